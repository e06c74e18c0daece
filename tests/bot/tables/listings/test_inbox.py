"""The inbox of a person: what waits for them, in which order; once a day by message; nothing of anybody else."""

from __future__ import annotations

import json

import discord
import pytest
import sqlalchemy as sa

from bot.presenter.pages.inbox import PAGE, inbox
from bot.store import Database
from bot.store import models as m
from bot.tables.listings.inbox import Matter
from bot.tables.model import DeadlinePolicy, TableInfo
from bot.tables.service import Tables
from bot.workers.timer import Timer
from herald_fair.rules import FAIR
from tests.bot.helpers import ANA, BEN, CAI, FakeClock, lobby, rows, running
from tests.bot.six_players import SIX, act, fair, whispered
from tests.bot.toy import acts

pytestmark = pytest.mark.usefixtures("words")

SHORT, LONG = DeadlinePolicy(hours=10, reminders=()), DeadlinePolicy(hours=48, reminders=())
NIGHT = 3600.0 * 24


def said(message: object) -> str:
    view = message.view  # type: ignore[attr-defined]
    return "\n".join(x.content for x in view.walk_children() if isinstance(x, discord.ui.TextDisplay))


def buttons(message: object) -> list[str]:
    view = message.view  # type: ignore[attr-defined]
    return [str(x.item.custom_id) for x in view.walk_children() if isinstance(x, discord.ui.DynamicItem)]


async def test_the_most_urgent_stands_first(tables: Tables, clock: FakeClock) -> None:
    waits = await running(tables, policy=LONG)
    await tables.play.act(waits.id, ANA.id, acts("pick 1", "seal"))
    without = await running(tables)
    later = await running(tables, policy=LONG)
    clock.add(hours=1)
    soon = await running(tables, policy=SHORT)
    paused = await running(tables, policy=SHORT)
    await tables.seats.pause(paused.id, ANA.id)
    gathering = await lobby(tables)
    found = [(e.table.id, e.matter, e.step) for e in await tables.inboxes.of(ANA.id)]
    assert found == [
        (soon.id, Matter.TURN, "pick"), (later.id, Matter.TURN, "pick"), (without.id, Matter.TURN, "pick"),
        (paused.id, Matter.RESTING, "pick"), (waits.id, Matter.WAITING, ""), (gathering.id, Matter.LOBBY, ""),
    ]  # fmt: skip
    assert [e.table.id for e in await tables.inboxes.turns(ANA.id)] == [soon.id, later.id, without.id]
    assert (await tables.inboxes.of(ANA.id))[4].waiting[0].seat == 1
    assert await tables.inboxes.of(CAI.id) == []


async def test_a_table_that_is_over_or_lost_is_in_no_inbox(tables: Tables) -> None:
    table = await running(tables)
    assert await tables.inboxes.turns(BEN.id)
    await tables.lobby.leave(table.id, BEN.id)
    assert await tables.inboxes.of(BEN.id) == []
    other = await lobby(tables)
    await tables.cancel(other.id, ANA.id)
    assert [e.table.id for e in await tables.inboxes.of(ANA.id)] == [table.id]


async def test_a_lesson_has_no_channel(tables: Tables) -> None:
    info, _ = await tables.lobby.lesson(ANA, "toy", seats=2, name="First game")
    entries = await tables.inboxes.of(ANA.id)
    assert [e.table.id for e in entries] == [info.id]
    assert "<#0>" not in said(inbox(entries, "en"))
    assert "First game" in said(inbox(entries, "en"))


async def test_a_covered_seat_offers_the_way_back(tables: Tables, clock: FakeClock) -> None:
    table = await running(tables, 3, policy=SHORT)
    await tables.play.act(table.id, ANA.id, acts("pick 1", "seal"))
    await tables.play.act(table.id, CAI.id, acts("pick 1", "seal"))
    clock.add(hours=11)
    await Timer(tables.store, tables.play).run_due()
    entries = await tables.inboxes.of(BEN.id)
    assert [e.matter for e in entries] == [Matter.COVERED]
    assert buttons(inbox(entries, "en"))[0] == f"h:back:{table.id}:1::"


async def test_an_offer_is_no_turn_and_shows_in_no_other_inbox(db: Database, clock: FakeClock) -> None:
    tables = Tables(db, clock, games={"fair": FAIR})
    table = await fair(tables)
    for seat in range(6):
        await act(tables, table.id, seat, "vote nay")
    await act(tables, table.id, 2, "bid 0", "seal")
    before = said(inbox(await tables.inboxes.of(SIX[3].id), "en"))
    await whispered(tables, table.id)
    assert [e.matter for e in await tables.inboxes.of(SIX[2].id)] == [Matter.OFFER]
    assert said(inbox(await tables.inboxes.of(SIX[3].id), "en")) == before  # a private deal shows in nobody else's


