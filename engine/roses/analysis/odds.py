"""What a battle promises before it is fought: it is fought many times from what a seat sees.

Enemy blocks that nobody has seen are drawn from those that may stand on the map. Both sides fight by the style *quick*,
without treachery: every block fires, and leaves at its last step from round 2 on. The luck is made up and always the
same, so the same view has the same odds.
"""

from __future__ import annotations

import dataclasses
import functools
import itertools
from collections.abc import Collection, Iterator, Mapping, Sequence

from engine.core import Dice
from engine.roses.analysis.fighting import LETTERS, defence, hit_chance, hits, letter
from engine.roses.analysis.marching import MARCHES, attacker_of
from engine.roses.board import (
    AREA,
    AREA_IDS,
    BLOCK,
    BLOCK_IDS,
    BLOCKS,
    HOME,
    RANK,
    REBEL,
    ROUNDS,
    SCENARIOS,
    SHIELDS,
    SIDE,
    STEPS,
)
from engine.roses.view import RosesView

RUNS = 100
"""How often a battle is fought."""
STILL_THERE = 0.93
"""Chance that a block is still on the map when the scenario began with it there."""
NATIVE = 4
"""How much likelier a block is where it has a shield or its home than anywhere else."""
WORN = 0.25
"""Chance that a block which nobody has seen has lost a step."""
_DRAWS, _SIDES = 8192, 1 << 24
"""Numbers that are drawn once for all battles, and how fine they are."""
_LINE, _RESERVE, _GONE = range(3)


def candidates(view: RosesView, seat: int) -> list[int]:
    """Blocks of a house that may stand on the map, as everybody knows it: all but who is dead, set aside or minor."""
    house = view.seats[seat]
    gone = {BLOCK[name] for name in (*house.dead, *house.aside, *house.minors)}
    found = [b for b, side in enumerate(SIDE) if side == seat and b not in gone]
    return found if seat == view.king else [*found, REBEL]


def presence(view: RosesView, seat: int) -> dict[int, float]:
    """By block of a house the chance that it stands on the map: likely for those the scenario put there."""
    deployed = SCENARIOS[view.scenario].deployment
    may = candidates(view, seat)
    first = [b for b in may if deployed[BLOCK_IDS[b]] in AREA or RANK[b]]
    others = [b for b in may if b not in first]
    number = float(sum(view.counts()[seat]))
    there = min(STILL_THERE * len(first), number)
    odds = dict.fromkeys(first, there / max(1, len(first)))
    odds.update(dict.fromkeys(others, min(1.0, (number - there) / max(1, len(others)))))
    return odds


def within_reach(view: RosesView, area: int, seat: int) -> int:
    """How many blocks of a house could march into an area at most, each army over its widest way (5.2)."""
    there = view.counts()[seat]
    return sum(min(most, there[start]) for start, most in MARCHES[area].items() if start != area)


def odds(view: RosesView, area: int, blocks: Sequence[int], reserve: Collection[int] = ()) -> float:
    """The chance that a seat holds an area where the enemy stands, with these blocks of its own there. ``reserve``:
    those of them who join in round 2."""
    assert view.own is not None
    assert view.seat is not None
    foe = 1 - view.seat
    attacks = attacker_of(view, area, entering=view.seat) == view.seat
    steps = {BLOCK[b.block]: b.steps for b in view.own.blocks}
    line = [b for b in blocks if b not in reserve] or list(blocks)
    mine = tuple(
        (b, BLOCKS[b].firepower + (0 if attacks else defence(view, area, b, line)), steps[b], b not in line)
        for b in blocks
    )
    seen = tuple(BLOCK[f.block] for f in view.faces if f.seat == foe and AREA[f.area] == area)
    elsewhere = {BLOCK[f.block] for f in view.faces if f.seat == foe and AREA[f.area] != area}
    may = tuple(
        (b, p * (NATIVE if area in SHIELDS[b] or HOME[b] == area else 1))
        for b, p in presence(view, foe).items()
        if p > 0 and b not in elsewhere and b not in seen
    )
    dead = frozenset(b for b in range(len(BLOCKS)) if view.is_dead(b))
    return _odds(area, attacks, mine, seen, may, view.counts()[foe][area], _Fates(view.king, dead))


@dataclasses.dataclass(frozen=True, slots=True)
class _Fates:
    """Who is King's house, and who is dead, as ``Deaths`` has it."""

    king: int
    """The seat of the royal house."""
    dead: frozenset[int]
    """Blocks of people who are dead on both sides."""

    def is_dead(self, block: int) -> bool:
        """Whether a person is dead."""
        return block in self.dead


