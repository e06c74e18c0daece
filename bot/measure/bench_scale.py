"""Figures of several processes on a PostgreSQL server that ``DATABASE_URL_TEST`` names, with many tables.

How long each role takes to start, what people wait for, how old posts are when they stand.
"""

from __future__ import annotations

import asyncio
import os
import random
import socket
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import aiohttp

from bot.sandbox import constants as c

STORED, LIVE = 100_000, 10_000
PANELS = 60
"""Tables at which panels are pressed; commands go to any that runs."""
CLICKS, POSTS = 20.0, 30.0
"""Clicks and posts a second."""
SECONDS = 60.0
LATENCY = 0.12
"""Seconds that every request takes while posts are measured."""
ROLES = ("front", "courier", "courier", "clock")
SEED = 1


def measure(quick: bool) -> dict[str, Any]:
    """The figures, in a database of its own on the server; nothing without one."""
    from bot.measure.bench_load import fill_database
    from bot.measure.bench_store import made, unmade

    server = os.environ.get("DATABASE_URL_TEST", "")
    if not server:
        return {}
    stored, live = (300, 100) if quick else (STORED, LIVE)
    url = asyncio.run(made(server))
    try:
        asyncio.run(fill_database(url, stored, running=live))
        return figures(url, stored=stored, live=live, panels=8 if quick else PANELS, seconds=5.0 if quick else SECONDS)
    finally:
        asyncio.run(unmade(server, url))


def figures(url: str, *, stored: int, live: int, panels: int, seconds: float) -> dict[str, Any]:
    """The figures of a database that was filled by ``bench_load``."""
    from bot.measure.bench_load import statements

    count, act = statements(url)
    sizes = {"stored": stored, "live": live, "statements": count, "act_ms": act}
    return sizes | asyncio.run(_figures(url, live=live, panels=panels, seconds=seconds))


async def _figures(url: str, *, live: int, panels: int, seconds: float) -> dict[str, Any]:
    from bot.measure.bench_load import SEATS, Bot, Crowd, order_panels
    from bot.sandbox.app import Sandbox

    found: dict[str, Any] = {"starts": {}}
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        sandbox = await stack.enter_async_context(Sandbox())
        http = await stack.enter_async_context(aiohttp.ClientSession(sandbox.url))
        crowd = Crowd(sandbox, random.Random(SEED))
        listeners = [asyncio.create_task(crowd.listen(http, c.USERS[n][0])) for n in range(SEATS)]
        bots = []
        try:
            for number, role in enumerate(ROLES):
                port = _free()
                env = {"HERALD_ROLE": role, "DATABASE_URL": url, "HERALD_HEALTH_PORT": str(port)}
                bots.append(Bot(sandbox, folder / str(number), **env))
                begun = time.perf_counter()
                await bots[-1].launch()
                await _well(http, port)
                found["starts"].setdefault(role, round(time.perf_counter() - begun, 2))
            await order_panels(url, range(1, panels + 1))
            async with crowd.news:
                await crowd.news.wait_for(lambda: len(crowd.panels) >= panels)
            await _drained(url)
            worked = [bot.worked() for bot in bots]
            clicks = await crowd.storm(
                http, rate=CLICKS, seconds=seconds, tables=range(1, panels + 1), commanded=range(1, live + 1)
            )
            front = bots[0].worked() - worked[0]
            await _drained(url)
            waits = clicks.all()
            found["clicks"] = {
                "per_second": CLICKS, "answered": len(waits), "missed": clicks.missed, "errors": clicks.errors[:5],
                "first_p50_ms": _ms(sorted(clicks.first), 0.5), "first_p99_ms": _ms(sorted(clicks.first), 0.99),
                "p50_ms": _ms(waits, 0.5), "p99_ms": _ms(waits, 0.99), "worst_ms": _ms(waits, 1.0),
                "p99_ms_by_kind": {kind: _ms(sorted(s), 0.99) for kind, s in sorted(clicks.seconds.items())},
                "front_ms_per_click": round(1000 * front / max(1, len(waits)), 1),
            }  # fmt: skip
            sandbox.faults.delay = LATENCY
            found["posts"] = await _posts(url, live, seconds)
        finally:
            for bot in bots:
                await bot.stop()
            for listener in listeners:
                listener.cancel()
            await asyncio.gather(*listeners, return_exceptions=True)
    return found


def _free() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


