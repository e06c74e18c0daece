"""The one place that reads the time and lets it pass, so that tests and the sandbox can move it."""

from __future__ import annotations

import asyncio
import time
from contextlib import AbstractAsyncContextManager
from typing import Protocol

JUMP = 60.0
"""Seconds by which the clock may depart from the time that passes before it counts as set."""


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
