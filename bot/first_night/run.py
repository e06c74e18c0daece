"""A first night from its beginning to its report: the real bot serves, a person does what only they can."""

from __future__ import annotations

import asyncio
import contextlib
import datetime as dt
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

from discord.http import Route

from bot.common.clock import Clock, SystemClock
from bot.common.errors import StartupError
from bot.common.settings import Settings
from bot.first_night import limits, place
from bot.first_night.bot_process import BotProcess, Starter, plain
from bot.first_night.person import Person
from bot.first_night.relay import Relay
from bot.first_night.report import Report
from bot.first_night.steps import HOUR, FirstNight
from bot.serving.doctor import versions


@contextlib.asynccontextmanager
async def _bot(
    settings: Settings, relay: Relay, folder: Path, clock: Clock, starter: Starter
) -> AsyncIterator[BotProcess]:
    bot = BotProcess(settings, relay.url, folder, clock, starter)
    try:
        await bot.start()
        yield bot
    finally:
        await bot.stop()


async def try_out(
    settings: Settings,
    person: Person,
    *,
    report: Path,
    server: int = 0,
    channel: int = 0,
    minutes: float = HOUR,
    starter: Starter = plain,
    wait: Callable[[float], Awaitable[None]] | None = None,
) -> Report:
    """Run all steps and write the report. Raises ``StartupError`` where a person must mend something first."""
    clock = SystemClock()
    place.token_of(settings)
    place.check_report(report)
    place.nobody_serves(settings)
    begun = dt.datetime.now(dt.UTC)
    async with place.found(settings, server, channel) as where:
        folder = settings.herald_data / "first-night" / f"{begun:%Y%m%dT%H%M%SZ}"
        try:
            folder.mkdir(parents=True)
        except OSError as error:
            raise StartupError(f"Cannot make the folder {folder}: {error.strerror}. Set HERALD_DATA.") from error
        token = place.token_of(settings)
        kept = Report(
            [*versions()], f"{begun:%Y-%m-%d %H:%M} UTC", "another API" if settings.discord_api_url else "Discord"
        )
        async with Relay(Route.BASE) as relay:
            night = None
            try:
                async with _bot(settings, relay, folder, clock, starter) as bot:
                    night = FirstNight(
                        where, relay, bot, person, settings.herald_locale, minutes, clock, wait or clock.sleep
                    )
                    await night.run()
                    kept.starts = bot.seconds
            finally:
                if night is not None:
                    kept.steps = night.done
                    kept.requests = len(relay.seen)
                    kept.buckets, kept.refusals = limits.buckets(relay.seen), limits.refusals(relay.seen)
                    await asyncio.to_thread(report.write_text, kept.markdown([token]), encoding="utf-8")
    return kept
