"""The map under the pieces: sea with waterlines, the six tinted regions, hills and woods, roads with their exits, and
the bandits' red paths."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator, Sequence

from PIL import Image, ImageChops, ImageFilter

from engine.fief.lore import EXITS, REGION_IDS
from render.core import keep, palette, parchment
from render.core.brush import Brush, Point, dashes
from render.core.grain import Grain
from render.core.palette import INK, Colour, hexed, mix
from render.core.sprites import Box, Cache, pixels
from render.core.stage import Stage
from render.fief import geography

TINTS: dict[str, Colour] = {
    "south-west": hexed("#E3CB97"), "wales": hexed("#C8DAAF"), "marches": hexed("#DBCAD8"),
    "north": hexed("#EACDB4"), "midlands": hexed("#C2D6CF"), "south-east": hexed("#F0E4B8"),
}  # fmt: skip
FOREIGN = hexed("#CDC3A6")
BORDER = hexed("#6B4A33")
ROAD = hexed("#B58546")
PATH = hexed("#B4211B")

_STRIP = 330
_BASES: Cache[Image.Image] = Cache(30_000_000, pixels)
_WATERLINES = ((38, 0.14), (29, 0.2), (21, 0.28), (14, 0.38), (8.5, 0.5))
"""Lines along the coast: distance from the shore in units, and how dark."""


def touches(points: Sequence[Point], box: Box) -> bool:
    """Whether a line may reach into a box."""
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return max(xs) >= box[0] and min(xs) <= box[2] and max(ys) >= box[1] and min(ys) <= box[3]


def _runs(ring: tuple[Point, ...], box: Box) -> Iterator[list[Point]]:
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


def _window(size: tuple[int, int], scale: float, left: float, top: float, reach: float) -> Box:
    return left - reach, top - reach, left + size[0] / scale + reach, top + size[1] / scale + reach


def _shores(size: tuple[int, int], scale: float, left: float, top: float, reach: float) -> list[list[Point]]:
    box = _window(size, scale, left, top, reach)
    return [run for ring in geography.coast() for run in _runs(ring, box)]


def _land(size: tuple[int, int], scale: float, left: float, top: float) -> Image.Image:
    mask = Image.new("L", size, 0)
    pen = Brush(mask, scale, left, top)
    for ring in geography.coast():
        pen.poly(ring, 255)
    return mask


def _sea(sheet: Image.Image, scale: float, left: float, top: float) -> None:
    """The wash of the sea, lighter near the shore, and the waterlines."""
    deep = mix(palette.SEA, palette.SEA_DEEP, 0.35)
    sheet.paste(deep, (0, 0, *sheet.size), Image.new("L", sheet.size, 216))
    lines, shallow = Image.new("L", sheet.size, 0), Image.new("L", sheet.size, 0)
    pen, wash = Brush(lines, scale, left, top), Brush(shallow, scale, left, top)
    shores = _shores(sheet.size, scale, left, top, 66)
    for far, dark in _WATERLINES:
        for shore in shores:
            pen.line(shore, round(255 * dark), far * 2 + 1.4)
        for shore in shores:
            pen.line(shore, 0, far * 2)
    for far, light in ((52, 50), (34, 90), (18, 140)):
        for shore in shores:
            wash.line(shore, light, far * 2)
    sheet.paste(mix(deep, palette.PARCHMENT_LIGHT, 0.6), (0, 0), shallow.filter(ImageFilter.GaussianBlur(8 * scale)))
    sheet.paste(mix(palette.SEA_DEEP, INK, 0.45), (0, 0), lines)


def _ground(sheet: Image.Image, blot: Image.Image, scale: float, left: float, top: float) -> None:
    """The regions tinted, other shores grey, all a little uneven (``blot``: grey, as large as the sheet)."""
    land = _land(sheet.size, scale, left, top)
    paper = Image.new("RGB", sheet.size, FOREIGN)
    pen = Brush(paper, scale, left, top)
    for region in REGION_IDS:
        pen.poly(geography.outline(region), TINTS[region])
    paper = ImageChops.add(paper, Image.merge("RGB", [blot] * 3), 1, -128)
    sheet.paste(paper, (0, 0), land)
    lines = Image.new("L", sheet.size, 0)
    ink = Brush(lines, scale, left, top)
    for border in geography.borders():
        ink.line(border, 110, 9)
    soft = lines.filter(ImageFilter.GaussianBlur(2.4 * scale))
    sheet.paste(palette.PARCHMENT_LIGHT, (0, 0), ImageChops.multiply(soft, land))
    lines = Image.new("L", sheet.size, 0)
    ink = Brush(lines, scale, left, top)
    for border in geography.borders():
        for dash in dashes(border, 15, 7):
            ink.line(dash, 255, 3)
    sheet.paste(BORDER, (0, 0), ImageChops.multiply(lines, land))
    # A pale line within the coast lifts the land off the sea.
    inner = land.filter(ImageFilter.GaussianBlur(4 * scale)).point([140 if 150 <= v < 215 else 0 for v in range(256)])
    inner = ImageChops.multiply(inner.filter(ImageFilter.GaussianBlur(0.8 * scale)), land)
    sheet.paste(palette.PARCHMENT_LIGHT, (0, 0), inner)
    shore_ink = Brush(sheet, scale, left, top)
    for shore in _shores(sheet.size, scale, left, top, 6):
        shore_ink.line(shore, INK, 2.1)


def _hill(brush: Brush, x: float, y: float, size: float, lean: float, tint: Colour) -> None:
    """A peak in profile, faint: light on its left side, hatched on its right."""
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


@functools.cache
def _hills() -> tuple[tuple[float, float, float, float], ...]:
    """(y, x, size, lean) of every peak, from north to south."""
    grain, found = Grain(5), []
    for lon, lat in geography.GEOGRAPHY.hills:
        x, y = geography.at(lon, lat)
        for dx, dy in ((-13, 2), (5, -5), (17, 6)):
            found.append(
                (y + dy + grain.between(-2, 2), x + dx + grain.between(-3, 3), grain.between(10, 15),
                 grain.between(-2, 2))
            )  # fmt: skip
    return tuple(sorted(found))


@functools.cache
def _trees() -> tuple[tuple[float, float, float], ...]:
    """(y, x, size) of the trees of Sherwood, from north to south."""
    grain, found = Grain(8), []
    for lon, lat in geography.GEOGRAPHY.woods:
        x, y = geography.at(lon, lat)
        for dx, dy in ((-11, 1), (0, -6), (11, 2), (-3, 8)):
            found.append((y + dy + grain.between(-2, 2), x + dx + grain.between(-2, 2), grain.between(8, 10.5)))
    return tuple(sorted(found))


def _roads(brush: Brush, window: Box) -> None:
    for one, other in geography.roads():
        line = geography.road(one, other)
        if touches(line, window):
            brush.stroke(line, mix(INK, ROAD, 0.35), 10)
    for one, other in geography.roads():
        line = geography.road(one, other)
        if touches(line, window):
            brush.stroke(line, mix(palette.PARCHMENT_LIGHT, ROAD, 0.45), 6.4)
    for _, path in geography.paths():
        if touches(path, window):
            brush.stroke(path, palette.PARCHMENT_LIGHT, 7)
            for dash in dashes(path, 10, 7):
                brush.stroke(dash, PATH, 4.4)
    for place, exits in enumerate(EXITS):
        for point in exits:
            x, y = geography.exit_at(place, point)
            if touches(((x, y),), window):
                brush.ellipse(x, y, 11, fill=palette.PARCHMENT_LIGHT, outline=INK, width=1.6)
                brush.text(x, y + 0.4, point, 15.5, "black", hexed("#7A3B20"))


def _ink(sheet: Image.Image, blot: Image.Image, scale: float, left: float, top: float) -> None:
    """Everything of the map but the parchment and the words."""
    _sea(sheet, scale, left, top)
    _ground(sheet, blot, scale, left, top)
    brush = Brush(sheet, scale, left, top)
    window = _window(sheet.size, scale, left, top, 60)
    for y, x, size, lean in _hills():
        region = geography.region_at(x, y)
        if touches(((x, y),), window) and geography.on_land(x, y):
            _hill(brush, x, y, size, lean, TINTS[REGION_IDS[region]] if region >= 0 else FOREIGN)
    _roads(brush, window)
    for n, (y, x, size) in enumerate(_trees()):
        if touches(((x, y),), window):
            tree(brush, x, y, size, n % 2 == 0)


def base(scale: float, left: float, top: float, width: int, height: int, tall: int = 0) -> Image.Image:
    """A fresh copy of the map without pieces and words through a window of ``width`` x ``height`` pixels. ``tall``:
    how high the copy is where that is not the map's height; what is beyond it is black."""

    def make() -> Image.Image:
        paper = parchment.ground(width, height)
        uneven = parchment.noise(width, height, 92 * scale, 17)
        uneven = uneven.point([round(128 + (v - 128) * 0.12) for v in range(256)])
        inked = Image.new("RGB", (width, height))
        for start in range(0, height, _STRIP):
            # Drawn at twice the size, strip by strip to be sparing with memory; the rims, where blurred edges would
            # show, are cut off.
            rim = round(40 * scale) + 2
            high, low = max(0, start - rim), min(height, start + _STRIP + rim)
            twice, rows = (width * 2, (low - high) * 2), (0, high, width, low)
            large, blot = [each.crop(rows).resize(twice, Image.Resampling.BILINEAR) for each in (paper, uneven)]
            _ink(large, blot, scale * 2, left, top + high / scale)
            done = large.reduce(2).crop((0, start - high, width, min(height, start + _STRIP) - high))
            inked.paste(done, (0, start))
        return inked

    key = (round(scale, 4), left, top, width, height)
    return _BASES.get(key, lambda: keep.layer(("fief", *key), make)).crop((0, 0, width, tall or height))


def stage(width: int, box: Box) -> Stage:
    """A sheet ``width`` pixels wide that shows a window of the plane, with the map on it."""
    left, top, right, bottom = box
    scale = width / (right - left)
    return Stage(base(scale, left, top, width, round((bottom - top) * scale)), scale, left, top)
