"""The tables of what comes before a game: who waits for one, who is asked to one."""

from __future__ import annotations

from typing import Any, cast

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

from bot.store.columns import ROW_ID


class QueueRow(SQLModel, table=True):
    """Somebody waits on a server for a game of so many seats with turns of so many ``hours``. ``channel_id``: where he
    asked for it; ``until``: when he waits no longer."""

    __tablename__ = "queue"
    __table_args__ = (sa.Index("ix_queue_user", "user_id"), sa.Index("ix_queue_until", "until"))

    guild_id: int = Field(primary_key=True, sa_type=cast(Any, sa.BigInteger))
    game: str = Field(primary_key=True)
    seats: int = Field(primary_key=True)
    hours: int = Field(primary_key=True)
    user_id: int = Field(primary_key=True, sa_type=cast(Any, sa.BigInteger))
    channel_id: int = Field(sa_type=cast(Any, sa.BigInteger))
    name: str
    locale: str
    since: float
    until: float


class InvitationRow(SQLModel, table=True):
    """Somebody is asked to a table that has not started."""

    __tablename__ = "invitations"
    __table_args__ = (sa.Index("ix_invitations_user", "user_id"),)

    table_id: int = Field(primary_key=True, foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    user_id: int = Field(primary_key=True, sa_type=cast(Any, sa.BigInteger))
    at: float
