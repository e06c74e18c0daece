"""Waiting for what may pass by itself: longer each time, and never in silence."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.common.errors import Passing

log = logging.getLogger(__name__)

FIRST, LONGEST = 2.0, 300.0
"""Seconds until something is tried again for the first time, each time twice as long, and at most. What says itself
that it takes longer is believed."""

T = TypeVar("T")


class Patience:
    """Tries again and again. ``pause`` lets so many seconds pass."""

    def __init__(self, pause: Callable[[float], Awaitable[None]]) -> None:
        self._pause = pause

    async def done(self, doing: Callable[[], Awaitable[T]]) -> T:
        """What ``doing`` gives at last, however often it raises ``Passing`` before. Anything else that it raises ends
        this."""
        wait = FIRST
        while True:
            try:
                return await doing()
            except Passing as error:
                seconds = max(wait, error.seconds)
                log.warning("%s Trying again in %d s.", error, round(seconds))
            await self._pause(seconds)
            wait = min(LONGEST, 2 * wait)
