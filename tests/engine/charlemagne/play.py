"""Random legal play of Charlemagne, lively enough that every rule comes up."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec

from engine.charlemagne.board import AROUND, PLACE
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.standing import QUICK, change
from engine.charlemagne.state import ChState, Options
from engine.charlemagne.units import Ground
from engine.core import Action, Event, Prompt, blocking
from tests.engine.driver import AnyRules, by_verb

Hook = Callable[[ChState, int, Action, list[Event]], None]
QUIET = frozenset({"capitulate"})
DULL = {
    "done": 2,
    "halt": 2,
    "battle": 20,
    "operate": 30,
    "propose": 30,
    "accept": 20,
    "renounce": 2,
    "cancel": 2,
    "pass": 2,
    "place": 1,
    "take": 1,
    "drop": 1,
    "step": 2,
    "move": 5,
}


def start(seed: str, **options: object) -> ChState:
    """A new game of two sides that have chosen *Quick*."""
    state = RULES.setup(seats=2, seed=seed, options=Options(**options))  # type: ignore[arg-type]
    for orders in state.orders:
        for setting in QUICK:
            change(orders, setting)
    return state


def pick(rng: random.Random, actions: list[Action], state: ChState | None = None) -> Action:
    """A verb by weight, then one of its actions; forces go where somebody stands beside."""
    verbs: dict[str, list[Action]] = {}
    for action in actions:
        if action.verb not in QUIET:
            verbs.setdefault(action.verb, []).append(action)
    names = sorted(verbs)
    verb = rng.choices(names, [DULL.get(v, 8) for v in names])[0]
    if verb == "move" and state is not None and rng.random() < 0.7:
        ground, seat = Ground(state), state.phasing
        near = [
            a for a in verbs["move"] if any(ground.held.get(q, seat) != seat for q in AROUND[PLACE[str(a.args[0])]])
        ]
        return rng.choice(near or verbs["move"])
    if verb == "halt" and "battle" in verbs and rng.random() < 0.8:
        verb = "battle"
    return rng.choice(verbs[verb])


def lively(rng: random.Random, rules: AnyRules, state: Any, seat: int, prompt: Prompt) -> Action:
    """Seeks battle, brings the game on, and in one answer out of fifty does anything at all."""
    if prompt.pace == "offer":
        mine = [a for a in prompt.actions if a.verb not in QUIET] or prompt.actions
        return rng.choice(mine) if prompt.notify else by_verb(rng, rules, state, seat, _only(prompt, mine))
    if prompt.step in ("levy", "deploy", "operations") and rng.random() < 0.3:
        return prompt.default[0]
    return pick(rng, prompt.actions, state)


def _only(prompt: Prompt, actions: list[Action]) -> Prompt:
    return msgspec.structs.replace(prompt, actions=actions)


def play(state: ChState, rng: random.Random, hook: Hook | None = None, *, offers: float = 0.02) -> int:
    """Play to the end; how many actions it took."""
    count = 0
    while RULES.outcome(state) is None:
        prompts = RULES.prompts(state)
        waiting = blocking(prompts)
        assert waiting, "nobody is asked"
        called = [s for s in sorted(prompts) if any(p.notify for p in prompts[s])]
        if called and rng.random() < 0.3:
            seat = called[0]
            action = rng.choice(next(p for p in prompts[seat] if p.notify).actions)
        elif rng.random() < offers:
            seat = rng.choice(sorted(prompts))
            mine = [p for p in prompts[seat] if p.pace == "offer" and any(a.verb not in QUIET for a in p.actions)]
            action = pick(rng, rng.choice(mine).actions, state)
        else:
            seat = rng.choice(sorted(waiting))
            action = pick(rng, rng.choice(waiting[seat]).actions, state)
        events = RULES.apply(state, seat, action)
        count += 1
        if hook is not None:
            hook(state, seat, action, events)
        assert count < 9000, "the game does not end"
    return count
