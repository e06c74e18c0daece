"""Pillage and conversion (17, 18, 22.7)."""

from __future__ import annotations

import pytest

from engine.charlemagne.attempt import differential
from engine.charlemagne.board import PLACE
from engine.charlemagne.frames import Attempt
from engine.charlemagne.game_data import CHRISTIAN, EMPIRE, MARKER, MUSLIM, NEUTRAL, PAGAN, REGION, TRIBAL
from engine.charlemagne.politics import (
    change_control,
    conversion_modifiers,
)
from engine.core import Word
from tests.engine.charlemagne.board import MID, Board, keys


def test_17_1_pillage_by_strength(board: Board) -> None:
    """A die in the column of the strength, leaders not multiplied."""
    frame = board.force(MID, 12, *["austrasia-warriors"] * 2, "leader")
    board.rig(("pillage", 2))
    events = board.do("pillage")
    assert "pillaged" in keys(events), "13 points: column 13-24 succeeds on 2"
    assert frame.points == 9
    assert board.state.treasury[EMPIRE] == 10, "no booty without a burg (ruling 18)"
    board.position()
    board.force(MID, 12, *["austrasia-warriors"] * 2)
    board.rig(("pillage", 2))
    assert "pillage-failed" in keys(board.do("pillage"))


def test_17_2_not_twice(board: Board) -> None:
    """A pillaged hex is not pillaged again."""
    board.state.pillaged.append(PLACE[MID])
    board.force(MID, 12, "austrasia-warriors")
    assert board.refused("pillage") == "pillage-twice"


def test_17_3_burg_and_civilisation_are_destroyed(board: Board) -> None:
    """Markers go, booty comes, and destroyed culture yields a marker; the printed burg stops working (10.1b)."""
    board.state.built.append(PLACE[MID])
    board.state.civilisation.append(PLACE[MID])
    board.state.civilisation.sort()
    board.force(MID, 12, *["austrasia-warriors"] * 6)
    board.rig(("pillage", 6))
    events = board.do("pillage")
    assert "drew" in keys(events)
    assert board.state.treasury[EMPIRE] == 13
    assert (board.state.built, PLACE[MID] in board.state.civilisation) == ([], False)


def test_18_conversion(board: Board) -> None:
    """Six points, a missionary at least, the die in the column of the differential."""
    board.control(EMPIRE, "saxony")
    board.put("eresburg", "austrasia-militia")
    board.hand(EMPIRE, missionary=2)
    frame = board.force("h3011", 12, "austrasia-warriors")
    board.do("convert christian", "lay missionary")
    assert frame.points == 12
    attempt = board.state.frames[-1]
    assert isinstance(attempt, Attempt)
    assert differential(board.state, attempt) == 3
    board.rig(("attempt", 4))
    events = board.do("send")
    assert events[0].params["goal"] == Word("christian")
    assert (events[0].params["points"], events[-2].params["religion"]) == (1, Word("christian"))
    assert frame.points == 6
    assert board.state.religion[REGION["saxony"]] == CHRISTIAN
    assert board.state.hands[EMPIRE][MARKER["missionary"]] == 1


def test_18_modifiers(board: Board) -> None:
    """Burgs, control, culture, Islam, the way back and Christian land shift the differential. A neutral region is the
    enemy's before the die (4.4)."""
    board.state.religion[REGION["cordoba"]] = MUSLIM
    board.put("valencia", "austrasia-militia")
    assert dict(conversion_modifiers(board.state, EMPIRE, REGION["cordoba"], CHRISTIAN)) == {
        "burgs": 1, "enemy-region": -1, "culture": 1, "muslim": -1,
    }  # fmt: skip
    board.control(EMPIRE, "cordoba")
    assert dict(conversion_modifiers(board.state, TRIBAL, REGION["neustria"], PAGAN)) == {
        "enemy-region": -1,
        "christian": -1,
    }
    board.state.religion[REGION["saxony"]] = CHRISTIAN
    assert dict(conversion_modifiers(board.state, TRIBAL, REGION["saxony"], PAGAN))["return"] == 1


def test_18_6_faiths(board: Board) -> None:
    """The Empire converts to Christianity, the Tribal player to his force's faith, any with a leader."""
    board.hand(EMPIRE, missionary=1)
    board.force(MID, 12, "austrasia-warriors")
    assert board.refused("convert muslim") == "convert-empire"
    board.position(TRIBAL)
    board.hand(TRIBAL, missionary=1)
    board.force("paris", 12, "saxony-warriors")
    assert board.refused("convert muslim") == "convert-faith"
    assert board.refused("convert christian") == "convert-faith"
    board.state.frames.pop()
    board.force("rouen", 12, "saxony-warriors", "leader")
    board.do("convert muslim", "cancel")
    assert board.refused("convert christian") == "convert-same"


def test_18_needs_a_missionary(board: Board) -> None:
    """Without a marker no conversion; not in land of no region, not in areas."""
    board.force(MID, 12, "austrasia-warriors")
    assert board.refused("convert christian") == "missionary-marker"


@pytest.mark.parametrize("present", [True, False])
def test_18_7_defence_needs_a_unit_in_the_region(board: Board, present: bool) -> None:
    """Missionaries answer only with a unit in the region (ruling 10)."""
    board.control(TRIBAL, "wends")
    board.hand(EMPIRE, missionary=3)
    board.hand(TRIBAL, missionary=2)
    board.state.orders[TRIBAL].defence = "ask"
    board.force(MID, 12, "austrasia-warriors")
    if present:
        board.put("reric", "wends-militia")
    board.do("convert christian", *["lay missionary"] * 3, "send")
    assert (board.mover() == TRIBAL) == present


def test_18_4_orders_answer_missionaries(board: Board) -> None:
    """The caps for conversion are their own, by region or usual; with none nothing is spent."""
    for cap, left in ((0, 3), (2, 1)):
        board.position()
        board.control(TRIBAL, "wends")
        board.put("reric", "wends-militia")
        board.hand(EMPIRE, missionary=4)
        board.hand(TRIBAL, missionary=3)
        board.state.orders[TRIBAL].missionary_cap = cap
        board.state.orders[TRIBAL].vassalage_cap = 2 - cap
        board.force(MID, 12, "austrasia-warriors")
        board.do("convert christian", *["lay missionary"] * 4)
        board.do("send")
        assert sum(board.state.hands[TRIBAL]) == left


def test_18_a_failed_conversion_may_cause_a_revolt(board: Board) -> None:
    """R: the phasing player's own region rolls for revolt."""
    board.control(EMPIRE, "saxony")
    board.put("eresburg", "austrasia-militia")
    board.put("bardowick", "austrasia-militia")
    board.hand(EMPIRE, missionary=2)
    board.force("h3011", 12, "austrasia-warriors")
    board.do("convert christian", "lay missionary", "lay missionary")
    board.rig(("attempt", 1), ("revolt", 6))
    events = board.do("send")
    assert "revolt-tribal" in keys(events)
    assert board.state.control[REGION["saxony"]] == NEUTRAL


def test_22_7_the_area_converts_with_its_region(board: Board) -> None:
    """A region and its area are one, also for vassalage (22.8)."""
    units = board.put("byzantium-area", "byzantium-militia")
    change_control(board.state, REGION["byzantium"], EMPIRE, [], "vassalage")
    board.do("operate byzantium-area")
    assert board.alive(units) == 1
