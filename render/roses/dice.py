"""Dice, gold where they hit."""

from __future__ import annotations

from collections.abc import Sequence

from render.core import icons, palette
from render.core.brush import Brush
from render.core.palette import GOLD, INK
from render.core.sprites import sized
from render.core.stage import Stage

STEP = 39.0
"""From one die of a row to the next, at full size."""


def _die(brush: Brush, number: int, hits: bool) -> None:
    """A die in a box of 34 x 34."""
    brush.rect(-16, -16, 32, 32, GOLD if hits else palette.STONE, INK if hits else palette.STONE_DARK, 2, radius=6)
    for x, y in icons.PIPS[number]:
        brush.ellipse(x * 8.5, y * 8.5, 3.4, fill=INK if hits else palette.STONE_DARK)


def die(stage: Stage, x: float, y: float, number: int, hits: bool, size: float = 1.0) -> None:
    """One die with its middle on (x, y), 34 units wide at full size."""
    half = 17 * size
    stage.draw(("die", number, hits, size), x, y, (-half, -half, half, half), sized(_die, size, number, hits))


def row(stage: Stage, left: float, y: float, numbers: Sequence[int], need: int, size: float = 1.0) -> float:
    """Thrown dice beside each other from ``left``; hits are numbers up to ``need``, with 0 even ones. Returns the
    right edge."""
    for index, number in enumerate(numbers):
        hits = number % 2 == 0 if need == 0 else number <= need
        die(stage, left + (index + 0.5) * STEP * size, y, number, hits, size)
    return left + len(numbers) * STEP * size
