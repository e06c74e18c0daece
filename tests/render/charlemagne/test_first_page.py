"""The first picture of a position of Charlemagne."""

from __future__ import annotations

import random

import pytest

from engine.charlemagne.analysis import asked_about, asked_hexes, asked_place, vassal_hopes
from engine.charlemagne.board import HEXES, PLACE
from engine.charlemagne.frames import Envoy, Levying, Spending
from engine.charlemagne.game_data import EMPIRE, REGION, REGIONS, TRIBAL
from engine.charlemagne.phases.attempts import begin_revolt
from engine.charlemagne.rules import CHARLEMAGNE
from render.charlemagne import board, geography, layout, phone_view
from tests.engine.charlemagne.board import Board
from tests.engine.charlemagne.hiding import disturb
from tests.render.charlemagne import views
from tests.render.close_ups import shows, window
from tests.render.first_page import central, heights, twice

pytestmark = pytest.mark.turns(3, among="the layout of pictures")

SCENES = {
    "courting": views.courting, "laid": lambda: views.courting("send"), "revolt": views.revolting, "bound": views.bound,
}  # fmt: skip


def test_the_first_picture_is_no_higher_than_a_phone() -> None:
    """Openings, play, and what fills it: attempts and revolts with many markers in hand."""
    found = [(name, CHARLEMAGNE.view(make(), 0)) for name, make in SCENES.items()]
    found += [("crowded", views.crowded(0)), ("over", views.named("over"))]
    found += [
        (f"{name} {seat}", views.named(name, seat)) for name in ("opening", "middle", "battle") for seat in (0, 1)
    ]
    assert heights("charlemagne", found) == []
    assert twice("charlemagne", found[2:6]) == []


@pytest.mark.slow
def test_nowhere_in_a_game_is_it_higher() -> None:
    walk = [(f"{n}", views.view_at(save, n % 2)) for n, save in enumerate(views.many()[::9])]
    assert heights("charlemagne", walk) == []


def test_what_is_fought_over_stands_in_the_middle() -> None:
    for view in (views.named("battle", 0), CHARLEMAGNE.view(views.courting("send"), 1)):
        place = board.focus(view)
        high, _ = phone_view.fit(view, place)
        assert central(phone_view.window(view, layout.tokens(view), place, high), geography.middle(place))


def test_what_a_question_names_stands_in_the_middle() -> None:
    """In positions from play: where units set out, fall back, are lost or are short of food. Each lies in the middle
    two thirds of the first picture, unless the map itself ends there."""
    seen = set[str]()
    for save in views.many()[::2]:
        view = views.view_at(save, views.view_at(save).acting[0] if views.view_at(save).acting else None)
        place = asked_place(view)
        if board.focus(view) >= 0 or not 0 <= place < HEXES:
            continue
        high, _ = phone_view.fit(view, -1)
        box = phone_view.window(view, layout.tokens(view), -1, high)
        x, y = geography.middle(place)
        across, down = (box[2] - box[0]) / 6, (box[3] - box[1]) / 6
        ends = (box[0] <= 0, box[1] <= geography.TOP, box[2] >= geography.WIDTH, box[3] >= geography.BOTTOM)
        assert ends[0] or x >= box[0] + across
        assert ends[1] or y >= box[1] + down
        assert ends[2] or x <= box[2] - across
        assert ends[3] or y <= box[3] - down
        seen.add(view.asked)
    assert {"operations", "muster", "supply"} <= seen


@pytest.mark.parametrize("elsewhere", ["regensburg", "pamplona"])
def test_the_picture_shows_aachen_when_aachen_is_asked_about(elsewhere: str) -> None:
    """The strongest army that may set out stands there, whoever else crowds another part of the map."""
    board = Board()
    board.put("aachen", *["austrasia-warriors"] * 3, "charlemagne")
    for place in (elsewhere, "salzburg", "konstanz", "strasbourg"):
        board.put(place, "neustria-militia")
    view = CHARLEMAGNE.view(board.state, EMPIRE)
    assert asked_place(view) == PLACE["aachen"]
    high, _ = phone_view.fit(view, -1)
    assert central(phone_view.window(view, layout.tokens(view), -1, high), geography.middle(PLACE["aachen"]))


def test_numbers_stand_where_they_are_asked_about_and_nothing_covers_them() -> None:
    """Those of hexes where somebody stands or a force may go, on the first picture; none lies under a shield, what it
    is made of, or a name."""
    shown = 0
    for save in views.many()[5::40]:
        view = views.view_at(save, views.view_at(save).acting[0] if views.view_at(save).acting else None)
        high, _ = phone_view.fit(view, board.focus(view))
        if not high:
            continue
        window = phone_view.window(view, layout.tokens(view), board.focus(view), high)
        stage = board.enlarged(view, views.caption(), 200, window, layout.tokens(view), None)
        named = asked_hexes(view, layout.tokens(view))
        numbers = [piece for piece in stage.placed if piece.kind == "number"]
        assert {PLACE[f"h{piece.what}"] for piece in numbers} <= named
        over = [piece for piece in stage.placed if piece.kind in ("stack", "burg", "region", "number")]
        assert [(a.what, b.what) for a in numbers for b in over if a is not b and a.overlap(b) > 0.05] == []
        shown += len(numbers)
    assert shown > 20


@pytest.mark.turns(1)
def test_the_numbers_follow_from_what_everybody_sees() -> None:
    """Whom a hand or an order belongs to changes no number and no window."""
    for save in views.many()[::50]:
        state = CHARLEMAGNE.loads(save)
        view = CHARLEMAGNE.view(state, None)
        disturb(random.Random(1), state, EMPIRE)
        other = CHARLEMAGNE.view(state, None)
        tokens = layout.tokens(view)
        assert (asked_place(view), asked_hexes(view, tokens)) == (
            asked_place(other),
            asked_hexes(other, tokens),
        )


def test_a_question_about_no_place_shows_what_it_offers() -> None:
    """The region that is likeliest to be won, own burgs where units are hired and raised, the region that a revolt
    turns: for the seat that is asked, not for spectators, who know no hand."""
    board = Board().position()
    board.hand(EMPIRE, vassalage=6)
    board.put("aachen", "austrasia-warriors")
    board.put("cordoba-city", "cordoba-militia", side=TRIBAL)
    board.control(EMPIRE, "austrasia")
    board.state.frames[:] = [Envoy(EMPIRE)]
    view = CHARLEMAGNE.view(board.state, EMPIRE)
    best, *_ = asked_about(view)
    assert vassal_hopes(view)[0] == REGION[best]
    box = window("charlemagne", view)
    assert box is not None
    assert shows("charlemagne", box, best)
    assert asked_about(CHARLEMAGNE.view(board.state, None)) == asked_about(CHARLEMAGNE.view(board.state, TRIBAL)) == []
    for frame in (
        Spending(EMPIRE, []),
        Levying(EMPIRE, [int(n == REGION["austrasia"]) for n in range(len(REGIONS))], []),
    ):
        board.state.frames[:] = [frame]
        assert asked_about(CHARLEMAGNE.view(board.state, EMPIRE)) == ["", "aachen"]


def test_a_revolt_shows_the_region_that_it_turns() -> None:
    """Navarre, neutral, goes over to the Tribes on a 6 (7.1); Septimania stays quiet on a 1."""
    board = Board().position()
    board.control(EMPIRE, "septimania")
    board.rig(("revolt", 1), ("revolt", 6))
    begin_revolt(board.state, [REGION["septimania"], REGION["navarre"]], [])
    assert asked_about(CHARLEMAGNE.view(board.state, EMPIRE)) == ["navarre", "septimania"]
