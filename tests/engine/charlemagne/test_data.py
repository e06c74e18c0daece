"""The data files fulfil every constraint of the rulebook, and the checks see when they do not."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec
import pytest

from engine.charlemagne import board, data_checks, game_data, movement
from engine.charlemagne.board import (
    AREAS,
    GROUND,
    HEXES,
    LAND_SIDES,
    MAP,
    PLACE,
    PLACES,
    PORT_PRINTED,
    PRINTED,
    SEA,
    SEA_SIDES,
    TERRAIN,
    TerrainFile,
    at,
    connected,
    distance,
    number,
    read,
    side,
)
from engine.charlemagne.data_checks import check_data, check_map, check_regions, check_tables
from engine.charlemagne.game_data import (
    BORDERS,
    COUNTERS,
    EVENTS,
    KIND,
    LAND_OF,
    MARKER_IDS,
    MARKERS,
    MARKERS_FILE,
    REGION,
    REGIONS,
    TABLES,
    TYPES,
    UNITS,
)


def test_data_is_sound() -> None:
    """Nothing is wrong with the files as they are."""
    assert check_data() == []


def test_hexes_have_six_sides() -> None:
    """Even columns lie half a hex lower: 2613 touches 2512-2514's neighbours as the sides of the map file say."""
    around = {PLACES[q] for q in LAND_SIDES[PLACE["aachen"]]}
    assert around == {"h2612", "h2614", "h2513", "h2514", "h2713", "h2714"}
    assert distance(at("2613"), at("2813")) == 2
    assert distance(at("0101"), at("0145")) == 44


def test_empire_holds_together() -> None:
    """Every land of the continent can be walked to from Aachen; islands cannot."""
    walk = connected(PLACE["aachen"], LAND_SIDES)
    for region in ("cordoba", "denmark", "avars", "benevento", "brittany"):
        assert any(p in walk for p in range(HEXES) if LAND_OF[p] == REGION[region]), region
    assert PLACE["london"] not in walk
    assert PLACE["london"] in connected(PLACE["quentovic"], SEA_SIDES)


def test_borders() -> None:
    """Regions know their neighbours."""
    assert REGION["saxony"] in BORDERS[REGION["austrasia"]]
    assert REGION["cordoba"] not in BORDERS[REGION["austrasia"]]
    assert BORDERS[REGION["norse"]] == frozenset()
    beside = {
        "anglo-saxons": {"neustria"},  # over the sea
        "slavs": {"wends", "avars"},  # from the area
        "denmark": {"saxony", "wends"},
        "norse": set[str](),
    }
    for region, others in beside.items():
        assert game_data._borders(REGION[region]) == {REGION[other] for other in others}, region


CORNERS = (
    "0101",
    "5101",
    "0145",
    "5145",
    "0201",
    "0245",
    "5001",
    "5045",
    "0220",
    "0120",
    "5120",
    "5020",
    "2613",
    "2513",
)


@pytest.mark.parametrize("printed", CORNERS)
def test_hexes_lie_around_a_hex(printed: str) -> None:
    """Those one hex away, in corners, along the edges and in the middle; areas have none."""
    place = at(printed)
    assert number(place) == printed
    assert board._around(place) == tuple(q for q in range(HEXES) if distance(place, q) == 1)
    assert board._around(AREAS[0]) == ()


def test_areas_are_far() -> None:
    """Nothing is near a peripheral area but itself."""
    assert distance(AREAS[0], AREAS[0]) == 0
    assert distance(AREAS[0], AREAS[1]) == distance(0, AREAS[0]) == distance(AREAS[3], 0) == HEXES


def test_sides_of_hexes() -> None:
    """What the map file says of a side between coasts, else land; beside the sea it is sea."""
    assert side(at("0127"), at("0227")) == side(at("0227"), at("0127")) == "sea"
    assert side(at("0108"), at("0207")) == "mixed"
    assert side(PLACE["h4906"], PLACE["h4905"]) == "land"
    assert side(PLACE["h2431"], PLACE["marseille"]) == side(PLACE["marseille"], PLACE["h2431"]) == "sea"


