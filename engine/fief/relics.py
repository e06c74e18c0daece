"""Relics: who finds them (12.0)."""

from __future__ import annotations

from engine.core import Event, Word
from engine.fief.board import FORTS, is_free, see_of
from engine.fief.game_data import CATHEDRALS, NONE, RELICS
from engine.fief.state.state import INSIDE, FiefState
from engine.fief.terms import city_term, noble_term, told


def finders(state: FiefState, city: int) -> list[int]:
    """Free clerics who may take the relic of a cathedral city: its own prelate, any abbess; inside, where it has a fort
    (12.0)."""
    district = CATHEDRALS.index(city)
    return [
        n
        for n, who in enumerate(state.nobles)
        if who.place == city
        and is_free(who)
        and (n in state.veils or see_of(state, n) == district)
        and (who.site == INSIDE or state.towns[city].building not in FORTS)
    ]


def discover(state: FiefState, events: list[Event]) -> None:
    """Whoever may takes a hidden relic and shows it (12.0)."""
    for number, relic in enumerate(state.relics):
        if relic.known or relic.gone or relic.city not in CATHEDRALS:
            continue
        there = finders(state, relic.city)
        if there:
            city = relic.city
            relic.known, relic.bearer, relic.city = True, there[0], NONE
            events.append(
                told("relic-found", "phase", seals=True, relic=Word(RELICS[number]), noble=noble_term(there[0]),
                     city=city_term(city))
            )  # fmt: skip
