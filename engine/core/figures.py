"""What a seat has and how the game stands, in numbers and names: by two of these anybody is told what has changed."""

from __future__ import annotations

import msgspec

from engine.core.parameters import Term


class Figures(msgspec.Struct, frozen=True):
    """A seat's own figures in a position, as far as it may know them.

    ``amounts``: what is counted (crowns, shillings, troops), by the end of the key ``<game>-figure-<name>`` of the
    catalogue, the most important first. ``held``: places, titles and people of its own, by the end of such a key.
    ``scores``: the points of every seat that are open to everybody, by seat; empty where the game counts none.
    ``own``: what else events name when they are about the seat, such as its families.
    """

    amounts: dict[str, int] = {}
    held: dict[str, list[Term]] = {}
    scores: dict[int, int] = {}
    own: list[Term] = []
