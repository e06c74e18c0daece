"""The tables about servers and who keeps away from whom; read with those of ``bot.store.models``, which names them."""

from __future__ import annotations

from typing import Any, cast

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

from bot.store.columns import ROW_ID, long_text, snowflake


class BanRow(SQLModel, table=True):
    """Somebody may neither join nor open tables on a server."""

    __tablename__ = "bans"

    guild_id: int = Field(primary_key=True, sa_type=cast(Any, sa.BigInteger))
    """The server."""
    user_id: int = Field(primary_key=True, sa_type=cast(Any, sa.BigInteger))
    """Who is banned."""
    by_user: int | None = snowflake(default=None)
    """Who banned them; ``None``: somebody who is known no more."""
    reason: str = long_text(default="")
    """Why, in the words of whoever banned them; empty for none given."""
    at: float
    """Since when, in seconds since 1970."""


class BlockRow(SQLModel, table=True):
    """Somebody wants nothing to do with somebody else. Told to nobody else."""

    __tablename__ = "blocks"
    __table_args__ = (sa.Index("ix_blocks_other", "other_id"),)

    user_id: int = Field(primary_key=True, sa_type=cast(Any, sa.BigInteger))
    """Who keeps away."""
    other_id: int = Field(primary_key=True, sa_type=cast(Any, sa.BigInteger))
    """From whom."""
    at: float
    """Since when, in seconds since 1970."""


class ReportRow(SQLModel, table=True):
    """What somebody told those who manage a server."""

    __tablename__ = "reports"
    __table_args__ = (sa.Index("ix_reports_guild", "guild_id", "closed_at"),)

    id: int | None = Field(default=None, primary_key=True, sa_type=cast(Any, ROW_ID))
    """The report's number, as people type it."""
    guild_id: int = snowflake()
    """The server whose managers read it."""
    table_id: int = Field(foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    """The table it is about."""
    by_user: int | None = snowflake(default=None)
    """Who reported; ``None``: somebody who is known no more."""
    about_user: int | None = snowflake(default=None)
    """Whom it is about; ``None``: nobody by name, or somebody who is known no more."""
    said: str = long_text()
    """What happened, in the words of whoever reported."""
    evidence: str = long_text()
    """JSON of what everybody could read at the table then (``bot.tables.members.moderation``)."""
    at: float
    """When it was handed in, in seconds since 1970."""
    closed_by: int | None = snowflake(default=None)
    """Which manager has dealt with it; ``None``: nobody yet, or somebody who is known no more."""
    closed_at: float | None = None
    """When that was, in seconds since 1970; ``None``: it is open."""


class WebhookRow(SQLModel, table=True):
    """An address that hears of a person's turns, or of what everybody is told at a table."""

    __tablename__ = "webhooks"
    __table_args__ = (sa.Index("ix_webhooks_user", "user_id"), sa.Index("ix_webhooks_due", "off", "not_before"))

    id: int | None = Field(default=None, primary_key=True, sa_type=cast(Any, ROW_ID))
    """The webhook's number, as people type it."""
    user_id: int = snowflake()
    """Who has set it and hears by it."""
    table_id: int | None = Field(default=None, foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    """The table it hears of; ``None``: its person's turns."""
    url: str = long_text()
    """Where it is told, an address that was checked."""
    secret: str
    """Signs what is sent."""
    after_id: int = snowflake(default=0)
    """The number of the last post of the outbox that was looked at."""
    fails: int = 0
    """How often it failed in a row."""
    not_before: float = 0.0
    """Back-off: it is told nothing before this moment, in seconds since 1970; 0 for at once."""
    off: bool = False
    """It was given up after too many failures."""
    created_at: float
    """When it was added, in seconds since 1970."""


class ArchiveRow(SQLModel, table=True):
    """What a table that is long over has left in ``states``, ``actions``, ``events`` and ``snapshots``, packed
    (``bot.tables.history.archive``)."""

    __tablename__ = "archives"

    table_id: int = Field(primary_key=True, foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    """The table that was packed."""
    data: bytes
    """The packed rows."""
    digest: str = ""
    """The digest of ``data``; empty where it was packed before there were any."""
    at: float
    """When they were packed, in seconds since 1970."""


class ServerRow(SQLModel, table=True):
    """A server's settings."""

    __tablename__ = "servers"

    id: int = Field(primary_key=True, sa_type=cast(Any, sa.BigInteger), sa_column_kwargs={"autoincrement": False})
    """Its number at Discord."""
    locale: str = ""
    """The language of its tables, where they name no other; empty for that of whoever opens one."""
    creator_role: int = snowflake(default=0)
    """The role that may open tables, 0 for everyone."""
    channels: str = long_text(default="[]")
    """JSON list of the ids of the channels where tables may be opened, empty for anywhere."""
    reports_id: int | None = snowflake(default=None)
    """The channel that hears of reports, ``None`` for none."""
    open: bool = False
    """Anybody may read its public tables (``bot.serving.public_api``)."""
