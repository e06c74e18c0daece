"""Tables whose game is not offered: their clocks stand, the others go on, and they do when the game is there again."""

from __future__ import annotations

import json

import pytest

from bot.common.errors import UserError
from bot.store import Database
from bot.store import models as m
from bot.tables.model import DeadlinePolicy, OnMiss
from bot.tables.play.faults import NO_GAME, without_their_games
from bot.tables.service import Tables
from bot.workers.outbox.outbox import Outbox
from bot.workers.timer import Timer
from tests.bot.fakes import FakeDiscord, FakePresenter
from tests.bot.helpers import ANA, BEN, FakeClock, rows
from tests.bot.toy import TOY, acts

POLICY = DeadlinePolicy(hours=24.0, pace=0, on_miss=OnMiss.HOLD)


async def begun(tables: Tables, game: str) -> int:
    table = await tables.lobby.create(guild_id=1, channel_id=10, organiser=ANA, game=game, seats=2, policy=POLICY)
    await tables.lobby.join(table.id, BEN)
    return (await tables.lobby.start(table.id, ANA.id)).id


async def lines(db: Database, table: int) -> list[str]:
    """The keys of the notes that a table was told, in order."""
    found = await rows(db, m.outbox, m.outbox.c.table_id == table, m.outbox.c.kind == "note")
    return [json.loads(row.payload).get("key", "") for row in found]


@pytest.fixture
def tables(db: Database, clock: FakeClock) -> Tables:
    """Herald with two games, one of which is the other under another name."""
    return Tables(db, clock, games={"toy": TOY, "gone": TOY})


async def test_a_table_whose_game_is_gone_stands_still_and_goes_on(
    tables: Tables, db: Database, clock: FakeClock
) -> None:
    """Nobody misses anything while the game is not there, however long, and everybody has the time that was left."""
    gone, there = await begun(tables, "gone"), await begun(tables, "toy")
    clock.add(hours=10)
    without = Tables(db, clock, games={"toy": TOY})
    for _ in range(2):  # each start looks, and tells it once
        await without_their_games(without.store)
    (row,) = await rows(db, m.tables, m.tables.c.id == gone)
    assert row.stopped
    assert json.loads(row.fault)["where"] == NO_GAME
    assert (await lines(db, gone)).count("note-no-game") == 1
    assert "note-no-game" not in await lines(db, there)
    assert await Outbox(without.store, FakePresenter(), FakeDiscord()).drain() is None
    timer = Timer(without.store, without.play)
    clock.add(hours=20)
    await timer.run_due()
    seats = await rows(db, m.seats, m.seats.c.misses > 0)
    assert {seat.table_id for seat in seats} == {there}, "the other game's time has run, this one's has not"
    with pytest.raises(UserError, match="unknown-game"):
        await without.play.act(gone, ANA.id, acts("pick 1"))

    clock.add(hours=500)
    await without_their_games(tables.store)
    (row,) = await rows(db, m.tables, m.tables.c.id == gone)
    assert (row.stopped, row.fault) == (False, "")
    assert (await lines(db, gone))[-1] == "note-goes-on"
    clock.add(hours=13)
    await Timer(tables.store, tables.play).run_due()
    assert await rows(db, m.seats, m.seats.c.misses > 0, m.seats.c.table_id == gone) == []
    await tables.play.act(gone, ANA.id, acts("pick 1"))
    clock.add(hours=2)
    await Timer(tables.store, tables.play).run_due()
    assert {s.seat for s in await rows(db, m.seats, m.seats.c.misses > 0, m.seats.c.table_id == gone)} == {
        1
    }  # what Ana had saved was played


async def test_a_table_that_rests_is_let_be(tables: Tables, db: Database, clock: FakeClock) -> None:
    table = await begun(tables, "gone")
    await tables.seats.pause(table, ANA.id)
    before = await rows(db, m.tables, m.tables.c.id == table)
    await without_their_games(Tables(db, clock, games={"toy": TOY}).store)
    assert await rows(db, m.tables, m.tables.c.id == table) == before
