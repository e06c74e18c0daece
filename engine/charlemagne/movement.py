"""Movement in operations points (15, 19, 22): reach, cheapest paths, and the ground a beaten or wary force may take.

A search needs only what everybody sees, so a view answers as well as a state.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache

import msgspec

from engine.charlemagne.board import (
    AREAS,
    GROUND,
    HEXES,
    LAND_STEPS,
    PLACES,
    SEA,
    SEA_STEPS,
    TERRAIN,
    by_pass,
    distance,
    river,
)
from engine.charlemagne.frames import Retreat
from engine.charlemagne.game_data import AREA_OF, LEADER, NATION, STACK, TRIBAL
from engine.charlemagne.terms import no, place_term
from engine.charlemagne.treaties import covers
from engine.charlemagne.units import (
    Ground,
    Position,
    eaters,
    feeds,
    is_burg,
    is_naval,
    nations,
)
from engine.core import Params, Refusal


class Way(msgspec.Struct, array_like=True):
    """How a place is reached."""

    cost: int
    """Operations points spent on the way."""
    before: int
    """The place before it, -1 for where the way starts."""


class Goal(msgspec.Struct, frozen=True):
    """A place within reach, as its owner should see it."""

    place: str
    """Its slug."""
    points: int
    """Operations points left there."""
    stop: bool
    """Whether an enemy zone stops the force there (14.4)."""
    hungry: int
    """How many of the force's units the place would not feed (20)."""
    path: list[str]
    """Slugs of the places on the way, the goal last, without the start."""


Ways = Sequence[tuple[tuple[int, int], ...]]
"""By place: where a step leads, with its cost in operations points."""


