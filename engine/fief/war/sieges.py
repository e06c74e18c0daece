"""Sieges: how they end (7.9)."""

from __future__ import annotations

from engine.core import Event
from engine.fief.board import nobles_at, stacks_at
from engine.fief.game_data import CATAPULT, NONE
from engine.fief.pieces import tidy
from engine.fief.state.state import Deathbed, FiefState
from engine.fief.terms import city_term, family_term, told


def end_siege(state: FiefState, city: int, events: list[Event]) -> None:
    """A siege ends; all its catapults go (7.9)."""
    town = state.towns[city]
    for stack in stacks_at(state, city, town.siege):
        stack.works = 0
        stack.units[CATAPULT] = 0
    events.append(told("siege-over", seals=True, city=city_term(city), family=family_term(town.siege)))
    town.siege = NONE
    tidy(state)


def lift_siege(state: FiefState, events: list[Event]) -> bool:
    """No besieging Noble, or no catapult, no siege, as soon as the last is gone (7.9); not while the dead may yet be
    raised (12.3). Nor does anybody besiege what has become their own. Whether one has ended."""
    for city, town in enumerate(state.towns):
        if town.siege >= 0 and (town.siege == town.control or not _kept_up(state, city, town.siege)):
            end_siege(state, city, events)
            return True
    return False


def _kept_up(state: FiefState, city: int, family: int) -> bool:
    engines = any(s.units[CATAPULT] or s.works for s in stacks_at(state, city, family))
    dying = any(isinstance(f, Deathbed) and f.city == city for f in state.frames)
    return engines and (dying or bool(nobles_at(state, city, family)))
