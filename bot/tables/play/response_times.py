"""How fast people answer, and how often they miss a deadline: kept when they do, asked before they join.

Only turns count that are asked by name at tables for several people with turns of half a day or more, or without
deadlines. What is asked without names is left out, and so are anonymous tables: a pace that moves would tell who it
was. Pauses, sleep and days off do not count; misses weigh half as much after ``HALF_LIFE``.
"""

from __future__ import annotations

import dataclasses
import statistics
from collections.abc import Iterable, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.common.errors import UserError
from bot.store import models as m
from bot.store.models import SeatRecord
from bot.tables.clock import availability
from bot.tables.clock.availability import DAY
from bot.tables.model import Cost, DeadlinePolicy, Question
from bot.tables.play import questions
from bot.tables.unit import anonymity
from bot.tables.unit.change import Change, TableStore
from bot.tables.unit.loaded import LoadedTable
from engine.core import Prompt

FEW = 5
"""Turns from which on a pace tells something."""
MOST = 200
"""Turns that are looked at."""
HALF_LIFE = 90 * DAY
KEPT = 365 * DAY
"""Seconds for which an answer is kept."""


@dataclasses.dataclass(frozen=True, slots=True)
class Pace:
    """How fast somebody answers, and how often they miss a deadline."""

    turns: int
    """From how many turns this is known."""
    quartiles: tuple[float, float, float] | None = None
    """Seconds within which a quarter, half and three quarters of their answers came; ``None`` while there are few."""
    missed: int | None = None
    """The share of deadlines they missed, as percent, older ones weighing less; ``None`` while there are few."""

    @property
    def known(self) -> bool:
        """Whether it tells anything."""
        return self.missed is not None


class Paces:
    """What others may know of people's pace."""

    def __init__(self, store: TableStore) -> None:
        self.store = store

    async def listed(self, users: Iterable[int], asker: int | None = None) -> dict[int, Pace]:
        """The paces of people who let others see them, and one's own; who is new has none."""
        wanted = list(dict.fromkeys(users))
        u = m.users.c
        async with self.store.db.read() as connection:
            hidden = set(await connection.scalars(sa.select(u.id).where(u.id.in_(wanted), sa.not_(u.listed))))
            now = self.store.clock.now()
            seen = [user for user in wanted if user not in hidden or user == asker]
            found = {user: await of(connection, user, now) for user in seen}
        return {user: pace for user, pace in found.items() if pace.known}


async def of(connection: AsyncConnection, user_id: int, now: float) -> Pace:
    """Somebody's pace."""
    a = m.answers.c
    query = sa.select(a.took, a.missed, a.at).where(a.user_id == user_id, a.at > now - KEPT)
    return _pace((await connection.execute(query.order_by(a.at.desc()).limit(MOST))).all(), now)


def _pace(rows: Sequence[Any], now: float) -> Pace:
    if len(rows) < FEW:
        return Pace(len(rows))
    weights = [0.5 ** ((now - row.at) / HALF_LIFE) for row in rows]
    missed = sum(weight for weight, row in zip(weights, rows, strict=True) if row.missed)
    took = [row.took for row in rows if not row.missed]
    low, middle, high = statistics.quantiles(took, n=4, method="inclusive") if len(took) > 1 else (took or [0.0]) * 3
    return Pace(len(rows), (low, middle, high) if took else None, round(100 * missed / sum(weights)))


async def may_join(connection: AsyncConnection, policy: DeadlinePolicy, user_id: int, now: float) -> None:
    """Raise ``gate-missed`` for who has missed more deadlines than a table wants, ``gate-new`` for who is not known
    where newcomers may not join. Nobody else learns of it."""
    if policy.gate < 0:
        return
    pace = await of(connection, user_id, now)
    if pace.missed is None:
        if not policy.newcomers:
            raise UserError("gate-new", n=FEW)
    elif pace.missed > policy.gate:
        raise UserError("gate-missed", most=policy.gate, share=pace.missed)


# -- what is kept


async def answered(change: Change, seat: SeatRecord, closed: Sequence[Question]) -> None:
    """Keep that somebody has answered."""
    for question in closed:
        await _keep(change, seat, question, missed=False)


async def missed(change: Change, seat: SeatRecord, question: Question) -> None:
    """Keep that somebody has missed a deadline."""
    seat.misses, seat.late = seat.misses + 1, True
    await _keep(change, seat, question, missed=True)


def in_time(seat: SeatRecord, prompts: Sequence[Prompt], now: float) -> bool:
    """Whether a seat has just answered a turn before it was due, the first time that it was."""
    still = {(prompt.id, prompt.pace) for prompt in prompts}
    return any(
        q.pace == "turn" and (q.id, q.pace) not in still and not q.late and q.due_at is not None and now < q.due_at
        for q in questions.standing(seat)
    )


async def _keep(change: Change, seat: SeatRecord, question: Question, *, missed: bool) -> None:
    loaded = change.loaded
    if seat.user_id is None or question.pace != "turn" or question.anonymous or not counts(loaded):
        return
    rhythm = loaded.rhythms()[seat.seat]
    row = {
        "user_id": seat.user_id,
        "turn": f"{loaded.table.id}/{seat.seat}/{question.id}/{question.since:.0f}",
        "took": questions.spent(question, rhythm, change.now),
        "missed": missed,
        "at": change.now,
    }
    await change.db.upsert(change.connection, m.answers, row, ("took", "missed", "at") if missed else ("took",))


def counts(loaded: LoadedTable) -> bool:
    """Whether what happens at a table says how people keep its deadlines."""
    table, policy = loaded.table, loaded.policy
    several = len({s.user_id for s in loaded.seats if s.user_id is not None}) > 1
    slow = not policy.hours or not availability.short(policy)
    return several and slow and not (table.alone or table.practice or anonymity.hides(table))


def costs(policy: DeadlinePolicy, seat: SeatRecord) -> bool:
    """Whether a seat is to be offered because its person has missed too often."""
    return policy.cost is Cost.SEAT and seat.user_id is not None and seat.misses >= policy.strikes
