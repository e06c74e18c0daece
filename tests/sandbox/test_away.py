"""The database's server goes away and comes back: told, survived, and nothing is lost."""

from __future__ import annotations

from pathlib import Path

import aiohttp
import asyncpg
import pytest
import sqlalchemy as sa
from pydantic import SecretStr
from sqlalchemy.exc import DBAPIError

from bot.app import run
from bot.common.errors import StartupError
from bot.common.settings import Settings
from bot.locale import text
from bot.sandbox import constants as c
from bot.sandbox.app import Sandbox
from bot.serving.gateway_shards import Locks, Part
from bot.store import Database
from bot.store.database import Away
from bot.tables.service import Tables
from tests.bot.process_group import dsn
from tests.sandbox.several_processes import SMALL, cards, well
from tests.support.cut_connection import Relay
from tests.support.patience import soon, within
from tests.support.ports import free_port
from tests.support.sandbox import SandboxUser, unhurried
from tests.support.sandbox_bots import BotProcess

DEFERRED = 5


@pytest.mark.parametrize("error", [Away("it is starting"), DBAPIError("SELECT 1", {}, OSError("it was closed"))])
async def test_a_server_that_goes_away_while_herald_starts_is_one_sentence(
    error: Exception, sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the first look at it and the gateway, too: nobody is told that Discord cannot be reached."""

    async def gone(_: Tables) -> set[str]:
        raise error

    monkeypatch.setattr("discord.http.Route.BASE", sandbox.api_url)
    monkeypatch.setattr(Tables, "games_alive", gone)
    with pytest.raises(StartupError, match=r"Cannot use the database .* it (is starting|was closed)") as caught:
        await run(Settings(discord_token=SecretStr(c.BOT_TOKEN), herald_data=tmp_path, database_url=""))
    assert len(str(caught.value).splitlines()) == 1


async def test_shards_of_a_server_that_is_not_there_are_one_sentence() -> None:
    db = Database("postgresql+asyncpg://nobody@127.0.0.1:9/none")
    with pytest.raises(StartupError, match="Cannot use the database"):
        async with Locks(db, Part((0,), 2)).held():
            pass
    await db.close()


@pytest.mark.slow
async def test_a_server_that_goes_away_and_comes_back(shared: str, sandbox: Sandbox, tmp_path: Path) -> None:
    """Clicks are refused with one sentence as long as it is away; a server that says nothing at all keeps nobody from
    hearing that their click has come; afterwards all goes on as if nothing had been."""
    unhurried(sandbox)
    server = sa.make_url(shared)
    assert server.host is not None
    async with Relay(server.host, server.port or 5432) as relay, SandboxUser(sandbox) as maud:
        url = server.set(host="127.0.0.1", port=relay.port).render_as_string(hide_password=False)
        port = free_port()
        env = {"HERALD_HEALTH_PORT": str(port)}
        own = await asyncpg.connect(dsn(shared))
        async with (
            BotProcess(sandbox, tmp_path, database_url=url, env=env, module=SMALL) as bot,
            aiohttp.ClientSession() as http,
        ):
            await (await maud.slash("table new", game="xidit", seats=4, name="First")).message()
            await maud.wait_until(lambda: len(cards(maud)) == 1)
            await relay.cut()
            said = await (await maud.slash("table computer add", table="1")).text()
            assert said == text("en", "error-away")
            async with http.get(f"http://127.0.0.1:{port}/healthz") as health:
                assert (health.status, (await health.json())["database"]) == (503, 0.0)
            await relay.mend()
            await well(http, port)
            assert "First" in await (await maud.slash("table status", table="1")).text()
            relay.silence()
            reply = await maud.slash("table computer add", table="1")
            assert reply.kind == DEFERRED
            await relay.mend()
            assert (await reply.text()).strip()
            async with within():
                while await own.fetchval("SELECT count(*) FROM seats WHERE computer <> ''") < 3:
                    await (await maud.slash("table computer add", table="1")).text()
            await (await maud.slash("table new", game="xidit", seats=3, name="Second")).message()
            await maud.wait_until(lambda: len(cards(maud)) == 2)
            left = "SELECT NOT EXISTS (SELECT 1 FROM outbox WHERE status IN ('pending', 'sending'))"
            await soon(lambda: own.fetchval(left))
            rows = await own.fetch("SELECT message_id FROM outbox WHERE op = 'send' AND status = 'sent'")
            assert len({row["message_id"] for row in rows}) == len(rows) == 2
            printed = bot.tail(2000)
            assert "the database is away" in printed
            assert "reference" not in printed
        await own.close()
