"""Two real bots on one PostgreSQL database, both connected.

Every click is answered once, every post is made once, and when the one on duty is killed the other goes on.
"""

from __future__ import annotations

import signal
from pathlib import Path

import aiohttp
import asyncpg
import pytest
from pydantic import SecretStr

from bot.app import run
from bot.common.errors import StartupError
from bot.common.settings import Settings
from bot.sandbox.app import Sandbox
from tests.bot.process_group import dsn
from tests.e2e.fleet import HOLDER
from tests.sandbox.several_processes import SMALL, cards, well
from tests.support.patience import patiently, soon
from tests.support.ports import free_port
from tests.support.sandbox import SandboxUser, unhurried
from tests.support.sandbox_bots import BotProcess


async def on_duty(url: str, bots: list[BotProcess]) -> BotProcess:
    """A living bot that holds the lock, as soon as there is one: the server knows from which ports it is asked, the
    system whose those are."""
    import psutil

    own = await asyncpg.connect(dsn(url))

    async def found() -> BotProcess | None:
        ports = {row["client_port"] for row in await own.fetch(HOLDER)}
        for bot in bots:
            assert bot.process is not None
            if bot.process.returncode is None:
                theirs = {c.laddr.port for c in psutil.Process(bot.process.pid).net_connections()}
                if theirs & ports:
                    return bot
        return None

    holder = await soon(found)
    assert holder is not None
    await own.close()
    return holder


@pytest.mark.slow
async def test_two_bots_share_a_database(shared: str, sandbox: Sandbox, tmp_path: Path) -> None:
    unhurried(sandbox)
    bots = [BotProcess(sandbox, tmp_path / name, database_url=shared, module=SMALL) for name in ("one", "two")]
    async with SandboxUser(sandbox) as maud:
        try:
            for bot in bots:
                await bot.start()
            await (await maud.slash("table new", game="xidit", seats=3, name="First")).message()
            await maud.wait_until(lambda: len(cards(maud)) == 1)
            first = await on_duty(shared, bots)
            assert first.process is not None
            first.process.send_signal(signal.SIGKILL)
            await patiently(first.process.wait())
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


@pytest.mark.slow
async def test_every_process_has_its_role(shared: str, sandbox: Sandbox, tmp_path: Path) -> None:
    """One answers, two deliver in turn without a gateway, one keeps time without Discord; each ends when it is told."""
    unhurried(sandbox)

    def bot(name: str, role: str) -> BotProcess:
        ports[name] = free_port()
        token = {"DISCORD_TOKEN": ""} if role == "clock" else {}
        env = {"HERALD_ROLE": role, "HERALD_HEALTH_PORT": str(ports[name]), **token}
        return BotProcess(sandbox, tmp_path / name, database_url=shared, env=env, module=SMALL)

    ports: dict[str, int] = {}

    front, clock = bot("front", "front"), bot("clock", "clock")
    couriers = [bot("one", "courier"), bot("two", "courier")]
    bots = [front, *couriers, clock]
    async with SandboxUser(sandbox) as maud:
        try:
            for each in bots:
                await each.start()
            assert sandbox.gateway.identified == 1
            async with aiohttp.ClientSession() as http:
                for port in ports.values():
                    await well(http, port)
            await (await maud.slash("table new", game="xidit", seats=3, name="First")).message()
            await maud.wait_until(lambda: len(cards(maud)) == 1)
            first = await on_duty(shared, bots)
            assert first in couriers
            assert first.process is not None
            first.process.send_signal(signal.SIGKILL)
            await patiently(first.process.wait())
            for _ in range(2):
                await (await maud.slash("table computer add", table="1")).message()
            await (await maud.slash("table start", table="1")).message()
            await maud.wait_until(lambda: any("-board." in str(m["attachments"]) for m in maud.seen.values()))
            second = next(each for each in couriers if each is not first)
            assert await on_duty(shared, bots) is second
            own = await asyncpg.connect(dsn(shared))
            played = "SELECT count(*) FROM actions WHERE kind = 'act' AND seat IN (1, 2)"
            await soon(lambda: own.fetchval(played))  # the clock plays for the computers
            await own.close()
            for each in (clock, second, front):
                assert each.process is not None
                each.process.send_signal(signal.SIGTERM)
                assert await patiently(each.process.wait()) == 0, each.tail(60)
        finally:
            for each in bots:
                if each.process is not None and each.process.returncode is None:
                    each.process.kill()
                    await each.process.wait()


@pytest.mark.parametrize(
    ("role", "url", "said"),
    [
        ("king", "", "HERALD_ROLE must be one of all, front, courier, clock."),
        ("front", "", "needs a PostgreSQL server"),
        ("clock", "sqlite:///x.db", "needs a PostgreSQL server"),
        ("courier", "postgresql://127.0.0.1:9/none", "No token"),
    ],
)
async def test_a_role_that_cannot_be(tmp_path: Path, role: str, url: str, said: str) -> None:
    """One sentence, before anything is opened."""
    token = None if said == "No token" else SecretStr("t")
    with pytest.raises(StartupError, match=said) as caught:
        await run(Settings(herald_role=role, database_url=url, herald_data=tmp_path / "none", discord_token=token))
    assert len(str(caught.value).splitlines()) == 1
    assert not (tmp_path / "none").exists()
