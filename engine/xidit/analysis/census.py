"""The military census: when it comes, what it brings, what the others can show (P13, P14)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engine.xidit.board import CITIES, SUPPLY, UNITS
from engine.xidit.positions import Hand, Position, Table
from engine.xidit.state import census_years

PRIZES: tuple[tuple[str, int], ...] = (("sovereigns", 1), ("sovereigns", 2), ("bards", 1), ("bards", 2), ("guild", 1))
"""By unit: which kind of reward most of them win, and how much of it (P14.1)."""


def years_to_census(table: Table) -> int:
    """Years until the next census, 0 where this year ends with one; -1 when there is none left."""
    return min((year - table.year for year in census_years(table.short) if year >= table.year), default=-1)


def abroad(position: Position, hand: Hand) -> list[int]:
    """How many units of each kind the other seats have together: those neither in the barracks, nor on tiles, nor one's
    own."""
    laid = [position.recruits_in(city) for city in range(1, CITIES + 1)]
    rows = [position.in_barracks(), hand.held(), *(row for row in laid if row)]
    return [SUPPLY[unit] - sum(row[unit] for row in rows) for unit in range(len(UNITS))]


def wins(shown: Sequence[int]) -> list[bool]:
    """By seat whether it wins the prize of a unit: who shows most of it, ties all win, none shown wins nothing
    (P14.3)."""
    return [n > 0 and n == max(shown) for n in shown]


def prospect(shown: int, others: int) -> Literal["none", "sure", "tie", "open"]:
    """What showing so many of a unit wins where the other seats have ``others`` together: ``none``, the prize ``sure``
    and alone, at worst a ``tie``, or ``open``."""
    return "none" if not shown else "sure" if shown > others else "tie" if shown == others else "open"
