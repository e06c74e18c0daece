"""Positions of Fief that are laid on tables."""

from __future__ import annotations

from typing import Any

from engine.fief.state.state import FiefState
from tests.engine.fief.board import AZURE, GULES, OR, VERT, Board

ROUND = 2
"""The round in which somebody is away."""


def realm() -> FiefState:
    """Four families with a region each, at the beginning of a round: a Sovereign can be elected."""
    board = Board().position(number=ROUND)
    homes = (
        ("henri", "lucia", "south-west", "plymouth"), ("hugh", "philippa", "marches", "durham"),
        ("edward", "anabel", "wales", "cardiff"), ("roger", "joan", "north", "york"),
    )  # fmt: skip
    for family, (man, woman, area, city) in enumerate(homes):
        board.noble(man, family, city, lord=[area])
        board.noble(woman, family, city)
        board.region(area, family)
        board.town(city, "fortress")
        board.put(family, city, knight=1, soldier=4)
        board.hand(family, *(("tax", "ambush", "assassination", "rebellion")[family],))
    board.prelate("roger", "york")
    board.go("court")
    return board.state


def meeting() -> FiefState:
    """Gules and Azure at Oxford, with something to trade."""
    board = Board()
    board.noble("henri", GULES, "oxford", servant="mata")
    board.noble("lucia", AZURE, "oxford", out="london")
    board.noble("hugh", VERT, "york")
    board.noble("joan", OR, "norwich")
    board.hand(GULES, "tax", "harvest")
    board.hand(AZURE, "rebellion")
    board.go("court")
    return board.state


def england(**options_: Any) -> Board:
    """Four families in four cities: Red at Oxford, Blue behind walls in London, Green at York, Gold at Norwich."""
    board = Board().position(**options_)
    board.noble("henri", GULES, "oxford")
    board.noble("lucia", AZURE, "london")
    board.noble("hugh", VERT, "york")
    board.noble("joan", OR, "norwich")
    board.put(GULES, "oxford", knight=2, soldier=1)
    board.put(AZURE, "london", soldier=3)
    board.town("london", "fortress")
    return board


def moving() -> Board:
    """The same with storms over Wales: Red moves."""
    board = england()
    board.lay("wales", "storms")
    return board.turn("move", GULES)
