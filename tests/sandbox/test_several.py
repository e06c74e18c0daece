"""Two real bots on one PostgreSQL database, both connected: every click is answered once, every post is made once, and
when the one on duty is killed the other goes on."""

from __future__ import annotations

import signal
from pathlib import Path

import asyncpg
import pytest

from bot.sandbox.app import Sandbox
from tests.bot.crew import dsn
from tests.support.databases import POSTGRES, empty
from tests.support.patience import patiently
from tests.support.sandbox import BotProcess, Json, SandboxUser, unhurried


@pytest.fixture
async def shared() -> str:
    if not POSTGRES:
        pytest.skip("DATABASE_URL_TEST names no PostgreSQL server")
    return await empty("several")


def cards(user: SandboxUser) -> list[Json]:
    """The lobby cards that a person sees."""
    return [m for m in user.seen.values() if any("-lobby." in a["filename"] for a in m["attachments"])]


async def on_duty(url: str, bots: list[BotProcess]) -> BotProcess:
    """The bot that holds the lock: the server knows from which port it is asked, the system whose that is."""
    import psutil

    own = await asyncpg.connect(dsn(url))
    port = await own.fetchval(
        "SELECT client_port FROM pg_stat_activity JOIN pg_locks USING (pid) WHERE locktype = 'advisory' AND granted"
    )
    await own.close()
    for bot in bots:
        assert bot.process is not None
        if any(c.laddr.port == port for c in psutil.Process(bot.process.pid).net_connections()):
            return bot
    raise AssertionError("nobody is on duty")


async def test_two_bots_share_a_database(shared: str, sandbox: Sandbox, tmp_path: Path) -> None:
    unhurried(sandbox)
    bots = [BotProcess(sandbox, tmp_path / name, database_url=shared) for name in ("one", "two")]
    async with SandboxUser(sandbox) as maud:
        try:
            for bot in bots:
                await bot.start()
            await (await maud.slash("table new", game="xidit", seats=3, name="First")).message()
            await maud.wait_until(lambda: len(cards(maud)) == 1)
            first = await on_duty(shared, bots)
            assert first.process is not None
            first.process.send_signal(signal.SIGKILL)
            await patiently(first.process.wait(), 10)
            await (await maud.slash("table new", game="xidit", seats=3, name="Second")).message()
            await maud.wait_until(lambda: len(cards(maud)) == 2)
            own = await asyncpg.connect(dsn(shared))
            assert await own.fetchval("SELECT count(*) FROM tables") == 2
            assert await own.fetchval("SELECT count(*) FROM clicks") == 2
            await own.close()
            assert sandbox.gateway.identified == 2
            other = next(bot for bot in bots if bot is not first)
            assert await other.stop() == 0
        finally:
            for bot in bots:
                if bot.process is not None and bot.process.returncode is None:
                    bot.process.kill()
                    await bot.process.wait()
