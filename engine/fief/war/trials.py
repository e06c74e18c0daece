"""Battles reckoned in passing: a few trials, the same every time, where hundreds are weighed against each other.

What people are told comes from ``engine.fief.war.odds``.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from engine.fief.board import PENALTY
from engine.fief.game_data import N
from engine.fief.war.arithmetic import (
    ARCHERS_FROM,
    CATAPULT_DICE,
    FACES,
    STEPS,
    archer_hits,
    catapult_hits,
    melee_dice,
)
from engine.fief.war.odds import IDLE, Force, Odds, losses

TRIALS = 18
"""Trials of a battle."""
CLEAR = 3
"""The part of the trials, one in so many, that is enough when all of them end alike."""
ROLLS = 10
"""Rolls after which a battle that nobody has won is given up."""


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
            return archer_hits(FACES[at % len(FACES)], shooters) if shooters >= self.reach else 0
        if shot == 1:
            hits = burst = 0
            for _ in range(self.bombards):
                face = FACES[at % len(FACES)]
                at //= len(FACES)
                hits, burst = hits + face, burst + (not face)
            self.bombards -= burst
            return hits
        thrown = SUMS[CATAPULT_DICE]
        return catapult_hits(thrown[at % len(thrown)], self.catapults) if self.catapults else 0

    def lose(self, hits: int) -> None:
        a, b, c = losses(self.ones, self.twos, self.threes, hits)
        self.ones, self.twos, self.threes = self.ones - a, self.twos - b, self.threes - c


@lru_cache(maxsize=1 << 16)
def rough(attack: Force, defence: Force, fort: str = "", trials: int = TRIALS) -> Odds:
    """About what an attack on a force, behind a ``fort`` or in the open, comes to, by a few trials."""
    if not attack.troops:
        return Odds(0.0, 0.0, 0.0, 0.0)
    if not defence.troops:
        return Odds(1.0, 0.0, 0.0, 0.0)
    lot = N.rounds
    won = lost = own = foe = trial = 0
    used = [any(pair) for pair in zip(_Side(attack, fort).shots(), _Side(defence, "").shots(), strict=True)]
    shots = [shot for shot, there in enumerate(used) if there]
    clear = trials // CLEAR
    while trial < trials and not (trial == clear and clear in (won, lost)):
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
