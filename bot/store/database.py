"""The connection to SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, nullcontext
from contextvars import ContextVar
from pathlib import Path
from threading import Thread
from typing import Any
from weakref import WeakSet

import aiosqlite
import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.common.errors import Passing, StartupError, lacking
from bot.store.address import read
from bot.store.file import make

BUSY_MS = 10_000
"""How long SQLite waits for a writer of another process."""
IDLE = "45s"
"""A process that was stopped in the middle of a change keeps others from its table no longer than this."""
POOL = 10
"""Connections to a server that a process keeps, and as many more that it opens in a rush."""
NAME = "herald"
"""By what the server knows the sessions of Herald's processes."""


_committed: ContextVar[list[bool] | None] = ContextVar("committed", default=None)


def watched() -> list[bool]:
    """A list that is no longer empty as soon as this task, or one that it starts, has changed something for good
    (``True``), or may have: a server died before it told what became of the change (``False``)."""
    changes: list[bool] = []
    _committed.set(changes)
    return changes


@asynccontextmanager
async def uncounted() -> AsyncIterator[None]:
    """What is written in the block is nothing that anybody did: what was shown to whom, and the like."""
    before = _committed.set(None)
    try:
        yield
    finally:
        _committed.reset(before)


class Away(OSError):
    """The database's server cannot be reached, is starting or stopping, or has no room: nothing was asked of it."""


FINAL = ("0A", "22", "28", "3D", "3F", "42")
"""Classes of errors by which a server refuses what a person must mend: the password, the name of the database, rights.
Whatever else it says, or does not say, may pass."""


class Database:
    """One database, which has to be there: ``make`` it first, or ``upgrade`` it. ``read`` and ``write`` give a
    connection inside a transaction.

    SQLite has one writer at a time: writers of this process queue on a lock instead of polling the file, and
    every write transaction takes the file's lock at its first statement, so that it never fails half-way.
    """

    def __init__(self, url: str) -> None:
        address = read(url)
        parsed, self.sqlite = address.url, address.sqlite
        self.options = address.options
        """What the driver is told beside the address, for sessions beside the pool."""
        self.shown = parsed.render_as_string(hide_password=True)
        self.file = Path(parsed.database) if self.sqlite and parsed.database not in (None, "", ":memory:") else None
        self._opened: WeakSet[aiosqlite.Connection] = WeakSet()
        self._threads: list[Thread] = []
        options: dict[str, Any] = (
            {"connect_args": {"timeout": BUSY_MS / 1000, "async_creator_fn": self._open_sqlite}}
            if self.sqlite
            else {
                "pool_size": POOL,
                "max_overflow": POOL,
                "pool_pre_ping": True,
                "connect_args": {
                    **self.options,
                    "timeout": 10,
                    "server_settings": {"idle_in_transaction_session_timeout": IDLE, "application_name": NAME},
                },
            }
        )
        try:
            self.engine: AsyncEngine = create_async_engine(parsed, hide_parameters=True, **options)
        except ImportError as error:
            raise StartupError(lacking("PostgreSQL needs", "postgres", "asyncpg")) from error
        event.listen(self.engine.sync_engine, "handle_error", _without_rows)
        self._writer = asyncio.Lock()
        if self.sqlite:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
            event.listen(self.engine.sync_engine, "begin", _begin_sqlite)

    def make(self) -> None:
        """Make the file of a SQLite database where there is none. Raises ``StartupError``; see ``bot.store.file``."""
        if self.file is not None:
            make(self.file)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that only reads. Raises ``Away``."""
        async with self._connected() as connection, connection.begin():
            yield connection

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[AsyncConnection]:
        async with AsyncExitStack() as stack:
            try:
                connection = await stack.enter_async_context(self.engine.connect())
            except Exception as error:  # the driver has errors of its own for it, which SQLAlchemy does not know
                if self.sqlite:
                    raise
                raise Away(" ".join(str(error).split()) or type(error).__name__) from error
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is committed at the end of the block and rolled back by any exception. Raises
        ``Away``."""
        changes, sure = _committed.get(), True
        try:
            async with self._writer if self.sqlite else nullcontext(), self._connected() as connection:
                if self.sqlite:
                    await connection.execution_options(herald_write=True)
                async with connection.begin():
                    yield connection
                    sure = self.sqlite  # a file that fails has not been changed
        except BaseException:
            if changes is not None and not sure:
                changes.append(False)
            raise
        if changes is not None:
            changes.append(True)

    async def close(self) -> None:
        """Give the connections back, and wait until their threads have ended: one whose task was cancelled while it
        was being opened is known to no pool, and would answer to a loop that is closed by then."""
        await self.engine.dispose()
        for connection in self._opened:
            connection.stop()
        self._opened.clear()
        for thread in self._threads:
            await asyncio.to_thread(thread.join)
        self._threads.clear()

    def unusable(self, error: BaseException) -> StartupError:
        """What is said where the database breaks while Herald starts; ``Passing`` for a server that may come back."""
        reason, passing = _reason(error), not self.sqlite and _passes(error)
        kind = Passing if passing else StartupError
        return kind(
            f"Cannot use the database {self.shown}: {reason}. "
            "Check DATABASE_URL (or HERALD_DATA) and that the server runs."
        )

    async def _open_sqlite(self, *args: Any, **options: Any) -> aiosqlite.Connection:
        if self.file is not None:  # SQLite would make a file that is missing
            args, options = (f"{self.file.absolute().as_uri()}?mode=rw", *args[1:]), {**options, "uri": True}
        connection = aiosqlite.connect(*args, **options)
        thread = connection._thread
        thread.daemon = True  # as SQLAlchemy has it: no thread outlives the process
        self._threads = [*(other for other in self._threads if other.is_alive()), thread]
        self._opened.add(connection)
        return await connection

    async def upsert(
        self, connection: AsyncConnection, table: sa.Table, values: Mapping[str, Any], change: Sequence[str]
    ) -> None:
        """Insert a row; when its primary key exists, set the columns ``change`` instead."""
        if self.sqlite:
            from sqlalchemy.dialects import sqlite as dialect
        else:
            from sqlalchemy.dialects import postgresql as dialect  # type: ignore[no-redef]
        insert = dialect.insert(table)
        statement = insert.values(**values)
        keys = [column.name for column in table.primary_key]
        if change:
            statement = statement.on_conflict_do_update(
                index_elements=keys, set_={name: getattr(statement.excluded, name) for name in change}
            )
        else:
            statement = statement.on_conflict_do_nothing(index_elements=keys)
        await connection.execute(statement)


