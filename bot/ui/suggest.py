"""Suggestions in time, whatever is away: who types hears nothing of it, and the log one line."""

from __future__ import annotations

import functools
import logging
from collections.abc import Awaitable, Callable
from typing import Any, cast

import discord
from discord.app_commands import Choice

from bot.foreign import FAILING, told
from bot.store.database import passes
from bot.ui.answer import Answering

PATIENCE = 2.5
"""Seconds from a keystroke until nothing is suggested for it: Discord gives up after three."""
SINCE = "since"
"""Where an interaction carries when it came, by the clock's monotonic time."""
log = logging.getLogger(__name__)

Suggest = Callable[..., Awaitable[list[Choice[Any]]]]


def timely(suggest: Suggest) -> Suggest:
    """Suggestions that are none where they would come too late, or the database is away."""

    @functools.wraps(suggest)
    async def suggested(*given: Any) -> list[Choice[Any]]:
        interaction: discord.Interaction[Any] = given[-2]
        clock = cast(Answering, interaction.client).clock
        now = clock.monotonic()
        try:
            async with clock.timeout(max(0.1, PATIENCE - now + interaction.extras.get(SINCE, now))):
                return await suggest(*given)
        except Exception as error:
            if not passes(error):
                raise
            log.warning("nothing is suggested, for the database is away: %s", told(error))
            return []

    return suggested


class Brief(logging.Filter):
    """Makes one line of what the library says with a traceback when Discord did not take suggestions."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, FAILING):
            record.msg, record.args = "suggestions did not arrive: %s", (told(error),)
            record.exc_info, record.levelno, record.levelname = None, logging.WARNING, "WARNING"
        return True


BRIEF = Brief()
