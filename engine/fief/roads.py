"""Where a Noble on the way may go next, and why not (5.0-5.5, 7.9, 13.4): pure questions to a position."""

from __future__ import annotations

from functools import lru_cache

from engine.core import Params, Refusal
from engine.fief.board import (
    ABBEYS,
    FORTS,
    families_at,
    has_card,
    is_besieged,
    is_free,
    nobles_at,
    royals,
    stacks_at,
    troops,
)
from engine.fief.game_data import (
    CATAPULT,
    CITIES,
    PORT_OF,
    PORTS,
    REGION_OF,
    ROADS,
    SERVANT,
    SHERWOOD_LINKS,
    STORMS,
    UNIT_IDS,
    seas_beside,
)
from engine.fief.state.position import Position
from engine.fief.state.state import INSIDE, FiefState, March, Marching, empty_units
from engine.fief.terms import city_term, no, noble_term, region_term

MOVES = 2
"""Moves of a Noble in a round (5.0)."""
CARRIED = tuple(k for k in range(len(UNIT_IDS)) if k != CATAPULT)
"""Kinds that can march; catapults stay where they were built (7.2)."""


def waiting(state: FiefState, frame: Marching) -> list[int]:
    """The Nobles whom a family could send out now: free, with a move left, who have not just stayed where they were."""
    own = [n for n, who in enumerate(state.nobles) if who.family == frame.family and is_free(who) and who.place >= 0]
    return [n for n in own if state.nobles[n].steps < MOVES and n not in frame.rested]


FAR = 9
"""More moves than anybody has: by sea from one port to another that is too far."""


def setting_out(state: Position, noble: int, number: int = 0) -> March:
    """The march of a Noble from where they are: by sea too, if they have not moved yet and stand in a port (5.4)."""
    who = state.nobles[noble]
    port = who.steps == 0 and who.place in PORTS
    return March(noble, empty_units(), [0, 0], empty_units(), [who.place], number, port=port)


def could_join(state: Position, frame: March) -> list[int]:
    """Units by kind that could join a Noble now: with them, not yet led by another this round (5.0); none of troops
    whose kinds are hidden."""
    who = state.nobles[frame.noble]
    stack = next(iter(stacks_at(state, who.place, who.family, who.site)), None)
    if stack is None or stack.units is None or stack.moved is None:
        return empty_units()
    brought = frame.brought or empty_units()
    return [
        max(0, stack.units[k] - max(0, stack.moved[k] - brought[k]) - frame.company[k]) if k in CARRIED else 0
        for k in range(len(UNIT_IDS))
    ]


def stormy(state: Position, city: int) -> bool:
    """Whether storms close a city's region (2.5)."""
    return has_card(state, REGION_OF[city], STORMS)


def held_against(state: FiefState, noble: int) -> int:
    """The family whose leave a Noble needs to pass on from where they are: whoever controls a city that they have
    entered this round, or in which they fought each other in the last, and is there (5.0); -1 nobody."""
    who, town = state.nobles[noble], state.towns[state.nobles[noble].place]
    owner = town.control
    if owner in (who.family, -1) or (who.steps == 0 and sorted((who.family, owner)) not in town.feuds):
        return -1
    return owner if owner in families_at(state, who.place) else -1


def at_peace(state: FiefState, city: int, one: int, other: int) -> bool:
    """Whether two families have stood in a city together through the last round without fighting each other (5.0)."""
    town = state.towns[city]
    return {one, other} <= set(town.quiet) and sorted((one, other)) not in town.feuds


def road_taken(state: FiefState, noble: int, to: int) -> int:
    """The family whose troops stand on the road to a city, so that the way out is theirs to give (5.0); -1 nobody."""
    who = state.nobles[noble]
    for family in families_at(state, who.place):
        if family == who.family or at_peace(state, who.place, who.family, family):
            continue
        if any(troops(s) for s in stacks_at(state, who.place, family, to)) or any(
            state.nobles[n].guards for n in nobles_at(state, who.place, family, to)
        ):
            return family
    return -1


