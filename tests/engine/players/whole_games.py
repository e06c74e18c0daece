"""Whole games among computer players."""

from __future__ import annotations

from typing import Any

from engine.core import Action, Rules, blocking
from engine.players import make

MOST = 20_000


def play(
    rules: Rules[Any, Any], seed: str, kinds: list[str], options: Any = None, *, most: int = MOST
) -> tuple[Any, list[list[Action]]]:
    """A whole game, or its first ``most`` decisions; every player is made anew for every decision."""
    state = rules.setup(seats=len(kinds), seed=seed, options=options)
    batches = []
    for _ in range(most):
        waits = blocking(rules.prompts(state))
        if not waits:
            return state, batches
        seat, (prompt, *_) = next(iter(waits.items()))
        player = make(rules.id, kinds[seat], f"{seed}/{seat}")
        batch = player.choose(rules.view(state, seat), prompt)
        assert batch, "a question for which the game waits gets an answer"
        for action in batch:
            assert rules.why_not(state, seat, action) is None, action
            rules.apply(state, seat, action)
        batches.append(batch)
    assert most < MOST, "the game does not end"
    return state, batches
