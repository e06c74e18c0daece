"""Tells webhooks what they are to hear, in order, again and again until it arrives or they are given up."""

from __future__ import annotations

import asyncio
import json
import logging

from bot.errors import UserError
from bot.limits import Limit
from bot.outward import Permitted, post, public
from bot.tables.hooks import LONGEST, Hook, Hooks
from bot.workers.waker import Waker

log = logging.getLogger(__name__)

EVERY = 15.0
FIRST = 30.0
"""Seconds until something is tried again for the first time, each time twice as long, and ``LONGEST`` at most."""
PATIENCE = 10
"""After so many failures in a row a webhook is given up: some six hours."""
AT_ONCE = 4
GONE = 410
TESTS, AGAIN = 5, 60.0
"""Tests that a person may make at once; every so many seconds one more."""


class Messenger:
    """One at a time for each webhook."""

    def __init__(self, hooks: Hooks, permitted: Permitted = public) -> None:
        self._hooks, self._permitted = hooks, permitted
        self._clock = hooks.store.clock
        self._tests = Limit(TESTS, AGAIN, self._clock)
        self._turns = asyncio.Semaphore(AT_ONCE)
        self.waker = Waker(self._clock)

    def wake(self) -> None:
        """Posts are looked at once they are settled, and no program needs them sooner."""

    async def run(self) -> None:
        """Tell until cancelled."""
        while True:
            try:
                await self.tell()
            except Exception:
                log.exception("webhooks could not be told")
            await self.waker.wait(self._clock.now() + EVERY)

    async def tell(self) -> None:
        """Tell every webhook what there is for it."""
        await asyncio.gather(*(self._one(hook) for hook in await self._hooks.due()))

    async def _one(self, hook: Hook) -> None:
        async with self._turns:
            last = await self._hooks.settled()
            found = await self._hooks.next(hook)
            for number, body in found:
                status = await post(hook.url, hook.secret, body, self._clock.now(), self._permitted)
                if not 200 <= status < 300:
                    fails = hook.fails + 1
                    later = min(LONGEST, FIRST * 2 ** (fails - 1))
                    off = status == GONE or fails >= PATIENCE
                    await self._hooks.failed(hook, fails, self._clock.now() + later, off=off)
                    return
                await self._hooks.told(hook, number)
            if not found and last > hook.after_id:  # none of them is looked at again
                await self._hooks.told(hook, last)

    async def test(self, user_id: int, number: int) -> int:
        """Send a test to one of somebody's webhooks; the status of the answer, 0 for none. One that was given up works
        again when it arrives. Raises ``no-such-hook`` and ``slow-down``."""
        hook, now = await self._hooks.get(user_id, number), self._clock.now()
        seconds = self._tests.wait(user_id)
        if seconds:
            raise UserError("slow-down", seconds=seconds)
        self._tests.spend(user_id)
        body = json.dumps({"event": "test", "at": now, "id": 0}).encode()
        status = await post(hook.url, hook.secret, body, now, self._permitted)
        if 200 <= status < 300:
            await self._hooks.revived(hook)
        return status
