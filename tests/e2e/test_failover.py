"""The database's server dies, and its replica takes over: told, survived, and nothing that was answered is lost."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import asyncpg
import pytest

from bot.locale import text
from bot.sandbox import constants as c
from bot.sandbox.app import Sandbox
from tests.support import skips
from tests.support.clusters import Pair, programs
from tests.support.patience import within
from tests.support.sandbox import SandboxUser, unhurried
from tests.support.sandbox_bots import BotProcess

SMALL = "tests.support.small_bot"
ROLES = ("front", "courier", "courier", "clock")
LEFT = "SELECT count(*) FROM outbox WHERE status IN ('pending', 'sending')"
AWAY = 5.0
"""Seconds until somebody has noticed and the replica takes over."""


@pytest.mark.slow
async def test_a_replica_takes_over(tmp_path: Path) -> None:
    """Whoever clicks meanwhile reads that nothing was changed; nobody has to be started anew."""
    skips.unless(os.environ.get("HERALD_KILLS"), skips.SOAK)
    skips.unless(programs(), skips.SERVERS)
    async with Pair() as pair, Sandbox() as sandbox, SandboxUser(sandbox) as maud:
        unhurried(sandbox)
        bots = [
            BotProcess(
                sandbox, tmp_path / f"{n}-{role}", database_url=pair.url, module=SMALL,
                env={"HERALD_ROLE": role, **({"DISCORD_TOKEN": ""} if role == "clock" else {})},
            )
            for n, role in enumerate(ROLES)
        ]  # fmt: skip
        clock = asyncio.get_running_loop().time
        made, away, first = 0, 0, 0.0
        try:
            for bot in bots:
                await bot.start()

            async def click() -> str:
                said = await (await maud.slash("table new", game="xidit", seats=3, name="Another")).text()
                return str(said)

            async def clicks() -> None:
                """Tables, one after the other, for as long as this runs."""
                nonlocal made, away, first
                while True:
                    said = await click()
                    if said == text("en", "error-away"):
                        away += 1
                    elif failed and promoted:
                        made, first = made + 1, first or clock()
                    else:
                        made += 1

            failed = promoted = 0.0
            people = asyncio.create_task(clicks())
            async with within():
                while made < 5:
                    await asyncio.sleep(0.05)
            failed = clock()
            await pair.fail()
            await asyncio.sleep(AWAY)
            await pair.promote()
            promoted = clock()
            async with within():
                while not first:
                    await asyncio.sleep(0.05)
                    if people.done():
                        people.result()
            people.cancel()
            await asyncio.gather(people, return_exceptions=True)
            own = await asyncpg.connect(pair.at(1))
            async with within(120):
                while await own.fetchval(LEFT):
                    await asyncio.sleep(0.05)
            stood = clock()
            tables = await own.fetchval("SELECT count(*) FROM tables")
            rows = await own.fetch("SELECT op, status, message_id FROM outbox")
            await own.close()
            sent = [str(r["message_id"]) for r in rows if (r["op"], r["status"]) == ("send", "sent")]
            there = [
                message.id
                for channel in sandbox.world.messages.values()
                for message in channel.values()
                if message.interaction_id is None and message.author_id == c.APPLICATION_ID and message.type == 0
            ]
            print(  # noqa: T201
                f"{made} tables answered, {tables} there; {away} clicks were told; the next one was answered "
                f"{first - failed:.1f} s after the server died and {first - promoted:.1f} s after the other took over, "
                f"and all posts stood after {stood - promoted:.1f} s; {len(sent)} posts"
            )
            assert away > 0
            assert made <= tables <= made + 1 + away  # one that was cancelled, and what was committed but not heard
            assert sorted(sent) == sorted(there)
            assert len(sent) == tables
            for bot in bots:
                assert await bot.stop() == 0
        except BaseException:
            for bot in bots:
                print(bot.tail(40))  # noqa: T201
            raise
        finally:
            for bot in bots:
                if bot.process is not None and bot.process.returncode is None:
                    bot.process.kill()
                    await bot.process.wait()
