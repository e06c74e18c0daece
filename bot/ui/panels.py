"""Editing a pressed panel in two steps: words and controls at once, the picture as soon as it is drawn."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import discord

from bot.presenter.controls import Sheet
from bot.presenter.panel import panel
from bot.presenter.voice import voice_of
from bot.tables.types import Look
from bot.ui.answer import Answer, herald

_log = logging.getLogger(__name__)


class _Pressed:
    """A panel message with clicks under way: the newest of them, and a lock that keeps their edits in order."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.newest = 0
        self.clicks = 0


_pressed: dict[int, _Pressed] = {}


async def redraw(answer: Answer, look: Look, seat: int, *, opened: str = "", page: int = 0, note: str = "") -> None:
    """Answer a click on a panel. Of several clicks in a row only the newest draws the picture anew."""
    message = answer.interaction.message
    kept = _picture_of(message) if message is not None else None
    presenter = herald(answer.interaction).presenter
    if message is None or kept is None:
        await answer.edit(await presenter.panel(look, seat, answer.locale, opened=opened, page=page, note=note))
        return
    pressed = _pressed.setdefault(message.id, _Pressed())
    pressed.newest = answer.interaction.id
    pressed.clicks += 1
    try:
        sheet = Sheet(look, seat, voice_of(look.table, answer.locale), opened, page)
        async with pressed.lock:
            if pressed.newest == answer.interaction.id or not answer.interaction.response.is_done():
                await answer.edit(panel(sheet, None, note=note, kept=kept), keep_pictures=True)
        if pressed.newest != answer.interaction.id:
            return
        drawn = await presenter.panel(look, seat, answer.locale, opened=opened, page=page, note=note)
        async with pressed.lock:
            if pressed.newest == answer.interaction.id:
                await answer.edit(drawn)
    except discord.HTTPException as error:
        if not answer.interaction.response.is_done():
            raise
        _log.warning("the picture of panel %d could not be renewed: %s", message.id, error)
    finally:
        pressed.clicks -= 1
        if not pressed.clicks:
            _pressed.pop(message.id, None)


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
