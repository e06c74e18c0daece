"""The tables of the database. Times are seconds since 1970-01-01 UTC; JSON stands in text columns.

The models say what a row is; statements are written with SQLAlchemy Core on the ``Table`` objects below, because
an act must cost few and always the same number of statements.
"""

from __future__ import annotations

from typing import Any, cast

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

from bot.store import (  # noqa: F401 - their rows are of the same database
    lanes,
    models_care,
    models_lobby,
    models_outbox,
    models_results,
    models_shown,
    models_talk,
    models_time,
)
from bot.store.columns import ROW_ID, long_text, snowflake


class InstanceRow(SQLModel, table=True):
    """What tells this database from any other; one row."""

    __tablename__ = "instance"

    id: int = Field(primary_key=True)
    """Always 1: there is one row."""
    word: str
    """Random, made with the database: markers of posts are hashed from it, so that two databases never make the
    same."""
    application_id: int = snowflake(default=0, sa_column_kwargs={"server_default": "0"})
    """The bot whose tables these are, by its application; 0 until one has started."""


class TableFacts(SQLModel):
    """What everybody may know of a table, as far as it stands in its row."""

    id: int = Field(primary_key=True, sa_type=cast(Any, ROW_ID))
    """The table's number, as people type it (``#7``); 0 until the row is written."""
    guild_id: int = snowflake()
    """The server it is played on; 0 where nothing of it stands in any channel (``alone``)."""
    channel_id: int = snowflake()
    """The channel of its lobby card, or the private thread itself; 0 where it stands in no channel."""
    thread_id: int | None = snowflake(default=None)
    """The thread where the game is told; ``None`` until it is open, or when it is gone."""
    thread_state: str = "none"
    """``none``, ``open``, ``failed`` (until Herald may open one, the game is told in the channel) or ``lost`` (the
    channel itself is gone)."""
    lobby_message_id: int | None = snowflake(default=None)
    """The message of the lobby card; ``None`` while none stands."""
    game: str
    """The id of the game (``engine.core.registry.Game.id``)."""
    name: str = ""
    """The name that its organiser gave it, empty for none."""
    locale: str = "en"
    """The language in which its thread is written, ``en`` or ``es``."""
    status: str = "lobby"
    """A value of ``bot.tables.model.TableStatus``."""
    organiser_id: int = snowflake()
    """The user who opened it, or to whom it was handed on; 0 once they have had themselves forgotten."""
    seat_count: int
    """How many seats it has, taken or not."""
    asleep: bool = False
    """It is paused because nobody was there; a click of somebody who sits there wakes it."""
    stopped: bool = False
    """Its rules failed, and its time stands still while it runs (``bot.tables.play.faults``)."""
    damage: str = ""
    """Whether what is stored of its game is damaged: ``restoring`` while it is put back from the log, ``closed`` where
    that is not possible; empty as long as nothing is (``bot.tables.history.restoring``)."""
    practice: bool = False
    """One person may hold several seats from the start; such a game is not rated."""
    private: bool = False
    """Its channel is a private thread, or it stands in no channel: nobody else hears of it."""
    lesson: bool = False
    """Somebody's first game against computers, of which nothing stands in any channel."""
    hints: bool = False
    """Seats may ask a computer player what it would do."""
    drawn: bool = False
    """Who sits where is drawn at the start."""
    drafted: bool = False
    """In an order that is drawn, each has what is left of their ``wishes`` at the start."""
    invited: bool = False
    """Only people who are asked to it may join before it starts."""
    ended: str = ""
    """Why it ended when the rules did not end it, an ``outcome-`` message; empty otherwise."""
    seq: int = 0
    """The number of the last action; 0 is the set-up."""
    epoch: int = 0
    """Counts what everybody noticed; 1 when the game begins."""
    seed: str = ""
    """From this all luck of the game follows; secret until it is over."""
    seed_hash: str = ""
    """SHA-256 of the seed, told to everybody before the start."""
    imported: bool = False
    """It came from a file, so that nobody here saw its seed's hash before its luck fell."""
    forked_from: int | None = snowflake(default=None)
    """The table from whose position one person tries out, against computers, what might have come of it; nothing of
    that stands in a channel. ``None`` for a table of its own."""
    press: str = "rulebook"
    """What may be said in private (``bot.tables.members.talk_rules``)."""
    anonymous: bool = False
    """Who has which seat is known only when the game is over."""
    created_at: float = 0.0
    """When its row was made, in seconds since 1970."""
    started_at: float | None = None
    """When its game began, in seconds since 1970; ``None`` before."""
    finished_at: float | None = None
    """When it was finished or cancelled, in seconds since 1970; ``None`` before."""

    @property
    def place(self) -> int | None:
        """The thread or channel where the game is told, ``None`` when that is gone."""
        return None if self.thread_state == "lost" else self.thread_id or self.channel_id

    @property
    def alone(self) -> bool:
        """Whether it is one person's, who plays against computers, and stands in no channel."""
        return self.lesson or self.forked_from is not None


