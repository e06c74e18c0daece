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
    """The renderers of all games behind two pools of processes: one for people who wait for an answer, one process for
    posts, so that a year's animated image holds up nobody's click."""

    def __init__(self, processes: int, layers: Path | None = None) -> None:
        """``processes``: how many draw for answers. ``layers``: folder that keeps large layers over restarts."""
        self._layers = layers
        self._sizes = {False: processes, True: 1}
        self._pools = {leisure: self._pool(size) for leisure, size in self._sizes.items()}

    def _pool(self, size: int) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            size, mp_context=multiprocessing.get_context("spawn"), initializer=drawing.prepare,
            initargs=(self._layers,),
        )  # fmt: skip

    def warm(self, locale: str) -> None:
        """Start drawing for answers, so that the first one need not wait for it."""
        self._pools[False].submit(drawing.rehearse, locale)

    def close(self) -> None:
        """Let running drawings end; start no more."""
        for pool in self._pools.values():
            pool.shutdown(wait=True, cancel_futures=True)

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
        leisure = _leisure.get()
        pool = self._pools[leisure]
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, draw)
        except BrokenProcessPool:
            _log.error("a drawing process has died; starting another")
            if self._pools[leisure] is pool:
                self._pools[leisure] = self._pool(self._sizes[leisure])
                pool.shutdown(wait=False)
            return await asyncio.get_running_loop().run_in_executor(self._pools[leisure], draw)


def _renderer(game: str) -> Renderer:
    return GAMES[game]
