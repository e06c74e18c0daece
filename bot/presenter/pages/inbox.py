"""A person's inbox as a message: a line for every table, a button that opens its panel at once."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot import locale as catalogue
from bot.presenter.panel_kit.controls import LINE, line
from bot.presenter.words.voice import Voice, clean, cut, moment, told_in, voice_of
from bot.tables.listings.inbox import Entry, Matter
from bot.tables.unit.posts import Message
from bot.ui.components import Press, button
from bot.ui.ids import Id

PAGE = 10
"""Tables of one page: two rows of buttons, and text that fits a message."""
TEXT = 380
"""Characters of one line at most, so that a page of them fits into Discord's 4,000."""
HEADS = {
    Matter.TURN: "inbox-turn",
    Matter.OFFER: "inbox-offer",
    Matter.COVERED: "inbox-covered",
    Matter.RESTING: "inbox-resting",
    Matter.WAITING: "inbox-waiting",
    Matter.LOBBY: "inbox-lobby",
}
EVERYWHERE = 0
"""The number in the ids of components that are about no single table."""


def inbox(entries: Sequence[Entry], locale: str, *, page: int = 0, digest: bool = False) -> Message:
    """One page of an inbox, counted from 0; a page beyond the last shows the last. ``digest``: it comes by itself."""
    pages = max(1, -(-len(entries) // PAGE))
    page = min(max(page, 0), pages - 1)
    shown = entries[page * PAGE : (page + 1) * PAGE]
    turns = sum(entry.matter is Matter.TURN for entry in entries)
    head = catalogue.text(locale, "inbox-digest" if digest else "inbox-title", n=turns)
    lines = [head]
    if not entries:
        lines.append(catalogue.text(locale, "inbox-empty"))
    former: Matter | None = None
    for entry in shown:
        if entry.matter is not former:
            lines.append(f"**{catalogue.text(locale, HEADS[entry.matter])}**")
            former = entry.matter
        lines.append(cut(_line(entry, voice_of(entry.table, locale)), TEXT))
    if pages > 1:
        lines.append(catalogue.text(locale, "inbox-page", page=page + 1, pages=pages))
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay("\n".join(lines)))
    openers = [_opener(entry, voice_of(entry.table, locale)) for entry in shown if entry.matter is not Matter.LOBBY]
    for start in range(0, len(openers), LINE):
        view.add_item(line(*openers[start : start + LINE]))
    view.add_item(line(*_foot(locale, page, pages)))
    return Message(view=view)


def next_table(table: int, voice: Voice) -> Press:
    """The button that leads on to the next table where it is one's turn."""
    return button(Id("next", table), voice.text("inbox-next"), emoji="⏭️")


def _line(entry: Entry, voice: Voice) -> str:
    table, game = entry.table, entry.table.game
    where = voice.text("inbox-table", number=str(table.id), table=clean(table.name))
    if table.thread_id is not None:  # it is called like its table
        where = f"<#{table.thread_id}>"
    elif not table.alone and table.place is not None:
        where = f"{where} ({told_in(table)})"
    what = voice.text("inbox-line", where=where, game=voice.text(f"game-{game}"), seat=voice.seat(entry.seat))
    parts = [what]
    if entry.step:
        parts.append(voice.step(game, entry.step))
        if entry.due is not None and entry.matter is not Matter.RESTING:
            parts.append(voice.text("inbox-due", when=moment(entry.due)))
        else:
            parts.append(voice.text("inbox-since", when=moment(entry.since)))
    elif entry.matter is Matter.WAITING:
        waits = [voice.seat(w.seat) for w in entry.waiting]
        waits += [voice.text("status-hushed")] if entry.hushed else []
        if waits:
            parts.append(voice.text("inbox-waits", seats=waits))
    return " · ".join(parts)


def _opener(entry: Entry, voice: Voice) -> Press:
    """The button that opens a panel; of a seat that a computer plays meanwhile the one that takes it back."""
    verb = "back" if entry.matter is Matter.COVERED else "hand"
    key = "inbox-back" if entry.matter is Matter.COVERED else "inbox-open"
    style = discord.ButtonStyle.primary if entry.matter is Matter.TURN else discord.ButtonStyle.secondary
    label = voice.text(key, number=str(entry.table.id), table=clean(entry.table.name))
    return button(Id(verb, entry.table.id, entry.seat), label, style=style)


def _foot(locale: str, page: int, pages: int) -> list[Press]:
    def turn(to: int, key: str, emoji: str, *, disabled: bool = False) -> Press:
        return button(Id("inbox", EVERYWHERE, arg=str(to)), catalogue.text(locale, key), emoji=emoji, disabled=disabled)

    again = button(Id("inbox", EVERYWHERE, arg=f"{page}."), catalogue.text(locale, "inbox-again"), emoji="🔄")
    if pages == 1:
        return [again]
    before = turn(page - 1, "inbox-before", "⬅️", disabled=page == 0)
    after = turn(page + 1, "inbox-after", "➡️", disabled=page == pages - 1)
    return [before, after, again]
