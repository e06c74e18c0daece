"""Delivery: rows of the outbox become messages, each exactly once, each lane in its order.

A row goes pending → sending → sent. It is marked sending before it is composed, and gets the fingerprint of the
composed message before that is sent. So a row that a crash left in ``sending`` was never sent when it has no
fingerprint; with one, the channel is searched for it first, and sent again with the same nonce only if it is not there.

Here the lanes run; ``delivery`` takes one row to Discord, ``outcomes`` writes down what became of it, ``rows`` reads.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging

from bot.tables.change import TableStore
from bot.tables.post import PostKind, Presenter
from bot.workers.delivery import Delivery
from bot.workers.rows import Rows
from bot.workers.transport import Transport
from bot.workers.waker import Waker

log = logging.getLogger(__name__)

PICTURED = (PostKind.LOBBY.value, PostKind.PHASE.value, PostKind.RESULT.value, PostKind.PANEL.value)
"""Posts that are drawn: only so many at a time as there are processes that draw."""
AWAITED = (PostKind.WHISPER.value, PostKind.PANEL.value, PostKind.PHASE.value)
"""Posts for which a row of another lane may wait."""
AFTER_ERROR = 30.0


class Outbox:
    """The worker. Lanes run side by side, at most ``limit`` at once, and of those whose post has a picture at most
    ``drawing``; within a lane one row after the other."""

    def __init__(
        self, store: TableStore, presenter: Presenter, transport: Transport, *, limit: int = 8, drawing: int = 2
    ) -> None:
        self.store = store
        self.waker = Waker(store.clock)
        self.rows = Rows(store)
        self.delivery = Delivery(store, self.rows, presenter, transport, self.wake)
        self._limit = asyncio.Semaphore(limit)
        self._drawing = asyncio.Semaphore(max(1, drawing))
        self._lanes: dict[str, asyncio.Task[None]] = {}
        self._resting: dict[str, float] = {}
        self._ending = False

    def wake(self) -> None:
        """There may be new rows."""
        self.waker.wake()

    async def permitted(self, guild_id: int) -> None:
        """Herald's permissions on a server were changed: what waits for them is tried again, wherever the worker is."""
        if await self.rows.hurry(guild_id):
            self.store.work()

    async def finish(self, seconds: float) -> None:
        """Begin nothing more, and wait for what is under way, but not longer than so many seconds."""
        self._ending = True
        if self._lanes:
            await asyncio.wait(self._lanes.values(), timeout=seconds)

    async def run(self) -> None:
        """Deliver until cancelled."""
        self._ending = False
        try:
            await self._late_cards()
            while True:
                await self.waker.wait(await self._step())
        finally:
            for task in self._lanes.values():
                task.cancel()
            await asyncio.gather(*self._lanes.values(), return_exceptions=True)

    async def _step(self) -> float | None:
        try:
            return await self._start_lanes()
        except Exception:
            log.exception("the outbox could not read its rows; trying again in %d s", AFTER_ERROR)
            return self.store.clock.now() + AFTER_ERROR

    async def _late_cards(self) -> None:
        """Draw the cards anew whose picture an earlier life did not live to send."""
        try:
            for table_id in await self.rows.late_cards():
                await self.delivery.redraw_card(table_id)
        except Exception:
            log.exception("lobby cards that lack their pictures could not be found")

    async def drain(self) -> float | None:
        """Deliver everything that is due, and return when the next row is (``None``: the outbox is empty)."""
        while True:
            due = await self._start_lanes()
            if not self._lanes:
                return due
            await asyncio.gather(*self._lanes.values())

    async def _start_lanes(self) -> float | None:
        """Start a task for each lane whose first row is due; return when the next of the others is."""
        if self._ending:
            return None
        heads = await self.rows.heads()
        now, later = self.store.clock.now(), []
        for lane, due in heads:
            if lane in self._lanes:
                continue  # woken again when that lane is done
            due = max(due, self._resting.get(lane, 0.0))
            if due > now:
                later.append(due)
                continue
            self._resting.pop(lane, None)
            task = asyncio.create_task(self._run_lane(lane), name=f"outbox {lane}")
            self._lanes[lane] = task
            task.add_done_callback(functools.partial(self._lane_done, lane))
        return min(later, default=None)

    def _lane_done(self, lane: str, _task: asyncio.Task[None]) -> None:
        self._lanes.pop(lane, None)
        self.waker.wake()

    async def _run_lane(self, lane: str) -> None:
        try:
            while await self._run_head(lane):
                continue
        except Exception:
            log.exception("delivery of %s failed; trying again in %d s", lane, AFTER_ERROR)
            self._resting[lane] = self.store.clock.now() + AFTER_ERROR

    async def _run_head(self, lane: str) -> bool:
        """Deliver the first row of a lane, unless it has to wait; whether there was one."""
        row = await self.rows.head(lane)
        if row is None or self._ending:
            return False
        pictured = row["kind"] in PICTURED and row["op"] in ("send", "edit")
        async with self._drawing if pictured else contextlib.nullcontext(), self._limit:
            row = await self.rows.head(lane)  # it may have changed while others were drawn
            if row is None or self._ending:
                return False
            await self.delivery.deliver(row)
        if row["kind"] in AWAITED:
            self.waker.wake()
        return True
