"""What a battle promises before it is fought: it is fought many times from what a seat sees.

This is the one reckoning of battles to come: of an attack, of what the end of the actions leads to, of *What if* and of
what the computer player says. Enemy blocks that nobody has seen are drawn from those that may stand on the map. Every
block fires, and nobody tries treachery; the enemy's leave as the style *quick* says, one's own as they were ordered to,
or as *quick* says where their owner is asked. The luck is made up and always the same, so the same view has the same
odds. Where the first battles all end alike no more are fought.
"""

from __future__ import annotations

import dataclasses
import functools
import math
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from types import MappingProxyType

import msgspec

from engine.roses.analysis.fighting import defence, rank_of
from engine.roses.analysis.marching import MARCHES, attacker_of
from engine.roses.analysis.mock_battle import MIRRORED, STAYS, Fighter, Side, fight, fighter, luck_at, luck_of, side_of
from engine.roses.board import (
    AREA,
    AREA_IDS,
    BLOCK,
    BLOCK_IDS,
    BLOCKS,
    HOME,
    RANK,
    REBEL,
    SCENARIOS,
    SEA,
    SHIELDS,
    SIDE,
    STEPS,
    TWIN,
)
from engine.roses.view import Own, RosesView

BATTLES = MIRRORED
"""How often a battle is fought against each army that the enemy may have there."""
RUNS = 32 * BATTLES
"""How often a battle is fought."""
CLEAR = 8 * BATTLES
"""After how many battles no more are fought if all of them have ended alike."""
STILL_THERE = 0.93
"""Chance that a block is still on the map when the scenario began with it there."""
NATIVE = 4
"""How much likelier a block is where it has a shield or its home than anywhere else."""
WORN = 0.25
"""Chance that a block which nobody has seen has lost a step."""
QUICK_LEAVES = 1, STAYS
"""When a block leaves by the style *quick*: at what strength, from which round in any case."""
_NOBODY: Mapping[str, str] = MappingProxyType({})


class Forecast(msgspec.Struct, frozen=True):
    """How a battle to come ended in so many runs, as a seat reads it."""

    area: str
    """Id of the area where it is fought."""
    attacks: bool
    """Whether the seat attacks."""
    runs: int
    """How many runs there were."""
    won: int
    """Runs in which the seat holds the field."""
    own: list[int]
    """Steps that the seat lost: by their number, in how many runs it was so."""
    enemy: list[int]
    """Steps that the enemy lost: by their number, in how many runs it was so."""
    fell: dict[str, int]
    """By id of an own block, in how many runs it was eliminated."""
    strength: int = 0
    """The steps with which the seat fights."""
    against: float = 0.0
    """Those of the enemy, on average over the runs."""

    @property
    def chance(self) -> float:
        """The odds that the seat holds the field."""
        return self.won / self.runs


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


@dataclasses.dataclass(frozen=True, slots=True)
class _Enemy:
    """All that matters of the enemy in an area: a panel is drawn again after every press."""

    area: int
    """Where they stand, by its number."""
    defends: bool
    """Whether they defend."""
    seen: tuple[int, ...]
    """Blocks that are known to stand there."""
    may: tuple[tuple[int, float], ...]
    """Those that may, with their weight."""
    number: int
    """How many there are."""
    fates: _Fates
    """Who is King's house, and who is dead."""


def odds(view: RosesView, area: int, blocks: Sequence[int], reserve: Collection[int] = ()) -> float:
    """The chance that a seat holds an area where the enemy stands, with these blocks of its own there. ``reserve``:
    those of them who join in round 2."""
    enemy, mine = _met(view, area, blocks, reserve)
    won, runs = _won(enemy, tuple(mine.values()))
    return won / runs


def battle_odds(
    view: RosesView, area: int, coming: Mapping[str, str] = _NOBODY, leaving: Collection[str] = ()
) -> float:
    """The odds of an area where the enemy stands, for all own blocks there once some more have come and others have
    left, as ``joining`` has it."""
    return odds(view, area, *joining(view, area, coming, leaving))


def percent(odds: float) -> int:
    """A chance in whole percent as it is told, never a certainty that is none."""
    return round(100 * odds) if odds in (0.0, 1.0) else min(99, max(1, round(100 * odds)))


def average(counts: Sequence[int]) -> float:
    """The mean of a distribution: by its number, in how many runs it came up."""
    return sum(n * runs for n, runs in enumerate(counts)) / sum(counts)


