"""Odds and results of battles (16.6), and what standing orders reckon with."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache

import msgspec

from engine.charlemagne.bounds import Prey
from engine.charlemagne.game_data import CHARLEMAGNE, FACES, OPERATIONS, TABLES
from engine.charlemagne.movement import defends_high
from engine.charlemagne.units import Position, has_leader, strength

COLUMNS = TABLES.battle.columns
ODDS_WORDS = ("odds-1-3", "odds-1-2", "odds-1-1", "odds-3-2", "odds-2-1", "odds-3-1", "odds-4-1")
"""The columns of the battle table as words."""
ODDS_WORD = dict(zip(COLUMNS, ODDS_WORDS, strict=True))
"""The same by the heading of the column."""


def multiplier(leader: bool, king: bool, ground: bool, advance: bool) -> int:
    """The factor of a force (16.6d): one advantage doubles, two triple, three quadruple. Charlemagne alone triples,
    with anything else he quadruples."""
    others = int(ground) + int(advance)
    if king:
        return 4 if others else 3
    return 1 + int(leader) + others


def reasons(state: Position, units: Sequence[int], place: int | None, advance: bool, treachery: str) -> list[str]:
    """What multiplies a force: ``leader`` or ``king``, ``ground`` (``place``: where it defends), ``advance``; the
    enemy's ``treachery`` takes ``leader`` or ``ground`` away."""
    return reasons_of(units, place is not None and defends_high(state, place), advance, treachery)


def reasons_of(units: Sequence[int], high: bool, advance: bool, treachery: str) -> list[str]:
    """The same where it is known whether the force defends ``high`` ground."""
    found = []
    if treachery != "leader" and has_leader(units):
        found.append("king" if CHARLEMAGNE in units else "leader")
    if high and treachery != "ground":
        found.append("ground")
    if advance:
        found.append("advance")
    return found


def prey(found: Iterable[str]) -> list[Prey]:
    """What treachery may take from a force that is multiplied for some reasons (16.6d3)."""
    why = set(found)
    taken: list[Prey] = ["leader"] if why & {"leader", "king"} else []
    return [*taken, "ground"] if "ground" in why else taken


def factor(found: Collection[str]) -> int:
    """The factor that some reasons make."""
    return multiplier("leader" in found, "king" in found, "ground" in found, "advance" in found)


def column(attack: int, defence: int) -> int:
    """Index of the column of odds (16.6a-c): fractions go against the attacker; 3/2 has a column of its own."""
    if attack >= defence:
        for index, (a, d) in ((6, (4, 1)), (5, (3, 1)), (4, (2, 1)), (3, (3, 2))):
            if attack * d >= defence * a:
                return index
        return 2
    return 1 if attack * 2 >= defence else 0


def result(index: int, die: int) -> str:
    """Result code of the battle table."""
    return TABLES.battle.rows[str(die)][index]


class Result(msgspec.Struct, frozen=True):
    """What a code of the battle table means (16.7)."""

    code: str
    """The code without the stars behind it."""
    prize: int
    """Stratagem markers that the winner draws: the stars (8.2d)."""

    @property
    def both(self) -> bool:
        """Whether it is an exchange, in which each side loses."""
        return self.code == "EX"

    @property
    def attacker_won(self) -> bool:
        """Whether the attacker is the one it favours; an exchange favours the attacker."""
        return not self.code.startswith("A")

    @property
    def retreat(self) -> int:
        """Hexes that the loser falls back (16.8), 0 where nobody does."""
        return 0 if self.code[1] in "EX" else 2 if self.code[1] == "H" else 1

    def losses(self, units: int) -> int:
        """How many of so many units the loser loses, or in an exchange each side: half of them rounded up."""
        part = self.code[1]
        if part == "E":
            return units
        return (units + 1) // 2 if part == "H" else 0 if part == "R" else 1


@lru_cache(maxsize=64)
def meaning(code: str) -> Result:
    """What a code of the battle table means."""
    return Result(code.rstrip("*"), code.count("*"))


@lru_cache(maxsize=len(COLUMNS))
def faces(index: int) -> tuple[Result, ...]:
    """What each face of the die brings in a column of odds, from 1 to 6."""
    return tuple(meaning(result(index, die)) for die in FACES)


class Weighed(msgspec.Struct, frozen=True):
    """Both sides of a battle, each time the attacker first."""

    reasons: tuple[list[str], list[str]]
    """What multiplies them, see ``reasons``."""
    strength: tuple[int, int]
    """Combat points before multipliers."""
    factor: tuple[int, int]
    """What multiplies them (16.6d)."""

    @property
    def totals(self) -> tuple[int, int]:
        """Combat points multiplied."""
        return self.strength[0] * self.factor[0], self.strength[1] * self.factor[1]

    @property
    def column(self) -> int:
        """Index of the column of odds."""
        return column(*self.totals)


def weigh(
    state: Position, attackers: Sequence[int], defenders: Sequence[int], place: int, *,
    advances: tuple[bool, bool] = (False, False), treachery: tuple[str, str] = ("", ""),
) -> Weighed:  # fmt: skip
    """What some attackers and the defenders of a hex set against each other (16.6). ``advances`` and ``treachery``:
    attacker first; a treachery strikes the other side."""
    attack = reasons(state, attackers, None, advances[0], treachery[1])
    defence = reasons(state, defenders, place, advances[1], treachery[0])
    return Weighed(
        (attack, defence), (strength(attackers), strength(defenders)), (factor(attack), factor(defence))
    )  # fmt: skip


def attack_power(state: Position, units: Sequence[int]) -> int:
    """The strength with which units attack when nobody plays a marker."""
    return strength(units) * factor(reasons(state, units, None, False, ""))


def may_withdraw(attackers: Iterable[int], defenders: Iterable[int]) -> bool:
    """Whether every defender is faster than the fastest attacker, by printed values (16.5a)."""
    return min(OPERATIONS[c] for c in defenders) > max(OPERATIONS[c] for c in attackers)
