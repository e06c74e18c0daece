"""The real thing on loopback: tables, presenter, drawing processes and outbox as they serve people, without Discord."""

from __future__ import annotations

import asyncio
import contextvars
import json
import random
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.common.clock import SystemClock
from bot.measure.capacity.loopback import Loopback
from bot.measure.capacity.scripts import EVERY, Script, Silent, install, person
from bot.presenter.front import board_key
from bot.presenter.panel_kit.controls import PanelContext
from bot.presenter.panels.panel import panel
from bot.presenter.pictures.drawing_pool import Pictures
from bot.presenter.posts import HeraldPresenter
from bot.presenter.words.voice import voice_of
from bot.store import Database, clicks, upgrade
from bot.tables.model import SeatView
from bot.tables.service import Tables
from bot.tables.unit.posts import Message, Post
from bot.workers.outbox.outbox import Outbox
from engine.core import Action
from render.core.api import Picture

T = TypeVar("T")
LANGUAGE = "en"
_drawing: contextvars.ContextVar[object] = contextvars.ContextVar("drawing", default=None)


class Watched(Database):
    """A database that notes what its write transactions take."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.statements = 0
        self.writes = 0
        self.wall = 0.0
        self.cpu = 0.0
        sa.event.listen(self.engine.sync_engine, "before_cursor_execute", self._count)

    def _count(self, *_: Any) -> None:
        self.statements += 1

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """See ``Database``. What is noted begins when the transaction may begin."""
        async with super().write() as connection:
            wall, cpu = time.perf_counter(), time.process_time()
            yield connection
        self.writes += 1
        self.wall += time.perf_counter() - wall
        self.cpu += time.process_time() - cpu


class Timed(Pictures):
    """Pictures whose drawing is timed, each by itself, by what they are for."""

    def __init__(self, processes: int, layers: Path | None) -> None:
        super().__init__(processes, layers)
        self.seconds: defaultdict[object, list[float]] = defaultdict(list)

    async def _drawn(self, draw: Callable[[], T]) -> T:
        began = time.perf_counter()
        drawn = await super()._drawn(draw)
        if isinstance(drawn, Picture):
            self.seconds[_drawing.get()].append(time.perf_counter() - began)
        return drawn

    async def alive(self, locale: str, games: Sequence[str]) -> None:
        """Every drawing process stands, and has drawn each game."""
        self.warm(locale, games)
        while self._tasks:
            await asyncio.gather(*self._tasks)

    def processes(self) -> list[int]:
        """The ids of the processes that draw."""
        return list(self._pool._processes or {})


class Noting(HeraldPresenter):
    """A presenter that notes for which row something is drawn, and which rows had nothing to say."""

    silent: set[int]
    """Ids of rows of the outbox that had nothing to say."""

    async def compose(self, post: Post) -> Message | None:
        """See ``Presenter``."""
        _drawing.set(post.id)
        message = await super().compose(post)
        if message is None:
            self.silent.add(post.id)
        return message


class Playing:
    """A table on which a script is played on."""

    def __init__(self, number: int, script: Script, begun: int) -> None:
        self.number, self.script, self.next = number, script, begun

    @property
    def over(self) -> bool:
        """Whether the script has ended."""
        return self.next >= len(self.script.actions)

    def take(self) -> tuple[int, int, Action]:
        """What is done next: seat, its user, the action."""
        seat, action = self.script.actions[self.next]
        self.next += 1
        return seat, person(self.number, seat), action


class Rig:
    """Everything between a click and its answer, a row and its message, apart from the Discord library and the wire."""

    def __init__(self, url: str, layers: Path, *, drawers: int = 1, slots: int = 1, latency: float = 0.0) -> None:
        self.db = Watched(url)
        self.tables = Tables(self.db, SystemClock(), board_key=board_key)
        self.pictures = Timed(drawers, layers)
        self.presenter = Noting(self.tables, self.pictures)
        self.presenter.silent = set()
        self.drawers = drawers
        self.courier(slots=slots, latency=latency)
        self.playing: list[Playing] = []
        self._clicks = 0
        self._filled = 0
        self.watermark = 0
        """The last row of the outbox that was looked at."""

    def courier(self, *, slots: int, latency: float) -> None:
        """Deliver so many posts at a time from here on, each of which takes so many seconds on its way."""
        self.outbox = Outbox(self.tables.store, self.presenter, Loopback(latency), limit=slots, drawing=self.drawers)

    async def fill(self, scripts: Sequence[Script], count: int, seed: int, copies: int = 1) -> None:
        """``count`` tables in every stage of these games, and of their turns, in the place of those that were played
        before: what a click brings follows from where in a turn it comes, so what is measured of some would not hold
        for others if all began with the same one. The same ``seed`` brings the same tables once more, so that what was
        measured of one set holds for the next; ``copies``: so many of them after one another."""
        await upgrade(self.db)
        self.playing = [table for _ in range(copies) for table in await self._set(scripts, count, random.Random(seed))]
        await Outbox(self.tables.store, Silent(), Loopback()).drain()
        await self.pictures.alive(LANGUAGE, sorted({script.game for script in scripts}))

    async def _set(self, scripts: Sequence[Script], count: int, rng: random.Random) -> list[Playing]:
        """One set of tables, in the order in which they are played on."""
        made = []
        for number in range(count):
            script = scripts[(number + 1) % len(scripts)]
            stages = [s for s in script.stages if s[0] < len(script.actions)]
            begun, rows = stages[(number + 1) // len(scripts) % len(stages)]
            self._filled += 1
            await install(self.db, rows, self._filled)
            made.append(Playing(self._filled, script, begun))
        if not self.db.sqlite:  # ids were given by hand
            async with self.db.write() as connection:
                await connection.execute(
                    sa.text("SELECT setval(pg_get_serial_sequence('tables', 'id'), :last)"), {"last": self._filled}
                )
        for table in made:
            left = len(table.script.actions) - table.next
            for _ in range(min(rng.randrange(EVERY), left - 1)):
                seat, user, action = table.take()
                await self.tables.play.act(table.number, user, [action], seat=seat)
        rng.shuffle(made)
        return made

    async def close(self) -> None:
        """Stop drawing, close the database."""
        self.pictures.halt()
        await self.db.close()
        await asyncio.to_thread(self.pictures.close)

    async def answer(self, table: int, seat: int, user: int, action: Action) -> SeatView:
        """What a click on a panel does until its words are answered: see ``cogs.panel.take``."""
        self._clicks += 1
        await clicks.take(self.db, self._clicks, time.time())
        await self.tables.preferences.user(user)
        acted = await self.tables.play.act(table, user, [action], seat=seat)
        look = acted.look
        elsewhere = await self.presenter.elsewhere(look.table, seat)
        shown = panel(PanelContext(look, seat, voice_of(look.table, LANGUAGE), "", 0, None, elsewhere, False), None)
        json.dumps(shown.view.to_components() if shown.view is not None else [])
        return look

    async def renew(self, look: SeatView, seat: int) -> None:
        """What it does afterwards: the panel is drawn anew."""
        _drawing.set(look.table.id)
        with self.pictures.leisure():
            message = await self.presenter.panel(look, seat, LANGUAGE)
        json.dumps(message.view.to_components() if message.view is not None else [])

    async def rows(self, after: int) -> list[dict[str, Any]]:
        """The rows of the outbox with a higher id."""
        query = sa.text("SELECT * FROM outbox WHERE id > :after ORDER BY id")
        async with self.db.read() as connection:
            return [dict(row) for row in (await connection.execute(query, {"after": after})).mappings()]
