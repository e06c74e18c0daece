"""Which battles *Commit* leads to: what is said beforehand are those that are fought then."""

from __future__ import annotations

import random

from engine.core import Action
from engine.roses.analysis import clashes
from engine.roses.rules import ROSES
from engine.roses.state import Acting, Options, RosesState, present
from tests.engine.driver import turn
from tests.engine.roses.board import Board
from tests.engine.roses.lively import lively

DONE = Action("done")


def fought_after(state: RosesState, rng: random.Random) -> list[str]:
    """The areas of all battles that begin when who acts now commits and the other house, if it acts after it, does
    nothing."""
    found: list[str] = []
    frame = state.frames[-1]
    assert isinstance(frame, Acting)
    for event in ROSES.apply(state, frame.seat, DONE):
        if event.key == "roses-battle":
            found.append(event.params["area"].slug)  # type: ignore[union-attr]
    while ROSES.view(state, None).phase in ("action", "battles"):
        frame = state.frames[-1]
        step = (frame.seat, DONE) if isinstance(frame, Acting) else turn(rng, ROSES, state, lively)
        assert step is not None
        for event in ROSES.apply(state, *step):
            if event.key == "roses-battle":
                found.append(event.params["area"].slug)  # type: ignore[union-attr]
    return found


def test_the_battles_that_are_announced_are_fought() -> None:
    """In random games: the same areas, as many blocks as stand there, seen by either house and by others."""
    commits = battles = 0
    for seed in range(6):
        rng = random.Random(seed)
        state = ROSES.setup(seats=2, seed=f"clashes {seed}", options=Options(campaigns=1))
        while ROSES.prompts(state) and commits < 240:
            frame = state.frames[-1]
            if isinstance(frame, Acting) and frame.locked < 0:
                said = [clashes(ROSES.view(state, reader)) for reader in (0, 1, None)]
                assert said[0] == said[1] == said[2]
                assert (said[0].next == -1) == (frame.seat != state.first)
                copy = ROSES.loads(ROSES.dumps(state))
                stand = {each.area: (each.lancaster, each.york) for each in said[0].areas}
                fought = fought_after(copy, rng)
                if copy.winner < 0:
                    assert sorted(fought) == sorted(stand)
                else:
                    assert set(fought) <= set(stand)
                commits += 1
                battles += len(fought)
            step = turn(rng, ROSES, state, lively)
            assert step is not None
            ROSES.apply(state, *step)
    assert commits >= 200
    assert battles >= 50


def test_it_says_how_many_stand_on_each_side(board: Board) -> None:
    board.acting({"lan_oxford": "kent", "lan_devon": "kent", "lan_henry_vi": "derby", "yor_york": "sussex"}, first=1)
    assert clashes(ROSES.view(board.state, 0)).areas == []
    board.do(0, "move lan_oxford sussex")
    (there,) = clashes(ROSES.view(board.state, 0)).areas
    assert (there.area, there.lancaster, there.york) == ("sussex", 1, 1)
    assert present(board.state, 0, 0) == []
