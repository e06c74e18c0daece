"""The course of game turns and player turns (3): whose comes first, who still has one, the years."""

from __future__ import annotations

from engine.charlemagne.game_data import EMPIRE, TRIBAL
from engine.charlemagne.units import Position

FIRST_YEAR, YEARS = 771, 5
"""The first year of the first game turn, and the years of each."""


def year(turn: int) -> int:
    """The first year of a game turn."""
    return FIRST_YEAR + YEARS * (turn - 1)


def last_year(turn: int) -> int:
    """The last year of a game turn."""
    return year(turn + 1) - 1


def first_seat(state: Position) -> int:
    """Who has the first player turn of each game turn (ruling 1)."""
    return EMPIRE if state.options.first == "empire" else TRIBAL


def moves_still(state: Position, seat: int) -> bool:
    """Whether a seat has its player turn, or some of it, in this game turn still before it."""
    return state.phasing == seat or first_seat(state) == 1 - seat == state.phasing
