"""Panels in direct messages: one live one a seat, to its holder alone, closed at the end."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from bot.store import Database
from bot.store import models as m
from bot.tables.model import TableStatus
from bot.tables.play import announce
from bot.tables.service import Tables
from bot.tables.unit.position import position_of
from bot.tables.unit.posts import TOP, Message, PanelPlace, Post, PostKind, Shown
from bot.workers.outbox.delivery import MOST_TRIES
from bot.workers.outbox.outbox import Outbox
from bot.workers.outbox.transport import Later, Refused
from tests.bot.delivery import edits, kinds, new_panel, open_rows, round_of
from tests.bot.fakes import FakeDiscord, FakePresenter
from tests.bot.helpers import ANA, BEN, PEOPLE, FakeClock, hand_over, rows, running
from tests.bot.toy import acts

LUCK_OF_ANA = "luck 1"
"""A seed with which Ana's three beats a one."""


async def test_panel_never_goes_to_a_former_user(tables: Tables, outbox: Outbox, discord: FakeDiscord) -> None:
    table = await running(tables)
    await hand_over(tables, table.id, 1, PEOPLE[3])
    await outbox.drain()
    assert kinds(discord, 1020) == ["whisper"]
    assert kinds(discord, 1040) == ["whisper", "whisper", "panel"]
    await tables.redraw_panel(table.id, 1)
    await outbox.drain()
    assert len(discord.channels[1040][2].edits) == 1


async def test_panel_on_its_way_to_a_former_user_is_closed(
    tables: Tables, outbox: Outbox, discord: FakeDiscord
) -> None:
    table = await running(tables)
    await outbox.drain()

    async def replaced() -> None:
        await hand_over(tables, table.id, 1, PEOPLE[3])

    await new_panel(tables, table.id, 1)
    discord.meanwhile = replaced
    await outbox.drain()
    assert kinds(discord, 1020) == ["panel", "whisper"]  # one of the two says it
    assert edits(discord, 1020, 0) == ["closed lost"]
    assert [s.edits for s in discord.channels[1040]] == [[], [], []]


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
    """The answer to their click showed the newer position; an edit drawn before it is not sent at all."""
    table = await running(tables)
    await outbox.drain()

    async def act() -> None:
        await tables.play.act(table.id, ANA.id, acts("pick 2"))

    await tables.redraw_panel(table.id, 0)
    presenter.meanwhile = act
    await outbox.drain()
    assert len(edits(discord, 1010, 0)) == 1
    assert presenter.meanwhile is None
    await tables.redraw_panel(table.id, 0)
    await outbox.drain()
    assert len(edits(discord, 1010, 0)) == 2


