"""A position as it was loaded, and why there is a new one."""

from __future__ import annotations

import contextlib
import dataclasses
import json
from collections.abc import Iterator
from typing import Any

from bot.common.errors import RulesFault
from bot.tables.unit.change import AnyRules, TableStore
from bot.tables.unit.loaded import LoadedTable
from engine.core import Action, Event, Outcome, Prompt, Prompts


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


def ended(case: LoadedTable) -> Outcome | None:
    """How people ended a game whose rules did not."""
    return Outcome(json.loads(case.table.places), case.table.ended, {}) if case.table.ended else None


def position_of(store: TableStore, case: LoadedTable) -> Position:
    """The position of a table; once people have ended its game, nobody is asked anything."""
    position = Position.of(store.rules(case.table.game), store.state(case))
    if case.table.ended and position.outcome is None:
        return Position(position.rules, position.state, {}, ended(case))
    return position


@contextlib.contextmanager
def answering(seat: int, prompt: Prompt | None, action: Action) -> Iterator[None]:
    """Let a fault of the rules say which question was answered, and how."""
    try:
        yield
    except RulesFault as fault:
        fault.seat, fault.action = seat, fault.action or str(action)
        if prompt is not None:
            fault.question, fault.step = prompt.id, prompt.step
        raise


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
