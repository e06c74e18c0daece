"""Standing orders one by one: where the beaten go, who leads, who is named, whom they ask about nothing."""

from __future__ import annotations

import pytest

from engine.charlemagne import cup
from engine.charlemagne.board import PLACE
from engine.charlemagne.deeds import Pillaged
from engine.charlemagne.frames import Envoy, PlaceLeader
from engine.charlemagne.game_data import DEATH, EMPIRE, LEADER_MARKER, MARKER, NEUTRAL, REGION, TRIBAL
from engine.charlemagne.phases.attempts import begin_revolt
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.core import Event, Place
from tests.engine.charlemagne.board import EAST, MID, NORTH, SOUTH, WEST, Board, keys

SOUTH_EAST = "h5006"
"""The third hex that nomads in the middle may withdraw to from an enemy in the north, beside the south and the west."""


def nomads(board: Board, **orders: object) -> int:
    """Nomads who withdraw from warriors in the north. Their own burgs lie in the west, a burg that they hold in the
    south, their nearest friends in the south-east."""
    board.position()
    for key, value in {"retreat": "always", **orders}.items():
        setattr(board.state.orders[TRIBAL], key, value)
    board.control(TRIBAL, "avars", "wends")
    (unit,) = board.put(MID, "avars-nomads")
    board.state.built[:] = [PLACE["h4910"]]
    board.put("h4910", "avars-militia")
    board.put("h5106", "wends-militia")
    return unit


@pytest.mark.parametrize(("word", "goal"), [("burg", SOUTH), ("home", WEST), ("stack", SOUTH_EAST)])
def test_orders_of_directions(board: Board, word: str, goal: str) -> None:
    """Towards a burg that is held, towards own regions, towards own units: a hex is enough to withdraw."""
    unit = nomads(board, direction=word)
    board.force(NORTH, 20, "austrasia-warriors")
    board.do(f"battle {MID}")
    assert board.at(unit) == goal


def test_orders_of_directions_take_a_burg(board: Board) -> None:
    """A hex with a burg comes before any other."""
    unit = nomads(board, direction="stack")
    board.state.built[:] = sorted({*board.state.built, PLACE[WEST]})
    board.force(NORTH, 20, "austrasia-warriors")
    board.do(f"battle {MID}")
    assert board.at(unit) == WEST


@pytest.mark.parametrize(
    ("word", "warriors", "away"),
    [("never", 3, False), ("always", 1, True), ("odds-1", 1, True), ("odds-2", 1, False), ("odds-2", 2, True),
     ("odds-3", 1, False), ("odds-3", 2, True), ("odds-4", 2, False), ("odds-4", 3, True)],
)  # fmt: skip
def test_orders_of_withdrawals(board: Board, word: str, warriors: int, away: bool) -> None:
    """Four against six is 1.5 to 1, against twelve 3 to 1, against eighteen 4 to 1."""
    unit = nomads(board, retreat=word)
    board.force(NORTH, 20, *["austrasia-warriors"] * warriors)
    events = board.do(f"battle {MID}")
    assert ("withdrew" in keys(events)) == away == (board.at(unit) != MID)


@pytest.mark.parametrize(("militia", "away"), [(1, False), (2, True)])
def test_orders_of_withdrawals_from_equals(board: Board, militia: int, away: bool) -> None:
    """From 1 to 1 on: four against four go, against two they stay."""
    _ = nomads(board, retreat="odds-1")
    board.force(NORTH, 20, *["austrasia-militia"] * militia)
    assert ("withdrew" in keys(board.do(f"battle {MID}"))) == away


