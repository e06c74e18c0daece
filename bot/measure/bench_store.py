"""Figures of the tables and their database: acts by several people at once, and what certainty costs.

SQLite with ``synchronous=FULL``, which Herald uses, and with ``NORMAL``, where the last moments before a power cut may
be lost; PostgreSQL when ``DATABASE_URL_TEST`` names a server, from one process and from three.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

TABLES, AT_ONCE = 8, 8
PROCESSES = 3
ROUNDS = 4


def measure(quick: bool) -> dict[str, Any]:
    """Acts per second and how long an act takes, by database."""
    seconds = 1.5 if quick else 8.0
    figures: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as name:
        files = {mode: f"sqlite+aiosqlite:///{Path(name) / mode / 'herald.db'}" for mode in ("FULL", "NORMAL")}
        waits: dict[str, list[float]] = {mode: [] for mode in files}
        for url in files.values():
            asyncio.run(_fill(url))
        for _ in range(ROUNDS):  # turn about, so that what else the machine does hits both
            for mode, url in files.items():
                waits[mode] += asyncio.run(_play(url, seconds / ROUNDS, mode))
        for mode in files:
            figures[f"SQLite, synchronous={mode}"] = _summed([waits[mode]], seconds)
    server = os.environ.get("DATABASE_URL_TEST", "")
    if server:
        url = asyncio.run(made(server))
        try:
            for count in (1, PROCESSES):
                asyncio.run(_fill(url))
                figures[f"PostgreSQL, processes: {count}"] = _summed(_side_by_side(url, seconds, count), seconds)
        finally:
            asyncio.run(unmade(server, url))
    return figures


def _side_by_side(url: str, seconds: float, count: int) -> list[list[float]]:
    with multiprocessing.get_context("spawn").Pool(count) as pool:
        pool.map(_ready, range(count), chunksize=1)  # importing is not measured
        return pool.starmap(_in_process, [(url, seconds)] * count, chunksize=1)


def _ready(_: int) -> None:
    import bot.tables.service  # noqa: F401

    time.sleep(0.5)  # so that every process takes one


def _in_process(url: str, seconds: float) -> list[float]:
    return asyncio.run(_play(url, seconds, "FULL"))


async def _fill(url: str) -> None:
    """Running tables in which orders are given again and again."""
    from bot.common.clock import SystemClock
    from bot.sandbox import constants as c
    from bot.store import Database, upgrade
    from bot.tables.model import UserRef
    from bot.tables.service import Tables

    db = Database(url)
    await upgrade(db)
    tables = Tables(db, SystemClock(0))
    users = [UserRef(int(c.USERS[n][0]), c.USERS[n][2]) for n in range(3)]
    for _ in range(TABLES):
        table = await tables.lobby.create(guild_id=1, channel_id=1, organiser=users[0], game="xidit", seats=3)
        for user in users[1:]:
            await tables.lobby.join(table.id, user)
        await tables.lobby.start(table.id, users[0].id)
        placing = True
        while placing:
            placing = False
            for user in users:
                asked = (await tables.views.look(table.id, user.id)).blocked
                if asked is not None and asked.step == "placement":
                    await tables.play.act(table.id, user.id, list(asked.default))
                    placing = True
    await db.close()


async def _play(url: str, seconds: float, mode: str) -> list[float]:
    """People who give orders one after the other, without a pause; how long each took."""
    import sqlalchemy as sa

    from bot.common.clock import SystemClock
    from bot.sandbox import constants as c
    from bot.store import Database
    from bot.tables.service import Tables
    from engine.core import Action

    db = Database(url)
    if db.sqlite and mode != "FULL":

        def hurry(connection: Any, _record: Any) -> None:
            connection.cursor().execute(f"PRAGMA synchronous={mode}")

        sa.event.listen(db.engine.sync_engine, "connect", hurry)
    tables, waits = Tables(db, SystemClock(0)), []
    numbers = [t.id for t in await tables.lookup.find(limit=100)][:TABLES]
    end = time.perf_counter() + seconds

    async def person(number: int) -> None:
        user, count = int(c.USERS[number % 3][0]), number
        while (began := time.perf_counter()) < end:
            count += 1
            order = Action("order", (1 + count % 6, ("blue", "red", "black", "act", "wait")[count % 5]))
            await tables.play.act(numbers[number % len(numbers)], user, [order])
            waits.append(time.perf_counter() - began)

    await asyncio.gather(*(person(number) for number in range(AT_ONCE)))
    await db.close()
    return waits


async def made(server: str) -> str:
    """A database of its own on the server."""
    import asyncpg
    import sqlalchemy as sa

    name = f"herald_bench_{os.getpid()}"
    own = await asyncpg.connect(server)
    await own.execute(f'CREATE DATABASE "{name}"')
    await own.close()
    return sa.make_url(server).set(drivername="postgresql+asyncpg", database=name).render_as_string(False)


async def unmade(server: str, url: str) -> None:
    import asyncpg
    import sqlalchemy as sa

    own = await asyncpg.connect(server)
    await own.execute(f'DROP DATABASE "{sa.make_url(url).database}" WITH (FORCE)')
    await own.close()


def _summed(parts: list[list[float]], seconds: float) -> dict[str, float]:
    waits = sorted(wait for part in parts for wait in part)
    return {
        "acts_per_second": round(len(waits) / seconds, 1),
        "p50_ms": round(1000 * waits[len(waits) // 2], 1),
        "p99_ms": round(1000 * waits[min(len(waits) - 1, int(len(waits) * 0.99))], 1),
    }


def lines(figures: dict[str, Any]) -> Iterator[tuple[str, str, str]]:
    """Rows of the table."""
    for name, found in figures.items():
        yield f"acts, {name}, {AT_ONCE} people each", f"{found['acts_per_second']:g}/s, p99 {found['p99_ms']:g} ms", ""
    full, normal = (figures[f"SQLite, synchronous={mode}"]["acts_per_second"] for mode in ("FULL", "NORMAL"))
    yield "cost of synchronous=FULL", f"{100 * (1 - full / max(normal, 0.1)):.0f} % of acts per second", ""