async def test_a_new_panel_shows_where_its_person_went_while_it_was_drawn(
    tables: Tables, outbox: Outbox, presenter: FakePresenter, discord: FakeDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They have left a view on the former panel; the new one does not bring it back."""
    table = await running(tables)
    await outbox.drain()
    message = discord.channels[1010][0].id
    await tables.views.clicked(table.id, 0, ANA.id, message, PanelPlace("standing"))
    places: list[str] = []
    composed = presenter.compose

    async def compose(post: Post) -> Message | None:
        places.append(post.place.prompt)
        return await composed(post)

    async def leave() -> None:
        await tables.views.clicked(table.id, 0, ANA.id, message, TOP)

    monkeypatch.setattr(presenter, "compose", compose)
    presenter.meanwhile = leave
    await new_panel(tables, table.id)
    await outbox.drain()
    assert places[:2] == ["standing", ""]
    assert len(discord.channels[1010]) == 1


async def test_a_click_that_an_older_edit_overtakes_is_shown_again(
    tables: Tables, outbox: Outbox, presenter: FakePresenter, discord: FakeDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An edit of what the seat has caused itself is needless while the answer to its last click stands there; no more
    once an older edit, on its way while somebody pressed *Back*, has replaced that answer."""
    table = await running(tables)
    await outbox.drain()
    composed, edit, pressed = presenter.compose, discord.edit, False

    async def compose(post: Post) -> Message | None:
        return None if pressed and "own" in post.payload else await composed(post)

    async def late(channel_id: int, message_id: int, message: Message) -> None:
        nonlocal pressed
        if not pressed:
            await tables.views.clicked(table.id, 0, ANA.id, message_id, TOP)
        pressed = True
        await edit(channel_id, message_id, message)

    async with tables.store.change(table.id) as change:
        change.edit(PostKind.PANEL, change.loaded.seats[0], own=True)
    monkeypatch.setattr(presenter, "compose", compose)
    monkeypatch.setattr(discord, "edit", late)
    await outbox.drain()
    assert len(edits(discord, 1010, 0)) == 2


OUTRUN = ["drawn"] * MOST_TRIES
"""Presses at each of so many drawings of a panel that its delivery leaves it to their answers."""


@pytest.mark.parametrize(
    ("moments", "sent"),
    [
        pytest.param(OUTRUN * 3, 1, id="as fast as it is drawn"),
        pytest.param(["edited"] * MOST_TRIES * 3, MOST_TRIES * 3 + 1, id="during each edit"),
        pytest.param(["edited", *OUTRUN], 2, id="during an edit, and as fast as it is drawn"),
        pytest.param([*OUTRUN, "edited", *OUTRUN], 2, id="the same once it was left to them before"),
    ],
)
async def test_what_the_last_press_has_brought_stands_at_last(
    tables: Tables,
    outbox: Outbox,
    presenter: FakePresenter,
    discord: FakeDiscord,
    monkeypatch: pytest.MonkeyPatch,
    moments: list[str],
    sent: int,
) -> None:
    """However fast somebody presses while their panel is made anew: an edit that overtakes an answer is followed by
    another one, and what was drawn for where they were before never replaces where they are."""
    table = await running(tables)
    await outbox.drain()
    message_id, composed, edit = discord.channels[1010][0].id, presenter.compose, discord.edit
    left, stands = list(moments), list[str]()

    async def press(moment: str) -> None:
        if left[:1] == [moment]:
            note = f"answer {len(left)}"
            del left[0]
            await tables.clicked(table.id, 0, ANA.id, message_id, None)
            stands.append(note)
            await tables.clicked(table.id, 0, ANA.id, message_id, PanelPlace(note=note), over=True)

    async def compose(post: Post) -> Message | None:
        message = await composed(post)
        if message is not None and post.kind is PostKind.PANEL:
            message.content = f"edit at {post.place.note}"
            message.shown = Shown(message.content, "", ())
            await press("drawn")
        return message

    async def late(channel_id: int, message_id: int, message: Message) -> None:
        await press("edited")
        await edit(channel_id, message_id, message)
        stands.append(message.content)

    monkeypatch.setattr(presenter, "compose", compose)
    monkeypatch.setattr(discord, "edit", late)
    await tables.redraw_panel(table.id, 0)
    await outbox.drain()
    assert left == []
    assert stands[-1] == "edit at answer 1"
    assert len([each for each in stands if each.startswith("edit")]) == sent


async def test_an_answer_that_a_delivery_elsewhere_replaces_is_shown_again(
    tables: Tables, outbox: Outbox, presenter: FakePresenter, discord: FakeDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One process answers a click while another one delivers, from begin to end: that one cannot know where the click
    leads, and no click comes after it."""
    table = await running(tables)
    await outbox.drain()
    message_id, composed, notes = discord.channels[1010][0].id, presenter.compose, list[str]()

    async def compose(post: Post) -> Message | None:
        notes.append(post.place.note)
        message = await composed(post)
        assert message is not None
        message.shown = Shown(post.place.note, "", ())
        return message

    monkeypatch.setattr(presenter, "compose", compose)
    await tables.clicked(table.id, 0, ANA.id, message_id, None)
    await tables.redraw_panel(table.id, 0)
    await outbox.drain()
    await tables.clicked(table.id, 0, ANA.id, message_id, PanelPlace(note="advice"), over=True)
    await outbox.drain()
    assert notes == ["", "advice"]
    await tables.clicked(table.id, 0, ANA.id, message_id, None)
    await tables.clicked(table.id, 0, ANA.id, message_id, PanelPlace(note="done"), over=True)
    await outbox.drain()
    assert len(notes) == 2  # its answer stands there


async def test_an_edit_that_arrives_although_it_seemed_lost_leaves_no_older_panel(
    tables: Tables,
    outbox: Outbox,
    presenter: FakePresenter,
    discord: FakeDiscord,
    clock: FakeClock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What the seat has caused itself is needless while the answer to its click stands there: nobody knows that of a
    panel to which an edit was sent that Discord has not confirmed."""
    table = await running(tables)
    await outbox.drain()
    composed, edit, pressed = presenter.compose, discord.edit, False

    async def compose(post: Post) -> Message | None:
        return None if pressed and "own" in post.payload else await composed(post)

    async def unheard(channel_id: int, message_id: int, message: Message) -> None:
        nonlocal pressed
        await edit(channel_id, message_id, message)
        if not pressed:
            pressed = True
            raise Later("503")

    async with tables.store.change(table.id) as change:
        change.edit(PostKind.PANEL, change.loaded.seats[0], own=True)
    monkeypatch.setattr(presenter, "compose", compose)
    monkeypatch.setattr(discord, "edit", unheard)
    clock.time = await outbox.drain() or clock.time
    await outbox.drain()
    assert len(edits(discord, 1010, 0)) == 2


async def test_who_acts_beside_his_panel_has_it_drawn_by_the_same_commit(
    tables: Tables, db: Database, outbox: Outbox, discord: FakeDiscord
) -> None:
    """Whoever dies after the act has planned the edit with it: a panel never offers what is done already."""
    table = await running(tables)
    await outbox.drain()
    for doing in (
        lambda: tables.play.act(table.id, ANA.id, acts("pick 2"), redraw=True),
        lambda: tables.play.undo(table.id, ANA.id, redraw=True),
    ):
        before = len(await rows(db, m.outbox))
        await doing()
        planned = (await rows(db, m.outbox))[before:]
        assert [(r.kind, r.op, r.seat) for r in planned] == [("panel", "edit", 0)]
        assert await outbox.drain() is None
    assert len(edits(discord, 1010, 0)) == 2
    await tables.play.act(table.id, ANA.id, acts("pick 2"))  # by the panel itself: its answer shows it
    assert await open_rows(db) == []


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


async def test_panel_of_who_moved_is_posted_where_there_is_none(
    tables: Tables, outbox: Outbox, discord: FakeDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever moves gets no new message for what their own move brings, unless they have none."""
    monkeypatch.setattr("bot.tables.lobby.lobby.secrets.token_hex", lambda _: LUCK_OF_ANA)
    await tables.preferences.set_user(ANA.id, dms=False)
    table = await running(tables)
    await outbox.drain()
    assert kinds(discord, 1010) == []
    async with tables.store.db.write() as connection:
        await connection.execute(m.users.update().values(dms=True))
    await tables.play.act(table.id, BEN.id, acts("pick 1", "seal"))
    await tables.play.act(table.id, ANA.id, acts("pick 3", "seal"))
    await outbox.drain()
    assert kinds(discord, 1010) == ["panel"]
    await tables.play.act(table.id, ANA.id, acts("mark a", "finish"))
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
    assert (await tables.lookup.info(table.id)).status is TableStatus.FINISHED
    panels = [discord.channels[1010], discord.channels[1020]]
    assert kinds(discord, 1010).count("panel") == 1  # the one that was on its way goes: the one before it says it
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


async def test_whoever_plays_alone_keeps_one_board_and_one_panel(
    tables: Tables, outbox: Outbox, discord: FakeDiscord
) -> None:
    """The board of the beginning and the panel stand in the direct messages. A position that everybody else's thread
    would show is the panel's picture: nothing comes below what is asked, and no question comes anew for lack of a
    press."""
    info, _ = await tables.lobby.lesson(ANA, "toy", seats=2)
    await outbox.drain()
    assert len(discord.channels[1010]) == 2
    async with tables.store.change(info.id) as change:
        announce.back(change, position_of(tables.store, change.loaded))
    look = await tables.views.look(info.id, ANA.id)
    assert look.blocked is not None
    await tables.play.act(info.id, ANA.id, look.blocked.actions[:1])
    await outbox.drain()
    assert len(discord.channels[1010]) == 2
    async with tables.store.db.read() as connection:
        assert not (await connection.scalars(sa.select(m.shown.c.message_at).where(m.shown.c.message_at > 0))).all()
