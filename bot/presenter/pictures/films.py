"""What is made from a finished or running game that is played again: its replay and its course."""

from __future__ import annotations

import asyncio
import dataclasses
import logging
from collections.abc import Awaitable
from typing import TypeVar

import discord

from bot.common.errors import UserError
from bot.presenter.pictures import replay
from bot.presenter.pictures.drawing_pool import Pictures
from bot.presenter.words.voice import Voice, clean, voice_of
from bot.tables.history.history import Record
from bot.tables.history.replay_process import TooHeavy
from bot.tables.model import TableInfo, TableStatus
from bot.tables.service import Tables
from bot.tables.unit.posts import Message
from bot.tables.unit.replay import Divergence
from bot.ui.components import button
from bot.ui.ids import Id
from render.core.api import Picture

NOBODY = 0
"""A reader who holds no seat."""

_log = logging.getLogger(__name__)

T = TypeVar("T")


class Films:
    """Makes replays and courses, one at a time. ``posted``: the replays of finished games are posted, too, not only
    made for whoever asks."""

    def __init__(self, tables: Tables, pictures: Pictures, *, posted: bool) -> None:
        self.tables = tables
        self.posted = posted
        self._pictures = pictures
        self._filming = asyncio.Lock()

    async def post(self, info: TableInfo, voice: Voice) -> Message | None:
        """The whole of a finished game as a file; nothing where it cannot be made: the button under the result says
        why to whoever presses it."""
        if not self.posted or info.status is not TableStatus.FINISHED:
            return None
        try:
            name, data = await self.replay(await self.tables.history.record(info.id, NOBODY), voice.locale)
        except UserError as error:
            _log.warning("the replay of table %d is not posted: %s", info.id, error.key)
            return None
        told = {"number": str(info.id), "game": voice.text(f"game-{info.game}")}
        file = Picture(data, "html", 0, 0, voice.text("replay-title", table=info.name, **told))
        view = discord.ui.View(timeout=None)
        view.add_item(button(Id("replay", info.id), voice.text("button-replay"), emoji="🎞️"))
        content = voice.text("replay-posted", table=clean(info.name), number=str(info.id))
        return Message(content=content, view=view, pictures=[(name, file)])

    async def replay(self, record: Record, locale: str, since: int = -1) -> tuple[str, bytes]:
        """A game, or what happened in it after an action, as a page that needs no server, and its file's name. Raises
        ``replay-failed`` and ``replay-heavy``."""
        whole = job(record, locale, "replay-title")
        made = replay.made(dataclasses.replace(whole, since=since), self._pictures.layers)
        data = await self._played_again(made)
        return f"herald-{record.table.game}-{record.table.id}.html", data

    async def course(self, record: Record, locale: str) -> Message:
        """What everybody could count from turn to turn, as a plot. Raises ``stats-course-none`` before the second,
        ``replay-failed`` and ``replay-heavy``."""
        info = record.table
        drawn = await self._played_again(replay.plotted(job(record, locale, "stats-course")))
        if drawn is None:
            raise UserError("stats-course-none")
        said = voice_of(info, locale).text("stats-course-done", number=str(info.id), table=clean(info.name))
        return Message(content=said, pictures=[(f"herald-{info.game}-{info.id}-course.{drawn.extension}", drawn)])

    async def _played_again(self, made: Awaitable[T]) -> T:
        """What is made from a log that is played again; one at a time."""
        try:
            async with self._filming:
                return await made
        except Divergence as error:
            raise UserError("replay-failed") from error
        except TooHeavy as error:
            raise UserError("replay-heavy") from error


def job(record: Record, locale: str, title: str) -> replay.Job:
    """What is played again, for a reader of this language."""
    info, voice = record.table, voice_of(record.table, locale)
    head = voice.text(title, number=str(info.id), table=info.name, game=voice.text(f"game-{info.game}"))
    return replay.Job(
        record.rules, info.game, info.seat_count, record.seed, record.options, record.lines, voice.names, head,
        info.name, locale, record.hears, record.everything,
    )  # fmt: skip
