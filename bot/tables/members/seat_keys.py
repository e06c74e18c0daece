"""Seats as keys: whoever has held a seat knows what it knows, and may hold no other seat of that table."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.common.errors import UserError
from bot.store import models as m
from bot.store.models import SeatRecord
from bot.tables.members.personal_columns import both
from bot.tables.unit.change import Change

REMOVED = -1
"""The seat of a holder who was removed from a table: they may not join again of their own accord, before the start or
after."""


async def remember(change: Change) -> None:
    """The game starts: who holds which seat."""
    rows = [
        {"table_id": change.loaded.table.id, "seat": s.seat, "user_id": s.user_id}
        for s in change.loaded.seats
        if s.user_id is not None
    ]
    if rows:
        await change.connection.execute(m.holders.insert(), rows)


async def hold(change: Change, seat: int, user_id: int) -> None:
    """Somebody holds a seat from now on, and is remembered for it as long as the table is."""
    row = {"table_id": change.loaded.table.id, "seat": seat, "user_id": user_id}
    await change.db.upsert(change.connection, m.holders, row, ())


async def leave(change: Change, seat: SeatRecord) -> None:
    """Note in which turn the person of a seat leaves it, or a computer takes over for them; 1 where the position cannot
    be read."""
    rules = change.store.rules(change.loaded.table.game)
    try:
        turn = rules.round_of(rules.view(change.store.state(change.loaded), None))
    except UserError:
        turn = 1
    h = m.holders.c
    mine = (h.table_id == change.loaded.table.id, h.seat == seat.seat, h.user_id == seat.user_id)
    await change.connection.execute(m.holders.update().where(*mine).values(gone=turn))


async def let_in(change: Change, user_id: int) -> bool:
    """Forget that somebody was removed; whether they were."""
    h = m.holders.c
    gone = m.holders.delete().where(
        h.table_id == change.loaded.table.id, h.seat == REMOVED, h.user_id.in_(both(user_id))
    )
    return bool((await change.connection.execute(gone)).rowcount)


async def removed(change: Change, user_id: int) -> bool:
    """Whether somebody was removed from a table."""
    h = m.holders.c
    query = sa.select(h.seat).where(
        h.table_id == change.loaded.table.id, h.seat == REMOVED, h.user_id.in_(both(user_id))
    )
    return (await change.connection.execute(query)).first() is not None


async def known(connection: AsyncConnection, table_id: int, user_id: int) -> set[int]:
    """The seats of a table that somebody holds, has held or has acted for."""
    parts = [
        sa.select(part.c.seat).where(part.c.table_id == table_id, part.c.user_id.in_(both(user_id)), part.c.seat >= 0)
        for part in (m.holders, m.seats, m.actions)
    ]
    return {seat for (seat,) in await connection.execute(sa.union(*parts))}


async def may_hold(change: Change, seat: int, user_id: int) -> bool:
    """Whether somebody may take a seat of a running table: they have known no other.

    At a practice table they may also have back what they held from the start, if nobody else held it meanwhile.
    """
    table = change.loaded.table
    seats = await known(change.connection, table.id, user_id)
    if seats <= {seat}:
        return True
    if not table.practice or seat not in seats:
        return False
    h = m.holders.c
    held = await change.connection.execute(
        sa.select(h.user_id).where(h.table_id == table.id, h.seat == seat, h.user_id.not_in(both(user_id)))
    )
    return held.first() is None


async def must_know_no_other(change: Change, seat: int, user_id: int) -> None:
    """Raise ``seat-known`` for somebody who has held another seat of this table."""
    if not await may_hold(change, seat, user_id):
        raise UserError("seat-known")
