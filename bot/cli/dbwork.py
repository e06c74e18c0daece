"""What the database commands do: open the database, do one thing, close it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path

import sqlalchemy as sa
from pydantic import ValidationError

from bot.cli.progress import progress
from bot.clock import SystemClock
from bot.errors import StartupError
from bot.settings import Settings
from bot.store import Database, backup, upgrade
from bot.store import models as m
from bot.store.lock import ServingLock
from bot.tables import results
from bot.tables.model import TableStatus, UserRef
from bot.tables.repair import Finding
from bot.tables.service import Tables
from bot.tables.verify import VerifyReport


def _settings() -> Settings:
    try:
        return Settings()
    except ValidationError as error:
        wrong = "; ".join(f"{'.'.join(map(str, e['loc'])).upper()}: {e['msg']}" for e in error.errors())
        raise StartupError(f"Settings cannot be used: {wrong}. See .env.example.") from error


@asynccontextmanager
async def _tables(url: str = "") -> AsyncIterator[Tables]:
    """The tables of the database that the settings name, or of the one at ``url``."""
    settings = _settings()
    database = Database(url or settings.database)
    try:
        await upgrade(database)
        yield Tables(database, SystemClock(settings.herald_clock_offset), locale=settings.herald_locale)
    finally:
        await database.close()


async def migrate_and_check(check: bool) -> list[VerifyReport]:
    """Apply missing migrations; with ``check`` replay every running game and return those that diverge."""
    async with _tables() as tables:
        return await _diverging(tables) if check else []


async def _diverging(tables: Tables) -> list[VerifyReport]:
    """Replay every running game; those that come to another position than the stored one."""
    live = [TableStatus.RUNNING.value, TableStatus.PAUSED.value]
    async with tables.store.db.read() as connection:
        ids = [
            n
            for (n,) in await connection.execute(
                sa.select(m.tables.c.id).where(m.tables.c.status.in_(live)).order_by(m.tables.c.id)
            )
        ]
    reports = []
    with progress("running games", len(ids)) as advance:
        for table_id in ids:
            reports.append(await tables.shadow(table_id))
            advance(1)
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
        await tables.archive.thaw(table)
        with progress(f"table {table}", None):
            return await tables.verify(table)


async def rate_again(apply: bool) -> tuple[int, list[results.Wrong]]:
    """Rate every game anew; how many were rated, and the placings that say something else."""
    async with _tables() as tables, tables.store.db.write() as connection:
        wrong = await results.again(connection)
        if apply:
            await results.correct(connection, wrong)
        count = sa.select(sa.func.count()).select_from(m.results).where(m.results.c.unrated == "")
        return int(await connection.scalar(count) or 0), wrong


async def repair(game: str, apply: bool) -> list[Finding]:
    """Where today's rules lead every live table of a game; with ``apply`` they are brought there."""
    file = Database(_settings().database).file
    with ServingLock(file) if apply and file is not None else nullcontext():
        async with _tables() as tables:
            ids = await tables.repairs.tables(game)
            found = []
            with progress(f"live tables of {game}", len(ids)) as advance:
                for table_id in ids:
                    found.append(await (tables.repairs.apply if apply else tables.repairs.look)(table_id))
                    advance(1)
            return found


def _file() -> Path:
    """The SQLite file that the settings name. Raises ``StartupError`` for PostgreSQL, which has its own tools."""
    file = Database(_settings().database).file
    if file is None:
        raise StartupError("This database is not a SQLite file: use pg_dump and pg_restore.")
    return file


async def back_up(target: Path) -> list[VerifyReport]:
    """Copy the database and replay every running game of the copy; those that diverge."""
    await asyncio.to_thread(backup.copy, _file(), target)
    async with _tables(f"sqlite+aiosqlite:///{target}") as tables:
        return await _diverging(tables)


async def put_back(copied: Path) -> Path | None:
    """Make a copy the database again, once its games replay; where the former one is kept, if there was one."""
    file = _file()
    async with _tables(f"sqlite+aiosqlite:///{copied}") as tables:
        wrong = await _diverging(tables)
    if wrong:
        raise StartupError(f"{copied} is not sound: table {wrong[0].table_id}: {wrong[0].problem}.")
    with ServingLock(file):
        return await asyncio.to_thread(backup.put_back, copied, file)
