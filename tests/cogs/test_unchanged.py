"""A panel is drawn and uploaded only when it shows something else, and never stays with what is old."""

from __future__ import annotations

import random

import pytest
import sqlalchemy as sa

from bot.presenter.panels import panel_cache
from bot.store import models as m
from bot.ui.ids import Id
from bot.workers.outbox.transport import Refused
from tests.cogs.gallery import House
from tests.cogs.toy_table import PEOPLE


async def test_what_is_unchanged_costs_nothing(house: House) -> None:
    assert await house.redraw(*range(6)) == (0, 0, 0)
    await house.is_right()


async def test_of_what_hides_something_only_its_own_panel_changes(house: House) -> None:
    """One's own standing order is seen by oneself; of another seat's nothing is even tried."""
    look = await house.fair.look(0)
    hidden = next(a for p in look.prompts if p.id == "standing" for a in p.actions)
    await house.fair.act(0, str(hidden))
    assert await house.redraw(1, 2, 3, 4, 5) == (0, 0, 0)
    assert (await house.redraw(0))[2] == 1
    await house.is_right()


async def test_words_alone_change_without_an_upload(house: House) -> None:
    """A paused table looks the same and reads otherwise."""
    await house.tables.seats.pause(house.fair.table, PEOPLE[0].id)
    painted, uploads, changes = await house.redraw(*range(6))
    assert (painted, uploads) == (0, 0)
    assert changes >= 6
    await house.is_right()


async def test_a_click_is_not_trusted_to_have_left_the_picture(house: House) -> None:
    """What a click made of a panel is not known; the next edit draws it."""
    live, _ = await house.fresh(0)
    panel = await house.fair.look(0)
    assert panel.prompt is not None
    await house.fair.click(0, Id("redraw", house.fair.table, 0))
    house.gallery.walls[live] = ([], {})
    assert await house.redraw(0) == (1, 1, 1)
    await house.is_right()
    assert await house.redraw(0) == (0, 0, 0)


async def test_a_click_while_it_is_on_its_way_makes_it_unknown(house: House) -> None:
    """Whose change came last is not known, so another edit is made though nothing has changed; then it is known."""
    await house.tables.seats.pause(house.fair.table, PEOPLE[0].id)

    async def click() -> None:
        house.gallery.before_edit = None
        await house.tables.views.clicked(house.fair.table, 0)

    house.gallery.before_edit = click
    _, _, edited = await house.redraw(0)
    assert edited == 2
    assert await house.redraw(0) == (0, 0, 0)


@pytest.mark.parametrize("seat", [6, 10**30])
async def test_a_click_for_no_seat_is_refused_as_ever(house: House, seat: int) -> None:
    for table in (house.fair.table, 999, 10**30):
        answered = await house.fair.click(0, Id("redraw", table, seat))
        assert "went wrong" not in answered.text


async def test_a_lost_edit_is_repeated(house: House) -> None:
    """The answer to an edit is lost; then the table is as it was before, and all the same the edit is made."""
    await house.delivered()
    await house.tables.seats.pause(house.fair.table, PEOPLE[0].id)
    await house.redraw(*range(1, 6))
    house.gallery.silent = 1
    await house.tables.redraw_panel(house.fair.table, 0)
    await house.outbox.drain()
    assert house.gallery.silent == 0
    await house.tables.seats.resume(house.fair.table, PEOPLE[0].id)
    assert (await house.redraw(0))[2] == 1
    await house.redraw(*range(6))
    await house.is_right()


async def test_pictures_that_are_not_there_are_uploaded(house: House) -> None:
    live, _ = await house.fresh(0)
    words, _ = house.gallery.walls[live]
    house.gallery.walls[live] = words, {}
    await house.tables.seats.pause(house.fair.table, PEOPLE[0].id)
    assert (await house.redraw(0))[:2] == (1, 1)
    await house.redraw(*range(6))
    await house.is_right()


async def test_another_version_draws_anew(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is drawn alike is not uploaded."""
    monkeypatch.setattr(panel_cache, "code", lambda: "another")
    assert await house.redraw(0) == (1, 0, 1)
    assert await house.redraw(0) == (0, 0, 0)


@pytest.mark.slow
async def test_what_a_panel_keeps_is_what_it_would_be(house: House, request: pytest.FixtureRequest) -> None:
    """A random game with clicks, lost answers and languages: after each act every panel shows what it would show if it
    were composed anew, and many of them cost nothing."""
    rng = random.Random(request.node.nodeid)
    free = 0
    for _ in range(40):
        luck = rng.random()
        seat = rng.randrange(6)
        look = await house.fair.look(seat)
        if luck < 0.6 and look.legal:
            await house.fair.act(seat, str(rng.choice(look.legal)))
        elif luck < 0.7:
            live, _ = await house.fresh(seat)
            await house.tables.views.clicked(house.fair.table, seat)
            house.gallery.walls[live] = ([], {})
            await house.tables.views.clicked(house.fair.table, seat)
        elif luck < 0.8:
            await house.tables.preferences.set_user(PEOPLE[seat].id, locale=rng.choice(["en", "es"]))
        elif luck < 0.9:
            house.gallery.silent = rng.randrange(3)
        painted, _, _ = await house.redraw(*range(6))
        free += painted < 6
        await house.is_right()
    assert free > 10


async def test_what_was_sent_and_edited_could_be_read(house: House) -> None:
    """Each with the message on which it stands; what Discord did not take was displayed to nobody."""

    async def displays() -> list[tuple[int, int]]:
        async with house.tables.store.db.read() as connection:
            d = m.displays.c
            rows = await connection.execute(sa.select(d.message_id, d.seq).where(d.seat == 0).order_by(d.id))
            return [(row.message_id, row.seq) for row in rows]

    live = await house.tables.views.live_panel(house.fair.table, 0)
    before = await displays()
    assert before[0][0] == live
    await house.fair.act(1, "vote nay")
    await house.redraw(0)
    seq = await house.fair.seq()
    assert (await displays())[len(before) :] == [(live, seq)]
    await house.fair.act(2, "vote nay")
    await house.delivered()
    house.gallery.edit_errors.append(Refused("no"))
    await house.redraw(0)
    assert (await displays())[-1] == (live, seq)
