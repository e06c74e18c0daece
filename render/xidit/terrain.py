"""The map under the pieces: sea and coast, tinted regions with their small ink drawings, and the roads."""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Callable, Iterator

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from engine.xidit.board import MAP
from render.core import keep, palette, parchment
from render.core.brush import Brush, Point
from render.core.grain import Grain
from render.core.palette import INK, Colour, hexed, mix
from render.core.sprites import Box, Cache, pixels
from render.core.stage import Stage
from render.xidit import glyphs
from render.xidit import layout as places

TINTS: dict[str, Colour] = {
    "desert": hexed("#E9D2A0"),
    "coast": hexed("#CFD3B4"),
    "hills": hexed("#C9BE92"),
    "snow": hexed("#EEF0EC"),
    "forest": hexed("#B4BF8E"),
    "marsh": hexed("#B9BDA0"),
    "heart": hexed("#E6CDA6"),
    "plains": hexed("#E4DAA4"),
    "lakes": hexed("#C6D2C8"),
}
OUTER = hexed("#DDD0A8")
ROADS: dict[str, Colour] = {"blue": hexed("#2A5FA8"), "red": hexed("#B02A22"), "black": hexed("#221C18")}
CASING = palette.PARCHMENT_LIGHT

_CELL = 4
_STRIP = 330
_MARGIN = 60
_BASES: Cache[Image.Image] = Cache(24_000_000, pixels)


@functools.cache
def _land() -> Image.Image:
    """How far inland a point lies, in cells of four units over the plane and its margin: 110 and more is land."""
    width, height = (places.WIDTH + 2 * _MARGIN) // _CELL, (places.GROUND + 2 * _MARGIN) // _CELL
    image = Image.new("L", (width, height), 0)
    pen = Brush(image, 1 / _CELL, -_MARGIN, -_MARGIN)
    for region in MAP.regions:
        pen.poly(places.outline(region.slug), 255, 255, 84)
    for city, (x, y) in places.cities().items():
        pen.ellipse(x, y, 62 + city % 4 * 6, fill=255)
    soft = image.filter(ImageFilter.GaussianBlur(6))
    rough = Image.blend(parchment.noise(width, height, 17, 31), parchment.noise(width, height, 7, 32), 0.3)
    swing = rough.point([round(128 + (v - 128) * 0.75) for v in range(256)])
    return ImageChops.add(soft, swing, 1, -128)


def _window(scale: float, left: float, top: float, width: int, height: int) -> Image.Image:
    """The land field at the pixels of a window."""
    box = (
        (left + _MARGIN) / _CELL,
        (top + _MARGIN) / _CELL,
        (left + width / scale + _MARGIN) / _CELL,
        (top + height / scale + _MARGIN) / _CELL,
    )
    return _land().resize((width, height), Image.Resampling.BICUBIC, box=box)


def _between(low: int, high: int, strength: int = 255) -> list[int]:
    return [strength if low <= v < high else 0 for v in range(256)]


def _hatch(size: tuple[int, int], scale: float, top: float) -> Image.Image:
    """Fine horizontal lines, 6.5 units apart, over a window of the plane."""
    image = Image.new("L", size, 0)
    draw = ImageDraw.Draw(image)
    for line in range(math.floor(top / 6.5), math.ceil((top + size[1] / scale) / 6.5) + 1):
        y = round((line * 6.5 - top) * scale)
        draw.line([(0, y), (size[0], y)], fill=255, width=max(1, round(1.2 * scale)))
    return image


def _frame_mask(size: tuple[int, int], scale: float, left: float, top: float) -> Image.Image:
    mask = Image.new("L", size, 0)
    x0, y0, x1, y1 = places.FRAME
    Brush(mask, scale, left, top).rect(x0, y0, x1 - x0, y1 - y0, 255)
    return mask


