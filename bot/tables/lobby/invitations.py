"""Who is asked to a table before it starts, and tables to which one must be asked."""

from __future__ import annotations

import json

import sqlalchemy as sa

from bot.common.errors import UserError
from bot.common.rate_limit import Limit
from bot.store import models as m
from bot.tables.members import moderation
from bot.tables.model import TableInfo, TableStatus
from bot.tables.unit import motions
from bot.tables.unit.change import Change, TableStore, must_be_lobby, must_organise
from bot.tables.unit.loaded import LoadedTable
from bot.tables.unit.outgoing import Planned
from bot.tables.unit.posts import INVITED, Answered, PostKind

MOST = 20
"""People who may be asked to one table."""
ASKS, AGAIN = 10, 300.0
"""People whom one person may ask at once; every ``AGAIN`` seconds one more: nobody is written to again and again."""


async def may_come(change: Change, user_id: int) -> None:
    """Raise ``not-invited`` where only who was asked may join, and they were not. Once the game runs anybody may have a
    seat that is offered."""
    table, i = change.loaded.table, m.invitations.c
    if not table.invited or table.organiser_id == user_id:
        return
    asked = sa.select(i.at).where(i.table_id == table.id, i.user_id == user_id)
    if (await change.connection.execute(asked)).first() is None:
        raise UserError("not-invited")


def sits(loaded: LoadedTable, user_id: int) -> bool:
    """Whether somebody has a seat."""
    return any(seat.user_id == user_id for seat in loaded.seats)


def must_ask(loaded: LoadedTable, by_user: int, manager: bool) -> None:
    """Raise why somebody may not ask others to a table: everybody may who sits where anybody may join, else its
    organiser, as long as it gathers and has a seat left."""
    must_be_lobby(loaded)
    if loaded.table.invited or not sits(loaded, by_user):
        must_organise(loaded, by_user, manager)
    if not any(seat.free for seat in loaded.seats):
        raise UserError("table-full")


async def settle(change: Change, why: Answered, user_id: int | None = None) -> None:
    """Take the buttons away from what one person, or everybody, was told who was asked to a table, and say there what
    came of it. Nothing is said again that has been said."""
    o = m.outbox.c
    told = sa.select(o.op, o.user_id, o.channel_id, o.message_id, o.payload)
    told = told.where(o.table_id == change.loaded.table.id, o.kind == PostKind.WHISPER.value, o.message_id.is_not(None))
    if user_id is not None:
        told = told.where(o.user_id == user_id)
    standing = {}
    for row in await change.connection.execute(told.order_by(o.id)):
        payload = json.loads(row.payload)
        if payload.get("key") == INVITED:
            standing[row.message_id] = (row, payload)
    for row, payload in standing.values():
        if "answered" not in payload:
            fixed = {"key": INVITED, "answered": why}
            lane, where = f"u{row.user_id}", {"channel_id": row.channel_id, "message_id": row.message_id}
            change.posts.append(Planned(PostKind.WHISPER, "close", lane, user_id=row.user_id, payload=fixed, **where))


