"""A house in which Fief is played, with a clock that a test moves."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Database
from bot.tables.service import Tables
from engine.fief.rules import FIEF as RULES
from tests.bot.helpers import FakeClock
from tests.support.databases import ready


@pytest.fixture
def path(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'herald.db'}"


@pytest.fixture
async def tables(path: str) -> AsyncIterator[Tables]:
    db = Database(path)
    await ready(db)
    yield Tables(db, FakeClock(), games={"fief": RULES})
    await db.close()
