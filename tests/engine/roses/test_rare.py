"""Games from positions with rare pieces in rare places. ``HERALD_SOAK`` sets how many are played to their end."""

from __future__ import annotations

import pytest

from engine.roses.rules import ROSES
from tests.engine.driver import LIMIT
from tests.engine.rare import GAMES, play_on
from tests.engine.roses.positions import settle
from tests.engine.roses.rare import KINDS, rare


@pytest.mark.parametrize("kind", KINDS)
def test_rare_positions_are_played_on(kind: str) -> None:
    """No exception, no dead end; every default is played whole."""
    for number in range(GAMES // len(KINDS) or 3):
        state = rare(kind, number)
        settle(state)
        play_on(ROSES, state, number, LIMIT if GAMES else 25)
