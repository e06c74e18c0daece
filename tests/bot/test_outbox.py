"""Delivery: exactly once, in order, with patience, and without insisting on closed doors."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import re
import shutil
from pathlib import Path

import pytest

from bot.store import Database, upgrade
from bot.store import models as m
from bot.tables.model import TableStatus
from bot.tables.post import Message, Post, PostKind
from bot.tables.service import Tables
from bot.workers.outbox import Outbox
from bot.workers.transport import Later, Refused
from tests.bot.fakes import FakeDiscord, FakePresenter, Kill, MortalDatabase, Points
from tests.bot.helpers import ANA, BEN, NO_DEADLINE, PEOPLE, FakeClock, lobby, rows, running
from tests.bot.toy import TOY, acts

HOME = 10
LUCK_OF_ANA = "luck 1"
"""A seed with which her three beats a one."""


@pytest.fixture
def discord() -> FakeDiscord:
    return FakeDiscord()


@pytest.fixture
def presenter() -> FakePresenter:
    return FakePresenter()


@pytest.fixture
def outbox(tables: Tables, presenter: FakePresenter, discord: FakeDiscord) -> Outbox:
    return Outbox(tables.store, presenter, discord)


def kinds(discord: FakeDiscord, channel: int) -> list[str]:
    return [content.split()[0] for content in discord.said().get(channel, [])]


def edits(discord: FakeDiscord, channel: int, number: int) -> list[str]:
    """What a message was changed to, in turn."""
    return discord.channels[channel][number].edits


async def new_panel(tables: Tables, table_id: int, seat: int = 0) -> None:
    """Plan a fresh panel for a seat."""
    async with tables.store.change(table_id) as change:
        change.panel(change.case.seats[seat])


async def open_rows(db: Database) -> list[str]:
    return [
        f"{r.kind} {r.status} {r.error}"
        for r in await rows(db, m.outbox, m.outbox.c.status.in_(["pending", "sending", "failed"]))
    ]


async def round_of(tables: Tables, table_id: int) -> None:
    """Play one round of the toy game."""
    for user in (ANA, BEN):
        await tables.act(table_id, user.id, acts("pick 2", "seal"))
    winner = PEOPLE[(await tables.look(table_id, None)).waiting[0].seat]
    await tables.act(table_id, winner.id, acts("mark a"))
    await tables.act(table_id, winner.id, acts("finish"))


async def test_a_game_is_told(tables: Tables, db: Database, outbox: Outbox, discord: FakeDiscord) -> None:
    table = await lobby(tables)
    assert await outbox.drain() is None
    assert kinds(discord, HOME) == ["lobby"]
    await tables.start(table.id, ANA.id)
    await outbox.drain()
    info = await tables.info(table.id)
    assert info.lobby_message_id == info.thread_id
    assert info.thread_id is not None
    assert (await tables.by_thread(info.thread_id)) == info
    assert kinds(discord, info.thread_id) == ["opening", "phase", "status"]
    assert kinds(discord, 1010) == kinds(discord, 1020) == ["panel"]
    await round_of(tables, table.id)
    await outbox.drain()
    await round_of(tables, table.id)
    await outbox.drain()
    board, end = ["lines", "phase", "status"], ["lines", "phase", "result"]
    assert kinds(discord, info.thread_id) == ["opening", "phase", *board, *end]  # one status: the last
    assert len(discord.channels[HOME][0].edits) == 2  # joined and started (one delivery), over
    assert await open_rows(db) == []
    assert all(r.payload == "{}" for r in await rows(db, m.outbox))


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


async def test_closed_messages_are_told_once_and_tried_again_after_an_act(
    tables: Tables, db: Database, outbox: Outbox, discord: FakeDiscord
) -> None:
    discord.closed = {1020}
    table = await running(tables)
    await outbox.drain()
    thread = (await tables.info(table.id)).thread_id
    assert thread is not None
    assert (await tables.user(BEN.id)).dm == "closed"
    assert kinds(discord, thread) == ["opening", "phase", "status", "note"]
    assert discord.said()[thread][-1] == "note dm-closed-note"
    tries = discord.tries
    await tables.redraw_panel(table.id, 1)
    async with tables.store.change(table.id) as change:
        change.panel(change.case.seats[1])
        change.panel(change.case.seats[1])
    await outbox.drain()
    assert discord.tries == tries  # nobody knocked again, nothing was said twice
    discord.closed = set()
    await tables.act(table.id, BEN.id, acts("pick 1"))
    async with tables.store.change(table.id) as change:
        change.panel(change.case.seats[1])
    await outbox.drain()
    assert kinds(discord, 1020) == ["panel"]
    assert (await tables.user(BEN.id)).dm == "open"
    assert await open_rows(db) == []


async def test_who_wants_no_messages_gets_none(tables: Tables, outbox: Outbox, discord: FakeDiscord) -> None:
    await tables.set_user(BEN.id, dms=False)
    table = await running(tables)
    await outbox.drain()
    thread = (await tables.info(table.id)).thread_id
    assert thread is not None
    assert (kinds(discord, 1020), kinds(discord, thread)) == ([], ["opening", "phase", "status"])


async def test_panel_never_goes_to_a_former_user(tables: Tables, outbox: Outbox, discord: FakeDiscord) -> None:
    table = await running(tables)
    await tables.replace(table.id, ANA.id, 1, PEOPLE[3])
    await outbox.drain()
    assert kinds(discord, 1020) == ["whisper"]
    assert kinds(discord, 1040) == ["whisper", "panel"]
    await tables.redraw_panel(table.id, 1)
    await outbox.drain()
    assert len(discord.channels[1040][1].edits) == 1


async def test_panel_on_its_way_to_a_former_user_is_closed(
    tables: Tables, outbox: Outbox, discord: FakeDiscord
) -> None:
    table = await running(tables)
    await outbox.drain()

    async def replaced() -> None:
        await tables.replace(table.id, ANA.id, 1, PEOPLE[3])

    await new_panel(tables, table.id, 1)
    discord.meanwhile = replaced
    await outbox.drain()
    assert kinds(discord, 1020) == ["panel", "panel", "whisper"]
    assert [edits(discord, 1020, n) for n in (0, 1)] == [["closed lost"], ["closed lost"]]
    assert [s.edits for s in discord.channels[1040]] == [[], []]


async def test_one_live_panel_per_seat(tables: Tables, outbox: Outbox, discord: FakeDiscord) -> None:
    """A new panel takes the place of the one before it, and edits reach the new one alone."""
    table = await running(tables)
    await outbox.drain()
    old = discord.channels[1010][0]
    await tables.redraw_panel(table.id, 0)
    await new_panel(tables, table.id)
    await outbox.drain()
    assert kinds(discord, 1010) == ["panel"]
    assert discord.channels[1010][0].id != old.id
    assert old.edits == edits(discord, 1010, 0) == []  # the pending edit showed nothing
    await tables.redraw_panel(table.id, 0)
    await outbox.drain()
    assert [e.split()[0] for e in edits(discord, 1010, 0)] == ["panel"]
    tries = discord.tries
    await new_panel(tables, table.id)
    await new_panel(tables, table.id)
    await outbox.drain()
    assert len(discord.channels[1010]) == 1
    assert discord.tries == tries + 2  # two planned before the first of them went out are one: a post, a deletion
    assert edits(discord, 1020, 0) == []


async def test_panel_planned_while_the_old_one_is_redrawn(
    tables: Tables, outbox: Outbox, discord: FakeDiscord, presenter: FakePresenter
) -> None:
    table = await running(tables)
    await outbox.drain()
    old = discord.channels[1010][0]
    await tables.redraw_panel(table.id, 0)
    presenter.meanwhile = lambda: new_panel(tables, table.id)
    await outbox.drain()
    assert [s.edits for s in (old, *discord.channels[1010])] == [[], []]
    assert discord.channels[1010][0].id != old.id


async def test_who_acts_while_his_panel_is_drawn_is_not_shown_the_former_one(
    tables: Tables, outbox: Outbox, presenter: FakePresenter, discord: FakeDiscord
) -> None:
    """The answer to his click showed the newer position; an edit drawn before it is not sent at all."""
    table = await running(tables)
    await outbox.drain()

    async def act() -> None:
        await tables.act(table.id, ANA.id, acts("pick 2"))

    await tables.redraw_panel(table.id, 0)
    presenter.meanwhile = act
    await outbox.drain()
    assert len(edits(discord, 1010, 0)) == 1
    assert presenter.meanwhile is None
    await tables.redraw_panel(table.id, 0)
    await outbox.drain()
    assert len(edits(discord, 1010, 0)) == 2


async def test_old_panel_that_is_gone_is_left_alone(
    tables: Tables, db: Database, outbox: Outbox, discord: FakeDiscord
) -> None:
    table = await running(tables)
    await outbox.drain()
    old = discord.channels[1010].pop(0)
    await new_panel(tables, table.id)
    await outbox.drain()
    assert old.edits == []
    assert len(discord.channels[1010]) == 1
    assert await open_rows(db) == []
    assert [r.status for r in await rows(db, m.outbox, m.outbox.c.op == "delete")] == ["skipped"]


async def test_old_panel_that_cannot_be_deleted_keeps_one_line(
    tables: Tables, db: Database, outbox: Outbox, discord: FakeDiscord
) -> None:
    table = await running(tables)
    await outbox.drain()
    discord.delete_errors = [Refused("50003 cannot execute action on this channel", forbidden=True)]
    await new_panel(tables, table.id)
    await outbox.drain()
    assert [s.edits for s in discord.channels[1010]] == [["closed next"], []]
    assert await open_rows(db) == []


async def test_an_old_status_that_cannot_be_deleted_holds_nothing_up(
    tables: Tables, db: Database, outbox: Outbox, discord: FakeDiscord
) -> None:
    """It waits for somebody who has decided long ago; where it must stay, the game goes on all the same."""
    table = await running(tables, options={"rounds": 4})
    await outbox.drain()
    thread = (await tables.info(table.id)).thread_id
    assert thread is not None
    discord.delete_errors = [Refused("50003 cannot execute action on this channel", forbidden=True) for _ in range(9)]
    await round_of(tables, table.id)
    await outbox.drain()
    assert kinds(discord, thread) == ["opening", "phase", "status", "lines", "phase", "status"]
    assert await open_rows(db) == []


async def test_panel_of_who_moved_is_posted_where_there_is_none(
    tables: Tables, outbox: Outbox, discord: FakeDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever moves himself gets no new message for what his move brings, unless he has none."""
    monkeypatch.setattr("bot.tables.lobby.secrets.token_hex", lambda _: LUCK_OF_ANA)
    await tables.set_user(ANA.id, dms=False)
    table = await running(tables)
    await outbox.drain()
    assert kinds(discord, 1010) == []
    async with tables.store.db.write() as connection:
        await connection.execute(m.users.update().values(dms=True))
    await tables.act(table.id, BEN.id, acts("pick 1", "seal"))
    await tables.act(table.id, ANA.id, acts("pick 3", "seal"))
    await outbox.drain()
    assert kinds(discord, 1010) == ["panel"]
    await tables.act(table.id, ANA.id, acts("mark a", "finish"))
    await outbox.drain()
    assert len(discord.channels[1010]) == 1
    assert len(discord.channels[1020]) == 1


