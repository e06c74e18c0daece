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
    (``bot.tables.care``). Users are ``None`` who are known no more."""

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


class ServerRow(SQLModel, table=True):
    """A server's settings. ``channels``: JSON list of channel ids; ``reports_id``: a channel that hears of reports."""

    __tablename__ = "servers"

    id: int = Field(primary_key=True, sa_type=cast(Any, sa.BigInteger), sa_column_kwargs={"autoincrement": False})
    locale: str = "en"
    creator_role: int = snowflake(default=0)
    channels: str = long_text(default="[]")
    reports_id: int | None = snowflake(default=None)
