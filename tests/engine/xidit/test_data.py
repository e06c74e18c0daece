"""Every constraint on the reconstructed map, tiles and Titans, and that the checks can fail."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from engine.xidit import board
from engine.xidit.board import (
    AROUND,
    MAP,
    REGIONS,
    ROADS,
    THREATS,
    TILES,
    TITANS,
    UNITS,
    City,
    MapData,
    Recruit,
    Road,
)
from engine.xidit.data_checks import _cross, _ring, _roads, area, curve, faces, inside, problems

WORTH = {unit: n + 1 for n, unit in enumerate(UNITS)}


def around(city: int) -> set[int]:
    """Numbers of the regions a city lies on."""
    return {REGIONS[n].number for n in AROUND[city]}


def test_map_sound() -> None:
    """29 roads, nine faces that are the regions, no crossing, room around every city."""
    assert problems(MAP) == []


def test_map_euler() -> None:
    """V - E + F = 2 with the outer face."""
    assert len(MAP.cities) - len(MAP.roads) + len(faces(MAP)) + 1 == 2


def test_map_colours_name_one_road_per_city() -> None:
    """A colour names at most one road at each city; the three colours are about equally frequent."""
    for city, row in ROADS.items():
        assert len(row) == sum(city in (r.a, r.b) for r in MAP.roads)
    assert sorted(Counter(r.colour for r in MAP.roads).values()) == [9, 10, 10]


@pytest.mark.parametrize(("a", "colour", "b"), [(5, "blue", 12), (7, "red", 6), (6, "blue", 11), (11, "red", 17)])
def test_map_roads_of_the_examples(a: int, colour: str, b: int) -> None:
    """Roads that the rulebook's examples travel."""
    assert ROADS[a][colour] == b
    assert ROADS[b][colour] == a


def test_map_city_17_touches_snow_and_heart() -> None:
    """The turn example ends there with bards for both."""
    terrains = {REGIONS[n].terrain for n in AROUND[17]}
    assert {"snow", "heart"} <= terrains
    assert board.CENTRAL in AROUND[17]


def test_map_reputation_values() -> None:
    """Between 3/1 and 12/6; the central region's are the highest."""
    pairs = [(r.first, r.second) for r in REGIONS]
    assert min(pairs) == (3, 1)
    assert max(pairs) == (12, 6) == (REGIONS[board.CENTRAL].first, REGIONS[board.CENTRAL].second)
    assert all(second < first for first, second in pairs)


def test_map_closed_regions_hold_the_unused_cities() -> None:
    """20 and 21 lie on region 2 alone; 19 on 1 and 2 alone; 14 and 18 on one of them and on another."""
    assert around(20) == around(21) == {2}
    assert around(19) == {1, 2}
    for city in (14, 18):
        assert around(city) & {1, 2}
        assert around(city) - {1, 2}


def test_map_regions_of_similar_area() -> None:
    """No region is more than 2.5 times another; the outline is no grid."""
    at = {c.city: (float(c.x), float(c.y)) for c in MAP.cities}
    sizes = [area([at[c] for c in r.cities]) for r in REGIONS]
    assert max(sizes) / min(sizes) < 2.5
    assert len({c.x for c in MAP.cities}) > 15
    assert len({c.y for c in MAP.cities}) > 15


def _changed(**changes: object) -> MapData:
    return msgspec.structs.replace(MAP, **changes)


def test_checks_see_faults() -> None:
    """Each kind of fault is named."""
    road = MAP.roads[0]
    twice = _changed(roads=(*MAP.roads[1:], Road(1, 2, "blue")))
    assert any("two blue" in p for p in problems(twice))
    fewer = problems(_changed(roads=MAP.roads[1:]))
    assert any("28 roads" in p for p in fewer)
    assert {"the roads enclose 8 faces instead of nine", "the regions are not the faces of the map"} <= set(fewer)
    moved = tuple(msgspec.structs.replace(c, x=330, y=470) if c.city == 17 else c for c in MAP.cities)
    assert any("too close" in p for p in problems(_changed(cities=moved)))
    bent = tuple(msgspec.structs.replace(r, bend=(600, 900)) if r == road else r for r in MAP.roads)
    assert any("cross" in p for p in problems(_changed(roads=bent)))
    swapped = (msgspec.structs.replace(REGIONS[0], cities=REGIONS[1].cities), *REGIONS[1:])
    assert any("not the faces" in p for p in problems(_changed(regions=swapped)))
    out = (msgspec.structs.replace(REGIONS[0], label=(5, 5)), *REGIONS[1:])
    assert any("label" in p for p in problems(_changed(regions=out)))


