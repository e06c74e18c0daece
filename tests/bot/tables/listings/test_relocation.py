"""Threads and channels are deleted, permissions are missing: the game goes on, and whoever can mend it is told."""

from __future__ import annotations

import json
from typing import Any

import pytest
import sqlalchemy as sa

from bot.common.errors import UserError
from bot.locale import LANGUAGES, text
from bot.presenter.pages.lobby import lobby as lobby_card
from bot.presenter.words.voice import NOWHERE, Voice, told_in
from bot.store import Database
from bot.store import models as m
from bot.tables.model import TableInfo, TableStatus
from bot.tables.play.idle import fall_asleep
from bot.tables.service import Tables
from bot.tables.unit.posts import Message, Post, PostKind
from bot.workers.outbox.outbox import Outbox
from bot.workers.outbox.rows import HOLD
from bot.workers.outbox.transport import Later
from tests.bot.delivery import HOME, kinds, open_rows, round_of, thread_of
from tests.bot.fakes import FakeDiscord, FakePresenter
from tests.bot.helpers import ANA, BEN, CAI, DOT, PEOPLE, FakeClock, lobby, rows, running
from tests.bot.toy import acts

pytestmark = pytest.mark.slow

ELSEWHERE = 20


def whispers(discord: FakeDiscord, user_id: int) -> list[str]:
    """What a user was whispered."""
    said = discord.said().get(user_id * 10, [])
    return [content.removeprefix("whisper ") for content in said if content.startswith("whisper")]


async def told(tables: Tables, outbox: Outbox, **more: Any) -> TableInfo:
    """A running table that people have heard of."""
    table = await running(tables, **more)
    await outbox.drain()
    return table


async def test_a_deleted_thread_is_opened_anew(
    tables: Tables, db: Database, outbox: Outbox, discord: FakeDiscord, presenter: FakePresenter
) -> None:
    """With the board as it stands; what was to be told follows, nothing of it twice, and the old card goes."""
    table = await told(tables, outbox, options={"rounds": 3})
    first = await thread_of(tables, table.id)
    discord.gone.add(first)
    for user in (ANA, BEN):
        await tables.play.act(table.id, user.id, acts("pick 2", "seal"))
    await outbox.drain()
    second = await thread_of(tables, table.id)
    assert second != first
    assert kinds(discord, second) == ["note", "phase", "lines", "status"]
    assert kinds(discord, HOME) == ["lobby"]
    assert second == discord.channels[HOME][0].id
    assert discord.members[second] == [ANA.id, BEN.id]
    assert discord.said()[second][0] == "note note-thread-anew"
    assert whispers(discord, ANA.id) == whispers(discord, BEN.id) == []
    assert await open_rows(db) == []
    winner = PEOPLE[(await tables.views.look(table.id, None)).waiting[0].seat]
    await tables.play.act(table.id, winner.id, acts("mark a"))
    await tables.play.act(table.id, winner.id, acts("finish"))
    await outbox.drain()
    assert kinds(discord, second) == ["note", "phase", "lines", "phase", "status"]


async def test_a_deleted_channel_is_heard_of_at_once(
    tables: Tables, db: Database, outbox: Outbox, discord: FakeDiscord
) -> None:
    """Whatever a table does: one that runs, sleeps or pauses, or is a lobby, is told how it can go on; of one that is
    over nothing is told, and nothing leads to what is gone."""
    running_, paused, asleep = [await told(tables, outbox) for _ in range(3)]
    await tables.seats.pause(paused.id, ANA.id)
    async with tables.store.change(asleep.id) as change:
        fall_asleep(change, "note-asleep-round")
    open_ = await lobby(tables)
    over = await told(tables, outbox, options={"rounds": 1})
    await round_of(tables, over.id)
    await outbox.drain()
    before = len(whispers(discord, BEN.id))
    discord.gone |= {HOME, *discord.threads}
    await tables.relocation.gone(HOME)
    await tables.relocation.gone(HOME)
    await outbox.drain()
    assert whispers(discord, BEN.id)[before:] == ["whisper-homeless"] * 4
    for lang in LANGUAGES:
        for key in ("act-phase", "panel-phase", "news-more", "lobby-status-running", "lobby-status-paused"):
            params = {"where": NOWHERE, "thread": NOWHERE, "n": 2, "table": "x", "number": "1"}
            assert NOWHERE not in text(lang, key, **params)
    for table in (running_, paused, asleep, open_, over):
        info = await tables.lookup.info(table.id)
        assert info.place is None
        assert told_in(info) == NOWHERE
    await tables.relocation.move(asleep.id, ANA.id, guild_id=1, channel_id=ELSEWHERE)
    await outbox.drain()
    assert (await tables.lookup.info(asleep.id)).place is not None
    assert kinds(discord, await thread_of(tables, asleep.id))[-2:] == ["phase", "status"]
    assert await open_rows(db) == []


