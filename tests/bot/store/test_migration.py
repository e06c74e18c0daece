"""Databases of earlier versions: what they hold is still there, in the words of today."""

from __future__ import annotations

import json
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from bot.common.errors import UserError
from bot.store import Database, upgrade
from bot.store import models as m
from bot.store.lanes import share_of
from bot.store.migrate import config
from bot.tables.model import TableStatus
from bot.tables.service import Tables
from bot.workers.autopilot import Autopilot
from engine.core import Piece, Place, Said, SeatRef, Share, Word, decode_params
from tests.bot.helpers import ANA, BEN, CAI, DOT, FakeClock, rows
from tests.bot.toy import TOY, acts

NOW = 1_700_000_000.0

OLD_EVENTS: list[tuple[int, str, dict[str, Any], dict[str, Any]]] = [
    (1, "xidit-move", {"seat": 2, "from": 4, "city": 17, "colour": "red"},
     {"seat": SeatRef(2), "from": Place(4), "city": Place(17), "colour": Word("red")}),
    (1, "xidit-census", {"unit": "mage", "shown": [3, 0, 1], "winners": [0, 2]},
     {"unit": Piece("mage"), "shown": [Share(0, 3), Share(1, 0), Share(2, 1)], "winners": [SeatRef(0), SeatRef(2)]}),
    (1, "xidit-threat-beaten", {"seat": 0, "city": 3, "creature": "golem", "units": ["archer", "mage"]},
     {"seat": SeatRef(0), "city": Place(3), "creature": Piece("golem"), "units": [Piece("archer"), Piece("mage")]}),
    (1, "xidit-bards", {"seat": 1, "region": "north", "n": 2}, {"seat": SeatRef(1), "region": Place("north"), "n": 2}),
    (1, "xidit-reward", {"seat": 1, "city": 9, "kinds": ["guild", "bards"]},
     {"seat": SeatRef(1), "city": Place(9), "kinds": [Word("guild"), Word("bards")]}),
    (1, "xidit-ranked", {"seat": -1, "track": "wealth", "n": 5, "units": 4},
     {"seat": SeatRef(-1), "track": Word("wealth"), "n": 5, "units": 4}),
    (1, "xidit-awakening", {"sizes": [3, 4], "n": 2}, {"sizes": [3, 4], "n": 2}),
    (1, "xidit-guild-occupied", {"seat": 0, "city": 2, "n": 1, "owner": 2},
     {"seat": SeatRef(0), "city": Place(2), "n": 1, "owner": SeatRef(2)}),
    (2, "roses-moved-own", {"seat": 0, "from": "kent", "area": "essex", "block": "york"},
     {"seat": SeatRef(0), "from": Place("kent"), "area": Place("essex"), "block": Piece("york")}),
    (2, "roses-cards", {"shown": ["card-2", "card-4"], "seat": 1, "n": 3},
     {"shown": [Share(0, Piece("card-2")), Share(1, Piece("card-4"))], "seat": SeatRef(1), "n": 3}),
    (2, "roses-usurped", {"seat": 1, "counts": [7, 9]}, {"seat": SeatRef(1), "counts": [Share(0, 7), Share(1, 9)]}),
    (2, "roses-treason-roll", {"seat": 0, "by": "event", "target": "stanley", "dice": [2, 4], "n": 1},
     {"seat": SeatRef(0), "by": Word("event"), "target": Piece("stanley"), "dice": [2, 4], "n": 1}),
    (2, "roses-battle", {"seat": 0, "area": "kent", "lancaster": ["exeter"], "york": [], "reserves": [1, 0]},
     {"seat": SeatRef(0), "area": Place("kent"), "lancaster": [Piece("exeter")], "york": [],
      "reserves": [Share(0, 1), Share(1, 0)]}),
    (3, "undone-actions", {"seat": 1, "actions": "pick 2; seal"},
     {"seat": SeatRef(1), "actions": [Said("pick 2"), Said("seal")]}),
]  # fmt: skip


@pytest.fixture
async def old(url: str) -> Database:
    """A database as revision 0001 made it."""
    database = Database(url)
    database.make()
    async with database.write() as connection:
        if not database.sqlite:
            for table in (*m.METADATA.tables, "reminders", "alembic_version"):
                await connection.execute(sa.text(f"DROP TABLE IF EXISTS {table} CASCADE"))
        await connection.run_sync(_make, "0001")
    return database


