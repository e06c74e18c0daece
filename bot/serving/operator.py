"""What whoever runs Herald hears on Discord: the owner of the application, or every member of its team."""

from __future__ import annotations

import logging

import discord

from bot.locale import text

log = logging.getLogger(__name__)


async def tell_of_backup(client: discord.Client, locale: str, why: str) -> None:
    """Say by direct message that a back-up failed, and why; whoever cannot be reached is named in the log."""
    sentence = text(locale, "backup-failed", why=why)
    try:
        application = await client.application_info()
        people = application.team.members if application.team else [application.owner]
        for person in people:
            await (await client.fetch_user(person.id)).send(sentence)
    except Exception:
        log.exception("the operator could not be told that a back-up failed")
