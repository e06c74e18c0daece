"""The map under the pieces: sea with waterlines, land with its washes, mountains, rivers and bridges, roads, woods."""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Callable, Iterator, Sequence

from PIL import Image, ImageChops, ImageFilter

from engine.knights.lore import AREAS, CITY_IN, OVERSEAS
from render.core import keep, palette, parchment
from render.core.brush import Brush, Point, dashes
from render.core.grain import Grain
from render.core.palette import INK, Colour, hexed, mix
from render.core.sprites import Box, Cache, pixels
from render.core.stage import Stage
from render.knights import geography

TINTS: dict[str, Colour] = {
    "plain": hexed("#EAD9A9"), "forest": hexed("#CFD3A0"), "hill": hexed("#E2C798"), "marsh": hexed("#C9D3B4"),
    "coast": hexed("#E6D3A6"), "desert": hexed("#EFD9A0"),
}  # fmt: skip
BORDER = hexed("#7A5636")
ROAD = hexed("#C98A2B")
WATER = hexed("#5E8FA8")
PEAK = hexed("#8C7355")

_STRIP = 330
_BASES: Cache[Image.Image] = Cache(30_000_000, pixels)
_WATERLINES = ((37, 0.13), (28, 0.2), (20, 0.28), (13, 0.38), (7.5, 0.5))
"""Lines along the coast: distance from the shore in units, and how dark."""


def touches(points: Sequence[Point], box: Box) -> bool:
    """Whether a line may reach into a box."""
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return max(xs) >= box[0] and min(xs) <= box[2] and max(ys) >= box[1] and min(ys) <= box[3]


def _window(size: tuple[int, int], scale: float, left: float, top: float, reach: float) -> Box:
    return left - reach, top - reach, left + size[0] / scale + reach, top + size[1] / scale + reach


def _shores(box: Box) -> Iterator[list[Point]]:
    """The stretches of the coast that touch a box, each with one point more at either end."""
    for ring in geography.coast():
        run: list[Point] = []
        for p, q in itertools.pairwise([*ring, ring[0]]):
            if touches((p, q), box):
                run = [*run, q] if run else [p, q]
            elif run:
                yield run
                run = []
        if run:
            yield run


def _sea(sheet: Image.Image, scale: float, left: float, top: float) -> None:
    """The wash of the sea, lighter near the shore, the waterlines, the lanes."""
    deep = mix(palette.SEA, palette.SEA_DEEP, 0.35)
    sheet.paste(deep, (0, 0, *sheet.size), Image.new("L", sheet.size, 216))
    lines, shallow = Image.new("L", sheet.size, 0), Image.new("L", sheet.size, 0)
    pen, wash = Brush(lines, scale, left, top), Brush(shallow, scale, left, top)
    shores = list(_shores(_window(sheet.size, scale, left, top, 66)))
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
    brush, box = Brush(sheet, scale, left, top), _window(sheet.size, scale, left, top, 20)
    for n, lane in enumerate(geography.lanes()):
        if touches(lane, box):
            for dash in dashes(lane, 11 if n == 0 else 7, 9 if n == 0 else 6):
                brush.line(dash, palette.PARCHMENT_LIGHT, 4.4)
                brush.line(dash, mix(palette.SEA_DEEP, INK, 0.55), 2)


