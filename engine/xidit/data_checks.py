"""The geometry of the map: whether the picture and the rules say the same thing.

The regions must be exactly the bounded faces of the drawn graph, so that "the regions a city lies on" is what
a reader of the board sees. Nothing here runs during a game; the tests and ``problems`` callers do.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import combinations, pairwise, product

from engine.core.graph import connected
from engine.xidit.board import MapData, Road, roads_from

Point = tuple[float, float]
CITY_GAP = 120.0
ROAD_GAP = 45.0
LEFT, RIGHT, TOP, BOTTOM = 40, 1270, 110, 1080
_STEPS = 24


def curve(data: MapData, road: Road) -> list[Point]:
    """Points along a road from ``a`` to ``b``, both ends included."""
    at = {c.city: (float(c.x), float(c.y)) for c in data.cities}
    (ax, ay), (bx, by) = at[road.a], at[road.b]
    mx, my = road.bend if road.bend is not None else ((ax + bx) / 2, (ay + by) / 2)
    points = []
    for n in range(_STEPS + 1):
        t = n / _STEPS
        u = 1 - t
        points.append((u * u * ax + 2 * u * t * mx + t * t * bx, u * u * ay + 2 * u * t * my + t * t * by))
    return points


def faces(data: MapData) -> list[tuple[int, ...]]:
    """The bounded faces of the straight-line drawing, each as its cities in order (no fixed start or turn)."""
    at = {c.city: (c.x, c.y) for c in data.cities}
    around: dict[int, list[int]] = {c: [] for c in at}
    for road in data.roads:
        around[road.a].append(road.b)
        around[road.b].append(road.a)
    for city, others in around.items():
        x, y = at[city]
        others.sort(key=lambda o: math.atan2(at[o][1] - y, at[o][0] - x))
    left = {(a, b) for a, others in around.items() for b in others}
    found: list[tuple[int, ...]] = []
    while left:
        start = min(left)
        face, edge = [], start
        while True:
            left.discard(edge)
            a, b = edge
            face.append(a)
            ring = around[b]
            edge = (b, ring[(ring.index(a) - 1) % len(ring)])
            if edge == start:
                break
        if area([at[c] for c in face]) > 0:
            found.append(tuple(face))
    return found


def area(points: Sequence[tuple[float, float]]) -> float:
    """Signed area of a polygon; positive when it runs clockwise on the picture (y downwards)."""
    total = 0.0
    for n, (x, y) in enumerate(points):
        nx, ny = points[(n + 1) % len(points)]
        total += x * ny - nx * y
    return total / 2


def inside(point: Point, polygon: Sequence[Point]) -> bool:
    """Whether a point lies in a polygon (even-odd rule)."""
    x, y = point
    hit = False
    for n, (ax, ay) in enumerate(polygon):
        bx, by = polygon[n - 1]
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            hit = not hit
    return hit


def _cross(p: Point, q: Point, r: Point, s: Point) -> bool:
    def turn(a: Point, b: Point, c: Point) -> float:
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    return turn(p, q, r) * turn(p, q, s) < 0 and turn(r, s, p) * turn(r, s, q) < 0


def _ring(cities: Sequence[int]) -> frozenset[frozenset[int]]:
    """A face as its set of sides, whatever its start and turn."""
    return frozenset(frozenset((c, cities[n - 1])) for n, c in enumerate(cities))


def problems(data: MapData) -> list[str]:
    """Everything wrong with the map, in words; empty when it is sound."""
    found: list[str] = []
    try:
        table = roads_from(data)
    except ValueError as error:
        return [str(error)]
    if len(data.roads) != 29:
        found.append(f"{len(data.roads)} roads instead of 29")
    degrees = sorted(len(row) for row in table.values())
    if degrees != [2] * 5 + [3] * 16:
        found.append("five cities need two roads and sixteen need three")
    if not connected({c: list(row.values()) for c, row in table.items()}):
        found.append("not every city can be reached")
    found += _spacing(data)
    found += _roads(data)
    drawn, named = {_ring(f) for f in faces(data)}, {_ring(r.cities) for r in data.regions}
    if len(drawn) != 9:
        found.append(f"the roads enclose {len(drawn)} faces instead of nine")
    if drawn != named:
        found.append("the regions are not the faces of the map")
    at = {c.city: (float(c.x), float(c.y)) for c in data.cities}
    for region in data.regions:
        if not inside(region.label, [at[c] for c in region.cities]):
            found.append(f"the label of {region.slug} lies outside it")
    return found


def _spacing(data: MapData) -> list[str]:
    found = []
    for a, b in combinations(data.cities, 2):
        if math.dist((a.x, a.y), (b.x, b.y)) < CITY_GAP:
            found.append(f"cities {a.city} and {b.city} are too close")
    for c in data.cities:
        if not (LEFT <= c.x <= RIGHT and TOP <= c.y <= BOTTOM):
            found.append(f"city {c.city} lies in the margin")
    return found


def _roads(data: MapData) -> list[str]:
    found = []
    drawn = [(road, curve(data, road)) for road in data.roads]
    for road, points in drawn:
        for c in data.cities:
            if c.city not in (road.a, road.b) and min(math.dist((c.x, c.y), p) for p in points) < ROAD_GAP:
                found.append(f"road {road.a}-{road.b} passes too close to city {c.city}")
        if any(not (LEFT <= x <= RIGHT and TOP <= y <= BOTTOM) for x, y in points):
            found.append(f"road {road.a}-{road.b} runs into the margin")
    for (one, p), (two, q) in combinations(drawn, 2):
        if any(_cross(*a, *b) for a, b in product(pairwise(p), pairwise(q))):
            found.append(f"roads {one.a}-{one.b} and {two.a}-{two.b} cross")
    return found
