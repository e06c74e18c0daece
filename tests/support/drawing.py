"""Pictures of tests over the sandbox: small ones, drawn in one process that all tests of a session share."""

from __future__ import annotations

import functools
import hashlib
import io
import multiprocessing
import os
import pickle
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from bot import locale
from bot.common.clock import Clock
from bot.presenter.pictures import drawing_process
from bot.presenter.pictures.drawing_pool import Pictures
from engine import RECORDS
from engine.core.registry import Game
from tests.support import forked_bots

SHRUNK = 0.4
"""Pictures of these tests are this much of their full size: what they show and hide is the same, and it takes a sixth
of the time. Full ones are drawn in ``tests/render``."""
WIDTHS = {"animation": 800, "result": 1200}


T = TypeVar("T")
KEPT = 300
"""Pictures that are kept."""
_drawn: OrderedDict[bytes, Any] = OrderedDict()


class SmallPictures(Pictures):
    """Pictures that are small, none of them drawn in advance."""

    def __init__(self, processes: int, layers: Path | None = None, clock: Clock | None = None) -> None:
        super().__init__(processes, layers, clock)
        self._said: set[str] = set()

    def warm(self, locale: str, games: Iterable[str]) -> None:
        """The first picture is soon drawn."""

    def ready(self, locale: str) -> None:
        """Nobody waits for the first card."""

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._size,
            mp_context=forked_bots.drawers(),
            initializer=_prepare,
            initargs=(self.layers, tuple(RECORDS.values())),
        )

    async def _ask(self, game: str, what: str, *arguments: Any, **options: Any) -> Any:
        if game not in self._said:
            self._said.add(game)
            forked_bots.will_draw(game)
        if what in WIDTHS:
            options.setdefault("width", WIDTHS[what])
        if "width" in options:
            options["width"] = round(options["width"] * SHRUNK)
        return await super()._ask(game, what, *arguments, **options)


def _bytes(draw: Callable[[], Any]) -> bytes:
    """What is asked, by value: whether two parts of it are one object makes no difference."""
    written = io.BytesIO()
    pickler = pickle.Pickler(written)
    pickler.fast = True
    pickler.dump(draw)
    return hashlib.sha256(written.getvalue()).digest()


@functools.cache
def drawers() -> ProcessPoolExecutor:
    """The drawing process of a test session, which has fonts and maps at hand after the first picture."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(1, mp_context=context, initializer=prepare, initargs=(os.environ["HERALD_LAYERS"],))


def _prepare(layers: Path | None, games: Sequence[Game] = ()) -> None:
    """A drawing process that shows no key for a word that is missing."""
    locale.strict(True)
    drawing_process.prepare(layers, games)


def prepare(layers: str) -> None:
    """One that knows the fair of the tests as well."""
    import tests.toy.register  # noqa: F401 - brings it

    _prepare(Path(layers))


class SharedPictures(SmallPictures):
    """Small pictures that leave their process to the next Herald, unless it has died. What has been asked once, by
    whichever Herald, is not drawn again: the same view gives the same bytes, as ``tests/render`` shows."""

    async def _run(self, draw: Callable[[], T]) -> T:
        asked = _bytes(draw)
        if asked not in _drawn:
            _drawn[asked] = await super()._run(draw)
        _drawn.move_to_end(asked)
        if len(_drawn) > KEPT:
            _drawn.popitem(last=False)
        found: T = _drawn[asked]
        return found

    def _new_pool(self) -> ProcessPoolExecutor:
        if drawers.cache_info().currsize and drawers() is getattr(self, "_pool", None):
            drawers.cache_clear()  # asked for another: the one it has is broken
        return drawers()

    def close(self) -> None:
        """The session ends the process."""


def close_drawers() -> None:
    """End the drawing process of the session, if there is one."""
    if drawers.cache_info().currsize:
        processes = list((drawers()._processes or {}).values())
        drawers().shutdown(wait=False, cancel_futures=True)
        for process in processes:  # what is still drawn, nobody will see
            process.kill()
