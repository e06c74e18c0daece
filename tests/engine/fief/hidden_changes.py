"""Positions of a lively game of Fief, and changes of what a seat hides in them."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable

from engine.core import Action, Event
from engine.fief.rules import FIEF as RULES
from engine.fief.state.state import Discarding, FiefState
from tests.engine.fief import hiding
from tests.engine.fief.play import play, start

Change = Callable[[random.Random, FiefState, int], None]


@functools.cache
def positions(seats: int) -> tuple[bytes, ...]:
    """Positions of a lively game, some of them while cards are laid aside."""
    saves: list[bytes] = []
    laying: list[bytes] = []

    def hook(state: FiefState, seat: int, action: Action, events: list[Event]) -> None:
        saves.append(RULES.dumps(state))
        if isinstance(state.frames[-1], Discarding):
            laying.append(saves[-1])

    play(start(seats, f"hiding-{seats}"), random.Random(seats), hook)
    return (*saves[:-1:4], *laying[:12])


def purse(rng: random.Random, state: FiefState, seat: int) -> None:
    """More money."""
    state.purse[seat] += rng.randrange(1, 30)


def faces(rng: random.Random, state: FiefState, seat: int) -> None:
    """Other cards."""
    hiding._hand(rng, state, seat)


def kinds(rng: random.Random, state: FiefState, seat: int) -> None:
    """Troops of other kinds."""
    for family in range(state.families):
        if RULES.view(state, None).families[family].seat == seat:
            hiding._troops(rng, state, family)
