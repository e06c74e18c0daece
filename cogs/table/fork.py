"""``/fork``: a game of one's own, against computers, from a position one knows."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands

from bot.common import discord_limits
from bot.common.errors import UserError
from bot.presenter.client import herald
from bot.presenter.panel_kit.controls import line
from bot.presenter.words.voice import clean
from bot.tables.model import TableInfo, TableStatus
from bot.tables.unit.posts import Message
from bot.ui.answer import Answer
from bot.ui.commands import lone
from bot.ui.components import button, option, pressed, select
from bot.ui.ids import Id
from cogs.lookup import Interaction, find_table, me, suggest_tables, table_of, voice
from engine import GAMES

STARTED = (TableStatus.RUNNING, TableStatus.PAUSED, TableStatus.FINISHED)
MOST = discord_limits.SELECT_OPTIONS
"""Turns that a list holds: the last ones of a longer game."""


@lone("fork")
@app_commands.autocomplete(table=suggest_tables)
async def fork(
    interaction: Interaction,
    seat: app_commands.Range[int, 1, 12] | None = None,
    turn: app_commands.Range[int, 1, 999] | None = None,
    table: str | None = None,
) -> None:
    """``seat``: one's own, or afterwards anybody's; ``turn``: of a finished game where to begin."""
    async with Answer(interaction) as answer:
        info = await find_table(interaction, table, statuses=STARTED)
        await branch_off(answer, info, None if seat is None else seat - 1, turn)


async def branch_off(answer: Answer, info: TableInfo, seat: int | None, turn: int | None) -> None:
    """Begin the fork and say where it is."""
    user, number = me(answer.interaction), str(info.id)
    tables = herald(answer.interaction).tables
    made = await tables.forks.fork(info.id, user, seat=seat, turn=turn, name=answer.say("fork-name", number=number))
    at = made.seats_of(user.id)[0].seat
    said = [
        answer.say(
            "fork-begun", number=str(made.id), table=clean(info.name), seat=voice(answer.interaction, made).seat(at),
            **{"from": number},
        )
    ]  # fmt: skip
    if info.status is not TableStatus.FINISHED:
        said.append(answer.say("fork-imagined"))
    view = discord.ui.View(timeout=None)
    view.add_item(button(Id("hand", made.id), answer.say("button-hand"), style=discord.ButtonStyle.primary))
    await answer.send(Message(content="\n".join(said), view=view))


@pressed("fork")
async def press_fork(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """Below a result: from which turn?"""
    info = await table_of(answer.interaction, where.table)
    look = await herald(answer.interaction).tables.views.look(info.id, None)
    last = GAMES[info.game].round_of(look.view)
    if last <= 1:
        await branch_off(answer, info, None, None)
        return
    held = info.seats_of(answer.interaction.user.id)
    seat = voice(answer.interaction, info).seat(held[0].seat if held else 0)
    shown = [
        option(answer.say("fork-turn-line", turn=turn), str(turn)) for turn in range(max(1, last - MOST + 1), last + 1)
    ]
    view = discord.ui.LayoutView(timeout=None)
    said = answer.say("fork-turns", number=str(info.id), table=clean(info.name), seat=seat)
    view.add_item(discord.ui.TextDisplay(said))
    view.add_item(line(select(Id("forked", info.id), shown, placeholder=answer.say("fork-pick"))))
    await answer.send(Message(view=view))


@pressed("forked")
async def press_forked(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """The turn was picked."""
    info = await table_of(answer.interaction, where.table)
    turn = values[0] if values else ""
    if not turn.isdecimal() or len(turn) > 3:
        raise UserError("click-unknown")
    await branch_off(answer, info, None, int(turn))
