"""Who draws next: answers before posts."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

AHEAD = 8
"""So many answers in a row pass a post that waits; then it has its turn."""


class Turns:
    """So many places at once. Whoever waits for an answer goes before those who draw posts, so that they wait for one
    post at most; many answers do not keep a post waiting for ever."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._answers: deque[asyncio.Future[None]] = deque()
        self._posts: deque[asyncio.Future[None]] = deque()
        self._passed = 0

    @asynccontextmanager
    async def turn(self, *, post: bool) -> AsyncIterator[None]:
        """A place for the time of the block."""
        await self._take(self._posts if post else self._answers)
        try:
            yield
        finally:
            self._free += 1
            self._call()

    async def _take(self, line: deque[asyncio.Future[None]]) -> None:
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.append(called)
        self._call()
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():  # called, and cancelled before it could come
                self._free += 1
                self._call()
            raise

    def _call(self) -> None:
        """Give free places to those who wait."""
        while self._free and (line := self._next()):
            called = line.popleft()
            if not called.done():
                called.set_result(None)
                self._free -= 1

    def _next(self) -> deque[asyncio.Future[None]] | None:
        if self._answers and not (self._posts and self._passed >= AHEAD):
            self._passed = self._passed + 1 if self._posts else 0
            return self._answers
        self._passed = 0
        return self._posts or None
