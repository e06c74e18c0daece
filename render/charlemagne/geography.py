"""Where things lie: Europe in its true shape on a plane of 1600 units, and the hexes over it.

What a hex is comes from ``engine.charlemagne.board``; the data file here only knows where land and lakes are. One hex
is 50 km and 36 units high; the projection is that of the game's map, an equal-area one around 47 north, 8 east.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Iterable
from importlib import resources

import msgspec
from PIL import Image, ImageFilter

from engine.charlemagne.board import AREA_REGIONS, AROUND, COAST, COLS, HEXES, MAP, ROWS, SEA, at, pair
from engine.charlemagne.game_data import AREA_OF, LAND_OF, PLACES_OF, REGION, REGION_IDS
from render.core.brush import Brush, Point, smoothed
from render.core.sprites import Box

WIDTH = 1600
TOP = 172.0
"""Where the hexes begin: above them stand the heading and the northern and eastern areas."""
HIGH = 36.0
"""Height of a hex."""
SIZE = HIGH / math.sqrt(3)
"""From the middle of a hex to a corner."""
STEP = SIZE * 1.5
BOTTOM = TOP + HIGH * (ROWS + 0.5)
MAP_BOX: Box = (0.0, TOP, float(WIDTH), BOTTOM)
_KM = HIGH / MAP.hex_km
_RADIUS, _LON, _LAT = 6371.0, math.radians(8), math.radians(47)
CELL = 2
"""Units per cell of the map that tells land from sea."""
AREA_BOXES: dict[str, Box] = {
    "norse": (330.0, 106.0, 936.0, 166.0),
    "slavs": (1180.0, 106.0, 1590.0, 166.0),
    "caliphate": (10.0, BOTTOM + 8, 330.0, BOTTOM + 88),
    "byzantium": (1270.0, BOTTOM + 8, 1590.0, BOTTOM + 88),
}
"""The peripheral areas: trays at the edges where one enters them."""


class Outline(msgspec.Struct, frozen=True):
    """An island, a continent or a lake."""

    name: str
    """What it is called."""
    ring: tuple[tuple[float, float], ...]
    """Its shore as a closed ring of (longitude, latitude), in degrees."""
    source: str = ""
    """What it was taken from, where it is not the file's own origin."""


class Geography(msgspec.Struct, frozen=True):
    """``data/geography.json``."""

    note: str
    """What the file holds and where it comes from, in words."""
    licence: str
    """On what terms it may be copied, in words."""
    land: tuple[Outline, ...]
    """Islands and continents."""
    lakes: tuple[Outline, ...]
    """Shores of the lakes, in map coordinates."""


GEOGRAPHY: Geography = msgspec.json.decode(
    resources.files("render.charlemagne").joinpath("data").joinpath("geography.json").read_bytes(), type=Geography
)


def project(lon: float, lat: float) -> Point:
    """A place of the earth on the plane."""
    p, turn = math.radians(lat), math.radians(lon) - _LON
    k = _RADIUS * math.sqrt(2 / (1 + math.sin(_LAT) * math.sin(p) + math.cos(_LAT) * math.cos(p) * math.cos(turn)))
    east = k * math.cos(p) * math.sin(turn)
    north = k * (math.cos(_LAT) * math.sin(p) - math.sin(_LAT) * math.cos(p) * math.cos(turn))
    return SIZE + (east - MAP.x0) * _KM, TOP + HIGH / 2 + (MAP.y0 - north) * _KM


def _rings(outlines: Iterable[Outline]) -> tuple[tuple[Point, ...], ...]:
    found = []
    for outline in outlines:
        ring = tuple(project(*p) for p in outline.ring)
        xs, ys = [p[0] for p in ring], [p[1] for p in ring]
        if max(xs) > -40 and min(xs) < WIDTH + 40 and max(ys) > TOP - 40 and min(ys) < BOTTOM + 40:
            found.append(ring)
    return tuple(found)


