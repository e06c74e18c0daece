"""Many random games of every kind. ``HERALD_SOAK`` sets how many per kind (9 when unset)."""

from __future__ import annotations

import os
import random
from typing import Any

import pytest

from engine import GAMES
from engine.core import Action, Event
from tests.engine.driver import AnyRules, by_verb, play
from tests.engine.supplements import CASES, FEW, RULES, SUPPLEMENTS, case_id

GAMES_EACH = int(os.environ.get("HERALD_SOAK", "9"))


@pytest.mark.slow(but=FEW)
@pytest.mark.parametrize("case", CASES, ids=case_id)
def test_soak(case: tuple[str, int, dict[str, Any]]) -> None:
    """Every game ends with its invariants held all along; one in three starts strained, one in five is wild."""
    game, seats, options = case
    rules, extra = RULES[game], SUPPLEMENTS[game]

    def hook(_: AnyRules, state: Any, seat: int, action: Action, events: list[Event]) -> None:
        extra.check(state)
        extra.check_events(state, events)

    for n in range(1 + (GAMES_EACH - 1) // extra.share if game in GAMES else 1 + GAMES_EACH // 6):
        state = rules.setup(seats=seats, seed=f"soak-{n}", options=rules.Options(**options))
        if n % 3 == 0:
            extra.strain(state)
        play(rules, state, random.Random(n), by_verb if n % 5 == 0 else extra.picker, hook)
        assert rules.outcome(state) is not None
