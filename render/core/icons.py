"""Small signs shared by the games, each in a box of 100 x 100 around the origin."""

from __future__ import annotations

import math

from render.core import palette
from render.core.brush import Brush, bezier
from render.core.palette import GOLD, GOLD_DARK, INK, Colour

PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""Where the spots of a die lie around its middle."""


def coin(brush: Brush) -> None:
    """A gold sovereign with a small crown struck on it."""
    brush.ellipse(0, 0, 46, fill=GOLD_DARK, outline=INK, width=6)
    brush.ellipse(0, 0, 38, fill=palette.hexed("#EDBF5B"))
    brush.poly([(-22, 16), (-26, -14), (-11, 0), (0, -22), (11, 0), (26, -14), (22, 16)], GOLD_DARK)


def lyre(brush: Brush, paint: Colour = INK, strings: Colour | None = None) -> None:
    """A lyre: two curved arms, a bar and strings; stands for bards and reputation."""
    left = bezier((-14, 40), (-60, 20), (-18, -10), (-38, -46))
    right = [(-x, y) for x, y in left]
    for x in (-11, 0, 11):
        brush.line([(x, -28), (x, 34)], strings or paint, 4)
    brush.line(left, paint, 12)
    brush.line(right, paint, 12)
    brush.line([(-34, -28), (34, -28)], paint, 9)
    brush.poly([(-22, 34), (22, 34), (16, 48), (-16, 48)], paint)
    for x in (-38, 38):
        brush.ellipse(x, -46, 8, fill=paint)


def tower(brush: Brush, paint: Colour = INK, light: Colour = palette.PARCHMENT_LIGHT) -> None:
    """A crenellated tower; stands for guild levels and influence."""
    brush.poly([(-26, 46), (-22, -14), (22, -14), (26, 46)], paint)
    brush.poly(
        [
            (-32, -12),
            (-32, -44),
            (-18, -44),
            (-18, -32),
            (-7, -32),
            (-7, -44),
            (7, -44),
            (7, -32),
            (18, -32),
            (18, -44),
            (32, -44),
            (32, -12),
        ],
        paint,
    )
    brush.rect(-8, 16, 16, 30, light, radius=7)
    brush.rect(-5, -8, 10, 14, light)


def swords(brush: Brush, paint: Colour = INK) -> None:
    """Two crossed swords; stand for victories."""
    for sign in (-1, 1):
        brush.line([(sign * -40, -42), (sign * 26, 26)], paint, 11)
        brush.line([(sign * 10, 34), (sign * 34, 10)], paint, 9)
        brush.line([(sign * 26, 26), (sign * 42, 42)], paint, 12)


def seal(brush: Brush) -> None:
    """A wax seal: this seat has sealed its orders."""
    points = []
    for i in range(36):
        radius = 46 if i % 3 else 40
        angle = i * math.pi / 18
        points.append((radius * math.cos(angle), radius * math.sin(angle)))
    brush.poly([(-22, 20), (-34, 62), (-14, 50), (-2, 64), (4, 24)], palette.mix(palette.WAX, INK, 0.35))
    brush.poly([(22, 20), (34, 62), (14, 50), (2, 64), (-4, 24)], palette.mix(palette.WAX, INK, 0.25))
    brush.poly(points, palette.WAX, palette.mix(palette.WAX, INK, 0.5), 4)
    brush.ellipse(0, 0, 29, outline=palette.mix(palette.WAX, (255, 255, 255), 0.35), width=4)
    brush.line([(-14, 0), (-3, 12), (16, -13)], palette.hexed("#FBE3D2"), 8)


def crown(brush: Brush, paint: Colour = GOLD) -> None:
    """A crown: the first player, and the winner."""
    brush.poly(
        [(-44, 34), (-48, -26), (-24, 0), (0, -40), (24, 0), (48, -26), (44, 34)],
        paint,
        palette.mix(paint, INK, 0.6),
        5,
    )
    brush.rect(-44, 22, 88, 16, palette.mix(paint, INK, 0.18), palette.mix(paint, INK, 0.6), 4)
    for x, y in ((-48, -30), (0, -44), (48, -30)):
        brush.ellipse(x, y, 8, fill=palette.hexed("#FFF2C4"), outline=palette.mix(paint, INK, 0.6), width=3)
    for x in (-24, 0, 24):
        brush.ellipse(x, 30, 5, fill=palette.WAX)


def hourglass(brush: Brush, paint: Colour = INK) -> None:
    """An hourglass: waiting."""
    brush.poly([(-26, -40), (26, -40), (4, 0), (26, 40), (-26, 40), (-4, 0)], palette.PARCHMENT_LIGHT, paint, 7)
    brush.poly([(-14, 34), (0, 14), (14, 34)], paint)
    brush.poly([(-14, -22), (14, -22), (0, -4)], paint)
    for y in (-44, 44):
        brush.line([(-34, y), (34, y)], paint, 10)


def star(brush: Brush, paint: Colour, points: int = 5, radius: float = 46, inner: float = 0.42) -> None:
    """A star."""
    shape = []
    for i in range(points * 2):
        r = radius if i % 2 == 0 else radius * inner
        angle = math.pi * i / points - math.pi / 2
        shape.append((r * math.cos(angle), r * math.sin(angle)))
    brush.poly(shape, paint)


def clash(brush: Brush, field: Colour = palette.WAX) -> None:
    """Crossed swords on a star, in a box of 100 x 100: here is a battle."""
    star(brush, field, 12, 50, 0.72)
    swords(brush.moved(0, 0, 0.62), palette.PARCHMENT_LIGHT)
