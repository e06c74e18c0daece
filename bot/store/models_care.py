"""The tables about servers and who keeps away from whom; read with those of ``bot.store.models``, which names them."""

from __future__ import annotations

from typing import Any, cast

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

from bot.store.columns import ROW_ID, long_text, snowflake


class BanRow(SQLModel, table=True):
    """Somebody may neither join nor open tables on a server. ``by_user`` None: whoever banned him is known no more."""

    __tablename__ = "bans"

    guild_id: int = Field(primary_key=True, sa_type=cast(Any, sa.BigInteger))
    user_id: int = Field(primary_key=True, sa_type=cast(Any, sa.BigInteger))
    by_user: int | None = snowflake(default=None)
    reason: str = long_text(default="")
    at: float


class BlockRow(SQLModel, table=True):
    """``user_id`` wants nothing to do with ``other_id``. Told to nobody else."""

    __tablename__ = "blocks"
    __table_args__ = (sa.Index("ix_blocks_other", "other_id"),)

    user_id: int = Field(primary_key=True, sa_type=cast(Any, sa.BigInteger))
    other_id: int = Field(primary_key=True, sa_type=cast(Any, sa.BigInteger))
    at: float


class ReportRow(SQLModel, table=True):
    """What somebody told those who manage a server. ``evidence``: JSON, what everybody could read at the table then
    (``bot.tables.members.moderation``). Users are ``None`` who are known no more."""

    __tablename__ = "reports"
    __table_args__ = (sa.Index("ix_reports_guild", "guild_id", "closed_at"),)

    id: int | None = Field(default=None, primary_key=True, sa_type=cast(Any, ROW_ID))
    guild_id: int = snowflake()
    table_id: int = Field(foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    by_user: int | None = snowflake(default=None)
    about_user: int | None = snowflake(default=None)
    said: str = long_text()
    evidence: str = long_text()
    at: float
    closed_by: int | None = snowflake(default=None)
    closed_at: float | None = None


class WebhookRow(SQLModel, table=True):
    """An address that hears of a person's turns, or of what everybody is told at ``table_id``. ``secret``: signs
    what is sent; ``after_id``: the last post of the outbox that was looked at; ``fails``: in a row."""

    __tablename__ = "webhooks"
    __table_args__ = (sa.Index("ix_webhooks_user", "user_id"), sa.Index("ix_webhooks_due", "off", "not_before"))

    id: int | None = Field(default=None, primary_key=True, sa_type=cast(Any, ROW_ID))
    user_id: int = snowflake()
    table_id: int | None = Field(default=None, foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    url: str = long_text()
    secret: str
    after_id: int = snowflake(default=0)
    fails: int = 0
    not_before: float = 0.0
    off: bool = False
    created_at: float


class ArchiveRow(SQLModel, table=True):
    """What a table that is long over has left in ``states``, ``actions``, ``events`` and ``snapshots``, packed
    (``bot.tables.history.archive``)."""

    __tablename__ = "archives"

    table_id: int = Field(primary_key=True, foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    data: bytes
    at: float


class ServerRow(SQLModel, table=True):
    """A server's settings. ``channels``: JSON list of channel ids; ``reports_id``: a channel that hears of reports;
    ``open``: anybody may read its public tables (``bot.serving.public_api``)."""

    __tablename__ = "servers"

    id: int = Field(primary_key=True, sa_type=cast(Any, sa.BigInteger), sa_column_kwargs={"autoincrement": False})
    locale: str = "en"
    creator_role: int = snowflake(default=0)
    channels: str = long_text(default="[]")
    reports_id: int | None = snowflake(default=None)
    open: bool = False