class TableRecord(TableFacts):
    """A whole row of ``tables`` as a plain object."""

    lacks: str = ""
    """What Herald may not do there, as the organiser was told: words of ``bot.workers.outbox.transport.Permission``, in
    alphabetical order with spaces between; empty for nothing."""
    options: str = long_text(default="{}")
    """The options of its game as a JSON object; ``Rules.options_of`` reads them."""
    policy: str = long_text(default="{}")
    """JSON of its ``bot.tables.model.DeadlinePolicy``."""
    places: str = long_text(default="[]")
    """JSON list of the places when people ended the game: seats from best to worst, tied seats sharing a list."""
    fault: str = long_text(default="")
    """JSON of what failed when its rules did (``bot.tables.play.faults.Fault``), empty for nothing."""
    shortened: bool = False
    """While the game ran its turns have become so short that people would play by appointment, which they had not
    agreed on."""
    board_seq: int = 0
    """The number of the action after which the last board was posted."""
    board_digest: str = ""
    """Of what the last board showed; empty before the first."""
    nearing: str = ""
    """The end in sight that the thread was told of last (``Nearing.mark``), empty for none."""
    person_round: int = -1
    """The round up to which people acted, by ``Rules.round_of``; -1 while nobody else acted since."""
    paused_at: float | None = None
    """Since when a paused table's time stands still, in seconds since 1970; ``None`` while it runs."""
    bot_due: bool = False
    """A computer player has to act: the autopilot finds the table by this, also after a restart."""
    schema_version: int = 0
    """The shape of its saved position, as ``Rules.schema_version`` was then."""
    rules_version: int = 0
    """The rules by which it is played, as ``Rules.rules_version`` was at the start or at the last repair."""


class TableRow(TableRecord, table=True):
    """A table and where it stands."""

    __tablename__ = "tables"
    __table_args__ = (
        sa.Index("ix_tables_guild", "guild_id", "status"),
        sa.Index("ix_tables_channel", "channel_id"),
        sa.Index("ix_tables_organiser", "organiser_id"),
        sa.Index("ix_tables_thread", "thread_id"),
        sa.Index("ix_tables_lobby", "lobby_message_id"),
        sa.Index("ix_tables_bot_due", "bot_due", "status"),
        sa.Index("ix_tables_damage", "damage"),
        sa.Index("ix_tables_played", "game", "seat_count", "status", "finished_at"),
    )


class SeatFacts(SQLModel):
    """What everybody may know of a seat."""

    seat: int = Field(primary_key=True)
    """Its number at the table, from 0; people read it from 1."""
    name: str = ""
    """What its person or computer is called, which two seats may share; at an anonymous table ``#`` and its number."""
    user_id: int | None = snowflake(default=None)
    """The user who holds it; ``None``: it is free or a computer's."""
    computer: str = ""
    """The computer player that runs it, else empty."""
    autopilot: bool = False
    """A computer acts for the absent user for now."""
    offered: bool = False
    """Its user is gone while the game runs (left, or missed too much); anyone who may have it can take it."""
    word: str = ""
    """What it added to the luck of the game before the start, empty for nothing."""
    bank: float | None = None
    """Seconds on its clock when that was last counted, ``None`` for a full one."""
    arrivals: int = 0
    """How often somebody has sat down there since the game began, so that who has it now is told from who had it
    before."""


