"""The month as it is planned: servers, tables with their deadlines, and what people do beside their games."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any

HOME = "The Long Table"


@dataclasses.dataclass(frozen=True, slots=True)
class Server:
    """A server of the month."""

    name: str
    """What it is called."""
    owner: str
    """Whose it is, by their user name."""
    room: str
    """The channel in which its tables stand."""
    people: tuple[str, ...]
    """Who is on it besides, by user names; empty: everybody."""


SERVERS: tuple[Server, ...] = (
    Server(HOME, "maud", "game-room", ()),
    Server(
        "The Round Table", "edith", "hall",
        ("maud", "osric", "hawise", "tancred", "isolde", "rodrigo", "berta", "dunstan"),
    ),
    Server("La Mesa Redonda", "ximena", "sala", ("maud", "osric", "tancred", "rodrigo", "wulfric", "berta", "cid")),
)  # fmt: skip


@dataclasses.dataclass(frozen=True, slots=True)
class Laid:
    """A table that is opened by ``/table new``."""

    day: int
    """On which day."""
    name: str
    """What it is called, by which it is found again."""
    server: str
    """Where."""
    game: str
    """The id of its game."""
    deadline: str
    """As its organiser types it."""
    people: tuple[str, ...]
    """Who sits there, its organiser first."""
    computers: int = 0
    """How many computers sit there besides."""
    more: Mapping[str, Any] = dataclasses.field(default_factory=dict)
    """Further options of ``/table new``."""
    terms: Mapping[str, Any] = dataclasses.field(default_factory=dict)
    """Options of ``/terms``."""
    asked: bool = False
    """Its people are invited, and come by the buttons of their invitations."""


ROUND, MESA = SERVERS[1].name, SERVERS[2].name
TABLES: tuple[Laid, ...] = (
    Laid(0, "Candle", HOME, "xidit", "24h", ("maud", "osric", "ximena"), terms={"hints": True}),
    Laid(0, "Falcon", HOME, "roses", "48h", ("wulfric", "berta"), terms={"hints": True}),
    Laid(0, "Anvil", ROUND, "charlemagne", "daily 20:00", ("maud", "isolde")),
    Laid(0, "Cedar", ROUND, "fief", "24h", ("edith", "hawise", "dunstan"), terms={"talk": "free"}, asked=True),
    Laid(0, "Olivo", MESA, "knights", "48h", ("ximena", "rodrigo", "cid", "tancred"), terms={"talk": "free"}),
    Laid(2, "Lantern", HOME, "xidit", "12h", ("maud", "wulfric", "edith"), computers=1),
    Laid(2, "Heron", HOME, "roses", "clock 5d +12h max 7d", ("osric", "cid")),
    Laid(3, "Quarry", ROUND, "xidit", "48h", ("isolde", "rodrigo", "berta", "dunstan"), more={"private": True},
         asked=True),
    Laid(3, "Ribera", MESA, "roses", "24h", ("rodrigo", "cid"), asked=True),
    Laid(4, "Thistle", HOME, "fief", "48h", ("berta", "tancred"), terms={"cost": "half"}),
    Laid(5, "Mallet", HOME, "knights", "24h", ("maud", "dunstan", "wulfric"), terms={"talk": "free"}),
    Laid(6, "Encina", MESA, "charlemagne", "72h", ("tancred", "ximena")),
    Laid(8, "Bridge", ROUND, "roses", "none", ("edith", "osric")),
    Laid(9, "Otter", HOME, "xidit", "daily 20:00", ("ximena", "hawise", "cid"), terms={"names": "hidden"}),
    Laid(11, "Sable", ROUND, "fief", "24h", ("maud", "isolde", "edith", "berta")),
    Laid(13, "Zarza", MESA, "xidit", "24h", ("cid", "wulfric", "berta")),
)  # fmt: skip
"""Sixteen tables; the queue, the league and a rematch open four more."""


@dataclasses.dataclass(frozen=True, slots=True)
class Doing:
    """Something that somebody does by a command at an hour of a day, beside playing."""

    day: int
    """On which day."""
    hour: int
    """At which hour."""
    who: str
    """By their user name."""
    path: str
    """The command."""
    options: Mapping[str, Any] = dataclasses.field(default_factory=dict)
    """Its options; ``table`` by the table's name."""
    server: str = HOME
    """Where they type it; at a table that is named, in its thread where they see it."""