def test_steps_by_land() -> None:
    """Each at the cost of the hex entered, never over a side that is all sea, from the sea nowhere. An area costs five
    points from its edge, the hex of the edge its own cost (22.2)."""
    step = {PLACES[q]: cost for q, cost in board._land_steps(PLACE["hedeby"])}
    assert step == {"h3204": 1, "h3105": 1, "h3106": 1, "h3206": 2, "h3306": 1}
    assert at("0227") not in dict(board._land_steps(at("0127")))
    assert board._land_steps(PLACE["h2431"]) == ()
    out = dict(board._land_steps(PLACE["slavs-area"]))
    assert {q: GROUND.rows[TERRAIN[q]].cost for q in map(at, MAP.edges["slavs"])} == out
    assert len(out) == 25
    assert dict(board._land_steps(at("5101")))[PLACE["slavs-area"]] == 5
    byzantium = board._land_steps(PLACE["byzantium-area"])
    assert [q for q, _ in byzantium] == [at(h) for h in MAP.edges["byzantium"][:7]]  # the others are sea
    assert board._land_steps(PLACE["norse-area"]) == ()


def test_steps_by_sea() -> None:
    """Over the sea and along coasts, over no side that is all land; into an area with a port from its edge, and out of
    it to the sea and the coasts of the edge (22.2)."""
    assert {PLACES[q] for q in board._sea_steps(PLACE["london"])} == {"h1811"}
    assert set(board._sea_steps(PLACE["marseille"])) <= set(board._around(PLACE["marseille"]))
    assert PLACE["h2431"] in board._sea_steps(PLACE["marseille"])
    assert len(board._sea_steps(PLACE["h2431"])) == 6
    assert board._sea_steps(PLACE["h4906"]) == ()
    assert board._sea_steps(at("5101")) == board._sea_steps(PLACE["slavs-area"]) == ()
    assert board._sea_steps(PLACE["norse-area"]) == tuple(at(h) for h in MAP.edges["norse"])
    assert PLACE["norse-area"] in board._sea_steps(at("1501"))
    moors = board._sea_steps(PLACE["caliphate-area"])
    assert at("0108") in moors, "a coast"
    assert at("0101") in moors, "the sea"
    assert at("0129") not in moors, "inland"


@pytest.mark.parametrize("cost", [1, 2])
def test_costs_by_sea(cost: int) -> None:
    """Each hex the same, from a port or from a coast; an area five points (22.2b)."""
    ways = movement._sailing(cost)
    assert len(ways) == len(PLACES)
    edge = dict(ways[at("1501")])
    assert edge.pop(PLACE["norse-area"]) == 5
    assert set(edge.values()) == {cost}
    assert set(edge) <= set(board._around(at("1501")))
    assert {price for _, price in ways[PLACE["norse-area"]]} == {cost}


def test_counters_by_type() -> None:
    """Each type of a region with as many counters as its limit, one after the other; then the Scara, the leaders and
    Charlemagne."""
    types = game_data._types()
    assert types[0].first == 0
    assert all(b.first == a.first + a.count for a, b in pairwise(types))
    assert types[-1].first + types[-1].count == COUNTERS
    limits = [(n, kind, count) for n, region in enumerate(REGIONS) for kind, count in region.limit.items()]
    assert [(t.region, t.kind, t.count) for t in types[:-3]] == limits
    last = [("scara", "scara", -1, 1), ("leader", "leader", -1, UNITS.leaders), ("charlemagne", "leader", -1, 1)]
    assert [(t.slug, t.kind, t.region, t.count) for t in types[-3:]] == last
    assert all((t.strength, t.operations) == (KIND[t.kind].strength, KIND[t.kind].operations) for t in types)