class SeatRecord(SeatFacts):
    """A whole row of ``seats`` as a plain object."""

    table_id: int = Field(primary_key=True, foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    """The table it belongs to."""
    asked: str = long_text(default="[]")
    """JSON list of its questions (``bot.tables.model.Question``): open ones, the most urgent first, then those that may
    come back."""
    acts: int = 0
    """How many actions it ever took; a computer's answer that was thought out before the last of them comes too
    late."""
    trail: str = ""
    """A hash of the actions it ever took, part of what its components carry."""
    heard: str = ""
    """A hash of every event it could know."""
    undoable: int = 0
    """How many of its last commands (batches of actions) it may take back."""
    looked_seq: int = 0
    """The number of the last action of which its user has read."""
    looked_figures: str = long_text(default="")
    """JSON of the ``Figures`` it had then, empty where that is not known (``bot.tables.play.read_marks``)."""
    style: str = ""
    """How it wants to be played: a style of its game, taken as its standing orders at the start; empty for none."""
    dm_noted: bool = False
    """The thread was told that its user takes no direct messages."""
    absent_since: float | None = None
    """When its user missed a deadline, in seconds since 1970; ``None`` when they missed none or have been there
    since."""
    known_as: str = ""
    """The name of its user while an anonymous table shows another, else empty."""
    wishes: str = ""
    """The seats that its user would like, the best first, as ``2,0``, before a draft."""
    bank_at: float | None = None
    """When its clock was last counted, in seconds since 1970 (``bot.tables.play.time_banks``); ``None``: never."""
    misses: int = 0
    """How many deadlines whoever sits there has missed."""
    late: bool = False
    """They missed the last one."""
    unwarned: bool = False
    """Nothing was asked of it since deadlines became shorter."""
    untold: bool = False
    """A computer took over because its user missed a deadline, and nobody has been told yet."""

    @property
    def machine(self) -> bool:
        """Whether a computer acts for this seat now."""
        return bool(self.computer) or self.autopilot

    @property
    def free(self) -> bool:
        """Whether nobody holds it."""
        return self.user_id is None and not self.computer


class SeatRow(SeatRecord, table=True):
    """A seat of a table."""

    __tablename__ = "seats"
    __table_args__ = (sa.PrimaryKeyConstraint("table_id", "seat"), sa.Index("ix_seats_user", "user_id"))


class HolderRow(SQLModel, table=True):
    """Somebody holds or held a seat of a table that has started, and so knows what it knows. Rows stay as long as the
    table does."""

    __tablename__ = "holders"

    table_id: int = Field(primary_key=True, foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    """The table at which somebody holds or held a seat."""
    seat: int = Field(primary_key=True)
    """The seat they hold or held; -1: they were removed and may not come back by themselves."""
    user_id: int = Field(primary_key=True, sa_type=cast(Any, sa.BigInteger))
    """The person; a number of nobody once they have had themselves forgotten."""
    gone: int | None = None
    """The turn in which they last left the seat or a computer took over for them, ``None`` when they never did."""


class MotionRow(SQLModel, table=True):
    """Something that people of a table are asked beside the game."""

    __tablename__ = "motions"
    __table_args__ = (sa.Index("ix_motions_due", "due_at"),)

    table_id: int = Field(primary_key=True, foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    """The table at which it is asked."""
    kind: str = Field(primary_key=True)
    """A value of ``bot.tables.unit.motions.MotionKind``."""
    seat: int = Field(primary_key=True)
    """The seat it is about, -1 for a vote of the whole table."""
    by_user: int = snowflake()
    """Who asked."""
    to_user: int | None = snowflake(default=None)
    """Who is to have the seat; ``None`` where no seat changes hands."""
    to_name: str = ""
    """What they are called, empty without ``to_user``."""
    asked_at: float
    """When it was asked, in seconds since 1970."""
    due_at: float | None = None
    """When it is decided at the latest, in seconds since 1970; ``None`` for never."""
    facts: str = long_text(default="{}")
    """JSON of what has been answered so far (``bot.tables.unit.motions.Facts``)."""


class StateRow(SQLModel, table=True):
    """The position of a running or finished table, and the one behind which undo does not go."""

    __tablename__ = "states"

    table_id: int = Field(primary_key=True, foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    """The table; one without a row has not started."""
    data: bytes
    """The position now, as ``Rules.dumps`` writes it."""
    digest: str = ""
    """The digest of ``data`` (``stored_positions``); empty where it was written before there were any."""
    base: bytes
    """The position behind which undo does not go, written in the same way."""
    base_digest: str = ""
    """The digest of ``base``; empty where it was written before there were any."""
    base_seq: int = 0
    """The number of the action after which ``base`` was."""


class ActionRow(SQLModel, table=True):
    """One line of the action log."""

    __tablename__ = "actions"
    __table_args__ = (
        sa.UniqueConstraint("table_id", "seq", name="uq_actions_table_seq"),
        sa.Index("ix_actions_user", "table_id", "user_id", "seq"),
    )

    id: int | None = Field(default=None, primary_key=True, sa_type=cast(Any, ROW_ID))
    """Numbers the lines of all tables."""
    table_id: int = Field(foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    """The table whose log it belongs to."""
    seq: int
    """Its number in the log of its table; 0 is the set-up."""
    seat: int
    """The seat that acted, -1 for none: only an ``act`` and an ``undo`` have one."""
    user_id: int | None = snowflake(default=None)
    """The user who acted; ``None``: a computer, nobody, or somebody who is known no more."""
    kind: str = "act"
    """``setup`` (number 0) or ``fork`` (the same), ``act``, ``undo``, ``rewind``, ``kept`` (today's rules go on from
    here) or ``corrected``."""
    text: str = long_text()
    """Of an ``act`` the action; of ``setup`` the players' words; of ``fork``, ``kept`` and ``corrected`` the position
    to go on from; of ``undo`` the numbers of the actions taken back; of ``rewind`` the number of the first line taken
    back and how many things are that everybody had heard of."""
    digest: str = ""
    """Of a text that holds a position its digest; empty for any other, and where it was written before there were
    any."""
    draws: str = long_text(default="[]")
    """JSON list of the draws (``engine.core.Draw``) that it brought."""
    batch: int
    """The number of the first action of the command it belongs to: undo takes back all of one command. 0 for a
    set-up."""
    secret: bool = False
    """It was taken from a secret prompt."""
    undone: bool = False
    """It was taken back."""
    at: float
    """When it was taken, in seconds since 1970."""


class SnapshotRow(SQLModel, table=True):
    """The position after set-up (number 0) and after every action that ended a phase."""

    __tablename__ = "snapshots"

    table_id: int = Field(primary_key=True, foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    """The table whose position it is."""
    seq: int = Field(primary_key=True)
    """The number of the action after which it was."""
    data: bytes
    """The position, as ``Rules.dumps`` writes it."""
    digest: str = ""
    """The digest of ``data``; empty where it was written before there were any."""
    at: float
    """When that action was taken, in seconds since 1970."""


class EventRow(SQLModel, table=True):
    """One event: something that happened in a game, as the log tells it."""

    __tablename__ = "events"
    __table_args__ = (sa.Index("ix_events_table", "table_id", "seq", "place"),)

    id: int | None = Field(default=None, primary_key=True, sa_type=cast(Any, ROW_ID))
    """Numbers the events of all tables."""
    table_id: int = Field(foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    """The table where it happened."""
    seq: int
    """The number of the action it came of."""
    place: int
    """Its place among the events that were written with it, from 0."""
    key: str
    """The message of the catalogues that tells it."""
    params: str = long_text(default="{}")
    """Typed terms as JSON."""
    audience: str = ""
    """Who may know it: empty for everybody, else seats as ``,0,2,``."""
    seals: bool = False
    """Undo must not go behind it."""
    tell: str = long_text(default="log")
    """``log`` (in the log alone), ``line`` (the thread hears it soon) or ``phase`` (a phase ended, the board is
    posted)."""
    undone: bool = False
    """What it came of was taken back."""
    at: float
    """When it happened, in seconds since 1970."""


class UserRow(SQLModel, table=True):
    """A user's settings."""

    __tablename__ = "users"
    __table_args__ = (sa.Index("ix_users_digest", "digest_at"),)

    id: int = Field(primary_key=True, sa_type=cast(Any, sa.BigInteger), sa_column_kwargs={"autoincrement": False})
    """Their number at Discord."""
    locale: str = ""
    """The language they chose, empty for none."""
    seen: str = ""
    """The language they were first seen with, empty while that is not known."""
    zone: str = "UTC"
    """Their time zone, by its name in the IANA database."""
    reminders: bool = True
    """They want to be reminded of a turn."""
    dms: bool = True
    """They want direct messages."""
    dm: str = "unknown"
    """Whether those arrive: ``unknown``, ``open``, ``closed`` or ``left`` (no member of a table's server any more)."""
    dm_channel_id: int | None = snowflake(default=None)
    """The channel of their direct messages, ``None`` while that is not known."""
    wake: int = 0
    """The hour of the day (0 to 23, in ``zone``) from which they are there; equal to ``sleep`` for always."""
    sleep: int = 0
    """The hour until which they are there."""
    away_from: float | None = None
    """When their last days off begin, in seconds since 1970; ``None`` for none."""
    away_until: float | None = None
    """When those end, in seconds since 1970; ``None`` for none."""
    away_before: str = ""
    """Earlier days off, as ``bot.tables.clock.availability.stored`` writes them; empty for none."""
    days_off: float = 14.0
    """How many days off they had left when that was counted at ``days_at``."""
    days_at: float | None = None
    """When that was, in seconds since 1970; ``None`` while it was never counted."""
    digest: int = -1
    """The hour of the day (0 to 23, in ``zone``) at which their inbox is sent, -1 for never."""
    digest_at: float | None = None
    """When that is next, in seconds since 1970; ``None`` for never."""
    listed: bool = True
    """Others may see their results."""
    cadence: str = "half"
    """How often they are reminded of one turn, if they want to be: ``once``, ``half`` or ``daily``."""


METADATA = SQLModel.metadata
instance = METADATA.tables["instance"]
tables = METADATA.tables["tables"]
seats = METADATA.tables["seats"]
holders = METADATA.tables["holders"]
motions = METADATA.tables["motions"]
notes = METADATA.tables["notes"]
talks = METADATA.tables["talks"]
talk_lines, talk_heard = METADATA.tables["talk_lines"], METADATA.tables["talk_heard"]
talk_consents = METADATA.tables["talk_consents"]
states = METADATA.tables["states"]
actions = METADATA.tables["actions"]
snapshots = METADATA.tables["snapshots"]
events = METADATA.tables["events"]
deadlines = METADATA.tables["deadlines"]
outbox = METADATA.tables["outbox"]
panels = METADATA.tables["panels"]
users = METADATA.tables["users"]
answers = METADATA.tables["answers"]
results = METADATA.tables["results"]
placings = METADATA.tables["placings"]
leagues = METADATA.tables["leagues"]
league_members = METADATA.tables["league_members"]
queue = METADATA.tables["queue"]
invitations = METADATA.tables["invitations"]
league_tables = METADATA.tables["league_tables"]
bans = METADATA.tables["bans"]
blocks = METADATA.tables["blocks"]
reports = METADATA.tables["reports"]
servers = METADATA.tables["servers"]
webhooks = METADATA.tables["webhooks"]
archives = METADATA.tables["archives"]
clicks = METADATA.tables["clicks"]
shown, displays = METADATA.tables["shown"], METADATA.tables["displays"]