async def test_panels_are_closed_at_the_end(tables: Tables, outbox: Outbox, discord: FakeDiscord) -> None:
    """Also one that was on its way, and no edit that waited opens one again."""
    table = await running(tables, options={"rounds": 1})
    await outbox.drain()
    await tables.redraw_panel(table.id, 1)
    await new_panel(tables, table.id, 0)

    async def end() -> None:
        await round_of(tables, table.id)

    discord.meanwhile = end
    await outbox.drain()
    assert (await tables.info(table.id)).status is TableStatus.FINISHED
    panels = [discord.channels[1010], discord.channels[1020]]
    assert all(s.edits[-1].startswith("closed") for sent in panels for s in sent)
    assert [sent[-1].edits[-1] for sent in panels] == ["closed over", "closed over"]
    tries = discord.tries
    await tables.redraw_panel(table.id, 0)
    await outbox.drain()
    assert discord.tries == tries


async def test_edit_is_not_lost_while_an_old_panel_waits_to_be_deleted(
    tables: Tables, outbox: Outbox, discord: FakeDiscord, clock: FakeClock
) -> None:
    table = await running(tables)
    await outbox.drain()

    async def trouble() -> None:
        discord.errors = [Later("503")]

    await new_panel(tables, table.id)
    discord.meanwhile = trouble
    due = await outbox.drain()
    await tables.redraw_panel(table.id, 0)
    clock.time = due or 0.0
    await outbox.drain()
    assert len(discord.channels[1010]) == 1
    assert len(edits(discord, 1010, 0)) == 1


