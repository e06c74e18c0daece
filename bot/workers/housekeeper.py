"""What has had its time goes: settled posts, positions at old phase borders, clicks that were answered."""

from __future__ import annotations

import logging

import sqlalchemy as sa

from bot.store import models as m
from bot.tables.history.archive import Archive
from bot.tables.model import TableStatus
from bot.tables.play import response_times
from bot.tables.unit.change import TableStore
from bot.workers.waker import Waker

log = logging.getLogger(__name__)

EVERY = 6 * 3600.0
AFTER_ERROR = 600.0
KEPT = 14 * 86400.0
"""Seconds for which settled posts and phase borders are kept. Nothing is looked up in older ones: a post that may have
been sent is looked for, or given up, within days."""
CLICKS_KEPT = 86400.0
REPORTS_KEPT = 90 * 86400.0
"""Seconds for which a report is kept after it was closed."""
AT_ONCE = 500
"""So many rows go in one transaction, so that no act waits for it."""


class Housekeeper:
    """Deletes by and by. What a table's log, its position and its undo need is never touched."""

    def __init__(self, store: TableStore) -> None:
        self.store = store
        self._archive = Archive(store)
        self.waker = Waker(store.clock)

    def wake(self) -> None:
        """New work is no reason to clean."""

    async def run(self) -> None:
        """Clean until cancelled."""
        while True:
            pause = EVERY
            try:
                await self.clean()
            except Exception:
                log.exception("old rows could not be deleted; trying again in %d s", AFTER_ERROR)
                pause = AFTER_ERROR
            await self.waker.wait(self.store.clock.now() + pause)

    async def clean(self) -> int:
        """Delete everything that has had its time; how many rows that were."""
        now = self.store.clock.now()
        o, c, s = m.outbox.c, m.clicks.c, m.snapshots.c
        live = (
            sa.select(m.panels.c.message_id).where(m.panels.c.message_id == o.message_id).correlate(m.outbox).exists()
        )
        settled = sa.and_(o.status.in_(("sent", "skipped", "failed")), o.done_at < now - KEPT, sa.not_(live))
        gone = await self._delete(m.outbox, [o.id], settled)
        gone += await self._delete(m.clicks, [c.id], c.at < now - CLICKS_KEPT)
        gone += await self._delete(m.reports, [m.reports.c.id], m.reports.c.closed_at < now - REPORTS_KEPT)
        a = m.answers.c
        gone += await self._delete(m.answers, [a.user_id, a.turn], a.at < now - response_times.KEPT)
        for table_id in await self._archive.due(AT_ONCE):
            await self._archive.pack(table_id)
        return gone + await self._delete(m.snapshots, [s.table_id, s.seq], _old_border(now - KEPT))

    async def _delete(self, table: sa.Table, key: list[sa.Column[int]], old: sa.ColumnElement[bool]) -> int:
        gone = 0
        while True:
            async with self.store.db.read() as connection:
                found = (await connection.execute(sa.select(*key).where(old).limit(AT_ONCE))).all()
            if not found:
                return gone
            async with self.store.db.write() as connection:
                await connection.execute(
                    table.delete().where(*(column == sa.bindparam(f"k{n}") for n, column in enumerate(key))),
                    [{f"k{n}": value for n, value in enumerate(row)} for row in found],
                )
            gone += len(found)


def _old_border(before: float) -> sa.ColumnElement[bool]:
    """The positions at old phase borders. A table that is played keeps the newest two, and the one its last board
    showed; one that is over needs none."""
    s, t = m.snapshots.c, m.tables.c
    newer = m.snapshots.alias()
    later = sa.select(sa.func.count()).select_from(newer).where(newer.c.table_id == s.table_id, newer.c.seq > s.seq)
    shown = sa.select(sa.func.max(newer.c.seq)).where(newer.c.table_id == s.table_id, newer.c.seq <= t.board_seq)
    over = t.status.in_((TableStatus.FINISHED.value, TableStatus.CANCELLED.value))
    outlived = sa.and_(
        later.correlate(m.snapshots).scalar_subquery() >= 2,
        s.seq != shown.correlate(m.snapshots, m.tables).scalar_subquery(),
    )
    needless = sa.select(t.id).where(t.id == s.table_id, sa.or_(sa.and_(over, t.finished_at < before), outlived))
    return sa.and_(s.at < before, needless.correlate(m.snapshots).exists())
