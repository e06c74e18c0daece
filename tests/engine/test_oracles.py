"""Nobody learns by trying: what is refused, and what may be taken back, tells what one's own view told before."""

from __future__ import annotations

import os
import random

import pytest

from engine.core import Event
from engine.core.frames import _seal
from tests.engine.pairs import batch, each_verb, pairs, say
from tests.engine.recorded_games import Case, walk
from tests.engine.supplements import CASES, FEW, case_id

SOAK = int(os.environ.get("HERALD_SOAK", "0"))
"""Positions of each case that the soak looks at."""
every_case = pytest.mark.parametrize("case", CASES, ids=case_id)


@pytest.mark.slow(but=FEW)
@every_case
def test_what_can_be_taken_back_tells_nothing(case: Case) -> None:
    """Whatever a seat may do, not only what is done: where it does not seal, events, view and questions after it are
    those that the seat's own view and the action determine; and where it seals, it seals whatever others hide."""
    game = walk(case)
    rng = random.Random(41)
    for pair in pairs(game, max(13, SOAK), 21, seed=43):
        for action in each_verb(rng, game.rules, pair.one, pair.seat, 6):
            one = say(game.rules, pair.one, pair.seat, [action])
            other = say(game.rules, pair.other, pair.seat, [action])
            assert one.refusal is None
            assert one.sealed == other.sealed, f"whether {action} can be taken back tells what others hide"
            if not one.sealed:
                assert one == other, f"{action} can be taken back, and tells what others hide"


@pytest.mark.slow(but=FEW)
@every_case
def test_a_refused_batch_tells_nothing(case: Case) -> None:
    """Whatever is said in one breath: which part is refused, why, and what was heard before that, do not depend on what
    others hide. Where something seals the batch ends, and what went before has happened."""
    game = walk(case)
    rng = random.Random(47)
    for pair in pairs(game, max(16, SOAK), 22, seed=53):
        for _ in range(4):
            line = batch(rng, game.rules, pair.one, pair.seat, game.extra.strange)
            one = say(game.rules, pair.one, pair.seat, line)
            other = say(game.rules, pair.other, pair.seat, line)
            assert one.sealed == other.sealed, line
            if not one.sealed:
                assert one == other, line


def test_a_seal_is_heard_by_all_where_anything_is() -> None:
    """Else a third seat could take back the orders that have spoken already."""
    events = [Event("a"), Event("b", audience=(0,))]
    _seal(events)
    assert [e.seals for e in events] == [True, False]
    alone = [Event("c", audience=(1,))]
    _seal(alone)
    assert alone[0].seals
