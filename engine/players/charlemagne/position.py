"""A view read for planning: who holds what, and what a place, a region or a unit is worth to the seat."""

from __future__ import annotations

from collections import deque
from functools import lru_cache

from engine.charlemagne.analysis import (
    Ground,
    attack_power,
    closed_to,
    column,
    factor,
    feeds,
    forbids_attack,
    is_burg,
    moves_still,
    no_vassal,
    reasons,
    strength,
)
from engine.charlemagne.board import AROUND, HEXES, LAND_SIDES, PLACES, PRINTED, SEA
from engine.charlemagne.game_data import (
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
from engine.charlemagne.view import ChView, Own
from engine.players.charlemagne.weights import Weights

FAR = 60
LAST = 0.02
"""What treasure and markers are worth in the last turn, when nothing is left to save them for."""
RAID, REACH = 6, 5
"""The least strength, and the hexes, from which an attack is feared."""
MENDED = 0.6
"""The share of a burg's worth that a pillaged one has for the Empire, which may clear it."""
LOSS = (0.0, 0.0, 0.05, 0.12, 0.22, 0.32, 0.4)
"""The share of its worth that a stack loses when it may be attacked at some odds."""
UNIT: tuple[float, ...] = tuple(
    5.0 if c == CHARLEMAGNE else 1.0 if LEADER[c] else 0.09 * STRENGTH[c] + 0.05 for c in range(len(LEADER))
)
"""By counter: what a unit is worth."""


@lru_cache(maxsize=32)
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


@lru_cache(maxsize=8192)
def _ring(place: int) -> tuple[int, ...]:
    """The hexes from which and at which a stack in a hex is feared."""
    ring, seen = [place], {place}
    for _ in range(REACH):
        ring = sorted({q for p in ring for q in LAND_SIDES[p]} - seen)
        seen.update(ring)
    return tuple(sorted(seen - {place}))


@lru_cache(maxsize=16)
def _feared(stacks: tuple[tuple[int, int], ...]) -> dict[int, int]:
    """By hex: the greatest strength of some stacks that may come there."""
    found: dict[int, int] = {}
    for place, power in stacks:
        for q in _ring(place):
            if power > found.get(q, 0):
                found[q] = power
    return found


class Position:
    """One seat's view with its stacks."""

    def __init__(self, view: ChView, own: Own, weights: Weights) -> None:
        self.view, self.own, self.weights = view, own, weights
        self.me = view.seat or 0
        self.foe = 1 - self.me
        self.ground = Ground(view)
        self.left = TURNS - view.turn
        """Game turns after this one."""
        self.civilised = frozenset(view.civilisation)
        self.spent = frozenset(view.spent)
        self.aboard = frozenset(view.aboard)
        self.feeds = feeds(view)
        """By place: units fed."""
        self.held_markers = sum(own.hand.values())
        rich = min(1.0, max(0.15, (weights.rich - own.treasury) / weights.rich))
        self.coin = weights.income * rich
        """What a point of treasure is worth: the more there are, the less."""
        full = min(1.0, max(0.15, (weights.hand - self.held_markers) / weights.hand))
        self.marker = min(weights.marker * full, 2.6 * self.coin)
        """What one more marker is worth: the fuller the hand, the less, and never much more than its price."""
        if not self.left:
            self.coin, self.marker = min(self.coin, LAST), LAST
        self.peace = forbids_attack(view, self.me) is not None
        self.closed = closed_to(view, self.me)
        """Regions and burgs that a treaty keeps the seat from entering."""
        self._worth: dict[int, float] = {}
        self._violation: dict[int, float] = {}
        self._distance: tuple[int, ...] | None = None
        self._front: tuple[int, ...] | None = None
        self._menace: dict[int, int] | None = None
        self._folk: list[float] | None = None
        self._courted: dict[int, float] | None = None
        self._mine_in: dict[int, set[int]] | None = None

    @property
    def folk(self) -> list[float]:
        """By region: what its units on the map are worth."""
        if self._folk is None:
            self._folk = [0.0] * len(LEVY)
            for stack in self.ground.stacks.values():
                for c in stack:
                    if NATION[c] >= 0:
                        self._folk[NATION[c]] += UNIT[c]
        return self._folk

    def burg(self, place: int) -> bool:
        """Whether a working burg stands in a hex."""
        return is_burg(self.view, place)

    def spots(self) -> set[int]:
        """Hexes with something to hold."""
        return {*PRINTED, *self.view.built, *self.view.civilisation}

    def worth(self, place: int) -> float:
        """What it is worth to hold a place rather than leave it to whoever has it."""
        found = self._worth.get(place)
        if found is None:
            found = self._worth[place] = self._value(place)
        return found

    def _value(self, place: int) -> float:
        t, value = self.weights, 0.0
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
        elif place in PRINTED and self.me == EMPIRE:
            value += MENDED * (1.0 + t.income * self.left)
        if place in self.civilised:
            value += (1.0 if taken else 0.25) + t.marker * self.left
            if held == self.foe:
                value += t.marker * self.left
        return value

    def region(self, region: int) -> float:
        """What it is worth to win a region from whoever has it now."""
        t, side = self.weights, self.view.control[region]
        if side == self.me:
            return 0.0
        levy = LEVY[region]
        value = levy * t.levy * self.left
        if self.me == EMPIRE or side == EMPIRE:
            value += levy
        else:
            value += t.deny * levy
        if side == self.foe:
            value += levy * t.levy * self.left
        return value + 0.5 * self.folk[region]

    def violation(self, region: int) -> float:
        """What it costs to drive a neutral region to the enemy by an attack, pillage or preaching."""
        if region < 0 or self.view.control[region] != NEUTRAL:
            return 0.0
        found = self._violation.get(region)
        if found is None:
            t, levy = self.weights, LEVY[region]
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
        """The strength with which the enemy may attack a place in their next turn."""
        if self._menace is None:
            held, stacks = self.ground.held, self.ground.stacks
            power = [
                (p, attack_power(self.view, stacks[p])) for p, side in held.items() if side == self.foe and p < HEXES
            ]
            self._menace = _feared(tuple(x for x in power if x[1] >= RAID))
        return self._menace.get(place, 0)

    def risk(self, units: list[int], place: int) -> float:
        """What units stand to lose where they end their turn, with the place."""
        power = self.menace(place)
        if not power or not units:
            return 0.0
        if not self.left and not moves_still(self.view, self.foe):
            return 0.0  # nobody comes any more
        defence = strength(units) * factor(reasons(self.view, units, place, False, ""))
        return LOSS[column(power, defence)] * (self.worth(place) + sum(UNIT[c] for c in units))

    def company(self, region: int, start: int) -> bool:
        """Whether the seat has somebody in a region but for who stands at one place."""
        if self._mine_in is None:
            self._mine_in = {}
            for p, side in self.ground.held.items():
                if side == self.me and LAND_OF[p] >= 0:
                    self._mine_in.setdefault(LAND_OF[p], set()).add(p)
        return bool(self._mine_in.get(region, set()) - {start})

    def courted(self, region: int) -> float:
        """What a point of differential is worth in a region that may be won by vassalage next turn."""
        if region < 0 or not self.left:
            return 0.0
        if self._courted is None:
            self._courted = {}
        found = self._courted.get(region)
        if found is None:
            found = 0.0
            if no_vassal(self.view, self.me, region) is None:
                found = self._courted[region] = self.weights.court * self.region(region)
            self._courted[region] = found
        return found

    def goals(self) -> tuple[int, ...]:
        """Places worth having that the seat does not hold."""
        held = self.ground.held
        wanted = [
            p
            for p in self.spots()
            if held.get(p) != self.me and (held.get(p) != NEUTRAL or self.worth(p) > self.violation(LAND_OF[p]))
        ]
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
