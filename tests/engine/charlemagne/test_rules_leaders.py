"""Leaders: how they come, how they go, Charlemagne's death (21, 30)."""

from __future__ import annotations

import pytest

from engine.charlemagne import cup
from engine.charlemagne.game_data import EMPIRE, MARKER, TYPE_OF, TYPES
from engine.charlemagne.politics import destroy
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.victory import parts
from engine.core import Event
from tests.engine.charlemagne.invariants import check
from tests.engine.charlemagne.positions import (
    KING,
    MID,
    SOUTH,
    at,
    control,
    do,
    hand,
    keys,
    position,
    put,
    refused,
    rig,
)


def test_21_1_a_drawn_leader_joins_units() -> None:
    """At once, on friendly units; with none on the map he returns (ruling 6)."""
    state = position()
    events: list[Event] = []
    cup.take(state, EMPIRE, MARKER["leader"], events)
    RULES.advance(state, events)
    assert "leader-none" in keys(events)
    assert state.cup[MARKER["leader"]] == 6
    put(state, "norse-area", "norse-fleet")
    put(state, "paris", "neustria-militia")
    control(state, EMPIRE, "norse")
    cup.take(state, EMPIRE, MARKER["leader"], events)
    RULES.advance(state, events)
    assert [at(state, c) for c in range(len(state.where)) if TYPES[TYPE_OF[c]].slug == "leader"].count("paris") == 1


def test_21_3_lost_leaders_return_to_the_cup() -> None:
    """And can be drawn again."""
    state = position()
    leader = put(state, "paris", "leader")
    assert state.cup[MARKER["leader"]] == 5
    destroy(state, leader, [])
    assert state.cup[MARKER["leader"]] == 6


@pytest.mark.parametrize(("die", "dead"), [(3, False), (4, True)])
def test_21_4_charlemagnes_death(die: int, dead: bool) -> None:
    """1-3 he escapes to the nearest force, 4-6 he dies: -3 points, all markers return, leaders stay."""
    state = position()
    put(state, MID, "charlemagne")
    put(state, "paris", "neustria-militia", "leader")
    put(state, SOUTH, "neustria-militia")
    hand(state, EMPIRE, vassalage=2)
    rig(state, ("charlemagne", die))
    destroy(state, [KING], [])
    assert state.dead == dead
    assert at(state, KING) == ("" if dead else SOUTH)
    assert sum(state.hands[EMPIRE]) == (0 if dead else 2)
    assert parts(state)["king"] == (-3 if dead else 0)
    assert state.leaders.count(EMPIRE) == 1
    check(state)


def test_30_the_leaders_death() -> None:
    """Its drawer loses a leader of his choice, never Charlemagne; without leaders nothing happens."""
    state = position(leader_death=True)
    put(state, "aachen", "charlemagne", "austrasia-militia")
    cup.receive(state, EMPIRE, MARKER["leader-death"])
    assert len(state.frames) == 1
    put(state, "paris", "leader", "neustria-militia")
    put(state, "tours", "leader", "neustria-militia")
    cup.receive(state, EMPIRE, MARKER["leader-death"])
    RULES.advance(state, [])
    assert refused(state, "bury aachen") == "bury"
    do(state, "bury tours")
    assert state.cup[MARKER["leader"]] == 5
    check(state)


def test_30_is_an_option() -> None:
    """Without it, as by default, there are 53 markers: it stands among the optional rules (28 to 30)."""
    assert sum(position().cup) == 53
    assert sum(cup.full_cup(False)) == 53
    assert sum(cup.full_cup(True)) == 54


def test_30_drawn_twice_with_one_leader() -> None:
    """The second death finds nobody any more."""
    state = position(leader_death=True)
    put(state, MID, "leader", "austrasia-militia")
    for _ in range(2):
        cup.receive(state, EMPIRE, MARKER["leader-death"])
    assert len(state.frames) == 3
    events: list[Event] = []
    RULES.advance(state, events)
    assert keys(events).count("eliminated") == 1
    assert len(state.frames) == 1
    check(state)
