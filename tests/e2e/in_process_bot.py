"""Herald in the process of the test, against a sandbox.

The same client, database and workers as ``python -m bot run``, quicker to start. All of them draw in one process, which
has fonts and maps at hand after the first picture.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from pydantic import SecretStr

from bot.app import Herald, point_at
from bot.common.settings import Settings
from bot.sandbox import constants as c
from bot.sandbox.app import Sandbox
from tests.support.databases import ready
from tests.support.drawing import SharedPictures
from tests.support.patience import within


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
    await ready(herald.db)
    before = sandbox.gateway.identified
    running = asyncio.create_task(herald.start(c.BOT_TOKEN))
    try:
        async with within():
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
        async with within(what=lambda: "the end of the gateway's connection"):
            while sandbox.gateway.online:
                await sandbox.gateway.changed.wait()
