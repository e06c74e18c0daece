"""A force planned: where it goes, whom it attacks, what it leaves behind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.charlemagne.analysis import (
    COSTS,
    Limits,
    attempt_chances,
    attempt_shift,
    beside,
    capacity,
    contested,
    counts,
    defends_high,
    faiths,
    fresh,
    is_burg,
    is_naval,
    is_port,
    marker_value,
    may_answer,
    no_pillage,
    pace,
    search,
    upkeep,
    usual_force,
)
from engine.charlemagne.board import COAST, HEXES, PLACES, SEA, distance
from engine.charlemagne.game_data import (
    CHARLEMAGNE,
    CHRISTIAN,
    DONATION,
    EMPIRE,
    FACES,
    FLEET,
    LAND_OF,
    LEADER,
    MARKER_IDS,
    MISSIONARY,
    NEUTRAL,
    OPERATIONS,
    RELIGIONS,
    STRENGTH,
    TYPES,
)
from engine.core import Action
from engine.players.charlemagne.battle import Prepared, prepare, ways
from engine.players.charlemagne.position import Position
from engine.players.charlemagne.promises import NOTHING, Deed, Hope, Lot, Mission, Plan

LAND, SEND, MARCH = (Action(verb) for verb in ("land", "send", "march"))
SWIFT = 12
"""The operations value of a unit that militia would hold up."""
INTRUDER = 0.4
"""What it is worth to drive an enemy out of one's own land, whatever they stand on."""
LIKELY = 3
"""The die that a force reckons with."""
FAR_OFF = 30
"""Hexes beyond which a goal is no farther off."""
ASHORE = 0.05
"""What it is worth to set cargo ashore."""
AFTER = 0.3
"""The share of what it is worth to be where a force attacks from."""
REVOLT = 0.3
"""What a revolt costs who preaches."""
NEAREST = 5
"""Places nearest to a goal that are thought of when a force only marches."""


@lru_cache(maxsize=4096)
def _afar(place: int) -> tuple[int, ...]:
    """Hexes from a place to every other."""
    return tuple(distance(place, q) for q in range(len(PLACES)))


