"""The standing orders of a seat, beside the stack."""

from __future__ import annotations

from engine.core import Action, Event, Phase, Prompt, Prompts, Refusal
from engine.fief.phases.base import REFUSE
from engine.fief.standing import SETTINGS, change, is_setting
from engine.fief.state import Desk, FiefState

_STANDING = Prompt("standing", "standing", "offer", False, False, False, list(SETTINGS), ())


class DeskPhase(Phase[FiefState, Desk]):
    """Standing orders may be changed at any moment."""

    verbs = frozenset({"order", "order-leave"})

    def claims(self, state: FiefState, frame: Desk, seat: int, action: Action) -> bool:
        return seat == frame.seat and action.verb in self.verbs

    def prompts(self, state: FiefState, frame: Desk) -> Prompts:
        return {frame.seat: [_STANDING]}

    def why_not(self, state: FiefState, frame: Desk, seat: int, action: Action) -> Refusal | None:
        return None if is_setting(action) else REFUSE.words(action)

    def act(self, state: FiefState, frame: Desk, seat: int, action: Action, events: list[Event]) -> None:
        change(state.orders[seat], action)
