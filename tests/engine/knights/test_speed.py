"""How long the rules take, measured against a fixed piece of work, so that a slow machine is no failure.

A unit of work is ``loads``, ``apply``, the views of six seats, ``dumps``. The limits here are three times what an idle
machine may take: 1,200 units a second, three milliseconds for the questions of the worst position.
"""

from __future__ import annotations

import random
import time

import msgspec

from engine.core import Action
from engine.knights.rules import KNIGHTS
from engine.knights.state.state import Options
from tests.engine.driver import turn
from tests.engine.knights.play import lively

WORK = 0.0021
"""Seconds the fixed work takes on such a machine."""
SEATS, FIRST, LAST = 6, 500, 620
"""Actions of a game that are looked at."""


def work() -> float:
    """The fixed work."""
    begin = time.process_time()
    total = 0
    for number in range(40_000):
        total += number & 7
    return time.process_time() - begin


def recorded() -> tuple[list[tuple[int, Action]], list[bytes]]:
    """Part of a lively game of six: its actions, and the positions before them."""
    state = KNIGHTS.setup(seats=SEATS, seed="speed", options=Options(length=8))
    rng, steps, saves = random.Random(6), [], []
    while len(steps) < LAST and (step := turn(rng, KNIGHTS, state, lively)) is not None:
        saves.append(KNIGHTS.dumps(state) if len(steps) >= FIRST else b"")
        KNIGHTS.apply(state, *step)
        steps.append(step)
    return steps[FIRST:], saves[FIRST:]


def test_a_unit_of_work_and_the_questions() -> None:
    """Every action and position at its quickest; saves and views of at most 64 kB."""
    steps, saves = recorded()
    units, asked = [1e9] * len(steps), [1e9] * len(steps)
    pace = 1e9
    for _ in range(12):
        for number, (step, save) in enumerate(zip(steps, saves, strict=True)):
            begin = time.process_time()
            state = KNIGHTS.loads(save)
            KNIGHTS.apply(state, *step)
            views = [KNIGHTS.view(state, reader) for reader in range(SEATS)]
            done = KNIGHTS.dumps(state)
            middle = time.process_time()
            KNIGHTS.prompts(state)
            asked[number] = min(asked[number], time.process_time() - middle)
            units[number] = min(units[number], middle - begin)
            assert len(done) <= 64_000
        assert all(len(msgspec.json.encode(view)) <= 64_000 for view in views)
        pace = min(pace, *(work() for _ in range(5)))
        mean, worst = sum(units) / len(units) * WORK / pace, max(asked) * WORK / pace
        if mean <= 3 / 1200 and worst <= 0.009:
            return
    raise AssertionError(f"a unit of work takes {mean * 1e3:.2f} ms, the worst questions {worst * 1e3:.2f} ms")
