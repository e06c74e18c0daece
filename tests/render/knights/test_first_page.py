"""The first picture of a position of Warrior Knights."""

from __future__ import annotations

import msgspec
import pytest

from engine.knights.game_data import AREA, AREA_IDS, CITY, STEPS
from engine.knights.rules import KNIGHTS
from engine.knights.state.frames import Revolt
from engine.knights.state.frames_war import Spoil
from engine.knights.views.asked_places import asked_places
from engine.knights.views.view import KnView
from render.core.api import NEAR, REST
from render.knights import assembly, battle, extra, geography, phone_view
from tests.engine.knights.board import BLUE, RED, Board
from tests.render.first_page import central, heights, twice
from tests.render.knights import beside

pytestmark = pytest.mark.turns(3, among="the layout of pictures")


def walk(every: int) -> list[tuple[str, KnView]]:
    """Positions of games of six and of three, each as one of the seats."""
    found = []
    for seats, seed in ((6, "beside-six"), (3, "beside-three")):
        for n, save in enumerate(beside.saves(seats, seed)[::every]):
            found.append((f"{seats} {n}", KNIGHTS.view(KNIGHTS.loads(save), n % seats)))
    return found


def test_the_first_picture_is_no_higher_than_a_phone() -> None:
    """Set-up, play of six and of three, and what fills it: armies of many cards."""
    found = [(f"rich {seat}", beside.rich(seat)) for seat in (None, 0, 3)]
    found += [("beginning", beside.beginning()), ("six", beside.beginning(6)), *walk(8)]
    assert heights("knights", found) == []
    assert twice("knights", found[1:4]) == []


@pytest.mark.slow
def test_nowhere_in_a_game_is_it_higher() -> None:
    assert heights("knights", walk(1)) == []


def test_a_battle_and_an_assembly_of_any_size_leave_room() -> None:
    """What is fullest, cut to what the decision needs; the rest of it stands on the board."""
    view = beside.rich(0)
    for kind in ("open", "assault", "siege"):
        shown = battle.Fight(beside.fought(view, kind), True)
        assert battle.high(shown, NEAR) * 2 <= 1540
        assert kind == "siege" or battle.high(shown, NEAR) + battle.high(shown, REST) > battle.high(shown)
    assert assembly.high(view, NEAR) * 2 <= 1540
    assert assembly.high(view, NEAR) + assembly.high(view, REST) > assembly.high(view)
    many = msgspec.structs.replace(view, pending=["warden-of-the-fords"] * 9)
    assert assembly.high(many, NEAR) == assembly.high(msgspec.structs.replace(view, pending=many.pending[:3]), NEAR)


def test_the_battle_stands_in_the_middle() -> None:
    found = [view for view in beside.views(0) if view.war is not None]
    assert found
    for view in found:
        assert view.war is not None
        high, _ = phone_view.fit(view, beside.caption().words)
        if high:
            point = geography.centre(AREA[view.war.area])
            box = phone_view.window(view, high)
            edge = min(point[0] - geography.MAP_BOX[0], geography.MAP_BOX[2] - point[0]) < (box[2] - box[0]) / 6
            rim = min(point[1] - geography.MAP_BOX[1], geography.MAP_BOX[3] - point[1]) < (box[3] - box[1]) / 6
            assert edge or rim or central(box, point)


def held(view: KnView) -> bool | None:
    """Whether the first place that a question names stands within the middle two thirds of the window, or as near to
    it as the rim of the map allows; ``None`` where it names none, or no map is shown."""
    places, (high, _) = asked_places(view), phone_view.fit(view, beside.caption(view.seats).words)
    if not places or not high:
        return None
    (x, y), box, plane = geography.centre(places[0]), phone_view.window(view, high), geography.MAP_BOX
    edge = min(x - plane[0], plane[2] - x) < (box[2] - box[0]) / 6
    rim = min(y - plane[1], plane[3] - y) < (box[3] - box[1]) / 6
    inside = box[0] < x < box[2] and box[1] < y < box[3]
    return central(box, (x, y)) or (inside and (edge or rim))


def test_what_a_question_names_stands_in_the_middle() -> None:
    """In positions from play, whoever looks."""
    found = [held(view) for _, view in walk(4)]
    assert found.count(True) >= 5
    assert not [view for (_, view), good in zip(walk(4), found, strict=True) if good is False]


def test_a_place_is_shown_as_soon_as_it_is_named() -> None:
    """The target of a march before anybody goes, to all; a city that revolts, or was taken (K6.3, K17.4)."""
    board = Board()
    board.noble("karmin", "froli", "english-200", "english-100")
    board.noble("blauen", "kovel", "regular-50")
    board.reveal(RED, "mobilize-forces")
    board.do(RED, "target monz")
    for seat in (RED, BLUE):
        view = KNIGHTS.view(board.state, seat)
        assert asked_places(view) == [AREA["monz"]]
        assert held(view)
        high, _ = phone_view.fit(view, beside.caption(4).words)
        left, top, right, bottom = phone_view.window(view, high)
        for near in STEPS[AREA["monz"]]:
            x, y = geography.centre(near)
            assert left < x < right, AREA_IDS[near]
            assert top < y < bottom, AREA_IDS[near]
    for frame in (Revolt, Spoil):
        board.position()
        board.noble("karmin", "froli", "english-200")
        board.city("estvan", RED)
        board.state.frames.append(frame(RED, CITY["estvan"], board.state.next()))
        view = KNIGHTS.view(board.state, RED)
        assert asked_places(view) == [AREA["estvan"]]
        assert held(view)


def test_where_a_marker_goes_the_track_is_shown() -> None:
    """The strip with the spots and the Mercenaries on offer, to all, as long as somebody is asked for a spot."""
    board = Board()
    board.noble("karmin", "froli", "english-100")
    board.offer("english-50", "polish-200")
    board.state.track[0] = BLUE
    assert extra.strip(KNIGHTS.view(board.state, RED)) is None
    board.reveal(RED, "draft-soldiers")
    for seat in (RED, BLUE, None):
        shown = extra.strip(KNIGHTS.view(board.state, seat), NEAR)
        assert shown is not None
        said = shown.text(KNIGHTS.view(board.state, seat), beside.caption(4))
        assert "Polish 200" in said
        assert "spot 1, 8 crowns: Berenguer" in said
