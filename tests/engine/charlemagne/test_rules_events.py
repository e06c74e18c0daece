"""Events of a turn: every row of the table and what it leaves behind (6)."""

from __future__ import annotations

import copy

import pytest

from engine.charlemagne.board import PLACE, PORT_PRINTED, PRINTED
from engine.charlemagne.game_data import CHRISTIAN, EMPIRE, EVENTS, MARKER, REGION, TRIBAL
from engine.charlemagne.phases.fate import happen
from engine.charlemagne.phases.flow import begin
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import (
    Envoy,
    Fate,
    Frame,
    LoseLeader,
    Loss,
    Naming,
    Options,
    PlaceLeader,
    Raid,
    Retreat,
)
from engine.charlemagne.units import forage
from engine.core import Action, Event
from tests.engine.charlemagne.invariants import check
from tests.engine.charlemagne.positions import (
    MID,
    SOUTH,
    alive,
    at,
    do,
    hand,
    happens,
    keys,
    mover,
    position,
    put,
    refused,
    rig,
    spending,
)


def test_6_1_two_dice_make_a_number() -> None:
    """A 1 and a 2 are event 12, Historical Optimism."""
    state = position()
    begin(state, EMPIRE, [])
    rig(state, ("event", 1), ("event", 2))
    events: list[Event] = []
    RULES.advance(state, events)
    assert "event-historical-optimism" in keys(events)


def test_6_every_row_happens() -> None:
    """Each of the 36 events leaves a sound position, for either seat."""
    for number in EVENTS:
        for seat in (EMPIRE, TRIBAL):
            state = RULES.setup(seats=2, seed=f"event-{number}", options=Options(placement="fixed"))
            state.phasing = seat
            happen(state, seat, number, [])
            RULES.advance(state, [])
            check(state)


def test_event_11_crisis_returns_markers() -> None:
    """All of them, the placed Augustus too; leaders stay (ruling 17)."""
    state = position()
    leader = put(state, "paris", "leader", "neustria-militia")
    hand(state, EMPIRE, vassalage=3, augustus=1)
    do(state, "play augustus paris")
    happens(11, state=state)
    assert sum(state.hands[EMPIRE]) == 0
    assert state.augustus == -1
    assert at(state, leader[0]) == "paris"
    check(state)


def test_event_12_optimism() -> None:
    """Three markers."""
    state = position()
    put(state, "paris", "neustria-militia")
    before = sum(state.cup)
    happens(12, state=state)
    assert before - sum(state.cup) <= 3


def test_event_13_plague() -> None:
    """Every place with three units loses one, neutrals and areas too."""
    state = position()
    mine = put(state, "paris", *["neustria-militia"] * 3)
    two = put(state, "tours", *["neustria-militia"] * 2)
    neutral = put(state, MID, *["wends-militia"] * 3)
    area = put(state, "norse-area", *["norse-fleet"] * 3)
    happens(13, state=state)
    RULES.advance(state, [])
    assert [alive(state, u) for u in (mine, two, neutral, area)] == [2, 2, 2, 2]


def test_event_14_famine() -> None:
    """Forage is one lower until the player turn ends."""
    state, _ = happens(14)
    assert forage(state, PLACE[MID]) == 1
    begin(state, TRIBAL, [])
    assert forage(state, PLACE[MID]) == 2


@pytest.mark.parametrize("number", [15, 53])
def test_event_15_53_points(number: int) -> None:
    """A die of points."""
    state = position()
    rig(state, ("fortune", 5))
    happens(number, state=state)
    assert state.treasury[EMPIRE] == 15


@pytest.mark.parametrize(("number", "marker"), [(16, "missionary"), (65, "vassalage")])
def test_event_16_65_takes_a_marker(number: int, marker: str) -> None:
    """A marker from the cup, when there is one."""
    state, _ = happens(number)
    assert state.hands[EMPIRE][MARKER[marker]] == 1
    state.hands[TRIBAL][MARKER[marker]] = state.cup[MARKER[marker]]
    state.cup[MARKER[marker]] = 0
    _, events = happens(number, state=state)
    assert "took-none" in keys(events)


def test_event_45_old_gods() -> None:
    """Every converted region, Frisia and Saxony."""
    state = position()
    state.religion[REGION["wends"]] = CHRISTIAN
    _, events = happens(45, state=state)
    assert keys(events).count("revolt-die") == 3


def test_event_51_cheap_mercenaries() -> None:
    """Half price, rounded up."""
    state = spending(treasury=2)
    put(state, "paris", "neustria-militia")
    assert refused(state, "hire neustria-warriors paris") == "points"
    state.cheap = True
    do(state, "hire neustria-warriors paris")
    assert state.treasury[EMPIRE] == 0


def test_event_52_corruption() -> None:
    """Half the treasure is lost, rounded up; only its owner hears how much."""
    state = position()
    state.treasury[EMPIRE] = 7
    _, events = happens(52, state=state)
    assert state.treasury[EMPIRE] == 3
    assert [e.audience for e in events if "corruption-own" in e.key] == [(EMPIRE,)]


