"""The Kingdom, the Barons and the troops fulfil every constraint that the rulebook and its FAQ put on them."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise

from engine.core.graph import connected, distances
from engine.knights.files import Area, Line
from engine.knights.game_data import (
    ABILITIES,
    AREA,
    AREA_IDS,
    AREA_OF,
    AREAS,
    BARON_IDS,
    BARONS,
    BARONS_FILE,
    BORDER,
    CITIES,
    CITY,
    CITY_IN,
    FORDS,
    HOME,
    KINGDOM,
    KINGDOM_CITIES,
    MERCENARIES,
    NATION,
    NATIONS,
    NOBLE_IDS,
    NONE,
    OVERSEAS,
    PORTS,
    REGULARS,
    RING,
    ROADS,
    ROUTES,
    SHAPES,
    STEPS,
    STRONGHOLD,
    TROOPS,
    N,
    centre,
)

PRINTED = {
    "emerande", "smalt", "celadon", "linden", "madder", "solferino", "scarletti", "murrey", "niebieski", "prussen",
    "cyan", "zobel", "black", "viola", "malve", "lavender", "flieder", "ambre",
}  # fmt: skip
"""Surnames of the rulebook and the FAQ, none of which is ours."""
SIDES = {"e": (0, 1), "w": (0, -1), "ne": (-1, 1), "nw": (-1, 0), "se": (1, 1), "sw": (1, 0)}
"""Neighbours of a hex: rows and columns, in an odd row; an even one lies a column further left above and below."""


def beyond(area: Area, side: str) -> tuple[int, int]:
    """Row and column of what lies on a side of an area."""
    rows, cols = SIDES[side]
    return area.row + rows, area.col + cols - (1 if rows and area.row % 2 == 0 else 0)


def slugs(line: Line) -> list[frozenset[int]]:
    return [frozenset(AREA[a] for a in ends) for ends in line.course]


# --- A1: the board ---------------------------------------------------------------------------------------------------


def test_a1_eighteen_cities_at_home_six_overseas_one_to_an_area() -> None:
    assert len(CITIES) == 24 == len(set(AREA_OF))
    assert len(KINGDOM_CITIES) == 18
    assert {AREA_IDS[a] for a in OVERSEAS} == {
        "constantinople", "syracuse", "cadiz", "jerusalem", "alexandria", "acre",
    }  # fmt: skip
    assert all(CITY_IN[a] != NONE for a in OVERSEAS)
    assert all(CITY_IN[AREA_OF[c]] == c for c in range(24))


def test_a1_overseas_lies_along_the_top_and_only_the_sea_leads_there() -> None:
    assert {AREAS[a].row for a in OVERSEAS} == {-2}
    assert all(a in PORTS for a in OVERSEAS)
    assert not any(pair & OVERSEAS for pair in BORDER)


def test_a1_ports_of_the_kingdom_lie_by_cities_of_its_ring_and_face_the_sea() -> None:
    grid = {(AREAS[a].row, AREAS[a].col) for a in HOME}
    ports = PORTS - OVERSEAS
    assert AREA["ballin"] in ports
    assert len(ports) == 6
    for a in ports:
        assert a in RING
        assert CITY_IN[a] != NONE
        assert beyond(AREAS[a], AREAS[a].port) not in grid


def test_a1_hexes_in_six_rows_of_six_and_their_borders() -> None:
    assert {(AREAS[a].row, AREAS[a].col) for a in HOME} == {(r, c) for r in range(6) for c in range(6)}
    assert (len(HOME), len(RING)) == (36, 20)
    at = {(AREAS[a].row, AREAS[a].col): a for a in HOME}
    beside = {
        frozenset((a, at[to])) for a in HOME for side in SIDES if (to := beyond(AREAS[a], side)) in at
    }  # fmt: skip
    assert set(BORDER) == beside
    assert len(KINGDOM.borders) == 85
    for a, b in combinations(HOME, 2):
        (x, y), (v, w) = centre(a), centre(b)
        assert (abs((x - v) ** 2 + (y - w) ** 2 - 1) < 1e-9) == (frozenset((a, b)) in BORDER)


def test_a1_strongholds_find_room_beside_the_cities() -> None:
    empty = {a for a in HOME if CITY_IN[a] == NONE}
    assert len(HOME) - len(KINGDOM_CITIES) == len(empty) == 18
    assert len(empty) >= 6
    assert len(empty - RING) >= 3


def test_a1_four_bridges_and_every_river_and_range_runs_on() -> None:
    assert Counter(b.kind for b in KINGDOM.borders)["bridge"] == 4
    for lines, kinds in ((KINGDOM.rivers, {"river", "bridge"}), (KINGDOM.ranges, {"mountain"})):
        drawn = [pair for line in lines for pair in slugs(line)]
        assert len(set(drawn)) == len(drawn)
        assert set(drawn) == {pair for pair, kind in BORDER.items() if kind in kinds}
        for line in lines:
            for one, two in pairwise(slugs(line)):
                assert len(one & two) == 1
                assert one ^ two in BORDER
        assert all(sum(BORDER[p] == "bridge" for p in slugs(line)) == 2 for line in KINGDOM.rivers)


def test_a1_roads_keep_to_legal_borders_and_one_is_long() -> None:
    assert max(len(route) for route in ROUTES) >= 4
    for route in ROUTES:
        assert len(set(route)) == len(route)
        for a, b in pairwise(route):
            assert b in STEPS[a]
            assert b in ROADS[a]
            assert a in ROADS[b]
    bridges = [pair for pair, kind in BORDER.items() if kind == "bridge"]
    assert all(b in ROADS[a] for a, b in bridges)
    assert connected({a: ROADS[a] for a in HOME if ROADS[a]})


def test_a1_the_kingdom_hangs_together_by_land() -> None:
    assert connected({a: STEPS[a] for a in HOME})
    assert all(len(STEPS[a]) >= 2 for a in HOME)
    assert max(max(distances(lambda n: STEPS[n], a).values()) for a in HOME) <= 8
    assert all(FORDS[a].isdisjoint(STEPS[a]) for a in HOME)


def test_a1_every_area_has_a_name_that_can_be_typed() -> None:
    assert len(set(AREA_IDS)) == len(AREA_IDS)
    assert all(a.isalpha() and a.isascii() and a.islower() for a in AREA_IDS)
    assert all(c.slug == c.area for c in CITIES)


def test_a1_every_area_is_near_a_city() -> None:
    """Wherever a stronghold stands there is something to take: no seat begins in a desert."""
    for a in HOME:
        if CITY_IN[a] == NONE:
            assert sum(CITY_IN[b] != NONE for b in STEPS[a]) >= (1 if a in RING else 2), AREA_IDS[a]


# --- A2: the cities --------------------------------------------------------------------------------------------------


def test_a2_strengths_are_hundreds_and_the_known_ones_are_kept() -> None:
    assert {c.strength for c in CITIES} == {200, 300, 400}
    for slug, strength in (("vecht", 300), ("froli", 200), ("monz", 200)):
        assert CITIES[CITY[slug]].strength == strength
    assert {"kovel", "ballin"} <= {CITIES[c].slug for c in KINGDOM_CITIES}


def test_a2_a_few_soldiers_can_besiege_a_fifth_of_the_cities_at_the_start() -> None:
    """And 150 of them most."""
    weak = sum(CITIES[c].strength < 50 + N.commander for c in KINGDOM_CITIES)
    assert weak >= len(KINGDOM_CITIES) / 5
    most = sum(CITIES[c].strength < 150 + N.commander for c in KINGDOM_CITIES)
    assert most > len(KINGDOM_CITIES) * 2 / 3


def test_a2_incomes_are_two_to_five_crowns_and_higher_where_it_is_harder() -> None:
    assert {c.income for c in CITIES} == {2, 3, 4, 5}

    def mean(among: list[int]) -> float:
        return sum(CITIES[c].income for c in among) / len(among)

    by_strength = [mean([c for c in range(24) if CITIES[c].strength == s]) for s in (200, 300, 400)]
    assert by_strength == sorted(by_strength)
    assert mean([CITY[AREA_IDS[a]] for a in OVERSEAS]) > mean(list(KINGDOM_CITIES))


def test_a2_a_sixth_of_the_kingdom_pays_the_first_army() -> None:
    """Fifteen crowns and 400 troops to begin with, eight crowns of wages."""
    wages = 400 // BARONS_FILE.wage_per
    assert N.crowns == 15
    assert wages == 8
    assert wages <= sum(CITIES[c].income for c in KINGDOM_CITIES) / 6 <= wages * 1.25


# --- A3: Barons, strongholds, Nobles ---------------------------------------------------------------------------------


def test_a3_six_barons_with_a_noble_of_each_shape() -> None:
    assert set(BARON_IDS) == {"red", "blue", "green", "yellow", "black", "purple"}
    assert SHAPES == ("square", "circle", "triangle", "star")
    assert all(tuple(n.shape for n in b.nobles) == SHAPES for b in BARONS)
    assert len({b.paint for b in BARONS}) == 6


def test_a3_names_are_ours() -> None:
    assert len(set(NOBLE_IDS)) == 24
    assert PRINTED.isdisjoint(NOBLE_IDS)


def test_a3_abilities() -> None:
    assert {a.shape: (a.ability, a.amount) for a in ABILITIES} == {
        "star": ("inflict", 100), "square": ("prevent", 100), "triangle": ("victory", 1), "circle": ("unpaid", 400),
    }  # fmt: skip
    assert [a.shape for a in ABILITIES if a.exhausted] == ["circle"]


def test_a3_strongholds_can_be_breached() -> None:
    assert STRONGHOLD == 400
    assert STRONGHOLD % N.hit == 0


# --- A4: troops ------------------------------------------------------------------------------------------------------


def test_a4_regulars_are_three_fifties_and_a_hundred() -> None:
    assert len(REGULARS) == 6
    assert all(sorted(TROOPS[n].size for n in cards) == [50, 50, 50, 100] for cards in REGULARS)


def test_a4_sixty_six_mercenaries_of_six_nations() -> None:
    assert len(MERCENARIES) == 66
    assert len(NATIONS) == 6
    assert {"english", "polish", "romanian"} <= set(NATIONS)
    for nation in range(6):
        sizes = Counter(TROOPS[n].size for n in MERCENARIES if TROOPS[n].nation == nation)
        assert sizes == {50: 4, 100: 4, 150: 2, 200: 1}


def test_a4_wages_fit_the_prices_seen() -> None:
    assert all(t.wage * 50 == t.size for t in TROOPS)
    seen = {(t.nation, t.size): t.wage for t in TROOPS}
    assert seen[NATION["english"], 150] == 3
    assert seen[NATION["romanian"], 50] == 1
    assert seen[NATION["polish"], 100] + seen[NATION["polish"], 50] == 3
    assert {(NATION[n], s) for n in ("english", "polish") for s in (50, 100)} <= seen.keys()


def test_a4_the_first_mercenaries_suffice_for_six() -> None:
    sizes = Counter(TROOPS[n].size for n in MERCENARIES)
    assert sizes[50] >= 6
    assert sizes[100] >= 6
