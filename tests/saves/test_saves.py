"""Saves of every released version load, keep their invariants and can be played to the end."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from engine import GAMES
from tests.engine.driver import play
from tests.engine.supplements import SUPPLEMENTS

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.json"))


def test_every_game_has_saves() -> None:
    """A registered game without a save in some version fails."""
    assert {f.name.split("-")[0] for f in FILES} == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_saves_meet_every_decision(game: str) -> None:
    """The saves of the first version that had the game cover every step in which somebody is asked; standing choices
    lie open beside all of them."""
    first = min(f.parts[-2] for f in FILES if f.name.startswith(f"{game}-"))
    names = [f.stem for f in FILES if f.parts[-2] == first and f.name.startswith(f"{game}-")]
    assert {name.removeprefix(f"{game}-").rpartition("-")[0] for name in names} == SUPPLEMENTS[game].asks - {"standing"}


@pytest.mark.parametrize("file", FILES, ids=lambda f: f"{f.parts[-2]}-{f.stem}")
def test_save_loads_and_finishes(file: Path) -> None:
    """A save in the middle of any decision goes on as if nothing had happened."""
    game = file.name.split("-")[0]
    rules, extra = GAMES[game], SUPPLEMENTS[game]
    state = rules.loads(file.read_bytes())
    extra.check(state)
    assert rules.loads(rules.dumps(state)) == state
    for seat in (*range(state.seats), None):
        rules.view(state, seat)
    play(rules, state, random.Random(1), extra.picker, lambda r, s, *_: extra.check(s))
    assert rules.outcome(state) is not None
