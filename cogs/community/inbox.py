"""``/inbox``: the asker's tables over all servers, and the way from one to the next."""

from __future__ import annotations

from collections.abc import Sequence

from bot.presenter.client import herald
from bot.presenter.pages.inbox import inbox as page_of
from bot.ui.answer import Answer
from bot.ui.commands import lone
from bot.ui.components import pressed
from bot.ui.ids import Id
from cogs.lookup import Interaction
from cogs.panel import show_panel


@lone("inbox")
async def inbox(interaction: Interaction) -> None:
    async with Answer(interaction) as answer:
        entries = await herald(interaction).tables.inboxes.of(interaction.user.id)
        await answer.send(page_of(entries, answer.locale))


@pressed("inbox", update=True)
async def press_inbox(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """Turn to another page, or read the same again: always that of whoever presses."""
    page = where.arg.rstrip(".")
    entries = await herald(answer.interaction).tables.inboxes.of(answer.interaction.user.id)
    await answer.edit(page_of(entries, answer.locale, page=int(page) if page.isdecimal() else 0))


@pressed("next")
async def press_next(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """Open the panel that is due next, at another table than this one."""
    turns = await herald(answer.interaction).tables.inboxes.turns(answer.interaction.user.id)
    entry = next((entry for entry in turns if entry.table.id != where.table), None)
    if entry is None:
        await answer.send(answer.say("inbox-next-none"))
        return
    await show_panel(answer, entry.table, entry.seat)
