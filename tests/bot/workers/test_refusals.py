"""Delivery with patience, and without insisting on closed doors."""

from __future__ import annotations

import json

import pytest

from bot.store import Database
from bot.store import models as m
from bot.tables.service import Tables
from bot.tables.unit.posts import PostKind
from bot.workers.outbox.outbox import Outbox
from bot.workers.outbox.transport import Later, Permission, Refused
from tests.bot.delivery import HOME, kinds, open_rows, round_of, thread_of
from tests.bot.fakes import FakeDiscord, FakePresenter
from tests.bot.helpers import ANA, BEN, CAI, FakeClock, lobby, rows, running
from tests.bot.toy import acts


async def test_closed_messages_are_told_once_and_tried_again_after_an_act(
    tables: Tables, db: Database, outbox: Outbox, discord: FakeDiscord
) -> None:
    discord.closed = {1020}
    table = await running(tables)
    await outbox.drain()
    thread = await thread_of(tables, table.id)
    assert (await tables.preferences.user(BEN.id)).dm == "closed"
    assert kinds(discord, thread) == ["opening", "phase", "status", "note"]
    assert discord.said()[thread][-1] == "note dm-closed-note"
    tries = discord.tries
    await tables.redraw_panel(table.id, 1)
    async with tables.store.change(table.id) as change:
        change.panel(change.loaded.seats[1])
        change.panel(change.loaded.seats[1])
    await outbox.drain()
    assert discord.tries == tries  # nobody knocked again, nothing was said twice
    discord.closed = set()
    await tables.play.act(table.id, BEN.id, acts("pick 1"))
    async with tables.store.change(table.id) as change:
        change.panel(change.loaded.seats[1])
    await outbox.drain()
    assert kinds(discord, 1020) == ["panel"]
    assert (await tables.preferences.user(BEN.id)).dm == "open"
    assert await open_rows(db) == []


async def test_what_is_for_somebody_who_left_waits_until_they_are_back(
    tables: Tables, db: Database, outbox: Outbox, discord: FakeDiscord, clock: FakeClock
) -> None:
    """Their messages are not closed: the tables hear once that they are gone, and everything is sent in the end."""
    discord.left = {BEN.id}
    table, other = await running(tables), await running(tables)
    due = await outbox.drain()
    assert (await tables.preferences.user(BEN.id)).dm == "left"
    for number in (table.id, other.id):
        place = await thread_of(tables, number)
        assert kinds(discord, place) == ["opening", "phase", "status", "note"]
        assert discord.said()[place][-1] == "note left-server-note"
    while due is not None and due < clock.time + 86400:  # tried again, more and more seldom, and nothing is said twice
        clock.time = due
        due = await outbox.drain()
        if discord.tries > 40:
            discord.left = set()
    assert kinds(discord, 1020) == ["panel", "panel"]
    assert (await tables.preferences.user(BEN.id)).dm == "open"
    assert len(kinds(discord, await thread_of(tables, table.id))) == 4
    assert await open_rows(db) == []


async def test_somebody_who_left_and_acts_again_has_a_panel_at_once(
    tables: Tables, outbox: Outbox, discord: FakeDiscord
) -> None:
    discord.left = {BEN.id}
    table = await running(tables)
    await outbox.drain()
    discord.left = set()
    tables.store.work = outbox.wake
    await tables.play.act(table.id, BEN.id, acts("pick 1"))
    await outbox.drain()
    assert kinds(discord, 1020) == ["panel"]


async def test_a_herald_that_was_removed_and_asked_back_blames_nobody(
    tables: Tables, db: Database, outbox: Outbox, discord: FakeDiscord
) -> None:
    """While it is on no server nothing reaches anybody, and that is no player's doing."""
    table = await running(tables)
    await outbox.drain()
    discord.out = True
    tables.store.work = outbox.wake
    await round_of(tables, table.id)
    await outbox.drain()
    assert {(await tables.preferences.user(user.id)).dm for user in (ANA, BEN)} == {"open"}
    discord.out = False
    await outbox.permitted((await tables.lookup.info(table.id)).guild_id)
    await outbox.drain()
    said = [text for texts in discord.said().values() for text in texts]
    assert not [text for text in said if "dm-closed" in text or "left-server" in text]
    assert kinds(discord, await thread_of(tables, table.id))[-2:] == ["phase", "status"]
    assert await open_rows(db) == []


async def test_nobody_is_promised_buttons_for_somebody_who_left(
    tables: Tables, db: Database, outbox: Outbox, discord: FakeDiscord
) -> None:
    discord.left = {BEN.id}
    table = await running(tables)
    await outbox.drain()
    await tables.handovers.replace(table.id, ANA.id, 1, CAI)
    note = next(r for r in await rows(db, m.outbox) if "note-handover-asked" in r.payload)
    assert json.loads(note.payload)["button"] == "take decline"
    assert note.after_id is None


async def test_who_wants_no_messages_gets_none(tables: Tables, outbox: Outbox, discord: FakeDiscord) -> None:
    await tables.preferences.set_user(BEN.id, dms=False)
    table = await running(tables)
    await outbox.drain()
    thread = await thread_of(tables, table.id)
    assert (kinds(discord, 1020), kinds(discord, thread)) == ([], ["opening", "phase", "status"])


async def test_forbidden_posts_wait_for_permission(
    tables: Tables, db: Database, outbox: Outbox, discord: FakeDiscord, clock: FakeClock
) -> None:
    """Later and later, one request at a time; what comes after waits behind and costs none."""
    discord.lacks = {HOME: {"view"}}
    table = await lobby(tables)
    await tables.lobby.configure(table.id, ANA.id, name="Renamed")
    waits = []
    while (due := await outbox.drain()) is not None:
        waits.append(round(due - clock.now()))
        assert discord.tried.count(HOME) == len(waits)
        clock.time = due
        if len(waits) == 5:
            discord.lacks = {}
    assert waits == [60, 600, 3600, 21600, 21600]
    assert kinds(discord, HOME) == ["lobby"]
    assert discord.said()[ANA.id * 10] == ["whisper whisper-lacks view"]
    assert await open_rows(db) == []


