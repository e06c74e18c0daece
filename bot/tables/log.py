"""The action log as it is read from the database."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import models as m
from bot.tables.replay import LogLine
from engine.core import Draw


async def log_lines(connection: AsyncConnection, table_id: int) -> list[LogLine]:
    """The action log of a table."""
    a = m.actions.c
    rows = await connection.execute(
        sa.select(a.seq, a.seat, a.kind, a.text, a.batch, a.at, a.secret, a.user_id, a.draws)
        .where(a.table_id == table_id)
        .order_by(a.seq)
    )
    return [
        LogLine(
            r.seq,
            r.seat,
            r.kind,
            r.text,
            r.batch,
            r.at,
            bool(r.secret),
            r.user_id,
            msgspec.json.decode(r.draws, type=list[Draw]),
        )
        for r in rows
    ]
