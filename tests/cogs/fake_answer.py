"""Somebody who asks, without Discord: what a command or a button sees of them, and what they are answered."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import discord

from bot.locale import text
from bot.tables.model import UserRef
from bot.tables.service import Tables
from bot.tables.unit.posts import Message
from tests.cogs.seat_views import COMMAND


def interaction(
    tables: Tables, user: UserRef, guild: int | None = 1, channel: int = 10, *, manages: bool = False, **more: Any
) -> Any:
    """What they ask from a server and a channel; what they may view elsewhere is not known of them."""
    return SimpleNamespace(
        client=SimpleNamespace(tables=tables), guild_id=guild, guild=None, channel_id=channel, channel=None, extras={},
        type=COMMAND, locale="en", user=SimpleNamespace(id=user.id, display_name=user.name, roles=[]),
        permissions=SimpleNamespace(manage_guild=manages), **more,
    )  # fmt: skip


class Told:
    """An answer that is kept."""

    def __init__(self, tables: Tables, user: UserRef) -> None:
        self.interaction = interaction(tables, user)
        self.locale = "en"
        self.sent: Any = None

    def say(self, key: str, /, **params: Any) -> str:
        return text("en", key, **params)

    async def send(self, message: Message | str, *, extra: Sequence[discord.File] = ()) -> None:
        self.sent = message
