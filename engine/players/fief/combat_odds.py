"""Battles reckoned beforehand: two forces thrown against each other a number of times, the same every time."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import product

import msgspec

from engine.fief.board import PENALTY
from engine.fief.combat import ARCHERS_FROM, CROWD, FACES, STEPS, melee_dice
from engine.fief.game_data import N

TRIALS = 18
CLEAR = 6
"""Trials that are enough when all end alike."""
ROLLS = 10
"""Rolls after which a battle that nobody has won is given up."""
IDLE = 3


class Force(msgspec.Struct, frozen=True):
    """One side."""

    ones: int = 0
    """Troops that take one hit and have one point."""
    twos: int = 0
    """Troops that take two hits and have two points."""
    threes: int = 0
    """Troops that take three hits and have three points."""
    shooters: int = 0
    """How many of those are archers and crossbowmen."""
    bombards: int = 0
    """How many bombards."""
    catapults: int = 0
    """How many catapults."""
    nobles: int = 0
    """Points of its Nobles."""
    bonus: int = 0
    """Hits added to a melee roll."""
    gunners: bool = False
    """Whether a soldier is there to serve the engines."""

    @property
    def troops(self) -> int:
        """How many."""
        return self.ones + self.twos + self.threes

    @property
    def hits(self) -> int:
        """Hits it can take."""
        return self.ones + 2 * self.twos + 3 * self.threes

    @property
    def points(self) -> int:
        """Points in melee; none without troops."""
        return self.hits + self.nobles if self.troops else 0

    def __add__(self, other: Force) -> Force:
        """Both together."""
        return Force(
            self.ones + other.ones, self.twos + other.twos, self.threes + other.threes, self.shooters + other.shooters,
            self.bombards + other.bombards, self.catapults + other.catapults, self.nobles + other.nobles,
            self.bonus + other.bonus, self.gunners or other.gunners,
        )  # fmt: skip


NOBODY = Force()


def force_of(units: Mapping[str, int], nobles: int = 0, bonus: int = 0, guards: tuple[int, int] = (0, 0)) -> Force:
    """A force from units by kind. ``guards``: royal knights and soldiers."""
    soldiers, archers, crossbows = units.get("soldier", 0), units.get("archer", 0), units.get("crossbow", 0)
    return Force(
        soldiers + archers + guards[1], crossbows + units.get("infantry", 0),
        units.get("knight", 0) + units.get("leader", 0) + guards[0], archers + crossbows, units.get("bombard", 0),
        units.get("catapult", 0), nobles, bonus + sum(guards), soldiers > 0,
    )  # fmt: skip


def horde(infantry: int, leaders: int) -> Force:
    """An army of invaders."""
    return Force(twos=infantry, threes=leaders)


class Odds(msgspec.Struct, frozen=True):
    """What comes of a battle on average, as the attacker sees it."""

    win: float
    """How likely the attacker wins, 0 to 1."""
    lose: float
    """How likely the attacker is beaten, 0 to 1."""
    own: float
    """Hits that the attacker loses."""
    foe: float
    """Hits that the defender loses."""


@lru_cache(maxsize=4096)
def losses(ones: int, twos: int, threes: int, hits: int) -> tuple[int, int, int]:
    """Who falls to some hits: as many hits as can be taken, cheap troops first (7.5)."""
    best, found = (-1, 0), (0, 0, 0)
    for c in range(min(threes, hits // 3) + 1):
        for b in range(min(twos, (hits - 3 * c) // 2) + 1):
            a = min(ones, hits - 3 * c - 2 * b)
            key = (a + 2 * b + 3 * c, -c - b)
            if key > best:
                best, found = key, (a, b, c)
    return found


def _sums(dice: int) -> tuple[int, ...]:
    """What so many battle dice add up to, every way they may fall."""
    return tuple(sum(faces) for faces in product(FACES, repeat=dice))


SUMS = tuple(_sums(dice) for dice in range(len(STEPS) + 1))
"""By number of dice."""
DICE = tuple(tuple(melee_dice(points, penalty) for points in range(STEPS[-1] + 1)) for penalty in range(len(STEPS)))
"""By penalty and points: dice in melee (7.3, 7.4)."""


class _Side:
    """A force while it fights."""

    __slots__ = ("bombards", "bonus", "catapults", "dice", "nobles", "ones", "reach", "shooters", "threes", "twos")

    def __init__(self, force: Force, foe_fort: str) -> None:
        self.ones, self.twos, self.threes = force.ones, force.twos, force.threes
        self.bombards = force.bombards if force.gunners else 0
        self.catapults = force.catapults if force.gunners else 0
        self.reach, self.shooters = ARCHERS_FROM.get(foe_fort, 1), force.shooters
        self.dice, self.nobles, self.bonus = DICE[PENALTY.get(foe_fort, 0)], force.nobles, force.bonus

    def shots(self) -> list[bool]:
        """Which kinds of shot it has: catapults, bombards, archers, melee."""
        return [self.catapults > 0, self.bombards > 0, self.shooters >= self.reach, True]

    def volley(self, shot: int, at: int) -> int:
        """Hits of one kind of shot, with a number drawn by lot."""
        if shot == 3:
            points = self.ones + 2 * self.twos + 3 * self.threes + self.nobles
            dice = self.dice[points if points < STEPS[-1] else STEPS[-1]]
            sums = SUMS[dice]
            return sums[at % len(sums)] + self.bonus if dice else 0
        if shot == 2:
            shooters = min(self.shooters, self.ones + self.twos)
            return FACES[at % len(FACES)] + (shooters >= CROWD) if shooters >= self.reach else 0
        if shot == 1:
            hits = burst = 0
            for _ in range(self.bombards):
                face = FACES[at % len(FACES)]
                at //= len(FACES)
                hits, burst = hits + face, burst + (not face)
            self.bombards -= burst
            return hits
        return SUMS[2][at % len(SUMS[2])] + (self.catapults > 1) if self.catapults else 0

    def lose(self, hits: int) -> None:
        a, b, c = losses(self.ones, self.twos, self.threes, hits)
        self.ones, self.twos, self.threes = self.ones - a, self.twos - b, self.threes - c


@lru_cache(maxsize=1 << 16)
def odds(attack: Force, defence: Force, fort: str = "") -> Odds:
    """What an attack on a force, behind a ``fort`` or in the open, comes to."""
    if not attack.troops:
        return Odds(0.0, 0.0, 0.0, 0.0)
    if not defence.troops:
        return Odds(1.0, 0.0, 0.0, 0.0)
    lot = N.rounds
    won = lost = own = foe = trial = 0
    used = [any(pair) for pair in zip(_Side(attack, fort).shots(), _Side(defence, "").shots(), strict=True)]
    shots = [shot for shot, there in enumerate(used) if there]
    while trial < TRIALS and not (trial == CLEAR and CLEAR in (won, lost)):
        trial += 1
        one, two = _Side(attack, fort), _Side(defence, "")
        idle = over = 0
        for _ in range(ROLLS):
            before = one.ones + one.twos + one.threes + two.ones + two.twos + two.threes
            for shot in shots:
                lot = (lot * 1_103_515_245 + 12_345) & 0x7FFF_FFFF
                hits, against = one.volley(shot, lot >> 8), two.volley(shot, (lot >> 8) * 31 // 7)
                if hits:
                    two.lose(hits)
                if against:
                    one.lose(against)
                if not one.ones + one.twos + one.threes or not two.ones + two.twos + two.threes:
                    over = 1
                    break
            after = one.ones + one.twos + one.threes + two.ones + two.twos + two.threes
            idle = idle + 1 if before == after else 0
            if over or idle >= IDLE:
                break
        left, right = one.ones + one.twos + one.threes, two.ones + two.twos + two.threes
        won += left > 0 and not right
        lost += not left
        own += attack.hits - one.ones - 2 * one.twos - 3 * one.threes
        foe += defence.hits - two.ones - 2 * two.twos - 3 * two.threes
    return Odds(won / trial, lost / trial, own / trial, foe / trial)
