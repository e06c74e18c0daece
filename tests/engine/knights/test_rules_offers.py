"""Crowns in a Baron's own open offer are his: they pay what he must pay, and count at the end (G53)."""

from __future__ import annotations

from engine.core import Event
from engine.knights.deals import laid_aside
from engine.knights.effects import Struck, apply
from engine.knights.files import Effect
from engine.knights.nearing import nearing
from engine.knights.rules import KNIGHTS
from engine.knights.state import KnState
from tests.engine.knights.fights import V, attack, fate, through
from tests.engine.knights.kit import (
    BLUE,
    RED,
    city,
    do,
    force,
    go,
    grant,
    home,
    keys,
    noble,
    position,
    prompt,
    stack,
    waits,
    why,
)
from tests.engine.knights.special_phases import phase


def bidding(crowns: int, bid: int) -> KnState:
    """Red has crowns, and of them so many in an offer to green."""
    state = position(crowns=crowns)
    go(state, "plan")
    do(state, RED, f"terms seat-2 pass; bid {bid}")
    assert state.barons[RED].crowns == crowns - bid
    return state


def test_g53_regulars_are_paid_out_of_an_own_offer() -> None:
    state = bidding(5, 5)
    noble(state, "karmin", "vecht", "regular-100", "regular-50")
    events = phase(state, "wages")
    assert keys(events).count("recalls") == 1
    assert (state.barons[RED].crowns, laid_aside(state, RED)) == (2, 0)


def test_g53_mercenaries_are_not_lost_for_an_own_offer() -> None:
    """He has five, three of them in an offer; the Mercenary of 200 asks four: he is asked, and can pay."""
    state = bidding(5, 3)
    noble(state, "karmin", "vecht", "english-200")
    phase(state, "wages")
    do(state, RED, "settle")
    assert (state.barons[RED].crowns, force(state, "karmin")) == (1, ["english-200"])


def test_g53_an_offer_beside_crowns_enough_stays() -> None:
    state = bidding(10, 3)
    noble(state, "karmin", "vecht", "english-200")
    assert "recalls" not in keys(phase(state, "wages"))
    do(state, RED, "settle")
    assert (state.barons[RED].crowns, laid_aside(state, RED)) == (3, 3)


def test_g53_a_revolt_is_quelled_out_of_an_own_offer() -> None:
    """Lorne asks eight: with fifteen of which twelve are offered he is asked, by a standing order pays."""
    state = bidding(15, 12)
    city(state, "lorne", RED)
    stack(state, {"revolt": True})
    do(state, RED, "order revolt crowns")
    events = go(state, "revolts")
    assert {"recalls", "quells"} <= set(keys(events))
    assert state.barons[RED].crowns == 7


def test_g53_a_law_is_obeyed_out_of_an_own_offer() -> None:
    """A crown of each four that come in; no offer of crowns while the law asks."""
    state = position(crowns=4)
    grant(state, "crown-quarter", law=True)
    city(state, "vecht", RED)
    phase(state, "taxes")
    assert waits(state) == [RED]
    do(state, RED, "terms seat-1 pass")
    assert why(state, RED, "bid 8") == "bid-owing"
    do(state, RED, "price 8; obey")
    assert state.barons[RED].crowns == 7


def test_g53_the_law_on_arms_is_paid_out_of_an_own_offer() -> None:
    """Eight hundred men ask sixteen crowns of wages and, six hundred being free, two more."""
    state = bidding(18, 5)
    grant(state, "arms-tax", law=True)
    noble(state, "russet", "vecht", "english-200", "polish-200", "german-200", "french-200")
    state.orders[RED].wages = "all"
    phase(state, "wages")
    do(state, RED, "obey")
    assert (state.barons[RED].crowns, laid_aside(state, RED)) == (0, 0)


def test_g53_half_the_purse_counts_the_own_offer() -> None:
    """His stronghold falls: of fifteen crowns, ten of them offered, the victor has seven."""
    state = bidding(15, 10)
    noble(state, "woad", home(RED), "german-200", "polish-200")
    fate(state, V, V, V, V, V, V)
    state.barons[RED].stronghold.breaches = 2
    attack(state, BLUE, home(RED), "stronghold")
    do(state, BLUE, "assault")
    through(state)
    assert state.barons[RED].stronghold.area == -1
    assert (state.barons[RED].crowns, state.barons[BLUE].crowns) == (8, 22)


def test_g53_debts_halve_the_own_offer_too() -> None:
    state = bidding(15, 10)
    events: list[Event] = []
    apply(state, Effect(op="lose-half", what="crowns"), RED, Struck(RED), events)
    assert (state.barons[RED].crowns, laid_aside(state, RED)) == (8, 0)
    assert keys(events)[0] == "recalls"


def test_g53_no_offer_of_crowns_while_wages_are_asked() -> None:
    state = position(crowns=5)
    noble(state, "karmin", "vecht", "english-200")
    phase(state, "wages")
    do(state, RED, "terms seat-1 gift")
    do(state, RED, "terms seat-1 vote")
    assert why(state, RED, "bid 1") == "bid-owing"
    assert not [a for a in prompt(state, RED, "purse").actions if a.verb == "bid"]
    do(state, RED, "settle; bid 1")
    assert laid_aside(state, RED) == 1


def test_g53_the_last_tie_break_counts_the_own_offer() -> None:
    """Red and blue have the same Influence and cities; red has fifteen crowns and three of them in an offer, blue
    thirteen in hand: red wins, and the table says fifteen."""
    state = position(crowns=0)
    state.barons[RED].crowns, state.barons[BLUE].crowns = 15, 13
    state.barons[RED].influence = state.barons[BLUE].influence = 5
    go(state, "plan")
    do(state, RED, "terms seat-2 pass; bid 3")
    state.last = True
    foreseen = nearing(KNIGHTS.view(state, None))
    assert foreseen is not None
    assert foreseen.seats == (RED,), "it is seen beforehand"
    go(state, "close")
    found = KNIGHTS.outcome(state)
    assert found is not None
    assert found.places[0] == [RED]
    assert [found.scores[s]["goods"] for s in (RED, BLUE)] == [15, 13]
