"""Tables of the toy game, without Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import pytest

from bot.store import Database, upgrade
from bot.tables.service import Tables
from engine import GAMES
from tests.bot.helpers import FakeClock
from tests.bot.toy import TOY


@pytest.fixture
async def tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Tables]:
    monkeypatch.setitem(cast(dict[str, Any], GAMES), "toy", TOY)
    database = Database(f"sqlite+aiosqlite:///{tmp_path / 'herald.db'}")
    await upgrade(database)
    yield Tables(database, FakeClock(), games={"toy": TOY})
    await database.close()
