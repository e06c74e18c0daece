"""The map under the pieces: sea with waterlines, land with its washes, mountains, rivers and bridges, roads, woods."""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Callable, Iterator, Sequence

from PIL import Image, ImageChops, ImageFilter

from engine.knights.game_data import AREAS, CITY_IN, OVERSEAS
from render.core import keep, palette, parchment
from render.core.brush import Brush, Point, bezier, dashes
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


def wave(brush: Brush, x: float, y: float, wide: float) -> None:
    """Two small waves."""
    ink = mix(palette.SEA_DEEP, INK, 0.34)
    for n in range(2):
        left = x + (n - 1) * wide
        line = bezier((left, y), (left + wide * 0.5, y - wide * 0.62), (left + wide, y), steps=8)
        brush.line(line, ink, 1.7)
        brush.line([(px, py + 3.2) for px, py in line[2:7]], mix(palette.SEA_DEEP, palette.WHITE, 0.5), 1.3)


def compass(brush: Brush) -> None:
    """A rose of the winds, 100 units across."""
    pale, dark = palette.PARCHMENT_LIGHT, mix(INK, hexed("#8A3B22"), 0.5)
    brush.ellipse(0, 0, 37, outline=mix(palette.SEA_DEEP, INK, 0.5), width=2)
    brush.ellipse(0, 0, 32, outline=mix(palette.SEA_DEEP, INK, 0.4), width=1)
    for n in (1, 3, 5, 7, 0, 2, 4, 6):
        turn, far = math.pi * n / 4, 50.0 if n % 2 == 0 else 30.0
        tip = (far * math.sin(turn), -far * math.cos(turn))
        for side, fill in ((-1, pale), (1, dark)):
            flank = (9.5 * math.sin(turn + side * math.pi / 4), -9.5 * math.cos(turn + side * math.pi / 4))
            brush.poly([(0, 0), flank, tip], fill, INK, 1.2)
    brush.poly([(0, -68), (-6, -56), (6, -56)], dark, INK, 1.2)


def ship(brush: Brush) -> None:
    """A cog under sail, 90 units across."""
    wood, sail = hexed("#7A4B2A"), palette.PARCHMENT_LIGHT
    brush.line([(0, 10), (0, -48)], INK, 3.2)
    brush.poly([(-26, -40), (26, -40), *bezier((26, -40), (36, -20), (24, 0)), *bezier((24, 0), (0, 8), (-24, 0)),
                *bezier((-24, 0), (-12, -20), (-26, -40))], sail, INK, 2)  # fmt: skip
    brush.line([(4, -40), *bezier((6, -38), (14, -18), (4, 2))], hexed("#A5381F"), 6)
    brush.poly([(-40, 4), *bezier((-40, 4), (-32, 30), (-14, 30)), *bezier((18, 30), (36, 28), (42, 2)), (30, 10),
                (-28, 10)], wood, INK, 2.2)  # fmt: skip
    brush.line([(-32, 17), (34, 17)], mix(wood, INK, 0.5), 1.8)
    brush.poly([(0, -48), (17, -53), (0, -58)], hexed("#A5381F"), INK, 1.2)
    for x in (-40, -12, 16):
        brush.line(bezier((x, 33), (x + 14, 26), (x + 28, 33), steps=8), palette.WHITE, 2.6)


def serpent(brush: Brush) -> None:
    """A sea serpent of three coils, 100 units across."""
    green, ink = hexed("#6F8A74"), mix(INK, palette.SEA_DEEP, 0.15)
    for x, r in ((-8, 17), (26, 13), (48, 8)):
        arch = [(x + r * math.cos(t), 14 - r * 1.25 * math.sin(t)) for t in (math.pi * n / 14 for n in range(15))]
        brush.line(arch, ink, r * 0.62 + 3)
        brush.line(arch, green, r * 0.62)
    neck = [*bezier((-38, 16), (-52, -8), (-40, -30)), *bezier((-40, -30), (-34, -40), (-48, -40))]
    brush.line(neck, ink, 14)
    brush.line(neck, green, 10.6)
    brush.poly([(-44, -50), (-68, -40), (-66, -35), (-44, -31), (-36, -40)], green, ink, 2)
    brush.ellipse(-50, -42, 2.6, fill=INK)
    for x in (-54, -24, 10, 38):
        brush.line([(x, 17), (x + 10, 14), (x + 20, 17)], palette.WHITE, 2.4)


WAVES: tuple[Point, ...] = (
    (96, 640), (178, 742), (86, 1000), (190, 1140), (108, 1340), (72, 560), (1520, 560), (1490, 470), (1548, 690),
    (1496, 820), (1538, 960), (1490, 1210), (1550, 1380), (1540, 1120), (420, 1606), (700, 1596), (980, 1606),
    (1240, 1598), (300, 352), (640, 346), (960, 350), (1290, 352), (274, 150), (538, 268), (800, 130), (1328, 270),
)  # fmt: skip
"""Where small waves are drawn; one that would touch land is left out."""
LIFE: tuple[tuple[float, float, float, Callable[[Brush], None]], ...] = (
    (134, 1486, 0.95, compass), (1508, 1286, 1.0, ship), (126, 1092, 0.82, serpent),
)  # fmt: skip
"""What else there is at sea: x, y, size, drawing."""


def _sea_life(brush: Brush, box: Box) -> None:
    for x, y in WAVES:
        clear = all(geography.area_at(x + dx, y + dy) < 0 for dx in (-24, 0, 24) for dy in (-16, 10))
        if clear and touches(((x, y),), box):
            wave(brush, x, y, 15)
    for x, y, size, draw in LIFE:
        if touches(((x, y),), box):
            draw(brush.moved(x, y, size))


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
    ways = [p for road in geography.roads() for p in road] + [p for river in geography.rivers() for p in river]
    for area, place in enumerate(AREAS):
        grain, (cx, cy) = Grain(300 + area), geography.centre(area)
        count, least, most = _GROWTH[place.terrain]
        nx, ny = geography.node(area)
        (mx, my), town = geography.name(area), CITY_IN[area] >= 0
        lines = [p for p in ways if abs(p[0] - cx) < 150 and abs(p[1] - cy) < 150]
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
    """(y, x, size, lean) of every peak of the ranges, from north to south: great ones along the line, lesser ones on
    its sides."""
    found = []
    for n, path in enumerate(geography.ranges()):
        grain, run, gap, side = Grain(60 + n), 12.0, 0.0, 1
        for p, q in itertools.pairwise(path):
            run += math.dist(p, q)
            if run < gap:
                continue
            run, gap, side = 0.0, grain.between(23, 30), -side
            steep = abs(q[1] - p[1]) > abs(q[0] - p[0])
            size = grain.between(23, 33)
            dx, dy = (side * grain.between(5, 11), 12) if steep else (0, 12 + side * 4)
            found.append((p[1] + dy, p[0] + dx, size, grain.between(-3, 4)))
            lesser = grain.between(12, 17)
            dx, dy = (-side * grain.between(16, 22), 20) if steep else (grain.between(-9, 9), 24 - side * 3)
            found.append((p[1] + dy, p[0] + dx, lesser, grain.between(-2, 2)))
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
    brush, box = Brush(sheet, scale, left, top), _window(sheet.size, scale, left, top, 80)
    _sea_life(brush, box)
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
