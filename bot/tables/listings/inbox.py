"""A person's inbox: their tables over all servers, those first where it is their turn."""

from __future__ import annotations

import dataclasses
import enum

import sqlalchemy as sa

from bot.store import models as m
from bot.store.models import SeatRecord
from bot.tables.listings.search import loaded_tables
from bot.tables.model import Question, TableInfo, TableStatus, Waiting
from bot.tables.play import questions
from bot.tables.unit.change import TableStore
from bot.tables.unit.loaded import LoadedTable

LIVE = (TableStatus.LOBBY.value, TableStatus.RUNNING.value, TableStatus.PAUSED.value)
MOST = 500
"""Tables of one person that are looked at, the newest first."""


class Matter(enum.IntEnum):
    """How a table concerns a person, the most urgent first.

    TURN: the game waits for them. OFFER: something is offered to their seat. COVERED: a computer plays their seat
    meanwhile. RESTING: the table is paused or asleep. WAITING: it waits for others. LOBBY: it has not started.
    """

    TURN = 0
    OFFER = 1
    COVERED = 2
    RESTING = 3
    WAITING = 4
    LOBBY = 5


@dataclasses.dataclass(frozen=True, slots=True)
class Entry:
    """One seat of a person."""

    table: TableInfo
    """Its table, as everybody may know it."""
    seat: int
    """Its number, from 0."""
    matter: Matter
    """Why it is listed."""
    step: str = ""
    """What is asked of it, a catalogue key; empty where nothing is."""
    since: float = 0.0
    """Since when, in seconds since 1970."""
    due: float | None = None
    """Until when, in seconds since 1970; ``None`` for no deadline."""
    waiting: tuple[Waiting, ...] = ()
    """The seats the table publicly waits for, as a spectator may know it."""
    hushed: bool = False
    """It also waits for somebody who is not named."""

    @property
    def order(self) -> tuple[int, float, float, int, int]:
        """What is due first stands first, then what waits longest."""
        due = float("inf") if self.due is None else self.due
        return self.matter, due, self.since, self.table.id, self.seat


class Inboxes:
    """What waits for a person, read from rows alone: no position is loaded."""

    def __init__(self, store: TableStore) -> None:
        self.store = store

    async def of(self, user_id: int) -> list[Entry]:
        """Every live table at which a person sits, one entry a seat, the most urgent first."""
        mine = sa.select(m.seats.c.table_id).where(m.seats.c.user_id == user_id)
        condition = sa.and_(m.tables.c.id.in_(mine), m.tables.c.status.in_(LIVE))
        async with self.store.db.read() as connection:
            found = await loaded_tables(connection, condition, MOST)
        entries = [_entry(loaded, seat) for loaded in found for seat in loaded.seats if seat.user_id == user_id]
        return sorted(entries, key=lambda entry: entry.order)

    async def turns(self, user_id: int) -> list[Entry]:
        """The seats for which a game waits for this person now."""
        return [entry for entry in await self.of(user_id) if entry.matter is Matter.TURN]

    async def elsewhere(self, user_id: int, table_id: int) -> bool:
        """Whether somebody plays at another table than this one, too."""
        t, s = m.tables.c, m.seats.c
        other = (
            sa.select(s.table_id)
            .select_from(m.seats.join(m.tables))
            .where(s.user_id == user_id, s.table_id != table_id, t.status == TableStatus.RUNNING.value)
            .limit(1)
        )
        async with self.store.db.read() as connection:
            return (await connection.execute(other)).first() is not None


def _entry(loaded: LoadedTable, seat: SeatRecord) -> Entry:
    info = loaded.info()
    waiting, hushed = questions.waiting(loaded.seats)
    if loaded.status is TableStatus.LOBBY:
        return Entry(info, seat.seat, Matter.LOBBY)
    matter, asked = _matter(loaded, seat)
    if asked is None:
        return Entry(info, seat.seat, matter, waiting=waiting, hushed=hushed)
    due = None if loaded.table.stopped else asked.due_at
    return Entry(info, seat.seat, matter, asked.step, asked.since, due, waiting, hushed)


def _matter(loaded: LoadedTable, seat: SeatRecord) -> tuple[Matter, Question | None]:
    """How a running table concerns the holder of a seat, and by which question."""
    standing = questions.standing(seat)
    blocking = min((q for q in standing if q.blocks), key=_urgency, default=None)
    if loaded.status is TableStatus.PAUSED:
        return Matter.RESTING, blocking
    if seat.machine:
        return Matter.COVERED, blocking
    if blocking is not None:
        return Matter.TURN, blocking
    offer = min((q for q in standing if q.notify), key=_urgency, default=None)
    return (Matter.WAITING, None) if offer is None else (Matter.OFFER, offer)


def _urgency(question: Question) -> tuple[float, float]:
    return (float("inf") if question.due_at is None else question.due_at), question.since
