"""Positions of Fief that panels are tried at."""

from __future__ import annotations

from tests.engine.fief.board import AZURE, GULES, OR, VERT, Board


def moving() -> Board:
    """Red at Oxford with troops, Blue in London behind walls, storms over Wales."""
    board = Board()
    board.noble("henri", GULES, "oxford")
    board.noble("lucia", AZURE, "london")
    board.noble("hugh", VERT, "york")
    board.noble("joan", OR, "norwich")
    board.put(GULES, "oxford", knight=2, soldier=1)
    board.put(AZURE, "london", soldier=3)
    board.town("london", "fortress")
    board.lay("wales", "storms")
    return board.turn("move", GULES)
