"""Where things stand on the map: found once from the map data, the same every time.

A city is its town with the guild tower at its right, a slot for its tile and a slot for heroes; a region has a block
for its name, values and bards. A small search moves the slots to where they cover the least.
"""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Sequence

from engine.xidit.board import MAP, Road
from render.core.brush import Point, bezier
from render.core.sprites import Box

WIDTH, HEIGHT = 1600, 1310
STRETCH = 1.1
"""The map is drawn a little taller than its data, for room between the towns."""
FRAME: Box = (16, 108, 1266, 1218)
"""The map's frame in the logical plane; heading above, calendar and legend below, tallies at the right."""
BAND = 190
"""Height of the private band under the board."""
STRIP = 80
"""Height of the strip with everybody's orders, between the board and the private band."""
TOWN: Box = (-42, -38, 42, 34)
GUILD_AT = (58.0, 33.0)
"""Foot of the guild tower, from the middle of its town."""
GUILD: Box = (42, -46, 76, 34)
TILE = (152.0, 58.0)
RECRUIT = (146.0, 36.0)
HERO = (56.0, 70.0)
TOKEN = (46.0, 64.0)
BLOCK = (238.0, 100.0)


@functools.cache
def cities() -> dict[int, Point]:
    """City number to the middle of its town."""
    return {c.city: plane(c.x, c.y) for c in MAP.cities}


def plane(x: float, y: float) -> Point:
    """A point of the map data on the sheet."""
    return float(x), FRAME[1] + (y - FRAME[1]) * STRETCH


def _curve(road: Road, steps: int) -> list[Point]:
    at = cities()
    a, b = at[road.a], at[road.b]
    bend = plane(*road.bend) if road.bend else ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    return bezier(a, bend, b, steps=steps)


@functools.cache
def roads() -> dict[tuple[int, int], tuple[str, tuple[Point, ...]]]:
    """(lower city, higher city) to colour and points about three units apart, from the first to the second."""
    found = {}
    for road in MAP.roads:
        coarse = _curve(road, 24)
        length = sum(math.dist(p, q) for p, q in itertools.pairwise(coarse))
        found[(road.a, road.b)] = (road.colour, tuple(_curve(road, max(8, round(length / 3)))))
    return found


def way(start: int, end: int) -> tuple[Point, ...]:
    """The points of the road from one city to its neighbour; a straight line where there is no road."""
    low, high = min(start, end), max(start, end)
    if (low, high) not in roads():
        return cities()[start], cities()[end]
    points = roads()[(low, high)][1]
    return points if start == low else points[::-1]


@functools.cache
def outline(slug: str) -> tuple[Point, ...]:
    """The border of a region along its roads."""
    border = next(region.cities for region in MAP.regions if region.slug == slug)
    points: list[Point] = []
    for here, there in zip(border, (*border[1:], border[0]), strict=True):
        points.extend(way(here, there)[:-1])
    return tuple(points)


def inside(point: Point, shape: Sequence[Point]) -> bool:
    """Whether a point lies in a closed shape."""
    x, y = point
    odd = False
    for (x0, y0), (x1, y1) in zip(shape, (*shape[1:], shape[0]), strict=True):
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            odd = not odd
    return odd


def around(x: float, y: float, width: float, height: float) -> Box:
    """A box of a size around its middle."""
    return x - width / 2, y - height / 2, x + width / 2, y + height / 2


def shifted(box: Box, x: float, y: float) -> Box:
    """A box moved."""
    return box[0] + x, box[1] + y, box[2] + x, box[3] + y


def common(a: Box, b: Box) -> float:
    """The area two boxes share."""
    wide, high = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
    return wide * high if wide > 0 and high > 0 else 0.0


TILE_AT: dict[int, tuple[int, int]] = {
    1: (-46, 66), 2: (56, 70), 3: (-40, -75), 4: (14, -78), 5: (20, 66), 6: (26, -84), 7: (-46, 66),
    8: (-22, 66), 9: (2, 66), 10: (50, -78), 11: (2, 69), 12: (2, -78), 13: (-4, 66), 14: (2, 66),
    15: (2, 69), 16: (-40, -69), 17: (2, 66), 18: (-28, -78), 19: (-4, 69), 20: (20, 66), 21: (-40, -69),
}  # fmt: skip
"""City to the middle of its tile, from the middle of its town. Found by a search over roads, towns and regions."""
BLOCK_AT: dict[str, tuple[int, int]] = {
    "amberdunes": (985, 653),
    "crownlands": (583, 651),
    "frostmark": (642, 350),
    "goldenvale": (281, 998),
    "highmoor": (321, 378),
    "mirefen": (238, 688),
    "mirrormere": (549, 977),
    "saltmarch": (956, 985),
    "thornwold": (1022, 369),
}
"""Region to the middle of the block with its name, values and bards."""
GUILD_LEFT = frozenset({18})
"""Cities whose guild tower stands at the left of the town."""


def tile_at(city: int) -> Point:
    """The middle of a city's tile."""
    (x, y), (dx, dy) = cities()[city], TILE_AT[city]
    return x + dx, y + dy


