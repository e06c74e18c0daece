"""Taxation (K9.1, K9.3)."""

from __future__ import annotations

from engine.core import Action, Event, Phase, Prompts, Refusal
from engine.knights.board import besieged, cities_of, city_income
from engine.knights.game_data import AREA_OF
from engine.knights.mods import baron_mod, law_mod
from engine.knights.phases.laws import bite
from engine.knights.spaces import return_cards
from engine.knights.state.frames_vote import Taxes
from engine.knights.state.state import TAXES, KnState, Position, in_turn
from engine.knights.terms import REFUSE, seat_term, told


def open_taxes(state: KnState, events: list[Event]) -> None:
    """Taxation begins."""
    state.frames.append(Taxes(state.next()))
    events.append(told("taxes", "phase", seals=True))


def city_crowns(state: Position, seat: int) -> int:
    """The income of a seat's cities that are not besieged."""
    return sum(city_income(state, c) for c in cities_of(state, seat) if not besieged(state, AREA_OF[c]))


def receipts(state: Position, seat: int) -> int:
    """Crowns that a seat receives at Taxation: cities, concessions and offices."""
    return city_crowns(state, seat) + (baron_mod(state, seat, "income") or 0)


class TaxesPhase(Phase[KnState, Taxes]):
    """T1: everybody receives their income; then a law may take its part of it."""

    def prompts(self, state: KnState, frame: Taxes) -> Prompts:
        return {}

    def why_not(self, state: KnState, frame: Taxes, seat: int, action: Action) -> Refusal | None:
        return REFUSE.words(action)

    def act(self, state: KnState, frame: Taxes, seat: int, action: Action, events: list[Event]) -> None:
        raise NotImplementedError

    def advance(self, state: KnState, frame: Taxes, events: list[Event]) -> bool:
        if frame.paid:
            state.frames.remove(frame)
            return_cards(state, TAXES)
            return False
        frame.paid = True
        share = law_mod(state, "income-tax")
        for seat in reversed(in_turn(state)):
            got = receipts(state, seat)
            state.barons[seat].crowns += got
            if share:
                bite(state, seat, "income-tax", got // share, events)
        for seat in in_turn(state):
            if got := receipts(state, seat):
                events.append(told("income", seals=True, seat=seat_term(seat), n=got))
        return False
