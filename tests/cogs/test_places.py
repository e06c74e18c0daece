"""Whatever makes a panel anew leaves its person where they are; what is asked then is noticed."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

from bot.presenter import panel_update
from bot.store import models as m
from bot.tables.model import SeatView
from bot.tables.play.announce import AT_PANEL, UNNOTICED
from bot.tables.unit.posts import Message, PanelPlace
from bot.ui.ids import Id
from bot.workers.timer import Timer
from engine.core import blocking
from tests.bot.helpers import FakeClock, rows
from tests.cogs.gallery import House
from tests.cogs.toy_table import PEOPLE, Panel, offered
from tests.support.idle_loop import rest


def said(node: Any) -> str:
    """All words and ids of a message."""
    if isinstance(node, dict):
        return " ".join(said(value) for value in node.values())
    return " ".join(map(said, node)) if isinstance(node, list) else str(node)


async def token(house: House, seat: int, step: str) -> str:
    look = await house.fair.look(seat)
    return next(look.tokens[p.id] for p in look.prompts if p.step == step)


async def opens(house: House, seat: int, step: str, words: str) -> int:
    """A person opens a list on their live panel."""
    live, _ = await house.fresh(seat)
    where = Id("open", house.fair.table, seat, await token(house, seat, step), f"{words}|0")
    await house.fair.press(Panel(live), seat, where)
    return live


def passes(house: House, seconds: float) -> None:
    clock = cast(FakeClock, house.tables.store.clock)
    clock.time += seconds


async def new_messages(house: House, seat: int) -> list[int]:
    """The messages in the direct messages of a seat that still stand."""
    return [sent.id for sent in house.gallery.channels[PEOPLE[seat].id * 10]]


async def test_an_open_list_stays_open_whatever_renews_the_panel(house: House) -> None:
    live = await opens(house, 0, "market", "offer seat-2")
    for renewed in (
        lambda: house.fair.act(3, "vote aye"),
        lambda: house.tables.seats.pause(house.fair.table, PEOPLE[0].id),
        lambda: house.tables.seats.resume(house.fair.table, PEOPLE[0].id),
    ):
        await renewed()
        await house.redraw(0)
    shown = said(house.gallery.walls[live][0])
    assert "offer seat-2 20 wool" in shown.replace("\\", "")
    assert "no longer asked" not in shown


async def test_a_refreshed_picture_leaves_a_half_made_choice_as_it_is(house: House) -> None:
    live = await opens(house, 0, "market", "offer seat-2")
    panel = Panel(live)
    await house.fair.press(panel, 0, Id("redraw", house.fair.table, 0))
    assert "Whom do you offer what?" in panel.said[-1]
    await house.redraw(0)
    assert "offer seat-2 20 wool" in said(house.gallery.walls[live][0]).replace("\\", "")


async def test_an_earlier_press_whose_picture_comes_late_leaves_nobody_where_they_were(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the picture for one press is drawn the next one opens a list, and is done before."""
    live, _ = await house.fresh(0)
    dry, asked, whole = asyncio.Event(), asyncio.Event(), house.fair.presenter.panel

    async def slowly(*args: Any, **options: Any) -> Message:
        if not asked.is_set():
            asked.set()
            await dry.wait()
        return await whole(*args, **options)

    monkeypatch.setattr(house.fair.presenter, "panel", slowly)
    earlier = asyncio.create_task(house.fair.press(Panel(live), 0, Id("redraw", house.fair.table, 0)))
    await asked.wait()
    market = Id("open", house.fair.table, 0, await token(house, 0, "market"), "offer seat-2|0")
    await house.fair.press(Panel(live), 0, market)
    dry.set()
    await earlier
    await house.fair.act(3, "vote aye")
    await house.redraw(0)
    assert "offer seat-2 20 wool" in said(house.gallery.walls[live][0]).replace("\\", "")