async def test_a_deleted_thread_is_heard_of_at_once(
    tables: Tables, db: Database, outbox: Outbox, discord: FakeDiscord
) -> None:
    """Also while a post is on its way there, which then finds it gone."""
    table = await told(tables, outbox)
    over = await told(tables, outbox, options={"rounds": 1})
    await round_of(tables, over.id)
    await outbox.drain()
    first, last = await thread_of(tables, table.id), await thread_of(tables, over.id)

    async def deleted(thread: int) -> None:
        discord.gone.add(thread)
        await tables.relocation.gone(thread)

    discord.leaves = lambda: deleted(first)
    async with tables.store.change(table.id) as change:
        change.note("note-goes-on")
    await outbox.drain()
    await deleted(last)
    await outbox.drain()
    second = await thread_of(tables, table.id)
    assert second != first
    assert sorted(kinds(discord, second)) == ["note", "note", "phase", "status"]
    assert (await tables.lookup.info(over.id)).place == HOME
    assert await open_rows(db) == []


async def test_a_thread_deleted_at_the_end_is_opened_anew_for_the_result(
    tables: Tables, db: Database, outbox: Outbox, discord: FakeDiscord
) -> None:
    table = await told(tables, outbox, options={"rounds": 1})
    discord.gone.add(await thread_of(tables, table.id))
    await round_of(tables, table.id)
    await outbox.drain()
    assert kinds(discord, await thread_of(tables, table.id)) == ["note", "lines", "phase", "result", "replay"]
    assert await open_rows(db) == []


async def test_a_new_thread_shows_what_everybody_may_see(
    tables: Tables, outbox: Outbox, db: Database, discord: FakeDiscord
) -> None:
    table = await told(tables, outbox)
    discord.gone.add(await thread_of(tables, table.id))
    await tables.play.act(table.id, ANA.id, acts("pick 3"))  # a secret, and nobody is told of it
    async with tables.store.change(table.id) as change:
        change.note("note-resumed", name="Ana")
    planned: list[str] = []
    compose = outbox.delivery.presenter.compose

    async def heard(post):  # type: ignore[no-untyped-def]
        if post.kind is PostKind.PHASE:
            planned.append(json.dumps(post.payload))
        return await compose(post)

    outbox.delivery.presenter.compose = heard  # type: ignore[method-assign]
    await outbox.drain()
    assert len(planned) == 1
    shown = json.loads(planned[0])
    assert shown["view"]["own"] == 0
    assert shown["view"]["sealed"] == [False, False]
    assert "picked" not in planned[0]


async def test_a_deleted_card_is_posted_again_for_its_thread(
    tables: Tables, db: Database, outbox: Outbox, discord: FakeDiscord
) -> None:
    table = await lobby(tables)
    await outbox.drain()
    discord.channels[HOME].clear()
    async with db.write() as connection:  # nobody has noticed yet
        await connection.execute(m.panels.delete())
    await tables.lobby.start(table.id, ANA.id)
    await outbox.drain()
    assert kinds(discord, HOME) == ["lobby"]
    assert kinds(discord, await thread_of(tables, table.id)) == ["opening", "phase", "status"]
    assert await open_rows(db) == []


