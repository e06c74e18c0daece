"""A process that stops between two messages to the server: what it holds is free soon, whatever it was saying."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from bot.common.clock import SystemClock
from bot.store import Database, upgrade
from bot.store import models as m
from bot.tables.service import Tables
from bot.workers import leadership as duties
from bot.workers.leadership import Duty
from tests.bot.process_group import lay_tables
from tests.bot.toy import TOY
from tests.support import skips
from tests.support.databases import emptied
from tests.support.patience import patiently

MINE = sa.update(m.tables).values(name="mine")
NAMES = sa.select(m.tables.c.name).with_for_update()


class Nobody:
    """Workers with nothing to do."""

    def start(self) -> None:
        """Nothing begins."""

    async def stop(self, *, in_hand: bool = False) -> None:
        """Nothing ends."""

    def wake(self) -> None:
        """Nothing comes."""


async def test_a_table_is_free_whatever_its_holder_was_saying(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It told the server a statement, and stopped before it had it done: the server takes that for work and waits for
    ever, whoever keeps a duty does not. The change is undone, and whoever goes on after all is told."""
    skips.unless(postgres, skips.POSTGRES)
    monkeypatch.setattr(duties, "STOPPED", 1)
    monkeypatch.setattr(duties, "SWEEP", 0.1)
    first, second = Database(postgres), Database(postgres)
    await emptied(first)
    await upgrade(first)
    await lay_tables(first, 1)
    duty = Duty(Tables(second, SystemClock(0.0), games={"toy": TOY}).store)
    seen = []

    async def stop_and_go_on() -> None:
        async with first.write() as stopped:
            await stopped.execute(MINE)
            told: Any = (await stopped.get_raw_connection()).driver_connection
            await told.prepare("SELECT 1")
            duty.start(Nobody())
            async with second.write() as other:
                seen.append((await patiently(other.execute(NAMES))).scalar_one())
            await stopped.execute(MINE)

    try:
        with pytest.raises(DBAPIError):
            await stop_and_go_on()
        async with first.read() as connection:
            seen.append(await connection.scalar(sa.select(m.tables.c.name)))
        assert len(seen) == 2
        assert "mine" not in seen
    finally:
        await duty.stop()
        for db in (first, second):
            await db.close()
