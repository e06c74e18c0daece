"""What has had its time goes; what a game, a search after a kill or a look back needs stays."""

from __future__ import annotations

from bot.store import Database
from bot.store import models as m
from bot.tables.service import Tables
from bot.workers import housekeeper
from bot.workers.housekeeper import KEPT, Housekeeper
from bot.workers.outbox.outbox import Outbox
from tests.bot.delivery import round_of
from tests.bot.fakes import FakeDiscord, FakePresenter
from tests.bot.helpers import ANA, FakeClock, rows, running
from tests.bot.toy import acts


async def borders(db: Database, table_id: int) -> list[int]:
    return [row.seq for row in await rows(db, m.snapshots, m.snapshots.c.table_id == table_id)]


async def test_old_posts_and_borders_go(tables: Tables, db: Database, clock: FakeClock) -> None:
    """Settled posts after their time, with none of those that are still to come; of the borders of a running game all
    but the newest two; of a game that ended all. Acts, looks and verification go on as before."""
    live, done = (await running(tables, options={"rounds": 9})).id, (await running(tables, options={"rounds": 3})).id
    outbox = Outbox(tables.store, FakePresenter(), FakeDiscord())
    for _ in range(3):
        await round_of(tables, live)
        await round_of(tables, done)
    await outbox.drain()
    whole = [await borders(db, n) for n in (live, done)]
    clock.add(seconds=KEPT - 1)
    cleaner = Housekeeper(tables.store)
    assert await cleaner.clean() == 0
    clock.add(seconds=2)
    await tables.play.act(live, ANA.id, acts("pick 1"))
    async with tables.store.change(live) as change:
        change.note("note-resumed", name="Ana")
    clock.add(seconds=KEPT + 1)
    assert await cleaner.clean() > len(whole[0]) + len(whole[1])
    assert [await borders(db, n) for n in (live, done)] == [whole[0][-2:], []]
    left = await rows(db, m.outbox)
    shown = {row.message_id for row in await rows(db, m.panels)}
    assert {row.message_id for row in left if row.status == "sent"} == shown - {None}
    assert [(row.kind, row.status) for row in left if row.status != "sent"] == [("note", "pending")]
    assert (await tables.proof.verify(done)).ok
    assert (await tables.proof.shadow(live)).problem == ""
    await round_of(tables, live)
    assert (await tables.views.look(live, ANA.id)).before is not None
    await outbox.drain()
    newest = await borders(db, live)
    await cleaner.clean()
    assert await borders(db, live) == newest[-2:]


async def test_much_goes_in_small_transactions(tables: Tables, db: Database, clock: FakeClock, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    table = await running(tables)
    async with db.write() as connection:
        row = {"table_id": table.id, "lane": "t1", "kind": "note", "op": "send", "created_at": 0.0}
        await connection.execute(m.outbox.insert(), [row | {"status": "sent", "done_at": 0.0} for _ in range(25)])
        await connection.execute(m.clicks.insert(), [{"id": n, "at": 0.0} for n in range(5)])
    monkeypatch.setattr(housekeeper, "AT_ONCE", 10)
    assert await Housekeeper(tables.store).clean() == 30
    assert await rows(db, m.clicks) == []
    assert all(row.status == "pending" for row in await rows(db, m.outbox))
