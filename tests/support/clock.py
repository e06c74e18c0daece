"""A clock that a test moves. Who waits by it wakes when it has come so far; it never moves by itself.

Where workers are alive, a test says how much time passes or what is to come (``pass_by``, ``until``), and the clock
goes from one waiter to the next, each time only when nothing is under way (``tests.support.idle_loop``). So the order
in which things happen is the same on every machine, and an hour costs nothing.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from tests.support.idle_loop import rest
from tests.support.patience import named

DAY = 86_400.0


class FakeClock:
    """See ``bot.common.clock.Clock``."""

    def __init__(self, now: float = 1_700_000_000.0) -> None:
        self._now = now
        self._set = 0.0
        """By how many seconds the clock was set, beside the time that passed."""
        self._waits: list[tuple[float, int, asyncio.Timeout]] = []
        """Who waits: until when, who came first, and what ends the wait."""
        self._numbers = itertools.count()

    # -- what Herald asks

    def now(self) -> float:
        return self._now

    def monotonic(self) -> float:
        return self._now - self._set

    async def sleep(self, seconds: float) -> None:
        with suppress(TimeoutError):
            async with self.timeout(seconds):
                await asyncio.get_running_loop().create_future()

    @asynccontextmanager
    async def timeout(self, seconds: float) -> AsyncIterator[None]:
        async with asyncio.Timeout(None if seconds > 0 else asyncio.get_running_loop().time()) as limit:
            number = next(self._numbers)
            heapq.heappush(self._waits, (self._now + seconds, number, limit))
            try:
                yield
            finally:
                self._waits = [wait for wait in self._waits if wait[1] != number]
                heapq.heapify(self._waits)

    # -- what a test says

    @property
    def time(self) -> float:
        """The present moment. Whoever has waited for one that is set goes on as soon as the test waits for anything."""
        return self._now

    @time.setter
    def time(self, now: float) -> None:
        self._now = now
        while self._waits and self._waits[0][0] <= now:
            heapq.heappop(self._waits)[2].reschedule(asyncio.get_running_loop().time())

    def add(self, *, hours: float = 0, seconds: float = 0) -> None:
        """Move on at once, whatever is under way: for tests in which nobody works beside them."""
        self.time += hours * 3600 + seconds

    def jump(self, *, hours: float = 0, seconds: float = 0) -> None:
        """Set the clock without time passing, as a machine's may be; whoever waits does so for as long as before."""
        by = hours * 3600 + seconds
        self._now += by
        self._set += by
        self._waits = [(until + by, number, limit) for until, number, limit in self._waits]

    async def pass_by(self, *, hours: float = 0, seconds: float = 0, to: float = 0) -> None:
        """Let so much time pass, or all until a moment: everybody who waits in it wakes in turn and does their work.
        Nothing is under way when this returns."""
        end = to or self._now + hours * 3600 + seconds
        await rest()
        while self._waits and self._waits[0][0] <= end:
            self.time = self._waits[0][0]
            await rest()
        self.time = end

    async def until(self, check: Callable[[], object], within: float = DAY) -> None:
        """Let time pass until something is so: at once, at the next moment at which somebody wakes, or at a later one.
        Raises ``AssertionError`` when nobody waits any more, or when it is not so ``within`` seconds."""
        end = self._now + within
        await rest()
        while not check():
            assert self._waits, f"nothing is under way, nobody waits for a moment, and this is not so: {named(check)}"
            assert self._waits[0][0] <= end, f"this was not so in {within:g} s: {named(check)}"
            self.time = self._waits[0][0]
            await rest()
