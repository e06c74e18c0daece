"""Every process that serves a database hears of every click; the first one to take it answers it."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy.exc import SQLAlchemyError

from bot.store import models as m
from bot.store.database import Database

PATIENCE = 2.0
"""Seconds after which a database that says nothing counts as one that cannot be asked: Discord waits for three."""
log = logging.getLogger(__name__)


async def take(db: Database, click: int, now: float) -> bool | None:
    """Whether this process is to answer a click. Of a SQLite file, which has one process, it always is. ``None``: the
    database cannot be asked; somebody should say so."""
    if db.sqlite:
        return True
    from sqlalchemy.dialects.postgresql import insert

    claim = insert(m.clicks).values(id=click, at=now).on_conflict_do_nothing().returning(m.clicks.c.id)
    try:
        async with asyncio.timeout(PATIENCE), db.write() as connection:
            return (await connection.execute(claim)).first() is not None
    except (SQLAlchemyError, OSError) as error:
        log.warning("whether somebody else answers click %d could not be found out: %s", click, error)
        return None
