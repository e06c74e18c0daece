"""Bad input on panels, through the real handlers: pressed twice, pressed late, pressed elsewhere.

What is meant is done once, whoever presses hears one sentence, and nothing that was begun is lost.
"""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
import sqlalchemy as sa

from bot.locale import text
from bot.presenter.panel_kit.controls import PanelContext
from bot.presenter.panels.panel import rows
from bot.presenter.posts import HeraldPresenter
from bot.presenter.words.voice import voice_of
from bot.store import Database
from bot.store import models as m
from bot.tables.model import DeadlinePolicy, SeatView, UserRef
from bot.tables.service import Tables
from bot.ui.ids import Id
from bot.workers.outbox.outbox import Outbox
from engine import GAMES
from engine.core import Action
from tests.bot.helpers import FakeClock, hand_over, state_columns
from tests.cogs.gallery import House
from tests.cogs.press_everything import components
from tests.cogs.toy_table import PEOPLE, Brush, Fair, Panel
from tests.support.databases import ready

SAVE = Path(__file__).parents[1] / "saves" / "0.2.0" / "fief-court-4.json"
"""A position of Fief in which deals may be made."""
SEATS = {"charlemagne": 2, "fief": 4, "knights": 4, "roses": 2, "xidit": 3}
FIEF = GAMES["fief"]
MOVED_ON = "this click changed nothing"
NEWCOMER = UserRef(177, "Gil")

Begin = Callable[[str], AbstractAsyncContextManager[Fair]]


@pytest.fixture
def begin(tmp_path: Path) -> Begin:
    """A table of a game that has just begun."""

    @asynccontextmanager
    async def begun(game: str) -> AsyncIterator[Fair]:
        database = Database(f"sqlite+aiosqlite:///{tmp_path / 'herald.db'}")
        await ready(database)
        tables = Tables(database, FakeClock(), games=GAMES)
        info = await tables.lobby.create(
            guild_id=1, channel_id=2, organiser=PEOPLE[0], game=game, seats=SEATS[game],
            policy=DeadlinePolicy(hours=0, pace=0),
        )  # fmt: skip
        for person in PEOPLE[1 : SEATS[game]]:
            await tables.lobby.join(info.id, person)
        await tables.lobby.start(info.id, PEOPLE[0].id)
        yield Fair(tables, HeraldPresenter(tables, cast(Any, Brush())), info.id)
        await database.close()

    return begun


async def in_parlour(fair: Fair) -> None:
    """Lay a position of Fief in which the first seat drafts an offer, and begin to."""
    data = FIEF.dumps(FIEF.loads(SAVE.read_bytes()))
    async with fair.tables.store.db.write() as connection:
        await connection.execute(m.states.update().values(state_columns(data)))
    await fair.act(0, "draft-want money 1")


async def acts(fair: Fair) -> list[str]:
    """Everything that was done at a table, in words."""
    a = m.actions.c
    async with fair.tables.store.db.read() as connection:
        return list(await connection.scalars(sa.select(a.text).where(a.table_id == fair.table).order_by(a.seq)))


def controls(look: SeatView, seat: int, step: str = "", opened: str = "") -> list[tuple[Id, list[str]]]:
    """What acts on a panel of a seat: each control with its lines, none for a button."""
    prompt = next((p for p in look.prompts if p.step == step), None)
    ctx = PanelContext(look, seat, voice_of(look.table, "en"), opened, 0, prompt)
    found = []
    for component in components([row.to_component_dict() for row in rows(ctx)]):
        where = Id.parse(component.get("custom_id", ""))
        if where is not None and where.verb in ("do", "batch") and not component.get("disabled"):
            found.append((where, [o["value"] for o in component.get("options", ())]))
    return found


async def first_asked(fair: Fair) -> int:
    """The first seat that the game waits for."""
    for person in range(len(PEOPLE)):
        if (await fair.look(person)).blocked is not None:
            return person
    raise AssertionError("nobody is asked")


