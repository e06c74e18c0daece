"""The arms of the blocks' owners, drawn in the herald's simplest way so that each can be told at 30 pixels.

A shield is painted in a box of 100 x 116 around the origin, field and charges first, then the outline.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from PIL import Image

from render.core import shields
from render.core.brush import Brush, bezier
from render.core.palette import INK, Colour
from render.roses.charges import (
    ARGENT,
    AZURE,
    GULES,
    OR,
    PASSANT,
    SABLE,
    VERT,
    castle,
    fleur,
    fleurs,
    lion,
    lions_passant,
    scaled,
    star,
)

# -- fields


def _fill(brush: Brush, paint: Colour) -> None:
    brush.rect(-60, -70, 120, 140, paint)


def _quarters(brush: Brush, first: Colour, second: Colour) -> None:
    _fill(brush, first)
    brush.rect(0, -70, 60, 66, second)
    brush.rect(-60, -4, 60, 74, second)


def _checky(brush: Brush, first: Colour, second: Colour, cell: float = 16.7) -> None:
    _fill(brush, first)
    for row in range(8):
        for column in range(6):
            if (row + column) % 2:
                brush.rect(-50 + column * cell, -58 + row * cell, cell, cell, second)


def _saltire(brush: Brush, paint: Colour, width: float = 22) -> None:
    brush.line([(-66, -74), (60, 66)], paint, width)
    brush.line([(66, -74), (-60, 66)], paint, width)


def _label(brush: Brush, paint: Colour) -> None:
    """The mark of an eldest son: a bar with three points across the top."""
    brush.rect(-60, -45, 120, 9, paint)
    for x in (-32, 0, 32):
        brush.rect(x - 6, -45, 12, 28, paint)


def _bordure(brush: Brush, paint: Colour, other: Colour | None = None) -> None:
    """A frame along the edge; of two colours in turn with ``other``."""
    ring = [*shields.outline(), shields.outline()[0]]
    brush.line(ring, paint, 26)
    if other:
        for start in range(0, len(ring) - 3, 8):
            brush.stroke(ring[start : start + 5], other, 28, False)


def _royal(brush: Brush, size: float = 1.0) -> None:
    """France and England quarterly."""
    _quarters(brush, AZURE, GULES)
    for x, y in ((-25, -34), (24, 24)):
        for dx, dy in ((-9, -9), (9, -9), (0, 10)):
            fleur(brush, OR, x + dx * size, y + dy * size, 9.5 * size)
    for x, y in ((25, -34), (-24, 24)):
        for dy in (-13, 1, 15):
            brush.poly(scaled(PASSANT, x, y + dy * size, 0.42 * size), OR)


def _york(b: Brush) -> None:
    _royal(b)
    _label(b, ARGENT)


def _lancaster(b: Brush) -> None:
    _fill(b, GULES)
    lions_passant(b, OR, 0, 4, 0.92)
    _label(b, AZURE)


def _clarence(b: Brush) -> None:
    _royal(b)
    _label(b, ARGENT)
    for x in (-32, 0, 32):
        b.rect(x - 6, -30, 12, 8, GULES)


def _exeter(b: Brush) -> None:
    _fill(b, GULES)
    lions_passant(b, OR, 0, 0, 0.66)
    _bordure(b, AZURE)


def _somerset(b: Brush) -> None:
    _royal(b, 0.9)
    _bordure(b, ARGENT, AZURE)


def _richmond(b: Brush) -> None:
    _royal(b, 0.9)
    _bordure(b, AZURE)
    for x, y in ((-32, -50), (0, -52), (32, -50), (-42, -12), (42, -12), (-28, 30), (28, 30)):
        b.ellipse(x, y, 4.5, fill=OR)


def _northumberland(b: Brush) -> None:
    _fill(b, OR)
    lion(b, AZURE, 0, -6, 1.06)


def _westmoreland(b: Brush) -> None:
    _fill(b, GULES)
    _saltire(b, ARGENT)


def _salisbury(b: Brush) -> None:
    _westmoreland(b)
    _label(b, AZURE)


def _kent(b: Brush) -> None:
    _westmoreland(b)
    star(b, SABLE, 0, -4, 22)


def _shrewsbury(b: Brush) -> None:
    _fill(b, GULES)
    lion(b, OR, 0, -7, 0.74)
    _bordure(b, OR)


def _stanley(b: Brush) -> None:
    _fill(b, ARGENT)
    b.line([(-66, -72), (62, 62)], AZURE, 34)
    for x, y in ((-30, -36), (0, -4), (28, 26)):
        b.poly([(x - 8, y - 4), (x + 8, y - 4), (x, y + 10)], OR)
        b.line([(x - 5, y - 4), (x - 9, y - 14)], OR, 4)
        b.line([(x + 5, y - 4), (x + 9, y - 14)], OR, 4)


def _warwick(b: Brush) -> None:
    _checky(b, OR, AZURE)
    b.poly([(-60, 40), (0, -18), (60, 40), (60, 12), (0, -46), (-60, 12)], ARGENT, INK, 2)
    for x, y in ((-34, 2), (-16, -14), (0, -30), (16, -14), (34, 2)):
        b.ellipse(x, y, 3.4, 5.4, fill=SABLE)


def _oxford(b: Brush) -> None:
    _quarters(b, GULES, OR)
    star(b, ARGENT, -25, -30, 17)


def _pembroke(b: Brush) -> None:
    _fill(b, GULES)
    b.poly([(-60, 44), (0, -14), (60, 44), (60, 18), (0, -40), (-60, 18)], ARGENT)
    for x, y in ((-26, -38), (26, -38), (0, 28)):
        b.ellipse(x, y - 2, 11, fill=ARGENT)
        b.rect(x - 12, y + 2, 24, 8, ARGENT)


def _devon(b: Brush) -> None:
    _fill(b, OR)
    for x, y in ((-23, -6), (23, -6), (0, 32)):
        b.ellipse(x, y, 17, fill=GULES)
    _label(b, AZURE)


def _beaumont(b: Brush) -> None:
    _fill(b, AZURE)
    for x, y in ((-36, -44), (0, -48), (38, -42), (-40, -8), (40, 2), (-26, 32), (26, 34), (0, 48)):
        fleur(b, OR, x, y, 9)
    lion(b, OR, 0, -6, 0.8)


def _buckingham(b: Brush) -> None:
    _fill(b, OR)
    b.poly([(-60, 46), (0, -8), (60, 46), (60, 14), (0, -40), (-60, 14)], GULES)


def _rivers(b: Brush) -> None:
    _fill(b, ARGENT)
    b.rect(-60, -16, 120, 32, GULES)
    b.rect(-60, -62, 50, 38, GULES)


def _clifford(b: Brush) -> None:
    _checky(b, OR, AZURE)
    b.rect(-60, -18, 120, 30, GULES)


def _wiltshire(b: Brush) -> None:
    _fill(b, OR)
    teeth = [(-60.0, -70.0), (60.0, -70.0), (60.0, -28.0)]
    for i in range(6):
        teeth += [(50 - i * 20, 6.0), (40 - i * 20, -28.0)]
    b.poly(teeth, AZURE)


def _essex(b: Brush) -> None:
    _fill(b, ARGENT)
    b.rect(-9, -62, 18, 126, GULES)
    b.rect(-60, -17, 120, 18, GULES)
    for x, y in ((-29, -36), (29, -36), (-25, 20), (25, 20)):
        b.rect(x - 10, y - 8, 20, 16, SABLE, radius=5)
        b.rect(x - 3, y - 8, 6, 8, ARGENT)


def _hastings(b: Brush) -> None:
    _fill(b, ARGENT)
    b.poly(
        [(-30, -44), (18, -44), (34, -34), (22, -22), (4, -24), (-2, -10), (22, 6), (20, 38), (2, 34), (4, 14),
         (-18, 0), (-24, -18), (-36, -14)],
        SABLE,
    )  # fmt: skip


def _herbert(b: Brush) -> None:
    _fill(b, AZURE)
    b.rect(0, -70, 60, 140, GULES)
    for x, y in ((-24, -27), (25, -27), (0, 22)):
        lion(b, ARGENT, x, y, 0.48)


def _worcester(b: Brush) -> None:
    _fill(b, ARGENT)
    _saltire(b, GULES, 19)
    for t in (-44, -30, -16, 12, 26, 40):
        for sign in (-1, 1):
            b.poly([(sign * t - 11, t + 2), (sign * t, t - 9), (sign * t + 11, t + 2), (sign * t, t + 12)], GULES)


def _suffolk(b: Brush) -> None:
    _fill(b, AZURE)
    b.rect(-60, -16, 120, 24, OR)
    for x, y in ((-26, -36), (26, -36), (0, 30)):
        b.ellipse(x, y, 13, 12, fill=OR)
        b.poly([(x - 14, y - 14), (x - 4, y - 8), (x - 10, y - 2)], OR)
        b.poly([(x + 14, y - 14), (x + 4, y - 8), (x + 10, y - 2)], OR)
        b.ellipse(x - 5, y - 1, 2.4, fill=INK)
        b.ellipse(x + 5, y - 1, 2.4, fill=INK)


def _norfolk(b: Brush) -> None:
    _fill(b, GULES)
    lion(b, ARGENT, 0, -6, 1.06)


def _arundel(b: Brush) -> None:
    _fill(b, GULES)
    lion(b, OR, 0, -6, 1.06)


# -- cities, churches, hired men


def _canterbury(b: Brush) -> None:
    _fill(b, AZURE)
    b.line([(-52, -62), (0, -14), (0, 48)], ARGENT, 20)
    b.line([(52, -62), (0, -14)], ARGENT, 20)
    for x, y in ((0, 26), (0, 0), (-24, -36), (24, -36)):
        b.rect(x - 2.4, y - 8, 4.8, 16, SABLE)
        b.rect(x - 7, y - 3, 14, 4.8, SABLE)


def _minster(b: Brush) -> None:
    _fill(b, GULES)
    for sign in (-1, 1):
        b.line([(sign * -28, 34), (sign * 22, -22)], ARGENT, 10)
        b.ellipse(sign * -30, 36, 11, outline=ARGENT, width=7)
        b.rect(sign * 24 - 10, -34, 20, 12, ARGENT)
    b.poly([(-18, -34), (-22, -54), (-9, -45), (0, -57), (9, -45), (22, -54), (18, -34)], OR)


def _london(b: Brush) -> None:
    _fill(b, ARGENT)
    b.rect(-10, -62, 20, 126, GULES)
    b.rect(-60, -20, 120, 20, GULES)
    b.poly([(-32, -54), (-27, -48), (-29, -30), (-35, -30), (-37, -48)], GULES)
    b.rect(-41, -36, 18, 5, GULES)


def _norwich(b: Brush) -> None:
    _fill(b, GULES)
    castle(b, ARGENT, 0, -24, 27)
    b.poly(scaled(PASSANT, 0, 24, 0.62), OR)


def _salisbury_city(b: Brush) -> None:
    _fill(b, ARGENT)
    for y in (-52, -24, 4, 32):
        b.rect(-60, y, 120, 14, AZURE)


def _coventry(b: Brush) -> None:
    _fill(b, GULES)
    b.rect(0, -70, 60, 140, VERT)
    b.ellipse(0, 8, 30, 20, fill=OR)
    for x in (-24, -8, 8, 22):
        b.rect(x - 5, 16, 10, 26, OR)
    b.line([(28, 4), (40, 12), (40, 34)], OR, 9)
    castle(b, OR, -2, -28, 16)


def _bristol(b: Brush) -> None:
    _fill(b, GULES)
    castle(b, ARGENT, -16, -14, 25)
    b.poly([(-4, 16), (44, 16), (34, 34), (4, 34)], OR)
    b.line([(20, 16), (20, -34)], OR, 5)
    b.poly([(23, -30), (44, 8), (23, 8)], ARGENT)


def _newcastle(b: Brush) -> None:
    _fill(b, GULES)
    for x, y in ((-24, -28), (24, -28), (0, 22)):
        castle(b, ARGENT, x, y, 18)


def _york_city(b: Brush) -> None:
    _fill(b, ARGENT)
    b.rect(-17, -62, 34, 126, GULES)
    b.rect(-60, -24, 120, 34, GULES)
    for x, y in ((0, -40), (-32, -7), (0, -7), (32, -7), (0, 28)):
        b.poly(scaled(PASSANT, x, y, 0.32), OR)


def _scots(b: Brush) -> None:
    _fill(b, OR)
    lion(b, GULES, 0, -6, 0.82)
    ring = [(x * 0.8, y * 0.82) for x, y in shields.outline()]
    b.line([*ring, ring[0]], GULES, 4)


def _welsh(b: Brush) -> None:
    _quarters(b, OR, GULES)
    for x, y, paint in ((-25, -32, GULES), (25, -32, OR), (-22, 20, OR), (22, 20, GULES)):
        b.poly(scaled(PASSANT, x, y, 0.5), paint)


def _french(b: Brush) -> None:
    _fill(b, AZURE)
    fleurs(b, OR, 0, 0, 1)


def _irish(b: Brush) -> None:
    _fill(b, AZURE)
    b.line(bezier((-22, 34), (-34, -10), (-20, -42)), OR, 8)
    b.line(bezier((-20, -42), (2, -22), (26, -32)), OR, 8)
    b.line([(26, -32), (-22, 34)], OR, 8)
    for x in (-10, 0, 10):
        b.line([(x, -28), (x, 6 - x)], OR, 2.6)


def _burgundian(b: Brush) -> None:
    _fill(b, OR)
    _saltire(b, GULES, 15)
    for t in (-34, -14, 14, 32):
        for sign in (-1, 1):
            b.line([(sign * t, t), (sign * t, t - 17)], GULES, 7)


def _calais(b: Brush) -> None:
    _fill(b, GULES)
    for x in (-26, 0, 26):
        b.line([(x, -34), (x, 26)], OR, 7)
        b.poly([(x - 7, 24), (x + 7, 24), (x, 38)], OR)
    for y in (-32, -10, 12):
        b.line([(-34, y), (34, y)], OR, 7)


def _bombard(b: Brush) -> None:
    _fill(b, SABLE)
    b.line([(-34, 6), (26, -24)], OR, 22)
    b.line([(-34, 6), (-36, 8)], OR, 30)
    b.ellipse(-8, 22, 17, fill=SABLE, outline=ARGENT, width=6)
    b.line([(-8, 8), (-8, 36)], ARGENT, 4)
    b.line([(-22, 22), (6, 22)], ARGENT, 4)


def _rebel(b: Brush) -> None:
    _fill(b, SABLE)
    b.line([(0, -10), (0, 48)], ARGENT, 8)
    b.line([(-24, -46), (-24, -18), (0, -8), (24, -18), (24, -46)], ARGENT, 8)
    b.line([(0, -46), (0, -8)], ARGENT, 8)


ARMS: dict[str, Callable[[Brush], None]] = {
    "York": _york, "Lancaster": _lancaster, "Clarence": _clarence, "Exeter": _exeter, "Somerset": _somerset,
    "Richmond": _richmond, "Northumberland": _northumberland, "Westmoreland": _westmoreland,
    "Salisbury": _salisbury, "Kent": _kent, "Shrewsbury": _shrewsbury, "Stanley": _stanley, "Warwick": _warwick,
    "Oxford": _oxford, "Pembroke": _pembroke, "Devon": _devon, "Beaumont": _beaumont, "Buckingham": _buckingham,
    "Rivers": _rivers, "Clifford": _clifford, "Wiltshire": _wiltshire, "Essex": _essex, "Hastings": _hastings,
    "Herbert": _herbert, "Worcester": _worcester, "Suffolk": _suffolk, "Norfolk": _norfolk, "Arundel": _arundel,
    "canterbury_church": _canterbury, "york_church": _minster, "london_levy": _london, "norwich_levy": _norwich,
    "salisbury_levy": _salisbury_city, "coventry_levy": _coventry, "bristol_levy": _bristol,
    "newcastle_levy": _newcastle, "york_levy": _york_city, "scots_mercenary": _scots, "welsh_mercenary": _welsh,
    "french_mercenary": _french, "irish_mercenary": _irish, "burgundian_mercenary": _burgundian,
    "calais_mercenary": _calais, "bombard": _bombard, "rebel": _rebel,
}  # fmt: skip
"""By a shield of the map or, for blocks without one, by the block's id without its side."""


def arms(brush: Brush, key: str) -> None:
    """A shield with its owner's arms. Raises ``KeyError`` for arms that nobody bears."""
    # Only the shield's own window gets a field and a mask: the sheet may be the whole map.
    (x0, y0), (x1, y1) = brush.at(-52, -60), brush.at(52, 60)
    px, py = math.floor(x0), math.floor(y0)
    size = math.ceil(x1) - px, math.ceil(y1) - py
    window = brush.scale, px / brush.scale + brush.left, py / brush.scale + brush.top
    field, mask = Image.new("RGB", size, ARGENT), Image.new("L", size, 0)
    ARMS[key](Brush(field, *window))
    Brush(mask, *window).poly(shields.outline(), 255)
    brush.image.paste(field, (px, py), mask)
    brush.line([*shields.outline(), shields.outline()[0]], INK, 7)
