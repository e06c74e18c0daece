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
RELIGIONS = ("christian", "muslim", "pagan")
CHRISTIAN, MUSLIM, PAGAN = range(3)
STACK = 10
"""Units in a hex, leaders aside (12.1)."""
CARGO = 3
"""Land units that a fleet carries, leaders aside (19.4a)."""


class Kind(msgspec.Struct, frozen=True):
    """A kind of unit: strength and operations as printed, price as mercenary (0: not for sale), upkeep a turn."""

    slug: str
    strength: int
    operations: int
    mercenary: int
    upkeep: int
    levy: bool


class UnitsFile(msgspec.Struct, frozen=True):
    """``data/units.json``."""

    source: str
    kinds: tuple[Kind, ...]
    fleet_levy: tuple[str, ...]
    leaders: int
    status: dict[str, str]


class Region(msgspec.Struct, frozen=True):
    """A region: levy units a turn, printed religion, first control, counters there are, units and where they start."""

    slug: str
    levy: int
    religion: str
    control: str
    frankish: bool
    limit: dict[str, int]
    start: dict[str, int]
    placement: tuple[tuple[str, str, int], ...]
    levy_status: str


class RegionsFile(msgspec.Struct, frozen=True):
    """``data/regions.json``."""

    source: str
    regions: tuple[Region, ...]


class Marker(msgspec.Struct, frozen=True):
    """A stratagem marker, how many there are, and the regions where it counts as two for vassalage (9.5)."""

    slug: str
    count: int
    double: tuple[str, ...] = ()


class MarkersFile(msgspec.Struct, frozen=True):
    """``data/markers.json``."""

    status: str
    markers: tuple[Marker, ...]
    start: tuple[int, int]


class EventRow(msgspec.Struct, frozen=True):
    """A row of the events table and the regions it makes roll for revolt."""

    number: int
    slug: str
    regions: tuple[str, ...] = ()


class EventsFile(msgspec.Struct, frozen=True):
    """``data/events.json``."""

    status: str
    events: tuple[EventRow, ...]


class Table(msgspec.Struct, frozen=True):
    """A table of results: a row for each face of the die, a column by odds, strength or differential."""

    status: str
    columns: tuple[str, ...]
    rows: dict[str, tuple[str, ...]]


class RevoltTable(msgspec.Struct, frozen=True):
    """The least modified die that makes a region neutral, and the least that turns a neutral one Tribal; what another
    faith than the Christian, or than its own at the start, adds to the die."""

    status: str
    neutral_from: int
    tribal_from: int
    faith: int


class Operations(msgspec.Struct, frozen=True):
    """What operations cost, and what a forced march gives and a harsh winter takes."""

    status: str
    battle: int
    pillage: int
    conversion: int
    forced_march: int
    harsh_winter: int


class Treasury(msgspec.Struct, frozen=True):
    """Income and prices."""

    burg: int
    region_income: dict[str, int]
    build_burg: int
    build_civilisation: int
    stratagem: int
    remove_pillage: int
    start: tuple[int, int]
    ring: int
    status: str


class Victory(msgspec.Struct, frozen=True):
    """The six bands by least points, highest first, and what Charlemagne's death costs."""

    status: str
    bands: tuple[tuple[int, str], ...]
    charlemagne: int


class TablesFile(msgspec.Struct, frozen=True):
    """``data/tables.json``."""

    battle: Table
    pillage: Table
    vassalage: Table
    conversion: Table
    revolt: RevoltTable
    operations: Operations
    treasury: Treasury
    victory: Victory


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
    """A type of counter: a kind of unit of a region (-1 for leaders and the Scara) and its counters."""

    slug: str
    kind: str
    region: int
    first: int
    count: int
    strength: int
    operations: int
    upkeep: int


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
