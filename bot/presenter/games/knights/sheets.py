"""Pictures that a command shows beside its words, for the asker alone: the Assembly, a Baron's sheet."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

from bot.presenter.client import herald
from bot.presenter.words.voice import Voice, voice_of
from bot.tables.model import SeatView
from bot.tables.unit.posts import Message
from bot.ui.answer import Answer

ASSEMBLY = "assembly"
"""The picture of the Assembly."""
MOST = 1990
"""Characters of a message."""


async def sheet(answer: Answer, look: SeatView, zoom: str, told: Callable[[Any, Voice], list[str]]) -> Message:
    """A picture as the asker's seat sees it, with lines under it; the whole board where there is no such picture."""
    presenter = herald(answer.interaction).presenter
    near = zoom if zoom in presenter.pictures.areas(look.table.game, look.view) else ""
    shown = await presenter.board(look, answer.locale, zoom=near, private=True)
    lines = told(look.view, voice_of(look.table, answer.locale))
    return dataclasses.replace(shown, content="\n".join(lines)[:MOST])


def words(answer: Answer, look: SeatView, told: Callable[[Any, Voice], list[str]]) -> Message:
    """Lines alone."""
    return Message(content="\n".join(told(look.view, voice_of(look.table, answer.locale)))[:MOST])
