"""Rows of what is said to Discord: posts that wait or were sent, and panels that stand."""

from __future__ import annotations

from typing import Any, cast

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

from bot.store import (  # noqa: F401 - their rows are of the same database
    lanes,
    models_care,
    models_lobby,
    models_results,
    models_shown,
    models_talk,
    models_time,
)
from bot.store.columns import ROW_ID, long_text, snowflake


class OutboxRow(SQLModel, table=True):
    """One thing to do on Discord."""

    __tablename__ = "outbox"
    __table_args__ = (
        *lanes.INDEXES,
        sa.Index("ix_outbox_table", "table_id", "status"),
        sa.Index("ix_outbox_message", "message_id"),
    )

    id: int | None = Field(default=None, primary_key=True, sa_type=cast(Any, ROW_ID))
    """Its number: what was planned first has the lower one."""
    table_id: int = Field(foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    """The table it is about."""
    lane: str
    """Posts of one lane go out in their order: ``t7`` of a table, ``u5`` to a user, ``r7`` the replays of a table,
    ``h7`` its thread that Herald may not open yet."""
    share: int | None = Field(default=None, sa_column=lanes.SHARE)
    """The share of the lanes that its lane belongs to, from 0; see ``bot.store.lanes``."""
    urgency: int | None = Field(default=None, sa_column=lanes.URGENCY)
    """How urgent it is, the lower the sooner; see ``bot.store.lanes``."""
    kind: str
    """A value of ``bot.tables.unit.posts.PostKind``."""
    op: str
    """``send``, ``edit``, ``close`` (the last edit of a live message that ``message_id`` names), ``delete`` (of that
    message), ``thread`` (open it) or ``members`` (of the thread)."""
    status: str = "pending"
    """``pending``, ``sending`` (a crash may have left it open), ``sent``, ``skipped`` or ``failed``."""
    seat: int = -1
    """The seat it is for, -1 for none."""
    user_id: int | None = snowflake(default=None)
    """To whom it goes as a direct message; ``None``: to the table's thread or channel."""
    payload: str = long_text(default="{}")
    """JSON of what it is to say; see ``bot.tables.unit.posts.Post``."""
    after_id: int | None = snowflake(default=None)
    """It waits for the row of this number, but not for long; ``None``: it waits for none."""
    attempts: int = 0
    """How often it was tried in vain."""
    not_before: float = 0.0
    """Back-off: it is not tried before this moment, in seconds since 1970; 0 for at once."""
    fingerprint: str = ""
    """Of the composed message, set before it is first sent; empty before."""
    first_try_at: float | None = None
    """When it was first sent, in seconds since 1970; ``None`` while it never was."""
    channel_id: int | None = snowflake(default=None)
    """Where its message stands; ``None`` while that is not known."""
    message_id: int | None = snowflake(default=None)
    """The message that came of it, or that it edits, closes or deletes; ``None`` while that is not known."""
    error: str = long_text(default="")
    """Why it failed or was skipped, in English; empty otherwise."""
    created_at: float
    """When it was planned, in seconds since 1970."""
    done_at: float | None = None
    """When it was sent, skipped or given up, in seconds since 1970; ``None`` while it is open."""


class PanelRow(SQLModel, table=True):
    """A live message that is edited: the lobby card, the status of the phase, a seat's panel."""

    __tablename__ = "panels"

    table_id: int = Field(primary_key=True, foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    """The table it shows."""
    kind: str = Field(primary_key=True)
    """``lobby``, ``status`` or ``panel``, as in ``bot.tables.unit.posts.PostKind``."""
    seat: int = Field(primary_key=True)
    """The seat whose panel it is, -1 for none."""
    user_id: int | None = snowflake(default=None)
    """In whose direct messages it stands; ``None``: at the table."""
    channel_id: int = snowflake()
    """The channel, thread or direct messages where it stands."""
    message_id: int = snowflake()
    """The message itself."""
