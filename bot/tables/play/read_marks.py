"""What a person could have read: the displays of a seat's panel, and the mark up to which its holder has read.

A press on a seat's panel, or a command of its holder at the table, says that somebody is there: what was displayed for
some seconds counts as read then. Whoever says that all was read moves the mark to where that stood. Nothing else does.
"""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import models as m
from bot.store.database import uncounted
from bot.tables.unit.change import Change, TableStore
from bot.tables.unit.posts import NOTHING_TOLD, Display

KEPT = 8
"""Displays of a seat that are remembered, and as many that told anything."""
READ = 10.0
"""Seconds for which something must have been displayed to count as read."""
SITTING = 30 * 60.0
"""Seconds before the last news within which others were told to the same person in the same sitting."""


class Marks:
    """Writes down what is displayed, and what of it was read."""

    def __init__(self, store: TableStore) -> None:
        self.store = store

    async def displayed(self, told: Display, message_id: int) -> None:
        """A panel stands on a message: Discord has confirmed it. Nothing is written where that was known."""
        async with self.store.db.read() as connection:
            if await connection.scalar(_known(told, message_id)) is not None:
                return
        async with uncounted(), self.store.writing(told.table) as connection:
            await note(connection, told, message_id, self.store.clock.now())

    async def there(self, table_id: int, user_id: int, seat: int | None = None, message_id: int | None = None) -> None:
        """A person says something at a table, or presses something of one of their seats on a message: what was
        displayed long enough was read. Not so where that message is no panel of the seat: whoever opens it from
        elsewhere, or takes the seat back after a week, has not read what stands there."""
        d, s = m.displays.c, m.seats.c
        mine = [s.table_id == table_id, s.user_id == user_id]
        if seat is not None:
            mine.append(s.seat == seat)
        if message_id is not None:
            on = m.displays.alias().c
            panel = sa.select(on.id).where(on.table_id == table_id, on.seat == seat, on.message_id == message_id)
            mine.append(panel.exists())
        found = (
            sa.select(d.seat, d.seq, d.figures)
            .select_from(m.displays.join(m.seats, sa.and_(s.table_id == d.table_id, s.seat == d.seat)))
            .where(*mine, d.seq > s.looked_seq, d.at <= self.store.clock.now() - READ)
            .order_by(d.seq, d.id)
        )
        async with self.store.db.read() as connection:
            rows = (await connection.execute(found)).all()
        if not rows:
            return
        async with uncounted(), self.store.writing(table_id) as connection:
            for row in {row.seat: row for row in rows}.values():  # of each seat the last
                await _mark(connection, table_id, user_id, row.seat, row.seq, row.figures)

    async def read(self, told: Display, user_id: int) -> None:
        """A person was shown all of this, and says so."""
        async with uncounted(), self.store.writing(told.table) as connection:
            await _mark(connection, told.table, user_id, told.seat, told.seq, told.figures)

    async def seen(self, table_id: int, user_id: int, seat: int, message_id: int) -> None:
        """A person says that they have read what stands on a message."""
        d = m.displays.c
        known = sa.select(d.seq, d.figures).where(d.table_id == table_id, d.seat == seat, d.message_id == message_id)
        async with uncounted(), self.store.writing(table_id) as connection:
            row = (await connection.execute(known.order_by(d.seq.desc(), d.id.desc()).limit(1))).first()
            if row is not None:
                await _mark(connection, table_id, user_id, seat, row.seq, row.figures)


async def told_from(connection: AsyncConnection, table_id: int, seat: int, message_id: int) -> int | None:
    """The action after which a seat was told what happened in its last sitting: on a message, or, where that never told
    anything, on any other. ``None`` where that is not known."""
    d = m.displays.c
    told = (d.table_id == table_id, d.seat == seat, d.since > NOTHING_TOLD)
    latest = sa.select(d.at).where(*told).order_by((d.message_id == message_id).desc(), d.id.desc()).limit(1)
    last = latest.scalar_subquery()
    sitting = sa.select(sa.func.min(d.since)).where(*told, d.at >= last - SITTING, d.at <= last)
    found: int | None = await connection.scalar(sitting)
    return found


async def note(connection: AsyncConnection, told: Display, message_id: int, now: float) -> None:
    """Remember a display, unless its message has told as much before, or the seat has changed hands meanwhile."""
    d, s = m.displays.c, m.seats.c
    mine = sa.and_(d.table_id == told.table, d.seat == told.seat)
    facts = {"seq": told.seq, "since": told.since, "message_id": message_id, "figures": told.figures, "at": now}
    new = sa.not_(_known(told, message_id).exists())
    row = sa.select(s.table_id, s.seat, *(sa.literal(value, d[name].type) for name, value in facts.items())).where(
        s.table_id == told.table, s.seat == told.seat, s.arrivals == told.arrivals, new
    )
    await connection.execute(m.displays.insert().from_select(["table_id", "seat", *facts], row))
    newest = sa.select(d.id).where(mine).order_by(d.id.desc()).limit(KEPT)
    telling = newest.where(d.since > NOTHING_TOLD)
    await connection.execute(m.displays.delete().where(mine, d.id.not_in(newest), d.id.not_in(telling)))


def _known(told: Display, message_id: int) -> sa.Select[tuple[int]]:
    """What is written down of a message that has told as much."""
    d = m.displays.c
    mine = sa.and_(d.table_id == told.table, d.seat == told.seat)
    return sa.select(d.id).where(mine, d.message_id == message_id, d.seq >= told.seq).limit(1)


async def forget(change: Change, seat: int | None = None) -> None:
    """What was displayed to a seat, or to all, counts no more: somebody else sits there, or it happened otherwise."""
    d, table_id = m.displays.c, change.loaded.table.id
    gone = m.displays.delete().where(d.table_id == table_id)
    await change.connection.execute(gone if seat is None else gone.where(d.seat == seat))
    for key in [key for key in change.store.borders if key[0] == table_id and seat in (None, key[1])]:
        del change.store.borders[key]


async def _mark(connection: AsyncConnection, table_id: int, user_id: int, seat: int, seq: int, figures: str) -> None:
    s = m.seats.c
    await connection.execute(
        m.seats.update()
        .where(s.table_id == table_id, s.seat == seat, s.user_id == user_id, s.looked_seq < seq)
        .values(looked_seq=seq, looked_figures=figures)
    )