@functools.lru_cache(maxsize=2048)
def _odds(
    area: int,
    attacks: bool,
    mine: tuple[tuple[int, int, int, bool], ...],
    seen: tuple[int, ...],
    may: tuple[tuple[int, float], ...],
    number: int,
    fates: _Fates,
) -> float:
    """The same from all that matters: a panel is drawn again after every press.

    ``mine``: own blocks with fire power, steps and whether they join in round 2. ``seen``: enemy blocks that are known
    to stand there, ``may``: those that may, with their weight; ``number``: how many there are.
    """
    chances = dict(may)
    luck, won = itertools.cycle(_luck()), 0
    for _ in range(RUNS):
        theirs = [*seen, *_drawn(chances, number - len(seen), luck)]
        fighters = [
            (b, BLOCKS[b].firepower + (defence(fates, area, b, theirs) if attacks else 0), _worn(b, luck), False)
            for b in theirs
        ]
        won += _holds(([_Fighter(*f) for f in mine], [_Fighter(*f) for f in fighters]), 0 if attacks else 1, luck)
    return won / RUNS


@functools.cache
def _luck() -> tuple[float, ...]:
    """Numbers from 0 up to 1."""
    dice = Dice("what a battle promises")
    return tuple(dice.below(_SIDES, "odds") / _SIDES for _ in range(_DRAWS))


def _drawn(may: Mapping[int, float], number: int, luck: Iterator[float]) -> list[int]:
    """So many different blocks, each the likelier the likelier it stands on the map."""
    if number <= 0:
        return []
    return sorted(may, key=lambda b: next(luck) ** (1 / may[b]), reverse=True)[:number]


def _worn(block: int, luck: Iterator[float]) -> int:
    """The strength of a block that nobody has seen: all its steps or one less."""
    return max(1, STEPS[block] - (next(luck) < WORN))


@functools.cache
def _scores(dice: int, power: int) -> tuple[float, ...]:
    """The odds of at most so many hits, from none on."""
    return tuple(itertools.accumulate(hits(dice, hit_chance(power))))


class _Fighter:
    """A block in a battle that is only thought of."""

    __slots__ = ("acted", "first", "later", "place", "power", "steps")

    def __init__(self, block: int, power: int, steps: int, late: bool) -> None:
        self.power, self.steps, self.acted = power, steps, False
        self.place = _RESERVE if late else _LINE
        self.first, self.later = LETTERS.index(letter(block, 1)), LETTERS.index(letter(block, ROUNDS))


def _holds(sides: tuple[list[_Fighter], list[_Fighter]], attacker: int, luck: Iterator[float]) -> bool:
    """Whether the first side holds the field in the end (6.2-6.6)."""
    for number in range(1, ROUNDS + 1):
        for turn in range(len(LETTERS)):
            for side in (1 - attacker, attacker):
                for fighter in sides[side]:
                    if fighter.acted or fighter.place != _LINE:
                        continue
                    if turn != (fighter.first if number == 1 else fighter.later):
                        continue
                    fighter.acted = True
                    if number > 1 and (fighter.steps == 1 or (number == ROUNDS and side == attacker)):
                        fighter.place = _GONE
                        beaten = side
                    else:
                        beaten = 1 - side
                        _strike(sides[beaten], fighter, next(luck))
                    if any(f.place == _LINE for f in sides[beaten]):
                        continue
                    if not _arrive(sides[beaten], acted=True):
                        return beaten == 1
                    if number == 1:
                        attacker = beaten  # 6.3: a first line that is gone is the attacker from now on
        for each in sides:
            _arrive(each, acted=False)
    return attacker == 1


def _arrive(side: list[_Fighter], *, acted: bool) -> bool:
    """Reserves come into the line; whether anybody is there."""
    for fighter in side:
        if fighter.place == _RESERVE:
            fighter.place, fighter.acted = _LINE, acted
        elif not acted:
            fighter.acted = False
    return any(f.place == _LINE for f in side)


def _strike(side: list[_Fighter], by: _Fighter, chance: float) -> None:
    """Every hit takes a step from the strongest of the line (6.4)."""
    for score in _scores(by.steps, by.power):
        if chance < score:
            return
        target = max((f for f in side if f.place == _LINE), key=lambda f: f.steps, default=None)
        if target is None:
            return
        target.steps -= 1
        if not target.steps:
            target.place = _GONE


def joining(view: RosesView, area: int, coming: Sequence[str], origin: str) -> tuple[list[int], list[int]]:
    """Own blocks that fight for an area once some more have come over a border, and those of them who join in round 2:
    helpers of a battle that has begun, and who comes another way than most (6.3). ``origin``: the area behind the
    border, or ``sea``."""
    assert view.own is not None
    assert view.seat is not None
    name, own = AREA_IDS[area], view.own
    there = [b.block for b in own.blocks if b.place == name and b.block not in (*coming, view.prisoner)]
    blocks = [BLOCK[b] for b in (*there, *coming)]
    ways = {b: own.came.get(b, "") for b in there} | dict.fromkeys(coming, origin)
    if attacker_of(view, area, entering=view.seat) != view.seat:
        return blocks, [BLOCK[b] for b, way in ways.items() if way]
    named = next((c.origin for c in view.mains if c.area == name and c.seat == view.seat), "")
    crossed = [way for way in ways.values() if way]
    main = named or max(dict.fromkeys(crossed), key=crossed.count, default="")
    return blocks, [BLOCK[b] for b, way in ways.items() if way not in ("", main)]
