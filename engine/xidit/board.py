"""The map, the city tiles and the Titans: data files read once, with the tables the rules look things up in.

``data/map.json`` lies in a plane of 1600 x 1200 units, y downwards; a road's optional ``bend`` is the control
point of a quadratic curve between its two cities. Regions are listed by number and named by slug; wherever a
list runs "per region" it runs in that order. ``engine.xidit.data_checks`` holds the deeper checks of the geometry.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import resources
from types import MappingProxyType
from typing import Literal

import msgspec

UNITS: tuple[str, ...] = ("militia", "archer", "infantry", "cleric", "mage")
"""Weakest first; wherever units are counted in a list, the list runs in this order."""
SUPPLY: tuple[int, ...] = (18, 16, 14, 12, 10)
Track = Literal["wealth", "influence", "reputation"]
COLOURS: tuple[str, ...] = ("blue", "red", "black")
KINDS: tuple[str, ...] = ("sovereigns", "bards", "guild")
TRACKS: tuple[Track, ...] = ("wealth", "influence", "reputation")
TITAN_SIZES: tuple[int, ...] = (3, 4, 5)
CITIES = 21
BARDS = 20
LEVELS = 15
TOWER = 4
BANK = 160
"""Sixty coins, twenty each of 1, 2 and 5 sovereigns."""


class City(msgspec.Struct, frozen=True):
    """A city and where it lies."""

    city: int
    """Its number, 1-21."""
    x: int
    """In units of the map, to the right."""
    y: int
    """In units of the map, downwards."""


class Road(msgspec.Struct, frozen=True):
    """A road between two cities."""

    a: int
    """The city at its one end, with the lower number."""
    b: int
    """The city at its other end."""
    colour: str
    """One of ``COLOURS``; a city has at most one road of each."""
    bend: tuple[int, int] | None = None
    """The control point of its curve; ``None`` for a straight one."""
    fixed: str = ""
    """The page of the rulebook whose example travels it; empty where the road is ours."""


class Region(msgspec.Struct, frozen=True):
    """A region of the map."""

    number: int
    """As printed, 1-9."""
    slug: str
    """Names it in ``xidit-place-<slug>``."""
    terrain: str
    """What it looks like on the map, such as ``desert``."""
    central: bool
    """Whether it is the Bastion; exactly one region is."""
    first: int
    """Reputation for most bards."""
    second: int
    """Reputation for second most bards."""
    cities: tuple[int, ...]
    """Those on its border, in order around it."""
    label: tuple[int, int]
    """A point inside, where its label is put."""


class Threat(msgspec.Struct, frozen=True):
    """The threat side of a city tile."""

    city: int
    """Where it lies."""
    creature: str
    """What threatens the city."""
    units: tuple[str, ...]
    """What the lord demands, weakest first, one entry per unit."""
    sovereigns: int
    """Sovereigns that the lord offers."""
    bards: int
    """Bards that the lord offers."""
    guild: int
    """Guild levels that the lord offers."""
    fixed: str = ""
    """What an example of the rulebook says of it; empty where all of it is ours."""


class Recruit(msgspec.Struct, frozen=True):
    """The recruitment side of a city tile."""

    city: int
    """Where it lies."""
    units: tuple[str, ...]
    """Who can be recruited, weakest first, one entry per unit."""
    fixed: str = ""
    """What an example of the rulebook says of it; empty where all of it is ours."""


class Titan(msgspec.Struct, frozen=True):
    """A Titan."""

    creature: str
    """Its slug."""
    size: int
    """How many units of any kind drive it away."""
    sovereigns: int
    """Sovereigns that it brings."""
    bards: int
    """Bards that it brings."""
    guild: int
    """Guild levels that it brings."""


class MapData(msgspec.Struct, frozen=True):
    """``data/map.json``."""

    width: int
    """Of the map, in its units."""
    height: int
    """Of the map, in its units."""
    cities: tuple[City, ...]
    """All 21, by number."""
    roads: tuple[Road, ...]
    """In no order that matters."""
    regions: tuple[Region, ...]
    """All nine, by number."""


class TileData(msgspec.Struct, frozen=True):
    """``data/tiles.json``."""

    threats: tuple[Threat, ...]
    """The threat sides, by city."""
    recruits_three: tuple[Recruit, ...]
    """The recruitment sides for three seats, of four units each, by city."""
    recruits_more: tuple[Recruit, ...]
    """The recruitment sides for four or five seats, of five units each, by city."""


class TitanData(msgspec.Struct, frozen=True):
    """``data/titans.json``."""

    titans: tuple[Titan, ...]
    """All six; the state names them by their place in this list."""


def roads_from(data: MapData) -> dict[int, dict[str, int]]:
    """City to colour to the city at the other end. Raises ``ValueError`` when a colour is used twice at a city."""
    found: dict[int, dict[str, int]] = {c.city: {} for c in data.cities}
    for road in data.roads:
        if road.colour not in COLOURS:
            raise ValueError(f"road {road.a}-{road.b}: unknown colour {road.colour!r}")
        for here, there in ((road.a, road.b), (road.b, road.a)):
            if here not in found:
                raise ValueError(f"road {road.a}-{road.b}: no city {here}")
            if road.colour in found[here]:
                raise ValueError(f"city {here} has two {road.colour} roads")
            found[here][road.colour] = there
    return found


def check(data: MapData, tiles: TileData, titans: Sequence[Titan]) -> None:
    """What the rules rely on when they look things up. Raises ``ValueError`` naming the first fault."""
    if [c.city for c in data.cities] != list(range(1, CITIES + 1)):
        raise ValueError("the map needs the cities 1 to 21 in order")
    if [r.number for r in data.regions] != list(range(1, 10)):
        raise ValueError("the map needs the regions 1 to 9 in order")
    if sum(r.central for r in data.regions) != 1:
        raise ValueError("the map needs exactly one central region")
    roads_from(data)
    for name, rows, count, size in (
        ("recruits_three", tiles.recruits_three, 18, 4),
        ("recruits_more", tiles.recruits_more, 21, 5),
    ):
        if [r.city for r in rows] != list(range(1, count + 1)):
            raise ValueError(f"{name}: expected the cities 1 to {count} in order")
        for row in rows:
            if len(row.units) != size or list(row.units) != sorted(row.units, key=UNITS.index):
                raise ValueError(f"{name}: city {row.city} needs {size} units, weakest first")
    if [t.city for t in tiles.threats] != list(range(1, CITIES + 1)):
        raise ValueError("threats: expected the cities 1 to 21 in order")
    for threat in tiles.threats:
        if not threat.units or list(threat.units) != sorted(threat.units, key=UNITS.index):
            raise ValueError(f"threat {threat.city}: units are listed weakest first")
    if sorted(t.size for t in titans) != sorted(2 * TITAN_SIZES):
        raise ValueError("two Titans each of three, four and five units are needed")


def _read(name: str) -> bytes:
    return resources.files("engine.xidit").joinpath("data", name).read_bytes()


MAP = msgspec.json.decode(_read("map.json"), type=MapData)
TILES = msgspec.json.decode(_read("tiles.json"), type=TileData)
TITANS = msgspec.json.decode(_read("titans.json"), type=TitanData).titans
check(MAP, TILES, TITANS)

TITAN_OF: Mapping[str, Titan] = MappingProxyType({titan.creature: titan for titan in TITANS})
"""Creature to Titan."""
ROADS: Mapping[int, Mapping[str, int]] = MappingProxyType(roads_from(MAP))
REGIONS: tuple[Region, ...] = MAP.regions
SLUGS: tuple[str, ...] = tuple(r.slug for r in REGIONS)
INDEX: Mapping[str, int] = MappingProxyType({r.slug: n for n, r in enumerate(REGIONS)})
"""Region slug to its place in every per-region list."""
CENTRAL: int = next(n for n, r in enumerate(REGIONS) if r.central)
AROUND: tuple[tuple[int, ...], ...] = tuple(
    tuple(n for n, r in enumerate(REGIONS) if city in r.cities) for city in range(CITIES + 1)
)
"""City to the regions it lies on, as indices; ``AROUND[0]`` is empty (a hero not yet placed)."""
THREATS: Mapping[int, Threat] = MappingProxyType({t.city: t for t in TILES.threats})