def test_check_refuses_bad_data() -> None:
    """The loader raises ``ValueError`` with the fault."""
    with pytest.raises(ValueError, match="two blue roads"):
        board.check(_changed(roads=(*MAP.roads, Road(1, 2, "blue"))), TILES, TITANS)
    with pytest.raises(ValueError, match="1 to 9"):
        board.check(_changed(regions=REGIONS[1:]), TILES, TITANS)
    two = (*(msgspec.structs.replace(r, central=True) for r in REGIONS),)
    with pytest.raises(ValueError, match="one central"):
        board.check(_changed(regions=two), TILES, TITANS)
    short = msgspec.structs.replace(TILES, recruits_more=(Recruit(1, ("mage",)), *TILES.recruits_more[1:]))
    with pytest.raises(ValueError, match="5 units"):
        board.check(MAP, short, TITANS)
    mixed = msgspec.structs.replace(
        TILES, recruits_more=(Recruit(1, ("mage", "militia", "archer", "infantry", "cleric")), *TILES.recruits_more[1:])
    )
    with pytest.raises(ValueError, match="weakest first"):
        board.check(MAP, mixed, TITANS)
    with pytest.raises(ValueError, match="two Titans"):
        board.check(MAP, TILES, TITANS[1:])
    with pytest.raises(ValueError, match="1 to 21 in order"):
        board.check(_changed(cities=MAP.cities[::-1]), TILES, TITANS)
    with pytest.raises(ValueError, match="unknown colour 'green'"):
        board.check(_changed(roads=(*MAP.roads, Road(19, 21, "green"))), TILES, TITANS)
    for road in (Road(21, 22, "red"), Road(22, 21, "red")):
        with pytest.raises(ValueError, match="no city 22"):
            board.check(_changed(roads=(*MAP.roads, road)), TILES, TITANS)


@pytest.mark.parametrize("side", ["threats", "recruits_three", "recruits_more"])
def test_check_refuses_tiles_in_disorder(side: str) -> None:
    """Each side of the tiles lists its cities in order and units weakest first, a threat at least one."""
    rows = getattr(TILES, side)
    with pytest.raises(ValueError, match=side):
        board.check(MAP, msgspec.structs.replace(TILES, **{side: rows[::-1]}), TITANS)
    last = rows[-1]
    for units in (last.units[::-1], ()):
        assert units != last.units
        changed = (*rows[:-1], msgspec.structs.replace(last, units=units))
        with pytest.raises(ValueError, match=f"{last.city}.* weakest first"):
            board.check(MAP, msgspec.structs.replace(TILES, **{side: changed}), TITANS)


@pytest.mark.parametrize(("rows", "count", "size"), [(TILES.recruits_three, 18, 4), (TILES.recruits_more, 21, 5)])
def test_tiles_recruitment_follows_the_supply(rows: tuple[Recruit, ...], count: int, size: int) -> None:
    """18 tiles of four and 21 of five units, each kind within one of its share 18/16/14/12/10 of seventy."""
    assert len(rows) == count
    assert {len(r.units) for r in rows} == {size}
    total = Counter(u for r in rows for u in r.units)
    for unit, supply in zip(UNITS, board.SUPPLY, strict=True):
        assert abs(total[unit] - count * size * supply / 70) < 1
    assert all(max(Counter(r.units).values()) <= 2 for r in rows)


def test_tiles_of_the_examples() -> None:
    """Tile 6, the threat of tile 17, the 5 sovereigns and 4 bards, the archer and mage, a four-level guild."""
    assert TILES.recruits_more[5].units == ("militia", "archer", "archer", "infantry", "mage")
    seventeen = THREATS[17]
    assert seventeen.units == ("militia", "archer", "cleric")
    assert (seventeen.guild, seventeen.bards) == (3, 3)
    assert any((t.sovereigns, t.bards) == (5, 4) for t in TILES.threats)
    assert any(t.units == ("archer", "mage") for t in TILES.threats)
    assert any(t.guild == 4 for t in TILES.threats)