# --- twice -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "game", ["knights", *(pytest.param(g, marks=pytest.mark.slow) for g in SEATS if g != "knights")]
)
async def test_a_double_tap_acts_once(begin: Begin, game: str) -> None:
    """Every control of the first panel of a game, pressed twice at once and again after that."""
    async with begin(game) as fair:
        seat = await first_asked(fair)
        where, lines = next((w, ls) for w, ls in controls(await fair.look(seat), seat) if not ls or ls[0][0] != ">")
        values = lines[:1]
        before = await acts(fair)
        answers = await asyncio.gather(*(fair.click(seat, where, *values) for _ in range(2)))
        once = await acts(fair)
        assert len(once) > len(before)
        assert sum(MOVED_ON in answer.text for answer in answers) == 1
        again = await fair.click(seat, where, *values)
        assert MOVED_ON in again.text
        assert await acts(fair) == once


async def test_what_is_added_to_a_draft_is_added_once(begin: Begin) -> None:
    """A secret step leaves older controls alive; one more of a card is a choice of its own, on the panel as it is."""
    async with begin("fief") as fair:
        await in_parlour(fair)
        look = await fair.look(0)
        parlour = next(p for p in look.prompts if p.step == "parlour")
        card = next(str(a) for a in parlour.actions if a.verb == "draft-want" and a.args[0] == "card")
        old = Id("do", fair.table, 0, look.tokens[parlour.id], card)
        await asyncio.gather(fair.click(0, old), fair.click(0, old))
        assert MOVED_ON in (await fair.click(0, old)).text
        assert (await acts(fair)).count(card) == 1
        now = dataclasses.replace(old, token=(await fair.look(0)).tokens[parlour.id])
        assert "Done" in (await fair.click(0, now)).text
        assert (await acts(fair)).count(card) == 2


async def test_a_preset_that_means_something_else_afterwards_is_not_taken_again(begin: Begin) -> None:
    """Troops that are spread already would be sealed by the same button."""
    async with begin("knights") as fair:
        seat = await first_asked(fair)
        where = next(w for w, _ in controls(await fair.look(seat), seat) if w.arg == "spread")
        assert "Done" in (await fair.click(seat, where)).text
        assert MOVED_ON in (await fair.click(seat, where)).text
        assert "seal" not in await acts(fair)


@pytest.mark.slow
async def test_other_controls_of_an_earlier_moment_live_on(begin: Begin) -> None:
    """... and one that was refused may be pressed again."""
    async with begin("knights") as fair:
        seat = await first_asked(fair)
        found = [(w, ls) for w, ls in controls(await fair.look(seat), seat) if w.arg.startswith("set ")]
        for where, lines in found[:2]:
            assert "Done" in (await fair.click(seat, where, lines[0])).text
        assert "Done" in (await fair.click(seat, found[0][0], found[0][1][1])).text


async def test_a_form_that_is_sent_twice_acts_once(fair: Fair) -> None:
    for seat in range(6):
        await fair.act(seat, (await fair.component(seat, "vote"))[1])
    look = await fair.look(0)
    prompt = next(p for p in look.prompts if p.step == "bid")
    amount = Id("amount", fair.table, 0, look.tokens[prompt.id], "bid")
    before = await fair.seq()
    answers = await asyncio.gather(*(fair.click(0, amount, typed="26") for _ in range(2)))
    assert sum(MOVED_ON in answer.text for answer in answers) == 1
    assert await fair.seq() == before + 1


@pytest.mark.slow
async def test_undo_takes_back_one_step_however_often_it_is_pressed(fair: Fair) -> None:
    for bid in ("standing-bid ask", "standing-bid 3"):
        legal = {str(a) for a in (await fair.look(0)).legal}
        await fair.act(0, bid if bid in legal else next(t for t in sorted(legal) if t.startswith("standing-bid")))
    look = await fair.look(0)
    undo = Id("undo", fair.table, 0, look.undo_token)
    answers = await asyncio.gather(fair.click(0, undo), fair.click(0, undo))
    assert sum(MOVED_ON in answer.text for answer in answers) == 1
    assert (await fair.look(0)).can_undo


# --- late ------------------------------------------------------------------------------------------------------------


async def test_a_list_without_lines_is_not_opened(fair: Fair) -> None:
    """Opened once it is empty, as when a seat has nothing to offer any more: the panel as it is, with the reason."""
    look = await fair.look(0)
    market = next(p for p in look.prompts if p.step == "market")
    answer = await fair.click(0, Id("open", fair.table, 0, look.tokens[market.id], "offer seat-9|0"))
    assert answer.text.count("The choice you had open has changed or is gone.") == 1
    assert "offer" in answer.text


