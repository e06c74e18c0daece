"""What the database commands do: open the database, do one thing, close it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import sqlalchemy as sa
from pydantic import ValidationError

from bot.clock import SystemClock
from bot.errors import StartupError
from bot.settings import Settings
from bot.store import Database, upgrade
from bot.store import models as m
from bot.tables.export import VerifyReport
from bot.tables.model import TableStatus, UserRef
from bot.tables.service import Tables


@asynccontextmanager
async def _tables() -> AsyncIterator[Tables]:
    """The tables of the database that the settings name."""
    try:
        settings = Settings()
    except ValidationError as error:
        wrong = "; ".join(f"{'.'.join(map(str, e['loc'])).upper()}: {e['msg']}" for e in error.errors())
        raise StartupError(f"Settings cannot be used: {wrong}. See .env.example.") from error
    database = Database(settings.database)
    try:
        await upgrade(database)
        yield Tables(database, SystemClock(settings.herald_clock_offset), locale=settings.herald_locale)
    finally:
        await database.close()


async def migrate_and_check(check: bool) -> list[VerifyReport]:
    """Apply missing migrations; with ``check`` replay every running game and return those that diverge."""
    async with _tables() as tables:
        if not check:
            return []
        live = [TableStatus.RUNNING.value, TableStatus.PAUSED.value]
        async with tables.store.db.read() as connection:
            ids = [
                n
                for (n,) in await connection.execute(
                    sa.select(m.tables.c.id).where(m.tables.c.status.in_(live)).order_by(m.tables.c.id)
                )
            ]
        reports = [await tables.shadow(table_id) for table_id in ids]
        return [report for report in reports if not report.ok]


async def export_table(table: int) -> bytes:
    """A whole table as JSON."""
    async with _tables() as tables:
        return await tables.export_whole(table)


async def import_table(data: bytes, guild: int, channel: int, user: int) -> int:
    """Write an exported table into the database; its new number."""
    async with _tables() as tables:
        info = await tables.import_table(
            data, guild_id=guild, channel_id=channel, organiser=UserRef(user, str(user)), trusted=True
        )
        return info.id


async def verify_table(table: int) -> VerifyReport:
    """Check the dice and the log of a finished table."""
    async with _tables() as tables:
        return await tables.verify(table)