async def test_a_lost_channel_is_told_once_and_exchanged_by_one_command(
    tables: Tables, db: Database, outbox: Outbox, discord: FakeDiscord
) -> None:
    table = await told(tables, outbox, options={"rounds": 3})
    discord.gone |= {HOME, await thread_of(tables, table.id)}
    for _ in range(2):
        await round_of(tables, table.id)
        await outbox.drain()
    assert whispers(discord, ANA.id) == whispers(discord, BEN.id) == ["whisper-homeless"]
    assert await open_rows(db) == []
    assert kinds(discord, 1010).count("panel") == 1  # the game goes on in direct messages
    tries = discord.tries
    async with tables.store.change(table.id) as change:
        change.note("note-resumed", name="Ana")
    await outbox.drain()
    assert discord.tries == tries  # nobody knocks where nothing is
    with pytest.raises(UserError, match="only-organiser"):
        await tables.relocation.move(table.id, DOT.id, guild_id=1, channel_id=ELSEWHERE)
    with pytest.raises(UserError, match="move-other-server"):
        await tables.relocation.move(table.id, BEN.id, guild_id=2, channel_id=ELSEWHERE)
    await tables.relocation.move(table.id, BEN.id, guild_id=1, channel_id=ELSEWHERE)
    await outbox.drain()
    assert kinds(discord, ELSEWHERE) == ["lobby"]
    thread = await thread_of(tables, table.id)
    assert kinds(discord, thread) == ["note", "phase", "status"]
    assert discord.members[thread] == [ANA.id, BEN.id]
    await round_of(tables, table.id)
    await outbox.drain()
    assert kinds(discord, thread)[-2:] == ["result", "replay"]
    assert await open_rows(db) == []


async def test_the_result_of_a_lost_channel_goes_to_the_players(
    tables: Tables, db: Database, outbox: Outbox, discord: FakeDiscord
) -> None:
    """Whether the channel went before or with it."""
    for earlier in (True, False):
        table = await running(tables, options={"rounds": 1})
        await outbox.drain()
        discord.gone |= {HOME, await thread_of(tables, table.id)}
        if earlier:
            async with tables.store.change(table.id) as change:
                change.note("note-resumed", name="Ana")
            await outbox.drain()
        await round_of(tables, table.id)
        await outbox.drain()
        assert (await tables.lookup.info(table.id)).status is TableStatus.FINISHED
        for user in (ANA, BEN):
            assert kinds(discord, user.id * 10).count("result") == 1
        assert await open_rows(db) == []
        discord.channels.clear()
        discord.gone.clear()


@pytest.mark.parametrize("closed", [True, False])
async def test_who_wants_no_messages_hears_of_a_lost_channel_and_of_the_end(
    tables: Tables, db: Database, outbox: Outbox, discord: FakeDiscord, closed: bool
) -> None:
    """Nothing else, and that also when their messages were closed once: where else should they see result and seed?"""
    if closed:
        discord.closed = {BEN.id * 10}
    else:
        await tables.preferences.set_user(BEN.id, dms=False)
    table = await told(tables, outbox, options={"rounds": 2})
    discord.closed = set()
    discord.gone |= {HOME, await thread_of(tables, table.id)}
    for _ in range(2):
        await round_of(tables, table.id)
        await outbox.drain()
    heard = kinds(discord, BEN.id * 10)
    assert heard[-1] == "result"
    assert whispers(discord, BEN.id) == ["whisper-homeless"]
    assert closed or heard == ["whisper", "result"]
    assert await open_rows(db) == []


async def test_a_table_moves_with_its_thread(
    tables: Tables, db: Database, outbox: Outbox, discord: FakeDiscord
) -> None:
    """By its organiser, at any time; the old thread says where to."""
    table = await told(tables, outbox)
    old = await thread_of(tables, table.id)
    with pytest.raises(UserError, match="only-organiser"):
        await tables.relocation.move(table.id, BEN.id, guild_id=1, channel_id=ELSEWHERE)
    with pytest.raises(UserError, match="move-already-here"):
        await tables.relocation.move(table.id, ANA.id, guild_id=1, channel_id=HOME)
    with pytest.raises(UserError, match="move-other-server"):
        await tables.relocation.move(table.id, ANA.id, guild_id=2, channel_id=ELSEWHERE)
    await tables.relocation.move(table.id, ANA.id, guild_id=1, channel_id=ELSEWHERE)
    await outbox.drain()
    assert kinds(discord, HOME) == []
    assert discord.said()[old][-1] == "note note-moved-away"
    assert kinds(discord, ELSEWHERE) == ["lobby"]
    assert kinds(discord, await thread_of(tables, table.id)) == ["note", "phase", "status"]
    assert await open_rows(db) == []


async def test_a_lobby_moves_with_its_card_alone(tables: Tables, outbox: Outbox, discord: FakeDiscord) -> None:
    table = await lobby(tables)
    await outbox.drain()
    discord.gone.add(HOME)
    await tables.lobby.leave(table.id, BEN.id)
    await outbox.drain()
    assert whispers(discord, ANA.id) == ["whisper-homeless"]
    await tables.relocation.move(table.id, ANA.id, guild_id=1, channel_id=ELSEWHERE)
    await outbox.drain()
    assert kinds(discord, ELSEWHERE) == ["lobby"]


