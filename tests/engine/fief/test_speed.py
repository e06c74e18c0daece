"""How long the rules take, measured against a fixed piece of work, so that a slow machine is no failure.

A unit of work is ``loads``, ``apply``, the views of four seats, ``dumps``. The limits here are three times what an idle
machine may take: 1,500 units a second, three milliseconds for the questions of the worst position.
"""

from __future__ import annotations

import random
import time

import msgspec

from engine.core import Action
from engine.fief.rules import FIEF as RULES
from tests.engine.fief.play import play, start
from tests.engine.speed import WORK, quickest, work


def recorded(seed: str) -> tuple[list[tuple[int, Action]], list[bytes]]:
    """A lively game of four: its actions, and the positions between them."""
    state = start(4, seed)
    saves = [RULES.dumps(state)]
    steps: list[tuple[int, Action]] = []

    def hook(now: object, seat: int, action: Action, events: object) -> None:
        steps.append((seat, action))
        saves.append(RULES.dumps(now))  # type: ignore[arg-type]

    play(state, random.Random(seed), hook)
    return steps, saves


def test_a_unit_of_work() -> None:
    """At least 1,500 a second with four seats, actions of the second half of a game, at their quickest."""
    steps, saves = recorded("speed")
    chosen = range(len(steps) // 2, len(steps), 2)
    spent = dict.fromkeys(chosen, 1e9)
    pace = 1e9
    for _ in range(12):
        for number in chosen:
            seat, action = steps[number]
            begin = time.thread_time()
            state = RULES.loads(saves[number])
            RULES.apply(state, seat, action)
            for reader in range(4):
                RULES.view(state, reader)
            RULES.dumps(state)
            spent[number] = min(spent[number], time.thread_time() - begin)
        pace = min(pace, *(work() for _ in range(5)))
        mean = sum(spent.values()) / len(spent) * WORK / pace
        if mean <= 3 / 1500:
            return
    raise AssertionError(f"a unit of work takes {mean * 1e3:.2f} ms")


def test_questions_of_the_worst_position() -> None:
    """The questions of all seats, in no position of a game longer than three milliseconds."""
    _, saves = recorded("questions")
    worst = 0.0
    for save in saves[::3]:
        state = RULES.loads(save)
        begin = time.thread_time()
        RULES.prompts(state)
        spent = time.thread_time() - begin
        if spent > worst:
            worst = max(worst, quickest(lambda: RULES.prompts(state), 5))  # noqa: B023
    pace = min(work() for _ in range(20))
    assert worst * WORK / pace <= 0.009, f"{worst * 1e3:.2f} ms"


def test_saves_and_views_stay_small() -> None:
    """At most 64 kB each, to the end of a game."""
    _, saves = recorded("small")
    assert max(map(len, saves)) <= 64_000
    for save in saves[:: max(1, len(saves) // 20)]:
        state = RULES.loads(save)
        assert max(len(msgspec.json.encode(RULES.view(state, reader))) for reader in (0, None)) <= 64_000