def _sailing(cost: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """By place: where a fleet may sail, at a cost for each hex of the sea or its coast."""
    return tuple(tuple((q, GROUND.area_cost if q >= HEXES else cost) for q in steps) for steps in SEA_STEPS)


_FROM_PORT, _FROM_COAST = _sailing(GROUND.sea_from_port), _sailing(GROUND.sea_from_coast)


@lru_cache(maxsize=256)
def _bounds(what: str) -> tuple[frozenset[int], tuple[int, ...]]:
    """The places of a region or a burg, and those outside from which a step leads into it."""
    inside = frozenset(p for p in range(len(PLACES)) if covers(what, p))
    outside = (p for p in range(len(PLACES)) if p not in inside)
    return inside, tuple(p for p in outside if not inside.isdisjoint((*(q for q, _ in LAND_STEPS[p]), *SEA_STEPS[p])))


def _shut(ways: Ways, closed: Iterable[str]) -> Ways:
    """The same ways without those that lead into a closed region or burg from outside: who stands in it may go about
    there, and leave it (26.1)."""
    found = list(ways)
    for what in closed:
        inside, rim = _bounds(what)
        for place in rim:
            found[place] = tuple(step for step in found[place] if step[0] not in inside)
    return found


class Limits:
    """Where a group may go: ``barred`` places, the ``zone`` of its enemies, the ``area`` it may enter (-1: none),
    the ``ways`` from place to place with their cost in operations points. ``closed``: regions and burgs that treaties
    keep it from entering. ``known``: what ``reach`` has found; nothing else may change once it has."""

    __slots__ = ("area", "barred", "known", "naval", "ways", "zone")

    def __init__(
        self,
        state: Position,
        seat: int,
        units: list[int],
        *,
        port: bool = False,
        ground: Ground | None = None,
        closed: Collection[str] = (),
    ) -> None:
        ground = ground or Ground(state)
        self.naval = is_naval(units)
        self.ways: Ways = (_FROM_PORT if port else _FROM_COAST) if self.naval else LAND_STEPS
        if closed:
            self.ways = _shut(self.ways, closed)
        self.zone = ground.zone(seat, fleets=self.naval, lands=not self.naval)
        mine = set(units)
        folk = nations(mine)
        load = len(eaters(mine))
        spots = {state.where[c] for c in mine}
        self.barred: set[int] = set(range(HEXES) if load > STACK else ())
        for place, side in ground.held.items():
            if side != seat:
                self.barred.add(place)
                continue
            there = ground.stacks[place]
            if place in spots:
                there = [c for c in there if c not in mine]
                if not there:
                    continue
            full = load + len(there) > STACK and place < HEXES and load + sum(not LEADER[c] for c in there) > STACK
            if full or (seat == TRIBAL and folk and not folk.issuperset(nations(there))):
                self.barred.add(place)
        home = next(iter(folk)) if len(folk) == 1 and all(NATION[c] >= 0 for c in units) else -1
        self.area = AREA_OF.get(home, -1)
        self.known: dict[tuple[int, int, int], Reach] = {}

    def may_enter(self, place: int) -> bool:
        """Whether the group may stand at a place (15.3a, 12.1, 22.3)."""
        return place not in self.barred and (place < HEXES or place == self.area)

    def steps(self, place: int) -> Iterable[tuple[int, int]]:
        """Neighbouring places with their cost in operations points, whoever stands there."""
        return self.ways[place]


def limits_of(
    state: Position, seat: int, units: list[int], *, port: bool, closed: tuple[str, ...], ground: Ground
) -> Limits:
    """The limits of a group, the same for everybody who asks about the same board; only read. ``closed``: regions and
    burgs that treaties keep it out of."""

    def work() -> Limits:
        return Limits(state, seat, units, port=port, ground=ground, closed=closed)

    found: Limits = ground.note(("limits", seat, tuple(units), port, closed, ground.marks()), work)
    return found


class Reach:
    """What a force reaches: ``cost``, points spent by place on the cheapest way; ``before``, the place before each."""

    __slots__ = ("before", "cost")

    def __init__(self, cost: list[int], before: dict[int, int]) -> None:
        self.cost, self.before = cost, before

    def path(self, goal: int) -> list[int]:
        """The way to a goal, without the start."""
        steps: list[int] = []
        while self.before[goal] >= 0:
            steps.append(goal)
            goal = self.before[goal]
        return steps[::-1]


def reach(limits: Limits, start: int, points: int, goal: int = -1) -> Reach:
    """Every place within ``points``, with the cheapest way. A force stops where it enters an enemy zone, never goes
    from zone to zone, and may leave the zone it began in (14.4). With a ``goal`` no more is looked for than its way."""
    known = limits.known.get((start, points, -1)) or limits.known.get((start, points, goal))
    if known is not None:
        return known
    zone, ways = limits.zone, limits.ways
    before = {start: -1}
    best = [points + 1] * len(PLACES)
    for place in (*limits.barred, *AREAS):
        best[place] = -1
    if limits.area >= 0 and limits.area not in limits.barred:
        best[limits.area] = points + 1
    best[start] = 0
    buckets: list[list[int]] = [[] for _ in range(points + 1)]
    inside = start in zone
    for q, price in ways[start]:
        if price < best[q] and not (inside and q in zone):
            best[q], before[q] = price, start
            buckets[price].append(q)
    for cost, bucket in enumerate(buckets):
        if goal >= 0 and best[goal] <= cost:
            break
        for place in bucket:
            if best[place] < cost or place in zone:
                continue
            for q, price in ways[place]:
                total = cost + price
                if total < best[q]:
                    best[q], before[q] = total, place
                    buckets[total].append(q)
    found = limits.known[start, points, goal] = Reach(best, before)
    return found


def search(limits: Limits, start: int, points: int, *, halted: bool = False) -> dict[int, Way]:
    """``reach`` with each place's way; ``halted``: the force may not move at all."""
    found = reach(limits, start, 0 if halted else max(0, points))
    return {place: Way(found.cost[place], last) for place, last in found.before.items()}


def path(found: dict[int, Way], goal: int) -> list[int]:
    """The way to a goal, without the start."""
    steps: list[int] = []
    while found[goal].before >= 0:
        steps.append(goal)
        goal = found[goal].before
    return steps[::-1]


def goals(
    state: Position,
    seat: int,
    units: list[int],
    start: int,
    points: int,
    *,
    port: bool,
    halted: bool,
    closed: Collection[str] = (),
) -> list[Goal]:
    """Every place within reach of a force with what awaits it there: from a state or from a view. ``closed``: regions
    and burgs that a treaty keeps it from entering."""
    ground = Ground(state)
    limits = Limits(state, seat, units, port=port, ground=ground, closed=closed)
    found = reach(limits, start, 0 if halted else max(0, points))
    cost, before, zone = found.cost, found.before, limits.zone
    load, answer, mine, food = len(eaters(units)), list[Goal](), set(units), feeds(state)
    trails: dict[int, list[str]] = {start: []}
    for place in sorted(before, key=cost.__getitem__):  # nearest first: the way to a place goes on to the next
        if place != start:
            trails[place] = [*trails[before[place]], PLACES[place]]
    for place in sorted(before):
        if place == start:
            continue
        stack = ground.stacks.get(place, ())
        there = sum(not LEADER[c] and c not in mine for c in stack) if stack else 0
        hungry = min(load, max(0, load + there - food[place]))
        answer.append(Goal(PLACES[place], points - cost[place], place in zone, hungry, trails[place]))
    return answer


def defends_high(state: Position, place: int) -> bool:
    """Whether the ground of a hex doubles its defender (16.6d2)."""
    if place >= HEXES or SEA[place]:
        return False
    return is_burg(state, place) or GROUND.rows[TERRAIN[place]].defence > 1


def retreat_steps(
    state: Position, limits: Limits, place: int, enemy: int, *, beaten: bool, attacked: int = -1
) -> list[int]:
    """Hexes that a group may step to in a retreat: never into an enemy zone (14.5b); beaten each one farther from the
    enemy (ruling 8), withdrawing over no river and into no rough ground but by a pass (16.5f), and never back into the
    hex that was ``attacked`` (ruling 14)."""
    steps = (q for q, _ in limits.steps(place))
    return [q for q in steps if no_retreat_step(limits, place, q, enemy, beaten=beaten, attacked=attacked) is None]


def no_retreat_step(
    limits: Limits, place: int, goal: int, enemy: int, *, beaten: bool, attacked: int = -1
) -> Refusal | None:
    """Why a group may not step into a neighbouring hex in a retreat, see ``retreat_steps``."""
    name: Params = {"place": place_term(goal)}
    if goal >= HEXES:
        return no("retreat-area", name)
    if not limits.may_enter(goal):
        return no("retreat-held", name)
    if goal in limits.zone:
        return no("retreat-zone", name)
    if beaten:
        return no("retreat-nearer", name) if distance(goal, enemy) <= distance(place, enemy) else None
    if goal == attacked:
        return no("retreat-back", name)
    if not limits.naval and river(place, goal):
        return no("retreat-river", name)
    rough = not limits.naval and TERRAIN[goal] == "rough" and not by_pass(place, goal)
    return no("retreat-rough", name) if rough else None


def retreat_choices(
    state: Position, limits: Limits, place: int, enemy: int, steps: int, *, beaten: bool, attacked: int = -1
) -> list[int]:
    """First steps of a retreat that can be carried through: beaten the whole way, or one hex into a burg (16.8a)."""
    first = retreat_steps(state, limits, place, enemy, beaten=beaten, attacked=attacked)
    if not beaten or steps <= 1:
        return first
    return [
        q for q in first if is_burg(state, q) or retreat_steps(state, limits, q, enemy, beaten=True)
    ]  # fmt: skip


def may_stand(state: Position, frame: Retreat) -> bool:
    """Whether a group may end its retreat where it is: in a burg (16.8a), or after one hex of a withdrawal (16.5b)."""
    return is_burg(state, frame.place) if frame.beaten else not frame.first


def no_retreat(
    state: Position, limits: Limits, place: int, goal: int, enemy: int, steps: int, *, beaten: bool, attacked: int = -1
) -> Refusal | None:
    """Why a retreat may not begin with a step into a hex, see ``retreat_choices``."""
    if goal == attacked:
        return no("retreat-back", {"place": place_term(goal)})
    if goal not in [q for q, _ in limits.steps(place)]:
        return no("retreat-far", {"place": place_term(goal)})
    refusal = no_retreat_step(limits, place, goal, enemy, beaten=beaten, attacked=attacked)
    if refusal is not None:
        return refusal
    chosen = retreat_choices(state, limits, place, enemy, steps, beaten=beaten, attacked=attacked)
    return None if goal in chosen else no("retreat-end", {"place": place_term(goal)})
