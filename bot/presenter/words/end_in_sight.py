"""The sentence about an end that is in sight, for panels and the status of a table."""

from __future__ import annotations

from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView, TableStatus
from bot.tables.play.end_in_sight import in_sight
from engine import GAMES


def nearing(look: SeatView, voice: Voice) -> list[str]:
    """Who wins soon unless something changes, in one line; none where no end is in sight."""
    live = look.outcome is None and look.table.status in (TableStatus.RUNNING, TableStatus.PAUSED)
    near = in_sight(GAMES[look.table.game], look.view) if live and look.view is not None else None
    return [] if near is None else [voice.say(near.key, near.params)]
