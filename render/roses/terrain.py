"""The map under the pieces: sea with waterlines, the tinted areas, their borders and fixed signs."""

from __future__ import annotations

import functools
import math

from PIL import Image, ImageChops, ImageFilter

from engine.roses.board import AREA_IDS, AREAS, NEIGHBOURS
from render.core import coasts, keep, palette
from render.core.brush import Brush, Point, dashes
from render.core.palette import INK, Colour, hexed, mix
from render.core.sprites import Box, Cache, pixels
from render.core.stage import Stage
from render.roses import geography, land, signs

TINTS: tuple[Colour, ...] = (hexed("#DFE0B8"), hexed("#EAD9AE"), hexed("#D5DCC0"), hexed("#EBDFC2"), hexed("#DCD0A6"))
FOREIGN = hexed("#CDC3A6")
BORDER: dict[str, Colour] = {"yellow": hexed("#D9960F"), "blue": hexed("#1F5FA6"), "red": hexed("#B4211B")}
CASING = palette.PARCHMENT_LIGHT

_BASES: Cache[Image.Image] = Cache(30_000_000, pixels)
_WATER = coasts.Water(
    wash=214, lines=((46, 0.16), (36, 0.22), (27, 0.3), (19, 0.4), (12, 0.52)), nib=1.6,
    shallows=((60, 50), (40, 90), (22, 140)), blur=9, reach=70,
)  # fmt: skip


@functools.cache
def _tint(area: int) -> Colour:
    """A colour that no neighbour with a lower number has."""
    taken = [_tint(other) for other in NEIGHBOURS[area] if other < area]
    return next((tint for tint in TINTS if tint not in taken), TINTS[area % len(TINTS)])


def _ground(ink: Brush, blot: Image.Image) -> None:
    """The areas tinted, other shores grey, all a little uneven (``blot``: grey, as large as the sheet)."""
    sheet, mainland = ink.image, coasts.land(geography.coast(), ink)
    paper = Image.new("RGB", sheet.size, FOREIGN)
    pen = Brush(paper, ink.scale, ink.left, ink.top)
    for index, area in enumerate(AREA_IDS):
        if area in geography.BOXES:
            continue
        for ring in geography.outlines(area):
            pen.poly(ring, FOREIGN if AREAS[index].exile_of else _tint(index))
    paper = ImageChops.add(paper, Image.merge("RGB", [blot] * 3), 1, -128)
    sheet.paste(paper, (0, 0), mainland)
    coasts.lift(ink, mainland, 5, 150)
    for shore in coasts.shores(geography.coast(), ink, 6):
        ink.line(shore, INK, 2.4)


def paint_border(brush: Brush, colour: str, points: tuple[Point, ...]) -> None:
    """A border: yellow is a solid band, blue is dashed, red is a thin line with bars across it."""
    paint = BORDER[colour]
    if colour == "yellow":
        brush.stroke(points, mix(INK, paint, 0.35), 10)
        brush.stroke(points, paint, 7)
    elif colour == "blue":
        brush.stroke(points, CASING, 10)
        for dash in dashes(points, 17, 8):
            brush.stroke(dash, paint, 7.5, False)
    else:
        brush.stroke(points, CASING, 12)
        brush.stroke(points, paint, 4.4)
        for dash in dashes(points, 3, 9):
            (ax, ay), (bx, by) = dash[0], dash[-1]
            far = math.hypot(bx - ax, by - ay) or 1.0
            nx, ny = -(by - ay) / far * 7.5, (bx - ax) / far * 7.5
            mx, my = (ax + bx) / 2, (ay + by) / 2
            brush.line([(mx - nx, my - ny), (mx + nx, my + ny)], paint, 4.2)


def _boxes(brush: Brush) -> None:
    for area, (x0, y0, x1, y1) in geography.BOXES.items():
        fill = mix(FOREIGN, palette.PARCHMENT_LIGHT, 0.55) if AREAS[AREA_IDS.index(area)].exile_of else TINTS[1]
        brush.rect(x0, y0, x1 - x0, y1 - y0, fill, INK, 3, radius=14)
        brush.rect(x0 + 5, y0 + 5, x1 - x0 - 10, y1 - y0 - 10, None, mix(INK, fill, 0.5), 1.4, radius=10)


