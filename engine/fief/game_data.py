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
    """A church district (P1, 2.14)."""

    slug: str
    """Its id, the slug of its cathedral's city."""
    rank: str
    """The rank of its prelate: ``bishop`` or ``archbishop``."""
    cathedral: str
    """The city with its cathedral."""
    regions: tuple[str, ...]
    """The regions that lie in it."""


class Region(msgspec.Struct, frozen=True):
    """A region, the sea beside it among it."""

    slug: str
    """Its id."""
    name: str
    """Its name in English."""
    kind: str
    """The kind of its title: ``barony``, ``county`` or ``duchy``."""
    cost: int
    """What the title costs, in shillings: two a city (4.3)."""
    port: str
    """The city with its port (5.4)."""
    cities: tuple[str, ...]
    """Slugs of the cities in it."""
    excalibur: str
    """The city where Excalibur sticks if the die names this region (P12)."""


class City(msgspec.Struct, frozen=True):
    """A city."""

    slug: str
    """Its id."""
    name: str
    """Its name in English."""
    region: str
    """Slug of the region where it lies."""
    cathedral: bool
    """Whether a cathedral stands in it."""
    exits: dict[str, str]
    """The city at the other end of each of its roads, by point of the compass: ``N``, ``E``, ``S`` or ``W``."""
    at: tuple[float, float]
    """Where it lies, in degrees east and north."""
    draw: tuple[float, float]
    """Where it is drawn, in degrees east and north, so that names find room."""


class Road(msgspec.Struct, frozen=True):
    """A road."""

    ends: tuple[str, str]
    """The two cities that it links."""
    status: str
    """Where we know it from: the examples of the rulebook that name it, or ``made`` for one of our own."""


class Sherwood(msgspec.Struct, frozen=True):
    """The forest: any two of its cities are one bandit move apart (13.4)."""

    links: tuple[str, ...]
    """Its cities."""
    draw: tuple[float, float]
    """Where its middle is drawn, in degrees east and north."""


class MapFile(msgspec.Struct, frozen=True):
    """``data/map.json``."""

    source: str
    """What of the map is the rulebook's and what is our own."""
    sea_ring: tuple[int, ...]
    """The numbers of the seas, from 1 in the order of ``regions``, as they follow each other round the coast (5.4)."""
    districts: tuple[District, ...]
    """The church districts."""
    regions: tuple[Region, ...]
    """The regions, in the order of their numbers I to VI."""
    cities: tuple[City, ...]
    """The cities, region by region."""
    roads: tuple[Road, ...]
    """Every road."""
    sherwood: Sherwood
    """The forest."""


class Character(msgspec.Struct, frozen=True):
    """A card of the Character deck."""

    slug: str
    """Its id; of a man or a woman, the Noble's."""
    kind: str
    """``man``, ``woman``, ``abbess``, ``prelate``, ``mercenary`` or ``burgher``."""
    ours: bool
    """Whether its name is our own, not the rulebook's."""


class Fortune(msgspec.Struct, frozen=True):
    """A kind of Fortune card."""

    slug: str
    """Its id."""
    count: int
    """How many of it are in the deck."""
    opportunity: bool
    """Whether it may be played at nearly any moment (2.6)."""


class Disaster(msgspec.Struct, frozen=True):
    """A kind of Disaster card (2.5)."""

    slug: str
    """Its id."""
    count: int
    """How many of it are in the deck."""


class CardsFile(msgspec.Struct, frozen=True):
    """``data/cards.json``."""

    status: str
    """What of the cards is the rulebook's and what is our own."""
    characters: tuple[Character, ...]
    """The Character deck, card by card: Nobles first, then church titles, Mercenaries and Burghers."""
    fortunes: tuple[Fortune, ...]
    """The kinds of Fortunes."""
    disasters: tuple[Disaster, ...]
    """The kinds of Disasters, which are shuffled among the Fortunes (P4)."""


class Servant(msgspec.Struct, frozen=True):
    """A servant (2.12)."""

    slug: str
    """Its id."""
    use: str
    """``passive`` (always at work), ``round`` (once a round) or ``once`` (then gone)."""
    when: str
    """At what it helps, such as ``plague`` or ``purchase``; ``any`` moment."""


class ServantsFile(msgspec.Struct, frozen=True):
    """``data/servants.json``."""

    status: str
    """What of the servants is the rulebook's and what is our own."""
    servants: tuple[Servant, ...]
    """Every servant."""


class Unit(msgspec.Struct, frozen=True):
    """A kind of troop or engine (4.0)."""

    slug: str
    """Its id."""
    price: int
    """Shillings for one."""
    points: int
    """Points in melee (7.3)."""
    hits: int
    """Hits it takes; 0 for engines, which hits do not strike."""
    reserve: int
    """Pieces that a family has; 0 for crossbows, which lie on their card."""


class Start(msgspec.Struct, frozen=True):
    """What a family starts with (P6, P14)."""

    money: int
    """Shillings."""
    knight: int
    """Knights."""
    archer: int
    """Archers."""
    soldier: int
    """Soldiers."""


