"""Pillage and conversion (17, 18, 22.7)."""

from __future__ import annotations

import pytest

from engine.charlemagne.attempt import differential
from engine.charlemagne.board import PLACE
from engine.charlemagne.game_data import CHRISTIAN, EMPIRE, MARKER, MUSLIM, NEUTRAL, PAGAN, REGION, TRIBAL
from engine.charlemagne.politics import (
    change_control,
    conversion_modifiers,
)
from engine.charlemagne.state import Attempt
from engine.core import Word
from tests.engine.charlemagne.positions import (
    MID,
    alive,
    control,
    do,
    force,
    hand,
    keys,
    mover,
    position,
    put,
    refused,
    rig,
)


def test_17_1_pillage_by_strength() -> None:
    """A die in the column of the strength, leaders not multiplied."""
    state = position()
    frame = force(state, MID, 12, *["austrasia-warriors"] * 2, "leader")
    rig(state, ("pillage", 2))
    events = do(state, "pillage")
    assert "pillaged" in keys(events), "13 points: column 13-24 succeeds on 2"
    assert frame.points == 9
    assert state.treasury[EMPIRE] == 10, "no booty without a burg (ruling 18)"
    state = position()
    force(state, MID, 12, *["austrasia-warriors"] * 2)
    rig(state, ("pillage", 2))
    assert "pillage-failed" in keys(do(state, "pillage"))


def test_17_2_not_twice() -> None:
    """A pillaged hex is not pillaged again."""
    state = position()
    state.pillaged.append(PLACE[MID])
    force(state, MID, 12, "austrasia-warriors")
    assert refused(state, "pillage") == "pillage-twice"


def test_17_3_burg_and_civilisation_are_destroyed() -> None:
    """Markers go, booty comes, and destroyed culture yields a marker; the printed burg stops working (10.1b)."""
    state = position()
    state.built.append(PLACE[MID])
    state.civilisation.append(PLACE[MID])
    state.civilisation.sort()
    force(state, MID, 12, *["austrasia-warriors"] * 6)
    rig(state, ("pillage", 6))
    events = do(state, "pillage")
    assert "drew" in keys(events)
    assert state.treasury[EMPIRE] == 13
    assert (state.built, PLACE[MID] in state.civilisation) == ([], False)


def test_18_conversion() -> None:
    """Six points, a missionary at least, the die in the column of the differential."""
    state = position()
    control(state, EMPIRE, "saxony")
    put(state, "eresburg", "austrasia-militia")
    hand(state, EMPIRE, missionary=2)
    frame = force(state, "h3011", 12, "austrasia-warriors")
    do(state, "convert christian", "lay missionary")
    assert frame.points == 12
    attempt = state.frames[-1]
    assert isinstance(attempt, Attempt)
    assert differential(state, attempt) == 3
    rig(state, ("attempt", 4))
    events = do(state, "send")
    assert events[0].params["goal"] == Word("christian")
    assert (events[0].params["points"], events[-2].params["religion"]) == (1, Word("christian"))
    assert frame.points == 6
    assert state.religion[REGION["saxony"]] == CHRISTIAN
    assert state.hands[EMPIRE][MARKER["missionary"]] == 1


def test_18_modifiers() -> None:
    """Burgs, control, culture, Islam, the way back and Christian land shift the differential."""
    state = position()
    state.religion[REGION["cordoba"]] = MUSLIM
    put(state, "valencia", "austrasia-militia")
    assert dict(conversion_modifiers(state, EMPIRE, REGION["cordoba"], CHRISTIAN)) == {
        "burgs": 1, "culture": 1, "muslim": -1,
    }  # fmt: skip
    control(state, EMPIRE, "cordoba")
    assert dict(conversion_modifiers(state, TRIBAL, REGION["neustria"], PAGAN)) == {"enemy-region": -1, "christian": -1}
    state.religion[REGION["saxony"]] = CHRISTIAN
    assert dict(conversion_modifiers(state, TRIBAL, REGION["saxony"], PAGAN))["return"] == 1


def test_18_6_faiths() -> None:
    """The Empire converts to Christianity, the Tribal player to his force's faith, any with a leader."""
    state = position()
    hand(state, EMPIRE, missionary=1)
    force(state, MID, 12, "austrasia-warriors")
    assert refused(state, "convert muslim") == "convert-faith"
    state = position(TRIBAL)
    hand(state, TRIBAL, missionary=1)
    force(state, "paris", 12, "saxony-warriors")
    assert refused(state, "convert muslim") == "convert-faith"
    assert refused(state, "convert christian") == "convert-faith"
    state.frames.pop()
    force(state, "rouen", 12, "saxony-warriors", "leader")
    do(state, "convert muslim", "cancel")
    assert refused(state, "convert christian") == "convert-same"


def test_18_needs_a_missionary() -> None:
    """Without a marker no conversion; not in land of no region, not in areas."""
    state = position()
    force(state, MID, 12, "austrasia-warriors")
    assert refused(state, "convert christian") == "missionary-marker"


@pytest.mark.parametrize("present", [True, False])
def test_18_7_defence_needs_a_unit_in_the_region(present: bool) -> None:
    """Missionaries answer only with a unit in the region (ruling 10)."""
    state = position()
    control(state, TRIBAL, "wends")
    hand(state, EMPIRE, missionary=1)
    hand(state, TRIBAL, missionary=2)
    state.orders[TRIBAL].defence = "ask"
    force(state, MID, 12, "austrasia-warriors")
    if present:
        put(state, "reric", "wends-militia")
    do(state, "convert christian", "lay missionary", "send")
    assert (mover(state) == TRIBAL) == present


def test_18_4_orders_answer_missionaries() -> None:
    """The caps for conversion are their own, by region or usual; with none nothing is spent."""
    for cap, left in ((0, 3), (2, 1)):
        state = position()
        control(state, TRIBAL, "wends")
        put(state, "reric", "wends-militia")
        hand(state, EMPIRE, missionary=4)
        hand(state, TRIBAL, missionary=3)
        state.orders[TRIBAL].missionary_cap = cap
        state.orders[TRIBAL].vassalage_cap = 2 - cap
        force(state, MID, 12, "austrasia-warriors")
        do(state, "convert christian", *["lay missionary"] * 4)
        do(state, "send")
        assert sum(state.hands[TRIBAL]) == left


def test_18_a_failed_conversion_may_cause_a_revolt() -> None:
    """R: the phasing player's own region rolls for revolt."""
    state = position()
    control(state, EMPIRE, "saxony")
    put(state, "eresburg", "austrasia-militia")
    put(state, "bardowick", "austrasia-militia")
    hand(state, EMPIRE, missionary=2)
    force(state, "h3011", 12, "austrasia-warriors")
    do(state, "convert christian", "lay missionary", "lay missionary")
    rig(state, ("attempt", 1), ("revolt", 6))
    events = do(state, "send")
    assert "revolt-tribal" in keys(events)
    assert state.control[REGION["saxony"]] == NEUTRAL


def test_22_7_the_area_converts_with_its_region() -> None:
    """A region and its area are one, also for vassalage (22.8)."""
    state = position()
    units = put(state, "byzantium-area", "byzantium-militia")
    change_control(state, REGION["byzantium"], EMPIRE, [], "vassalage")
    do(state, "operate byzantium-area")
    assert alive(state, units) == 1
