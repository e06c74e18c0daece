"""Pictures of tests over the sandbox: small ones, drawn in one process that all tests of a session share."""

from __future__ import annotations

import functools
import multiprocessing
import os
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from bot.presenter import drawing
from bot.presenter.pictures import Pictures

SHRUNK = 0.4
"""Pictures of these tests are this much of their full size: what they show and hide is the same, and it takes a sixth
of the time. Full ones are drawn in ``tests/render``."""
WIDTHS = {"animation": 800, "result": 1200}


class SmallPictures(Pictures):
    """Pictures that are small, none of them drawn in advance."""

    def warm(self, locale: str, games: Iterable[str]) -> None:
        """The first picture is soon drawn."""

    def ready(self, locale: str) -> None:
        """Nobody waits for the first card."""

    async def _ask(self, game: str, what: str, *arguments: Any, **options: Any) -> Any:
        if what in WIDTHS:
            options.setdefault("width", WIDTHS[what])
        if "width" in options:
            options["width"] = round(options["width"] * SHRUNK)
        return await super()._ask(game, what, *arguments, **options)


@functools.cache
def drawers() -> ProcessPoolExecutor:
    """The drawing process of a test session, which has fonts and maps at hand after the first picture."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(1, mp_context=context, initializer=prepare, initargs=(os.environ["HERALD_LAYERS"],))


def prepare(layers: str) -> None:
    """A drawing process that knows the fair of the tests as well."""
    import tests.toy.register  # noqa: F401 - brings it

    drawing.prepare(Path(layers))


class SharedPictures(SmallPictures):
    """Small pictures that leave their process to the next Herald, unless it has died."""

    def _new_pool(self) -> ProcessPoolExecutor:
        if drawers.cache_info().currsize and drawers() is getattr(self, "_pool", None):
            drawers.cache_clear()  # asked for another: the one it has is broken
        return drawers()

    def close(self) -> None:
        """The session ends the process."""


def close_drawers() -> None:
    """End the drawing process of the session, if there is one."""
    if drawers.cache_info().currsize:
        drawers().shutdown()
