"""Delivery: in order, each thing once, what is overtaken not at all."""

from __future__ import annotations

import asyncio
import re

import pytest

from bot.store import Database
from bot.store import models as m
from bot.tables.service import Tables
from bot.tables.unit.posts import Message, Post, PostKind
from bot.workers.outbox import outbox as outboxes
from bot.workers.outbox.outbox import SOON, Outbox
from bot.workers.outbox.rows import Row
from bot.workers.outbox.transport import Later, Refused
from tests.bot.delivery import HOME, alive, edits, kinds, new_panel, open_rows, round_of, thread_of
from tests.bot.fakes import FakeDiscord, FakePresenter
from tests.bot.helpers import ANA, NO_DEADLINE, PEOPLE, FakeClock, lobby, rows, running
from tests.support.idle_loop import rest


async def test_a_game_is_told(tables: Tables, db: Database, outbox: Outbox, discord: FakeDiscord) -> None:
    table = await lobby(tables)
    assert await outbox.drain() is None
    assert kinds(discord, HOME) == ["lobby"]
    await tables.lobby.start(table.id, ANA.id)
    await outbox.drain()
    info = await tables.lookup.info(table.id)
    assert info.lobby_message_id == info.thread_id
    assert info.thread_id is not None
    assert (await tables.lookup.by_thread(info.thread_id)) == info
    assert kinds(discord, info.thread_id) == ["opening", "phase", "status"]
    assert kinds(discord, 1010) == kinds(discord, 1020) == ["panel"]
    await round_of(tables, table.id)
    await outbox.drain()
    await round_of(tables, table.id)
    await outbox.drain()
    board, end = ["lines", "phase", "status"], ["lines", "phase", "result", "replay"]
    assert kinds(discord, info.thread_id) == ["opening", "phase", *board, *end]  # one status: the last
    assert len(discord.channels[HOME][0].edits) == 2  # joined and started (one delivery), over
    assert await open_rows(db) == []
    assert all(r.payload == "{}" for r in await rows(db, m.outbox))


@pytest.mark.slow
async def test_replays_that_are_made_hold_up_nobody(
    tables: Tables, db: Database, outbox: Outbox, discord: FakeDiscord, presenter: FakePresenter
) -> None:
    """More games end at once than there are places: their replays come one after the other, all else meanwhile."""
    others = await running(tables)
    over = [await running(tables, options={"rounds": 1}) for _ in range(10)]
    made, compose, begun = asyncio.Event(), presenter.compose, 0

    async def slow(post: Post) -> Message | None:
        nonlocal begun
        if post.kind is PostKind.REPLAY:
            begun += 1
            await made.wait()
        return await compose(post)

    presenter.compose = slow  # type: ignore[method-assign]
    for table in over:
        await round_of(tables, table.id)
    draining = asyncio.create_task(outbox.drain())
    await rest()
    assert len(await open_rows(db)) == len(over)
    await tables.redraw_panel(others.id, 0)
    again = asyncio.create_task(outbox.drain())
    await rest()
    assert len(await open_rows(db)) == len(over)
    assert begun == 1
    made.set()
    await asyncio.gather(draining, again)
    assert await open_rows(db) == []
    threads = [await thread_of(tables, table.id) for table in over]
    assert all(kinds(discord, thread)[-1] == "replay" for thread in threads)


async def test_edits_are_merged_and_lost_messages_posted_again(
    tables: Tables, outbox: Outbox, discord: FakeDiscord
) -> None:
    table = await running(tables)
    await outbox.drain()
    for _ in range(5):
        await tables.redraw_panel(table.id, 0)
    await outbox.drain()
    assert len(discord.channels[1010][0].edits) == 1
    discord.channels[1010].clear()
    await tables.redraw_panel(table.id, 0)
    await outbox.drain()
    assert kinds(discord, 1010) == ["panel"]
    await tables.redraw_panel(table.id, 0)
    await outbox.drain()
    assert len(discord.channels[1010][0].edits) == 1


async def test_a_post_with_nothing_to_say_says_why_it_was_dropped(
    tables: Tables, db: Database, outbox: Outbox, discord: FakeDiscord, presenter: FakePresenter
) -> None:
    """Every row of the outbox tells how it ended, also one of which nothing is left by the time it is composed."""
    table = await running(tables)
    await outbox.drain()

    async def nothing(post: Post) -> Message | None:
        return None

    presenter.compose = nothing  # type: ignore[method-assign]
    await tables.redraw_panel(table.id, 0)
    await outbox.drain()
    dropped = await rows(db, m.outbox, m.outbox.c.status == "skipped")
    assert [(r.kind, r.op) for r in dropped] == [("panel", "edit")]
    assert all(r.error and r.done_at for r in dropped)


