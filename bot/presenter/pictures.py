"""Drawing off the event loop: the only door to the renderers."""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import functools
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from bot.locale import words
from bot.presenter.voice import Voice
from render import GAMES, lobby_card
from render.core.api import Caption, LobbyCard, Picture, Renderer

T = TypeVar("T")


_leisure: contextvars.ContextVar[bool] = contextvars.ContextVar("leisure", default=False)


class Pictures:
    """The renderers of all games behind small pools of threads: one for people who wait for an answer, one thread for
    posts, so that a year's animated image holds up nobody's click."""

    def __init__(self, threads: int) -> None:
        self._answers = ThreadPoolExecutor(max_workers=threads, thread_name_prefix="render")
        self._posts = ThreadPoolExecutor(max_workers=1, thread_name_prefix="render-posts")

    def close(self) -> None:
        """Let running drawings end; start no more."""
        for pool in (self._answers, self._posts):
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
        pool = self._posts if _leisure.get() else self._answers
        return await asyncio.get_running_loop().run_in_executor(pool, draw)


def _renderer(game: str) -> Renderer:
    return GAMES[game]
