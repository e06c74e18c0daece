"""What a seat is told beforehand of what can be taken back is what then becomes of it."""

from __future__ import annotations

import pytest

from engine.core import Action
from engine.knights.rules import KNIGHTS
from tests.engine.knights.board import BLUE, GREEN, RED, YELLOW, Board


def lasting(board: Board, seat: int, text: str) -> bool | None:
    """Whether an act stays done, by what its seat sees; then it is taken."""
    action = Action.parse(text)
    step = next(prompt.step for prompt in KNIGHTS.prompts(board.state)[seat] if action in prompt.actions)
    told = KNIGHTS.lasts(step, action, KNIGHTS.view(board.state, seat))
    seals = any(event.seals for event in board.do(seat, text))
    assert told in (None, seals)
    return told


def test_votes_last_with_the_last_seal(board: Board) -> None:
    """K10.5: all are shown together; until then a seal can be opened. Whoever has no Votes is not waited for."""
    board.position()
    board.state.barons[BLUE].votes = board.state.barons[YELLOW].votes = 2
    board.state.barons[RED].votes = board.state.barons[GREEN].votes = 2
    board.state.barons[GREEN].banned = True
    board.meet("crown-quarter")
    assert [lasting(board, seat, "cast crown-quarter 1") for seat in (YELLOW, RED)] == [None, None]
    assert board.legal(RED) == ["unseal"]
    assert lasting(board, BLUE, "cast crown-quarter 1") is True


def test_a_plan_lasts_with_the_last_seal(board: Board) -> None:
    """P1: then the piles are shuffled; cards on them can be taken back whoever has sealed."""
    board.position(3)
    board.go("plan")
    assert [lasting(board, seat, "seal") for seat in (RED, GREEN)] == [None, None]
    assert lasting(board, BLUE, "lay levy-taxes 1") is False
    assert lasting(board, BLUE, "seal") is True


@pytest.mark.parametrize(("who", "stays"), [("", False), ("sinople", True)])
def test_an_attack_on_walls_can_be_called_off_unless_somebody_was_asked(board: Board, who: str, stays: bool) -> None:
    """K13.1: before assault or siege the attacker goes back and may attack the same again; where others were asked,
    that attack is over."""
    board.red_by_city()
    if who:
        board.noble(who, "froli", "french-100")
    board.reveal(RED, "mobilize-forces")
    if KNIGHTS.prompts(board.state)[RED][0].step == "mobilize-forces":
        board.do(RED, "target froli")
    while "done" in board.legal(RED) and "attack froli city" not in board.legal(RED):
        board.do(RED, "done")
    attack = Action.parse("attack froli city")
    found = KNIGHTS.stays("fight", [attack], KNIGHTS.view(board.state, RED), RED)
    assert found == ((attack, False) if stays else None)
    board.do(RED, str(attack))
    if who:
        board.do(GREEN, "permit froli")
    board.do(RED, "back")
    assert (str(attack) in board.legal(RED)) is not stays
