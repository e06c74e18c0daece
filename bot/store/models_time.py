"""What time brings to tables, how people keep their deadlines, clicks in hand. See ``models``."""

from __future__ import annotations

from typing import Any, cast

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

from bot.store.columns import ROW_ID


class DeadlineRow(SQLModel, table=True):
    """The index of what time brings to a running table, in seconds since 1970; the deadline of each question stands
    with its seat."""

    __tablename__ = "deadlines"
    __table_args__ = (sa.Index("ix_deadlines_act", "act_at"), sa.Index("ix_deadlines_remind", "remind_at"))

    table_id: int = Field(primary_key=True, foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    """The table; one without a row has no deadline."""
    due_at: float | None = None
    """The first public deadline of a person's question, ``None`` for none."""
    act_at: float | None = None
    """When silence is first taken for an answer, ``None`` for never."""
    remind_at: float | None = None
    """When somebody is to be reminded next, ``None`` for never."""
    reminded_at: float = 0.0
    """Up to when reminders have been sent; 0 for none yet."""


class AnswerRow(SQLModel, table=True):
    """One turn of somebody: how long they took, or that they missed its deadline. It outlasts its table
    (``bot.tables.play.response_times``)."""

    __tablename__ = "answers"
    __table_args__ = (sa.PrimaryKeyConstraint("user_id", "turn"), sa.Index("ix_answers_user", "user_id", "at"))

    user_id: int = Field(primary_key=True, sa_type=cast(Any, sa.BigInteger))
    """Who was asked."""
    turn: str = Field(primary_key=True)
    """Which question it was, ``table/seat/question/since``, so that an answer that was taken back and given again
    counts once."""
    took: float
    """Seconds until they answered or missed it, without pauses and days off."""
    missed: bool
    """They missed its deadline."""
    at: float
    """When they first answered or missed it, in seconds since 1970."""


class ClickRow(SQLModel, table=True):
    """A click or command that a process has taken in hand, when several serve one database: each of them hears of it,
    one answers."""

    __tablename__ = "clicks"

    id: int = Field(primary_key=True, sa_type=cast(Any, sa.BigInteger), sa_column_kwargs={"autoincrement": False})
    """The number of the interaction at Discord."""
    at: float
    """When it was taken in hand, in seconds since 1970."""
