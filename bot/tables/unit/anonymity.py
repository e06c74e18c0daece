"""Anonymous tables: while the game runs a seat is known by its number and its house, and nobody by their name.

The name of whoever has a seat waits in ``known_as`` until the game is over. Who sits where is drawn at the start, so
that the order in which people joined tells nothing. Whatever would tie a person to a seat is refused or left unsaid:
calling people, their words for the luck, naming who gets or loses a seat, who paused a table.
"""

from __future__ import annotations

from bot.common.errors import UserError
from bot.store.models import SeatRecord, TableRecord
from bot.tables.model import TableInfo, TableStatus
from bot.tables.unit.loaded import LoadedTable
from engine.core import Dice

OVER = (TableStatus.FINISHED.value, TableStatus.CANCELLED.value)


def hides(table: TableRecord | TableInfo) -> bool:
    """Whether nobody may learn who has which seat of a table."""
    return table.anonymous and table.status not in OVER


def put_on(table: TableRecord, seat: SeatRecord) -> None:
    """Somebody has taken a seat: show its number instead of their name where the table hides names."""
    if hides(table) and seat.user_id is not None:
        seat.known_as, seat.name = seat.name, f"#{seat.seat + 1}"


def change(loaded: LoadedTable, anonymous: bool) -> None:
    """A table that has not started hides names from now on, or shows them again."""
    loaded.table.anonymous = anonymous
    for seat in loaded.seats:
        if anonymous and not seat.known_as:
            put_on(loaded.table, seat)
            seat.word = ""
        elif not anonymous and seat.known_as:
            seat.name, seat.known_as = seat.known_as, ""


def draw(loaded: LoadedTable) -> None:
    """The game starts: people change seats by lot."""
    if not loaded.table.anonymous:
        return
    held = [s for s in loaded.seats if s.user_id is not None]
    people = [(s.user_id, s.known_as, s.style) for s in held]
    Dice(f"{loaded.table.seed}/seats").shuffle(people, "seats")
    for seat, (user_id, name, style) in zip(held, people, strict=True):
        seat.user_id, seat.known_as, seat.style, seat.word = user_id, name, style, ""


def lift(loaded: LoadedTable) -> None:
    """The game is over: everybody has their name again."""
    for seat in loaded.seats:
        if seat.known_as:
            seat.name, seat.known_as = seat.known_as, ""


def must_show(loaded: LoadedTable, key: str) -> None:
    """Raise a refusal where names are hidden."""
    if hides(loaded.table):
        raise UserError(key)
