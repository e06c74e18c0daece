"""The map: hexes, peripheral areas, burgs, rivers and passes, read once from ``data/map.json``.

Everywhere in the state a place is an index: hexes first, row by row, then the four peripheral areas (22). Actions,
views and events name places by slug: a burg by its name (``aachen``), another hex by its printed number (``h2613``:
column 26, row 13), an area by its region (``norse-area``). Columns and rows count from 1; even columns lie half a hex
lower. One hex is 50 km across.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from importlib import resources
from typing import TypeVar

import msgspec

T = TypeVar("T")


class Burg(msgspec.Struct, frozen=True):
    """A printed burg."""

    slug: str
    """The slug of its place."""
    name: str
    """Its old name, as printed."""
    hex: str
    """The printed number of its hex."""
    port: bool
    """Whether it has a port symbol."""


class Pass(msgspec.Struct, frozen=True):
    """A road through mountains (15.2b)."""

    name: str
    """What it is called, for messages about the data."""
    hexes: tuple[str, ...]
    """Printed numbers of its hexes, in the order in which it leads through them."""


class River(msgspec.Struct, frozen=True):
    """A river."""

    name: str
    """What it is called."""
    sides: tuple[str, ...]
    """The hexsides it runs along, each ``<hex>-<hex>`` by printed numbers."""


class MapFile(msgspec.Struct, frozen=True):
    """``data/map.json``."""

    source: str
    """Where the map comes from, and on what terms it may be copied."""
    layout: str
    """How the hexes lie, in words."""
    projection: str
    """The projection of the map, in words."""
    hex_km: int
    """Distance between the middles of neighbouring hexes, in km."""
    x0: float
    """How far east of the projection's centre the middle of hex 0101 lies, in km."""
    y0: float
    """How far north of the projection's centre the middle of hex 0101 lies, in km."""
    cols: int
    """How many columns of hexes there are."""
    rows: int
    """How many rows of hexes there are."""
    terrain_key: dict[str, str]
    """What the letters of ``terrain`` mean, in words."""
    terrain: tuple[str, ...]
    """A text for each row with a letter for each hex: its ground, in upper case on a coast, ``.`` for the sea."""
    region_key: dict[str, str]
    """Region slug by the letter that stands for it in ``region``."""
    region: tuple[str, ...]
    """A text for each row with a letter for each hex: its region; letters not in ``region_key`` are of none."""
    sides: dict[str, str]
    """``mixed`` or ``sea`` by hexside, ``<hex>-<hex>``; other sides are sea beside a hex of sea, else land."""
    rivers: tuple[River, ...]
    """All rivers, in no order that matters."""
    passes: tuple[Pass, ...]
    """The roads through mountains."""
    burgs: tuple[Burg, ...]
    """The printed burgs."""
    civilisation: tuple[str, ...]
    """Printed numbers of the hexes with a civilisation marker at the start."""
    mediterranean: tuple[str, ...]
    """Printed numbers of the hexes on the Mediterranean, where the southern raiders come (event 62)."""
    edges: dict[str, tuple[str, ...]]
    """By region with a peripheral area: printed numbers of the hexes that lead into it (22)."""


class Terrain(msgspec.Struct, frozen=True):
    """A kind of ground."""

    cost: int
    """Operations points to enter a hex of it by land (15.1)."""
    forage: int
    """Units that a hex of it feeds (20.1)."""
    defence: int
    """What it multiplies a defender's strength with (16.6d)."""


class TerrainFile(msgspec.Struct, frozen=True):
    """``data/terrain.json``."""

    status: str
    """Which of the numbers are from the rulebook's text and which are invented."""
    rows: dict[str, Terrain]
    """Kinds of ground by name: ``clear``, ``forest``, ``rough``, ``marsh``."""
    pass_cost: int
    """Operations points to enter a rough hex along a pass (15.2b)."""
    river: int
    """Operations points that crossing a river costs besides (15.2a)."""
    burg_forage: int
    """Units that a burg feeds besides (20.1)."""
    sea_from_port: int
    """Operations points for a hex of sea when the force set sail from a port (19.4b)."""
    sea_from_coast: int
    """Operations points for a hex of sea when it set sail from elsewhere (19.4b)."""
    area_cost: int
    """Operations points to enter a peripheral area (22.2)."""
    area_forage: int
    """Units that a peripheral area feeds (22.6)."""


