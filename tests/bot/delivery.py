"""What tests of delivery share: what stands where, and a round of the toy game."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import cast

from bot.store import Database
from bot.store import models as m
from bot.tables.service import Tables
from bot.workers.outbox.outbox import Outbox
from tests.bot.fakes import FakeDiscord
from tests.bot.helpers import ANA, BEN, PEOPLE, FakeClock, rows
from tests.bot.toy import acts

HOME = 10


def kinds(discord: FakeDiscord, channel: int) -> list[str]:
    return [content.split()[0] for content in discord.said().get(channel, [])]


def edits(discord: FakeDiscord, channel: int, number: int) -> list[str]:
    """What a message was changed to, in turn."""
    return discord.channels[channel][number].edits


async def new_panel(tables: Tables, table_id: int, seat: int = 0) -> None:
    """Plan a fresh panel for a seat."""
    async with tables.store.change(table_id) as change:
        change.panel(change.loaded.seats[seat])


async def open_rows(db: Database) -> list[str]:
    return [
        f"{r.kind} {r.status} {r.error}"
        for r in await rows(db, m.outbox, m.outbox.c.status.in_(["pending", "sending", "failed"]))
    ]


async def round_of(tables: Tables, table_id: int) -> None:
    """Play one round of the toy game."""
    for user in (ANA, BEN):
        await tables.play.act(table_id, user.id, acts("pick 2", "seal"))
    winner = PEOPLE[(await tables.views.look(table_id, None)).waiting[0].seat]
    await tables.play.act(table_id, winner.id, acts("mark a"))
    await tables.play.act(table_id, winner.id, acts("finish"))


async def thread_of(tables: Tables, table_id: int) -> int:
    """The thread of a table, which it has."""
    thread = (await tables.lookup.info(table_id)).thread_id
    assert thread is not None
    return thread


@asynccontextmanager
async def alive(outbox: Outbox) -> AsyncIterator[Callable[[], Awaitable[object]]]:
    """The outbox at work until the block ends. What is given lets time pass until everything is delivered."""
    clock = cast(FakeClock, outbox.store.clock)

    def idle() -> bool:
        return not outbox._lanes and not outbox.waker._event.is_set()

    life = asyncio.create_task(outbox.run())
    try:
        yield lambda: clock.until(idle)
    finally:
        life.cancel()
        await asyncio.gather(life, return_exceptions=True)
