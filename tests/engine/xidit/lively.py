"""A random player of Xidit that goes where something is, so that threats, Titans and guilds come up."""

from __future__ import annotations

import random
from typing import Any

from engine.core import Action, Prompt
from engine.core.graph import distances
from engine.xidit.board import ROADS
from tests.engine.driver import AnyRules, by_verb


def lively(rng: random.Random, rules: AnyRules, state: Any, seat: int, prompt: Prompt) -> Action:
    """Mostly sensible orders, sometimes anything at all."""
    if prompt.step in ("census", "placement") and prompt.blocks:
        seals = [a for a in prompt.actions if a.verb == "seal"]
        return seals[0] if seals and rng.random() < 0.7 else rng.choice(prompt.actions)
    if prompt.step == "titan" and rng.random() < 0.8:
        return prompt.actions[0]
    if prompt.step != "orders" or not prompt.blocks or rng.random() < 0.06:
        return by_verb(rng, rules, state, seat, prompt)
    view = rules.view(state, seat)
    own = view.own
    if "" not in own.orders:
        return prompt.actions[-1] if rng.random() < 0.8 else by_verb(rng, rules, state, seat, prompt)
    step = own.orders.index("")
    city = own.route[step]
    acted = {own.route[n] for n, order in enumerate(own.orders[:step]) if order == "act"}
    units = own.units
    goals = {t.city for t in view.threats if all(units[u] >= t.units.count(u) for u in t.units)}
    goals |= {t.city for t in view.recruits if t.units}
    titans = any(t.awake for t in view.titans)
    if city not in acted and (city in goals or (titans and rng.random() < 0.3)) and rng.random() < 0.9:
        return Action("order", (step + 1, "act"))
    goals -= acted | {city}
    far = {c: _nearest(there, goals) for c, there in ROADS[city].items()}
    best = min(far.values())
    return Action("order", (step + 1, rng.choice([c for c in sorted(far) if far[c] == best or rng.random() < 0.1])))


def _nearest(city: int, goals: set[int]) -> int:
    away = distances(lambda c: ROADS[c].values(), city)
    return min((away[g] for g in goals), default=0)
