"""What is kept of a person, shown to them, and forgotten when they ask for it. Games stay as they were played."""

from __future__ import annotations

import json
from collections.abc import Mapping
from operator import itemgetter
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import models as m
from bot.tables.history.archive import Archive
from bot.tables.members.personal_columns import TRACES, Fate, mask
from bot.tables.members.seats import offer_seat, vacate
from bot.tables.model import TableStatus
from bot.tables.play import announce
from bot.tables.unit import motions
from bot.tables.unit.change import Change, TableStore
from bot.tables.unit.log import renumbered
from bot.tables.unit.replay import LogLine

LIVE = (TableStatus.LOBBY.value, TableStatus.RUNNING.value, TableStatus.PAUSED.value)
MOST = 20_000
"""Rows of a kind that are shown; nobody has more but in a log that is of no use to them any more."""


class Data:
    """A person's data."""

    def __init__(self, store: TableStore, archive: Archive) -> None:
        self.store, self.archive = store, archive

    async def show(self, user_id: int) -> dict[str, list[dict[str, Any]]]:
        """Everything that names a person, by column, as far as it is theirs to know: see ``persons``."""
        found: dict[str, list[dict[str, Any]]] = {}
        for table_id in await self.archive.of(user_id):
            await self.archive.thaw(table_id)
        async with self.store.db.read() as connection:
            for trace in TRACES:
                if trace.shown:
                    columns = [trace.table.c[name] for name in trace.shown]
                    key = trace.table.primary_key.columns
                    query = sa.select(*columns).where(trace.person == user_id).order_by(*key).limit(MOST)
                    rows = [dict(row) for row in (await connection.execute(query)).mappings()]
                    if rows:
                        found[trace.column] = rows
        _number_actions(found.get("actions.user_id", []))
        _number_talks([*found.get("talk_lines.user_id", []), *found.get("talk_consents.user_id", [])])
        return found

    async def forget(self, user_id: int, called: Mapping[str, str]) -> None:
        """Forget a person: they leave every table, and nothing but what ``persons`` keeps names them any more. The
        games they played stay, and can be played again; their seats are ``called`` as somebody who left, by
        language."""
        for table_id in await self.archive.of(user_id):
            await self.archive.thaw(table_id)
        t, s = m.tables.c, m.seats.c
        his = sa.or_(t.organiser_id == user_id, t.id.in_(sa.select(s.table_id).where(s.user_id == user_id)))
        async with self.store.db.read() as connection:
            ids = list(await connection.scalars(sa.select(t.id).where(his, t.status.in_(LIVE)).order_by(t.id)))
        for table_id in ids:
            async with self.store.change(table_id) as change:
                await _leave(change, user_id)
        alone = sa.or_(t.lesson, t.guild_id == 0)  # a lesson, or what they tried from a position for themselves
        async with self.store.db.write() as connection:
            await connection.execute(m.tables.delete().where(alone, t.organiser_id == user_id))
            await _rename(connection, user_id, called)
            for trace in TRACES:
                await _apply(connection, trace.person, trace.fate, user_id)
        self.store.work()


def _number_actions(rows: list[dict[str, Any]]) -> None:
    """Number what somebody did at each table by itself: in the numbers of a table's log the acts of others count."""
    by_table: dict[int, list[dict[str, Any]]] = {}
    for row in rows:
        by_table.setdefault(row["table_id"], []).append(row)
    for own in by_table.values():
        own.sort(key=itemgetter("seq"))
        fields = ("seq", "seat", "kind", "text", "at")
        lines = [LogLine(batch=row["seq"], **{name: row[name] for name in fields}) for row in own]
        for row, line in zip(own, renumbered(lines), strict=True):
            row["seq"], row["text"] = line.seq, line.text


def _number_talks(rows: list[dict[str, Any]]) -> None:
    """Number the talks that somebody took part in: the database numbers those of everybody."""
    number: dict[int, int] = {}
    for row in rows:
        row["talk_id"] = number.setdefault(row["talk_id"], len(number) + 1)


async def _leave(change: Change, user_id: int) -> None:
    """Take somebody off a table that is not over, as if they had left of their own accord."""
    loaded, table = change.loaded, change.loaded.table
    held = [s for s in loaded.seats if s.user_id == user_id]
    others = [s.user_id for s in loaded.seats if s.user_id not in (None, user_id)]
    if table.organiser_id == user_id and not table.lesson:
        table.organiser_id = next((other for other in others if other is not None), 0)
    if loaded.status is TableStatus.LOBBY:
        for seat in held:
            vacate(seat)
        if not others:
            table.status, table.finished_at = TableStatus.CANCELLED.value, change.now
        announce.lobby(change)
        return
    for motion in await motions.load(change.connection, table.id):
        if motion.facts.holder == user_id:
            await motions.drop(change, motion)
        elif motion.facts.votes.pop(user_id, None) is not None:
            await motions.keep(change, motion)
    for seat in held:
        await offer_seat(change, seat)


async def _rename(connection: AsyncConnection, user_id: int, called: Mapping[str, str]) -> None:
    """Their seats, those they have left too, their places in leagues and in what reports keep are somebody's who
    left."""
    s, h, t, r = m.seats.c, m.holders.c, m.tables.c, m.reports.c
    had = sa.select(h.table_id, h.seat).where(h.user_id == user_id, h.seat >= 0)
    has = sa.select(s.table_id, s.seat).where(s.user_id == user_id)
    query = sa.union(had, has).subquery()
    joined = m.seats.join(query, sa.and_(query.c.table_id == s.table_id, query.c.seat == s.seat)).join(m.tables)
    seats = (await connection.execute(sa.select(s.table_id, s.seat, s.user_id, t.locale).select_from(joined))).all()
    for seat in seats:
        name = called.get(seat.locale) or next(iter(called.values()))
        kept = await connection.execute(sa.select(r.id, r.evidence).where(r.table_id == seat.table_id))
        for number, evidence in kept.all():
            await connection.execute(
                m.reports.update().where(r.id == number).values(evidence=_without(evidence, seat.seat, name))
            )
        if seat.user_id in (None, user_id):
            await connection.execute(
                m.seats.update().where(s.table_id == seat.table_id, s.seat == seat.seat).values(name=name, known_as="")
            )
    for locale, name in called.items():
        member = sa.and_(m.league_members.c.user_id == user_id, m.league_members.c.locale == locale)
        await connection.execute(m.league_members.update().where(member).values(name=name, here=False))


def _without(evidence: str, seat: int, name: str) -> str:
    """What a report keeps, with another name for a seat."""
    kept = json.loads(evidence)
    if seat < len(kept["seats"]):
        kept["seats"][seat] = name
    return json.dumps(kept, ensure_ascii=False)


async def _apply(connection: AsyncConnection, person: sa.Column[int], fate: Fate, user_id: int) -> None:
    """Do with a column what is to be done with it."""
    table = person.table
    assert isinstance(table, sa.Table)
    if fate is Fate.DROP:
        await connection.execute(table.delete().where(person == user_id))
    elif fate is not Fate.KEEP:
        value = {Fate.EMPTY: None, Fate.NOBODY: 0, Fate.MASK: mask(user_id)}[fate]
        if fate is Fate.MASK:  # they may have been here before, and be known by that number already
            others = [c for c in table.primary_key.columns if c.name != person.name]
            twin = table.alias()
            there = sa.select(twin.c[person.name]).where(
                twin.c[person.name] == value, *(twin.c[c.name] == c for c in others)
            )
            await connection.execute(table.delete().where(person == user_id, there.exists()))
        await connection.execute(table.update().where(person == user_id).values({person.name: value}))
