"""Events of a turn: every row of the table and what it leaves behind (6)."""

from __future__ import annotations

import copy

import pytest

from engine.charlemagne.board import PLACE, PORT_PRINTED, PRINTED
from engine.charlemagne.frames import Envoy, Fate, Frame, LoseLeader, Loss, Naming, PlaceLeader, Raid, Retreat
from engine.charlemagne.game_data import CHRISTIAN, EMPIRE, EVENTS, MARKER, REGION, TRIBAL
from engine.charlemagne.phases.fate import happen
from engine.charlemagne.phases.flow import begin
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import Options
from engine.charlemagne.units import forage
from engine.core import Action, Event
from tests.engine.charlemagne.board import MID, SOUTH, Board, keys
from tests.engine.charlemagne.invariants import check


def test_6_1_two_dice_make_a_number(board: Board) -> None:
    """A 1 and a 2 are event 12, Historical Optimism."""
    begin(board.state, EMPIRE, [])
    board.rig(("event", 1), ("event", 2))
    events: list[Event] = []
    RULES.advance(board.state, events)
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


def test_event_11_crisis_returns_markers(board: Board) -> None:
    """All of them, the placed Augustus too; leaders stay (ruling 17)."""
    leader = board.put("paris", "leader", "neustria-militia")
    board.hand(EMPIRE, vassalage=3, augustus=1)
    board.do("play augustus paris")
    board.happens(11)
    assert sum(board.state.hands[EMPIRE]) == 0
    assert board.state.augustus == -1
    assert board.at(leader[0]) == "paris"
    check(board.state)


def test_event_12_optimism(board: Board) -> None:
    """Three markers."""
    board.put("paris", "neustria-militia")
    before = sum(board.state.cup)
    board.happens(12)
    assert before - sum(board.state.cup) <= 3


def test_event_13_plague(board: Board) -> None:
    """Every place with three units loses one, neutrals and areas too."""
    mine = board.put("paris", *["neustria-militia"] * 3)
    two = board.put("tours", *["neustria-militia"] * 2)
    neutral = board.put(MID, *["wends-militia"] * 3)
    area = board.put("norse-area", *["norse-fleet"] * 3)
    board.happens(13)
    RULES.advance(board.state, [])
    assert [board.alive(u) for u in (mine, two, neutral, area)] == [2, 2, 2, 2]


def test_event_14_famine(board: Board) -> None:
    """Forage is one lower until the player turn ends."""
    board.happens(14)
    assert forage(board.state, PLACE[MID]) == 1
    begin(board.state, TRIBAL, [])
    assert forage(board.state, PLACE[MID]) == 2


@pytest.mark.parametrize("number", [15, 53])
def test_event_15_53_points(board: Board, number: int) -> None:
    """A die of points."""
    board.rig(("fortune", 5))
    board.happens(number)
    assert board.state.treasury[EMPIRE] == 15


@pytest.mark.parametrize(("number", "marker"), [(16, "missionary"), (65, "vassalage")])
def test_event_16_65_takes_a_marker(board: Board, number: int, marker: str) -> None:
    """A marker from the cup, when there is one."""
    board.happens(number)
    assert board.state.hands[EMPIRE][MARKER[marker]] == 1
    board.state.hands[TRIBAL][MARKER[marker]] = board.state.cup[MARKER[marker]]
    board.state.cup[MARKER[marker]] = 0
    events = board.happens(number)
    assert "took-none" in keys(events)


def test_event_45_old_gods(board: Board) -> None:
    """Every converted region, Frisia and Saxony."""
    board.state.religion[REGION["wends"]] = CHRISTIAN
    events = board.happens(45)
    assert keys(events).count("revolt-die") == 3


def test_event_51_cheap_mercenaries(board: Board) -> None:
    """Half price, rounded up."""
    board.spending(treasury=2)
    board.put("paris", "neustria-militia")
    assert board.refused("hire neustria-warriors paris") == "points"
    board.state.cheap = True
    board.do("hire neustria-warriors paris")
    assert board.state.treasury[EMPIRE] == 0


def test_event_52_corruption(board: Board) -> None:
    """Half the treasure is lost, rounded up; only its owner hears how much."""
    board.state.treasury[EMPIRE] = 7
    events = board.happens(52)
    assert board.state.treasury[EMPIRE] == 3
    assert [e.audience for e in events if "corruption-own" in e.key] == [(EMPIRE,)]


