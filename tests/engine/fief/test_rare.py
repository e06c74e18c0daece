"""Rare pieces in rare places, built by the hundred and played on: no exception, no dead end, silence leads on."""

from __future__ import annotations

import os
import random

import pytest

from engine.fief.rules import FIEF
from tests.engine.fief.rare import play_on, rare, silence

EACH = int(os.environ.get("HERALD_SOAK", "60"))
"""Rare positions for each number of seats among the slow tests; ``HERALD_SOAK`` sets how many."""
FEW = 4
"""And among the quick ones."""


def go_through(seed: int, seats: int, most: int) -> None:
    """Silence from a rare position on, random play from it, silence after that."""
    state = rare(seed, seats)
    silence(FIEF.loads(FIEF.dumps(state)))
    play_on(state, random.Random(seed), most)
    if FIEF.outcome(state) is None:
        silence(state)


@pytest.mark.parametrize("seats", FIEF.seats)
def test_rare_positions_are_played_on(seats: int, seed: int) -> None:
    """Other ones in every run."""
    for number in range(FEW):
        go_through(seed * FEW + number, seats, 60)


@pytest.mark.slow
@pytest.mark.parametrize("seats", FIEF.seats)
def test_hundreds_of_rare_positions(seats: int) -> None:
    """Every one of them to its end of a round, a sixth to the end of the game."""
    for number in range(EACH):
        go_through(number, seats, 4000 if number % 6 == 0 else 150)
