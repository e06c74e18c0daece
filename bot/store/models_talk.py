"""The tables of what people write down for themselves and say to each other in private."""

from __future__ import annotations

from typing import Any, cast

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

from bot.store.columns import ROW_ID, long_text, snowflake


class NoteRow(SQLModel, table=True):
    """What somebody has written down for themselves at a table. Nobody else ever reads it, whoever has their seat
    later."""

    __tablename__ = "notes"
    __table_args__ = (sa.Index("ix_notes_user", "user_id"),)

    table_id: int = Field(primary_key=True, foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    """The table that the note is about."""
    user_id: int = Field(primary_key=True, sa_type=cast(Any, sa.BigInteger))
    """Who wrote it."""
    text: str = long_text()
    """All of their notes there, as they wrote them."""
    at: float
    """When they last changed them, in seconds since 1970."""


class TalkRow(SQLModel, table=True):
    """What some seats of a table say to each other in private."""

    __tablename__ = "talks"
    __table_args__ = (sa.UniqueConstraint("table_id", "seats", name="uq_talks_seats"),)

    id: int | None = Field(default=None, primary_key=True, sa_type=cast(Any, ROW_ID))
    """The talk's number, which nobody is told."""
    table_id: int = Field(foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    """The table whose players talk."""
    seats: str
    """The seats that are in it, in order, as ``,0,2,``."""
    published_at: float | None = None
    """Since when everybody may read it, in seconds since 1970; ``None``: they may not."""


class TalkConsentRow(SQLModel, table=True):
    """Somebody wants a talk published when the game is over."""

    __tablename__ = "talk_consents"

    talk_id: int = Field(primary_key=True, foreign_key="talks.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    """The talk that somebody wants published."""
    user_id: int = Field(primary_key=True, sa_type=cast(Any, sa.BigInteger))
    """Who wants that."""


class TalkLineRow(SQLModel, table=True):
    """Something said in private."""

    __tablename__ = "talk_lines"
    __table_args__ = (sa.Index("ix_talk_lines_talk", "talk_id", "id"), sa.Index("ix_talk_lines_user", "user_id"))

    id: int | None = Field(default=None, primary_key=True, sa_type=cast(Any, ROW_ID))
    """In this order lines were said."""
    talk_id: int = Field(foreign_key="talks.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    """The talk it belongs to."""
    seat: int
    """The seat that said it."""
    user_id: int = snowflake()
    """Who had that seat then."""
    text: str = long_text()
    """What was said, as they wrote it."""
    at: float
    """When, in seconds since 1970."""


class TalkHeardRow(SQLModel, table=True):
    """Somebody was told something in private; whoever has a seat later reads nothing of it."""

    __tablename__ = "talk_heard"
    __table_args__ = (sa.Index("ix_talk_heard_user", "user_id"),)

    line_id: int = Field(primary_key=True, foreign_key="talk_lines.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    """What was said."""
    user_id: int = Field(primary_key=True, sa_type=cast(Any, sa.BigInteger))
    """Who was told; whoever said it stands with the line."""
    kept: bool = False
    """It was said to them and kept from them, because they or who said it wants nothing to do with the other; they are
    of the talk all the same."""
