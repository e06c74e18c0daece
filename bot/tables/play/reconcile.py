"""What follows from a new position: the questions, the clock, sleep, the end of the game, what is announced."""

from __future__ import annotations

import dataclasses

from bot.tables.model import Question, TableStatus
from bot.tables.play import announce, coming_back, faults, idle, questions, response_times, results, table_clock
from bot.tables.unit import anonymity
from bot.tables.unit.change import Change
from bot.tables.unit.position import Cause, Position


async def settle(change: Change, position: Position, cause: Cause) -> None:
    """Bring questions, clock and announcements in line with a new position."""
    loaded = change.loaded
    by_hand = cause.actor if cause.first_seq and not cause.machine else None  # an undo answers nothing
    forget = cause.phase_seq is not None or cause.start
    closed = ask(change, position, first=cause.start, forget=forget, answered=by_hand)
    if by_hand is not None:
        await response_times.answered(change, loaded.seats[by_hand], closed[by_hand])
    faults.settled(change, position, cause)
    if position.outcome:
        loaded.table.status = TableStatus.FINISHED.value
        loaded.table.finished_at = change.now
        anonymity.lift(loaded)
        for seat in loaded.seats:
            seat.undoable = 0
        await change.close_panels("over")
        await results.note(change, position.outcome, position.rules.round_of(position.public()))
    else:
        _count_rounds(change, position, cause)
    await table_clock.index(change)
    set_bot_due(change)
    await announce.step(change, position, cause)


def ask(
    change: Change, position: Position, *, first: bool = False, forget: bool = False, answered: int | None = None
) -> list[list[Question]]:
    """Store what the seats are asked now; by seat what is closed with that. ``answered``: the seat that did it by
    hand."""
    loaded, now = change.loaded, table_clock.clock(change)
    closed = []
    for seat, rhythm in zip(loaded.seats, loaded.rhythms(), strict=True):
        if seat.late and seat.seat == answered and response_times.in_time(seat, position.of_seat(seat.seat), now):
            seat.late, rhythm = False, dataclasses.replace(rhythm, late=False)
        prompts = position.of_seat(seat.seat)
        by_hand = seat.seat == answered
        closed.append(questions.settle(seat, prompts, rhythm, now, first=first, forget=forget, answered=by_hand))
    return closed


def _count_rounds(change: Change, position: Position, cause: Cause) -> None:
    """Keep up to which round people acted; a table where nobody did for a whole one goes to sleep."""
    table = change.loaded.table
    if not cause.machine:
        table.person_round = -1
    elif change.loaded.people:
        round_ = position.rules.round_of(position.public())
        if table.person_round < 0:
            table.person_round = round_
        elif round_ - table.person_round > 1:
            idle.fall_asleep(change, "note-asleep-round")


def set_bot_due(change: Change) -> None:
    """Mark the table when a computer player has to act, so that the autopilot finds it, also after a restart."""
    loaded = change.loaded
    running = loaded.status is TableStatus.RUNNING and not loaded.table.stopped
    loaded.table.bot_due = running and any(
        q.blocks or (q.notify and not q.weighed)
        for seat in loaded.seats
        for q in coming_back.asked(loaded.policy, seat, change.now)
    )
    change.woken = change.woken or loaded.table.bot_due
