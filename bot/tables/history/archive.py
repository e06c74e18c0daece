"""The archive: what a game that is long over leaves, packed into one row, out of the tables that are in daily use.

Nothing is lost: whoever asks for such a table gets it back first, byte for byte, and it is packed again later. Its row,
its seats and its result stay where lists are made of them.
"""

from __future__ import annotations

import logging
import zlib
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.common.errors import RulesFault
from bot.store import models as m
from bot.store.database import uncounted
from bot.tables.model import TableStatus
from bot.tables.unit import stored_positions
from bot.tables.unit.change import TableStore

log = logging.getLogger(__name__)

AFTER = 60 * 86400.0
"""Seconds after which a game that is over is packed."""
PARTS = ("states", "actions", "events", "snapshots")
OVER = (TableStatus.FINISHED.value, TableStatus.CANCELLED.value)
_LEFT_OUT = "id"
"""Rows get new numbers when they come back; nothing refers to them."""
_ROWS_AT_ONCE = 500


class Archive:
    """Packing and unpacking tables."""

    def __init__(self, store: TableStore) -> None:
        self.store = store

    async def due(self, limit: int) -> list[int]:
        """Tables that may be packed: over for long, with something to pack, and nothing left to be told of them."""
        t, o = m.tables.c, m.outbox.c
        waiting = sa.exists().where(o.table_id == t.id, o.status.in_(("pending", "sending")))
        played = sa.exists().where(m.states.c.table_id == t.id)
        async with self.store.db.read() as connection:
            old = t.finished_at < self.store.clock.now() - AFTER
            query = sa.select(t.id).where(t.status.in_(OVER), old, played, sa.not_(waiting)).order_by(t.id).limit(limit)
            return list(await connection.scalars(query))

    async def pack(self, table_id: int) -> bool:
        """Pack a table; whether there was something to pack."""
        async with self.store.writing(table_id) as connection:
            held: dict[str, list[dict[str, Any]]] = {}
            for part in PARTS:
                table = m.METADATA.tables[part]
                columns = [c for c in table.columns if c.name not in (_LEFT_OUT, "table_id")]
                order = [c for c in (table.c.get("seq"), table.c.get("place")) if c is not None]
                rows = await connection.execute(
                    sa.select(*columns).where(table.c.table_id == table_id).order_by(*order)
                )
                held[part] = [dict(row) for row in rows.mappings()]
            if not held["states"]:
                return False
            data = zlib.compress(msgspec.msgpack.encode(held), 9)
            packed = stored_positions.columns(data)
            await connection.execute(m.archives.insert().values(table_id=table_id, at=self.store.clock.now(), **packed))
            for part in PARTS:
                table = m.METADATA.tables[part]
                await connection.execute(table.delete().where(table.c.table_id == table_id))
        return True

    async def thaw(self, table_id: int) -> bool:
        """Bring a table back that may be packed; whether it was."""
        a = m.archives.c
        there = sa.select(a.table_id).where(a.table_id == table_id)
        async with self.store.db.read() as connection:
            if await connection.scalar(there) is None:
                return False
        async with uncounted(), self.store.writing(table_id) as connection:
            return await _unpack(connection, table_id)

    async def of(self, user_id: int) -> list[int]:
        """The packed tables at which somebody held a seat or acted."""
        h, s, a = m.holders.c, m.seats.c, m.archives.c
        parts = [sa.select(part.table_id).where(part.user_id == user_id) for part in (h, s)]
        query = sa.select(a.table_id).where(a.table_id.in_(sa.union(*parts))).order_by(a.table_id)
        async with self.store.db.read() as connection:
            return list(await connection.scalars(query))


async def _unpack(connection: AsyncConnection, table_id: int) -> bool:
    a = m.archives.c
    row = (await connection.execute(sa.select(a.data, a.digest).where(a.table_id == table_id))).first()
    if row is None:  # somebody else was faster
        return False
    data = bytes(row.data)
    try:
        held = msgspec.msgpack.decode(zlib.decompress(data))
    except (zlib.error, msgspec.DecodeError) as error:
        log.error("the archive of table %d is damaged: %s", table_id, error)
        raise RulesFault("loads", key="save-broken", table=table_id) from error
    if not stored_positions.fits(data, row.digest):  # what was packed has a checksum of its own, which fits
        log.warning("the digest of the archive of table %d was damaged", table_id)
    for part in PARTS:
        rows = [{**row, "table_id": table_id} for row in held[part]]
        for first in range(0, len(rows), _ROWS_AT_ONCE):
            await connection.execute(m.METADATA.tables[part].insert(), rows[first : first + _ROWS_AT_ONCE])
    await connection.execute(m.archives.delete().where(a.table_id == table_id))
    return True