def forecast(
    view: RosesView, area: int, coming: Mapping[str, str] = _NOBODY, leaving: Collection[str] = ()
) -> Forecast:
    """What a battle promises that is fought in an area once some blocks have come and others have left, as ``joining``
    has it, and all others stay where they are; its ``chance`` is that of ``battle_odds``."""
    enemy, mine = _met(view, area, *joining(view, area, coming, leaving))
    own, foes, fell = Counter[int](), Counter[int](), Counter[int]()
    met = 0
    won = runs = 0
    for holder, ours, theirs, left, strength in _fights(enemy, tuple(mine.values())):
        runs += 1
        won += holder == 0
        own[sum(ours.steps) - sum(left)] += 1
        foes[sum(theirs.steps) - sum(strength)] += 1
        met += sum(theirs.steps)
        fell.update(block for block, steps in zip(mine, left, strict=True) if not steps)
    return Forecast(
        AREA_IDS[area], enemy.defends, runs, won, [own[n] for n in range(max(own) + 1)],
        [foes[n] for n in range(max(foes) + 1)], {BLOCK_IDS[b]: fell[b] for b in mine},
        sum(each.steps for each in mine.values()), met / runs,
    )  # fmt: skip


def forecasts(view: RosesView) -> list[Forecast]:
    """What every battle promises that is fought if all blocks stay where they are, the largest first; not the running
    one."""
    now = view.battle.area if view.battle is not None else ""
    there = {a.area: a.lancaster + a.york for a in view.areas if a.area in view.battles and a.area != now}
    return [forecast(view, AREA[area]) for area in sorted(there, key=lambda area: -there[area])]


def _met(
    view: RosesView, area: int, blocks: Sequence[int], reserve: Collection[int]
) -> tuple[_Enemy, dict[int, Fighter]]:
    """Who fights in an area with these own blocks in it, in the order in which equals are hit: who is not there yet is
    thought to come in."""
    assert view.own is not None
    assert view.seat is not None
    own, foe = view.own, 1 - view.seat
    rows = {BLOCK[b.block]: b for b in own.blocks}
    comes = any(rows[b].place != AREA_IDS[area] for b in blocks)
    attacks = attacker_of(view, area, entering=view.seat if comes else None) == view.seat
    line = [b for b in blocks if b not in reserve] or list(blocks)
    dead = {BLOCK[name] for seat in view.seats for name in seat.dead}
    fates = _Fates(view.king, frozenset(b for b in dead if TWIN[b] < 0 or TWIN[b] in dead))
    mine = {
        b: fighter(
            b,
            BLOCKS[b].firepower + (0 if attacks else defence(fates, area, b, line)),
            rows[b].steps,
            b not in line,
            _leaves(own, BLOCK_IDS[b]),
        )
        for b in sorted(blocks, key=rank_of)
    }
    seen = tuple(BLOCK[f.block] for f in view.faces if f.seat == foe and AREA[f.area] == area)
    faces = {BLOCK[f.block] for f in view.faces if f.seat == foe}
    may = tuple(
        (b, p * (NATIVE if area in SHIELDS[b] or HOME[b] == area else 1))
        for b, p in presence(view, foe).items()
        if p > 0 and b not in faces
    )
    return _Enemy(area, attacks, seen, may, view.counts()[foe][area], fates), mine


def _leaves(own: Own, block: str) -> tuple[int, int]:
    """At what strength an own block leaves from round 2 on, and from which round in any case: by its own order, else by
    those that stand; by the style *quick* where its owner is asked."""
    order = own.orders.get(block, "")
    word = order or ("ask" if own.standing.act == "ask" else own.standing.retreat)
    if word == "ask":
        return QUICK_LEAVES
    kind, _, number = word.partition("-")
    if kind == "weak":
        return int(number), STAYS
    return 0, int(number) if kind == "round" else 2 if kind == "retreat" else STAYS


@functools.lru_cache(maxsize=2048)
def _won(enemy: _Enemy, mine: tuple[Fighter, ...]) -> tuple[int, int]:
    """In how many runs the seat holds the field, and how many there were."""
    won = runs = 0
    for holder, *_ in _fights(enemy, mine):
        runs += 1
        won += holder == 0
    return won, runs


