"""Several processes deliver side by side: each holds its part of the shares into which the lanes of the outbox fall.

A share is an advisory lock of the database, like a duty. Twice a second each process counts who else delivers: it gives
up what it has beyond its part, once the posts under way there have arrived, and takes what is free. What a process held
that was killed, stopped or cut off is free as soon as the server ends its session.

All of them hold the lock of the posts together. A process of an earlier version wants it for itself: where one of those
delivers, none of these does, and the other way round.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from typing import TYPE_CHECKING, Any, Protocol

from bot.store.lanes import SHARES
from bot.tables.unit.change import TableStore
from bot.workers import leadership
from bot.workers.leadership import CHANNEL, CLOCK, KEY, Duty, Role, Startable
from bot.workers.outbox.transport import Transport

if TYPE_CHECKING:
    from asyncpg import Connection

    from bot.workers.supervisor import Workers

log = logging.getLogger(__name__)

FIRST = KEY + 0x100
"""The lock of the first share; those of the others follow."""
HIGH, LOW = KEY >> 32, KEY & 0xFFFF_FFFF
_LOCKS = f"""
SELECT objid::bigint - {LOW} AS number, pid FROM pg_locks
WHERE locktype = 'advisory' AND granted AND objsubid = 1 AND classid = {HIGH}
  AND (objid = {LOW} OR objid BETWEEN {LOW + 0x100} AND {LOW + 0x100 + SHARES - 1})
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"""
"""Who holds what: the lock of the posts is number 0, that of a share ``FIRST`` - ``KEY`` higher than the share."""


class Divisible(Startable, Protocol):
    """Workers that do a part of the work."""

    def serve(self, shares: Collection[int]) -> None:
        """Do these shares from now on, and begin nothing more in others."""

    def under_way(self) -> set[int]:
        """The shares in which something is under way."""


class Shares(Duty):
    """The posts, as far as they fall to this process.

    ``mine``: the shares it delivers. A share that it is leaving is still locked, and nothing new begins there.
    """

    workers: Divisible | None
    """What delivers them, ``None`` until this process begins."""

    def __init__(self, store: TableStore, *, serves: bool = True) -> None:
        super().__init__(store, KEY, "the posts", serves=serves)
        self.mine: set[int] = set()
        self._leaving: set[int] = set()
        self._others: set[int] = set()
        """Shares that others were seen to hold: what these had under way may still arrive."""
        self._alone = False
        self._pid = 0

    @property
    def count(self) -> int:
        """How many shares this process delivers: all of a SQLite file."""
        return SHARES if self.store.db.sqlite and self.held else len(self.mine)

    def work(self) -> None:
        """There is something to deliver, in shares of this process or in those of others."""
        self._hear()
        if not self.store.db.sqlite and not (self.held and self._alone):
            self._news.set()

    async def _tell(self) -> None:
        await self._ask(f"NOTIFY {CHANNEL}")

    async def _end(self, *, in_hand: bool = False) -> None:
        await super()._end(in_hand=in_hand)
        self.mine, self._leaving, self._others, self._alone, self._pid = set(), set(), set(), False, 0

    async def _look(self, own: Connection[Any]) -> None:
        """Count who delivers, and have no less and no more than this process's part."""
        if not self.serves:
            await self._ask("SELECT 1")
            return
        if not self._pid:
            if not await self._ask(f"SELECT pg_try_advisory_lock_shared({KEY})"):
                return  # a process of an earlier version delivers
            await own.add_listener(CHANNEL, lambda *_: self._hear())
            self._pid = await self._ask("SELECT pg_backend_pid()")
        crew, held = await self._locks()
        self._alone = crew == {self._pid}
        part = -(-SHARES // max(1, len(crew)))
        await self._leave(len(self.mine) - part)
        others = {share for share, pid in held.items() if pid != self._pid}
        free = [share for share in range(SHARES) if share not in held]
        await self._take(free, part - len(self.mine))
        self._others |= others

    async def _locks(self) -> tuple[set[int], dict[int, int]]:
        """The sessions of those who deliver, and of each share that is held the session that has it."""
        rows = await self._ask_all(_LOCKS)
        first = FIRST - KEY
        return {r["pid"] for r in rows if not r["number"]}, {r["number"] - first: r["pid"] for r in rows if r["number"]}

    async def _leave(self, surplus: int) -> None:
        """Begin to give up so many shares, and unlock those in which nothing is under way any more."""
        if self.workers is None:
            return
        if surplus > 0:
            self._leaving |= set(sorted(self.mine)[-surplus:])
            self.mine -= self._leaving
            self.workers.serve(self.mine)
        for share in self._leaving - self.workers.under_way():
            await self._ask(f"SELECT pg_advisory_unlock({FIRST + share})")
            self._leaving.discard(share)

    async def _take(self, free: list[int], lacking: int) -> None:
        """Lock so many shares of those that were free a moment ago, as far as nobody was faster."""
        taken: set[int] = set()
        for share in free:
            if len(taken) >= lacking:
                break
            if await self._ask(f"SELECT pg_try_advisory_lock({FIRST + share})"):
                taken.add(share)
        if not taken or self.workers is None:
            return
        if taken & self._others:
            log.info("this process takes over %d of %d shares of the posts", len(taken), SHARES)
            await asyncio.sleep(leadership.SETTLING)
            await self._ask("SELECT 1")
            self._others -= taken
        self.mine |= taken
        self.workers.serve(self.mine)
        if not self.held:
            self.held = True
            self.workers.start()

    async def _ask_all(self, statement: str) -> list[Any]:
        if self._session is None:
            raise ConnectionError("there is none")
        async with self._talk, asyncio.timeout(leadership.PATIENCE):
            return list(await self._session.fetch(statement))


class Duties:
    """What a process does for all, as its role has it; whatever its role, it tells the others of new work."""

    def __init__(self, store: TableStore, role: Role = Role.ALL) -> None:
        self.posts = Shares(store, serves=role.delivers)
        self.clock = Duty(store, CLOCK, "the clock", serves=role.keeps_time)
        store.work = self.work

    @property
    def shares(self) -> int:
        """How many shares of the posts this process delivers."""
        return self.posts.count

    @property
    def keeps_time(self) -> bool:
        """Whether this process has the duty of the clock."""
        return self.clock.held

    def fenced(self, transport: Transport) -> Transport:
        """A transport that says nothing once this process does not deliver any more."""
        return self.posts.fenced(transport)

    def start(self, workers: Workers) -> None:
        """Begin; call it once Discord can be reached."""
        self.posts.start(workers.posts)
        self.clock.start(workers.clock)

    async def stop(self) -> None:
        """Finish the posts in hand, and leave both duties to others."""
        await asyncio.gather(self.posts.stop(), self.clock.stop())

    def work(self) -> None:
        """There is something to do for the workers, here or in another process."""
        self.posts.work()
        self.clock.work()