async def test_what_is_refused_for_more_than_its_picture_waits_with_it(
    tables: Tables, outbox: Outbox, discord: FakeDiscord, presenter: FakePresenter, clock: FakeClock
) -> None:
    """Words alone would be refused likewise, or go out without their picture if it was allowed again by then."""
    presenter.drawing = True
    discord.lacks = {HOME: {"send"}}
    await lobby(tables)
    due = await outbox.drain()
    assert discord.tried.count(HOME) == 1
    discord.lacks, clock.time = {}, due or 0.0
    await outbox.drain()
    assert [sent.pictures for sent in discord.channels[HOME]] == [1]


async def test_a_card_in_words_whose_picture_is_allowed_again_gets_it(
    tables: Tables, outbox: Outbox, discord: FakeDiscord, presenter: FakePresenter
) -> None:
    """It was refused, and a moment later nothing is forbidden; what is forbidden indeed is not tried again."""
    presenter.drawing = True
    none: set[Permission] = set()
    attach: set[Permission] = {"attach"}
    for lacks, edits in ((none, 1), (attach, 0)):
        discord.lacks = {HOME: lacks}
        discord.errors = [] if lacks else [Refused("missing permissions", forbidden=True)]
        await lobby(tables)
        await outbox.drain()
        card = discord.channels[HOME][-1]
        assert (card.pictures, len(card.edits)) == (0, edits)


async def test_forbidden_posts_are_given_up_after_days(
    tables: Tables, db: Database, outbox: Outbox, discord: FakeDiscord, clock: FakeClock
) -> None:
    """All that is as old at once; what is younger goes on waiting."""
    table = await running(tables)
    await outbox.drain()
    async with tables.store.change(table.id) as change:
        change.note("note-resumed", name="Ana")
        change.note("note-resumed", name="Ben")
    thread = await thread_of(tables, table.id)
    discord.lacks = {HOME: {"send"}, thread: {"threads"}}
    start, before = clock.now(), len(discord.tried)
    while clock.now() - start < 2 * 86400:
        clock.time = await outbox.drain() or 0.0
    async with tables.store.change(table.id) as change:
        change.note("note-resumed", name="Cai")
    while not await rows(db, m.outbox, m.outbox.c.status == "failed"):
        clock.time = await outbox.drain() or 0.0
    assert 3 * 86400 <= clock.now() - start < 3.6 * 86400
    assert sum(channel in (HOME, thread) for channel in discord.tried[before:]) < 20
    assert kinds(discord, ANA.id * 10)[1:] == ["whisper", "whisper"]  # the thread, then the channel: each told once
    assert len(await rows(db, m.outbox, m.outbox.c.status == "failed")) == 2
    discord.lacks = {}
    clock.add(hours=6)
    await outbox.drain()
    assert kinds(discord, thread)[3:] == ["note"]


async def test_back_off_keeps_the_order(
    tables: Tables, db: Database, outbox: Outbox, discord: FakeDiscord, clock: FakeClock
) -> None:
    discord.errors = [Later("503"), Later("429", 17.0), Later("no connection")]
    table = await lobby(tables)
    waits = []
    while (due := await outbox.drain()) is not None:
        waits.append(round(due - clock.now()))
        clock.time = due
    assert waits == [1, 17, 4]
    await tables.lobby.start(table.id, ANA.id)
    await outbox.drain()
    assert kinds(discord, HOME) == ["lobby"]
    assert await open_rows(db) == []


async def test_refusals_and_bugs_do_not_block(
    tables: Tables,
    db: Database,
    outbox: Outbox,
    discord: FakeDiscord,
    presenter: FakePresenter,
    caplog: pytest.LogCaptureFixture,
) -> None:
    presenter.broken = {PostKind.OPENING}
    table = await lobby(tables)
    await outbox.drain()
    await tables.lobby.start(table.id, ANA.id)
    discord.edit_errors = [Refused("50013 missing permissions")]
    await outbox.drain()
    assert await open_rows(db) == ["lobby failed 50013 missing permissions", "opening failed RuntimeError: a bug"]
    assert "could not be composed" in caplog.text
    assert "Traceback" in caplog.text
    assert len(discord.said()[1010]) == len(discord.said()[1020]) == 1


async def test_unexplained_failures_give_up_in_the_end(
    tables: Tables, db: Database, outbox: Outbox, discord: FakeDiscord, clock: FakeClock
) -> None:
    table = await running(tables)
    await outbox.drain()
    discord.errors = [RuntimeError("odd") for _ in range(4)]
    await tables.redraw_panel(table.id, 0)
    while (due := await outbox.drain()) is not None:
        clock.time = due
    assert await open_rows(db) == ["panel failed RuntimeError: odd"]
    await tables.redraw_panel(table.id, 0)
    await outbox.drain()
    assert len(discord.channels[1010][0].edits) == 1


async def test_thread_that_cannot_be_opened(
    tables: Tables, outbox: Outbox, discord: FakeDiscord, presenter: FakePresenter
) -> None:
    """The game goes on in the channel."""
    table = await lobby(tables)
    await outbox.drain()
    async with tables.store.db.write() as connection:
        await connection.execute(m.tables.update().values(lobby_message_id=None))
    await tables.lobby.start(table.id, ANA.id)
    await outbox.drain()
    assert kinds(discord, HOME) == ["lobby", "opening", "phase", "status"]
