"""The small ink drawings of land and sea. Each stands on the origin; a variant changes its size or kind."""

from __future__ import annotations

import math

from render.core import palette
from render.core.brush import Brush, bezier
from render.core.palette import INK, hexed, mix

SPACING: dict[str, tuple[float, float]] = {
    "desert": (46, 24),
    "coast": (42, 20),
    "hills": (46, 26),
    "snow": (50, 30),
    "forest": (27, 20),
    "marsh": (38, 20),
    "heart": (44, 24),
    "plains": (42, 24),
    "lakes": (50, 26),
}
"""Terrain to the distance between two drawings, and how far they keep off the roads."""
LINE = mix(INK, palette.PARCHMENT, 0.22)
WATER = hexed("#9DB7BF")
REED = hexed("#5F6B45")


def paint(brush: Brush, terrain: str, variant: int) -> None:
    """One drawing of a terrain; ``variant`` is 0-5."""
    brush = brush.moved(0, 0, 0.9 + (variant % 3) * 0.12)
    _PAINTERS[terrain](brush, variant)


def _dune(brush: Brush, variant: int) -> None:
    if variant == 5:
        brush.line([(0, 0), (1, -20)], hexed("#5E6B3A"), 5)
        brush.line([(-8, -8), (-8, -14)], hexed("#5E6B3A"), 4)
        brush.line([(-8, -8), (0, -7)], hexed("#5E6B3A"), 4)
        brush.line([(9, -11), (9, -17)], hexed("#5E6B3A"), 4)
        brush.line([(9, -11), (1, -9)], hexed("#5E6B3A"), 4)
        return
    crest = bezier((-24, 0), (-8, -8), (2, -18), steps=8)
    brush.poly([*crest, *bezier((2, -18), (6, -4), (26, 0), steps=8)], hexed("#F0D79E"))
    brush.poly(
        [(2, -18), *bezier((2, -18), (-2, -6), (6, 0), steps=6), (26, 0), *bezier((26, 0), (6, -4), (2, -18), steps=6)],
        hexed("#D3AC68"),
    )
    brush.line([*crest, *bezier((2, -18), (6, -4), (26, 0), steps=8)], LINE, 1.6)
    brush.line(bezier((2, -18), (-2, -6), (6, 0), steps=6), LINE, 1.2)
    for x in (-30, 30):
        brush.line([(x - 6, 3), (x + 4, 3)], LINE, 1.2)


def _shore(brush: Brush, variant: int) -> None:
    if variant % 3 == 0:
        brush.ellipse(0, -2, 20, 7, fill=WATER, outline=LINE, width=1.3)
        brush.line([(-10, -3), (2, -3)], hexed("#E6EFEC"), 1.6)
        brush.line([(-2, 0), (10, 0)], hexed("#E6EFEC"), 1.6)
    elif variant % 3 == 1:
        _tuft(brush, hexed("#66703F"))
    else:
        for dy in (0, 7):
            for x in (-12, 0):
                brush.line(bezier((x, dy - 5), (x + 6, dy - 11), (x + 12, dy - 5), steps=6), LINE, 1.4)


def _hill(brush: Brush, variant: int) -> None:
    curve = bezier((-26, 0), (-4, -36 - variant % 2 * 6), (26, 0), steps=12)
    brush.poly(curve, hexed("#D8CE9F"))
    brush.poly([*bezier((4, -17), (16, -12), (26, 0), steps=8), (8, 0)], hexed("#B3A771"))
    brush.line(curve, LINE, 1.9)
    for i in range(3):
        brush.line([(9 + i * 4, -12 + i * 4), (6 + i * 4, -4 + i * 2)], LINE, 1.1)


def _peak(brush: Brush, variant: int) -> None:
    if variant == 4:
        _fir(brush)
        return
    top = -42 - variant % 3 * 5
    brush.poly([(-28, 0), (-12, top * 0.55), (-4, top), (6, top * 0.7), (28, 0)], hexed("#FBFBF6"))
    brush.poly([(-4, top), (6, top * 0.7), (28, 0), (6, 0), (2, top * 0.35), (-3, top * 0.6)], hexed("#B7C3CC"))
    brush.line([(-28, 0), (-12, top * 0.55), (-4, top), (6, top * 0.7), (28, 0)], LINE, 1.9)
    brush.line([(-4, top), (-3, top * 0.6), (2, top * 0.35), (6, 0)], LINE, 1.2)
    brush.line([(-16, -8), (-10, top * 0.4)], LINE, 1)


def _fir(brush: Brush) -> None:
    for y, wide in ((0, 11), (-9, 9), (-18, 6)):
        brush.poly([(-wide, y), (0, y - 16), (wide, y)], hexed("#7C9078"), LINE, 1.3)


def _tree(brush: Brush, variant: int) -> None:
    if variant >= 4:
        _fir(brush)
        return
    green = (hexed("#86985C"), hexed("#93A268"), hexed("#7A8C55"), hexed("#9BA56B"))[variant]
    brush.line([(0, 0), (0, -9)], hexed("#6B4A2A"), 3.4)
    brush.ellipse(0, -17, 12, 13, fill=LINE)
    brush.ellipse(0, -17, 10.6, 11.6, fill=green)
    brush.ellipse(-3, -20, 5, 5, fill=mix(green, palette.PARCHMENT, 0.3))


def _tuft(brush: Brush, paint_with: palette.Colour = REED) -> None:
    for lean, high in ((-9, 13), (-4, 19), (0, 22), (5, 18), (10, 12)):
        brush.line([(lean * 0.35, 0), (lean, -high)], paint_with, 1.9)