BREAK = 2.0
"""Seconds after which whoever works by itself asks a database again that was away."""
_AWAY = ("08", "53", "57")
"""Classes of errors by which a server says that it cannot be reached, has no room, or stops."""


_AWAY_FILE = ("SQLITE_BUSY", "SQLITE_LOCKED", "SQLITE_FULL", "SQLITE_IOERR", "SQLITE_CANTOPEN", "SQLITE_READONLY")


def passes(error: BaseException) -> bool:
    """Whether what a database raised may pass at any moment, as far as nothing is wrong with what was asked of it: it
    cannot be reached, does not answer, has no room, or others are at it for too long."""
    return any(
        isinstance(cause, Away | ConnectionError | TimeoutError)
        or str(getattr(cause, "sqlite_errorname", "")).startswith(_AWAY_FILE)
        or getattr(cause, "connection_invalidated", False)
        or str(getattr(cause, "sqlstate", None) or "").startswith(_AWAY)
        or type(cause).__name__ in ("InterfaceError", "ConnectionDoesNotExistError")
        for cause in _causes(error)
    )


def _without_rows(context: sa.engine.ExceptionContext) -> None:
    """PostgreSQL quotes the row that it refuses, which may hold a seed or a hand: errors end in logs, rows must not."""
    seen: set[int] = set()
    found: list[BaseException | None] = [context.original_exception, context.sqlalchemy_exception]
    while found:
        error = found.pop()
        if error is None or id(error) in seen:
            continue
        seen.add(id(error))
        if getattr(error, "detail", None) and not isinstance(error, sa.exc.SQLAlchemyError):
            error.detail = None  # type: ignore[attr-defined]
        error.args = tuple(a.partition("DETAIL:")[0].rstrip() if isinstance(a, str) else a for a in error.args)
        found += [error.__cause__, error.__context__]


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    """An error and what it came of, without the library's own."""
    while error is not None:
        yield error
        error = getattr(error, "orig", None) or error.__cause__


def _reason(error: BaseException) -> str:
    """One line that says what an error is."""
    cause = getattr(error, "orig", None) or error
    return " ".join(str(cause).split()) or type(cause).__name__


def _passes(error: BaseException) -> bool:
    """Whether what keeps a server from being used may pass by itself."""
    return not any(
        str(getattr(cause, "sqlstate", None) or "").startswith(FINAL)
        or isinstance(cause, ssl.SSLCertVerificationError | ValueError)  # the driver's word for what it cannot be told
        for cause in _causes(error)
    )


def _lower(text: Any) -> Any:
    return text.lower() if isinstance(text, str) else text


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # transactions are begun below, not by the driver
    connection.create_function("lower", 1, _lower, deterministic=True)  # its own knows the letters of English alone
    cursor = connection.cursor()
    try:
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")  # what was announced must outlive a power cut
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute(f"PRAGMA busy_timeout={BUSY_MS}")
    finally:
        cursor.close()


def _begin_sqlite(connection: sa.Connection) -> None:
    write = connection.get_execution_options().get("herald_write", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if write else "BEGIN")