def test_data_is_read() -> None:
    """A file of the game, as what it says it is."""
    assert read("terrain.json", TerrainFile) == GROUND


def test_checks_see_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A figure that is changed is named."""
    replace = msgspec.structs.replace
    monkeypatch.setattr(data_checks, "MAP", replace(MAP, civilisation=MAP.civilisation[:4]))
    assert any("civilisation" in line for line in check_map())
    tables = replace(TABLES, treasury=replace(TABLES.treasury, stratagem=3))
    monkeypatch.setattr(data_checks, "TABLES", tables)
    assert any("a marker 2" in line for line in check_tables())
    neustria = replace(REGIONS[1], levy=3)
    monkeypatch.setattr(data_checks, "REGIONS", (REGIONS[0], neustria, *REGIONS[2:]))
    assert len(check_regions()) >= 2


replace = msgspec.structs.replace


def first_map(**changes: Any) -> dict[str, Any]:
    """The map file with something else in it."""
    return {"MAP": replace(MAP, **changes)}


def edges(**changes: tuple[str, ...]) -> dict[str, Any]:
    """The map file with other edges."""
    return first_map(edges={**MAP.edges, **changes})


def coast(place: int, *, is_coast: bool) -> dict[str, Any]:
    """One hex that is a coast, or is none."""
    return {"COAST": (*board.COAST[:place], is_coast, *board.COAST[place + 1 :])}


INLAND = at("4906")
THIRTEEN = ("2613", "2713")  # Aachen and its neighbour, both clear
PASS = MAP.passes[0]
RIVER = MAP.rivers[0]
WRONG_MAPS: list[tuple[dict[str, Any], str]] = [
    ({"COLS": 50}, "51 by 45"),
    ({"ROWS": 44}, "51 by 45"),
    (first_map(terrain=MAP.terrain[:-1]), "51 by 45"),
    (first_map(region=("short", *MAP.region[1:])), "51 by 45"),
    ({"PLACES": (PLACES[1], *PLACES[1:])}, "share a name"),
    ({"PLACES": ("saxony", *PLACES[1:])}, "share a name"),
    ({"PRINTED": PRINTED - {PLACE["paris"]}}, "64 printed burgs"),
    ({"PRINTED": PRINTED - {PLACE["paris"]} | {PLACE["h2431"]}}, "64 printed burgs"),
    (first_map(sides={**MAP.sides, "0101-0301": "sea"}), "h0101 and h0301 have no side"),
    (first_map(rivers=(replace(RIVER, sides=("0101-0301",)),)), "h0101 and h0301 have no side"),
    (first_map(passes=(replace(PASS, name="Gap", hexes=(PASS.hexes[0], PASS.hexes[2])),)), "the pass Gap is broken"),
    (first_map(passes=(replace(PASS, name="Flat", hexes=THIRTEEN),)), "the pass Flat leads through no rough"),
    (coast(INLAND, is_coast=True), "h4906 is a coast without sea"),
    ({"SEA": (*SEA[:INLAND], True, *SEA[INLAND + 1 :])}, "h4906 is sea and land"),
    (coast(PLACE["marseille"], is_coast=False), "a port lies inland"),
    ({"PORT_PRINTED": PORT_PRINTED | {PLACE["rome"]}}, "Rome is none"),
    ({"PORT_PRINTED": PORT_PRINTED - {PLACE["naples"]}}, "Naples is a port"),
    ({"AREA_REGIONS": ("slavs",)}, "four peripheral areas"),
    (edges(caliphate=("0201",)), "h0201 is not on the edge of caliphate"),
    (edges(norse=("1502",)), "h1502 is not on the edge of norse"),
    (edges(norse=("3001",)), "the Norse come by sea"),
    (edges(slavs=(*MAP.edges["slavs"], "5135")), "the Slavs by land"),
    (first_map(civilisation=MAP.civilisation[1:]), "civilisation begins"),
    ({"MEDITERRANEAN": frozenset()}, "marseille lies on the wrong sea"),
    ({"SEA_SIDES": board.AROUND}, "the seas are joined"),
]


@pytest.mark.parametrize(("changes", "said"), WRONG_MAPS)
def test_checks_see_a_wrong_map(monkeypatch: pytest.MonkeyPatch, changes: dict[str, Any], said: str) -> None:
    """Whatever is wrong with the map is named."""
    for name, value in changes.items():
        monkeypatch.setattr(data_checks, name, value)
    assert [line for line in check_map() if said in line]


def regions(slug: str, **changes: Any) -> dict[str, Any]:
    """The regions, one of them changed."""
    return {"REGIONS": tuple(replace(r, **changes) if r.slug == slug else r for r in REGIONS)}


SAXONY, NORSE = REGIONS[REGION["saxony"]], REGIONS[REGION["norse"]]
FIRST, *REST = SAXONY.placement
WRONG_REGIONS: list[tuple[dict[str, Any], str]] = [
    ({"REGIONS": REGIONS[:-1]}, "32 regions"),
    (regions("neustria", control="neutral"), "nine of them the Empire's"),
    (regions("saxony", control="neutral"), "Saxony and Lombardy are Tribal"),
    (regions("avars", levy=9), "the levies are 45"),
    (regions("neustria", frankish=False), "the Empire's 14"),
    (regions("neustria", levy=3), "Neustria and Saxony raise two"),
    (regions("saxony", levy=3), "Neustria and Saxony raise two"),
    (regions("neustria", frankish=False), "23 burgs"),
    (regions("saxony", religion="christian"), "thirteen regions"),
    (regions("saxony", start={**SAXONY.start, "militia": 0}), "saxony has not as many militia"),
    (regions("saxony", start={**SAXONY.start, "warriors": 1}), "the levy of saxony is not"),
    (regions("saxony", religion="none"), "saxony has an unknown religion"),
    (regions("saxony", limit={**SAXONY.limit, "knights": 1}), "saxony has an unknown religion or unit"),
    (regions("saxony", limit={**SAXONY.limit, "warriors": 0}), "saxony starts with more counters"),
    (regions("saxony", placement=(("paris", *FIRST[1:]), *REST)), "saxony places a unit outside itself"),
    (regions("saxony", placement=(*SAXONY.placement, ("eresburg", "fleet", 1))), "saxony places a unit outside itself"),
    (regions("saxony", placement=SAXONY.placement[1:]), "saxony does not place what it starts with"),
    (regions("saxony", placement=(*SAXONY.placement, SAXONY.placement[0])), "saxony does not place"),
    (regions("saxony", placement=()), "saxony leaves a burg empty"),
    (regions("saxony", placement=((FIRST[0], FIRST[1], 4), *REST)), f"saxony starts hungry in {FIRST[0]}"),
    (regions("norse", placement=(("norse-area", "warriors", 11),)), "norse starts hungry in norse-area"),
]


@pytest.mark.parametrize(("changes", "said"), WRONG_REGIONS)
def test_checks_see_wrong_regions(monkeypatch: pytest.MonkeyPatch, changes: dict[str, Any], said: str) -> None:
    """Whatever is wrong with a region is named, with the region."""
    for name, value in changes.items():
        monkeypatch.setattr(data_checks, name, value)
    assert [line for line in check_regions() if said in line]


def table(name: str, **changes: Any) -> dict[str, Any]:
    """The tables, one of them changed."""
    return {"TABLES": replace(TABLES, **{name: replace(getattr(TABLES, name), **changes)})}


def ground(**changes: Any) -> dict[str, Any]:
    """Other costs of the ground."""
    return {"GROUND": replace(GROUND, **changes)}


def event(number: int, **changes: Any) -> dict[str, Any]:
    """The events, one of them changed."""
    return {"EVENTS": {**EVENTS, number: replace(EVENTS[number], **changes)}}


BATTLE = TABLES.battle
ROWS, COLUMNS = BATTLE.rows, BATTLE.columns
LEADER = KIND["leader"]
REVOLTS = next(n for n, row in EVENTS.items() if row.regions)
WRONG_TABLES: list[tuple[dict[str, Any], str]] = [
    ({"KIND": {**KIND, "militia": replace(KIND["militia"], strength=3)}}, "units have the values of rule 2c"),
    ({"KIND": {**KIND, "militia": replace(KIND["militia"], operations=7)}}, "units have the values of rule 2c"),
    ({"KIND": {**KIND, "leader": replace(LEADER, mercenary=1)}}, "leaders are not for sale"),
    ({"KIND": {**KIND, "leader": replace(LEADER, upkeep=1)}}, "leaders are not for sale and need no supply"),
    ({"MARKERS": MARKERS[:-1]}, "54 markers"),
    ({"MARKERS_FILE": replace(MARKERS_FILE, start=(6, 4))}, "six and three drawn"),
    ({"MARKERS": (replace(MARKERS[0], double=("saxony",)), *MARKERS[1:])}, "four markers count twice"),
    ({"MARKERS": tuple(replace(m, double=("nowhere",)) if m.double else m for m in MARKERS)}, "four markers"),
    ({"MARKER_IDS": MARKER_IDS[:-1]}, "the leader's death is the last"),
    ({"EVENTS": {**EVENTS, 67: EVENTS[66]}}, "numbered 11 to 66"),
    (event(12, slug="crisis"), "12 is Historical Optimism"),
    (event(REVOLTS, regions=("austrasia",)), f"event {REVOLTS} names Austrasia"),
    (event(REVOLTS, regions=("nowhere",)), f"event {REVOLTS} names Austrasia or no region"),
    (table("battle", columns=COLUMNS[:-1]), "the table battle must have 7 columns"),
    (table("battle", rows={k: row for k, row in ROWS.items() if k != "6"}), "the table battle must have 7 columns"),
    (table("battle", rows={**ROWS, "6": ROWS["6"][:-1]}), "the table battle has an unknown result"),
    (table("battle", rows={**ROWS, "6": ("XX", *ROWS["6"][1:])}), "the table battle has an unknown result"),
    (table("battle", columns=(*COLUMNS[:-1], "5/1")), "odds go from 1/3 to 4/1"),
    (table("treasury", burg=2), "a burg yields 1"),
    (table("treasury", build_burg=4), "building costs 5"),
    (table("treasury", build_civilisation=4), "building costs 5"),
    (table("treasury", stratagem=3), "a marker 2"),
    (table("treasury", region_income={"byzantium": 5, "caliphate": 4}), "Byzantium yields 5"),
    (table("treasury", start=(10, 1)), "the treasuries begin with 10 and 0"),
    (table("victory", bands=TABLES.victory.bands[:-1]), "the six bands"),
    (table("victory", charlemagne=-2), "Charlemagne's -3"),
    (ground(rows={**GROUND.rows, "forest": replace(GROUND.rows["forest"], defence=2)}), "rough and marsh double"),
    (ground(pass_cost=2), "a pass costs 1"),
    (ground(area_cost=4), "an area 5"),
    (ground(area_forage=9), "feeds 10"),
    (ground(sea_from_port=2), "a sea hex costs 1 from a port"),
    (ground(sea_from_coast=1), "2 from an open coast"),
    ({"TYPES": TYPES[:-1]}, "there is a type for each limit"),
]


@pytest.mark.parametrize(("changes", "said"), WRONG_TABLES)
def test_checks_see_wrong_tables(monkeypatch: pytest.MonkeyPatch, changes: dict[str, Any], said: str) -> None:
    """Whatever is wrong with units, markers, events and tables is named."""
    for name, value in changes.items():
        monkeypatch.setattr(data_checks, name, value)
    assert [line for line in check_tables() if said in line]
