"""England and Wales, the cards, the servants and the numbers: the data files, read once.

Everywhere in the state a city, a region, a district, a Noble, a card and a servant are indices into the tables below;
actions, views and events name them by slug. Money is in shillings, strength in points (PF), damage in hits (F).
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import resources
from typing import TypeVar

import msgspec

T = TypeVar("T")
NONE = -1


class District(msgspec.Struct, frozen=True):
    """A church district: the rank of its prelate, its cathedral city, its regions (P1, 2.14)."""

    slug: str
    rank: str
    cathedral: str
    regions: tuple[str, ...]


class Region(msgspec.Struct, frozen=True):
    """A region, the sea beside it among it: the kind of its title, what that costs, its port and cities (4.3, 5.4)."""

    slug: str
    name: str
    kind: str
    cost: int
    port: str
    cities: tuple[str, ...]
    excalibur: str
    sea_label: tuple[float, float]


class City(msgspec.Struct, frozen=True):
    """A city: its roads by point of the compass, where it lies (degrees east and north) and where it is drawn."""

    slug: str
    name: str
    region: str
    cathedral: bool
    exits: dict[str, str]
    at: tuple[float, float]
    draw: tuple[float, float]
    certain: bool


class Road(msgspec.Struct, frozen=True):
    """A road and where we know it from: an example of the rulebook, or ``made``."""

    ends: tuple[str, str]
    status: str


class Sherwood(msgspec.Struct, frozen=True):
    """The forest: any two of its cities are one bandit move apart (13.4)."""

    links: tuple[str, ...]
    draw: tuple[float, float]


class MapFile(msgspec.Struct, frozen=True):
    """``data/map.json``."""

    source: str
    sea_ring: tuple[int, ...]
    districts: tuple[District, ...]
    regions: tuple[Region, ...]
    cities: tuple[City, ...]
    roads: tuple[Road, ...]
    sherwood: Sherwood


class Character(msgspec.Struct, frozen=True):
    """A card of the Character deck: man, woman, abbess, prelate, mercenary or burgher. ``ours``: we named it."""

    slug: str
    kind: str
    ours: bool


class Fortune(msgspec.Struct, frozen=True):
    """A kind of Fortune card. ``opportunity``: it may be played at nearly any moment (2.6)."""

    slug: str
    count: int
    opportunity: bool


class Disaster(msgspec.Struct, frozen=True):
    """A kind of Disaster card (2.5)."""

    slug: str
    count: int


class CardsFile(msgspec.Struct, frozen=True):
    """``data/cards.json``."""

    status: str
    characters: tuple[Character, ...]
    fortunes: tuple[Fortune, ...]
    disasters: tuple[Disaster, ...]


class Servant(msgspec.Struct, frozen=True):
    """A servant: ``use`` passive, round (once a round) or once (then gone); ``when`` it can be used (2.12)."""

    slug: str
    use: str
    when: str


class ServantsFile(msgspec.Struct, frozen=True):
    """``data/servants.json``."""

    status: str
    servants: tuple[Servant, ...]


class Unit(msgspec.Struct, frozen=True):
    """A kind of troop or engine: price, points in melee, hits it takes, pieces a family has (4.0)."""

    slug: str
    price: int
    points: int
    hits: int
    reserve: int


class Start(msgspec.Struct, frozen=True):
    """What a family starts with (P6, P14)."""

    money: int
    knight: int
    archer: int
    soldier: int


class Bandits(msgspec.Struct, frozen=True):
    """What the bandits ask a head, by rank (13.4)."""

    noble: int
    lord: int
    cleric: int
    cleric_lord: int


class NumbersFile(msgspec.Struct, frozen=True):
    """``data/numbers.json``."""

    status: str
    units: tuple[Unit, ...]
    crossbows: int
    fortress: int
    mill: int
    royal_fortress: int
    catapult_work: int
    start: Start
    new_units: int
    hand: int
    hand_two: int
    draws: int
    draws_two: int
    characters: int
    characters_two: int
    nobles: int
    pigeons: int
    treasures: int
    votes: int
    mills: int
    forts: int
    heresies: int
    garters: int
    city_income: int
    mill_income: int
    queen_income: int
    abbey_income: int
    fair_income: int
    royal_abbey_income: int
    relic_income: int
    excalibur_income: int
    tallage: int
    tithe: int
    royal_tax: int
    burn: int
    pillage_mill: int
    pillage_abbey: int
    ransom: int
    ransom_title: int
    calm: int
    danish_tax: int
    armies: int
    infantry: int
    reinforcement: int
    infantry_hits: int
    infantry_points: int
    leader_hits: int
    leader_points: int
    rounds: int
    first_victory: int
    solo: int
    alliance: int
    wedded_two: int
    sherwood: Bandits
    guards: int
    dice: tuple[int, ...]


def read(name: str, kind: type[T]) -> T:
    """A data file of the game."""
    data = resources.files("engine.fief").joinpath("data").joinpath(name).read_bytes()
    return msgspec.json.decode(data, type=kind)


def _index(slugs: Iterable[str]) -> dict[str, int]:
    return {slug: n for n, slug in enumerate(slugs)}


MAP: MapFile = read("map.json", MapFile)
CARDS_FILE: CardsFile = read("cards.json", CardsFile)
N: NumbersFile = read("numbers.json", NumbersFile)
SERVANTS: tuple[Servant, ...] = read("servants.json", ServantsFile).servants

# --- the map ---------------------------------------------------------------------------------------------------------

CITIES: tuple[City, ...] = MAP.cities
CITY_IDS: tuple[str, ...] = tuple(c.slug for c in CITIES)
CITY: dict[str, int] = _index(CITY_IDS)
REGIONS: tuple[Region, ...] = MAP.regions
REGION_IDS: tuple[str, ...] = tuple(r.slug for r in REGIONS)
REGION: dict[str, int] = _index(REGION_IDS)
REGION_OF: tuple[int, ...] = tuple(REGION[c.region] for c in CITIES)
CITIES_OF: tuple[tuple[int, ...], ...] = tuple(tuple(CITY[c] for c in r.cities) for r in REGIONS)
PORT_OF: tuple[int, ...] = tuple(CITY[r.port] for r in REGIONS)
"""By region: its port."""
PORTS: frozenset[int] = frozenset(PORT_OF)
EXCALIBUR_OF: tuple[int, ...] = tuple(CITY[r.excalibur] for r in REGIONS)
DISTRICTS: tuple[District, ...] = MAP.districts
DISTRICT_IDS: tuple[str, ...] = tuple(d.slug for d in DISTRICTS)
DISTRICT_OF: tuple[int, ...] = tuple(next(n for n, d in enumerate(DISTRICTS) if r in d.regions) for r in REGION_IDS)
"""By region: its district."""
CATHEDRALS: tuple[int, ...] = tuple(CITY[d.cathedral] for d in DISTRICTS)
"""By district."""
ARCHBISHOP: tuple[bool, ...] = tuple(d.rank == "archbishop" for d in DISTRICTS)
COMPASS = ("N", "E", "S", "W")
EXITS: tuple[dict[str, int], ...] = tuple({point: CITY[c] for point, c in city.exits.items()} for city in CITIES)
ROADS: tuple[tuple[int, ...], ...] = tuple(tuple(sorted(exits.values())) for exits in EXITS)
"""By city: its neighbours by road."""
SHERWOOD = len(CITIES)
"""Where a captive of the bandits lies: a place beyond the cities."""
SHERWOOD_LINKS: frozenset[int] = frozenset(CITY[c] for c in MAP.sherwood.links)
PLACES: tuple[str, ...] = (*CITY_IDS, "sherwood")
PLACE: dict[str, int] = _index(PLACES)


def seas_beside(region: int) -> tuple[int, int]:
    """The two seas that a ship reaches with one move from the sea of ``region`` (5.4)."""
    ring = [n - 1 for n in MAP.sea_ring]
    at = ring.index(region)
    return ring[at - 1], ring[(at + 1) % len(ring)]


BESIDE: tuple[frozenset[int], ...] = tuple(
    frozenset({region, *seas_beside(region)} | {REGION_OF[to] for c in CITIES_OF[region] for to in ROADS[c]})
    for region in range(len(REGIONS))
)
"""By region: itself and those that touch it by land or sea (2.5)."""

# --- the cards -------------------------------------------------------------------------------------------------------

CHARACTERS: tuple[Character, ...] = CARDS_FILE.characters
NOBLES: tuple[str, ...] = tuple(c.slug for c in CHARACTERS if c.kind in ("man", "woman"))
NOBLE: dict[str, int] = _index(NOBLES)
MAN: tuple[bool, ...] = tuple(c.kind == "man" for c in CHARACTERS if c.kind in ("man", "woman"))
ARTHUR = NOBLE["arthur"]
ABBESSES: tuple[int, ...] = tuple(n for n, c in enumerate(CHARACTERS) if c.kind == "abbess")
"""Cards of the abbesses, by abbey."""
PRELATES: tuple[int, ...] = tuple(n for n, c in enumerate(CHARACTERS) if c.kind == "prelate")
"""Cards of bishops and archbishops, by district."""
MERCENARIES: tuple[int, ...] = tuple(n for n, c in enumerate(CHARACTERS) if c.kind == "mercenary")
BURGHERS: dict[int, int] = {n: int(c.slug.rsplit("-", 1)[1]) for n, c in enumerate(CHARACTERS) if c.kind == "burgher"}
"""Votes in Parliament, by card (11.2)."""
FORTUNES: tuple[Fortune, ...] = CARDS_FILE.fortunes
DISASTERS: tuple[Disaster, ...] = CARDS_FILE.disasters
CARDS: tuple[str, ...] = (
    *(c.slug for c in CHARACTERS),
    *(f.slug for f in FORTUNES for _ in range(f.count)),
    *(d.slug for d in DISASTERS for _ in range(d.count)),
)
"""Every card by number: characters, fortunes, disasters. Copies share a slug."""
FIRST_FORTUNE = len(CHARACTERS)
FIRST_DISASTER = FIRST_FORTUNE + sum(f.count for f in FORTUNES)
CARD_SLUGS: tuple[str, ...] = tuple(dict.fromkeys(CARDS))
OPPORTUNITY: frozenset[str] = frozenset(
    [f.slug for f in FORTUNES if f.opportunity] + [c.slug for c in CHARACTERS if c.kind in ("mercenary", "burgher")]
)
"""Cards with the bolt: playable at any moment but the drawing (2.6, 10.0, 11.0)."""
PLAGUE, STORMS, FAMINE, INVADERS = (d.slug for d in DISASTERS)
HARVEST, FAIR_WEATHER, TAX, REBELLION, PASSAGE, ASSASSINATION, JUSTICE, AMBUSH = (f.slug for f in FORTUNES)

# --- servants, relics, titles -----------------------------------------------------------------------------------------

SERVANT_IDS: tuple[str, ...] = tuple(s.slug for s in SERVANTS)
SERVANT: dict[str, int] = _index(SERVANT_IDS)
MASON = "ivo"
"""The mason, with whom a fortress costs less (4.2)."""
FAMILIES = ("gules", "azure", "vert", "or")
"""The families by the colour of their arms."""
FAMILY: dict[str, int] = _index(FAMILIES)
RELICS = ("grail", "chasuble", "skull", "shin")
GRAIL, CHASUBLE, SKULL, SHIN = range(4)
RANK: dict[str, int] = {"barony": 0, "county": 1, "duchy": 2}
"""Order of the fiefs, smallest first (4.6)."""

# --- units -----------------------------------------------------------------------------------------------------------

UNITS: tuple[Unit, ...] = N.units
UNIT_IDS: tuple[str, ...] = tuple(u.slug for u in UNITS)
UNIT: dict[str, int] = _index(UNIT_IDS)
SOLDIER, ARCHER, KNIGHT, CROSSBOW, BOMBARD, CATAPULT = range(len(UNITS))
TROOPS = (SOLDIER, ARCHER, KNIGHT, CROSSBOW)
"""They come first among the units."""
ENGINES = (BOMBARD, CATAPULT)
PRICE: tuple[int, ...] = tuple(u.price for u in UNITS)
POINTS: tuple[int, ...] = tuple(u.points for u in UNITS)
HITS: tuple[int, ...] = tuple(u.hits for u in UNITS)
RESERVE: tuple[int, ...] = tuple(u.reserve for u in UNITS)


def is_disaster(card: int) -> bool:
    """Whether a card is a Disaster (red back)."""
    return card >= FIRST_DISASTER


def is_character(card: int) -> bool:
    """Whether a card is of the Character deck."""
    return card < FIRST_FORTUNE
