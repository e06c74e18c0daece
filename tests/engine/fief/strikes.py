"""Opportunities at the worst moment: in any position somebody is dealt the cards for them and plays one; the game must
go on soundly, whatever was being asked meanwhile."""

from __future__ import annotations

import random
from collections.abc import Iterator

from engine.core import Action, blocking
from engine.fief.game_data import CARDS
from engine.fief.rules import FIEF as RULES
from engine.fief.state.state import FiefState
from tests.engine.fief.invariants import check
from tests.engine.fief.play import lively

DEALT = ("assassination", "ambush", "justice", "passage", "rebellion")


def dealt(state: FiefState, seat: int) -> FiefState:
    """A copy in which a seat has every opportunity card, given for cards with the same back wherever they lie."""
    copy = RULES.loads(RULES.dumps(state))
    mine = copy.hands[seat]
    for slug in DEALT:
        pile = next((p for p in (copy.fortunes, copy.fortune_discards) if any(CARDS[c] == slug for c in p)), None)
        if pile is not None and not any(CARDS[c] == slug for c in mine):
            card = next(c for c in pile if CARDS[c] == slug)
            pile.remove(card)
            mine.append(card)
    mine.sort()
    return copy


def opportunities(state: FiefState, seat: int) -> list[Action]:
    """What a seat may play from the bench."""
    return [a for p in RULES.prompts(state).get(seat, []) if p.step == "bench" for a in p.actions]


def strikes(rng: random.Random, state: FiefState, most: int = 3, further: int = 12) -> Iterator[str]:
    """Play some opportunities in copies of a position, and on from there. Yields what was played, when all is well."""
    for seat in range(state.seats):
        ready = dealt(state, seat)
        verbs: dict[str, list[Action]] = {}
        for action in opportunities(ready, seat):
            verbs.setdefault(action.verb, []).append(action)
        for verb in rng.sample(sorted(verbs), min(most, len(verbs))):
            action = rng.choice(verbs[verb])
            copy = RULES.loads(RULES.dumps(ready))
            RULES.apply(copy, seat, action)
            _sound(copy)
            for _ in range(further):
                waiting = blocking(RULES.prompts(copy))
                if not waiting:
                    break
                chosen = rng.choice(sorted(waiting))
                RULES.apply(copy, chosen, lively(rng, RULES, copy, chosen, rng.choice(waiting[chosen])))
                _sound(copy)
            yield f"{type(state.frames[-1]).__name__.lower()}: {action}"


def _sound(state: FiefState) -> None:
    check(state)
    for seat in (*range(state.seats), None):
        RULES.view(state, seat)
    assert RULES.outcome(state) is not None or blocking(RULES.prompts(state)), "nobody is asked"
