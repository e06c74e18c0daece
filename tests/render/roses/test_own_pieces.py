"""One's own blocks lie face up on one's own map, what is asked about stands well inside, and colours are the same."""

from __future__ import annotations

import io
from typing import Any

import msgspec
import pytest
from PIL import Image

from engine.roses.board import AREA, AREA_IDS, EXILE, NEIGHBOURS
from engine.roses.rules import ROSES
from engine.roses.state import Acting, RosesState
from engine.roses.view import AreaView, RosesView
from render import lobby, lobby_card
from render.core import phone
from render.core.api import LobbyCard
from render.roses import RENDERER, blocks, board, geography, groups, phone_view
from render.roses.groups import Spot
from tests.engine.roses.board import Board
from tests.render.roses import views

pytestmark = pytest.mark.turns(3, among="the layout of pictures")

CROWD = ("lan_stanley", "lan_northumberland", "lan_buckingham", "lan_bombard")


def spots(state: RosesState, seat: int | None) -> dict[str, Spot]:
    """What stands where on the map of a seat."""
    view = ROSES.view(state, seat)
    return {spot.group.area: spot for spot in groups.settle(board.gathered(view, views.caption()))}


def test_the_king_alone_lies_face_up_wherever_he_is() -> None:
    """In every area he may be in, however many signs it has; the other house sees one block."""
    for area in (area for area in AREA if EXILE[AREA[area]] < 0):
        state = Board().acting({"lan_henry_vi": area, "yor_york": "ireland"}).state
        mine, theirs = (spots(state, seat)[area].group for seat in (0, 1))
        assert [face.block for face in mine.faces] == ["lan_henry_vi"], area
        assert mine.stacks == () == theirs.faces
        assert theirs.stacks == ((0, 1),)


def test_a_crowd_without_room_lies_under_its_senior() -> None:
    """Five in London: the King on top, and that four more are there. Nobody else's map says who."""
    places = {"lan_henry_vi": "middlesex", **dict.fromkeys(CROWD, "middlesex"), "yor_york": "ireland"}
    state = Board().acting(places).state
    mine, theirs = (spots(state, seat)["middlesex"].group for seat in (0, 1))
    assert ([face.block for face in mine.faces], mine.under, mine.stacks) == (["lan_henry_vi"], 4, ())
    assert (theirs.faces, theirs.under, theirs.stacks) == ((), 0, ((0, 5),))
    stage = board.compose(ROSES.view(state, 0), views.caption(), 400)
    assert [piece.what for piece in stage.placed if piece.kind == "under"] == ["lan_henry_vi:4"]


def inside(view: RosesView, area: str) -> bool:
    """Whether the blocks of an area stand in the middle two thirds of the first picture's map."""
    left, top, right, bottom = phone_view.window(view, phone_view.HIGH * 0.7)
    x, y = geography.places().areas[area].blocks
    wide, high = (right - left) / 6, (bottom - top) / 6
    return left + wide <= x <= right - wide and top + high <= y <= bottom - high


@pytest.mark.parametrize("name", ["pending", "battle", "reserves", "hits", "losses"])
def test_what_is_asked_about_stands_well_inside(name: str) -> None:
    """In positions from play, for both seats and for everybody: the battle that is fought or to come, who starves."""
    state = views.positions()[name]
    for seat in (None, 0, 1):
        view = ROSES.view(state, seat)
        asked = [view.battle.area] if view.battle is not None else list(view.losses) or view.battles
        if len(asked) == 1 or name != "pending":
            assert phone_view.subject(view) in asked
            assert inside(view, phone_view.subject(view))


def test_the_first_picture_of_york_shows_its_army() -> None:
    """All of it is in exile: six in Calais, which are whole on the picture, none of them cut by its edge."""
    state = ROSES.setup(seats=2, seed="first")
    state.first, state.frames = 1, [Acting(1, 4, "")]
    for player in state.players:
        player.card = "action_4"
    view, there = ROSES.view(state, 1), spots(state, 1)["calais"]
    assert len(there.group.faces) == 6
    high = phone_view.fit(view, views.caption())[0] * phone_view.WIDE / phone.PLANE
    left, top, right, bottom = phone_view.window(view, high)
    assert left < there.box[0]
    assert there.box[2] < right
    assert top < there.box[1]
    assert there.box[3] < bottom


def test_the_waiting_table_has_the_colours_of_the_game() -> None:
    """A red rose and a white one where the seats are; the lines of a plot red and blue, as trails on the map."""
    card = LobbyCard("roses", "Winter", ["Ana", "Ben"], [], views.caption().words)
    picture = Image.open(io.BytesIO(lobby_card(card).data)).convert("RGB")
    x0, step, y = 60 + 58, (lobby.WIDTH - 150) / 2 + 30, 226 + (lobby._ROW - 16) / 2
    red, white = (_around(picture, x0 + n * step, y) for n in (0, 1))
    assert red[0] > 1.5 * max(red[1], red[2])
    assert min(white) > 180
    view: Any = ROSES.view(views.positions()["opening"], None)
    assert [RENDERER.hue(view, seat) for seat in (0, 1)] == [blocks.FIELD[0], blocks.EDGE[1]]


def _around(picture: Image.Image, x: float, y: float) -> tuple[float, ...]:
    """The colour of a petal of the rose in the middle of which a point is."""
    scale = picture.width / lobby.WIDTH
    at: Any = picture.getpixel((round(x * scale), round((y - 22) * scale)))
    return tuple(at)


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_both_pictures_of_a_position_have_a_text_of_their_own(seat: int | None) -> None:
    """Each says which it is, and both begin with oneself by name."""
    view = ROSES.view(views.positions()["middle"], seat)
    near, rest = (RENDERER.board(view, views.caption(), width=200, zoom=page).alt for page in RENDERER.pages(view))
    assert near != rest
    assert all(("Your blocks: " in text) == (seat is not None) for text in (near, rest))
    assert "The whole board." in rest
    others = [house for n, house in enumerate(("Lancaster", "York")) if n != seat]
    assert all(f"Blocks of the House of {house}: " in rest for house in others)


@pytest.mark.parametrize("area", [area for area in AREA if EXILE[AREA[area]] < 0])
def test_a_battle_stands_well_inside_whatever_is_beside_it(area: str) -> None:
    """One against one, and five of a house in any neighbouring area."""
    for beside in (AREA_IDS[n] for n in NEIGHBOURS[AREA[area]]):
        view = ROSES.view(views.positions()["opening"], None)
        counts = [AreaView(area, 1, 1), AreaView(beside, 5, 0)]
        assert inside(msgspec.structs.replace(view, areas=counts, battles=[area]), area), beside
