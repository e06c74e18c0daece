"""Positions that rules 3 left behind go on under today's: nothing is lost silently, nobody stands still."""

from __future__ import annotations

import msgspec

from engine.knights.deals import laid_aside
from engine.knights.game_data import NOBLE
from engine.knights.rules import KNIGHTS
from engine.knights.state.frames_vote import Comply
from engine.knights.state.state import KnState
from tests.engine.knights.board import BLUE, RED, Board, keys
from tests.engine.knights.silence import silence

BEFORE = 3
"""The version of the rules under which the games were begun."""


def stored(state: KnState) -> KnState:
    """The position as rules 3 wrote it, loaded today."""
    state.rules_version = BEFORE
    written = msgspec.json.decode(KNIGHTS.dumps(state))
    for frame in written["frames"]:
        if frame[0] == "paying":
            del frame[5:]  # it did not know whether a Regular was unpaid
    loaded = KNIGHTS.loads(msgspec.json.encode(written))
    assert isinstance(loaded, KnState)
    return loaded


def test_a_question_about_wages_of_before_goes_on(board: Board) -> None:
    board.position(crowns=3)
    board.noble("karmin", "vecht", "english-100", "polish-150")
    board.phase("wages")
    board.state = stored(board.state)
    board.do(RED, "discharge polish-150 karmin; settle")
    assert (board.force("karmin"), board.state.barons[RED].crowns) == (["english-100"], 1)


def test_an_offer_of_before_pays_a_law_that_asks(board: Board) -> None:
    """All his crowns lie in an offer that rules 3 let him make while the law asked: it is taken back, and told once."""
    board.position(crowns=4)
    board.grant("crown-quarter", law=True)
    board.city("vecht", RED)
    board.phase("taxes")
    law = next(f for f in board.state.frames if isinstance(f, Comply))
    board.state.frames.remove(law)
    board.do(RED, "terms seat-1 vote; bid 8; terms seat-2 vote")
    board.state.frames.append(law)
    board.state = stored(board.state)
    assert board.prompt(RED).step == "comply"
    assert board.state.drafts[RED].to == 2, "what he wrote down is still there"
    events = board.do(RED, "obey")
    assert keys(events).count("recalls") == 1
    assert (board.state.barons[RED].crowns, laid_aside(board.state, RED)) == (7, 0)


def test_orders_of_before_about_nobody_hurt_nobody(board: Board) -> None:
    """About oneself, about a seat that is not there: they stand as they were written, and are refused when written
    anew."""
    board.position(3)
    board.state.orders[RED].pass_to = {"seat-0": "allow", "seat-5": "refuse"}
    board.state.orders[BLUE].voices = {"boon": "seat-4", "blow": "seat-1"}
    board.go("plan")
    board.state = stored(board.state)
    assert board.state.orders[RED].pass_to == {"seat-0": "allow", "seat-5": "refuse"}
    silence(board.state, 30)


def test_an_army_of_before_that_is_as_good_as_dead_keeps_nobody_waiting(board: Board) -> None:
    """Rules 3 gave a Noble off the board a garrison whose casualties equal its men; he need not be placed now."""
    board.stronghold(RED, None, "english-100")
    board.noble("rubino", "", "regular-50")
    board.noble("karmin", "", "regular-100")
    board.go("return")
    board.state.nobles[NOBLE["karmin"]].losses = 1
    board.state = stored(board.state)
    silence(board.state, 20)
    assert board.state.nobles[NOBLE["karmin"]].losses == 1
