"""Beating Titans (pages 12, 13 and 17)."""

from __future__ import annotations

import pytest

from engine.core import Piece, Place, SeatRef
from engine.xidit.board import INDEX, TITANS
from engine.xidit.phases.titans import PASS
from engine.xidit.rules import XIDIT
from tests.engine.xidit.board import Board, counts, keys, told


def in_city_4(board: Board, units: str = "militia archer mage mage", *awake: int) -> Board:
    """Seat 0 acts in city 4, where nothing lies, while Titans are awake."""
    board.position(cities=(4, 2, 3, 1), units={0: units})
    assert 4 not in board.state.threats
    assert not board.state.recruits[4]
    board.wake(*(awake or (3, 4)))
    return board


def test_p13_titan_beaten_in_city_4(board: Board) -> None:
    """Andres' example: two Titans are awake, he pays three units of his choice for the smaller one."""
    in_city_4(board)
    creature = TITANS[board.state.titans[0][0]].creature
    board.run_year({0: "wait act"})
    assert board.legal(0) == {"titan 3", "titan 4", "pass-titan"}
    board.do(0, "titan 3")
    assert board.legal(0) == {"spend militia", "spend archer", "spend mage"}
    assert board.refusal(0, "spend cleric") == "no-unit"
    events = board.do(0, "spend mage", "spend militia", "spend mage")
    assert board.state.players[0].units == counts("archer")
    beaten = next(e for e in events if e.key == "xidit-titan-beaten")
    assert beaten.params["creature"] == Piece(creature)
    assert told(beaten, "units") == ["militia", "mage", "mage"]
    assert beaten.seals
    assert len(board.state.titans[0]) == 1
    assert not board.state.awake[0]
    assert board.state.awake[1]
    assert XIDIT.view(board.state, 0).asked == "reward"
    assert board.state.players[0].kills == 1


def test_p13_titan_gone_for_good(board: Board) -> None:
    """A beaten Titan leaves the game, no city tile moves, the one below sleeps on."""
    in_city_4(board)
    threats, pile = list(board.state.threats), list(board.state.threat_pile)
    board.run_year({0: "act"})
    board.do(0, "titan 3", "spend mage", "spend militia", "spend mage", "reward sovereigns guild")
    assert (board.state.threats, board.state.threat_pile) == (threats, pile)
    assert XIDIT.view(board.state, 0).titans[0].left == 1
    assert not XIDIT.view(board.state, 0).titans[0].awake


def test_p13_titan_is_optional(board: Board) -> None:
    """Unlike a threat it may be let be."""
    in_city_4(board)
    board.run_year({0: "act"})
    passed, *_ = board.do(0, "pass-titan")
    assert (passed.key, passed.params) == ("xidit-titan-passed", {"seat": SeatRef(0), "city": Place(4), "step": 1})
    assert passed.seals
    assert sum(board.state.players[0].units) == 4


@pytest.mark.parametrize("units", ["", "mage", "militia archer"])
def test_p13_asked_without_the_units(board: Board, units: str) -> None:
    """Everybody in such a city is asked, so that the question does not tell what is behind the screen."""
    in_city_4(board, units, 5)
    board.run_year({0: "act"})
    assert board.legal(0) == {"pass-titan"}
    assert board.refusal(0, "titan 5") == "no-units"
    assert board.refusal(0, "titan 3") == "no-titan"


def test_p13_the_question_is_the_same_for_every_hand(board: Board) -> None:
    """Two hands, one of which can only let the Titans be: nobody else sees a difference while it is asked nor when
    silence ends it, and the game takes that for an answer, not for a turn that was missed."""
    poor, rich = in_city_4(Board(), "militia archer", 3, 4), in_city_4(Board(), "militia archer mage mage", 3, 4)
    poor.give(1, "mage mage")
    seen = []
    for board.state in (poor.state, rich.state):
        events = board.run_year({0: "act"})
        asked = XIDIT.prompts(board.state)
        (own,) = [p for p in asked[0] if p.step == "titan"]
        assert (own.pace, own.anonymous, own.secret, own.default) == ("window", True, False, (PASS,))
        assert not any(p.blocks for seat in (1, 2, 3) for p in asked[seat])
        views = [XIDIT.view(board.state, reader) for reader in (2, 3, None)]
        assert all(v.asked == "" and v.acting == [] for v in views)
        assert XIDIT.view(board.state, 0).acting == [0]
        events += XIDIT.apply(board.state, 0, own.default[0])
        views += [XIDIT.view(board.state, reader) for reader in (2, 3, None)]
        refused = XIDIT.why_not(board.state, 1, PASS)
        seen.append((own.id, views, {seat: asked[seat] for seat in (1, 2, 3)}, events, refused))
    assert seen[0] == seen[1]


