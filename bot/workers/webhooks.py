"""Tells webhooks what they are to hear, in order, again and again until it arrives or they are given up."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets

from bot.common.errors import UserError
from bot.common.public_http import Permitted, post, public
from bot.common.rate_limit import Limit
from bot.tables.members.webhooks import LONGEST, Hook, Hooks
from bot.workers.waker import Waker

log = logging.getLogger(__name__)

EVERY = 15.0
FIRST = 30.0
"""Seconds until something is tried again for the first time, each time twice as long, and ``LONGEST`` at most."""
PATIENCE = 10
"""After so many failures in a row a webhook is given up: some six hours."""
AT_ONCE = 4
"""Requests under way at a time; as many more to programs that are slow, which wait for each other."""
SLOW = 2.0
"""Seconds after which a program that has not answered counts as slow, until it answers sooner again."""
GONE = 410
TESTS, AGAIN = 5, 60.0
"""Tests that a person may make at once; every so many seconds one more."""


class Messenger:
    """One at a time for each webhook."""

    def __init__(self, hooks: Hooks, permitted: Permitted = public) -> None:
        self._hooks, self._permitted = hooks, permitted
        self._clock = hooks.store.clock
        self._tests = Limit(TESTS, AGAIN, self._clock)
        self._turns, self._apart = asyncio.Semaphore(AT_ONCE), asyncio.Semaphore(AT_ONCE)
        self._slow: set[int] = set()
        """Numbers of webhooks whose programs are slow."""
        self._under_way: dict[int, asyncio.Task[None]] = {}
        """By the number of a webhook, its being told."""
        self.waker = Waker(self._clock)

    def wake(self) -> None:
        """Posts are looked at once they are settled, and no program needs them sooner."""

    async def run(self) -> None:
        """Tell until cancelled."""
        try:
            while True:
                try:
                    await self._begin()
                except Exception:
                    log.exception("webhooks could not be told")
                await self.waker.wait(self._clock.now() + EVERY)
        finally:
            left = list(self._under_way.values())
            for task in left:
                task.cancel()
            await asyncio.gather(*left, return_exceptions=True)

    async def tell(self) -> None:
        """Tell every webhook what there is for it, and wait until that is done."""
        await self._begin()
        await asyncio.gather(*self._under_way.values())

    async def _begin(self) -> None:
        """Begin to tell those that are not being told already; nobody waits for a slow one."""
        for hook in await self._hooks.due():
            if hook.id not in self._under_way:
                task = asyncio.create_task(self._one(hook), name=f"webhook {hook.id}")
                self._under_way[hook.id] = task
                task.add_done_callback(lambda _, number=hook.id: self._under_way.pop(number))  # type: ignore[misc]

    async def _one(self, hook: Hook) -> None:
        try:
            last = await self._hooks.settled()
            found = await self._hooks.next(hook)
            for number, body in found:
                status = await self._send(hook, body)
                if not 200 <= status < 300:
                    fails = hook.fails + 1
                    later = min(LONGEST, FIRST * 2 ** (fails - 1))
                    off = status == GONE or fails >= PATIENCE
                    await self._hooks.failed(hook, fails, self._clock.now() + later, off=off)
                    return
                await self._hooks.told(hook, number)
            if not found and last > hook.after_id:  # none of them is looked at again
                await self._hooks.told(hook, last)
        except Exception:
            log.exception("webhook %d could not be told", hook.id)

    async def _send(self, hook: Hook, body: bytes) -> int:
        """Send one post when it is its turn, and give the turn back soon, answered or not: the status, 0 for none."""
        lane, name = self._apart if hook.id in self._slow else self._turns, str(json.loads(body)["id"])
        async with lane:
            sending = asyncio.create_task(post(hook.url, hook.secret, name, body, self._clock.now(), self._permitted))
            try:
                async with self._clock.timeout(SLOW):
                    await asyncio.wait((sending,))
                self._slow.discard(hook.id)
            except TimeoutError:
                self._slow.add(hook.id)
            except BaseException:
                sending.cancel()
                raise
            if lane is self._apart:
                await sending
        return await sending

    async def test(self, user_id: int, number: int) -> int:
        """Send a test to one of somebody's webhooks; the status of the answer, 0 for none. One that was given up works
        again when it arrives. Raises ``no-such-hook`` and ``slow-down``."""
        hook, now = await self._hooks.get(user_id, number), self._clock.now()
        seconds = self._tests.wait(user_id)
        if seconds:
            raise UserError("slow-down", seconds=seconds)
        self._tests.spend(user_id)
        name = secrets.token_hex(8)
        body = json.dumps({"event": "test", "at": now, "id": name}).encode()
        status = await post(hook.url, hook.secret, name, body, now, self._permitted)
        if 200 <= status < 300:
            await self._hooks.revived(hook)
        return status