@pytest.mark.parametrize(("word", "stands"), [("hold", True), ("leave", False)])
def test_orders_of_burgs(board: Board, word: str, stands: bool) -> None:
    """The beaten hold out in a burg, or leave it."""
    board.state.orders[TRIBAL].burgs = word
    board.state.built[:] = [PLACE[MID]]
    (unit,) = board.put(MID, "wends-warriors")
    board.control(TRIBAL, "wends")
    board.force(NORTH, 20, *["austrasia-warriors"] * 4)
    board.do(f"battle {MID}")
    board.rig(("battle", 3))  # 24 against 12 is 2/1: DR
    board.do("fight")
    assert (board.at(unit) == MID) == stands


def drawn(board: Board, order: str) -> None:
    """A leader of the Empire is drawn in the Tribal player's turn: a large army has one, a small one and a garrison in
    Aachen have none."""
    board.position(TRIBAL)
    board.state.orders[EMPIRE].leader = order
    board.put(MID, *["austrasia-warriors"] * 4, "leader")
    board.put(EAST, *["neustria-warriors"] * 2)
    board.put("aachen", "neustria-militia")
    board.put("tours", "neustria-militia")
    cup.receive(board.state, EMPIRE, LEADER_MARKER)


@pytest.mark.parametrize(("order", "place"), [("largest", EAST), ("capital", "aachen")])
def test_orders_of_leaders(board: Board, order: str, place: str) -> None:
    """The largest army without a leader gets him, or the units nearest to Aachen."""
    drawn(board, order)
    events: list[Event] = []
    RULES.advance(board.state, events)
    told = next(e for e in events if e.key == "charlemagne-leader")
    assert told.params["place"] == Place(place)


def test_orders_of_leaders_ask(board: Board) -> None:
    """Whoever wants to be asked is asked, in his own turn always; one place alone is no question."""
    drawn(board, "ask")
    RULES.advance(board.state, [])
    assert board.mover() == EMPIRE
    assert board.state.pauses == 1
    drawn(board, "largest")
    board.state.phasing = EMPIRE
    RULES.advance(board.state, [])
    assert isinstance(board.state.frames[-1], PlaceLeader)
    assert board.state.frames[-1].waits
    board.position()
    board.put(MID, "austrasia-militia")
    cup.receive(board.state, EMPIRE, LEADER_MARKER)
    events: list[Event] = []
    RULES.advance(board.state, events)
    assert "leader" in keys(events)


@pytest.mark.parametrize("crowned", [False, True])
def test_30_orders_bury_the_leader_with_the_least(board: Board, crowned: bool) -> None:
    """In the other's turn the leader dies who stands with the fewest, not the one who bears Augustus."""
    board.position(TRIBAL, leader_death=True)
    led, *_ = board.put(MID, "leader", *["austrasia-warriors"] * 2)
    alone, *_ = board.put("tours", "leader", "neustria-militia")
    if crowned:
        board.state.augustus = alone
        board.state.cup[MARKER["augustus"]] -= 1
    cup.receive(board.state, EMPIRE, DEATH)
    RULES.advance(board.state, [])
    assert (board.alive([led]), board.alive([alone])) == ((0, 1) if crowned else (1, 0))


def test_event_66_orders_name_the_largest_levies(board: Board) -> None:
    """In the Empire's turn: two of the Empire's regions that raise two units, and Saxony."""
    events = board.happens(66)
    RULES.advance(board.state, events)
    rolled = [e.params["region"] for e in events if e.key == "charlemagne-revolt-die"]
    assert rolled == [Place("neustria"), Place("burgundy"), Place("saxony")]


@pytest.mark.parametrize(("culture", "port"), [(True, "london"), (False, "rouen")])
def test_event_61_orders_raid_the_richest_port(board: Board, culture: bool, port: str) -> None:
    """In the Empire's turn: a port with civilisation, else one that the Empire holds."""
    board.put("rouen", "neustria-militia")
    board.put("quentovic", *["neustria-militia"] * 2)
    if not culture:
        board.state.civilisation.clear()
    events = board.happens(61, EMPIRE)
    RULES.advance(board.state, events)
    assert next(e for e in events if e.key == "charlemagne-raided").params["place"] == Place(port)
    assert board.state.doing.deeds()[-1] == Pillaged(0, TRIBAL, PLACE[port], 0, 0, True, 0), (
        "no force, no die, no booty"
    )


