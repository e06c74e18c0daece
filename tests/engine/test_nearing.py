"""An end that is in sight, in built positions. Random games end as they announce: ``test_all_games``."""

from __future__ import annotations

from typing import Any

import pytest

from engine import GAMES
from engine.charlemagne.game_data import EMPIRE, REGIONS, TRIBAL, TURNS
from engine.charlemagne.victory import points
from engine.core import Nearing, seats
from engine.fief.rules import FIEF
from tests.engine.charlemagne.board import Board as CharlemagneBoard
from tests.engine.fief.board import AZURE
from tests.engine.fief.board import Board as FiefBoard
from tests.engine.knights.board import BLUE, GREEN, RED
from tests.engine.knights.board import Board as KnightsBoard
from tests.engine.roses.board import Board as RosesBoard
from tests.engine.xidit.board import Board as XiditBoard


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
    board = FiefBoard().position(number=number).lords(*counts)
    near = seen("fief", board.state)
    assert (near and near.mark) == told
    board.go("close")
    outcome = FIEF.outcome(board.state)
    won = outcome and [seat for place in outcome.places[:1] for seat in place]
    assert won == (list(near.seats) if near else None)


def test_fief_allies() -> None:
    """Four points of two who are married, which three of one who is free outdo."""
    board = FiefBoard().position(number=5).lords(2, 2)
    board.noble("lucia", AZURE, "york")
    assert seen("fief", board.state) is None
    board.wed("henri", "lucia")
    near = seen("fief", board.state)
    assert near is not None
    assert (near.mark, near.params["n"]) == ("fief-nearing-alliance 0 1", 4)


def test_knights_pool() -> None:
    """The turn in which the pool runs out is told while it runs, with the Influence that is due."""
    board = KnightsBoard()
    board.crown(RED, 1)
    board.crown(BLUE, 3)
    board.go("plan")
    board.state.pool = 5
    assert seen("knights", board.state) is None
    board.state.pool = 4
    near = seen("knights", board.state)
    assert near is not None
    assert (near.mark, near.params["n"], near.params["pool"]) == ("knights-nearing-pool 1", 3, 4)


def test_knights_last_turn() -> None:
    """Most Influence, then what breaks ties; the majority goes first."""
    board = KnightsBoard()
    board.go("plan")
    board.state.last = True
    near = seen("knights", board.state)
    assert near is not None
    assert (near.mark, near.seats) == ("knights-nearing-influence-tie", ())
    board.state.barons[GREEN].faith += 1
    near = seen("knights", board.state)
    assert near is not None
    assert near.mark == "knights-nearing-influence 2"
    board.crown(RED, 10)
    near = seen("knights", board.state)
    assert near is not None
    assert (near.mark, near.params["n"]) == ("knights-nearing-majority 0", 10)


def test_charlemagne() -> None:
    """The ninth turn, by what the Empire has of 60 points."""
    board = CharlemagneBoard()
    state = board.state
    state.turn = TURNS - 1
    assert seen("charlemagne", state) is None
    state.turn = TURNS
    for side, mark in ((TRIBAL, "charlemagne-nearing-tribal 1"), (EMPIRE, "charlemagne-nearing-imperial 0")):
        board.control(side, *(r.slug for r in REGIONS))
        state.built[:] = []
        near = seen("charlemagne", state)
        assert near is not None
        assert (near.params["points"], near.params["need"]) == (points(state), 60)
        assert (points(state) >= 60) == (near.seats == (EMPIRE,)), mark


def test_roses() -> None:
    """The last turn of the last campaign, for the King."""
    state = RosesBoard().acting({"lan_henry_vi": "kent", "yor_york": "essex"}).state
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
    board = XiditBoard().position()
    board.guild(2, 5, 3)
    assert seen("xidit", board.state) is None
    board.state.year = 12
    near = seen("xidit", board.state)
    assert near is not None
    assert (near.mark, near.params["n"]) == ("xidit-nearing-last", 3)
    assert (near.params["least"], near.params["few"]) == (seats([0, 1, 3]), 0)
