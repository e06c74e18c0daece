"""Games from positions with rare pieces in rare places. ``HERALD_SOAK`` sets how many are played to their end."""

from __future__ import annotations

import pytest

from engine.xidit.rules import XIDIT
from tests.engine.driver import LIMIT
from tests.engine.rare import GAMES, play_on
from tests.engine.xidit.rare import KINDS, rare


@pytest.mark.parametrize("seats", XIDIT.seats)
@pytest.mark.parametrize("kind", KINDS)
def test_rare_positions_are_played_on(kind: str, seats: int) -> None:
    """No exception, no dead end; every default is played whole."""
    for number in range(GAMES // len(KINDS) or 1):
        play_on(XIDIT, rare(kind, seats, number), number, LIMIT if GAMES else 40)
