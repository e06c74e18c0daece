"""A house in which Warrior Knights is played, with a clock that a test moves."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Database
from bot.tables.service import Tables
from engine.knights.rules import KNIGHTS as RULES
from tests.bot.helpers import FakeClock
from tests.engine.knights.board import Board
from tests.support.databases import ready


@pytest.fixture
def board() -> Board:
    """A fresh board with a Kingdom of four at peace."""
    return Board()


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    db = Database(f"sqlite+aiosqlite:///{tmp_path / 'herald.db'}")
    await ready(db)
    yield Tables(db, FakeClock(), games={"knights": RULES})
    await db.close()