@pytest.mark.slow
async def test_a_control_that_stands_for_nothing_any_more_is_late_not_old(begin: Begin) -> None:
    async with begin("knights") as fair:
        seat = await first_asked(fair)
        where = next(w for w, _ in controls(await fair.look(seat), seat) if w.arg == "spread")
        for gone in ("piles church.0", "again"):
            answer = await fair.click(seat, dataclasses.replace(where, arg=gone))
            assert MOVED_ON in answer.text
            assert "older version" not in answer.text


async def test_a_number_that_is_left_among_few_is_taken(fair: Fair) -> None:
    """A form is open while the purse shrinks until a list would do: what was typed still stands."""
    for seat in range(6):
        await fair.act(seat, (await fair.component(seat, "vote"))[1])
    look = await fair.look(0)
    prompt = next(p for p in look.prompts if p.step == "bid")
    amount = Id("amount", fair.table, 0, look.tokens[prompt.id], "bid")
    few = msgspec.structs.replace(prompt, actions=[Action("bid", (n,)) for n in range(5)])
    views = fair.tables.views
    real = views.look

    async def poor(*args: Any, **options: Any) -> SeatView:
        found = await real(*args, **options)
        return dataclasses.replace(found, prompts=tuple(few if p.id == prompt.id else p for p in found.prompts))

    before = await fair.seq()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(views, "look", poor)
        assert MOVED_ON in (await fair.click(0, amount, typed="26")).text
        assert await fair.seq() == before
        assert "Done" in (await fair.click(0, amount, typed="4")).text


# --- whose other side is gone ----------------------------------------------------------------------------------------


async def test_a_draft_outlives_whatever_becomes_of_its_other_side(begin: Begin) -> None:
    """The other seat changes hands, the table is paused, the game ends: one sentence each, and the draft is kept."""
    async with begin("fief") as fair:
        await in_parlour(fair)
        draft = (await fair.look(0)).view.own.wants

        async def offer() -> Id:
            look = await fair.look(0)
            parlour = next(p for p in look.prompts if p.step == "parlour")
            wanted = next(str(a) for a in parlour.actions if a.verb == "offer")
            return Id("do", fair.table, 0, look.tokens[parlour.id], wanted)

        async def kept(where: Id, sentence: str) -> None:
            before = await acts(fair)
            answer = await fair.click(0, where)
            assert sentence in answer.text
            assert await acts(fair) == before
            assert (await fair.look(0)).view.own.wants == draft

        to_ben = await offer()
        await hand_over(fair.tables, fair.table, 1, NEWCOMER)
        await kept(to_ben, MOVED_ON)
        to_gil = await offer()
        await fair.tables.seats.pause(fair.table, PEOPLE[0].id)
        await kept(to_gil, "paused")
        await fair.tables.seats.resume(fair.table, PEOPLE[0].id)
        assert "Done" in (await fair.click(0, to_gil)).text


# --- elsewhere -------------------------------------------------------------------------------------------------------


async def test_two_devices_at_different_lists_take_turns(house: House) -> None:
    """One acts from its list, the other presses in a list of before: done once, and whoever has opened something finds
    it open after a press that came too late."""
    fair = house.fair
    live, _ = await house.fresh(0)
    look = await fair.look(0)
    market = next(p for p in look.prompts if p.step == "market")
    here = look.tokens[market.id]
    panel = Panel(live)
    await fair.press(panel, 0, Id("open", fair.table, 0, here, "offer seat-1|0"))
    await fair.press(panel, 0, Id("open", fair.table, 0, here, "offer seat-2|0"))
    offers = [str(a) for a in market.actions if a.verb == "offer"]
    first = next(text for text in offers if text.startswith("offer seat-1 "))
    second = next(text for text in offers if text.startswith("offer seat-2 "))
    before = await fair.seq()
    await fair.press(panel, 0, Id("do", fair.table, 0, here, first))
    assert await fair.seq() == before + 1
    now = (await fair.look(0)).tokens[market.id]
    await fair.press(panel, 0, Id("open", fair.table, 0, now, "offer seat-2|0"))
    await fair.press(panel, 0, Id("do", fair.table, 0, here, second))  # the other device has not seen it yet
    assert await fair.seq() == before + 1
    assert MOVED_ON in panel.said[-1]
    assert "Offer Cleo @everyone 20 for wool" in panel.said[-1].replace("\\", "")
    await house.redraw(0)
    assert "offer seat-2 20 wool" in str(house.gallery.walls[live][0]).replace("\\", "")


