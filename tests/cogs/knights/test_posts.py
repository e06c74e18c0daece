"""How much a table of six writes: boards are few, revealed cards are lines."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.store import Database
from cogs import games
from tests.cogs.knights.counted_posts import BOARD, DIRECT, posted
from tests.support import luck
from tests.support.databases import ready

games()  # brings the fronts


@pytest.mark.slow
async def test_a_game_turn_of_six_brings_six_boards_at_most(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The set-up and the first turn among six people with the shipped orders: a board for each pile, the Upkeep and
    the first place that falls; every other thing that happens is a line, and nobody hears of each card by themselves.
    One game, the same in every run, for its luck decides how much there is to tell."""
    monkeypatch.setenv(luck.TEST, "a game turn of six")
    db = Database(f"sqlite+aiosqlite:///{tmp_path / 'herald.db'}")
    await ready(db)
    (turn,) = await posted(db, "six", turns=1)
    await db.close()
    assert 3 <= turn[BOARD] <= 6, turn
    assert 0 < turn["lines"] <= 30, turn
    assert 0 < sum(turn[k] for k in DIRECT) <= 12 * 6, "twelve direct messages to each, eight of them for the set-up"
