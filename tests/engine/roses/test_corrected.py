"""What may be put right by hand in a game of Roses: what everybody knows, and nothing else."""

from __future__ import annotations

from engine.core import Piece
from engine.roses.board import BLOCK
from engine.roses.rules import ROSES
from engine.roses.state import DEAD, POOL, Supply
from tests.engine.roses.board import Board

KNOWN = {"king": "seat-0", "head.lancaster": "lan_henry_vi", "head.york": "yor_york"}


def test_the_known_fate_of_heirs_can_be_put_right(board: Board) -> None:
    """The crown, the heads of houses, and the heirs who are dead or minors; where the others are only their owner
    knows."""
    board.position({"lan_henry_vi": "kent", "yor_york": "ireland", "yor_march": "ireland"})
    board.state.where[BLOCK["lan_somerset"]] = DEAD
    found = ROSES.correctables(board.state)
    heirs = {"lan_prince_edward": "minor", "lan_exeter": "minor", "lan_somerset": "dead", "lan_richmond": "minor",
             "yor_rutland": "minor", "yor_clarence": "minor", "yor_gloucester": "minor"}  # fmt: skip
    assert {name: each.value for name, each in found.items()} == KNOWN | {f"heir.{b}": p for b, p in heirs.items()}
    found["heir.lan_somerset"].put("pool")
    assert board.state.where[BLOCK["lan_somerset"]] == POOL
    assert "heir.lan_somerset" not in ROSES.correctables(board.state), "where he is now, only his owner knows"
    found["king"].put("seat-1")
    assert board.state.king == 1


def test_the_crown_is_put_right_only_while_everybody_knows_where_the_rebel_is() -> None:
    """It fights for the Pretender (3.26) and may stand anywhere; before the first turn of a campaign it is in the pool
    (8.1)."""
    state = ROSES.setup(seats=2, seed="crown")
    assert state.turn == 1
    assert ROSES.correctables(state)["king"].bound is None
    state.turn = 2
    assert ROSES.correctables(state)["king"].bound == Piece("rebel")
    state.turn, state.frames = 1, [Supply(0)]
    assert ROSES.correctables(state)["king"].bound == Piece("rebel")
