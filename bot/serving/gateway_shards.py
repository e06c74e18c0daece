"""Which part of Discord's gateway a process is connected to: all of it, or the shards that ``HERALD_SHARDS`` names.

Discord sends the events of a server to the shard ``(server >> 22) % count``, and all direct messages to shard 0. Where
processes share the shards out, each holds an advisory lock of the database for every shard that it has: two would both
get each click. They connect one after the other, as Discord asks: of the shards whose numbers leave the same remainder
by its ``max_concurrency`` one in five seconds.
"""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from bot.common.errors import StartupError
from bot.store import Database
from bot.workers.leadership import BEAT, KEY, PATIENCE, broken, session

if TYPE_CHECKING:
    from asyncpg import Connection

log = logging.getLogger(__name__)

PAUSE = 5.0
"""Seconds between two connections of shards of one remainder; Discord's."""
MOST = 0x1000
"""More shards than anybody has."""
COUNT = KEY + 0x1000
"""The lock of those who divide into so many shards, and ..."""
SHARD = COUNT + MOST
"""... that of who has a shard, and ..."""
TURN = SHARD + MOST
"""... that of who connects one of a remainder."""
_FORM = re.compile(r"\s*(\d{1,4}(?:-\d{1,4})?(?:\s*,\s*\d{1,4}(?:-\d{1,4})?)*)\s*/\s*(\d{1,4})\s*")
_COUNTS = f"""
SELECT DISTINCT objid::bigint - {COUNT & 0xFFFF_FFFF} AS count FROM pg_locks
WHERE locktype = 'advisory' AND granted AND objsubid = 1 AND classid = {COUNT >> 32}
  AND objid BETWEEN {COUNT & 0xFFFF_FFFF} AND {(SHARD & 0xFFFF_FFFF) - 1}
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"""

_WHICH = "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
_END = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = $1 AND backend_start = $2"


@dataclasses.dataclass(frozen=True, slots=True)
class Part:
    """Some of the shards of the gateway."""

    ids: tuple[int, ...]
    """Numbers of the shards, from 0, sorted."""
    count: int
    """How many shards there are in all."""

    @property
    def whole(self) -> bool:
        """Whether these are all."""
        return len(self.ids) == self.count

    def __str__(self) -> str:
        return f"{', '.join(map(str, self.ids))} of {self.count}"


def part_of(text: str) -> Part | None:
    """The shards that a setting names, such as ``0-3/8`` or ``0,2/4``; ``None`` for an empty one: as many as Discord
    recommends, all of them. Raises ``StartupError`` for anything else."""
    if not text.strip():
        return None
    found = _FORM.fullmatch(text)
    count = int(found[2]) if found else 0
    ids: list[int] = []
    for span in found[1].split(",") if found else ():
        first, _, last = span.strip().partition("-")
        ids += range(int(first), int(last or first) + 1)
    if not ids or len(set(ids)) != len(ids) or not all(number < count for number in ids) or count >= MOST:
        raise StartupError(
            f"HERALD_SHARDS={text} names no shards: write the first and the last one and how many there are in all, "
            "such as 0-3/8, or nothing."
        )
    return Part(tuple(sorted(ids)), count)


class Locks:
    """The locks of a part, held in a session of their own for as long as the process is connected."""

    def __init__(self, db: Database, part: Part) -> None:
        self._db, self._part = db, part
        self._mine: tuple[Any, ...] = ()
        """The session that has the locks, as the server knows it."""

    @asynccontextmanager
    async def held(self) -> AsyncIterator[asyncio.Task[None]]:
        """Hold them. What is given ends, with ``StartupError``, when another process has come to have one of them.
        Raises ``StartupError`` at once when one has, or the database is away."""
        async with contextlib.AsyncExitStack() as stack:
            try:
                own = await stack.enter_async_context(session(self._db))
                await self._take(own)
                self._mine = tuple(await own.fetchrow(_WHICH))
            except broken() as error:
                raise self._db.unusable(error) from error
            keeping = asyncio.create_task(self._keep(own), name="Shards")
            try:
                yield keeping
            finally:
                keeping.cancel()
                await asyncio.gather(keeping, return_exceptions=True)

    async def _take(self, own: Connection[Any]) -> None:
        part = self._part
        async with asyncio.timeout(PATIENCE):
            await own.execute(f"SELECT pg_advisory_lock_shared({COUNT + part.count})")
            others = {row["count"] for row in await own.fetch(_COUNTS)} - {part.count}
            if others:
                raise StartupError(
                    f"HERALD_SHARDS names shards of {part.count}, but another process names shards of "
                    f"{min(others)}: all must divide alike."
                )
            for number in part.ids:
                if not await own.fetchval(f"SELECT pg_try_advisory_lock({SHARD + number})"):
                    raise StartupError(
                        f"Shard {number} of {part.count} is connected by another process: "
                        "HERALD_SHARDS of no two processes may overlap."
                    )

    async def _keep(self, own: Connection[Any]) -> None:
        """Make sure of the session; when it broke, have the locks in another one."""
        away = False
        async with contextlib.AsyncExitStack() as stack:
            while True:
                try:
                    async with asyncio.timeout(PATIENCE):
                        await own.execute("SELECT 1")
                    away = False
                except broken() as error:
                    if not away:  # once, however long it lasts
                        log.warning("the database session of the shards ended (%s); taking them again", error)
                    away = True
                    own.terminate()
                    with contextlib.suppress(*broken()):
                        own = await stack.enter_async_context(session(self._db))
                        await self._end(own)
                        await self._take(own)
                        self._mine = tuple(await own.fetchrow(_WHICH))
                await asyncio.sleep(BEAT)

    async def _end(self, own: Connection[Any]) -> None:
        """End the session that had the locks before: a server that was silent may not have noticed that it is over, and
        would take this process for another one that has its shards."""
        async with asyncio.timeout(PATIENCE):
            while await own.fetchval(_END, *self._mine):  # noqa: ASYNC110 - the server tells nobody that it has gone
                await asyncio.sleep(BEAT / 10)


async def turn(db: Database, shard: int, at_once: int) -> None:
    """Wait until a shard may connect, wherever others of its remainder do. ``at_once``: Discord's ``max_concurrency``.
    The turn is over after ``PAUSE`` seconds; nobody waits for that here."""
    stack = contextlib.AsyncExitStack()
    own = await stack.enter_async_context(session(db))
    await own.execute(f"SELECT pg_advisory_lock({TURN + shard % max(1, at_once)})")
    over = asyncio.create_task(_over(stack), name=f"turn of shard {shard}")
    _ending.add(over)
    over.add_done_callback(_ending.discard)


_ending: set[asyncio.Task[None]] = set()
"""Turns that are not over; nothing else refers to them."""


async def _over(stack: contextlib.AsyncExitStack) -> None:
    async with stack:
        await asyncio.sleep(PAUSE)
