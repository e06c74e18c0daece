"""How long the rules take, measured against a fixed piece of work, so that a slow machine is no failure.

Figures on an idle machine of the kind the seconds are written for: a unit of work (``loads``, ``apply``, both views,
``dumps``) 0.36 ms, the most expensive question 1.5 ms, the widest reach 5 ms. The limits here are three times that.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from engine.charlemagne.analysis import outlook
from engine.charlemagne.frames import Levying
from engine.charlemagne.game_data import EMPIRE, REGIONS
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import Options
from engine.core import Action
from tests.engine.charlemagne.board import Board
from tests.engine.speed import WORK, work

GAME = Path(__file__).parent / "golden" / "usual-places.txt"


def least(task: Callable[[], object], wanted: float) -> float:
    """Seconds that a task takes at its quickest, as if the fixed work took what it should."""
    found = 1e9
    for _ in range(40):
        begin = time.thread_time()
        task()
        spent = time.thread_time() - begin
        found = min(found, spent * WORK / max(WORK / 4, work()))
        if found <= wanted:
            break
    return found


def test_a_unit_of_work() -> None:
    """At least 2,500 a second; three hundred actions of a recorded game, each at its quickest."""
    lines = GAME.read_text(encoding="utf-8").splitlines()
    options = Options(placement="fixed", build_limit=1, duels=True, scara=True, leader_death=True)
    done = [line[2:].split(" ", 1) for line in lines if line.startswith("> ")][:300]
    steps = [(int(seat), Action.parse(text)) for seat, text in done]
    quickest = [1e9] * len(steps)
    pace = 1e9
    for _ in range(12):
        data = RULES.dumps(RULES.setup(seats=2, seed="golden-5", options=options))
        for number, (seat, action) in enumerate(steps):
            begin = time.thread_time()
            state = RULES.loads(data)
            RULES.apply(state, seat, action)
            RULES.view(state, 0)
            RULES.view(state, 1)
            data = RULES.dumps(state)
            quickest[number] = min(quickest[number], time.thread_time() - begin)
        pace = min(pace, *(work() for _ in range(5)))
        if sum(quickest) / len(steps) * WORK / pace <= 3 * 0.0004:
            return
    raise AssertionError(f"a unit of work takes {sum(quickest) / len(steps) * WORK / pace * 1e3:.2f} ms")


def test_questions_and_reach(board: Board) -> None:
    """No question takes three milliseconds, no reach ten: Charlemagne alone in the middle of the map with 36 points,
    and a levy in every region."""
    board.force("aachen", 36, "charlemagne", "scara")
    view = RULES.view(board.state, EMPIRE)
    assert len(outlook(view)) > 900
    assert least(lambda: outlook(view), 0.030) <= 0.030
    assert least(lambda: RULES.prompts(board.state), 0.009) <= 0.009
    board.control(EMPIRE, *(r.slug for r in REGIONS))
    board.state.frames[:] = [Levying(EMPIRE, [3] * len(REGIONS), [])]
    assert least(lambda: RULES.prompts(board.state), 0.009) <= 0.009
