"""Rows of the database as plain objects, and a table's whole case as one operation holds it."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Mapping
from typing import Any

import msgspec
import sqlalchemy as sa

from bot.store import models as m
from bot.tables.model import DeadlinePolicy, SeatInfo, TableInfo, TableStatus


@dataclasses.dataclass(slots=True)
class TableRecord:
    """A row of ``tables``; the fields are explained there."""

    id: int
    guild_id: int
    channel_id: int
    thread_id: int | None
    thread_state: str
    lobby_message_id: int | None
    game: str
    name: str
    locale: str
    status: str
    organiser_id: int
    seat_count: int
    options: str
    policy: str
    seq: int
    epoch: int
    phase_seq: int
    turns: int
    time_left: float | None
    bot_due: bool
    seed: str
    seed_hash: str
    schema_version: int
    rules_version: int
    created_at: float
    started_at: float | None
    finished_at: float | None


@dataclasses.dataclass(slots=True)
class SeatRecord:
    """A row of ``seats``; the fields are explained there."""

    table_id: int
    seat: int
    name: str
    user_id: int | None
    computer: str
    autopilot: bool
    offered: bool
    step: str
    since: float
    panel_step: str
    acts: int
    undoable: int
    held: bool
    dm_noted: bool

    @property
    def machine(self) -> bool:
        """Whether a computer acts for this seat now."""
        return bool(self.computer) or self.autopilot or self.held

    @property
    def free(self) -> bool:
        """Whether nobody holds it."""
        return self.user_id is None and not self.computer


@dataclasses.dataclass(slots=True)
class Case:
    """A table as loaded: its row, its seats by number, the running deadline, the saved position (``None`` before
    the start) and the action behind which undo does not go."""

    table: TableRecord
    seats: list[SeatRecord]
    due_at: float | None = None
    data: bytes | None = None
    base_seq: int = 0

    @property
    def status(self) -> TableStatus:
        return TableStatus(self.table.status)

    @property
    def policy(self) -> DeadlinePolicy:
        return msgspec.json.decode(self.table.policy, type=DeadlinePolicy)

    @property
    def name(self) -> str:
        """The table's name, or its number while it has none."""
        return self.table.name or f"#{self.table.id}"

    def info(self) -> TableInfo:
        """What everybody may know of the table; the seed only when the game is over."""
        t = self.table
        return TableInfo(
            id=t.id,
            guild_id=t.guild_id,
            channel_id=t.channel_id,
            thread_id=t.thread_id,
            lobby_message_id=t.lobby_message_id,
            game=t.game,
            name=self.name,
            locale=t.locale,
            status=self.status,
            organiser_id=t.organiser_id,
            seat_count=t.seat_count,
            options=json.loads(t.options),
            policy=self.policy,
            seats=[SeatInfo(s.seat, s.name, s.user_id, s.computer, s.autopilot, s.offered) for s in self.seats],
            seq=t.seq,
            epoch=t.epoch,
            seed_hash=t.seed_hash,
            seed=t.seed if self.status is TableStatus.FINISHED else "",
            due_at=self.due_at,
            created_at=t.created_at,
            started_at=t.started_at,
            finished_at=t.finished_at,
        )


TABLE_COLUMNS = [m.tables.c[field.name] for field in dataclasses.fields(TableRecord)]
SEAT_COLUMNS = [m.seats.c[field.name] for field in dataclasses.fields(SeatRecord)]

LOAD = (
    sa.select(*TABLE_COLUMNS, m.deadlines.c.due_at, m.states.c.data, m.states.c.base_seq)
    .select_from(m.tables.outerjoin(m.deadlines).outerjoin(m.states))
    .where(m.tables.c.id == sa.bindparam("table"))
)
LOCK = sa.select(m.tables.c.id).where(m.tables.c.id == sa.bindparam("table")).with_for_update()
"""Makes writers of other processes wait. A statement of its own: PostgreSQL would take rows that ``LOAD`` joins to a
row it had to wait for from before the wait."""
LOAD_SEATS = sa.select(*SEAT_COLUMNS).where(m.seats.c.table_id == sa.bindparam("table")).order_by(m.seats.c.seat)


def case_of(row: Mapping[str, Any], seats: list[SeatRecord]) -> Case:
    """A case from a row of ``LOAD`` and its seats."""
    values = dict(row)
    due_at, data, base_seq = values.pop("due_at"), values.pop("data", None), values.pop("base_seq", None)
    return Case(TableRecord(**values), seats, due_at, data, base_seq or 0)


def differing(before: Any, after: Any) -> dict[str, Any]:
    """The fields of two records of one kind that differ, as they are afterwards."""
    return {
        f.name: new for f in dataclasses.fields(before) if (new := getattr(after, f.name)) != getattr(before, f.name)
    }
