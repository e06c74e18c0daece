"""What the data files must fulfil: every figure of the rulebook that they rest on, so that no change goes unseen."""

from __future__ import annotations

from itertools import pairwise

from engine.charlemagne.board import (
    AREA_REGIONS,
    AROUND,
    COAST,
    COLS,
    GROUND,
    HEXES,
    LAND_SIDES,
    MAP,
    MEDITERRANEAN,
    PLACE,
    PLACES,
    PORT_PRINTED,
    PRINTED,
    ROWS,
    SEA,
    SEA_SIDES,
    TERRAIN,
    at,
    connected,
    pair,
)
from engine.charlemagne.game_data import (
    BURGS_OF,
    EVENTS,
    KIND,
    LAND_OF,
    MARKER_IDS,
    MARKERS,
    MARKERS_FILE,
    PLACES_OF,
    REGION,
    REGION_IDS,
    REGIONS,
    RELIGIONS,
    TABLES,
    TYPES,
    Region,
    Table,
)


def check_map() -> list[str]:
    """What is wrong with the map; empty when it is sound."""
    found: list[str] = []
    if (COLS, ROWS) != (51, 45) or len(MAP.terrain) != ROWS or {len(r) for r in (*MAP.terrain, *MAP.region)} != {COLS}:
        found.append("the map must be 51 by 45 hexes")
    if len(set(PLACES)) != len(PLACES) or set(PLACES) & set(REGION_IDS):
        found.append("two places, or a place and a region, share a name")
    if len(PRINTED) != 64 or any(LAND_OF[p] < 0 for p in PRINTED):
        found.append("there must be 64 printed burgs, each in a region")
    for sides in (MAP.sides, *(r.sides for r in MAP.rivers)):
        for a, b in map(pair, sides):
            if b not in AROUND[a]:
                found.append(f"{PLACES[a]} and {PLACES[b]} have no side in common")
    for road in MAP.passes:
        steps = [at(h) for h in road.hexes]
        if any(b not in LAND_SIDES[a] for a, b in pairwise(steps)):
            found.append(f"the pass {road.name} is broken")
        if not any(TERRAIN[p] == "rough" for p in steps):
            found.append(f"the pass {road.name} leads through no rough hex")
    for p in range(HEXES):
        coastal = any(SEA[q] for q in AROUND[p]) or any(q in SEA_SIDES[p] for q in AROUND[p])
        if COAST[p] and not coastal:
            found.append(f"{PLACES[p]} is a coast without sea")
        if SEA[p] and (LAND_SIDES[p] or LAND_OF[p] >= 0):
            found.append(f"{PLACES[p]} is sea and land")
    if any(not COAST[p] for p in PORT_PRINTED):
        found.append("a port lies inland")
    if PLACE["rome"] in PORT_PRINTED or PLACE["naples"] not in PORT_PRINTED:
        found.append("Naples is a port, Rome is none (19.4b3)")
    found += _waters()
    if sorted(MAP.edges) != sorted(AREA_REGIONS):
        found.append("there are four peripheral areas (22)")
    edge = {"caliphate": (0, None), "byzantium": (COLS - 1, None), "slavs": (COLS - 1, None), "norse": (None, 0)}
    for area, (col, row) in edge.items():
        for p in map(at, MAP.edges[area]):
            if (col is not None and p % COLS != col) or (row is not None and p // COLS != row):
                found.append(f"{PLACES[p]} is not on the edge of {area}")
    if any(not SEA[at(h)] for h in MAP.edges["norse"]) or any(SEA[at(h)] for h in MAP.edges["slavs"]):
        found.append("the Norse come by sea, the Slavs by land (22.2)")
    if [PLACES[at(h)] for h in MAP.civilisation] != ["aachen", "rome", "venice", "valencia", "london"]:
        found.append("civilisation begins in Aachen, Rome, Venice, Valencia and London (scenario 6)")
    return found


def _waters() -> list[str]:
    """The Mediterranean and the northern seas are apart, and every printed port lies on the side it is said to. (The
    Baltic is a sea of its own: the straits are too narrow for hexes of 50 km.)"""
    south, north = connected(PLACE["marseille"], SEA_SIDES), connected(PLACE["london"], SEA_SIDES)
    found = ["the seas are joined on the map"] if south & north else []
    for p in PORT_PRINTED:
        if (p in MEDITERRANEAN) != (p in south):
            found.append(f"{PLACES[p]} lies on the wrong sea")
    return found


def check_regions() -> list[str]:
    """What is wrong with the regions, their units and their first places."""
    found: list[str] = []
    if len(REGIONS) != 32 or sum(r.control == "empire" for r in REGIONS) != 9:
        found.append("there are 32 regions, nine of them the Empire's (scenario 3a)")
    if {r.slug for r in REGIONS if r.control == "tribal"} != {"saxony", "lombardy"}:
        found.append("Saxony and Lombardy are Tribal (scenario 5a)")
    if sum(r.levy for r in REGIONS) != 45 or sum(r.levy for r in REGIONS if r.frankish) != 14:
        found.append("the levies are 45, the Empire's 14 at the start")
    if REGIONS[REGION["neustria"]].levy != 2 or REGIONS[REGION["saxony"]].levy != 2:
        found.append("Neustria and Saxony raise two units (27.1a, 4.2b)")
    if sum(len(BURGS_OF[REGION[r.slug]]) for r in REGIONS if r.frankish) != 23:
        found.append("the Empire begins with 23 burgs")
    if sum(r.religion != "christian" for r in REGIONS) != 13:
        found.append("thirteen regions are not Christian")
    for region in REGIONS:
        found += _region(region)
    return found


def _region(region: Region) -> list[str]:
    found: list[str] = []
    index, start = REGION[region.slug], region.start
    militia = start.get("militia", 0)
    if militia != len(BURGS_OF[index]) and BURGS_OF[index]:
        found.append(f"{region.slug} has not as many militia as burgs")
    best = start.get("warriors", 0) + start.get("nomads", 0) + start.get("field-army", 0)
    if start and region.levy != max(1, best):
        found.append(f"the levy of {region.slug} is not its warriors, nomads and armies")
    if region.religion not in RELIGIONS or any(k not in KIND for k in region.limit):
        found.append(f"{region.slug} has an unknown religion or unit")
    if any(n > region.limit.get(kind, 0) for kind, n in start.items()):
        found.append(f"{region.slug} starts with more counters than there are (11.4)")
    placed: dict[str, int] = {}
    load: dict[int, int] = {}
    for place, kind, count in region.placement:
        p = PLACE[place]
        placed[kind] = placed.get(kind, 0) + count
        load[p] = load.get(p, 0) + count
        if p not in PLACES_OF[index] or (kind == "fleet" and not COAST[p]):
            found.append(f"{region.slug} places a unit outside itself")
    if placed != start:
        found.append(f"{region.slug} does not place what it starts with")
    if any(p not in load for p in BURGS_OF[index]) and start:
        found.append(f"{region.slug} leaves a burg empty (scenario 7b)")
    for p, units in load.items():
        feeds = GROUND.area_forage if p >= HEXES else GROUND.rows[TERRAIN[p]].forage + (p in PRINTED)
        if units > feeds:
            found.append(f"{region.slug} starts hungry in {PLACES[p]} (scenario 7b)")
    return found


def _table(name: str, table: Table, columns: int, codes: set[str]) -> list[str]:
    found: list[str] = []
    if len(table.columns) != columns or sorted(table.rows) != list("123456"):
        found.append(f"the table {name} must have {columns} columns and six rows")
    if any(len(row) != columns or not {c.rstrip("*") for c in row} <= codes for row in table.rows.values()):
        found.append(f"the table {name} has an unknown result")
    return found


def check_tables() -> list[str]:
    """What is wrong with units, markers, events and tables of results."""
    found: list[str] = []
    printed = {"leader": (1, 24), "field-army": (6, 18), "warriors": (6, 12), "nomads": (4, 18), "militia": (2, 6),
               "fleet": (2, 24), "scara": (6, 18)}  # fmt: skip
    if {k.slug: (k.strength, k.operations) for k in KIND.values()} != printed:
        found.append("units have the values of rule 2c")
    if any(KIND[k].mercenary or KIND[k].upkeep for k in ("leader",)):
        found.append("leaders are not for sale and need no supply (21.5)")
    if sum(m.count for m in MARKERS) != 54 or MARKERS_FILE.start != (6, 3):
        found.append("there are 54 markers, six and three drawn at the start")
    doubled = {"crown-of-pavia", "donation-of-constantine", "general-assembly", "avar-ring"}
    if {m.slug for m in MARKERS if m.double} != doubled or any(r not in REGION for m in MARKERS for r in m.double):
        found.append("four markers count twice (9.5)")
    if MARKER_IDS[-1] != "leader-death":
        found.append("the leader's death is the last marker")
    if sorted(EVENTS) != [t * 10 + u for t in range(1, 7) for u in range(1, 7)]:
        found.append("events are numbered 11 to 66 (6.1)")
    if EVENTS[12].slug != "historical-optimism":
        found.append("12 is Historical Optimism (6.1)")
    for event in EVENTS.values():
        if "austrasia" in event.regions or any(r not in REGION for r in event.regions):
            found.append(f"event {event.number} names Austrasia or no region (7.3)")
    battle = {"AE", "AH", "A1", "AR", "EX", "DR", "D1", "DH", "DE"}
    found += _table("battle", TABLES.battle, 7, battle)
    found += _table("vassalage", TABLES.vassalage, 6, {"-", "N", "C"})
    found += _table("conversion", TABLES.conversion, 6, {"-", "C", "R"})
    found += _table("pillage", TABLES.pillage, 5, {"-", "0", "1", "2", "3", "4"})
    if TABLES.battle.columns != ("1/3", "1/2", "1/1", "1.5/1", "2/1", "3/1", "4/1"):
        found.append("odds go from 1/3 to 4/1 with 1.5/1 (16.6)")
    money = TABLES.treasury
    if (money.burg, money.build_burg, money.build_civilisation, money.stratagem) != (1, 5, 5, 2):
        found.append("a burg yields 1, building costs 5, a marker 2 (10)")
    if money.region_income != {"byzantium": 5, "caliphate": 3} or money.start != (10, 0):
        found.append("Byzantium yields 5, the Caliphate 3; the treasuries begin with 10 and 0")
    bands = [least for least, _ in TABLES.victory.bands]
    if bands != [100, 80, 60, 40, 20, 0] or TABLES.victory.charlemagne != -3:
        found.append("the six bands and Charlemagne's -3 are those of rule 27")
    doubles = {k for k, g in GROUND.rows.items() if g.defence == 2}
    if doubles != {"rough", "marsh"} or (GROUND.pass_cost, GROUND.area_cost, GROUND.area_forage) != (1, 5, 10):
        found.append("rough and marsh double; a pass costs 1, an area 5 and feeds 10")
    if (GROUND.sea_from_port, GROUND.sea_from_coast) != (1, 2):
        found.append("a sea hex costs 1 from a port, 2 from an open coast (19.4b)")
    if len(TYPES) != sum(len(r.limit) for r in REGIONS) + 3:
        found.append("there is a type for each limit, the Scara, leaders and Charlemagne")
    return found


def check_data() -> list[str]:
    """Everything that is wrong with the data files; empty when they are sound."""
    return [*check_map(), *check_regions(), *check_tables()]
