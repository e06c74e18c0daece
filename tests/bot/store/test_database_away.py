"""The database is away for a while: suggestions are none in time, and what waits goes on as soon as it is back."""

from __future__ import annotations

import asyncio
import logging
import resource
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import sqlalchemy as sa
from discord.app_commands import Choice
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.serving.health import Health
from bot.store import Database
from bot.store.database import BREAK, Away, passes
from bot.tables.model import DeadlinePolicy
from bot.tables.service import Tables
from bot.ui.autocomplete_limit import Brief
from bot.ui.suggested import IN_TIME, SINCE, timely
from bot.workers.autopilot import Autopilot
from bot.workers.outbox.outbox import Outbox
from bot.workers.timer import Timer
from tests.bot.delivery import alive, thread_of
from tests.bot.fakes import FakeDiscord
from tests.bot.helpers import ANA, FakeClock, running
from tests.bot.toy import acts
from tests.support.idle_loop import rest
from tests.support.patience import within


@contextmanager
def away(db: Database, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A server that refuses every connection until the block ends."""

    @asynccontextmanager
    async def refused() -> AsyncIterator[AsyncConnection]:
        raise Away("connection refused")
        yield

    with monkeypatch.context() as patch:
        patch.setattr(db, "_connected", refused)
        yield


def keystroke(clock: FakeClock, came: float = 0.0) -> Any:
    return SimpleNamespace(client=SimpleNamespace(clock=clock), extras={SINCE: clock.monotonic() - came})


async def test_nothing_is_suggested_while_the_database_is_away(
    tables: Tables, db: Database, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, clock: FakeClock
) -> None:
    """Whether it refuses at once, or says nothing at all; in time, and with one line in the log."""

    async def asks(interaction: Any, current: str) -> list[Choice[str]]:
        await tables.lookup.find(user_id=1, text=current)
        return [Choice(name="one", value="1")]

    async def hangs(interaction: Any, current: str) -> list[Choice[str]]:
        await asyncio.get_running_loop().create_future()
        return []

    assert await timely(asks)(keystroke(clock), "x")
    with away(db, monkeypatch):
        assert await timely(asks)(keystroke(clock), "x") == []
    asked = asyncio.create_task(timely(hangs)(keystroke(clock, came=2.0), "x"))  # so long it was unknown whose it is
    await rest()
    await clock.pass_by(seconds=IN_TIME - 2.0)
    async with within():
        assert await asked == []
    assert [len(r.getMessage().splitlines()) for r in caplog.records] == [1, 1]
    assert not any(r.exc_info for r in caplog.records)

    async def broken(interaction: Any, current: str) -> list[Choice[str]]:
        raise RuntimeError("a bug")

    with pytest.raises(RuntimeError):
        await timely(broken)(keystroke(clock), "x")


def test_every_suggestion_comes_in_time() -> None:
    """A command whose options suggest something is made by ``bot.ui.commands``."""
    import cogs

    tree: Any = discord.app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    cogs.register(tree)
    found = [
        (command.qualified_name, name)
        for command in tree.walk_commands()
        for name, parameter in getattr(command, "_params", {}).items()
        if parameter.autocomplete and getattr(parameter.autocomplete, "__wrapped__", None) is None
    ]
    assert found == []


@pytest.mark.parametrize("error", [ConnectionResetError("cut"), RuntimeError("a bug")])
def test_suggestions_that_did_not_arrive_are_one_line(error: Exception) -> None:
    record = logging.LogRecord("x", logging.ERROR, "", 1, "Ignoring %r", ("hand",), (type(error), error, None))
    assert Brief().filter(record)
    brief = isinstance(error, OSError)
    assert (record.exc_info is None) == brief
    assert record.getMessage() == ("suggestions did not arrive: cut" if brief else "Ignoring 'hand'")


async def test_what_waits_goes_on_as_soon_as_the_database_is_back(
    tables: Tables, db: Database, outbox: Outbox, discord: FakeDiscord, clock: FakeClock,
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture,
) -> None:  # fmt: skip
    """Posts and overdue deadlines, within a few seconds; an outage has no tracebacks."""
    table = await running(tables, policy=DeadlinePolicy(hours=1, reminders=(), pace=0))
    timer, autopilot = Timer(tables.store, tables.play), Autopilot(tables.store, tables.play)
    tables.store.work = outbox.wake
    workers = [asyncio.create_task(worker.run()) for worker in (timer, autopilot)]
    async with alive(outbox) as settled:
        await settled()
        place = await thread_of(tables, table.id)
        before = len(discord.channels[place])
        await tables.play.act(table.id, ANA.id, acts("pick 1"))
        async with tables.store.change(table.id) as change:
            change.note("note-goes-on")
        with away(db, monkeypatch):
            await clock.pass_by(hours=2)
        assert len(discord.channels[place]) == before
        await clock.pass_by(seconds=BREAK + 2)
        assert [s.content for s in discord.channels[place]][before:][0] == "note note-goes-on"
        assert any(s.autopilot for s in (await tables.lookup.info(table.id)).seats)
    for worker in workers:
        worker.cancel()
    await asyncio.gather(*workers, return_exceptions=True)
    assert not any(r.exc_info for r in caplog.records)


async def test_a_full_disk_is_not_well(tmp_path: Any, clock: FakeClock, db: Database, tables: Tables) -> None:
    """It is still read from, but nobody can do anything."""
    if not db.sqlite:
        return
    health = Health(SimpleNamespace(connected=True, shares=1, keeps_time=True, limited=0, backups=None), tables.store)
    assert (await health.look())["database"] == 1
    clock.add(seconds=1)  # what is the same as before is not written
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, hard))  # no file grows beyond that
    try:
        assert (await health.look())["database"] == 0
        with pytest.raises(sa.exc.OperationalError) as caught:
            await tables.preferences.set_user(ANA.id, dms=False)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert passes(caught.value)
    assert (await health.look())["database"] == 1
