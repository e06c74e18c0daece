"""Games that computers played once, kept as the rows of their tables and the actions that follow.

Any number of copies may be put into a database and played on, each action a click, without anybody having to think
again.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from bot.common.clock import SystemClock
from bot.common.errors import UserError
from bot.measure.capacity.loopback import Loopback
from bot.presenter.front import board_key
from bot.store import Database, upgrade
from bot.store.models import METADATA
from bot.tables.model import SeatView, UserRef
from bot.tables.service import Tables
from bot.tables.unit.posts import Message, Post
from bot.workers.outbox.outbox import Outbox
from engine import GAMES
from engine.core import Action, seed_hash
from engine.players import Player, kinds, make

PEOPLE = 10**9
"""Ids of people begin here."""
GUILD, ROOM = 11, 12
COPIED = ("tables", "seats", "holders", "states", "actions", "snapshots", "events", "panels")
EVERY = 20
"""Actions between two positions that are kept."""
MOST = 500
"""Actions of a game that are played at most."""
Rows = dict[str, list[dict[str, Any]]]


@dataclasses.dataclass(frozen=True, slots=True)
class Script:
    """A game that has been played, to be played again on other tables."""

    game: str
    """Its id."""
    seats: int
    """How many there are."""
    actions: list[tuple[int, Action]]
    """What was done in their order, each with the seat that did it."""
    stages: list[tuple[int, Rows]]
    """After how many of ``actions`` the table had which rows of the database, by table name; ``EVERY`` so often."""


class Silent:
    """A presenter without words: rows of a recording are settled without being drawn."""

    async def compose(self, post: Post) -> Message | None:
        """See ``Presenter``."""
        return Message(content="-")

    def thread_name(self, table_id: int, name: str) -> str:
        """See ``Presenter``."""
        return name


def person(table: int, seat: int) -> int:
    """Who sits where: at each table others, so that the lanes of people are as they are in life."""
    return PEOPLE + table * 100 + seat


async def record(folder: Path, game: str, seed: str, most: int = MOST) -> Script:
    """Play a game, in a file of its own below ``folder``. The same seed gives the same script."""
    rules = GAMES[game]
    seats = 4 if 4 in rules.seats else max(rules.seats)
    db = Database(f"sqlite+aiosqlite:///{folder / game}.db")
    await upgrade(db)
    tables = Tables(db, SystemClock(), board_key=board_key)
    users = [UserRef(person(0, seat), f"Player {seat + 1}") for seat in range(seats)]
    table = await tables.lobby.create(
        guild_id=GUILD, channel_id=ROOM, organiser=users[0], game=game, seats=seats, name="The long campaign"
    )
    for user in users[1:]:
        await tables.lobby.join(table.id, user)
    async with db.write() as connection:
        t = METADATA.tables["tables"]
        await connection.execute(t.update().values(seed=seed, seed_hash=seed_hash(seed)))
    await tables.lobby.start(table.id, users[0].id)
    outbox = Outbox(tables.store, Silent(), Loopback())
    players = [make(game, kinds(game)[-1], f"{seed}/{seat}") for seat in range(seats)]
    script = Script(game, seats, [], [])
    while len(script.actions) < most:
        before = len(script.actions)
        for seat, player in enumerate(players):
            look = await tables.views.look(table.id, users[seat].id)
            while look.blocked is not None and len(script.actions) < most:
                look = await _visit(tables, script, look, player, users[seat].id)
                if len(script.actions) >= (script.stages[-1][0] + EVERY if script.stages else 0):
                    await outbox.drain()
                    script.stages.append((len(script.actions), await _rows(db, table.id)))
        if len(script.actions) == before:  # it is over
            break
    await db.close()
    return script


async def _visit(tables: Tables, script: Script, look: SeatView, player: Player, user: int) -> SeatView:
    """An answer of a player to what the game waits for, one action after the other; when it cannot be taken, the
    first of what silence means, or of what is legal, that can."""
    prompt, seat = look.blocked, look.seat
    assert prompt is not None
    assert seat is not None
    wanted = player.choose(look.view, prompt)
    start = len(script.actions)
    for number, action in enumerate((*wanted, *prompt.default, *prompt.actions)):
        done = len(script.actions) > start
        if look.blocked is None or look.blocked.id != prompt.id or (done and number >= len(wanted)):
            break
        try:
            look = (await tables.play.act(look.table.id, user, [action])).look
        except UserError:
            if done:
                break
        else:
            script.actions.append((seat, action))
    if len(script.actions) == start:
        raise RuntimeError(f"{script.game}: nothing can be done at {prompt.id}")
    return look


async def _rows(db: Database, table: int) -> Rows:
    """Everything that a database holds of a table."""
    found: Rows = {}
    async with db.read() as connection:
        for name in COPIED:
            rows = METADATA.tables[name]
            own = rows.c.id if name == "tables" else rows.c.table_id
            query = sa.select(rows).where(own == table).order_by(*rows.primary_key.columns)
            found[name] = [dict(row) for row in (await connection.execute(query)).mappings()]
    return found


async def install(db: Database, rows: Rows, number: int) -> None:
    """Put a copy of a table into a database, under another number and with people of its own."""
    async with db.write() as connection:
        for name in COPIED:
            if rows[name]:
                await connection.execute(
                    METADATA.tables[name].insert(), [_copied(name, row, number) for row in rows[name]]
                )


def _copied(name: str, row: Mapping[str, Any], number: int) -> dict[str, Any]:
    made = {key: value for key, value in row.items() if key != "id" or name == "tables"}
    made["id" if name == "tables" else "table_id"] = number
    for key, value in row.items():
        if value is None:
            continue
        if key in ("user_id", "organiser_id") and value >= PEOPLE:
            made[key] = person(number, value % 100)
        elif key in ("thread_id", "lobby_message_id", "message_id"):
            made[key] = value + number * 100_000
        elif key == "channel_id" and name == "panels":
            made[key] = person(number, row["seat"]) * 10 if row["user_id"] else value
    if name == "tables":
        made["name"] = f"Campaign {number}"
    return made
