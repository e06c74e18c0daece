"""Where things lie: the coast, the areas' outlines and borders on a plane of 1600 x 1600 units, and the fixed signs.

Neighbours, colours and kinds come from ``engine.roses.board``; the data files here only say where they are drawn.
"""

from __future__ import annotations

import functools
import itertools
import math
from importlib import resources

import msgspec
from PIL import Image

from engine.roses.board import AREA_IDS, FACTS
from render.core.brush import Brush, Point, smoothed
from render.core.sprites import Box

WIDTH, HEIGHT = 1600, 1600
"""The whole plane in logical units."""
_WEST, _NORTH = -7.35, 56.05
_EAST_UNIT, _SOUTH_UNIT = 166.0, 248.0
"""Units per degree: a little wider than true at this latitude, because the crowded areas need the room."""

BOXES: dict[str, Box] = {
    "ireland": (16.0, 470.0, 252.0, 746.0),
    "isle_of_man": (372.0, 362.0, 568.0, 492.0),
    "france": (846.0, 1408.0, 1190.0, 1588.0),
    "calais": (1216.0, 1318.0, 1588.0, 1588.0),
}
"""Areas drawn as a box: exile beyond the sea, and Man."""
CELL = 4
"""Units per cell of the map that tells which area a point belongs to."""


class AreaShape(msgspec.Struct, frozen=True):
    """An area's outlines."""

    label: tuple[float, float]
    """Where its name was first thought of, as (longitude, latitude) in degrees."""
    polygons: tuple[tuple[tuple[float, float], ...], ...]
    """Closed rings of (longitude, latitude) in degrees."""


class BorderShape(msgspec.Struct, frozen=True):
    """Where the border of two areas runs."""

    areas: tuple[str, str]
    """Ids of the two areas."""
    lines: tuple[tuple[tuple[float, float], ...], ...]
    """Its lines, of (longitude, latitude) in degrees."""


class Geography(msgspec.Struct, frozen=True):
    """``data/geography.json``."""

    note: str
    """What the file holds and where it comes from, in words."""
    licence: str
    """On what terms it may be copied, in words."""
    areas: dict[str, AreaShape]
    """The areas' shapes by id."""
    borders: tuple[BorderShape, ...]
    """The borders' lines."""
    coast: tuple[tuple[tuple[float, float], ...], ...]
    """Closed rings of the coast, of (longitude, latitude) in degrees."""


class Sign(msgspec.Struct, frozen=True, array_like=True):
    """A fixed sign of an area."""

    kind: str
    """``shield``, ``city``, ``cathedral``, ``crown``, ``port`` or ``haven``."""
    slug: str
    """The name of a shield, as in ``Block.shield``; else the area's id."""
    x: float
    """Its middle from the left, in units of the plane."""
    y: float
    """Its middle from above, in units of the plane."""


class Place(msgspec.Struct, frozen=True):
    """Where an area's things stand, in units of the plane."""

    name: tuple[float, float]
    """The middle of its name."""
    blocks: tuple[float, float]
    """The middle of its blocks."""
    signs: tuple[Sign, ...]
    """The shields and other signs drawn in it."""


class Places(msgspec.Struct, frozen=True):
    """``data/places.json``."""

    note: str
    """What the file holds and where it comes from, in words."""
    areas: dict[str, Place]
    """Where the things of each area stand, by id."""
    zones: dict[str, tuple[float, float, float]]
    """Name of each sea zone: its middle from the left, from above, and how wide it may be."""


_DATA = resources.files("render.roses").joinpath("data")
GEOGRAPHY: Geography = msgspec.json.decode(_DATA.joinpath("geography.json").read_bytes(), type=Geography)
COLOURS: dict[frozenset[str], str] = {frozenset(b.areas): b.colour for b in FACTS.borders}


@functools.cache
def places() -> Places:
    """Where names, signs and blocks stand."""
    return msgspec.json.decode(_DATA.joinpath("places.json").read_bytes(), type=Places)


def at(lon: float, lat: float) -> Point:
    """A place of the earth on the plane."""
    return (lon - _WEST) * _EAST_UNIT, (_NORTH - lat) * _SOUTH_UNIT


@functools.cache
def coast() -> tuple[tuple[Point, ...], ...]:
    """Outlines of all land on the plane."""
    return tuple(tuple(at(*p) for p in ring) for ring in GEOGRAPHY.coast)


@functools.cache
def outlines(area: str) -> tuple[tuple[Point, ...], ...]:
    """An area's outlines; a box for one that is drawn as a box."""
    if area in BOXES:
        x0, y0, x1, y1 = BOXES[area]
        return (((x0, y0), (x1, y0), (x1, y1), (x0, y1)),)
    return tuple(tuple(at(*p) for p in ring) for ring in GEOGRAPHY.areas[area].polygons)


