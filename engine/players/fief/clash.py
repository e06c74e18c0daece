"""Battles reckoned beforehand: two forces thrown against each other a number of times, the same every time."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from engine.fief.board import PENALTY
from engine.fief.combat import ARCHERS_FROM, CROWD, FACES, melee_dice
from engine.fief.lore import N

TRIALS = 24
ROLLS = 10
"""Rolls after which a battle that nobody has won is given up."""
IDLE = 3


class Force(msgspec.Struct, frozen=True):
    """One side. ``ones``, ``twos``, ``threes``: troops by the hits they take, which are their points; ``shooters``:
    archers and crossbowmen among them; ``nobles``: points of Nobles; ``bonus``: hits added to a melee roll;
    ``gunners``: a soldier serves the engines."""

    ones: int = 0
    twos: int = 0
    threes: int = 0
    shooters: int = 0
    bombards: int = 0
    catapults: int = 0
    nobles: int = 0
    bonus: int = 0
    gunners: bool = False

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
    """What comes of a battle on average. ``win`` and ``lose``: for who attacks; ``own``, ``foe``: hits lost."""

    win: float
    lose: float
    own: float
    foe: float


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


class _Dice:
    """Battle dice that always fall in the same order."""

    def __init__(self) -> None:
        self.at = N.rounds

    def face(self) -> int:
        self.at = (self.at * 1_103_515_245 + 12_345) & 0x7FFF_FFFF
        return FACES[(self.at >> 12) % len(FACES)]


class _Side:
    """A force while it fights."""

    def __init__(self, force: Force, foe_fort: str, dice: _Dice) -> None:
        self.ones, self.twos, self.threes = force.ones, force.twos, force.threes
        self.force, self.dice = force, dice
        self.bombards = force.bombards if force.gunners else 0
        self.penalty = PENALTY.get(foe_fort, 0)
        self.reach = ARCHERS_FROM.get(foe_fort, 1)
        self.shooters = force.shooters

    @property
    def troops(self) -> int:
        return self.ones + self.twos + self.threes

    def throw(self, count: int) -> list[int]:
        return [self.dice.face() for _ in range(count)]

    def volley(self, shot: int) -> int:
        """Hits of one kind of shot: catapults, bombards, archers, melee."""
        f = self.force
        if shot == 0:
            return sum(self.throw(2)) + (f.catapults > 1) if f.catapults and f.gunners else 0
        if shot == 1:
            faces = self.throw(self.bombards)
            self.bombards -= faces.count(0)
            return sum(faces)
        if shot == 2:
            shooters = min(self.shooters, self.ones + self.twos)
            return sum(self.throw(1)) + (shooters >= CROWD) if shooters >= self.reach else 0
        points = self.ones + 2 * self.twos + 3 * self.threes + f.nobles if self.troops else 0
        dice = melee_dice(points, self.penalty)
        return sum(self.throw(dice)) + f.bonus if dice else 0

    def lose(self, hits: int) -> bool:
        a, b, c = losses(self.ones, self.twos, self.threes, hits) if hits > 0 else (0, 0, 0)
        self.ones, self.twos, self.threes = self.ones - a, self.twos - b, self.threes - c
        return a + b + c > 0


@lru_cache(maxsize=4096)
def odds(attack: Force, defence: Force, fort: str = "") -> Odds:
    """What an attack on a force, behind a ``fort`` or in the open, comes to."""
    if not attack.troops:
        return Odds(0.0, 0.0, 0.0, 0.0)
    if not defence.troops:
        return Odds(1.0, 0.0, 0.0, 0.0)
    dice = _Dice()
    won = lost = own = foe = 0
    for _ in range(TRIALS):
        one, two = _Side(attack, fort, dice), _Side(defence, "", dice)
        idle = 0
        for _ in range(ROLLS):
            hurt = False
            for shot in range(4):
                hits, against = one.volley(shot), two.volley(shot)
                hurt |= two.lose(hits)
                hurt |= one.lose(against)
                if not one.troops or not two.troops:
                    break
            idle = 0 if hurt else idle + 1
            if not one.troops or not two.troops or idle >= IDLE:
                break
        won += bool(one.troops and not two.troops)
        lost += not one.troops
        own += attack.hits - one.ones - 2 * one.twos - 3 * one.threes
        foe += defence.hits - two.ones - 2 * two.twos - 3 * two.threes
    return Odds(won / TRIALS, lost / TRIALS, own / TRIALS, foe / TRIALS)
