"""A random player of Warrior Knights under whom things happen: full piles, marches, attacks."""

from __future__ import annotations

import random
from typing import Any

from engine.core import Action, Prompt
from tests.engine.driver import AnyRules, by_verb

EAGER = {"lay": 0.9, "attack": 0.9, "march": 0.7, "target": 0.8, "permit": 0.6, "use": 0.8, "place": 0.8}
"""How often a verb is taken where it is offered."""


def pick(rng: random.Random, rules: AnyRules, state: Any, seat: int, prompt: Prompt) -> Action:
    """Any legal action, some verbs more often than others."""
    verbs: dict[str, list[Action]] = {}
    for action in prompt.actions:
        verbs.setdefault(action.verb, []).append(action)
    for verb, chance in EAGER.items():
        if verb in verbs and rng.random() < chance:
            return rng.choice(verbs[verb])
    return by_verb(rng, rules, state, seat, prompt)
