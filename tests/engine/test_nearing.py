"""An end that is in sight, in built positions. Random games end as they announce: ``test_all_games``."""

from __future__ import annotations

from typing import Any

import pytest

from engine import GAMES
from engine.charlemagne.game_data import EMPIRE, REGIONS, TRIBAL, TURNS
from engine.charlemagne.victory import points
from engine.core import Nearing, seats
from engine.fief.rules import FIEF
from tests.engine.charlemagne import positions as charlemagne
from tests.engine.fief.board import AZURE, Board
from tests.engine.knights import kit as knights
from tests.engine.knights.kit import BLUE, GREEN, RED, crown
from tests.engine.roses import positions as roses
from tests.engine.xidit import positions as xidit


def seen(game: str, state: Any) -> Nearing | None:
    """What end is in sight, the same for everybody."""
    rules = GAMES[game]
    found = [rules.nearing(rules.view(state, seat)) for seat in (None, *range(state.seats))]
    assert all(each == found[0] for each in found)
    return found[0]


@pytest.mark.parametrize(
    ("number", "counts", "told"),
    [
        (4, (3,), None),
        (5, (2, 1), None),
        (5, (3, 1), "fief-nearing-solo 0"),
        (7, (1, 2), "fief-nearing-rounds 1"),
        (7, (), "fief-nearing-nobody"),
    ],
)
def test_fief(number: int, counts: tuple[int, ...], told: str | None) -> None:
    """Three points from the fifth round on, and most points in the seventh; the rules decide alike."""
    board = Board().position(number=number).lords(*counts)
    near = seen("fief", board.state)
    assert (near and near.mark) == told
    board.go("close")
    outcome = FIEF.outcome(board.state)
    won = outcome and [seat for place in outcome.places[:1] for seat in place]
    assert won == (list(near.seats) if near else None)


def test_fief_allies() -> None:
    """Four points of two who are married, which three of one who is free outdo."""
    board = Board().position(number=5).lords(2, 2)
    board.noble("lucia", AZURE, "york")
    assert seen("fief", board.state) is None
    board.wed("henri", "lucia")
    near = seen("fief", board.state)
    assert near is not None
    assert (near.mark, near.params["n"]) == ("fief-nearing-alliance 0 1", 4)


def test_knights_pool() -> None:
    """The turn in which the pool runs out is told while it runs, with the Influence that is due."""
    state = knights.position()
    crown(state, RED, 1)
    crown(state, BLUE, 3)
    knights.go(state, "plan")
    state.pool = 5
    assert seen("knights", state) is None
    state.pool = 4
    near = seen("knights", state)
    assert near is not None
    assert (near.mark, near.params["n"], near.params["pool"]) == ("knights-nearing-pool 1", 3, 4)


def test_knights_last_turn() -> None:
    """Most Influence, then what breaks ties; the majority goes first."""
    state = knights.position()
    knights.go(state, "plan")
    state.last = True
    near = seen("knights", state)
    assert near is not None
    assert (near.mark, near.seats) == ("knights-nearing-influence-tie", ())
    state.barons[GREEN].faith += 1
    near = seen("knights", state)
    assert near is not None
    assert near.mark == "knights-nearing-influence 2"
    crown(state, RED, 10)
    near = seen("knights", state)
    assert near is not None
    assert (near.mark, near.params["n"]) == ("knights-nearing-majority 0", 10)


def test_charlemagne() -> None:
    """The ninth turn, by what the Empire has of 60 points."""
    state = charlemagne.position()
    state.turn = TURNS - 1
    assert seen("charlemagne", state) is None
    state.turn = TURNS
    for side, mark in ((TRIBAL, "charlemagne-nearing-tribal 1"), (EMPIRE, "charlemagne-nearing-imperial 0")):
        charlemagne.control(state, side, *(r.slug for r in REGIONS))
        state.built[:] = []
        near = seen("charlemagne", state)
        assert near is not None
        assert (near.params["points"], near.params["need"]) == (points(state), 60)
        assert (points(state) >= 60) == (near.seats == (EMPIRE,)), mark


def test_roses() -> None:
    """The last turn of the last campaign, for the King."""
    state = roses.acting({"lan_henry_vi": "kent", "yor_york": "essex"})
    state.turn, state.campaign = 7, state.last - 1
    assert seen("roses", state) is None
    state.campaign = state.last
    near = seen("roses", state)
    assert near is not None
    assert near.seats == (state.king,)
    state.turn = 6
    assert seen("roses", state) is None


def test_xidit() -> None:
    """The last year; who would win is hidden."""
    state = xidit.position()
    xidit.guild(state, 2, 5, 3)
    assert seen("xidit", state) is None
    state.year = 12
    near = seen("xidit", state)
    assert near is not None
    assert (near.mark, near.params["n"]) == ("xidit-nearing-last", 3)
    assert (near.params["least"], near.params["few"]) == (seats([0, 1, 3]), 0)
