"""Standing orders one by one: where the beaten go, who leads, who is named, whom they ask about nothing."""

from __future__ import annotations

import pytest

from engine.charlemagne import cup
from engine.charlemagne.board import PLACE
from engine.charlemagne.deeds import Pillaged
from engine.charlemagne.game_data import DEATH, EMPIRE, LEADER_MARKER, MARKER, NEUTRAL, REGION, TRIBAL
from engine.charlemagne.phases.attempts import begin_revolt
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import ChState, Envoy, PlaceLeader
from engine.core import Event, Place
from tests.engine.charlemagne.positions import (
    EAST,
    MID,
    NORTH,
    SOUTH,
    WEST,
    alive,
    at,
    control,
    do,
    force,
    hand,
    happens,
    keys,
    mover,
    position,
    put,
    refused,
    rig,
)

SOUTH_EAST = "h5006"
"""The third hex that nomads in the middle may withdraw to from an enemy in the north, beside the south and the west."""


def nomads(**orders: object) -> tuple[ChState, int]:
    """Nomads who withdraw from warriors in the north. Their own burgs lie in the west, a burg that they hold in the
    south, their nearest friends in the south-east."""
    state = position()
    for key, value in {"retreat": "always", **orders}.items():
        setattr(state.orders[TRIBAL], key, value)
    control(state, TRIBAL, "avars", "wends")
    (unit,) = put(state, MID, "avars-nomads")
    state.built[:] = [PLACE["h4910"]]
    put(state, "h4910", "avars-militia")
    put(state, "h5106", "wends-militia")
    return state, unit


@pytest.mark.parametrize(("word", "goal"), [("burg", SOUTH), ("home", WEST), ("stack", SOUTH_EAST)])
def test_orders_of_directions(word: str, goal: str) -> None:
    """Towards a burg that is held, towards own regions, towards own units: a hex is enough to withdraw."""
    state, unit = nomads(direction=word)
    force(state, NORTH, 20, "austrasia-warriors")
    do(state, f"battle {MID}")
    assert at(state, unit) == goal


def test_orders_of_directions_take_a_burg() -> None:
    """A hex with a burg comes before any other."""
    state, unit = nomads(direction="stack")
    state.built[:] = sorted({*state.built, PLACE[WEST]})
    force(state, NORTH, 20, "austrasia-warriors")
    do(state, f"battle {MID}")
    assert at(state, unit) == WEST


@pytest.mark.parametrize(
    ("word", "warriors", "away"),
    [("never", 3, False), ("always", 1, True), ("odds-1", 1, True), ("odds-2", 1, False), ("odds-2", 2, True),
     ("odds-3", 1, False), ("odds-3", 2, True), ("odds-4", 2, False), ("odds-4", 3, True)],
)  # fmt: skip
def test_orders_of_withdrawals(word: str, warriors: int, away: bool) -> None:
    """Four against six is 1.5 to 1, against twelve 3 to 1, against eighteen 4 to 1."""
    state, unit = nomads(retreat=word)
    force(state, NORTH, 20, *["austrasia-warriors"] * warriors)
    events = do(state, f"battle {MID}")
    assert ("withdrew" in keys(events)) == away == (at(state, unit) != MID)


@pytest.mark.parametrize(("militia", "away"), [(1, False), (2, True)])
def test_orders_of_withdrawals_from_equals(militia: int, away: bool) -> None:
    """From 1 to 1 on: four against four go, against two they stay."""
    state, _ = nomads(retreat="odds-1")
    force(state, NORTH, 20, *["austrasia-militia"] * militia)
    assert ("withdrew" in keys(do(state, f"battle {MID}"))) == away


@pytest.mark.parametrize(("word", "stands"), [("hold", True), ("leave", False)])
def test_orders_of_burgs(word: str, stands: bool) -> None:
    """The beaten hold out in a burg, or leave it."""
    state = position()
    state.orders[TRIBAL].burgs = word
    state.built[:] = [PLACE[MID]]
    (unit,) = put(state, MID, "wends-warriors")
    control(state, TRIBAL, "wends")
    force(state, NORTH, 20, *["austrasia-warriors"] * 4)
    do(state, f"battle {MID}")
    rig(state, ("battle", 3))  # 24 against 12 is 2/1: DR
    do(state, "fight")
    assert (at(state, unit) == MID) == stands


def drawn(order: str) -> ChState:
    """A leader of the Empire is drawn in the Tribal player's turn: a large army has one, a small one and a garrison in
    Aachen have none."""
    state = position(TRIBAL)
    state.orders[EMPIRE].leader = order
    put(state, MID, *["austrasia-warriors"] * 4, "leader")
    put(state, EAST, *["neustria-warriors"] * 2)
    put(state, "aachen", "neustria-militia")
    put(state, "tours", "neustria-militia")
    cup.receive(state, EMPIRE, LEADER_MARKER)
    return state


@pytest.mark.parametrize(("order", "place"), [("largest", EAST), ("capital", "aachen")])
def test_orders_of_leaders(order: str, place: str) -> None:
    """The largest army without a leader gets him, or the units nearest to Aachen."""
    state = drawn(order)
    events: list[Event] = []
    RULES.advance(state, events)
    told = next(e for e in events if e.key == "charlemagne-leader")
    assert told.params["place"] == Place(place)


def test_orders_of_leaders_ask() -> None:
    """Whoever wants to be asked is asked, in his own turn always; one place alone is no question."""
    state = drawn("ask")
    RULES.advance(state, [])
    assert mover(state) == EMPIRE
    assert state.pauses == 1
    state = drawn("largest")
    state.phasing = EMPIRE
    RULES.advance(state, [])
    assert isinstance(state.frames[-1], PlaceLeader)
    assert state.frames[-1].waits
    state = position()
    put(state, MID, "austrasia-militia")
    cup.receive(state, EMPIRE, LEADER_MARKER)
    events: list[Event] = []
    RULES.advance(state, events)
    assert "leader" in keys(events)


