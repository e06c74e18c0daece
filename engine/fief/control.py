"""Cities change hands: conquered, with the title that goes with a Walled City (4.7, 4.9, 5.1, 6.6)."""

from __future__ import annotations

from typing import Any

from engine.core import Event, Place
from engine.core.messages import Tell
from engine.fief.board import family_nobles, forts_left, lord_family, royal_families, stacks_at, walled_city
from engine.fief.game_data import CITY_IDS, NONE, REGION_OF, REGIONS
from engine.fief.people import inherit
from engine.fief.pieces import move_in
from engine.fief.state.state import FiefState, Heir
from engine.fief.terms import city_term, family_term, told


def conquer(state: FiefState, city: int, family: int, events: list[Event]) -> None:
    """A family takes a city, its building with it; catapults that were being built go (5.1, 7.9)."""
    state.towns[city].won, before = True, state.towns[city].control
    _become(state, city, family)
    loser: dict[str, Any] = {"loser": family_term(before)} if before not in (NONE, family) else {}
    events.append(told("taken", seals=True, city=city_term(city), family=family_term(family), **loser))
    claim(state, city, family, events)


BORDERS = frozenset(f"fief-{what}" for what in ("moved", "movement", "arrived", "round", "won", "nobody"))
"""Events with which a part of a round is over: what has come of it is told before them."""
HANDED = frozenset(f"fief-{what}" for what in ("taken", "city-given", "walled-lost", "settles"))
"""Events that say who has a city now."""


def follow(before: list[int], state: FiefState, events: list[Event]) -> None:
    """Tell of the cities that have come into other hands without a word, by who stands in them. ``before``: who
    controlled each. The thread hears of it with what led to it: at once, or with the marches."""
    found: list[Event] = []
    aloud: Tell = "line" if any(event.tell != "log" and event.audience is None for event in events) else "log"
    said = {city_of(event) for event in events if event.key in HANDED}
    for city, (old, town) in enumerate(zip(before, state.towns, strict=True)):
        if old == town.control or CITY_IDS[city] in said:
            continue
        loser: dict[str, Any] = {"loser": family_term(old)} if old >= 0 else {}
        if town.control >= 0:
            found.append(told("holds", aloud, city=city_term(city), family=family_term(town.control), **loser))
        else:
            found.append(told("city-free", aloud, city=city_term(city), **loser))
    place = next((n for n, event in enumerate(events) if event.key in BORDERS), len(events))
    events[place:place] = found


def city_of(event: Event) -> str | int:
    """The city of which an event tells."""
    city = event.params.get("city")
    return city.slug if isinstance(city, Place) else ""


def _become(state: FiefState, city: int, family: int) -> None:
    town = state.towns[city]
    town.control, town.siege = family, NONE
    if town.building == "royal-fortress" and family not in royal_families(state):
        town.building = "fortress" if forts_left(state) else ""  # 4.9
    for stack in stacks_at(state, city):
        stack.works = 0
    move_in(state, city, family)


def claim(state: FiefState, city: int, winner: int, events: list[Event]) -> None:
    """Whoever has the Walled City takes the title: from the family that has lost it, or back after invaders had it
    (4.7, 6.6); one that lies with the titles for want of heirs is that family's alone (4.8)."""
    region = REGION_OF[city]
    if state.towns[city].building != "walled" or any(isinstance(f, Heir) and f.region == region for f in state.frames):
        return
    lord = lord_family(state, region)
    vacant = state.fiefs[region] < 0 and state.dormant[region] in (NONE, winner)
    if family_nobles(state, winner) and (vacant or lord not in (winner, NONE)):
        inherit(state, region, winner, events)


def claim_all(state: FiefState, events: list[Event]) -> None:
    """Titles that invaders have taken follow whoever has come into their Walled City since (6.6)."""
    for region in range(len(REGIONS)):
        if state.fiefs[region] < 0:
            city = walled_city(state, region)
            if city >= 0 and state.towns[city].control >= 0:
                claim(state, city, state.towns[city].control, events)
