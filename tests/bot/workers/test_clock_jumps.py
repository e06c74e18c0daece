"""The machine's clock is set while people play: nobody gains or loses time, and nothing rests for ever."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest

from bot.common.clock import Jumps, SystemClock
from bot.common.errors import UserError
from bot.store import Database
from bot.store import models as m
from bot.tables.model import DeadlinePolicy
from bot.tables.play import questions
from bot.tables.play.actions import DOUBLE
from bot.tables.service import Tables
from bot.workers.clock_jumps import EVERY, ClockJumps
from bot.workers.outbox.outbox import Outbox
from bot.workers.outbox.rows import LONGEST_WAIT
from bot.workers.outbox.transport import Later
from bot.workers.timer import Timer
from tests.bot.delivery import thread_of
from tests.bot.fakes import FakeDiscord
from tests.bot.helpers import ANA, BEN, FakeClock, rows, running
from tests.bot.toy import acts

HOUR = 3600.0
POLICY = DeadlinePolicy(hours=24, reminders=(0.5,), pace=0)


@asynccontextmanager
async def watching(tables: Tables) -> AsyncIterator[None]:
    """Somebody watches the clock until the block ends."""
    life = asyncio.create_task(ClockJumps(tables.store).run())
    await asyncio.sleep(0)
    try:
        yield
    finally:
        life.cancel()
        with suppress(asyncio.CancelledError):
            await life


async def told(db: Database, key: str) -> list[Any]:
    return [r for r in await rows(db, m.outbox) if f'"key": "{key}"' in r.payload]


@pytest.mark.parametrize("hours", [-1, 8, 48, -48])
async def test_everybody_keeps_the_time_that_was_left(
    tables: Tables, db: Database, clock: FakeClock, hours: float
) -> None:
    """Back by an hour or two days, ahead by a night or two days: deadlines, reminders and votes move with it, whoever
    looks first."""
    table, paused = await running(tables, policy=POLICY), await running(tables, policy=POLICY)
    await tables.seats.pause(paused.id, ANA.id)
    await tables.votes.draw(table.id, ANA.id)
    due, vote = (await tables.lookup.info(table.id)).due_at, (await tables.lookup.motions(table.id))[0].due_at
    assert due is not None
    assert vote is not None
    timer = Timer(tables.store, tables.play)
    async with watching(tables):
        clock.add(hours=10)
        clock.jump(hours=hours)
        await timer.run_due()  # it looks before it takes anybody's silence for an answer
        assert (await tables.lookup.info(table.id)).due_at == due + hours * HOUR
        assert (await tables.lookup.motions(table.id))[0].due_at == vote + hours * HOUR
        assert not await told(db, "note-missed")
        assert not await told(db, "whisper-reminder")
        assert [r.table_id for r in await told(db, "note-clock")] == [table.id]
        clock.add(hours=3)  # half of the time is over
        await timer.run_due()
        assert {r.user_id for r in await told(db, "whisper-reminder")} == {ANA.id, BEN.id}
        await tables.seats.resume(paused.id, ANA.id)
        assert (await tables.lookup.info(paused.id)).due_at == clock.time + 24 * HOUR
        clock.add(hours=11)
        await timer.run_due()
        assert await told(db, "note-missed")
        assert len(await told(db, "note-clock")) == 1


async def test_what_is_asked_after_a_jump_has_its_own_time(tables: Tables, db: Database, clock: FakeClock) -> None:
    """Somebody acts before anybody has looked at the clock: their move looks first, and nothing moves twice."""
    table = await running(tables, policy=POLICY)
    async with watching(tables):
        clock.jump(hours=-1)
        for user in (ANA, BEN):
            await tables.play.act(table.id, user.id, acts("pick 2", "seal"))
        await clock.pass_by(seconds=EVERY + 1)
        info = await tables.lookup.info(table.id)
        assert info.due_at == clock.time - EVERY - 1 + 24 * HOUR
        assert len(await told(db, "note-clock")) == 1


async def test_a_fixed_time_stays_what_it_is(tables: Tables, db: Database, clock: FakeClock) -> None:
    table = await running(tables, policy=DeadlinePolicy(hours=48, at="20:00", pace=0))
    due = (await tables.lookup.info(table.id)).due_at
    async with watching(tables):
        clock.jump(hours=-1)
        await clock.pass_by(seconds=EVERY + 1)
        assert (await tables.lookup.info(table.id)).due_at == due
        assert not await told(db, "note-clock")


async def test_a_clock_that_is_set_a_little_moves_nothing(tables: Tables, db: Database, clock: FakeClock) -> None:
    table = await running(tables, policy=POLICY)
    due = (await tables.lookup.info(table.id)).due_at
    async with watching(tables):
        clock.jump(seconds=50)
        await clock.pass_by(seconds=EVERY + 1)
    assert (await tables.lookup.info(table.id)).due_at == due


async def test_after_a_start_what_is_due_is_taken_as_it_stands(tables: Tables, db: Database, clock: FakeClock) -> None:
    table = await running(tables, policy=POLICY)
    due = (await tables.lookup.info(table.id)).due_at
    clock.jump(hours=-1)
    async with watching(tables):
        await clock.pass_by(seconds=EVERY + 1)
    assert (await tables.lookup.info(table.id)).due_at == due


async def test_a_post_that_failed_is_tried_again_when_it_was(
    tables: Tables, outbox: Outbox, discord: FakeDiscord, clock: FakeClock
) -> None:
    """With somebody who watches, after as long as it was to rest; after a start at once what no post rests so long."""
    table = await running(tables, policy=POLICY)
    await outbox.drain()
    discord.errors.append(Later("503"))
    async with tables.store.change(table.id) as change:
        change.note("note-goes-on")
    async with watching(tables):
        due = await outbox.drain()
        assert due is not None
        assert due > clock.time
        clock.jump(hours=-1)
        await clock.pass_by(seconds=EVERY + 1)
    place = await thread_of(tables, table.id)
    before = len(discord.channels[place])
    await outbox.drain()
    assert len(discord.channels[place]) > before
    discord.errors.append(Later("503"))
    async with tables.store.change(table.id) as change:
        change.note("note-goes-on")
    await outbox.drain()
    clock.jump(seconds=-LONGEST_WAIT)
    before = len(discord.channels[place])
    await outbox.drain()
    assert len(discord.channels[place]) == before + 1


async def test_undo_is_no_double_click_for_an_hour(tables: Tables, clock: FakeClock) -> None:
    table = await running(tables)
    for number in (1, 2):
        await tables.play.act(table.id, ANA.id, acts(f"pick {number}"))
    await tables.play.undo(table.id, ANA.id, shared=True)
    clock.jump(hours=-1)
    with pytest.raises(UserError, match="undone-already"):
        await tables.play.undo(table.id, ANA.id, shared=True)
    clock.add(seconds=DOUBLE)
    await tables.play.undo(table.id, ANA.id, shared=True)


def test_the_machines_clock_has_not_been_set_meanwhile() -> None:
    assert Jumps(SystemClock(offset=1e6)).take() == 0


async def test_a_table_that_rests_has_what_was_left(tables: Tables, db: Database, clock: FakeClock) -> None:
    """Also where turns are due at a fixed time: the slot is found when it goes on."""
    table = await running(tables, policy=DeadlinePolicy(hours=48, at="20:00", pace=0))
    await tables.seats.pause(table.id, ANA.id)
    before = {q.due_at for q in questions.standing((await tables.store.read(table.id)).seats[0])}
    async with watching(tables):
        clock.jump(hours=-1)
        await clock.pass_by(seconds=EVERY + 1)
    case = await tables.store.read(table.id)
    assert {q.due_at + HOUR for q in questions.standing(case.seats[0]) if q.due_at is not None} == before
    assert case.table.paused_at == clock.time - EVERY - 1
