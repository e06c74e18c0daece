"""The client as whoever answers people meets it: the tables, the presenter, and whether it is still there."""

from __future__ import annotations

from typing import Any, Protocol, cast

import discord

from bot.presenter.posts import HeraldPresenter
from bot.tables.service import Tables


class Host(Protocol):
    """What answers to interactions need of the running bot."""

    tables: Tables
    """The service of the tables: whatever somebody does goes through it."""
    presenter: HeraldPresenter
    """Makes posts, panels and pictures."""

    async def test_hook(self, user_id: int, number: int) -> int:
        """Send a test to one of somebody's webhooks; the status of the answer, 0 for none."""

    def is_closed(self) -> bool:
        """Whether the bot has left Discord."""


def herald(interaction: discord.Interaction[Any]) -> Host:
    """The bot behind an interaction."""
    return cast(Host, interaction.client)
