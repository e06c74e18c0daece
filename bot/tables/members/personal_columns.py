"""Every column of the database that names a person: what they are shown of it, and what becomes of it when they ask to
be forgotten. A test holds that no column with a number as large as Discord's is missing here.
"""

from __future__ import annotations

import dataclasses
import enum
import hashlib

import sqlalchemy as sa

from bot.store import models as m


class Fate(enum.Enum):
    """What becomes of a column when its person is forgotten.

    ``DROP``: the row goes; ``EMPTY``: the column alone; ``NOBODY``: it becomes 0, where nothing may be missing;
    ``MASK``: a number stands there that is nobody's, the same for the same person, so that whoever has known a seat of
    a running game gets no other one of it; ``KEEP``: it stays, for the reason that stands with it.
    """

    DROP = "drop"
    EMPTY = "empty"
    NOBODY = "nobody"
    MASK = "mask"
    KEEP = "keep"


@dataclasses.dataclass(frozen=True, slots=True)
class Trace:
    """One column that names a person."""

    column: str
    """Which one, as ``table.column``."""
    fate: Fate
    """What becomes of it when that person is forgotten."""
    shown: tuple[str, ...] = ()
    """The columns of such rows that its person is shown, none of them what others hide or have said of them."""
    why: str = ""
    """The reason, for what is kept and for what is not shown; else empty."""

    @property
    def table(self) -> sa.Table:
        return m.METADATA.tables[self.column.partition(".")[0]]

    @property
    def person(self) -> sa.Column[int]:
        return self.table.c[self.column.partition(".")[2]]


TRACES = (
    Trace("users.id", Fate.DROP, tuple(name for name in m.UserRow.model_fields if name != "dm_channel_id")),
    Trace("tables.organiser_id", Fate.NOBODY, ("id", "guild_id", "game", "name", "status", "created_at")),
    Trace("seats.user_id", Fate.EMPTY, ("table_id", "seat", "name", "word", "style", "absent_since", "misses")),
    Trace("holders.user_id", Fate.MASK, ("table_id", "seat", "gone")),
    Trace("actions.user_id", Fate.EMPTY, ("table_id", "seq", "seat", "kind", "text", "at")),
    Trace("motions.by_user", Fate.DROP, ("table_id", "kind", "seat", "asked_at", "due_at")),
    Trace("motions.to_user", Fate.DROP, ("table_id", "kind", "seat", "to_name", "due_at")),
    Trace("outbox.user_id", Fate.DROP, ("table_id", "kind", "status", "payload", "created_at", "done_at")),
    Trace("panels.user_id", Fate.DROP, ("table_id", "kind", "seat")),
    Trace("notes.user_id", Fate.DROP, ("table_id", "text", "at")),
    Trace("talk_lines.user_id", Fate.DROP, ("talk_id", "seat", "text", "at")),
    Trace("talk_heard.user_id", Fate.DROP, (), "others have said it"),
    Trace("talk_consents.user_id", Fate.DROP, ("talk_id",)),
    Trace("answers.user_id", Fate.DROP, ("turn", "took", "missed", "at")),
    Trace("placings.user_id", Fate.EMPTY, ("result_id", "seat", "place", "scores", "mu", "sigma", "weight")),
    Trace("leagues.organiser_id", Fate.NOBODY, ("id", "guild_id", "name", "game", "status", "created_at")),
    Trace("league_members.user_id", Fate.MASK, ("league_id", "name", "locale", "since", "here")),
    Trace("queue.user_id", Fate.DROP, ("guild_id", "game", "seats", "hours", "since", "until")),
    Trace("invitations.user_id", Fate.DROP, ("table_id", "at")),
    Trace("webhooks.user_id", Fate.DROP, ("table_id", "url", "off", "created_at")),
    Trace("bans.user_id", Fate.KEEP, ("guild_id", "reason", "at"), "a ban would end by it"),
    Trace("bans.by_user", Fate.EMPTY, ("guild_id", "at")),
    Trace("blocks.user_id", Fate.DROP, ("other_id", "at")),
    Trace("blocks.other_id", Fate.KEEP, (), "it belongs to whoever keeps away, and nobody else knows of it"),
    Trace("reports.by_user", Fate.EMPTY, ("id", "table_id", "said", "at", "closed_at")),
    Trace("reports.about_user", Fate.KEEP, (), "those who manage the server deal with it; it goes after it is closed"),
    Trace("reports.closed_by", Fate.EMPTY, ("id", "guild_id", "closed_at")),
)
NOBODY_S = frozenset({
    "instance.application_id",
    "clicks.id", "servers.id", "servers.creator_role", "servers.reports_id", "users.dm_channel_id",
    "tables.id", "tables.guild_id", "tables.channel_id", "tables.thread_id", "tables.lobby_message_id",
    "tables.forked_from", "leagues.id", "leagues.guild_id", "leagues.channel_id", "results.id", "results.guild_id",
    "queue.guild_id", "queue.channel_id",
    "outbox.id", "outbox.after_id", "outbox.channel_id", "outbox.message_id", "panels.channel_id", "panels.message_id",
    "shown.message_id", "displays.id", "displays.message_id",
    "actions.id", "events.id", "reports.id", "reports.guild_id", "bans.guild_id",
    "webhooks.id", "webhooks.after_id", "talks.id", "talk_lines.id",
})  # fmt: skip
"""Large numbers that are no person's: of servers, channels, messages, roles and rows. What refers to another row of the
database is left out by itself."""


def mask(user_id: int) -> int:
    """The number of nobody that stands for a person who was forgotten."""
    return -int.from_bytes(hashlib.blake2b(b"herald %d" % user_id, digest_size=7).digest(), "big") - 1


def both(user_id: int) -> tuple[int, int]:
    """A person's number, and the one that stands for them once they were forgotten."""
    return user_id, mask(user_id)
