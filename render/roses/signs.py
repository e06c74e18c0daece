"""The fixed signs of the map: owners' shields, cities, cathedrals, crowns and ports."""

from __future__ import annotations

from render.core import icons, palette
from render.core.brush import Brush, bezier
from render.core.palette import GOLD, INK, Colour, hexed, mix
from render.roses import heraldry

SIZES: dict[str, tuple[float, float]] = {
    "shield": (34, 52), "city": (48, 50), "cathedral": (34, 42), "crown": (37, 28), "port": (32, 34), "haven": (22, 24),
}  # fmt: skip
"""Width and height of a sign with its words, if it has any."""
LABEL_DROP = {"shield": 19.0, "city": 17.0}
"""How far under the sign's middle its words stand."""


def _city(brush: Brush) -> None:
    """A walled town."""
    wall = hexed("#D8CDB8")
    for x, high in ((-17, 20), (17, 20), (0, 27)):
        brush.rect(x - 6, 8 - high, 12, high, mix(wall, INK, 0.1), INK, 1.6)
        brush.poly([(x - 8, 9 - high), (x, -high), (x + 8, 9 - high)], palette.ROOF, INK, 1.6)
    brush.rect(-22, -4, 44, 13, wall, INK, 1.8)
    for x in (-18, -9, 0, 9, 18):
        brush.rect(x - 2.4, -7, 4.8, 4, wall, INK, 1)
    brush.rect(-3.5, 1, 7, 8, INK)


def _cathedral(brush: Brush) -> None:
    """A nave between two spires, each with a cross."""
    stone = hexed("#ECE4D3")
    brush.poly([(-9, 19), (-9, -4), (0, -13), (9, -4), (9, 19)], stone, INK, 1.8)
    for x in (-11, 11):
        brush.rect(x - 4.5, -6, 9, 25, stone, INK, 1.8)
        brush.poly([(x - 5.5, -5), (x, -16), (x + 5.5, -5)], hexed("#6F7F8C"), INK, 1.6)
        brush.line([(x, -21), (x, -15)], INK, 1.8)
        brush.line([(x - 2.6, -19), (x + 2.6, -19)], INK, 1.8)
    brush.ellipse(0, 0, 3.6, fill=hexed("#7B2E4A"), outline=INK, width=1.2)
    brush.poly([(-3.4, 19), *bezier((-3.4, 12), (0, 6), (3.4, 12), steps=5), (3.4, 19)], INK)


def anchor(brush: Brush, paint: Colour) -> None:
    """An anchor in a box of 100 x 100 around the origin."""
    brush.line([(0, -26), (0, 38)], paint, 9)
    brush.ellipse(0, -34, 10, outline=paint, width=7)
    brush.line([(-20, -14), (20, -14)], paint, 9)
    brush.line(bezier((-34, 14), (-26, 38), (0, 40)), paint, 9)
    brush.line(bezier((34, 14), (26, 38), (0, 40)), paint, 9)
    for sign in (-1, 1):
        brush.poly([(sign * 42, 22), (sign * 22, 16), (sign * 36, 2)], paint)


def _port(brush: Brush, major: bool) -> None:
    """An anchor: on a gold disc in a major port, bare in any other."""
    if major:
        brush.ellipse(0, 0, 16, fill=INK)
        brush.ellipse(0, 0, 14.4, fill=GOLD)
        anchor(brush.moved(0, 0, 0.25), INK)
    else:
        anchor(brush.moved(0, 0, 0.22), mix(INK, palette.SEA, 0.2))


def paint(brush: Brush, kind: str, slug: str) -> None:
    """A sign with its middle, words included, on the origin. Raises ``KeyError`` for an unknown shield."""
    if kind == "shield":
        heraldry.arms(brush.moved(0, -8, 0.315), slug)
    elif kind == "city":
        _city(brush)
    elif kind == "cathedral":
        _cathedral(brush)
    elif kind == "crown":
        icons.crown(brush.moved(0, 2, 0.32))
    else:
        _port(brush, kind == "port")
