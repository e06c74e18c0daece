"""A force planned: where it goes, whom it attacks, what it leaves behind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

import msgspec

from engine.charlemagne.attempt import value as marker_value
from engine.charlemagne.board import COAST, HEXES, LAND_SIDES, PLACES, SEA, SEA_SIDES, distance
from engine.charlemagne.combat import column, multiplier
from engine.charlemagne.game_data import (
    CARGO,
    CHARLEMAGNE,
    CHRISTIAN,
    DONATION,
    EMPIRE,
    FLEET,
    LAND_OF,
    LEADER,
    MARKER_IDS,
    MISSIONARY,
    NATION,
    NEUTRAL,
    OPERATIONS,
    RELIGIONS,
    STRENGTH,
    TABLES,
    TYPE_OF,
    TYPES,
    UPKEEP,
)
from engine.charlemagne.movement import Limits, defends_high, search
from engine.charlemagne.politics import conversion_code, conversion_modifiers, present
from engine.charlemagne.units import counts, has_leader, is_burg, is_naval, strength
from engine.core import Action
from engine.players.charlemagne.position import UNIT, Position

COSTS = TABLES.operations
ROWS = [TABLES.battle.rows[str(die)] for die in range(1, 7)]
LAND, FIGHT, ADVANCE, SEND, MARCH = (Action(verb) for verb in ("land", "fight", "advance", "send", "march"))
SWIFT = 12
"""The operations value of a unit that militia would hold up."""
INTRUDER = 0.4
"""What it is worth to drive an enemy out of one's own land, whatever they stand on."""
NEAREST = 5
"""Places nearest to a goal that are thought of when a force only marches."""


class Deed(msgspec.Struct, frozen=True):
    """Something a force may do."""

    worth: float
    """What it promises, in victory points."""
    place: int
    """Where the force must be for it."""
    actions: tuple[Action, ...] = ()
    """What it does there; none, where it only has to be there."""


class Plan(msgspec.Struct, frozen=True):
    """A force that may operate."""

    place: int
    """Where it sets out from."""
    units: tuple[int, ...]
    """Its counters."""
    hope: float
    """What it hopes to gain, in victory points."""


