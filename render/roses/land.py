"""What grows and rises on England's map: hills, woods and rivers, off everything that is read."""

from __future__ import annotations

import functools

from render.core import coasts
from render.core.brush import Brush, Point, smoothed
from render.core.grain import Grain
from render.core.growth import hill, tree
from render.core.palette import Colour, hexed, mix
from render.core.sprites import Box
from render.roses import geography, groups

WATER = hexed("#7FA0AE")
HILLS: tuple[tuple[float, float], ...] = (
    (-2.35, 55.35), (-2.1, 55.25), (-2.5, 55.2), (-3.1, 54.55), (-3.0, 54.45), (-2.4, 54.65), (-2.3, 54.4),
    (-2.2, 54.15), (-2.1, 53.95), (-1.95, 53.6), (-1.85, 53.4), (-1.8, 53.2), (-0.95, 54.4), (-1.1, 54.33),
    (-3.9, 53.05), (-4.05, 52.95), (-3.6, 52.9), (-3.75, 52.7), (-3.5, 52.5), (-3.6, 52.25), (-3.3, 52.1),
    (-3.4, 51.9), (-3.1, 51.95), (-4.7, 51.98), (-2.3, 52.1), (-2.75, 52.55), (-2.0, 51.85), (-1.85, 51.95),
    (-4.0, 50.6), (-3.9, 50.55), (-3.65, 51.13), (-4.6, 50.55), (-0.75, 51.7), (-1.8, 51.45), (-2.6, 54.9),
    (-4.6, 55.1), (-4.2, 55.3), (-3.6, 55.4), (-3.3, 55.3), (-0.5, 50.93), (-0.1, 50.9), (-2.4, 50.85),
)  # fmt: skip
"""Longitude and latitude of ranges: Cheviots, Lakes, Pennines, Moors, Wales, Malverns, Cotswolds, Downs, moors of the
west, Southern Uplands."""
WOODS: tuple[tuple[float, float], ...] = (
    (-1.05, 53.2), (-1.1, 53.05), (-2.6, 51.8), (-1.75, 52.35), (-1.6, 52.3), (-1.6, 50.88), (-1.5, 50.95),
    (0.1, 51.05), (0.3, 51.08), (-0.4, 51.1), (0.5, 51.8), (0.95, 52.45), (-1.1, 52.1), (-0.6, 52.45), (-2.6, 53.2),
    (-2.4, 51.15), (-1.4, 54.2), (-1.7, 54.9), (-1.5, 55.0), (-3.2, 54.9), (-2.75, 53.95), (1.2, 52.75), (0.0, 53.3),
    (-0.3, 53.25), (-4.9, 50.4), (-3.4, 50.75), (-2.2, 50.75), (-0.85, 52.85), (-2.9, 52.35), (-2.0, 52.75),
)  # fmt: skip
"""Longitude and latitude of forests: Sherwood, Dean, Arden, New Forest, Weald, Epping, Thetford and smaller ones."""
RIVERS: tuple[tuple[tuple[float, float], ...], ...] = (
    ((-3.6, 52.45), (-3.15, 52.65), (-2.75, 52.72), (-2.42, 52.55), (-2.28, 52.2), (-2.2, 51.95), (-2.4, 51.75)),
    ((-1.9, 51.68), (-1.5, 51.7), (-1.22, 51.73), (-1.15, 51.55), (-0.95, 51.47), (-0.6, 51.48), (-0.3, 51.45),
     (0.0, 51.5), (0.35, 51.45)),
    ((-2.1, 52.95), (-1.7, 52.8), (-1.3, 52.87), (-1.0, 52.97), (-0.8, 53.15), (-0.75, 53.45), (-0.7, 53.68)),
    ((-1.9, 54.3), (-1.5, 54.15), (-1.2, 54.0), (-1.08, 53.9), (-0.95, 53.72), (-0.7, 53.7)),
    ((-2.5, 54.97), (-2.1, 54.98), (-1.75, 54.97), (-1.45, 55.0)),
    ((-1.0, 52.2), (-0.6, 52.18), (-0.3, 52.25), (0.05, 52.4), (0.35, 52.6), (0.38, 52.78)),
    ((-3.3, 52.1), (-2.95, 52.07), (-2.7, 52.05), (-2.6, 51.85), (-2.68, 51.65)),
)  # fmt: skip
"""Severn, Thames, Trent, Ouse, Tyne, Great Ouse and Wye."""


def _free(x: float, y: float) -> bool:
    """Whether a small drawing with its foot on a point stays on land and off names and signs."""
    if not all(_land(x + dx, y + dy) for dx, dy in ((-14, 0), (14, 0), (0, -14))):
        return False
    box: Box = (x - 13, y - 17, x + 13, y + 2)
    return not any(groups.common(box, groups.grown(other, 3)) for other in groups.fixed())


def _land(x: float, y: float) -> bool:
    """Whether a point lies in an area of the mainland."""
    if not (0 <= x < geography.WIDTH and 0 <= y < geography.HEIGHT):
        return False
    return geography.ownership().getpixel((int(x / geography.CELL), int(y / geography.CELL))) not in (0, 255)


def _off_borders(x: float, y: float) -> bool:
    near = (x - 15, y - 18, x + 15, y + 6)
    return not any(
        near[0] < px < near[2] and near[1] < py < near[3]
        for _, _, lines in geography.borders()
        for line in lines
        for px, py in line
    )


@functools.cache
def growth() -> tuple[tuple[float, float, bool, float], ...]:
    """(y, x, whether a hill, size) of every small drawing, from north to south."""
    grain, found = Grain(41), []
    for places, rises in ((HILLS, True), (WOODS, False)):
        for lon, lat in places:
            x, y = geography.at(lon, lat)
            steps = ((-19, 3), (3, -6), (24, 7)) if rises else ((-15, 0), (0, -8), (14, 2), (-4, 9), (24, -6))
            for dx, dy in steps:
                px, py = x + dx + grain.between(-3, 3), y + dy + grain.between(-2, 2)
                size = grain.between(11, 16) if rises else grain.between(8.5, 11)
                if _free(px, py) and _off_borders(px, py):
                    found.append((py, px, rises, size))
    return tuple(sorted(found))


@functools.cache
def _courses() -> tuple[tuple[Point, ...], ...]:
    return tuple(tuple(smoothed([geography.at(*p) for p in line])) for line in RIVERS)


def rivers(brush: Brush, window: Box) -> None:
    """The great rivers, thin at their source."""
    for course in _courses():
        if not coasts.touches(course, window):
            continue
        third = len(course) // 3
        for start, wide in ((0, 1.8), (third, 2.8), (third * 2, 3.8)):
            brush.line(course[start : start + third + 2], WATER, wide)


def paint(brush: Brush, window: Box, tint: Colour) -> None:
    """Hills and woods."""
    for y, x, rises, size in growth():
        if not coasts.touches(((x, y),), window):
            continue
        if rises:
            hill(brush, x, y, size, 0, mix(tint, hexed("#B9A578"), 0.35))
        else:
            tree(brush, x, y, size, int(x) % 2 == 0)
