"""The standing orders of a seat, beside the stack."""

from __future__ import annotations

from functools import cache

from engine.core import Action, Refusal
from engine.core.standing import Offered, SettingsPhase
from engine.fief.game_data import FAMILIES
from engine.fief.standing.standing import SETTINGS, change
from engine.fief.state.state import Desk, FiefState, families_of
from engine.fief.terms import REFUSE, argument, no


@cache
def _offered(families: int, own: tuple[int, ...]) -> Offered:
    """What a seat may set: leave to pass is for other families in play and for cities."""
    absent = {*FAMILIES} - {FAMILIES[f] for f in range(families) if f not in own}
    return Offered(a for a in SETTINGS if a.verb != "order-leave" or argument(a, 0) not in absent)


class DeskPhase(SettingsPhase[FiefState, Desk]):
    """Standing orders may be changed at any moment."""

    verbs = frozenset({"order", "order-leave"})
    refusals = REFUSE

    def offered(self, state: FiefState, seat: int) -> Offered:
        return _offered(state.families, families_of(state, seat))

    def refuse(self, state: FiefState, seat: int, action: Action) -> Refusal:
        return no("order-leave") if action in SETTINGS else REFUSE.words(action)

    def change(self, state: FiefState, seat: int, action: Action) -> None:
        change(state.orders[seat], action)
