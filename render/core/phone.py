"""The part of a board that matters now: which of some windows shows most of it, and frames for the words around it."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

from PIL import Image

from render.core import fonts, palette, parchment
from render.core.brush import Brush
from render.core.cartouche import plaque
from render.core.palette import INK, hexed
from render.core.sprites import Box
from render.core.stage import Stage

PHONE = 400
"""Pixels a picture is wide on a phone, as tests take it."""
LEAST = 11.0
"""Pixels that text has to be high there."""
HEAD = 0.078
"""Height of the heading, as a share of the sheet's width."""
MOST = 1.45
"""Height of the first picture at most, as a share of its width: 580 of a phone's pixels before the question."""
_STEP = 160.0
"""By steps of so many units a map gives way to boxes: few heights keep the maps few that are remembered."""
_RIM = 0.06
"""What lies within this share of a window's width from its edge is not counted as shown."""
_SUBJECT = 1 / 6
"""The same of what the question is about: it stands in the middle two thirds."""

_FAR = 1.8
"""Where words would have to be so much larger than they may, a part is no close-up, and they stay as they are."""

Point = tuple[float, float]
"""A point of the plane."""
Weight = tuple[float, float, float]
"""A point of the plane, and how much it matters."""


def best(
    windows: Mapping[str, Box], weights: Sequence[Weight], subject: Point | None = None, goals: Sequence[Point] = ()
) -> str:
    """The window that shows most of what matters, the ``subject`` well inside, and as many of the ``goals`` as can be
    seen with it, those well inside counting twice; among equals the first. What the subject weighs decides only where
    no window has it there; with goals it is on the window in any case."""

    def shown(slug: str) -> tuple[bool, bool, int, float]:
        box = windows[slug]
        rim = (box[2] - box[0]) * _RIM
        total = sum([w for x, y, w in weights if _inside(box, x, y, rim, rim)])
        share = (box[2] - box[0]) * _SUBJECT, (box[3] - box[1]) * _SUBJECT
        central = subject is not None and _inside(box, *subject, *share)
        there = subject is not None and bool(goals) and _inside(box, *subject, rim, rim)
        seen = sum(_inside(box, *goal, rim, rim) + _inside(box, *goal, *share) for goal in goals)
        return central, there, seen, total

    return max(windows, key=shown)


def points(names: Sequence[str], find: Callable[[str], Point | None]) -> tuple[Point | None, list[Point]]:
    """Where the places of a close-up are: the one that it is about, if any, and those to be seen with it. Raises
    ``ValueError`` for an unknown one."""
    found = {name: find(name) for name in names if name}
    if unknown := [name for name, point in found.items() if point is None]:
        raise ValueError(f"there is no place {unknown[0]}")
    subject = found.get(names[0]) if names else None
    return subject, [point for name in names[1:] if (point := found.get(name)) is not None]


def _inside(box: Box, x: float, y: float, across: float, down: float) -> bool:
    return box[0] + across <= x <= box[2] - across and box[1] + down <= y <= box[3] - down


