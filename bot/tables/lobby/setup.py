"""A table as it is laid: its row and seats, its options and names checked, its first position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.common import safe_names
from bot.common.errors import UserError
from bot.locale import LANGUAGES
from bot.store import models as m
from bot.store.models import SeatRecord, TableRecord
from bot.store.records import values
from bot.tables.model import UserRef
from bot.tables.unit import anonymity
from bot.tables.unit.change import AnyRules, Change
from bot.tables.unit.computers import KINDS
from bot.tables.unit.loaded import LoadedTable
from engine.core import luck

NAME_LENGTH = 60


async def insert_table(
    connection: Any, table: TableRecord, people_at: Sequence[tuple[str, int | None, str]]
) -> LoadedTable:
    """Write a new table with ``people_at`` (name, user, computer) on its first seats; its number is set. One at which
    somebody holds several of them is for practice."""
    users = [user_id for _, user_id, _ in people_at if user_id is not None]
    table.practice = table.practice or len(set(users)) < len(users)
    row = {name: value for name, value in values(table).items() if name != "id"}
    table.id = (await connection.execute(m.tables.insert().values(**row).returning(m.tables.c.id))).scalar_one()
    loaded = LoadedTable(table, [])
    for number in range(table.seat_count):
        name, user_id, computer = people_at[number] if number < len(people_at) else ("", None, "")
        taken = user_id is not None or bool(name)
        shown = safe_names.called(name, number) if taken else ""
        loaded.seats.append(new_seat(table.id, number, shown, user_id, computer))
    await connection.execute(m.seats.insert(), [values(s) for s in loaded.seats])
    return loaded


def new_seat(
    table_id: int, number: int, name: str = "", user_id: int | None = None, computer: str = "", word: str = ""
) -> SeatRecord:
    """A seat as it is before the game."""
    return SeatRecord(table_id=table_id, seat=number, name=name, user_id=user_id, computer=computer, word=word)


async def resize(change: Change, count: int) -> None:
    """Change the number of seats of a table that has not started; people move up with all that is theirs, but for
    wishes for seats that are gone. ``seat-taken`` when too many sit."""
    loaded = change.loaded
    if count == len(loaded.seats):
        return
    sitting = [s for s in loaded.seats if not s.free]
    if len(sitting) > count:
        raise UserError("seat-taken", seat=count + 1)
    await change.connection.execute(m.seats.delete().where(m.seats.c.table_id == loaded.table.id))
    loaded.table.seat_count = count
    fresh = [new_seat(loaded.table.id, n) for n in range(count)]
    for seat, who in zip(fresh, sitting, strict=False):
        seat.name, seat.user_id, seat.computer = who.known_as or who.name, who.user_id, who.computer
        seat.word, seat.style = who.word, who.style
        seat.wishes = ",".join(wish for wish in who.wishes.split(",") if wish and int(wish) < count)
    for seat in fresh:
        anonymity.put_on(loaded.table, seat)
    await change.connection.execute(m.seats.insert(), [values(s) for s in fresh])
    change.replace_seats(fresh)


def set_up(rules: AnyRules, loaded: LoadedTable) -> Any:
    """The first position of a table. Raises ``options-refused`` when its options do not fit any more."""
    table = loaded.table
    try:
        options = rules.options_of(loaded.options)
        return rules.setup(seats=table.seat_count, seed=luck(table.seed, loaded.words), options=options)
    except ValueError as error:
        raise UserError("options-refused", detail=str(error)) from error


def check_options(rules: AnyRules, seats: int, options: Mapping[str, Any]) -> str:
    """The options as JSON with every default filled in. Raises for a wrong seat count or options that do not fit."""
    if seats not in rules.seats:
        raise UserError("seat-count", game=rules.id, least=min(rules.seats), most=max(rules.seats))
    known = [field.name for field in msgspec.structs.fields(rules.Options)]
    for name in options:
        if name not in known:
            raise UserError("options-unknown", option=str(name), known=known)
    try:
        chosen = msgspec.convert(dict(options), rules.Options)
        rules.setup(seats=seats, seed="check", options=chosen)
    except ValueError as error:
        raise UserError("options-refused", detail=str(error)) from error
    return msgspec.json.encode(chosen).decode()


def check_player(player: str) -> None:
    """Raise ``unknown-player`` for a kind of computer player that does not exist."""
    if player not in KINDS:
        raise UserError("unknown-player", player=player, known=list(KINDS))


async def table_locale(connection: AsyncConnection, guild_id: int, people: Sequence[UserRef], usual: str) -> str:
    """The language of a new table that names none: the one that the managers of its server chose, else that of most of
    the ``people`` who open it, the first of them where as many speak another; ``usual`` where none is known."""
    row = await connection.execute(sa.select(m.servers.c.locale).where(m.servers.c.id == guild_id))
    spoken = Counter(user.locale for user in people if user.locale in LANGUAGES)
    return str(row.scalar() or next((locale for locale, _ in spoken.most_common(1)), usual))


def check_locale(locale: str) -> str:
    """The locale, or ``bad-locale``."""
    if locale not in LANGUAGES:
        raise UserError("bad-locale", locale=locale, known=list(LANGUAGES))
    return locale


def tidy(text: str, length: int) -> str:
    """One line of at most ``length`` characters, with nothing in it that is not seen."""
    return safe_names.tidy(text)[:length].rstrip()
