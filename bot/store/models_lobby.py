"""The tables of what comes before a game: who waits for one, who is asked to one."""

from __future__ import annotations

from typing import Any, cast

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

from bot.store.columns import ROW_ID


class QueueRow(SQLModel, table=True):
    """Somebody waits on a server for a game."""

    __tablename__ = "queue"
    __table_args__ = (sa.Index("ix_queue_user", "user_id"), sa.Index("ix_queue_until", "until"))

    guild_id: int = Field(primary_key=True, sa_type=cast(Any, sa.BigInteger))
    """The server."""
    game: str = Field(primary_key=True)
    """The id of the game."""
    seats: int = Field(primary_key=True)
    """Of how many seats."""
    hours: int = Field(primary_key=True)
    """With turns of so many hours."""
    user_id: int = Field(primary_key=True, sa_type=cast(Any, sa.BigInteger))
    """Who waits."""
    channel_id: int = Field(sa_type=cast(Any, sa.BigInteger))
    """Where they asked for it."""
    name: str
    """What they were called then."""
    locale: str
    """The language they asked in."""
    since: float
    """Since when they wait, in seconds since 1970."""
    until: float
    """When they wait no longer, in seconds since 1970."""


class InvitationRow(SQLModel, table=True):
    """Somebody is asked to a table that has not started."""

    __tablename__ = "invitations"
    __table_args__ = (sa.Index("ix_invitations_user", "user_id"),)

    table_id: int = Field(primary_key=True, foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    """The table to which somebody is asked."""
    user_id: int = Field(primary_key=True, sa_type=cast(Any, sa.BigInteger))
    """Who is asked."""
    at: float
    """When they were asked, in seconds since 1970."""
