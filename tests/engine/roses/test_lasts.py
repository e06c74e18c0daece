"""What a panel says beforehand on whether a step can be taken back is what becomes of it."""

from __future__ import annotations

import pytest

from engine.core import Action
from engine.roses.rules import ROSES
from tests.engine.roses.board import Board


@pytest.mark.parametrize("other", [False, True])
def test_a_secret_choice_lasts_once_both_have_chosen(other: bool) -> None:
    """1.1: a card can be taken back until the other lies too; so can what is said about a hand."""
    board = Board()
    for step, said in (("mulligan", "keep"), ("cards", "")):
        if other:
            board.do(1, said or board.legal(1, "card")[0])
        text = said or board.legal(0, "card")[0]
        lasts = ROSES.lasts(step, Action.parse(text), ROSES.view(board.state, 0))
        assert any(event.seals for event in board.do(0, text)) == lasts == other
        if not other:
            assert board.legal(0, "unseal")
            board.do(1, said or board.legal(1, "card")[0])


def test_a_battle_that_is_begun_and_actions_that_are_ended_last() -> None:
    """1.3: blocks are shown; the other house acts."""
    board = Board().acting({"lan_oxford": "kent", "lan_henry_vi": "derby", "yor_york": "ireland",
                            "yor_march": "middlesex", "yor_rutland": "leicester"}).sound()  # fmt: skip
    board.do(0, "move lan_oxford middlesex")
    for seat, step, text in ((0, "action", "done"), (1, "", "move yor_rutland derby"), (1, "action", "done"),
                             (0, "battles", "battle middlesex")):  # fmt: skip
        lasts = ROSES.lasts(step or "action", Action.parse(text), ROSES.view(board.state, seat))
        assert lasts == bool(step)
        assert any(event.seals for event in board.do(seat, text)) == lasts


def test_a_move_can_be_taken_back() -> None:
    """Nobody is told who has moved before the actions end."""
    board = Board().acting({"lan_oxford": "kent", "lan_henry_vi": "kent", "yor_york": "ireland"})
    assert ROSES.lasts("action", Action.parse("move lan_oxford sussex")) is False
    assert not any(event.seals for event in board.do(0, "move lan_oxford sussex"))
