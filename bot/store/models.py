"""The tables of the database. Times are seconds since 1970-01-01 UTC; JSON stands in text columns.

The models say what a row is; statements are written with SQLAlchemy Core on the ``Table`` objects below, because
an act must cost few and always the same number of statements.
"""

from __future__ import annotations

from typing import Any, cast

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

from bot.store import lanes, models_care, models_lobby, models_shown, models_talk, models_time  # noqa: F401 - theirs too
from bot.store.columns import ROW_ID, long_text, snowflake


class InstanceRow(SQLModel, table=True):
    """One row: the random word by which posts of this database are told from those of another."""

    __tablename__ = "instance"

    id: int = Field(primary_key=True)
    word: str


class TableFacts(SQLModel):
    """What everybody may know of a table, as far as it stands in its row.

    ``thread_state``: none, open, failed (until Herald may open one, the game is told in the channel) or lost (the
    channel itself is gone); ``seq``: number of the last action; ``epoch``: counts what everybody noticed; ``imported``:
    it came from a file, so that nobody here saw its seed's hash before its luck fell; ``practice``: one person may hold
    several seats from the start; ``private``: its channel is a private thread; ``lesson``: somebody's first game
    against computers, of which nothing stands in any channel; ``forked_from``: one person tries out against computers
    what might have come of another table, and nothing of that stands in a channel either; ``drawn``: who sits where is
    drawn at the start; ``drafted``: in an order that is drawn each has what is left of his ``wishes``; ``invited``:
    only who is asked to it may join before it starts; ``hints``: seats may ask a computer player what it would do;
    ``press``: what may be said in private (``bot.tables.members.talk_rules``); ``anonymous``: who has which seat is
    known when the game is over; ``ended``: why it ended when the rules did not end it, an ``outcome-`` message;
    ``stopped``: its rules failed, and its time stands still while it runs (``bot.tables.play.faults``).
    """

    id: int = Field(primary_key=True, sa_type=cast(Any, ROW_ID))
    guild_id: int = snowflake()
    channel_id: int = snowflake()
    thread_id: int | None = snowflake(default=None)
    thread_state: str = "none"
    lobby_message_id: int | None = snowflake(default=None)
    game: str
    name: str = ""
    locale: str = "en"
    status: str = "lobby"
    organiser_id: int = snowflake()
    seat_count: int
    asleep: bool = False
    stopped: bool = False
    practice: bool = False
    private: bool = False
    lesson: bool = False
    hints: bool = False
    drawn: bool = False
    drafted: bool = False
    invited: bool = False
    ended: str = ""
    seq: int = 0
    epoch: int = 0
    seed: str = ""
    seed_hash: str = ""
    imported: bool = False
    forked_from: int | None = snowflake(default=None)
    press: str = "rulebook"
    anonymous: bool = False
    created_at: float = 0.0
    started_at: float | None = None
    finished_at: float | None = None

    @property
    def place(self) -> int | None:
        """The thread or channel where the game is told, ``None`` when that is gone."""
        return None if self.thread_state == "lost" else self.thread_id or self.channel_id

    @property
    def alone(self) -> bool:
        """Whether it is one person's, who plays against computers, and stands in no channel."""
        return self.lesson or self.forked_from is not None


class TableRecord(TableFacts):
    """A whole row of ``tables`` as a plain object.

    ``lacks``: what Herald may not do there, as the organiser was told, in words of
    ``bot.workers.outbox.transport``; ``board_seq``: the action after which the last board was posted, and
    ``board_digest`` of what it showed; ``person_round``: the round up to which people acted, -1 while nobody else did
    since; ``paused_at``: since when a paused table's time stands still; ``bot_due``: a computer player has to act;
    ``asleep``: it is paused because nobody was there; ``places``: JSON list of the places when people ended the game;
    ``fault``: JSON of what failed when its rules did, empty for nothing (``bot.tables.play.faults.Fault``);
    ``shortened``: while the game ran its turns have become so short that people would play by appointment, which they
    had not agreed on; ``nearing``: the end in sight that the thread was told of last (``Nearing.mark``), empty for
    none.
    """

    lacks: str = ""
    options: str = long_text(default="{}")
    policy: str = long_text(default="{}")
    places: str = long_text(default="[]")
    fault: str = long_text(default="")
    shortened: bool = False
    board_seq: int = 0
    board_digest: str = ""
    nearing: str = ""
    person_round: int = -1
    paused_at: float | None = None
    bot_due: bool = False
    schema_version: int = 0
    rules_version: int = 0


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
        sa.Index("ix_tables_played", "game", "seat_count", "status", "finished_at"),
    )


