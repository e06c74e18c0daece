"""Databases of today's shape for tests.

The migrations run once in a process: files are copies of the first one, on a PostgreSQL server rows are taken away
instead of tables. What the migrations do, ``tests/bot/store/test_migration.py`` sees.
"""

from __future__ import annotations

import asyncio
import functools
import os
import secrets
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from typing import Any

import aiosqlite
import asyncpg
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from bot.store import Database, upgrade
from bot.store import database as store
from bot.store.models import METADATA

POSTGRES = os.environ.get("DATABASE_URL_TEST", "")
"""The PostgreSQL server of the tests; empty without one."""
_template: list[bytes] = []
PREPARE = store._prepare_sqlite
"""What Herald itself does with every new connection to SQLite."""


def _unsafe(connection: Any, record: Any) -> None:
    """SQLite that does not wait for the disk: processes die in tests, machines do not."""
    PREPARE(connection, record)
    connection.execute("PRAGMA synchronous=OFF")
    connection.execute("PRAGMA busy_timeout=0")


class _Compiled(dict[Any, Any]):
    """What SQLAlchemy has compiled, for all databases of this process: each would begin anew, since it knows what it
    has compiled by the object that stands for a dialect, of which every database has one of its own."""

    @staticmethod
    def _key(key: tuple[Any, ...]) -> tuple[Any, ...]:
        return (key[0].name, *key[1:])

    def get(self, key: tuple[Any, ...], default: Any = None) -> Any:
        return super().get(self._key(key), default)

    def __setitem__(self, key: tuple[Any, ...], compiled: Any) -> None:
        super().__setitem__(self._key(key), compiled)


_threaded = aiosqlite.Connection._execute


async def _at_once(self: aiosqlite.Connection, does: Callable[..., Any], *given: Any, **named: Any) -> Any:
    """Ask SQLite without a thread for each statement, which takes longer than most statements do; by the thread only
    where another process writes."""
    if not self._running or not self._connection:
        raise ValueError("Connection closed")
    try:
        found = does(*given, **named)
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
            raise
        await _threaded(self, self._conn.execute, f"PRAGMA busy_timeout={store.BUSY_MS}")
        try:
            return await _threaded(self, does, *given, **named)
        finally:
            await _threaded(self, self._conn.execute, "PRAGMA busy_timeout=0")
    if does.__name__ == "execute":  # others have their turn between two statements, as they have beside a thread
        await asyncio.sleep(0)
    return found


def hurry() -> None:
    """Let no SQLite database of this process wait for the disk or for a thread, and compile each statement once."""
    store._prepare_sqlite = _unsafe
    aiosqlite.Connection._execute = _at_once  # type: ignore[method-assign]
    options = {"compiled_cache": _Compiled()}
    store.create_async_engine = functools.partial(  # type: ignore[assignment]
        create_async_engine, execution_options=options
    )


async def ready(database: Database) -> None:
    """The same as ``bot.store.upgrade``; a new file is a copy of what that made first."""
    if database.file is None or (database.file.exists() and database.file.stat().st_size):
        await upgrade(database)
        return
    if not _template:
        with tempfile.TemporaryDirectory() as folder:
            first = Database(f"sqlite+aiosqlite:///{folder}/first.db")
            await upgrade(first)
            await first.close()
            assert first.file is not None
            _template.append(first.file.read_bytes())
    database.make()
    database.file.write_bytes(_template[0])
    with closing(sqlite3.connect(database.file)) as connection, connection:
        connection.execute("PRAGMA synchronous=OFF")
        connection.execute("UPDATE instance SET word = ?", (secrets.token_hex(4),))


async def create(purpose: str) -> str:
    """A PostgreSQL database of this test process alone, so that several may run at once; what an earlier run left in
    it is still there."""
    places = os.environ.get("HERALD_TEST_PLACE", "main"), os.environ.get("PYTEST_XDIST_WORKER", "")
    name = "_".join(("herald", purpose, *filter(None, places)))
    connection = await asyncpg.connect(POSTGRES)
    try:
        if await connection.fetchval("SELECT 1 FROM pg_database WHERE datname = $1", name) is None:
            await connection.execute(f'CREATE DATABASE "{name}"')
    finally:
        await connection.close()
    return sa.make_url(POSTGRES).set(drivername="postgresql+asyncpg", database=name).render_as_string(False)


async def empty(purpose: str) -> str:
    """The same without rows, for processes of the bot to share."""
    url = await create(purpose)
    database = Database(url)
    await emptied(database)
    await database.close()
    return url


async def emptied(database: Database) -> None:
    """Take away what an earlier test left on a server: its rows, or the tables where those are not today's."""
    async with database.write() as connection:
        if not await _whole(connection):
            for table in (*METADATA.tables, "alembic_version"):
                await connection.execute(sa.text(f"DROP TABLE IF EXISTS {table} CASCADE"))
            return
        raw = await connection.get_raw_connection()
        tables = reversed(METADATA.sorted_tables)
        clear = "; ".join(f'DELETE FROM "{table.name}"' for table in tables)
        driver: Any = raw.driver_connection
        await driver.execute(
            f"{clear}; SELECT setval(oid, 1, false) FROM pg_class WHERE relkind = 'S'"
            " AND relnamespace = 'public'::regnamespace"
        )


async def _whole(connection: AsyncConnection) -> bool:
    """Whether the tables are those that the migrations make."""
    if (await connection.execute(sa.text("SELECT to_regclass('alembic_version')"))).scalar_one() is None:
        return False
    return (await connection.execute(sa.text("SELECT version_num FROM alembic_version"))).scalars().all() == [_head()]


@functools.cache
def _head() -> str:
    from alembic.script import ScriptDirectory

    from bot.store.migrate import config

    found = ScriptDirectory.from_config(config()).get_current_head()
    assert found is not None
    return found