def besieger(state: Position, noble: int) -> int:
    """Who besieges a Noble, -1 nobody (7.9)."""
    return state.towns[state.nobles[noble].place].siege if is_besieged(state, noble) else -1


def harbour_held(state: FiefState, noble: int) -> int:
    """The family whose army came into the port and keeps others from sailing (5.4); -1 nobody."""
    who = state.nobles[noble]
    for family in families_at(state, who.place):
        army = nobles_at(state, who.place, family) and any(troops(s) for s in stacks_at(state, who.place, family))
        if family != who.family and army and not at_peace(state, who.place, who.family, family):
            return family
    return -1


def needs_leave(state: FiefState, frame: March, way: str, to: int) -> int:
    """The family that must be asked for a move, -1 nobody. Back along the way one came needs no leave (5.0)."""
    noble = frame.noble
    if besieger(state, noble) >= 0:
        return besieger(state, noble)
    if way == "sail":
        return harbour_held(state, noble)
    if frame.paraded or (way == "road" and len(frame.trail) > 1 and frame.trail[-2] == to):
        return -1
    taken = road_taken(state, noble, to)
    if taken >= 0 or (way == "road" and state.nobles[noble].site == to):
        return taken  # on the road there they are in nobody's city
    return held_against(state, noble)


def unasked(state: Position, noble: int) -> bool:
    """Whether the envoy brings a Noble through an unfortified city without leave (servant Avice)."""
    who = state.nobles[noble]
    open_city = state.towns[who.place].building not in FORTS
    return open_city and who.servant == SERVANT["avice"] and not who.used


@lru_cache(maxsize=len(PORTS) ** 2)
def sea_steps(start: int, to: int) -> int:
    """Moves from one port to another by sea: one or two (5.4); ``FAR`` where it is farther."""
    one, two = PORT_OF.index(start), PORT_OF.index(to)
    if one == two:
        return FAR
    if two in seas_beside(one):
        return 1
    return 2 if any(two in seas_beside(r) for r in seas_beside(one)) else FAR


def steps_of(way: str, start: int, to: int) -> int:
    """Moves of a Noble's two that a way takes (5.0, 5.4, 13.4); a royal journey takes both (4.9)."""
    return {"road": 1, "forest": 1, "court": MOVES}.get(way) or sea_steps(start, to)


def calm_course(state: Position, start: int, to: int) -> bool:
    """Whether some course of the shortest length meets no storm (5.5)."""
    regions = {PORT_OF[r]: r for r in range(len(PORT_OF))}
    one, two = regions[start], regions[to]
    if has_card(state, one, STORMS) or has_card(state, two, STORMS):
        return False
    between = [r for r in seas_beside(one) if two in seas_beside(r)]
    return two in seas_beside(one) or any(not has_card(state, r, STORMS) for r in between)


def refuse_road(state: Position, frame: March, to: int) -> Refusal | None:
    """Why a Noble may not take the road to a city now, or ``None``; leave is asked for apart."""
    who = state.nobles[frame.noble]
    if to not in ROADS[who.place]:
        return no("road", {"city": city_term(to)})
    return _refuse_move(state, frame, to, 1)


def refuse_forest(state: Position, frame: March, to: int) -> Refusal | None:
    """Why a Noble may not take the bandits' path to a city (13.4), or ``None``."""
    who = state.nobles[frame.noble]
    if not state.options.sherwood or not {who.place, to} <= SHERWOOD_LINKS or who.place == to:
        return no("forest", {"city": city_term(to)})
    return _refuse_move(state, frame, to, 1)


def refuse_sail(state: Position, frame: March, to: int) -> Refusal | None:
    """Why a Noble may not sail to a port (5.4, 5.5), or ``None``."""
    who = state.nobles[frame.noble]
    if who.place not in PORTS or to not in PORTS:
        return no("port", {"city": city_term(to if to not in PORTS else who.place)})
    if not frame.port and not _ferried(state, frame.noble):
        return no("embark", {"noble": noble_term(frame.noble)})
    steps = sea_steps(who.place, to)
    if steps > MOVES:
        return no("sea-far", {"city": city_term(to)})
    if not calm_course(state, who.place, to):
        return no("storms", {"region": region_term(REGION_OF[to])})
    return _refuse_move(state, frame, to, steps, by_sea=True)


