"""The board that a test of Warrior Knights plays on: it takes the fixture ``board``, puts a position on it, lets seats
act, and looks at what has become of it."""

from __future__ import annotations

from tests.engine.knights.board_phases import BoardPhases
from tests.engine.knights.board_play import FILLER, keys, params
from tests.engine.knights.board_position import BLACK, BLUE, GREEN, HOME_CITIES, PURPLE, RED, YELLOW, agenda, home
from tests.engine.knights.board_war import BoardWar, D, I, P, V, quiet

__all__ = [
    "BLACK",
    "BLUE",
    "FILLER",
    "GREEN",
    "HOME_CITIES",
    "PURPLE",
    "RED",
    "YELLOW",
    "Board",
    "D",
    "I",
    "P",
    "V",
    "agenda",
    "home",
    "keys",
    "params",
    "quiet",
]


class Board(BoardWar, BoardPhases):
    """A game of Warrior Knights on a table of its own; at first a Kingdom of four at peace (``position``)::

        board.noble("karmin", "froli", "regular-50")
        board.reveal(RED, "mobilize-forces")
        assert board.why(RED, "target nowhere") == "words"

    What builds a position (``position``, ``red_by_city``, ``at_rest``) puts it in the place of the one before and
    gives the board back; ``Board()`` is a second one, and ``Board(state)`` plays on with a position that is there.
    """
