"""Leaders: how they come, how they go, Charlemagne's death (21, 30)."""

from __future__ import annotations

import pytest

from engine.charlemagne import cup
from engine.charlemagne.game_data import EMPIRE, MARKER, TYPE_OF, TYPES
from engine.charlemagne.politics import destroy
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.victory import parts
from engine.core import Event
from tests.engine.charlemagne.board import KING, MID, SOUTH, Board, keys
from tests.engine.charlemagne.invariants import check


def test_21_1_a_drawn_leader_joins_units(board: Board) -> None:
    """At once, on friendly units; with none on the map he returns (ruling 6)."""
    events: list[Event] = []
    cup.take(board.state, EMPIRE, MARKER["leader"], events)
    RULES.advance(board.state, events)
    assert "leader-none" in keys(events)
    assert board.state.cup[MARKER["leader"]] == 6
    board.put("norse-area", "norse-fleet")
    board.put("paris", "neustria-militia")
    board.control(EMPIRE, "norse")
    cup.take(board.state, EMPIRE, MARKER["leader"], events)
    RULES.advance(board.state, events)
    assert [board.at(c) for c in range(len(board.state.where)) if TYPES[TYPE_OF[c]].slug == "leader"].count(
        "paris"
    ) == 1


def test_21_3_lost_leaders_return_to_the_cup(board: Board) -> None:
    """And can be drawn again."""
    leader = board.put("paris", "leader")
    assert board.state.cup[MARKER["leader"]] == 5
    destroy(board.state, leader, [])
    assert board.state.cup[MARKER["leader"]] == 6


@pytest.mark.parametrize(("die", "dead"), [(3, False), (4, True)])
def test_21_4_charlemagnes_death(board: Board, die: int, dead: bool) -> None:
    """1-3 he escapes to the nearest force, 4-6 he dies: -3 points, all markers return, leaders stay."""
    board.put(MID, "charlemagne")
    board.put("paris", "neustria-militia", "leader")
    board.put(SOUTH, "neustria-militia")
    board.hand(EMPIRE, vassalage=2)
    board.rig(("charlemagne", die))
    destroy(board.state, [KING], [])
    assert board.state.dead == dead
    assert board.at(KING) == ("" if dead else SOUTH)
    assert sum(board.state.hands[EMPIRE]) == (0 if dead else 2)
    assert parts(board.state)["king"] == (-3 if dead else 0)
    assert board.state.leaders.count(EMPIRE) == 1
    check(board.state)


def test_30_the_leaders_death(board: Board) -> None:
    """Its drawer loses a leader of his choice, never Charlemagne; without leaders nothing happens."""
    board.position(leader_death=True)
    board.put("aachen", "charlemagne", "austrasia-militia")
    cup.receive(board.state, EMPIRE, MARKER["leader-death"])
    assert len(board.state.frames) == 1
    board.put("paris", "leader", "neustria-militia")
    board.put("tours", "leader", "neustria-militia")
    cup.receive(board.state, EMPIRE, MARKER["leader-death"])
    RULES.advance(board.state, [])
    assert board.refused("bury aachen") == "bury"
    board.do("bury tours")
    assert board.state.cup[MARKER["leader"]] == 5
    check(board.state)


def test_30_is_an_option(board: Board) -> None:
    """Without it, as by default, there are 53 markers: it stands among the optional rules (28 to 30)."""
    assert sum(board.state.cup) == 53
    assert sum(cup.full_cup(False)) == 53
    assert sum(cup.full_cup(True)) == 54


def test_30_drawn_twice_with_one_leader(board: Board) -> None:
    """The second death finds nobody any more."""
    board.position(leader_death=True)
    board.put(MID, "leader", "austrasia-militia")
    for _ in range(2):
        cup.receive(board.state, EMPIRE, MARKER["leader-death"])
    assert len(board.state.frames) == 3
    events: list[Event] = []
    RULES.advance(board.state, events)
    assert keys(events).count("eliminated") == 1
    assert len(board.state.frames) == 1
    check(board.state)
