"""The tables of what people write down for themselves and say to each other in private."""

from __future__ import annotations

from typing import Any, cast

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

from bot.store.columns import ROW_ID, long_text, snowflake


class NoteRow(SQLModel, table=True):
    """What somebody has written down for himself at a table. Nobody else ever reads it, whoever has his seat later."""

    __tablename__ = "notes"
    __table_args__ = (sa.Index("ix_notes_user", "user_id"),)

    table_id: int = Field(primary_key=True, foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    user_id: int = Field(primary_key=True, sa_type=cast(Any, sa.BigInteger))
    text: str = long_text()
    at: float


class TalkRow(SQLModel, table=True):
    """What some seats of a table say to each other in private. ``seats``: as ``,0,2,``; ``published_at``: since when
    everybody may read it."""

    __tablename__ = "talks"
    __table_args__ = (sa.UniqueConstraint("table_id", "seats", name="uq_talks_seats"),)

    id: int | None = Field(default=None, primary_key=True, sa_type=cast(Any, ROW_ID))
    table_id: int = Field(foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    seats: str
    published_at: float | None = None


class TalkConsentRow(SQLModel, table=True):
    """Somebody wants a talk published when the game is over."""

    __tablename__ = "talk_consents"

    talk_id: int = Field(primary_key=True, foreign_key="talks.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    user_id: int = Field(primary_key=True, sa_type=cast(Any, sa.BigInteger))


class TalkLineRow(SQLModel, table=True):
    """Something said in private."""

    __tablename__ = "talk_lines"
    __table_args__ = (sa.Index("ix_talk_lines_talk", "talk_id", "id"), sa.Index("ix_talk_lines_user", "user_id"))

    id: int | None = Field(default=None, primary_key=True, sa_type=cast(Any, ROW_ID))
    talk_id: int = Field(foreign_key="talks.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    seat: int
    user_id: int = snowflake()
    text: str = long_text()
    at: float


class TalkHeardRow(SQLModel, table=True):
    """Somebody was told something in private; whoever has a seat later reads nothing of it. ``kept``: it was said to
    them and kept from them, because they or who said it wants nothing to do with the other; they are of the talk all
    the same."""

    __tablename__ = "talk_heard"
    __table_args__ = (sa.Index("ix_talk_heard_user", "user_id"),)

    line_id: int = Field(primary_key=True, foreign_key="talk_lines.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    user_id: int = Field(primary_key=True, sa_type=cast(Any, sa.BigInteger))
    kept: bool = False
