"""Days off: announced, told at every table of a person, paid from what they have saved up, ended early."""

from __future__ import annotations

import dataclasses
import math
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.common.errors import UserError
from bot.store import models as m
from bot.tables.clock import availability
from bot.tables.model import TableStatus
from bot.tables.play import questions, table_clock
from bot.tables.unit import anonymity
from bot.tables.unit.change import Change, TableStore
from bot.tables.unit.posts import PostKind

MOST_AT_ONCE = 21
ALIVE = (TableStatus.RUNNING.value, TableStatus.PAUSED.value)


@dataclasses.dataclass(frozen=True, slots=True)
class DaysOff:
    """Somebody's days off; moments are seconds since 1970."""

    left: float
    """How many can still be taken."""
    begins: float | None = None
    """When those begin that are announced or under way, ``None`` for none."""
    ends: float | None = None
    """When those end, ``None`` for none."""
    past: availability.Spans = ()
    """Those that are over, as pairs of when they began and ended."""


class Away:
    """The days off of people. While they last no turn of theirs falls due at a table with turns of half a day or more,
    unless it hides names; windows, which are the same for everybody, close as ever."""

    def __init__(self, store: TableStore) -> None:
        self.store = store

    async def of(self, user_id: int) -> DaysOff:
        """What somebody has, and has announced."""
        async with self.store.db.read() as connection:
            return await _load(connection, user_id, self.store.clock.now())

    async def take(self, user_id: int, days: int, begins: float | None = None) -> DaysOff:
        """Announce days off, from now on or from a later moment.

        Raises ``bad-days``, ``days-past``, ``days-ahead``, ``days-taken`` (others are announced or under way) or
        ``days-few`` (so many are not left).
        """
        now = self.store.clock.now()
        starts = now if begins is None else begins
        if not 1 <= days <= MOST_AT_ONCE:
            raise UserError("bad-days", most=MOST_AT_ONCE)
        if starts < now - availability.DAY:
            raise UserError("days-past")
        if starts > now + availability.AHEAD * availability.DAY:
            raise UserError("days-ahead", days=availability.AHEAD)
        starts = max(starts, now)
        async with self.store.db.write() as connection:
            known = await _load(connection, user_id, now)
            if known.ends is not None:
                raise UserError("days-taken", until=known.ends)
            if days > known.left:
                raise UserError("days-few", days=int(known.left))
            ends = starts + days * availability.DAY
            row = {
                "id": user_id,
                "away_from": starts,
                "away_until": ends,
                "away_before": availability.stored(known.past),
                "days_off": known.left - days,
                "days_at": now,
            }
            await self.store.db.upsert(connection, m.users, row, _FIELDS)
        if starts > now:
            await self._tell(user_id, "note-away", begins=starts, until=ends)
        else:
            await self._tell(user_id, "note-away-now", until=ends)
        return DaysOff(known.left - days, starts, ends)

    async def end(self, user_id: int) -> DaysOff:
        """Come back early, or stay after all. What was used is paid, a day that was begun or that begins within a day
        as a whole one, so that nobody wins time for nothing; the others are given back. Raises ``no-days-off``."""
        now = self.store.clock.now()
        async with self.store.db.write() as connection:
            known = await _load(connection, user_id, now)
            if known.begins is None or known.ends is None:
                raise UserError("no-days-off")
            taken = round((known.ends - known.begins) / availability.DAY)
            used = (
                max(1, math.ceil((now - known.begins) / availability.DAY))
                if now > known.begins - availability.DAY
                else 0
            )
            left = min(availability.MOST_DAYS, known.left + taken - used)
            begun = now > known.begins  # and what was off stays off, for turns and clocks that ran meanwhile
            row = {
                "id": user_id,
                "away_from": known.begins if begun else None,
                "away_until": now if begun else None,
                "away_before": availability.stored(known.past),
                "days_off": left,
                "days_at": now,
            }
            await self.store.db.upsert(connection, m.users, row, _FIELDS)
        await self._tell(user_id, "note-away-over")
        return DaysOff(left)

    async def _tell(self, user_id: int, key: str, **params: float) -> None:
        """Say it at the tables of a person, and bring what they are asked there in line."""
        s, t = m.seats.c, m.tables.c
        async with self.store.db.read() as connection:
            rows = await connection.execute(
                sa.select(s.table_id)
                .select_from(m.seats.join(m.tables))
                .where(s.user_id == user_id, t.status.in_(ALIVE))
                .distinct()
                .order_by(s.table_id)
            )
            tables = [table_id for (table_id,) in rows]
        for table_id in tables:
            async with self.store.change(table_id) as change:
                await _tell_one(change, user_id, key, params)


async def _tell_one(change: Change, user_id: int, key: str, params: dict[str, Any]) -> None:
    loaded = change.loaded
    held = [seat for seat in loaded.seats if seat.user_id == user_id]
    rhythms = loaded.rhythms()
    if not held or loaded.status.value not in ALIVE or rhythms[0].appointed or anonymity.hides(loaded.table):
        return  # where names are hidden, the same days at another table would tell who it is
    moment = table_clock.clock(change)
    for seat in held:
        questions.put_off(seat, rhythms[seat.seat], moment)
    for seat in loaded.seats:
        questions.put_off(seat, rhythms[seat.seat], moment, together=True)
    change.note(key, name=change.loaded.called(held[0]), **params)
    change.edit(PostKind.STATUS)
    await table_clock.index(change)


_FIELDS = ("away_from", "away_until", "away_before", "days_off", "days_at")


async def _load(connection: AsyncConnection, user_id: int, now: float) -> DaysOff:
    u = m.users.c
    row = (await connection.execute(sa.select(*(u[name] for name in _FIELDS)).where(u.id == user_id))).first()
    if row is None:
        return DaysOff(availability.FIRST_DAYS)
    left = availability.bank(row.days_off, row.days_at, now)
    past = tuple(span for span in availability.spans(row.away_before) if span[1] > now - availability.REMEMBERED)
    if row.away_until is None:
        return DaysOff(left, past=past)
    if row.away_until <= now:
        return DaysOff(left, past=(*past, (row.away_from, row.away_until)))
    return DaysOff(left, row.away_from, row.away_until, past)