def refuse_entry(state: Position, frame: March) -> Refusal | None:
    """Why a Noble may not ask to come into the building of the city before which they stand (5.0), or ``None``."""
    who = state.nobles[frame.noble]
    town = state.towns[who.place]
    at: Params = {"city": city_term(who.place)}
    if not is_free(who):
        return no("captive", {"noble": noble_term(frame.noble)})
    if town.building not in (FORTS | ABBEYS) or town.control < 0:
        return no("entry", at)
    return no("entry-inside", {**at, "noble": noble_term(frame.noble)}) if who.site == INSIDE else None


def refuse_court(state: Position, frame: March, to: int) -> Refusal | None:
    """Why a Noble may not make a royal journey (2.13, 4.9), or ``None``: the Royal Family and its families' Nobles,
    without troops, from anywhere to the Royal Abbey or Fortress for both moves."""
    crowned = royals(state)
    families = {state.nobles[n].family for n in crowned}
    who = state.nobles[frame.noble]
    if who.family not in families:
        return no("court-family", {"noble": noble_term(frame.noble)})
    if state.towns[to].building not in ("royal-abbey", "royal-fortress"):
        return no("court", {"city": city_term(to)})
    if any(frame.company):
        return no("court-troops")
    return _refuse_move(state, frame, to, MOVES)


def _ferried(state: Position, noble: int) -> bool:
    """Whether the ferryman lets a Noble sail from a port they have just entered (servant Wymond)."""
    return state.nobles[noble].servant == SERVANT["wymond"] and not state.nobles[noble].used


def _refuse_move(state: Position, frame: March, to: int, steps: int, *, by_sea: bool = False) -> Refusal | None:
    who = state.nobles[frame.noble]
    if not is_free(who):
        return no("captive", {"noble": noble_term(frame.noble)})
    if frame.refused and abandons(state, frame):
        return no("abandon", {"noble": noble_term(frame.noble)})
    if who.steps + steps > MOVES:
        return no("moves", {"noble": noble_term(frame.noble), "n": MOVES - who.steps})
    if not by_sea and (stormy(state, who.place) or stormy(state, to)):
        region = REGION_OF[who.place] if stormy(state, who.place) else REGION_OF[to]
        return no("storms", {"region": region_term(region)})
    return None


def abandons(state: Position, frame: March) -> bool:
    """Whether a Noble who was refused leave would desert troops that have come with them (5.0)."""
    who = state.nobles[frame.noble]
    if len(nobles_at(state, who.place, who.family, who.site)) > 1:
        return False
    return any(
        moved > frame.company[kind]
        for s in stacks_at(state, who.place, who.family, who.site)
        for kind, moved in enumerate(s.moved or ())  # one's own are never hidden
    )


def ways(state: Position, frame: March) -> list[tuple[str, int]]:
    """Every move that a Noble may make now, leave given: (road, forest, sail or court; city)."""
    place = state.nobles[frame.noble].place
    found = [("road", c) for c in ROADS[place] if refuse_road(state, frame, c) is None]
    found += [("forest", c) for c in sorted(SHERWOOD_LINKS) if refuse_forest(state, frame, c) is None]
    if place in PORTS:
        found += [("sail", c) for c in sorted(PORTS) if c != place and refuse_sail(state, frame, c) is None]
    royal = [c for c in range(len(CITIES)) if state.towns[c].building in ("royal-abbey", "royal-fortress")]
    found += [("court", c) for c in royal if c != place and refuse_court(state, frame, c) is None]
    return found


def arrival_site(state: Position, family: int, to: int, site: int) -> int:
    """Where somebody stands who comes to a city: inside what is theirs or nobody's, else on the way they came (5.0)."""
    town = state.towns[to]
    if any(army.stays and army.city == to for army in state.armies):
        return site  # 6.6
    if town.control in (-1, family):
        return INSIDE
    empty = town.control not in families_at(state, to)
    return INSIDE if empty and town.building not in (FORTS | ABBEYS) else site
