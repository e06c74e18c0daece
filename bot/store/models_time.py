"""What time brings to tables, how people keep their deadlines, clicks in hand. See ``models``."""

from __future__ import annotations

from typing import Any, cast

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

from bot.store.columns import ROW_ID


class DeadlineRow(SQLModel, table=True):
    """The index of what time brings to a running table; the deadline of each question stands with its seat.

    ``due_at``: the first public one of a person's question; ``act_at``: when silence is first taken for an answer;
    ``remind_at``: when somebody is to be reminded next, and ``reminded_at`` up to when that was done.
    """

    __tablename__ = "deadlines"
    __table_args__ = (sa.Index("ix_deadlines_act", "act_at"), sa.Index("ix_deadlines_remind", "remind_at"))

    table_id: int = Field(primary_key=True, foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    due_at: float | None = None
    act_at: float | None = None
    remind_at: float | None = None
    reminded_at: float = 0.0


class AnswerRow(SQLModel, table=True):
    """One turn of somebody: how long he took (``took``, seconds without pauses and days off) or that he ``missed`` its
    deadline. ``turn``: which question of which table it was, so that an answer that was taken back and given again
    counts once. It outlasts its table (``bot.tables.play.response_times``)."""

    __tablename__ = "answers"
    __table_args__ = (sa.PrimaryKeyConstraint("user_id", "turn"), sa.Index("ix_answers_user", "user_id", "at"))

    user_id: int = Field(primary_key=True, sa_type=cast(Any, sa.BigInteger))
    turn: str = Field(primary_key=True)
    took: float
    missed: bool
    at: float


class ClickRow(SQLModel, table=True):
    """A click or command that a process has taken in hand, when several serve one database: each of them hears of it,
    one answers."""

    __tablename__ = "clicks"

    id: int = Field(primary_key=True, sa_type=cast(Any, sa.BigInteger), sa_column_kwargs={"autoincrement": False})
    at: float