async def test_late_statuses_are_not_posted(tables: Tables, db: Database, outbox: Outbox, discord: FakeDiscord) -> None:
    """Of several only the newest, and after the end none; the last one posted is edited."""
    table = await running(tables, options={"rounds": 4})
    await outbox.drain()
    thread = (await tables.info(table.id)).thread_id
    assert thread is not None
    for _ in range(2):
        await round_of(tables, table.id)
    await outbox.drain()
    assert kinds(discord, thread) == ["opening", "phase", "lines", "phase", "lines", "phase", "status"]
    for _ in range(2):
        await round_of(tables, table.id)
    await outbox.drain()
    assert kinds(discord, thread)[7:] == ["lines", "phase", "lines", "phase", "result"]
    assert await open_rows(db) == []


async def test_the_live_status_knows_of_the_end(tables: Tables, outbox: Outbox, discord: FakeDiscord) -> None:
    table = await running(tables, options={"rounds": 1})
    await outbox.drain()
    thread = (await tables.info(table.id)).thread_id
    assert thread is not None
    await round_of(tables, table.id)
    await outbox.drain()
    assert kinds(discord, thread) == ["opening", "phase", "status", "lines", "phase", "result"]
    assert edits(discord, thread, 2) == ["status"]


async def test_forbidden_posts_wait_for_permission(
    tables: Tables, db: Database, outbox: Outbox, discord: FakeDiscord, clock: FakeClock
) -> None:
    """Later and later, one request at a time; what comes after waits behind and costs none."""
    discord.errors = [Refused("50001 missing access", forbidden=True) for _ in range(5)]
    table = await lobby(tables)
    await tables.configure(table.id, ANA.id, name="Renamed")
    waits = []
    while (due := await outbox.drain()) is not None:
        waits.append(round(due - clock.now()))
        assert discord.tries == len(waits)
        clock.time = due
    assert waits == [60, 600, 3600, 21600, 21600]
    assert kinds(discord, HOME) == ["lobby"]
    assert await open_rows(db) == []


