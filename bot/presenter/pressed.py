"""Editing a pressed panel in two steps: words and controls at once, the picture as soon as it is drawn."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import discord

from bot.presenter.controls import PanelContext
from bot.presenter.host import herald
from bot.presenter.panel import panel
from bot.presenter.voice import voice_of
from bot.tables.model import SeatView
from bot.tables.post import Message
from bot.ui.answer import Answer
from engine.core import Prompt

INVALID_FORM = 50035
_log = logging.getLogger(__name__)


class _Pressed:
    """A panel message with clicks under way: the newest of them, and a lock that keeps their edits in order."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.newest = 0
        self.clicks = 0


_pressed: dict[int, _Pressed] = {}


async def redraw(
    answer: Answer,
    look: SeatView,
    seat: int,
    *,
    opened: str = "",
    page: int = 0,
    note: str = "",
    prompt: Prompt | None = None,
) -> None:
    """Answer a click on a panel. Of several clicks in a row only the newest draws the picture anew.

    ``prompt``: the question to show in full, else the most urgent one.
    """
    message = answer.interaction.message
    kept = _picture_of(message) if message is not None else None
    presenter = herald(answer.interaction).presenter

    async def whole() -> Message:
        return await presenter.panel(look, seat, answer.locale, opened=opened, page=page, note=note, prompt=prompt)

    if message is None or kept is None:
        await answer.edit(await whole())
        return
    click = answer.interaction.id
    pressed = _pressed.setdefault(message.id, _Pressed())
    pressed.newest = click
    pressed.clicks += 1
    try:
        ctx = PanelContext(look, seat, voice_of(look.table, answer.locale), opened, page, prompt)
        async with pressed.lock:
            shown = await _at_once(answer, panel(ctx, None, note=note, kept=kept))
        if shown and pressed.newest != click:
            return
        with presenter.pictures.leisure() if shown else contextlib.nullcontext():
            drawn = await whole()
        async with pressed.lock:
            if not shown:
                await answer.edit(drawn)
            elif pressed.newest == click and not herald(answer.interaction).is_closed():
                await _afterwards(answer, drawn)
    finally:
        pressed.clicks -= 1
        if not pressed.clicks:
            _pressed.pop(message.id, None)


async def _at_once(answer: Answer, message: Message) -> bool:
    """Show new words and controls beside the old picture; not so when that picture was replaced since the click."""
    try:
        await answer.edit(message, keep_pictures=True)
    except discord.HTTPException as error:
        if error.code != INVALID_FORM:
            raise
        return False
    return True


async def _afterwards(answer: Answer, message: Message) -> None:
    """Renew the picture. The click is answered already, so nobody is told when this fails."""
    try:
        await answer.edit(message)
    except discord.HTTPException as error:
        _log.warning("the picture of a panel could not be renewed: %s", error)


def _picture_of(message: discord.Message) -> tuple[str, str] | None:
    """File name and alt text of a panel's picture; ``None`` when it has none."""
    if not message.attachments:
        return None
    file = message.attachments[0]
    return file.filename, file.description or _alt(message.components)


def _alt(components: list[Any]) -> str:
    for component in components:
        if isinstance(component, discord.MediaGalleryComponent) and component.items:
            return component.items[0].description or ""
    return ""
