"""What stands on the shields: tinctures, lions, fleurs-de-lis, castles, and the roses of the two houses."""

from __future__ import annotations

import math
from collections.abc import Sequence

from render.core.brush import Brush, Point, bezier
from render.core.palette import INK, Colour, hexed

OR, ARGENT = hexed("#E9B83E"), hexed("#F7F1E1")
GULES, AZURE, SABLE, VERT = hexed("#B2291F"), hexed("#27568C"), hexed("#241F1C"), hexed("#3F7A48")

LION: tuple[Point, ...] = (
    (-20, -33), (-13, -40), (-2, -42), (8, -38), (11, -28), (8, -20), (16, -16), (21, -5), (21, 6), (27, 1),
    (31, -10), (28, -22), (33, -33), (41, -36), (45, -27), (38, -25), (38, -15), (39, -2), (33, 10), (24, 17),
    (25, 26), (33, 30), (35, 40), (20, 40), (15, 29), (10, 22), (2, 21), (-4, 28), (-14, 33), (-13, 42),
    (-28, 42), (-25, 29), (-13, 21), (-9, 10), (-13, 3), (-25, 8), (-38, 7), (-39, -1), (-27, -2), (-17, -8),
    (-30, -10), (-41, -17), (-39, -25), (-28, -19), (-16, -18), (-12, -24),
)  # fmt: skip
"""A lion rampant in a box of 90 x 86 around the origin, facing left."""
PASSANT: tuple[Point, ...] = (
    (-44, -4), (-46, -13), (-39, -19), (-31, -18), (-26, -10), (-5, -9), (14, -11), (24, -8), (30, -16), (27, -25),
    (35, -28), (44, -22), (38, -17), (37, -6), (31, 0), (33, 10), (39, 16), (29, 17), (22, 7), (8, 6), (-8, 6),
    (-10, 16), (-19, 17), (-19, 6), (-27, 4), (-37, 12), (-47, 13), (-42, 5), (-35, -1),
)  # fmt: skip


def scaled(points: Sequence[Point], x: float, y: float, size: float) -> list[Point]:
    """A shape moved to a place, ``size`` times as large."""
    return [(x + px * size, y + py * size) for px, py in points]


def lion(brush: Brush, paint: Colour, x: float = 0, y: float = -4, size: float = 1.0) -> None:
    """A lion rampant."""
    brush.poly(scaled(LION, x, y, size), paint)


def lions_passant(brush: Brush, paint: Colour, x: float = 0, y: float = 0, size: float = 1.0) -> None:
    """Three lions of England, one over the other."""
    for row, small in ((-32, 0.94), (0, 0.94), (30, 0.78)):
        brush.poly(scaled(PASSANT, x, y + row * size, size * small), paint)


def fleur(brush: Brush, paint: Colour, x: float, y: float, size: float) -> None:
    """A fleur-de-lis, 2 x ``size`` high."""
    s = size
    brush.poly([(x, y - s), (x + s * 0.3, y - s * 0.35), (x, y + s * 0.35), (x - s * 0.3, y - s * 0.35)], paint)
    for sign in (-1, 1):
        petal = bezier((x, y + s * 0.25), (x + sign * s * 0.3, y - s * 0.6), (x + sign * s * 0.8, y - s * 0.5), steps=6)
        outer = bezier(
            (x + sign * s * 0.8, y - s * 0.5), (x + sign * s, y + s * 0.05), (x + sign * s * 0.55, y + s * 0.1), steps=5
        )
        brush.poly([*petal, *outer, (x + sign * s * 0.55, y - s * 0.15)], paint)
    brush.rect(x - s * 0.5, y + s * 0.18, s, s * 0.22, paint)
    brush.poly([(x, y + s * 0.3), (x + s * 0.35, y + s), (x - s * 0.35, y + s)], paint)


def fleurs(brush: Brush, paint: Colour = OR, x: float = 0, y: float = 0, size: float = 1.0) -> None:
    """Three fleurs-de-lis, two and one."""
    for dx, dy in ((-22, -24), (22, -24), (0, 20)):
        fleur(brush, paint, x + dx * size, y + dy * size, 19 * size)


def star(brush: Brush, paint: Colour, x: float, y: float, size: float) -> None:
    """A mullet of five points."""
    turn = [math.radians(-90 + i * 36) for i in range(10)]
    brush.poly(
        [
            (x + math.cos(a) * size * (1 if i % 2 == 0 else 0.42), y + math.sin(a) * size * (1 if i % 2 == 0 else 0.42))
            for i, a in enumerate(turn)
        ],
        paint,
    )


def castle(brush: Brush, paint: Colour, x: float, y: float, size: float) -> None:
    """A castle with two towers, 2 x ``size`` wide."""
    s = size
    for dx in (-0.85, 0.35):
        brush.rect(x + dx * s, y - s * 0.75, s * 0.5, s * 1.5, paint)
        brush.rect(x + dx * s - s * 0.1, y - s * 0.95, s * 0.2, s * 0.3, paint)
        brush.rect(x + dx * s + s * 0.4, y - s * 0.95, s * 0.2, s * 0.3, paint)
    brush.rect(x - s * 0.5, y - s * 0.15, s, s * 0.9, paint)
    brush.rect(x - s * 0.16, y + s * 0.3, s * 0.32, s * 0.45, INK)


def rose(brush: Brush, petals: Colour, heart: Colour, leaf: Colour, edge: Colour, sun: Colour | None = None) -> None:
    """A heraldic rose in a box of 100 x 100; with ``sun`` it stands on rays (York's), else on green sepals."""
    if sun:
        for i in range(16):
            a = math.radians(i * 22.5)
            r = 50 if i % 2 == 0 else 44
            p, q = a - 0.21, a + 0.21
            brush.poly(
                [
                    (math.cos(p) * 30, math.sin(p) * 30),
                    (math.cos(a) * r, math.sin(a) * r),
                    (math.cos(q) * 30, math.sin(q) * 30),
                ],
                sun,
                edge,
                1.5,
            )
    else:
        for i in range(5):
            a = math.radians(-54 + i * 72)
            brush.poly(
                [
                    (math.cos(a - 0.22) * 24, math.sin(a - 0.22) * 24),
                    (math.cos(a) * 50, math.sin(a) * 50),
                    (math.cos(a + 0.22) * 24, math.sin(a + 0.22) * 24),
                ],
                leaf,
                edge,
                2,
            )
    far = 23 if sun else 26
    for i in range(5):
        a = math.radians(-90 + i * 72)
        brush.ellipse(math.cos(a) * far, math.sin(a) * far, 17.5, fill=petals, outline=edge, width=3.5)
    brush.ellipse(0, 0, 20, fill=petals)
    for i in range(5):
        a = math.radians(-90 + 36 + i * 72)
        brush.line([(math.cos(a) * 12, math.sin(a) * 12), (math.cos(a) * 24, math.sin(a) * 24)], edge, 3)
    brush.ellipse(0, 0, 12, fill=heart, outline=edge, width=3)


def house_rose(brush: Brush, seat: int) -> None:
    """The badge of a house: the red rose on green sepals, the white rose on the sun."""
    if seat == 0:
        rose(brush, hexed("#C5281F"), OR, VERT, hexed("#4A0F0B"))
    else:
        rose(brush, hexed("#FFFDF5"), OR, VERT, hexed("#2D3A4C"), OR)