def fitted(boxes: Sequence[float], usual: float, least: float, needed: float = 0) -> tuple[float, list[bool]]:
    """How high the map of the first picture is, and which boxes stand under it: in their order, as many as leave the
    map its ``least`` height; it is as high as ``usual`` where there is room. ``needed``: height of what always stands
    there, before which a map that would be too low goes altogether. In units of a plane ``PLANE`` wide."""
    room = (MOST - HEAD) * PLANE - needed
    floor = least if room >= least else 0.0
    kept = []
    for high in boxes:
        kept.append(high <= room - floor)
        room -= high * kept[-1]
    return (min(usual, room if room >= usual else room // _STEP * _STEP) if floor else 0.0), kept


def around(x: float, y: float, wide: float, high: float, plane: Box) -> Box:
    """A window of a size with its middle on a point, as far as the plane reaches. Whole units keep the maps few that
    are remembered, and the pixels of one place the same every time."""
    left = round(min(max(x - wide / 2, plane[0]), plane[2] - wide))
    top = round(min(max(y - high / 2, plane[1]), plane[3] - high))
    return left, top, left + round(wide), top + round(high)


def least(wide: float) -> float:
    """How large text has to be on a sheet ``wide`` units across, in units."""
    return LEAST * 1.005 * wide / PHONE


def size(stage: Stage, usual: float, most: float) -> float:
    """How large a word is on a part of a map: as on the whole map, or larger where a phone asks for it and the part is
    small enough, up to ``most``."""
    wanted = least(stage.image.width / stage.scale)
    return usual if wanted > most * _FAR else min(max(usual, wanted), most)


def sheet(width: int, wide: float, high: float) -> Stage:
    """Bare parchment ``wide`` x ``high`` units, ``width`` pixels across. It is cut from one of few sizes: a new ground
    takes long to make."""
    scale = width / wide
    tall = round(high * scale)
    ground = parchment.ground(width, math.ceil(tall / width) * width)
    return Stage(ground.crop((0, 0, width, tall)), scale)


def paste(stage: Stage, map_sheet: Image.Image, top: float) -> None:
    """A map as wide as the sheet, its upper edge at ``top``, with an ink line around it."""
    y = round(top * stage.scale)
    stage.image.paste(map_sheet, (0, y))
    high = map_sheet.height / stage.scale
    wide = stage.image.width / stage.scale
    stage.brush.rect(0, top, wide, high, None, INK, wide / 400)


Part = tuple[float, Callable[[Stage, float], None]]
"""What stands under the map: its height, and how it is drawn with its upper edge at a height; in units of a plane that
is ``PLANE`` units wide."""
PLANE = 1600
"""Units across of the whole boards."""


def whole(drawn: Stage) -> Part:
    """A sheet that stands alone elsewhere, as a part as wide as the picture."""

    def paint(stage: Stage, top: float) -> None:
        stage.image.paste(drawn.image, (0, round(top * stage.scale)))
        factor = drawn.scale / stage.scale
        for it in drawn.placed:
            a, b, c, d = (n * factor for n in it.box)
            stage.note(it.kind, it.what, (a, b + top, c, d + top), it.size * factor)

    return drawn.image.height * PLANE / drawn.image.width, paint


def map_part(land: Stage) -> Part:
    """A window on the map, as wide as the picture."""
    width = land.image.width

    def paint(stage: Stage, top: float) -> None:
        paste(stage, land.image, top)
        factor = land.scale * PLANE / width
        for it in land.placed:
            a, b, c, d = it.box
            x, y = land.left, land.top - top / factor
            box = (a - x) * factor, (b - y) * factor, (c - x) * factor, (d - y) * factor
            stage.note(it.kind, it.what, box, it.size * factor)

    return land.image.height * PLANE / width, paint


def stacked(width: int, title: str, right: str, parts: Sequence[Part]) -> Stage:
    """A sheet of what matters now: the heading, and under it a window on the map and parts of the whole board."""
    low = HEAD * PLANE
    whole = sheet(width, PLANE, low + sum([each for each, _ in parts]))
    heading(whole, title, right, PLANE)
    for each, paint in parts:
        paint(whole, low)
        low += each
    return whole


def heading(stage: Stage, title: str, right: str, wide: float) -> None:
    """Over the map: the table's name, and at the right the time of the game."""
    high = HEAD * wide
    unit = wide / PHONE
    stage.draw(("near-head", wide), 0, 0, (0, 0, wide, high), lambda b: _head(b, wide, high))
    size = 17 * unit
    far = stage.text(wide - 9 * unit, high / 2, right, size, "name", INK, "r", width=wide * 0.62, least=least(wide))
    room = wide - far - 30 * unit
    brown = hexed("#7A3B20")
    text, size = fonts.fit(fonts.printable(title), "name", 15 * unit, room, least(wide))
    if len(text) > 2:
        stage.text(9 * unit, high / 2, text, size, "name", brown, "l", kind="title")


def _head(brush: Brush, wide: float, high: float) -> None:
    inset = high * 0.06
    plaque(brush.moved(inset, inset), wide - inset * 2, high - inset * 2, palette.PARCHMENT_LIGHT)


def sentence(stage: Stage, box: Box, text: str, most: float) -> None:
    """A sentence of a moving picture within a box: in one line as large as it fits, up to ``most``, or in two that a
    phone can show."""
    wide, middle = box[2] - box[0], (box[1] + box[3]) / 2
    low = least(stage.image.width / stage.scale)
    single = fonts.text_width(text, "bold", low) <= wide
    lines = [text] if single else fonts.wrapped(text, "bold", low, wide, 2)
    for n, line in enumerate(lines):
        y = middle + (n - (len(lines) - 1) / 2) * low * 1.08
        size = max(most, low) if single else low
        stage.text(box[0], y, line, size, "bold", INK, "l", width=wide, least=low * 0.8, kind="title")
