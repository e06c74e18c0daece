"""What a force may come to before its die, and what may come to it where it stops: held against the rules."""

from __future__ import annotations

import pytest

from engine.charlemagne.analysis import attacks as attacks_from
from engine.charlemagne.analysis import least_die, openings, outlook, pillage_swing, threat, usual_force
from engine.charlemagne.board import PLACE
from engine.charlemagne.frames import Campaign
from engine.charlemagne.game_data import EMPIRE, NEUTRAL, TRIBAL, TYPE_OF, TYPES
from engine.charlemagne.operations import fresh
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from tests.engine.charlemagne.board import EAST, MID, NORTH, SOUTH, Board


def _usual(board: Board, place: str) -> list[int]:
    """The counters that usually set out from a place."""
    units = fresh(board.state, EMPIRE, PLACE[place])
    left = dict(usual_force(board.state, units))
    found = []
    for c in units:
        if left.get(TYPES[TYPE_OF[c]].slug, 0):
            left[TYPES[TYPE_OF[c]].slug] -= 1
            found.append(c)
    return found


@pytest.mark.parametrize("place", ["aachen", "cologne", "marseille", "orleans"])
def test_a_die_allows_the_attacks_that_were_said(place: str) -> None:
    """At the first positions, with each face of the die: who can be attacked on the march is who was named, from that
    die on."""
    start = RULES.setup(seats=2, seed="ahead", options=RULES.Options(placement="fixed"))
    start.frames[:] = [Campaign(EMPIRE)]
    save = RULES.dumps(start)
    board = Board(RULES.loads(save))
    said = openings(RULES.view(board.state, EMPIRE), EMPIRE, _usual(board, place), PLACE[place])
    assert bool(said) == (place != "orleans")
    for die in range(1, 7):
        board = Board(RULES.loads(save))
        board.rig(("operations", die))
        board.do(f"operate {place}", "march")
        view = RULES.view(board.state, EMPIRE)
        found = {foe for foes in attacks_from(view, outlook(view)).values() for foe in foes}
        found |= board.offered("battle")
        assert found == {each.place for each in said if die >= each.least}


def test_the_die_for_a_place_is_the_one_with_its_points(board: Board) -> None:
    """Militia has 6 points and the die (13.2), and clear land costs 1 a hex (15.2): the hex beside it needs no more
    than a 1, Rome is beyond its twelve; in a harsh winter, 3 points less (event 55), nothing else changes there."""
    board.put(MID, "austrasia-militia")
    for winter in (False, True):
        board.state.winter = winter
        view, units = RULES.view(board.state, EMPIRE), _usual(board, MID)
        assert least_die(view, EMPIRE, units, PLACE[MID], PLACE[SOUTH]) == 1
        assert least_die(view, EMPIRE, units, PLACE[MID], PLACE["rome"]) == 0


def test_a_threat_is_the_strongest_force_that_may_come(board: Board) -> None:
    """Warriors in open land, 6; two of warriors beside them and a militia: 12 against 6, 2 to 1. With the militia gone
    nothing changes, with the warriors gone it is 2."""
    board.put(MID, "austrasia-warriors")
    board.put(NORTH, "saxony-warriors", "saxony-warriors")
    board.put(EAST, "saxony-militia")
    units = _usual(board, MID)
    found = threat(RULES.view(board.state, EMPIRE), EMPIRE, units, PLACE[MID])
    assert found is not None
    assert (found.place, found.weighed.totals) == (NORTH, (12, 6))
    for c, p in enumerate(board.state.where):
        if p == PLACE[NORTH]:
            board.state.where[c] = -1
    found = threat(RULES.view(board.state, EMPIRE), EMPIRE, units, PLACE[MID])
    assert found is not None
    assert (found.place, found.weighed.totals) == (EAST, (2, 6))


def test_no_threat_comes_by_treaty_nor_after_the_last_turn(board: Board) -> None:
    """Peace forbids attacks (26.1), and after the Tribal player turn of turn 9 nobody comes any more."""
    board.put(MID, "austrasia-warriors")
    board.put(NORTH, "saxony-warriors")
    units = _usual(board, MID)
    board.state.turn = 9
    assert threat(RULES.view(board.state, EMPIRE), EMPIRE, units, PLACE[MID]) is not None
    board.state.phasing = TRIBAL
    other = fresh(board.state, TRIBAL, PLACE[NORTH])
    assert threat(RULES.view(board.state, TRIBAL), TRIBAL, other, PLACE[NORTH]) is None
    board.position()
    board.put(MID, "austrasia-warriors")
    board.put(NORTH, "saxony-warriors")
    board.bound("peace seat-1")
    assert threat(RULES.view(board.state, EMPIRE), EMPIRE, _usual(board, MID), PLACE[MID]) is None


@pytest.mark.parametrize("owner", [EMPIRE, TRIBAL, NEUTRAL])
def test_pillage_swings_the_score_as_it_is_said(board: Board, owner: int) -> None:
    """The Empire in Eresburg pillages it: the score is the one that was said, whosever Saxony was."""
    board.control(owner, "saxony")
    board.force("eresburg", 12, *["austrasia-warriors"] * 3)
    view = RULES.view(board.state, EMPIRE)
    before, swing = sum(view.points.values()), pillage_swing(view, PLACE["eresburg"])
    board.rig(("pillage", 6))
    board.do("pillage")
    assert sum(RULES.view(board.state, None).points.values()) == before + swing
