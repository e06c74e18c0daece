"""The tables of the database. Times are seconds since 1970-01-01 UTC; JSON stands in text columns.

The models say what a row is; statements are written with SQLAlchemy Core on the ``Table`` objects below, because
an act must cost few and always the same number of statements.
"""

from __future__ import annotations

from typing import Any, cast

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

ROW_ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")
"""A row number that SQLite counts by itself and PostgreSQL keeps in 64 bits."""


def _snowflake(**more: Any) -> Any:
    return Field(sa_type=cast(Any, sa.BigInteger), **more)


def _text(**more: Any) -> Any:
    return Field(sa_type=cast(Any, sa.Text), **more)


class InstanceRow(SQLModel, table=True):
    """One row: the random word by which posts of this database are told from those of another."""

    __tablename__ = "instance"

    id: int = Field(primary_key=True)
    word: str


class TableRow(SQLModel, table=True):
    """A table and where it stands.

    ``seq``: number of the last action; ``epoch``: counts what everybody noticed; ``phase_seq``: the last action
    told in a board post; ``turns``: deadlines set so far; ``time_left``: seconds left of the deadline of a paused
    table; ``bot_due``: a computer player has to act; ``thread_state``: none, open or failed.
    """

    __tablename__ = "tables"
    __table_args__ = (
        sa.Index("ix_tables_guild", "guild_id", "status"),
        sa.Index("ix_tables_channel", "channel_id"),
        sa.Index("ix_tables_organiser", "organiser_id"),
        sa.Index("ix_tables_thread", "thread_id"),
        sa.Index("ix_tables_lobby", "lobby_message_id"),
        sa.Index("ix_tables_bot_due", "bot_due", "status"),
    )

    id: int | None = Field(default=None, primary_key=True, sa_type=cast(Any, ROW_ID))
    guild_id: int = _snowflake()
    channel_id: int = _snowflake()
    thread_id: int | None = _snowflake(default=None)
    thread_state: str = "none"
    lobby_message_id: int | None = _snowflake(default=None)
    game: str
    name: str = ""
    locale: str = "en"
    status: str = "lobby"
    organiser_id: int = _snowflake()
    seat_count: int
    options: str = _text(default="{}")
    policy: str = _text(default="{}")
    seq: int = 0
    epoch: int = 0
    phase_seq: int = 0
    turns: int = 0
    time_left: float | None = None
    bot_due: bool = False
    seed: str
    seed_hash: str
    schema_version: int = 0
    rules_version: int = 0
    created_at: float
    started_at: float | None = None
    finished_at: float | None = None


