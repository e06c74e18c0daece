"""A courier is stopped in the middle of a post for longer than it takes others to have its posts, and goes on.

What it was about to send stands once.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from bot.sandbox import constants as c
from bot.sandbox.app import Sandbox
from bot.sandbox.rest import Call, Handler
from bot.workers.leadership import STOPPED
from tests.bot.process_group import dsn
from tests.e2e.fleet import HOLDER, Fleet, Member, _author
from tests.support import skips
from tests.support.databases import POSTGRES, empty
from tests.support.patience import within
from tests.support.sandbox import SandboxUser, unhurried
from tests.support.sandbox_bots import BotProcess

SMALL = "tests.support.small_bot"
PAUSE = 70.0
"""Seconds for which it is stopped."""
POST = "POST /channels/{channel_id}/messages"
LEFT = "SELECT count(*) FROM outbox WHERE status IN ('pending', 'sending')"


class Stopping:
    """Stops whoever makes a post: its request has taken effect, and it does not read the answer (``late`` is false);
    or what it asks is on its way as long as it stands still, and takes effect then."""

    def __init__(self, sandbox: Sandbox, members: list[Member], *, late: bool) -> None:
        self.members, self.late = members, late
        self.armed = False
        self.victim: Member | None = None
        self.stopped, self.over = asyncio.Event(), asyncio.Event()
        for route in sandbox.rest.routes:
            route.handler = self._watched(route.name, route.handler)

    def _watched(self, name: str, handler: Handler) -> Handler:
        async def handled(call: Call) -> Any:
            author = next((m for m in self.members if m.has(_author.get())), None)
            mine = name == POST and self.armed and author is not None
            if mine and self.victim is None and not self.late:
                result = await handler(call)
                self._stop(author)
                return result
            if mine and self.victim is None:
                self._stop(author)
            if author is not None and author is self.victim and not self.over.is_set():
                await self.over.wait()
            return await handler(call)

        return handled

    def _stop(self, author: Member | None) -> None:
        assert author is not None
        assert author.bot.process is not None
        author.bot.process.send_signal(signal.SIGSTOP)
        self.victim = author
        self.stopped.set()

    def go_on(self) -> None:
        """Let it go on."""
        self.over.set()
        assert self.victim is not None
        assert self.victim.bot.process is not None
        self.victim.bot.process.send_signal(signal.SIGCONT)


@pytest.mark.slow
@pytest.mark.parametrize("late", [False, True], ids=["answer", "request"])
async def test_a_courier_that_stands_still_for_long_says_nothing_twice(late: bool, tmp_path: Path) -> None:
    """The other has its posts meanwhile; afterwards both deliver again."""
    skips.unless(os.environ.get("HERALD_KILLS"), skips.SOAK)
    skips.unless(POSTGRES, skips.POSTGRES)
    assert PAUSE > 2 * STOPPED
    shared = await empty("stopped")
    sandbox = Sandbox()
    Fleet.attributing(sandbox)
    async with sandbox, SandboxUser(sandbox) as maud:
        unhurried(sandbox)
        own = await asyncpg.connect(dsn(shared))
        front = BotProcess(sandbox, tmp_path / "front", database_url=shared, module=SMALL, env={"HERALD_ROLE": "front"})
        couriers = [
            Member(
                BotProcess(sandbox, tmp_path / name, database_url=shared, module=SMALL, env={"HERALD_ROLE": "courier"})
            )
            for name in ("one", "two")
        ]
        stopping = Stopping(sandbox, couriers, late=late)
        try:
            for bot in (front, *(member.bot for member in couriers)):
                await bot.start()
            async with within():
                while len(await own.fetch(HOLDER)) < 2:
                    await asyncio.sleep(0.05)
            stopping.armed = True
            await (await maud.slash("table new", game="xidit", seats=5, name="First")).message()
            async with within():
                await stopping.stopped.wait()
            begun = asyncio.get_running_loop().time()
            for _ in range(4):
                await (await maud.slash("table computer add", table="1")).message()
            await (await maud.slash("table start", table="1")).message()
            async with within():
                while await own.fetchval(LEFT):
                    await asyncio.sleep(0.1)
            took = asyncio.get_running_loop().time() - begun
            await asyncio.sleep(max(0.0, PAUSE - took))
            stopping.go_on()
            async with within():
                while len(await own.fetch(HOLDER)) < 2:
                    await asyncio.sleep(0.05)
            await (await maud.slash("table new", game="xidit", seats=3, name="Second")).message()
            async with within():
                while await own.fetchval(LEFT) or not await own.fetchval(
                    "SELECT count(*) FROM outbox WHERE table_id = 2"
                ):
                    await asyncio.sleep(0.1)
            rows = await own.fetch("SELECT op, kind, status, message_id FROM outbox ORDER BY id")
            assert {row["status"] for row in rows} <= {"sent", "skipped"}
            sent = Counter(str(r["message_id"]) for r in rows if (r["op"], r["status"]) == ("send", "sent"))
            assert set(sent.values()) == {1}
            gone = {str(r["message_id"]) for r in rows if (r["op"], r["status"]) == ("delete", "sent")}
            there = {
                message.id
                for channel in sandbox.world.messages.values()
                for message in channel.values()
                if message.interaction_id is None and message.author_id == c.APPLICATION_ID and message.type == 0
            }
            assert there == set(sent) - gone, "a post stands twice, or is lost"
            print(f"stopped for {PAUSE:.0f} s; its posts stood after {took:.1f} s; {len(sent)} posts, each once")  # noqa: T201
            for member in couriers:
                assert member.bot.process is not None
                member.bot.process.terminate()
                assert await member.bot.process.wait() == 0
        except BaseException:
            for bot in (front, *(member.bot for member in couriers)):
                print(bot.tail(40))  # noqa: T201
            raise
        finally:
            await own.close()
            for bot in (front, *(member.bot for member in couriers)):
                if bot.process is not None and bot.process.returncode is None:
                    bot.process.kill()
                    await bot.process.wait()