def test_p19_tile_7_leaves_archer_infantry_mage() -> None:
    """The weakest unit goes first, so the example's three must be the last of the five."""
    assert TILES.recruits_more[6].units[-3:] == ("archer", "infantry", "mage")


def test_what_examples_fix_is_marked() -> None:
    """The data file says which values are the rulebook's; all others are ours and may be tuned."""
    assert {t.city for t in TILES.threats if t.fixed} == {2, 7, 10, 17}
    assert {r.city for r in TILES.recruits_more if r.fixed} == {5, 6, 7}
    assert not any(r.fixed for r in TILES.recruits_three)
    assert {frozenset((r.a, r.b)) for r in MAP.roads if r.fixed} == {
        frozenset(pair) for pair in ((5, 12), (7, 6), (6, 11), (11, 17))
    }


def test_tiles_rewards_grow_with_strength() -> None:
    """A stronger demand (militia 1 to mage 5) never pays less in total; no reward is empty, no guild above four."""
    rated = [(sum(WORTH[u] for u in t.units), t.sovereigns + t.bards + t.guild) for t in TILES.threats]
    for strength, total in rated:
        assert all(total >= other for weaker, other in rated if weaker < strength)
    assert len({total for _, total in rated}) > 4
    assert all(min(t.sovereigns, t.bards, t.guild) >= 1 and t.guild <= 4 for t in TILES.threats)
    assert len({t.creature for t in TILES.threats}) == 21


def test_titans() -> None:
    """Two of each size, each richer than every threat asking as many units, richer with size."""
    assert Counter(t.size for t in TITANS) == {3: 2, 4: 2, 5: 2}
    pay = {t.creature: t.sovereigns + t.bards + t.guild for t in TITANS}
    assert len(pay) == 6
    for titan in TITANS:
        for threat in TILES.threats:
            if len(threat.units) <= titan.size:
                assert pay[titan.creature] > threat.sovereigns + threat.bards + threat.guild
        for other in TITANS:
            if other.size < titan.size:
                assert pay[other.creature] < pay[titan.creature]


@pytest.mark.parametrize(
    ("x", "y", "fault"),
    [
        (40, 700, False), (39, 700, True), (1270, 700, False), (1271, 700, True),
        (700, 110, False), (700, 109, True), (700, 1080, False), (700, 1081, True),
    ],
)  # fmt: skip
def test_checks_keep_cities_and_roads_out_of_the_margin(x: int, y: int, fault: bool) -> None:
    """The edge itself is still part of the map, for a city and for the roads that end there."""
    moved = tuple(msgspec.structs.replace(c, x=x, y=y) if c.city == 4 else c for c in MAP.cities)
    straight = tuple(msgspec.structs.replace(r, bend=None) if 4 in (r.a, r.b) else r for r in MAP.roads)
    found = problems(_changed(cities=moved, roads=straight))
    assert ("city 4 lies in the margin" in found) == fault
    assert sum("runs into the margin" in line for line in found) == (len(ROADS[4]) if fault else 0)


def test_checks_name_cities_that_crowd_each_other() -> None:
    first = MAP.cities[0]
    for gap, crowded in ((119, True), (120, False)):
        near = tuple(
            msgspec.structs.replace(c, x=first.x + gap, y=first.y) if c.city == 16 else c for c in MAP.cities
        )  # fmt: skip
        assert ("cities 1 and 16 are too close" in problems(_changed(cities=near))) == crowded
    assert not [p for p in problems(MAP) if "too close" in p]


@pytest.mark.parametrize(("y", "crowded"), [(244, True), (245, False)])
def test_checks_name_roads_that_pass_a_city_too_closely(y: int, crowded: bool) -> None:
    """Forty-five units are enough between a road and a city that it leads past; those at its ends do not count."""
    data = _changed(
        cities=(City(1, 200, 200), City(2, 440, 200), City(3, 320, y), City(4, 900, 900)), roads=(Road(1, 2, "blue"),)
    )
    assert _roads(data) == (["road 1-2 passes too close to city 3"] if crowded else [])


