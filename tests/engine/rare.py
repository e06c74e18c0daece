"""Rare positions played on at random: nothing raises, nobody waits for ever, and what silence means can be done."""

from __future__ import annotations

import os
import random
from typing import Any

from engine.core import blocking
from tests.engine.driver import LIMIT, AnyRules, turn
from tests.engine.supplements import SUPPLEMENTS

GAMES = int(os.environ.get("HERALD_SOAK", "0"))
"""Games from rare positions that the soak plays to their end, for each game and number of seats; elsewhere none is."""
SILENT = 0.1
"""How often everybody is silent for a question."""


def silence(rules: AnyRules, state: Any) -> None:
    """On a copy: every default is played whole, act after act, each of them legal, and settles its question."""
    for seat, asked in rules.prompts(state).items():
        for prompt in asked:
            if not prompt.default:
                assert prompt.pace == "offer", prompt.id
                continue
            copy = rules.loads(rules.dumps(state))
            for action in prompt.default:
                refusal = rules.why_not(copy, seat, action)
                assert refusal is None, (prompt.id, str(action), refusal)
                rules.apply(copy, seat, action)
            left = [p.id for p in rules.prompts(copy).get(seat, []) if p.blocks]  # what is sealed may be opened again
            assert prompt.id not in left, prompt.id


def play_on(rules: AnyRules, state: Any, number: int, most: int) -> None:
    """Play on from a position, to the end or for some actions. All is checked all along, silence now and then."""
    extra, rng = SUPPLEMENTS[rules.id], random.Random(number)
    extra.check(state)
    assert rules.loads(rules.dumps(state)) == state
    assert rules.invariants(state) == []
    silence(rules, state)
    for _ in range(most):
        step = turn(rng, rules, state, extra.picker)
        if step is None:
            return
        events = rules.apply(state, *step)
        extra.check(state)
        extra.check_events(state, events)
        if blocking(rules.prompts(state)) and rng.random() < SILENT:
            silence(rules, state)
    assert most < LIMIT, "the game does not end"
