"""The tables about what panels show; read with those of ``bot.store.models``, which names it."""

from __future__ import annotations

from typing import Any, cast

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

from bot.store.columns import ROW_ID, long_text, snowflake


class ShownRow(SQLModel, table=True):
    """What the live panel of a seat is known to show, so that it need not be drawn and uploaded again."""

    __tablename__ = "shown"

    table_id: int = Field(primary_key=True, foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    """The table that the message shows."""
    seat: int = Field(primary_key=True)
    """The seat whose panel it is."""
    clicks: int = 0
    """How often the panel was to be changed by a click, counted before and after each of them."""
    message_id: int | None = snowflake(default=None)
    """The message of the panel that ``facts`` are about; ``None`` before one was delivered."""
    facts: str = long_text(default="")
    """JSON of a ``bot.tables.unit.posts.Shown``, empty when it is not known what ``message_id`` shows."""
    place: str = long_text(default="")
    """JSON of a ``bot.tables.unit.posts.PanelPlace``: where its person is in it; empty at the top of what is asked."""
    place_acts: int = 0
    """How many actions the seat had ever taken when ``place`` was written."""
    touched_at: float = 0.0
    """When it was last pressed, in seconds since 1970; 0 for never."""
    message_at: float | None = Field(default=None, index=True)
    """When what an edit has asked comes as a message, unless somebody presses the panel before, in seconds since 1970;
    ``None`` for never."""
    asked: str = long_text(default="[]")
    """JSON of the ids of these questions."""


class DisplayRow(SQLModel, table=True):
    """A display of a seat's panel that Discord has confirmed: what its holder could have read."""

    __tablename__ = "displays"
    __table_args__ = (sa.Index("ix_displays_seat", "table_id", "seat", "seq"),)

    id: int | None = Field(default=None, primary_key=True, sa_type=cast(Any, ROW_ID))
    """Displays of a later moment have a higher one."""
    table_id: int = Field(foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    """The table whose panel is shown."""
    seat: int
    """The seat whose panel it was."""
    seq: int
    """The number of the last action of which it told."""
    since: int = -1
    """The number of the action after which it began to tell, -1 where that is not known."""
    message_id: int = snowflake()
    """The message where it stood, 0 where that is not known."""
    figures: str = long_text()
    """JSON of the seat's own ``Figures`` then."""
    at: float
    """When it was first confirmed, in seconds since 1970."""
