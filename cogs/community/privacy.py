"""``/data`` and ``/privacy``: what Herald keeps of a person, shown and forgotten at their word."""

from __future__ import annotations

import io
import json
from collections.abc import Sequence
from typing import Any

import discord

from bot.locale import LANGUAGES, text
from bot.presenter.client import herald
from bot.tables.unit.posts import Message
from bot.ui.answer import Answer
from bot.ui.commands import command, group, lone
from bot.ui.components import button, pressed
from bot.ui.ids import Id
from cogs.lookup import Interaction

data = group("data")


@command(data, "show")
async def show(interaction: Interaction) -> None:
    """Everything that names the asker, as a file."""
    async with Answer(interaction) as answer:
        found = await herald(interaction).tables.personal_data.show(interaction.user.id)
        rows = sum(map(len, found.values()))
        if not rows:
            await answer.send(answer.say("data-nothing"))
            return
        whole = json.dumps(found, indent=1, ensure_ascii=False).encode()
        file = discord.File(io.BytesIO(whole), filename="herald-data.json")
        await answer.send(Message(content=answer.say("data-shown", rows=rows)), extra=[file])


@command(data, "delete")
async def delete(interaction: Interaction) -> None:
    """Say what will happen; a button does it."""
    async with Answer(interaction) as answer:
        view = discord.ui.View(timeout=None)
        danger = discord.ButtonStyle.danger
        view.add_item(button(Id("forget", 0), answer.say("button-forget"), style=danger))
        await answer.send(Message(content=answer.say("data-sure"), view=view))


@pressed("forget")
async def press_forget(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """Forget whoever presses."""
    called = {locale: text(locale, "data-someone") for locale in LANGUAGES}
    await herald(answer.interaction).tables.personal_data.forget(answer.interaction.user.id, called)
    await answer.send(answer.say("data-forgotten"))


@lone("privacy")
async def privacy(interaction: Interaction) -> None:
    async with Answer(interaction) as answer:
        await answer.send(answer.say("privacy-page"))


COMMANDS: tuple[Any, ...] = (data, privacy)