@functools.cache
def borders() -> tuple[tuple[frozenset[str], str, tuple[tuple[Point, ...], ...]], ...]:
    """(pair of areas, colour, lines) of every border."""
    found = []
    for border in GEOGRAPHY.borders:
        pair = frozenset(border.areas)
        lines = tuple(tuple(smoothed([at(*p) for p in line])) for line in border.lines)
        found.append((pair, COLOURS[pair], lines))
    return tuple(found)


@functools.cache
def crossing(one: str, other: str, share: float = 0.5) -> tuple[float, float, float] | None:
    """A point of a border, by default its middle, and the direction, in radians, from ``one`` into ``other``; ``None``
    without border. ``share``: how far along the border the point lies, from 0 to 1, the same seen from both sides."""
    lines = next((lines for pair, _, lines in borders() if pair == frozenset((one, other))), None)
    if not lines:
        return None
    line = max(lines, key=lambda each: sum(math.dist(p, q) for p, q in itertools.pairwise(each)))
    left = sum(math.dist(p, q) for p, q in itertools.pairwise(line)) * share
    for p, q in itertools.pairwise(line):
        step = math.dist(p, q)
        if step >= left:
            part = left / step
            x, y = p[0] + (q[0] - p[0]) * part, p[1] + (q[1] - p[1]) * part
            turn = math.atan2(q[1] - p[1], q[0] - p[0]) + math.pi / 2
            # Of the two normals, the one that leads into the other area.
            (ax, ay), (bx, by) = middle(one), middle(other)
            if math.cos(turn) * (bx - ax) + math.sin(turn) * (by - ay) < 0:
                turn += math.pi
            return x, y, turn
        left -= step
    return None


@functools.cache
def bounds(area: str) -> Box:
    """The box around an area."""
    points = [p for ring in outlines(area) for p in ring]
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return max(0.0, min(xs)), max(0.0, min(ys)), min(float(WIDTH), max(xs)), min(float(HEIGHT), max(ys))


def middle(area: str) -> Point:
    """A point well inside an area."""
    if area in BOXES:
        x0, y0, x1, y1 = BOXES[area]
        return (x0 + x1) / 2, (y0 + y1) / 2
    return at(*GEOGRAPHY.areas[area].label)


@functools.cache
def ownership() -> Image.Image:
    """Which area a cell of the plane belongs to: its index + 1, 0 for the sea, 255 for other land."""
    image = Image.new("L", (WIDTH // CELL, HEIGHT // CELL), 0)
    pen = Brush(image, 1 / CELL)
    for ring in coast():
        pen.poly(ring, 255)
    for index, area in enumerate(AREA_IDS):
        for ring in outlines(area):
            pen.poly(ring, index + 1)
    return image


def inside(area: str, x: float, y: float) -> bool:
    """Whether a point of the plane lies in an area, to the nearest cell."""
    found = ownership().getpixel((min(WIDTH // CELL - 1, int(x / CELL)), min(HEIGHT // CELL - 1, int(y / CELL))))
    return found == AREA_IDS.index(area) + 1


def check_places(geography: Geography, known: Places) -> list[str]:
    """What is wrong with the map's data; empty when it is sound."""
    found: list[str] = []
    drawn = set(geography.areas) | set(BOXES)
    if drawn != set(AREA_IDS):
        found.append(f"areas without a shape, or unknown: {sorted(drawn ^ set(AREA_IDS))}")
    if {frozenset(b.areas) for b in geography.borders} != set(COLOURS) or not all(b.lines for b in geography.borders):
        found.append("the drawn borders are not those of the game")
    if set(known.areas) != set(AREA_IDS):
        found.append(f"areas without places, or unknown: {sorted(set(known.areas) ^ set(AREA_IDS))}")
        return found
    for area in FACTS.areas:
        place = known.areas[area.id]
        for what, (x, y) in (("name", place.name), ("blocks", place.blocks)):
            if not inside(area.id, x, y):
                found.append(f"the {what} of {area.id} stands outside")
        wanted = {("shield", shield) for shield in area.shields}
        wanted |= {("city", area.id)} if area.city else set()
        wanted |= {("cathedral", area.id)} if area.cathedral else set()
        wanted |= {("crown", area.id)} if area.crown else set()
        if area.sea_zones:
            wanted |= {("port" if area.major_port else "haven", area.id)}
        if {(s.kind, s.slug) for s in place.signs} != wanted or len(place.signs) != len(wanted):
            found.append(f"the signs of {area.id} are not those of the game")
        for sign in place.signs:
            if sign.kind == "shield" and not inside(area.id, sign.x, sign.y):
                found.append(f"the shield {sign.slug} of {area.id} stands outside")
    if set(known.zones) != {zone for area in FACTS.areas for zone in area.sea_zones}:
        found.append("the sea zones are not those of the game")
    return found
