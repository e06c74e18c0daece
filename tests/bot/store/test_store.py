"""The database itself: migrations, start-up errors, settings, and the number of statements an act costs."""

from __future__ import annotations

import asyncio
import re
import threading
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from bot.common.errors import StartupError, UserError
from bot.store import Database, upgrade
from bot.store import database as store
from bot.store import models as m
from bot.tables.model import DeadlinePolicy, UserRef
from bot.tables.service import Tables
from bot.workers.autopilot import Autopilot
from bot.workers.outbox.outbox import Outbox
from bot.workers.timer import Timer
from tests.bot.counted_statements import counted
from tests.bot.fakes import FakeDiscord, FakePresenter
from tests.bot.helpers import ANA, BEN, FakeClock, lobby, rows, running
from tests.bot.toy import TOY, acts
from tests.support import databases


async def test_migrations_make_what_the_models_say(db: Database) -> None:
    await upgrade(db)  # a second time changes nothing
    async with db.read() as connection:
        found = await connection.run_sync(lambda c: compare_metadata(MigrationContext.configure(c), m.METADATA))
    assert found == []
    assert re.fullmatch(r"[0-9a-f]{8}", (await rows(db, m.instance))[0].word)


async def test_sqlite_is_set_up_for_one_writer_and_many_readers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And what was announced outlives a power cut; connections of other tests need not be as careful."""
    monkeypatch.setattr(store, "_prepare_sqlite", databases.PREPARE)
    db = Database(f"sqlite+aiosqlite:///{tmp_path / 'deep' / 'er' / 'herald.db'}")
    await upgrade(db)
    async with db.read() as connection:
        values = [
            (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
            for name in ("journal_mode", "foreign_keys", "busy_timeout", "synchronous")
        ]
    assert values == ["wal", 1, 10_000, 2]
    await db.close()


@pytest.mark.parametrize("steps", range(6))
async def test_an_opening_that_was_given_up_leaves_no_thread(tmp_path: Path, steps: int) -> None:
    """It would answer to a loop that is closed by then."""
    db = Database(f"sqlite+aiosqlite:///{tmp_path / 'herald.db'}")

    async def read() -> None:
        async with db.read():
            pass

    before = set(threading.enumerate())
    reading = asyncio.create_task(read())
    for _ in range(steps):
        await asyncio.sleep(0)
    reading.cancel()
    await asyncio.gather(reading, return_exceptions=True)
    opened = set(threading.enumerate()) - before
    await db.close()
    assert not {thread for thread in opened if thread.is_alive() and "worker_thread" in thread.name}


@pytest.mark.parametrize(
    "url",
    [
        "postgresql+asyncpg://nobody@127.0.0.1:9/none",
        "sqlite+aiosqlite:////proc/none/x.db",
        "mysql://x",
        "nonsense",
        "postgresql://a:1,b:2/x",
    ],
)
async def test_unreachable_databases(url: str) -> None:
    with pytest.raises(StartupError) as caught:
        await upgrade(Database(url))
    assert len(str(caught.value).splitlines()) == 1


async def test_files_that_are_no_database(tmp_path: Path) -> None:
    (tmp_path / "herald.db").write_text("Dear diary, " * 100, encoding="utf-8")
    db = Database(f"sqlite+aiosqlite:///{tmp_path / 'herald.db'}")
    with pytest.raises(StartupError, match="is not a SQLite file"):
        await upgrade(db)
    await db.close()


async def test_database_of_a_later_version(db: Database) -> None:
    async with db.write() as connection:
        await connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StartupError, match="later version"):
        await upgrade(db)


async def test_language_seen_is_not_chosen(tables: Tables) -> None:
    await tables.lobby.create(guild_id=1, channel_id=1, organiser=UserRef(9, "Ximena", "es"), game="toy", seats=2)
    assert ((await tables.preferences.user(9)).locale, (await tables.preferences.user(9)).language) == ("", "es")
    assert (await tables.preferences.set_user(9, locale="en")).language == "en"
    assert (await tables.preferences.set_user(9, locale="")).language == "es"


async def test_snowflakes_fit(tables: Tables, db: Database) -> None:
    big = (1 << 63) - 1
    table = await tables.lobby.create(guild_id=big, channel_id=big, organiser=UserRef(big, "Big"), game="toy", seats=2)
    assert (await tables.lookup.info(table.id)).guild_id == big
    with pytest.raises(UserError, match="no-such-table"):
        await tables.lookup.info(1 << 70)


async def test_settings(tables: Tables, db: Database) -> None:
    assert (await tables.preferences.user(5)).zone == "UTC"
    assert (await tables.preferences.set_user(5, zone="Europe/Madrid", locale="es")).locale == "es"
    assert (await tables.preferences.set_user(5, reminders=False)).zone == "Europe/Madrid"
    await tables.preferences.remember_dm(5, channel_id=50, state="closed")
    assert ((await tables.preferences.user(5)).dm, await tables.preferences.dm_channel(5)) == ("closed", 50)
    assert (await tables.preferences.set_user(5, dms=True)).dm == "unknown"
    for changes, key in (({"zone": "Atlantis"}, "bad-zone"), ({"locale": "xx"}, "bad-locale")):
        with pytest.raises(UserError, match=key):
            await tables.preferences.set_user(5, **changes)
    with pytest.raises(TypeError):
        await tables.preferences.set_user(5, dm="open")
    assert (await tables.preferences.server(7)).locale == ""
    server = await tables.preferences.set_server(7, locale="es", creator_role=3, channels=[1, 2])
    assert (server.locale, server.creator_role, server.channels) == ("es", 3, (1, 2))
    assert (await tables.lobby.create(guild_id=7, channel_id=1, organiser=ANA, game="toy", seats=2)).locale == "es"


async def fill(db: Database, count: int, table_id: int) -> None:
    """Copies of a running table, as many as given, all with deadlines far ahead."""
    async with db.write() as connection:
        table = dict((await rows(db, m.tables, m.tables.c.id == table_id))[0]._mapping)
        seats = [dict(r._mapping) for r in await rows(db, m.seats, m.seats.c.table_id == table_id)]
        state = dict((await rows(db, m.states, m.states.c.table_id == table_id))[0]._mapping)
        deadline = dict((await rows(db, m.deadlines, m.deadlines.c.table_id == table_id))[0]._mapping)
        for part, source in ((m.tables, [table]), (m.seats, seats), (m.states, [state]), (m.deadlines, [deadline])):
            key = "id" if part is m.tables else "table_id"
            await connection.execute(part.insert(), [row | {key: 100_000 + n} for n in range(count) for row in source])


async def test_statements_do_not_grow_with_the_tables(tables: Tables, db: Database, clock: FakeClock) -> None:
    table = await running(tables, policy=DeadlinePolicy())
    await _spent(tables, db, table.id)  # what is kept of a border is read once
    first = [await _spent(tables, db, table.id)]
    await fill(db, 10_000, table.id)
    first.append(await _spent(tables, db, table.id))
    assert first[0] == first[1]
    assert all(count <= 13 for count in first[0]), first[0]  # an undo on PostgreSQL; an act costs ten at most
    assert max(first[0][:2]) <= 10, first[0]

    again = Database(str(db.engine.url.render_as_string(hide_password=False)))
    with counted(again) as statements:
        await upgrade(again)
        reopened = Tables(again, clock, games={"toy": TOY})
        await Timer(reopened.store, reopened.play).run_due()
        await Autopilot(reopened.store, reopened.play).run_due()
        await Outbox(reopened.store, FakePresenter(), FakeDiscord()).drain()
    assert len(statements) < 500  # not one for each of the 10,000
    await again.close()


async def _spent(tables: Tables, db: Database, table_id: int) -> list[int]:
    """Statements of a secret act, of an undo, of a look, of a list."""
    spent = []
    for call in (
        lambda: tables.play.act(table_id, ANA.id, acts("pick 1")),
        lambda: tables.play.act(table_id, BEN.id, acts("pick 2", "pick 3")),
        lambda: tables.play.undo(table_id, ANA.id),
        lambda: tables.views.look(table_id, ANA.id),
        lambda: tables.lookup.find(user_id=ANA.id, limit=5),
        lambda: tables.lookup.by_thread(1),
    ):
        with counted(db) as statements:
            await call()
        spent.append(len(statements))
    return spent


async def test_every_message_id_is_listed() -> None:
    """What the code raises and posts stands in ``message_ids.py``, with nothing left over."""
    from bot.tables.unit import message_ids

    bot = Path(message_ids.__file__).parents[2]
    rooms = (bot / "tables", bot / "workers")
    source = "\n".join(
        path.read_text(encoding="utf-8")
        for room in rooms
        for path in sorted(room.rglob("*.py"))
        if path.name != "message_ids.py"
    ) + (bot / "common" / "public_http.py").read_text(encoding="utf-8")
    quoted = set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', source))
    listed = {*message_ids.REFUSALS, *message_ids.POSTS, *message_ids.EVENTS}
    assert listed - quoted == set()
    assert quoted - listed == {"herald-table", "webhook-id", "webhook-timestamp", "webhook-signature"}


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
@pytest.mark.parametrize("typed", ["Éxodo", "éxodo", "ÉXODO", "ñandú", "Ñ"])
async def test_names_are_found_whatever_their_letters(tables: Tables, typed: str) -> None:
    """SQLite knows large and small letters of English alone; on PostgreSQL the server's locale decides."""
    table = await lobby(tables, name="Éxodo del Ñandú")
    assert [found.id for found in await tables.lookup.find(text=typed)] == [table.id]
