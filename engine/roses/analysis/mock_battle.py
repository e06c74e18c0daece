"""A battle that is only thought of, fought with given luck by orders that ask nothing (6.2-6.6).

What happens to a side is the same in many battles, so every condition it can be in is worked out once: by how many
hits it takes, who leaves, when reserves come.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Sequence
from typing import NamedTuple

from engine.core import Dice
from engine.roses.analysis.fighting import LETTERS, hit_chance, hits, letter
from engine.roses.board import BLOCKS, FACES, ROUNDS, STEPS

STAYS = ROUNDS + 1
"""The round from which a block leaves that never does."""
MIRRORED = 2
"""Ways in which each luck is used: as it is, and turned round, so that what is good luck once is bad luck then."""
_STRIDE, _ROUND = 131, 40
"""How far apart the luck of two battles begins, and that of two rounds of one battle."""
_DRAWS, _MORE, _SIDES = 4096, 512, 1 << 24
"""Numbers that are drawn once for all battles, how many of them follow once more at the end, and how fine they are."""
_LINE, _LATE, _RESERVE, _GONE = range(4)
_SURE = 2.0
"""More than any chance."""
_TURNS = [[LETTERS.index(letter(block, number)) for number in (1, ROUNDS)] for block in range(len(BLOCKS))]
"""By block the place of its letter among all, in the first round and later."""


class Fighter(NamedTuple):
    """A block in a battle, as far as it matters there."""

    power: int
    """The highest number with which it hits."""
    steps: int
    """Its strength."""
    late: bool
    """Whether it joins in round 2."""
    weak: int
    """At this strength or less it leaves from round 2 on."""
    since: int
    """From this round on it leaves in any case."""
    first: int
    """The place of its letter among all in the first round."""
    later: int
    """The same in later rounds."""


def fighter(block: int, power: int, steps: int, late: bool, leaves: tuple[int, int]) -> Fighter:
    """A block with its strength now; ``leaves``: at what strength, and from which round."""
    return Fighter(min(power, FACES), steps, late, *leaves, *_TURNS[block])


@functools.cache
def luck_of(what: str, number: int) -> tuple[float, ...]:
    """Numbers between 0 and 1 for a purpose, the same ones always; every other time turned round (``MIRRORED``)."""
    if number % MIRRORED:
        return tuple(1 - each for each in luck_of(what, 0))
    dice = Dice(f"what a battle promises: {what}")
    found = [(dice.below(_SIDES, "odds") + 0.5) / _SIDES for _ in range(_DRAWS)]
    return (*found, *found[:_MORE])


def luck_at(number: int) -> int:
    """Where the luck of a battle begins."""
    return number // MIRRORED * _STRIDE % _DRAWS


@functools.cache
def _scores(power: int) -> tuple[tuple[float, ...], ...]:
    """By the strength of a block the odds of at most so many hits, from none on; all of them are sure."""
    chance = hit_chance(power)
    return tuple((*itertools.accumulate(hits(dice, chance)[:-1]), _SURE) for dice in range(max(STEPS) + 1))


class Condition:
    """How a side of a battle stands at a moment."""

    __slots__ = ("_hit", "_late", "_left", "_places", "_rested", "_side", "fights", "shots", "steps")

    def __init__(self, side: Side, steps: list[int], places: list[int], shots: list[tuple[float, ...] | None]) -> None:
        self._side, self._places, self.steps = side, places, steps
        self.fights = _LINE in places or _LATE in places
        """Whether anybody can be hit."""
        self.shots = shots
        """By block the odds of its hits, ``None`` for who does not act."""
        self._left: dict[int, Condition] = {}
        self._hit: Condition | None = None
        self._late: Condition | None = None
        self._rested: Condition | None = None

    def struck(self, score: int) -> Condition:
        """After so many hits: each takes a step from the strongest of the line, of equals from the first (6.4)."""
        found = self
        for _ in range(score):
            found = found._hit or found._after_hit()
        return found

    def _after_hit(self) -> Condition:
        steps, places, shots = list(self.steps), list(self._places), list(self.shots)
        target = most = -1
        for who, strength in enumerate(steps):
            if strength > most and places[who] <= _LATE:
                target, most = who, strength
        if target < 0:
            return self
        steps[target] = most - 1
        if most == 1:
            places[target] = _GONE
        shots[target] = self._side.scores[target][most - 1] if most > 1 and not places[target] else None
        self._hit = Condition(self._side, steps, places, shots)
        return self._hit

    def left(self, who: int) -> Condition:
        """After a block has left."""
        found = self._left.get(who)
        if found is None:
            places, shots = list(self._places), list(self.shots)
            places[who], shots[who] = _GONE, None
            found = self._left[who] = Condition(self._side, self.steps, places, shots)
        return found

    def relieved(self) -> Condition:
        """After reserves have come in the place of a line that is gone: they act from the next round on."""
        if self._late is None:
            places = [_LATE if place == _RESERVE else place for place in self._places]
            self._late = Condition(self._side, self.steps, places, self.shots)
        return self._late

    def rested(self) -> Condition:
        """When a new round begins: everybody who is there is in the line."""
        if self._rested is None:
            if _LATE not in self._places and _RESERVE not in self._places:
                self._rested = self
            else:
                self._rested = self._side.drawn_up(self.steps, [place == _GONE for place in self._places])
        return self._rested


class Side:
    """Who fights on one side, in the order in which equals are hit."""

    def __init__(self, fighters: tuple[Fighter, ...]) -> None:
        self.scores = [_scores(f.power) for f in fighters]
        """By block the odds of its hits, by its strength."""
        self.weak = [f.weak for f in fighters]
        """By block the strength at which it leaves."""
        self.since = [f.since for f in fighters]
        """By block the round from which it leaves in any case."""
        self.turns: tuple[list[list[int]], list[list[int]]] = [[] for _ in LETTERS], [[] for _ in LETTERS]
        """The blocks of each letter, in the first round and later."""
        for who, each in enumerate(fighters):
            self.turns[0][each.first].append(who)
            self.turns[1][each.later].append(who)
        self.steps = [f.steps for f in fighters]
        """The strength of the blocks when the battle begins."""
        places = [_RESERVE if f.late else _LINE for f in fighters]
        shots = [None if f.late else scores[f.steps] for f, scores in zip(fighters, self.scores, strict=True)]
        self.start = Condition(self, self.steps, places, shots)
        """How it stands then."""

    def drawn_up(self, steps: list[int], gone: list[bool]) -> Condition:
        """Everybody in the line who is not gone."""
        shots = [None if out else scores[n] for n, out, scores in zip(steps, gone, self.scores, strict=True)]
        return Condition(self, steps, [_GONE if out else _LINE for out in gone], shots)


@functools.lru_cache(maxsize=512)
def side_of(fighters: tuple[Fighter, ...]) -> Side:
    """The side of some blocks; blocks that are alike make the same one."""
    return Side(fighters)


def fight(sides: tuple[Side, Side], attacker: int, luck: Sequence[float], at: int) -> tuple[int, list[int], list[int]]:
    """Who holds the field in the end, 0 or 1, and the steps of both sides' blocks then. ``at``: where luck begins."""
    now = [side.start for side in sides]
    for number in range(1, ROUNDS + 1):
        later = number > 1
        mine, theirs = sides[0].turns[later], sides[1].turns[later]
        throw = at
        at += _ROUND
        for turns in zip(mine, theirs, strict=True):
            for side in (1 - attacker, attacker):
                for who in turns[side]:
                    there = now[side]
                    shots = there.shots[who]
                    if shots is None:
                        continue
                    if later and (
                        there.steps[who] <= sides[side].weak[who]
                        or number >= sides[side].since[who]
                        or (number == ROUNDS and side == attacker)
                    ):
                        beaten, there = side, there.left(who)
                    else:
                        chance = luck[throw]
                        throw += 1
                        if chance < shots[0]:
                            continue
                        score = 1
                        while chance >= shots[score]:
                            score += 1
                        beaten = 1 - side
                        there = now[beaten].struck(score)
                    if not there.fights:
                        there = there.relieved()
                        if not there.fights:
                            now[beaten] = there
                            return 1 - beaten, now[0].steps, now[1].steps
                        if not later:
                            attacker = beaten  # 6.3: a first line that is gone is the attacker from now on
                    now[beaten] = there
        now = [each.rested() for each in now]
    return 1 - attacker, now[0].steps, now[1].steps
