"""What happened since a seat last looked: all of it, as pages or as a moving picture, and that it was read."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.common.errors import UserError
from bot.presenter.client import herald
from bot.presenter.panel_update import redraw
from bot.presenter.panels.panel import display
from bot.presenter.panels.recap import meaning, older, pages, told
from bot.presenter.words.voice import clean
from bot.tables.play.views import Since
from bot.tables.unit.posts import Message
from bot.ui.answer import Answer
from bot.ui.components import button, pressed
from bot.ui.ids import Id
from cogs.lookup import voice
from cogs.panel import own_look
from cogs.table.replay import watch


@pressed("news", news=True)
async def press_news(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """All that has happened since its person last looked. Whoever asks for it has read it."""
    tables, user = herald(answer.interaction).tables, answer.interaction.user.id
    found = await tables.views.since(where.table, user, _seat(where), message_id=_message(answer))
    await answer.send(_page(answer, found, where, 0))
    if (told_now := display(found.look, tells=True)) is not None:
        await tables.read_marks.read(told_now, user)


@pressed("newspage", update=True)
async def press_page(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """Another page of it."""
    first, last, number = _numbers(where)
    user = answer.interaction.user.id
    found = await herald(answer.interaction).tables.views.since(where.table, user, _seat(where), (first, last))
    await answer.edit(_page(answer, found, where, number))


@pressed("seen", update=True, news=True)
async def press_seen(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """All that this panel tells was read."""
    tables, seat = herald(answer.interaction).tables, _seat(where)
    await tables.read_marks.seen(where.table, answer.interaction.user.id, seat, _message(answer))
    look, _ = await own_look(answer.interaction, await tables.lookup.info(where.table), seat)
    await redraw(answer, look, seat)
    if answer.interaction.guild_id is not None:  # pressed on an ephemeral copy: the one in the DM follows
        await tables.redraw_panel(where.table, seat)


@pressed("watch", news=True)
async def press_watch(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """What has happened since its person last looked, board by board."""
    tables, seat = herald(answer.interaction).tables, _seat(where)
    found = await tables.views.since(where.table, answer.interaction.user.id, seat, message_id=_message(answer))
    await watch(answer, found.look.table, seat, found.look.since)


def _message(answer: Answer) -> int:
    """The message that was pressed; 0 where there is none."""
    message = answer.interaction.message
    return 0 if message is None else message.id


def _page(answer: Answer, found: Since, where: Id, number: int) -> Message:
    """A page of what happened, with buttons for those before and after it."""
    look, seat = found.look, _seat(where)
    info, speak = look.table, voice(answer.interaction, look.table)
    lines = [
        *older(found.older, info.game, look.view, seat, speak),
        *told(found.news, info.game, look.view, seat, speak),
    ]
    texts = pages(lines)
    if not texts:
        return Message(content=answer.say("news-nothing"))
    number = min(number, len(texts) - 1)
    head = answer.say("news-page", number=str(info.id), table=clean(info.name), page=number + 1, pages=len(texts))
    head += meaning((line.removeprefix("- ") for line in texts[number].splitlines()), speak)
    view = discord.ui.View(timeout=None)
    for to, label in ((number - 1, "panel-back-page"), (number + 1, "panel-next-page")):
        if 0 <= to < len(texts):
            span = f"{found.span[0]} {found.span[1]} {to}"
            view.add_item(button(Id("newspage", info.id, seat, arg=span), answer.say(label)))
    return Message(content=f"{head}\n{texts[number]}", view=view)


def _seat(where: Id) -> int:
    if where.seat is None:
        raise UserError("click-unknown")
    return where.seat


def _numbers(where: Id) -> tuple[int, int, int]:
    """The events between which something happened, and the page."""
    words = where.arg.split()
    if len(words) != 3 or not all(w.isascii() and w.isdecimal() and len(w) < 10 for w in words):
        raise UserError("click-unknown")
    first, last, page = map(int, words)
    return first, last, page
