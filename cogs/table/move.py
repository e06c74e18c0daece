"""``/table move``: another channel for a table, above all for one whose own is gone."""

from __future__ import annotations

from discord import app_commands

from bot.presenter.client import herald
from bot.ui.answer import Answer
from bot.ui.commands import command
from cogs.command_groups import table
from cogs.lookup import LIVE, Interaction, find_table, managed, suggest_tables, threads_at
from cogs.table.lobby import check_place


@command(table, "move")
@app_commands.autocomplete(table=suggest_tables)
async def move(interaction: Interaction, table: str | None = None) -> None:
    async with Answer(interaction) as answer:
        guild, channel = await check_place(interaction)
        info = await find_table(interaction, table, statuses=LIVE)
        info = await herald(interaction).tables.relocation.move(
            info.id, interaction.user.id, guild_id=guild, channel_id=channel, manager=managed(interaction, info)
        )
        await answer.send(answer.say("move-done", number=str(info.id), threads=threads_at(interaction, info)))