async def _well(http: aiohttp.ClientSession, port: int) -> None:
    """Return when a process says that it is well."""
    while True:
        try:
            async with http.get(f"http://127.0.0.1:{port}/healthz") as answer:
                if answer.status == 200:
                    return
        except aiohttp.ClientConnectionError:
            pass  # it does not listen yet
        await asyncio.sleep(0.02)


async def _drained(url: str) -> None:
    """Return when nothing is left to be posted."""
    import sqlalchemy as sa

    from bot.store import Database
    from bot.store.lanes import OPEN_SQL

    db = Database(url)
    while True:
        async with db.read() as connection:
            if not await connection.scalar(sa.text(f"SELECT count(*) FROM outbox WHERE {OPEN_SQL}")):
                break
        await asyncio.sleep(0.2)
    await db.close()


async def _posts(url: str, live: int, seconds: float) -> dict[str, Any]:
    """Plan so many posts in words a second, at any of the live tables, to their channel or to one of their people; how
    old they are when they stand."""
    import sqlalchemy as sa

    from bot.common.clock import SystemClock
    from bot.store import Database
    from bot.store import models as m
    from bot.tables.service import Tables
    from bot.workers.leadership import Role
    from bot.workers.outbox.partitions import Duties

    db = Database(url)
    tables, rng = Tables(db, SystemClock(0)), random.Random(SEED)
    telling = Duties(tables.store, Role.FRONT)  # tells the couriers that there is work
    telling.posts.start(_Nobody())
    telling.clock.start(_Nobody())
    async with db.read() as connection:
        before = await connection.scalar(sa.select(sa.func.max(m.outbox.c.id))) or 0
    begun = time.perf_counter()

    async def one() -> None:
        async with tables.store.change(rng.randint(1, live)) as change:
            if rng.random() < 0.5:
                change.note("note-resumed", name="Maud")
            else:
                change.whisper(int(rng.choice(c.USERS)[0]), "whisper-hold", actions=[])

    planning = []
    for number in range(round(POSTS * seconds)):
        await asyncio.sleep(max(0.0, begun + number / POSTS - time.perf_counter()))
        planning.append(asyncio.create_task(one()))
    await asyncio.gather(*planning)
    took = time.perf_counter() - begun
    await _drained(url)
    o = m.outbox.c
    async with db.read() as connection:
        asked = sa.select(o.done_at - o.created_at).where(o.id > before, o.status == "sent")
        ages = sorted(await connection.scalars(asked))
    await telling.stop()
    await db.close()
    return {
        "per_second": round(len(planning) / took, 1), "sent": len(ages), "planned": len(planning),
        "p50_ms": _ms(ages, 0.5), "p99_ms": _ms(ages, 0.99), "worst_ms": _ms(ages, 1.0),
    }  # fmt: skip


class _Nobody:
    """Workers of a process that only tells others of work."""

    def start(self) -> None:
        """Nothing begins."""

    async def stop(self, *, in_hand: bool = False) -> None:
        """Nothing ends."""

    def wake(self) -> None:
        """Nothing comes."""


def _ms(waits: list[float], share: float) -> int:
    """A percentile of sorted seconds in milliseconds."""
    return round(waits[min(len(waits) - 1, int(len(waits) * share))] * 1000) if waits else 0


def lines(figures: dict[str, Any]) -> Iterator[tuple[str, str, str]]:
    """Rows of the table."""
    if not figures:
        yield "several processes", "DATABASE_URL_TEST names no PostgreSQL server", ""
        return
    clicks, posts = figures["clicks"], figures["posts"]
    what = f"roles: {figures['stored']:,} stored and {figures['live']:,} live tables"
    yield f"{what}, statements per act", f"{figures['statements']:g}, {figures['act_ms']} ms", ""
    for role, seconds in figures["starts"].items():
        yield f"roles: start of a {role} until it is well", f"{seconds} s", "<= 5 s"
    what = f"roles: {clicks['per_second']:.0f} clicks/s at one front"
    yield f"{what}, first answer, p50 and p99", f"{clicks['first_p50_ms']} ms, {clicks['first_p99_ms']} ms", "<= 300 ms"
    yield f"{what}, whole answer, p50 and p99", f"{clicks['p50_ms']} ms, {clicks['p99_ms']} ms", ""
    yield f"{what}, missed", f"{clicks['missed']} of {clicks['answered']}", "0"
    what = f"roles: {posts['per_second']} posts/s in words"
    yield f"{what}, age p50 and p99", f"{posts['p50_ms']} ms, {posts['p99_ms']} ms", "<= 2,000 ms"
