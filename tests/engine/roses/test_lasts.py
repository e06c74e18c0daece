"""What a panel says beforehand on whether a step can be taken back is what becomes of it."""

from __future__ import annotations

import pytest

from engine.core import SEAL, Action
from engine.roses.rules import ROSES
from engine.roses.view import Plan
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


@pytest.mark.parametrize(("plan", "stays"), [(Plan(act="ask"), False), (Plan(), True)])
def test_the_last_seal_before_a_battle_hangs_on_who_has_the_first_turn(plan: Plan, stays: bool) -> None:
    """6.2: Oxford (A2) before Hastings (B): by orders he fires, which is known, and if he asks nothing has happened
    yet. For York the turn of the other house lasts in either case."""
    for last in (0, 1):
        board = Board().fight("essex", {"yor_hastings": "rutland"}, {"lan_oxford": ""}, plans=[plan, Plan()])
        assert ROSES.lasts("briefing", SEAL, ROSES.view(board.state, last)) is False
        board.do(1 - last, "seal")
        assert ROSES.lasts("briefing", SEAL, ROSES.view(board.state, last)) == (True if last or stays else None)
        assert any(event.seals for event in board.do(last, "seal")) == (stays or last == 1)


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