@functools.cache
def coast() -> tuple[tuple[Point, ...], ...]:
    """Outlines of all land on the plane."""
    return _rings(GEOGRAPHY.land)


@functools.cache
def lakes() -> tuple[tuple[Point, ...], ...]:
    """Outlines of the lakes on the plane."""
    return _rings(GEOGRAPHY.lakes)


def middle(place: int) -> Point:
    """The middle of a hex, or of an area's tray."""
    if place >= HEXES:
        _, y0, x1, y1 = AREA_BOXES[AREA_REGIONS[place - HEXES]]
        return x1 - 52, (y0 + y1) / 2 + 1
    column, row = place % COLS, place // COLS
    return SIZE + column * STEP, TOP + HIGH / 2 + row * HIGH + (HIGH / 2 if column % 2 else 0)


_CORNERS = tuple((SIZE * math.cos(math.radians(60 * n)), SIZE * math.sin(math.radians(60 * n))) for n in range(6))


def hexagon(place: int, share: float = 1.0) -> tuple[Point, ...]:
    """The corners of a hex; ``share``: of its size."""
    x, y = middle(place)
    return tuple((x + dx * share, y + dy * share) for dx, dy in _CORNERS)


def edge(a: int, b: int) -> tuple[Point, Point]:
    """The side between two neighbouring hexes."""
    (ax, ay), (bx, by) = middle(a), middle(b)
    mx, my = (ax + bx) / 2, (ay + by) / 2
    far = math.dist((ax, ay), (bx, by))
    nx, ny = -(by - ay) / far * SIZE / 2, (bx - ax) / far * SIZE / 2
    return (mx - nx, my - ny), (mx + nx, my + ny)


def place_at(x: float, y: float) -> int:
    """The hex around a point of the plane; -1 beside the map."""
    column = round((x - SIZE) / STEP)
    found = (math.inf, -1)
    for c in (column - 1, column, column + 1):
        if 0 <= c < COLS:
            row = round((y - TOP - HIGH / 2 - (HIGH / 2 if c % 2 else 0)) / HIGH)
            for r in (row - 1, row, row + 1):
                if 0 <= r < ROWS:
                    place = r * COLS + c
                    found = min(found, (math.dist((x, y), middle(place)), place))
    return found[1] if found[0] <= SIZE else -1


def _chained(sides: Iterable[tuple[int, int]]) -> list[list[Point]]:
    """Sides of hexes joined to lines as long as they go on."""
    ends: dict[tuple[int, int], list[tuple[int, int]]] = {}
    spots: dict[tuple[int, int], Point] = {}

    def key(p: Point) -> tuple[int, int]:
        return round(p[0] / 3), round(p[1] / 3)

    def known(p: Point) -> tuple[int, int]:
        k = key(p)
        near = next(((k[0] + i, k[1] + j) for i in (-1, 0, 1) for j in (-1, 0, 1) if (k[0] + i, k[1] + j) in spots), k)
        spots.setdefault(near, p)
        return near

    for a, b in sides:
        p, q = (known(e) for e in edge(a, b))
        ends.setdefault(p, []).append(q)
        ends.setdefault(q, []).append(p)
    lines: list[list[Point]] = []
    # Lines begin where one ends or several meet; what is left over are rings.
    for start in sorted(ends, key=lambda k: (len(ends[k]) == 2, k)):
        while ends[start]:
            line, here = [start], start
            while ends[here]:
                there = ends[here].pop(0)
                ends[there].remove(here)
                line.append(there)
                here = there
                if len(ends[here]) != 1:
                    break
            lines.append([spots[k] for k in line])
    return lines


@functools.cache
def rivers() -> tuple[tuple[Point, ...], ...]:
    """Rivers along the sides of hexes, rounded."""
    return tuple(tuple(smoothed(line)) for river in MAP.rivers for line in _chained(pair(side) for side in river.sides))


