"""``/tutorial``: a first game alone against computers, with a lesson on every panel of its first turns."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.common.errors import UserError
from bot.locale import text
from bot.presenter.client import herald
from bot.presenter.front import front
from bot.presenter.panels.panel import TAUGHT
from bot.tables.unit.posts import Message
from bot.ui.answer import Answer, locale_of
from bot.ui.commands import lone
from bot.ui.components import button
from bot.ui.ids import Id
from cogs.lookup import Interaction, me, narrow
from cogs.panel import show_panel
from cogs.table.lobby import game_of
from engine import GAMES


def taught() -> list[str]:
    """The games that bring lessons."""
    return [game for game in GAMES if front(game).lessons]


async def suggest_taught(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    return narrow(sorted((text(locale_of(interaction), f"game-{game}"), game) for game in taught()), current)


@lone("tutorial")
@app_commands.autocomplete(game=suggest_taught)
async def tutorial(interaction: Interaction, game: str) -> None:
    async with Answer(interaction) as answer:
        await begin(answer, game)


async def begin(answer: Answer, game: str) -> None:
    """Begin the lesson of a game, or show the one that goes on. Whoever presses twice is told twice that it begins."""
    slug = game_of(game)
    if slug not in taught():
        raise UserError("unknown-game", game=game[:40], known=taught())
    user = me(answer.interaction)
    name = answer.say("tutorial-name")
    info, begun = await herald(answer.interaction).tables.lobby.lesson(user, slug, seats=front(slug).lessons, name=name)
    if not begun:
        await show_panel(answer, info, note=answer.say("tutorial-goes-on", number=str(info.id)))
        return
    view = discord.ui.View(timeout=None)
    view.add_item(button(Id("hand", info.id), answer.say("button-hand"), style=discord.ButtonStyle.primary))
    said = answer.say("tutorial-begun", game=answer.say(f"game-{slug}"), number=str(info.id), turns=TAUGHT)
    await answer.send(Message(content=said, view=view))
