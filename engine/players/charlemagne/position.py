"""A view read for planning: who holds what, and what a place, a region or a unit is worth to the seat."""

from __future__ import annotations

from collections import deque
from functools import lru_cache

from engine.charlemagne.board import AROUND, HEXES, LAND_SIDES, PLACES, PRINTED, SEA
from engine.charlemagne.combat import column, factor, reasons
from engine.charlemagne.lore import (
    CHARLEMAGNE,
    CHRISTIAN,
    EMPIRE,
    LAND_OF,
    LEADER,
    LEVY,
    NATION,
    NEUTRAL,
    STRENGTH,
    TURNS,
)
from engine.charlemagne.units import Ground, is_burg, strength
from engine.charlemagne.view import ChView, Own
from engine.players.charlemagne.temper import Temper

FAR = 60
RAID, REACH = 6, 3
"""The least strength, and the hexes, from which an attack is feared."""
LOSS = (0.0, 0.0, 0.05, 0.12, 0.22, 0.32, 0.4)
"""The share of its worth that a stack loses when it may be attacked at some odds."""


@lru_cache(maxsize=16)
def _distances(goals: tuple[int, ...]) -> tuple[int, ...]:
    """Hexes from every place to the nearest goal over land."""
    found = [FAR] * len(PLACES)
    queue: deque[int] = deque()
    for goal in goals:
        if goal < HEXES:
            found[goal] = 0
            queue.append(goal)
    while queue:
        place = queue.popleft()
        for q in AROUND[place]:
            if found[q] == FAR and not SEA[q]:
                found[q] = found[place] + 1
                queue.append(q)
    return tuple(found)


class Position:
    """One seat's view with its stacks."""

    def __init__(self, view: ChView, own: Own, temper: Temper) -> None:
        self.view, self.own, self.temper = view, own, temper
        self.me = view.seat or 0
        self.foe = 1 - self.me
        self.ground = Ground(view)
        self.left = TURNS - view.turn
        """Game turns after this one."""
        self.civilised = frozenset(view.civilisation)
        self.spent = frozenset(view.spent)
        self.aboard = frozenset(view.aboard)
        self._worth: dict[int, float] = {}
        self._violation: dict[int, float] = {}
        self._distance: tuple[int, ...] | None = None
        self._front: tuple[int, ...] | None = None
        self._menace: dict[int, int] | None = None
        self.folk: list[float] = [0.0] * len(LEVY)
        """By region: what its units on the map are worth."""
        for stack in self.ground.stacks.values():
            for c in stack:
                if NATION[c] >= 0:
                    self.folk[NATION[c]] += self.unit(c)

    def unit(self, counter: int) -> float:
        """What a unit is worth."""
        if counter == CHARLEMAGNE:
            return 5.0
        if LEADER[counter]:
            return 1.0
        return 0.09 * STRENGTH[counter] + 0.05

    def burg(self, place: int) -> bool:
        """Whether a working burg stands in a hex."""
        return is_burg(self.view, place)

    def worth(self, place: int) -> float:
        """What it is worth to hold a place rather than leave it to whoever has it."""
        found = self._worth.get(place)
        if found is None:
            found = self._worth[place] = self._value(place)
        return found

    def _value(self, place: int) -> float:
        t, value = self.temper, 0.0
        held = self.ground.held.get(place)
        taken = held == EMPIRE or self.me == EMPIRE
        """Whether the Empire's points are at stake: it has the place, or would have it."""
        if self.burg(place):
            value += (1.0 if taken else 0.25) + t.income * self.left
            region = LAND_OF[place]
            if region >= 0 and self.view.control[region] != self.me:
                value += t.grip * LEVY[region] * min(1.0, self.left / 3)
            if held == self.foe:
                value += t.income * self.left
        if place in self.civilised:
            value += (1.0 if taken else 0.25) + t.marker * self.left
            if held == self.foe:
                value += t.marker * self.left
        return value

    def region(self, region: int) -> float:
        """What it is worth to win a region from whoever has it now."""
        t, side = self.temper, self.view.control[region]
        if side == self.me:
            return 0.0
        levy = LEVY[region]
        value = levy * t.levy * self.left
        if self.me == EMPIRE or side == EMPIRE:
            value += levy
        if side == self.foe:
            value += levy * t.levy * self.left
        return value + 0.5 * self.folk[region]

    def violation(self, region: int) -> float:
        """What it costs to drive a neutral region to the enemy by an attack, pillage or preaching."""
        if region < 0 or self.view.control[region] != NEUTRAL:
            return 0.0
        found = self._violation.get(region)
        if found is None:
            t, levy = self.temper, LEVY[region]
            value = levy * t.levy * self.left
            if self.me != EMPIRE:
                value += levy
            found = self._violation[region] = t.scruple * (value + 0.4 * self.folk[region])
        return found

    def faith(self, region: int) -> float:
        """What a conversion to the seat's liking would bring."""
        now = self.view.religion[region]
        if self.me == EMPIRE:
            return 1.0 if now != CHRISTIAN else 0.0
        return 1.0 if now == CHRISTIAN else 0.0

    def menace(self, place: int) -> int:
        """The strength with which the enemy may attack a place in his next turn."""
        if self._menace is None:
            self._menace = {}
            for here, side in self.ground.held.items():
                if side != self.foe or here >= HEXES:
                    continue
                units = self.ground.stacks[here]
                power = strength(units) * (2 if any(LEADER[c] for c in units) else 1)
                if power < RAID:
                    continue
                ring, seen = [here], {here}
                for _ in range(REACH):
                    ring = sorted({q for p in ring for q in LAND_SIDES[p]} - seen)
                    seen.update(ring)
                    for q in ring:
                        self._menace[q] = max(power, self._menace.get(q, 0))
        return self._menace.get(place, 0)

    def risk(self, units: list[int], place: int) -> float:
        """What units stand to lose where they end their turn."""
        power = self.menace(place)
        if not power:
            return 0.0
        defence = strength(units) * factor(reasons(self.view, units, place, False, ""))
        return LOSS[column(power, max(1, defence))] * sum(self.unit(c) for c in units)

    def goals(self) -> tuple[int, ...]:
        """Places worth having that the seat does not hold."""
        view, held = self.view, self.ground.held
        spots = {p for p in (*PRINTED, *view.built, *view.civilisation) if held.get(p) != self.me}
        wanted = [
            p for p in spots if held.get(p) != NEUTRAL or self.worth(p) > self.violation(LAND_OF[p])
        ]  # fmt: skip
        return tuple(sorted(wanted))

    def distance(self) -> tuple[int, ...]:
        """From every place to the nearest of the goals."""
        if self._distance is None:
            self._distance = _distances(self.goals())
        return self._distance

    def front(self) -> tuple[int, ...]:
        """From every place to the nearest enemy."""
        if self._front is None:
            self._front = _distances(tuple(sorted(p for p, s in self.ground.held.items() if s == self.foe)))
        return self._front