class Bandits(msgspec.Struct, frozen=True):
    """What the bandits ask for a Noble they have caught, in shillings (13.4)."""

    noble: int
    """For one without a fief who is no cleric."""
    lord: int
    """For a Lord who is no cleric."""
    cleric: int
    """For a cleric without a fief."""
    cleric_lord: int
    """For a cleric who is a Lord."""
    caught: int
    """The highest die on which they catch somebody."""
    caught_woodward: int
    """The same for the woodward's master (2.12)."""


class NumbersFile(msgspec.Struct, frozen=True):
    """``data/numbers.json``. Prices and incomes are in shillings."""

    status: str
    """Where the numbers come from."""
    units: tuple[Unit, ...]
    """The kinds of troops and engines, troops first."""
    crossbows: int
    """Crossbows on a Mercenary card (11.1)."""
    fortress: int
    """Price of a fortress (4.2)."""
    fortress_mason: int
    """The same where the mason is (2.12)."""
    mill: int
    """Price of a mill (4.2)."""
    royal_fortress: int
    """Price of the Royal Fortress (4.9)."""
    catapult_work: int
    """What a besieger pays for a catapult (7.9)."""
    start: Start
    """What a family starts with (P6, P14)."""
    new_units: int
    """New units that a city takes in a round (4.0)."""
    hand: int
    """Cards that a hand holds (2.0)."""
    hand_two: int
    """The same in a game of two (13.7)."""
    draws: int
    """Cards that a seat draws in a round (2.0)."""
    draws_two: int
    """The same in a game of two (13.7)."""
    characters: int
    """How many of those may be Characters (2.0)."""
    characters_two: int
    """The same in a game of two (13.7)."""
    nobles: int
    """Nobles that a family may have, captives among them (2.2)."""
    pigeons: int
    """Pigeons of a family for the whole game (2.15)."""
    treasures: int
    """Treasures of a family for each round (11.3)."""
    mills: int
    """Mills in the supply (P11)."""
    forts: int
    """Fortress markers in the supply, a Walled City being the back of one (P11)."""
    heresies: int
    """Heresy markers in the supply (P2)."""
    garters: int
    """Garters in the supply (P2, 13.3)."""
    city_income: int
    """Income of a city, and once more of its fort (3.0)."""
    mill_income: int
    """Income of a mill (3.0)."""
    queen_income: int
    """Income of the Queen's family (3.0)."""
    abbey_income: int
    """Income of an abbey for each Lord or abbess in it, and of one without an abbess (3.1)."""
    fair_income: int
    """What each of Harvest and Fair Weather adds to a mill and to an abbey in its region (2.7)."""
    royal_abbey_income: int
    """Income of an abbey for each of the Royal Family in it (3.1)."""
    relic_income: int
    """Income of an abbey for each known relic in its city (3.1)."""
    excalibur_income: int
    """Income of an abbey for Excalibur in its city (3.1)."""
    tallage: int
    """What a tallage brings for each city (3.2)."""
    royal_tax: int
    """What the Royal Tax brings (9.2)."""
    burn: int
    """What burning a mill of one's own brings (3.4)."""
    pillage_mill: int
    """What pillaging a mill brings (7.10)."""
    pillage_abbey: int
    """What pillaging an abbey brings (7.10)."""
    ransom: int
    """The ransom of a Noble (7.7)."""
    ransom_title: int
    """What each title adds to a ransom (7.7)."""
    ransom_advocate: int
    """What the advocate takes off their master's ransom, which stays that of a Noble at least (2.12)."""
    ransom_gaoler: int
    """What the gaoler adds to the ransom of their master's captives (2.12)."""
    calm: int
    """What a cleric pays to end one rebellion (10.1)."""
    calm_almoner: int
    """The same with the almoner (2.12)."""
    preach: int
    """The highest die on which a cleric ends one rebellion with words (10.1)."""
    preach_almoner: int
    """The same with the almoner (2.12)."""
    danish_tax: int
    """What sends an army of invaders away (6.9)."""
    danish_tax_interpreter: int
    """The same with the interpreter (2.12)."""
    intercede: int
    """The highest die on which a cleric sends invaders away with words (6.10)."""
    plague: int
    """The highest die on which the plague kills (2.5)."""
    plague_herbwife: int
    """The same for the herbwife's master (2.12)."""
    sword: int
    """Faces of a die on which Excalibur is drawn (13.2)."""
    sword_arthur: int
    """The same for Arthur (13.2)."""
    armies: int
    """Armies of invaders (6.0)."""
    infantry: int
    """The most infantry that an army has (6.0)."""
    reinforcement: int
    """Infantry that a leader recruits in a round (6.1)."""
    infantry_hits: int
    """Hits that infantry takes (6.0)."""
    infantry_points: int
    """Points of infantry in melee (6.0)."""
    leader_hits: int
    """Hits that a leader of invaders takes (6.0)."""
    leader_points: int
    """Points of a leader of invaders in melee (6.0)."""
    rounds: int
    """The last round (8.4)."""
    first_victory: int
    """The first round at whose end somebody can win (8.1)."""
    solo: int
    """Points with which a family wins alone (8.2)."""
    alliance: int
    """Points with which two allied families win together (8.3)."""
    wedded_two: int
    """Points with which the two wedded families of a seat win in a game of two (13.7)."""
    sherwood: Bandits
    """What the bandits ask (13.4)."""
    guards: int
    """Royal guards of a King or a Queen (13.1)."""
    dice: tuple[int, ...]
    """The hits on each face of a battle die (7.1)."""


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