async def test_forbidden_posts_are_given_up_after_days(
    tables: Tables, db: Database, outbox: Outbox, discord: FakeDiscord, clock: FakeClock
) -> None:
    """All that is as old at once; what is younger goes on waiting."""
    table = await running(tables)
    await outbox.drain()
    async with tables.store.change(table.id) as change:
        change.note("note-resumed", name="Ana")
        change.note("note-resumed", name="Ben")
    discord.errors = [Refused("50013", forbidden=True) for _ in range(100)]
    start, before = clock.now(), discord.tries
    while clock.now() - start < 2 * 86400:
        clock.time = await outbox.drain() or 0.0
    async with tables.store.change(table.id) as change:
        change.note("note-resumed", name="Cai")
    while not await rows(db, m.outbox, m.outbox.c.status == "failed"):
        clock.time = await outbox.drain() or 0.0
    assert 3 * 86400 <= clock.now() - start < 3.6 * 86400
    assert discord.tries - before < 20
    assert len(await rows(db, m.outbox, m.outbox.c.status == "failed")) == 2
    discord.errors = []
    clock.add(hours=6)
    await outbox.drain()
    thread = (await tables.info(table.id)).thread_id
    assert thread is not None
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
    await tables.start(table.id, ANA.id)
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
    await tables.start(table.id, ANA.id)
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
    await tables.start(table.id, ANA.id)
    await outbox.drain()
    assert kinds(discord, HOME) == ["lobby", "opening", "phase", "status"]


