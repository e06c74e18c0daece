"""Killing the bot process at random moments, and starting it again each time."""

from __future__ import annotations

import asyncio
import dataclasses
import os
import random
import signal
from collections import Counter
from collections.abc import Callable
from typing import Any

from bot.sandbox.app import Sandbox
from bot.sandbox.rest import Call, Handler
from tests.support.sandbox_bots import BotProcess

WORDS = 0.6
"""Longest time in seconds from arming to a kill by the clock: within it lie an act, its posts and the next panels."""


@dataclasses.dataclass(slots=True)
class Outage:
    """A time without a bot, in seconds of the loop's clock."""

    why: str
    """What the bot was killed after."""
    begin: float
    """When it was killed."""
    end: float = float("inf")
    """When the next one served; infinite while it lasts."""


class Reaper:
    """Kills the bot when armed: after so many of its requests took effect (the answer to the last one is never read),
    or after a short random time. A supervisor starts it again at once; now and then it dies once more while starting.
    """

    def __init__(self, sandbox: Sandbox, bot: BotProcess, rng: random.Random, kills: int) -> None:
        self.sandbox, self.bot, self.rng = sandbox, bot, rng
        self.left = kills
        self.outages: list[Outage] = []
        self.last_requests: Counter[str] = Counter()
        self.alive = asyncio.Event()
        self.dead = asyncio.Event()
        self.starts: list[float] = []
        self.down: Callable[[], None] = lambda: None
        """Called each time the bot is down, before the next one starts."""
        self._requests = 0
        self._timer: asyncio.TimerHandle | None = None
        self._revival: asyncio.Task[None] | None = None
        for route in sandbox.rest.routes:
            route.handler = self._after(route.name, route.handler)

    @property
    def armed(self) -> bool:
        return self._requests > 0 or self._timer is not None

    async def start(self) -> None:
        """The first start."""
        await self._start()

    def arm(self) -> None:
        """Let the bot die soon, if it has not died often enough."""
        if self.armed or not self.left or not self.alive.is_set():
            return
        self.left -= 1
        if self.rng.random() < 0.5:
            self._requests = self.rng.randint(1, 9)
        else:
            self._timer = asyncio.get_running_loop().call_later(self.rng.random() ** 2 * WORDS, self._kill, "clock")

    def _after(self, name: str, handler: Handler) -> Handler:
        async def handled(call: Call) -> Any:
            result = await handler(call)
            self._request(name)
            return result

        return handled

    def _request(self, name: str) -> None:
        if self._requests:
            self._requests -= 1
            if not self._requests:
                self.last_requests[name] += 1
                self._kill(f"after {name}")

    def _kill(self, why: str) -> None:
        self._timer = None
        assert self.bot.process is not None
        os.kill(self.bot.process.pid, signal.SIGKILL)
        self.outages.append(Outage(why, asyncio.get_running_loop().time()))
        self.alive.clear()
        self.dead.set()
        self._revival = asyncio.create_task(self._revive())

    async def _revive(self) -> None:
        await self.bot.kill()  # waits until the gateway has noticed
        self.down()
        if self.left and self.rng.random() < 0.2:
            self.left -= 1
            loop = asyncio.get_running_loop()
            starting = asyncio.create_task(self.bot.start())
            await asyncio.wait([starting], timeout=self.rng.random() * 2)
            assert self.bot.process is not None
            if self.bot.process.returncode is None:
                os.kill(self.bot.process.pid, signal.SIGKILL)
            self.outages[-1].end = loop.time()
            self.outages.append(Outage("while starting", loop.time()))
            await asyncio.gather(starting, return_exceptions=True)  # it says that its process died
            await self.bot.kill()
        await self._start()

    async def _start(self) -> None:
        loop = asyncio.get_running_loop()
        begin = loop.time()
        await self.bot.start()
        self.starts.append(loop.time() - begin)
        if self.outages:
            self.outages[-1].end = loop.time()
        self.dead.clear()
        self.alive.set()

    async def calm(self) -> None:
        """Return when the bot runs."""
        if self._revival is not None:
            await self._revival  # its error is the test's
        await self.alive.wait()

    async def later(self, hours: float) -> None:
        """Let time pass: the bot dies and starts again at another hour."""
        await self.calm()
        self._requests = 0
        if self._timer is not None:
            self._timer.cancel()
        self.sandbox.world.offset += round(hours * 3_600_000)
        self._kill(f"{hours:g} hours pass")
        await self.calm()

    def excuses(self, begin: float, end: float) -> bool:
        """Whether the bot was dead at some moment of a span."""
        return any(outage.begin <= end and outage.end >= begin for outage in self.outages)

    def disarm(self) -> None:
        """No more kills."""
        self.left = self._requests = 0
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
