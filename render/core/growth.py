"""Small ink drawings of the land: peaks and trees, for every map that has them."""

from __future__ import annotations

from render.core import palette
from render.core.brush import Brush
from render.core.palette import INK, Colour, hexed, mix


def hill(brush: Brush, x: float, y: float, size: float, lean: float, tint: Colour) -> None:
    """A peak in profile, faint: light on its left side, hatched on its right. ``tint``: the ground's colour."""
    top = (x + lean, y - size)
    left = [(x - size * 1.05, y), (x - size * 0.5 + lean * 0.4, y - size * 0.42), top]
    right = [(x + size * 0.4 + lean, y - size * 0.5), (x + size * 1.1, y)]
    shade, ink = mix(tint, hexed("#7C6248"), 0.34), mix(INK, tint, 0.5)
    brush.poly([*left, *right], mix(tint, palette.WHITE, 0.35))
    brush.poly([top, (x - size * 0.04, y - size * 0.5), (x + size * 0.18, y - size * 0.04), right[1], right[0]], shade)
    brush.line([*left, *right], ink, 1.3)


def tree(brush: Brush, x: float, y: float, size: float, dark: bool) -> None:
    """A round tree with its shadow side."""
    green = hexed("#5F7F48") if dark else hexed("#75925A")
    brush.line([(x, y), (x, y - size * 0.8)], INK, 1.3)
    brush.ellipse(x, y - size * 1.15, size * 0.78, size * 0.84, green, mix(INK, green, 0.35), 1)
    brush.ellipse(x - size * 0.2, y - size * 1.35, size * 0.28, size * 0.26, mix(green, palette.PARCHMENT_LIGHT, 0.4))
