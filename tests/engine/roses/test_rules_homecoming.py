"""Going home over the whole of it: who may take whose place, and in which order (8.3, 9.1)."""

from __future__ import annotations

import pytest

from engine.roses.board import BLOCK
from engine.roses.phases.political import KING_HOME, PRETENDER_HOME
from engine.roses.standing import STYLES
from engine.roses.state import Political
from tests.engine.roses.board import CALAIS, Board, Place

SHUT: dict[str, Place] = {"yor_york": "south_yorks", "yor_march": "rutland"}
"""Two of York's three shields are held by York."""


def homecoming(board: Board, places: dict[str, Place], king: int = 1, style: str = "careful", stage: int = 0) -> Board:
    """The political turn from a stage on, up to its first question."""
    board.position(places, king=king, plan=STYLES[style])
    board.state.frames = [Political(stage)]
    board.settle()
    return board


@pytest.mark.parametrize("other", ["lan_rivers", "lan_oxford"])
def test_9_1_clarence_takes_the_shield_that_another_leaves(board: Board, other: str) -> None:
    """He stands in Hereford with another who goes home from there: the shield is his, whether the other comes before
    him in the list of blocks (Oxford) or behind (Rivers)."""
    assert BLOCK["lan_oxford"] < BLOCK["lan_clarence"] < BLOCK["lan_rivers"]
    for style in STYLES:
        men: dict[str, Place] = {**SHUT, "lan_clarence": "hereford", other: "hereford", "lan_henry_vi": "france"}
        homecoming(board, men, style=style)
        assert board.at("lan_clarence") == "hereford", "without a question"
        assert board.at(other) in ("leicester", "essex")


def test_9_1_clarence_waits_for_whom_is_asked(board: Board) -> None:
    """Buckingham has three shields and stands on the only one that Clarence may have: nobody is pooled before he goes,
    and then the rest follows by itself."""
    men: dict[str, Place] = {
        **SHUT, "lan_clarence": "kent", "lan_buckingham": "hereford", "lan_henry_vi": "france"
    }  # fmt: skip
    homecoming(board, men)
    assert board.at("lan_clarence") == "kent"
    assert {text.split()[1] for text in board.legal(0, "home")} == {"lan_buckingham"}
    assert board.why(0, "home lan_clarence hereford") == "home-yet"
    assert board.why(0, "home lan_clarence rutland") == "home"
    board.do(0, "home lan_buckingham warwick")
    assert board.at("lan_clarence") == "hereford"


def test_9_1_clarence_may_wait_for_a_shield_beside_a_free_one(board: Board) -> None:
    """With Rutland free and Hereford about to be, their owner says which: both are his once Buckingham is gone."""
    men: dict[str, Place] = {
        "yor_york": "south_yorks", "lan_clarence": "kent", "lan_buckingham": "hereford", "lan_henry_vi": "france"
    }  # fmt: skip
    homecoming(board, men, stage=PRETENDER_HOME)
    assert "home lan_clarence rutland" in board.legal(0, "home")
    board.do(0, "home lan_buckingham warwick")
    assert board.legal(0, "home") == ["home lan_clarence hereford", "home lan_clarence rutland"]


def test_9_1_clarence_is_pooled_where_nobody_leaves(board: Board) -> None:
    """Shrewsbury is at home in South Yorkshire, the others are York's: none is free, and none becomes so."""
    men: dict[str, Place] = {
        "lan_shrewsbury": "south_yorks", "yor_york": "hereford", "yor_march": "rutland", "lan_clarence": "kent",
        "lan_henry_vi": "france",
    }  # fmt: skip
    homecoming(board, men, style="quick")
    assert (board.at("lan_shrewsbury"), board.at("lan_clarence")) == ("south_yorks", "pool")


def test_9_1_everybody_home_leaves_clarence_his_shield(board: Board) -> None:
    """By orders and by silence: the King's obvious crown is South Yorkshire, where Clarence stands with him, and has
    others; Clarence has none."""
    men: dict[str, Place] = {
        "yor_york": "hereford", "yor_march": "rutland", "lan_clarence": "south_yorks", "lan_henry_vi": "south_yorks"
    }  # fmt: skip
    for style in ("quick", "careful"):
        homecoming(board, men, 0, style, KING_HOME)
        if style == "careful":
            board.do(0, "home-all")
        assert board.at("lan_clarence") == "south_yorks"
        assert board.at("lan_henry_vi") not in ("south_yorks", "pool")


def test_8_3_the_pretender_does_not_shut_kent_out(board: Board) -> None:
    """By quick orders: Calais is the obvious exile, but Ireland stands open to the Pretender, and Kent has nothing
    else."""
    homecoming(board, {**CALAIS, "yor_york": "wilts"}, 0, "quick")
    assert (board.at("yor_kent"), board.at("yor_york")) == ("calais", "ireland")


def test_8_3_warwick_does_not_shut_kent_out(board: Board) -> None:
    """The same of another Neville who has a shield of his own in England."""
    homecoming(board, {**CALAIS, "yor_warwick": "wilts", "yor_york": "ireland"}, 0, "quick")
    assert board.at("yor_kent") == "calais"
    assert board.at("yor_warwick") == "warwick"


def test_8_3_who_is_asked_may_still_take_the_last_place(board: Board) -> None:
    """Who goes where is the owner's: asked, the Pretender goes to Calais first, and Kent to the pool."""
    homecoming(board, {**CALAIS, "yor_york": "wilts"}, 0)
    assert {"home yor_kent calais", "home yor_kent pool", "home yor_york calais"} <= {*board.legal(1, "home")}
    board.do(1, "home yor_york calais")
    assert board.at("yor_kent") == "pool"


def test_8_5_who_has_just_come_to_a_crowded_exile_may_be_sent_on(board: Board) -> None:
    """Two too many are in Calais, two of them from this homecoming: one of these is sent to the pool, and the position
    between the two goodbyes can be saved."""
    men: dict[str, Place] = {
        **CALAIS, "yor_norfolk": "calais", "yor_kent": "ireland", "yor_york": "wilts", "yor_gloucester": "sussex"
    }  # fmt: skip
    homecoming(board, men, 0)
    board.do(1, "home yor_york calais; home yor_gloucester calais")
    board.do(0, "home-all")
    board.do(1, "dismiss yor_gloucester")
    assert board.at("yor_gloucester") == "pool"
    frame = board.state.frames[0]
    assert isinstance(frame, Political)
    assert all(board.state.where[b] >= 0 for b in frame.settled), "else the save is refused"
    assert board.legal(1, "dismiss")
