"""``/webhook``: a person's own programs hear of their turns, or of what everybody is told at a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

import discord
from discord import app_commands

from bot.common.public_http import check_url
from bot.presenter.client import herald
from bot.presenter.words.voice import clean
from bot.tables.members.webhooks import Hook
from bot.tables.unit.posts import Message
from bot.ui.answer import Answer
from bot.ui.commands import command, group
from bot.ui.components import button, pressed
from bot.ui.ids import Id
from cogs.lookup import Interaction, find_table, suggest_tables

webhook = group("webhook")


@command(webhook, "add")
@app_commands.autocomplete(table=suggest_tables)
async def add(interaction: Interaction, url: app_commands.Range[str, 1, 400], table: str | None = None) -> None:
    """Without ``table`` it hears of one's own turns."""
    async with Answer(interaction) as answer:
        hooks = herald(interaction).tables.webhooks
        info = await find_table(interaction, table) if table else None
        hook = await hooks.add(interaction.user.id, check_url(url), None if info is None else info.id)
        said = answer.say("hook-added", line=_line(answer, hook), secret=hook.secret)
        await answer.send(Message(content=said, view=_tests(answer, [hook])))


@command(webhook, "list")
async def listed(interaction: Interaction) -> None:
    async with Answer(interaction) as answer:
        hooks = await herald(interaction).tables.webhooks.of(interaction.user.id)
        if not hooks:
            await answer.send(answer.say("hook-none"))
            return
        lines = [_line(answer, hook) for hook in hooks]
        await answer.send(Message(content="\n".join(lines), view=_tests(answer, hooks)))


@command(webhook, "remove")
async def remove(interaction: Interaction, webhook: app_commands.Range[int, 1]) -> None:
    async with Answer(interaction) as answer:
        await herald(interaction).tables.webhooks.remove(interaction.user.id, webhook)
        await answer.send(answer.say("hook-removed", number=str(webhook)))


@pressed("hooktest")
async def press_test(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """Send a test now, and say what came of it."""
    number = where.row
    status = await herald(answer.interaction).test_hook(answer.interaction.user.id, number)
    key = "hook-arrived" if 200 <= status < 300 else "hook-lost"
    await answer.send(answer.say(key, number=str(number), status=str(status or "–")))


def _line(answer: Answer, hook: Hook) -> str:
    """A webhook in a line; of its address the host alone, for the rest may be a secret."""
    about = answer.say("hook-turns") if hook.table_id is None else answer.say("hook-table", number=str(hook.table_id))
    state = answer.say("hook-off") if hook.off else ""
    host = clean(urlsplit(hook.url).hostname or "")
    return answer.say("hook-line", number=str(hook.id), host=host, about=about, state=state)


def _tests(answer: Answer, hooks: Sequence[Hook]) -> discord.ui.View:
    """A button for each that tests it."""
    view = discord.ui.View(timeout=None)
    for hook in hooks:
        view.add_item(button(Id("hooktest", 0, arg=str(hook.id)), answer.say("button-hooktest", number=str(hook.id))))
    return view


COMMANDS: tuple[Any, ...] = (webhook,)
