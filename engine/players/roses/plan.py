"""The action phase: what can be done with the points that are left, and which of it is worth most.

An operation is a whole march, voyage, attack or recruitment, so that its actions are legal one after the other.
"""

from __future__ import annotations

import dataclasses
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from engine.core.action import Action
from engine.players.roses.position import Position
from engine.players.roses.valuation import Group, Worth
from engine.roses.analysis import (
    MARCHES,
    barred,
    border_room,
    fare,
    fronts,
    halts,
    land_price,
    march_limit,
    may_march,
    shares_ship,
)
from engine.roses.board import AREA, AREA_IDS, BLOCK, BLOCK_IDS, BLOCKS, BORDERS, NEIGHBOURS, RANK, STEPS, behind
from engine.roses.view import ActionView


@dataclasses.dataclass(frozen=True, slots=True)
class March:
    """A way by land."""

    areas: tuple[int, ...]
    """The areas entered, in order."""
    borders: tuple[int, ...]
    """The borders crossed, in the same order."""


class Change(NamedTuple):
    """Own blocks of an area before and after something."""

    area: int
    """Where, by the number of the area."""
    before: Group
    """Those who are there now."""
    after: Group
    """Those who will be."""
    reserve: Group = ()
    """Those of them who come late to a battle there."""

    def gain(self, worth: Worth) -> float:
        """What it changes in what the area is worth."""
        return worth.area(self.area, self.after, self.reserve) - worth.area(self.area, self.before)


@dataclasses.dataclass(frozen=True, slots=True)
class Operation:
    """Something to do."""

    actions: tuple[Action, ...]
    """Its actions, in order."""
    cost: int
    """The action points it takes."""
    gain: float
    """What it gains, in points of ``Weights``."""
    changes: tuple[Change, ...]
    """What it does to every area that it touches."""
    called: Group = ()
    """Blocks that it brings in from the pool."""

    @property
    def spent(self) -> float:
        """The points by which its gain is divided: what costs nothing counts as half of one."""
        return max(self.cost, 0.5)

    @property
    def rate(self) -> float:
        """Gain for a point."""
        return self.gain / self.spent


