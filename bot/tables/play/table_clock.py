"""The clock of a table: one row that says when the first of its questions is due, to be acted on, to be reminded of.

The time of each question stands with its seat (``questions``); how long it is says ``schedule``.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

from bot.store import models as m
from bot.store.models import SeatRecord
from bot.tables.clock import schedule
from bot.tables.clock.availability import Habits
from bot.tables.model import Question, TableStatus
from bot.tables.play import coming_back, questions
from bot.tables.unit.change import Change
from bot.tables.unit.loaded import LoadedTable, Times
from bot.tables.unit.posts import PostKind


def of_people(seats: list[SeatRecord]) -> Iterator[tuple[SeatRecord, Question]]:
    """The open questions of seats for which no computer acts."""
    for seat in seats:
        if not seat.machine:
            for question in questions.standing(seat):
                yield seat, question


def missing(seats: list[SeatRecord]) -> list[tuple[SeatRecord, Question]]:
    """The questions of people for whose answer the game waits."""
    return [(seat, q) for seat, q in of_people(seats) if q.blocks]


def times(loaded: LoadedTable, now: float) -> Times:
    """The clock as the questions say it, and when a computer may answer what it leaves alone. A table that does not
    run, or is stopped, has none."""
    if loaded.status is not TableStatus.RUNNING or loaded.table.stopped:
        return Times()
    asked, waits = list(of_people(loaded.seats)), missing(loaded.seats)
    named = [q for _, q in waits if not q.anonymous] or [q for _, q in waits]
    moments = [reminders(loaded, seat, q)[:1] for seat, q in waits]
    left_alone = [moment for seat in loaded.seats for moment in coming_back.moments(loaded.policy, seat, now)]
    found = Times(
        min((q.due_at for q in named if q.due_at is not None), default=None),
        min((*left_alone, *(q.act_at for _, q in asked if q.act_at is not None)), default=None),
        min((moment for first in moments for moment in first), default=None),
        loaded.times.reminded_at,
    )
    return found if found else Times()


def reminders(loaded: LoadedTable, seat: SeatRecord, question: Question) -> list[float]:
    """The moments at which the person of a seat is to be reminded of a question, those that were handled left out; none
    of one of which they want to hear no more, or whose deadline has passed and was acted on."""
    if question.due_at is None or question.act_at is None or question.quiet:
        return []
    after = max(loaded.times.reminded_at, question.began)
    cadence = loaded.habits.get(seat.user_id or 0, Habits()).cadence
    return schedule.reminders(loaded.policy, after, question.began, question.due_at, cadence)


def turn_of(due_at: float) -> str:
    """What a button carries that is about the turn due at a moment."""
    return str(int(due_at))


def hush(seat: SeatRecord, turn: str) -> bool:
    """Remind the person of a seat no more of what is asked of it in this turn; whether anything of that is open."""
    meant = [q for q in questions.standing(seat) if q.due_at is not None and turn_of(q.due_at) == turn]
    for question in meant:
        questions.change(seat, question.id, quiet=True)
    return bool(meant)


async def index(change: Change) -> None:
    """Write the clock of a table when it has changed."""
    loaded = change.loaded
    now = times(loaded, change.now)
    if now == loaded.times:
        return
    if now:
        row = {name: getattr(now, name) for name in Times.__dataclass_fields__}
        await change.db.upsert(change.connection, m.deadlines, {"table_id": loaded.table.id, **row}, tuple(row))
        change.woken = True
    elif loaded.times:
        await change.connection.execute(m.deadlines.delete().where(m.deadlines.c.table_id == loaded.table.id))
    loaded.times = now


def halt(change: Change) -> None:
    """Let the time of a table stand still."""
    change.loaded.table.paused_at = change.now


def carry_on(change: Change) -> None:
    """Let every question of a table have the time it had left."""
    since, change.loaded.table.paused_at = change.loaded.table.paused_at, None
    for seat, rhythm in zip(change.loaded.seats, change.loaded.rhythms(), strict=True):
        questions.shift(seat, rhythm, change.now - since if since is not None else 0.0, change.now)


async def jump(change: Change, by: float) -> None:
    """The machine's clock was set by so many seconds: what is asked keeps the time it had left, but for what is due at
    a fixed time of the day. While the table rests that keeps what was left, too. The table is told when something
    has moved that it was told."""
    loaded, table = change.loaded, change.loaded.table
    slots = bool(loaded.policy.at) and not loaded.policy.bank and table.paused_at is None
    moved = [questions.jump(seat, by, slots=slots) for seat in loaded.seats]
    if table.paused_at is not None:
        table.paused_at += by
    shown = bool(loaded.times)
    if loaded.times.reminded_at:
        loaded.times = dataclasses.replace(loaded.times, reminded_at=loaded.times.reminded_at + by)
    await index(change)
    if shown and any(moved):
        change.note("note-clock", minutes=round(abs(by) / 60), way="ahead" if by > 0 else "back")
        show(change)


def show(change: Change) -> None:
    """Status and panels say when something is due, or that time stands."""
    change.edit(PostKind.STATUS)
    for seat in change.loaded.seats:
        change.edit(PostKind.PANEL, seat)


def clock(change: Change) -> float:
    """The moment at which a table's time stands."""
    paused = change.loaded.table.paused_at
    return change.now if paused is None else paused


def restart(change: Change) -> None:
    """Give every question its whole time anew, and every seat a full clock, as the table's policy says now; what was
    promised for it stays."""
    for seat in change.loaded.seats:
        seat.bank = seat.bank_at = None
    for seat, rhythm in zip(change.loaded.seats, change.loaded.rhythms(), strict=True):
        asked = dataclasses.replace(rhythm, unwarned=False, unwarned_any=False)  # by what was agreed, which stays
        questions.renew(seat, asked, clock(change), all_of_them=True, at_least=True)
