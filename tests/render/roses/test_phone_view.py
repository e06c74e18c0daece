"""The part of the map that comes first: where the houses face each other, with every battle on it or named below."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.roses.rules import ROSES
from engine.roses.view import AreaView, RosesView
from render.core.sprites import Box
from render.roses import board, geography, groups, phone_view
from tests.engine.roses.board import Board
from tests.render.roses import views

pytestmark = pytest.mark.turns(3, among="the layout of pictures")


def within(area: str, box: Box) -> bool:
    """Whether the blocks of an area are inside a window."""
    x, y = geography.places().areas[area].blocks
    return box[0] < x < box[2] and box[1] < y < box[3]


def placed(areas: dict[str, tuple[int, int]], battles: tuple[str, ...] = ()) -> RosesView:
    """A public view with these counts of blocks."""
    view = ROSES.view(views.positions()["opening"], None)
    counts = [AreaView(area, *both) for area, both in areas.items()]
    return msgspec.structs.replace(view, areas=counts, battles=list(battles))


def test_the_window_shows_the_enemy_one_faces_and_little_sea() -> None:
    """A landing in the south: the invaders and those who face them, not the one who waits in exile over the sea."""
    places: dict[str, Any] = {
        "lan_henry_vi": "middlesex", "lan_oxford": "essex", "lan_wiltshire": "wilts", "lan_somerset": "dorset",
        "lan_scots_mercenary": "scotland", "lan_clifford": "north_yorks", "lan_beaumont": "lincoln",
        "lan_pembroke": "pembroke", "lan_exeter": "cornwall", "lan_devon": "cornwall", "lan_french_mercenary": "france",
        "yor_march": "sussex", "yor_warwick": "sussex", "yor_kent": "kent", "yor_salisbury": "kent",
        "yor_essex": "east_anglia", "yor_suffolk": "east_anglia", "yor_york": "ireland",
    }  # fmt: skip
    here = phone_view.window(ROSES.view(Board().acting(places).state, 0))
    shown = {area for area in ("middlesex", "essex", "wilts", "dorset", "sussex", "france") if within(area, here)}
    assert shown == {"middlesex", "essex", "wilts", "dorset", "sussex"}
    places |= {"yor_essex": "somerset", "yor_suffolk": "somerset", "yor_warwick": "sussex"}
    here = phone_view.window(ROSES.view(Board().acting(places).state, 0))
    shown = {area for area in ("middlesex", "wilts", "dorset", "sussex", "somerset", "france") if within(area, here)}
    assert shown == {"middlesex", "wilts", "dorset", "sussex", "somerset"}
    top, low = here[1], here[3]
    assert low < geography.bounds("france")[1] + (low - top) / 6, "where more land is shown there is less of the sea"


@pytest.mark.parametrize("locale", ["en", "es"])
def test_a_battle_that_finds_no_room_is_named(locale: str) -> None:
    """As many battles as fit; of the others a line says that they are not shown. All of them: no such line."""
    caption = views.caption(locale)
    word = caption.words("roses-picture-outside", areas="").strip()
    fights = ("leicester", "oxford", "somerset", "northumbria")
    view = placed(dict.fromkeys(fights, (2, 2)), fights)
    here = phone_view.window(view)
    hidden = [area for area in fights if not within(area, here)]
    assert 0 < len(hidden) < 3
    assert phone_view.outside(view) == hidden
    news = [piece.what for piece in board.compose(view, caption, 800, "near").placed if piece.kind == "news"]
    assert any(line.startswith(word) for line in news)
    close = placed(dict.fromkeys(fights[:2], (2, 2)), fights[:2])
    assert phone_view.outside(close) == []
    news = [piece.what for piece in board.compose(close, caption, 800, "near").placed if piece.kind == "news"]
    assert not any(line.startswith(word) for line in news)


def test_a_victor_sees_the_area_that_he_may_leave() -> None:
    """While a seat regroups that area matters most, wherever its other blocks are."""
    view = placed({"leicester": (4, 0), "warwick": (0, 5), "oxford": (0, 5), "pembroke": (4, 0), "powys": (0, 5)})
    ways = {"derby": 3, "essex": 3, "lincoln": 4, "middlesex": 4, "oxford": 4, "rutland": 4, "warwick": 4}
    after = msgspec.structs.replace(view, asked="regroup", room=ways)
    assert phone_view._regrouping(after) == ["leicester"]
    assert within("leicester", phone_view.window(after))


AT_SEA = ("east_yorks", "glamorgan")
"""Areas so full of signs that two stacks stand at sea beside them."""


@pytest.mark.parametrize("area", [area for area in phone_view.windows() if " " not in area])
def test_a_battle_is_fought_where_it_is(area: str) -> None:
    """Both houses stand in their area however narrow it is, not in a tray at sea that a phone does not show with it."""
    if area in ("scotland", "france", "calais", "ireland"):
        return  # exile knows no battles
    (spot,) = groups.settle([groups.Group(area, ((0, 2), (1, 3)), rim=10)])
    assert (spot.leader is None) is (area not in AT_SEA)
    if spot.leader is not None:
        x, y = (spot.box[0] + spot.box[2]) / 2, (spot.box[1] + spot.box[3]) / 2
        assert abs(x - spot.leader[0]) + abs(y - spot.leader[1]) < phone_view.WIDE / 2
