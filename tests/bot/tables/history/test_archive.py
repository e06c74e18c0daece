"""Games that are long over: packed out of the way, and back as they were for whoever asks."""

from __future__ import annotations

import asyncio
from typing import Any

from bot.store import Database
from bot.store import models as m
from bot.tables.history.archive import AFTER, PARTS
from bot.tables.service import Tables
from bot.workers.housekeeper import Housekeeper
from cogs.lookup import find_table, table_of
from tests.bot.helpers import ANA, BEN, SOMEONE, FakeClock, rows, running
from tests.bot.tables.toy_rounds import play_out
from tests.bot.toy import acts
from tests.cogs.fake_answer import interaction


async def held(db: Database, table_id: int) -> dict[str, list[tuple[Any, ...]]]:
    """Everything that is packed of a table, without the numbers of rows."""
    found = {}
    for part in PARTS:
        table = m.METADATA.tables[part]
        names = [c.name for c in table.columns if c.name != "id"]
        found[part] = [tuple(getattr(r, n) for n in names) for r in await rows(db, table, table.c.table_id == table_id)]
    return found


async def settle_posts(db: Database) -> None:
    async with db.write() as connection:
        await connection.execute(m.outbox.update().values(status="sent", done_at=0.0))


async def test_a_game_goes_into_the_archive_and_comes_back(tables: Tables, db: Database, clock: FakeClock) -> None:
    """Not before its time, not while it runs, not while a post of it waits; byte for byte, however often."""
    runs = await running(tables, 2)
    over = await running(tables, 2)
    await tables.play.act(over.id, ANA.id, acts("pick 1"))
    await tables.play.undo(over.id, ANA.id)
    await play_out(tables, over.id)
    log = await tables.views.log(over.id, ANA.id, since=0)
    keeper = Housekeeper(tables.store)
    await keeper.clean()
    clock.add(seconds=AFTER + 1)
    await keeper.clean()
    assert await rows(db, m.archives) == []  # its posts wait still
    await settle_posts(db)
    async with db.write() as connection:  # what the housekeeper takes anyway
        await connection.execute(m.snapshots.delete().where(m.snapshots.c.table_id == over.id))
    before = await held(db, over.id)
    await keeper.clean()
    assert [r.table_id for r in await rows(db, m.archives)] == [over.id]
    assert not any((await held(db, over.id)).values())
    kept = await held(db, runs.id)
    assert kept["states"]
    assert kept["actions"]
    asker = interaction(tables, ANA)
    await asyncio.gather(*(find_table(asker, str(over.id)) for _ in range(4)))
    assert await held(db, over.id) == before
    assert await rows(db, m.archives) == []
    assert await tables.views.log(over.id, ANA.id, since=0) == log
    assert (await tables.proof.verify(over.id)).proven
    await keeper.clean()
    assert len(await rows(db, m.archives)) == 1
    await table_of(asker, over.id)
    assert (await tables.views.look(over.id, ANA.id)).outcome is not None
    await keeper.clean()
    assert b"herald-table" in await tables.export_whole(over.id)
    assert not await tables.archive.thaw(over.id)
    assert not await tables.archive.pack(999)


async def test_who_is_forgotten_is_in_no_archive(tables: Tables, db: Database, clock: FakeClock) -> None:
    over = await running(tables, 2)
    await play_out(tables, over.id)
    clock.add(seconds=AFTER + 1)
    await settle_posts(db)
    await Housekeeper(tables.store).clean()
    assert len(await rows(db, m.archives)) == 1
    assert {row["table_id"] for row in (await tables.personal_data.show(BEN.id))["actions.user_id"]} == {over.id}
    await Housekeeper(tables.store).clean()
    await tables.personal_data.forget(BEN.id, SOMEONE)
    assert {r.user_id for r in await rows(db, m.actions)} == {None, ANA.id}
    assert (await tables.proof.verify(over.id)).proven
