"""Herald in the process of the test, against a sandbox: the same client, database and workers as ``python -m bot run``,
quicker to start. All of them draw in one process, which has fonts and maps at hand after the first picture."""

from __future__ import annotations

import asyncio
import functools
import multiprocessing
import os
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from pydantic import SecretStr

from bot.app import Herald, point_at
from bot.presenter import drawing
from bot.presenter.pictures import Pictures
from bot.sandbox import constants as c
from bot.sandbox.app import Sandbox
from bot.settings import Settings
from bot.store import upgrade
from tests.support.patience import within


@functools.cache
def drawers() -> ProcessPoolExecutor:
    """The drawing process of a test session."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(1, mp_context=context, initializer=prepare, initargs=(os.environ["HERALD_LAYERS"],))


def prepare(layers: str) -> None:
    """A drawing process that knows the fair of the tests as well."""
    import tests.toy.register  # noqa: F401 - brings it

    drawing.prepare(Path(layers))


SHRUNK = 0.4
"""Pictures of these tests are this much of their full size: what they show and hide is the same, and it takes a sixth
of the time."""
WIDTHS = {"animation": 800, "result": 1200}


class SharedPictures(Pictures):
    """Pictures that leave their process to the next Herald, unless it has died, and that are small."""

    async def _ask(self, game: str, what: str, *arguments: Any, **options: Any) -> Any:
        if what in WIDTHS:
            options.setdefault("width", WIDTHS[what])
        if "width" in options:
            options["width"] = round(options["width"] * SHRUNK)
        return await super()._ask(game, what, *arguments, **options)

    def _new_pool(self) -> ProcessPoolExecutor:
        if drawers.cache_info().currsize and drawers() is getattr(self, "_pool", None):
            drawers.cache_clear()  # asked for another: the one it has is broken
        return drawers()

    def close(self) -> None:
        """The session ends the process."""


@asynccontextmanager
async def inside(sandbox: Sandbox, folder: Path, *, works: bool = True) -> AsyncIterator[Herald]:
    """A running Herald that the gateway knows. ``works`` false: nothing is posted and no clock runs."""
    settings = Settings(
        _env_file=None,
        discord_token=SecretStr(c.BOT_TOKEN),
        discord_api_url=sandbox.api_url,
        discord_gateway_url=sandbox.gateway_url,
        herald_data=folder,
        database_url="",
    )
    point_at(settings)
    herald = Herald(settings)
    herald.pictures.close()
    herald.pictures = herald.presenter.pictures = SharedPictures(1)
    await upgrade(herald.db)
    before = sandbox.gateway.identified
    running = asyncio.create_task(herald.start(c.BOT_TOKEN))
    try:
        async with within(30):
            while sandbox.gateway.identified == before or not sandbox.world.commands:
                changed = asyncio.create_task(sandbox.gateway.changed.wait())
                await asyncio.wait((running, changed), return_when=asyncio.FIRST_COMPLETED)
                changed.cancel()
                if running.done():
                    running.result()
        if not works:
            await herald.workers.stop()
        yield herald
    finally:
        await herald.close()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        while sandbox.gateway.online:
            await sandbox.gateway.changed.wait()
