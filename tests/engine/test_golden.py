"""Recorded playthroughs must come out the same, event for event and byte for byte."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import GAMES
from tests.engine.golden import HERE, RECORDS, replay

FILES = sorted(HERE.glob("*/golden/*.txt"))


def test_every_game_has_playthroughs() -> None:
    """One for every seat count, and no file that nobody records."""
    for game, rules in GAMES.items():
        assert {seats for name, _, seats, _, _ in RECORDS if name == game} == set(rules.seats)
    assert {(f.parts[-3], f.stem) for f in FILES} == {(game, name) for game, name, *_ in RECORDS}


@pytest.mark.parametrize("file", FILES, ids=lambda f: f"{f.parts[-3]}-{f.stem}")
def test_playthrough(file: Path) -> None:
    """The same actions bring the same events and the same final position."""
    text = file.read_text(encoding="utf-8")
    assert replay(text) == text
