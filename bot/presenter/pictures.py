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
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, TypeVar

from bot.locale import words
from bot.presenter import drawing
from bot.presenter.voice import Voice
from render import GAMES, lobby_card
from render.core.api import Caption, LobbyCard, Picture, Renderer

T = TypeVar("T")
_log = logging.getLogger(__name__)

_leisure: contextvars.ContextVar[bool] = contextvars.ContextVar("leisure", default=False)


class Pictures:
    """The renderers of all games behind processes of their own. Posts are drawn one at a time, so that whoever waits
    for an answer waits for one post at most."""

    def __init__(self, processes: int, layers: Path | None = None) -> None:
        """``processes``: how many draw. ``layers``: folder that keeps large layers over restarts."""
        self._layers = layers
        self._size = processes
        self._pool = self._new_pool()
        self._post = asyncio.Semaphore(1)

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._size, mp_context=multiprocessing.get_context("spawn"), initializer=drawing.prepare,
            initargs=(self._layers,),
        )  # fmt: skip

    def warm(self, locale: str) -> None:
        """Start drawing for answers, so that the first one need not wait for it."""
        self._pool.submit(drawing.rehearse, locale)

    def close(self) -> None:
        """Let running drawings end; start no more."""
        self._pool.shutdown(wait=True, cancel_futures=True)

    @contextlib.contextmanager
    def leisure(self) -> Iterator[None]:
        """What is drawn inside the block is for a post: nobody waits for it."""
        before = _leisure.set(True)
        try:
            yield
        finally:
            _leisure.reset(before)

    async def board(
        self, game: str, view: Any, voice: Voice, title: str, *, width: int = 1600, zoom: str = ""
    ) -> Picture:
        """The position as a view shows it. Raises ``ValueError`` for an unknown area."""
        caption = self._caption(voice, title)
        return await self._run(functools.partial(_renderer(game).board, view, caption, width=width, zoom=zoom))

    async def animation(self, game: str, view: Any, voice: Voice, title: str) -> Picture | None:
        """What happened since the last phase, or ``None``."""
        return await self._run(functools.partial(_renderer(game).animation, view, self._caption(voice, title)))

    async def result(self, game: str, view: Any, voice: Voice, title: str) -> Picture | None:
        """The final scoring, or ``None``."""
        return await self._run(functools.partial(_renderer(game).result, view, self._caption(voice, title)))

    async def lobby(self, card: LobbyCard) -> Picture:
        """The card of a table that has not started."""
        return await self._run(functools.partial(lobby_card, card))

    def areas(self, game: str, view: Any) -> Sequence[str]:
        """What ``zoom`` accepts."""
        return _renderer(game).areas(view)

    async def text(self, game: str, view: Any, voice: Voice, title: str) -> str:
        """The position in words."""
        return await self._run(functools.partial(_renderer(game).text, view, self._caption(voice, title)))

    @staticmethod
    def _caption(voice: Voice, title: str) -> Caption:
        return Caption(title=title, names=voice.names, words=words(voice.locale))

    async def _run(self, draw: Callable[[], T]) -> T:
        if not _leisure.get():
            return await self._drawn(draw)
        async with self._post:
            return await self._drawn(draw)

    async def _drawn(self, draw: Callable[[], T]) -> T:
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, draw)
        except BrokenProcessPool:
            _log.error("a drawing process has died; starting another")
            if self._pool is pool:
                self._pool = self._new_pool()
                pool.shutdown(wait=False)
            return await asyncio.get_running_loop().run_in_executor(self._pool, draw)


def _renderer(game: str) -> Renderer:
    return GAMES[game]