def read(name: str, kind: type[T]) -> T:
    """A data file of the game."""
    data = resources.files("engine.charlemagne").joinpath("data").joinpath(name).read_bytes()
    return msgspec.json.decode(data, type=kind)


MAP: MapFile = read("map.json", MapFile)
GROUND: TerrainFile = read("terrain.json", TerrainFile)
COLS, ROWS = MAP.cols, MAP.rows
HEXES = COLS * ROWS
AREA_REGIONS = ("caliphate", "byzantium", "norse", "slavs")
AREAS: tuple[int, ...] = tuple(range(HEXES, HEXES + len(AREA_REGIONS)))
"""Peripheral areas (22)."""
AREA_PORT: tuple[bool, ...] = (True, True, True, False)
"""By area: whether it has a port symbol."""
_LETTER = {"c": "clear", "f": "forest", "r": "rough", "m": "marsh"}


def number(place: int) -> str:
    """The printed number of a hex: column and row."""
    return f"{place % COLS + 1:02}{place // COLS + 1:02}"


def at(printed: str) -> int:
    """The hex with a printed number."""
    return (int(printed[2:]) - 1) * COLS + int(printed[:2]) - 1


def pair(side: str) -> tuple[int, int]:
    """The two hexes of a hexside."""
    a, b = side.split("-")
    return at(a), at(b)


def _around(place: int) -> tuple[int, ...]:
    if place >= HEXES:
        return ()
    col, row = place % COLS, place // COLS
    lower = col % 2  # columns are counted from 0 here: odd ones lie half a hex lower
    found = []
    for c, r in (
        (col, row - 1), (col, row + 1), (col - 1, row - 1 + lower), (col - 1, row + lower),
        (col + 1, row - 1 + lower), (col + 1, row + lower),
    ):  # fmt: skip
        if 0 <= c < COLS and 0 <= r < ROWS:
            found.append(r * COLS + c)
    return tuple(sorted(found))


_BURG_AT = {at(b.hex): b for b in MAP.burgs}
PLACES: tuple[str, ...] = (
    *(_BURG_AT[h].slug if h in _BURG_AT else f"h{number(h)}" for h in range(HEXES)),
    *(f"{r}-area" for r in AREA_REGIONS),
)
PLACE: dict[str, int] = {slug: n for n, slug in enumerate(PLACES)}
AROUND: tuple[tuple[int, ...], ...] = tuple(_around(n) for n in range(len(PLACES)))
"""By place: the neighbouring hexes."""
_CHARS = "".join(MAP.terrain)
SEA: tuple[bool, ...] = (*(c == "." for c in _CHARS), *(False for _ in AREAS))
COAST: tuple[bool, ...] = (*(c.isupper() for c in _CHARS), *AREA_PORT)
"""Hexes that land units and fleets may both enter, and areas with a port."""
TERRAIN: tuple[str, ...] = (*(_LETTER.get(c.lower(), "sea") for c in _CHARS), *("area" for _ in AREAS))
PRINTED: frozenset[int] = frozenset(_BURG_AT)
"""Hexes with a printed burg."""
PORT_PRINTED: frozenset[int] = frozenset(h for h, b in _BURG_AT.items() if b.port)
MEDITERRANEAN: frozenset[int] = frozenset(at(h) for h in MAP.mediterranean)
CIVILISATION: tuple[int, ...] = tuple(at(h) for h in MAP.civilisation)
"""Hexes with a civilisation marker at the start."""
PASS_HEX: frozenset[int] = frozenset(
    at(h) for p in MAP.passes for h in p.hexes if TERRAIN[at(h)] == "rough"
)  # fmt: skip
"""Rough hexes with a pass: they double a defender as the rough does (16.6d)."""
_ROAD = frozenset(
    frozenset((at(a), at(b))) for p in MAP.passes for a, b in zip(p.hexes, p.hexes[1:], strict=False)
)  # fmt: skip
_RIVER = frozenset(frozenset(pair(s)) for r in MAP.rivers for s in r.sides)
_SIDES = {frozenset(pair(s)): kind for s, kind in MAP.sides.items()}

