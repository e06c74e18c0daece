"""Rows as plain objects: which columns they have is said by the models alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

import sqlalchemy as sa
from sqlmodel import SQLModel

from bot.store import models as m

R = TypeVar("R", bound=SQLModel)
Row = Mapping[str, Any] | sa.RowMapping

TABLE_COLUMNS = [m.tables.c[name] for name in m.TableRecord.model_fields]
SEAT_COLUMNS = [m.seats.c[name] for name in m.SeatRecord.model_fields]
DEADLINE_COLUMNS = [m.deadlines.c[name] for name in ("due_at", "act_at", "remind_at", "reminded_at")]

OF_USER = ("dm", "zone", "wake", "sleep", "away_from", "away_until", "away_before", "reminders", "cadence")
"""What is loaded of whoever has a seat."""

LOAD = (
    sa.select(*TABLE_COLUMNS, *DEADLINE_COLUMNS, m.states.c.data, m.states.c.digest, m.states.c.base_seq)
    .select_from(m.tables.outerjoin(m.deadlines).outerjoin(m.states))
    .where(m.tables.c.id == sa.bindparam("table"))
)
LOCK = sa.select(m.tables.c.id).where(m.tables.c.id == sa.bindparam("table")).with_for_update()
"""Makes writers of other processes wait. A statement of its own: PostgreSQL would take rows that ``LOAD`` joins to a
row it had to wait for from before the wait."""
LOAD_SEATS = (
    sa.select(*SEAT_COLUMNS, *(m.users.c[name] for name in OF_USER))
    .select_from(m.seats.outerjoin(m.users, m.users.c.id == m.seats.c.user_id))
    .where(m.seats.c.table_id == sa.bindparam("table"))
    .order_by(m.seats.c.seat)
)


def record(kind: type[R], row: Row) -> R:
    """The part of a row that is a record of this kind. What comes from the database is not checked again."""
    names = kind.model_fields
    return cast(R, kind.model_construct(_fields_set=set(names), **{name: row[name] for name in names}))


def values(held: SQLModel) -> dict[str, Any]:
    """A record as a row."""
    return {name: getattr(held, name) for name in type(held).model_fields}


def differing(before: R, after: R) -> dict[str, Any]:
    """The fields of two records of one kind that differ, as they are afterwards."""
    return {name: new for name, new in values(after).items() if new != getattr(before, name)}
