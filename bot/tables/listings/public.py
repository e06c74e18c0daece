"""Tables that a server has opened to the world, as anybody may read them: what everybody in their channel sees."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa

from bot.common.errors import UserError
from bot.store import models as m
from bot.tables.history.archive import Archive
from bot.tables.listings.search import loaded_tables
from bot.tables.model import TableInfo, TableStatus
from bot.tables.play.views import Views
from bot.tables.unit.change import TableStore

MOST = 100
EVENTS = 500
"""Events of one answer."""


class Opened:
    """Reading tables of open servers. Private tables and lessons are not among them, nor those that
    gather whom they have asked."""

    def __init__(self, store: TableStore, views: Views, archive: Archive) -> None:
        self.store, self.views, self.archive = store, views, archive

    async def tables(self, *, game: str = "", status: str = "", before: int, limit: int) -> list[dict[str, Any]]:
        """Open tables, newest first, without their positions."""
        t = m.tables.c
        conditions = [_open(), t.id < before]
        if game:
            conditions.append(t.game == game)
        if status:
            conditions.append(t.status == status)
        async with self.store.db.read() as connection:
            found = await loaded_tables(connection, sa.and_(*conditions), max(1, min(limit, MOST)))
        return [_facts(loaded.info()) for loaded in found]

    async def table(self, table_id: int) -> dict[str, Any]:
        """One open table with the position. Raises ``no-such-table``."""
        await self._must_be_open(table_id)
        look = await self.views.look(table_id, None)
        said = _facts(look.table)
        waiting = [{"seat": w.seat, "step": w.step, "since": w.since} for w in look.waiting]
        outcome = None if look.outcome is None else {"places": look.outcome.places, "reason": look.outcome.reason}
        view = None if look.view is None else msgspec.to_builtins(look.view, str_keys=True)
        return {**said, "waiting": waiting, "outcome": outcome, "position": view}

    async def log(self, table_id: int, since: int) -> list[dict[str, Any]]:
        """What everybody was told at an open table after the first ``since``. Raises ``no-such-table``.

        The numbers count what was told, also what was taken back: those of actions would say how much was done in
        secret."""
        await self._must_be_open(table_id)
        e = m.events.c
        query = (
            sa.select(e.at, e.key, e.params, e.undone)
            .where(e.table_id == table_id, e.audience == "")
            .order_by(e.seq, e.place)
            .offset(since)
            .limit(EVENTS)
        )
        async with self.store.db.read() as connection:
            rows = (await connection.execute(query)).all()
        return [
            {"seq": number, "at": row.at, "key": row.key, "params": msgspec.json.decode(row.params)}
            for number, row in enumerate(rows, since + 1)
            if not row.undone
        ]

    async def _must_be_open(self, table_id: int) -> None:
        t = m.tables.c
        async with self.store.db.read() as connection:
            if await connection.scalar(sa.select(t.id).where(t.id == min(table_id, 1 << 62), _open())) is None:
                raise UserError("no-such-table", table=str(table_id))
        await self.archive.thaw(table_id)


def _open() -> sa.ColumnElement[bool]:
    t, s = m.tables.c, m.servers.c
    servers = sa.select(s.id).where(s.open)
    cancelled = t.status == TableStatus.CANCELLED.value
    asked = sa.and_(t.invited, t.status == TableStatus.LOBBY.value)
    return sa.and_(t.guild_id.in_(servers), sa.not_(t.private), sa.not_(t.lesson), sa.not_(cancelled), sa.not_(asked))


def _facts(info: TableInfo) -> dict[str, Any]:
    """A table as anybody may know it: names that people chose, no number of Discord's."""
    seats = [
        {"seat": s.seat, "name": s.name, "computer": bool(s.computer), "free": s.user_id is None and not s.computer}
        for s in info.seats
    ]
    return {
        "id": info.id, "game": info.game, "name": info.name, "status": info.status.value, "seats": seats,
        "options": dict(info.options), "practice": info.practice, "created_at": info.created_at,
        "started_at": info.started_at, "finished_at": info.finished_at, "due_at": info.due_at,
        "seed_hash": info.seed_hash, "seed": info.seed,
    }  # fmt: skip
