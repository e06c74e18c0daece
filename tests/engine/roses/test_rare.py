"""Games from positions with rare pieces in rare places. ``HERALD_SOAK`` sets how many are played to their end."""

from __future__ import annotations

import pytest

from engine.roses.rules import ROSES
from tests.engine.driver import LIMIT
from tests.engine.rare import GAMES, play_on
from tests.engine.roses.board import Board
from tests.engine.roses.rare import KINDS, rare


@pytest.mark.parametrize("kind", KINDS)
def test_rare_positions_are_played_on(board: Board, kind: str) -> None:
    """No exception, no dead end; every default is played whole."""
    for number in range(GAMES // len(KINDS) or 3):
        board.state = rare(kind, number)
        board.settle()
        play_on(ROSES, board.state, number, LIMIT if GAMES else 25)