async def test_a_press_that_has_seen_less_than_an_earlier_one_opens_what_it_opens(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While an earlier press looks whether others have acted the next one has looked already, and they act."""
    panel = Panel((await house.fresh(0))[0])
    market = Id("open", house.fair.table, 0, await token(house, 0, "market"), "offer seat-2|0")
    looked, acted, look, now = asyncio.Event(), asyncio.Event(), house.tables.views.look, panel_update._now
    later: list[asyncio.Task[None]] = []

    async def slowly(*args: Any, **options: Any) -> SeatView:
        found = await look(*args, **options)
        if later and not looked.is_set():
            looked.set()
            await acted.wait()
        return found

    async def meanwhile(*args: Any) -> SeatView:
        if not later:
            later.append(asyncio.create_task(house.fair.press(panel, 0, market)))
            await looked.wait()
            for seat in range(6):
                await house.fair.act(seat, "vote nay")
        found = await now(*args)
        acted.set()
        return found

    monkeypatch.setattr(house.tables.views, "look", slowly)
    monkeypatch.setattr(panel_update, "_now", meanwhile)
    await house.fair.press(panel, 0, Id("redraw", house.fair.table, 0))
    await later[0]
    assert "Whom do you offer what?" in panel.said[-1]


@pytest.mark.parametrize("late", [False, True])
async def test_a_press_on_a_panel_while_a_newer_one_is_sent_counts_there(
    house: House, monkeypatch: pytest.MonkeyPatch, late: bool
) -> None:
    """``late``: its answer is done only when the newer panel stands already."""
    await house.fair.act(0, "vote nay")
    live, _ = await house.fresh(0)
    where = Id("open", house.fair.table, 0, await token(house, 0, "market"), "offer seat-2|0")
    stands, pressed, clicked, send = asyncio.Event(), list[asyncio.Task[None]](), house.fair.clicked, house.gallery.send

    async def held(
        table: int, seat: int, user: int, message: int | None, place: PanelPlace | None, *, over: bool = False
    ) -> bool:
        if late and place is not None:
            await stands.wait()
        return await clicked(table, seat, user, message, place, over=over)

    async def meanwhile(channel_id: int, message: Message, nonce: str) -> int:
        if channel_id == PEOPLE[0].id * 10 and not pressed:
            pressed.append(asyncio.create_task(house.fair.press(Panel(live), 0, where)))
            await rest() if late else await pressed[0]
        return await send(channel_id, message, nonce)

    monkeypatch.setattr(house.fair, "clicked", held)
    monkeypatch.setattr(house.gallery, "send", meanwhile)
    passes(house, AT_PANEL + 1)
    for seat in range(1, 6):
        await house.fair.act(seat, "vote nay")
    await house.outbox.drain()
    stands.set()
    await pressed[0]
    await house.delivered()
    (new,) = await new_messages(house, 0)
    assert new != live
    assert "offer seat-2 20 wool" in said(house.gallery.walls[new][0]).replace("\\", "")


async def test_a_list_whose_question_has_gone_gives_way_with_a_sentence(house: House) -> None:
    text = await offered(house.fair)
    await house.delivered()
    number = next(a.args[0] for a in (await house.fair.look(1)).legal if a.verb == "accept")
    live = await opens(house, 1, "offer", f"counter {number}")
    await house.fair.act(0, f"withdraw {number}")
    await house.redraw(1)
    assert "The choice you had open has changed or is gone." in said(house.gallery.walls[live][0]), text


async def test_a_question_that_was_opened_and_has_gone_gives_way_with_a_sentence(house: House) -> None:
    await offered(house.fair)
    await house.delivered()
    number = next(a.args[0] for a in (await house.fair.look(1)).legal if a.verb == "accept")
    live, _ = await house.fresh(1)
    await house.fair.press(Panel(live), 1, Id("ask", house.fair.table, 1, await token(house, 1, "offer")))
    await house.fair.act(0, f"withdraw {number}")
    await house.redraw(1)
    assert said(house.gallery.walls[live][0]).count("The choice you had open has changed or is gone.") == 1


@pytest.mark.parametrize("noticed", [True, False])
async def test_whoever_is_at_their_panel_is_called_when_they_do_not_notice(house: House, noticed: bool) -> None:
    """Seat 0 has pressed its panel; the votes of others bring it the next question: an edit, and a message only when
    two minutes pass without a press."""
    await house.fair.act(0, "vote nay")
    live = await opens(house, 0, "market", "offer seat-2")
    for seat in range(1, 6):
        await house.fair.act(seat, "vote nay")
    assert blocking({0: list((await house.fair.look(0)).prompts)})
    assert 0 in [row.seat for row in await rows(house.tables.store.db, m.shown) if row.message_at is not None]
    await house.outbox.drain()
    assert await new_messages(house, 0) == [live]
    assert "Also to decide" in said(house.gallery.walls[live][0])
    if noticed:
        passes(house, UNNOTICED / 2)
        await house.fair.press(Panel(live), 0, Id("redraw", house.fair.table, 0))
    passes(house, UNNOTICED)
    await Timer(house.tables.store, house.tables.play).run_due()
    await house.delivered()
    assert (await new_messages(house, 0) == [live]) is noticed


async def test_whoever_has_left_their_panel_gets_a_message(house: House) -> None:
    await house.fair.act(0, "vote nay")
    live = await opens(house, 0, "market", "offer seat-2")
    passes(house, AT_PANEL + 1)
    for seat in range(1, 6):
        await house.fair.act(seat, "vote nay")
    await house.outbox.drain()
    (new,) = await new_messages(house, 0)
    assert new != live
    assert "offer seat-2 20 wool" in said(house.gallery.walls[new][0]).replace("\\", "")  # the open list came along


async def test_nobody_else_is_at_the_panel_of_a_seat(house: House) -> None:
    """Whoever has an old button of a seat neither keeps what is asked from coming as a message nor opens anything."""
    await house.fair.act(0, "vote nay")
    live = await opens(house, 0, "market", "offer seat-2")
    passes(house, AT_PANEL + 1)
    for _ in range(3):
        await house.fair.press(Panel(live), 1, Id("redraw", house.fair.table, 0))
    (row,) = [row for row in await rows(house.tables.store.db, m.shown) if row.seat == 0]
    assert "offer seat-2" in row.place
    for seat in range(1, 6):
        await house.fair.act(seat, "vote nay")
    await house.outbox.drain()
    assert await new_messages(house, 0) != [live]
