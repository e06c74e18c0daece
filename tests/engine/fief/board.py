"""The board on which a test of Fief's rules is played: take the fixture ``board``, put pieces on it, act, read it.

It begins as an empty England with every card in its deck; with four seats family and seat have one number. The methods
stand by subject in ``board_pieces``, ``board_play``, ``board_war``, ``board_deals`` and ``board_england``.
"""

from __future__ import annotations

from tests.engine.fief.board_deals import BoardDeals
from tests.engine.fief.board_england import BoardEngland
from tests.engine.fief.board_pieces import AZURE, GULES, OR, VERT
from tests.engine.fief.board_war import BoardWar

__all__ = ["AZURE", "GULES", "OR", "VERT", "Board"]


class Board(BoardWar, BoardDeals, BoardEngland):
    """A position with all that tests do to it. A test says where pieces are, plays, and reads what became of it::

        board.facing("fortress", mine={"soldier": 5})
        board.do(GULES, "besiege london")
        assert board.state.towns[CITY["london"]].siege == GULES

    What builds a position (``position``, ``facing``, ``meeting``, ``england`` ...) replaces the one on the board and
    returns the board; ``Board()`` makes a second one, ``Board(state)`` takes a position that stands already.
    """
