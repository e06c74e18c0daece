"""Random legal play for every game: pickers, and the loop that drives them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from engine.core import Action, Event, Prompt, Rules, blocking

AnyRules = Rules[Any, Any]
Picker = Callable[[random.Random, AnyRules, Any, int, Prompt], Action]
Hook = Callable[[AnyRules, Any, int, Action, list[Event]], None]
OFFERS = 0.04
"""How often an offer is answered for which the game does not wait."""
LIMIT = 60_000
"""Actions after which a game counts as endless."""


def by_verb(rng: random.Random, rules: AnyRules, state: Any, seat: int, prompt: Prompt) -> Action:
    """Any legal action; first a verb, then its arguments, so that long lists do not drown short ones."""
    verbs: dict[str, list[Action]] = {}
    for action in prompt.actions:
        verbs.setdefault(action.verb, []).append(action)
    if "seal" in verbs and rng.random() < 0.3:
        return verbs["seal"][0]
    if "order" in verbs and rng.random() < 0.7:
        return rng.choice(verbs["order"])
    return rng.choice(verbs[rng.choice(list(verbs))])


def turn(rng: random.Random, rules: AnyRules, state: Any, picker: Picker) -> tuple[int, Action] | None:
    """Who does what next; ``None`` when the game is over. Now and then somebody acts for whom nobody waits."""
    found = answer(rng, rules, state, picker)
    return None if found is None else (found[0], found[2])


def answer(rng: random.Random, rules: AnyRules, state: Any, picker: Picker) -> tuple[int, Prompt, Action] | None:
    """Who answers which question how, as ``turn``."""
    prompts = rules.prompts(state)
    if not prompts:
        assert rules.outcome(state) is not None, "nobody may act, yet the game is not over"
        return None
    waits = blocking(prompts)
    assert waits, "the game must wait for somebody"
    asked = [(seat, prompt) for seat, mine in waits.items() for prompt in mine]
    if rng.random() < OFFERS:
        asked = [(seat, prompt) for seat, mine in prompts.items() for prompt in mine if not prompt.blocks] or asked
    seat, prompt = rng.choice(asked)
    return seat, prompt, picker(rng, rules, state, seat, prompt)


def play(
    rules: AnyRules, state: Any, rng: random.Random, picker: Picker = by_verb, hook: Hook | None = None
) -> list[tuple[int, Action]]:
    """Play a game to its end in place; returns what was done."""
    done: list[tuple[int, Action]] = []
    while (step := turn(rng, rules, state, picker)) is not None:
        events = rules.apply(state, *step)
        done.append(step)
        if hook is not None:
            hook(rules, state, *step, events)
        assert len(done) < LIMIT, "the game does not end"
    return done
