"""Odds and results of battles (16.6), and what standing orders reckon with."""

from __future__ import annotations

from collections.abc import Iterable

from engine.charlemagne.game_data import CHARLEMAGNE, OPERATIONS, TABLES
from engine.charlemagne.movement import defends_high
from engine.charlemagne.units import Position, has_leader, strength

COLUMNS = TABLES.battle.columns
ODDS_WORDS = ("odds-1-3", "odds-1-2", "odds-1-1", "odds-3-2", "odds-2-1", "odds-3-1", "odds-4-1")
"""The columns of the battle table as words."""


def multiplier(leader: bool, king: bool, ground: bool, advance: bool) -> int:
    """The factor of a force (16.6d): one advantage doubles, two triple, three quadruple. Charlemagne alone triples,
    with anything else he quadruples."""
    others = int(ground) + int(advance)
    if king:
        return 4 if others else 3
    return 1 + int(leader) + others


def reasons(state: Position, units: Iterable[int], place: int | None, advance: bool, treachery: str) -> list[str]:
    """What multiplies a force: ``leader`` or ``king``, ``ground`` (``place``: where it defends), ``advance``; the
    enemy's ``treachery`` takes ``leader`` or ``ground`` away."""
    group, found = list(units), []
    if has_leader(group) and treachery != "leader":
        found.append("king" if CHARLEMAGNE in group else "leader")
    if place is not None and defends_high(state, place) and treachery != "ground":
        found.append("ground")
    if advance:
        found.append("advance")
    return found


def factor(found: Iterable[str]) -> int:
    """The factor that some reasons make."""
    why = set(found)
    return multiplier("leader" in why, "king" in why, "ground" in why, "advance" in why)


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


def odds(
    state: Position, attackers: list[int], defenders: list[int], place: int, *,
    advances: tuple[bool, bool] = (False, False), treachery: tuple[str, str] = ("", ""),
) -> int:  # fmt: skip
    """The column that some attackers have against the defenders of a hex. ``advances`` and ``treachery``: attacker
    first; a treachery strikes the other side."""
    attack = strength(attackers) * factor(reasons(state, attackers, None, advances[0], treachery[1]))
    defence = strength(defenders) * factor(reasons(state, defenders, place, advances[1], treachery[0]))
    return column(attack, defence)


def may_withdraw(attackers: Iterable[int], defenders: Iterable[int]) -> bool:
    """Whether every defender is faster than the fastest attacker, by printed values (16.5a)."""
    return min(OPERATIONS[c] for c in defenders) > max(OPERATIONS[c] for c in attackers)


def ratio(attack: int, defence: int) -> float:
    """How many times as strong an attacker is, nothing multiplied by markers."""
    return attack / max(1, defence)
