"""The arms of a seat: hue, ordinary and initial, the same on every piece and in every picture."""

from __future__ import annotations

import functools

from PIL import Image, ImageChops, ImageDraw

from render.core import palette
from render.core.brush import Brush, Point, bezier
from render.core.palette import INK, Colour, mix

ARGENT = palette.hexed("#F6EEDC")


@functools.cache
def outline() -> tuple[Point, ...]:
    """A heater shield in a box of 100 x 116 around the origin."""
    right = bezier((50, -58), (52, -8), (40, 34), (0, 58))
    left = bezier((0, 58), (-40, 34), (-52, -8), (-50, -58))
    top = [*bezier((-50, -58), (-25, -52), (0, -58), steps=6), *bezier((0, -58), (25, -52), (50, -58), steps=6)]
    return (*top, *right, *left)


def ordinary(brush: Brush, pattern: str, paint: Colour) -> None:
    """The charge of a shield over its whole box, without its outline."""
    if pattern == "chevron":
        brush.poly([(-60, 42), (0, -14), (60, 42), (60, 14), (0, -44), (-60, 14)], paint)
    elif pattern == "bend":
        brush.line([(-66, -72), (66, 66)], paint, 27)
    elif pattern == "pale":
        brush.rect(-19, -62, 38, 126, paint)
    elif pattern == "cross":
        brush.rect(-12, -62, 24, 126, paint)
        brush.rect(-60, -24, 120, 24, paint)
    elif pattern == "saltire":
        brush.line([(-66, -72), (66, 66)], paint, 19)
        brush.line([(66, -72), (-66, 66)], paint, 19)
    elif pattern == "roundels":
        for x, y in ((-27, -32), (27, -32), (-27, 12), (27, 12), (0, 42)):
            brush.ellipse(x, y, 14, fill=paint)


def charge_colour(seat: int) -> Colour:
    """What a seat's ordinary is painted in: silver, on gold a dark brown."""
    return palette.hexed("#7A4A12") if palette.seat_hue(seat) == palette.SEAT_HUES[3] else ARGENT


def paint_shield(brush: Brush, seat: int, initial: str = "", letter: float = 62) -> None:
    """A shield in a box of 100 x 116 around the origin; ``letter`` is the size of its initial."""
    hue = palette.seat_hue(seat)
    image = brush.image
    field = Image.new("RGB", image.size, hue)
    charge = Brush(field, brush.scale, brush.left, brush.top)
    ordinary(charge, palette.seat_pattern(seat), mix(charge_colour(seat), hue, 0.12))
    mask = Image.new("L", image.size, 0)
    Brush(mask, brush.scale, brush.left, brush.top).poly(outline(), 255)
    shade = Image.new("L", image.size, 0)
    ImageDraw.Draw(shade).polygon(
        [brush.at(x, y) for x, y in ((0, -60), (54, -60), (54, 60), (0, 60))],
        fill=34,
    )
    field.paste((0, 0, 0), (0, 0), ImageChops.multiply(shade, mask))
    image.paste(field, (0, 0), mask)
    brush.line([*outline(), outline()[0]], INK, 6)
    inner = [(x * 0.9, y * 0.91) for x, y in outline()]
    brush.line([*inner, inner[0]], (255, 248, 230, 150), 2)
    if initial:
        size = letter if len(initial) == 1 else letter * 0.78
        brush.text(0, -4, initial, size, "black", palette.WHITE, "mm", mix(hue, INK, 0.55), 7)
