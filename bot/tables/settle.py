"""What follows from a new position: who is waited for, the deadline, the end of the game, what is announced."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

import msgspec
import sqlalchemy as sa

from bot.store import models as m
from bot.store.records import Case
from bot.tables import announce, deadlines
from bot.tables.change import AnyRules, Change
from bot.tables.model import SeatView, TableStatus
from engine.core import Event, Outcome, Prompts, blocking, told_once, visible_to


@dataclasses.dataclass(slots=True)
class Position:
    """A loaded position with its prompts and, when it is over, its outcome."""

    rules: AnyRules
    state: Any
    prompts: Prompts
    outcome: Outcome | None

    @classmethod
    def of(cls, rules: AnyRules, state: Any) -> Position:
        return cls(rules, state, rules.prompts(state), rules.outcome(state))

    def steps(self) -> dict[int, str]:
        """Seat to the step it must decide, for the seats the game waits for."""
        return {seat: mine[0].step for seat, mine in sorted(blocking(self.prompts).items())}


@dataclasses.dataclass(slots=True)
class Cause:
    """Why there is a new position. ``actor``: the seat that moved; ``machine``: a computer moved it; ``public``:
    everybody noticed; ``sealed``: it cannot be taken back; ``milestone``: a phase ended; ``start``: the game begins."""

    actor: int | None = None
    machine: bool = False
    public: bool = False
    sealed: bool = False
    milestone: bool = False
    start: bool = False


async def settle(change: Change, position: Position, cause: Cause) -> None:
    """Bring seats, deadline and announcements in line with a new position."""
    case = change.case
    steps = {} if position.outcome else position.steps()
    for seat in case.seats:
        step = steps.get(seat.seat, "")
        if step != seat.step:
            seat.step = step
            seat.since = change.now if step else seat.since
            seat.held = False
        if cause.milestone or (cause.sealed and seat.seat == cause.actor):
            seat.held = False
    if position.outcome:
        case.table.status = TableStatus.FINISHED.value
        case.table.finished_at = change.now
        for seat in case.seats:
            seat.undoable = 0
        await deadlines.stop(change)
        await change.close_panels("over")
    else:
        await deadlines.after_step(change, cause.actor, cause.public, cause.sealed)
    set_bot_due(change)
    await _announce(change, position, cause)


def set_bot_due(change: Change) -> None:
    """Mark the table when a computer player has to act, so that the autopilot finds it, also after a restart."""
    case = change.case
    running = case.status is TableStatus.RUNNING
    case.table.bot_due = running and any(s.step and s.machine for s in case.seats)
    change.woken = change.woken or case.table.bot_due


async def _announce(change: Change, position: Position, cause: Cause) -> None:
    case = change.case
    over = position.outcome is not None
    told: list[dict[str, Any]] = []
    if cause.milestone or cause.start or over:
        told = await _public_events(change)
        case.table.phase_seq = case.table.seq
    view = position.rules.view(position.state, None) if cause.milestone or cause.start or over else None
    shown = msgspec.to_builtins(view, str_keys=True) if view is not None else None
    if over:
        cut = max((i + 1 for i, e in enumerate(told) if e["milestone"]), default=0) if cause.milestone else 0
        announce.over(change, shown, told[:cut], told[cut:], msgspec.to_builtins(position.outcome, str_keys=True))
    elif cause.milestone or cause.start:
        announce.phase(change, shown, told)
    else:
        announce.within_phase(change, cause.actor, cause.machine, cause.public)


async def _public_events(change: Change) -> list[dict[str, Any]]:
    table = change.case.table
    e = m.events.c
    rows = await change.connection.execute(
        sa.select(e.key, e.params, e.milestone)
        .where(e.table_id == table.id, e.seq > table.phase_seq, e.audience == "", sa.not_(e.undone))
        .order_by(e.seq, e.place)
    )
    return [{"key": row.key, "params": json.loads(row.params), "milestone": bool(row.milestone)} for row in rows]


def look(case: Case, position: Position | None, seat: int | None) -> SeatView:
    """The position as a seat may see it; without a position (before the start) only the table."""
    if position is None:
        return SeatView(case.info(), seat)
    return SeatView(
        table=case.info(),
        seat=seat,
        view=position.rules.view(position.state, seat),
        prompts=tuple(position.prompts.get(seat, ())) if seat is not None else (),
        can_undo=seat is not None and case.status is TableStatus.RUNNING and case.seats[seat].undoable > 0,
        outcome=position.outcome,
    )


def token(case: Case) -> str:
    """What a component carries to prove it was drawn from this position: the count of what everybody noticed."""
    return str(case.table.epoch)


def events_of(events: list[tuple[int, Event]], seat: int | None) -> list[Event]:
    """The events of an act that its seat may know, each told once."""
    return told_once(visible_to([e for _, e in events], seat))
