"""Who is on duty: of several processes on one PostgreSQL database, one keeps time and plays for computers, and those
that deliver share the posts out among them (``bot.workers.outbox.partitions``). The others serve clicks and wake them.

Each duty is an advisory lock of the database that its process holds in a session of its own. The server gives the lock
back when that session ends, however it ends, and the next process that asks has it. It ends the session of a process
that was stopped, too: one that lives asks it something twice a second. A SQLite file has one process at a time
(``bot.store.lock``), which is always on duty.
"""

from __future__ import annotations

import asyncio
import contextlib
import enum
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Protocol, cast

from bot.common.errors import StartupError
from bot.store import Database
from bot.store.database import NAME
from bot.tables.unit.change import TableStore
from bot.workers.outbox.transport import Transport

if TYPE_CHECKING:
    from asyncpg import Connection

    from bot.tables.unit.posts import Message

log = logging.getLogger(__name__)

KEY = 0x4845_5241_4C44
"""The number of the advisory lock of the posts: HERALD."""
CLOCK = KEY + 1
"""That of the clock."""
CHANNEL = "herald_work"
BEAT = 0.5
"""Seconds between two looks at who is on duty."""
PATIENCE = 3.0
"""Seconds after which a session that does not answer is given up."""
SETTLING = 0.5
"""Seconds from taking over to the first post: what the former process had under way has arrived by then."""
SWEEP = 5.0
"""Seconds between two looks for work that a process planned and did not live to tell of."""
STOPPED = 30
"""Seconds of silence after which the server takes a process for stopped and gives its locks to others."""
STALLED = f"""
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND usename = current_user AND application_name = '{NAME}'
  AND state = 'active' AND wait_event = 'ClientRead' AND state_change < now() - interval '%d s'"""
"""Ends sessions whose process was stopped after it had told the server a statement and before it had it done. The
server takes that for work, not for silence, and would leave them what they lock for ever."""
KEEPALIVE = ("tcp_keepalives_idle = 3", "tcp_keepalives_interval = 2", "tcp_keepalives_count = 2")
"""The server notices within seconds that the machine of the process on duty has gone."""


class Role(enum.StrEnum):
    """What a process does. FRONT answers clicks; COURIER delivers posts, and needs no gateway for that; CLOCK keeps
    time, and needs no Discord at all; ALL does everything, in turn with others of its kind."""

    ALL = "all"
    FRONT = "front"
    COURIER = "courier"
    CLOCK = "clock"

    @property
    def answers(self) -> bool:
        """Whether it is connected to the gateway and answers clicks."""
        return self in (Role.ALL, Role.FRONT)

    @property
    def delivers(self) -> bool:
        """Whether it asks for the duty of the posts."""
        return self in (Role.ALL, Role.COURIER)

    @property
    def keeps_time(self) -> bool:
        """Whether it asks for the duty of the clock."""
        return self in (Role.ALL, Role.CLOCK)


class Startable(Protocol):
    """What a duty starts and stops: workers, or a shift of them."""

    def start(self) -> None:
        """Begin working."""

    async def stop(self, *, in_hand: bool = False) -> None:
        """Stop; ``in_hand``: what is under way is finished first."""

    def wake(self) -> None:
        """There may be work."""


