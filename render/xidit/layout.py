"""Where things stand on the map: found once from the map data, the same every time.

A city is its town with the guild tower at its right, a slot for its tile and a slot for heroes; a region has a block
for its name, values and bards. A small search moves the slots to where they cover the least.
"""

from __future__ import annotations

import functools
import itertools
import math
from bisect import insort
from collections.abc import Sequence

from engine.xidit.board import MAP, Road
from render.core.brush import Point, bezier
from render.core.sprites import Box

WIDTH, HEIGHT = 1600, 1352
GROUND = 1310
"""Height of the plane that the coast and its ground are drawn for."""
STRETCH = 1.1
"""The map is drawn a little taller than its data, for room between the towns."""
FRAME: Box = (16, 108, 1266, 1218)
"""The map's frame in the logical plane; heading above, calendar and legend below, tallies at the right."""
EVALUATIONS: Box = (26, 116, 348, 172)
"""The plaque with the order of the evaluations, at sea."""
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
    "frostmark": (656, 342),
    "goldenvale": (281, 974),
    "highmoor": (326, 388),
    "mirefen": (226, 664),
    "mirrormere": (549, 986),
    "saltmarch": (956, 985),
    "thornwold": (1003, 376),
}
"""Region to the middle of the block with its name, values and bards."""
NAME = (128.0, 26.0)
"""Room for a city's name."""
STACKED = frozenset({"goldenvale"})
"""Regions so narrow that their values stand over the name instead of beside it."""
PLATE_LEFT = frozenset({6, 18, 19, 20})
"""Cities whose tile has its plate at the left."""
GUILD_LEFT = frozenset({18})
"""Cities whose guild tower stands at the left of the town."""


def tile_at(city: int) -> Point:
    """The middle of a city's tile."""
    (x, y), (dx, dy) = cities()[city], TILE_AT[city]
    return x + dx, y + dy


NAME_ASIDE = {3: (70, 48), 5: (-98, -56), 12: (-110, 42), 20: (48, -68)}
"""Cities whose name finds no room above or below, to its middle from the middle of the town."""


def name_at(city: int) -> Point:
    """The middle of a city's name: at the side of the town away from its tile, clear of the guild tower."""
    x, y = cities()[city]
    if city in NAME_ASIDE:
        return x + NAME_ASIDE[city][0], y + NAME_ASIDE[city][1]
    below = TILE_AT[city][1] < 0
    wide = NAME[0] / 2
    middle = x if below else x + (wide - 42 if city in GUILD_LEFT else 42 - wide)
    return min(max(middle, FRAME[0] + wide + 4), FRAME[2] - wide - 4), y + (48 if below else -52)


def leader(city: int) -> tuple[Point, Point]:
    """From a town to its tile: the line that says which town a tile belongs to."""
    (x, y), (tx, ty) = cities()[city], tile_at(city)
    return (x, y), (x + (tx - x) * 0.55, ty)


def plate_at(city: int, width: float, height: float) -> Point:
    """Where the plate with the city's number sits on a tile of some size: at the corner towards the town, outside."""
    tx, ty = tile_at(city)
    edge = 13 - height / 2 if TILE_AT[city][1] > 0 else height / 2 - 13
    return tx + (width / 2 + 15) * (-1 if city in PLATE_LEFT else 1), ty + edge


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


def plate_box(city: int, size: tuple[float, float]) -> Box:
    """The room of the plate beside a tile of some size."""
    return around(*plate_at(city, *size), 38, 26)


def hero_groups(counts: dict[int, int], guilds: frozenset[int], plates: Sequence[Box] = ()) -> dict[int, list[Point]]:
    """City to the foot points of its heroes, ``counts`` of them, back row first: as near as they cover nothing else.

    ``guilds``: the cities with a guild tower, whose place is not free; ``plates``: the numbers beside tiles.
    """
    points: dict[int, list[Point]] = {}
    done: list[Box] = []
    lanes: dict[tuple[int, int], Box] = {}
    towers = {city: town_box(city) for city in guilds}
    for city, count in sorted(counts.items()):
        cx, cy = cities()[city]
        near = [box for box in towers.values() if abs(box[0] - cx) < 400 and abs(box[1] - cy) < 400] + done
        numbers = [box for box in plates if abs(box[0] - cx) < 400 and abs(box[1] - cy) < 400]

        best = (math.inf, 0.0, 0.0, 1)
        for cost, x, y, columns in _choices(city, count):
            if cost >= best[0]:
                break
            box = _group(count, columns, x, y)
            cost += sum(common(box, other) for other in near) * 30
            cost += sum([common(box, other) for other in numbers]) * 22
            # What others hide of a road already must not be joined by the rest of it.
            cost += sum([_over(hidden(open_road(*ends), box, there)) for ends, there in lanes.items()])
            best = min(best, (cost, x, y, columns))
        _, x, y, columns = best
        done.append(box := _group(count, columns, x, y))
        lanes |= {ends: box for ends in roads() if ends not in lanes and hidden(open_road(*ends), box)}
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
    return 1.0 if count <= 2 else 0.8 if count == 3 else 0.68


