"""Deadline rows: when they are set, moved, stopped and carried on. ``deadline.py`` does the arithmetic."""

from __future__ import annotations

from bot.store import models as m
from bot.store.records import Case, SeatRecord
from bot.tables import schedule
from bot.tables.change import Change
from bot.tables.model import OnMiss


def people_waited_for(seats: list[SeatRecord]) -> list[SeatRecord]:
    """The seats a deadline is for: a person must decide, and no computer does it for him."""
    return [s for s in seats if s.step and not s.machine]


async def begin_turn(change: Change) -> None:
    """Set a fresh deadline as the table's policy says; none when it has no deadlines."""
    table, policy = change.case.table, change.case.policy
    end = schedule.due(policy, change.now, first=table.turns == 0)
    table.turns += 1
    if end is None:
        await stop(change)
    else:
        await _set(change, change.now, end)


async def stop(change: Change) -> None:
    """Drop the running deadline."""
    if change.case.due_at is None:
        return
    for table in (m.reminders, m.deadlines):
        await change.connection.execute(table.delete().where(table.c.table_id == change.case.table.id))
    change.case.due_at = None


async def halt(change: Change) -> None:
    """Stop the deadline and keep what is left of it, for ``carry_on``."""
    due_at = change.case.due_at
    change.case.table.time_left = None if due_at is None else max(0.0, due_at - change.now)
    await stop(change)


async def carry_on(change: Change) -> None:
    """Let a halted deadline run on with the time it had left."""
    left, change.case.table.time_left = change.case.table.time_left, None
    if not people_waited_for(change.case.seats):
        return
    if left is None:
        await begin_turn(change)
    else:
        await _set(change, change.now, change.now + left)


async def _set(change: Change, start: float, end: float) -> None:
    case, connection = change.case, change.connection
    policy, table_id, turn = case.policy, case.table.id, case.table.turns
    await change.db.upsert(
        connection,
        m.deadlines,
        {
            "table_id": table_id,
            "turn": turn,
            "started_at": start,
            "due_at": end,
            "act_at": end + policy.grace * 3600,
            "nudged": False,
        },
        ("turn", "started_at", "due_at", "act_at", "nudged"),
    )
    await connection.execute(m.reminders.delete().where(m.reminders.c.table_id == table_id))
    moments = schedule.reminders(policy, change.now, start, end)
    if moments:
        await connection.execute(
            m.reminders.insert(), [{"table_id": table_id, "turn": turn, "at": moment} for moment in moments]
        )
    case.due_at = end
    change.woken = True


async def after_step(change: Change, actor: int | None, public: bool, sealed: bool) -> None:
    """Give the deadline that follows from a step: ``actor`` moved, ``public`` when everybody noticed, ``sealed`` when
    it cannot be taken back.

    One deadline serves all who are waited for. It starts anew when somebody must decide something he did not
    have to decide before, or when the seat that moved for good has to go on; not when a seat takes its own seal
    back, nor with every move that it may still take back: moving to and fro must not hold a table for ever.
    """
    waiting = people_waited_for(change.case.seats)
    if not waiting:
        await stop(change)
        return
    before = {s.seat: s.step for s in people_waited_for([change.seat_before(s.seat) for s in change.case.seats])}
    fresh = any(before.get(s.seat) != s.step and (s.seat != actor or public) for s in waiting)
    moved_on = sealed and any(s.seat == actor for s in waiting)
    if fresh or moved_on or not before:
        await begin_turn(change)


def on_miss(case: Case) -> OnMiss:
    """What the table does with a seat that missed its deadline."""
    return case.policy.on_miss