@pytest.mark.parametrize("crowned", [False, True])
def test_30_orders_bury_the_leader_with_the_least(crowned: bool) -> None:
    """In the other's turn the leader dies who stands with the fewest, not the one who bears Augustus."""
    state = position(TRIBAL, leader_death=True)
    led, *_ = put(state, MID, "leader", *["austrasia-warriors"] * 2)
    alone, *_ = put(state, "tours", "leader", "neustria-militia")
    if crowned:
        state.augustus = alone
        state.cup[MARKER["augustus"]] -= 1
    cup.receive(state, EMPIRE, DEATH)
    RULES.advance(state, [])
    assert (alive(state, [led]), alive(state, [alone])) == ((0, 1) if crowned else (1, 0))


def test_event_66_orders_name_the_largest_levies() -> None:
    """In the Empire's turn: two of the Empire's regions that raise two units, and Saxony."""
    state, events = happens(66)
    RULES.advance(state, events)
    rolled = [e.params["region"] for e in events if e.key == "charlemagne-revolt-die"]
    assert rolled == [Place("neustria"), Place("burgundy"), Place("saxony")]


@pytest.mark.parametrize(("culture", "port"), [(True, "london"), (False, "rouen")])
def test_event_61_orders_raid_the_richest_port(culture: bool, port: str) -> None:
    """In the Empire's turn: a port with civilisation, else one that the Empire holds."""
    state = position()
    put(state, "rouen", "neustria-militia")
    put(state, "quentovic", *["neustria-militia"] * 2)
    if not culture:
        state.civilisation.clear()
    state, events = happens(61, EMPIRE, state)
    RULES.advance(state, events)
    assert next(e for e in events if e.key == "charlemagne-raided").params["place"] == Place(port)
    assert state.doing.deeds()[-1] == Pillaged(0, TRIBAL, PLACE[port], 0, 0, True, 0), "no force, no die, no booty"


@pytest.mark.parametrize(
    ("side", "seat", "die", "sent"),
    [(EMPIRE, EMPIRE, 6, True), (EMPIRE, EMPIRE, 5, True), (EMPIRE, EMPIRE, 4, False),
     (EMPIRE, TRIBAL, 4, True), (EMPIRE, TRIBAL, 5, False),
     (NEUTRAL, EMPIRE, 6, True), (NEUTRAL, EMPIRE, 5, False),
     (TRIBAL, EMPIRE, 6, False), (TRIBAL, TRIBAL, 1, False)],
)  # fmt: skip
def test_7_orders_send_envoys_where_a_die_may_be_better(side: int, seat: int, die: int, sent: bool) -> None:
    """Nothing up to 4, neutral at 5, Tribal at 6: the Empire undoes a revolt of its own, and keeps a neutral region
    from the Tribal player; he undoes a quiet die of the Empire's. A region that is his own loses nothing."""
    state = position()
    control(state, side, "lombardy")
    hand(state, seat, royal_envoys=1)
    events: list[Event] = []
    rig(state, ("revolt", die), ("envoys", 3))
    begin_revolt(state, [REGION["lombardy"]], events)
    RULES.advance(state, events)
    assert ("envoys" in keys(events)) == sent


def test_7_orders_send_no_envoys_for_one_face() -> None:
    """Where one face alone would help none are sent: a neutral region turns Tribal at a 6, or the Tribal player waits
    for it in vain."""
    state = position()
    control(state, NEUTRAL, "lombardy")
    hand(state, TRIBAL, royal_envoys=1)
    events: list[Event] = []
    rig(state, ("revolt", 3), ("envoys", 6))
    begin_revolt(state, [REGION["lombardy"]], events)
    RULES.advance(state, events)
    assert "envoys" not in keys(events)


def test_orders_for_a_region() -> None:
    """A cap of its own against vassalage or missionaries until it is as usual again; worth envoys until it is not."""
    state = position()
    mine = state.orders[TRIBAL]
    do(state, "order-region vassalage saxony 3", "order-region missionary saxony 0", seat=TRIBAL)
    assert (mine.caps, mine.faith) == ({"saxony": 3}, {"saxony": 0})
    do(state, "order-region vassalage saxony default", seat=TRIBAL)
    assert (mine.caps, mine.faith) == ({}, {"saxony": 0})
    do(state, "order-region missionary saxony default", seat=TRIBAL)
    assert mine.faith == {}
    do(state, *[f"order-region envoys {name} lost" for name in ("saxony", "lombardy", "saxony")], seat=TRIBAL)
    assert mine.lost == ["lombardy", "saxony"]
    do(state, "order-region envoys saxony worth", "order-region envoys wends worth", seat=TRIBAL)
    assert mine.lost == ["lombardy"]
    assert refused(state, "order-region vassalage saxony 5", seat=TRIBAL) == "words"


def test_orders_spend_nothing_that_changes_nothing() -> None:
    """Where as much as is allowed leaves the chance as it was, the markers are kept: of seven points too many one."""
    state = position()
    control(state, TRIBAL, "bavaria")
    hand(state, EMPIRE, vassalage=9)
    hand(state, TRIBAL, vassalage=1)
    state.orders[TRIBAL].vassalage_cap, state.orders[TRIBAL].vassalage_least = 6, 10
    state.frames[:] = [Envoy(EMPIRE)]
    put(state, "regensburg", "austrasia-militia")
    put(state, "salzburg", "austrasia-militia")
    do(state, "envoy bavaria", *["lay vassalage"] * 9)
    do(state, "send")
    assert sum(state.hands[TRIBAL]) == 1