class SeatRow(SQLModel, table=True):
    """A seat of a table.

    ``step``: what it must decide now (empty when nothing) and ``since`` when; ``panel_step``: the step of its last
    panel in this phase; ``acts``: actions it ever took; ``undoable``: batches it may take back; ``held``: it missed its
    deadline and a computer makes this one decision; ``dm_noted``: the thread was told in this phase that its user
    takes no direct messages.
    """

    __tablename__ = "seats"
    __table_args__ = (sa.Index("ix_seats_user", "user_id"),)

    table_id: int = Field(primary_key=True, foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    seat: int = Field(primary_key=True)
    name: str = ""
    user_id: int | None = _snowflake(default=None)
    computer: str = ""
    autopilot: bool = False
    offered: bool = False
    step: str = ""
    since: float = 0.0
    panel_step: str = ""
    acts: int = 0
    undoable: int = 0
    held: bool = False
    dm_noted: bool = False


class StateRow(SQLModel, table=True):
    """The position of a running or finished table, and the one behind which undo does not go."""

    __tablename__ = "states"

    table_id: int = Field(primary_key=True, foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    data: bytes
    base: bytes
    base_seq: int = 0


class ActionRow(SQLModel, table=True):
    """One line of the action log. ``kind``: setup (number 0), act, or undo, whose ``text`` lists the numbers of the
    actions taken back. ``draws``: JSON list of draws. ``secret``: taken from a secret prompt."""

    __tablename__ = "actions"
    __table_args__ = (
        sa.UniqueConstraint("table_id", "seq", name="uq_actions_table_seq"),
        sa.Index("ix_actions_user", "table_id", "user_id", "seq"),
    )

    id: int | None = Field(default=None, primary_key=True, sa_type=cast(Any, ROW_ID))
    table_id: int = Field(foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    seq: int
    seat: int
    user_id: int | None = _snowflake(default=None)
    kind: str = "act"
    text: str = _text()
    draws: str = _text(default="[]")
    batch: int
    secret: bool = False
    undone: bool = False
    at: float


class SnapshotRow(SQLModel, table=True):
    """The position after set-up (number 0) and after every action that ended a phase."""

    __tablename__ = "snapshots"

    table_id: int = Field(primary_key=True, foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    seq: int = Field(primary_key=True)
    data: bytes
    at: float


class EventRow(SQLModel, table=True):
    """One event. ``audience``: empty for everybody, else seats as ``,0,2,``."""

    __tablename__ = "events"
    __table_args__ = (sa.Index("ix_events_table", "table_id", "seq", "place"),)

    id: int | None = Field(default=None, primary_key=True, sa_type=cast(Any, ROW_ID))
    table_id: int = Field(foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    seq: int
    place: int
    key: str
    params: str = _text(default="{}")
    audience: str = ""
    seals: bool = False
    milestone: bool = False
    undone: bool = False
    at: float


class DeadlineRow(SQLModel, table=True):
    """The running deadline of a table; ``act_at`` is ``due_at`` and the grace after it."""

    __tablename__ = "deadlines"
    __table_args__ = (sa.Index("ix_deadlines_act", "act_at"),)

    table_id: int = Field(primary_key=True, foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    turn: int
    started_at: float
    due_at: float
    act_at: float
    nudged: bool = False


class ReminderRow(SQLModel, table=True):
    """One reminder to come of a table's deadline."""

    __tablename__ = "reminders"
    __table_args__ = (sa.Index("ix_reminders_at", "at"), sa.Index("ix_reminders_table", "table_id"))

    id: int | None = Field(default=None, primary_key=True, sa_type=cast(Any, ROW_ID))
    table_id: int = Field(foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    turn: int
    at: float


class OutboxRow(SQLModel, table=True):
    """One thing to do on Discord.

    ``lane``: posts of one lane go out in their order. ``op``: send, edit, close (the last edit of a live message that
    ``message_id`` names) or thread. ``status``: pending, sending (a crash may have left it open), sent, skipped or
    failed. ``seat``: -1 for none. ``after_id``: waits for that row. ``fingerprint``: of the composed message, set
    before it is first sent. ``not_before``: back-off.
    """

    __tablename__ = "outbox"
    __table_args__ = (
        sa.Index("ix_outbox_lane", "status", "lane", "id"),
        sa.Index("ix_outbox_table", "table_id", "status"),
        sa.Index("ix_outbox_message", "message_id"),
    )

    id: int | None = Field(default=None, primary_key=True, sa_type=cast(Any, ROW_ID))
    table_id: int = Field(foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    lane: str
    kind: str
    op: str
    status: str = "pending"
    seat: int = -1
    user_id: int | None = _snowflake(default=None)
    payload: str = _text(default="{}")
    after_id: int | None = _snowflake(default=None)
    attempts: int = 0
    not_before: float = 0.0
    fingerprint: str = ""
    first_try_at: float | None = None
    channel_id: int | None = _snowflake(default=None)
    message_id: int | None = _snowflake(default=None)
    error: str = _text(default="")
    created_at: float
    done_at: float | None = None


class PanelRow(SQLModel, table=True):
    """A live message that is edited: the lobby card, the status of the phase, a seat's panel. ``seat``: -1 for none."""

    __tablename__ = "panels"

    table_id: int = Field(primary_key=True, foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    kind: str = Field(primary_key=True)
    seat: int = Field(primary_key=True)
    user_id: int | None = _snowflake(default=None)
    channel_id: int = _snowflake()
    message_id: int = _snowflake()


class UserRow(SQLModel, table=True):
    """A user's settings. ``locale``: the language he chose, empty for none; ``seen``: the one he was first seen with.
    ``dm``: unknown, open or closed."""

    __tablename__ = "users"

    id: int = Field(primary_key=True, sa_type=cast(Any, sa.BigInteger), sa_column_kwargs={"autoincrement": False})
    locale: str = ""
    seen: str = ""
    zone: str = "UTC"
    reminders: bool = True
    dms: bool = True
    dm: str = "unknown"
    dm_channel_id: int | None = _snowflake(default=None)


class ServerRow(SQLModel, table=True):
    """A server's settings. ``channels``: JSON list of channel ids."""

    __tablename__ = "servers"

    id: int = Field(primary_key=True, sa_type=cast(Any, sa.BigInteger), sa_column_kwargs={"autoincrement": False})
    locale: str = "en"
    creator_role: int = _snowflake(default=0)
    channels: str = _text(default="[]")


METADATA = SQLModel.metadata
instance = METADATA.tables["instance"]
tables = METADATA.tables["tables"]
seats = METADATA.tables["seats"]
states = METADATA.tables["states"]
actions = METADATA.tables["actions"]
snapshots = METADATA.tables["snapshots"]
events = METADATA.tables["events"]
deadlines = METADATA.tables["deadlines"]
reminders = METADATA.tables["reminders"]
outbox = METADATA.tables["outbox"]
panels = METADATA.tables["panels"]
users = METADATA.tables["users"]
servers = METADATA.tables["servers"]
