"""Drawing in processes of its own: the only door to the renderers.

Drawing takes the interpreter for tens of milliseconds at a time. In threads of the bot it would make every answer wait,
most of all those that need no picture.
"""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import functools
import logging
import multiprocessing
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, TypeVar

from bot.common.clock import Clock, SystemClock
from bot.locale import words
from bot.presenter.pictures import drawing_process
from bot.presenter.pictures.draw_priority import Turns
from bot.presenter.words.voice import Voice
from engine import RECORDS
from render import GAMES, lobby_card
from render.core.api import NEAR, NEAR_WIDTH, Caption, Chart, LobbyCard, Picture, PlayerCard, close_up

T = TypeVar("T")
_log = logging.getLogger(__name__)

_leisure: contextvars.ContextVar[bool] = contextvars.ContextVar("leisure", default=False)

WIDTH = 1600
"""Pixels a whole board is wide."""
PATIENCE = 0.5
"""Seconds the words of a lobby card wait for its picture."""
QUIET = 2.0
"""Seconds without a picture after which maps are drawn for nobody: what follows a picture is often another one."""
CARDS = 64
"""Lobby cards that are kept, so that the same one is drawn once."""

LAST_STROKES = 2.0
"""Seconds that running drawings get to end when the bot stops."""


class Pictures:
    """The renderers of all games behind processes of their own. As many pictures are drawn at a time as there are
    processes; whoever waits for an answer goes before posts."""

    def __init__(self, processes: int, layers: Path | None = None, clock: Clock | None = None) -> None:
        """``processes``: how many draw. ``layers``: folder that keeps large layers over restarts. ``clock``: the
        machine's where none is given."""
        self.layers = layers
        self._clock = clock or SystemClock()
        self._size = processes
        self._pool = self._new_pool()
        self._turns = Turns(processes)
        self._warm: set[str] = set()
        self._cards: OrderedDict[object, asyncio.Task[Picture]] = OrderedDict()
        self._shown: OrderedDict[int, Picture] = OrderedDict()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._asked = 0  # pictures that somebody waits for now
        self._answered = False  # whether there was one lately
        self._closed = False

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._size, mp_context=multiprocessing.get_context("spawn"), initializer=drawing_process.prepare,
            initargs=(self.layers, tuple(RECORDS.values())),
        )  # fmt: skip

    def warm(self, locale: str, games: Iterable[str]) -> None:
        """Draw something of these games once for nobody, so that the first answer need not wait for it."""
        for game in games:
            if game in GAMES and game not in self._warm:
                self._warm.add(game)
                self._later(self._spare(functools.partial(drawing_process.rehearse, game, locale)))

    def warm_all(self, locale: str) -> None:
        """Draw something of every game, one after the other and only while nothing else has been drawn for a while."""
        self._later(self._one_by_one(locale))

    async def _one_by_one(self, locale: str) -> None:
        for game in GAMES:
            while self._asked or self._answered:
                self._answered = False
                await self._clock.sleep(QUIET)
            if game not in self._warm:
                self._warm.add(game)
                await self._spare(functools.partial(drawing_process.rehearse, game, locale))

    def ready(self, locale: str) -> None:
        """Start a drawing process: the first lobby card then finds pens and fonts at hand."""
        self._later(self._spare(functools.partial(drawing_process.stretch, locale)))

    def halt(self) -> None:
        """Begin nothing more by itself."""
        for task in self._tasks:
            task.cancel()

    def close(self) -> None:
        """Let running drawings end, if they soon do; start no more."""
        self._closed = True
        processes = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        end = time.monotonic() + LAST_STROKES
        for process in processes:
            process.join(max(0.0, end - time.monotonic()))
            if process.is_alive():
                process.kill()

    @contextlib.contextmanager
    def leisure(self) -> Iterator[None]:
        """What is drawn inside the block is for a post: nobody waits for it."""
        before = _leisure.set(True)
        try:
            yield
        finally:
            _leisure.reset(before)

    async def board(
        self,
        game: str,
        view: Any,
        voice: Voice,
        title: str,
        *,
        width: int = WIDTH,
        zoom: str = "",
        before: Any | None = None,
    ) -> Picture:
        """The position as a view shows it, marked with what changed since the view ``before`` of the same reader.
        Raises ``ValueError`` for an unknown area."""
        caption = self._caption(voice, title)
        picture: Picture = await self._ask(game, "board", view, caption, width=width, zoom=zoom, before=before)
        return picture

    async def pages(
        self, game: str, view: Any, voice: Voice, title: str, *,
        before: Any | None = None, most: int | None = None, about: Sequence[str] = (),
    ) -> list[Picture]:  # fmt: skip
        """The position in the order in which a phone shows it: what matters now, large, and then the whole board; of
        these the first ``most``, all with ``None``. ``about``: what the first is to show, as ``close_up`` takes it."""
        found: Sequence[str] = await self._ask(game, "pages", view)
        drawn = (
            self.board(game, view, voice, title, width=NEAR_WIDTH, zoom=close_up(about), before=before)
            if zoom == NEAR
            else self.board(game, view, voice, title, zoom=zoom, before=before)
            for zoom in found[:most]
        )
        return await asyncio.gather(*drawn)

    async def animation(self, game: str, view: Any, voice: Voice, title: str) -> Picture | None:
        """What happened since the last phase, or ``None``."""
        picture: Picture | None = await self._ask(game, "animation", view, self._caption(voice, title))
        return picture

    async def march(self, game: str, view: Any, before: Any, voice: Voice, title: str) -> Picture | None:
        """Who went where since an earlier view, moving, or ``None``."""
        picture: Picture | None = await self._ask(game, "march", view, before, self._caption(voice, title))
        return picture

    async def result(self, game: str, view: Any, voice: Voice, title: str) -> Picture | None:
        """The final scoring, or ``None``."""
        picture: Picture | None = await self._ask(game, "result", view, self._caption(voice, title))
        return picture

    async def odds(self, game: str, view: Any, runs: int) -> Any:
        """What ``Rules.whatif`` finds, or ``None``: it takes as long as some pictures, and is found where they are
        drawn."""
        return await self._run(functools.partial(drawing_process.suppose, game, view, runs))

    async def chart(self, chart: Chart) -> Picture:
        """Bars."""
        return await self._run(functools.partial(drawing_process.chart, chart))

    async def player(self, card: PlayerCard) -> Picture:
        """Somebody's card."""
        return await self._run(functools.partial(drawing_process.player, card))

    async def lobby(self, card: LobbyCard) -> Picture:
        """The card of a table that has not started."""
        return await self._run(functools.partial(lobby_card, card))

    async def card(
        self, table_id: int, card: LobbyCard, locale: str, drawn: Callable[[], Coroutine[Any, Any, None]]
    ) -> Picture | None:
        """The card of a table that has not started, if it is soon drawn: nobody waits long for it to read the words.

        Else the last one of this table, or ``None``; then ``drawn`` runs as soon as the right one can be had.
        """
        key = _key(card, locale)
        task = self._cards.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._cards[key] = self._later(self.lobby(card))
        self._cards.move_to_end(key)
        _trim(self._cards)
        with contextlib.suppress(TimeoutError):
            async with self._clock.timeout(PATIENCE):
                await asyncio.wait((task,))
        if None not in card.seats:
            self.warm(locale, (card.game,))
        if task.done():
            self._shown[table_id] = task.result()
            _trim(self._shown)
        else:
            self._later(_after(task, drawn))
        return self._shown.get(table_id)

    def has_card(self, card: LobbyCard, locale: str) -> bool:
        """Whether a card is drawn already."""
        task = self._cards.get(_key(card, locale))
        return task is not None and task.done()

    def areas(self, game: str, view: Any) -> Sequence[str]:
        """What ``zoom`` accepts."""
        return GAMES[game].areas(view)

    async def text(self, game: str, view: Any, voice: Voice, title: str) -> str:
        """The position in words."""
        told: str = await self._ask(game, "text", view, self._caption(voice, title))
        return told

    @staticmethod
    def _caption(voice: Voice, title: str) -> Caption:
        return Caption(title=title, names=voice.names, words=words(voice.locale))

    async def _ask(self, game: str, what: str, *arguments: Any, **options: Any) -> Any:
        """What a method of a game's renderer gives. The renderer itself is loaded where it draws."""
        waiting = GAMES.waiting(game)
        method = functools.partial(drawing_process.ask, game, what) if waiting else getattr(GAMES[game], what)
        self._asked += 1
        try:
            return await self._run(functools.partial(method, *arguments, **options))
        finally:
            self._asked -= 1
            self._answered = True

    async def _run(self, draw: Callable[[], T]) -> T:
        async with self._turns.turn(post=_leisure.get()):
            return await self._drawn(draw)

    async def _spare(self, draw: Callable[[], None]) -> None:
        """Draw for nobody."""
        with self.leisure():
            await self._run(draw)

    def _later(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Work that goes on by itself."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("what was drawn in advance failed", exc_info=task.exception())

    async def _drawn(self, draw: Callable[[], T]) -> T:
        """What is drawn by a process. Raises ``CancelledError`` once Herald stops, as for what is cut off by that: what
        a post shows is then not said to be impossible, but drawn after the next start."""
        pool = self._pool
        try:
            return await self._given(pool, draw)
        except RuntimeError as error:  # a process that died, or a pool that takes nothing more
            if self._closed:
                raise asyncio.CancelledError("nothing more is drawn") from error
            if not isinstance(error, BrokenProcessPool):
                raise
            _log.error("a drawing process has died; starting another")
            if self._pool is pool:
                self._pool = self._new_pool()
                pool.shutdown(wait=False)
            return await self._given(self._pool, draw)

    @staticmethod
    def _given(pool: ProcessPoolExecutor, draw: Callable[[], T]) -> asyncio.Future[T]:
        with drawing_process.undisturbed():  # it may start a process for it
            return asyncio.get_running_loop().run_in_executor(pool, draw)


async def _after(task: asyncio.Task[Picture], then: Callable[[], Coroutine[Any, Any, None]]) -> None:
    await asyncio.wait((task,))
    if not task.cancelled() and task.exception() is None:
        await then()


def _trim(kept: OrderedDict[Any, Any]) -> None:
    while len(kept) > CARDS:
        kept.popitem(last=False)


def _key(card: LobbyCard, locale: str) -> object:
    state = card.words("render-lobby-title")  # that the table is open, full, in play, over
    return (locale, card.game, card.title, state, tuple(card.seats), tuple(card.facts), tuple(card.sides))
