"""Random games to the end, with what must hold on the way."""

from __future__ import annotations

import random

import pytest

from engine.core import Action, Event
from engine.knights.rules import KNIGHTS
from engine.knights.state import KnState, Options
from tests.engine.driver import AnyRules, play
from tests.engine.knights.invariants import check, check_events
from tests.engine.knights.pick import pick


@pytest.mark.parametrize("seats", range(2, 7))
def test_random_games_end(seats: int) -> None:
    state = KNIGHTS.setup(seats=seats, seed=f"random-{seats}", options=Options(length=8))
    steps = 0

    def hook(rules: AnyRules, now: KnState, seat: int, action: Action, events: list[Event]) -> None:
        nonlocal steps
        steps += 1
        check_events(now, events)
        if steps % 5 == 0:
            check(now)

    play(KNIGHTS, state, random.Random(seats), pick, hook)
    check(state)
    assert KNIGHTS.outcome(state) is not None
    save = KNIGHTS.dumps(state)
    assert KNIGHTS.dumps(KNIGHTS.loads(save)) == save
