"""The one place that reads the time and lets it pass, so that tests and the sandbox can move it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Protocol

JUMP = 60.0
"""Seconds by which the clock may depart from the time that passes before it counts as set."""
GLANCE = 0.25
"""Seconds after which who sleeps by a clock that is moved looks at it again."""


class Clock(Protocol):
    """Seconds since 1970-01-01 UTC, and waits by the same clock."""

    def now(self) -> float:
        """The present moment."""

    def monotonic(self) -> float:
        """Seconds that have passed since some moment, whatever the clock of the machine is set to meanwhile."""

    async def sleep(self, seconds: float) -> None:
        """Return when so many seconds have passed."""

    def timeout(self, seconds: float) -> AbstractAsyncContextManager[object]:
        """A block that raises ``TimeoutError`` when so many seconds have passed before its end."""


class Jumps:
    """Notices that the machine's clock was set, or stood while the machine slept."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._ahead = self._apart()

    def _apart(self) -> float:
        return self._clock.now() - self._clock.monotonic()

    def take(self) -> float:
        """By how many seconds the clock has been set since this was last asked, below 0 for back; 0 for a minute or
        less, which is left to come right by itself."""
        ahead = self._apart()
        if abs(ahead - self._ahead) <= JUMP:
            return 0.0
        by, self._ahead = ahead - self._ahead, ahead
        return by


class SystemClock:
    """The machine's clock, shifted by ``offset`` seconds (0 outside tests and the sandbox)."""

    def __init__(self, offset: float = 0.0) -> None:
        self.offset = offset

    def now(self) -> float:
        return time.time() + self.offset

    def monotonic(self) -> float:
        return time.monotonic() + self.offset  # where the clock is moved to see time pass, it has passed

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def timeout(self, seconds: float) -> AbstractAsyncContextManager[object]:
        return asyncio.timeout(seconds)


class MovedClock(SystemClock):
    """A clock that is moved while it runs, for tests. A file holds two numbers of seconds: how much time has passed
    beside the machine's, for whoever sleeps, too; and by how much the clock was set, which is no time that passes."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self._file = file
        self._read = 0
        self._set = 0.0

    def _look(self) -> None:
        """Follow the file; where it is being written, stay as it was."""
        with contextlib.suppress(OSError, ValueError):
            if (written := self._file.stat().st_mtime_ns) != self._read:
                passed, by = map(float, self._file.read_text(encoding="ascii").split())
                self.offset, self._set, self._read = passed, by, written

    def now(self) -> float:
        self._look()
        return super().now() + self._set

    def monotonic(self) -> float:
        self._look()
        return super().monotonic()

    async def sleep(self, seconds: float) -> None:
        end = self.monotonic() + seconds
        while (left := end - self.monotonic()) > 0:  # noqa: ASYNC110 - nobody tells of a file that has changed
            await asyncio.sleep(min(left, GLANCE))

    @asynccontextmanager
    async def timeout(self, seconds: float) -> AsyncIterator[object]:
        end = self.monotonic() + seconds
        loop = asyncio.get_running_loop()
        handle: asyncio.TimerHandle | None = None

        def look() -> None:
            nonlocal handle
            left = end - self.monotonic()
            if left <= 0:
                limit.reschedule(loop.time())
            else:
                handle = loop.call_later(min(left, GLANCE), look)

        async with asyncio.timeout(None if seconds > 0 else loop.time()) as limit:
            handle = loop.call_later(min(seconds, GLANCE), look)
            try:
                yield limit
            finally:
                if handle is not None:
                    handle.cancel()