@functools.cache
def borders() -> tuple[tuple[Point, ...], ...]:
    """Borders between regions along the sides of hexes; between land and open sea the coast is enough."""
    sides = [
        (a, b)
        for a in range(HEXES)
        for b in AROUND[a]
        if a < b and not SEA[a] and not SEA[b] and LAND_OF[a] != LAND_OF[b]
    ]
    return tuple(tuple(smoothed(line, 1)) for line in _chained(sides))


@functools.cache
def roads() -> tuple[tuple[Point, ...], ...]:
    """Roads over the passes, from middle to middle."""
    return tuple(tuple(smoothed([middle(at(h)) for h in road.hexes])) for road in MAP.passes)


@functools.cache
def straits() -> tuple[tuple[Point, Point], ...]:
    """Sides between two hexes with land that are all sea."""
    return tuple(edge(*pair(side)) for side, kind in sorted(MAP.sides.items()) if kind == "sea")


@functools.cache
def land() -> Image.Image:
    """Where there is land (255) on the plane, lakes aside, in cells."""
    image = Image.new("L", (WIDTH // CELL, math.ceil(BOTTOM / CELL)), 0)
    pen = Brush(image, 1 / CELL)
    for ring in coast():
        pen.poly(ring, 255)
    return image


@functools.cache
def _shares() -> tuple[bytes, bytes, int, int]:
    """Land by cell, and the share of land (0-255) in a box of three quarters of a hex around each cell."""
    image = land()
    soft = image.filter(ImageFilter.BoxBlur(HIGH * 0.36 / CELL))
    return image.tobytes(), soft.tobytes(), image.width, image.height


def on_land(x: float, y: float) -> bool:
    """Whether a point of the plane is land, to the nearest cell."""
    cells, _, wide, high = _shares()
    column, row = int(x / CELL), int(y / CELL)
    return 0 <= column < wide and 0 <= row < high and cells[row * wide + column] > 0


@functools.cache
def ground(place: int) -> Point:
    """Where something stands that belongs to a hex: on its land where it has any, as near its middle as that allows;
    for a hex of the sea the middle."""
    x, y = middle(place)
    if place >= HEXES or SEA[place] or not COAST[place]:
        return x, y
    cells, soft, wide, high = _shares()
    best = (math.inf, x, y)
    for reach in range(19):
        for turn in range(24 if reach else 1):
            px, py = x + reach * math.cos(turn * math.pi / 12), y + reach * math.sin(turn * math.pi / 12)
            column, row = int(px / CELL), int(py / CELL)
            if not (0 <= column < wide and 0 <= row < high) or not inside(place, px, py):
                continue
            spot = row * wide + column
            price = reach * 6.5 + (255 - soft[spot]) + (0 if cells[spot] else 400)
            best = min(best, (price, px, py))
    return best[1], best[2]


@functools.cache
def firm(place: int) -> float:
    """How much of the ground around where things stand in a hex is land, 0-1."""
    if place >= HEXES or SEA[place] or not COAST[place]:
        return 1.0
    _, soft, wide, high = _shares()
    x, y = ground(place)
    return soft[min(high - 1, int(y / CELL)) * wide + min(wide - 1, int(x / CELL))] / 255


def inside(place: int, x: float, y: float, share: float = 0.94) -> bool:
    """Whether a point lies in a hex."""
    mx, my = middle(place)
    dx, dy = abs(x - mx), abs(y - my)
    return dy <= HIGH / 2 * share and dx * math.sqrt(3) + dy <= SIZE * math.sqrt(3) * share


@functools.cache
def standings(place: int) -> tuple[Point, ...]:
    """Where in a hex something may stand that belongs to it: all over it at sea, else on its land; not where the
    map's frame would cut a small shield."""
    mx, my = middle(place)
    spots = [(mx + dx, my + dy) for dx in range(-18, 19, 2) for dy in range(-16, 17, 2)]
    spots = [(x, y) for x, y in spots if 16 <= x <= WIDTH - 16 and TOP + 18 <= y <= BOTTOM - 18]
    return tuple(s for s in spots if inside(place, *s, 0.9) and (SEA[place] or on_land(*s)))


@functools.cache
def bounds(region: str) -> Box:
    """The box around a region."""
    index = REGION[region]
    points = [p for place in PLACES_OF[index] if place < HEXES and not SEA[place] for p in hexagon(place)]
    if region in AREA_BOXES:
        x0, y0, x1, y1 = AREA_BOXES[region]
        points += [(x0, y0), (x1, y1)]
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return min(xs), min(ys), max(xs), max(ys)


@functools.cache
def parts(region: str) -> tuple[frozenset[int], ...]:
    """The pieces of a region that hang together, the largest first."""
    left = {p for p in PLACES_OF[REGION[region]] if p < HEXES and not SEA[p]}
    found = []
    while left:
        queue = [min(left)]
        part = set(queue)
        left -= part
        while queue:
            for q in AROUND[queue.pop()]:
                if q in left:
                    left.discard(q)
                    part.add(q)
                    queue.append(q)
        found.append(frozenset(part))
    return tuple(sorted(found, key=lambda part: (-len(part), min(part))))


_COARSE, _WATER = 4, 254


@functools.cache
def _owners() -> tuple[bytes, int]:
    """By coarse cell of the plane: the region + 1, or water; and how many cells a row has."""
    image = Image.new("L", (WIDTH // _COARSE, math.ceil((BOTTOM + HIGH) / _COARSE)), 0)
    pen = Brush(image, 1 / _COARSE)
    for place in range(HEXES):
        pen.poly(hexagon(place), _WATER if SEA[place] else LAND_OF[place] + 1)
    return image.tobytes(), image.width


def owner(x: float, y: float) -> str:
    """The region whose hexes a point lies in; empty at sea and on nobody's land."""
    cells, wide = _owners()
    column, row = int(x / _COARSE), int(y / _COARSE)
    value = cells[row * wide + column] if 0 <= column < wide and 0 <= row * wide + column < len(cells) else 0
    return REGION_IDS[value - 1] if 0 < value < _WATER else ""


@functools.cache
def label_spots(region: str) -> tuple[tuple[float, float, float], ...]:
    """(price, x, y) of middles for the name of a region on the map: deep inside its largest part first."""
    pieces = parts(region)
    if not pieces:
        return ()
    best = pieces[0]
    xs, ys = [middle(p)[0] for p in best], [middle(p)[1] for p in best]
    cx, cy = sum(xs) / len(xs), sum(ys) / len(ys)
    found = []
    near = set(best)
    for _ in range(2):
        near |= {q for p in near for q in AROUND[p]}
    steps = sorted(
        {(round(x + dx), round(y + dy)) for x, y in map(middle, near) for dx in (-10, 10) for dy in (-9, 0, 9)}
    )
    cells, wide = _owners()
    mine = REGION[region] + 1
    for x, y in steps:
        off = 0.0
        for dx in (-48, -32, -16, 0, 16, 32, 48):
            column = int((x + dx) / _COARSE)
            who = cells[int(y / _COARSE) * wide + column] if 0 <= column < wide else 0
            if who != mine:
                # Over the sea a name may stand out; on another region's land it would mislead.
                off += 15.0 if who == _WATER else 34.0
        found.append((off + math.dist((x, y), (cx, cy)) * 0.22, float(x), float(y)))
    found.sort()
    return tuple(found[:520])


def check(geography: Geography) -> list[str]:
    """What is wrong with the map's data; empty when it is sound."""
    found = []
    for place in range(HEXES):
        if not SEA[place] and not COAST[place] and not on_land(*middle(place)):
            found.append(f"hex {place} is land and lies in the sea")
        if COAST[place] and not on_land(*ground(place)):
            found.append(f"hex {place} has a coast and no ground")
    if set(AREA_BOXES) != {REGION_IDS[r] for r in AREA_OF}:
        found.append("the trays are not those of the peripheral areas")
    if not geography.note or "public domain" not in geography.licence:
        found.append("the data does not say where it comes from")
    return found
