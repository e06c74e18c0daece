"""What follows from a new position: the questions, the clock, sleep, the end of the game, what is announced."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

from bot.tables import announce, deadlines, questions, sleep
from bot.tables.case import Case
from bot.tables.change import AnyRules, Change, TableStore
from bot.tables.model import TableStatus
from engine.core import Event, Outcome, Prompt, Prompts


@dataclasses.dataclass(slots=True)
class Position:
    """A loaded position with its prompts and, when it is over, its outcome."""

    rules: AnyRules
    state: Any
    prompts: Prompts
    outcome: Outcome | None

    @classmethod
    def of(cls, rules: AnyRules, state: Any) -> Position:
        outcome = rules.outcome(state)
        return cls(rules, state, {} if outcome else rules.prompts(state), outcome)

    def of_seat(self, seat: int) -> list[Prompt]:
        """What a seat is asked."""
        return self.prompts.get(seat, [])

    def public(self) -> Any:
        """The position as everybody may see it."""
        return self.rules.view(self.state, None)


def ended(case: Case) -> Outcome | None:
    """How people ended a game whose rules did not."""
    return Outcome(json.loads(case.table.places), case.table.ended, {}) if case.table.ended else None


def position_of(store: TableStore, case: Case) -> Position:
    """The position of a table; once people have ended its game, nobody is asked anything."""
    position = Position.of(store.rules(case.table.game), store.state(case))
    if case.table.ended and position.outcome is None:
        return Position(position.rules, position.state, {}, ended(case))
    return position


@dataclasses.dataclass(slots=True)
class Cause:
    """Why there is a new position.

    ``actor``: the seat that moved; ``machine``: nobody moved it by hand; ``before``: what the seats were asked before;
    ``events``: what happened, in order; ``first_seq``: the first action; ``phase_seq``: the last one that ended a
    phase; ``start``: the game begins.
    """

    actor: int | None = None
    machine: bool = False
    before: Prompts = dataclasses.field(default_factory=dict)
    events: list[Event] = dataclasses.field(default_factory=list)
    first_seq: int = 0
    phase_seq: int | None = None
    start: bool = False


async def settle(change: Change, position: Position, cause: Cause) -> None:
    """Bring questions, clock and announcements in line with a new position."""
    case = change.case
    ask(change, position, first=cause.start, forget=cause.phase_seq is not None or cause.start)
    if position.outcome:
        case.table.status = TableStatus.FINISHED.value
        case.table.finished_at = change.now
        for seat in case.seats:
            seat.undoable = 0
        await change.close_panels("over")
    else:
        _count_rounds(change, position, cause)
    await deadlines.index(change)
    set_bot_due(change)
    await announce.step(change, position, cause)


def ask(change: Change, position: Position, *, first: bool = False, forget: bool = False) -> None:
    """Store what the seats are asked now."""
    case, now = change.case, deadlines.clock(change)
    policy = case.policy
    for seat in case.seats:
        questions.settle(seat, position.of_seat(seat.seat), policy, now, first=first, forget=forget)


def _count_rounds(change: Change, position: Position, cause: Cause) -> None:
    """Keep up to which round people acted; a table where nobody did for a whole one goes to sleep."""
    table = change.case.table
    if not cause.machine:
        table.person_round = -1
    elif change.case.people:
        round_ = position.rules.round_of(position.public())
        if table.person_round < 0:
            table.person_round = round_
        elif round_ - table.person_round > 1:
            sleep.fall_asleep(change, "note-asleep-round")


def set_bot_due(change: Change) -> None:
    """Mark the table when a computer player has to act, so that the autopilot finds it, also after a restart."""
    case = change.case
    running = case.status is TableStatus.RUNNING
    case.table.bot_due = running and any(
        s.machine and any(q.blocks or (q.notify and not q.weighed) for q in questions.standing(s)) for s in case.seats
    )
    change.woken = change.woken or case.table.bot_due
