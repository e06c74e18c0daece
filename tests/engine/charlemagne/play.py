"""Random legal play of Charlemagne, lively enough that every rule comes up."""

from __future__ import annotations

import random
from collections.abc import Callable

from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import ChState, Options
from engine.core import Action, Event, blocking

Hook = Callable[[ChState, int, Action, list[Event]], None]
QUIET = frozenset({"capitulate"})
DULL = {"done": 3, "halt": 3, "cancel": 2, "pass": 2, "place": 1, "take": 1, "drop": 1, "step": 2, "move": 5}


def start(seed: str, **options: object) -> ChState:
    """A new game."""
    return RULES.setup(seats=2, seed=seed, options=Options(**options))  # type: ignore[arg-type]


def pick(rng: random.Random, actions: list[Action]) -> Action:
    """A verb by weight, then one of its actions."""
    verbs: dict[str, list[Action]] = {}
    for action in actions:
        if action.verb not in QUIET:
            verbs.setdefault(action.verb, []).append(action)
    names = sorted(verbs)
    verb = rng.choices(names, [DULL.get(v, 8) for v in names])[0]
    return rng.choice(verbs[verb])


def play(state: ChState, rng: random.Random, hook: Hook | None = None, *, offers: float = 0.02) -> int:
    """Play to the end; how many actions it took."""
    count = 0
    while RULES.outcome(state) is None:
        prompts = RULES.prompts(state)
        waiting = blocking(prompts)
        assert waiting, "nobody is asked"
        if rng.random() < offers:
            seat = rng.choice(sorted(prompts))
            mine = [p for p in prompts[seat] if p.pace == "offer" and any(a.verb not in QUIET for a in p.actions)]
            action = pick(rng, rng.choice(mine).actions)
        else:
            seat = rng.choice(sorted(waiting))
            action = pick(rng, rng.choice(waiting[seat]).actions)
        events = RULES.apply(state, seat, action)
        count += 1
        if hook is not None:
            hook(state, seat, action, events)
        assert count < 9000, "the game does not end"
    return count