_EDGES = {area: frozenset(at(h) for h in MAP.edges[region]) for area, region in zip(AREAS, AREA_REGIONS, strict=True)}
"""By peripheral area: the hexes that lead into it (22)."""


def river(a: int, b: int) -> bool:
    """Whether a river runs between two hexes."""
    return frozenset((a, b)) in _RIVER


def by_pass(a: int, b: int) -> bool:
    """Whether a pass leads from one hex to the other."""
    return frozenset((a, b)) in _ROAD


def side(a: int, b: int) -> str:
    """What lies between two neighbouring hexes: ``land``, ``mixed`` or ``sea``."""
    if SEA[a] or SEA[b]:
        return "sea"
    return _SIDES.get(frozenset((a, b)), "land")


def land_cost(a: int, b: int) -> int:
    """Operations points to enter hex ``b`` from its neighbour ``a`` by land (15.1, 15.2)."""
    ground = GROUND.rows[TERRAIN[b]]
    cost = GROUND.pass_cost if TERRAIN[b] == "rough" and by_pass(a, b) else ground.cost
    return cost + (GROUND.river if river(a, b) else 0)


def _land_steps(place: int) -> tuple[tuple[int, int], ...]:
    """Neighbours that a land force may walk to, with their cost; sides that are all sea stop it (15.3b)."""
    if place >= HEXES:
        edge = (at(h) for h in MAP.edges[AREA_REGIONS[place - HEXES]])
        return tuple((h, GROUND.rows[TERRAIN[h]].cost) for h in edge if not SEA[h])
    if SEA[place]:
        return ()
    return (
        *((q, land_cost(place, q)) for q in AROUND[place] if not SEA[q] and side(place, q) != "sea"),
        *((a, GROUND.area_cost) for a in AREAS if place in _EDGES[a]),
    )


def _sea_steps(place: int) -> tuple[int, ...]:
    """Neighbours that a fleet may sail to; sides that are all land stop it (15.3c)."""
    if place >= HEXES:
        edge = (at(h) for h in MAP.edges[AREA_REGIONS[place - HEXES]])
        return tuple(h for h in edge if SEA[h] or COAST[h]) if AREA_PORT[place - HEXES] else ()
    if not (SEA[place] or COAST[place]):
        return ()
    return (
        *(q for q in AROUND[place] if (SEA[q] or COAST[q]) and side(place, q) != "land"),
        *(a for a in AREAS if AREA_PORT[a - HEXES] and place in _EDGES[a]),
    )


LAND_STEPS: tuple[tuple[tuple[int, int], ...], ...] = tuple(_land_steps(n) for n in range(len(PLACES)))
"""By place: where a land force may step, with the cost in operations points; areas are for their own nation (22.3)."""
SEA_STEPS: tuple[tuple[int, ...], ...] = tuple(_sea_steps(n) for n in range(len(PLACES)))
LAND_SIDES: tuple[tuple[int, ...], ...] = tuple(tuple(q for q, _ in s if q < HEXES) for s in LAND_STEPS)
"""By hex: neighbours over which a land unit has its zone of control and may attack (14.1b, 16.2h)."""
SEA_SIDES: tuple[tuple[int, ...], ...] = tuple(tuple(q for q in s if q < HEXES) for s in SEA_STEPS)
"""By hex: the same for fleets (14.1c, 19.5c)."""


def distance(a: int, b: int) -> int:
    """Hexes between two hexes; areas are far from everything."""
    if a >= HEXES or b >= HEXES:
        return 0 if a == b else HEXES
    ca, ra, cb, rb = a % COLS, a // COLS, b % COLS, b // COLS
    za, zb = ra - (ca - ca % 2) // 2, rb - (cb - cb % 2) // 2
    dx, dz = ca - cb, za - zb
    return max(abs(dx), abs(dz), abs(dx + dz))


def connected(start: int, steps: tuple[tuple[int, ...], ...]) -> set[int]:
    """Every place that can be reached over some steps."""
    found, queue = {start}, deque([start])
    while queue:
        for q in steps[queue.popleft()]:
            if q not in found:
                found.add(q)
                queue.append(q)
    return found


def slugs(places: Iterable[int]) -> list[str]:
    """The names of some places."""
    return [PLACES[p] for p in places]