async def test_note_waits_for_the_whisper(
    tables: Tables, outbox: Outbox, discord: FakeDiscord, clock: FakeClock
) -> None:
    table = await running(tables)
    await outbox.drain()
    async with tables.store.change(table.id) as change:
        told = change.whisper(ANA.id, "whisper-hold", table="x")
        change.note("note-hold", after=told, name="Ana", seat=1)
    discord.errors = [Later("503")]
    due = await outbox.drain()
    thread = (await tables.info(table.id)).thread_id
    assert thread is not None
    assert kinds(discord, thread)[-1] == "status"
    clock.time = due or 0.0
    await outbox.drain()
    assert kinds(discord, thread)[-1] == "note"
    assert kinds(discord, 1010) == ["panel", "whisper"]


class Drawing(FakePresenter):
    """Counts how many pictures are drawn at a time, and what is said meanwhile without one."""

    def __init__(self) -> None:
        super().__init__()
        self.now = self.most = self.meanwhile_said = 0

    async def compose(self, post: Post) -> Message | None:
        if post.kind not in (PostKind.PANEL, PostKind.PHASE, PostKind.LOBBY):
            self.meanwhile_said += self.now > 0
            return await super().compose(post)
        self.now += 1
        self.most = max(self.most, self.now)
        for _ in range(50):
            await asyncio.sleep(0.001)
        self.now -= 1
        return await super().compose(post)


@pytest.mark.parametrize("processes", [1, 3])
async def test_as_many_posts_are_drawn_at_once_as_there_are_processes(
    tables: Tables, discord: FakeDiscord, processes: int
) -> None:
    """... and what needs no picture does not wait for them."""
    presenter = Drawing()
    outbox = Outbox(tables.store, presenter, discord, drawing=processes)
    table = await running(tables, 4)
    async with tables.store.change(table.id) as change:
        change.whisper(999, "whisper-hold", table="x")
    await outbox.drain()
    assert presenter.most == processes
    assert presenter.meanwhile_said
    assert [kinds(discord, user.id * 10) for user in PEOPLE] == [["panel"]] * 4


async def test_lines_are_added_until_they_are_on_their_way(
    tables: Tables, outbox: Outbox, discord: FakeDiscord, presenter: FakePresenter
) -> None:
    table = await running(tables)
    await outbox.drain()
    thread = (await tables.info(table.id)).thread_id
    assert thread is not None

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


async def _story(tables: Tables, outbox: Outbox) -> None:
    """A start and some notes; what an earlier life did already is not done again."""
    table = (await tables.find())[0]
    await outbox.drain()
    if table.status is TableStatus.LOBBY:
        await tables.start(table.id, ANA.id)
    await outbox.drain()
    if not await rows(tables.store.db, m.outbox, m.outbox.c.kind == "note"):
        async with tables.store.change(table.id) as change:
            for _ in range(2):  # two notes of the same words are two notes
                change.note("note-resumed", name="Ana")
            change.whisper(ANA.id, "whisper-hold", table="x")
            change.edit(PostKind.STATUS)
            change.panel(change.case.seats[0])
    await outbox.drain()
    view = (await tables.look(table.id, None)).view
    for seat, user in enumerate((ANA, BEN)):
        if view.winner < 0 and not view.sealed[seat]:  # what both picked is told in words, and somebody must mark
            await tables.act(table.id, user.id, acts("pick 2", "seal"))
    await outbox.drain()
    if (await tables.info(table.id)).seats[1].user_id == BEN.id:
        await tables.replace(table.id, ANA.id, 1, PEOPLE[3])
    await outbox.drain()


async def _live(path: Path, discord: FakeDiscord, presenter: FakePresenter, points: Points) -> bool:
    """One life of the process: until it has told everything (``True``) or dies."""
    database = MortalDatabase(f"sqlite+aiosqlite:///{path}")
    tables = Tables(database, FakeClock(), games={"toy": TOY})
    outbox = Outbox(tables.store, presenter, discord)
    database.points = discord.points = presenter.points = points
    try:
        await _story(tables, outbox)
        return True
    except Kill:
        return False
    finally:
        database.points = discord.points = presenter.points = Points()
        for task in list(outbox._lanes.values()):
            task.cancel()
        await asyncio.gather(*outbox._lanes.values(), return_exceptions=True)
        await database.close()