def test_event_54_fair() -> None:
    """A point for each port burg held, at most five."""
    state = position()
    put(state, "rouen", "neustria-militia")
    put(state, "paris", "neustria-militia")
    happens(54, state=state)
    assert state.treasury[EMPIRE] == 11


def test_event_55_harsh_winter() -> None:
    """Three operations points fewer."""
    state, _ = happens(55)
    put(state, MID, "austrasia-militia")
    do(state, f"operate {MID}")
    rig(state, ("operations", 4))
    do(state, "march")
    assert state.frames[-1].points == 7


def test_event_56_champion() -> None:
    """A leader from the cup joins friendly units."""
    state = position()
    put(state, "paris", "neustria-militia")
    put(state, "tours", "neustria-militia")
    happens(56, state=state)
    do(state, "place-leader tours")
    assert state.leaders.count(EMPIRE) == 1


@pytest.mark.parametrize(("number", "weak", "safe"), [(61, "rouen", "marseille"), (62, "marseille", "rouen")])
def test_event_61_62_raids(number: int, weak: str, safe: str) -> None:
    """A weak port burg on its coast is pillaged; not one with two units or a fleet."""
    state = position()
    ports = [p for p in PRINTED if p not in (PLACE[weak], PLACE[safe])]
    state.pillaged[:] = sorted(ports)
    state.civilisation.clear()
    put(state, weak, "austrasia-militia")
    happens(number, state=state)
    RULES.advance(state, [])
    assert PLACE[weak] in state.pillaged
    assert PLACE[safe] not in state.pillaged
    state.pillaged.remove(PLACE[weak])
    put(state, weak, "austrasia-militia")
    _, events = happens(number, state=state)
    assert "raid-none" in keys(events)


def test_event_61_the_tribal_player_picks_the_port() -> None:
    """In his own turn he is asked; nobody else answers."""
    state = position(TRIBAL)
    put(state, "rouen", "neustria-militia")
    happens(61, TRIBAL, state)
    assert mover(state) == TRIBAL
    refusal = RULES.why_not(state, EMPIRE, Action("raid", ("rouen",)))
    assert refusal is not None
    assert refusal.code == "charlemagne-no-turn"
    assert refused(state, "raid marseille") == "raid"
    assert refused(state, "raid paris") == "raid"
    do(state, "raid rouen")
    assert PLACE["rouen"] in state.pillaged


def test_event_63_renaissance() -> None:
    """A marker for each civilisation hex held, three at most."""
    state = position()
    put(state, "aachen", "austrasia-militia")
    before = sum(state.cup)
    happens(63, state=state)
    assert before - sum(state.cup) <= 1


def test_event_64_desertion() -> None:
    """One unit of the largest stack."""
    state = position()
    big = put(state, "paris", *["neustria-militia"] * 3)
    small = put(state, "tours", *["neustria-militia"] * 2)
    happens(64, state=state)
    RULES.advance(state, [])
    assert (alive(state, big), alive(state, small)) == (2, 2)


def test_event_66_succession() -> None:
    """The Tribal player names three regions, two of the Empire's at most, never Austrasia."""
    state = position(TRIBAL)
    happens(66, TRIBAL, state)
    assert mover(state) == TRIBAL
    assert RULES.why_not(state, EMPIRE, Action("name", ("saxony",))).code == "charlemagne-no-turn"  # type: ignore[union-attr]
    do(state, "name neustria", "name burgundy")
    assert refused(state, "name aquitaine") == "name"
    assert refused(state, "name austrasia") == "name"
    events = do(state, "name saxony")
    assert keys(events).count("revolt-die") == 3


GONE: list[Frame] = [
    Raid(TRIBAL, False, 9),
    Naming(TRIBAL, [REGION["saxony"], REGION["lombardy"], REGION["wends"]], 9),
    PlaceLeader(EMPIRE, 9),
    LoseLeader(EMPIRE, 9),
    Loss(EMPIRE, [], 1, "plague", 9),
    Retreat(EMPIRE, [], PLACE[MID], PLACE[SOUTH], 2, True, False, True, 9),
]


@pytest.mark.parametrize("frame", GONE, ids=lambda frame: type(frame).__name__)
def test_6_the_turn_goes_on_where_there_is_nothing_to_decide(frame: Frame) -> None:
    """No port for raiders, three regions named, no unit for a leader, no leader to die, nobody to lose: by itself the
    turn comes to the next phase in which somebody decides."""
    state = position()
    state.pillaged[:] = sorted(PORT_PRINTED)
    state.civilisation.clear()
    if isinstance(frame, PlaceLeader):
        state.cup[MARKER["leader"]] -= 1
    state.frames[:] = [Fate(EMPIRE, 61), copy.deepcopy(frame)]
    RULES.advance(state, [])
    assert isinstance(state.frames[-1], Envoy)
    assert mover(state) == EMPIRE
    check(state)
