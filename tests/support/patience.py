"""How long tests wait: for conditions, never for time to pass, and longer when the machine is slow.

Every wait names the seconds that it may take on an idle machine. How much slower this one is now is measured: by a
small fixed work that is done again and again, and by the load that the system reports. A wait that is over looks again
before it gives up.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

T = TypeVar("T")
_IDLE = 0.0021
"""Seconds the fixed work takes on an idle machine of the kind the seconds in the tests were written for."""
_EVERY = 0.5
"""Seconds between two measurements."""
_LOOK = 0.25
"""Seconds between two looks of a wait at how slow the machine is."""
_MOST = 30.0
_FADE = 30.0
"""Seconds after which a slow moment counts half: what it held up may still be on its way."""


class _Pace:
    """How slow the machine is, compared with an idle one."""

    def __init__(self) -> None:
        self._when = float("-inf")
        self._factor = 1.0
        self.worst = 1.0

    def now(self) -> float:
        """1 on an idle machine, 5 on one that takes five times as long."""
        moment = time.monotonic()
        if moment - self._when >= _EVERY:
            faded = 1 + (self._factor - 1) * 0.5 ** ((moment - self._when) / _FADE)
            self._factor = min(_MOST, max(1.0, faded, _work() / _IDLE, _load()))
            self._when = time.monotonic()
            self.worst = max(self.worst, self._factor)
        return self._factor


def _work(clock: Callable[[], float] = time.perf_counter) -> float:
    begin = clock()
    total = 0
    for number in range(40_000):
        total += number & 7
    return clock() - begin


def _load() -> float:
    """Processes that want to run, for each processor; 1 where the system does not tell."""
    if not hasattr(os, "getloadavg"):
        return 1.0
    processors = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return os.getloadavg()[0] / processors


_PACE = _Pace()


def patience(seconds: float) -> float:
    """What ``seconds`` on an idle machine are on this one now."""
    return seconds * _PACE.now()


def patience_ms(seconds: float) -> float:
    """The same in milliseconds, as browsers count."""
    return 1000 * patience(seconds)


def worst() -> float:
    """How slow the machine has been at its slowest since the process started."""
    _PACE.now()
    return _PACE.worst


def own_pace() -> float:
    """How much of this process's own time a work takes now, compared with an idle machine: neighbours on the same
    processor slow down that time, too."""
    return min(_MOST, max(1.0, _work(time.process_time) / _IDLE))


@asynccontextmanager
async def within(seconds: float) -> AsyncIterator[None]:
    """Raise ``TimeoutError`` when the block takes longer than ``seconds`` of an idle machine.

    What is spent is counted from look to look, at the pace of that moment: a look that comes late, since the whole
    process stood still, counts no more than it was set for.
    """
    loop = asyncio.get_running_loop()
    left = seconds
    async with asyncio.timeout(None) as limit:

        def look() -> None:
            nonlocal handle, left
            left -= step / _PACE.now()
            if left <= seconds / 1000:
                limit.reschedule(loop.time())
            else:
                handle = later()

        def later() -> asyncio.TimerHandle:
            nonlocal step
            step = min(_LOOK, left)
            return loop.call_later(step, look)

        step = 0.0
        handle = later()
        try:
            yield
        finally:
            handle.cancel()


async def patiently(doing: Awaitable[T], seconds: float) -> T:
    """The result of ``doing``, which may take ``seconds`` of an idle machine."""
    async with within(seconds):
        return await doing


async def until(check: Callable[[], T], changed: Callable[[], Awaitable[object]], seconds: float) -> T:
    """What ``check`` gives as soon as it is true; it is asked now and after every change."""
    async with within(seconds):
        while not (found := check()):
            await changed()
        return found
