"""A game as one page that needs no server: every phase with its board and what happened, stepped through by hand.

Playing the log again and drawing every board takes seconds, so it is done in a process of its own (``made``), which
ends when it takes too long. What stands in the page comes from the views of one seat, or of a spectator, and from the
events that it may know; nothing else is put in.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

from bot.tables.history import replay_process
from bot.tables.unit.replay import AnyRules, Divergence, LogLine
from engine import RECORDS
from render.core.api import Picture

FILM = f"{__name__}.film"
"""The module that makes the page; the bot itself never loads what it draws with."""
COURSE = f"{__name__}.course"
"""The module that draws the course of a game."""
SECONDS = 600.0
"""After so long it is given up; it steps back behind everything else."""


@dataclasses.dataclass(frozen=True, slots=True)
class Job:
    """What a page or a plot is made from."""

    rules: AnyRules
    """Of the game."""
    game: str
    """Its id."""
    seats: int
    """How many there are."""
    seed: str
    """Of all luck of the game."""
    options: Any
    """With which the game was set up, an ``Options`` of its rules."""
    lines: Sequence[LogLine]
    """The log of actions, from the set-up on."""
    names: Sequence[str]
    """The display names of the seats."""
    title: str
    """Of the page or the plot."""
    table: str
    """What the boards call the table."""
    locale: str
    """The language in which the page opens, and of its boards."""
    hears: int | None = None
    """The seat that sees it; ``None`` for a spectator."""
    everything: bool = False
    """The game is over, and nothing that happened is left out."""
    since: int = -1
    """What happened up to the action of that number is left out; -1: nothing is."""


async def made(job: Job, layers: Path | None = None) -> bytes:
    """The page, made in a process of its own. Raises ``Divergence`` and ``TooHeavy``."""
    found = await replay_process.elsewhere(FILM, (job, layers, RECORDS.get(job.game)), SECONDS)
    if isinstance(found, bytes):
        return found
    raise Divergence(found)


async def plotted(job: Job) -> Picture | None:
    """The course of a game as a plot of what everybody saw, made in a process of its own; ``None`` while its
    first turn is played. Raises ``Divergence`` and ``TooHeavy``."""
    found = await replay_process.elsewhere(COURSE, (job, None, RECORDS.get(job.game)), SECONDS)
    if isinstance(found, str):
        raise Divergence(found)
    return cast(Picture | None, found)