def test_checks_name_roads_that_cross() -> None:
    """Two that meet at an end do not, nor two of which one only points at the other."""
    corners = (City(1, 200, 200), City(2, 600, 600), City(3, 210, 600), City(4, 600, 200), City(5, 1000, 200))
    for one, two, cross in (
        ((1, 2), (3, 4), True), ((1, 2), (4, 3), True), ((1, 2), (2, 3), False), ((1, 2), (4, 5), False),
        ((1, 3), (2, 4), False), ((1, 3), (4, 5), False),
    ):  # fmt: skip
        data = _changed(cities=corners, roads=(Road(*one, "blue"), Road(*two, "red")))
        assert _roads(data) == ([f"roads {one[0]}-{one[1]} and {two[0]}-{two[1]} cross"] if cross else [])


def test_lines_cross_where_each_divides_the_ends_of_the_other() -> None:
    here = ((2.0, 1.0), (6.0, 4.0))
    for there, cross in (
        (((3.0, 5.0), (5.0, 0.0)), True), (((5.0, 0.0), (3.0, 5.0)), True), (((4.0, 2.4), (4.0, 9.0)), True),
        (((4.0, 2.6), (4.0, 9.0)), False), (((0.0, 0.0), (0.0, 9.0)), False), (((0.0, 9.0), (9.0, 9.0)), False),
        (((4.0, 2.5), (4.0, 9.0)), False), (((4.0, 9.0), (4.0, 2.5)), False), (((6.0, 4.0), (9.0, 0.0)), False),
        (((7.0, 4.0), (7.0, 9.0)), False), (((2.0, 3.0), (6.0, 6.0)), False),
    ):  # fmt: skip
        assert _cross(*here, *there) == cross, there
        assert _cross(*there, *here) == cross, there


def test_a_bent_road_leans_to_its_bend() -> None:
    """Half way it is half way to the bend from the middle between its ends, through which a straight road runs."""
    cities = (City(1, 200, 300), City(2, 600, 700))
    middle: dict[tuple[int, int] | None, tuple[float, float]] = {None: (400, 500), (600, 300): (500, 400)}
    quarter: dict[tuple[int, int] | None, tuple[float, float]] = {None: (300, 400), (600, 300): (375, 325)}
    for bend in middle:
        points = curve(_changed(cities=cities), Road(1, 2, "blue", bend))
        assert (points[0], points[-1]) == ((200, 300), (600, 700))
        assert points[len(points) // 2] == middle[bend]
        assert points[len(points) // 4] == quarter[bend]


def test_a_face_is_known_by_its_sides() -> None:
    """Wherever one begins and whichever way round; the same cities in another order are another face."""
    sides = {frozenset(pair) for pair in ((4, 7), (7, 5), (5, 9), (9, 4))}
    for cities in ((4, 7, 5, 9), (5, 9, 4, 7), (9, 5, 7, 4)):
        assert _ring(cities) == sides
    assert _ring((4, 5, 7, 9)) != sides


def test_a_point_lies_inside_or_not() -> None:
    """A label level with a corner too."""
    diamond = [(4.0, 0.0), (8.0, 4.0), (4.0, 8.0), (0.0, 4.0)]
    for point in ((4, 4), (4, 1), (1, 4), (7, 4), (4, 7), (2, 3), (6, 3), (6, 5), (2, 5)):
        assert inside(point, diamond), point
        assert inside(point, diamond[::-1]), point
    for point in ((-1, 4), (9, 4), (4, -1), (4, 9), (-1, 0), (9, 0), (-1, 8), (9, 8), (1, 2), (7, 2), (7, 6), (1, 6)):
        assert not inside(point, diamond), point


def test_an_area_is_positive_clockwise() -> None:
    square = [(1.0, 1.0), (4.0, 1.0), (4.0, 3.0), (1.0, 3.0)]
    assert (area(square), area(square[::-1])) == (6, -6)


def test_faces_are_enclosed() -> None:
    """A road alone encloses nothing, three the smallest triangle."""
    cities = (City(1, 0, 0), City(2, 1, 0), City(3, 0, 1))
    roads = (Road(1, 2, "blue"), Road(2, 3, "red"), Road(1, 3, "black"))
    assert faces(_changed(cities=cities, roads=roads[:2])) == []
    assert [set(face) for face in faces(_changed(cities=cities, roads=roads))] == [{1, 2, 3}]


def test_a_road_runs_from_town_to_town() -> None:
    at = {c.city: (c.x, c.y) for c in MAP.cities}
    for road in MAP.roads:
        points = curve(MAP, road)
        assert (points[0], points[-1]) == (at[road.a], at[road.b])
