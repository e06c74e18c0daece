"""What follows of itself from any change of the position, between two steps of a procedure (C5)."""

from __future__ import annotations

from engine.core import Event
from engine.knights.board import city_strength, doomed, troops_of
from engine.knights.deaths import kill
from engine.knights.frames_war import Battle
from engine.knights.lore import CITIES, NONE, N
from engine.knights.phases.base import city_term, noble_term, told
from engine.knights.siege import lift_sieges
from engine.knights.state import KnState


def watch(state: KnState, events: list[Event]) -> bool:
    """Do the first thing that is due; whether there was one. While a battle is fought its own rules see to deaths."""
    if any(isinstance(f, Battle) for f in state.frames):
        return False
    return _empty(state, events) or _casualties(state, events) or _walls(state, events) or lift_sieges(state, events)


def _casualties(state: KnState, events: list[Event]) -> bool:
    """An army whose casualties reach its troops loses its Noble, whatever the cause (FAQ 3)."""
    for noble, who in enumerate(state.nobles):
        if who.area != NONE and doomed(state, noble):
            kill(state, noble, events)
            return True
    return False


def _empty(state: KnState, events: list[Event]) -> bool:
    """A Noble without troops leaves the board; he is not dead (K12.3, FAQ 3)."""
    for noble, who in enumerate(state.nobles):
        if who.area != NONE and not troops_of(state, noble):
            who.area, who.sea, who.losses = NONE, False, 0
            events.append(told("leaves", seals=True, noble=noble_term(noble)))
            return True
    return False


def _walls(state: KnState, events: list[Event]) -> bool:
    """A fortified city at strength 0 is fortified no more and sheds one breach (K17.3)."""
    for city, it in enumerate(state.cities):
        if it.fortified and city_strength(state, city) <= 0:
            it.fortified = False
            it.breaches = CITIES[city].strength // N.hit
            events.append(told("unfortified", seals=True, city=city_term(city)))
            return True
    return False
