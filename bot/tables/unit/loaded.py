"""A table as one operation holds it: its row, its seats, the clock that runs, the saved position."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from bot.common.safe_names import distinct
from bot.store.models import SeatFacts, SeatRecord, TableFacts, TableRecord
from bot.store.records import DEADLINE_COLUMNS, Row, record
from bot.tables.clock import availability as habits
from bot.tables.clock import schedule
from bot.tables.clock.availability import Habits, Rhythm
from bot.tables.model import Damage, DeadlinePolicy, SeatInfo, TableInfo, TableStatus
from bot.tables.unit.seed_words import as_line


@dataclasses.dataclass(frozen=True, slots=True)
class Times:
    """The row of ``deadlines``, in seconds since 1970; no row is all ``None``."""

    due_at: float | None = None
    """The first public deadline of a person's question, ``None`` for none."""
    act_at: float | None = None
    """When silence is first taken for an answer, ``None`` for never."""
    remind_at: float | None = None
    """When somebody is to be reminded next, ``None`` for never."""
    reminded_at: float = 0.0
    """Up to when reminders have been sent; 0 for none yet."""

    def __bool__(self) -> bool:
        return self.due_at is not None or self.act_at is not None or self.remind_at is not None


@dataclasses.dataclass(slots=True)
class LoadedTable:
    """A table as loaded."""

    table: TableRecord
    """Its row."""
    seats: list[SeatRecord]
    """The rows of its seats, in the order of their numbers."""
    times: Times = Times()
    """What time brings to it next."""
    data: bytes | None = None
    """The saved position, ``None`` before the start."""
    digest: str = ""
    """The digest that lies beside it, empty for none."""
    base_seq: int = 0
    """The number of the action behind which undo does not go."""
    closed: frozenset[int] = frozenset()
    """The users at it who take no direct messages, as far as is known."""
    left: frozenset[int] = frozenset()
    """The users at it who have left the server, as far as is known."""
    habits: Mapping[int, Habits] = dataclasses.field(default_factory=dict)
    """When people are there, by user; one who has no settings is left out."""

    @property
    def status(self) -> TableStatus:
        return TableStatus(self.table.status)

    @property
    def policy(self) -> DeadlinePolicy:
        return msgspec.json.decode(self.table.policy, type=DeadlinePolicy)

    @property
    def options(self) -> dict[str, Any]:
        """The options as they are stored; ``Rules.options_of`` reads them."""
        return msgspec.json.decode(self.table.options, type=dict[str, Any])

    @property
    def name(self) -> str:
        """The table's name, or its game's while it has none."""
        return self.table.name or self.table.game.capitalize()

    @property
    def people(self) -> list[SeatRecord]:
        """The seats that people hold, held or will hold; a table of computers has none."""
        return [s for s in self.seats if s.user_id is not None or s.offered]

    def rhythms(self) -> list[Rhythm]:
        """When the questions of each seat are due. A computer is always there, and so is everybody where names are
        hidden: a morning or a day off that moves a due time would tell who it is."""
        policy = self.policy
        known: Mapping[int, Habits] = {} if self.table.anonymous else self.habits
        own = [Habits() if s.machine or s.user_id is None else known.get(s.user_id, Habits()) for s in self.seats]
        common = Rhythm(
            policy, everybody=own, spread=schedule.spread(self.table.id or 0), shortened=self.table.shortened,
            unwarned_any=any(s.unwarned and not s.machine for s in self.seats),
        )  # fmt: skip
        return [
            dataclasses.replace(common, own=mine, late=seat.late, unwarned=seat.unwarned and not seat.machine)
            for seat, mine in zip(self.seats, own, strict=True)
        ]

    def put(self, columns: Mapping[str, Any]) -> None:
        """Take over what was written into its row of ``states``."""
        for name in ("data", "digest", "base_seq"):
            if name in columns:
                setattr(self, name, columns[name])

    @property
    def words(self) -> str:
        """The words that the players added to the luck of the game, as it takes them."""
        return as_line([seat.word for seat in self.seats])

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats as people chose them, which some may share."""
        return tuple(seat.name for seat in self.seats)

    def called(self, seat: SeatRecord) -> str:
        """What everybody reads a seat's name as; nothing shows ``seat.name`` itself, which another seat may share."""
        return distinct(self.names)[seat.seat]

    def about(self, seat: SeatRecord) -> dict[str, Any]:
        """The variables of a sentence about a seat."""
        return {"name": self.called(seat), "seat": seat.seat + 1}

    def info(self) -> TableInfo:
        """What everybody may know of the table; the seed only when the game is over."""
        over = self.status is TableStatus.FINISHED or bool(self.table.ended)
        facts = {name: getattr(self.table, name) for name in TableFacts.model_fields}
        return TableInfo.model_construct(
            **facts
            | {
                "name": self.name,
                "status": self.status,
                "seed": self.table.seed if over else "",
                "options": self.options,
                "policy": self.policy,
                "seats": [_seat_info(s, called) for s, called in zip(self.seats, distinct(self.names), strict=True)],
                "due_at": self.times.due_at,
            }
        )


def _seat_info(seat: SeatRecord, called: str) -> SeatInfo:
    facts = {name: getattr(seat, name) for name in SeatFacts.model_fields}
    return SeatInfo.model_construct(**facts | {"name": called})


def loaded_table(row: Row, seats: Iterable[Row]) -> LoadedTable:
    """A table from a row of ``LOAD`` and those of its seats."""
    times = {column.name: row[column.name] for column in DEADLINE_COLUMNS}
    times["reminded_at"] = times["reminded_at"] or 0.0
    held = list(seats)
    table = record(TableRecord, row)
    if table.damage not in tuple(Damage):  # the mark is damaged: whoever restores looks at everything
        table.damage = Damage.RESTORING.value
    return LoadedTable(
        table,
        [record(SeatRecord, seat) for seat in held],
        Times(**times),
        row.get("data"),
        row.get("digest") or "",
        row.get("base_seq") or 0,
        frozenset(seat["user_id"] for seat in held if seat.get("dm") == "closed"),
        frozenset(seat["user_id"] for seat in held if seat.get("dm") == "left"),
        {seat["user_id"]: habits.of_row(seat) for seat in held if seat.get("dm") is not None},
    )
