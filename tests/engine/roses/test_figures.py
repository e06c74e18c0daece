"""What a house has, as the first line of what happened counts it."""

from __future__ import annotations

from collections import Counter

from engine import GAMES
from engine.core import Figures, Piece, Place
from engine.roses.board import AREA, BLOCK, BLOCK_IDS, HEIRS
from engine.roses.state import POOL, Battles, Regroup
from tests.engine.roses.board import Board


def test_3_21_five_heirs_each_counted_once() -> None:
    """Minors are heirs like the others: one who comes of age is neither gained nor lost."""
    rules = GAMES["roses"]
    state = rules.setup(seats=2, seed="heirs")
    for seat in (0, 1):
        found = rules.figures(rules.view(state, seat), seat).held["heirs"]
        assert Counter(found) == Counter(Piece(BLOCK_IDS[heir]) for heir in HEIRS[seat])
        assert len(found) == 5


def test_8_2_who_has_london_has_the_capital(board: Board) -> None:
    """It counts as support, for whoever is alone there."""
    rules = GAMES["roses"]
    for place, has in (("middlesex", True), ("kent", False)):
        board.acting({"lan_oxford": place, "lan_henry_vi": "derby", "yor_york": "ireland", "yor_march": "cornwall"})
        held = [rules.figures(rules.view(board.state, None), seat).held["capital"] for seat in (0, 1)]
        assert [bool(found) for found in held] == [has, False]


def test_moves_that_may_be_taken_back_change_no_figures(board: Board) -> None:
    """Marches, a voyage and a recruit of the running action count from Commit on, in the eyes of both houses."""
    rules = GAMES["roses"]
    board.acting({"lan_oxford": "middlesex", "lan_devon": "kent", "lan_henry_vi": "derby", "yor_york": "essex"})
    board.state.where[BLOCK["lan_bristol_levy"]] = POOL

    def counted() -> list[Figures]:
        return [rules.figures(rules.view(board.state, reader), seat) for reader in (0, 1, None) for seat in (0, 1)]

    before = counted()
    for words in ("move lan_oxford essex", "sea lan_devon dorset", "recruit lan_bristol_levy somerset"):
        board.do(0, words)
        assert counted() == before, words
    board.do(0, "done")
    mine = rules.figures(rules.view(board.state, 0), 0)
    assert {*mine.held["areas"]} == {Place("derby"), Place("dorset"), Place("somerset")}
    assert mine.held["capital"] == []
    assert mine.amounts["blocks"] == 4
    assert mine.amounts["pool"] == before[0].amounts["pool"] - 1
    assert mine.amounts["steps"] > before[0].amounts["steps"]
    assert rules.figures(rules.view(board.state, 1), 1).held["areas"] == []


def test_a_second_leg_of_a_march_is_still_no_loss(board: Board) -> None:
    rules = GAMES["roses"]
    board.acting({"lan_oxford": "middlesex", "lan_henry_vi": "derby", "yor_york": "ireland"})
    before = rules.figures(rules.view(board.state, 0), 0)
    board.do(0, "move lan_oxford sussex")
    board.do(0, "move lan_oxford kent")
    assert rules.figures(rules.view(board.state, 0), 0) == before


def test_blocks_that_regroup_change_no_figures_until_it_is_done(board: Board) -> None:
    rules = GAMES["roses"]
    board.acting({"lan_oxford": "kent", "lan_devon": "kent", "lan_henry_vi": "derby", "yor_york": "ireland"})
    board.state.frames = [Battles(), Regroup(0, AREA["kent"], [])]
    before = rules.figures(rules.view(board.state, 0), 0)
    board.do(0, "regroup lan_oxford sussex")
    assert rules.figures(rules.view(board.state, 0), 0) == before
    board.do(0, "done")
    areas = rules.figures(rules.view(board.state, 0), 0).held["areas"]
    assert {*areas} == {Place("derby"), Place("kent"), Place("sussex")}
