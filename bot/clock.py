"""The one place that reads the time and lets it pass, so that tests and the sandbox can move it."""

from __future__ import annotations

import asyncio
import time
from contextlib import AbstractAsyncContextManager
from typing import Protocol


class Clock(Protocol):
    """Seconds since 1970-01-01 UTC, and waits by the same clock."""

    def now(self) -> float:
        """The present moment."""

    async def sleep(self, seconds: float) -> None:
        """Return when so many seconds have passed."""

    def timeout(self, seconds: float) -> AbstractAsyncContextManager[object]:
        """A block that raises ``TimeoutError`` when so many seconds have passed before its end."""


class SystemClock:
    """The machine's clock, shifted by ``offset`` seconds (0 outside tests and the sandbox)."""

    def __init__(self, offset: float = 0.0) -> None:
        self.offset = offset

    def now(self) -> float:
        return time.time() + self.offset

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def timeout(self, seconds: float) -> AbstractAsyncContextManager[object]:
        return asyncio.timeout(seconds)
