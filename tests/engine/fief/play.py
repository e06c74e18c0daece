"""Random legal play of Fief, lively enough that every rule comes up: it spreads, marries, votes, taxes and fights."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from engine.core import Action, Event, Prompt, blocking
from engine.fief.board import families_at
from engine.fief.game_data import CITY, KNIGHT, REGION_OF, REGIONS, SOLDIER, UNIT_IDS
from engine.fief.rules import FIEF as RULES
from engine.fief.state.state import FiefState, March, Options
from tests.engine.driver import AnyRules, by_verb

Hook = Callable[[FiefState, int, Action, list[Event]], None]
WEIGHT = {
    "done": 3,
    "abide": 6, "intend": 3, "recall": 1, "arm": 3, "disarm": 1, "accept": 6, "decline": 2, "counter": 1,
    "seal": 12, "ready": 10, "pass": 8, "halt": 4, "unseal": 1, "plan": 2, "discard": 2, "keep": 1,
    "court": 12, "marry": 60, "spurn": 4, "stand": 40, "favour": 12, "decoy": 3, "withhold": 1, "summon": 20,
    "share": 2, "hand-out": 4, "vote": 8, "burgher": 8,
    "bear": 60, "found": 40, "ordain": 60, "bless": 12, "tallage": 30, "tithe": 30, "entrust": 1,
    "title": 200, "build": 14, "buy": 12, "grant": 60, "transfer": 1, "engineer": 60, "rebuild": 30,
    "lead": 40, "take": 8, "leave": 1, "go": 30, "forest": 4, "sail": 8, "court-ride": 4, "slip": 6, "parade": 40,
    "attack": 60, "sally": 20, "occupy": 80, "raise-siege": 1, "draw-sword": 40, "fight": 40, "stop": 3, "siege": 12,
    "surrender": 1, "truce": 1, "aim": 4, "join": 8, "pillage": 1, "burn": 1, "rebel": 30, "rise": 30, "calm": 8,
    "preach": 8, "install": 40, "hire": 2, "refuse": 4, "raise": 8, "knight": 30,
}  # fmt: skip
OPEN = 0.25
"""How often something is played from the bench in a window."""


def start(seats: int, seed: str, **options: object) -> FiefState:
    """A new game."""
    return RULES.setup(seats=seats, seed=seed, options=Options(**options))  # type: ignore[arg-type]


def pick(rng: random.Random, actions: list[Action], state: FiefState) -> Action:
    """A verb by weight, then one of its actions."""
    verbs: dict[str, list[Action]] = {}
    for action in actions:
        verbs.setdefault(action.verb, []).append(action)
    names = sorted(verbs)
    verb = rng.choices(names, [WEIGHT.get(v, 8) for v in names])[0]
    chosen = verbs[verb]
    if verb == "go":
        chosen = _bold(state, chosen) if rng.random() < 0.7 else chosen
    elif verb == "settle":
        chosen = [a for a in chosen if REGIONS[REGION_OF[CITY[str(a.args[0])]]].kind == "barony"] or chosen
    elif verb == "take":
        chosen = [a for a in chosen if a.args == ("all",)] or chosen if rng.random() < 0.8 else chosen
    return rng.choice(chosen)


def _bold(state: FiefState, ways: list[Action]) -> list[Action]:
    """Towards cities of nobody and of others."""
    frame = state.frames[-1]
    if not isinstance(frame, March):
        return ways
    family = state.nobles[frame.noble].family
    home = {REGION_OF[c] for c, town in enumerate(state.towns) if town.control == family}
    new = [a for a in ways if state.towns[CITY[str(a.args[0])]].control != family]
    near = [a for a in new if REGION_OF[CITY[str(a.args[0])]] in home]
    foes = [a for a in new if families_at(state, CITY[str(a.args[0])])]
    return (foes if sum(frame.company) > 3 else None) or near or new or ways


def march(rng: random.Random, state: FiefState, actions: list[Action]) -> Action | None:
    """Who has just come into a city of his alone leaves a soldier there; who stands with a foe stays."""
    frame = state.frames[-1]
    if not isinstance(frame, March):
        return None
    who = state.nobles[frame.noble]
    halt = Action("halt")
    if len(frame.trail) > 1 and halt in actions:
        others = [f for f in families_at(state, who.place) if f != who.family]
        if others and rng.random() < 0.7:
            return halt
        drop = Action("leave", (UNIT_IDS[SOLDIER], 1))
        if frame.company[SOLDIER] + frame.company[KNIGHT] > 1 and drop in actions and rng.random() < 0.5:
            return drop
    elif Action("take", ("all",)) in actions and rng.random() < 0.8:
        return Action("take", ("all",))
    return None


def lively(rng: random.Random, rules: AnyRules, state: Any, seat: int, prompt: Prompt) -> Action:
    """Brings the game on and something about; in one answer out of fifty does anything at all."""
    if prompt.step in ("standing", "desk"):
        return rng.choice(prompt.actions)
    if prompt.pace == "offer" or rng.random() < 0.02:
        return by_verb(rng, rules, state, seat, prompt)
    if prompt.step in ("window", "rebel") and rng.random() < OPEN:
        bench = [p for p in rules.prompts(state)[seat] if p.pace == "offer" and p.step not in ("standing", "desk")]
        if bench:
            return pick(rng, rng.choice(bench).actions, state)
    return march(rng, state, prompt.actions) or pick(rng, prompt.actions, state)


def play(state: FiefState, rng: random.Random, hook: Hook | None = None, *, offers: float = 0.03) -> int:
    """Play to the end; how many actions it took."""
    count = 0
    while RULES.outcome(state) is None:
        prompts = RULES.prompts(state)
        waiting = blocking(prompts)
        assert waiting, "nobody is asked"
        seat = rng.choice(sorted(waiting))
        prompt = rng.choice(waiting[seat])
        if rng.random() < offers:
            seat = rng.choice(sorted(prompts))
            prompt = rng.choice(prompts[seat])
        action = lively(rng, RULES, state, seat, prompt)
        events = RULES.apply(state, seat, action)
        count += 1
        if hook is not None:
            hook(state, seat, action, events)
        assert count < 20_000, "the game does not end"
    return count
