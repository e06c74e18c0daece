"""A fair whose panels hang in a gallery: what messages show, and what was painted and uploaded for it."""

from __future__ import annotations

import copy
import hashlib
from collections.abc import Awaitable, Callable
from typing import Any, cast

import discord
import msgspec

from bot.presenter.pictures.drawing_pool import Pictures
from bot.presenter.words.voice import Voice
from bot.tables.unit.posts import Message, Post, PostKind
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

    async def pages(
        self, game: str, view: Any, voice: Voice, title: str, *, before: Any = None, most: Any = None, about: Any = ()
    ) -> list[Any]:
        self.painted += 1
        views = msgspec.to_builtins((view, before), str_keys=True, order="deterministic")
        data = msgspec.json.encode([views, game, title, voice.names, voice.locale, *about], order="deterministic")
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

    def hang(self, gallery: Gallery) -> None:
        """Let the panels hang in another gallery, as after a start of the bot."""
        self.gallery = gallery
        self.outbox = Outbox(self.tables.store, self.fair.presenter, gallery)
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
