"""The tables of a database are those of one bot; another token is refused before anything is changed."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import pytest

from bot.cli import dbwork
from bot.common.errors import StartupError
from bot.sandbox import constants as c
from bot.sandbox.app import Sandbox
from bot.store import Database, owner
from bot.store import models as m
from bot.store.lock import ServingLock
from tests.bot.helpers import everything, rows
from tests.support.databases import ready
from tests.support.patience import patiently
from tests.support.sandbox import ROOT
from tests.support.sandbox_bots import BotProcess


async def test_the_first_bot_has_them_until_they_are_let_go(db: Database) -> None:
    assert [row.application_id for row in await rows(db, m.instance)] == [0]
    await owner.must_be_of(db, 1 << 62)
    await owner.must_be_of(db, 1 << 62)
    before = await everything(db)
    with pytest.raises(StartupError, match=f"another bot .application {1 << 62}.*of application 7.*change-bot") as told:
        await owner.must_be_of(db, 7)
    assert len(str(told.value).splitlines()) == 1
    assert await everything(db) == before
    assert await owner.release(db) == 1 << 62
    await owner.must_be_of(db, 7)
    assert [row.application_id for row in await rows(db, m.instance)] == [7]


@pytest.mark.slow
async def test_a_start_with_another_token_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the database nor the commands that Discord knows; once it was let go, the bot starts and has it."""
    for name, value in (("HERALD_DATA", str(tmp_path)), ("DATABASE_URL", "")):
        monkeypatch.setenv(name, value)
    file = tmp_path / "herald.db"
    db = Database(f"sqlite+aiosqlite:///{file}")
    await ready(db)
    await owner.must_be_of(db, 7)
    before = await everything(db)
    async with Sandbox() as sandbox:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", "run", cwd=tmp_path, stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
            env={**os.environ, "PYTHONPATH": str(ROOT), **sandbox.environment, "HERALD_LOG_LEVEL": "WARNING"},
        )  # fmt: skip
        printed, _ = await patiently(process.communicate())
        (line,) = printed.decode().strip().splitlines()
        assert process.returncode == 2
        assert "are those of another bot (application 7)" in line
        assert not sandbox.world.commands
        assert await everything(db) == before
        with ServingLock(file), pytest.raises(StartupError, match="is served by another"):
            await dbwork.release_bot()
        assert await dbwork.release_bot() == 7
        async with BotProcess(sandbox, tmp_path):
            pass
    assert [row.application_id for row in await rows(db, m.instance)] == [int(c.APPLICATION_ID)]
    await db.close()
