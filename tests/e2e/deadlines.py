"""Hundreds of tables whose deadlines fall due in one minute, laid side by side.

They are copies of games that computers have played into a moment at which somebody is missing, their people and rooms
in the sandbox.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from bot.common.clock import SystemClock
from bot.measure.bench_load import begin
from bot.measure.capacity import scripts
from bot.measure.capacity.scripts import Rows, install, person
from bot.presenter.front import board_key
from bot.sandbox import constants as c
from bot.sandbox.model import Channel, Message, User, World
from bot.store import Database
from bot.store import models as m
from bot.tables.model import DeadlinePolicy, UserRef
from bot.tables.play import reconcile, table_clock
from bot.tables.service import Tables
from bot.tables.unit.position import Position
from engine.core import blocking

PLAYED = 8
"""Tables at which people of the sandbox click meanwhile; the others come behind them."""
SEATS = 4
ROOM = c.CHANNELS[1][0]
STEP, LONGEST = 7, 140
"""Actions between two moments of a game at which it is looked at, and of a game at most."""


async def moments(folder: Path, game: str) -> list[Rows]:
    """What a table holds at some moments of a game at which the game waits for some of its seats, and not for all."""
    scripts.EVERY = STEP
    script = await scripts.record(folder, game, "deadlines", LONGEST)
    found = []
    for _, rows in script.stages:
        row = rows["tables"][0]
        rules = scripts.GAMES[game]
        missing = blocking(rules.prompts(rules.loads(rows["states"][0]["data"])))
        if row["status"] == "running" and 0 < len(missing) < script.seats:
            found.append(rows)
    return found


async def lay(db: Database, world: World, stages: Sequence[Rows], count: int, at: str) -> None:
    """``PLAYED`` tables of people who click, and ``count`` whose turns are due at one time of the day."""
    tables = Tables(db, SystemClock(world.offset / 1000), board_key=board_key)
    users = [UserRef(int(c.USERS[n][0]), c.USERS[n][2]) for n in range(SEATS)]
    for _ in range(PLAYED):
        await begin(tables, users, "Played")
    policy = msgspec.json.encode(DeadlinePolicy(hours=24, at=at, reminders=())).decode()
    for number in range(PLAYED + 1, PLAYED + 1 + count):
        rows = stages[number % len(stages)]
        await install(db, _moved(rows, policy), number)
        async with tables.store.change(number) as change:
            case = change.loaded
            reconcile.ask(change, Position.of(tables.store.rules(case.table.game), tables.store.state(case)))
            await table_clock.index(change)
        await _people(db, world, number)
    async with db.write() as connection:
        await connection.execute(m.outbox.delete().where(m.outbox.c.table_id > PLAYED))
        if not db.sqlite:
            last = {"last": PLAYED + count}
            await connection.execute(sa.text("SELECT setval(pg_get_serial_sequence('tables', 'id'), :last)"), last)


def _moved(rows: Rows, policy: str) -> Rows:
    """The same table in the sandbox's room, with another policy and nobody asked yet."""
    moved = dict(rows)
    home = {"guild_id": int(c.GUILD_ID), "channel_id": int(ROOM), "policy": policy}
    moved["tables"] = [row | home for row in rows["tables"]]
    moved["seats"] = [row | {"asked": "[]"} for row in rows["seats"]]
    return moved


async def _people(db: Database, world: World, number: int) -> None:
    """The people of a table, its thread, and all that stands there already."""
    async with db.write() as connection:
        panels = (await connection.execute(sa.select(m.panels).where(m.panels.c.table_id == number))).all()
        table = (await connection.execute(sa.select(m.tables).where(m.tables.c.id == number))).one()
        users = [person(number, seat) for seat in range(table.seat_count)]
        await connection.execute(
            m.users.insert(), [{"id": user, "seen": "en", "dm": "open", "dm_channel_id": user * 10} for user in users]
        )
    for user in users:
        world.save_user(User(str(user), f"p{user}", f"P{user}", dm=str(user * 10)))
        world.save_channel(Channel(str(user * 10), c.DM, "", recipient_id=str(user)))
    thread = Channel(str(table.thread_id), c.PUBLIC_THREAD, f"#{number}", parent_id=ROOM, owner_id=c.APPLICATION_ID)
    thread.created = thread.archive_time = world.now()
    thread.members = {str(user): world.now() for user in users}
    world.save_channel(thread)
    there = [(p.kind, p.channel_id, p.message_id) for p in panels]
    for kind, place, message in (("", ROOM, table.lobby_message_id), *there):
        if message is not None:
            said: Any = {"flags": c.F_V2} if kind == "panel" else {"content": "-"}
            world.save_message(Message(str(message), str(place), c.APPLICATION_ID, world.now(), **said))


async def due(db: Database) -> list[float]:
    """When something is done at the tables that were laid, the first one first."""
    async with db.read() as connection:
        found = sa.select(m.deadlines.c.act_at).where(
            m.deadlines.c.table_id > PLAYED, m.deadlines.c.act_at.is_not(None)
        )
        return sorted(await connection.scalars(found))
