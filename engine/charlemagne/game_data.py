"""Regions, counters, stratagem markers, events and tables: the data files beside the map, read once.

Everywhere in the state a region, a counter, a type of unit and a kind of marker are indices into the tables below.
Strengths are combat points, operations values are points a turn, money is in points of treasure.
"""

from __future__ import annotations

import msgspec

from engine.charlemagne.board import AREA_REGIONS, AROUND, HEXES, LAND_STEPS, MAP, PLACES, PRINTED, SEA, read

EMPIRE, TRIBAL, NEUTRAL = 0, 1, -1
SIDES = ("empire", "tribal")
TURNS = 9
FACES = range(1, 7)
"""Of a die."""
RELIGIONS = ("christian", "muslim", "pagan")
CHRISTIAN, MUSLIM, PAGAN = range(3)
STACK = 10
"""Units in a hex, leaders aside (12.1)."""
CARGO = 3
"""Land units that a fleet carries, leaders aside (19.4a)."""


class Kind(msgspec.Struct, frozen=True):
    """A kind of unit."""

    slug: str
    """The second half of a type's slug, such as ``militia``."""
    strength: int
    """Combat points, as printed."""
    operations: int
    """Operations points before the die, as printed (13.2)."""
    mercenary: int
    """Price of a mercenary of it in points of treasure, 0 for not for sale."""
    upkeep: int
    """Points of treasure that one costs a turn where the place does not feed it (20.2)."""
    levy: bool
    """Whether it comes by levy (11.1b)."""


class UnitsFile(msgspec.Struct, frozen=True):
    """``data/units.json``."""

    source: str
    """Where in the rulebook the numbers are."""
    kinds: tuple[Kind, ...]
    """The kinds of unit."""
    fleet_levy: tuple[str, ...]
    """Slugs of the regions that raise fleets by levy (11.1b)."""
    leaders: int
    """How many leader counters there are, Charlemagne not among them."""
    status: dict[str, str]
    """By what a number is for: whether it is from the rulebook's text or invented."""


class Region(msgspec.Struct, frozen=True):
    """A region."""

    slug: str
    """Its name in actions, events and views."""
    levy: int
    """Units it raises in a levy phase; the Empire's victory points for it (27.1)."""
    religion: str
    """Its printed faith."""
    control: str
    """Who controls it at the start: ``empire``, ``tribal`` or ``neutral``."""
    frankish: bool
    """Whether it is one of the Frankish regions."""
    limit: dict[str, int]
    """How many counters there are of each kind of its units."""
    start: dict[str, int]
    """How many of them are in play at the start."""
    placement: tuple[tuple[str, str, int], ...]
    """Where they start by the fixed placement: (place, kind, count)."""


class RegionsFile(msgspec.Struct, frozen=True):
    """``data/regions.json``."""

    source: str
    """What is from the rulebook and what is reconstructed."""
    regions: tuple[Region, ...]
    """The regions, in the order in which the state counts them."""


class Marker(msgspec.Struct, frozen=True):
    """A kind of stratagem marker."""

    slug: str
    """Its name in actions, events and views."""
    count: int
    """How many there are."""
    double: tuple[str, ...] = ()
    """Slugs of the regions where it counts as two for vassalage (9.5)."""


class MarkersFile(msgspec.Struct, frozen=True):
    """``data/markers.json``."""

    status: str
    """Which names and numbers are from the rulebook's text and which are invented."""
    markers: tuple[Marker, ...]
    """The kinds of marker, in the order in which the state counts them."""
    start: tuple[int, int]
    """How many markers each seat draws at the start."""


class EventRow(msgspec.Struct, frozen=True):
    """A row of the events table."""

    number: int
    """Its two dice, tens and units, from 11 to 66 (6.1)."""
    slug: str
    """Its name in events, such as ``plague``."""
    regions: tuple[str, ...] = ()
    """Slugs of the regions it makes roll for revolt; empty where the row names none itself."""


class EventsFile(msgspec.Struct, frozen=True):
    """``data/events.json``."""

    status: str
    """Which events are from the rulebook's text and which are ours."""
    events: tuple[EventRow, ...]
    """The rows of the table, by number."""


class Table(msgspec.Struct, frozen=True):
    """A table of results."""

    status: str
    """Which parts are from the rulebook's text and which are invented."""
    columns: tuple[str, ...]
    """The headings of its columns: odds, strength or differential, lowest first."""
    rows: dict[str, tuple[str, ...]]
    """Result codes by the face of the die, one for each column."""


class RevoltTable(msgspec.Struct, frozen=True):
    """Results of a revolt (7.2)."""

    status: str
    """Which parts are from the rulebook's text and which are invented."""
    neutral_from: int
    """The least modified die that makes a region neutral."""
    tribal_from: int
    """The least modified die that turns a neutral region Tribal."""
    faith: int
    """What another faith than the Christian, or than its own at the start, adds to the die."""