async def test_what_was_settled_meanwhile_is_not_sent(
    tables: Tables, db: Database, outbox: Outbox, discord: FakeDiscord
) -> None:
    """A table moves between the moment a row is read and the moment it would go out: its post is made anew there."""
    table = await lobby(tables)
    row = await outbox.rows.head(f"t{table.id}")
    assert isinstance(row, dict)
    await outbox.rows.settle(row, "skipped")
    await outbox.delivery.deliver(row)
    assert discord.channels == {}
    assert [r.status for r in await rows(db, m.outbox)] == ["skipped"]


async def test_an_old_status_that_cannot_be_deleted_holds_nothing_up(
    tables: Tables, db: Database, outbox: Outbox, discord: FakeDiscord
) -> None:
    """It waits for somebody who has decided long ago; where it must stay, the game goes on all the same."""
    table = await running(tables, options={"rounds": 4})
    await outbox.drain()
    thread = await thread_of(tables, table.id)
    discord.delete_errors = [Refused("50003 cannot execute action on this channel", forbidden=True) for _ in range(9)]
    await round_of(tables, table.id)
    await outbox.drain()
    assert kinds(discord, thread) == ["opening", "phase", "status", "lines", "phase", "status"]
    assert await open_rows(db) == []


async def test_late_statuses_are_not_posted(tables: Tables, db: Database, outbox: Outbox, discord: FakeDiscord) -> None:
    """Of several only the newest, and after the end none; the last one posted is edited."""
    table = await running(tables, options={"rounds": 4})
    await outbox.drain()
    thread = await thread_of(tables, table.id)
    for _ in range(2):
        await round_of(tables, table.id)
    await outbox.drain()
    assert kinds(discord, thread) == ["opening", "phase", "lines", "phase", "lines", "phase", "status"]
    for _ in range(2):
        await round_of(tables, table.id)
    await outbox.drain()
    assert kinds(discord, thread)[7:] == ["lines", "phase", "lines", "phase", "result", "replay"]
    assert await open_rows(db) == []


async def test_the_live_status_knows_of_the_end(tables: Tables, outbox: Outbox, discord: FakeDiscord) -> None:
    table = await running(tables, options={"rounds": 1})
    await outbox.drain()
    thread = await thread_of(tables, table.id)
    await round_of(tables, table.id)
    await outbox.drain()
    assert kinds(discord, thread) == ["opening", "phase", "status", "lines", "phase", "result", "replay"]
    assert edits(discord, thread, 2) == ["status"]


async def test_note_waits_for_the_whisper(
    tables: Tables, outbox: Outbox, discord: FakeDiscord, clock: FakeClock
) -> None:
    table = await running(tables)
    await outbox.drain()
    async with tables.store.change(table.id) as change:
        told = change.whisper(ANA.id, "whisper-hold")
        change.note("note-hold", after=told, name="Ana", seat=1)
    discord.errors = [Later("503")]
    due = await outbox.drain()
    thread = await thread_of(tables, table.id)
    assert kinds(discord, thread)[-1] == "status"
    clock.time = due or 0.0
    await outbox.drain()
    assert kinds(discord, thread)[-1] == "note"
    assert kinds(discord, 1010) == ["panel", "whisper"]


class Drawing(FakePresenter):
    """Draws panels until as many are drawn at once as may be, and something else was said meanwhile."""

    def __init__(self, at_once: int) -> None:
        super().__init__()
        self.at_once = at_once
        self.now = self.most = 0
        self.full, self.said = asyncio.Event(), asyncio.Event()

    async def compose(self, post: Post) -> Message | None:
        if post.kind is PostKind.WHISPER:
            self.said.set()
        elif post.kind is PostKind.PANEL:
            self.now += 1
            self.most = max(self.most, self.now)
            if self.now == self.at_once:
                self.full.set()
            await self.full.wait()
            await self.said.wait()
            self.now -= 1
        return await super().compose(post)


@pytest.mark.parametrize("processes", [1, 3])
async def test_as_many_posts_are_drawn_at_once_as_there_are_processes(
    tables: Tables, discord: FakeDiscord, clock: FakeClock, processes: int
) -> None:
    """... and what needs no picture does not wait for them."""
    presenter = Drawing(processes)
    outbox = Outbox(tables.store, presenter, discord, drawing=processes)
    tables.store.work = outbox.wake
    async with alive(outbox) as delivered:
        table = await running(tables, 4)
        await clock.until(presenter.full.is_set)
        async with tables.store.change(table.id) as change:
            change.whisper(999, "whisper-hold")
        await delivered()
    assert presenter.most == processes
    assert [kinds(discord, user.id * 10) for user in PEOPLE] == [["panel"]] * 4