def _ground(sheet: Image.Image, blot: Image.Image, scale: float, left: float, top: float) -> None:
    """The areas tinted by their land, a little uneven (``blot``: grey, as large as the sheet), with their borders."""
    box = _window(sheet.size, scale, left, top, 40)
    land = Image.new("L", sheet.size, 0)
    pen = Brush(land, scale, left, top)
    for ring in geography.coast():
        pen.poly(ring, 255)
    paper = Image.new("RGB", sheet.size, TINTS["plain"])
    pen = Brush(paper, scale, left, top)
    for area, place in enumerate(AREAS):
        if touches(geography.outline(area), box):
            shade = Grain(700 + area).between(-0.07, 0.1)
            tint = TINTS[place.terrain]
            pen.poly(geography.outline(area), mix(tint, palette.WHITE if shade > 0 else hexed("#9C7A45"), abs(shade)))
    paper = ImageChops.add(paper.filter(ImageFilter.GaussianBlur(5 * scale)), Image.merge("RGB", [blot] * 3), 1, -128)
    sheet.paste(paper, (0, 0), land)
    # A darker wash along the inner side of every border, as a brush leaves it.
    wash = Image.new("L", sheet.size, 0)
    ink = Brush(wash, scale, left, top)
    shown = [(line, kind) for line, kind in geography.borders() if touches(line, box)]
    for line, _ in shown:
        ink.line(line, 78, 20)
    soft = wash.filter(ImageFilter.GaussianBlur(6 * scale))
    sheet.paste(hexed("#A9824E"), (0, 0), ImageChops.multiply(soft, land))
    brush = Brush(sheet, scale, left, top)
    for line, kind in shown:
        if kind == "open":
            brush.line(line, mix(palette.PARCHMENT_LIGHT, TINTS["plain"], 0.3), 5.4)
            for dash in dashes(line, 13, 7):
                brush.line(dash, BORDER, 2.6)
    # A shadow within the coast, and a pale line that lifts the land off the sea.
    inner = land.filter(ImageFilter.GaussianBlur(4 * scale)).point([140 if 150 <= v < 215 else 0 for v in range(256)])
    inner = ImageChops.multiply(inner.filter(ImageFilter.GaussianBlur(0.8 * scale)), land)
    sheet.paste(palette.PARCHMENT_LIGHT, (0, 0), inner)
    for shore in _shores(_window(sheet.size, scale, left, top, 6)):
        brush.line(shore, INK, 2.3)


# -- small drawings


def mountain(brush: Brush, x: float, y: float, size: float, lean: float) -> None:
    """A peak in profile: light on its left, hatched on its right."""
    top = (x + lean, y - size * 1.25)
    left = [(x - size * 0.9, y), (x - size * 0.46 + lean * 0.4, y - size * 0.5), top]
    notch = (x + size * 0.12 + lean * 0.5, y - size * 0.62)
    right = [(x + size * 0.4 + lean, y - size * 0.56), (x + size * 0.95, y)]
    brush.poly([*left, *right], mix(palette.PARCHMENT_LIGHT, PEAK, 0.16))
    brush.poly([top, notch, (x + size * 0.02, y - size * 0.3), (x + size * 0.16, y), right[1], right[0]], PEAK)
    for n in range(4):
        share = 0.24 + n * 0.2
        ax, ay = top[0] + (right[1][0] - top[0]) * share, top[1] + (y - top[1]) * share
        brush.line([(ax, ay), (ax - size * 0.3, ay + size * 0.24)], mix(INK, PEAK, 0.2), 1.3)
    brush.poly([top, (top[0] - size * 0.2, top[1] + size * 0.34), (top[0], top[1] + size * 0.25),
                (top[0] + size * 0.14, top[1] + size * 0.36)], palette.WHITE)  # fmt: skip
    brush.line([*left, *right], INK, 2)


def hill(brush: Brush, x: float, y: float, size: float) -> None:
    """A low round hill with a few hatches on its right."""
    ink = mix(INK, TINTS["hill"], 0.42)
    arch = [(x + size * math.cos(t), y + size * 0.7 * math.sin(t)) for t in (math.pi * (1 + n / 10) for n in range(11))]
    brush.poly(arch, mix(TINTS["hill"], palette.WHITE, 0.22))
    brush.line(arch, ink, 1.5)
    for n in range(3):
        ax = x + size * (0.3 + n * 0.22)
        brush.line([(ax, y - size * (0.5 - n * 0.13)), (ax - 2, y - size * 0.12)], ink, 1.1)


def tree(brush: Brush, x: float, y: float, size: float, dark: bool) -> None:
    """A round tree with its shadow side."""
    green = hexed("#5C7C49") if dark else hexed("#74915A")
    brush.line([(x, y), (x, y - size * 0.8)], INK, 1.4)
    brush.ellipse(x, y - size * 1.15, size * 0.78, size * 0.86, green, mix(INK, green, 0.3), 1.1)
    brush.ellipse(x - size * 0.2, y - size * 1.36, size * 0.28, size * 0.26, mix(green, palette.PARCHMENT_LIGHT, 0.42))