async def test_two_statements_however_many_tables(tables: Tables, db: Database) -> None:
    made = [await running(tables, policy=LONG) for _ in range(PAGE + 2)]
    counted: list[str] = []

    def count(_c: object, _u: object, statement: str, *_: object) -> None:
        counted.append(statement)

    sa.event.listen(db.engine.sync_engine, "before_cursor_execute", count)
    entries = await tables.inboxes.of(ANA.id)
    sa.event.remove(db.engine.sync_engine, "before_cursor_execute", count)
    assert len(entries) == len(made)
    assert len([s for s in counted if s.startswith("SELECT")]) == 2
    first, second = inbox(entries, "en"), inbox(entries, "es", page=7)
    assert len([b for b in buttons(first) if b.startswith("h:hand:")]) == PAGE
    assert [b for b in buttons(first) if b.startswith("h:inbox:")] == [
        "h:inbox:0:::-1", "h:inbox:0:::1", "h:inbox:0:::0.",
    ]  # fmt: skip
    assert len([b for b in buttons(second) if b.startswith("h:hand:")]) == 2  # a page beyond the last shows the last
    assert "Página 2 de 2" in said(second)


async def test_the_words_fit_whatever_tables_are_called(tables: Tables) -> None:
    for number in range(PAGE):
        table = await running(tables, policy=LONG)
        await tables.lobby.configure(table.id, ANA.id, name=("*" * 60)[:60] + str(number))
    for language in ("en", "es"):
        assert len(said(inbox(await tables.inboxes.of(ANA.id), language))) <= 4000


async def test_what_others_hide_is_in_no_inbox(tables: Tables) -> None:
    """Ben's choice changes nothing that Ana's inbox shows."""
    shown = []
    for pick in ("pick 1", "pick 3"):
        table = await running(tables)
        await tables.play.act(table.id, BEN.id, acts(pick))
        entry = next(e for e in await tables.inboxes.of(ANA.id) if e.table.id == table.id)
        shown.append(said(inbox([entry], "en")).replace(f"#{table.id} ", "# "))
    assert shown[0] == shown[1]


async def test_once_a_day_by_message(tables: Tables, db: Database, clock: FakeClock) -> None:
    table = await running(tables)
    timer = Timer(tables.store, tables.play)
    start = clock.now()  # 22:13:20 UTC
    await tables.preferences.set_user(ANA.id, digest=7, zone="Europe/Madrid")
    due = await timer.run_due()
    assert due == start - (22 * 3600 + 13 * 60 + 20) + NIGHT + 6 * 3600  # 7 in Madrid is 6 in UTC
    assert await digests(db) == []
    clock.time = due
    assert await timer.run_due() == due + NIGHT
    assert await digests(db) == [(table.id, ANA.id)]
    clock.add(hours=24 * 5)  # nobody was there to send it: several are one
    await timer.run_due()
    assert await digests(db) == [(table.id, ANA.id)] * 2
    await tables.play.act(table.id, ANA.id, acts("pick 1", "seal"))
    clock.add(hours=24)
    assert await timer.run_due() is not None
    assert len(await digests(db)) == 2  # it is not Ana's turn: nothing is sent
    await tables.preferences.set_user(ANA.id, digest=-1)
    assert await timer.run_due() is None


async def test_a_digest_survives_a_table_that_fails(tables: Tables, db: Database, clock: FakeClock) -> None:
    """Whoever cannot be sent their inbox today is tried tomorrow, and keeps nobody else from theirs."""
    table = await running(tables, 3)
    for user in (ANA, BEN):
        await tables.preferences.set_user(user.id, digest=7)
    timer = Timer(tables.store, tables.play)
    turns = timer.inboxes.turns

    async def broken(user_id: int) -> object:
        if user_id == ANA.id:
            raise RuntimeError("the database is away")
        return await turns(user_id)

    timer.inboxes.turns = broken  # type: ignore[method-assign, assignment]
    clock.add(hours=24)
    await timer.run_due()
    assert await digests(db) == [(table.id, BEN.id)]
    left = await rows(db, m.users, m.users.c.digest_at <= clock.now())
    assert left == []


async def digests(db: Database) -> list[tuple[int, int]]:
    return [(r.table_id, r.user_id) for r in await rows(db, m.outbox, m.outbox.c.kind == "digest")]


async def test_a_digest_of_another_is_nobodys_business(tables: Tables, db: Database, clock: FakeClock) -> None:
    table: TableInfo = await running(tables)
    await tables.preferences.set_user(ANA.id, digest=7)
    clock.add(hours=24)
    await Timer(tables.store, tables.play).run_due()
    row = (await rows(db, m.outbox, m.outbox.c.kind == "digest"))[0]
    assert (row.lane, json.loads(row.payload)) == (f"u{ANA.id}", {})
    log = await tables.views.log(table.id, BEN.id, since=0)
    assert all("digest" not in entry.event.key for entry in log)
