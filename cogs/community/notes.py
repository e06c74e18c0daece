"""``/notes``: what one writes down for oneself at a table."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands

from bot.presenter.client import herald
from bot.presenter.pages.notes import note_form, page
from bot.tables.model import TableStatus
from bot.ui.answer import Answer
from bot.ui.commands import lone
from bot.ui.components import pressed
from bot.ui.ids import Id
from cogs.lookup import Interaction, find_table, suggest_tables, table_of, voice

STARTED = (TableStatus.LOBBY, TableStatus.RUNNING, TableStatus.PAUSED, TableStatus.FINISHED)


@lone("notes")
@app_commands.autocomplete(table=suggest_tables)
async def notes(
    interaction: Interaction, add: app_commands.Range[str, 1, 1000] | None = None, table: str | None = None
) -> None:
    """``add``: a line to add; without one the notes are shown."""
    async with Answer(interaction) as answer:
        info = await find_table(interaction, table, statuses=STARTED)
        kept, user = herald(interaction).tables.notes, interaction.user.id
        note = await (kept.read(info.id, user) if add is None else kept.add(info.id, user, add))
        await answer.send(page(info, voice(interaction, info), note))


@pressed("note", undecided=True)
async def press_note(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """Somebody wants to change their notes: show them in a form, their own whatever message was pressed."""
    info = await table_of(answer.interaction, where.table)
    note = await herald(answer.interaction).tables.notes.read(info.id, answer.interaction.user.id)
    await answer.ask(note_form(info, voice(answer.interaction, info), note))


@pressed("noted", update=True)
async def press_noted(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """The form has come back. What was written in vain, because the notes are others by now, is not lost."""
    info = await table_of(answer.interaction, where.table)
    kept, user = herald(answer.interaction).tables.notes, answer.interaction.user.id
    answer.written = values[0] if values else ""
    note = await kept.write(info.id, user, answer.written, over=where.token)
    await answer.edit(page(info, voice(answer.interaction, info), note))
