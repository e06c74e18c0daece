"""Where things lie: England and Wales in their true shape on a plane of 1600 units, the cities, roads and seas.

Which cities there are, their regions and their exits comes from ``engine.fief.game_data``; the data file here only says
where they are drawn.
"""

from __future__ import annotations

import functools
import itertools
import math
from importlib import resources

import msgspec
from PIL import Image

from engine.fief.game_data import CITIES, CITY, CITY_IDS, COMPASS, EXITS, MAP, PORT_OF, REGION_IDS, REGION_OF
from render.core.brush import Brush, Point, bezier, smoothed
from render.core.sprites import Box

WIDTH = 1600
TOP, BOTTOM = 100.0, 1900.0
"""Between them lies the map."""
MAP_BOX: Box = (0.0, TOP, float(WIDTH), BOTTOM)
_WEST, _NORTH = -6.2, 56.0
_EAST_UNIT, _SOUTH_UNIT = 190.0, 290.0
"""Units per degree: a little wider than true at this latitude, because the crowded cities need the room."""
CELL = 4
"""Units per cell of the maps that tell land from sea and region from region."""
NODE: Box = (-52.0, -44.0, 52.0, 60.0)
"""What a city takes around its middle: its building with the shield before it, and its name."""
TICK = 62.0
"""From the middle of a city to the ticks of its exits."""
WAYS: dict[str, Point] = {"N": (0.0, -1.0), "E": (1.0, 0.0), "S": (0.0, 1.0), "W": (-1.0, 0.0)}


class Geography(msgspec.Struct, frozen=True):
    """``data/geography.json``. Places of the earth are longitude and latitude, in degrees east and north."""

    note: str
    """What the file holds."""
    licence: str
    """Whose the outlines are, and under what terms."""
    coast: tuple[tuple[tuple[float, float], ...], ...]
    """Outlines of all land, as rings of places of the earth."""
    regions: dict[str, tuple[tuple[float, float], ...]]
    """The outline of each region, as a ring of places of the earth; in the sea the coast cuts it."""
    borders: tuple[tuple[tuple[float, float], ...], ...]
    """Lines between regions, and that with Scotland, as places of the earth."""
    hills: tuple[tuple[float, float], ...]
    """Where hills are drawn."""
    woods: tuple[tuple[float, float], ...]
    """Where woods are drawn."""
    moved: dict[str, tuple[float, float]]
    """Cities that are drawn elsewhere than the engine's map says, with the place of the earth."""
    seas: dict[str, tuple[float, float]]
    """The middle of the cards of each region's sea, in units of the plane."""
    landings: dict[str, tuple[float, float]]
    """The direction from each port to those who landed there, as steps right and down."""


GEOGRAPHY: Geography = msgspec.json.decode(
    resources.files("render.fief").joinpath("data").joinpath("geography.json").read_bytes(), type=Geography
)


def at(lon: float, lat: float) -> Point:
    """A place of the earth on the plane."""
    return (lon - _WEST) * _EAST_UNIT, TOP + (_NORTH - lat) * _SOUTH_UNIT


@functools.cache
def coast() -> tuple[tuple[Point, ...], ...]:
    """Outlines of all land on the plane."""
    return tuple(tuple(at(*p) for p in ring) for ring in GEOGRAPHY.coast)


@functools.cache
def outline(region: str) -> tuple[Point, ...]:
    """A region's outline; where it lies in the sea the coast is its border."""
    ring = [at(*p) for p in GEOGRAPHY.regions[region]]
    return tuple(smoothed([*ring, ring[0]]))


@functools.cache
def borders() -> tuple[tuple[Point, ...], ...]:
    """The borders between regions, and the one with Scotland."""
    return tuple(tuple(smoothed([at(*p) for p in line])) for line in GEOGRAPHY.borders)


@functools.cache
def city(place: int) -> Point:
    """The middle of a city."""
    slug = CITY_IDS[place]
    x, y = at(*GEOGRAPHY.moved.get(slug, CITIES[place].draw))
    return float(round(x)), float(round(y))


@functools.cache
def sherwood() -> Point:
    """The middle of the forest."""
    x, y = at(*MAP.sherwood.draw)
    return float(round(x)), float(round(y))


def sea(region: int) -> Point:
    """The middle of a sea's cards."""
    return GEOGRAPHY.seas[REGION_IDS[region]]


@functools.cache
def way(place: int, other: int) -> str:
    """The point of the compass at which the road to another city leaves; empty without one."""
    return next((point for point in COMPASS if EXITS[place].get(point) == other), "")


def exit_at(place: int, point: str, far: float = TICK) -> Point:
    """A point on the road just outside a city."""
    x, y = city(place)
    dx, dy = WAYS[point]
    return x + dx * far, y + dy * (far + (16 if point == "S" else -4 if point == "N" else 0))