def _washes(sheet: Image.Image, scale: float, left: float, top: float) -> None:
    """The colours of sea, shallows and land."""
    field = _window(scale, left, top, *sheet.size)
    frame = _frame_mask(sheet.size, scale, left, top)
    sheet.paste(palette.SEA, (0, 0), ImageChops.multiply(field.point(_between(0, 112, 209)), frame))
    shallow = field.point([0 if v >= 112 else max(0, min(255, (v - 20) * 3)) * 45 // 100 for v in range(256)])
    sheet.paste(hexed("#D3DAD0"), (0, 0), ImageChops.multiply(shallow, frame))
    sheet.paste(OUTER, (0, 0), ImageChops.multiply(field.point(_between(110, 256, 140)), frame))


def _coast(sheet: Image.Image, scale: float, left: float, top: float) -> None:
    """Fine lines along the shore, the coast in ink, and a pale line within it."""
    field = _window(scale, left, top, *sheet.size)
    frame = _frame_mask(sheet.size, scale, left, top)
    near = field.point([0 if v >= 108 else max(0, min(200, (v - 18) * 3)) * 55 // 100 for v in range(256)])
    lines = ImageChops.multiply(ImageChops.multiply(_hatch(sheet.size, scale, top), near), frame)
    sheet.paste(palette.mix(palette.SEA_DEEP, INK, 0.35), (0, 0), lines)
    land = field.point(_between(110, 256))
    far = land.filter(ImageFilter.GaussianBlur(7 * scale)).point(_between(188, 226, 190))
    sheet.paste(
        palette.PARCHMENT_LIGHT, (0, 0), ImageChops.multiply(far.filter(ImageFilter.GaussianBlur(0.8 * scale)), frame)
    )
    ink = land.filter(ImageFilter.GaussianBlur(3.2 * scale)).point(_between(72, 168))
    sheet.paste(INK, (0, 0), ImageChops.multiply(ink.filter(ImageFilter.GaussianBlur(0.5 * scale)), frame))


def _tints(sheet: Image.Image, scale: float, left: float, top: float, closed: frozenset[str]) -> None:
    width, height = sheet.size
    for region in MAP.regions:
        mask = Image.new("L", (width, height), 0)
        Brush(mask, scale, left, top).poly(places.outline(region.slug), 255)
        mask = mask.filter(ImageFilter.GaussianBlur(2 * scale))
        tint = hexed("#B9B2A4") if region.slug in closed else TINTS[region.terrain]
        blot = parchment.noise(width, height, 60 * scale, region.number).point(
            [round(150 + v * 0.28) for v in range(256)]
        )
        sheet.paste(tint, (0, 0), ImageChops.multiply(mask, blot))


def _shut(sheet: Image.Image, scale: float, left: float, top: float, closed: frozenset[str]) -> None:
    """Diagonal hatching over the closed regions."""
    for slug in sorted(closed):
        shape = places.outline(slug)
        mask = Image.new("L", sheet.size, 0)
        Brush(mask, scale, left, top).poly(shape, 255)
        lines = Image.new("L", sheet.size, 0)
        pen = Brush(lines, scale, left, top)
        for offset in range(-places.GROUND, places.WIDTH + places.GROUND, 16):
            pen.line([(offset, 0), (offset + places.GROUND, places.GROUND)], 255, 2.4)
        sheet.paste(
            hexed("#6E675C"), (0, 0), ImageChops.multiply(mask, lines).point([round(v * 0.6) for v in range(256)])
        )


def _scatter(shape: tuple[Point, ...], gap: float, seed: int) -> Iterator[Point]:
    """Points at least ``gap`` apart inside a shape, the same for a seed, from the top of the map to its bottom."""
    grain = Grain(seed)
    xs, ys = [p[0] for p in shape], [p[1] for p in shape]
    found: list[Point] = []
    for _ in range(900):
        point = (grain.between(min(xs), max(xs)), grain.between(min(ys), max(ys)))
        if all((point[0] - q[0]) ** 2 + ((point[1] - q[1]) * 1.5) ** 2 > gap * gap for q in found) and places.inside(
            point, shape
        ):
            found.append(point)
    return iter(sorted(found, key=lambda p: p[1]))


@functools.cache
def decorations() -> tuple[tuple[float, float, str, int], ...]:
    """(x, y, terrain, variant) of every small drawing, from top to bottom: off the roads, towns, tiles and labels."""
    keep_off: list[Box] = []
    for city in places.cities():
        x0, y0, x1, y1 = places.town_box(city)
        keep_off.append((x0 - 14, y0 - 4, x1 + 14, y1 + 26))
    for region in MAP.regions:
        bx, by = places.BLOCK_AT[region.slug]
        keep_off.append((bx - 112, by - 52, bx + 112, by - 12))
        keep_off.append((bx - 66, by - 12, bx + 66, by + 44))
    road_points = [p for _, points in places.roads().values() for p in points[::3]]
    found = []
    for region in MAP.regions:
        gap, reach = glyphs.SPACING[region.terrain]
        grain = Grain(region.number * 7)
        for x, y in _scatter(places.outline(region.slug), gap, region.number * 101):
            if any(b[0] < x < b[2] and b[1] < y < b[3] for b in keep_off):
                continue
            if any(abs(x - p[0]) < reach and -10 < y - p[1] < reach * 1.15 for p in road_points):
                continue
            found.append((x, y, region.terrain, grain.below(6)))
    return tuple(sorted(found, key=lambda each: each[1]))


def _dashes(points: tuple[Point, ...], on: float, off: float) -> Iterator[list[Point]]:
    """A line cut into dashes of a length with gaps between."""
    dash: list[Point] = []
    run = 0.0
    for p, q in itertools.pairwise(points):
        phase = run % (on + off)
        if phase < on:
            dash.append(p)
        elif dash:
            yield [*dash, p]
            dash = []
        run += math.dist(p, q)
    if len(dash) > 1:
        yield dash


def paint_road(brush: Brush, colour: str, points: tuple[Point, ...]) -> None:
    """A road: blue is solid, red is dashed, black is a chain of dots between two thin lines; all with a pale casing."""
    paint = ROADS[colour]
    brush.stroke(points, mix(INK, palette.PARCHMENT, 0.45), 18)
    brush.stroke(points, CASING, 15)
    if colour == "blue":
        brush.stroke(points, paint, 8)
    elif colour == "red":
        for dash in _dashes(points, 19, 12):
            brush.stroke(dash, paint, 9)
    else:
        brush.stroke(points, paint, 12)
        brush.stroke(points, CASING, 7)
        run = 0.0
        for p, q in itertools.pairwise(points):
            before, run = run, run + math.dist(p, q)
            if before // 13 != run // 13:
                brush.ellipse(*q, 3.6, fill=paint)


def _frame(brush: Brush) -> None:
    x0, y0, x1, y1 = places.FRAME
    brush.rect(x0 - 5, y0 - 5, x1 - x0 + 10, y1 - y0 + 10, None, INK, 3)
    brush.rect(x0, y0, x1 - x0, y1 - y0, None, INK, 1.4)
    for x, y in ((x0, y0), (x1, y0), (x0, y1), (x1, y1)):
        brush.poly([(x - 11, y), (x, y - 11), (x + 11, y), (x, y + 11)], palette.GOLD, INK, 2)


_SEA_PIECES: tuple[tuple[Callable[[Brush], None], float, float, float], ...] = (
    (glyphs.compass, 1203, 190, 0.92),
    (glyphs.ship, 62, 1176, 0.8),
    (glyphs.serpent, 1212, 1178, 0.75),
)


def _ink(sheet: Image.Image, scale: float, left: float, top: float, closed: frozenset[str]) -> None:
    """All lines and small drawings."""
    bottom = top + sheet.height / scale
    _coast(sheet, scale, left, top)
    _shut(sheet, scale, left, top, closed)
    brush = Brush(sheet, scale, left, top)
    for place, x, y, size in _SEA_PIECES:
        place(brush.moved(x, y, size))
    for x, y, terrain, variant in decorations():
        if top - 20 < y < bottom + 80:
            glyphs.paint(brush.moved(x, y), terrain, variant)
    for _, (colour, points) in sorted(places.roads().items(), key=lambda each: each[1][0]):
        paint_road(brush, colour, points)
    _frame(brush)


def base(scale: float, left: float, top: float, width: int, height: int, closed: frozenset[str]) -> Image.Image:
    """A fresh copy of the map without its pieces through a window of ``width`` x ``height`` pixels."""

    def make() -> Image.Image:
        sheet = parchment.ground(width, height)
        _washes(sheet, scale, left, top)
        _tints(sheet, scale, left, top, closed)
        inked = Image.new("RGB", (width, height))
        for start in range(0, height, _STRIP):
            # The ink is drawn at twice the size, strip by strip to be sparing with memory; the rims of a strip, where
            # blurred edges would show, are cut off.
            rim = round(30 * scale) + 2
            high, low = max(0, start - rim), min(height, start + _STRIP + rim)
            large = sheet.crop((0, high, width, low)).resize((width * 2, (low - high) * 2), Image.Resampling.BILINEAR)
            _ink(large, scale * 2, left, top + high / scale, closed)
            done = large.reduce(2).crop((0, start - high, width, min(height, start + _STRIP) - high))
            inked.paste(done, (0, start))
        return inked

    key = (round(scale, 4), left, top, width, height, *sorted(closed))
    return _BASES.get(key, lambda: keep.layer(("xidit", *key), make)).copy()


def stage(width: int, box: Box, closed: frozenset[str]) -> Stage:
    """A sheet ``width`` pixels wide that shows a window of the plane, with the map on it."""
    left, top, right, bottom = box
    scale = width / (right - left)
    return Stage(base(scale, left, top, width, round((bottom - top) * scale), closed), scale, left, top)
