"""The standing orders of a seat, beside the stack."""

from __future__ import annotations

from functools import cache

from engine.core import Action, Refusal
from engine.core.standing import Offered, SettingsPhase
from engine.knights.standing.standing import SETTINGS, about, change
from engine.knights.state.frames import Desk
from engine.knights.state.state import KnState, players
from engine.knights.terms import REFUSE, no


@cache
def _offered(rivals: tuple[int, ...]) -> Offered:
    """Orders about the others who play, not about oneself, who is ``self`` in a vote."""
    return Offered(a for a in SETTINGS if about(a) is None or about(a) in rivals)


class DeskPhase(SettingsPhase[KnState, Desk]):
    """Standing orders may be changed at any moment."""

    verbs = frozenset({"order", "order-pass", "order-votes", "order-voice"})
    refusals = REFUSE

    def offered(self, state: KnState, seat: int) -> Offered:
        return _offered(tuple(s for s in players(state) if s != seat))

    def seats(self, state: KnState, frame: Desk) -> tuple[int, ...]:
        """Nobody who is out has any."""
        return () if state.barons[frame.seat].out else (frame.seat,)

    def refuse(self, state: KnState, seat: int, action: Action) -> Refusal:
        whom = about(action) if action in SETTINGS else None
        if whom is None:
            return REFUSE.words(action)
        return no("order-self") if whom == seat else no("order-seat", {"number": whom + 1})

    def change(self, state: KnState, seat: int, action: Action) -> None:
        change(state.orders[seat], action)
