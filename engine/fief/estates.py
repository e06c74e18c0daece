"""What can be bought, where and for how much; new Lords, Walled Cities, the Royal Fortress (4.0-4.6, 4.9)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Event, Piece
from engine.fief.board import (
    ally_of,
    cities_in,
    controlled,
    family_nobles,
    is_independent,
    lord_family,
    region_of,
    royal_families,
    walled_city,
)
from engine.fief.game_data import MASON, NONE, REGIONS, SERVANT, N
from engine.fief.people import crown_lord
from engine.fief.pieces import move_in, move_out
from engine.fief.servants import master, serve
from engine.fief.state.position import Position
from engine.fief.state.state import FiefState, Walling
from engine.fief.terms import city_term, family_term, region_term, told


def unit_sites(state: Position, family: int) -> list[int]:
    """Cities where a family may put new units: its own, unbesieged; the Royal Fortress for the crown alone (4.0,
    4.9)."""
    royal = family in royal_families(state)
    return [
        c
        for c in controlled(state, family)
        if state.towns[c].siege < 0 and (royal or state.towns[c].building != "royal-fortress")
    ]


def helper(state: Position, family: int, city: int, servant: str) -> int:
    """The free Noble of a family in a city whom a rested servant serves, -1 none."""
    number = SERVANT[servant]
    kin = [n for n, who in enumerate(state.nobles) if who.servant == number]
    return master(state, [n for n in kin if (state.nobles[n].family, state.nobles[n].place) == (family, city)], servant)


def room(state: Position, placed: Sequence[int], family: int, city: int) -> int:
    """New units that still fit into a city this phase: four, five with the clerk there (4.0)."""
    return N.new_units + (helper(state, family, city, "leofric") >= 0) - placed[city]


def fortress_price(state: Position, family: int, city: int) -> int:
    """What a fortress costs, less where the mason is (4.2)."""
    return N.fortress_mason if helper(state, family, city, MASON) >= 0 else N.fortress


def hire_help(state: FiefState, family: int, city: int, servant: str, events: list[Event]) -> None:
    """A servant has served this round (2.12)."""
    noble = helper(state, family, city, servant)
    if noble >= 0:
        serve(state, noble, events)


def building_sites(state: Position, family: int) -> list[int]:
    """Cities in which a family may build a fortress (4.2)."""
    return [c for c in controlled(state, family) if not state.towns[c].building and state.towns[c].siege < 0]


# --- titles ----------------------------------------------------------------------------------------------------------


def title_price(region: int) -> int:
    """What the title of a region costs (4.3), the same without the city of the Royal Fortress (4.9)."""
    return REGIONS[region].cost


def bearers(state: Position, family: int) -> list[int]:
    """Nobles to whom a family may give a title: its own, and its ally's (9.0)."""
    ally = ally_of(state, family)
    return family_nobles(state, family) + (family_nobles(state, ally) if ally >= 0 else [])


def enfeoff(state: FiefState, region: int, noble: int, events: list[Event]) -> None:
    """A Noble becomes Lord; a fortress of the fief becomes its Walled City, which one is the choice of whoever holds
    them (4.3, 4.4)."""
    crown_lord(state, region, noble, events)
    forts = fortresses(state, region)
    if walled_city(state, region) >= 0 or not forts:
        return
    if len(forts) == 1:
        wall(state, region, forts[0], events)
    else:
        state.frames.append(Walling(state.towns[forts[0]].control, region, state.next()))


def fortresses(state: Position, region: int) -> list[int]:
    """The fortresses of a region."""
    return [c for c in cities_in(state, region) if state.towns[c].building == "fortress"]


def wall(state: FiefState, region: int, city: int, events: list[Event]) -> None:
    """A fortress becomes the Walled City of its fief (4.4)."""
    state.towns[city].building = "walled"
    events.append(told("walled", seals=True, city=city_term(city), region=region_term(region)))


# --- the Royal Fortress ----------------------------------------------------------------------------------------------


def royal_sites(state: Position, family: int) -> list[int]:
    """Cities where the Royal Family may build its fortress: nobody's, its own, or a Lord's with their consent; one
    there can be (4.9)."""
    if family not in royal_families(state) or any(town.building == "royal-fortress" for town in state.towns):
        return []
    found = []
    for city, town in enumerate(state.towns):
        lord = lord_family(state, region_of(state, city))
        open_to = town.control in (family, lord) or is_independent(state, city)
        if not town.building and town.siege < 0 and open_to and (town.control != NONE or is_independent(state, city)):
            found.append(city)
    return found


def consenting(state: Position, family: int, city: int) -> int:
    """The family whose consent the crown needs for its fortress in a city, -1 nobody's (4.9)."""
    lord = lord_family(state, region_of(state, city))
    return NONE if lord in (NONE, family) else lord


def build_royal(state: FiefState, family: int, city: int, events: list[Event]) -> None:
    """The Royal Fortress: its city is the crown's and leaves its region; whoever had it goes out to the road (4.9)."""
    town = state.towns[city]
    if town.control not in (NONE, family):
        move_out(state, city, town.control)
    town.building, town.control = "royal-fortress", family
    move_in(state, city, family)
    building, place = Piece("royal-fortress"), city_term(city)
    events.append(told("builds", seals=True, family=family_term(family), building=building, city=place))
