"""Saves of every version that left some load, keep their invariants and can be played to the end.

A folder is a version, or the day of a build that had none of its own.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from engine import GAMES
from tests.engine.driver import LIMIT, turn
from tests.engine.supplements import SUPPLEMENTS
from tests.support.order import every_or_one

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.json"))
LATER = {"charlemagne": ("challenge",)}
"""Steps that came with later rules, by game."""
SOON, FAR = 15, 50
"""Actions that are taken from a save whose game is not played to its end in this run: in ``make test``, and else."""
WHOLE = {file for game in GAMES for file in every_or_one([f for f in FILES if f.name.startswith(f"{game}-")] or FILES)}
"""Saves from which the game is played to its end: one of each game, in the soak all."""


def test_every_game_has_saves() -> None:
    """A registered game without a save in some version fails."""
    assert {f.name.split("-")[0] for f in FILES} == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_saves_meet_every_decision(game: str) -> None:
    """The saves of the first version that had the game cover every step in which somebody is asked; standing choices
    lie open beside all of them."""
    first = min(f.parts[-2] for f in FILES if f.name.startswith(f"{game}-"))
    names = [f.stem for f in FILES if f.parts[-2] == first and f.name.startswith(f"{game}-")]
    asked = SUPPLEMENTS[game].asks - {"standing", *LATER.get(game, ())}
    assert {name.removeprefix(f"{game}-").rpartition("-")[0] for name in names} == asked


@pytest.mark.parametrize("far", [SOON, pytest.param(FAR, marks=pytest.mark.slow)], ids=["soon", "far"])
@pytest.mark.parametrize("file", FILES, ids=lambda f: f"{f.parts[-2]}-{f.stem}")
def test_save_loads_and_finishes(file: Path, far: int) -> None:
    """A save in the middle of any decision goes on as if nothing had happened."""
    game = file.name.split("-")[0]
    rules, extra = GAMES[game], SUPPLEMENTS[game]
    state = rules.loads(file.read_bytes())
    extra.check(state)
    assert rules.loads(rules.dumps(state)) == state
    for seat in (*range(state.seats), None):
        rules.view(state, seat)
    rng, done = random.Random(1), 0
    while (step := turn(rng, rules, state, extra.picker)) is not None:
        rules.apply(state, *step)
        extra.check(state)
        done += 1
        if done == far and file not in WHOLE:
            return
        assert done < LIMIT, "the game does not end"
    assert rules.outcome(state) is not None
