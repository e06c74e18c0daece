"""The first hex of the map is a place like any other: who is there sails, fights, is named, and is lost (11-30)."""

from __future__ import annotations

import pytest

from engine.charlemagne import cup
from engine.charlemagne.analysis import stacks
from engine.charlemagne.board import PLACE, PLACES
from engine.charlemagne.frames import Force
from engine.charlemagne.game_data import DEATH, EMPIRE, MARKER, TRIBAL
from engine.charlemagne.politics import destroy
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from tests.engine.charlemagne.board import Board, keys
from tests.engine.charlemagne.invariants import check

CORNER, BESIDE = "h0101", "h0102"


def crew(board: Board) -> tuple[int, int, int]:
    """A ship of the Caliphate with nomads and a leader aboard."""
    board.control(EMPIRE, "caliphate")
    ship, men, leader = board.put(CORNER, "caliphate-fleet", "caliphate-nomads", "leader")
    board.state.aboard[:] = sorted([men, leader])
    return ship, men, leader


def test_19_a_fleet_sails_out_of_the_corner(board: Board) -> None:
    """It is picked, sets out with who is aboard, and is told of in views."""
    assert PLACE[CORNER] == 0
    ship, men, leader = crew(board)
    (told,) = [s for s in stacks(RULES.view(board.state, None)) if s.place == CORNER]
    assert (told.side, told.aboard, told.strength, told.feeds, told.cost) == (EMPIRE, 2, 7, 0, 2)
    board.do(f"operate {CORNER}", "march")
    frame = board.state.frames[-1]
    assert isinstance(frame, Force)
    assert sorted(frame.units) == sorted([ship, men, leader])
    board.do(f"step {BESIDE}", f"step {CORNER}", "halt")
    assert {board.at(c) for c in (ship, men, leader)} == {CORNER}
    assert RULES.loads(RULES.dumps(board.state)) == board.state
    assert f"unit.{ship}" in RULES.correctables(board.state)
    check(board.state)


def test_19_5_who_is_in_the_corner_drowns_with_his_ship(board: Board) -> None:
    """As everywhere at sea."""
    ship, men, leader = crew(board)
    destroy(board.state, [ship], [])
    assert board.alive([ship, men, leader]) == 0
    check(board.state)


def test_16_a_battle_in_the_corner(board: Board) -> None:
    """The defenders there fight, and lose by the owner's choice; both ways out lie in the attackers' zone (14.5b)."""
    board.position(TRIBAL)
    ship, men, leader = crew(board)
    board.control(TRIBAL, "byzantium")
    board.state.orders[EMPIRE].losses = "ask"
    board.force(BESIDE, 20, *["byzantium-fleet"] * 3, *["byzantium-field-army"] * 2, side=TRIBAL)
    board.state.aboard[:] = sorted([*board.state.aboard, men, leader])
    board.do(f"battle {CORNER}")
    board.rig(("battle", 6))  # 18 against 14 is 1/1: D1
    events = board.do("fight")
    assert board.state.report is not None
    assert (board.state.report.strength, board.state.report.result) == ([18, 7], "D1")
    events += board.do(f"lose caliphate-nomads {CORNER}")
    assert keys(events).count("nowhere") == 1
    assert board.alive([ship, men, leader]) == 0
    check(board.state)


def test_20_the_corner_feeds_nobody(board: Board) -> None:
    """The ship and who is aboard are paid for."""
    board.feeding()
    crew(board)
    RULES.advance(board.state, [])
    (prompt,) = [p for p in RULES.prompts(board.state)[EMPIRE] if p.blocks]
    assert prompt.params["cost"] == 2
    board.do(f"disband caliphate-nomads {CORNER}", "pay")
    assert board.state.treasury[EMPIRE] == 9


@pytest.mark.parametrize("number", [13, 64])
def test_event_13_64_find_the_corner(board: Board, number: int) -> None:
    """Plague and desertion strike there as well: the cheapest goes, no leader."""
    ship, men, leader = crew(board)
    events = board.happens(number, EMPIRE)
    RULES.advance(board.state, events)
    assert "eliminated" in keys(events)
    assert board.alive([ship, men, leader]) < 3
    check(board.state)


def test_8_5_augustus_in_the_corner(board: Board) -> None:
    """A leader there bears it, and counts when markers are drawn."""
    _, _, leader = crew(board)
    board.hand(EMPIRE, augustus=1)
    board.do(f"play augustus {CORNER}")
    assert board.state.augustus == leader
    destroy(board.state, [leader], [])
    assert (board.state.augustus, board.state.cup[MARKER["augustus"]]) == (-1, 1)
    check(board.state)


def test_30_the_leader_in_the_corner_dies(board: Board) -> None:
    """He is a leader to lose, where there is no other."""
    board.position(leader_death=True)
    _, _, leader = crew(board)
    cup.receive(board.state, EMPIRE, DEATH)
    RULES.advance(board.state, [])
    assert board.alive([leader]) == 0
    check(board.state)


def test_21_4_the_king_flees_to_the_corner(board: Board) -> None:
    """A ship there is a friendly force: he goes aboard."""
    board.control(EMPIRE, "caliphate")
    board.put(CORNER, "caliphate-fleet")
    (king,) = board.put("london", "charlemagne")
    board.rig(("charlemagne", 1))
    destroy(board.state, [king], [])
    assert board.at(king) == PLACES[0]
    assert king in board.state.aboard
    check(board.state)