class SeatFacts(SQLModel):
    """What everybody may know of a seat. ``user_id`` None: free or a computer's; ``computer``: the player that runs it,
    else empty; ``autopilot``: a computer acts for the absent user for now; ``offered``: its user left, anyone may take
    it; ``word``: what it added to the luck of the game before the start, empty for nothing; ``bank``: seconds on its
    clock when that was last counted, ``None`` for a full one; ``arrivals``: how often somebody has sat down there since
    the game began, so that who has it now is told from who had it before."""

    seat: int = Field(primary_key=True)
    name: str = ""
    user_id: int | None = snowflake(default=None)
    computer: str = ""
    autopilot: bool = False
    offered: bool = False
    word: str = ""
    bank: float | None = None
    arrivals: int = 0


class SeatRecord(SeatFacts):
    """A whole row of ``seats`` as a plain object.

    ``asked``: JSON list of its questions (``bot.tables.model.Question``), open ones and those that may come back;
    ``acts``: actions it ever took, and ``trail`` a hash of them; ``heard``: a hash of every event it could know;
    ``undoable``: batches it may take back; ``looked_seq``: the last action of which its user
    has read, and ``looked_figures`` what it had then, empty where that is not known (``bot.tables.play.read_marks``);
    ``style``: how it wants to be played; ``dm_noted``: the thread was told that its user takes no direct messages;
    ``absent_since``: when its user missed a deadline, ``None`` when he missed none or has been there since;
    ``known_as``: his name, while an anonymous table shows another; ``wishes``: the seats he would like, the best first,
    as ``2,0``, before a draft; ``bank_at``: when its clock was last counted (``bot.tables.play.time_banks``);
    ``misses``: deadlines that whoever sits there has missed, and ``late``: the last one; ``unwarned``: nothing was
    asked of it since deadlines became shorter; ``untold``: a computer took over because its user missed a deadline, and
    nobody has been told yet.
    """

    table_id: int = Field(primary_key=True, foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    asked: str = long_text(default="[]")
    acts: int = 0
    trail: str = ""
    heard: str = ""
    undoable: int = 0
    looked_seq: int = 0
    looked_figures: str = long_text(default="")
    style: str = ""
    dm_noted: bool = False
    absent_since: float | None = None
    known_as: str = ""
    wishes: str = ""
    bank_at: float | None = None
    misses: int = 0
    late: bool = False
    unwarned: bool = False
    untold: bool = False

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
    """Somebody holds or held a seat of a table that has started, and so knows what it knows. ``seat`` -1: he was
    removed and may not come back by himself; ``gone``: the turn in which he last left the seat or a computer took over
    for him, ``None`` when he never did. Rows stay as long as the table does."""

    __tablename__ = "holders"

    table_id: int = Field(primary_key=True, foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    seat: int = Field(primary_key=True)
    user_id: int = Field(primary_key=True, sa_type=cast(Any, sa.BigInteger))
    gone: int | None = None


class MotionRow(SQLModel, table=True):
    """Something that people of a table are asked beside the game.

    ``kind``: handover (a seat is to change hands), removal (a person is to leave), cancel, draw, concede or rewind.
    ``seat``: -1 for a vote of the whole table. ``by_user``: who asked; ``to_user``: who is to have the seat;
    ``due_at``: when it is decided at the latest; ``facts``: JSON, see ``bot.tables.unit.motions``.
    """

    __tablename__ = "motions"
    __table_args__ = (sa.Index("ix_motions_due", "due_at"),)

    table_id: int = Field(primary_key=True, foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    kind: str = Field(primary_key=True)
    seat: int = Field(primary_key=True)
    by_user: int = snowflake()
    to_user: int | None = snowflake(default=None)
    to_name: str = ""
    asked_at: float
    due_at: float | None = None
    facts: str = long_text(default="{}")


class StateRow(SQLModel, table=True):
    """The position of a running or finished table, and the one behind which undo does not go."""

    __tablename__ = "states"

    table_id: int = Field(primary_key=True, foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    data: bytes
    base: bytes
    base_seq: int = 0


class ActionRow(SQLModel, table=True):
    """One line of the action log. ``kind``: setup (number 0), or fork, whose ``text`` is the position to begin with;
    act; undo, whose ``text`` lists the numbers of the actions taken back; rewind, whose ``text`` is the number of the
    first line taken back and how many things are that everybody had heard of. ``draws``: JSON list of draws.
    ``secret``: taken from a secret prompt."""

    __tablename__ = "actions"
    __table_args__ = (
        sa.UniqueConstraint("table_id", "seq", name="uq_actions_table_seq"),
        sa.Index("ix_actions_user", "table_id", "user_id", "seq"),
    )

    id: int | None = Field(default=None, primary_key=True, sa_type=cast(Any, ROW_ID))
    table_id: int = Field(foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    seq: int
    seat: int
    user_id: int | None = snowflake(default=None)
    kind: str = "act"
    text: str = long_text()
    draws: str = long_text(default="[]")
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
    """One event. ``params``: typed terms as JSON; ``audience``: empty for everybody, else seats as ``,0,2,``; ``tell``:
    log, line or phase."""

    __tablename__ = "events"
    __table_args__ = (sa.Index("ix_events_table", "table_id", "seq", "place"),)

    id: int | None = Field(default=None, primary_key=True, sa_type=cast(Any, ROW_ID))
    table_id: int = Field(foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    seq: int
    place: int
    key: str
    params: str = long_text(default="{}")
    audience: str = ""
    seals: bool = False
    tell: str = long_text(default="log")
    undone: bool = False
    at: float


class OutboxRow(SQLModel, table=True):
    """One thing to do on Discord.

    ``lane``: posts of one lane go out in their order. ``op``: send, edit, close (the last edit of a live message that
    ``message_id`` names), delete (of that message), thread or members (of the thread). ``status``: pending, sending (a
    crash may have left it open), sent, skipped or failed. ``seat``: -1 for none. ``after_id``: waits for that row, but
    not for long. ``fingerprint``: of the composed message, set before it is first sent. ``not_before``: back-off.
    ``share`` and ``urgency``: see ``bot.store.lanes``.
    """

    __tablename__ = "outbox"
    __table_args__ = (
        *lanes.INDEXES,
        sa.Index("ix_outbox_table", "table_id", "status"),
        sa.Index("ix_outbox_message", "message_id"),
    )

    id: int | None = Field(default=None, primary_key=True, sa_type=cast(Any, ROW_ID))
    table_id: int = Field(foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    lane: str
    share: int | None = Field(default=None, sa_column=lanes.SHARE)
    urgency: int | None = Field(default=None, sa_column=lanes.URGENCY)
    kind: str
    op: str
    status: str = "pending"
    seat: int = -1
    user_id: int | None = snowflake(default=None)
    payload: str = long_text(default="{}")
    after_id: int | None = snowflake(default=None)
    attempts: int = 0
    not_before: float = 0.0
    fingerprint: str = ""
    first_try_at: float | None = None
    channel_id: int | None = snowflake(default=None)
    message_id: int | None = snowflake(default=None)
    error: str = long_text(default="")
    created_at: float
    done_at: float | None = None


class PanelRow(SQLModel, table=True):
    """A live message that is edited: the lobby card, the status of the phase, a seat's panel. ``seat``: -1 for none."""

    __tablename__ = "panels"

    table_id: int = Field(primary_key=True, foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    kind: str = Field(primary_key=True)
    seat: int = Field(primary_key=True)
    user_id: int | None = snowflake(default=None)
    channel_id: int = snowflake()
    message_id: int = snowflake()


class UserRow(SQLModel, table=True):
    """A user's settings. ``locale``: the language he chose, empty for none; ``seen``: the one he was first seen with.
    ``dm``: unknown, open, closed or left (no member of a table's server any more). ``wake`` and ``sleep``: the hours of
    the day between which he is there, equal for always; ``away_from`` and ``away_until``: his days off,
    ``away_before``: earlier ones; ``days_off``: how many he had left when that was counted at ``days_at``. ``digest``:
    the hour at which his inbox is sent, -1 for never, and when that is next. ``listed``: others may see his results.
    ``cadence``: how often he is reminded of one turn, if he wants to be (``once``, ``half`` or ``daily``)."""

    __tablename__ = "users"
    __table_args__ = (sa.Index("ix_users_digest", "digest_at"),)

    id: int = Field(primary_key=True, sa_type=cast(Any, sa.BigInteger), sa_column_kwargs={"autoincrement": False})
    locale: str = ""
    seen: str = ""
    zone: str = "UTC"
    reminders: bool = True
    dms: bool = True
    dm: str = "unknown"
    dm_channel_id: int | None = snowflake(default=None)
    wake: int = 0
    sleep: int = 0
    away_from: float | None = None
    away_until: float | None = None
    away_before: str = ""
    days_off: float = 14.0
    days_at: float | None = None
    digest: int = -1
    digest_at: float | None = None
    listed: bool = True
    cadence: str = "half"


class ResultRow(SQLModel, table=True):
    """How a game ended; it outlasts its table. The numbers say in which order games were rated.

    ``turn``: the last one that was played; ``why``: an ``outcome`` message of the rules or of the people;
    ``unrated``: why it moves no rating, a ``stats-unrated-`` word, empty when it does; ``private``: it was played in a
    private thread, and nobody else hears of its table.
    """

    __tablename__ = "results"
    __table_args__ = (
        sa.UniqueConstraint("table_id", name="uq_results_table"),
        sa.Index("ix_results_game", "game", "guild_id"),
    )

    id: int | None = Field(default=None, primary_key=True, sa_type=cast(Any, ROW_ID))
    table_id: int = Field(sa_type=cast(Any, ROW_ID))
    guild_id: int = snowflake()
    game: str
    seat_count: int
    turn: int
    why: str
    unrated: str
    private: bool
    started_at: float
    ended_at: float


class PlacingRow(SQLModel, table=True):
    """What a seat came to in a finished game; below 0, ``-1 - seat``, whoever left one that somebody else took.
    ``user_id`` None: a computer, or somebody who is known no more; ``weight``: how much the game counted for them;
    ``place``: from 1, tied seats share one, 0 when nobody won; ``scores``: JSON; ``mu`` and ``sigma``: the rating of
    its user at this game and number of seats from then on, ``None`` where nothing was rated."""

    __tablename__ = "placings"
    __table_args__ = (
        sa.PrimaryKeyConstraint("result_id", "seat"),
        sa.Index("ix_placings_user", "user_id", "result_id"),
    )

    result_id: int = Field(primary_key=True, foreign_key="results.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    seat: int = Field(primary_key=True)
    user_id: int | None = snowflake(default=None)
    place: int
    scores: str = long_text(default="{}")
    mu: float | None = None
    sigma: float | None = None
    weight: float = Field(default=1.0, sa_column_kwargs={"server_default": "1"})


class LeagueRow(SQLModel, table=True):
    """A league of a server. ``status``: open, running, over or closed; ``round``: 0 before the first; ``seed``: draws
    the lots of its members."""

    __tablename__ = "leagues"
    __table_args__ = (sa.Index("ix_leagues_guild", "guild_id", "status"), sa.Index("ix_leagues_status", "status"))

    id: int | None = Field(default=None, primary_key=True, sa_type=cast(Any, ROW_ID))
    guild_id: int = snowflake()
    channel_id: int = snowflake()
    organiser_id: int = snowflake()
    name: str
    game: str
    seat_count: int
    options: str = long_text()
    policy: str = long_text()
    rounds: int
    round: int
    status: str
    seed: str
    created_at: float


class LeagueMemberRow(SQLModel, table=True):
    """Somebody who takes part in a league. ``since``: the first round he may play; ``here``: he plays the next one."""

    __tablename__ = "league_members"

    league_id: int = Field(primary_key=True, foreign_key="leagues.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    user_id: int = Field(primary_key=True, sa_type=cast(Any, sa.BigInteger))
    name: str
    locale: str
    since: int
    here: bool


class LeagueTableRow(SQLModel, table=True):
    """A table of a league's round."""

    __tablename__ = "league_tables"

    league_id: int = Field(primary_key=True, foreign_key="leagues.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    table_id: int = Field(primary_key=True, foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    round: int


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