class Operations(msgspec.Struct, frozen=True):
    """What operations cost and change, in operations points (13.3)."""

    status: str
    """Whether the numbers are from the rulebook's text or invented."""
    battle: int
    """What an attack costs."""
    pillage: int
    """What pillage costs."""
    conversion: int
    """What an attempt at conversion costs."""
    forced_march: int
    """What a forced march gives."""
    harsh_winter: int
    """What a harsh winter takes from every force (event 55)."""


class Treasury(msgspec.Struct, frozen=True):
    """Income and prices, in points of treasure (10)."""

    burg: int
    """Income of a held burg (10.1)."""
    region_income: dict[str, int]
    """Income of a controlled region besides its burgs, by slug."""
    build_burg: int
    """Price of a burg marker (23.1)."""
    build_civilisation: int
    """Price of a civilisation marker (24.1)."""
    stratagem: int
    """Price of a stratagem marker (10.2)."""
    remove_pillage: int
    """Price of clearing a pillaged hex (17.4)."""
    start: tuple[int, int]
    """Points that each seat has at the start."""
    ring: int
    """What the Avar ring gives when it is played."""
    status: str
    """Which of the numbers are from the rulebook's text and which are invented."""


class Victory(msgspec.Struct, frozen=True):
    """The levels of victory (27)."""

    status: str
    """Whether the numbers are from the rulebook's text or invented."""
    bands: tuple[tuple[int, str], ...]
    """The six bands, each with its least points for the Empire, highest first."""
    charlemagne: int
    """Points that Charlemagne's death gives the Empire: a negative number."""


class TablesFile(msgspec.Struct, frozen=True):
    """``data/tables.json``."""

    battle: Table
    """Results of battles by odds (16.7)."""
    pillage: Table
    """Booty by strength; ``-`` is a failure (17.1)."""
    vassalage: Table
    """Results of vassalage by differential: ``-`` nothing, ``N`` neutral, ``C`` success (9.1)."""
    conversion: Table
    """Results of conversion by differential: ``-`` nothing, ``C`` success, ``R`` a revolt (18.1)."""
    revolt: RevoltTable
    """Results of revolts."""
    operations: Operations
    """Costs of operations."""
    treasury: Treasury
    """Income and prices."""
    victory: Victory
    """Levels of victory."""


UNITS: UnitsFile = read("units.json", UnitsFile)
REGIONS_FILE: RegionsFile = read("regions.json", RegionsFile)
MARKERS_FILE: MarkersFile = read("markers.json", MarkersFile)
EVENTS: dict[int, EventRow] = {e.number: e for e in read("events.json", EventsFile).events}
TABLES: TablesFile = read("tables.json", TablesFile)

KIND: dict[str, Kind] = {k.slug: k for k in UNITS.kinds}
REGIONS: tuple[Region, ...] = REGIONS_FILE.regions
REGION_IDS: tuple[str, ...] = tuple(r.slug for r in REGIONS)
REGION: dict[str, int] = {r: n for n, r in enumerate(REGION_IDS)}
FRANKISH: frozenset[int] = frozenset(n for n, r in enumerate(REGIONS) if r.frankish)
AUSTRASIA = REGION["austrasia"]
FIRST_RELIGION: tuple[int, ...] = tuple(RELIGIONS.index(r.religion) for r in REGIONS)
FIRST_CONTROL: tuple[int, ...] = tuple({"empire": 0, "tribal": 1}.get(r.control, NEUTRAL) for r in REGIONS)
LEVY: tuple[int, ...] = tuple(r.levy for r in REGIONS)
_CODES = "".join(MAP.region)
LAND_OF: tuple[int, ...] = (
    *(REGION[MAP.region_key[c]] if c in MAP.region_key else -1 for c in _CODES),
    *(REGION[r] for r in AREA_REGIONS),
)
"""By place: the region it belongs to, -1 for the sea and for land of no region."""
PLACES_OF: tuple[tuple[int, ...], ...] = tuple(
    tuple(p for p, r in enumerate(LAND_OF) if r == n) for n in range(len(REGIONS))
)
BURGS_OF: tuple[tuple[int, ...], ...] = tuple(tuple(p for p in places if p in PRINTED) for places in PLACES_OF)
"""By region: hexes with a printed burg."""
AREA_OF: dict[int, int] = {REGION[r]: HEXES + n for n, r in enumerate(AREA_REGIONS)}
"""By region: its peripheral area."""


def _borders(region: int) -> frozenset[int]:
    found = {LAND_OF[q] for p in PLACES_OF[region] for q, _ in LAND_STEPS[p]}
    found |= {LAND_OF[q] for p in PLACES_OF[region] if p < HEXES for q in AROUND[p]}
    return frozenset(found - {region, -1})


