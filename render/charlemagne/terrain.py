"""The map under the pieces, with the wash of the side that a region obeys.

There are the sea with waterlines, coloured ground with its woods, mountains and marshes, rivers along the hexsides,
roads over the passes, borders, and the grid.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence

from PIL import Image, ImageChops, ImageFilter

from engine.charlemagne.board import HEXES, MAP, SEA, TERRAIN, at, number
from engine.charlemagne.game_data import LAND_OF
from render.charlemagne import geography
from render.core import coasts, keep, palette, phone
from render.core.brush import Brush, dashes
from render.core.grain import Grain
from render.core.palette import INK, Colour, hexed, mix
from render.core.sprites import Box, Cache, pixels
from render.core.stage import Stage

GROUNDS: dict[str, Colour] = {
    "clear": hexed("#EFE6C4"),
    "forest": hexed("#CBD2A4"),
    "rough": hexed("#DEC7A0"),
    "marsh": hexed("#C3D5C6"),
}
FOREIGN = hexed("#CFC8B8")
RIVER = hexed("#3F7396")
BORDER = hexed("#5B3A26")
ROAD = hexed("#8C3B22")
HELD: tuple[Colour, Colour] = (hexed("#C43A2C"), hexed("#2036B4"))
"""What the land of a side is washed with."""

_BASES: Cache[tuple[Image.Image, Image.Image]] = Cache(30_000_000, lambda both: pixels(both[0]) + pixels(both[1]))
_TINTED: Cache[Image.Image] = Cache(30_000_000, pixels)
_WATER = coasts.Water(
    wash=218, lines=((27, 0.16), (20, 0.24), (13.5, 0.34), (8, 0.48)), nib=1.2,
    shallows=((38, 50), (25, 90), (13, 140)), blur=6, reach=50,
)  # fmt: skip


def _mountain(brush: Brush, x: float, y: float, size: float, lean: float) -> None:
    """A peak in profile: light on its left side, hatched on its right."""
    top = (x + lean, y - size)
    left = [(x - size * 0.92, y), (x - size * 0.45 + lean * 0.4, y - size * 0.42), top]
    right = [(x + size * 0.34 + lean, y - size * 0.5), (x + size * 0.96, y)]
    ridge = [top, (x + lean * 0.3 - size * 0.06, y - size * 0.52), (x + size * 0.16, y - size * 0.05)]
    brush.poly([*left, *right], hexed("#F0E2C6"))
    brush.poly([*ridge, right[1], right[0]], hexed("#A98763"))
    ink = mix(INK, hexed("#A98763"), 0.18)
    brush.line([*left, *right], ink, 1.15)
    brush.line(ridge, ink, 0.8)


def _tree(brush: Brush, x: float, y: float, size: float, dark: bool) -> None:
    """A round tree with its shadow side."""
    green = hexed("#6E8A54") if dark else hexed("#7F9A60")
    brush.line([(x, y), (x, y - size * 0.8)], INK, 1.1)
    brush.ellipse(x, y - size * 1.15, size * 0.72, size * 0.8, green, mix(INK, green, 0.35), 0.9)
    brush.ellipse(x - size * 0.2, y - size * 1.35, size * 0.28, size * 0.26, mix(green, palette.PARCHMENT_LIGHT, 0.4))


def _reeds(brush: Brush, x: float, y: float, size: float) -> None:
    """A tuft of reeds over water."""
    blue, green = hexed("#4E7F96"), hexed("#4F6B46")
    brush.line([(x - size * 1.25, y), (x + size * 1.25, y)], blue, 1.2)
    brush.line([(x - size * 0.7, y + size * 0.42), (x + size * 0.8, y + size * 0.42)], blue, 1)
    for lean in (-0.55, 0.0, 0.55):
        brush.line([(x + lean * size * 0.4, y - 0.5), (x + lean * size, y - size * 1.25)], green, 1.2)


def _cover(brush: Brush, place: int) -> None:
    """What grows or rises in a hex."""
    kind = TERRAIN[place]
    if kind == "clear":
        return
    grain = Grain(place + 1)
    x, y = geography.middle(place)
    spots: tuple[tuple[float, float], ...]
    if kind == "rough":
        spots = ((-8.5, -4), (7, -5.5), (-2, 8), (11, 9))
    elif kind == "forest":
        spots = ((-11, -4.5), (-2.5, -7), (6.5, -5), (-7, 4), (2, 5), (11.5, 3), (-1.5, 13.5), (7.5, 13))
    else:
        spots = ((-8, -6), (7, -4), (-3, 7), (9, 10))
    for n, (dx, dy) in enumerate(spots):
        px, py = x + dx + grain.between(-2, 2), y + dy + grain.between(-1.6, 1.6)
        if not geography.on_land(px, py):
            continue
        if kind == "rough":
            _mountain(brush, px, py + 5, grain.between(9.2, 12.5), grain.between(-1.6, 1.6))
        elif kind == "forest":
            _tree(brush, px, py + 3, grain.between(4.2, 5.2), n % 2 == 0)
        else:
            _reeds(brush, px, py + 2, grain.between(3.8, 4.8))


def sample(brush: Brush, kind: str) -> None:
    """What covers a terrain, around the origin, for a legend."""
    if kind == "rough":
        for x, y in ((-7, -1), (7, -2), (0, 10)):
            _mountain(brush, x, y, 11, 0)
    elif kind == "forest":
        for n, (x, y) in enumerate(((-8, -2), (1, -4), (9, -1), (-4, 9), (5, 10))):
            _tree(brush, x, y, 5, n % 2 == 0)
    elif kind == "marsh":
        for x, y in ((-7, -4), (7, -1), (-1, 10)):
            _reeds(brush, x, y, 5)


@functools.cache
def _ordered() -> tuple[int, ...]:
    """Hexes from north to south, so that what is near covers what is far."""
    return tuple(sorted((p for p in range(HEXES) if not SEA[p]), key=lambda p: geography.middle(p)[1]))


def _ground(ink: Brush, blot: Image.Image) -> None:
    """The land coloured by what it is, its colours running into each other like a wash."""
    sheet, land = ink.image, coasts.land(geography.coast(), ink)
    paper = Image.new("RGB", sheet.size, GROUNDS["clear"])
    pen = Brush(paper, ink.scale, ink.left, ink.top)
    window = coasts.window(ink, 30)
    shown = [p for p in _ordered() if coasts.touches((geography.middle(p),), window)]
    for place in shown:
        tint = GROUNDS[TERRAIN[place]]
        pen.poly(geography.hexagon(place, 1.05), tint if LAND_OF[place] >= 0 else mix(tint, FOREIGN, 0.7))
    paper = paper.filter(ImageFilter.GaussianBlur(5 * ink.scale))
    paper = ImageChops.add(paper, Image.merge("RGB", [blot] * 3), 1, -128)
    sheet.paste(paper, (0, 0), land)
    coasts.lift(ink, land, 3.4, 130)
    water = mix(palette.SEA, palette.SEA_DEEP, 0.5)
    for ring in geography.lakes():
        if coasts.touches(ring, window):
            ink.poly(ring, water, INK, 1.1)
    for shore in coasts.shores(geography.coast(), ink, 6):
        ink.line(shore, INK, 1.7)


def _grid(brush: Brush) -> None:
    """The hexes, thin: ink over land, light over the sea."""
    pen, window = coasts.mask(brush), coasts.window(brush, 24)
    for place in range(HEXES):
        if coasts.touches((geography.middle(place),), window):
            corners = geography.hexagon(place)
            pen.line([*corners[:4]], 62 if SEA[place] else 74, 0.9)
    brush.image.paste(INK, (0, 0), pen.image)


def _edges(brush: Brush) -> None:
    """Coloured bands along the rim of the map where one goes over to a peripheral area."""
    for area, printed in sorted(MAP.edges.items()):
        for text in printed:
            x, y = geography.middle(at(text))
            half = geography.HIGH / 2 if area in ("slavs", "byzantium") or x < 30 else geography.STEP / 2
            paint = AREA_PAINT[area]
            if area == "norse":
                brush.rect(x - half, geography.TOP, half * 2, 5, paint)
            elif x > geography.WIDTH - 40:
                brush.rect(geography.WIDTH - 6, y - half, 6, half * 2, paint)
            elif x < 40:
                brush.rect(0, y - half, 6, half * 2, paint)
            else:
                brush.rect(x - half, geography.BOTTOM - 5, half * 2, 5, paint)


AREA_PAINT: dict[str, Colour] = {
    "norse": hexed("#5E7A8C"), "slavs": hexed("#8A7A4A"), "caliphate": hexed("#4E7A5A"), "byzantium": hexed("#7A4A78"),
}  # fmt: skip


def _lines(brush: Brush, window: Box, near: bool) -> None:
    """Rivers, roads, straits and borders."""
    water = mix(palette.SEA_DEEP, RIVER, 0.75)
    for river in geography.rivers():
        if coasts.touches(river, window):
            brush.line(river, palette.PARCHMENT_LIGHT, 5.4)
    for river in geography.rivers():
        if coasts.touches(river, window):
            brush.line(river, water, 3.3)
    for p, q in geography.straits() if near else ():
        if coasts.touches((p, q), window):
            brush.line([p, q], palette.PARCHMENT_LIGHT, 5)
            brush.line([p, q], RIVER, 3)
    for road in geography.roads():
        if coasts.touches(road, window):
            brush.line(road, palette.PARCHMENT_LIGHT, 3.8)
            for dash in dashes(road, 5, 3.4):
                brush.line(dash, ROAD, 2.1)
    for border in geography.borders():
        if coasts.touches(border, window):
            brush.line(border, (*palette.PARCHMENT_LIGHT, 255), 3.6)
            for dash in dashes(border, 9, 4):
                brush.line(dash, BORDER, 2)


def _numbers(brush: Brush, window: Box, size: float) -> None:
    """The printed numbers of the hexes, for enlarged pictures."""
    halo = min(1.3, size * 0.13)
    for place in range(HEXES):
        x, y = geography.middle(place)
        if coasts.touches(((x, y),), window):
            paint = mix(palette.SEA_DEEP, INK, 0.3) if SEA[place] else mix(INK, GROUNDS["rough"], 0.42)
            top = y - geography.HIGH / 2 + 1 + size * 0.6
            brush.text(x, top, number(place), size, "bold", paint, halo=(255, 250, 235), halo_width=halo)


NEAR = 1180.0
"""Units that a window is wide at most to show numbers and straits."""
NUMBER, LARGE = 5.4, 14.0
"""How large the numbers are, and at most where a phone asks for it."""


def number_size(wide: float) -> float:
    """How large the numbers of hexes are where a window is so many units wide."""
    asked = phone.least(wide)
    return asked if asked <= LARGE else NUMBER


def _ink(brush: Brush, blot: Image.Image, numbers: bool) -> Image.Image:
    """Everything of the map but the parchment and the words, with the ``numbers`` of all hexes or without; gives where
    drawings stand that keep their colours."""
    sheet = brush.image
    near = sheet.width / brush.scale < NEAR
    window = coasts.window(brush, 40)
    coasts.sea(brush, geography.coast(), _WATER)
    _ground(brush, blot)
    _grid(brush)
    plain = sheet.copy()
    for place in _ordered():
        if coasts.touches((geography.middle(place),), window):
            _cover(brush, place)
    _lines(brush, window, near)
    if near and numbers:
        _numbers(brush, window, number_size(sheet.width / brush.scale))
    _edges(brush)
    bands = ImageChops.difference(plain, sheet).split()
    return ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2]).point(
        [min(255, v * 12) for v in range(256)]
    )


def base(
    scale: float, left: float, top: float, width: int, height: int, numbers: bool = False
) -> tuple[Image.Image, Image.Image]:
    """The map without pieces and words through a window of ``width`` x ``height`` pixels, and where a wash may colour
    it: not where drawings stand. ``numbers``: of all hexes, where the window is small enough."""

    def make() -> Image.Image:
        inked = Image.new("RGB", (width, height * 2))
        for strip in coasts.strips(scale, left, top, width, height, 0.11, rim=30):
            drawn = _ink(strip.brush, strip.blot, numbers)
            inked.paste(strip.small(strip.brush.image), (0, strip.start))
            inked.paste(strip.small(drawn).convert("RGB"), (0, height + strip.start))
        return inked

    key = (round(scale, 4), left, top, width, height, numbers)

    def both() -> tuple[Image.Image, Image.Image]:
        kept = keep.layer(("charlemagne", *key), make)
        drawn = kept.crop((0, height, width, height * 2)).getchannel(0)
        return kept.crop((0, 0, width, height)), ImageChops.invert(drawn)

    return _BASES.get(key, both)


# -- who holds what

_WASHES: Cache[Image.Image] = Cache(24_000_000, pixels)


def _regions(scale: float, left: float, top: float, size: tuple[int, int]) -> Image.Image:
    """Which region a pixel belongs to: its index + 1, 0 for the sea and for land of nobody."""

    def make() -> Image.Image:
        image = Image.new("L", size, 0)
        pen = Brush(image, scale, left, top)
        window = coasts.window(pen, 24)
        for place in range(HEXES):
            if LAND_OF[place] >= 0 and not SEA[place] and coasts.touches((geography.middle(place),), window):
                pen.poly(geography.hexagon(place, 1.02), LAND_OF[place] + 1)
        land = coasts.land(geography.coast(), pen).point([0, *([255] * 255)])
        water = Brush(land, scale, left, top)
        for ring in geography.lakes():
            water.poly(ring, 0)
        return ImageChops.darker(image, land)

    return _WASHES.get(("regions", round(scale, 4), left, top, size), make)


def _strength(scale: float, left: float, top: float, size: tuple[int, int], side: int) -> Image.Image:
    """How strongly a side's wash shows: a band along the borders, fine lines within as heralds hatch red (upright) and
    blue (level)."""

    def make() -> Image.Image:
        regions = _regions(scale, left, top, size)
        rim = ImageChops.difference(regions.filter(ImageFilter.MaxFilter(3)), regions.filter(ImageFilter.MinFilter(3)))
        wide = max(3, round(9 * scale) // 2 * 2 + 1)
        band = (
            rim.point([0, *([255] * 255)]).filter(ImageFilter.BoxBlur(wide / 2)).filter(ImageFilter.BoxBlur(wide / 3))
        )
        band = band.point([min(150, 62 + round(v * 0.9)) for v in range(256)])
        lines = Image.new("L", size, 0)
        gap = 6.0 * scale
        if side == 0:
            for n in range(round(size[0] / gap) + 1):
                lines.paste(26, (round(n * gap), 0, round(n * gap + max(1, scale)), size[1]))
        else:
            for n in range(round(size[1] / gap) + 1):
                lines.paste(26, (0, round(n * gap), size[0], round(n * gap + max(1, scale))))
        return ImageChops.add(band, lines)

    return _WASHES.get(("strength", side, round(scale, 4), left, top, size), make)


def tinted(
    scale: float, left: float, top: float, width: int, height: int, control: Sequence[int], tall: int = 0, *,
    numbers: bool = False,
) -> Image.Image:  # fmt: skip
    """A fresh copy of the map with every region in the colour of the side it obeys. ``tall``: how high the copy is
    where that is not the map's height; what is beyond it is black. ``numbers``: see ``base``."""
    size = (width, height)

    def make() -> Image.Image:
        plain, free = base(scale, left, top, width, height, numbers)
        image = plain.copy()
        regions = _regions(scale, left, top, size)
        for side in (0, 1):
            held = [255 if v and v <= len(control) and control[v - 1] == side else 0 for v in range(256)]
            mask = ImageChops.multiply(regions.point(held), _strength(scale, left, top, size, side))
            image.paste(HELD[side], (0, 0), ImageChops.multiply(mask, free))
        return image

    key = ("tinted", round(scale, 4), left, top, width, height, tuple(control), numbers)
    return _TINTED.get(key, make).crop((0, 0, width, tall or height))


def stage(width: int, box: Box, control: Sequence[int], *, numbers: bool = False) -> Stage:
    """A sheet ``width`` pixels wide that shows a window of the plane, with the map on it."""
    left, top, right, bottom = box
    scale = width / (right - left)
    high = round((bottom - top) * scale)
    return Stage(tinted(scale, left, top, width, high, control, numbers=numbers), scale, left, top)