def reed(brush: Brush, x: float, y: float, size: float) -> None:
    """A tuft of reeds over a line of water."""
    ink = hexed("#5D7457")
    for lean in (-0.5, 0.0, 0.5):
        brush.line([(x + lean * 3, y), (x + lean * size * 0.8, y - size)], ink, 1.5)
    brush.line([(x - size, y + 2), (x + size, y + 2)], mix(WATER, palette.PARCHMENT_LIGHT, 0.25), 1.8)


def palm(brush: Brush, x: float, y: float, size: float) -> None:
    """A palm."""
    brush.line([(x, y), (x + size * 0.16, y - size * 0.8), (x + size * 0.1, y - size * 1.4)], hexed("#7C5A33"), 2.2)
    for dx, dy in ((-0.8, 0.1), (-0.5, -0.4), (0.1, -0.6), (0.65, -0.35), (0.85, 0.15)):
        goal = (x + size * (0.1 + dx), y - size * (1.4 - dy))
        brush.line([(x + size * 0.1, y - size * 1.4), goal], hexed("#5C7C49"), 2.2)


def tuft(brush: Brush, x: float, y: float, size: float) -> None:
    """A tuft of grass."""
    ink = mix(hexed("#8B7A3F"), TINTS["plain"], 0.15)
    for lean in (-0.6, 0.0, 0.6):
        brush.line([(x, y), (x + lean * size * 0.7, y - size * 0.7)], ink, 1.2)


_GROWTH: dict[str, tuple[int, float, float]] = {
    "forest": (24, 9, 12.5), "hill": (11, 13, 19), "marsh": (16, 8, 11), "plain": (6, 7, 9), "desert": (4, 12, 16),
    "coast": (3, 9, 12),
}  # fmt: skip
"""By land: how many small drawings an area bears, and their sizes."""


@functools.cache
def growth() -> tuple[tuple[float, float, str, float, int], ...]:
    """(y, x, what, size, variant) of every small drawing, from north to south; none under a city, a name or a road."""
    found = []
    lines = [p for road in geography.roads() for p in road] + [p for river in geography.rivers() for p in river]
    for area, place in enumerate(AREAS):
        grain, (cx, cy) = Grain(300 + area), geography.centre(area)
        count, least, most = _GROWTH[place.terrain]
        nx, ny = geography.node(area)
        (mx, my), town = geography.name(area), CITY_IN[area] >= 0
        spots: list[Point] = []
        wide, high = (106, 72) if area in OVERSEAS else (112, 112)
        for _ in range(count * 14):
            if len(spots) == count:
                break
            x, y = cx + grain.between(-wide, wide), cy + grain.between(-high, high)
            size = grain.between(least, most)
            inside = all(geography.area_at(x + dx, y + dy) == area
                         for dx in (-size - 7, size + 7) for dy in (-size * 1.7 - 5, 9))  # fmt: skip
            free = (
                not (town and abs(x - nx) < 52 + size and -74 < y - ny < 56 + size * 1.8)
                and not (abs(x - mx) < 58 + size and -16 < y - my < 18 + size * 1.8)
                and all(math.hypot(x - px, (y - 6 - py) * 1.1) > size * 0.85 + 10 for px, py in lines)
            )
            if inside and free and all(math.dist((x, y), other) > size * 1.25 for other in spots):
                spots.append((x, y))
                found.append((y, x, place.terrain, size, grain.below(2)))
    return tuple(sorted(found))


@functools.cache
def peaks() -> tuple[tuple[float, float, float, float], ...]:
    """(y, x, size, lean) of every peak of the ranges, from north to south."""
    found = []
    for n, path in enumerate(geography.ranges()):
        grain, run, gap = Grain(60 + n), 0.0, 0.0
        for p, q in itertools.pairwise(path):
            run += math.dist(p, q)
            if run >= gap:
                run, gap = 0.0, grain.between(15, 21)
                shift = grain.between(-12, 12)
                size = grain.between(17, 27)
                found.append((p[1] + shift * 0.8 + 12, p[0] + shift * 0.6, size, grain.between(-2, 3)))
    return tuple(sorted(found))


def _growth(brush: Brush, box: Box) -> None:
    for y, x, what, size, variant in growth():
        if not touches(((x, y),), box):
            continue
        if what == "forest":
            tree(brush, x, y, size, variant == 0)
        elif what == "hill":
            hill(brush, x, y, size)
        elif what == "marsh":
            reed(brush, x, y, size)
        elif what == "desert":
            palm(brush, x, y, size)
        else:
            tuft(brush, x, y, size)


