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
from bot.ui.mentions import Mentions
from cogs.community.settings import show_server
from cogs.table.lobby import open_usual
from cogs.table.tutorial import begin, taught
from engine import GAMES


async def greet(guild: discord.Guild, mentions: Mentions) -> None:
    """Greet a server in the channel of its own messages, or the first in which Herald may write; else not at all."""
    for room in (*filter(None, [guild.system_channel]), *guild.text_channels):
        given = room.permissions_for(guild.me)
        if given.view_channel and given.send_messages:
            said, buttons = guide.greeting(guild.preferred_locale.value)
            with contextlib.suppress(*FAILING):
                await room.send(mentions.put(said), view=buttons)
            return


def chosen(where: Id, values: Sequence[str]) -> str:
    """The game of a button, or of a list as earlier versions sent it; empty where none is named."""
    return values[0] if values else where.arg


@pressed("opengame")
async def press_open(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """Without a game the list of them, with one a table as ``/table new`` opens it."""
    if game := chosen(where, values):
        await open_usual(answer, game)
        return
    await answer.send(guide.choose_game(answer.locale, list(GAMES), taught(), answer.say("greet-which")))


@pressed("alone")
async def press_alone(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """Without a game the list of those that have lessons, with one its ``/tutorial``."""
    if game := chosen(where, values):
        await begin(answer, game)
        return
    await answer.send(guide.choose_game(answer.locale, taught(), taught(), answer.say("greet-which")))


@pressed("server")
async def press_server(answer: Answer, where: Id, values: Sequence[str]) -> None:
    await show_server(answer)
