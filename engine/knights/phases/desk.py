"""The standing orders of a seat, beside the stack."""

from __future__ import annotations

from engine.core import Action, Event, Phase, Prompt, Prompts, Refusal
from engine.knights.frames import Desk
from engine.knights.phases.base import REFUSE
from engine.knights.standing import SETTINGS, change, is_setting
from engine.knights.state import KnState

_STANDING = Prompt("standing", "standing", "offer", False, False, False, list(SETTINGS), ())


class DeskPhase(Phase[KnState, Desk]):
    """Standing orders may be changed at any moment."""

    verbs = frozenset({"order", "order-pass", "order-votes", "order-voice"})

    def claims(self, state: KnState, frame: Desk, seat: int, action: Action) -> bool:
        return seat == frame.seat and action.verb in self.verbs

    def prompts(self, state: KnState, frame: Desk) -> Prompts:
        return {} if state.barons[frame.seat].out else {frame.seat: [_STANDING]}

    def why_not(self, state: KnState, frame: Desk, seat: int, action: Action) -> Refusal | None:
        return None if is_setting(action) else REFUSE.words(action)

    def act(self, state: KnState, frame: Desk, seat: int, action: Action, events: list[Event]) -> None:
        change(state.orders[seat], action)