@pytest.mark.slow
async def test_killed_at_every_instant_nothing_is_lost_or_doubled(tmp_path: Path, rng: random.Random) -> None:
    """The process dies at the n-th commit, post or composition, and starts again: for every n in the soak
    (``HERALD_KILLS=all``), else for every eighth, beginning anywhere."""
    first = Database(f"sqlite+aiosqlite:///{tmp_path / 'first.db'}")
    await upgrade(first)
    await lobby(Tables(first, FakeClock(), games={"toy": TOY}))
    await first.close()

    lives = itertools.count()

    def fresh() -> Path:  # a file of its own, so that no journal of a killed process stands beside it
        return Path(shutil.copy(tmp_path / "first.db", tmp_path / f"herald-{next(lives)}.db"))

    discord, counted = FakeDiscord(), Points()
    assert await _live(fresh(), discord, FakePresenter(), counted)
    expected = _without_markers(discord)
    assert counted.passed > 200
    deaths, step = 0, 1 if os.environ.get("HERALD_KILLS") == "all" else 8
    for fatal in range(1 + rng.randrange(step), counted.passed + 1, step):
        discord, path = FakeDiscord(), fresh()
        if not await _live(path, discord, FakePresenter(), Points(fatal)):
            deaths += 1
            assert await _live(path, discord, FakePresenter(), Points())
        assert _without_markers(discord) == expected, fatal
        assert _closed(discord) == {1010: [False], 1020: [True], 1040: [False]}, fatal
        assert len(discord.threads) == 1
    assert deaths > 20


def _closed(discord: FakeDiscord) -> dict[int, list[bool]]:
    """Of every panel in direct messages whether it ended closed."""
    return {
        channel: [bool(s.edits) and s.edits[-1].startswith("closed") for s in sent if s.content.startswith("panel")]
        for channel, sent in discord.channels.items()
        if channel in (1010, 1020, 1040)
    }


def _without_markers(discord: FakeDiscord) -> dict[int, list[str]]:
    return {channel: [re.sub(r"\b[0-9a-f]{24}\b", "", c) for c in said] for channel, said in discord.said().items()}


async def test_run_delivers_until_cancelled(tables: Tables, outbox: Outbox, discord: FakeDiscord) -> None:
    tables.store.work = outbox.wake
    task = asyncio.create_task(outbox.run())
    table = await tables.create(guild_id=1, channel_id=HOME, organiser=ANA, game="toy", seats=2, policy=NO_DEADLINE)
    async with asyncio.timeout(5):
        while (await tables.info(table.id)).lobby_message_id is None:
            await asyncio.sleep(0.005)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert kinds(discord, HOME) == ["lobby"]


async def test_a_card_that_lacks_its_picture_is_drawn_anew_by_the_next_life(
    tables: Tables, db: Database, presenter: FakePresenter, discord: FakeDiscord
) -> None:
    presenter.late = True
    await lobby(tables)
    await Outbox(tables.store, presenter, discord).drain()
    for late, drawn in ((True, 1), (False, 2), (False, 2)):  # still late; drawn in time; nothing left to do
        presenter.late = late
        outbox = Outbox(tables.store, presenter, discord)
        life = asyncio.create_task(outbox.run())
        await asyncio.sleep(0.2)
        life.cancel()
        await asyncio.gather(life, return_exceptions=True)
        assert await outbox.drain() is None
        assert len(edits(discord, HOME, 0)) == drawn
    assert all(r.payload == "{}" for r in (await rows(db, m.outbox))[-1:])


async def test_a_card_that_was_sent_without_its_picture_and_not_noted_is_drawn_anew(
    tables: Tables, db: Database, presenter: FakePresenter, discord: FakeDiscord
) -> None:
    presenter.late = True
    await lobby(tables)
    await Outbox(tables.store, presenter, discord).drain()
    async with db.write() as connection:  # as if killed before the answer was read
        await connection.execute(m.outbox.update().values(status="sending", message_id=None))
        await connection.execute(m.panels.delete())
    presenter.late = False
    assert await Outbox(tables.store, presenter, discord).drain() is None
    assert len(discord.channels[HOME]) == len(edits(discord, HOME, 0)) == 1
