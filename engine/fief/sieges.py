"""Sieges: how they end (7.9)."""

from __future__ import annotations

from engine.core import Event
from engine.fief.board import nobles_at, stacks_at
from engine.fief.lore import CATAPULT, NONE
from engine.fief.phases.base import city_term, family_term, told
from engine.fief.pieces import tidy
from engine.fief.state import FiefState


def end_siege(state: FiefState, city: int, events: list[Event]) -> None:
    """A siege ends; all its catapults go (7.9)."""
    town = state.towns[city]
    for stack in stacks_at(state, city, town.siege):
        stack.works = 0
        stack.units[CATAPULT] = 0
    events.append(told("siege-over", seals=True, city=city_term(city), family=family_term(town.siege)))
    town.siege = NONE
    tidy(state)


def check_sieges(state: FiefState, events: list[Event]) -> None:
    """No besieging Noble, no siege (7.9)."""
    for city, town in enumerate(state.towns):
        if town.siege >= 0 and not nobles_at(state, city, town.siege):
            end_siege(state, city, events)
