"""What happens on the way: pieces change place, the plague and the bandits take their share (2.5, 5.0-5.4, 13.4)."""

from __future__ import annotations

from engine.core import Event, Word
from engine.fief.board import captives_of, families_at, has_card, is_free, nobles_at
from engine.fief.control import claim_all
from engine.fief.forest import cross
from engine.fief.game_data import BESIDE, CROSSBOW, PLAGUE, REGION_OF, TROOPS, N, seas_beside
from engine.fief.people import doom
from engine.fief.phases.disasters import falls_ill, sheltered
from engine.fief.phases.rebel import restless
from engine.fief.pieces import settle, stack_at, take, tidy
from engine.fief.relics import discover
from engine.fief.roads import arrival_site, steps_of
from engine.fief.servants import serve
from engine.fief.state.state import FOREST, INSIDE, SEA, FiefState, March, families_of, seat_of
from engine.fief.terms import city_term, family_term, noble_term, told


def travel(state: FiefState, frame: March, way: str, to: int, events: list[Event]) -> None:
    """A Noble and their company come to a city."""
    who = state.nobles[frame.noble]
    start, family = who.place, who.family
    events.append(
        told("marches", "log", seals=_awaited(state, family, to), noble=noble_term(frame.noble), way=Word(f"way-{way}"),
             city=city_term(start), to=city_term(to), n=sum(frame.company))
    )  # fmt: skip
    if way == "sail" and not frame.port:
        serve(state, frame.noble, events)
    who.steps += steps_of(way, start, to)
    frame.refused = frame.paraded = False
    if way == "forest" and not cross(state, frame, events):
        settle(state, start)
        return
    frame.trail.append(to)
    came = {"road": start, "forest": FOREST, "sail": SEA, "court": INSIDE}[way]
    _carry(state, frame, start, who.site, to, arrival_site(state, family, to, came))
    settle(state, start)
    settle(state, to)
    claim_all(state, events)
    discover(state, events)
    if family in families_at(state, to):
        for one, two in _entered(start, to, way):
            face_plague(state, frame, one, two, events)
    frame.brought = list(frame.company)


def _awaited(state: FiefState, family: int, city: int) -> bool:
    """Whether another seat may have armed a card for somebody who comes to a city: its Nobles are there (10.0), or it
    could raise the city, where nobody was to be hurt until now (10.1). That none falls is something to know, so nobody
    takes the step back."""
    others = [s for s in range(state.seats) if s != seat_of(state, family)]
    if any(restless(state, s, city) for s in others):
        return True
    return any(nobles_at(state, city, f) for s in others for f in families_of(state, s))


def enter(state: FiefState, frame: March, events: list[Event]) -> None:
    """Whoever was let into a building goes inside with their company (5.0)."""
    who = state.nobles[frame.noble]
    _carry(state, frame, who.place, who.site, who.place, INSIDE)
    frame.refused = False
    events.append(told("enters", seals=True, noble=noble_term(frame.noble), city=city_term(who.place)))
    discover(state, events)


def _carry(state: FiefState, frame: March, start: int, site: int, to: int, goal: int) -> None:
    """Pieces change place; they have marched this round and follow no other Noble."""
    who = state.nobles[frame.noble]
    if any(frame.company):
        source = stack_at(state, start, who.family, site)
        target = stack_at(state, to, who.family, goal)
        for kind, count in enumerate(frame.company):
            if count:
                hired = take(source, kind, count)
                target.units[kind] += count
                target.moved[kind] += count
                if kind == CROSSBOW:
                    for card, some in enumerate(hired):
                        target.hired[card] += some
        tidy(state)
    who.place, who.site = to, goal
    town = state.towns[to]
    empty = not town.building and town.control not in families_at(state, to)
    if goal == INSIDE and (town.control < 0 or empty):
        town.control = who.family


def _entered(start: int, to: int, way: str) -> list[tuple[int, int]]:
    """The regions that are entered one after the other, from which to which; a ship enters the sea between two
    (2.4, 2.5)."""
    one, two = REGION_OF[start], REGION_OF[to]
    if way == "sail" and two not in seas_beside(one):
        between = [r for r in seas_beside(one) if two in seas_beside(r)]
        if between:
            return [(one, between[0]), (between[0], two)]
    return [(one, two)]


def face_plague(state: FiefState, frame: March, before: int, region: int, events: list[Event]) -> None:
    """2.5: whoever enters a plague throws once a round, captives who are led along too, troops and guards die on 1-3
    (ruling 15); not within it, nor from one beside it, nor a Noble inside an abbey."""
    if not has_card(state, region, PLAGUE):
        return
    if region in BESIDE[before] and has_card(state, before, PLAGUE):
        return
    who = state.nobles[frame.noble]
    if not is_free(who):
        return
    stack = stack_at(state, who.place, who.family, who.site)
    begun, lost = state.dice.counter, 0
    for kind in TROOPS:
        for _ in range(frame.company[kind] - frame.exempt[kind]):
            if state.dice.roll("plague") <= N.plague:
                take(stack, kind)
                frame.company[kind] -= 1
                lost += 1
        frame.exempt[kind] = frame.company[kind]
    if not who.safe:
        for _ in range(who.guards):
            if state.dice.roll("plague") <= N.plague:
                who.guards -= 1
                lost += 1
    tidy(state)
    family = family_term(who.family)
    events.extend(told("plague-troop", seals=True, city=city_term(who.place), family=family) for _ in range(lost))
    if not lost and state.dice.counter > begun:
        spared = state.dice.counter - begun
        events.append(told("plague-past", seals=True, n=spared, city=city_term(who.place), family=family))
    for noble in (frame.noble, *captives_of(state, frame.noble)):
        if not state.nobles[noble].safe and not sheltered(state, noble):
            state.nobles[noble].safe = True
            if falls_ill(state, noble, events):
                doom(state, noble, PLAGUE, events)
