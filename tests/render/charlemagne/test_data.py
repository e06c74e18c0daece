"""The map of Charlemagne's pictures: sound data, and nobody in the sea."""

from __future__ import annotations

import math

from engine.charlemagne.board import AREAS, COAST, HEXES, PLACES, SEA
from engine.charlemagne.game_data import REGION_IDS
from render.charlemagne import geography


def test_the_map_is_sound() -> None:
    assert geography.check(geography.GEOGRAPHY) == []


def test_the_check_sees_what_is_wrong() -> None:
    nameless = geography.Geography(note="", licence="", land=(), lakes=())
    assert "the data does not say where it comes from" in geography.check(nameless)


def test_the_data_says_where_it_comes_from() -> None:
    assert "Natural Earth" in geography.GEOGRAPHY.note
    assert "public domain" in geography.GEOGRAPHY.licence.lower()


def test_places_lie_where_they_lie_on_earth() -> None:
    """Towns by their degrees fall into their hexes, or right beside them."""
    for slug, lon, lat in (
        ("aachen", 6.08, 50.78), ("rome", 12.5, 41.9), ("london", -0.12, 51.5), ("venice", 12.33, 45.44),
        ("cordoba-city", -4.78, 37.88), ("hedeby", 9.57, 54.49), ("paris", 2.35, 48.86),
    ):  # fmt: skip
        apart = math.dist(geography.project(lon, lat), geography.middle(PLACES.index(slug)))
        assert apart < geography.HIGH, slug


def test_whatever_is_no_sea_has_ground_to_stand_on() -> None:
    for place in range(HEXES):
        x, y = geography.ground(place)
        assert geography.inside(place, x, y, 1.0), place
        if not SEA[place]:
            assert geography.on_land(x, y), place
        elif not COAST[place]:
            assert (x, y) == geography.middle(place)


def test_a_point_lies_in_its_hex() -> None:
    for place in range(0, HEXES, 7):
        assert geography.place_at(*geography.middle(place)) == place
        assert all(geography.inside(place, *geography.middle(place), share) for share in (0.1, 1.0))
    assert geography.place_at(-60, 500) == -1


def test_every_region_has_a_name_on_the_map_or_in_a_tray() -> None:
    for region in REGION_IDS:
        spots = geography.label_spots(region)
        assert spots or region in geography.AREA_BOXES
        if spots:
            assert geography.place_at(*spots[0][1:]) in geography.parts(region)[0]
            assert len(spots) > 60
    assert len(AREAS) == len(geography.AREA_BOXES)


def test_a_river_runs_along_the_sides_of_hexes() -> None:
    """Never through the middle of one: a river is crossed between two hexes."""
    for river in geography.rivers():
        for x, y in river:
            place = geography.place_at(x, y)
            if place >= 0:
                assert math.dist((x, y), geography.middle(place)) > geography.HIGH * 0.4
