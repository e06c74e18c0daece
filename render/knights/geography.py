"""Where things lie: the Kingdom's hexes grown into land on a plane of 1600 units, islands across the sea above it.

Which areas, borders, rivers, ranges, roads and ports there are comes from ``engine.knights.game_data``; here they only
get their shape. Every corner and every border is moved by a grain of its own, so two areas always share their line.
"""

from __future__ import annotations

import functools
import itertools
import math

from PIL import Image

from engine.knights.game_data import AREA, AREA_IDS, AREAS, CITY_IN, HOME, KINGDOM, OVERSEAS, PORTS, ROUTES
from render.core.brush import Brush, Point, bezier, smoothed
from render.core.grain import Grain
from render.core.sprites import Box

WIDTH = 1600
TOP, BOTTOM = 100.0, 1650.0
"""Between them lies the map."""
MAP_BOX: Box = (0.0, TOP, float(WIDTH), BOTTOM)
ACROSS, DOWN, PEAK = 222.0, 192.0, 30.0
"""From area to area in a row, from row to row, and how far the corners of a hex stand out above and below."""
_LEFT, _FIRST = 222.0, 508.0
"""The middle of the first area."""
_ISLES, _ISLE_GAP, _ISLE_TOP = 142.0, 263.0, 206.0
_ISLE = (114.0, 84.0)
CELL = 4
"""Units per cell of the map that tells area from area and land from sea."""
SEA, STRAIT = 0, 331.0
"""The value of a cell of sea, and the height of the sea lane between the islands and the Kingdom."""
NODE: Box = (-50.0, -66.0, 50.0, 36.0)
"""What a city or a stronghold takes around its place, without its name."""
NAME_AT = 53.0
"""From a city's place down to the middle of its name."""
SIDES: dict[str, int] = {"ne": 0, "e": 1, "se": 2, "sw": 3, "w": 4, "nw": 5}
"""Which line of a hex lies on a side, clockwise from its top."""


@functools.cache
def centre(area: int) -> Point:
    """The middle of an area."""
    place = AREAS[area]
    if area in OVERSEAS:
        return _ISLES + place.col * _ISLE_GAP, _ISLE_TOP + (-6 if place.col % 2 else 8)
    return _LEFT + (place.col + (place.row % 2) / 2) * ACROSS, _FIRST + place.row * DOWN


def _seed(*numbers: float) -> int:
    return sum(round(n) * factor for n, factor in zip(numbers, (1, 1733, 7919, 104729), strict=False))


def _corners(area: int) -> list[Point]:
    """The corners of an area's hex, clockwise from its top, where the grid has them."""
    x, y = centre(area)
    w, low, high = ACROSS / 2, DOWN / 2 - PEAK, DOWN / 2 + PEAK
    return [(x, y - high), (x + w, y - low), (x + w, y + low), (x, y + high), (x - w, y + low), (x - w, y - low)]


@functools.cache
def _moved(corner: Point) -> Point:
    """A corner off its place on the grid."""
    grain = Grain(_seed(*corner))
    return corner[0] + grain.between(-13, 13), corner[1] + grain.between(-11, 11)


Ends = tuple[Point, Point]


def _ends(a: Point, b: Point) -> Ends:
    a, b = (round(a[0]), round(a[1])), (round(b[0]), round(b[1]))
    return (a, b) if a < b else (b, a)


@functools.cache
def _owners() -> dict[Ends, tuple[int, ...]]:
    """By line of the grid: the areas on its sides."""
    found: dict[Ends, tuple[int, ...]] = {}
    for area in HOME:
        corners = _corners(area)
        for a, b in zip(corners, [*corners[1:], corners[0]], strict=True):
            found[_ends(a, b)] = (*found.get(_ends(a, b), ()), area)
    return found


@functools.cache
def _line(ends: Ends) -> tuple[Point, ...]:
    """A line of the grid as it was drawn by hand, rougher where it is coast."""
    grain, coast = Grain(_seed(*ends[0], *ends[1])), len(_owners()[ends]) == 1
    points, sway = [_moved(ends[0]), _moved(ends[1])], 0.19 if coast else 0.1
    for _ in range(4):
        bent = [points[0]]
        for (ax, ay), (bx, by) in itertools.pairwise(points):
            shift = grain.between(-sway, sway)
            bent += [((ax + bx) / 2 + (by - ay) * shift, (ay + by) / 2 - (bx - ax) * shift), (bx, by)]
        points, sway = bent, sway * 0.86
    return tuple(smoothed(points, 1))