def _ink(brush: Brush, blot: Image.Image) -> None:
    """Everything of the map but the parchment and the words."""
    coasts.sea(brush, geography.coast(), _WATER)
    _ground(brush, blot)
    window = coasts.window(brush, 60)
    land.rivers(brush, window)
    land.paint(brush, window, TINTS[1])
    order = {"yellow": 0, "blue": 1, "red": 2}
    for _, colour, lines in sorted(geography.borders(), key=lambda each: order[each[1]]):
        for line in lines:
            if coasts.touches(line, window):
                paint_border(brush, colour, line)
    _boxes(brush)
    for place in geography.places().areas.values():
        for sign in place.signs:
            if coasts.touches(((sign.x, sign.y),), window):
                signs.paint(brush.moved(sign.x, sign.y), sign.kind, sign.slug)
    brush.rect(3, 3, geography.WIDTH - 6, geography.HEIGHT - 6, None, INK, 3)
    brush.rect(9, 9, geography.WIDTH - 18, geography.HEIGHT - 18, None, palette.GOLD_DARK, 1.6)


def base(scale: float, left: float, top: float, width: int, height: int) -> Image.Image:
    """A fresh copy of the map without pieces and words through a window of ``width`` x ``height`` pixels."""

    def make() -> Image.Image:
        inked = Image.new("RGB", (width, height))
        for strip in coasts.strips(scale, left, top, width, height, 0.13):
            _ink(strip.brush, strip.blot)
            inked.paste(strip.small(strip.brush.image), (0, strip.start))
        return inked

    key = (round(scale, 4), left, top, width, height)
    return _BASES.get(key, lambda: keep.layer(("roses", *key), make)).copy()


def stage(width: int, box: Box) -> Stage:
    """A sheet ``width`` pixels wide that shows a window of the plane, with the map on it."""
    left, top, right, bottom = box
    scale = width / (right - left)
    return Stage(base(scale, left, top, width, round((bottom - top) * scale)), scale, left, top)


# -- who holds what

_HELD: tuple[Colour, Colour] = (hexed("#B3302A"), hexed("#4F7FB8"))
_WASHES: Cache[Image.Image] = Cache(24_000_000, pixels)
_BAND = 20.0


def _wash(area: str, scale: float, box: Box) -> Image.Image:
    """How strongly an area is coloured over a window (mode L): a band along its edge, a hint within."""
    size = max(1, round((box[2] - box[0]) * scale)), max(1, round((box[3] - box[1]) * scale))
    whole, band = (Image.new("L", (size[0] * 2, size[1] * 2), 0) for _ in range(2))
    for ring in geography.outlines(area):
        Brush(whole, scale * 2, box[0], box[1]).poly(ring, 255)
        for shore in coasts.runs(ring, (box[0] - 30, box[1] - 30, box[2] + 30, box[3] + 30)):
            Brush(band, scale * 2, box[0], box[1]).line(shore, 255, _BAND * 2)
    # Borders and signs keep their own colours.
    pen = Brush(whole, scale * 2, box[0], box[1])
    for pair, _, lines in geography.borders():
        for line in lines if area in pair else ():
            pen.line(line, 0, 11)
    for sign in geography.places().areas[area].signs:
        wide, high = signs.SIZES[sign.kind]
        drop = 8 if sign.kind in signs.LABEL_DROP else 0
        pen.ellipse(sign.x, sign.y - drop, wide * 0.47, (high - drop * 2) * 0.5, fill=0)
    inner = band.reduce(2).filter(ImageFilter.GaussianBlur(3 * scale)).point([34 + round(v * 0.5) for v in range(256)])
    return ImageChops.multiply(inner, whole.reduce(2))


def washes(stage: Stage, held: dict[str, int]) -> None:
    """Colours the areas by the seat that holds them: red or blue, strong along the edges."""
    right, bottom = stage.left + stage.image.width / stage.scale, stage.top + stage.image.height / stage.scale
    for area, seat in held.items():
        bounds = geography.bounds(area)
        if area in geography.BOXES or not stage.shows(bounds):
            continue
        box = (
            math.floor(max(bounds[0], stage.left)),
            math.floor(max(bounds[1], stage.top)),
            math.ceil(min(bounds[2], right)),
            math.ceil(min(bounds[3], bottom)),
        )
        key = (area, round(stage.scale, 4), box)

        def make(area: str = area, box: Box = box) -> Image.Image:
            return _wash(area, stage.scale, box)

        mask = _WASHES.get(key, make)
        px, py = round((box[0] - stage.left) * stage.scale), round((box[1] - stage.top) * stage.scale)
        stage.image.paste(_HELD[seat], (px, py, px + mask.width, py + mask.height), mask)
