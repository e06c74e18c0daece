"""Rare positions are played on: no exception, no dead end, whatever must hold holds, and silence leads on."""

from __future__ import annotations

import random

import pytest

from engine.knights.rules import KNIGHTS
from engine.knights.state.state import KnState
from tests.engine.driver import by_verb, turn
from tests.engine.knights.invariants import check, check_events
from tests.engine.knights.play import lively
from tests.engine.knights.rare import THEMES, rare
from tests.engine.knights.silence import silence

STEPS, SILENT = 40, 25
"""So many answers at random, then so many questions that nobody answers."""
EACH = 300
"""Positions for each number of seats where time is no matter."""


def play_on(state: KnState, number: int, steps: int) -> None:
    """At random, wildly in one of four."""
    rng = random.Random(number)
    for _ in range(steps):
        step = turn(rng, KNIGHTS, state, by_verb if number % 4 == 0 else lively)
        if step is None:
            assert KNIGHTS.outcome(state) is not None
            return
        events = KNIGHTS.apply(state, *step)
        check(state)
        check_events(state, events)


@pytest.mark.parametrize("seats", range(2, 7))
def test_rare_positions_go_on(seats: int) -> None:
    """One of every kind for three and six, some for the others."""
    for number in range(len(THEMES)) if seats in (3, 6) else range(seats, len(THEMES), 4):
        state = rare(seats, number)
        check(state)
        play_on(state, number, STEPS)
        silence(state, SILENT)


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(2, 7))
def test_many_rare_positions_go_on(seats: int) -> None:
    for number in range(EACH):
        state = rare(seats, number)
        check(state)
        play_on(state, number, 3 * STEPS)
        silence(state, 4 * SILENT)
