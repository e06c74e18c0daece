"""The tables about what panels show; read with those of ``bot.store.models``, which names it."""

from __future__ import annotations

from typing import Any, cast

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

from bot.store.columns import ROW_ID, long_text, snowflake


class ShownRow(SQLModel, table=True):
    """What the live panel of a seat is known to show, so that it need not be drawn and uploaded again.

    ``clicks``: how often the panel was to be changed by a click, counted before and after each of them; ``facts``: JSON
    of a ``bot.tables.unit.posts.Shown``, empty when it is not known what ``message_id`` shows.
    """

    __tablename__ = "shown"

    table_id: int = Field(primary_key=True, foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    seat: int = Field(primary_key=True)
    clicks: int = 0
    message_id: int | None = snowflake(default=None)
    facts: str = long_text(default="")


class DisplayRow(SQLModel, table=True):
    """A display of a seat's panel that Discord has confirmed: what its holder could have read.

    ``since``: the action after which it began to tell, -1 where that is not known; ``seq``: the last action of which it
    told; ``message_id``: where it stood, 0 where that is not known; ``figures``:
    JSON of the seat's own ``Figures`` then; ``at``: when it was first confirmed.
    """

    __tablename__ = "displays"
    __table_args__ = (sa.Index("ix_displays_seat", "table_id", "seat", "seq"),)

    id: int | None = Field(default=None, primary_key=True, sa_type=cast(Any, ROW_ID))
    table_id: int = Field(foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    seat: int
    seq: int
    since: int = -1
    message_id: int = snowflake()
    figures: str = long_text()
    at: float