async def test_who_takes_a_seat_becomes_a_member_of_the_thread(
    tables: Tables, db: Database, outbox: Outbox, discord: FakeDiscord
) -> None:
    table = await running(tables)
    await tables.lobby.leave(table.id, BEN.id)
    await tables.lobby.join(table.id, DOT)
    await outbox.drain()
    assert set(discord.members[await thread_of(tables, table.id)]) == {ANA.id, DOT.id}
    assert await open_rows(db) == []


# -- permissions


async def test_without_attach_files_boards_are_told_in_words(
    tables: Tables, db: Database, outbox: Outbox, discord: FakeDiscord, presenter: FakePresenter
) -> None:
    """The organiser is told once; when it is allowed again, pictures come again, and next time they are told again."""
    presenter.drawing = True
    table = await told(tables, outbox, options={"rounds": 5})
    thread = await thread_of(tables, table.id)
    discord.lacks = {HOME: {"attach"}, thread: {"attach"}}
    for _ in range(2):
        await round_of(tables, table.id)
        await outbox.drain()
    boards = [s for s in discord.channels[thread] if s.content.startswith("phase")]
    assert [s.pictures for s in boards] == [1, 0, 0]
    assert discord.tried.count(thread) == len(discord.channels[thread]) + 3  # one refusal, two statuses taken away
    assert whispers(discord, ANA.id) == ["whisper-lacks attach"]
    assert whispers(discord, BEN.id) == []
    discord.lacks = {}
    await round_of(tables, table.id)
    await outbox.drain()
    assert [s for s in discord.channels[thread] if s.content.startswith("phase")][-1].pictures == 1
    discord.lacks = {thread: {"attach"}}
    await round_of(tables, table.id)
    await outbox.drain()
    assert whispers(discord, ANA.id) == ["whisper-lacks attach"] * 2
    assert await open_rows(db) == []


@pytest.mark.slow(but=["sqlite-True-True", "sqlite-False-False"])
@pytest.mark.parametrize("known", [True, False])
@pytest.mark.parametrize("edited", [True, False])
async def test_a_permission_that_is_taken_away_again_is_told_again(
    tables: Tables, outbox: Outbox, discord: FakeDiscord, clock: FakeClock, known: bool, edited: bool
) -> None:
    """Each time once, whether it is met by a post or by an edit."""
    table = await told(tables, outbox)
    thread = await thread_of(tables, table.id)
    discord.known = known
    for times in (1, 2, 3):
        discord.lacks = {place: {"view"} for place in (HOME, thread)}
        for _ in range(2):
            async with tables.store.change(table.id) as change:
                if edited:
                    change.edit(PostKind.STATUS)
                else:
                    change.note("note-goes-on")
            clock.time = await outbox.drain() or 0.0
            await outbox.drain()
        told_of = "view" if known or edited else "threads"  # which one it is nobody knows otherwise
        assert whispers(discord, ANA.id) == [f"whisper-lacks {told_of}"] * times
        discord.lacks = {}
        clock.add(hours=6)
        await outbox.drain()


async def test_a_thread_that_a_moderator_locked_stays_locked(
    tables: Tables, db: Database, outbox: Outbox, discord: FakeDiscord
) -> None:
    """The game is told in its channel meanwhile, and the organiser hears what it is each time."""
    table = await told(tables, outbox, options={"rounds": 7})
    thread = await thread_of(tables, table.id)
    for times in (1, 2):
        discord.locks = {thread}
        for _ in range(2):
            await round_of(tables, table.id)
            await outbox.drain()
        assert kinds(discord, HOME)[-2:] == ["phase", "status"]
        assert whispers(discord, ANA.id) == ["whisper-lacks unlocked"] * times
        discord.locks = set()
        await round_of(tables, table.id)
        await outbox.drain()
        assert kinds(discord, thread)[-2:] == ["phase", "status"]
    assert await open_rows(db) == []


async def test_a_missing_permission_is_told_without_what_follows_from_it(
    tables: Tables, outbox: Outbox, discord: FakeDiscord, presenter: FakePresenter
) -> None:
    """Whoever may not write may attach no files either, as the library has it."""
    presenter.drawing = True
    table = await told(tables, outbox)
    thread = await thread_of(tables, table.id)
    discord.lacks = {thread: {"threads", "attach"}}
    await round_of(tables, table.id)
    await outbox.drain()
    assert whispers(discord, ANA.id) == ["whisper-lacks threads"]
    discord.lacks |= {HOME: {"send", "attach"}}
    await tables.lobby.configure(table.id, ANA.id, name="Renamed")
    async with tables.store.change(table.id) as change:
        change.send(PostKind.LOBBY)
    await outbox.drain()
    assert whispers(discord, ANA.id) == ["whisper-lacks threads", "whisper-lacks send"]


