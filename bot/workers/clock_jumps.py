"""What is due follows the machine's clock when that is set, so that everybody keeps the time that was left."""

from __future__ import annotations

import asyncio
import logging

import sqlalchemy as sa

from bot.common.clock import Jumps
from bot.store import models as m
from bot.store.database import passes, uncounted
from bot.store.lanes import OPEN_SQL
from bot.tables.model import TableStatus
from bot.tables.play import table_clock
from bot.tables.unit.change import TableStore
from bot.workers.waker import Waker, rest

log = logging.getLogger(__name__)

EVERY = 15.0
"""Seconds between two looks at the clock, if nothing is written in between."""
PLAYED = (TableStatus.RUNNING.value, TableStatus.PAUSED.value)
_OPEN = sa.text(OPEN_SQL)
_MOVED = (
    (m.outbox, _OPEN, ("created_at", "first_try_at")),
    (m.outbox, sa.and_(_OPEN, m.outbox.c.not_before > 0), ("not_before",)),
    (m.motions, sa.true(), ("due_at",)),
    (m.webhooks, m.webhooks.c.not_before > 0, ("not_before",)),
    (m.queue, sa.true(), ("until",)),
)
"""Moments beside those of questions, and of which rows."""


class ClockJumps:
    """Moves what is due. While it runs, nobody changes a table by the clock that was set before that is done. After a
    start everything is taken as it stands: what the clock did meanwhile nobody knows."""

    def __init__(self, store: TableStore) -> None:
        self.store = store
        self.waker = Waker(store.clock)
        self._jumps = Jumps(store.clock)
        self._pending = 0.0
        """Seconds by which everything is still to be moved."""
        self._owed: dict[int, float] = {}
        """By table those by which only its questions are."""
        self._turn = asyncio.Lock()
        self._mover: asyncio.Task[object] | None = None

    def wake(self) -> None:
        """Work is no reason to look sooner: whoever changes a table looks first."""

    async def run(self) -> None:
        """Watch the clock until cancelled."""
        self._jumps.take()
        before, self.store.heed = self.store.heed, self.heed
        try:
            while True:
                try:
                    await self.heed()
                    wait = EVERY
                except Exception as error:
                    wait = rest(log, error, EVERY, "what is due could not follow the clock")
                await self.waker.wait(self.store.clock.now() + wait)
        finally:
            self.store.heed = before

    async def heed(self) -> None:
        """Move what is due if the clock was set since this was last asked."""
        if asyncio.current_task() is self._mover:
            return
        by = self._jumps.take()
        if by:
            log.warning("the clock was set by %+.0f s: what is due moves with it", by)
        self._pending += by
        if not self._pending and not self._owed:
            return
        async with uncounted(), self._turn:
            self._mover = asyncio.current_task()
            try:
                await self._move()
            finally:
                self._mover = None

    async def _move(self) -> None:
        if by := self._pending:
            async with self.store.db.write() as connection:
                played = list(await connection.scalars(sa.select(m.tables.c.id).where(m.tables.c.status.in_(PLAYED))))
                for table, which, names in _MOVED:
                    columns = {name: table.c[name] + by for name in names}
                    await connection.execute(table.update().where(which).values(columns))
            self._pending -= by
            self._owed |= {table_id: self._owed.get(table_id, 0.0) + by for table_id in played}
        for table_id, owed in list(self._owed.items()):
            try:
                async with self.store.change(table_id) as change:
                    await table_clock.jump(change, owed)
            except Exception as error:
                if passes(error):
                    raise
                log.exception("what is due at table %d could not follow the clock", table_id)
            del self._owed[table_id]
        self.store.work()