def block_box(slug: str) -> Box:
    """The room of a region's block."""
    return around(*BLOCK_AT[slug], *BLOCK)


def guild_at(city: int) -> Point:
    """The foot of a city's guild tower."""
    (x, y), (dx, dy) = cities()[city], GUILD_AT
    return (x - dx if city in GUILD_LEFT else x + dx), y + dy


def town_box(city: int) -> Box:
    """A town with its guild tower."""
    x, y = cities()[city]
    low, high = min(TOWN[0], GUILD[0]), max(TOWN[2], GUILD[2])
    left, right = (-high, TOWN[2]) if city in GUILD_LEFT else (low, high)
    return x + left, y + GUILD[1], x + right, y + TOWN[3]


def hero_groups(counts: dict[int, int], guilds: frozenset[int]) -> dict[int, list[Point]]:
    """City to the foot points of its heroes, ``counts`` of them, back row first: as near as they cover nothing else.

    ``guilds``: the cities with a guild tower, whose place is not free.
    """
    points: dict[int, list[Point]] = {}
    done: list[Box] = []
    towers = {city: town_box(city) for city in guilds}
    for city, count in sorted(counts.items()):
        cx, cy = cities()[city]
        near = [box for box in towers.values() if abs(box[0] - cx) < 400 and abs(box[1] - cy) < 400] + done

        best = (math.inf, 0.0, 0.0, 1)
        for cost, x, y, columns in _choices(city, count):
            if cost >= best[0]:
                break
            box = _group(count, columns, x, y)
            best = min(best, (cost + sum(common(box, other) for other in near) * 30, x, y, columns))
        _, x, y, columns = best
        done.append(_group(count, columns, x, y))
        spots: list[Point] = []
        size = hero_size(count)
        left, rows = count, -(-count // columns)
        for depth in range(rows):
            # The front row is full; what remains stands behind it.
            row = left - (rows - 1 - depth) * columns if depth == 0 else columns
            foot = y - (rows - 1 - depth) * (HERO[1] + 3) * size
            spots += [(x + (i - (row - 1) / 2) * (HERO[0] + 1) * size, foot) for i in range(row)]
        points[city] = spots
    return points


def hero_size(count: int) -> float:
    """How large the heroes of a city are drawn: a crowd is a little smaller."""
    return 1.0 if count <= 3 else 0.8


def _group(count: int, columns: int, x: float, y: float) -> Box:
    """The room of ``count`` heroes in rows of ``columns`` whose front foot line has its middle at (x, y)."""
    size = hero_size(count)
    wide = min(count, columns) * (HERO[0] + 1) * size
    rows = -(-count // columns)
    return x - wide / 2, y - (rows * (HERO[1] + 3) - 3) * size, x + wide / 2, y


@functools.cache
def _fixed() -> tuple[Box, ...]:
    """What heroes must not cover: towns, tiles, regions' blocks and the headings over them."""
    boxes = [shifted(TOWN, *at) for at in cities().values()]
    boxes += [around(*tile_at(city), *TILE) for city in cities()]
    for region in MAP.regions:
        x, y = BLOCK_AT[region.slug]
        boxes += [
            block_box(region.slug),
            (x - 152, y - 50, x - BLOCK[0] / 2, y - 18),
            (x + BLOCK[0] / 2, y - 50, x + 152, y - 18),
        ]
    return tuple(boxes)


@functools.cache
def _choices(city: int, count: int) -> tuple[tuple[float, float, float, int], ...]:
    """(cost, x, y, heroes in a row) of the places where the heroes of a city may stand, the best first.

    Guild towers, which come and go, are not counted yet.
    """
    cx, cy = cities()[city]
    reach = 96 + 26 * count
    wide, high = reach + 30 * count, reach + 80 + 20 * count
    fixed = [b for b in _fixed() if b[0] < cx + wide and b[2] > cx - wide and b[1] < cy + high and b[3] > cy - high]
    others = [at for other, at in cities().items() if other != city and math.dist(at, (cx, cy)) < 420]
    room = (FRAME[0] + 6, FRAME[1] + 4, FRAME[2] - 6, FRAME[3] - 6)
    found = []
    for columns in sorted({min(count, 2), min(count, 3), count}):
        for dx in range(-reach, reach + 1, 8):
            for dy in range(-96, 96 + 33 * count, 8):
                x, y = cx + dx, cy + dy
                box = _group(count, columns, x, y)
                middle = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
                away = math.hypot(middle[0] - cx, (middle[1] - cy) * 1.1)
                size = (box[2] - box[0]) * (box[3] - box[1])
                inner = common(box, room)
                if away > reach or inner < size * 0.9:
                    continue
                # A hero must not seem to stand in a neighbouring city.
                price = (size - inner) * 14 + away * 6 + away * away * 0.1
                price += sum(max(0.0, away * 1.6 - math.dist(other, middle)) for other in others) * 80
                for other in fixed:
                    if other[0] < box[2] and box[0] < other[2] and other[1] < box[3] and box[1] < other[3]:
                        price += common(box, other) * 30
                found.append((price, x, y, columns))
    found.sort()
    return tuple(found[:600])