@pytest.mark.parametrize(
    ("side", "seat", "die", "sent"),
    [(EMPIRE, EMPIRE, 6, True), (EMPIRE, EMPIRE, 5, True), (EMPIRE, EMPIRE, 4, False),
     (EMPIRE, TRIBAL, 4, True), (EMPIRE, TRIBAL, 5, False),
     (NEUTRAL, EMPIRE, 6, True), (NEUTRAL, EMPIRE, 5, False),
     (TRIBAL, EMPIRE, 6, False), (TRIBAL, TRIBAL, 1, False)],
)  # fmt: skip
def test_7_orders_send_envoys_where_a_die_may_be_better(
    board: Board, side: int, seat: int, die: int, sent: bool
) -> None:
    """Nothing up to 4, neutral at 5, Tribal at 6: the Empire undoes a revolt of its own, and keeps a neutral region
    from the Tribal player; he undoes a quiet die of the Empire's. A region that is his own loses nothing."""
    board.control(side, "lombardy")
    board.hand(seat, royal_envoys=1)
    events: list[Event] = []
    board.rig(("revolt", die), ("envoys", 3))
    begin_revolt(board.state, [REGION["lombardy"]], events)
    RULES.advance(board.state, events)
    assert ("envoys" in keys(events)) == sent


def test_7_orders_send_no_envoys_for_one_face(board: Board) -> None:
    """Where one face alone would help none are sent: a neutral region turns Tribal at a 6, or the Tribal player waits
    for it in vain."""
    board.control(NEUTRAL, "lombardy")
    board.hand(TRIBAL, royal_envoys=1)
    events: list[Event] = []
    board.rig(("revolt", 3), ("envoys", 6))
    begin_revolt(board.state, [REGION["lombardy"]], events)
    RULES.advance(board.state, events)
    assert "envoys" not in keys(events)


def test_orders_for_a_region(board: Board) -> None:
    """A cap of its own against vassalage or missionaries until it is as usual again; worth envoys until it is not."""
    mine = board.state.orders[TRIBAL]
    board.do("order-region vassalage saxony 3", "order-region missionary saxony 0", seat=TRIBAL)
    assert (mine.caps, mine.faith) == ({"saxony": 3}, {"saxony": 0})
    board.do("order-region vassalage saxony default", seat=TRIBAL)
    assert (mine.caps, mine.faith) == ({}, {"saxony": 0})
    board.do("order-region missionary saxony default", seat=TRIBAL)
    assert mine.faith == {}
    board.do(*[f"order-region envoys {name} lost" for name in ("saxony", "lombardy", "saxony")], seat=TRIBAL)
    assert mine.lost == ["lombardy", "saxony"]
    board.do("order-region envoys saxony worth", "order-region envoys wends worth", seat=TRIBAL)
    assert mine.lost == ["lombardy"]
    assert board.refused("order-region vassalage saxony 5", seat=TRIBAL) == "words"


def test_orders_spend_nothing_that_changes_nothing(board: Board) -> None:
    """Where as much as is allowed leaves the chance as it was, the markers are kept: of seven points too many one."""
    board.control(TRIBAL, "bavaria")
    board.hand(EMPIRE, vassalage=9)
    board.hand(TRIBAL, vassalage=1)
    board.state.orders[TRIBAL].vassalage_cap, board.state.orders[TRIBAL].vassalage_least = 6, 10
    board.state.frames[:] = [Envoy(EMPIRE)]
    board.put("regensburg", "austrasia-militia")
    board.put("salzburg", "austrasia-militia")
    board.do("envoy bavaria", *["lay vassalage"] * 9)
    board.do("send")
    assert sum(board.state.hands[TRIBAL]) == 1