def _fights(enemy: _Enemy, mine: tuple[Fighter, ...]) -> Iterator[tuple[int, Side, Side, list[int], list[int]]]:
    """Of every run who holds the field, 0 for the seat, then both sides, and the steps of their blocks at its end."""
    ours, armies = side_of(mine), _armies(enemy)
    attacker, ends = 0 if enemy.defends else 1, [0, 0]
    for number in range(RUNS):
        theirs = armies.side(number // BATTLES)
        holder, left, strength = fight((ours, theirs), attacker, luck_of("dice", number), luck_at(number))
        yield holder, ours, theirs, left, strength
        ends[holder] += 1
        if number + 1 == CLEAR and not all(ends):
            return


class _Armies:
    """Who of the enemy may stand in an area: as many armies as are asked for, the same whoever attacks them."""

    def __init__(self, enemy: _Enemy) -> None:
        self._enemy = enemy
        self._sides: list[Side] = []
        self._spread = [(block, 1 / chance) for block, chance in enemy.may]

    def side(self, number: int) -> Side:
        """One of the armies."""
        while len(self._sides) <= number:
            self._sides.append(self._drawn(len(self._sides)))
        return self._sides[number]

    def _drawn(self, number: int) -> Side:
        """An army: of those who may be there each is the likelier the likelier they stand on the map; who has not been
        seen has all their steps or one less."""
        enemy, luck, at = self._enemy, _waits(number), luck_at(number)
        chances = sorted((luck[at + n] * spread, b) for n, (b, spread) in enumerate(self._spread))
        blocks = [*enemy.seen, *(b for _, b in chances[: max(0, enemy.number - len(enemy.seen))])]
        blocks.sort(key=rank_of)
        worn = luck_of("steps", number)
        return side_of(
            tuple(
                fighter(
                    b,
                    BLOCKS[b].firepower + (defence(enemy.fates, enemy.area, b, blocks) if enemy.defends else 0),
                    max(1, STEPS[b] - (worn[at + n] < WORN)),
                    False,
                    QUICK_LEAVES,
                )
                for n, b in enumerate(blocks)
            )
        )


@functools.lru_cache(maxsize=256)
def _armies(enemy: _Enemy) -> _Armies:
    return _Armies(enemy)


@functools.lru_cache(maxsize=MIRRORED)
def _turned_waits(turned: int) -> tuple[float, ...]:
    return tuple(-math.log(each) for each in luck_of("blocks", turned))


def _waits(number: int) -> tuple[float, ...]:
    """How long it takes until something happens that happens once in a while: a number for each draw."""
    return _turned_waits(number % MIRRORED)


def joining(
    view: RosesView, area: int, coming: Mapping[str, str] = _NOBODY, leaving: Collection[str] = ()
) -> tuple[list[int], list[int]]:
    """Own blocks that fight for an area once some more have come and others have left, and those of them who join in
    round 2: helpers of a battle that has begun, and who comes another way than the main attack (6.3). ``coming``: by
    block the area behind the border it comes over, or ``sea``."""
    assert view.own is not None
    assert view.seat is not None
    name, own = AREA_IDS[area], view.own
    gone = {*coming, *leaving, view.prisoner}
    there = [b.block for b in own.blocks if b.place == name and b.block not in gone]
    blocks = [BLOCK[b] for b in (*there, *coming)]
    ways = {b: own.came.get(b, "") for b in there} | dict(coming)
    if attacker_of(view, area, entering=view.seat if coming else None) != view.seat:
        return blocks, [BLOCK[b] for b, way in ways.items() if way]
    named = next((c.origin for c in view.mains if c.area == name and c.seat == view.seat), "")
    main = named or main_attack(own, ways)
    return blocks, [BLOCK[b] for b, way in ways.items() if way not in ("", main)]


def main_attack(own: Own, ways: Mapping[str, str]) -> str:
    """The border that a main attack comes over best: the one with the strongest blocks, of equals by land rather than
    by sea, then by name; empty where nobody came. ``ways``: by block the area behind its border, or
    ``sea``; empty for who was there."""
    steps = {b.block: b.steps for b in own.blocks}
    strength: Counter[str] = Counter()
    for block, way in ways.items():
        if way:
            strength[way] += steps[block] * BLOCKS[BLOCK[block]].firepower
    return min(strength, key=lambda way: (-strength[way], way == SEA, way), default="")
