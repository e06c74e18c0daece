"""One's own notes as a message and as a form."""

from __future__ import annotations

import discord

from bot.presenter.panel_kit.controls import line
from bot.presenter.words.voice import Voice, clean
from bot.tables.members.notes import LONGEST, Note
from bot.tables.model import TableInfo
from bot.tables.unit.posts import Message
from bot.ui.components import button, form
from bot.ui.ids import Id


def page(info: TableInfo, voice: Voice, note: Note) -> Message:
    """Somebody's notes with the button that changes them."""
    head = voice.text("notes-title", number=str(info.id), table=clean(info.name))
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(f"{head}\n{note.text or voice.text('notes-none')}"))
    label = voice.text("button-note" if note.text else "button-note-first")
    view.add_item(line(button(Id("note", info.id), label, emoji="✏️", style=discord.ButtonStyle.primary)))
    return Message(view=view)


def note_form(info: TableInfo, voice: Voice, note: Note) -> discord.ui.Modal:
    """The form over one's notes as they are."""
    title, label = voice.text("notes-form", number=str(info.id)), voice.text("notes-label")
    where, below = Id("noted", info.id, token=note.token), voice.text("notes-below")
    return form(where, title, label, most=LONGEST, note=below, filled=note.text, long=True)
