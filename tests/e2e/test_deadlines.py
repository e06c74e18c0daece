"""Five hundred tables fall due within one minute: everybody who goes on hears of it, and nobody else waits.

Others click meanwhile. What is measured is printed: posts by kind, from the commit until they stand, and answers.
"""

from __future__ import annotations

import asyncio
import datetime as dt
import os
import random
import time
from collections import Counter, defaultdict
from collections.abc import Mapping
from contextlib import AsyncExitStack
from pathlib import Path

import aiohttp
import pytest
import sqlalchemy as sa

from bot.measure.bench_load import Crowd
from bot.measure.capacity.figures import at
from bot.sandbox import constants as c
from bot.sandbox.app import Sandbox
from bot.sandbox.limits import EVERYTHING
from bot.store import Database, upgrade
from bot.store import models as m
from bot.store.lanes import OPEN
from tests.bot.helpers import rows
from tests.e2e import deadlines
from tests.e2e.deadlines import PLAYED, SEATS, lay, moments
from tests.support import skips
from tests.support.databases import POSTGRES, empty
from tests.support.faulty_proxy import Exit
from tests.support.patience import within
from tests.support.sandbox import unhurried
from tests.support.sandbox_bots import BotProcess

GAMES = ("xidit", "roses")
COUNT = int(os.environ.get("HERALD_DEADLINES") or 500)
AHEAD = 60.0
"""Seconds from the end of the preparations to the first deadline: the bots start meanwhile."""
LATENCY = 0.12
RATE = 4.0
"""Clicks a second of people at other tables."""
MEANWHILE = 100.0
"""Seconds of clicks, from just before the first deadline."""
LONGEST = 1500.0
"""Seconds until everything stands."""
ALONE: tuple[Mapping[str, str], ...] = ({},)
ROLES: tuple[Mapping[str, str], ...] = (
    {"HERALD_ROLE": "front"},
    {"HERALD_ROLE": "courier"},
    {"HERALD_ROLE": "courier"},
    {"HERALD_ROLE": "clock", "DISCORD_TOKEN": ""},
)


