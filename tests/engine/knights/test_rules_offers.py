"""Crowns in a Baron's own open offer are his: they pay what he must pay, and count at the end (G53)."""

from __future__ import annotations

from engine.core import Event
from engine.knights.deals import laid_aside
from engine.knights.files import Effect
from engine.knights.nearing import nearing
from engine.knights.phases.effects import Struck, apply
from engine.knights.rules import KNIGHTS
from tests.engine.knights.board import BLUE, RED, Board, V, home, keys


def bidding(board: Board, crowns: int, bid: int) -> None:
    """Red has crowns, and of them so many in an offer to green."""
    board.position(crowns=crowns)
    board.go("plan")
    board.do(RED, f"terms seat-2 pass; bid {bid}")
    assert board.state.barons[RED].crowns == crowns - bid


def test_g53_regulars_are_paid_out_of_an_own_offer(board: Board) -> None:
    bidding(board, 5, 5)
    board.noble("karmin", "vecht", "regular-100", "regular-50")
    events = board.phase("wages")
    assert keys(events).count("recalls") == 1
    assert (board.state.barons[RED].crowns, laid_aside(board.state, RED)) == (2, 0)


def test_g53_mercenaries_are_not_lost_for_an_own_offer(board: Board) -> None:
    """He has five, three of them in an offer; the Mercenary of 200 asks four: he is asked, and can pay."""
    bidding(board, 5, 3)
    board.noble("karmin", "vecht", "english-200")
    board.phase("wages")
    board.do(RED, "settle")
    assert (board.state.barons[RED].crowns, board.force("karmin")) == (1, ["english-200"])


def test_g53_an_offer_beside_crowns_enough_stays(board: Board) -> None:
    bidding(board, 10, 3)
    board.noble("karmin", "vecht", "english-200")
    assert "recalls" not in keys(board.phase("wages"))
    board.do(RED, "settle")
    assert (board.state.barons[RED].crowns, laid_aside(board.state, RED)) == (3, 3)


def test_g53_a_revolt_is_quelled_out_of_an_own_offer(board: Board) -> None:
    """Lorne asks eight: with fifteen of which twelve are offered he is asked, by a standing order pays."""
    bidding(board, 15, 12)
    board.city("lorne", RED)
    board.stack({"revolt": True})
    board.do(RED, "order revolt crowns")
    events = board.go("revolts")
    assert {"recalls", "quells"} <= set(keys(events))
    assert board.state.barons[RED].crowns == 7


def test_g53_a_law_is_obeyed_out_of_an_own_offer(board: Board) -> None:
    """A crown of each four that come in; no offer of crowns while the law asks."""
    board.position(crowns=4)
    board.grant("crown-quarter", law=True)
    board.city("vecht", RED)
    board.phase("taxes")
    assert board.waits() == [RED]
    board.do(RED, "terms seat-1 pass")
    assert board.why(RED, "bid 8") == "bid-owing"
    board.do(RED, "price 8; obey")
    assert board.state.barons[RED].crowns == 7


def test_g53_the_law_on_arms_is_paid_out_of_an_own_offer(board: Board) -> None:
    """Eight hundred men ask sixteen crowns of wages and, six hundred being free, two more."""
    bidding(board, 18, 5)
    board.grant("arms-tax", law=True)
    board.noble("russet", "vecht", "english-200", "polish-200", "german-200", "french-200")
    board.state.orders[RED].wages = "all"
    board.phase("wages")
    board.do(RED, "obey")
    assert (board.state.barons[RED].crowns, laid_aside(board.state, RED)) == (0, 0)


def test_g53_half_the_purse_counts_the_own_offer(board: Board) -> None:
    """His stronghold falls: of fifteen crowns, ten of them offered, the victor has seven."""
    bidding(board, 15, 10)
    board.noble("woad", home(RED), "german-200", "polish-200")
    board.fate(V, V, V, V, V, V)
    board.state.barons[RED].stronghold.breaches = 2
    board.attack(BLUE, home(RED), "stronghold")
    board.do(BLUE, "assault")
    board.answer_by_default()
    assert board.state.barons[RED].stronghold.area == -1
    assert (board.state.barons[RED].crowns, board.state.barons[BLUE].crowns) == (8, 22)


def test_g53_debts_halve_the_own_offer_too(board: Board) -> None:
    bidding(board, 15, 10)
    events: list[Event] = []
    apply(board.state, Effect(op="lose-half", what="crowns"), RED, Struck(RED), events)
    assert (board.state.barons[RED].crowns, laid_aside(board.state, RED)) == (8, 0)
    assert keys(events)[0] == "recalls"


def test_g53_no_offer_of_crowns_while_wages_are_asked(board: Board) -> None:
    board.position(crowns=5)
    board.noble("karmin", "vecht", "english-200")
    board.phase("wages")
    board.do(RED, "terms seat-1 gift")
    board.do(RED, "terms seat-1 vote")
    assert board.why(RED, "bid 1") == "bid-owing"
    assert not [a for a in board.prompt(RED, "purse").actions if a.verb == "bid"]
    board.do(RED, "settle; bid 1")
    assert laid_aside(board.state, RED) == 1


def test_g53_the_last_tie_break_counts_the_own_offer(board: Board) -> None:
    """Red and blue have the same Influence and cities; red has fifteen crowns and three of them in an offer, blue
    thirteen in hand: red wins, and the table says fifteen."""
    board.position(crowns=0)
    board.state.barons[RED].crowns, board.state.barons[BLUE].crowns = 15, 13
    board.state.barons[RED].influence = board.state.barons[BLUE].influence = 5
    board.go("plan")
    board.do(RED, "terms seat-2 pass; bid 3")
    board.state.last = True
    foreseen = nearing(KNIGHTS.view(board.state, None))
    assert foreseen is not None
    assert foreseen.seats == (RED,), "it is seen beforehand"
    board.go("close")
    found = KNIGHTS.outcome(board.state)
    assert found is not None
    assert found.places[0] == [RED]
    assert [found.scores[s]["goods"] for s in (RED, BLUE)] == [15, 13]