async def test_a_thread_in_a_channel_that_is_not_seen(
    tables: Tables, outbox: Outbox, discord: FakeDiscord, clock: FakeClock
) -> None:
    """What is missing is told as what it is."""
    table = await lobby(tables)
    await outbox.drain()
    discord.lacks = {HOME: {"view"}}
    await tables.lobby.start(table.id, ANA.id)
    await outbox.drain()
    clock.add(seconds=HOLD)  # for so long a panel waits for its board
    due = await outbox.drain()
    assert whispers(discord, ANA.id) == ["whisper-lacks view"]
    discord.lacks = {}
    clock.time = due or 0.0
    await outbox.drain()
    discord.lacks = {place: {"view"} for place in (HOME, await thread_of(tables, table.id))}
    async with tables.store.change(table.id) as change:
        change.note("note-goes-on")
    await outbox.drain()
    assert whispers(discord, ANA.id) == ["whisper-lacks view"] * 2


@pytest.mark.slow(but=["sqlite-True"])
@pytest.mark.parametrize("known", [True, False])
async def test_where_herald_may_not_write_in_threads_the_channel_is_told(
    tables: Tables, db: Database, outbox: Outbox, discord: FakeDiscord, known: bool
) -> None:
    table = await told(tables, outbox, options={"rounds": 5})
    thread = await thread_of(tables, table.id)
    discord.lacks, discord.known = {thread: {"threads"}}, known
    await round_of(tables, table.id)
    await outbox.drain()
    assert kinds(discord, HOME) == ["lobby", "lines", "phase", "status"]
    assert whispers(discord, ANA.id) == ["whisper-lacks threads"]
    discord.lacks = {}
    await round_of(tables, table.id)
    await outbox.drain()
    assert kinds(discord, HOME) == ["lobby", "lines", "phase"]
    assert kinds(discord, thread)[-3:] == ["lines", "phase", "status"]
    assert await open_rows(db) == []


async def test_a_thread_that_was_forbidden_is_opened_when_it_is_allowed(
    tables: Tables, db: Database, outbox: Outbox, discord: FakeDiscord, clock: FakeClock
) -> None:
    """Nothing waits for it; the organiser is told once."""
    discord.lacks = {HOME: {"create"}}
    table = await running(tables, options={"rounds": 5})
    due = await outbox.drain()
    assert kinds(discord, HOME) == ["lobby", "opening", "phase", "status"]
    assert whispers(discord, ANA.id) == ["whisper-lacks create"]
    clock.time = due or 0.0
    due = await outbox.drain()
    assert (await tables.lookup.info(table.id)).thread_id is None
    discord.lacks = {}
    clock.time = due or 0.0
    await outbox.drain()
    thread = await thread_of(tables, table.id)
    assert kinds(discord, thread) == ["note"]
    assert discord.members[thread] == [ANA.id, BEN.id]
    await round_of(tables, table.id)
    await outbox.drain()
    assert kinds(discord, thread) == ["note", "lines", "phase", "status"]
    assert kinds(discord, HOME) == ["lobby", "opening", "phase"]
    assert whispers(discord, ANA.id) == ["whisper-lacks create"]
    assert await open_rows(db) == []


async def test_a_channel_that_goes_before_its_forbidden_thread_is_opened_is_lost(
    tables: Tables, db: Database, outbox: Outbox, discord: FakeDiscord, clock: FakeClock
) -> None:
    """The first to find it gone is who tries the thread again: the people are told, and it is not tried for ever."""
    discord.lacks = {HOME: {"create"}}
    table = await running(tables)
    clock.time = await outbox.drain() or 0.0
    discord.lacks, discord.gone, asked = {}, {HOME}, 0

    async def open_thread(channel_id: int, message_id: int, name: str) -> int:
        nonlocal asked
        asked += 1
        assert asked < 5, "it is asked for ever"
        return await FakeDiscord.open_thread(discord, channel_id, message_id, name)

    discord.open_thread = open_thread  # type: ignore[method-assign]
    await outbox.drain()
    assert (await rows(db, m.tables))[0].thread_state == "lost"
    assert whispers(discord, BEN.id) == ["whisper-homeless"]
    assert (await tables.lookup.info(table.id)).status is TableStatus.RUNNING
    assert await open_rows(db) == []