def _make(connection: sa.Connection, revision: str) -> None:
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, revision)


async def _insert(database: Database, table: str, *found: dict[str, Any]) -> None:
    async with database.write() as connection:
        for row in found:
            names, marks = ", ".join(row), ", ".join(f":{name}" for name in row)
            await connection.execute(sa.text(f"INSERT INTO {table} ({names}) VALUES ({marks})"), row)


def _table(number: int, game: str, status: str, seats: int, seq: int) -> dict[str, Any]:
    return {
        "id": number, "guild_id": 1, "channel_id": 10, "thread_state": "none", "game": game, "name": "", "locale": "en",
        "status": status, "organiser_id": ANA.id, "seat_count": seats, "options": "{}", "policy": "{}", "seq": seq,
        "epoch": 3, "phase_seq": seq, "turns": 2, "time_left": 100.0 if status == "paused" else None, "bot_due": False,
        "seed": "s", "seed_hash": "h", "schema_version": 1, "rules_version": 1, "created_at": NOW, "started_at": NOW,
    }  # fmt: skip


async def _fill(database: Database) -> None:
    await _insert(
        database, "tables", _table(1, "xidit", "finished", 3, 5), _table(2, "roses", "finished", 2, 5),
        _table(3, "toy", "running", 2, 1), _table(4, "toy", "paused", 2, 1),
    )  # fmt: skip
    seat = {
        "computer": "", "autopilot": False, "offered": False, "step": "pick", "since": NOW, "panel_step": "pick",
        "acts": 1, "undoable": 0, "held": False, "dm_noted": False,
    }  # fmt: skip
    for table in (3, 4):
        for number, user in enumerate((ANA, BEN)):
            await _insert(
                database, "seats", seat | {"table_id": table, "seat": number, "name": user.name, "user_id": user.id}
            )
    data = TOY.dumps(TOY.setup(seats=2, seed="s"))
    for table in (3, 4):
        await _insert(database, "states", {"table_id": table, "data": data, "base": data, "base_seq": 0})
        await _insert(database, "snapshots", {"table_id": table, "seq": 0, "data": data, "at": NOW})
    await _insert(
        database, "deadlines",
        {"table_id": 3, "turn": 2, "started_at": NOW, "due_at": NOW + 9, "act_at": NOW + 9, "nudged": False},
    )  # fmt: skip
    await _insert(database, "reminders", {"table_id": 3, "turn": 2, "at": NOW + 5})
    await _insert(
        database, "users", {"id": 7, "locale": "es", "zone": "UTC", "reminders": True, "dms": True, "dm": "open"}
    )
    for place, (table, key, params, _) in enumerate(OLD_EVENTS):
        await _insert(
            database, "events",
            {"table_id": table, "seq": 1, "place": place, "key": key, "params": json.dumps(params), "audience": "",
             "seals": False, "milestone": key == "xidit-census", "undone": False, "at": NOW},
        )  # fmt: skip


async def test_rows_of_the_first_revision_are_read_in_the_words_of_today(old: Database) -> None:
    await _fill(old)
    post = {
        "table_id": 3, "seat": -1, "payload": "{}", "attempts": 0, "not_before": 0, "fingerprint": "", "error": "",
        "status": "pending", "created_at": NOW,
    }  # fmt: skip
    for lane, kind, op in (("t3", "note", "send"), ("u7", "panel", "send"), ("u7", "panel", "close")):
        await _insert(
            old, "outbox", post | {"lane": lane, "kind": kind, "op": op, "status": "pending", "created_at": 1}
        )
    await upgrade(old)
    async with old.read() as connection:
        found = await connection.run_sync(lambda c: compare_metadata(MigrationContext.configure(c), m.METADATA))
    assert found == []
    events = await rows(old, m.events)
    for row, (_, key, _, params) in zip(events, OLD_EVENTS, strict=True):
        assert (row.key, decode_params(row.params)) == (key, params)
        assert row.tell == ("phase" if key == "xidit-census" else "log")
    assert [(u.locale, u.seen) for u in await rows(old, m.users)] == [("", "es")]
    assert [(s.asked, s.looked_seq) for s in await rows(old, m.seats)] == [("[]", 1)] * 4
    assert await rows(old, m.deadlines) == []
    posts = [(row.share, row.urgency) for row in await rows(old, m.outbox)]
    assert posts == [(share_of("t3"), 1), (share_of("u7"), 0), (share_of("u7"), 2)]
    await old.close()


