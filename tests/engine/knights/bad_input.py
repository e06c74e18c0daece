"""Acts of Warrior Knights that are refused, each with the position in which somebody tries it."""

from __future__ import annotations

from collections.abc import Callable

from engine.knights.game_data import KIND
from engine.knights.state.state import KnState
from tests.engine.knights.board import BLUE, RED, Board, I, P, V
from tests.engine.knights.hidden_pairs import (
    bidding,
    marching,
    other_bid,
    other_orders,
    other_plan,
    planning,
)


def lying() -> KnState:
    """Both Levy Taxes of red lie on a space while a turn is planned."""
    state = planning()
    state.barons[RED].hand[KIND["levy-taxes"]] = 0
    state.spaces[0] += [KIND["levy-taxes"]] * 2
    return state


def promised() -> KnState:
    """All that red has is promised to green, and an offer to another is begun."""
    board = Board().position(crowns=5)
    board.go("plan")
    board.do(RED, "terms seat-2 vote; bid 5; terms seat-3 vote")
    return board.state


def barred() -> KnState:
    """Blue has refused the way past his Noble."""
    board = Board(marching())
    board.do(RED, "march karmin kovel netherby")
    board.do(BLUE, "forbid karmin")
    return board.state


def beaten() -> KnState:
    """Red fights blue, and puts two casualties on his armies."""
    board = Board()
    board.noble("russet", "lorne", "english-200")
    board.noble("rubino", "lorne", "english-100", "regular-50")
    board.noble("woad", "lorne", "french-200")
    board.noble("pers", "lorne", "french-100")
    board.fate(I, I, V, V, P, I, I, V, V, V)
    board.attack(RED, "lorne", "seat-1")
    board.do(RED, "lead russet rubino; command russet")
    board.do(BLUE, "command woad")
    board.drop(RED, V, V, P)
    board.drop(BLUE, V, V, V)
    assert board.prompt(RED).step == "losses"
    return board.state


BAD: dict[str, tuple[Callable[[], KnState], Callable[[KnState], None], str, str]] = {
    "a plan with cards that lie in an area": (lying, other_plan, "lay levy-taxes 1", "plan-card"),
    "a vote beyond one's Votes": (bidding, other_bid, "cast arms-tax 40", "votes"),
    "a bribe promised twice": (promised, other_orders, "bid 5", "crowns"),
    "an order to pass without permission": (barred, other_orders, "march karmin kovel netherby", "way-barred"),
    "casualties beyond an army": (beaten, other_orders, "allot russet 9", "allot-most"),
}