class Planner:
    """Finds the best operation for one moment of an action phase."""

    def __init__(self, position: Position, worth: Worth, action: ActionView, offered: Iterable[Action]) -> None:
        self.position, self.worth, self.action = position, worth, action
        self.ap, self.event = action.ap, action.event
        self.goal = action.target()
        self._first: defaultdict[int, set[int]] = defaultdict(set)
        self._voyages: defaultdict[int, list[int]] = defaultdict(list)
        self._recruits: list[tuple[int, int]] = []
        for a in offered:
            if a.verb in ("move", "sea", "recruit"):
                block, area = BLOCK[str(a.args[0])], AREA[str(a.args[1])]
                if a.verb == "move":
                    # Who has come half of a way by now is left there.
                    if str(a.args[0]) not in position.own.moved:
                        self._first[block].add(area)
                elif a.verb == "sea":
                    self._voyages[block].append(area)
                else:
                    self._recruits.append((block, area))
        self._room = [border_room(action, border) for border in range(len(BORDERS))]
        self._entered: defaultdict[int, set[int]] = defaultdict(set)
        for area, seat, border in position.view.crossings():
            if seat == position.me:
                self._entered[area].add(border)
        self._fronts: dict[int, int] = {}

    # -- what can be done

    def best(self) -> Operation | None:
        """The operation that gains most for a point; ``None`` when nothing is worth doing."""
        found = [op for op in self.operations() if op.gain > self.worth.weights.thrift * op.cost]
        return max(found, key=lambda op: (op.rate, op.gain), default=None)

    def operations(self) -> Iterator[Operation]:
        """All that it weighs and can pay."""
        return (op for op in self._operations() if op.cost <= self.ap)

    def _operations(self) -> Iterator[Operation]:
        yield from self._recruiting()
        yield from self._sailing()
        marches = self._marches()
        for area, ways in marches.items():
            for way in ways.values():
                yield from self._marching(area, way)
        if self.event != "muster":
            yield from self._attacks(marches)

    def _recruiting(self) -> Iterator[Operation]:
        for block, area in self._recruits:
            stay = self.position.at[area]
            change = Change(area, stay, _join(stay, (block,)))
            gain = change.gain(self.worth) - self.worth.waiting(block)
            yield Operation((_act("recruit", block, area),), 1, gain, (change,), (block,))

    def _sailing(self) -> Iterator[Operation]:
        pairs: defaultdict[tuple[int, int], list[int]] = defaultdict(list)
        for block, areas in self._voyages.items():
            here = self.position.blocks[block]
            for area in areas:
                yield self._voyage((block,), here, area)
                if shares_ship(self.action, here, area):
                    pairs[here, area].append(block)
        for (here, area), blocks in pairs.items():
            if self._held(here):
                continue
            ranked = sorted(blocks, key=self.worth.life, reverse=True)
            for n, one in enumerate(ranked):
                for other in ranked[n + 1 :]:
                    yield self._voyage((one, other), here, area)

    def _voyage(self, blocks: Group, here: int, area: int) -> Operation:
        price = fare(self.action, here, area, len(blocks))
        return self._shift([_act("sea", b, area) for b in blocks], price, {here: blocks}, area)

    def _marches(self) -> dict[int, dict[int, March]]:
        """By area: areas its blocks can march to, each by the widest way."""
        if not may_march(self.action):
            return {}
        sources = {self.position.blocks[b] for b in self._first}
        reach = march_limit(self.event)
        return {area: self._ways(area, reach) for area in sources if land_price(self.action, area) <= self.ap}

    def _ways(self, start: int, reach: int) -> dict[int, March]:
        found: dict[int, March] = {}
        front = [March((), ())]
        for _ in range(reach):
            fresh: list[March] = []
            for way in front:
                here = way.areas[-1] if way.areas else start
                for area, border in NEIGHBOURS[here].items():
                    if area == start or area in way.areas or barred(area, self.position.me) or self._room[border] <= 0:
                        continue
                    longer = March((*way.areas, area), (*way.borders, border))
                    if self._enemy(area) and not self._may_enter(area, border):
                        continue
                    known = found.get(area)
                    if known is None or self._width(longer) > self._width(known):
                        found[area] = longer
                    if not halts(border, self.position.theirs[area]):
                        fresh.append(longer)
            front = fresh
        if self.event == "muster":
            # Who sets out must arrive, and only friendly or vacant areas lie on the way.
            return {a: w for a, w in found.items() if a == self.goal and not any(map(self._enemy, w.areas))}
        return found

    def _may_enter(self, area: int, border: int) -> bool:
        """Whether a border may be used for an attack besides those that were."""
        used = self._entered[area]
        return border in used or len(used) < self._most(area)

    def _most(self, area: int) -> int:
        """Over how many borders the seat may come into an area."""
        found = self._fronts.get(area)
        if found is None:
            found = self._fronts[area] = fronts(self.position.view, area, self.position.me)
        return found

    def _width(self, way: March) -> int:
        return min(self._room[b] for b in way.borders)

    def _enemy(self, area: int) -> bool:
        return self.position.theirs[area] > 0

    def _held(self, area: int) -> bool:
        """Where the enemy has come, leaving one block may pin the next: one at a time."""
        return self._enemy(area)

    def _movers(self, area: int, way: March) -> list[int]:
        """Blocks that can take the way now, the strongest common men first."""
        found = [b for b, firsts in self._first.items() if self.position.blocks[b] == area and way.areas[0] in firsts]
        return sorted(found, key=lambda b: (RANK[b] > 0, -STEPS[b] * BLOCKS[b].firepower, b))

    def _marching(self, area: int, way: March) -> Iterator[Operation]:
        movers = self._movers(area, way)
        if not movers:
            return
        width = 1 if self._held(area) else self._width(way)
        subsets: dict[Group, None] = {}
        for size in range(1, min(width, len(movers)) + 1):
            subsets[tuple(movers[:size])] = None
            subsets[tuple(movers[-size:])] = None
        for block in movers:
            subsets[(block,)] = None
        for blocks in subsets:
            actions = [_act("move", b, step) for b in blocks for step in way.areas]
            yield self._shift(actions, land_price(self.action, area), {area: blocks}, way.areas[-1])

    def _attacks(self, marches: dict[int, dict[int, March]]) -> Iterator[Operation]:
        """Attacks by several groups at once, the strongest first."""
        targets: defaultdict[int, list[int]] = defaultdict(list)
        for area, ways in marches.items():
            for target in ways:
                if self._enemy(target):
                    targets[target].append(area)
        for target, areas in targets.items():
            if len(areas) < 2:
                continue
            yield from self._attack(target, areas, marches)

    def _attack(self, target: int, areas: list[int], marches: dict[int, dict[int, March]]) -> Iterator[Operation]:
        groups = []
        for area in areas:
            way = marches[area][target]
            movers = self._movers(area, way)
            if movers:
                power = sum(STEPS[b] * BLOCKS[b].firepower for b in movers[: self._width(way)])
                groups.append((power, area, way, movers))
        groups.sort(key=lambda g: (-g[0], g[1]))
        room = list(self._room)
        entered = set(self._entered[target])
        most = self._most(target)
        actions: list[Action] = []
        cost = 0
        sent: dict[int, Group] = {}
        lasts: dict[int, int] = {}
        for _, area, way, movers in groups:
            last = way.borders[-1]
            if last not in entered and len(entered) >= most:
                continue
            width = 1 if self._held(area) else min(room[b] for b in way.borders)
            if width <= 0 or cost + land_price(self.action, area) > self.ap:
                continue
            blocks = tuple(movers[:width])
            for border in way.borders:
                room[border] -= len(blocks)
            entered.add(last)
            cost += land_price(self.action, area)
            sent[area] = blocks
            actions += [_act("move", b, step) for b in blocks for step in way.areas]
            for block in blocks:
                lasts[block] = last
            if len(sent) > 1:
                main = main_border(target, Counter(lasts.values()))
                reserve = tuple(b for b, border in lasts.items() if border != main)
                yield self._shift(actions, cost, sent, target, reserve)

    def _shift(
        self, actions: list[Action], cost: int, sent: dict[int, Group], target: int, reserve: Group = ()
    ) -> Operation:
        """Blocks leave some areas for another; whoever comes to a running fight is in reserve."""
        at, worth = self.position.at, self.worth
        there = at[target]
        gain = -worth.area(target, there)
        arrived = there
        changes: list[Change] = []
        for area, blocks in sent.items():
            left = Change(area, at[area], tuple(b for b in at[area] if b not in blocks))
            gain += left.gain(worth)
            changes.append(left)
            arrived = _join(arrived, blocks)
        if there and self._enemy(target):
            reserve = tuple(b for b in arrived if b not in there)
        gain += worth.area(target, arrived, reserve)
        return Operation(tuple(actions), cost, gain, (*changes, Change(target, there, arrived, reserve)))


