"""The pictures of Xidit for who cannot see them: one's own first, complete, each picture of a position its own."""

from __future__ import annotations

import re

import msgspec
import pytest

from bot.locale import words
from engine.xidit.board import UNITS
from engine.xidit.rules import XIDIT
from engine.xidit.view import XiditView
from render.core.api import ALT_LIMIT, NEAR, PAGES, REST, Caption
from render.xidit import alt_text, phone_view
from tests.engine.xidit.board import Board

NAMES = ("Maximiliana", "Bartolomé de la Cruz", "Cleo", "Dov el Largo", "Evangelina")
NEW = "Since the last picture: " + "a hero rode from one city to the other; " * 40


def crowded() -> Board:
    """Five seats late in a game, everything on the board."""
    board = Board().position(
        5,
        cities=(10, 7, 12, 16, 21),
        year=11,
        threats=(10, 13, 15, 16, 19),
        recruits=dict.fromkeys((1, 2, 3, 4, 5), "militia archer infantry cleric mage"),
        units={0: "militia archer infantry infantry cleric mage"},
    )
    board.wake(3, 4, 5)
    board.levels(8, 9, 10, 11, 12)
    board.riches(10, 11, 12, 13, 14)
    for slug in ("saltmarch", "highmoor", "mirefen"):
        board.bards(slug, 3, 2, 4, 1, 2)
    board.bards("crownlands", 2, 0, 0, 0, 0)
    board.program(0, "act blue black act red act")
    return board


def told(view: XiditView, language: str, zoom: str, changed: str = "") -> str:
    inside = phone_view.cities(view) if zoom == NEAR else ()
    caption = Caption("El campeonato de invierno", NAMES[: len(view.seats)], words(language))
    return alt_text.alt(view, caption, zoom, changed, inside)


@pytest.mark.parametrize("language", ["en", "es"])
def test_nothing_is_lost_to_the_limit(language: str) -> None:
    """Of the fullest board with five names no part is cut, whatever is new: that takes the room that is left."""
    view = XIDIT.view(crowded().state, 0)
    say = words(language)
    for zoom in ("", *PAGES):
        for changed in ("", NEW):
            text = told(view, language, zoom, changed)
            assert len(text) <= ALT_LIMIT
            assert text.endswith("."), "the end is there"
            cities = phone_view.cities(view) if zoom == NEAR else range(1, 22)
            lying = [tile for tile in view.threats if tile.city in cities]
            assert all(say(f"xidit-piece-{tile.creature}") in text for tile in lying)
            begins = say("xidit-picture-alt-recruits", list="@").partition("@")[0]
            waiting = text.partition(begins)[2].partition(".")[0]
            assert {tile.city for tile in view.recruits if tile.city in cities} <= set(
                map(int, re.findall(r"\d+", waiting))
            )
            assert all(name in text for seat, name in zip(view.seats, NAMES, strict=True) if seat.city in cities)


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_seat_reads_of_itself_first(language: str) -> None:
    """Units, sovereigns and the planned route before anybody is named; in the whole map its own line."""
    view = XIDIT.view(crowded().state, 0)
    say = words(language)
    for zoom in ("", NEAR):
        text = told(view, language, zoom, NEW)
        first = min(text.index(name) for name in NAMES if name in text)
        assert text.index(say(f"xidit-units-{UNITS[2]}", n=2)) < first
        assert text.index(say("xidit-picture-own-sovereigns")) < first
        assert text.index("10 – 10 – ") < first
    for seat, name in enumerate(NAMES):
        whole = told(XIDIT.view(crowded().state, seat), language, REST)
        assert min(NAMES, key=lambda each: whole.index(each)) == name
        assert say("xidit-picture-alt-you", name=name) in whole
        assert ("10 – 10 – " in whole) == (seat == 0), "the route is drawn on the whole map too"


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_picture_of_a_position_has_its_own(language: str) -> None:
    """The part, the whole map and the whole board; for a seat others than for everybody."""
    state = crowded().state
    found = [
        told(XIDIT.view(state, reader), language, zoom)
        for reader in (None, *range(5))
        for zoom in ("", *PAGES, "city-3", "saltmarch")
    ]
    assert len(set(found)) == len(found)


def test_a_part_tells_what_stands_in_it() -> None:
    """Neither a threat nor recruits outside of it."""
    view = XIDIT.view(crowded().state, 0)
    inside = phone_view.cities(view)
    text = told(view, "en", NEAR)
    for tile in view.threats:
        assert (f"{words('en')(f'xidit-piece-{tile.creature}')} in {tile.city}" in text) == (tile.city in inside)
    for recruits in view.recruits:
        assert (f"in {recruits.city}: " in text) == (recruits.city in inside)
    assert ", ".join(map(str, inside)) in text


def test_what_others_hide_changes_no_word() -> None:
    """Units, sovereigns and the Bastion of another."""
    one, two = crowded(), crowded()
    two.give(1, "mage mage")
    two.state.players[1].sovereigns += 5
    two.state.players[1].bards_left -= 2
    two.state.bards[6][1] += 2
    for board in (one, two):
        board.state.barracks = [9, 9, 9, 9, 9]
    for zoom in ("", *PAGES):
        assert told(XIDIT.view(one.state, 0), "en", zoom) == told(XIDIT.view(two.state, 0), "en", zoom)


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_end_is_told_with_what_decided(language: str) -> None:
    """Units where they broke a tie (P16.1); nobody is said to have saved Xidit where the phantom is left (P18.5)."""
    say = words(language)
    board = Board().position(3, cities=(10, 2, 3), year=12)
    board.state.tracks = ["wealth", "influence", "reputation"]
    board.state.phantom = [30, 30, 90]
    board.riches(1, 1, 2)
    board.give(1, "mage")
    board.run_year({})
    for seat in range(3):
        board.do(seat, "show-all", "seal")
    view = XIDIT.view(board.state, None)
    caption = Caption("Winter", NAMES[:3], say)
    text = alt_text.result_alt(view, caption)
    assert say("xidit-picture-result-nobody") in text
    out = say("xidit-picture-result-out")
    board.state.phantom = [0, 0, 0]
    board.state.tracks = ["influence", "wealth", "reputation"]
    text = alt_text.result_alt(XIDIT.view(board.state, None), caption)
    assert say("xidit-picture-result-nobody") not in text
    assert out in text
    level = msgspec.structs.replace(view, rankings=view.rankings[:1])
    assert f"({out}, {say('xidit-picture-result-units', count=0)})" in alt_text.result_alt(level, caption)
