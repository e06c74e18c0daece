"""Waiting for work or for a moment, whichever comes first."""

from __future__ import annotations

import asyncio
import logging

from bot.common.clock import Clock
from bot.common.proxy_errors import told
from bot.store.database import BREAK, passes

LONGEST = 3600.0
"""A worker looks again after an hour at the latest, in case the machine's clock was set."""


def over(until: float, now: float, most: float) -> bool:
    """Whether a wait for a moment is over. A longer one than ``most`` seconds comes from a clock that was set back
    since, and is over too."""
    return not now < until <= now + most


def rest(log: logging.Logger, error: Exception, after: float, what: str) -> float:
    """Say that something failed, and for how many seconds it is left alone: ``after`` so many, or, when only the
    database was away, as long as that may take."""
    if passes(error):
        log.warning("%s, for the database is away (%s); trying again in %d s", what, told(error), BREAK)
        return BREAK
    log.error("%s; trying again in %d s", what, after, exc_info=error)
    return after


class Waker:
    """An event with a time limit by the application's clock."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._event = asyncio.Event()

    def wake(self) -> None:
        """End the present or the next wait."""
        self._event.set()

    async def wait(self, until: float | None) -> None:
        """Return when woken, or at ``until`` (seconds since 1970)."""
        limit = LONGEST if until is None else min(LONGEST, max(0.0, until - self._clock.now()))
        try:
            async with self._clock.timeout(limit):
                await self._event.wait()
        except TimeoutError:
            return
        self._event.clear()