def _side(area: int, side: int) -> tuple[Point, ...]:
    """A side of an area, walked clockwise."""
    corners = _corners(area)
    a, b = corners[side], corners[(side + 1) % 6]
    ends = _ends(a, b)
    line = _line(ends)
    return line if ends[0] == (round(a[0]), round(a[1])) else line[::-1]


@functools.cache
def outline(area: int) -> tuple[Point, ...]:
    """An area's outline."""
    if area in OVERSEAS:
        return _isle(area)
    return tuple(point for side in range(6) for point in _side(area, side)[:-1])


def _isle(area: int) -> tuple[Point, ...]:
    (x, y), grain = centre(area), Grain(90 + area)
    waves = [(n, grain.between(0, 2 * math.pi), grain.between(0.3, 1)) for n in (2, 3, 5, 7, 11, 17)]
    ring = []
    for step in range(120):
        turn = 2 * math.pi * step / 120
        rough = sum(math.sin(n * turn + at) * high / (n + 6) for n, at, high in waves) * 0.42
        # Nearer to a rectangle than to an ellipse: a city with its name needs the room.
        square = 1 / (abs(math.cos(turn)) ** 3 + abs(math.sin(turn)) ** 3) ** (1 / 3)
        far = square * (1 + rough)
        ring.append((x + _ISLE[0] * far * math.cos(turn), y + _ISLE[1] * far * math.sin(turn)))
    return tuple(ring)


@functools.cache
def border(one: int, other: int) -> tuple[Point, ...]:
    """The line between two neighbours."""
    return next(_line(ends) for ends, areas in _owners().items() if set(areas) == {one, other})


@functools.cache
def borders() -> tuple[tuple[tuple[Point, ...], str], ...]:
    """Every border with its kind."""
    return tuple((border(AREA[b.ends[0]], AREA[b.ends[1]]), b.kind) for b in KINGDOM.borders)