class Invites:
    """Asking people, and taking it back."""

    def __init__(self, store: TableStore) -> None:
        self.store = store
        self._asked = Limit(ASKS, AGAIN, store.clock)

    async def ask(self, table_id: int, by_user: int, user_id: int, *, manager: bool = False) -> TableInfo:
        """Ask somebody to a table that has not started: they are told in a direct message, with a button to join. Where
        anybody may join everybody who sits there may ask, else its organiser. Whoever keeps away from somebody there is
        not told, and nobody learns of it; nor who sits at an anonymous table. Raises ``already-invited``,
        ``invite-many``, ``invite-yourself``, ``invite-sits``, ``table-full`` and ``too-often``."""
        i, now = m.invitations.c, self.store.clock.now()
        async with self.store.change(table_id) as change:
            loaded = change.loaded
            must_ask(loaded, by_user, manager)
            if by_user == user_id:
                raise UserError("invite-yourself")
            there = sits(loaded, user_id)
            if there and not loaded.table.anonymous:
                raise UserError("invite-sits")
            asked = set(await change.connection.scalars(sa.select(i.user_id).where(i.table_id == table_id)))
            if user_id in asked:
                raise UserError("already-invited")
            if len(asked) >= MOST:
                raise UserError("invite-many", most=MOST)
            seconds = self._asked.wait(by_user)
            if seconds:
                raise UserError("too-often", when=now + seconds)
            self._asked.spend(by_user)
            row = {"table_id": table_id, "user_id": user_id, "at": now}
            await change.connection.execute(m.invitations.insert().values(**row))
            try:
                await moderation.may_sit(change, user_id, other=True)
            except UserError:
                return loaded.info()  # they could not join: it would be a message from somebody they have blocked
            if there:
                return loaded.info()
            change.whisper(
                user_id, INVITED, button="come refuse", name=motions.organising(change, by_user),
                game=loaded.table.game,
            )  # fmt: skip
        return change.loaded.info()

    async def asking(self, table_id: int, by_user: int, *, manager: bool = False) -> TableInfo:
        """A table to which somebody wants to ask people. Raises why they may not."""
        loaded = await self.store.read(table_id)
        must_ask(loaded, by_user, manager)
        return loaded.info()

    async def named(self, table_id: int, user_id: int) -> TableInfo:
        """A table to which somebody was asked, wherever it is: they may know of it. Raises ``no-such-table``."""
        i = m.invitations.c
        asked = sa.select(i.at).where(i.table_id == table_id, i.user_id == user_id)
        async with self.store.db.read() as connection:
            if (await connection.execute(asked)).first() is None:
                raise UserError("no-such-table", table=str(table_id))
            return (await self.store.load(connection, table_id)).info()

    async def asks(self, table_id: int, user_id: int) -> bool:
        """Whether somebody is asked to a table at which they do not sit."""
        i, s = m.invitations.c, m.seats.c
        seated = sa.exists().where(s.table_id == i.table_id, s.user_id == i.user_id)
        asked = sa.select(i.at).where(i.table_id == table_id, i.user_id == user_id, sa.not_(seated))
        async with self.store.db.read() as connection:
            return (await connection.execute(asked)).first() is not None

    async def of(self, user_id: int) -> frozenset[int]:
        """The tables that have not started to which somebody was asked, who may know of them."""
        i, t = m.invitations.c, m.tables.c
        asked = sa.select(i.table_id).join(m.tables, t.id == i.table_id)
        asked = asked.where(i.user_id == user_id, t.status == TableStatus.LOBBY.value)
        async with self.store.db.read() as connection:
            return frozenset(await connection.scalars(asked))

    async def people(self, table_id: int, by_user: int, *, manager: bool = False) -> list[int]:
        """Who was asked to a table that has not started, for its organiser, the first first."""
        i = m.invitations.c
        async with self.store.db.read() as connection:
            loaded = await self.store.load(connection, table_id)
            must_organise(loaded, by_user, manager)
            asked = sa.select(i.user_id).where(i.table_id == table_id).order_by(i.at, i.user_id)
            return list(await connection.scalars(asked))

    async def withdraw(self, table_id: int, by_user: int, user_id: int, *, manager: bool = False) -> TableInfo:
        """Take back what somebody was asked; who sits there already stays. Raises ``nobody-invited``."""
        i = m.invitations.c
        async with self.store.change(table_id) as change:
            must_be_lobby(change.loaded)
            must_organise(change.loaded, by_user, manager)
            gone = await change.connection.execute(
                m.invitations.delete().where(i.table_id == table_id, i.user_id == user_id)
            )
            if not gone.rowcount:
                raise UserError("nobody-invited")
            await settle(change, "withdrawn", user_id)
        return change.loaded.info()

    async def refuse(self, table_id: int, user_id: int) -> TableInfo:
        """Somebody who was asked does not come: whoever organises the table is told, and may ask somebody else; not
        where names are hidden, for nobody is named there. Raises ``no-such-table`` for whoever was not asked, or is
        asked no longer, and ``already-seated``."""
        i = m.invitations.c
        async with self.store.change(table_id) as change:
            loaded = change.loaded
            mine = sa.and_(i.table_id == table_id, i.user_id == user_id)
            if not (await change.connection.execute(m.invitations.delete().where(mine))).rowcount:
                raise UserError("no-such-table", table=str(table_id))
            must_be_lobby(loaded)
            if sits(loaded, user_id):
                raise UserError("already-seated")
            await settle(change, "refused", user_id)
            if not change.nameless:
                change.whisper(loaded.table.organiser_id, "whisper-refused", user=user_id)
        return change.loaded.info()
