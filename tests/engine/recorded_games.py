"""One recorded game per case, from which all checks of the contract read.

Recorded when first asked for, then kept: a check that needs a position loads its save.
"""

from __future__ import annotations

import functools
import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.core import Action, Draw, Event, Outcome, Prompt
from tests.engine.driver import LIMIT, AnyRules, answer
from tests.engine.supplement import Supplement
from tests.engine.supplements import CASES, RULES, SUPPLEMENTS, case_id

Case = tuple[str, int, dict[str, Any]]


class Step(NamedTuple):
    """A position, what was done in it, and what that brought."""

    save: bytes
    """The position before it."""
    seat: int
    """Who acted."""
    action: Action
    """What was done."""
    prompt: Prompt
    """The question that the action answers."""
    events: list[Event]
    """What it brought, to whomever."""
    draws: list[Draw]
    """Luck that was drawn for it."""


class Walk(NamedTuple):
    """A whole game."""

    rules: AnyRules
    """Of the game."""
    extra: Supplement
    """What the tests know of the game."""
    seed: str
    """Of all luck; also the id of the case."""
    seats: int
    """How many play."""
    draws: list[Draw]
    """Luck that was drawn for the set-up."""
    steps: list[Step]
    """In the order of play."""
    end: bytes
    """The save after the last step."""
    outcome: Outcome | None
    """How it ended; ``None``: nobody is asked, and yet it is not over."""

    def sample(self, count: int, number: int) -> Iterator[Step]:
        """Some steps in the order of play, others for every number."""
        chosen = random.Random(number).sample(range(len(self.steps)), min(count, len(self.steps)))
        return (self.steps[n] for n in sorted(chosen))

    def after(self, step: int) -> bytes:
        """The save after a step."""
        return self.steps[step + 1].save if step + 1 < len(self.steps) else self.end


def start(case: Case, seed: str) -> tuple[AnyRules, Any]:
    """A new game of a case."""
    game, seats, options = case
    rules = RULES[game]
    return rules, rules.setup(seats=seats, seed=seed, options=rules.Options(**options))


def walk(case: Case) -> Walk:
    """The game of a case."""
    return _record(case_id(case))


def wished(rules: AnyRules, state: Any, wishes: list[tuple[int, Action]]) -> tuple[int, Prompt, Action] | None:
    """The first of these wishes that is still to be said, with the question that lists it."""
    while wishes:
        seat, action = wishes.pop(0)
        for prompt in rules.prompts(state)[seat]:
            if action in prompt.actions:
                return seat, prompt, action
    return None


@functools.cache
def _record(name: str) -> Walk:
    case = next(c for c in CASES if case_id(c) == name)
    rules, state = start(case, name)
    extra = SUPPLEMENTS[case[0]]
    drawn = rules.draws(state)
    rng = random.Random(name)
    steps: list[Step] = []
    wishes = [(seat, wish) for seat in range(1, case[1], 2) for wish in rules.styles().get(extra.style, ())]
    while (step := wished(rules, state, wishes) or answer(rng, rules, state, extra.picker)) is not None:
        seat, prompt, action = step
        save = rules.dumps(state)
        if action not in prompt.actions:  # a picker may do something else that stands open to the seat
            prompt = next(p for p in rules.prompts(state)[seat] if action in p.actions)
        events = rules.apply(state, seat, action)
        steps.append(Step(save, seat, action, prompt, events, rules.draws(state)))
        assert len(steps) < LIMIT, "the game does not end"
    return Walk(rules, extra, name, case[1], drawn, steps, rules.dumps(state), rules.outcome(state))