def middle(line: tuple[Point, ...]) -> Point:
    """The point half along a line."""
    return line[len(line) // 2]


@functools.cache
def coast() -> tuple[tuple[Point, ...], ...]:
    """Outlines of all land: the Kingdom, then the islands."""
    ends = {line for line, areas in _owners().items() if len(areas) == 1}
    start = min(ends)
    ring, here, left = [*_line(start)], start[1], ends - {start}
    while left:
        following = next(line for line in left if here in line)
        line = _line(following) if following[0] == here else _line(following)[::-1]
        ring += line[1:]
        here = following[1] if following[0] == here else following[0]
        left.discard(following)
    return (tuple(ring[:-1]), *(_isle(area) for area in sorted(OVERSEAS)))


def _chained(course: tuple[tuple[str, str], ...]) -> tuple[Point, ...]:
    """Borders that follow one another as one line."""
    lines = [border(AREA[a], AREA[b]) for a, b in course]
    path = list(lines[0])
    if len(lines) > 1 and path[0] in (lines[1][0], lines[1][-1]):
        path.reverse()
    for line in lines[1:]:
        path += line[1:] if line[0] == path[-1] else line[::-1][1:]
    return tuple(path)


@functools.cache
def rivers() -> tuple[tuple[Point, ...], ...]:
    """The rivers, each from its mouth to its spring."""
    found = []
    for river in KINGDOM.rivers:
        path = _chained(river.course)
        shore = [p for p in (path[0], path[-1]) if any(p in ring for ring in coast())]
        found.append(path if not shore or path[0] == shore[0] else path[::-1])
    return tuple(found)


@functools.cache
def ranges() -> tuple[tuple[Point, ...], ...]:
    """The ranges of mountains."""
    return tuple(_chained(each.course) for each in KINGDOM.ranges)


@functools.cache
def bridges() -> tuple[tuple[Point, float], ...]:
    """Every bridge: its middle, and the angle at which the river runs under it."""
    found = []
    for line, kind in borders():
        if kind == "bridge":
            n = len(line) // 2
            (ax, ay), (bx, by) = line[n - 3], line[n + 3]
            found.append((line[n], math.atan2(by - ay, bx - ax)))
    return tuple(found)


@functools.cache
def node(area: int) -> Point:
    """Where the city or the stronghold of an area stands: left of its middle, so that others have room on its right."""
    x, y = centre(area)
    if area in OVERSEAS:
        return x - 52, y - 10
    return x - 50, y - 2


@functools.cache
def name(area: int) -> Point:
    """The middle of an area's name: under its city, else low in the area."""
    x, y = centre(area)
    if CITY_IN[area] >= 0:
        nx, ny = node(area)
        return (x - 30 if area in OVERSEAS else nx + 4), ny + NAME_AT
    return x, y + 64


@functools.cache
def hub(area: int) -> Point:
    """Where roads meet in an area."""
    x, y = node(area) if CITY_IN[area] >= 0 else centre(area)
    return x + (26 if CITY_IN[area] >= 0 else 0), y + 14


@functools.cache
def roads() -> tuple[tuple[Point, ...], ...]:
    """Every road as one gentle line, through the hubs of its areas and the middles of the borders between them."""
    found = []
    for route in ROUTES:
        points = [hub(route[0])]
        for one, other in itertools.pairwise(route):
            points += [middle(border(one, other)), hub(other)]
        found.append(tuple(_through(points)))
    return tuple(found)


def _through(points: list[Point]) -> list[Point]:
    """A gentle line through points, in short steps."""
    line = [points[0]]
    for n, (a, b) in enumerate(itertools.pairwise(points)):
        before, after = points[max(0, n - 1)], points[min(len(points) - 1, n + 2)]
        start = (a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6)
        end = (b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6)
        line += bezier(a, start, end, b, steps=12)[1:]
    return line


@functools.cache
def port(area: int) -> Point:
    """Where the anchor of a port lies, off the coast."""
    x, y = centre(area)
    if area in OVERSEAS:
        return x - 108, y + 104
    line = _side(area, SIDES[AREAS[area].port])
    mx, my = middle(line)
    (ax, ay), (bx, by) = line[0], line[-1]
    far = math.hypot(bx - ax, by - ay)
    return mx + (by - ay) / far * 36, my - (bx - ax) / far * 36


@functools.cache
def lanes() -> tuple[tuple[Point, ...], ...]:
    """The sea lanes: one through the strait and around the Kingdom, and a branch to every port."""
    west, east = 44.0, 1590.0
    main = [
        (west + 8, 1560.0), (west, 1300.0), (west, 900.0), (west + 4, 420.0), (150.0, STRAIT + 6), (500.0, STRAIT - 6),
        (800.0, STRAIT), (1100.0, STRAIT - 6), (1490.0, STRAIT + 6), (east, 430.0), (east, 900.0), (east, 1300.0),
        (east, 1590.0), (1560.0, 1632.0), (1200.0, 1632.0), (800.0, 1628.0), (150.0, 1630.0), (west + 8, 1560.0),
    ]  # fmt: skip
    line = smoothed(main, 3)
    found = [tuple(line)]
    for area in sorted(PORTS):
        x, y = port(area)
        goal = min(line, key=lambda p: math.dist(p, (x, y)))
        found.append(((x, y), ((x + goal[0]) / 2 + 8, (y + goal[1]) / 2), goal))
    return tuple(found)


# -- areas as cells


@functools.cache
def cells() -> tuple[bytes, int, int]:
    """By cell: the area + 1, 0 for the sea; how many columns and rows there are."""
    wide, high = WIDTH // CELL, math.ceil(BOTTOM / CELL)
    image = Image.new("L", (wide, high), SEA)
    pen = Brush(image, 1 / CELL)
    for area in range(len(AREAS)):
        pen.poly(outline(area), area + 1)
    return image.tobytes(), wide, high


def area_at(x: float, y: float) -> int:
    """The area a point lies in, -1 for the sea."""
    owner, wide, high = cells()
    column, row = int(x // CELL), int(y // CELL)
    return owner[row * wide + column] - 1 if 0 <= column < wide and 0 <= row < high else -1


QUARTERS: dict[str, Box] = {
    "overseas": (0.0, TOP, 1600.0, 470.0),
    "north-west": (20.0, 350.0, 910.0, 1060.0), "north-east": (740.0, 350.0, 1600.0, 1060.0),
    "south-west": (20.0, 930.0, 910.0, 1640.0), "south-east": (740.0, 930.0, 1600.0, 1640.0),
}  # fmt: skip
"""The parts of the map that can be shown larger; they overlap, so that no area is cut in all of them."""


def quarter(area: int) -> str:
    """The part of the map that shows an area best."""
    if area in OVERSEAS:
        return "overseas"
    x, y = centre(area)
    return f"{'north' if y < 990 else 'south'}-{'west' if x < 800 else 'east'}"


def check() -> list[str]:
    """What is wrong with the shape of the map; empty when it is sound."""
    found = []
    for area, slug in enumerate(AREA_IDS):
        for what, (x, y) in (("middle", centre(area)), ("city", node(area)), ("hub", hub(area))):
            if area_at(x, y) != area:
                found.append(f"the {what} of {slug} lies outside it")
        if area in PORTS and area_at(*port(area)) != -1:
            found.append(f"the anchor of {slug} lies on land")
    if len(bridges()) != 4:
        found.append("there are not four bridges")
    return found
