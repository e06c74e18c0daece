"""All that is known of a run at one moment, for the checks: what was seen, and what the bot's file says."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path
from typing import Any

from bot.sandbox import constants as c
from bot.sandbox.model import World
from engine import GAMES
from engine.core import blocking
from tests.e2e.clients import File
from tests.month.witness import Seen, Witness
from tests.support.sandbox import words

Row = dict[str, Any]


@dataclasses.dataclass(slots=True)
class Standing:
    """A message of the bot that stands in some channel."""

    id: str
    """A snowflake."""
    channel: str
    """Where it stands."""
    reader: str | None
    """The only person who sees it; ``None`` where a channel does."""
    text: str
    """All its words."""
    asked: bool
    """It answers somebody's command or click."""
    created: float
    """When it was posted, in seconds since 1970."""


@dataclasses.dataclass(slots=True)
class Live:
    """What a running table waits for, by its position."""

    waits: list[int]
    """The seats for whose answer the game waits."""
    machines: list[int]
    """Those of them for which a computer acts."""
    names: list[str]
    """What the people of the others are called there."""
    anonymous: bool
    """Nobody may be named."""
    computers_due: bool
    """A computer is to act."""


@dataclasses.dataclass(slots=True)
class Record:
    """A run at a moment, by the clock of the world in seconds since 1970."""

    now: float
    """This moment."""
    begun: float
    """Midnight of the first day."""
    tables: list[Row] = dataclasses.field(default_factory=list)
    """Rows of the bot's tables."""
    seats: list[Row] = dataclasses.field(default_factory=list)
    """Rows of their seats."""
    deadlines: list[Row] = dataclasses.field(default_factory=list)
    """What time brings to tables."""
    log: set[tuple[int, int]] = dataclasses.field(default_factory=set)
    """Table and number of every line of the action logs."""
    doubled_lines: int = 0
    """Lines of logs with a number that another line of the table has."""
    outbox: list[Row] = dataclasses.field(default_factory=list)
    """Every row that the outbox ever had, as it was last seen."""
    panels: list[Row] = dataclasses.field(default_factory=list)
    """Live messages, by the bot's file."""
    live: dict[int, Live] = dataclasses.field(default_factory=dict)
    """What running tables wait for, by table."""
    standing: dict[str, Standing] = dataclasses.field(default_factory=dict)
    """The bot's messages that stand, by id."""
    places: set[str] = dataclasses.field(default_factory=set)
    """Channels and threads that there are."""
    readers: dict[str, str] = dataclasses.field(default_factory=dict)
    """Of each conversation with the bot whose it is."""
    unreachable: set[int] = dataclasses.field(default_factory=set)
    """Tables of servers on which the bot is not now."""
    closed: set[str] = dataclasses.field(default_factory=set)
    """Who takes no direct messages now."""
    seen: list[Seen] = dataclasses.field(default_factory=list)
    """All that was seen and done, in order."""

    def of(self, what: str) -> list[Seen]:
        """What was seen of one kind."""
        return [seen for seen in self.seen if seen.what == what]

    @property
    def restored(self) -> list[tuple[float, float]]:
        """Of each time a back-up was put back: when, and when that back-up was made."""
        return [(seen.at, seen.facts["made"]) for seen in self.of("restored")]

    def era(self, at: float) -> int:
        """How often a back-up had been put back by a moment."""
        return sum(when <= at for when, _ in self.restored)

    def undone(self, at: float) -> bool:
        """Whether what happened at a moment was lost on purpose, since a back-up from before was put back later."""
        return any(made <= at <= when for when, made in self.restored)


def read(folder: Path, world: World, file: File, begun: float) -> Record:
    """The record of a run in ``folder``, whose Discord and whose bot's file are there."""
    seen = Witness(folder).read()
    found = Record(world.now() / 1000, begun, seen=seen)
    outbox: dict[tuple[int, float], Row] = {}
    for each in seen:
        if each.what == "rows":  # a number comes again after a restore, for another row
            outbox |= {(row["id"], row["created_at"]): row for row in each.facts["rows"]}
    found.outbox = list(outbox.values())
    _file(found, file)
    _world(found, world)
    return found


def _rows(file: File, query: str) -> list[Row]:
    return [{name: row[name] for name in row.keys()} for row in file.rows(query)]  # noqa: SIM118


def _file(found: Record, file: File) -> None:
    """What the bot's file says."""
    found.tables = _rows(file, "SELECT * FROM tables")
    found.seats = _rows(file, "SELECT * FROM seats ORDER BY table_id, seat")
    found.deadlines = _rows(file, "SELECT * FROM deadlines")
    found.panels = _rows(file, "SELECT * FROM panels")
    lines = [(row["table_id"], row["seq"]) for row in file.rows("SELECT table_id, seq FROM actions")]
    found.log, found.doubled_lines = set(lines), len(lines) - len(set(lines))
    positions = {row["table_id"]: row["data"] for row in file.rows("SELECT table_id, data FROM states")}
    for table in found.tables:
        if table["status"] != "running" or table["stopped"] or table["damage"]:
            continue
        rules = GAMES[table["game"]]
        waits = sorted(blocking(rules.prompts(rules.loads(positions[table["id"]]))))
        seats = {seat["seat"]: seat for seat in found.seats if seat["table_id"] == table["id"]}
        machines = [n for n in waits if seats[n]["computer"] or seats[n]["autopilot"]]
        secret = [q.get("anonymous") for n in waits for q in json.loads(seats[n]["asked"]) if not q.get("gone")]
        names = [seats[n]["name"] for n in waits if n not in machines]
        found.live[table["id"]] = Live(
            waits, machines, names, bool(table["anonymous"]) or any(secret), bool(table["bot_due"])
        )


def _world(found: Record, world: World) -> None:
    """What stands on Discord."""
    found.places = set(world.channels)
    kicked = {int(guild.id) for guild in world.guilds.values() if guild.kicked}
    found.unreachable = {table["id"] for table in found.tables if table["guild_id"] in kicked}
    found.closed = {user.id for user in world.users.values() if user.dms_closed}
    found.readers = {ch.id: str(ch.recipient_id) for ch in world.channels.values() if ch.type == c.DM}
    for channel, messages in world.messages.items():
        for message in messages.values():
            if message.author_id != c.APPLICATION_ID or message.type not in (0, 19, 20):
                continue
            text = words({"content": message.content, "embeds": message.embeds, "components": message.components})
            reader = message.seen_by or found.readers.get(channel)
            asked = message.interaction_id is not None
            found.standing[message.id] = Standing(message.id, channel, reader, text, asked, message.created / 1000)
