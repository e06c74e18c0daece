"""Bad input: refused with one reason, nothing changed, nothing learnt of what another hides."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core import Action
from engine.knights.game_data import KIND
from engine.knights.rules import KNIGHTS
from engine.knights.state import KnState
from tests.engine.knights.fights import I, P, V, attack, drop, fate
from tests.engine.knights.kit import BLUE, GREEN, RED, do, go, noble, position, prompt, why
from tests.engine.knights.test_secrets import (
    alike,
    bidding,
    copy,
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


@pytest.mark.parametrize("what", BAD)
def test_bad_input_has_one_reason_and_changes_and_tells_nothing(what: str) -> None:
    """The same reason and the same numbers whatever blue hides; no seat's view changes by it."""
    build, change, text, reason = BAD[what]
    one = build()
    other = copy(one)
    change(other)
    assert KNIGHTS.dumps(one) != KNIGHTS.dumps(other)
    before = [KNIGHTS.view(one, seat) for seat in (None, RED, BLUE, GREEN)]
    assert [why(state, RED, text) for state in (one, other)] == [reason, reason]
    refusals = [KNIGHTS.why_not(state, RED, Action.parse(text)) for state in (one, other)]
    assert refusals[0] == refusals[1]
    assert [KNIGHTS.view(one, seat) for seat in (None, RED, BLUE, GREEN)] == before
    alike(one, other)