class War:
    """Plans for the forces of one seat."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self._attacks: dict[tuple[tuple[int, ...], int], float] = {}
        self._near = position.distance()
        held, me = position.ground.held, position.me
        self._targets = sorted(
            p for p, side in held.items() if side != me and p < HEXES and not (position.peace and side >= 0)
        )
        self._spots = sorted(p for p in position.spots() if position.worth(p) > 0)
        self._faiths: dict[tuple[int, int], Mission] = {}

    # -- battle

    def attack(self, units: tuple[int, ...], place: int) -> float:
        """What an attack on a place promises, with the markers that serve."""
        key = (units, place)
        found = self._attacks.get(key)
        if found is None:
            found = self._attacks[key] = self.prepared(units, place).worth - self.violated(place)
        return found

    def prepared(self, units: tuple[int, ...], place: int) -> Prepared:
        """The best preparation of an attack on a place."""
        return self.preparation(units, tuple(self.position.ground.stacks[place]), place)

    def _home(self, place: int) -> bool:
        """Whether an enemy in a place stands in land that the seat controls."""
        at = self.position
        return LAND_OF[place] >= 0 and at.view.control[LAND_OF[place]] == at.me and at.ground.held.get(place) == at.foe

    def violated(self, place: int) -> float:
        """What it costs that an attack on a place drives its region to the enemy."""
        at = self.position
        return at.violation(LAND_OF[place]) if at.ground.held[place] == NEUTRAL else 0.0

    def preparation(
        self, units: tuple[int, ...], enemy: tuple[int, ...], place: int, *, advanced: bool = False, told: str = ""
    ) -> Prepared:
        """The best preparation of a battle. ``advanced``, ``told``: what has been played already."""
        return prepare(units, enemy, *self._stakes(place, advanced, told))

    def preparations(
        self, units: tuple[int, ...], enemy: tuple[int, ...], place: int, *, advanced: bool = False, told: str = ""
    ) -> list[Prepared]:
        """All of them."""
        return list(ways(units, enemy, *self._stakes(place, advanced, told)))

    def _stakes(
        self, place: int, advanced: bool, told: str
    ) -> tuple[bool, bool, float, float, tuple[bool, bool], tuple[str, bool]]:
        """What a battle in a place is about, and the markers for it."""
        at = self.position
        hand = at.own.hand
        return (
            is_burg(at.view, place),
            defends_high(at.view, place),
            at.worth(place) + (INTRUDER if self._home(place) else 0.05),
            at.marker,
            (advanced, bool(hand.get("military-advance"))),
            (told, bool(hand.get("treachery"))),
        )

    # -- places

    def rest(self, units: Sequence[int], place: int, *, naval: bool = False) -> float:
        """What it is worth to end in a place."""
        lot = self.lot(units, place, naval=naval)
        return lot.hold + lot.upkeep + lot.way + lot.court + lot.risk + lot.shared

    def lot(self, units: Sequence[int], place: int, *, naval: bool = False) -> Lot:
        """The same term by term."""
        at = self.position
        stack = at.ground.stacks.get(place)
        there = [c for c in stack if c not in units] if stack else []
        everybody = [*units, *there]
        court = at.courted(LAND_OF[place])
        return Lot(
            0.0 if there else at.worth(place),
            -at.coin * upkeep(everybody, at.feeds[place]),
            0.0 if naval else -_stride(units, at.weights.approach) * min(FAR_OFF, self._near[place]),
            self._court(units, place, court, there) if court else 0.0,
            -at.risk(everybody, place),
            at.risk(there, place) if there else 0.0,
        )

    def _court(self, units: Sequence[int], place: int, court: float, there: list[int]) -> float:
        """What it brings to be in a region that is to be won by vassalage: the first unit, a leader."""
        at, value = self.position, 0.0
        start = at.view.where[units[0]]
        if at.me == EMPIRE and not there and not at.company(LAND_OF[place], start):
            value += court
        if CHARLEMAGNE in units:
            value += 2 * court
        elif any(LEADER[c] for c in units):
            value += court
        return value

    def preach(self, units: Sequence[int], place: int) -> tuple[float, tuple[Action, ...]]:
        """What preaching in a place promises, and how it is done."""
        found, goal = self.mission(units, place)
        if found.worth <= 0:
            return 0.0, ()
        lays = (Action("lay", (MARKER_IDS[k],)) for k in self._preachers()[: found.markers])
        return found.worth, (Action("convert", (RELIGIONS[goal],)), *lays, SEND)

    def mission(self, units: Sequence[int], place: int) -> tuple[Mission, int]:
        """The best preaching in a place, and to which religion; -1 for none."""
        region = LAND_OF[place]
        if region < 0 or place >= HEXES:
            return NOTHING, -1
        goal = self._creed(units, region)
        if goal < 0:
            return NOTHING, -1
        found = self._faiths.get((region, goal))
        if found is None:
            found = self._faiths[region, goal] = self._mission(region, goal)
        return found, goal

    def _preachers(self) -> list[int]:
        """The markers that serve in preaching, one by one."""
        hand = self.position.own.hand
        return [k for k in (MISSIONARY, DONATION) for _ in range(hand.get(MARKER_IDS[k], 0))]

    def _mission(self, region: int, goal: int) -> Mission:
        at = self.position
        gain = at.faith(region)
        marks = self._preachers()
        if not gain or not marks:
            return NOTHING
        shift = attempt_shift(at.view, at.me, region, goal, at.ground)
        if at.view.seats[at.foe].markers > 2 and may_answer(at.view, at.me, region, goal, at.ground):
            shift -= 1  # somebody answers
        best, points = NOTHING, 0
        for count, kind in enumerate(marks, 1):
            points += marker_value(kind, region, True)
            found = attempt_chances(at.view, at.me, region, goal, points + shift)
            value = (found.won * gain - REVOLT * found.revolt) / len(FACES)
            value -= at.violation(region) + at.marker * count
            if value > best.worth:
                best = Mission(value, count, found)
        return best

    def _creed(self, units: Sequence[int], region: int) -> int:
        """The religion that a force would preach in a region, -1 for none: the Tribal player never Christianity."""
        at = self.position
        now = at.view.religion[region]
        if (now == CHRISTIAN) == (at.me == EMPIRE):
            return -1
        found = [faith for faith in faiths(at.view, at.me, units) if faith != now]
        return max(found, default=-1)

    def waste(self, place: int) -> float:
        """What pillage promises: the Tribal player burns what they cannot hold."""
        at = self.position
        if at.me == EMPIRE or at.ground.held.get(place) not in (None, at.me):
            return -1.0
        value = 0.0
        if at.burg(place) and LAND_OF[place] >= 0 and at.view.control[LAND_OF[place]] == EMPIRE:
            value += 0.5 + 0.05 * at.left
        if place in at.civilised:
            value += 0.9 + at.weights.marker
        return value - at.violation(LAND_OF[place])

    # -- forces

    def deeds(
        self, units: Sequence[int], place: int, points: int, *, halted: bool = False, port: bool = False
    ) -> list[Deed]:
        """Everything worth thinking of for a force, best first."""
        at, key = self.position, tuple(units)
        naval = is_naval(units)
        limits = Limits(at.view, at.me, list(units), port=port, ground=at.ground, closed=at.closed)
        found = {p: way.cost for p, way in search(limits, place, points, halted=halted).items()}
        deeds = [Deed(self.rest(key, place, naval=naval), place)]
        stays: dict[int, float] = {place: deeds[0].worth}

        def stay(spot: int) -> float:
            if spot not in stays:
                stays[spot] = self.rest(key, spot, naval=naval)
            return stays[spot]

        for q in self._targets:
            spots = [p for p in beside(q, naval) if p in found and points - found[p] >= COSTS.battle]
            if spots:
                value = self.attack(key, q)
                deeds += [Deed(value + AFTER * stay(p), p, (Action("battle", (PLACES[q],)),)) for p in spots]
        cargo = naval and any(not FLEET[c] for c in units)
        for p in self._spots:
            if p not in found:
                continue
            ashore = (LAND,) if cargo and COAST[p] and not SEA[p] else ()
            if p != place or ashore:
                deeds.append(Deed(stay(p) + (ASHORE if ashore else 0.0), p, ashore))
            burnt = self.waste(p)
            if burnt > 0 and no_pillage(at.view, at.me, p, points - found[p], at.ground) is None:
                deeds.append(Deed(burnt + stay(p), p, (Action("pillage"),)))
        if not naval:
            deeds += [Deed(stay(p), p) for p in self._nearest(units, found)]
            deeds += self._missions(units, points, found)
        deeds.sort(key=lambda d: (-d.worth, not d.actions, d.place))
        return deeds

    def _nearest(self, units: Sequence[int], found: dict[int, int]) -> list[int]:
        """The places within reach that are nearest to a goal, counting what it costs to eat there."""
        at, near, feeds = self.position, self._near, self.position.feeds
        load = sum(not LEADER[c] for c in units)
        price = at.coin * 1.5
        step = _stride(units, at.weights.approach)
        ranked = sorted((step * near[p] + price * max(0, load - feeds[p]), p) for p in found)
        return [p for _, p in ranked[:NEAREST]]

    def _missions(self, units: Sequence[int], points: int, found: dict[int, int]) -> Iterator[Deed]:
        """One place in each region where preaching promises something."""
        hand = self.position.own.hand
        if not (hand.get("missionary") or hand.get(MARKER_IDS[DONATION])):
            return
        best: dict[int, Deed] = {}
        zone = contested(self.position.ground, self.position.me)
        for p, cost in found.items():
            region = LAND_OF[p]
            if region < 0 or p in zone or points - cost < COSTS.conversion:
                continue
            value, actions = self.preach(units, p)
            if value > 0:
                deed = Deed(value + self.rest(units, p), p, actions)
                if region not in best or deed.worth > best[region].worth:
                    best[region] = deed
        yield from best.values()

    def plans(self) -> list[Plan]:
        """Forces that may operate, the most hopeful first."""
        at = self.position
        found: list[Plan] = []
        for place in at.ground.own(at.me):
            for units in self.groups(place):
                hope = self.hope(units, place).worth
                if hope > at.weights.bold:
                    found.append(Plan(place, tuple(units), hope))
        found.sort(key=lambda p: (-p.hope, p.place, p.units))
        return found

    def outing(self, units: Sequence[int], place: int) -> Deed | None:
        """The best that a force can do, by the rules, with the die that it reckons with when it sets out, if it betters
        its lot enough; nothing that it could not reach or may not enter."""
        at, naval = self.position, is_naval(units)
        here, least = self.rest(tuple(units), place, naval=naval), at.weights.bold / 2
        found = self.deeds(units, place, likely_points(at, units), port=is_port(at.view, place))
        best = next((deed for deed in found if deed.place != place or deed.actions), None)
        return best if best is not None and best.worth - here > least else None

    def fights(self, plan: Plan) -> bool:
        """Whether a force finds somebody of the other side worth an attack, not too far away."""
        held, foe, points = self.position.ground.held, self.position.foe, likely_points(self.position, plan.units)
        return any(
            held[q] == foe and _afar(plan.place)[q] < points and self.attack(plan.units, q) > 0 for q in self._targets
        )

    def groups(self, place: int) -> Iterator[list[int]]:
        """Forces that could leave a place: all that a garrison can spare, without those who hold the others up, a
        fleet with cargo, a preacher."""
        at = self.position
        if not at.ground.stacks[place] or all(c in at.spent for c in at.ground.stacks[place]):
            return
        everybody = levied(at, place)
        if everybody:
            yield everybody
            swift = [c for c in everybody if OPERATIONS[c] >= SWIFT]
            if 0 < len(swift) < len(everybody) and any(not LEADER[c] for c in swift):
                yield swift
        ships = shipped(at, place, everybody)
        if ships:
            yield ships
        preachers = [c for c in marching(at, place) if self.preach([c], place)[0] > 0] if place < HEXES else []
        if preachers:
            alone = [min(preachers, key=lambda c: (LEADER[c], STRENGTH[c], c))]
            if alone != everybody:
                yield alone

    def hope(self, units: list[int], place: int) -> Hope:
        """At most about what a force may gain, without a search."""
        at, t = self.position, self.position.weights
        naval, key = is_naval(units), tuple(units)
        points = likely_points(at, units)
        reach, best, verb, goal = points - COSTS.battle + 1, 0.0, "", place
        if place >= HEXES:
            reach += 3 * points  # nothing is far from an area
        afar = _afar(place)
        for q in self._targets:
            if (afar[q] <= reach or place >= HEXES) and (value := self.attack(key, q)) > best:
                best, verb, goal = value, "battle", q
        held = at.ground.held
        for p in self._spots:
            if p not in held and (afar[p] <= points or place >= HEXES) and (value := at.worth(p)) > best:
                best, verb, goal = value, "move", p
        if points >= COSTS.conversion and not naval and (value := self.preach(units, place)[0]) > best:
            best, verb, goal = value, "convert", place
        step = 0.0 if naval else _stride(units, t.approach)
        nearer = min(points, FAR_OFF, self._near[place])
        best += step * nearer
        left = max(0.0, -self.rest(key, place, naval=naval) - step * min(FAR_OFF, self._near[place]))
        return Hope(best + left, verb, goal, nearer, step * nearer, left)


def marching(position: Position, place: int) -> list[int]:
    """Own units ashore at a place that have not operated yet."""
    return [
        c for c in position.ground.stacks.get(place, ())
        if c not in position.spent and c not in position.aboard and not FLEET[c]
    ]  # fmt: skip


def levied(position: Position, place: int) -> list[int]:
    """The force that would leave a place: all but the cheapest unit where the place is worth a garrison."""
    units = marching(position, place)
    if position.worth(place) <= 0:
        return units
    stay = [c for c in position.ground.stacks[place] if c not in set(units) and not LEADER[c]]
    if stay:
        return units
    walkers = sorted((c for c in units if not LEADER[c]), key=lambda c: (STRENGTH[c], c))
    return [c for c in units if c not in walkers[:1]] if walkers else []


def shipped(position: Position, place: int, ashore: list[int]) -> list[int]:
    """The fleets of a place that have not sailed, with the strongest who may go aboard."""
    stack = position.ground.stacks.get(place, ())
    fleets = [c for c in stack if FLEET[c] and c not in position.spent]
    if not fleets:
        return []
    room = capacity(fleets)
    aboard = [c for c in stack if c in position.aboard and c not in position.spent]
    cargo = [c for c in aboard if not LEADER[c]][:room]
    leaders = [c for c in aboard if LEADER[c]]
    if place >= HEXES or COAST[place]:
        boarding = sorted((c for c in ashore if not LEADER[c]), key=lambda c: (-STRENGTH[c], c))
        cargo += boarding[: room - len(cargo)]
    elif any(c not in fleets and c not in cargo and c not in leaders for c in stack):
        return []  # at sea everybody goes
    return sorted([*fleets, *cargo, *leaders])


def ticks(position: Position, place: int, units: Sequence[int]) -> list[Action]:
    """What is ticked so that just these units of a place leave, after the usual force has been proposed."""
    stack = fresh(position.view, position.me, place)
    there = counts(stack)
    proposed, wanted = usual_force(position.view, stack), counts(units)
    return [
        Action("take", (TYPES[k].slug, wanted.get(k, 0)))
        for k in sorted(there)
        if wanted.get(k, 0) != proposed.get(TYPES[k].slug, 0)
    ]


def _stride(units: Sequence[int], approach: float) -> float:
    """What a hex nearer to a goal is worth to a force: who is slow is no army."""
    return approach if min(OPERATIONS[c] for c in units) >= SWIFT else 0.2 * approach


def likely_points(position: Position, units: Sequence[int]) -> int:
    """Operations points that a force may expect."""
    return pace(position.view, units).points(LIKELY)