@lru_cache(maxsize=4096)
def _promise(
    index: int, mine: tuple[float, ...], theirs: tuple[float, ...], burg: bool, prize: float, glory: float
) -> float:
    """What a battle at some odds promises: units lost and killed, cheapest first, the ground won, markers."""
    total = 0.0
    for row in ROWS:
        code = row[index]
        base, stars = code.rstrip("*"), code.count("*")
        if base == "AE":
            total -= sum(mine) + glory * stars
        elif base == "AH":
            total -= sum(mine[: (len(mine) + 1) // 2]) + glory * stars
        elif base == "A1":
            total -= mine[0]
        elif base == "EX":
            total += theirs[0] - mine[0] + (prize if len(theirs) == 1 else 0.0)
        elif base == "DR":
            total += 0.0 if burg else prize
        elif base == "D1":
            total += theirs[0] + (0.0 if burg and len(theirs) > 1 else prize)
        elif base == "DH":
            half = (len(theirs) + 1) // 2
            total += sum(theirs[:half]) + glory * stars + (0.0 if burg and len(theirs) > half else prize)
        elif base == "DE":
            total += sum(theirs) + glory * stars + prize
    return total / 6


@lru_cache(maxsize=20_000)
def _prepare(
    units: tuple[int, ...], enemy: tuple[int, ...], burg: bool, high: bool, prize: float, marker: float,
    advance: tuple[bool, bool], treachery: tuple[str, bool],
) -> tuple[float, tuple[Action, ...]]:  # fmt: skip
    """The best preparation of a battle: ``advance`` and ``treachery`` have been played, or may be."""
    mine = tuple(sorted(UNIT[c] for c in units))
    theirs = tuple(sorted(UNIT[c] for c in enemy))
    power, wall = strength(units), max(1, strength(enemy))
    king, led, foe_king, foe_led = CHARLEMAGNE in units, has_leader(units), CHARLEMAGNE in enemy, has_leader(enemy)
    tricks = [treachery[0]]
    if treachery[1] and not treachery[0]:
        tricks += ["leader"] * foe_led + ["ground"] * high
    best = -99.0
    batch: tuple[Action, ...] = (FIGHT,)
    for up in (advance[0], True) if advance[1] and not advance[0] else (advance[0],):
        times = multiplier(led, king, False, up)
        for trick in tricks:
            bare = trick == "leader"
            guard = multiplier(foe_led and not bare, foe_king and not bare, high and trick != "ground", False)
            index = column(power * times, wall * guard)
            plays = [ADVANCE] * (up and not advance[0])
            plays += [Action("treachery", (trick,))] * (trick != treachery[0])
            value = _promise(index, mine, theirs, burg, prize, marker) - marker * len(plays)
            if value > best + 1e-9:
                best, batch = value, (*plays, FIGHT)
    return best, batch


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
        self._faiths: dict[tuple[int, int], tuple[float, int]] = {}

    # -- battle

    def attack(self, units: tuple[int, ...], place: int) -> float:
        """What an attack on a place promises, with the markers that serve."""
        key = (units, place)
        found = self._attacks.get(key)
        if found is None:
            enemy = tuple(self.position.ground.stacks[place])
            found = self._attacks[key] = self.preparation(units, enemy, place)[0] - self._breach(place)
        return found

    def _home(self, place: int) -> bool:
        """Whether an enemy in a place stands in land that the seat controls."""
        at = self.position
        return LAND_OF[place] >= 0 and at.view.control[LAND_OF[place]] == at.me and at.ground.held.get(place) == at.foe

    def _breach(self, place: int) -> float:
        at = self.position
        return at.violation(LAND_OF[place]) if at.ground.held[place] == NEUTRAL else 0.0

    def preparation(
        self, units: tuple[int, ...], enemy: tuple[int, ...], place: int, *, advanced: bool = False, told: str = ""
    ) -> tuple[float, tuple[Action, ...]]:
        """What a battle promises with the best markers, and those still to be played. ``advanced``, ``told``: what
        has been played already."""
        at = self.position
        hand = at.own.hand
        return _prepare(
            units,
            enemy,
            is_burg(at.view, place),
            defends_high(at.view, place),
            at.worth(place) + (INTRUDER if self._home(place) else 0.05),
            at.marker,
            (advanced, bool(hand.get("military-advance"))),
            (told, bool(hand.get("treachery"))),
        )

    # -- places

    def rest(self, units: Sequence[int], place: int, *, naval: bool = False) -> float:
        """What it is worth to end in a place: holding it, food, the way to further goals."""
        at, t = self.position, self.position.weights
        stack = at.ground.stacks.get(place)
        there = [c for c in stack if c not in units] if stack else []
        value = 0.0 if there else at.worth(place)
        everybody = [*units, *there]
        load = [c for c in everybody if not LEADER[c]]
        short = len(load) - at.feeds[place]
        if short > 0:
            value -= at.coin * sum(sorted(UPKEEP[c] for c in load)[:short])
        if not naval:
            value -= _stride(units, t.approach) * min(30, self._near[place])
        court = at.courted(LAND_OF[place])
        if court:
            value += self._court(units, place, court, there)
        if there:
            return value - at.risk(everybody, place) + at.risk(there, place)
        return value - at.risk(everybody, place)

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
        region = LAND_OF[place]
        if region < 0 or place >= HEXES:
            return 0.0, ()
        goal = self._creed(units, region)
        if goal < 0:
            return 0.0, ()
        found = self._faiths.get((region, goal))
        if found is None:
            found = self._faiths[region, goal] = self._mission(region, goal)
        value, count = found
        if value <= 0:
            return 0.0, ()
        hand = self.position.own.hand
        marks = [k for k in (MISSIONARY, DONATION) for _ in range(hand.get(MARKER_IDS[k], 0))][:count]
        lays = (Action("lay", (MARKER_IDS[k],)) for k in marks)
        return value, (Action("convert", (RELIGIONS[goal],)), *lays, SEND)

    def _mission(self, region: int, goal: int) -> tuple[float, int]:
        """What a conversion promises with the best number of markers, and that number."""
        at = self.position
        gain = at.faith(region)
        hand = at.own.hand
        marks = [k for k in (MISSIONARY, DONATION) for _ in range(hand.get(MARKER_IDS[k], 0))]
        if not gain or not marks:
            return 0.0, 0
        shift = sum(v for _, v in conversion_modifiers(at.view, at.me, region, goal, at.ground))
        if at.view.control[region] == NEUTRAL:
            shift -= 1  # the region goes to the enemy before the die
        if at.view.seats[at.foe].markers > 2 and present(at.ground, at.foe, region):
            shift -= 1  # somebody answers
        best, number, points = 0.0, 0, 0
        for count, kind in enumerate(marks, 1):
            points += marker_value(kind, region, True)
            codes = [conversion_code(points + shift, die) for die in range(1, 7)]
            value = (codes.count("C") * gain - 0.3 * codes.count("R") * (at.view.control[region] == at.me)) / 6
            value -= at.violation(region) + at.marker * count
            if value > best:
                best, number = value, count
        return best, number

    def _creed(self, units: Sequence[int], region: int) -> int:
        """The religion that a force would preach in a region, -1 for none: the Tribal player never Christianity."""
        at = self.position
        now = at.view.religion[region]
        if at.me == EMPIRE:
            return CHRISTIAN if now != CHRISTIAN else -1
        if now != CHRISTIAN:
            return -1
        if any(LEADER[c] for c in units):
            return 2
        return max((at.view.religion[NATION[c]] for c in units if NATION[c] >= 0), default=-1) or -1

    def waste(self, place: int) -> float:
        """What pillage promises: the Tribal player burns what they cannot hold."""
        at = self.position
        if place >= HEXES or SEA[place] or at.me == EMPIRE or place in at.view.pillaged:
            return -1.0
        if at.ground.held.get(place) not in (None, at.me):
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
        zone, deeds = limits.zone, [Deed(self.rest(key, place, naval=naval), place)]
        stays: dict[int, float] = {place: deeds[0].worth}

        def stay(spot: int) -> float:
            if spot not in stays:
                stays[spot] = self.rest(key, spot, naval=naval)
            return stays[spot]

        sides = SEA_SIDES if naval else LAND_SIDES
        for q in self._targets:
            spots = [p for p in sides[q] if p in found and points - found[p] >= COSTS.battle]
            if spots:
                value = self.attack(key, q)
                deeds += [Deed(value + 0.3 * stay(p), p, (Action("battle", (PLACES[q],)),)) for p in spots]
        cargo = naval and any(not FLEET[c] for c in units)
        for p in self._spots:
            if p not in found:
                continue
            ashore = (LAND,) if cargo and COAST[p] and not SEA[p] else ()
            if p != place or ashore:
                deeds.append(Deed(stay(p) + (0.05 if ashore else 0.0), p, ashore))
            if points - found[p] >= COSTS.pillage and p not in zone:
                burnt = self.waste(p)
                if burnt > 0:
                    deeds.append(Deed(burnt + stay(p), p, (Action("pillage"),)))
        if not naval:
            deeds += [Deed(stay(p), p) for p in self._nearest(units, found)]
            deeds += self._missions(units, points, found, zone)
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

    def _missions(self, units: Sequence[int], points: int, found: dict[int, int], zone: set[int]) -> Iterator[Deed]:
        """One place in each region where preaching promises something."""
        hand = self.position.own.hand
        if not (hand.get("missionary") or hand.get(MARKER_IDS[DONATION])):
            return
        best: dict[int, Deed] = {}
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
                hope = self._hope(units, place)
                if hope > at.weights.bold:
                    found.append(Plan(place, tuple(units), hope))
        found.sort(key=lambda p: (-p.hope, p.place, p.units))
        return found

    def fights(self, plan: Plan) -> bool:
        """Whether a force finds somebody of the other side worth an attack, not too far away."""
        held, foe, points = self.position.ground.held, self.position.foe, likely_points(plan.units, False)
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
        preachers = [c for c in fresh(at, place) if self.preach([c], place)[0] > 0] if place < HEXES else []
        if preachers:
            alone = [min(preachers, key=lambda c: (LEADER[c], STRENGTH[c], c))]
            if alone != everybody:
                yield alone

    def _hope(self, units: list[int], place: int) -> float:
        """At most about what a force may gain, without a search."""
        at, t = self.position, self.position.weights
        naval, key = is_naval(units), tuple(units)
        points = likely_points(units, at.view.winter)
        reach, best = points - COSTS.battle + 1, 0.0
        if place >= HEXES:
            reach += 3 * points  # nothing is far from an area
        afar = _afar(place)
        for q in self._targets:
            if afar[q] <= reach or place >= HEXES:
                best = max(best, self.attack(key, q))
        held = at.ground.held
        for p in self._spots:
            if p not in held and (afar[p] <= points or place >= HEXES):
                best = max(best, at.worth(p))
        if points >= COSTS.conversion and not naval:
            best = max(best, self.preach(units, place)[0])
        step = 0.0 if naval else _stride(units, t.approach)
        best += step * min(points, 30, self._near[place])
        return best + max(0.0, -self.rest(key, place, naval=naval) - step * min(30, self._near[place]))


def fresh(position: Position, place: int) -> list[int]:
    """Own units ashore at a place that have not operated yet."""
    return [
        c for c in position.ground.stacks.get(place, ())
        if c not in position.spent and c not in position.aboard and not FLEET[c]
    ]  # fmt: skip


def levied(position: Position, place: int) -> list[int]:
    """The force that would leave a place: all but the cheapest unit where the place is worth a garrison."""
    units = fresh(position, place)
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
    room = CARGO * len(fleets)
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
    ashore = fresh(position, place)
    stack = [c for c in position.ground.stacks[place] if c not in position.spent]
    fleets = [c for c in stack if FLEET[c]]
    cargo = [c for c in stack if c in position.aboard and not LEADER[c]][: CARGO * len(fleets)]
    afloat = [*fleets, *cargo, *(c for c in stack if c in position.aboard and LEADER[c])]
    proposed, wanted = counts(ashore or afloat), counts(units)
    return [
        Action("take", (TYPES[k].slug, wanted.get(k, 0)))
        for k in sorted({TYPE_OF[c] for c in stack})
        if wanted.get(k, 0) != proposed.get(k, 0)
    ]


def _stride(units: Sequence[int], approach: float) -> float:
    """What a hex nearer to a goal is worth to a force: who is slow is no army."""
    return approach if min(OPERATIONS[c] for c in units) >= SWIFT else 0.2 * approach


def likely_points(units: Sequence[int], winter: bool) -> int:
    """Operations points that a force may expect."""
    times = 3 if CHARLEMAGNE in units else 2 if any(LEADER[c] for c in units) else 1
    base = min(OPERATIONS[c] for c in units if FLEET[c] or not is_naval(units))
    return base + 3 * times - (COSTS.harsh_winter if winter else 0)