class Duty:
    """Starts workers of this process while it is on duty, and stops them when it is not.

    ``key``: of the advisory lock; ``name``: what the duty is about, for the log; ``serves``: whether this process asks
    for the duty at all. A SQLite file has one process, which does everything.
    """

    def __init__(self, store: TableStore, key: int = KEY, name: str = "the posts", *, serves: bool = True) -> None:
        self.store = store
        self.key = key
        self.name = name
        self.serves = serves
        self.workers: Startable | None = None
        self.held = False
        """Whether this process is on duty."""
        self._session: Connection[Any] | None = None
        self._talk = asyncio.Lock()
        self._news = asyncio.Event()
        self._lost = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._waited = False
        """Whether this process has asked for the duty in vain since its session began."""
        store.work = self.work

    def fenced(self, transport: Transport) -> Transport:
        """A transport that says nothing once this process is not on duty any more."""
        return transport if self.store.db.sqlite else cast(Transport, Fenced(transport, self))

    # -- life

    def start(self, workers: Startable) -> None:
        """Begin; call it once Discord can be reached."""
        self.workers = workers
        if self.store.db.sqlite:
            self.held = True
            workers.start()
        else:
            self._task = asyncio.create_task(self._run(), name="Duty")

    async def stop(self) -> None:
        """Finish the posts in hand, and leave the duty to others."""
        if self._task is None:
            await self._end(in_hand=True)
            return
        if self.held and self.workers is not None:
            await self.workers.stop(in_hand=True)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self._task = None

    async def _end(self, *, in_hand: bool = False) -> None:
        was, self.held = self.held, False
        if was and self.workers is not None:
            await self.workers.stop(in_hand=in_hand)

    def work(self) -> None:
        """There is something to do for the workers, here or in another process."""
        if self.held and self.workers is not None:
            self.workers.wake()
        else:
            self._news.set()

    def _hear(self) -> None:
        """Another process told of something to do."""
        if self.held and self.workers is not None:
            self.workers.wake()

    # -- one session after the other

    async def _run(self) -> None:
        away = False
        while True:
            try:
                async with session(self.store.db) as own:
                    if away:
                        log.info("the workers of %s have a database session again", self.name)
                    away = False
                    await self._serve(own)
            except broken() as error:
                if not away:  # once, however long it lasts
                    log.warning("the database session of the workers ended (%s); trying again", _reason(error))
                away = True
            except Exception:
                log.exception("what keeps the duty has failed; trying again")
            finally:
                await self._end()
                self._session = None
            await asyncio.sleep(BEAT)

    async def _serve(self, own: Connection[Any]) -> None:
        """Ask for the duty, do it, and tell whoever has it of new work, until the session breaks."""
        self._session = own
        self._lost.clear()
        own.add_termination_listener(lambda _: self._lost.set())
        self._waited = False
        clock = asyncio.get_running_loop().time
        looked = swept = -SWEEP
        while True:
            now = clock()
            if now - looked >= BEAT:
                looked = now
                await self._look(own)
            if now - swept >= SWEEP:
                swept = now
                await self._ask(STALLED % STOPPED)
                self._hear()
            await self._pause()
            if self._news.is_set():
                self._news.clear()
                await self._tell()

    async def _look(self, own: Connection[Any]) -> None:
        """Ask for the duty, or make sure that the session lives."""
        if self.held or not self.serves:
            await self._ask("SELECT 1")
        elif await self._ask(f"SELECT pg_try_advisory_lock({self.key})"):
            await self._take_over(own, waited=self._waited)
        else:
            self._waited = True

    async def _tell(self) -> None:
        """Wake whoever is on duty."""
        if self.held:
            self._hear()
        else:
            await self._ask(f"NOTIFY {CHANNEL}")

    async def _take_over(self, own: Connection[Any], *, waited: bool) -> None:
        if waited:
            log.info("this process takes over %s", self.name)
            await asyncio.sleep(SETTLING)
        await own.add_listener(CHANNEL, lambda *_: self._hear())
        await self._ask("SELECT 1")
        self.held = True
        if self.workers is not None:
            self.workers.start()

    async def _pause(self) -> None:
        """Until there is news, the session has ended, or the time for the next look has come."""
        waits = [asyncio.ensure_future(event.wait()) for event in (self._news, self._lost)]
        try:
            await asyncio.wait(waits, timeout=BEAT, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()
        if self._lost.is_set():
            raise ConnectionError("it was closed")

    async def _ask(self, statement: str) -> Any:
        """What the session answers. Raises ``OSError`` or an error of the driver when it is no more."""
        if self._session is None:
            raise ConnectionError("there is none")
        async with self._talk, asyncio.timeout(PATIENCE):
            return await self._session.fetchval(statement)

    async def confirm(self) -> None:
        """Make sure that this process is on duty: its session lives, so it has the lock. When not, whatever is under
        way ends without a trace, like that of a process which was killed."""
        if self.held:
            await asyncio.shield(self._alive())  # whoever asks may be cancelled, but not a statement half-way
        if not self.held or self._lost.is_set():
            raise asyncio.CancelledError

    async def _alive(self) -> None:
        try:
            await self._ask("SELECT 1")
        except broken():
            self._lost.set()


class Fenced:
    """A transport for the process on duty alone: it makes sure of that right before anything is said."""

    def __init__(self, carrier: Transport, duty: Duty) -> None:
        self._carrier = carrier
        self._duty = duty

    def __getattr__(self, name: str) -> Any:
        return getattr(self._carrier, name)

    async def send(self, channel_id: int, message: Message, nonce: str) -> int:
        """See ``Transport``."""
        await self._duty.confirm()
        return await self._carrier.send(channel_id, message, nonce)

    async def edit(self, channel_id: int, message_id: int, message: Message) -> None:
        """See ``Transport``."""
        await self._duty.confirm()
        await self._carrier.edit(channel_id, message_id, message)

    async def delete(self, channel_id: int, message_id: int) -> None:
        """See ``Transport``."""
        await self._duty.confirm()
        await self._carrier.delete(channel_id, message_id)

    async def open_thread(self, channel_id: int, message_id: int, name: str) -> int:
        """See ``Transport``."""
        await self._duty.confirm()
        return await self._carrier.open_thread(channel_id, message_id, name)

    async def add_member(self, thread_id: int, user_id: int) -> None:
        """See ``Transport``."""
        await self._duty.confirm()
        await self._carrier.add_member(thread_id, user_id)


# -- sessions


@asynccontextmanager
async def session(db: Database) -> AsyncIterator[Connection[Any]]:
    """A session of the database's server beside the pool, cut when the block ends: its locks end with it."""
    import asyncpg

    _, options = db.engine.dialect.create_connect_args(db.engine.url)
    named = {key: options[key] for key in options if not key.startswith(("prepared_statement", "async_"))}
    own = await asyncpg.connect(**named, **db.options, timeout=PATIENCE, server_settings={"application_name": NAME})
    try:
        for setting in KEEPALIVE:
            await own.execute(f"SET {setting}")
        if own.get_server_version() >= (14, 0):
            await own.execute(f"SET idle_session_timeout = '{STOPPED}s'")
        yield own
    finally:
        own.terminate()


async def own_sessions(db: Database) -> None:
    """Raises ``StartupError`` when sessions are not the process's own: behind a pooler in transaction mode two
    processes would hold the same lock, and nobody would hear that there is work."""
    if db.sqlite:
        return
    try:
        async with session(db) as first, session(db) as second:
            shared = await _shared(first, second)
    except broken() as error:
        raise db.unusable(error) from error
    if shared:
        raise StartupError(f"The database {db.shown} does not keep sessions apart. {_ADVICE}")


_ADVICE = (
    "A pooler in transaction mode (such as PgBouncer's) cannot serve Herald: name the server itself in DATABASE_URL, "
    "or pool by session."
)


async def _shared(first: Connection[Any], second: Connection[Any]) -> bool:
    """Whether two sessions are not two: they share a process of the server, or one wanders, or both have one lock."""
    import asyncpg

    key = secrets.randbits(40)
    try:
        pid = await first.fetchval("SELECT pg_backend_pid()")
        await first.execute(f"SELECT pg_advisory_lock({key})")
        async with second.transaction():
            other = await second.fetchval("SELECT pg_backend_pid()")
            both = await second.fetchval(f"SELECT pg_try_advisory_lock({key})")
            again = await first.fetchval("SELECT pg_backend_pid()")
    except (asyncpg.InvalidSQLStatementNameError, asyncpg.DuplicatePreparedStatementError):
        return True  # what one session prepared is looked for, or found, in another
    return bool(both) or pid == other or pid != again


def broken() -> tuple[type[Exception], ...]:
    """What is raised when a session cannot be had or is no more."""
    with contextlib.suppress(ImportError):
        import asyncpg

        return (OSError, RuntimeError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
    return (OSError, RuntimeError)


def _reason(error: BaseException) -> str:
    return " ".join(str(error).split()) or type(error).__name__
