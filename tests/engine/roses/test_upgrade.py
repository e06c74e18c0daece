"""Positions that rules 4 left behind go on today: what was sealed or ordered stands, and nobody stands still."""

from __future__ import annotations

import pytest

from engine.roses.rules import ROSES
from engine.roses.state import Political, RosesState
from tests.engine.rare import silence
from tests.engine.roses.board import Board
from tests.engine.roses.rare import rare

BEFORE = 4
"""The version of the rules under which the games were begun."""


def stored(state: RosesState) -> RosesState:
    """The position as rules 4 wrote it, loaded today."""
    state.rules_version = BEFORE
    loaded = ROSES.loads(ROSES.dumps(state))
    assert loaded == state
    silence(ROSES, loaded)
    return loaded


@pytest.mark.parametrize("step", ["cards", "briefing", "home", "dismiss"])
def test_what_was_sealed_before_stands(board: Board, step: str) -> None:
    """A card face down, orders for a battle, a homecoming under way: the same seats are asked the same."""
    board.saved(step)
    board.state.players[1].orders = {"yor_kent": "retreat"}
    asked = ROSES.prompts(board.state)
    assert ROSES.prompts(stored(board.state)) == asked


def test_a_homecoming_of_before_leaves_nobody_waiting(board: Board) -> None:
    """Positions in which Clarence and the Nevilles have still to go: asked, by silence, and as somebody plays them."""
    going = 0
    for number in range(12):
        board.state = rare("turncoats", number)
        if isinstance(board.state.frames[0], Political):
            board.settle()
            board.state = stored(board.state)
            for seat in (0, 1):
                if board.legal(seat, "home"):
                    going += 1
                    board.do(seat, board.legal(seat, "home")[0])
                    silence(ROSES, board.state)
    assert going
