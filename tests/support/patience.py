"""How long tests wait: for conditions, never for time to pass, and longer when the machine is slow.

Every wait has seconds that it may take on an idle machine, many times more than it does take there: at least ``USUAL``.
How much slower this one is now is measured: by a small fixed work that is done again and again, and by the load that
the system reports. A wait that is over looks again before it gives up, and says what did not come.
"""

from __future__ import annotations

import asyncio
import functools
import inspect
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")
USUAL = 60.0
"""The least seconds of a wait: thirty times what takes two on an idle machine."""
_IDLE = 0.0021
"""Seconds the fixed work takes on an idle machine of the kind the seconds in the tests were written for."""
_EVERY = 0.5
"""Seconds between two measurements."""
_LOOK = 0.25
"""Seconds between two looks of a wait at how slow the machine is."""
MOMENT = 0.02
"""Seconds between two looks at what nobody tells of."""
_MOST = 30.0
_LOADAVG = Path("/proc/loadavg")
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
    """Processes that want to run, for each processor: in the last minute, or now, where the system tells that."""
    if not hasattr(os, "getloadavg"):
        return 1.0
    return max(os.getloadavg()[0], _runnable()) / processors()


def processors() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _runnable() -> float:
    """Processes and threads that want to run now: the average knows of a rush only after a minute."""
    try:
        return float(_LOADAVG.read_text(encoding="utf-8").split()[3].partition("/")[0])
    except (OSError, ValueError, IndexError):
        return 0.0


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
async def within(seconds: float = 0.0, what: Callable[[], str] = str) -> AsyncIterator[None]:
    """Raise ``TimeoutError`` when the block takes longer than ``seconds`` of an idle machine, or ``USUAL`` if that is
    more. ``what`` says what did not come; without it the error shows where the block stood.

    What is spent is counted from look to look, at the pace of that moment: a look that comes late, since the whole
    process stood still, counts no more than it was set for.
    """
    __tracebackhide__ = True
    loop = asyncio.get_running_loop()
    begin = loop.time()
    left = seconds = max(seconds, USUAL)
    try:
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
    except TimeoutError as error:
        if not limit.expired():
            raise
        took = f"{loop.time() - begin:.0f} s, which are {seconds:g} s of an idle machine"
        lacks = what()
        late = TimeoutError(f"{lacks or 'what is waited for'} did not come within {took}")
        raise late from None if lacks else error  # what led to it shows where the block stood


async def patiently(doing: Awaitable[T], seconds: float = 0.0, what: Callable[[], str] = str) -> T:
    """The result of ``doing``, which may take as long as :func:`within` says."""
    __tracebackhide__ = True
    async with within(seconds, what):
        return await doing


def ending(test: Callable[..., Awaitable[T]], seconds: float) -> Callable[..., Awaitable[T]]:
    """A test that fails, and shows where it stood, when it takes longer than :func:`within` says."""

    @functools.wraps(test)
    async def ends(*args: object, **named: object) -> T:
        __tracebackhide__ = True
        return await patiently(test(*args, **named), seconds)

    return ends


async def until(check: Callable[[], T], changed: Callable[[], Awaitable[object]], seconds: float = 0.0) -> T:
    """What ``check`` gives as soon as it is true; it is asked now and after every change."""
    __tracebackhide__ = True
    async with within(seconds, lambda: named(check)):
        while not (found := check()):
            await changed()
        return found


async def soon(check: Callable[[], T | Awaitable[T]], seconds: float = 0.0) -> T:
    """What ``check`` gives as soon as it is true; it is asked now and every moment, for what nobody tells of."""
    async with within(seconds, lambda: named(check)):
        while True:
            found = check()
            if inspect.isawaitable(found):
                found = await found
            if found:
                return found
            await asyncio.sleep(MOMENT)


def named(check: Callable[..., object]) -> str:
    """A check as it stands in the source, with the words and numbers it knows."""
    try:
        source = " ".join(inspect.getsource(check).split())
        known = inspect.getclosurevars(check).nonlocals
    except (OSError, TypeError, ValueError):
        return repr(check)
    plain = {name: value for name, value in known.items() if isinstance(value, str | int | float)}
    return f"{source} {plain or ''}".rstrip()
