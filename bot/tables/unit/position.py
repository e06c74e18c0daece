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
    """A loaded position, and what follows from it."""

    rules: AnyRules
    """The rules of its game."""
    state: Any
    """What those rules work on; they change it in place."""
    prompts: Prompts
    """The open questions by seat, most urgent first; empty when it is over."""
    outcome: Outcome | None
    """How the game ended, ``None`` while it has not."""

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


def ended(loaded: LoadedTable) -> Outcome | None:
    """How people ended a game whose rules did not."""
    return Outcome(json.loads(loaded.table.places), loaded.table.ended, {}) if loaded.table.ended else None


def position_of(store: TableStore, loaded: LoadedTable) -> Position:
    """The position of a table; once people have ended its game, nobody is asked anything."""
    position = Position.of(store.rules(loaded.table.game), store.state(loaded))
    if loaded.table.ended and position.outcome is None:
        return Position(position.rules, position.state, {}, ended(loaded))
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
    """Why there is a new position."""

    actor: int | None = None
    """The seat that moved, ``None`` for none."""
    machine: bool = False
    """Nobody moved it by hand."""
    before: Prompts = dataclasses.field(default_factory=dict)
    """The questions by seat before."""
    events: list[Event] = dataclasses.field(default_factory=list)
    """What happened, in order."""
    first_seq: int = 0
    """The number of the first action that led here."""
    phase_seq: int | None = None
    """The number of the last of them that ended a phase, ``None`` when none did."""
    start: bool = False
    """The game begins."""
