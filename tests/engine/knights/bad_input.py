"""Acts of Warrior Knights that are refused, each with the position in which somebody tries it."""

from __future__ import annotations

from collections.abc import Callable

from engine.knights.game_data import KIND
from engine.knights.state import KnState
from tests.engine.knights.fights import I, P, V, attack, drop, fate
from tests.engine.knights.hidden_pairs import (
    bidding,
    marching,
    other_bid,
    other_orders,
    other_plan,
    planning,
)
from tests.engine.knights.kit import BLUE, RED, do, go, noble, position, prompt


def lying() -> KnState:
    """Both Levy Taxes of red lie on a space while a turn is planned."""
    state = planning()
    state.barons[RED].hand[KIND["levy-taxes"]] = 0
    state.spaces[0] += [KIND["levy-taxes"]] * 2
    return state


def promised() -> KnState:
    """All that red has is promised to green, and an offer to another is begun."""
    state = position(crowns=5)
    go(state, "plan")
    do(state, RED, "terms seat-2 vote; bid 5; terms seat-3 vote")
    return state


def barred() -> KnState:
    """Blue has refused the way past his Noble."""
    state = marching()
    do(state, RED, "march karmin kovel netherby")
    do(state, BLUE, "forbid karmin")
    return state


def beaten() -> KnState:
    """Red fights blue, and puts two casualties on his armies."""
    state = position()
    noble(state, "russet", "lorne", "english-200")
    noble(state, "rubino", "lorne", "english-100", "regular-50")
    noble(state, "woad", "lorne", "french-200")
    noble(state, "pers", "lorne", "french-100")
    fate(state, I, I, V, V, P, I, I, V, V, V)
    attack(state, RED, "lorne", "seat-1")
    do(state, RED, "lead russet rubino; command russet")
    do(state, BLUE, "command woad")
    drop(state, RED, V, V, P)
    drop(state, BLUE, V, V, V)
    assert prompt(state, RED).step == "losses"
    return state


BAD: dict[str, tuple[Callable[[], KnState], Callable[[KnState], None], str, str]] = {
    "a plan with cards that lie in an area": (lying, other_plan, "lay levy-taxes 1", "plan-card"),
    "a vote beyond one's Votes": (bidding, other_bid, "cast arms-tax 40", "votes"),
    "a bribe promised twice": (promised, other_orders, "bid 5", "crowns"),
    "an order to pass without permission": (barred, other_orders, "march karmin kovel netherby", "way"),
    "casualties beyond an army": (beaten, other_orders, "allot russet 9", "allot-most"),
}
