"""The standing orders of a seat, beside the stack."""

from __future__ import annotations

from functools import cache

from engine.core import Action, Event, Phase, Prompt, Prompts, Refusal
from engine.fief.game_data import FAMILIES
from engine.fief.phases.base import REFUSE, argument, no
from engine.fief.standing import SETTINGS, change, is_setting
from engine.fief.state import Desk, FiefState, families_of


@cache
def _standing(families: int, own: tuple[int, ...]) -> tuple[Prompt, frozenset[Action]]:
    """What a seat may set: leave to pass is for other families in play and for cities."""
    absent = {*FAMILIES} - {FAMILIES[f] for f in range(families) if f not in own}
    found = [a for a in SETTINGS if a.verb != "order-leave" or argument(a, 0) not in absent]
    return Prompt("standing", "standing", "offer", False, False, False, found, ()), frozenset(found)


class DeskPhase(Phase[FiefState, Desk]):
    """Standing orders may be changed at any moment."""

    verbs = frozenset({"order", "order-leave"})

    def claims(self, state: FiefState, frame: Desk, seat: int, action: Action) -> bool:
        return seat == frame.seat and action.verb in self.verbs

    def prompts(self, state: FiefState, frame: Desk) -> Prompts:
        return {frame.seat: [self._mine(state, frame.seat)[0]]}

    @staticmethod
    def _mine(state: FiefState, seat: int) -> tuple[Prompt, frozenset[Action]]:
        return _standing(state.families, families_of(state, seat))

    def why_not(self, state: FiefState, frame: Desk, seat: int, action: Action) -> Refusal | None:
        if action in self._mine(state, seat)[1]:
            return None
        return no("order-leave") if is_setting(action) else REFUSE.words(action)

    def act(self, state: FiefState, frame: Desk, seat: int, action: Action, events: list[Event]) -> None:
        change(state.orders[seat], action)
