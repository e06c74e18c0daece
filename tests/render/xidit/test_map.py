"""The map of Xidit: things stand where they belong, names are there, and an enlarged part can be read on a phone."""

from __future__ import annotations

import msgspec
import pytest

from bot.locale import words
from engine.xidit.board import REGIONS
from render.core.api import Caption
from render.xidit import board, layout, speech
from tests.render import views
from tests.render.conftest import SHRUNK

PHONE = 400
"""Width of a picture on a phone, in pixels."""
CAPTION = Caption("Winter", ("Ana", "Ben", "Cleo", "Dov", "Eva"), words("es"))


def test_values_of_regions_stand_off_the_roads() -> None:
    """No road runs through the two numbers of a region."""
    stage = board.compose(views.position(5, moments=False), CAPTION, PHONE)
    boxes = [piece.box for piece in stage.placed if piece.kind == "region" and piece.what.startswith("(")]
    assert len(boxes) == len(REGIONS)
    for left, top, right, bottom in boxes:
        for _, points in layout.roads().values():
            found = [(x, y) for x, y in points if left - 4 < x < right + 4 and top - 4 < y < bottom + 4]
            assert not found, (left, top)


def test_cities_are_named_on_the_map_as_texts_name_them() -> None:
    stage = board.compose(views.position(4, moments=False), CAPTION, PHONE)
    named = {piece.what for piece in stage.placed if piece.kind == "city"}
    assert named == {speech.city_name(CAPTION.words, city) for city in layout.cities()}


@pytest.mark.parametrize("city", layout.cities())
def test_plates_and_names_stand_at_their_own_city(city: int) -> None:
    """A name is nearest to its own town; the plate of a tile touches the tile and lies in the frame."""
    x, y = layout.name_at(city)
    near = min(layout.cities(), key=lambda c: abs(layout.cities()[c][0] - x) + abs(layout.cities()[c][1] - y))
    assert near == city
    for wide, high in (layout.TILE, layout.RECRUIT):
        px, py = layout.plate_at(city, wide, high)
        tx, ty = layout.tile_at(city)
        assert abs(px - tx) - 19 < wide / 2
        assert abs(py - ty) < high / 2 + 13
        assert layout.FRAME[0] <= px - 19
        assert px + 19 <= layout.FRAME[2]


@pytest.mark.parametrize("own", [None, 1])
@pytest.mark.parametrize("zoom", ["city-1", "city-12", "city-20", "crownlands", "saltmarch"])
def test_an_enlarged_part_can_be_read_on_a_phone(zoom: str, own: int | None, sizes: list[tuple[float, str]]) -> None:
    """Every text of an enlarged picture is at least eleven pixels high when the picture is as wide as a phone."""
    board.compose(views.position(5, year=6, own=own), CAPTION, round(PHONE * SHRUNK), zoom)  # told as if it were whole
    assert len(sizes) > 3
    assert [each for each in sizes if each[0] < 11] == []


def test_the_year_in_words_is_the_one_that_ran() -> None:
    """Once a year is over and new orders are written, its animation tells of the last one."""
    view = views.position(4, year=5)
    assert view.phase == "orders"
    assert " 4 " in speech.animation_alt(view, CAPTION)
    running = msgspec.structs.replace(view, phase="resolution")
    assert " 5 " in speech.animation_alt(running, CAPTION)