async def test_a_copy_in_direct_messages_is_followed_by_the_panel(house: House) -> None:
    """What ``/table panel`` shows there is an ephemeral copy: acting on it, the live panel follows; the controls of the
    live one from before say so, and those of after act."""
    fair = house.fair
    live, _ = await house.fresh(0)
    order, _ = await fair.component(0, "standing-bid")
    vote, _ = await fair.component(0, "vote")
    copy, panel = Panel(live + 1000, ephemeral=True), Panel(live)
    await fair.press(copy, 0, order)
    await house.outbox.drain()
    assert house.gallery.walls[live] == (await house.fresh(0))[1]
    await fair.press(panel, 0, order)
    assert MOVED_ON in panel.said[-1]
    before = await fair.seq()
    await fair.press(panel, 0, (await fair.component(0, "vote"))[0])
    assert await fair.seq() == before + 1
    await fair.press(copy, 0, vote)
    assert MOVED_ON in copy.said[-1]
    await fair.press(copy, 0, (await fair.component(0, "standing-bid"))[0])
    assert await fair.seq() == before + 2


async def test_a_copy_keeps_a_half_made_choice_and_says_that_it_stays_behind(house: House) -> None:
    """Nothing but memory knows what is open on a copy; nobody renews it, so whoever waits there is told."""
    fair = house.fair
    live, _ = await house.fresh(0)
    copy, panel = Panel(live + 1000, ephemeral=True), Panel(live)
    market = next(p for p in (await fair.look(0)).prompts if any(a.verb == "offer" for a in p.actions))
    now = (await fair.look(0)).tokens[market.id]
    await fair.press(copy, 0, Id("open", fair.table, 0, now, "offer seat-1|0"))
    opened = copy.said[-1]
    await fair.press(copy, 0, Id("redraw", fair.table, 0))
    assert copy.said[-1] == opened
    said = text("en", "panel-copy")
    assert said not in opened
    while (asked := (look := await fair.look(0)).blocked) is not None:
        answer = next((a for a in asked.actions if a.verb == "seal"), asked.actions[0])
        await fair.press(copy, 0, Id("do", fair.table, 0, look.tokens[asked.id], str(answer)))
    assert said in copy.said[-1]
    await fair.press(panel, 0, Id("redraw", fair.table, 0))
    assert said not in panel.said[-1]


async def test_of_two_processes_that_renew_a_panel_the_newer_words_stay(house: House) -> None:
    """While one has an edit on its way, others go on, and another process takes the lane over and shows what is new;
    then the first one arrives with what is old."""
    fair = house.fair
    other = Outbox(house.tables.store, fair.presenter, house.gallery)
    live, before = await house.fresh(0)

    async def overtaken() -> None:
        house.gallery.before_edit = None
        await house.tables.seats.resume(fair.table, PEOPLE[0].id)
        await house.tables.redraw_panel(fair.table, 0)
        await other.drain()
        assert house.gallery.walls[live] == before

    await house.tables.seats.pause(fair.table, PEOPLE[0].id)
    house.gallery.before_edit = overtaken
    await house.tables.redraw_panel(fair.table, 0)
    await house.delivered()
    assert house.gallery.before_edit is None
    assert house.gallery.walls[live] == (await house.fresh(0))[1]


@pytest.mark.slow
async def test_a_panel_that_is_planned_twice_stands_once(house: House) -> None:
    fair = house.fair
    for _ in range(2):
        async with house.tables.store.change(fair.table) as change:
            change.panel(change.loaded.seats[0])
    other = Outbox(house.tables.store, fair.presenter, house.gallery)
    await asyncio.gather(house.outbox.drain(), other.drain())
    await house.delivered()
    (stands,) = [sent.id for sent in house.gallery.channels[PEOPLE[0].id * 10]]
    live, newest = await house.fresh(0)
    assert stands == live
    assert house.gallery.walls[live] == newest
