"""A panel is drawn and uploaded only when it shows something else, and never stays with what is old."""

from __future__ import annotations

import copy
import functools
import hashlib
import random
from collections.abc import Awaitable, Callable
from typing import Any, cast

import discord
import msgspec
import pytest
import sqlalchemy as sa

from bot.presenter.panels import panel_cache
from bot.presenter.pictures.drawing_pool import Pictures
from bot.presenter.words.voice import Voice
from bot.store import models as m
from bot.tables.unit.posts import Message, Post, PostKind
from bot.ui.ids import Id
from bot.workers.outbox.outbox import Outbox
from bot.workers.outbox.transport import Later, Refused
from render.core.api import Picture
from tests.bot.fakes import FakeDiscord
from tests.bot.helpers import FakeClock
from tests.cogs.toy_table import PEOPLE, Brush, Fair


class Painter(Brush):
    """Paints everything that a renderer is given, and counts."""

    def __init__(self) -> None:
        super().__init__()
        self.painted = 0

    async def pages(self, game: str, view: Any, voice: Voice, title: str, *, before: Any = None) -> list[Any]:
        self.painted += 1
        views = msgspec.to_builtins((view, before), str_keys=True, order="deterministic")
        data = msgspec.json.encode([views, game, title, voice.names, voice.locale], order="deterministic")
        return [Picture(data, "png", 1, 1, hashlib.sha256(data).hexdigest())]

    async def animation(self, *args: Any) -> None:
        """Nothing moves."""

    async def march(self, *args: Any) -> None:
        """Nobody goes anywhere."""

    async def card(self, *args: Any) -> None:
        """The game runs."""

    def has_card(self, *args: Any) -> bool:
        return True


class Gallery(FakeDiscord):
    """Keeps what messages show: words and controls, and pictures until others are uploaded. Counts edits of panels."""

    def __init__(self) -> None:
        super().__init__()
        self.walls: dict[int, tuple[Any, dict[str, bytes]]] = {}
        self.uploads = self.changes = 0
        self.silent = 0
        """So many edits are done whose answers get lost."""
        self.before_edit: Callable[[], Awaitable[None]] | None = None

    async def send(self, channel_id: int, message: Message, nonce: str) -> int:
        number = await super().send(channel_id, message, nonce)
        self.walls[number] = shows(message)
        return number

    async def edit(self, channel_id: int, message_id: int, message: Message) -> None:
        if self.before_edit is not None and isinstance(message.view, discord.ui.LayoutView):
            await self.before_edit()
        await super().edit(channel_id, message_id, message)
        if isinstance(message.view, discord.ui.LayoutView):
            self.changes += 1
            self.uploads += not message.keeps
        words, pictures = shows(message)
        pictures = self.walls[message_id][1] if message.keeps else pictures
        missing = {name for name in names(words) if name not in pictures}
        if missing:
            raise Refused(f"400 50035: {missing} is not attached")
        self.walls[message_id] = words, pictures
        if self.silent:
            self.silent -= 1
            raise Later("408 request timeout")


def shows(message: Message) -> tuple[Any, dict[str, bytes]]:
    components = message.view.to_components() if message.view is not None else message.content
    return copy.deepcopy(components), {name: picture.data for name, picture in message.pictures}


def names(node: Any) -> list[str]:
    """The file names that a gallery refers to."""
    if isinstance(node, dict):
        url = node.get("media", {}).get("url", "")
        return [url.removeprefix("attachment://"), *names(list(node.values()))] if url else names(list(node.values()))
    return [name for part in node for name in names(part)] if isinstance(node, list) else []


class House:
    """A fair whose panels hang in a gallery."""

    def __init__(self, fair: Fair) -> None:
        self.fair, self.tables, self.painter, self.gallery = fair, fair.tables, Painter(), Gallery()
        fair.presenter.pictures = cast(Pictures, self.painter)
        self.outbox = Outbox(fair.tables.store, fair.presenter, self.gallery)
        self.rows = self.outbox.rows

    async def delivered(self) -> tuple[int, int, int]:
        """Deliver everything; how many pictures were painted, uploads and edits made for it."""
        before = self.painter.painted, self.gallery.uploads, self.gallery.changes
        clock = cast(FakeClock, self.tables.store.clock)
        while (due := await self.outbox.drain()) is not None:
            clock.time = max(clock.time, due)
        after = self.painter.painted, self.gallery.uploads, self.gallery.changes
        return after[0] - before[0], after[1] - before[1], after[2] - before[2]

    async def redraw(self, *seats: int) -> tuple[int, int, int]:
        for seat in seats:
            await self.tables.redraw_panel(self.fair.table, seat)
        return await self.delivered()

    async def fresh(self, seat: int) -> tuple[int, tuple[Any, dict[str, bytes]]]:
        """The live panel of a seat, and what it would show were it composed anew."""
        live = await self.tables.views.live_panel(self.fair.table, seat)
        assert live is not None
        sender = await self.rows.sender(live)
        assert sender is not None
        post = Post(0, PostKind.PANEL, self.fair.table, await self.rows.marker(sender), {}, seat, PEOPLE[seat].id)
        message = await self.fair.presenter.compose(post)
        assert message is not None
        return live, shows(message)

    async def is_right(self) -> None:
        for seat in range(6):
            live, fresh = await self.fresh(seat)
            assert self.gallery.walls[live] == fresh, seat


@pytest.fixture
async def house(fair: Fair) -> House:
    house = House(fair)
    for seat in range(6):
        async with house.tables.store.change(fair.table) as change:
            change.panel(change.loaded.seats[seat])
    await house.delivered()
    await house.redraw(*range(6))
    return house


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
    """Whose change came last is not known, so the next edit is made though nothing has changed."""
    await house.tables.seats.pause(house.fair.table, PEOPLE[0].id)
    house.gallery.before_edit = functools.partial(house.tables.views.clicked, house.fair.table, 0)
    await house.redraw(0)
    house.gallery.before_edit = None
    assert await house.redraw(0) == (1, 1, 1)
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
