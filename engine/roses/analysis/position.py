"""What the functions of analysis ask of a position: what everybody sees of it, in a state and in a view alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

Counts = tuple[list[int], list[int]]
"""Blocks by seat and area. A prisoner counts for nobody."""


class Deaths(Protocol):
    """Who is King's house, and who is dead."""

    @property
    def king(self) -> int: ...
    def is_dead(self, block: int) -> bool: ...


class Position(Deaths, Protocol):
    """The map as everybody sees it. Areas, blocks and borders are those of ``engine.roses.board``."""

    @property
    def first(self) -> int: ...
    def counts(self) -> Counts: ...
    def crossings(self) -> Sequence[tuple[int, int, int]]: ...


class Actions(Protocol):
    """A running action phase: the frame of a state, or its part of a view."""

    @property
    def seat(self) -> int: ...
    @property
    def ap(self) -> int: ...
    @property
    def event(self) -> str: ...
    def target(self) -> int: ...
    def crossed(self, border: int) -> int: ...
    def paid(self, area: int) -> bool: ...
    def seats_free(self, start: int, goal: int) -> int: ...


def alone(counts: Counts, area: int, seat: int) -> bool:
    """Whether a seat holds an area and the enemy has nobody in it (2.1)."""
    return counts[seat][area] > 0 and not counts[1 - seat][area]
