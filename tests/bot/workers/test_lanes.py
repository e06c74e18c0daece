"""Lanes of posts: which go first, what a backlog costs, what is shared out."""

from __future__ import annotations

import json
from typing import Any

import pytest
import sqlalchemy as sa

from bot.store import Database
from bot.store import models as m
from bot.store.lanes import OPEN, SHARES, share_of, urgency_of
from bot.tables.service import Tables
from bot.tables.unit.posts import PostKind
from bot.workers.outbox import outbox as outboxes
from bot.workers.outbox.outbox import Outbox
from bot.workers.outbox.transport import Later
from tests.bot.counted_statements import counted
from tests.bot.delivery import new_panel
from tests.bot.fakes import FakeDiscord
from tests.bot.helpers import ANA, FakeClock, rows, running


async def notes(tables: Tables, table_id: int, count: int) -> None:
    async with tables.store.change(table_id) as change:
        for _ in range(count):
            change.note("note-resumed", name="Ana")


async def test_the_urgent_goes_first(
    tables: Tables, outbox: Outbox, discord: FakeDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where everything cannot go at once, a panel overtakes what other lanes have waited with for longer."""
    monkeypatch.setattr(outboxes, "AT_ONCE", 1)
    first, second = await running(tables), await running(tables)
    await outbox.drain()
    await notes(tables, first.id, 3)
    async with tables.store.change(first.id) as change:
        change.whisper(77, "whisper-lacks", permission="send")
    await new_panel(tables, second.id)
    before = max(message.id for messages in discord.channels.values() for message in messages)
    await outbox.drain()
    made = sorted(
        (message.id, message.content.split()[0])
        for messages in discord.channels.values()
        for message in messages
        if message.id > before
    )
    assert [kind for _, kind in made] == ["panel", "note", "note", "note", "whisper"]


@pytest.mark.parametrize(
    ("kind", "op", "urgency"),
    [("panel", "send", 0), ("phase", "send", 0), ("note", "send", 1), ("digest", "send", 1), ("panel", "delete", 2)],
)
def test_how_urgent_posts_are(kind: str, op: str, urgency: int) -> None:
    assert PostKind(kind)
    assert urgency_of(kind, op) == urgency


async def test_rows_know_their_share(tables: Tables, db: Database, outbox: Outbox) -> None:
    table = await running(tables)
    await notes(tables, table.id, 2)
    found = await rows(db, m.outbox)
    assert {row.lane for row in found} >= {f"t{table.id}", f"u{ANA.id}"}
    assert all(row.share == share_of(row.lane) < SHARES for row in found)


async def test_a_lane_that_was_put_off_is_not_found_in_vain(
    tables: Tables, db: Database, outbox: Outbox, discord: FakeDiscord, clock: FakeClock
) -> None:
    """What stands behind a post that was put off is put off with it; what comes later, as soon as it is found."""
    table = await running(tables)
    await outbox.drain()
    discord.errors = [Later("slow down", 90.0)]
    await notes(tables, table.id, 5)
    due = await outbox.drain()
    assert due == clock.now() + 90.0
    await notes(tables, table.id, 1)
    outbox.wake()
    assert await outbox.drain() == due
    with counted(db) as statements:
        assert await outbox.drain() == due
    assert len(statements) == 3, statements  # what is due, and when more is: no lane was looked into
    left = await rows(db, m.outbox, m.outbox.c.status.in_(OPEN))
    assert {row.not_before for row in left} == {due}
    assert len(left) == 6
    clock.add(seconds=90)
    assert await outbox.drain() is None


async def test_only_its_own_shares(tables: Tables, db: Database, outbox: Outbox, discord: FakeDiscord) -> None:
    """A process that has some of the shares delivers these, and is done; another delivers the rest."""
    table = await running(tables)
    await outbox.drain()
    sent = len(await rows(db, m.outbox))
    await notes(tables, table.id, 1)
    await new_panel(tables, table.id)
    mine = share_of(f"t{table.id}")
    assert mine != share_of(f"u{ANA.id}")
    outbox.serve({mine})
    assert await outbox.drain() is None
    assert [row.lane for row in (await rows(db, m.outbox))[sent:] if row.status in OPEN] == [f"u{ANA.id}"]
    outbox.serve(set(range(SHARES)) - {mine})
    await outbox.drain()
    assert not await rows(db, m.outbox, m.outbox.c.status.in_(OPEN))


async def test_what_is_settled_costs_nothing(tables: Tables, db: Database, outbox: Outbox) -> None:
    """The statements of delivery use the indexes of open rows alone: settled ones are never read."""
    table = await running(tables)
    row = dict((await rows(db, m.outbox))[0]._mapping)
    del row["id"]
    async with db.write() as connection:
        await connection.execute(
            m.outbox.insert(), [row | {"status": "sent", "table_id": table.id} for _ in range(5000)]
        )
        if not db.sqlite:
            await connection.execute(sa.text("ANALYZE outbox"))
    asked: list[tuple[str, Any]] = []

    def note(_c: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        asked.append((statement, parameters))

    sa.event.listen(db.engine.sync_engine, "before_cursor_execute", note)
    busy = ["t9", "u8"]
    await outbox.rows.ready(busy, None, 64)
    await outbox.rows.ready(busy, [1, 2], 64)
    await outbox.rows.later(busy, [3])
    await outbox.rows.head("t9")
    sa.event.remove(db.engine.sync_engine, "before_cursor_execute", note)
    explain = "EXPLAIN QUERY PLAN " if db.sqlite else "EXPLAIN (FORMAT JSON) "
    plans = []
    async with db.read() as connection:
        for statement, parameters in asked:
            if statement.startswith("SELECT"):
                plan = (await connection.exec_driver_sql(explain + statement, parameters)).all()
                plans.append(json.dumps([list(line) for line in plan], default=str))
    assert len(plans) == 5
    for plan in plans:
        of_open = any(f"ix_outbox_{name}" in plan for name in ("urgent", "later", "open"))
        of_table = "ix_outbox_table" in plan and "pending,sending" in plan  # a server may take those of its few tables
        assert of_open or of_table, plan
        assert "SCAN outbox" not in plan or "USING INDEX ix_outbox" in plan, plan
        assert '"Seq Scan", "Relation Name": "outbox"' not in plan
