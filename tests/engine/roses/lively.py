"""A random player of roses that seeks battle, so that treachery, deaths and successions come up."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from engine.core import Action, Prompt
from tests.engine.driver import AnyRules, by_verb

_BOLD = ("execute", "treason", "charge", "event-treason", "mulligan")


def lively(rng: random.Random, rules: AnyRules, state: Any, seat: int, prompt: Prompt) -> Action:
    """Mostly towards the enemy, sometimes anything at all."""
    if prompt.step == "standing":
        orders = [a for a in prompt.actions if a.verb == "standing"]
        asks = [a for a in orders if a.args[-1] in ("ask", "rounds")]
        some = [Action("style", ("careful",)), rng.choice(asks), rng.choice(orders), rng.choice(prompt.actions)]
        return rng.choices(some, (9, 3, 1, 1))[0]
    if not prompt.blocks or rng.random() < 0.02:
        return by_verb(rng, rules, state, seat, prompt)
    actions = prompt.actions
    bold = [a for a in actions if a.verb in _BOLD]
    if bold and rng.random() < 0.5:
        return rng.choice(bold)
    if prompt.step == "briefing" and rng.random() < 0.85:
        return Action("seal")
    if prompt.step == "action" and len(actions) > 1:
        view = rules.view(state, seat)
        enemy = {a.area for a in view.areas if (a.york, a.lancaster)[seat]}
        fights = [a for a in actions if a.verb in ("move", "sea") and a.args[1] in enemy]
        if fights and rng.random() < 0.6:
            return rng.choice(fights)
        others = [a for a in actions if a.verb != "done"]
        return (
            actions[-1]
            if rng.random() < 0.1
            else by_verb(rng, rules, state, seat, msgspec.structs.replace(prompt, actions=others))
        )
    if prompt.step == "fight" and rng.random() < 0.7:
        fire = [a for a in actions if a.verb == "fire"]
        return rng.choice(fire or actions)
    return rng.choice(actions)
