"""What somebody is told that is about no table.

Every post belongs to a table: its row says where it goes and in which language, and posts go when it goes. What is
about none hangs on one row that stands for all of them, a cancelled table of no server, which no list shows to anybody.
"""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import models as m
from bot.store.models import TableRecord
from bot.tables.lobby.setup import insert_table
from bot.tables.model import TableStatus
from bot.tables.unit.change import Change, TableStore

NOWHERE = -1
"""The server of that row: the number of none."""


async def change(store: TableStore, connection: AsyncConnection, game: str) -> Change:
    """A change, inside a transaction of the caller's who flushes it, that can whisper to anybody. ``game``: any game;
    the row is of it when there is none yet."""
    t, now = m.tables.c, store.clock.now()
    known = await connection.scalar(sa.select(t.id).where(t.guild_id == NOWHERE).limit(1))
    if known is not None:
        loaded = await store.load(connection, int(known))
    else:
        rules = store.rules(game)
        table = TableRecord(
            id=0, guild_id=NOWHERE, channel_id=0, game=game, status=TableStatus.CANCELLED.value, private=True,
            lesson=True, organiser_id=0, seat_count=min(rules.seats), schema_version=rules.schema_version,
            rules_version=rules.rules_version, created_at=now, finished_at=now,
        )  # fmt: skip
        loaded = await insert_table(connection, table, [])
    return Change(store.db, connection, loaded, now, store)
