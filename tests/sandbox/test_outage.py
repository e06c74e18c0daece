"""Herald starts into an outage, or meets one of the gateway.

What may pass is waited for, longer each time and never in silence; what a person must mend is one sentence.
"""

from __future__ import annotations

import asyncio
import json
import logging
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import discord
import pytest
from discord.gateway import DiscordWebSocket, KeepAliveHandler
from discord.http import Route
from pydantic import SecretStr
from yarl import URL

from bot.app import run
from bot.common.errors import Passing, StartupError
from bot.common.patience import LONGEST, Patience
from bot.common.settings import Settings
from bot.sandbox import constants as c
from bot.sandbox.app import Sandbox
from bot.sandbox.gateway import Session
from bot.sandbox.limits import Fault
from bot.serving.gateway_shards import Locks, Part
from bot.store import Database
from tests.support.cut_connection import Relay
from tests.support.databases import ready
from tests.support.drawing import SharedPictures
from tests.support.patience import soon, within

COMMANDS = "PUT /applications/{application_id}/commands"
LOGIN, SHARDS = "GET /users/@me", "GET /gateway/bot"
Pause = Callable[[float], Awaitable[None]]


@pytest.fixture(autouse=True)
def light(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """Pictures of the session's one process; the library's own back-off takes no time. What is told is kept."""
    caplog.set_level(logging.WARNING)
    monkeypatch.setattr("bot.app.Pictures", lambda *_: SharedPictures(1))
    monkeypatch.setattr("discord.backoff.ExponentialBackoff.delay", lambda _: 0.0)
    monkeypatch.setattr("discord.Client.before_identify_hook", at_once)
    for owner, name in ((Route, "BASE"), (discord.asset.Asset, "BASE"), (DiscordWebSocket, "DEFAULT_GATEWAY")):
        monkeypatch.setattr(owner, name, getattr(owner, name))  # all are put back


async def settings(sandbox: Sandbox, folder: Path, gateway: str = "") -> Settings:
    database = Database(f"sqlite:///{folder / 'herald.db'}")
    await ready(database)
    await database.close()
    return Settings(
        _env_file=None, discord_token=SecretStr(c.BOT_TOKEN), discord_api_url=sandbox.api_url,
        discord_gateway_url=gateway or sandbox.gateway_url, herald_data=folder, database_url="",
    )  # fmt: skip


async def at_once(*_: object, **__: object) -> None:
    """Whoever connects again need not wait for its turn."""


async def idle(_: float) -> None:
    """Nobody waits."""


@asynccontextmanager
async def started(
    sandbox: Sandbox, folder: Path, pause: Pause = idle, gateway: str = ""
) -> AsyncIterator[asyncio.Task[None]]:
    """Herald, as ``python -m bot run`` runs it, from the moment in which the gateway knows it."""
    running = asyncio.create_task(run(await settings(sandbox, folder, gateway), Patience(pause)))
    try:
        async with within(30):
            while not sandbox.gateway.online:
                changed = asyncio.create_task(sandbox.gateway.changed.wait())
                await asyncio.wait([running, changed], return_when=asyncio.FIRST_COMPLETED)
                changed.cancel()
                if running.done():
                    running.result()
        yield running
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


def said(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.name == "bot.common.patience"]


async def test_each_wait_is_twice_as_long_and_what_is_told_is_believed(caplog: pytest.LogCaptureFixture) -> None:
    waits: list[float] = []
    left = [0.0] * 9 + [7200.0]

    async def pause(seconds: float) -> None:
        waits.append(seconds)

    async def doing() -> str:
        if left:
            raise Passing("It is away.", left.pop(0))
        return "there"

    assert await Patience(pause).done(doing) == "there"
    assert waits == [2, 4, 8, 16, 32, 64, 128, 256, LONGEST, 7200]
    assert said(caplog)[-1] == "It is away. Trying again in 7200 s."


async def test_what_a_person_must_mend_is_not_waited_for() -> None:
    async def doing() -> None:
        raise StartupError("mend it")

    with pytest.raises(StartupError, match="mend it"):
        await Patience(idle).done(doing)


async def test_an_outage_at_the_start_is_waited_for(
    sandbox: Sandbox, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Pages in HTML for the login, for what belongs to it and for the gateway, limits of hours, an error of Discord's
    network: each in one sentence, and then Herald is there as if nothing had been."""
    outages = [
        (Fault(LOGIN, 404, page=True), "404, but not for Discord", 2),
        (Fault("GET /oauth2/applications/@me", 200, page=True), "answers, but not for Discord", 4),
        (Fault(LOGIN, 401, page=True), "401, but not for Discord", 8),
        (Fault(LOGIN, 429, retry_after=7200), "Too many requests", 7200),
        (Fault(SHARDS, 403, page=True), "gateway cannot be reached", 2),
        (Fault(SHARDS, 403, code=40333), "gateway cannot be reached", 4),
    ]
    waits: list[float] = []
    left = [fault for fault, _, _ in outages]

    async def pause(seconds: float) -> None:
        waits.append(seconds)
        if left:
            sandbox.faults.add(left.pop(0))

    sandbox.faults.add(left.pop(0))
    async with started(sandbox, tmp_path, pause):
        assert sandbox.world.commands
    lines = said(caplog)
    assert [round(seconds) for seconds in waits] == [wait for _, _, wait in outages]
    for line, (_, words, _) in zip(lines, outages, strict=True):
        assert words in line
        assert "\n" not in line
        assert "<" not in line
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize(
    ("fault", "wait"),
    [
        (Fault(COMMANDS, 429, retry_after=7200), 7200),
        (Fault(COMMANDS, 403, page=True), 2),
        (Fault(COMMANDS, 403, code=50001), 3600),
    ],
)
async def test_games_go_on_where_commands_are_not_registered(
    fault: Fault, wait: float, sandbox: Sandbox, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Limits of hours, a page, a refusal of Discord's own: Herald is at work, and registers them later."""
    sandbox.faults.add(
        Fault(fault.route, fault.status, page=fault.page, code=fault.code, retry_after=fault.retry_after)
    )
    waits: list[float] = []
    later = asyncio.Event()

    async def pause(seconds: float) -> None:
        waits.append(seconds)
        await later.wait()

    async with started(sandbox, tmp_path, pause):
        assert not sandbox.world.commands
        assert [round(seconds) for seconds in waits] == [wait]
        assert "games go on" in said(caplog)[0]
        later.set()
        await soon(lambda: sandbox.world.commands)
    assert len(waits) == 1


async def test_a_token_that_is_refused_at_the_start_is_one_sentence(sandbox: Sandbox, tmp_path: Path) -> None:
    sandbox.faults.add(Fault(LOGIN, 401))
    with pytest.raises(StartupError, match="does not accept this token") as caught:
        await run(await settings(sandbox, tmp_path), Patience(idle))
    assert not isinstance(caught.value, Passing)


@pytest.mark.parametrize(
    ("code", "words"), [(4004, "token"), (4010, "HERALD_SHARDS"), (4013, "newer Herald"), (4014, "intents")]
)
async def test_a_gateway_that_closes_for_good_is_one_sentence(
    code: int, words: str, sandbox: Sandbox, tmp_path: Path
) -> None:
    """In mid-run, with Discord's codes after which nobody may connect again: a person must mend something."""
    async with started(sandbox, tmp_path) as running:
        connection = the_session(sandbox).connection
        assert connection is not None
        connection.close(code)
        with pytest.raises(StartupError, match=words) as caught:
            async with within(20):
                await running
    assert len(str(caught.value).splitlines()) == 1


async def test_what_the_gateway_says_and_nobody_can_read(
    sandbox: Sandbox, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """An event that the library cannot read is left out; for a connection that carries no sense there is another, and
    the heart of the first one beats no more."""
    async with started(sandbox, tmp_path) as running:
        session = the_session(sandbox)
        session.send("GUILD_ROLE_UPDATE", {"guild_id": c.GUILD_ID, "role": "none"})
        await until_logged(caplog, "an event of the gateway cannot be read")
        assert (the_session(sandbox), sandbox.gateway.identified) == (session, 1)
        assert session.connection is not None
        session.connection.send_raw(b"<html>")
        async with within(20):
            while not (sandbox.gateway.identified == 2 and sandbox.gateway.online):
                await sandbox.gateway.changed.wait()
        assert hearts() == 1
        assert not running.done()
    lost = [record for record in caplog.records if record.name == "discord.shard"]
    assert lost
    assert not [record for record in lost if record.exc_info]
    assert any("what the gateway says cannot be read" in record.getMessage() for record in lost)


async def test_a_ready_that_nobody_can_read_is_asked_for_again(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the start, too."""
    send = Session.send
    spoilt: list[str] = []

    def spoil(session: Session, event: str, data: object) -> None:
        if event == "READY" and not spoilt:
            spoilt.append(json.dumps(data))
            data = {"v": 10}
        send(session, event, data)

    monkeypatch.setattr(Session, "send", spoil)
    async with started(sandbox, tmp_path) as running:
        async with within(20):
            while not (sandbox.gateway.identified == 2 and sandbox.gateway.online):
                await sandbox.gateway.changed.wait()
        assert not running.done()


async def test_the_gateway_that_the_settings_name_is_used(sandbox: Sandbox, tmp_path: Path) -> None:
    """Without HERALD_SHARDS, too: the API says how many shards there are, and not where."""
    there = URL(sandbox.gateway_url)
    assert there.host is not None
    assert there.port is not None
    async with (
        Relay(there.host, there.port) as relay,
        started(sandbox, tmp_path, gateway=str(there.with_port(relay.port))),
    ):
        assert relay.callers


async def test_a_database_that_is_away_at_the_start_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    waits: list[float] = []

    async def pause(seconds: float) -> None:
        waits.append(seconds)
        if len(waits) == 3:
            raise StartupError("it has waited three times")

    url = "postgresql://herald:se%40cret@127.0.0.1:9/none"
    with pytest.raises(StartupError, match="three times"):
        await run(
            Settings(_env_file=None, discord_token=SecretStr("t"), herald_data=tmp_path, database_url=url),
            Patience(pause),
        )
    assert waits == [2, 4, 8]
    assert "Cannot use the database postgresql+asyncpg://herald:***@127.0.0.1:9/none" in said(caplog)[0]
    assert "cret" not in caplog.text


async def test_shards_of_a_server_that_is_away_may_be_had_later() -> None:
    db = Database("postgresql://nobody@127.0.0.1:9/none")
    with pytest.raises(Passing, match="Cannot use the database"):
        async with Locks(db, Part((0,), 2)).held():
            pass
    await db.close()


def hearts() -> int:
    """How many connections the library keeps alive."""
    threads = [thread for thread in threading.enumerate() if isinstance(thread, KeepAliveHandler)]
    return sum(not thread._stop_ev.is_set() for thread in threads)


def the_session(sandbox: Sandbox) -> Session:
    return next(session for session in sandbox.gateway.sessions.values() if session.connection is not None)


async def until_logged(caplog: pytest.LogCaptureFixture, words: str) -> None:
    await soon(lambda: words in caplog.text)
