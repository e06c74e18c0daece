"""A battle in expectation: every block scores its average hits, on the strongest, round by round (6.0).

No dice: a battle that the averages decide by a hair is called even.
"""

from __future__ import annotations

import math

from engine.roses.analysis import LETTERS, hit_chance, letter
from engine.roses.board import BLOCKS, FACES, ROUNDS

LINE, LATE, RESERVE, AWAY = range(4)
LATER = 2
"""A round in which every block that was there in the first has its usual turn."""
TURN_OF: tuple[tuple[int, int], ...] = tuple(
    (LETTERS.index(letter(block, 1)), LETTERS.index(letter(block, LATER))) for block in range(len(BLOCKS))
)
"""By block the place of its letter among all, in the first round and later."""
CHANCES: tuple[float, ...] = tuple(map(hit_chance, range(FACES + 1)))
"""The odds that a die hits, by fire power."""
_GONE = 0.25
"""Strength at which a block counts as beaten."""


class Fighter:
    """A block in a battle. ``hit``: chance of a hit for each step; ``letter``: the place of its letter among all;
    ``worth``: points of its life.

    ``first``: its letter in the first round, where it is another one.
    """

    __slots__ = ("acted", "block", "first", "hit", "letter", "place", "seat", "steps", "worth")

    def __init__(
        self,
        block: int,
        seat: int,
        letter: int,
        hit: float,
        steps: float,
        worth: float,
        place: int = LINE,
        acted: bool = False,
        first: int | None = None,
    ) -> None:
        self.block, self.seat, self.letter, self.hit, self.steps = block, seat, letter, hit, steps
        self.worth, self.place, self.acted = worth, place, acted
        self.first = letter if first is None else first

    def copy(self) -> Fighter:
        """The same block, to be changed on its own."""
        return Fighter(
            self.block, self.seat, self.letter, self.hit, self.steps, self.worth, self.place, self.acted, self.first
        )


def strike(fighters: list[Fighter], hits: float) -> None:
    """Average hits on a line: always on the strongest, what is left on the next."""
    while hits > 0.01:
        target = None
        most = 0.0
        for fighter in fighters:
            if fighter.place <= LATE and fighter.steps > most:
                target, most = fighter, fighter.steps
        if target is None:
            return
        taken = hits if hits < most else most
        target.steps -= taken
        hits -= taken


def _might(side: list[Fighter]) -> float:
    """How strong a side is: what it can take times what it can deal."""
    there = [f for f in side if f.place <= RESERVE and f.steps >= _GONE]
    return sum(f.steps for f in there) * sum(f.steps * f.hit for f in there)


def _loser(sides: tuple[list[Fighter], list[Fighter]], wary: tuple[int, ...], odds: float) -> int:
    """The seat, of the wary ones, that sees it is losing; -1 for none."""
    might = _might(sides[0]), _might(sides[1])
    return next((seat for seat in wary if might[seat] < odds * might[1 - seat]), -1)


def fight(
    fighters: list[Fighter],
    number: int,
    attacker: int,
    leaver: int = -1,
    wary: tuple[int, ...] = (),
    odds: float = 0.0,
) -> float:
    """Fight on from round ``number``; changes the fighters. Returns the chance that the attacker holds the area.

    ``leaver``: a seat whose blocks all retreat as soon as they may. ``wary``: seats that do so, from round 2, once
    their might falls below ``odds`` times the other's.
    """
    sides = ([f for f in fighters if f.seat == 0], [f for f in fighters if f.seat == 1])
    defender = 1 - attacker
    stayed = 0.0
    while number <= ROUNDS:
        if number > 1 and leaver < 0 and wary:
            leaver = _loser(sides, wary, odds)
        for turn in range(len(LETTERS)):
            for seat in (defender, attacker):
                for fighter in sides[seat]:
                    own = fighter.first if number == 1 else fighter.letter
                    if own != turn or fighter.place != LINE or fighter.acted or fighter.steps < _GONE:
                        continue
                    fighter.acted = True
                    if number > 1 and (seat == leaver or (number == ROUNDS and seat == attacker)):
                        if number == ROUNDS and seat == attacker:
                            stayed += fighter.steps
                        fighter.place = AWAY
                    else:
                        strike(sides[1 - seat], fighter.steps * fighter.hit)
        number += 1
        for fighter in fighters:
            if fighter.place <= RESERVE:
                fighter.place = LINE
                fighter.acted = False
        standing = [sum(f.steps for f in side if f.place == LINE and f.steps >= _GONE) for side in sides]
        if standing[attacker] == 0 or standing[defender] == 0:
            break
    left = sum(f.steps for f in sides[defender] if f.place != AWAY and f.steps >= _GONE)
    there = stayed + sum(f.steps for f in sides[attacker] if f.place != AWAY and f.steps >= _GONE)
    if leaver == attacker:
        there = 0.0
    exponent = 1.2 * (left - 0.35 * there) if there else 1.2 * left + 1.5
    return 1.0 / (1.0 + math.exp(max(-20.0, min(20.0, exponent))))


def alive(fighter: Fighter) -> float:
    """The chance that a block with so much strength left on average lives."""
    return fighter.steps if fighter.steps < 1.0 else 1.0
