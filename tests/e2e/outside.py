"""What stands around the processes of a fleet and goes away in its turn.

The REST proxy by which posts leave, and the database's server, as it is when another one takes over: every connection
broken, nobody there for a while.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from types import TracebackType

import sqlalchemy as sa

from bot.sandbox.app import Sandbox
from tests.support.cut_connection import Relay
from tests.support.faulty_proxy import Exit

PROXY = (0.5, 5.0)
"""Shortest and longest time in seconds for which the proxy is away."""
SERVER = (5.0, 10.0)
"""As long as a failover takes."""


class Outside:
    """Stands between the bots on one side, the sandbox and the database at ``url`` on the other."""

    def __init__(self, sandbox: Sandbox, url: str) -> None:
        self._url = sa.make_url(url)
        self.proxy = Exit(sandbox.url)
        self.relay = Relay(self._url.host or "127.0.0.1", self._url.port or 5432)
        self.happened: Counter[str] = Counter()
        self.there = asyncio.Event()
        """Set while the server is there, as far as this can make it so."""
        self.there.set()
        self.last = float("-inf")
        """When the latest outage ended; infinite while one lasts."""
        self._task: asyncio.Task[None] | None = None

    @property
    def env(self) -> dict[str, str]:
        """What a bot must be told."""
        return {"DISCORD_PROXY_URL": self.proxy.url}

    @property
    def url(self) -> str:
        """Where bots find the database."""
        return self._url.set(host="127.0.0.1", port=self.relay.port).render_as_string(hide_password=False)

    async def __aenter__(self) -> Outside:
        await self.proxy.start()
        await self.relay.mend()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.rest()
        await self.proxy.die()
        await self.relay.cut()

    def strike(self, rng: random.Random) -> None:
        """Let one of them go away for a while, the other one than last time; nothing, as long as one is away."""
        if self._task is None or self._task.done():
            what = ("proxy", "server")[self.happened.total() % 2]
            self._task = asyncio.create_task(self._away(what, rng.random()))

    async def rest(self) -> None:
        """Return when all are there again."""
        if self._task is not None:
            await self._task

    async def _away(self, what: str, share: float) -> None:
        self.last = float("inf")
        self.happened[what] += 1
        if what == "proxy":
            await self.proxy.die()
            await asyncio.sleep(PROXY[0] + share * (PROXY[1] - PROXY[0]))
            await self.proxy.start()
        else:
            self.there.clear()
            await self.relay.cut()
            await asyncio.sleep(SERVER[0] + share * (SERVER[1] - SERVER[0]))
            await self.relay.mend()
            self.there.set()
        self.last = asyncio.get_running_loop().time()
