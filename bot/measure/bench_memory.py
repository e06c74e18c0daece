"""Figures of memory: a bot that has just started, one with few tables, and one that has drawn the maps of all games."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bot.sandbox.app import Sandbox

TABLES = (0, 1, 20)
"""How many tables of Lords of Xidit run, each with a panel whose pictures were drawn."""
REST = 20.0
"""Seconds without work after which a bot has come to rest."""
LOOK = 1.0
"""Seconds between two looks."""
IDLE = 0.03
"""Processor seconds that all its processes may take from one look to the next while it rests."""


def measure(quick: bool) -> dict[str, Any]:
    """Resident megabytes of the bot and of all its processes together, once it has come to rest."""
    found = {}
    for count in TABLES[:2] if quick else TABLES:
        found[f"{count} table{'' if count == 1 else 's'} running"] = _held(count)
    if not quick:
        found["the maps of all games drawn"] = _held(1, HERALD_WARM="true")
    return found


def _held(count: int, **env: str) -> dict[str, int]:
    from bot.measure.bench_load import fill

    with tempfile.TemporaryDirectory() as name:
        if count:
            asyncio.run(fill(Path(name), count))
        own, together = asyncio.run(_at_rest(Path(name), count, env))
    return {"rss_mb": round(own), "rss_together_mb": round(together)}


async def _at_rest(folder: Path, count: int, env: dict[str, str]) -> tuple[float, float]:
    """Start a bot, have a panel sent for each table, and look at its memory when nothing goes on any more."""
    from bot.measure.bench_load import Bot, file_of, order_panels
    from bot.sandbox.app import Sandbox

    if count:
        await order_panels(file_of(folder), range(1, count + 1))
    async with Sandbox() as sandbox:
        bot = Bot(sandbox, folder, **env)
        try:
            posted = _messages(sandbox)
            await bot.start()
            still, before = 0.0, bot.worked_together()
            while still < REST:
                await asyncio.sleep(LOOK)
                now = bot.worked_together()
                busy = now - before > IDLE or _messages(sandbox) < posted + count
                still = 0.0 if busy else still + LOOK
                before = now
            return bot.memory()
        finally:
            await bot.stop()


def _messages(sandbox: Sandbox) -> int:
    return sum(map(len, sandbox.world.messages.values()))


def lines(figures: dict[str, Any]) -> Iterator[tuple[str, str, str]]:
    """Rows of the table."""
    for what, held in figures.items():
        said = f"{held['rss_mb']} MB, {held['rss_together_mb']} MB"
        yield f"memory, {what}: the bot, and all its processes (RSS)", said, ""