@functools.cache
def road(one: int, other: int) -> tuple[Point, ...]:
    """A road from city to city: it leaves and enters them by their points of the compass."""
    a, b = exit_at(one, way(one, other), 40), exit_at(other, way(other, one), 40)
    far = math.dist(a, b)
    pull = max(26.0, far * 0.36)
    (ax, ay), (bx, by) = WAYS[way(one, other)], WAYS[way(other, one)]
    line = bezier(a, (a[0] + ax * pull, a[1] + ay * pull), (b[0] + bx * pull, b[1] + by * pull), b, steps=30)
    return (city(one), *line, city(other))


@functools.cache
def roads() -> tuple[tuple[int, int], ...]:
    """Every road once."""
    return tuple((CITY[r.ends[0]], CITY[r.ends[1]]) for r in MAP.roads)


@functools.cache
def paths() -> tuple[tuple[int, tuple[Point, ...]], ...]:
    """The bandits' paths from the forest to its cities."""
    x, y = sherwood()
    found = []
    for slug in MAP.sherwood.links:
        cx, cy = city(CITY[slug])
        middle = ((x + cx) / 2 + (cy - y) * 0.1, (y + cy) / 2 - (cx - x) * 0.1)
        found.append((CITY[slug], tuple(bezier((x, y), middle, (cx, cy), steps=24))))
    return tuple(found)


def along(line: tuple[Point, ...], far: float) -> Point:
    """The point so far along a line."""
    for p, q in itertools.pairwise(line):
        step = math.dist(p, q)
        if far <= step and step:
            return p[0] + (q[0] - p[0]) * far / step, p[1] + (q[1] - p[1]) * far / step
        far -= step
    return line[-1]


STAND = 104.0
"""How far from a city those stand on the road who have come by it."""


@functools.cache
def stand(place: int, site: str) -> Point:
    """Where those stand at a city who came by ``site``: a city's road, the sea, the forest; its middle when inside."""
    x, y = city(place)
    if site in CITY and way(place, CITY[site]):
        return along(road(place, CITY[site]), STAND)
    if site == "sea":
        dx, dy = GEOGRAPHY.landings.get(CITY_IDS[place], (0.0, 1.0))
        return x + dx * STAND, y + dy * STAND
    if site == "forest":
        return along(next((p[::-1] for c, p in paths() if c == place), ((x, y), (x, y))), STAND)
    return x, y


# -- land and regions as cells


@functools.cache
def cells() -> tuple[bytes, int, int]:
    """By cell: the region + 1, 255 for other land, 0 for the sea; how many columns and rows there are."""
    wide, high = WIDTH // CELL, math.ceil(BOTTOM / CELL)
    land, owner = Image.new("L", (wide, high), 0), Image.new("L", (wide, high), 255)
    pen = Brush(land, 1 / CELL)
    for ring in coast():
        pen.poly(ring, 255)
    pen = Brush(owner, 1 / CELL)
    for index, region in enumerate(REGION_IDS):
        pen.poly(outline(region), index + 1)
    owner.paste(0, (0, 0), land.point([255 - v for v in range(256)]))
    return owner.tobytes(), wide, high


def on_land(x: float, y: float) -> bool:
    """Whether a point of the plane is land, to the nearest cell."""
    owner, wide, high = cells()
    column, row = int(x / CELL), int(y / CELL)
    return 0 <= column < wide and 0 <= row < high and owner[row * wide + column] > 0


def region_at(x: float, y: float) -> int:
    """The region a point lies in, -1 for none."""
    owner, wide, high = cells()
    column, row = int(x / CELL), int(y / CELL)
    value = owner[row * wide + column] if 0 <= column < wide and 0 <= row < high else 0
    return value - 1 if 0 < value < 255 else -1


def firm(box: Box) -> float:
    """The share of land in a box, 0-1, from a few of its points."""
    owner, wide, high = cells()
    hits = 0
    for i in range(4):
        row = int((box[1] + (box[3] - box[1]) * (i + 0.5) / 4) / CELL)
        for j in range(4):
            column = int((box[0] + (box[2] - box[0]) * (j + 0.5) / 4) / CELL)
            hits += 0 <= column < wide and 0 <= row < high and owner[row * wide + column] > 0
    return hits / 16


@functools.cache
def bounds(region: str) -> Box:
    """The box around a region's cities."""
    points = [city(c) for c in range(len(CITIES)) if REGION_IDS[REGION_OF[c]] == region]
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return min(xs), min(ys), max(xs), max(ys)


def check(geography: Geography) -> list[str]:
    """What is wrong with the map's data; empty when it is sound."""
    found = []
    if not geography.note or "public domain" not in geography.licence:
        found.append("the data does not say where it comes from")
    if set(geography.regions) != set(REGION_IDS) or set(geography.seas) != set(REGION_IDS):
        found.append("the regions or the seas are not those of the game")
    if set(geography.landings) != {CITY_IDS[p] for p in PORT_OF}:
        found.append("the landings are not the ports")
    if set(geography.moved) - set(CITY_IDS):
        found.append("an unknown city is moved")
    for place, slug in enumerate(CITY_IDS):
        if region_at(*city(place)) != REGION_OF[place]:
            found.append(f"{slug} lies outside its region")
    return found