async def test_games_of_the_first_revision_go_on(old: Database) -> None:
    """The computers' worker asks everybody anew and shows it; a paused game is asked when it goes on."""
    await _fill(old)
    await upgrade(old)
    clock = FakeClock(NOW + 1000)
    tables = Tables(old, clock, games={"toy": TOY})
    await Autopilot(tables.store, tables.play).run_due()
    info = await tables.lookup.info(3)
    assert info.due_at == clock.now() + 48 * 3600
    assert [w.seat for w in (await tables.views.look(3, ANA.id)).waiting] == [0, 1]
    panels = await rows(old, m.outbox, m.outbox.c.kind == "panel")
    assert [(p.table_id, p.seat, p.user_id) for p in panels] == [(3, 0, ANA.id), (3, 1, BEN.id)]
    await tables.play.act(3, BEN.id, acts("pick 3", "seal"))
    info = await tables.seats.resume(4, ANA.id)
    assert (info.status, info.due_at) == (TableStatus.RUNNING, clock.now() + 48 * 3600)
    await tables.play.act(4, ANA.id, acts("pick 1"))
    await old.close()


async def test_who_sat_or_acted_somewhere_before_is_remembered(old: Database) -> None:
    """Seats were no keys then; from now on they are, also at tables that run. Who held several practises."""
    await _fill(old)
    await _insert(
        old, "actions",
        {"table_id": 3, "seq": 1, "seat": 1, "user_id": CAI.id, "kind": "act", "text": "pick 1", "draws": "[]",
         "batch": 1, "secret": True, "undone": False, "at": NOW},
    )  # fmt: skip
    async with old.write() as connection:
        await connection.execute(sa.text(f"UPDATE seats SET user_id = {ANA.id} WHERE table_id = 4"))
    await upgrade(old)
    held = [(r.table_id, r.seat, r.user_id) for r in await rows(old, m.holders)]
    assert held == [(3, 0, ANA.id), (3, 1, BEN.id), (3, 1, CAI.id), (4, 0, ANA.id), (4, 1, ANA.id)]
    tables = Tables(old, FakeClock(NOW + 1000), games={"toy": TOY})
    assert [(await tables.lookup.info(n)).practice for n in (1, 2, 3, 4)] == [False, False, False, True]
    await tables.lobby.leave(3, ANA.id)
    for user in (BEN, CAI):
        with pytest.raises(UserError, match="already-seated" if user is BEN else "seat-known"):
            await tables.lobby.join(3, user)
    assert (await tables.lobby.join(3, DOT)).seats[0].user_id == DOT.id
    await old.close()


async def test_tables_from_files_are_known_again(old: Database) -> None:
    """They were no older than their first post but there, and what a settled post had carried is gone."""
    await _fill(old)
    post = {"lane": "t", "kind": "lobby", "op": "send", "status": "sent", "seat": -1, "payload": "{}", "attempts": 0,
            "not_before": 0, "error": "", "fingerprint": "", "done_at": NOW + 9}  # fmt: skip
    await _insert(
        old, "outbox", *(post | {"table_id": table, "created_at": at} for table, at in ((1, NOW + 5), (3, NOW)))
    )
    await upgrade(old)
    assert [row.imported for row in await rows(old, m.tables)] == [True, False, False, False]
    await old.close()


async def test_down_again(old: Database) -> None:
    await _fill(old)
    await upgrade(old)

    def down(connection: sa.Connection) -> None:
        settings = config()
        settings.attributes["connection"] = connection
        command.downgrade(settings, "0002")

    async with old.write() as connection:
        await connection.run_sync(down)
    async with old.read() as connection:
        found = (await connection.execute(sa.text("SELECT params, milestone FROM events ORDER BY id"))).all()
    assert [json.loads(row.params) for row in found] == [params for _, _, params, _ in OLD_EVENTS]
    assert [bool(row.milestone) for row in found] == [key == "xidit-census" for _, key, _, _ in OLD_EVENTS]
    await upgrade(old)
    await old.close()
