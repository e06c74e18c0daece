"""Pictures that a command shows beside its words, for the asker alone: a family's sheet, the assembly."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

from bot.common.errors import UserError
from bot.presenter.client import herald
from bot.presenter.words.voice import Voice, voice_of
from bot.tables.model import SeatView
from bot.tables.unit.posts import Message
from bot.ui.answer import Answer

VOTE = "vote"
"""The picture of court, election and Parliament."""
MOST = 1990
"""Characters of a message."""


async def sheet(answer: Answer, look: SeatView, zoom: str, told: Callable[[Any, Voice], list[str]]) -> Message:
    """A picture as the asker's seat sees it, with lines under it. Raises ``UserError`` for what cannot be shown."""
    presenter = herald(answer.interaction).presenter
    if zoom not in presenter.pictures.areas(look.table.game, look.view):
        raise UserError("zoom-unknown", area=zoom)
    shown = await presenter.board(look, answer.locale, zoom=zoom, private=True)
    lines = told(look.view, voice_of(look.table, answer.locale))
    return dataclasses.replace(shown, content="\n".join(lines)[:MOST])
