"""The map under the pieces: sea, regions, hills, woods, and roads.

The sea has waterlines, the six regions are tinted, roads have their exits, the bandits' paths are red.
"""

from __future__ import annotations

import functools

from PIL import Image, ImageChops, ImageFilter

from engine.fief.game_data import EXITS, REGION_IDS
from render.core import coasts, keep, palette
from render.core.brush import Brush, dashes
from render.core.grain import Grain
from render.core.growth import hill, tree
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

_BASES: Cache[Image.Image] = Cache(30_000_000, pixels)
_WATER = coasts.Water(
    wash=216, lines=((38, 0.14), (29, 0.2), (21, 0.28), (14, 0.38), (8.5, 0.5)), nib=1.4,
    shallows=((52, 50), (34, 90), (18, 140)), blur=8, reach=66,
)  # fmt: skip


def _ground(ink: Brush, blot: Image.Image) -> None:
    """The regions tinted, other shores grey, all a little uneven (``blot``: grey, as large as the sheet)."""
    sheet, land = ink.image, coasts.land(geography.coast(), ink)
    paper = Image.new("RGB", sheet.size, FOREIGN)
    pen = Brush(paper, ink.scale, ink.left, ink.top)
    for region in REGION_IDS:
        pen.poly(geography.outline(region), TINTS[region])
    paper = ImageChops.add(paper, Image.merge("RGB", [blot] * 3), 1, -128)
    sheet.paste(paper, (0, 0), land)
    lines = coasts.mask(ink)
    for border in geography.borders():
        lines.line(border, 110, 9)
    soft = lines.image.filter(ImageFilter.GaussianBlur(2.4 * ink.scale))
    sheet.paste(palette.PARCHMENT_LIGHT, (0, 0), ImageChops.multiply(soft, land))
    lines = coasts.mask(ink)
    for border in geography.borders():
        for dash in dashes(border, 15, 7):
            lines.line(dash, 255, 3)
    sheet.paste(BORDER, (0, 0), ImageChops.multiply(lines.image, land))
    coasts.lift(ink, land, 4, 140)
    for shore in coasts.shores(geography.coast(), ink, 6):
        ink.line(shore, INK, 2.1)


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
        if coasts.touches(line, window):
            brush.stroke(line, mix(INK, ROAD, 0.35), 10)
    for one, other in geography.roads():
        line = geography.road(one, other)
        if coasts.touches(line, window):
            brush.stroke(line, mix(palette.PARCHMENT_LIGHT, ROAD, 0.45), 6.4)
    for _, path in geography.paths():
        if coasts.touches(path, window):
            brush.stroke(path, palette.PARCHMENT_LIGHT, 7)
            for dash in dashes(path, 10, 7):
                brush.stroke(dash, PATH, 4.4)
    for place, exits in enumerate(EXITS):
        for point in exits:
            x, y = geography.exit_at(place, point)
            if coasts.touches(((x, y),), window):
                brush.ellipse(x, y, 11, fill=palette.PARCHMENT_LIGHT, outline=INK, width=1.6)
                brush.text(x, y + 0.4, point, 15.5, "black", hexed("#7A3B20"))


def _ink(brush: Brush, blot: Image.Image) -> None:
    """Everything of the map but the parchment and the words."""
    coasts.sea(brush, geography.coast(), _WATER)
    _ground(brush, blot)
    window = coasts.window(brush, 60)
    for y, x, size, lean in _hills():
        region = geography.region_at(x, y)
        if coasts.touches(((x, y),), window) and geography.on_land(x, y):
            hill(brush, x, y, size, lean, TINTS[REGION_IDS[region]] if region >= 0 else FOREIGN)
    _roads(brush, window)
    for n, (y, x, size) in enumerate(_trees()):
        if coasts.touches(((x, y),), window):
            tree(brush, x, y, size, n % 2 == 0)


def base(scale: float, left: float, top: float, width: int, height: int, tall: int = 0) -> Image.Image:
    """A fresh copy of the map without pieces and words through a window of ``width`` x ``height`` pixels. ``tall``:
    how high the copy is where that is not the map's height; what is beyond it is black."""

    def make() -> Image.Image:
        inked = Image.new("RGB", (width, height))
        for strip in coasts.strips(scale, left, top, width, height, 0.12):
            _ink(strip.brush, strip.blot)
            inked.paste(strip.small(strip.brush.image), (0, strip.start))
        return inked

    key = (round(scale, 4), left, top, width, height)
    return _BASES.get(key, lambda: keep.layer(("fief", *key), make)).crop((0, 0, width, tall or height))


def stage(width: int, box: Box) -> Stage:
    """A sheet ``width`` pixels wide that shows a window of the plane, with the map on it."""
    left, top, right, bottom = box
    scale = width / (right - left)
    return Stage(base(scale, left, top, width, round((bottom - top) * scale)), scale, left, top)
