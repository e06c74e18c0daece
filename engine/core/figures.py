"""What a seat has and how the game stands, in numbers and names: by two of these anybody is told what has changed."""

from __future__ import annotations

import msgspec

from engine.core.parameters import Term


class Figures(msgspec.Struct, frozen=True):
    """A seat's own figures in a position, as far as it may know them."""

    amounts: dict[str, int] = {}
    """What is counted (crowns, shillings, troops), by the end of its key ``<game>-figure-<name>``; the first matters
    most."""
    held: dict[str, list[Term]] = {}
    """Places, titles and people of its own, by the end of such a key."""
    scores: dict[int, int] = {}
    """The points of every seat that are open to everybody, by seat; empty where the game counts none."""
    own: list[Term] = []
    """What else events name when they are about the seat, such as its families."""
