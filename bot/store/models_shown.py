"""The table about what panels show; read with those of ``bot.store.models``, which names it."""

from __future__ import annotations

from typing import Any, cast

from sqlmodel import Field, SQLModel

from bot.store.columns import ROW_ID, long_text, snowflake


class ShownRow(SQLModel, table=True):
    """What the live panel of a seat is known to show, so that it need not be drawn and uploaded again.

    ``clicks``: how often the panel was to be changed by a click, counted before and after each of them; ``facts``: JSON
    of a ``bot.tables.post.Shown``, empty when it is not known what ``message_id`` shows.
    """

    __tablename__ = "shown"

    table_id: int = Field(primary_key=True, foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    seat: int = Field(primary_key=True)
    clicks: int = 0
    message_id: int | None = snowflake(default=None)
    facts: str = long_text(default="")