def _group(count: int, columns: int, x: float, y: float) -> Box:
    """The room of ``count`` heroes in rows of ``columns`` whose front foot line has its middle at (x, y)."""
    size = hero_size(count)
    wide = min(count, columns) * (HERO[0] + 1) * size
    rows = -(-count // columns)
    return x - wide / 2, y - (rows * (HERO[1] + 3) - 3) * size, x + wide / 2, y


@functools.cache
def _fixed() -> tuple[Box, ...]:
    """What heroes must not cover: towns, tiles, regions' blocks, the headings over them and the plaque at sea."""
    boxes = [shifted(TOWN, *at) for at in cities().values()]
    boxes += [around(*tile_at(city), *TILE) for city in cities()]
    boxes.append(EVALUATIONS)
    for region in MAP.regions:
        x, y = BLOCK_AT[region.slug]
        if region.slug in STACKED:
            boxes.append((x - 60, y - 90, x + 60, y - 50))
        boxes += [
            block_box(region.slug),
            (x - 152, y - 50, x - BLOCK[0] / 2, y - 18),
            (x + BLOCK[0] / 2, y - 50, x + 152, y - 18),
        ]
    return tuple(boxes)


@functools.cache
def _road_boxes() -> tuple[Box, ...]:
    """Stretches of all roads, which heroes should not hide."""
    return tuple(around(*point, 20, 20) for _, points in roads().values() for point in points[10:-10:7])


@functools.cache
def open_road(start: int, end: int) -> tuple[Point, ...]:
    """The points of a road that no town covers."""
    towns = [shifted(TOWN, *at) for at in cities().values()]
    return tuple((x, y) for x, y in way(start, end) if not any(b[0] < x < b[2] and b[1] < y < b[3] for b in towns))


def hidden(road: Sequence[Point], *boxes: Box) -> float:
    """The share of a road's open points that lie in one of some boxes."""
    found = [any(b[0] < x < b[2] and b[1] < y < b[3] for b in boxes) for x, y in road]
    return sum(found) / len(road)


def _over(share: float) -> float:
    """What it costs that heroes hide so much of a road."""
    return max(0.0, share - HIDDEN) * 300_000


def gap(a: Box, b: Box) -> float:
    """How far two boxes are from each other; none where they touch."""
    return math.hypot(max(0.0, a[0] - b[2], b[0] - a[2]), max(0.0, a[1] - b[3], b[1] - a[3]))


ASTRAY = 1e6
"""What it costs to stand nearer to another city than to one's own."""
KEPT = 600
"""So many places are kept for the heroes of a city."""
HIDDEN = 0.35
"""Heroes hide no more than this share of a road, whose colour and pattern one must see, if it can be helped."""


@functools.cache
def _choices(city: int, count: int) -> tuple[tuple[float, float, float, int], ...]:
    """(cost, x, y, heroes in a row) of the places where the heroes of a city may stand, the best first.

    Guild towers, which come and go, are not counted yet.
    """
    cx, cy = cities()[city]
    reach = 96 + 26 * count
    wide, high = reach + 30 * count, reach + 80 + 20 * count
    road = 3 if count < 4 else 2
    weighed = [
        *((box, 60) for box in _fixed()),
        *((around(*name_at(other), *NAME), 30) for other in cities()),
        *((box, road) for box in _road_boxes()),
    ]
    things = [
        (*box, weight) for box, weight in weighed
        if box[0] < cx + wide and box[2] > cx - wide and box[1] < cy + high and box[3] > cy - high
    ]  # fmt: skip
    others = [at for other, at in cities().items() if other != city and math.dist(at, (cx, cy)) < 420]
    rivals = [town_box(other) for other, at in cities().items() if at in others]
    home = shifted(TOWN, cx, cy)
    room = (FRAME[0] + 6, FRAME[1] + 4, FRAME[2] - 6, FRAME[3] - 6)
    found = []
    for columns in sorted({min(count, 2), min(count, 3), count, 1 if count == 2 else count}):
        for dx in range(-reach, reach + 1, 8):
            for dy in range(-96, 96 + 33 * count, 8):
                x, y = cx + dx, cy + dy
                box = left, top, right, bottom = _group(count, columns, x, y)
                if left < room[0] or top < room[1] or right > room[2] or bottom > room[3]:
                    continue
                middle = ((left + right) / 2, (top + bottom) / 2)
                away = math.hypot(middle[0] - cx, (middle[1] - cy) * 1.1)
                if away > reach:
                    continue
                # A hero must not seem to stand in a neighbouring city.
                price = away * 6 + away * away * 0.1
                price += sum(max(0.0, away * 1.6 - math.dist(other, middle)) for other in others) * 160
                if count < 4 and any(gap(box, rival) <= gap(box, home) for rival in rivals):
                    price += ASTRAY
                found.append((price, x, y, columns, box))
    found.sort()
    lanes = [
        lane for lane in (open_road(*ends) for ends in roads())
        if any(abs(x - cx) < wide and abs(y - cy) < high for x, y in lane)
    ]  # fmt: skip
    return _cheapest(found, things, lanes)


def _cheapest(
    found: Sequence[tuple[float, float, float, int, Box]],
    things: Sequence[tuple[float, float, float, float, int]],
    lanes: Sequence[Sequence[Point]],
) -> tuple[tuple[float, float, float, int], ...]:
    """The best 600 of places sorted by what they cost by themselves, once what they cover is paid for by weight, and
    what they hide of roads."""
    best: list[tuple[float, float, float, int]] = []
    for price, x, y, columns, (left, top, right, bottom) in found:
        if len(best) == KEPT and price >= best[-1][0]:
            break
        for x0, y0, x1, y1, weight in things:
            if x0 < right and left < x1 and y0 < bottom and top < y1:
                price += (min(right, x1) - max(left, x0)) * (min(bottom, y1) - max(top, y0)) * weight
        if len(best) == KEPT and price >= best[-1][0]:
            continue
        price += sum([_over(hidden(lane, (left, top, right, bottom))) for lane in lanes])
        if len(best) < KEPT or price < best[-1][0]:
            insort(best, (price, x, y, columns))
            del best[KEPT:]
    return tuple(best)
