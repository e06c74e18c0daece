"""``/stats``: what finished games say of people and of games."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.common.errors import UserError
from bot.presenter.client import herald
from bot.presenter.pages import stats as told
from bot.presenter.words.voice import clean
from bot.ui.answer import Answer
from bot.ui.commands import command
from cogs.command_groups import stats
from cogs.lookup import Interaction, find_table, suggest_tables
from cogs.table.lobby import game_of, suggest_games
from cogs.table.replay import STARTED, show_course
from engine import GAMES


@command(stats, "player")
async def player(interaction: Interaction, user: discord.User | None = None) -> None:
    """Somebody's card, one's own without ``user``."""
    async with Answer(interaction) as answer:
        whom = user or interaction.user
        client, asker = herald(interaction), interaction.user.id
        tables = client.tables
        found = await tables.results.card(whom.id, asker, interaction.guild_id)
        pace = (await tables.response_times.listed([whom.id], asker)).get(whom.id)
        await answer.send(await told.shown(client.presenter.pictures, found, whom.display_name, answer.locale, pace))


@command(stats, "versus")
async def versus(interaction: Interaction, user: discord.User) -> None:
    """The games that one played with somebody."""
    async with Answer(interaction) as answer:
        asker = interaction.user
        found = await herald(interaction).tables.results.versus(asker.id, user.id, asker.id)
        await answer.send(told.versus(found, clean(asker.display_name), clean(user.display_name), answer.locale))


@command(stats, "game")
@app_commands.autocomplete(game=suggest_games)
async def game(interaction: Interaction, game: str, seats: app_commands.Range[int, 2, 12] | None = None) -> None:
    """Who is strongest on this server at a game with so many seats, else with as many as are commonest."""
    async with Answer(interaction) as answer:
        slug = game_of(game)
        if slug not in GAMES:
            raise UserError("unknown-game", game=game[:40], known=sorted(GAMES))
        results = herald(interaction).tables.results
        of = seats if seats is not None else next(iter(await results.sizes(slug)), 0)
        found = await results.ladder(slug, of, interaction.guild_id)
        await answer.send(told.ladder(found, answer.locale))


@command(stats, "table")
@app_commands.autocomplete(table=suggest_tables)
async def table(interaction: Interaction, table: str | None = None) -> None:
    """A game as a plot, up to now or to its end."""
    async with Answer(interaction) as answer:
        await show_course(answer, await find_table(interaction, table, statuses=STARTED))
