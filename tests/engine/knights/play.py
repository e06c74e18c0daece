"""Random legal play of Warrior Knights, lively enough that every rule comes up: piles are full, Nobles march on cities,
attack, hire, vote."""

from __future__ import annotations

import random
from typing import Any

from engine.core import Action, Prompt
from engine.knights.game_data import AREA, CITY_IN, OVERSEAS
from engine.knights.state.frames import March, Play
from engine.knights.state.state import KnState
from tests.engine.driver import AnyRules, by_verb

WEIGHT = {
    "lay": 30, "unlay": 1, "seal": 6, "unseal": 1, "assign": 20, "use": 20, "decline": 2, "target": 30, "march": 30,
    "sail": 6, "bring": 6, "halt": 4, "done": 6, "back": 1, "attack": 60, "assault": 10, "besiege": 30, "permit": 12,
    "forbid": 4, "obey": 8, "defy": 2, "keep": 12, "raze": 2, "hire": 40, "pass": 6, "settle": 30, "discharge": 2,
    "place": 30, "shift": 3, "repair": 8, "fortify": 8, "muster": 8, "start": 20, "invest": 20, "bless": 10,
    "avert": 4, "wait": 8, "pledge-faith": 6, "pay": 10, "yield": 4, "spot": 20, "serve": 20, "take": 6, "name": 8,
    "drop": 4, "restore": 1, "vote": 20, "declare": 20,
}  # fmt: skip
"""How often a verb is taken where it is offered, beside the others."""
LONGEST = 40
"""So many arguments of a verb are looked at for a good one."""


def lively(rng: random.Random, rules: AnyRules, state: Any, seat: int, prompt: Prompt) -> Action:
    """Brings the game on and something about; in one answer out of fifty does anything at all."""
    if prompt.pace == "offer" or rng.random() < 0.02:
        return by_verb(rng, rules, state, seat, prompt)
    verbs: dict[str, list[Action]] = {}
    for action in prompt.actions:
        verbs.setdefault(action.verb, []).append(action)
    names = sorted(verbs)
    verb = rng.choices(names, [WEIGHT.get(v, 8) for v in names])[0]
    chosen = verbs[verb]
    if verb in ("march", "target"):
        chosen = _bold(rng, state, seat, chosen)
    return rng.choice(chosen)


def _bold(rng: random.Random, state: KnState, seat: int, ways: list[Action]) -> list[Action]:
    """Towards cities that are not one's own, where one can come on foot."""
    if rng.random() < 0.2 or not any(isinstance(f, March | Play) for f in state.frames):
        return ways
    found = []
    for action in ways:
        area = AREA[str(action.args[-1])]
        city = CITY_IN[area]
        if city >= 0 and not state.cities[city].razed and state.cities[city].owner != seat and area not in OVERSEAS:
            found.append(action)
    return found or ways
