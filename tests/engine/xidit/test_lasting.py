"""What a seat is told beforehand of what can be taken back is what then seals."""

from __future__ import annotations

import pytest

from engine.core import Action
from engine.xidit.rules import XIDIT
from tests.engine.xidit.board import Board


@pytest.mark.parametrize("bards", ["ask", "even"])
def test_a_reward_stays_unless_its_bards_are_asked_next(board: Board, bards: str) -> None:
    """The last of four bards goes on with the year, those before it can be taken back."""
    board.reeds()
    board.do(0, f"standing-bards {bards}")
    board.run_year({0: "act"})
    acts = ["reward sovereigns bards", *(["bard mirrormere"] * 4 if bards == "ask" else [])]
    assert lasting(board, *acts) == ([False] * 4 + [True] if bards == "ask" else [True])


def test_units_for_a_titan_stay_with_the_last(board: Board) -> None:
    """The choice of the Titan and all units but the last can be taken back."""
    board.position(cities=(4, 2, 3, 1), units={0: "militia archer mage"})
    board.wake(3)
    board.run_year({0: "act"})
    assert lasting(board, "titan 3", "spend mage", "spend archer", "spend militia") == [False, False, False, True]


def lasting(board: Board, *acts: str) -> list[bool]:
    """Whether each act seals; it is what was told before."""
    found = []
    for act in map(Action.parse, acts):
        view = XIDIT.view(board.state, 0)
        step = next(prompt.step for prompt in XIDIT.prompts(board.state)[0] if act in prompt.actions)
        told = XIDIT.lasts(step, act, view)
        found.append(any(event.seals for event in XIDIT.apply(board.state, 0, act)))
        assert told is found[-1], act
    return found