def _reeds(brush: Brush, variant: int) -> None:
    if variant % 2:
        brush.ellipse(0, 1, 19, 5, fill=hexed("#A6B9B0"))
        brush.line([(-18, 1), (-6, 1)], LINE, 1.2)
        brush.line([(4, 4), (17, 4)], LINE, 1.2)
    _tuft(brush)
    if variant % 3 == 0:
        for x, y in ((-4, -19), (6, -17)):
            brush.ellipse(x, y - 4, 2.4, 5.4, fill=hexed("#6B4A2A"))


def _heart(brush: Brush, variant: int) -> None:
    if variant < 2:
        _tree(brush, variant)
        return
    if variant == 5:
        brush.rect(-10, -14, 20, 14, hexed("#F2E6CC"), LINE, 1.4)
        brush.poly([(-14, -13), (0, -26), (14, -13)], hexed("#B0593F"), LINE, 1.4)
        brush.rect(-3, -8, 6, 8, LINE)
        return
    lean = -6 if variant % 2 else 6
    field = [(-22, 0), (-16 + lean, -16), (18 + lean, -16), (22, 0)]
    brush.poly(field, (hexed("#D9C07B"), hexed("#C5BD7C"), hexed("#E0C890"))[variant - 2], LINE, 1.3)
    for i in range(1, 6):
        x = -22 + i * 44 / 6
        brush.line([(x, 0), (-16 + lean + i * 34 / 6, -16)], mix(LINE, palette.PARCHMENT, 0.35), 1)


def _plains(brush: Brush, variant: int) -> None:
    if variant % 3 == 0:
        for x in (-14, 0, 14):
            y = 0 if x else -5
            brush.line([(x, y), (x, y - 18)], hexed("#8A6A24"), 1.8)
            for k in (7, 11, 15):
                brush.line([(x - 4, y - k - 4), (x, y - k), (x + 4, y - k - 4)], hexed("#A47E2C"), 2)
        return
    _heart(brush, 2 + variant % 3)


def _lake(brush: Brush, variant: int) -> None:
    if variant == 5:
        _tree(brush, 1)
        return
    wide, high = 25 + variant % 3 * 4, 9 + variant % 2 * 2
    brush.ellipse(0, 0, wide + 3, high + 3, fill=mix(palette.PARCHMENT, hexed("#C6D2C8"), 0.4))
    brush.ellipse(0, 0, wide, high, fill=WATER, outline=LINE, width=1.5)
    brush.line([(-14, -2), (0, -2)], hexed("#E6EFEC"), 1.6)
    brush.line([(-2, 3), (13, 3)], hexed("#E6EFEC"), 1.6)


_PAINTERS = {
    "desert": _dune,
    "coast": _shore,
    "hills": _hill,
    "snow": _peak,
    "forest": _tree,
    "marsh": _reeds,
    "heart": _heart,
    "plains": _plains,
    "lakes": _lake,
}


def compass(brush: Brush) -> None:
    """A rose of winds, 100 units across."""
    brush.ellipse(0, 0, 34, outline=LINE, width=2)
    brush.ellipse(0, 0, 29, outline=LINE, width=1)
    for turn, length, paint_with in ((45, 30, hexed("#7F8F92")), (0, 48, palette.WAX)):
        for quarter in range(4):
            angle = math.radians(turn + quarter * 90 - 90)
            side = math.radians(turn + quarter * 90 - 45)
            other = math.radians(turn + quarter * 90 - 135)
            tip = (length * math.cos(angle), length * math.sin(angle))
            brush.poly([(0, 0), tip, (9 * math.cos(side), 9 * math.sin(side))], palette.PARCHMENT_LIGHT, LINE, 1.2)
            brush.poly([(0, 0), tip, (9 * math.cos(other), 9 * math.sin(other))], paint_with, LINE, 1.2)
    brush.ellipse(0, 0, 4, fill=palette.GOLD, outline=LINE, width=1.2)


def ship(brush: Brush) -> None:
    """A small round ship under sail."""
    brush.poly(
        [(-34, -8), *bezier((-34, -8), (-24, 12), (0, 12)), *bezier((0, 12), (26, 12), (36, -12))],
        hexed("#8F6A43"),
        LINE,
        2,
    )
    brush.line([(0, -6), (0, -50)], LINE, 2.4)
    brush.poly(
        [*bezier((-20, -46), (-8, -30), (-20, -12)), *bezier((20, -12), (34, -30), (20, -46))],
        palette.PARCHMENT_LIGHT,
        LINE,
        2,
    )
    brush.line([(-2, -44), (-2, -14)], palette.WAX, 4)
    brush.line([(-12, -29), (24, -29)], palette.WAX, 4)
    brush.poly([(0, -50), (18, -55), (0, -60)], palette.WAX, LINE, 1.2)
    for x in (-30, -4, 22):
        brush.line(bezier((x, 16), (x + 8, 10), (x + 16, 16), steps=6), LINE, 1.5)


def serpent(brush: Brush) -> None:
    """A sea serpent with three humps."""
    skin = hexed("#6F8F86")
    for x, size in ((-32, 13), (-4, 15), (26, 12)):
        brush.arc(x, 4, size, 180, 360, LINE, 9)
        brush.arc(x, 4, size, 180, 360, skin, 6)
    neck = bezier((42, 6), (58, -6), (44, -26), (60, -34))
    brush.line(neck, LINE, 10)
    brush.line(neck, skin, 7)
    brush.poly([(54, -40), (76, -34), (72, -28), (58, -28)], skin, LINE, 1.8)
    brush.ellipse(63, -35, 1.8, fill=INK)
    for x in (-52, -18, 10, 36):
        brush.line(bezier((x, 10), (x + 7, 4), (x + 14, 10), steps=6), LINE, 1.5)
