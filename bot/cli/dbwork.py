"""What the database commands do: open the database, do one thing, close it."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import ExitStack, asynccontextmanager, nullcontext
from pathlib import Path

import sqlalchemy as sa

from bot.common.errors import StartupError
from bot.common.settings import Settings, read
from bot.measure.progress import progress
from bot.store import Database, backup, owner, upgrade
from bot.store import models as m
from bot.store.file import Kind, look
from bot.store.lock import ServingLock
from bot.store.migrate import absent, must_be_known
from bot.tables.history.log_check import Finding
from bot.tables.history.proof import VerifyReport
from bot.tables.model import TableStatus, UserRef
from bot.tables.play import results
from bot.tables.service import Tables

AT_A_TIME = 500
"""The positions of so many tables get their digests in one go: nobody plays meanwhile."""


@asynccontextmanager
async def _tables(url: str = "", *, make: bool = False) -> AsyncIterator[Tables]:
    """The tables of the database that the settings name, or of the one at ``url``. Raises ``StartupError`` when it is
    not there, unless it is to be made."""
    settings = read()
    database = Database(url or settings.database)
    try:
        if not make:
            await _there(settings, database)
        await upgrade(database)
        yield Tables(database, settings.clock, locale=settings.herald_locale)
    finally:
        await database.close()


async def _there(settings: Settings, database: Database) -> None:
    """Raises ``StartupError`` unless there is a database of Herald, which says where was looked, why there, and what to
    do."""
    why = await absent(database)
    if not why:
        return
    file = database.file
    name = database.shown if file is None else str(file.absolute())
    if settings.database_url:
        way = "DATABASE_URL leads there"
        whose = "set DATABASE_URL as it is set where Herald runs"
    else:
        way = f"without DATABASE_URL it is herald.db in HERALD_DATA, which is {settings.herald_data}"
        whose = "go to the folder in which Herald runs, or set DATABASE_URL or HERALD_DATA as they are set there"
    if file is not None and not file.is_absolute():
        way += f", seen from the working directory {Path.cwd()}"
    raise StartupError(
        f"There is no database of Herald to work on: {name} {why} ({way}); {whose} (`run` or `migrate` "
        "would make a new one)."
    )


async def migrate_and_check(check: bool) -> tuple[str, bool, int, list[VerifyReport]]:
    """Make the database where there is none and apply missing migrations; positions from before there were digests get
    theirs. With ``check`` every running game is replayed. Where it is, whether it was made, how many games run, and
    those of them that diverge."""
    settings = read()
    database = Database(settings.database)
    try:
        new = bool(await absent(database))
    finally:
        await database.close()
    async with _tables(make=True) as tables:
        name = database.shown if database.file is None else str(database.file.absolute())
        running = await _running(tables)
        signed: int | None = 0
        while signed is not None:
            signed = await tables.restoring.sign_old(signed, limit=AT_A_TIME)
        return name, new, len(running), await _diverging(tables, running) if check else []


async def _running(tables: Tables) -> list[int]:
    """The numbers of games that are played."""
    live = [TableStatus.RUNNING.value, TableStatus.PAUSED.value]
    query = sa.select(m.tables.c.id).where(m.tables.c.status.in_(live)).order_by(m.tables.c.id)
    async with tables.store.db.read() as connection:
        return list(await connection.scalars(query))


async def _diverging(tables: Tables, running: Sequence[int]) -> list[VerifyReport]:
    """Replay running games; those that come to another position than the stored one."""
    reports = []
    with progress("running games", len(running)) as advance:
        for table_id in running:
            reports.append(await tables.proof.shadow(table_id))
            advance(1)
    return [report for report in reports if not report.ok]


async def export_table(table: int) -> bytes:
    """A whole table as JSON."""
    async with _tables() as tables:
        return await tables.export_whole(table)


async def import_table(data: bytes, guild: int, channel: int, user: int) -> int:
    """Write an exported table into the database; its new number."""
    async with _tables() as tables:
        info = await tables.exports.import_table(
            data, guild_id=guild, channel_id=channel, organiser=UserRef(user, str(user)), trusted=True
        )
        return info.id


async def verify_table(table: int) -> VerifyReport:
    """Check the dice and the log of a finished table."""
    async with _tables() as tables:
        await tables.archive.thaw(table)
        with progress(f"table {table}", None):
            return await tables.proof.verify(table)


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
    database = await _existing()
    with ServingLock(database.file) if apply and database.file is not None else nullcontext():
        async with _tables() as tables:
            ids = await tables.repairs.tables(game)
            found = []
            with progress(f"live tables of {game}", len(ids)) as advance:
                for table_id in ids:
                    if apply and not await tables.restoring.check(table_id):
                        await tables.restoring.restore(table_id)
                    found.append(await (tables.repairs.apply if apply else tables.repairs.look)(table_id))
                    advance(1)
            return found


async def release_bot() -> int:
    """Let the next bot have the tables; the application that had them, 0 for none."""
    database = await _existing()
    with ServingLock(database.file) if database.file is not None else nullcontext():
        async with _tables() as tables:
            return await owner.release(tables.store.db)


async def _existing() -> Database:
    """The database that the settings name. Raises ``StartupError`` when it is not there, or of a later version."""
    settings = read()
    database = Database(settings.database)
    try:
        await _there(settings, database)
        await must_be_known(database)
    finally:
        await database.close()
    return database


def _file() -> Path:
    """The SQLite file that the settings name. Raises ``StartupError`` for a database that is none: a server has tools
    of its own."""
    database = Database(read().database)
    if database.file is None:
        raise StartupError(
            f"{database.shown} is a database in memory: nothing of it can be kept."
            if database.sqlite
            else f"{database.shown} is not a SQLite file: copy it with pg_dump, and put it back with pg_restore."
        )
    return database.file


async def back_up(target: Path) -> tuple[backup.Held, int, list[VerifyReport]]:
    """Copy the database and replay every running game of the copy: what it holds, how many games run, and those of them
    that diverge."""
    file = _file()
    await _existing()  # before a former copy gives way
    held = await asyncio.to_thread(backup.copy, file, target)
    return held, *await _replayed(target, _room(target))


async def put_back(copied: Path) -> tuple[backup.Held, Path | None]:
    """Make a copy the database again, once its games replay: what it holds, and where the former one is kept, if there
    was one."""
    file, found = _file(), look(copied)
    if found.kind is not Kind.HERALD:
        raise StartupError(f"This is no copy of a database of Herald: {copied} {found.why}.")
    with ExitStack() as stack:
        if known := ServingLock.known(file):  # who serves it is named at once, and nobody can begin meanwhile
            stack.enter_context(ServingLock(file))
        _, wrong = await _replayed(copied, _room(file))
        if wrong:
            raise StartupError(f"{copied} is not sound: table {wrong[0].table_id}: {wrong[0].problem}.")
        if not known:
            file.parent.mkdir(parents=True, exist_ok=True)
            stack.enter_context(ServingLock(file))
        kept = await asyncio.to_thread(backup.put_back, copied, file)
        return await asyncio.to_thread(backup.count, file), kept


def _room(near: Path) -> Path:
    """The folder in which a file is to lie, or the one in which that will be made."""
    return next(folder for folder in near.absolute().parents if folder.is_dir())


async def _replayed(copied: Path, room: Path) -> tuple[int, list[VerifyReport]]:
    """How many games of a copy run, and those that come to another position. They are replayed in a copy of the copy,
    in a folder that has room for it: this version's migrations may not go into what an older one is to read."""
    with tempfile.TemporaryDirectory(prefix=".herald-", dir=room) as folder:
        scratch = Path(folder) / "herald.db"
        await asyncio.to_thread(backup.copy, copied, scratch)
        async with _tables(f"sqlite+aiosqlite:///{scratch}") as tables:
            running = await _running(tables)
            return len(running), await _diverging(tables, running)
