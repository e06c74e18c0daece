"""Who is asked to a table before it starts, and tables to which one must be asked."""

from __future__ import annotations

import sqlalchemy as sa

from bot.common.errors import UserError
from bot.common.rate_limit import Limit
from bot.store import models as m
from bot.tables.members import moderation
from bot.tables.model import TableInfo, TableStatus
from bot.tables.unit import motions
from bot.tables.unit.change import Change, TableStore, must_be_lobby, must_organise
from bot.tables.unit.loaded import LoadedTable

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
            must_be_lobby(loaded)
            if loaded.table.invited or not sits(loaded, by_user):
                must_organise(loaded, by_user, manager)
            if by_user == user_id:
                raise UserError("invite-yourself")
            there = sits(loaded, user_id)
            if there and not loaded.table.anonymous:
                raise UserError("invite-sits")
            if not any(seat.free for seat in loaded.seats):
                raise UserError("table-full")
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
                user_id, "whisper-invited", button="come", name=motions.organising(change, by_user),
                game=loaded.table.game,
            )  # fmt: skip
        return change.loaded.info()

    async def named(self, table_id: int, user_id: int) -> TableInfo:
        """A table to which somebody was asked, wherever it is: they may know of it. Raises ``no-such-table``."""
        i = m.invitations.c
        asked = sa.select(i.at).where(i.table_id == table_id, i.user_id == user_id)
        async with self.store.db.read() as connection:
            if (await connection.execute(asked)).first() is None:
                raise UserError("no-such-table", table=str(table_id))
            return (await self.store.load(connection, table_id)).info()

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
        return change.loaded.info()
