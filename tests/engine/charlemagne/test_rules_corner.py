"""The first hex of the map is a place like any other: who is there sails, fights, is named, and is lost (11-30)."""

from __future__ import annotations

import pytest

from engine.charlemagne import cup
from engine.charlemagne.board import PLACE, PLACES
from engine.charlemagne.game_data import DEATH, EMPIRE, MARKER, TRIBAL
from engine.charlemagne.outlook import stacks
from engine.charlemagne.politics import destroy
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import ChState, Force
from tests.engine.charlemagne.invariants import check
from tests.engine.charlemagne.positions import (
    alive,
    at,
    control,
    do,
    feeding,
    force,
    hand,
    happens,
    keys,
    position,
    put,
    rig,
)

CORNER, BESIDE = "h0101", "h0102"


def crew(state: ChState) -> tuple[int, int, int]:
    """A ship of the Caliphate with nomads and a leader aboard."""
    control(state, EMPIRE, "caliphate")
    ship, men, leader = put(state, CORNER, "caliphate-fleet", "caliphate-nomads", "leader")
    state.aboard[:] = sorted([men, leader])
    return ship, men, leader


def test_19_a_fleet_sails_out_of_the_corner() -> None:
    """It is picked, sets out with who is aboard, and is told of in views."""
    state = position()
    assert PLACE[CORNER] == 0
    ship, men, leader = crew(state)
    (told,) = [s for s in stacks(RULES.view(state, None)) if s.place == CORNER]
    assert (told.side, told.aboard, told.strength, told.feeds, told.cost) == (EMPIRE, 2, 7, 0, 2)
    do(state, f"operate {CORNER}", "march")
    frame = state.frames[-1]
    assert isinstance(frame, Force)
    assert sorted(frame.units) == sorted([ship, men, leader])
    do(state, f"step {BESIDE}", f"step {CORNER}", "halt")
    assert {at(state, c) for c in (ship, men, leader)} == {CORNER}
    assert RULES.loads(RULES.dumps(state)) == state
    assert f"unit.{ship}" in RULES.correctables(state)
    check(state)


def test_19_5_who_is_in_the_corner_drowns_with_his_ship() -> None:
    """As everywhere at sea."""
    state = position()
    ship, men, leader = crew(state)
    destroy(state, [ship], [])
    assert alive(state, [ship, men, leader]) == 0
    check(state)


def test_16_a_battle_in_the_corner() -> None:
    """The defenders there fight, and lose by the owner's choice; both ways out lie in the attackers' zone (14.5b)."""
    state = position(TRIBAL)
    ship, men, leader = crew(state)
    control(state, TRIBAL, "byzantium")
    state.orders[EMPIRE].losses = "ask"
    force(state, BESIDE, 20, *["byzantium-fleet"] * 3, *["byzantium-field-army"] * 2, side=TRIBAL)
    state.aboard[:] = sorted([*state.aboard, men, leader])
    do(state, f"battle {CORNER}")
    rig(state, ("battle", 6))  # 18 against 14 is 1/1: D1
    events = do(state, "fight")
    assert state.report is not None
    assert (state.report.strength, state.report.result) == ([18, 7], "D1")
    events += do(state, f"lose caliphate-nomads {CORNER}")
    assert keys(events).count("nowhere") == 1
    assert alive(state, [ship, men, leader]) == 0
    check(state)


def test_20_the_corner_feeds_nobody() -> None:
    """The ship and who is aboard are paid for."""
    state = feeding()
    crew(state)
    RULES.advance(state, [])
    (prompt,) = [p for p in RULES.prompts(state)[EMPIRE] if p.blocks]
    assert prompt.params["cost"] == 2
    do(state, f"disband caliphate-nomads {CORNER}", "pay")
    assert state.treasury[EMPIRE] == 9


@pytest.mark.parametrize("number", [13, 64])
def test_event_13_64_find_the_corner(number: int) -> None:
    """Plague and desertion strike there as well: the cheapest goes, no leader."""
    state = position()
    ship, men, leader = crew(state)
    state, events = happens(number, EMPIRE, state)
    RULES.advance(state, events)
    assert "eliminated" in keys(events)
    assert alive(state, [ship, men, leader]) < 3
    check(state)


def test_8_5_augustus_in_the_corner() -> None:
    """A leader there bears it, and counts when markers are drawn."""
    state = position()
    _, _, leader = crew(state)
    hand(state, EMPIRE, augustus=1)
    do(state, f"play augustus {CORNER}")
    assert state.augustus == leader
    destroy(state, [leader], [])
    assert (state.augustus, state.cup[MARKER["augustus"]]) == (-1, 1)
    check(state)


def test_30_the_leader_in_the_corner_dies() -> None:
    """He is a leader to lose, where there is no other."""
    state = position(leader_death=True)
    _, _, leader = crew(state)
    cup.receive(state, EMPIRE, DEATH)
    RULES.advance(state, [])
    assert alive(state, [leader]) == 0
    check(state)


def test_21_4_the_king_flees_to_the_corner() -> None:
    """A ship there is a friendly force: he goes aboard."""
    state = position()
    control(state, EMPIRE, "caliphate")
    put(state, CORNER, "caliphate-fleet")
    (king,) = put(state, "london", "charlemagne")
    rig(state, ("charlemagne", 1))
    destroy(state, [king], [])
    assert at(state, king) == PLACES[0]
    assert king in state.aboard
    check(state)
