"""The connection to Discord's gateway, where it says what the library does not expect.

An event that cannot be read is left out, and a connection on which nothing can be read is made anew. The library would
end the bot.
"""

from __future__ import annotations

import logging
from typing import Any

import aiohttp
import discord
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

log = logging.getLogger(__name__)

CLOSED = {
    4004: "Discord does not accept this token any more: copy it anew from the developer portal.",
    4010: "Discord does not know these shards: mend HERALD_SHARDS, or leave it empty.",
    4011: "Discord wants more shards for so many servers: raise the number in HERALD_SHARDS, or leave it empty.",
    4012: "Discord does not speak this version of its gateway any more: install a newer Herald.",
    4013: "Discord does not know what Herald wants to hear of: install a newer Herald.",
    4014: "Discord does not let this application hear what it asks for: allow its intents in the developer portal.",
}
"""Codes with which Discord closes a connection for good, and what a person must do then. After all others the library
connects again by itself, later each time."""


class Unreadable(OSError):
    """What came over a connection makes no sense; the library makes another one for an ``OSError``, later each time."""


class Gateway(DiscordWebSocket):
    """A connection that survives what it cannot read."""

    async def received_message(self, msg: Any, /) -> None:
        """As the library's own. Raises ``Unreadable``."""
        session, sequence = self.session_id, self.sequence
        try:
            await super().received_message(msg)
        except (ReconnectWebSocket, discord.ConnectionClosed, aiohttp.ClientError, OSError):
            raise
        except Exception as error:
            if session is None or self.sequence == sequence:
                await self.close()  # the library forgets it without a farewell, and its heart would go on beating
                raise Unreadable(f"what the gateway says cannot be read: {type(error).__name__}: {error}") from error
            log.exception("an event of the gateway cannot be read; it is left out")


class _OneLine(logging.Filter):
    """A lost connection is one line of the log: how the library came to know of it helps nobody."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            words = " ".join(str(error).split())[:300]
            record.msg, record.args = f"{record.getMessage()} ({type(error).__name__}: {words})", ()
            record.exc_info = record.exc_text = None
        return True


def survive() -> None:
    """Let the library connect so. It has no setting for it."""
    discord.shard.DiscordWebSocket = Gateway  # type: ignore[misc]
    lines = logging.getLogger("discord.shard")
    if not any(isinstance(known, _OneLine) for known in lines.filters):
        lines.addFilter(_OneLine())
