"""The map of Xidit: things stand where they belong, names are there, and an enlarged part can be read on a phone."""

from __future__ import annotations

import msgspec
import pytest

from bot.locale import words
from engine.xidit.board import REGIONS, UNITS
from render.core import marks
from render.core.api import Caption
from render.core.sprites import Box
from render.xidit import alt_text, board, layout, panel, pieces, terrain
from render.xidit import phone_view as near
from tests.render import views
from tests.render.conftest import SHRUNK

pytestmark = pytest.mark.turns(3, among="the layout of pictures")

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
    assert named == {alt_text.city_name(CAPTION.words, city) for city in layout.cities()}


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
    assert " 4 " in alt_text.animation_alt(view, CAPTION)
    running = msgspec.structs.replace(view, phase="resolution")
    assert " 5 " in alt_text.animation_alt(running, CAPTION)


@pytest.mark.parametrize("seed", range(8))
def test_no_hero_and_no_ring_hides_the_number_beside_a_tile(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """It says to which city the tile belongs: heroes stand clear of it, and marks of what is new lie under it."""
    view = views.position(4, year=6, seed=seed)
    before = msgspec.structs.replace(view, recruits=[], threats=[], guilds=[])
    order: list[str] = []
    for name, module in (("ring", marks), ("plate", pieces), ("hero", pieces), ("city_name", pieces)):
        real = getattr(module, name)
        monkeypatch.setattr(module, name, lambda *a, real=real, name=name, **k: (order.append(name), real(*a, **k))[1])
    stage = board.compose(view, CAPTION, PHONE, before=before)
    plates = [piece for piece in stage.placed if piece.kind == "plate"]
    assert len(plates) == len(view.recruits) + len(view.threats)
    things = [piece for piece in stage.placed if piece.kind in ("hero", "guild")]
    assert order.index("plate") > len(order) - order[::-1].index("ring") - 1
    assert order.index("city_name") > len(order) - order[::-1].index("hero") - 1  # a name is never cut by a hero
    hidden = [f"{plate.what} by {thing.kind} {thing.what}" for plate in plates for thing in things
              if plate.overlap(thing) > 0.2]  # fmt: skip
    assert hidden == []


def _inside(box: Box, city: int) -> bool:
    left, top, right, bottom = box
    x, y = layout.cities()[city]
    return left < x < right and top < y < bottom


def test_the_crop_shows_a_planned_way_to_its_end() -> None:
    """From 15 to 14 and back over 6 to 7, where it fights: all four, the fight above all."""
    view = views.position(4, year=5, own=1, moments=False)
    assert view.own is not None
    own = msgspec.structs.replace(
        view.own, orders=["blue", "act", "blue", "black", "red", "act"], route=[15, 14, 14, 15, 6, 7, 7]
    )
    seats = [msgspec.structs.replace(seat, city=15) for seat in view.seats]
    box = near.window(msgspec.structs.replace(view, own=own, seats=seats))
    assert [city for city in (6, 7, 14, 15) if not _inside(box, city)] == []


def test_wishes_stand_on_the_map_and_in_the_crop() -> None:
    """By their ranks beside their cities; the crop shows the first of them, and before any is given where recruits
    are."""
    view = views.position(4, year=1, own=1, moments=False)
    assert view.own is not None
    own = msgspec.structs.replace(view.own, orders=[""] * 6, route=[0] * 7, wishes=[20, 3, 0, 0])
    seats = [msgspec.structs.replace(seat, city=0) for seat in view.seats]
    view = msgspec.structs.replace(view, phase="placement", seats=seats, own=own)
    assert _inside(near.window(view), 20)
    placed = [piece for piece in board.compose(view, CAPTION, PHONE).placed if piece.kind == "mark"]
    assert [piece.what for piece in placed] == ["1", "2"]
    for piece, city in zip(placed, (20, 3), strict=True):
        x, y = layout.cities()[city]
        assert abs((piece.box[0] + piece.box[2]) / 2 - x) < 145
        assert abs((piece.box[1] + piece.box[3]) / 2 - y) < 105
    assert "wish" in panel.in_use(view)
    none = msgspec.structs.replace(view, own=msgspec.structs.replace(own, wishes=[0] * 4))
    box = near.window(none)
    assert sum(_inside(box, tile.city) for tile in view.recruits) >= 2


def test_units_are_named_where_ones_own_are_counted() -> None:
    """A crop has no legend: its band says which sign is which unit, and a crown who goes first."""
    stage = board.compose(views.position(4, year=5, own=1), CAPTION, PHONE, "near")
    told = {piece.what for piece in stage.placed if piece.kind == "band"}
    assert told >= {CAPTION.words(f"xidit-piece-{unit}") for unit in UNITS}


def test_a_name_stands_in_the_crop_only_with_its_town() -> None:
    """The name of 12 stands far to its left, and would be read as that of another place without its town."""
    for city, box in near.windows().items():
        stage = terrain.stage(PHONE, box, frozenset())
        board.pieces_on_map(stage, views.position(4, year=1, moments=False), CAPTION, panel.arms_of(CAPTION))
        seen = [
            c for c, (x, y) in layout.cities().items() if stage.shows((x - 16, y - 8, x + 16, y + 26))
        ]  # its number
        towns = {alt_text.city_name(CAPTION.words, c) for c in seen}
        assert {piece.what for piece in stage.placed if piece.kind == "city"} <= towns, city
