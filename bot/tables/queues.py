"""The queue: people of a server who want a game, and the table that opens when enough of them do.

Whoever comes last opens it: one transaction seats them all, begins the game and takes them out of the queue, or nothing
of it happens. People who keep away from each other are not seated together, and nobody can tell from what he is shown.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import UserError
from bot.store import models as m
from bot.tables import care
from bot.tables.change import TableStore
from bot.tables.lobby import Lobby, check_options
from bot.tables.model import DeadlinePolicy, TableInfo, UserRef
from bot.tables.seated import open_seated

HOURS = (12, 24, 48, 72)
"""Lengths of a turn that people can queue for: the fewer there are, the sooner a table fills."""
PLACES = 5
"""Games for which one person may wait at a time on a server."""
WAITS = 7 * 86400.0
"""Seconds for which somebody waits; then he would not remember."""
LOOKED_AT = 24
"""So many of those who wait longest are looked at for a table."""
LOCK = 0x4845_5241_0001


@dataclasses.dataclass(frozen=True, slots=True)
class Wish:
    """A game that somebody wants: how many seats, and hours a turn."""

    game: str
    seats: int
    hours: int


@dataclasses.dataclass(frozen=True, slots=True)
class Waiting:
    """A game that people of a server wait for. ``others``: how many of them are not the asker, never so many that a
    table should have opened; ``until``: how long he waits himself, ``None`` when he does not."""

    wish: Wish
    others: int
    until: float | None


class Queues:
    """Everything people do with the queue of their server."""

    def __init__(self, store: TableStore, lobby: Lobby) -> None:
        self.store = store
        self.lobby = lobby

    async def join(self, guild_id: int, channel_id: int, user: UserRef, wish: Wish) -> tuple[float, TableInfo | None]:
        """Wait for a game, anew when one waits for it already; until when, and the table when it opened at once: then
        everybody at it has left the queue of this server. Raises ``queue-hours``, ``queue-alone`` and ``queue-many``
        besides what opening a table refuses."""
        chosen = check_options(self.store.rules(wish.game), wish.seats, {})
        if wish.hours not in HOURS:
            raise UserError("queue-hours", hours=[str(hours) for hours in HOURS])
        if wish.seats < 2:
            raise UserError("queue-alone")
        q, now = m.queue.c, self.store.clock.now()
        info = None
        async with self.store.db.write() as connection:
            await self._alone(connection, guild_id)
            await care.may_open(connection, guild_id, user.id)
            await connection.execute(m.queue.delete().where(q.guild_id == guild_id, q.until <= now))
            mine = sa.select(q.game, q.seats, q.hours).where(q.guild_id == guild_id, q.user_id == user.id)
            held = {Wish(*row) for row in await connection.execute(mine)} | {wish}
            if len(held) > PLACES:
                raise UserError("queue-many", most=PLACES)
            row = {
                "guild_id": guild_id, "channel_id": channel_id, "user_id": user.id, "name": user.name,
                "locale": user.locale, "since": now, "until": now + WAITS, **dataclasses.asdict(wish),
            }  # fmt: skip
            await self.store.db.upsert(connection, m.queue, row, ("channel_id", "name", "locale", "until"))
            people = await self._fitting(connection, guild_id, wish, user.id)
            if people:
                policy = msgspec.json.encode(DeadlinePolicy(hours=float(wish.hours))).decode()
                change = await open_seated(
                    self.lobby, connection, guild_id=guild_id, channel_id=channel_id, organiser_id=people[0].id,
                    game=wish.game, name="", options=chosen, policy=policy, people=people,
                )  # fmt: skip
                for person in people:
                    if person.id != user.id:
                        change.whisper(person.id, "whisper-queue", table=change.case.name, game=wish.game)
                        change.posts.insert(0, change.posts.pop())  # before the panel it speaks of
                await change.flush()
                ids = [person.id for person in people]
                await connection.execute(m.queue.delete().where(q.guild_id == guild_id, q.user_id.in_(ids)))
                info = change.case.info()
        if info is not None:
            self.store.work()
        return now + WAITS, info

    async def leave(self, guild_id: int, user_id: int, wish: Wish | None = None) -> None:
        """Wait for a game no longer, or for none. Raises ``queue-out``."""
        q = m.queue.c
        mine = [q.guild_id == guild_id, q.user_id == user_id]
        if wish is not None:
            mine += [q.game == wish.game, q.seats == wish.seats, q.hours == wish.hours]
        async with self.store.db.write() as connection:
            if not (await connection.execute(m.queue.delete().where(*mine))).rowcount:
                raise UserError("queue-out")

    async def show(self, guild_id: int, user_id: int) -> list[Waiting]:
        """What people of a server wait for, one's own first, then what is nearest to a table."""
        q = m.queue.c
        alive = sa.and_(q.guild_id == guild_id, q.until > self.store.clock.now())
        others = sa.func.sum(sa.case((q.user_id == user_id, 0), else_=1))
        own = sa.func.max(sa.case((q.user_id == user_id, q.until), else_=None))
        async with self.store.db.read() as connection:
            rows = await connection.execute(
                sa.select(q.game, q.seats, q.hours, others, own).where(alive).group_by(q.game, q.seats, q.hours)
            )
            found = [
                Waiting(Wish(game, seats, hours), min(int(count), seats - 1), until)
                for game, seats, hours, count, until in rows
            ]
        return sorted(found, key=lambda w: (w.until is None, w.wish.seats - w.others, w.wish.game, w.wish.hours))

    async def _alone(self, connection: AsyncConnection, guild_id: int) -> None:
        """Nobody else joins this server's queue until the transaction ends: two who come last open one table."""
        if connection.dialect.name != "sqlite":
            await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK ^ guild_id)))

    async def _fitting(self, connection: AsyncConnection, guild_id: int, wish: Wish, last: int) -> list[UserRef]:
        """Those who are seated together: who has come ``last`` and who has waited longest, as far as all may sit at one
        table; nobody when there are too few."""
        q = m.queue.c
        rows = await connection.execute(
            sa.select(q.user_id, q.name, q.locale)
            .where(q.guild_id == guild_id, q.game == wish.game, q.seats == wish.seats, q.hours == wish.hours)
            .order_by(q.since, q.user_id)
        )
        waiting = [UserRef(*row) for row in rows]
        if len(waiting) < wish.seats:
            return []
        newest = next(user for user in waiting if user.id == last)
        looked_at = [*(user for user in waiting if user.id != last)][:LOOKED_AT]
        apart = await care.pairs_apart(connection, [newest.id, *(user.id for user in looked_at)])
        chosen = next(_groups([newest], looked_at, wish.seats, apart), [])
        return sorted(chosen, key=waiting.index)


def _groups(
    seated: list[UserRef], waiting: Sequence[UserRef], seats: int, apart: frozenset[frozenset[int]]
) -> Iterator[list[UserRef]]:
    """Groups of so many people none of whom keeps away from another, those who have waited longest first."""
    if len(seated) == seats:
        yield seated
        return
    for place, user in enumerate(waiting[: len(waiting) - (seats - len(seated)) + 1]):
        if not any(frozenset((user.id, other.id)) in apart for other in seated):
            yield from _groups([*seated, user], waiting[place + 1 :], seats, apart)
