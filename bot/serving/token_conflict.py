"""Whether somebody else answers with this token.

Processes of another database hear every click as well, and know nothing of these. Discord tells nobody who else is
connected; what tells is that a click was answered which this database had for itself.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections import OrderedDict
from types import SimpleNamespace

import aiohttp

from bot.common.clock import Clock
from bot.common.errors import StartupError

log = logging.getLogger(__name__)

ENOUGH = 3
"""So many clicks that somebody else has answered are no accident."""
YOUNG = 900.0
"""Seconds since its start in which a process gives way: the other one was there before, most likely."""
QUIET = 600.0
"""Seconds between two complaints of one that stays."""
KEPT = 1000
"""First answers that are remembered."""
ALREADY = 40060
SENTENCE = (
    "Another Herald with another database answers clicks with this token: stop one of them, or give it a token of its "
    "own."
)
_FIRST = re.compile(r"/interactions/(\d+)/[^/]+/callback")


class Rivals:
    """Looks at first answers. One that Discord refuses because the click was answered already, though this process has
    not tried before and its database said that it is the one to answer, was somebody else's."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._born = clock.monotonic()
        self._tries: OrderedDict[str, int] = OrderedDict()
        self._found = 0
        self._told = float("-inf")
        self.there: asyncio.Event = asyncio.Event()
        """Set when this process has to give way."""

    def watch(self, trace: aiohttp.TraceConfig) -> None:
        """Look at the requests of a session."""
        trace.on_request_start.append(self._started)
        trace.on_request_end.append(self._ended)

    def doubt(self, interaction_id: int) -> None:
        """Another process of this database may answer it too."""
        self._tries[str(interaction_id)] = 1

    async def found(self) -> None:
        """Raises ``StartupError`` once this process has to give way; waits until then."""
        await self.there.wait()
        raise StartupError(SENTENCE)

    async def _started(self, _: object, __: SimpleNamespace, request: aiohttp.TraceRequestStartParams) -> None:
        if first := _FIRST.search(request.url.path):
            self._tries[first[1]] = self._tries.get(first[1], 0) + 1
            if len(self._tries) > KEPT:
                self._tries.popitem(last=False)

    async def _ended(self, _: object, __: SimpleNamespace, request: aiohttp.TraceRequestEndParams) -> None:
        first = _FIRST.search(request.url.path)
        if first is None or request.response.status != 400 or self._tries.get(first[1]) != 1:
            return
        try:
            said = await request.response.json()
        except (aiohttp.ClientError, ValueError):
            return
        if isinstance(said, dict) and said.get("code") == ALREADY:
            self._count()

    def _count(self) -> None:
        self._found += 1
        if self._found < ENOUGH:
            return
        now = self._clock.monotonic()
        if now - self._born < YOUNG:
            self.there.set()
        elif now - self._told >= QUIET:
            self._told = now
            log.error(SENTENCE)
