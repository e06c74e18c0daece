"""Figures of the bot as people meet it: a process of its own, real tables in its file, clicks through the sandbox."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import aiohttp

from bot.sandbox import constants as c

LIVE, RATE, SECONDS = 200, 20.0, 30.0
FEW, MANY, STORED = 10, 10_000, 100_000
LIVE_ONES = 10_000
"""Of the most stored tables so many run; the others are over."""
SEED = 1


def measure(quick: bool) -> dict[str, Any]:
    """Clicks at 200 live tables, statements per act in a small and a large file, and the start with the large one."""
    from bot.measure.bench_load import file_of, fill, statements

    many, stored = (500, 2_000) if quick else (MANY, STORED)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        small, large, huge, live = (folder / each for each in ("small", "large", "huge", "live"))
        asyncio.run(fill(small, FEW))
        asyncio.run(fill(large, many))
        asyncio.run(fill(huge, stored, running=min(stored // 2, LIVE_ONES)))
        asked = {name: statements(file_of(one)) for name, one in (("few", small), ("many", large), ("stored", huge))}
        figures: dict[str, Any] = {
            "tables": {"few": FEW, "many": many, "stored": stored},
            "statements": {name: found[0] for name, found in asked.items()},
            "act_ms": {name: found[1] for name, found in asked.items()},
            "start_seconds": round(asyncio.run(_start(large)), 2),
            "start_stored_seconds": round(asyncio.run(_start(huge)), 2),
        }
        count, seconds = (20, 5.0) if quick else (LIVE, SECONDS)
        asyncio.run(fill(live, count))
        figures["clicks"] = asyncio.run(_clicks(live, count, seconds))
    return figures


async def _start(folder: Path) -> float:
    from bot.measure.bench_load import Bot
    from bot.sandbox.app import Sandbox

    async with Sandbox() as sandbox:
        bot = Bot(sandbox, folder)
        try:
            return await bot.start()
        finally:
            await bot.stop()


async def _clicks(folder: Path, count: int, seconds: float) -> dict[str, Any]:
    from bot.measure.bench_load import SEATS, Bot, Crowd, file_of, order_panels
    from bot.sandbox.app import Sandbox

    await order_panels(file_of(folder), range(1, count + 1))
    async with Sandbox() as sandbox, aiohttp.ClientSession(sandbox.url) as http:
        crowd = Crowd(sandbox, random.Random(SEED))
        listeners = [asyncio.create_task(crowd.listen(http, c.USERS[n][0])) for n in range(SEATS)]
        bot = Bot(sandbox, folder)
        try:
            await bot.start()
            async with crowd.news:
                await crowd.news.wait_for(lambda: len(crowd.panels) >= count)
            cpu, worked = time.process_time(), bot.worked()
            clicks = await crowd.storm(http, rate=RATE, seconds=seconds, tables=range(1, count + 1))
            cpu = time.process_time() - cpu
            worked = bot.worked() - worked
            waits = clicks.all()
            own, together = bot.memory()
            return {
                "tables": count,
                "per_second": RATE,
                "seconds": seconds,
                "answered": len(waits),
                "p50_ms": _percent(waits, 0.5),
                "p99_ms": _percent(waits, 0.99),
                "worst_ms": _percent(waits, 1.0),
                "p99_ms_by_kind": {kind: _percent(sorted(s), 0.99) for kind, s in sorted(clicks.seconds.items())},
                "deferred": clicks.deferred,
                "missed": clicks.missed,
                "errors": clicks.errors[:5],
                "bot_ms_per_click": round(1000 * worked / max(1, len(waits)), 1),
                "rss_mb": round(own),
                "rss_together_mb": round(together),
                "sandbox_cpu_share": round(cpu / seconds, 2),
            }
        finally:
            await bot.stop()
            for listener in listeners:
                listener.cancel()
            await asyncio.gather(*listeners, return_exceptions=True)


def _percent(waits: list[float], share: float) -> int:
    """A percentile of sorted seconds in milliseconds."""
    return round(waits[min(len(waits) - 1, int(len(waits) * share))] * 1000) if waits else 0


def lines(figures: dict[str, Any]) -> Iterator[tuple[str, str, str]]:
    """Rows of the table."""
    clicks, tables, counts = figures["clicks"], figures["tables"], figures["statements"]
    what = f"bot: {clicks['tables']} tables, {clicks['per_second']:.0f} clicks/s"
    yield f"{what}, click to answer, p50", f"{clicks['p50_ms']} ms", ""
    yield f"{what}, click to answer, p99", f"{clicks['p99_ms']} ms", "<= 500 ms"
    yield f"{what}, missed answers", f"{clicks['missed']}", "0"
    yield f"{what}, answers deferred", f"{clicks['deferred']} of {clicks['answered']}", ""
    yield f"{what}, work of the bot for each", f"{clicks['bot_ms_per_click']} ms", ""
    yield "bot: memory after it (RSS)", f"{clicks['rss_mb']} MB", "<= 300 MB"
    yield "bot: memory together with its drawing processes", f"{clicks['rss_together_mb']} MB", "<= 300 MB"
    yield f"bot: statements per act, {tables['few']} tables", f"{counts['few']:g}", ""
    yield f"bot: statements per act, {tables['many']:,} tables", f"{counts['many']:g}", f"{counts['few']:g}"
    yield f"bot: statements per act, {tables['stored']:,} tables", f"{counts['stored']:g}", f"{counts['few']:g}"
    acts = figures["act_ms"]
    yield f"bot: an act, {tables['few']} and {tables['stored']:,} tables", f"{acts['few']} ms, {acts['stored']} ms", ""
    yield f"bot: start to first answer, {tables['many']:,} tables", f"{figures['start_seconds']} s", "<= 5 s"
    yield f"bot: start to first answer, {tables['stored']:,} tables", f"{figures['start_stored_seconds']} s", "<= 5 s"
