"""Whoever sits at the terminal: told what to do, heard when they skip it, asked what they see."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import threading
from collections.abc import Callable
from typing import Protocol

from bot.locale import text

YES, NO, SKIP = "yes", "no", "skip"
_SAID = {
    "yes": YES, "y": YES, "sí": YES, "si": YES, "s": YES,
    "no": NO, "n": NO,
    "skip": SKIP, "saltar": SKIP,
}  # fmt: skip


class Person(Protocol):
    """Does what a bot cannot."""

    def told(self, key: str, what: str) -> None:
        """They are asked to do something; ``key`` is that of the message."""

    async def word(self) -> str:
        """What they say without being asked: ``skip``, or ``no`` when they have done it and nothing came of it."""

    async def sees(self, key: str, what: str) -> str:
        """What they answer to a question: ``yes``, ``no``, or ``skip`` where they cannot say."""

    def hears(self, line: str) -> None:
        """They are told how it goes."""


class Terminal:
    """Somebody at the keyboard. Where the input ends, every further step that needs them is skipped."""

    def __init__(self, locale: str, write: Callable[[str], None]) -> None:
        self._locale, self._write = locale, write
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._ended = self._reads = False

    def _read(self, loop: asyncio.AbstractEventLoop) -> None:
        with contextlib.suppress(RuntimeError):  # the night is over
            for line in sys.stdin:
                loop.call_soon_threadsafe(self._lines.put_nowait, line.strip().casefold())
            loop.call_soon_threadsafe(self._lines.put_nowait, None)

    async def _line(self) -> str:
        if self._ended:
            return SKIP
        if not self._reads:
            self._reads = True
            loop = asyncio.get_running_loop()
            threading.Thread(target=self._read, args=(loop,), name="Keyboard", daemon=True).start()
        line = await self._lines.get()
        self._ended = line is None
        return SKIP if line is None else _SAID.get(line, line)

    def told(self, key: str, what: str) -> None:
        """See ``Person``."""
        self._write(f"\n→ {_plain(what)}\n  {_plain(text(self._locale, 'first-night-words'))}")

    async def word(self) -> str:
        """See ``Person``."""
        while (said := await self._line()) not in (NO, SKIP):
            self._write(f"  {_plain(text(self._locale, 'first-night-words'))}")
        return said

    async def sees(self, key: str, what: str) -> str:
        """See ``Person``."""
        while True:
            self._write(f"\n? {_plain(what)}\n  {_plain(text(self._locale, 'first-night-answers'))}")
            if (said := await self._line()) in (YES, NO, SKIP):
                return said

    def hears(self, line: str) -> None:
        """See ``Person``."""
        self._write(_plain(line))


def _plain(said: str) -> str:
    """A text without the marks that Discord draws."""
    return said.replace("**", "")