class Slow(FakeDiscord):
    """Whose first answer comes when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.answers, self.asked = asyncio.Event(), asyncio.Event()

    async def send(self, channel_id: int, message: Message, nonce: str) -> int:
        if message.content.startswith("panel") and not self.asked.is_set():
            self.asked.set()
            await self.answers.wait()
        return await super().send(channel_id, message, nonce)


async def test_a_slow_answer_stops_no_drawing(tables: Tables, clock: FakeClock) -> None:
    """With one process that draws, all other panels are drawn and stand while the first is still on its way."""
    discord = Slow()
    outbox = Outbox(tables.store, FakePresenter(), discord, drawing=1)
    tables.store.work = outbox.wake
    async with alive(outbox) as delivered:
        await running(tables, 4)
        await clock.until(discord.asked.is_set)
        await clock.until(lambda: sum(kinds(discord, user.id * 10) == ["panel"] for user in PEOPLE) == 3)
        discord.answers.set()
        await delivered()
    assert [kinds(discord, user.id * 10) for user in PEOPLE] == [["panel"]] * 4


class Thorough(FakePresenter):
    """Takes as long for the first board as the test says, and draws everything."""

    def __init__(self) -> None:
        super().__init__()
        self.drawing = True
        self.begun, self.done = asyncio.Event(), asyncio.Event()
        self.boards: list[int] = []
        """The tables whose boards were drawn, in this order."""

    async def compose(self, post: Post) -> Message | None:
        if post.kind is PostKind.PHASE:
            self.boards.append(post.table_id)
            if not self.begun.is_set():
                self.begun.set()
                await self.done.wait()
        return await super().compose(post)


async def test_a_panel_that_cannot_be_drawn_soon_goes_out_in_words_and_is_drawn_later(
    tables: Tables, discord: FakeDiscord, clock: FakeClock
) -> None:
    """It waits half a minute for its board and its drawing; then its people can play on."""
    presenter = Thorough()
    outbox = Outbox(tables.store, presenter, discord, drawing=1)
    tables.store.work = outbox.wake
    async with alive(outbox) as delivered:
        planned = clock.now()
        await running(tables, 4)
        await clock.pass_by(to=planned + 29.99)
        assert presenter.begun.is_set()
        assert not any(user.id * 10 in discord.channels for user in PEOPLE)
        await clock.pass_by(seconds=SOON)
        assert all(discord.channels.get(user.id * 10) for user in PEOPLE)
        presenter.done.set()
        await delivered()
    for user in PEOPLE:
        (panel,) = discord.channels[user.id * 10]
        assert panel.pictures == 0
        assert panel.content.endswith(" in words")
        assert panel.edits == [panel.content.removesuffix(" in words")]


async def test_a_panel_in_words_is_drawn_later_though_nobody_heard_that_it_stands(
    tables: Tables, discord: FakeDiscord, clock: FakeClock
) -> None:
    """It is found again, and it is known that it lacks its picture."""
    presenter = Thorough()
    outbox = Outbox(tables.store, presenter, discord, drawing=1)
    tables.store.work = outbox.wake
    async with alive(outbox) as delivered:
        await running(tables)
        await clock.until(presenter.begun.is_set)
        discord.lose = 1
        await clock.until(lambda: not discord.lose)
        presenter.done.set()
        await delivered()
        await clock.pass_by(seconds=60)
    panels = [discord.channels[user.id * 10] for user in PEOPLE[:2]]
    assert [len(sent) for sent in panels] == [1, 1]
    assert all(sent[0].edits == [sent[0].content.removesuffix(" in words")] for sent in panels)


async def test_a_newer_panel_does_not_wait_until_the_last_one_is_drawn(
    tables: Tables, discord: FakeDiscord, clock: FakeClock
) -> None:
    """Where the picture of one that went out in words is still to come, that picture is not drawn any more."""
    presenter = Thorough()
    outbox = Outbox(tables.store, presenter, discord, drawing=1)
    tables.store.work = outbox.wake
    async with alive(outbox) as delivered:
        table = await running(tables)
        await clock.until(lambda: 1010 in discord.channels and "u101" in outbox._undrawn)
        first = discord.channels[1010][0].id
        await new_panel(tables, table.id)
        await clock.until(lambda: discord.channels[1010][0].id != first)
        assert discord.channels[1010][0].content.endswith(" in words")
        presenter.done.set()
        await delivered()
    (panel,) = discord.channels[1010]
    assert panel.edits == [panel.content.removesuffix(" in words")]


async def test_a_pen_that_becomes_free_while_somebody_looks_is_taken(
    tables: Tables, discord: FakeDiscord, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody else would tell of it."""
    presenter = Thorough()
    outbox = Outbox(tables.store, presenter, discord, drawing=1)
    tables.store.work = outbox.wake
    state, give, given = outbox.rows.state, outbox._give_pen, asyncio.Event()

    async def slow(row: Row) -> tuple[str, bool]:
        if row["op"] == "edit" and not presenter.done.is_set():
            presenter.done.set()
            await given.wait()
        return await state(row)

    def give_pen() -> None:
        give()
        given.set()

    monkeypatch.setattr(outbox.rows, "state", slow)
    monkeypatch.setattr(outbox, "_give_pen", give_pen)
    async with alive(outbox) as delivered:
        await running(tables)
        await clock.until(presenter.done.is_set)
        await delivered()
    assert not outbox._undrawn
    assert all(len(discord.channels[user.id * 10][0].edits) == 1 for user in PEOPLE[:2])


