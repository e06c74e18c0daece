"""Frames for words: the heading over a picture, and the panels beside it."""

from __future__ import annotations

from render.core import palette
from render.core.brush import Brush
from render.core.palette import GOLD, INK, hexed, mix
from render.core.stage import Stage


def plaque(brush: Brush, width: float, height: float, fill: palette.Colour = palette.PARCHMENT_LIGHT) -> None:
    """A panel with its upper left corner on the origin: a light field within a double ink line."""
    brush.rect(0, 0, width, height, fill, INK, 2, radius=9)
    brush.rect(4, 4, width - 8, height - 8, None, mix(INK, fill, 0.55), 1.2, radius=6)


def heading(stage: Stage, title: str, game: str, right: str, below: str, box: tuple[float, float, float]) -> None:
    """The title cartouche. ``box``: left, right and the middle's height; always 84 high."""
    left, end, middle = box
    width = end - left

    def paint(brush: Brush) -> None:
        for sign in (-1, 1):
            edge = sign * (width / 2)
            brush.poly(
                [(edge - sign * 34, -30), (edge, -30), (edge - sign * 16, 6), (edge, 42), (edge - sign * 34, 42)],
                palette.PARCHMENT_DARK,
                INK,
                2,
            )
        brush.rect(-width / 2 + 22, -42, width - 44, 78, palette.PARCHMENT_LIGHT, INK, 2.6, radius=6)
        brush.rect(-width / 2 + 28, -36, width - 56, 66, None, GOLD, 2.4, radius=4)

    stage.draw(("heading", width), (left + end) / 2, middle, (-width / 2 - 2, -46, width / 2 + 2, 46), paint, shadow=3)
    room = width - 120
    brown = hexed("#7A3B20")
    wide = stage.text(left + 48, middle - 3, game, 27, "name", brown, "l", width=room * 0.2, least=16, kind="title")
    after = left + 48 + wide + 22
    rest = end - 50 - after
    far = stage.text(end - 48, middle - 3, right, 48, "name", INK, "r", width=rest * 0.42, least=18, kind="key")
    low = end - 48 - far - 26
    if below:
        low -= (
            stage.text(low, middle - 3, below, 29, "name", brown, "r", width=rest * 0.26, least=15, kind="title") + 26
        )
    stage.text(after, middle - 3, title, 42, "name", INK, "l", width=max(60.0, low - after), least=16, kind="title")


def vellum(stage: Stage, wide: float, top: float, high: float) -> None:
    """The dark green band across a sheet for what only its owner may see. Straight lines need no smoothing, and a
    sprite as wide as the sheet would be slow."""
    brush = stage.brush.moved(0, top)
    brush.rect(0, 0, wide, high + 1, palette.VELLUM)
    brush.rect(7, 7, wide - 14, high - 14, None, mix(palette.VELLUM, GOLD, 0.65), 2.4, radius=9)
    brush.rect(12, 12, wide - 24, high - 24, None, mix(palette.VELLUM, GOLD, 0.3), 1.2, radius=6)
