"""``/whatif`` and the button of that name: what lies before a seat, played a thousand times from what it sees."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands

from bot.common.errors import UserError
from bot.presenter.client import herald
from bot.presenter.panels import what_if
from bot.tables.model import SeatView
from bot.ui.answer import Answer
from bot.ui.commands import lone
from bot.ui.components import pressed
from bot.ui.ids import Id
from cogs.lookup import PLAYING, Interaction, find_table, suggest_tables, voice
from cogs.panel import own_look, seen


@lone("whatif")
@app_commands.autocomplete(table=suggest_tables)
async def whatif(
    interaction: Interaction, seat: app_commands.Range[int, 1, 12] | None = None, table: str | None = None
) -> None:
    async with Answer(interaction) as answer:
        info = await find_table(interaction, table, statuses=PLAYING)
        if info.started_at is None:
            raise UserError("not-started")
        look, _ = await own_look(interaction, info, None if seat is None else seat - 1, news=False)
        await _show(answer, look)


@pressed("whatif", idle=True)
async def press_whatif(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """On a panel: below it, so that it stays as it is. It speaks of the position as it is now, and is never stale."""
    look, _ = await seen(answer, where, news=False)
    await _show(answer, look)


async def _show(answer: Answer, look: SeatView) -> None:
    client = herald(answer.interaction)
    speak = voice(answer.interaction, look.table)
    await answer.send(await what_if.ask(client.presenter.pictures, look, answer.interaction.user.id, speak))
