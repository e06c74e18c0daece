"""The buttons with which Herald greets a server: a first table, a first game alone, the settings."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence

import discord

from bot.common.proxy_errors import FAILING
from bot.presenter.pages import guide
from bot.ui.answer import Answer
from bot.ui.components import pressed
from bot.ui.ids import Id
from cogs.community.settings import show_server
from cogs.table.lobby import open_usual
from cogs.table.tutorial import begin, taught
from engine import GAMES


async def greet(guild: discord.Guild) -> None:
    """Greet a server in the channel of its own messages, or the first in which Herald may write; else not at all."""
    for room in (*filter(None, [guild.system_channel]), *guild.text_channels):
        given = room.permissions_for(guild.me)
        if given.view_channel and given.send_messages:
            said, buttons = guide.greeting(guild.preferred_locale.value)
            with contextlib.suppress(*FAILING):
                await room.send(said, view=buttons)
            return


@pressed("opengame")
async def press_open(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """Without a game the list of them, with one a table as ``/table new`` opens it."""
    if values:
        await open_usual(answer, values[0])
        return
    await answer.send(guide.choose_game(answer.locale, "opengame", list(GAMES), answer.say("greet-which")))


@pressed("alone")
async def press_alone(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """Without a game the list of those that have lessons, with one its ``/tutorial``."""
    if values:
        await begin(answer, values[0])
        return
    await answer.send(guide.choose_game(answer.locale, "alone", taught(), answer.say("greet-which")))


@pressed("server")
async def press_server(answer: Answer, where: Id, values: Sequence[str]) -> None:
    await show_server(answer)
