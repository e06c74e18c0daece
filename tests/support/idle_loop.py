"""When nothing is under way in a test: its loop has nothing left to do, and no answer is on its way to it.

What is on its way is counted at the three doors by which work leaves the loop: sessions of a database, requests, and
jobs of threads and of processes that draw. What waits by the machine's own clock (``asyncio.sleep``, a heartbeat of a
library) counts as resting, and so does a message on a socket that nobody has asked for.
"""

from __future__ import annotations

import asyncio
import weakref
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import aiohttp
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import Database
from tests.support.patience import within

_under_way: weakref.WeakKeyDictionary[asyncio.AbstractEventLoop, Counter[str]] = weakref.WeakKeyDictionary()
"""What each loop waits for: how many of each kind."""
_watched: weakref.WeakKeyDictionary[asyncio.AbstractEventLoop, list[asyncio.Future[None]]] = weakref.WeakKeyDictionary()
"""Who waits until a loop rests."""


async def rest() -> None:
    """Return once nothing is under way but what calls this."""
    loop = asyncio.get_running_loop()
    if loop not in _watched:
        _watch(loop)
    rested: asyncio.Future[None] = loop.create_future()
    _watched[loop].append(rested)
    async with within(what=lambda: f"the end of {dict(_counted(loop))}"):
        await rested


def _watch(loop: Any) -> None:
    """Look at a loop whenever it would go to sleep: with nothing to do by itself, it asks its sockets and waits."""
    asked = _watched[loop] = []
    select = loop._selector.select  # one of its own names: a loop says to nobody else that it has nothing to do
    me = weakref.ref(loop)

    def look(timeout: float | None = None) -> Any:
        if not asked or (timeout is not None and timeout <= 0):
            return select(timeout)
        found = select(0)
        if found:
            return found
        if any(_counted(me()).values()):
            return select(timeout)
        for rested in asked:
            if not rested.done():
                rested.set_result(None)
        asked.clear()
        return []

    loop._selector.select = look


def _counted(loop: asyncio.AbstractEventLoop | None = None) -> Counter[str]:
    return _under_way.setdefault(loop or asyncio.get_running_loop(), Counter())


@contextmanager
def under_way(kind: str) -> Iterator[None]:
    """The loop does not rest until the block ends."""
    counted = _counted()
    counted[kind] += 1
    try:
        yield
    finally:
        counted[kind] -= 1


def _count() -> None:
    """Count at the doors, from the moment on at which a test process loads this."""
    connected, request = Database._connected, aiohttp.ClientSession._request
    execute = asyncio.BaseEventLoop.run_in_executor

    @asynccontextmanager
    async def session(self: Database) -> AsyncIterator[AsyncConnection]:
        with under_way("sessions"):
            async with connected(self) as connection:
                yield connection

    async def requested(self: aiohttp.ClientSession, *what: Any, **more: Any) -> aiohttp.ClientResponse:
        with under_way("requests"):
            return await request(self, *what, **more)

    def executed(self: asyncio.BaseEventLoop, *what: Any) -> Any:
        counted, job = _counted(self), execute(self, *what)
        counted["jobs"] += 1
        job.add_done_callback(lambda _: counted.update(jobs=-1))
        return job

    Database._connected = session  # type: ignore[method-assign]
    aiohttp.ClientSession._request = requested  # type: ignore[method-assign]
    asyncio.BaseEventLoop.run_in_executor = executed  # type: ignore[method-assign]


_count()
