"""Games from positions with rare pieces in rare places. ``HERALD_SOAK`` sets how many are played to their end."""

from __future__ import annotations

import pytest

from engine.charlemagne.rules import CHARLEMAGNE as RULES
from tests.engine.charlemagne.rare import KINDS, rare
from tests.engine.driver import LIMIT
from tests.engine.rare import GAMES, play_on


@pytest.mark.parametrize("kind", KINDS)
def test_rare_positions_are_played_on(kind: str) -> None:
    """No exception, no dead end; every default is played whole."""
    for number in range(GAMES // len(KINDS) or 1):
        state = rare(kind, number)
        RULES.advance(state, [])
        play_on(RULES, state, number, LIMIT if GAMES else 25)
