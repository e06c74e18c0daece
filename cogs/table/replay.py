"""``/table replay`` and ``at``: a game as a file to step through, or what an earlier turn looked like."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import discord
from discord import app_commands

from bot.common.errors import UserError
from bot.presenter.client import herald
from bot.presenter.words.voice import clean
from bot.tables.model import TableInfo, TableStatus
from bot.ui.answer import Answer
from bot.ui.commands import command
from bot.ui.components import pressed
from bot.ui.ids import Id
from cogs.command_groups import table
from cogs.lookup import Interaction, find_table, suggest_tables, table_of, voice

STARTED = (TableStatus.RUNNING, TableStatus.PAUSED, TableStatus.FINISHED)
_in_hand: set[int] = set()
"""People for whom a replay is being made: one at a time for each."""


@command(table, "replay")
@app_commands.autocomplete(table=suggest_tables)
async def replay(
    interaction: Interaction, seat: app_commands.Range[int, 1, 12] | None = None, table: str | None = None
) -> None:
    """``seat``: through its eyes, one's own or, afterwards, anybody's."""
    await _look(interaction, table, None, seat)


@command(table, "at")
@app_commands.autocomplete(table=suggest_tables)
async def at(
    interaction: Interaction,
    turn: app_commands.Range[int, 1, 999],
    seat: app_commands.Range[int, 1, 12] | None = None,
    table: str | None = None,
) -> None:
    """``turn``: its last board as a picture; ``seat``: as in ``/table replay``."""
    await _look(interaction, table, turn, seat)


async def _look(interaction: Interaction, table: str | None, turn: int | None, seat: int | None) -> None:
    async with Answer(interaction) as answer:
        info = await find_table(interaction, table, statuses=STARTED)
        await look_back(answer, info, turn, None if seat is None else seat - 1)


@pressed("replay")
async def press_replay(answer: Answer, where: Id, values: Sequence[str]) -> None:
    await look_back(answer, await table_of(answer.interaction, where.table), None, None)


@pressed("course")
async def press_course(answer: Answer, where: Id, values: Sequence[str]) -> None:
    await show_course(answer, await table_of(answer.interaction, where.table))


async def look_back(answer: Answer, info: TableInfo, turn: int | None, seat: int | None) -> None:
    """Answer with the replay, or the board of a turn. Raises ``replay-underway`` for whoever waits for one already."""
    async with _alone(answer):
        if turn is not None:
            await _show_turn(answer, info, turn, seat)
        else:
            await _show_all(answer, info, seat)


async def show_course(answer: Answer, info: TableInfo) -> None:
    """Answer with the plot of a game; what hidden things there are in it stay hidden. Raises ``replay-underway``."""
    client = herald(answer.interaction)
    async with _alone(answer):
        record = await client.tables.history.record(info.id, answer.interaction.user.id)
        await answer.send(await client.presenter.films.course(record, answer.locale))


@asynccontextmanager
async def _alone(answer: Answer) -> AsyncIterator[None]:
    """One thing that is played again at a time for each person."""
    user = answer.interaction.user.id
    if user in _in_hand:
        raise UserError("replay-underway")
    _in_hand.add(user)
    try:
        yield
    finally:
        _in_hand.discard(user)


async def watch(answer: Answer, info: TableInfo, seat: int, since: int) -> None:
    """Answer with what happened after an action, through the eyes of one of the asker's seats."""
    async with _alone(answer):
        await _show_all(answer, info, seat, since)


async def _show_all(answer: Answer, info: TableInfo, seat: int | None, since: int = -1) -> None:
    client = herald(answer.interaction)
    record = await client.tables.history.record(info.id, answer.interaction.user.id, seat)
    name, data = await client.presenter.films.replay(record, answer.locale, since)
    said = answer.say("replay-done", number=str(info.id), table=clean(info.name))
    await answer.send(said, extra=[discord.File(io.BytesIO(data), filename=name)])


async def _show_turn(answer: Answer, info: TableInfo, turn: int, seat: int | None) -> None:
    client = herald(answer.interaction)
    user = answer.interaction.user.id
    table, view = await client.tables.history.at_turn(info.id, user, turn, seat)
    await answer.send(await client.presenter.earlier(table, view, turn, voice(answer.interaction, table)))
