"""Finding tables: by number, by thread, by who sits there; and what is asked at one."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import models as m
from bot.store.records import DEADLINE_COLUMNS, SEAT_COLUMNS, TABLE_COLUMNS, Row
from bot.tables.model import TableInfo, TableStatus
from bot.tables.unit import motions
from bot.tables.unit.change import TableStore
from bot.tables.unit.loaded import LoadedTable, loaded_table
from bot.tables.unit.motions import Motion


class Finding:
    """The lists of tables."""

    def __init__(self, store: TableStore) -> None:
        self.store = store

    async def motions(self, table_id: int) -> list[Motion]:
        """What people of a table are asked beside the game. Who voted how is told to nobody."""
        async with self.store.db.read() as connection:
            return await motions.load(connection, table_id)

    async def info(self, table_id: int) -> TableInfo:
        """A table by its number."""
        return (await self.store.read(table_id)).info()

    async def by_thread(self, thread_id: int) -> TableInfo | None:
        """The table whose thread this is. A thread has the number of the lobby card it hangs on."""
        t = m.tables.c
        found = await self._find(sa.or_(t.thread_id == thread_id, t.lobby_message_id == thread_id), 1)
        return found[0] if found else None

    async def find(
        self,
        *,
        guild_id: int | None = None,
        user_id: int | None = None,
        statuses: Sequence[TableStatus] = (),
        channel_id: int | None = None,
        text: str = "",
        limit: int = 25,
    ) -> list[TableInfo]:
        """Tables, newest first. ``user_id``: who sits there or organises it; ``text``: part of name, game or number."""
        t = m.tables.c
        conditions: list[sa.ColumnElement[bool]] = []
        if guild_id is not None:
            conditions.append(t.guild_id == guild_id)
        if channel_id is not None:
            conditions.append(t.channel_id == channel_id)
        if statuses:
            conditions.append(t.status.in_([s.value for s in statuses]))
        if user_id is not None:
            seated = sa.select(m.seats.c.table_id).where(m.seats.c.user_id == user_id)
            conditions.append(sa.or_(t.id.in_(seated), t.organiser_id == user_id))
        words = text.strip().lstrip("#").lower()
        if words:
            matches = [sa.func.lower(t.name).contains(words, autoescape=True), t.game.contains(words, autoescape=True)]
            if words.isdecimal() and len(words) < 19:
                matches.append(t.id == int(words))
            conditions.append(sa.or_(*matches))
        return await self._find(sa.and_(sa.true(), *conditions), limit)

    async def _find(self, condition: sa.ColumnElement[bool], limit: int) -> list[TableInfo]:
        async with self.store.db.read() as connection:
            return [loaded.info() for loaded in await loaded_tables(connection, condition, max(1, min(limit, 100)))]


async def loaded_tables(
    connection: AsyncConnection, condition: sa.ColumnElement[bool], limit: int
) -> list[LoadedTable]:
    """Tables with their seats, newest first, without their positions: two statements however many they are."""
    found = await connection.execute(
        sa.select(*TABLE_COLUMNS, *DEADLINE_COLUMNS)
        .select_from(m.tables.outerjoin(m.deadlines))
        .where(condition)
        .order_by(m.tables.c.id.desc())
        .limit(limit)
    )
    rows = found.mappings().all()
    if not rows:
        return []
    seats: dict[int, list[Row]] = {row["id"]: [] for row in rows}
    for seat in (
        await connection.execute(
            sa.select(*SEAT_COLUMNS).where(m.seats.c.table_id.in_(list(seats))).order_by(m.seats.c.seat)
        )
    ).mappings():
        seats[seat["table_id"]].append(seat)
    return [loaded_table(row, seats[row["id"]]) for row in rows]
