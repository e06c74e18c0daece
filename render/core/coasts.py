"""Maps of real shores: what a window shows of a coast, the sea with its waterlines, the strips a map is inked in."""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Iterable, Iterator, Sequence

from PIL import Image, ImageChops, ImageFilter

from render.core import palette, parchment
from render.core.brush import Brush, Point
from render.core.palette import INK, mix
from render.core.sprites import Box

Ring = tuple[Point, ...]
"""A closed outline; its first point does not stand again at its end."""
_STRIP = 330
"""Pixels a strip is high."""


@dataclasses.dataclass(frozen=True, slots=True)
class Water:
    """How a map's sea looks; lengths in its units."""

    wash: int
    """How much of the parchment the sea covers, 0-255."""
    lines: tuple[tuple[float, float], ...]
    """Every waterline's distance from the shore and how dark it is, 0-1, the farthest first."""
    nib: float
    """How thick the waterlines are."""
    shallows: tuple[tuple[float, int], ...]
    """How far from the shore the sea is lighter and by how much, 0-255, the farthest first."""
    blur: float
    """The radius that softens the shallows."""
    reach: float
    """How far beyond a window a shore still shows in it."""


@dataclasses.dataclass(frozen=True, slots=True)
class Strip:
    """A part of a map's height, drawn at twice its size."""

    brush: Brush
    """Over the parchment of the strip and its rims."""
    blot: Image.Image
    """Grey around 128, as large: how uneven the ground is."""
    start: int
    """Pixels of the finished map above this strip."""
    cut: tuple[int, int, int, int]
    """Left, top, right and bottom of the strip without its rims, in pixels of the finished map."""

    def small(self, image: Image.Image) -> Image.Image:
        """What was drawn, at the size of the finished map and without rims."""
        return image.reduce(2).crop(self.cut)


def touches(points: Sequence[Point], box: Box) -> bool:
    """Whether a line may reach into a box."""
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return max(xs) >= box[0] and min(xs) <= box[2] and max(ys) >= box[1] and min(ys) <= box[3]


def runs(ring: Ring, box: Box) -> Iterator[list[Point]]:
    """The stretches of a closed outline that touch a box, each with one point more at either end."""
    run: list[Point] = []
    for p, q in itertools.pairwise([*ring, ring[0]]):
        if touches((p, q), box):
            run = [*run, q] if run else [p, q]
        elif run:
            yield run
            run = []
    if run:
        yield run


def window(brush: Brush, reach: float) -> Box:
    """What a brush's image shows, and ``reach`` units around it."""
    wide, high = (pixels / brush.scale for pixels in brush.image.size)
    return brush.left - reach, brush.top - reach, brush.left + wide + reach, brush.top + high + reach


def mask(brush: Brush) -> Brush:
    """A pen over an empty mask (mode L) as large as the image, at the same place of the plane."""
    return Brush(Image.new("L", brush.image.size, 0), brush.scale, brush.left, brush.top)


def shores(coast: Iterable[Ring], brush: Brush, reach: float) -> list[list[Point]]:
    """The stretches of a coast within ``reach`` of what the image shows."""
    box = window(brush, reach)
    return [run for ring in coast for run in runs(ring, box)]


def land(coast: Iterable[Ring], brush: Brush) -> Image.Image:
    """255 on land, 0 at sea (mode L)."""
    pen = mask(brush)
    for ring in coast:
        pen.poly(ring, 255)
    return pen.image


def sea(brush: Brush, coast: Iterable[Ring], water: Water) -> None:
    """The wash of the sea, lighter near the shore, and the waterlines. Land is to be drawn over it."""
    sheet = brush.image
    deep = mix(palette.SEA, palette.SEA_DEEP, 0.35)
    sheet.paste(deep, (0, 0, *sheet.size), Image.new("L", sheet.size, water.wash))
    pen, wash = mask(brush), mask(brush)
    near = shores(coast, brush, water.reach)
    for far, dark in water.lines:
        for shore in near:
            pen.line(shore, round(255 * dark), far * 2 + water.nib)
        for shore in near:
            pen.line(shore, 0, far * 2)
    for far, light in water.shallows:
        for shore in near:
            wash.line(shore, light, far * 2)
    shallow = wash.image.filter(ImageFilter.GaussianBlur(water.blur * brush.scale))
    sheet.paste(mix(deep, palette.PARCHMENT_LIGHT, 0.6), (0, 0), shallow)
    sheet.paste(mix(palette.SEA_DEEP, INK, 0.45), (0, 0), pen.image)


def lift(brush: Brush, mainland: Image.Image, blur: float, strength: int) -> None:
    """A pale line within the coast that lifts the land (what ``land`` gave) off the sea. ``blur``: about how far inside
    it runs, in units; ``strength``: 0-255."""
    inner = mainland.filter(ImageFilter.GaussianBlur(blur * brush.scale))
    inner = inner.point([strength if 150 <= v < 215 else 0 for v in range(256)])
    inner = ImageChops.multiply(inner.filter(ImageFilter.GaussianBlur(0.8 * brush.scale)), mainland)
    brush.image.paste(palette.PARCHMENT_LIGHT, (0, 0), inner)


def strips(
    scale: float, left: float, top: float, width: int, height: int, uneven: float, rim: float = 40
) -> Iterator[Strip]:
    """Parchment to ink a map on, ``width`` x ``height`` pixels, strip by strip to be sparing with memory. ``uneven``:
    how strong the blots are, 0-1. ``rim``: units drawn above and below, where blurred edges would show."""
    paper = parchment.ground(width, height)
    noise = parchment.noise(width, height, 92 * scale, 17)
    noise = noise.point([round(128 + (v - 128) * uneven) for v in range(256)])
    edge = round(rim * scale) + 2
    for start in range(0, height, _STRIP):
        end = min(height, start + _STRIP)
        high, low = max(0, start - edge), min(height, start + _STRIP + edge)
        twice, rows = (width * 2, (low - high) * 2), (0, high, width, low)
        large, blot = [each.crop(rows).resize(twice, Image.Resampling.BILINEAR) for each in (paper, noise)]
        brush = Brush(large, scale * 2, left, top + high / scale)
        yield Strip(brush, blot, start, (0, start - high, width, end - high))
