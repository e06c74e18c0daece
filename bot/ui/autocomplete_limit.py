"""How many suggestions a person may ask for: every keystroke asks, and a script may ask for thousands."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord.app_commands import Choice

from bot.common import discord_limits
from bot.common.clock import Clock
from bot.common.proxy_errors import FAILING, told
from bot.common.rate_limit import Limit
from bot.locale import text
from bot.ui.answer import locale_of

BURST = 120
"""Keystrokes at once: a long line typed in one go, twice over."""
EVERY = 0.2
"""Seconds until one more is answered; nobody types faster for long."""
_TEXT = 3
log = logging.getLogger(__name__)


class Keystrokes:
    """The suggestions that people have asked for."""

    def __init__(self, clock: Clock) -> None:
        self._limit = Limit(BURST, EVERY, clock)

    async def within(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether a keystroke may be answered; else it is with one line that says for how long none is."""
        user = interaction.user.id
        seconds = self._limit.wait(user)
        if not seconds:
            self._limit.spend(user)
            return True
        try:
            await interaction.response.autocomplete(_rest(locale_of(interaction), seconds, interaction.data))
        except FAILING as error:
            log.warning("suggestions did not arrive: %s", told(error))
        return False


def _rest(locale: str, seconds: int, data: Any) -> list[Choice[str]]:
    """That suggestions rest; choosing it leaves what was typed. An option that is no text has none."""
    field = focused((data or {}).get("options", ()))
    if field is None or field.get("type") != _TEXT:
        return []
    told, typed = text(locale, "suggest-slow", seconds=seconds), str(field.get("value"))
    return [Choice(name=told[: discord_limits.CHOICE_NAME], value=typed[: discord_limits.CHOICE_VALUE] or "-")]


def focused(options: Any) -> Any:
    """The option that is being typed, at any depth."""
    for option in options:
        found = option if option.get("focused") else focused(option.get("options", ()))
        if found is not None:
            return found
    return None


class Brief(logging.Filter):
    """Makes one line of what the library says with a traceback when Discord did not take suggestions."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, FAILING):
            record.msg, record.args = "suggestions did not arrive: %s", (told(error),)
            record.exc_info, record.levelno, record.levelname = None, logging.WARNING, "WARNING"
        return True


BRIEF = Brief()
