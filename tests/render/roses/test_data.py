"""The map's data: every area has a shape, its label and its signs within, and the borders of the game."""

from __future__ import annotations

import msgspec
import pytest

from engine.roses.board import AREA_IDS, AREAS, BLOCK_IDS, BLOCKS
from render.roses import geography
from render.roses.blocks import arms_key
from render.roses.heraldry import ARMS


def test_the_map_is_sound() -> None:
    assert geography.check_places(geography.GEOGRAPHY, geography.places()) == []


def test_the_validator_sees_what_is_wrong() -> None:
    known = geography.places()
    kent = known.areas["kent"]
    lost = msgspec.structs.replace(known, areas={a: p for a, p in known.areas.items() if a != "kent"})
    assert geography.check_places(geography.GEOGRAPHY, lost)
    afar = msgspec.structs.replace(kent, name=(700.0, 1500.0))
    assert geography.check_places(
        geography.GEOGRAPHY, msgspec.structs.replace(known, areas={**known.areas, "kent": afar})
    )
    bare = msgspec.structs.replace(kent, signs=kent.signs[1:])
    assert geography.check_places(
        geography.GEOGRAPHY, msgspec.structs.replace(known, areas={**known.areas, "kent": bare})
    )
    shapes = msgspec.structs.replace(geography.GEOGRAPHY, borders=geography.GEOGRAPHY.borders[1:])
    assert geography.check_places(shapes, known)


@pytest.mark.parametrize("area", AREA_IDS)
def test_every_area_has_its_label_inside(area: str) -> None:
    assert area in geography.BOXES or geography.GEOGRAPHY.areas[area].polygons
    assert geography.inside(area, *geography.middle(area))


def test_the_data_says_where_it_comes_from() -> None:
    assert "Natural Earth" in geography.GEOGRAPHY.note
    assert "public domain" in geography.GEOGRAPHY.licence.lower()


def test_every_border_leads_from_one_area_into_the_other() -> None:
    for pair, _, _ in geography.borders():
        one, other = sorted(pair)
        there, back = geography.crossing(one, other), geography.crossing(other, one)
        assert there is not None
        assert back is not None
        assert there[:2] == back[:2]
        assert abs(there[2] - back[2]) > 3
    assert geography.crossing("kent", "scotland") is None


def test_everybody_bears_arms() -> None:
    assert {arms_key(block) for block in BLOCK_IDS} <= ARMS.keys()
    assert {shield for area in AREAS for shield in area.shields} <= ARMS.keys()
    assert len({b.shield for b in BLOCKS if b.shield}) > 25
