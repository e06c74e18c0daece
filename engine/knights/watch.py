"""What follows of itself from any change of the position, between two steps of a procedure (C5)."""

from __future__ import annotations

from engine.core import Event
from engine.knights.board import doomed, troops_of
from engine.knights.game_data import NONE
from engine.knights.state.frames_war import Battle
from engine.knights.state.state import KnState
from engine.knights.war.capture import crumble
from engine.knights.war.deaths import kill, leave
from engine.knights.war.siege import lift_sieges


def watch(state: KnState, events: list[Event]) -> bool:
    """Do the first thing that is due; whether there was one. While a battle is fought its own rules see to deaths."""
    if any(isinstance(f, Battle) for f in state.frames):
        return False
    return _casualties(state, events) or _empty(state, events) or _walls(state, events) or lift_sieges(state, events)


def _casualties(state: KnState, events: list[Event]) -> bool:
    """An army whose casualties reach its troops loses its Noble, whatever the cause (FAQ 3)."""
    for noble, who in enumerate(state.nobles):
        if who.losses and who.area != NONE and doomed(state, noble):
            kill(state, noble, events)
            return True
    return False


def _empty(state: KnState, events: list[Event]) -> bool:
    """A Noble without troops leaves the board; casualties of troops in a stronghold or off the board go with the last
    of them."""
    for baron in state.barons:
        if baron.stronghold.losses and not baron.stronghold.troops:
            baron.stronghold.losses = 0
            return True
    for noble, who in enumerate(state.nobles):
        if who.area == NONE and who.losses and not who.troops:
            who.losses = 0
            return True
        if who.area != NONE and not who.troops and not troops_of(state, noble):
            leave(state, noble, events)
            return True
    return False


def _walls(state: KnState, events: list[Event]) -> bool:
    """Fortified cities at strength 0 (K17.3)."""
    fortified = [city for city, it in enumerate(state.cities) if it.fortified]
    return any(crumble(state, city, events) for city in fortified)
