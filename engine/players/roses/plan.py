"""The action phase: what can be done with the points that are left, and which of it is worth most.

An operation is a whole march, voyage, attack or recruitment, so that its actions are legal one after the other.
"""

from __future__ import annotations

import dataclasses
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping

from engine.core import Prompt
from engine.core.action import Action
from engine.players.roses.position import REACH, SEA, Position
from engine.players.roses.valuation import Group, Worth
from engine.roses.board import (
    AREA,
    AREA_IDS,
    BLOCK,
    BLOCK_IDS,
    BLOCKS,
    BORDERS,
    LIMIT,
    NEIGHBOURS,
    PORT,
    RANK,
    RED,
    STEPS,
)
from engine.roses.view import ActionView


@dataclasses.dataclass(frozen=True, slots=True)
class March:
    """A way by land."""

    areas: tuple[int, ...]
    """The areas entered, in order."""
    borders: tuple[int, ...]
    """The borders crossed, in the same order."""


@dataclasses.dataclass(frozen=True, slots=True)
class Operation:
    """Something to do."""

    actions: tuple[Action, ...]
    """Its actions, in order."""
    cost: int
    """The action points it takes."""
    gain: float
    """What it gains, in points of ``Weights``."""

    @property
    def rate(self) -> float:
        """Gain for a point."""
        return self.gain / max(self.cost, 0.5)


class Planner:
    """Finds the best operation for one moment of an action phase."""

    def __init__(self, position: Position, worth: Worth, action: ActionView, offered: Iterable[Action]) -> None:
        self.position, self.worth, self.action = position, worth, action
        self.ap, self.event = action.ap, action.event
        self.goal = AREA[action.goal] if action.goal else -1
        self._paid = {AREA[name] for name in action.groups}
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
        self._room = self._rooms()
        self._entered: defaultdict[int, set[int]] = defaultdict(set)
        self._joined: set[int] = set()
        first = position.view.first
        for entry in position.view.entries:
            area = AREA[entry.area]
            if entry.seat != position.me:
                if entry.seat == first:
                    self._joined.add(area)
            elif entry.origin != SEA:
                self._entered[area].add(NEIGHBOURS[area][AREA[entry.origin]])
            else:
                self._entered[area].add(len(BORDERS))

    def _rooms(self) -> list[int]:
        """How many blocks each border still lets through."""
        extra = self.event == "surprise"
        room = [limit + extra for limit in LIMIT]
        for one, other, n in self.action.used:
            room[NEIGHBOURS[AREA[one]][AREA[other]]] -= n
        return room

    # -- what can be done

    def best(self) -> Operation | None:
        """The operation that gains most for a point; ``None`` when nothing is worth doing."""
        found = [
            op for op in self._operations() if op.cost <= self.ap and op.gain > self.worth.weights.thrift * op.cost
        ]
        return max(found, key=lambda op: (op.rate, op.gain), default=None)

    def _operations(self) -> Iterator[Operation]:
        yield from self._recruiting()
        yield from self._sailing()
        marches = self._marches()
        for area, ways in marches.items():
            for way in ways.values():
                yield from self._marching(area, way)
        if self.event in ("", "surprise", "force_march", "treason"):
            yield from self._attacks(marches)

    def _recruiting(self) -> Iterator[Operation]:
        for block, area in self._recruits:
            stay = self.position.at[area]
            gain = self.worth.area(area, _join(stay, (block,))) - self.worth.area(area, stay)
            yield Operation((_act("recruit", block, area),), 1, gain - self.worth.waiting(block))

    def _sailing(self) -> Iterator[Operation]:
        pairs: defaultdict[tuple[int, int], list[int]] = defaultdict(list)
        for block, areas in self._voyages.items():
            here = self.position.blocks[block]
            for area in areas:
                yield self._voyage((block,), here, area)
                if PORT[here] and PORT[area] and self.event != "piracy":
                    pairs[here, area].append(block)
        for (here, area), blocks in pairs.items():
            if self._held(here):
                continue
            ranked = sorted(blocks, key=self.worth.life, reverse=True)
            for n, one in enumerate(ranked):
                for other in ranked[n + 1 :]:
                    yield self._voyage((one, other), here, area)

    def _voyage(self, blocks: Group, here: int, area: int) -> Operation:
        return Operation(tuple(_act("sea", b, area) for b in blocks), 1, self._shift({here: blocks}, area))

    def _marches(self) -> dict[int, dict[int, March]]:
        """By area: areas its blocks can march to, each by the widest way."""
        if self.event in ("piracy", "plague") or (self.event == "muster" and self.goal < 0):
            return {}
        sources = {self.position.blocks[b] for b in self._first}
        reach = 3 if self.event == "force_march" else 2
        return {
            area: self._ways(area, reach) for area in sources if area in self._paid or self.ap or self.event == "muster"
        }

    def _ways(self, start: int, reach: int) -> dict[int, March]:
        found: dict[int, March] = {}
        front = [March((), ())]
        for _ in range(reach):
            fresh: list[March] = []
            for way in front:
                here = way.areas[-1] if way.areas else start
                for area, border in NEIGHBOURS[here].items():
                    if area == start or area in way.areas or not self.position.open(area) or self._room[border] <= 0:
                        continue
                    longer = March((*way.areas, area), (*way.borders, border))
                    if self._enemy(area) and not self._may_enter(area, border):
                        continue
                    known = found.get(area)
                    if known is None or self._width(longer) > self._width(known):
                        found[area] = longer
                    if not self._enemy(area) and not RED[border]:
                        fresh.append(longer)
            front = fresh
        if self.event == "muster":
            # Who sets out must arrive, and only friendly or vacant areas lie on the way.
            return {a: w for a, w in found.items() if a == self.goal and not any(map(self._enemy, w.areas))}
        return found

    def _may_enter(self, area: int, border: int) -> bool:
        """Three borders into a battle, two to help (6.3)."""
        used = self._entered[area]
        return border in used or len(used) < (2 if area in self._joined else 3)

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

    def _price(self, area: int) -> int:
        return 0 if area in self._paid or self.event == "muster" else 1

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
            actions = tuple(_act("move", b, step) for b in blocks for step in way.areas)
            yield Operation(actions, self._price(area), self._shift({area: blocks}, way.areas[-1]))

    def _attacks(self, marches: dict[int, dict[int, March]]) -> Iterator[Operation]:
        """Attacks by several groups at once, the strongest first."""
        targets: defaultdict[int, list[int]] = defaultdict(list)
        for area, ways in marches.items():
            for target in ways:
                if self._enemy(target) or self.event == "muster":
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
        most = 2 if target in self._joined else 3
        actions: list[Action] = []
        cost = 0
        sent: dict[int, Group] = {}
        lasts: dict[int, int] = {}
        for _, area, way, movers in groups:
            last = way.borders[-1]
            if last not in entered and len(entered) >= most:
                continue
            width = 1 if self._held(area) else min(room[b] for b in way.borders)
            if width <= 0 or cost + self._price(area) > self.ap:
                continue
            blocks = tuple(movers[:width])
            for border in way.borders:
                room[border] -= len(blocks)
            entered.add(last)
            cost += self._price(area)
            sent[area] = blocks
            actions += [_act("move", b, step) for b in blocks for step in way.areas]
            for block in blocks:
                lasts[block] = last
            if len(sent) > 1:
                main = main_border(target, Counter(lasts.values()))
                reserve = tuple(b for b, border in lasts.items() if border != main)
                yield Operation(tuple(actions), cost, self._shift(sent, target, reserve))

    def _shift(self, sent: dict[int, Group], target: int, reserve: Group = ()) -> float:
        """What it changes when blocks leave some areas for another; whoever comes to a running fight is in reserve."""
        at, worth = self.position.at, self.worth
        there = at[target]
        gain = -worth.area(target, there)
        arrived = there
        for area, blocks in sent.items():
            gain += worth.area(area, tuple(b for b in at[area] if b not in blocks)) - worth.area(area, at[area])
            arrived = _join(arrived, blocks)
        if there and self._enemy(target):
            reserve = tuple(b for b in arrived if b not in there)
        return gain + worth.area(target, arrived, reserve)