def bridge(brush: Brush, turn: float, size: float = 1.0) -> None:
    """A stone bridge over a river that runs at an angle, around the origin."""
    ax, ay = math.cos(turn + math.pi / 2), math.sin(turn + math.pi / 2)
    bx, by = math.cos(turn), math.sin(turn)

    def at(along: float, across: float) -> Point:
        return (along * ax + across * bx) * size, (along * ay + across * by) * size

    stone = hexed("#E2D6BD")
    deck = [at(-31, -15), at(31, -15), at(31, 15), at(-31, 15)]
    brush.poly(deck, stone, INK, 3 * size)
    for far in (-20, -10, 0, 10, 20):
        brush.line([at(far, -12), at(far, 12)], mix(INK, stone, 0.62), 1.6 * size)
    for side in (-15, 15):
        brush.line([at(-35, side * 1.2), at(-24, side), at(24, side), at(35, side * 1.2)], INK, 6.4 * size)
        brush.line([at(-34, side * 1.18), at(-24, side), at(24, side), at(34, side * 1.18)], mix(stone, INK, 0.24),
                   3 * size)  # fmt: skip


def _rivers(brush: Brush, box: Box) -> None:
    for path in geography.rivers():
        if not touches(path, box):
            continue
        for paint, extra in ((mix(INK, WATER, 0.35), 5.0), (WATER, 0.0), (mix(WATER, palette.WHITE, 0.5), -9.5)):
            last = len(path) - 1
            for n, (p, q) in enumerate(itertools.pairwise(path)):
                wide = 14.5 - 6 * n / last + extra
                if wide > 0.6:
                    brush.line([p, q], paint, wide)
                    brush.ellipse(*q, wide / 2 - 0.2, fill=paint)


def _roads(brush: Brush, box: Box) -> None:
    shown = [road for road in geography.roads() if touches(road, box)]
    for road in shown:
        brush.stroke(road, palette.PARCHMENT_LIGHT, 9.5)
    for road in shown:
        for dash in dashes(road, 15, 7):
            brush.stroke(dash, mix(INK, ROAD, 0.45), 6.8)
            brush.stroke(dash, ROAD, 4.8)


def _ink(sheet: Image.Image, blot: Image.Image, scale: float, left: float, top: float) -> None:
    """Everything of the map but the parchment and the words."""
    _sea(sheet, scale, left, top)
    _ground(sheet, blot, scale, left, top)
    brush, box = Brush(sheet, scale, left, top), _window(sheet.size, scale, left, top, 60)
    _rivers(brush, box)
    _roads(brush, box)
    _growth(brush, box)
    for y, x, size, lean in peaks():
        if touches(((x, y),), box):
            mountain(brush, x, y, size, lean)
    for (x, y), turn in geography.bridges():
        if touches(((x, y),), box):
            bridge(brush.moved(x, y), turn)


def base(scale: float, left: float, top: float, width: int, height: int, tall: int = 0) -> Image.Image:
    """A fresh copy of the map without pieces and words through a window of ``width`` x ``height`` pixels. ``tall``:
    how high the copy is where that is not the map's height; what is beyond it is black."""

    def make() -> Image.Image:
        paper = parchment.ground(width, height)
        uneven = parchment.noise(width, height, 92 * scale, 17)
        uneven = uneven.point([round(128 + (v - 128) * 0.13) for v in range(256)])
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
    return _BASES.get(key, lambda: keep.layer(("knights", *key), make)).crop((0, 0, width, tall or height))


def stage(width: int, box: Box) -> Stage:
    """A sheet ``width`` pixels wide that shows a window of the plane, with the map on it."""
    left, top, right, bottom = box
    scale = width / (right - left)
    return Stage(base(scale, left, top, width, round((bottom - top) * scale)), scale, left, top)


SAMPLES: dict[str, Callable[[Brush], None]] = {
    "mountains": lambda brush: mountain(brush, 0, 14, 20, 1),
    "bridge": lambda brush: bridge(brush, 0.4, 0.62),
}
"""Small drawings for the legend, in a box about 44 wide."""
