"""How long games take, from those that were played here to their end."""

from __future__ import annotations

import dataclasses
import statistics

import sqlalchemy as sa

from bot.store import models as m
from bot.tables.model import TableStatus
from bot.tables.unit.change import TableStore

LEAST, MOST = 5, 200
"""Games from which something can be said, and how many of the latest are looked at."""
DAY = 86400.0


@dataclasses.dataclass(frozen=True, slots=True)
class Length:
    """How long games took."""

    games: int
    """From how many games this is known."""
    median: float
    """Days that the middle one took."""
    low: float
    """A quarter of them took fewer days than this."""
    high: float
    """A quarter of them took more days than this."""


class Lengths:
    """Looks at games that are over."""

    def __init__(self, store: TableStore) -> None:
        self.store = store

    async def of(self, game: str, seats: int) -> Length | None:
        """How long games of people with so many seats took on this host; ``None`` when there were too few. Games that
        their people ended by a vote do not count, nor lessons, forks and what came from a file."""
        t, s = m.tables.c, m.seats.c
        machines = sa.exists().where(s.table_id == t.id, s.computer != "")
        played = (
            sa.select(t.started_at, t.finished_at)
            .where(t.game == game, t.seat_count == seats, t.status == TableStatus.FINISHED.value)
            .where(t.ended == "", sa.not_(t.practice), sa.not_(t.imported), sa.not_(t.lesson), sa.not_(machines))
            .where(t.forked_from.is_(None), t.started_at.is_not(None), t.finished_at.is_not(None))
            .order_by(t.finished_at.desc())
            .limit(MOST)
        )
        async with self.store.db.read() as connection:
            days = [(row.finished_at - row.started_at) / DAY for row in await connection.execute(played)]
        if len(days) < LEAST:
            return None
        low, median, high = statistics.quantiles(days, n=4, method="inclusive")
        return Length(len(days), median, low, high)
