"""The buttons under what is posted in a table's thread."""

from __future__ import annotations

import discord

from bot.presenter.words.voice import Voice
from bot.tables.model import TableInfo, TableStatus
from bot.ui.components import button
from bot.ui.ids import Id


def thread_view(info: TableInfo, voice: Voice, *, wakes: bool = False) -> discord.ui.View:
    """The buttons under public posts of a running table; a sleeping one can be woken."""
    view = discord.ui.View(timeout=None)
    if info.stopped and not info.damage:
        view.add_item(button(Id("retry", info.id), voice.text("button-retry"), style=discord.ButtonStyle.success))
    if wakes:
        view.add_item(button(Id("wake", info.id), voice.text("button-wake"), style=discord.ButtonStyle.success))
    if info.status in (TableStatus.RUNNING, TableStatus.PAUSED):
        view.add_item(button(Id("hand", info.id), voice.text("button-hand"), style=discord.ButtonStyle.primary))
        view.add_item(button(Id("board", info.id), voice.text("button-board")))
        view.add_item(button(Id("blocking", info.id), voice.text("button-blocking")))
        view.add_item(button(Id("takeback", info.id), voice.text("button-undo")))
        if any(s.offered for s in info.seats):
            view.add_item(button(Id("claim", info.id), voice.text("button-claim"), style=discord.ButtonStyle.success))
    return view