def test_event_54_fair(board: Board) -> None:
    """A point for each port burg held, at most five."""
    board.put("rouen", "neustria-militia")
    board.put("paris", "neustria-militia")
    board.happens(54)
    assert board.state.treasury[EMPIRE] == 11


def test_event_55_harsh_winter(board: Board) -> None:
    """Three operations points fewer."""
    board.happens(55)
    board.put(MID, "austrasia-militia")
    board.do(f"operate {MID}")
    board.rig(("operations", 4))
    board.do("march")
    assert board.state.frames[-1].points == 7


def test_event_56_champion(board: Board) -> None:
    """A leader from the cup joins friendly units."""
    board.put("paris", "neustria-militia")
    board.put("tours", "neustria-militia")
    board.happens(56)
    board.do("place-leader tours")
    assert board.state.leaders.count(EMPIRE) == 1


@pytest.mark.parametrize(("number", "weak", "safe"), [(61, "rouen", "marseille"), (62, "marseille", "rouen")])
def test_event_61_62_raids(board: Board, number: int, weak: str, safe: str) -> None:
    """A weak port burg on its coast is pillaged; not one with two units or a fleet."""
    ports = [p for p in PRINTED if p not in (PLACE[weak], PLACE[safe])]
    board.state.pillaged[:] = sorted(ports)
    board.state.civilisation.clear()
    board.put(weak, "austrasia-militia")
    board.happens(number)
    RULES.advance(board.state, [])
    assert PLACE[weak] in board.state.pillaged
    assert PLACE[safe] not in board.state.pillaged
    board.state.pillaged.remove(PLACE[weak])
    board.put(weak, "austrasia-militia")
    events = board.happens(number)
    assert "raid-none" in keys(events)


def test_event_61_the_tribal_player_picks_the_port(board: Board) -> None:
    """In his own turn he is asked; nobody else answers."""
    board.position(TRIBAL)
    board.put("rouen", "neustria-militia")
    board.happens(61, TRIBAL)
    assert board.mover() == TRIBAL
    refusal = RULES.why_not(board.state, EMPIRE, Action("raid", ("rouen",)))
    assert refusal is not None
    assert refusal.code == "charlemagne-no-turn"
    assert board.refused("raid marseille") == "raid-sea"
    assert board.refused("raid paris") == "raid-port"
    board.do("raid rouen")
    assert PLACE["rouen"] in board.state.pillaged


def test_event_63_renaissance(board: Board) -> None:
    """A marker for each civilisation hex held, three at most."""
    board.put("aachen", "austrasia-militia")
    before = sum(board.state.cup)
    board.happens(63)
    assert before - sum(board.state.cup) <= 1


def test_event_64_desertion(board: Board) -> None:
    """One unit of the largest stack."""
    big = board.put("paris", *["neustria-militia"] * 3)
    small = board.put("tours", *["neustria-militia"] * 2)
    board.happens(64)
    RULES.advance(board.state, [])
    assert (board.alive(big), board.alive(small)) == (2, 2)


def test_event_66_succession(board: Board) -> None:
    """The Tribal player names three regions, two of the Empire's at most, never Austrasia."""
    board.position(TRIBAL)
    board.happens(66, TRIBAL)
    assert board.mover() == TRIBAL
    assert RULES.why_not(board.state, EMPIRE, Action("name", ("saxony",))).code == "charlemagne-no-turn"  # type: ignore[union-attr]
    board.do("name neustria", "name burgundy")
    assert board.refused("name aquitaine") == "name-empire"
    assert board.refused("name austrasia") == "name-austrasia"
    events = board.do("name saxony")
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
def test_6_the_turn_goes_on_where_there_is_nothing_to_decide(board: Board, frame: Frame) -> None:
    """No port for raiders, three regions named, no unit for a leader, no leader to die, nobody to lose: by itself the
    turn comes to the next phase in which somebody decides."""
    board.state.pillaged[:] = sorted(PORT_PRINTED)
    board.state.civilisation.clear()
    if isinstance(frame, PlaceLeader):
        board.state.cup[MARKER["leader"]] -= 1
    board.state.frames[:] = [Fate(EMPIRE, 61), copy.deepcopy(frame)]
    RULES.advance(board.state, [])
    assert isinstance(board.state.frames[-1], Envoy)
    assert board.mover() == EMPIRE
    check(board.state)
