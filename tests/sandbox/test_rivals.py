"""Two that know nothing of each other answer with one token."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.sandbox import interactions
from bot.sandbox.app import Sandbox
from bot.sandbox.errors import DiscordError, refuse
from bot.serving.token_conflict import ENOUGH, QUIET, SENTENCE, YOUNG, Rivals
from tests.bot.helpers import FakeClock
from tests.sandbox.several_processes import SMALL
from tests.support.patience import patiently, soon
from tests.support.sandbox import SandboxUser, unhurried
from tests.support.sandbox_bots import BotProcess


async def test_two_databases_on_one_token(sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every click is answered by whoever is first, until one has found the other out and ends; the other stays."""
    unhurried(sandbox)
    refused: list[int] = []

    def noted(code: int, **more: Any) -> DiscordError:
        refused.append(code)
        return refuse(code, **more)

    monkeypatch.setattr(interactions, "refuse", noted)
    bots = [BotProcess(sandbox, tmp_path / name, module=SMALL) for name in ("one", "two")]
    async with SandboxUser(sandbox) as maud:
        try:
            for bot in bots:
                await bot.start()
            ends = [asyncio.create_task(bot.process.wait()) for bot in bots if bot.process is not None]
            for clicks in range(1, 2 * ENOUGH):  # so many, and one has lost often enough
                assert await (await maud.slash("help")).text()
                # Whoever is late is refused twice for a click: its deferral, then its answer.
                await soon(lambda clicks=clicks: refused.count(40060) >= clicks or any(end.done() for end in ends))
                if any(end.done() for end in ends):
                    break
            done, stays = await patiently(asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED))
            assert [end.result() for end in done] == [2]
            assert SENTENCE in bots[ends.index(done.pop())].tail()
            assert await (await maud.slash("help")).text()
            assert not any(end.done() for end in stays)
        finally:
            for bot in bots:
                if bot.process is not None and bot.process.returncode is None:
                    bot.process.kill()
                    await bot.process.wait()


async def test_what_is_nobody_else(caplog: pytest.LogCaptureFixture) -> None:
    """A second try, and a click that others of the same database may have, tell nothing; one that has long been there
    stays, and complains now and then."""
    clock, refusal = FakeClock(), web.json_response
    rivals, trace, number = Rivals(clock), aiohttp.TraceConfig(), 0
    rivals.watch(trace)

    async def answer(_: web.Request) -> web.Response:
        return refusal({"message": "no", "code": code}, status=400)

    app = web.Application()
    app.router.add_post("/{tail:.*}", answer)
    async with TestServer(app) as server, aiohttp.ClientSession(trace_configs=[trace]) as http:

        async def click(tries: int = 1) -> None:
            nonlocal number
            number += 1
            for _ in range(tries):
                async with http.post(server.make_url(f"/api/v10/interactions/{number}/token/callback")) as said:
                    assert (await said.json())["code"] == code

        code = 50035
        for _ in range(ENOUGH):
            await click()
        code = 40060
        for _ in range(ENOUGH):
            rivals.doubt(number + 1)
            await click()
        for _ in range(ENOUGH - 1):
            await click(tries=3)
        assert not rivals.there.is_set()
        clock.add(seconds=YOUNG + 1)
        for _ in range(3):
            await click()
        assert not rivals.there.is_set()
        assert caplog.text.count(SENTENCE) == 1
        clock.add(seconds=QUIET)
        await click()
        assert caplog.text.count(SENTENCE) == 2
    rivals = Rivals(clock)
    for _ in range(ENOUGH):
        rivals._count()
    assert rivals.there.is_set()