@pytest.mark.slow
@pytest.mark.parametrize("crew", [ALONE, ROLES], ids=["file", "server"])
async def test_five_hundred_deadlines_in_one_minute(crew: tuple[Mapping[str, str], ...], tmp_path: Path) -> None:
    """One process on a file; a front, two couriers and a clock on a server, behind a proxy. Discord grants fifty
    requests a second and takes its time for each. Every deadline is handled, and every post stands once."""
    skips.unless(os.environ.get("HERALD_KILLS"), skips.SOAK)
    skips.unless(crew is ALONE or POSTGRES, skips.POSTGRES)
    url = await empty("deadlines") if crew is ROLES else f"sqlite+aiosqlite:///{tmp_path}/bot0/herald.db"
    db = Database(url)
    await upgrade(db)
    stages = [stage for game in GAMES for stage in await moments(tmp_path, game)]
    async with AsyncExitStack() as stack:
        stack.push_async_callback(db.close)
        sandbox = await stack.enter_async_context(Sandbox())
        unhurried(sandbox)
        first = (int(time.time()) // 60 + 13 * 60) * 60.0  # more than half a day: due at the first slot
        clock = dt.datetime.fromtimestamp(first, dt.UTC).strftime("%H:%M")
        await lay(db, sandbox.world, stages, COUNT, clock)
        moments_due = await deadlines.due(db)
        assert len(moments_due) == COUNT
        assert first <= moments_due[0] <= moments_due[-1] < first + 60
        sandbox.world.wind((first - AHEAD - time.time()) * 1000)
        sandbox.limits.everything, sandbox.faults.delay = EVERYTHING, LATENCY
        env: dict[str, str] = {}
        if crew is ROLES:
            proxy = await stack.enter_async_context(Exit(sandbox.url, limit=EVERYTHING.amount))
            env["DISCORD_PROXY_URL"] = proxy.url
        bots = [
            BotProcess(sandbox, tmp_path / f"bot{n}", database_url=url if crew is ROLES else "", env={**env, **own})
            for n, own in enumerate(crew)
        ]
        http = await stack.enter_async_context(aiohttp.ClientSession(sandbox.url))
        crowd = Crowd(sandbox, random.Random(1))
        listeners = [asyncio.create_task(crowd.listen(http, c.USERS[n][0])) for n in range(SEATS)]
        try:
            for bot in bots:
                await bot.start()
            async with within(120), crowd.news:
                await crowd.news.wait_for(lambda: len(crowd.panels) >= PLAYED)
            early = first - 5 - sandbox.world.now() / 1000
            print(f"ready {early:.0f} s before the first deadline")  # noqa: T201
            await asyncio.sleep(max(0.0, early))
            clicks = await crowd.storm(http, rate=RATE, seconds=MEANWHILE, tables=range(1, PLAYED + 1))
            whole = clicks.all()
            print(  # noqa: T201
                f"answers: {len(whole)}, first words p50 {at(sorted(clicks.first), 0.5):.2f} s, p99 "
                f"{at(sorted(clicks.first), 0.99):.2f} s, latest {max(clicks.first):.2f} s; whole p50 "
                f"{at(whole, 0.5):.2f} s, p99 {at(whole, 0.99):.2f} s, latest {whole[-1]:.2f} s; missed {clicks.missed}"
                f" {Counter(clicks.errors)}; load {os.getloadavg()}"
            )
            panels = sa.and_(m.outbox.c.kind == "panel", m.outbox.c.op == "send")
            async with within(LONGEST):
                for left in (panels, sa.true()):  # what people wait for, and then everything
                    while await rows(db, m.outbox, m.outbox.c.status.in_(OPEN), left):
                        await asyncio.sleep(1)
                    await _told(db, first, sandbox)
            assert not await deadlines.due(db) or (await deadlines.due(db))[0] > first + 60
        except BaseException:
            for bot in bots:
                print(bot.tail(60))  # noqa: T201
            raise
        finally:
            for bot in bots:
                if bot.process is not None and bot.process.returncode is None:
                    bot.process.kill()
                    await bot.process.wait()
            for listener in listeners:
                listener.cancel()
            await asyncio.gather(*listeners, return_exceptions=True)


async def _told(db: Database, first: float, sandbox: Sandbox) -> None:
    """Print how old posts were, and see that each stands once."""
    posts = await rows(db, m.outbox, m.outbox.c.created_at >= first - 1, m.outbox.c.status.not_in(OPEN))
    assert not [row for row in posts if row.status == "failed"]
    sent = [row for row in posts if row.status == "sent" and row.op == "send"]
    assert len({row.message_id for row in sent}) == len(sent)
    gone = {str(row.message_id) for row in posts if row.op == "delete" and row.status == "sent"}
    there = {n for channel in sandbox.world.messages.values() for n in channel}
    assert {str(row.message_id) for row in sent} - gone <= there
    ages: defaultdict[str, list[float]] = defaultdict(list)
    for row in posts:
        if row.status == "sent":
            ages[f"{row.op} {row.kind}"].append(row.done_at - row.created_at)
    handled = [row.created_at for row in posts if row.table_id > PLAYED]
    print(f"handled {min(handled) - first:.1f} to {max(handled) - first:.1f} s after the first deadline")  # noqa: T201
    last = max(row.done_at for row in posts if row.done_at) - first
    print(f"{sum(map(len, ages.values()))} requests, 429: {sandbox.limits.refused}, all stood after {last:.0f} s")  # noqa: T201
    for name, found in sorted(ages.items()):
        found.sort()
        print(f"  {name}: {len(found)}, p50 {at(found, 0.5):.1f} s, p99 {at(found, 0.99):.1f} s, {found[-1]:.1f} s")  # noqa: T201
