"""The queue: people of a server who want a game, and the table that opens when enough of them do.

Whoever comes last opens it: one transaction seats them all, begins the game and takes them out of the queue, or nothing
of it happens. People who keep away from each other are not seated together, and nobody can tell from what they are
shown: they are told of as many as could sit at one table with them. Should they then join and the table not open,
somebody left.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.common.errors import UserError
from bot.store import models as m
from bot.tables.lobby import notices
from bot.tables.lobby.auto_start import open_seated
from bot.tables.lobby.lobby import Lobby
from bot.tables.lobby.setup import check_options
from bot.tables.members import moderation
from bot.tables.members.seats import remember_language
from bot.tables.model import DeadlinePolicy, TableInfo, UserRef
from bot.tables.unit.change import TableStore

HOURS = (12, 24, 48, 72)
"""Lengths of a turn that people can queue for: the fewer there are, the sooner a table fills."""
PLACES = 5
"""Games for which one person may wait at a time on a server."""
WAITS = 7 * 86400.0
"""Seconds for which somebody waits; then they would not remember."""
LOOKED_AT = 24
"""So many of those who wait longest are looked at for a table."""
LOCK = 0x4845_5241_0001


@dataclasses.dataclass(frozen=True, slots=True)
class Wish:
    """A game that somebody wants."""

    game: str
    """The id of the game."""
    seats: int
    """Of how many seats."""
    hours: int
    """Hours of a turn, one of ``HOURS``."""


@dataclasses.dataclass(frozen=True, slots=True)
class Waiting:
    """A game that people of a server wait for."""

    wish: Wish
    """Which game."""
    others: int
    """How many of them could sit down together with whoever asks."""
    until: float | None
    """When whoever asks waits for it no longer, in seconds since 1970; ``None`` when they do not wait."""


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
        async with self.store.db.write() as connection:
            await self._alone(connection, guild_id)
            await moderation.may_open(connection, guild_id, user.id)
            mine = sa.select(q.game, q.seats, q.hours).where(
                q.guild_id == guild_id, q.user_id == user.id, q.until > now
            )
            held = {Wish(*row) for row in await connection.execute(mine)} | {wish}
            if len(held) > PLACES:
                raise UserError("queue-many", most=PLACES)
            row = {
                "guild_id": guild_id, "channel_id": channel_id, "user_id": user.id, "name": user.name,
                "locale": user.locale, "since": now, "until": now + WAITS, **dataclasses.asdict(wish),
            }  # fmt: skip
            await remember_language(self.store.db, connection, user)
            await self.store.db.upsert(connection, m.queue, row, ("channel_id", "name", "locale", "until"))
            info = await self._fill(connection, guild_id, wish, chosen, last=user.id)
        if info is not None:
            self.store.work()
        return now + WAITS, info

    async def leave(
        self, guild_id: int, user_id: int, *, game: str = "", seats: int | None = None, hours: int | None = None
    ) -> None:
        """Wait no longer for what fits this, without anything for nothing. Raises ``queue-out``."""
        q = m.queue.c
        mine = [q.guild_id == guild_id, q.user_id == user_id, q.until > self.store.clock.now()]
        mine += [column == value for column, value in ((q.game, game), (q.seats, seats), (q.hours, hours)) if value]
        async with self.store.db.write() as connection:
            await self._alone(connection, guild_id)  # who has been let go is at no table that opens meanwhile
            if not (await connection.execute(m.queue.delete().where(*mine))).rowcount:
                raise UserError("queue-out")

    async def drop(self, guild_id: int) -> None:
        """Nobody waits on a server any more: Herald is not there."""
        async with self.store.db.write() as connection:
            await self._alone(connection, guild_id)
            await connection.execute(m.queue.delete().where(m.queue.c.guild_id == guild_id))

    async def show(self, guild_id: int, user_id: int) -> list[Waiting]:
        """What people of a server wait for, one's own first, then what is nearest to a table."""
        q = m.queue.c
        alive = sa.and_(q.guild_id == guild_id, q.until > self.store.clock.now())
        found: dict[Wish, list[int]] = {}
        own: dict[Wish, float] = {}
        async with self.store.db.read() as connection:
            for game, seats, hours, user, until in await connection.execute(
                sa.select(q.game, q.seats, q.hours, q.user_id, q.until).where(alive).order_by(q.since, q.user_id)
            ):
                others = found.setdefault(Wish(game, seats, hours), [])
                if user == user_id:
                    own[Wish(game, seats, hours)] = until
                else:
                    others.append(user)
            everybody = {user_id}.union(*found.values())
            apart = await moderation.pairs_apart(connection, sorted(everybody))
        waiting = [
            Waiting(wish, _together(user_id, others, wish.seats - (2 if wish in own else 1), apart), own.get(wish))
            for wish, others in found.items()
        ]
        shown = [one for one in waiting if one.others or one.until is not None]
        return sorted(shown, key=lambda w: (w.until is None, w.wish.seats - w.others, w.wish.game, w.wish.hours))

    async def look(self) -> int:
        """What goes on by itself: whose time is over waits no longer and is told; where people are enough only now,
        because some keep away from each other no longer, their table opens. How many tables did."""
        q, now = m.queue.c, self.store.clock.now()
        async with self.store.db.write() as connection:
            over = m.queue.delete().where(q.until <= now)
            rows = await connection.execute(over.returning(q.user_id, q.game, q.seats, q.hours, q.channel_id))
            told = sorted(rows.all(), key=tuple)
            if told:
                change = await notices.change(self.store, connection, told[0].game)
                for row in told:
                    change.whisper(
                        row.user_id, "whisper-queue-over", game=row.game, seats=row.seats, hours=row.hours,
                        place=str(row.channel_id),
                    )  # fmt: skip
                await change.flush()
        enough = (
            sa.select(q.guild_id, q.game, q.seats, q.hours)
            .group_by(q.guild_id, q.game, q.seats, q.hours)
            .having(sa.func.count() >= q.seats)
        )
        async with self.store.db.read() as connection:
            lines = (await connection.execute(enough)).all()
        opened = 0
        for guild_id, *line in lines:
            wish = Wish(*line)
            if wish.game not in self.store.games:  # it is hosted no more
                continue
            chosen = check_options(self.store.rules(wish.game), wish.seats, {})
            async with self.store.db.write() as connection:
                await self._alone(connection, guild_id)
                opened += await self._fill(connection, guild_id, wish, chosen) is not None
        if told or opened:
            self.store.work()
        return opened

    async def _fill(
        self, connection: AsyncConnection, guild_id: int, wish: Wish, options: str, last: int | None = None
    ) -> TableInfo | None:
        """Open the table for which enough people wait, if they do. ``last``: who has just come must be among them, and
        is told by the answer that they read."""
        q = m.queue.c
        found = await self._fitting(connection, guild_id, wish, last)
        if not found:
            return None
        people = [user for user, _ in found]
        at = next((channel for user, channel in found if user.id == last), found[-1][1])
        policy = msgspec.json.encode(DeadlinePolicy(hours=float(wish.hours))).decode()
        change = await open_seated(
            self.lobby, connection, guild_id=guild_id, channel_id=at, organiser_id=people[0].id, game=wish.game,
            name="", options=options, policy=policy, people=people,
        )  # fmt: skip
        for person in people:
            if person.id != last:
                change.whisper(person.id, "whisper-queue", game=wish.game)
                change.posts.insert(0, change.posts.pop())  # before the panel it speaks of
        await change.flush()
        ids = [person.id for person in people]
        await connection.execute(m.queue.delete().where(q.guild_id == guild_id, q.user_id.in_(ids)))
        return change.loaded.info()

    async def _alone(self, connection: AsyncConnection, guild_id: int) -> None:
        """Nobody else joins this server's queue until the transaction ends: two who come last open one table."""
        if connection.dialect.name != "sqlite":
            await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK ^ guild_id)))

    async def _fitting(
        self, connection: AsyncConnection, guild_id: int, wish: Wish, last: int | None
    ) -> list[tuple[UserRef, int]]:
        """Those who are seated together and where they asked for it: who has come ``last`` and who has waited longest,
        as far as all may sit at one table; nobody when there are too few."""
        q = m.queue.c
        rows = await connection.execute(
            sa.select(q.user_id, q.name, q.locale, q.channel_id)
            .where(q.guild_id == guild_id, q.game == wish.game, q.seats == wish.seats, q.hours == wish.hours)
            .where(q.until > self.store.clock.now())
            .order_by(q.since, q.user_id)
        )
        waiting = {row.user_id: (UserRef(row.user_id, row.name, row.locale), row.channel_id) for row in rows}
        if len(waiting) < wish.seats:
            return []
        begun = [] if last is None else [last]
        looked_at = [user for user in waiting if user != last][:LOOKED_AT]
        apart = await moderation.pairs_apart(connection, [*begun, *looked_at])
        chosen = next(_groups(begun, looked_at, wish.seats, apart), [])
        return [waiting[user] for user in waiting if user in chosen]


def _together(user: int, others: Sequence[int], most: int, apart: frozenset[frozenset[int]]) -> int:
    """With how many of the others somebody could sit down, all of them at one table, at most so many."""
    looked_at = others[:LOOKED_AT]
    sizes = range(min(most, len(looked_at)), 0, -1)
    return next((size for size in sizes if any(_groups([user], looked_at, size + 1, apart))), 0)


def _groups(
    seated: list[int], waiting: Sequence[int], seats: int, apart: frozenset[frozenset[int]]
) -> Iterator[list[int]]:
    """Groups of so many people none of whom keeps away from another, those who have waited longest first."""
    if len(seated) == seats:
        yield seated
        return
    for place, user in enumerate(waiting[: len(waiting) - (seats - len(seated)) + 1]):
        if not any(frozenset((user, other)) in apart for other in seated):
            yield from _groups([*seated, user], waiting[place + 1 :], seats, apart)