@pytest.mark.parametrize("side", ["recruits", "threats"])
def test_p13_only_where_no_tile_lies(board: Board, side: str) -> None:
    """A city with a tile is no place for a Titan."""
    board.position(
        cities=(4, 2, 3, 1),
        units={0: "mage mage mage"},
        **({"threats": (4,)} if side == "threats" else {"recruits": {4: "cleric cleric"}}),
    )
    board.wake(3)
    events = board.run_year({0: "act"})
    assert XIDIT.view(board.state, 0).phase == "orders"
    assert not any(key.startswith("titan") for key in keys(events))


def test_p13_no_second_titan_in_a_city(board: Board) -> None:
    """One Titan per seat, city and year; another city is another matter."""
    in_city_4(board, "militia militia militia archer archer archer archer", 3, 4)
    board.run_year({0: "act act"})
    board.do(0, "titan 3", "spend militia", "spend militia", "spend militia")
    events = board.do(0, "reward sovereigns guild")
    assert "act-nothing" in keys(events)
    assert XIDIT.view(board.state, 0).phase == "orders"
    board.run_year({0: "act"})
    assert XIDIT.view(board.state, 0).asked == "titan"


def test_p13_no_titan_where_a_threat_was_beaten(board: Board) -> None:
    """Not both in the same city in the same year; another seat may."""
    board.position(cities=(9, 9, 3, 4), threats=(9,), coming=(6, 10), units={0: "militia archer mage mage mage"})
    board.wake(3)
    board.run_year({0: "act act", 1: "wait act"})
    events = board.do(0, "reward sovereigns guild")
    assert keys(events).count("act-nothing") == 1
    assert board.legal(1) == {"pass-titan"}


def test_p13_no_threat_where_a_titan_was_beaten(board: Board) -> None:
    """The bar holds the other way round: a threat that comes in later stays for this seat, this year."""
    board.position(
        cities=(10, 9, 3, 4),
        threats=(9,),
        coming=(6, 10),
        units={0: "militia militia militia infantry infantry cleric", 1: "militia archer"},
    )
    board.wake(3)
    board.do(1, "standing-reward sovereigns-guild")
    board.run_year({0: "act act", 1: "act"})
    events = board.do(0, "titan 3", "spend militia", "spend militia", "spend militia", "reward sovereigns guild")
    assert "titan-here-before" in keys(events)
    assert 10 in board.state.threats
    assert board.state.players[0].units == counts("infantry infantry cleric")


def test_p13_titan_where_the_seat_recruited(board: Board) -> None:
    """Ruling: having recruited in a city does not bar a Titan there once its tile has gone."""
    board.position(cities=(8, 2, 3, 4), recruits={8: "cleric"}, coming=(6, 10), units={0: "mage mage"})
    board.wake(3)
    board.run_year({0: "act act"})
    assert "titan 3" in board.legal(0)


def test_p17_titan_in_an_unused_city(board: Board) -> None:
    """Heroes walk through unused cities and beat Titans there; no bards in a closed region, but a guild may rise."""
    board.position(3, cities=(19, 2, 3))
    board.give(0, "militia militia archer")
    board.wake(3)
    board.run_year({0: "red act"})
    assert board.state.players[0].city == 20
    board.do(0, "titan 3", "spend militia", "spend militia", "spend archer")
    assert board.legal(0) == {"reward sovereigns guild"}
    board.do(0, "reward sovereigns guild")
    assert board.state.owner[20] == 0
    assert board.state.levels[20] == 4


def test_p17_closed_regions_take_no_bards(board: Board) -> None:
    """City 14 lies on regions 1 and 2 and the central one: with three seats only that takes bards."""
    board.position(3, cities=(14, 2, 3), threats=(14,))
    board.give(0, "militia archer mage")
    board.run_year({0: "act"})
    board.do(0, "reward sovereigns bards")
    assert board.state.bards[INDEX["crownlands"]][0] == 3


def test_p13_an_attack_is_told_before_its_units_are_chosen(board: Board) -> None:
    """Everybody hears which Titan is attacked, in the log; the question of the units hands nobody the move."""
    board.position(cities=(4, 2, 3, 1), units={0: "militia archer mage cleric"})
    board.wake(3)
    board.run_year({0: "act"})
    [event] = board.do(0, "titan 3")
    assert (event.key, event.params["n"], event.audience) == ("xidit-titan-chosen", 3, None)
    assert XIDIT.view(board.state, 0).asked == "spend"


def test_p13_a_beaten_titan_is_a_deed_of_its_step(board: Board) -> None:
    """The year's pictures and words tell of it."""
    board.position(cities=(4, 2, 3, 1), units={0: "militia archer mage"})
    board.wake(3)
    creature = TITANS[board.state.titans[0][0]].creature
    board.do(0, "standing-titan always", "standing-reward sovereigns-guild", "standing-bards even")
    board.run_year({0: "act"})
    assert [(d.kind, d.city, d.detail) for d in board.state.moments[1].deeds if d.seat == 0] == [("titan", 4, creature)]
