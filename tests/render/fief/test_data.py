"""The data of the map says where it comes from, and agrees with the game."""

from __future__ import annotations

import msgspec

from engine.fief.game_data import CITIES, REGION_OF
from render.fief import geography
from render.fief.geography import GEOGRAPHY


def test_the_map_is_sound() -> None:
    assert geography.check(GEOGRAPHY) == []


def test_the_check_sees_what_is_wrong() -> None:
    moved = {**GEOGRAPHY.moved, "camelot": (0.0, 52.0)}
    wrong = msgspec.structs.replace(GEOGRAPHY, note="", moved=moved, landings={}, seas={})
    assert len(geography.check(wrong)) == 4


def test_every_city_stands_on_the_land_of_its_region_and_near_its_true_place() -> None:
    for place, city in enumerate(CITIES):
        x, y = geography.city(place)
        assert geography.region_at(x, y) == REGION_OF[place]
        tx, ty = geography.at(*city.at)
        assert abs(x - tx) < 120, city.slug
        assert abs(y - ty) < 90, city.slug