def main_border(area: int, crossed: Mapping[int, int]) -> int:
    """The border of a main attack: the one that most cross; of equals the one whose far side comes first by name."""
    return min(crossed, key=lambda border: (-crossed[border], behind(border, area)))


def mains(position: Position, action: ActionView) -> list[Action]:
    """The main attacks to name when the phase ends: where the seat attacks over several borders."""
    crossed: defaultdict[int, dict[int, int]] = defaultdict(dict)
    for area, seat, border in position.view.crossings():
        if seat == position.me:
            crossed[area][border] = action.crossed(border)
    return [
        Action("main", (AREA_IDS[area], behind(main_border(area, borders), area)))
        for area, borders in sorted(crossed.items())
        if len(borders) > 1 and position.attacker(area) == position.me
    ]


def _join(blocks: Group, more: Group) -> Group:
    return tuple(sorted((*blocks, *more)))


def _act(verb: str, block: int, area: int) -> Action:
    return Action(verb, (BLOCK_IDS[block], AREA_IDS[area]))


def goal(position: Position, worth: Worth, legal: list[Action]) -> Action:
    """The area an event is for: the city with most enemies for a plague, where it gains most for a muster."""
    areas = [AREA[str(a.args[0])] for a in legal if a.verb in ("plague", "muster")]
    if any(a.verb == "plague" for a in legal):
        return Action("plague", (AREA_IDS[max(areas, key=lambda n: (position.theirs[n], -n))],))
    gains = {area: gathered(position, worth, area)[0] for area in areas}
    best = max(gains, key=lambda n: (gains[n], -n), default=-1)
    return Action("muster", (AREA_IDS[best],)) if best >= 0 and gains[best] > 0 else Action("done")


def gathered(position: Position, worth: Worth, area: int) -> tuple[float, list[Change]]:
    """What it would gain to gather at an area everyone for whom that is better, and what that changes."""
    gain, there = 0.0, position.at[area]
    changes: list[Change] = []
    for start, width in MARCHES[area].items():
        stay = position.at[start]
        if not stay or position.theirs[start]:
            continue
        left, arrived = Change(start, stay, stay[width:]), _join(there, stay[:width])
        more = left.gain(worth) + Change(area, there, arrived).gain(worth)
        if more > 0:
            gain += more
            there = arrived
            changes.append(left)
    return gain, [*changes, Change(area, position.at[area], there)]