async def test_what_waits_to_be_drawn_takes_no_place_of_words(
    tables: Tables, discord: FakeDiscord, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many boards wait, what has no picture overtakes them; then they are drawn, the first planned first. When
    each of them stands in its thread is not said: they are on their way side by side."""
    made = [await running(tables) for _ in range(4)]
    await Outbox(tables.store, FakePresenter(), discord).drain()
    for table in made:
        await round_of(tables, table.id)  # of what follows, the boards are first to be drawn
    monkeypatch.setattr(outboxes, "AT_ONCE", 2)
    presenter = Thorough()
    outbox = Outbox(tables.store, presenter, discord, drawing=1)
    tables.store.work = outbox.wake
    async with alive(outbox) as delivered:
        await clock.until(presenter.begun.is_set)
        async with tables.store.change(made[0].id) as change:
            change.whisper(999, "whisper-hold")
        await clock.until(lambda: 9990 in discord.channels and len(boards_of(outbox)) == 3)
        presenter.done.set()
        await delivered()
    first, *waited = presenter.boards
    assert waited == sorted({table.id for table in made} - {first})


def boards_of(outbox: Outbox) -> list[str]:
    """Tables whose first post waits to be drawn: their boards, where their cards stand already."""
    return [lane for lane in outbox._undrawn if lane.startswith("t")]


async def test_lines_are_added_until_they_are_on_their_way(
    tables: Tables, outbox: Outbox, discord: FakeDiscord, presenter: FakePresenter
) -> None:
    table = await running(tables)
    await outbox.drain()
    thread = await thread_of(tables, table.id)

    async def say(*keys: str) -> None:
        for key in keys:
            async with tables.store.change(table.id) as change:
                change.lines([{"key": key, "params": {}}])

    await say("one", "two")
    presenter.meanwhile = lambda: say("three", "four")
    await new_panel(tables, table.id)  # the first thing to be drawn
    await outbox.drain()
    await say("five")
    async with tables.store.change(table.id) as change:
        change.note("note-resumed", name="Ana")
    await say("six")  # not before the note
    await outbox.drain()
    said = [re.sub(r"\b[0-9a-f]{24} ", "", s.content) for s in discord.channels[thread][3:]]
    told = " ".join(text.removeprefix("lines ") for text in said if text.startswith("lines"))
    assert told == "one two three four five six"
    assert said[-3:] == ["lines five", "note note-resumed", "lines six"]


async def test_run_delivers_until_cancelled(tables: Tables, outbox: Outbox, discord: FakeDiscord) -> None:
    tables.store.work = outbox.wake
    async with alive(outbox) as delivered:
        await delivered()
        await tables.lobby.create(guild_id=1, channel_id=HOME, organiser=ANA, game="toy", seats=2, policy=NO_DEADLINE)
        await delivered()
        assert kinds(discord, HOME) == ["lobby"]
    assert all(task.cancelled() or task.done() for task in asyncio.all_tasks() if task.get_name().startswith("outbox"))


async def test_a_card_that_lacks_its_picture_is_drawn_anew_by_the_next_life(
    tables: Tables, db: Database, presenter: FakePresenter, discord: FakeDiscord
) -> None:
    presenter.late = True
    await lobby(tables)
    await Outbox(tables.store, presenter, discord).drain()
    for late, drawn in ((True, 1), (False, 2), (False, 2)):  # still late; drawn in time; nothing left to do
        presenter.late = late
        outbox = Outbox(tables.store, presenter, discord)
        async with alive(outbox) as delivered:
            await delivered()
        assert await outbox.drain() is None
        assert len(edits(discord, HOME, 0)) == drawn
    assert all(r.payload == "{}" for r in (await rows(db, m.outbox))[-1:])
