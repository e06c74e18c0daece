"""Editing a pressed panel in two steps: words and controls at once, the picture as soon as it is drawn."""

from __future__ import annotations

import logging
from typing import Any

import discord

from bot.common.errors import UserError
from bot.presenter.client import herald
from bot.presenter.panel_kit.controls import PanelContext
from bot.presenter.panels.panel import panel
from bot.presenter.words.voice import voice_of
from bot.tables.model import SeatView
from bot.tables.unit.posts import Message
from bot.ui.answer import Answer
from bot.ui.clicks import shows
from engine.core import Prompt

INVALID_FORM = 50035
_log = logging.getLogger(__name__)


async def redraw(
    answer: Answer,
    look: SeatView,
    seat: int,
    *,
    opened: str = "",
    page: int = 0,
    note: str = "",
    prompt: Prompt | None = None,
    tip: bool = False,
) -> None:
    """Answer a click on a panel. Of several clicks in a row only the newest draws the picture anew, and what happens
    meanwhile is drawn with it.

    ``prompt``: the question to show in full, else the most urgent one.
    """
    message = answer.interaction.message
    kept = _pictures_of(message) if message is not None else []
    named = kept[0][0].partition("-hand.")[0] if kept else ""  # what refers to the picture stays true
    presenter = herald(answer.interaction).presenter

    async def whole() -> Message:
        return await presenter.panel(
            look, seat, answer.locale, marker=named, opened=opened, page=page, note=note, prompt=prompt, tip=tip
        )

    elsewhere = look.blocked is None and await presenter.elsewhere(look.table, seat)
    ctx = PanelContext(look, seat, voice_of(look.table, answer.locale), opened, page, prompt, elsewhere, tip)
    if not kept or not await _at_once(answer, look, panel(ctx, None, note=note, kept=kept)):
        await show(answer, look, await whole())
        _remember(answer, look)
        return
    while _shown(answer, look):
        with presenter.pictures.leisure():
            drawn = await whole()
        await answer.clicks.last(answer.interaction.id)
        if not _shown(answer, look):  # what a later click has brought is for that one to show, and to tell
            return
        now = await _now(answer, look, seat)
        if now is look:
            if await _afterwards(answer, look, drawn):
                _remember(answer, look)
            return
        still = None if prompt is None else next((p for p in now.prompts if p.id == prompt.id), None)
        if ctx.prompt is None or now.prompt_at(look.tokens.get(ctx.prompt.id, "")) is None:
            opened, page = "", 0
        if _shown(answer, look):
            answer.clicks.shown = now.table.seq, answer.interaction.id
        look, prompt = now, still


async def show(answer: Answer, look: SeatView, message: Message, *, keep_pictures: bool = False) -> None:
    """Edit the pressed message, unless by now it shows what came later."""
    if answer.interaction.message is not None:
        shows(answer.interaction.message.id, None)
    async with answer.clicks.lock:
        if answer.clicks.shown > (look.table.seq, answer.interaction.id):
            await answer.leave()
        else:
            answer.clicks.shown = look.table.seq, answer.interaction.id
            await answer.edit(message, keep_pictures=keep_pictures)
    answer.clicks.arrive(answer.interaction.id)


def _shown(answer: Answer, look: SeatView) -> bool:
    """Whether the pressed message shows this position, as this click brought it."""
    return answer.clicks.shown == (look.table.seq, answer.interaction.id)


async def _at_once(answer: Answer, look: SeatView, message: Message) -> bool:
    """Show new words and controls beside the old picture; not so when that picture was replaced since the click."""
    try:
        await show(answer, look, message, keep_pictures=True)
    except discord.HTTPException as error:
        if error.code != INVALID_FORM:
            raise
        return False
    return True


async def _now(answer: Answer, look: SeatView, seat: int) -> SeatView:
    """What the seat sees by now; ``look`` itself while it is asked the same."""
    tables = herald(answer.interaction).tables
    if (await tables.lookup.info(look.table.id)).seq == look.table.seq:
        return look
    try:
        now = await tables.views.look(look.table.id, answer.interaction.user.id, seat=seat)
    except UserError:  # the seat is another's by now
        return look
    if (now.prompts, now.tokens, now.outcome) == (look.prompts, look.tokens, look.outcome):
        return look
    return now


async def _afterwards(answer: Answer, look: SeatView, message: Message) -> bool:
    """Renew the picture, and tell whether that was done. The click is answered already, so nobody is told when it
    fails."""
    async with answer.clicks.lock:
        if not _shown(answer, look) or herald(answer.interaction).is_closed():
            return False
        try:
            await answer.edit(message)
        except discord.HTTPException as error:
            _log.warning("the picture of a panel could not be renewed: %s", error)
            return False
    return True


def _remember(answer: Answer, look: SeatView) -> None:
    """The panel is up to date: it need not be drawn again for what this click brought."""
    if answer.interaction.message is not None and _shown(answer, look):
        shows(answer.interaction.message.id, look)


def _pictures_of(message: discord.Message) -> list[tuple[str, str]]:
    """File names and alt texts of a panel's pictures."""
    alts = _alts(message.components)
    return [
        (file.filename, file.description or (alts[place] if place < len(alts) else ""))
        for place, file in enumerate(message.attachments)
    ]


def _alts(components: list[Any]) -> list[str]:
    galleries = [component for component in components if isinstance(component, discord.MediaGalleryComponent)]
    return [item.description or "" for gallery in galleries for item in gallery.items]
