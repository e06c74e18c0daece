"""The clock of tests moves only when nothing is under way, and from one waiter to the next."""

from __future__ import annotations

import asyncio
import socket
import time
from pathlib import Path

import aiohttp
import pytest
import sqlalchemy as sa
from aiohttp import web

from bot.store import Database
from bot.workers.waker import LONGEST, Waker
from tests.support.clock import DAY, FakeClock
from tests.support.databases import ready
from tests.support.idle_loop import rest, under_way

SLOW = 0.05
"""Seconds of real work that a clock has to wait for."""


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock(1000.0)


async def worked(clock: FakeClock, seconds: float, said: list[str], word: str) -> None:
    await clock.sleep(seconds)
    await asyncio.to_thread(time.sleep, SLOW)
    said.append(f"{word} {clock.now():g}")


async def test_whoever_waits_wakes_in_his_turn_and_does_his_work(clock: FakeClock) -> None:
    said: list[str] = []
    tasks = [asyncio.create_task(worked(clock, n, said, w)) for n, w in ((7, "c"), (5, "a"), (5, "b"), (9, "d"))]
    await clock.pass_by(seconds=4)
    assert (said, clock.now()) == ([], 1004)
    await clock.pass_by(seconds=4)
    assert (sorted(said), clock.now()) == (["a 1005", "b 1005", "c 1007"], 1008)
    await clock.until(tasks[3].done)
    assert (said[3], clock.now()) == ("d 1009", 1009)
    await asyncio.gather(*tasks)


async def test_what_does_not_come_is_named(clock: FakeClock) -> None:
    with pytest.raises(AssertionError, match=r"nobody waits for a moment.*clock\.now"):
        await clock.until(lambda: clock.now() > 1000)
    waiting = asyncio.create_task(clock.sleep(2 * DAY))
    with pytest.raises(AssertionError, match=r"not so in 86400 s: .*waiting\.done"):
        await clock.until(lambda: waiting.done())
    assert clock.now() == 1000
    await clock.until(lambda: waiting.done(), 2 * DAY)


async def test_a_limit_that_is_kept_leaves_nothing_behind(clock: FakeClock) -> None:
    async def limited(seconds: float) -> None:
        async with clock.timeout(seconds):
            await asyncio.Event().wait()

    async with clock.timeout(5):
        await rest()
    assert not clock._waits
    with pytest.raises(TimeoutError):
        await limited(0)
    waiting = asyncio.create_task(limited(5))
    await clock.pass_by(seconds=4)
    assert not waiting.done()
    await clock.pass_by(seconds=1)
    assert isinstance(waiting.exception(), TimeoutError)
    assert not clock._waits


async def test_a_clock_that_is_set_wakes_who_waited(clock: FakeClock) -> None:
    waker, woken = Waker(clock), []

    async def wait(until: float | None) -> None:
        await waker.wait(until)
        woken.append(clock.now())

    tasks = [asyncio.create_task(wait(1100)), asyncio.create_task(wait(None))]
    await rest()
    clock.add(seconds=99)
    await rest()
    assert woken == []
    clock.add(seconds=1)
    await rest()
    assert woken == [1100]
    await clock.until(tasks[1].done)
    assert woken == [1100, 1000 + LONGEST]


async def test_nothing_rests_while_a_session_is_open(tmp_path: Path) -> None:
    db = Database(f"sqlite+aiosqlite:///{tmp_path / 'herald.db'}")
    await ready(db)
    found = []

    async def slow() -> None:
        async with db.write() as connection:
            for _ in range(50):
                found.append(await connection.scalar(sa.text("SELECT 1")))

    task = asyncio.create_task(slow())
    await rest()
    assert (len(found), task.done()) == (50, True)
    await db.close()


async def test_nothing_rests_while_a_request_is_answered() -> None:
    async def answer(_: web.Request) -> web.Response:
        await asyncio.to_thread(time.sleep, SLOW)
        await asyncio.sleep(SLOW)  # what the server of another process would take
        return web.Response(text="there")

    app = web.Application()
    app.router.add_get("/", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()

    async def ask() -> str:
        async with aiohttp.ClientSession() as http, http.get(f"http://127.0.0.1:{runner.addresses[0][1]}/") as got:
            return await got.text()

    asking = asyncio.create_task(ask())
    await rest()
    assert asking.done()
    assert await asking == "there"
    await runner.cleanup()


async def test_nothing_rests_before_what_has_arrived_is_read() -> None:
    here, there = socket.socketpair()
    reader, writer = await asyncio.open_connection(sock=here)
    reading = asyncio.create_task(reader.readline())
    await rest()
    assert not reading.done()
    there.sendall(b"there\n")
    await rest()
    assert reading.done()
    there.close()
    writer.close()
    await writer.wait_closed()


async def test_who_is_counted_by_a_test_is_waited_for() -> None:
    begun, over = asyncio.Event(), asyncio.Event()

    async def work() -> None:
        with under_way("works"):
            begun.set()
            await over.wait()

    task, resting = asyncio.create_task(work()), asyncio.create_task(rest())
    await begun.wait()
    await asyncio.sleep(SLOW)
    assert not resting.done()
    over.set()
    await resting
    assert task.done()