DOINGS: tuple[Doing, ...] = (
    Doing(0, 9, "osric", "settings me", {"digest": 7}),
    Doing(0, 10, "ximena", "settings me", {"wake": 8, "sleep": 23}),
    Doing(1, 11, "maud", "queue join", {"game": "xidit", "seats": 3, "hours": 24}),
    Doing(1, 12, "dunstan", "queue join", {"game": "xidit", "seats": 3, "hours": 24}),
    Doing(1, 13, "wulfric", "queue join", {"game": "xidit", "seats": 3, "hours": 24}),
    Doing(2, 9, "edith", "league new", {"name": "Winter", "game": "roses", "seats": 2, "rounds": 2, "deadline": "24h"}),
    Doing(2, 10, "edith", "league join"),
    Doing(2, 11, "osric", "league join"),
    Doing(2, 12, "berta", "league join"),
    Doing(2, 13, "maud", "league join"),
    Doing(3, 10, "edith", "league start"),
    Doing(2, 15, "edith", "talk", {"whom": "2", "text": "{word} at dawn", "table": "Cedar"}, ROUND),
    Doing(3, 15, "cid", "talk", {"whom": "1", "text": "{word} in the vale", "table": "Olivo"}, MESA),
    Doing(6, 15, "dunstan", "talk", {"whom": "1, 3", "text": "{word} for two", "table": "Mallet"}),
    Doing(7, 12, "maud", "talk", {"whom": "3", "text": "{word} for one", "table": "Mallet"}),
    Doing(4, 12, "maud", "table pause", {"table": "Candle"}),
    Doing(5, 12, "maud", "table resume", {"table": "Candle"}),
    Doing(5, 13, "berta", "table pause", {"table": "Falcon"}),
    Doing(5, 20, "wulfric", "table pause", {"table": "Falcon"}),
    Doing(6, 20, "wulfric", "table resume", {"table": "Falcon"}),
    Doing(7, 10, "edith", "table cancel", {"table": "Lantern"}),
    Doing(8, 8, "tancred", "settings away", {"days": 6}),
    Doing(8, 14, "edith", "table pause", {"table": "Quarry"}, ROUND),
    Doing(9, 14, "edith", "table resume", {"table": "Quarry"}, ROUND),
    Doing(10, 11, "maud", "rematch", {"table": "Lantern"}),
    Doing(10, 9, "rodrigo", "table replace", {"seat": 2, "user": "maud", "table": "Quarry"}, ROUND),
    Doing(12, 9, "dunstan", "table end concede", {"table": "Cedar"}, ROUND),
    Doing(12, 18, "dunstan", "table end concede", {"table": "Mallet"}),
    Doing(14, 10, "maud", "table end draw", {"table": "Sable"}, ROUND),
    Doing(15, 20, "wulfric", "table resign", {"table": "Zarza"}, MESA),
    Doing(16, 14, "edith", "manage reports", {}, ROUND),
    Doing(18, 20, "osric", "table leave", {"table": "Bridge"}, ROUND),
    Doing(18, 21, "maud", "table join", {"table": "Bridge"}, ROUND),
    Doing(20, 12, "maud", "rewind", {"table": "Candle"}),
)  # fmt: skip
"""Pauses (of the organiser, by votes, of a manager), votes, private talk, queue, league, days off, a substitute, a
rematch, concessions."""


@dataclasses.dataclass(frozen=True, slots=True)
class Plan:
    """What is to happen in a run."""

    tables: tuple[Laid, ...] = TABLES
    """Opened by their organisers."""
    doings: tuple[Doing, ...] = DOINGS
    """Typed by people."""
    servers: tuple[Server, ...] = SERVERS
    """That there are."""
    people: tuple[str, ...] = ()
    """Who plays, by user names; empty: all."""


WHOLE = Plan()
DAY = Plan(
    tables=(
        Laid(0, "Candle", HOME, "xidit", "12h", ("maud", "osric", "berta"), terms={"hints": True}),
        Laid(0, "Falcon", HOME, "roses", "12h", ("osric", "berta"), terms={"talk": "free"}),
    ),
    doings=(
        Doing(0, 11, "berta", "talk", {"whom": "1", "text": "{word} at dawn", "table": "Falcon"}),
        Doing(0, 12, "maud", "table pause", {"table": "Candle"}),
        Doing(0, 13, "maud", "table resume", {"table": "Candle"}),
    ),
    servers=SERVERS[:1],
    people=("maud", "osric", "berta"),
)
"""One day of two tables, three people and one server."""
