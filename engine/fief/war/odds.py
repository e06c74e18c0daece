"""Battles reckoned beforehand: two forces against each other, every way the dice may fall (7.1-7.8).

A battle goes on until somebody is beaten, or three rolls in a row bring no loss. What the dice may bring is added up
from the end: a battle in which troops have fallen is another battle, reckoned once for all that come to it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import product
from typing import TypeAlias, TypeVar

import msgspec

from engine.fief.board import PENALTY
from engine.fief.game_data import UNITS, N
from engine.fief.war.arithmetic import (
    ARCHERS_FROM,
    CATAPULT_DICE,
    FACES,
    STEPS,
    archer_hits,
    catapult_hits,
    melee_dice,
)

IDLE = 3
"""Rolls in a row without a loss that end a battle (7.8)."""
TABLES, ROOM = 256, 40_000
"""How many pairs of sides are remembered, and how many battles of each."""


T = TypeVar("T")


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
WORTH = {unit.slug: unit.hits for unit in UNITS} | {"infantry": N.infantry_hits, "leader": N.leader_hits}
"""Hits that each kind takes, as many as it has points; engines none (4.0, 6.0, 7.3, 7.5)."""


def force_of(units: Mapping[str, int], nobles: int = 0, bonus: int = 0, guards: tuple[int, int] = (0, 0)) -> Force:
    """A force from units by kind. ``guards``: royal knights and soldiers."""
    by_hits = [0, 0, 0, 0]
    for kind, n in units.items():
        by_hits[WORTH[kind]] += n
    by_hits[WORTH["knight"]] += guards[0]
    by_hits[WORTH["soldier"]] += guards[1]
    _, ones, twos, threes = by_hits
    return Force(
        ones, twos, threes, units.get("archer", 0) + units.get("crossbow", 0), units.get("bombard", 0),
        units.get("catapult", 0), nobles, bonus + sum(guards), units.get("soldier", 0) > 0,
    )  # fmt: skip


def raiding(infantry: int, leaders: int) -> Force:
    """An army of invaders."""
    return force_of({"infantry": infantry, "leader": leaders})


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
    if hits <= ones:
        return hits, 0, 0
    if hits >= ones + 2 * twos + 3 * threes:
        return ones, twos, threes
    best, found = (-1, 0), (0, 0, 0)
    for c in range(min(threes, hits // 3) + 1):
        for b in range(min(twos, (hits - 3 * c) // 2) + 1):
            a = min(ones, hits - 3 * c - 2 * b)
            key = (a + 2 * b + 3 * c, -c - b)
            if key > best:
                best, found = key, (a, b, c)
    return found


Side: TypeAlias = tuple[int, int, int, int]
"""What is left of a side: troops that take one, two and three hits, and bombards."""
Rows: TypeAlias = tuple[tuple[Side, float], ...]
"""What may be left of a side after a volley, each with how likely it is."""
Ends: TypeAlias = dict[tuple[Side, Side], complex]
"""What battles come to, by what is left of attacker and defender."""
SHOTS = CATAPULTS, BOMBARDS, ARCHERS, MELEE = range(4)
"""The volleys of a roll in their order (7.2)."""


def _likely(hits: Iterable[T]) -> tuple[tuple[T, float], ...]:
    """Each of some outcomes that are all as likely, once."""
    every = Counter(hits)
    return tuple((found, n / every.total()) for found, n in every.items())


SUMS = tuple(_likely(map(sum, product(FACES, repeat=dice))) for dice in range(len(STEPS) + 1))
"""What so many battle dice add up to."""


@lru_cache(maxsize=16)
def _barrage(bombards: int) -> tuple[tuple[tuple[int, int], float], ...]:
    """Hits and bursts of bombards (7.2)."""
    return _likely((sum(faces), faces.count(0)) for faces in product(FACES, repeat=bombards))


@lru_cache(maxsize=1 << 14)
def _struck(left: Side, shot: int, n: int, extra: int) -> Rows:
    """What may be left of a side under a volley of so many dice, or archers, or catapults. ``extra``: hits added."""
    if not n:
        return ((left, 1.0),)
    dice = n if shot == MELEE else CATAPULT_DICE if shot == CATAPULTS else 1
    more = {CATAPULTS: catapult_hits, ARCHERS: archer_hits}.get(shot)
    found: dict[Side, float] = {}
    for hits, share in SUMS[dice]:
        after = _after(left, more(hits, n) if more is not None else hits + extra)
        found[after] = found.get(after, 0.0) + share
    return tuple(found.items())


def _after(left: Side, hits: int, bursts: int = 0) -> Side:
    """A side after hits; bombards that burst take a soldier each along who still stands (7.2)."""
    a, b, c, bombards = left
    if hits:
        x, y, z = losses(a, b, c, hits)
        a, b, c = a - x, b - y, c - z
    return (max(0, a - bursts), b, c, bombards - bursts)


def _hits(left: Side) -> int:
    """Hits that a side still takes."""
    return left[0] + 2 * left[1] + 3 * left[2]


def _alive(left: Side) -> bool:
    """Whether a side has troops."""
    return bool(left[0] or left[1] or left[2])


def _won(one: Side, two: Side) -> complex:
    """1 where the attacker has won, 1j where they are beaten."""
    return 1j if not _alive(one) else 0j if _alive(two) else 1 + 0j


def _stand(one: Side, two: Side) -> complex:
    """Hits that both still take: the attacker's, and 1j for each of the defender's."""
    return complex(_hits(one), _hits(two))


class _Battles:
    """The battles of two sides: what they come to, each reckoned once, from what each end counts for."""

    def __init__(self, attack: Force, defence: Force, fort: str, ends: Callable[[Side, Side], complex]) -> None:
        self.forces, self.forts, self.ends = (attack, defence), (fort, ""), ends
        self.dice = tuple([melee_dice(n, PENALTY.get(f, 0)) for n in range(STEPS[-1] + 1)] for f in self.forts)
        self.shots = [
            shot
            for shot, there in enumerate((
                any(f.catapults and f.gunners for f in self.forces),
                any(f.bombards and f.gunners for f in self.forces),
                any(f.shooters >= ARCHERS_FROM[at] for f, at in zip(self.forces, self.forts, strict=True)),
                True,
            ))
            if there
        ]  # fmt: skip
        self.known: list[Ends] = [{} for _ in range(len(self.shots) + 1)]
        """What a battle comes to before the n-th volley in a roll that has cost somebody; first before a roll."""

    def before(self, one: Side, two: Side) -> complex:
        """What a battle comes to before a roll."""
        found = self.known[0].get((one, two))
        if found is None:
            found = self.known[0][one, two] = self._rolled(one, two)
        return found

    def _rolled(self, one: Side, two: Side) -> complex:
        if not _alive(one) or not _alive(two):
            return self.ends(one, two)
        same, found = 1.0, 0j
        for place in range(len(self.shots)):
            value, still = self._volley(place, one, two)
            found, same = found + same * value, same * still
        return found * sum(same**n for n in range(IDLE)) + self.ends(one, two) * same**IDLE

    def _next(self, place: int, one: Side, two: Side) -> complex:
        """What a battle comes to before the n-th volley of a roll that has cost somebody."""
        if place == len(self.shots) or not _alive(one) or not _alive(two):
            return self.before(one, two)
        found = self.known[place].get((one, two)) if place else None
        if found is None:
            value, still = self._volley(place, one, two)
            found = value + still * self._next(place + 1, one, two)
            self.known[place][one, two] = found
        return found

    def _volley(self, place: int, one: Side, two: Side) -> tuple[complex, float]:
        """What the losses of a volley lead to, and how likely it costs nobody anything."""
        shot, after = self.shots[place], place + 1
        last = after == len(self.shots)
        known = self.known[0 if last else after]
        found, still = 0j, 0.0
        if shot == BOMBARDS:
            pairs = self._bombard(one, two)
            for (left, right), share in pairs:
                if left == one and right == two:
                    still += share
                else:
                    found += share * self._next(after, left, right)
            return found, still
        here = _struck(one, shot, *self._shooters(1, shot, two))
        there = _struck(two, shot, *self._shooters(0, shot, one))
        moved = tuple(row for row in there if row[0] != two)
        for left, p in here:
            part: complex = 0j
            rows = there
            if left == one:
                rows, still = moved, p * (1.0 - sum(q for _, q in moved))
            for right, q in rows:
                value = known.get((left, right))
                if value is None:
                    value = self._next(after, left, right)
                part += q * value
            found += p * part
        return found, still

    def _shooters(self, number: int, shot: int, left: Side) -> tuple[int, int]:
        """Catapults, archers or melee dice of a side, and hits that are added."""
        it = self.forces[number]
        if shot == MELEE:
            points = min(_hits(left) + it.nobles, STEPS[-1])
            return self.dice[number][points], it.bonus
        if shot == CATAPULTS:
            return it.catapults * (it.gunners and left[0] > 0), 0
        archers = min(it.shooters, left[0] + left[1])
        return archers * (archers >= ARCHERS_FROM[self.forts[number]]), 0

    def _bombard(self, one: Side, two: Side) -> Iterator[tuple[tuple[Side, Side], float]]:
        """Bombards of both sides at once, while a soldier is left to serve them (7.2)."""
        for (hits, bursts), p in _barrage(one[3] * (one[0] > 0)):
            for (against, burst), q in _barrage(two[3] * (two[0] > 0)):
                yield (_after(one, against, bursts), _after(two, hits, burst)), p * q


@lru_cache(maxsize=TABLES)
def _battles(attack: Force, defence: Force, fort: str, ends: Callable[[Side, Side], complex]) -> _Battles:
    return _Battles(attack, defence, fort, ends)


def _reckoned(attack: Force, defence: Force, fort: str, ends: Callable[[Side, Side], complex]) -> complex:
    """What a battle comes to, by what its ends count for."""
    one, two = (msgspec.structs.replace(f, ones=0, twos=0, threes=0) for f in (attack, defence))
    table = _battles(one, two, fort, ends)
    if sum(map(len, table.known)) > ROOM:
        for known in table.known:
            known.clear()
    return table.before(*((f.ones, f.twos, f.threes, f.bombards * f.gunners) for f in (attack, defence)))


@lru_cache(maxsize=1 << 14)
def winning(attack: Force, defence: Force, fort: str = "") -> tuple[float, float]:
    """How likely an attack on a force, behind a ``fort`` or in the open, is won, and how likely the attacker is beaten,
    each 0 to 1, if both fight on to the end."""
    if not attack.troops or not defence.troops:
        return float(attack.troops > 0), 0.0
    found = _reckoned(attack, defence, fort, _won)
    return found.real, found.imag


@lru_cache(maxsize=1 << 16)
def odds(attack: Force, defence: Force, fort: str = "") -> Odds:
    """What an attack on a force, behind a ``fort`` or in the open, comes to, if both fight on to the end."""
    win, lose = winning(attack, defence, fort)
    if not attack.troops or not defence.troops:
        return Odds(win, lose, 0.0, 0.0)
    left = _reckoned(attack, defence, fort, _stand)
    return Odds(win, lose, attack.hits - left.real, defence.hits - left.imag)