def main_border(area: int, crossed: Mapping[int, int]) -> int:
    """The border of a main attack: the one that most cross; of equals the one whose far side comes first by name."""
    return min(crossed, key=lambda border: (-crossed[border], _behind(border, area)))


def _behind(border: int, area: int) -> str:
    """The name of a border of ``area``: the area behind it, or the sea."""
    if border >= len(BORDERS):
        return SEA
    one, other = BORDERS[border]
    return AREA_IDS[other if one == area else one]


def mains(position: Position, action: ActionView) -> list[Action]:
    """The main attacks to name when the phase ends: where the seat attacks over several borders."""
    used = {NEIGHBOURS[AREA[one]][AREA[other]]: n for one, other, n in action.used}
    crossed: defaultdict[int, dict[int, int]] = defaultdict(dict)
    for entry in position.view.entries:
        if entry.seat == position.me:
            area = AREA[entry.area]
            border = len(BORDERS) if entry.origin == SEA else NEIGHBOURS[area][AREA[entry.origin]]
            crossed[area][border] = used.get(border, 0)
    return [
        Action("main", (AREA_IDS[area], _behind(main_border(area, borders), area)))
        for area, borders in sorted(crossed.items())
        if len(borders) > 1 and position.attacker(area) == position.me
    ]


def _join(blocks: Group, more: Group) -> Group:
    return tuple(sorted((*blocks, *more)))


def _act(verb: str, block: int, area: int) -> Action:
    return Action(verb, (BLOCK_IDS[block], AREA_IDS[area]))


def goal(position: Position, worth: Worth, prompt: Prompt) -> Action:
    """The area an event is for: the city with most enemies for a plague, where it gains most for a muster."""
    areas = [AREA[str(a.args[0])] for a in prompt.actions if a.verb in ("plague", "muster")]
    if prompt.actions[0].verb == "plague" or any(a.verb == "plague" for a in prompt.actions):
        return Action("plague", (AREA_IDS[max(areas, key=lambda n: (position.theirs[n], -n))],))
    gains = {area: _gathered(position, worth, area) for area in areas}
    best = max(gains, key=lambda n: (gains[n], -n), default=-1)
    return Action("muster", (AREA_IDS[best],)) if best >= 0 and gains[best] > 0 else Action("done")


def _gathered(position: Position, worth: Worth, area: int) -> float:
    """What it would gain to gather at an area everyone for whom that is better."""
    gain, there = 0.0, position.at[area]
    for start, width in REACH[area].items():
        stay = position.at[start]
        if not stay or position.theirs[start]:
            continue
        go = stay[:width]
        change = worth.area(start, stay[width:]) - worth.area(start, stay)
        change += worth.area(area, _join(there, go)) - worth.area(area, there)
        if change > 0:
            gain += change
            there = _join(there, go)
    return gain