BORDERS: tuple[frozenset[int], ...] = tuple(_borders(n) for n in range(len(REGIONS)))
"""By region: regions that lie beside it."""


class Type(msgspec.Struct, frozen=True):
    """A type of counter: a kind of unit of a region."""

    slug: str
    """Its name in actions, events and views, such as ``saxony-warriors``."""
    kind: str
    """Slug of its kind; of Charlemagne too it is ``leader``."""
    region: int
    """The region it belongs to, -1 for leaders and the Scara."""
    first: int
    """The first of its counters; the others follow."""
    count: int
    """How many counters it has."""
    strength: int
    """Combat points of one."""
    operations: int
    """Operations points of one before the die."""
    upkeep: int
    """Points of treasure that one costs a turn where the place does not feed it."""


def _types() -> tuple[Type, ...]:
    found: list[Type] = []
    first = 0

    def add(slug: str, kind: str, region: int, count: int) -> None:
        nonlocal first
        k = KIND[kind]
        found.append(Type(slug, kind, region, first, count, k.strength, k.operations, k.upkeep))
        first += count

    for n, r in enumerate(REGIONS):
        for kind, count in r.limit.items():
            add(f"{r.slug}-{kind}", kind, n, count)
    add("scara", "scara", -1, 1)
    add("leader", "leader", -1, UNITS.leaders)
    add("charlemagne", "leader", -1, 1)
    return tuple(found)


TYPES: tuple[Type, ...] = _types()
TYPE: dict[str, int] = {t.slug: n for n, t in enumerate(TYPES)}
TYPE_OF: tuple[int, ...] = tuple(n for n, t in enumerate(TYPES) for _ in range(t.count))
"""By counter: its type."""
COUNTERS = len(TYPE_OF)
NATION: tuple[int, ...] = tuple(TYPES[t].region for t in TYPE_OF)
STRENGTH: tuple[int, ...] = tuple(TYPES[t].strength for t in TYPE_OF)
OPERATIONS: tuple[int, ...] = tuple(TYPES[t].operations for t in TYPE_OF)
UPKEEP: tuple[int, ...] = tuple(TYPES[t].upkeep for t in TYPE_OF)
FLEET: tuple[bool, ...] = tuple(TYPES[t].kind == "fleet" for t in TYPE_OF)
LEADER: tuple[bool, ...] = tuple(TYPES[t].kind == "leader" for t in TYPE_OF)
CHARLEMAGNE = COUNTERS - 1
LEADERS: range = range(TYPES[TYPE["leader"]].first, CHARLEMAGNE)
"""The counters of the leader markers."""
SCARA = TYPES[TYPE["scara"]].first
LEVY_TYPES: tuple[tuple[int, ...], ...] = tuple(
    tuple(
        n
        for n, t in enumerate(TYPES)
        if t.region == r and KIND[t.kind].levy and (t.kind != "fleet" or REGIONS[r].slug in UNITS.fleet_levy)
    )
    for r in range(len(REGIONS))
)
"""By region: types that come by levy (11.1b); fleets only to Danes and Norse."""
HIRE_TYPES: tuple[tuple[int, ...], ...] = tuple(
    tuple(n for n, t in enumerate(TYPES) if t.region == r and KIND[t.kind].mercenary) for r in range(len(REGIONS))
)
MARKERS: tuple[Marker, ...] = MARKERS_FILE.markers
MARKER_IDS: tuple[str, ...] = tuple(m.slug for m in MARKERS)
MARKER: dict[str, int] = {m: n for n, m in enumerate(MARKER_IDS)}
DOUBLE: tuple[frozenset[int], ...] = tuple(frozenset(REGION[r] for r in m.double) for m in MARKERS)
VASSALAGE, MISSIONARY, ADVANCE = MARKER["vassalage"], MARKER["missionary"], MARKER["military-advance"]
ESPIONAGE, AUGUSTUS, LEADER_MARKER = MARKER["espionage"], MARKER["augustus"], MARKER["leader"]
DONATION, ASSEMBLY, RING_MARKER = MARKER["donation-of-constantine"], MARKER["general-assembly"], MARKER["avar-ring"]
ENVOYS, TREACHERY, MARCH = MARKER["royal-envoys"], MARKER["treachery"], MARKER["forced-march"]
TRIBUTE, DEATH = MARKER["tribute"], MARKER["leader-death"]
RING = next(n for n, slug in enumerate(PLACES) if slug == "the-ring")


def land_hexes(region: int) -> list[int]:
    """The hexes of a region that are not all sea."""
    return [p for p in PLACES_OF[region] if p < HEXES and not SEA[p]]