async def test_who_may_not_view_the_channel_of_a_private_table_hears_so(
    tables: Tables, outbox: Outbox, discord: FakeDiscord
) -> None:
    """And the organiser; the others are members of the thread all the same."""
    discord.barred = {BEN.id}
    table = await tables.lobby.create(guild_id=1, channel_id=HOME, organiser=ANA, game="toy", seats=3, private=True)
    await outbox.drain()
    for user in (BEN, CAI):
        await tables.lobby.join(table.id, user)
    await outbox.drain()
    assert discord.members == {HOME: [CAI.id]}
    assert whispers(discord, ANA.id) == ["whisper-barred-other"]
    assert whispers(discord, BEN.id) == ["whisper-barred"]
    assert whispers(discord, CAI.id) == []


class Carded(FakePresenter):
    """Says on a card where the game is."""

    def __init__(self, tables: Tables) -> None:
        super().__init__()
        self.tables = tables

    async def compose(self, post: Post) -> Message | None:
        if post.kind is not PostKind.LOBBY:
            return await super().compose(post)
        info = (await self.tables.lookup.info(post.table_id)).model_copy(update={"game": "xidit", "options": {}})
        return Message(lobby_card(info, Voice("en", [], "xidit")).splitlines()[-1])


async def test_a_card_leads_to_a_thread_that_is_there(tables: Tables, discord: FakeDiscord, clock: FakeClock) -> None:
    """The number of its thread is known before, but nobody can follow it: where no thread may be opened the card names
    the channel. One edit is enough where one may."""
    outbox = Outbox(tables.store, Carded(tables), discord)
    for allowed in (True, False):
        discord.channels.clear()
        discord.lacks = {} if allowed else {HOME: {"create"}}
        table = await lobby(tables)
        await outbox.drain()
        await tables.lobby.start(table.id, ANA.id)
        due = await outbox.drain()
        card = discord.channels[HOME][0]
        place = await thread_of(tables, table.id) if allowed else HOME
        assert card.edits == [f"The game is running in <#{place}>."]
    discord.lacks = {}
    clock.time = due or 0.0
    await outbox.drain()
    assert card.edits[1:] == [f"The game is running in <#{await thread_of(tables, table.id)}>."]
    await tables.relocation.move(table.id, ANA.id, guild_id=1, channel_id=ELSEWHERE)
    await outbox.drain()
    card = discord.channels[ELSEWHERE][0]
    assert [card.content, *card.edits] == [
        f"The game is running in <#{place}>." for place in (ELSEWHERE, await thread_of(tables, table.id))
    ]


# -- panels and the boards of which they speak


async def test_a_panel_waits_for_its_board(
    tables: Tables, outbox: Outbox, discord: FakeDiscord, clock: FakeClock
) -> None:
    """Not for longer than a moment: what cannot be posted in the thread holds nobody up."""
    table = await lobby(tables)
    await outbox.drain()
    await tables.lobby.start(table.id, ANA.id)
    discord.errors = [Later("503")]
    await outbox.drain()
    assert kinds(discord, ANA.id * 10) == kinds(discord, BEN.id * 10) == []
    clock.add(seconds=1)
    await outbox.drain()
    thread = await thread_of(tables, table.id)
    board = next(s for s in discord.channels[thread] if s.content.startswith("phase"))
    panels = [discord.channels[user.id * 10][0] for user in (ANA, BEN)]
    assert all(board.id < panel.id for panel in panels)


async def test_a_panel_does_not_wait_for_a_board_that_may_not_be_posted(
    tables: Tables, db: Database, outbox: Outbox, discord: FakeDiscord, clock: FakeClock
) -> None:
    table = await told(tables, outbox, options={"rounds": 4})
    thread = await thread_of(tables, table.id)
    discord.lacks = {thread: {"threads"}, HOME: {"send"}}
    await round_of(tables, table.id)
    await outbox.drain()
    waiting = sa.and_(m.outbox.c.status == "pending", m.outbox.c.kind == "panel")
    assert await rows(db, m.outbox, waiting)
    clock.add(seconds=HOLD)
    await outbox.drain()
    assert await rows(db, m.outbox, waiting) == []
    assert [r.kind for r in await rows(db, m.outbox, m.outbox.c.status == "pending")] == ["lines", "phase", "status"]
