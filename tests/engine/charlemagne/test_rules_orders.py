"""Standing orders to the letter, and events, treaties and retreats at their edges (6, 19, 21, 26)."""

from __future__ import annotations

import pytest

from engine.charlemagne.board import PLACE
from engine.charlemagne.game_data import EMPIRE, REGION, TRIBAL
from engine.charlemagne.phases.attempts import begin_revolt
from engine.charlemagne.phases.fate import happen, raided
from engine.charlemagne.politics import destroy
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import ChState, Envoy
from engine.core import Event, SeatRef
from tests.engine.charlemagne.positions import (
    KING,
    MID,
    NORTH,
    SOUTH,
    alive,
    at,
    control,
    do,
    force,
    hand,
    keys,
    position,
    put,
    refused,
    rig,
)


def attacked(**orders: object) -> ChState:
    """Two Saxon stacks' worth of strength attacked at even odds; the Tribal player holds two advances and treachery."""
    state = position()
    for key, value in {"retreat": "never", **orders}.items():
        setattr(state.orders[TRIBAL], key, value)
    put(state, MID, "saxony-warriors")
    hand(state, TRIBAL, military_advance=2)
    force(state, NORTH, 20, "austrasia-warriors")
    do(state, f"battle {MID}")
    rig(state, ("battle", 4))
    return state


@pytest.mark.parametrize(
    ("orders", "played"),
    [({}, 1), ({"reserve": 1}, 1), ({"reserve": 2}, 0),
     ({"stake": 6}, 1), ({"stake": 12}, 0), ({"advance": "never"}, 0),
     ({"advance": "always", "stake": 36}, 1)],
)  # fmt: skip
def test_orders_of_advances(orders: dict[str, object], played: int) -> None:
    """Played when the column drops and enough strength is at stake; so many stay in the hand."""
    state = attacked(**orders)
    do(state, "fight")
    assert sum(state.hands[TRIBAL]) == 2 - played


def test_orders_of_treachery() -> None:
    """Taken from the attacker's leader when the column drops and enough is at stake."""
    for stake, played in ((6, True), (12, False)):
        state = position()
        state.orders[TRIBAL].retreat, state.orders[TRIBAL].stake = "never", stake
        put(state, MID, "saxony-warriors")
        hand(state, TRIBAL, treachery=1)
        force(state, NORTH, 20, "austrasia-warriors", "leader")
        do(state, f"battle {MID}")
        rig(state, ("battle", 4))
        assert ("treachery" in keys(do(state, "fight"))) == played


def test_orders_of_envoys() -> None:
    """None are sent to a region that is not worth them, nor by who never sends any."""
    for lost, never, sent in ((False, False, True), (True, False, False), (False, True, False)):
        state = position()
        control(state, EMPIRE, "lombardy")
        hand(state, EMPIRE, royal_envoys=1)
        if lost:
            do(state, "order-region envoys lombardy lost", seat=EMPIRE)
        if never:
            do(state, "order envoys never", seat=EMPIRE)
        rig(state, ("revolt", 6), ("envoys", 1))
        events: list[Event] = []
        begin_revolt(state, [REGION["lombardy"]], events)
        RULES.advance(state, events)
        assert ("envoys" in keys(events)) == sent


def test_orders_spend_one_marker_on_neutral_land() -> None:
    """Somebody else's land is worth one marker, unless the region's own cap says more."""
    for cap, left in ((None, 3), (3, 1)):
        state = position()
        state.frames[:] = [Envoy(EMPIRE)]
        hand(state, EMPIRE, vassalage=6)
        hand(state, TRIBAL, vassalage=4)
        state.orders[TRIBAL].vassalage_cap, state.orders[TRIBAL].vassalage_least = 4, 10
        if cap is not None:
            state.orders[TRIBAL].caps["bavaria"] = cap
        do(state, "envoy bavaria", *["lay vassalage"] * 5)
        do(state, "send")
        assert sum(state.hands[TRIBAL]) == left


def test_event_61_spares_tribal_ports_and_fleets() -> None:
    """Raiders leave the Tribal player's own ports alone, those with a fleet, and those with two units."""
    state = position()
    rouen = PLACE["rouen"]
    assert rouen in raided(state, southern=False)
    assert rouen not in raided(state, southern=True)
    for units in (("saxony-militia",), ("neustria-fleet",), ("neustria-militia", "neustria-warriors")):
        state.where[:] = [-1] * len(state.where)
        put(state, "rouen", *units)
        assert rouen not in raided(state, southern=False), units
    state.where[:] = [-1] * len(state.where)
    put(state, "rouen", "neustria-militia")
    assert rouen in raided(state, southern=False)


@pytest.mark.parametrize("number", [12, 63])
def test_event_12_63_so_many_are_drawn(number: int) -> None:
    """Three by optimism; one for each civilisation held by the renaissance, three at most."""
    state = position()
    for place in ("aachen", "rome", "venice", "valencia"):
        put(state, place, "austrasia-militia")
    events: list[Event] = []
    happen(state, EMPIRE, number, events)
    assert next(e for e in events if e.key == "charlemagne-drew").params["count"] == 3


def test_26_a_treaty_ends_with_the_game_turn() -> None:
    """It holds through both player turns, not in the next game turn."""
    state = position()
    for place, unit in (("paris", "neustria-militia"), ("eresburg", "saxony-militia")):
        put(state, place, unit)
    do(state, "clause avoid seat-0 wends", "propose", seat=TRIBAL)
    do(state, "accept 1", seat=EMPIRE)
    do(state, "done")
    assert (state.phasing, len(state.treaties)) == (TRIBAL, 1)
    for _ in range(60):
        if state.turn == 2:
            break
        seat, prompt = next((s, p) for s, mine in RULES.prompts(state).items() for p in mine if p.blocks)
        RULES.apply(state, seat, prompt.default[0])
    assert state.turn == 2
    assert state.treaties == []


def test_26_a_clause_binds_the_seat_it_names() -> None:
    """Peace kept by one does not bind the other; nor does a promise to leave."""
    state = position(TRIBAL)
    put(state, SOUTH, "austrasia-militia")
    do(state, "clause peace seat-0", "clause avoid seat-0 wends", "propose", seat=EMPIRE)
    do(state, "accept 1", seat=TRIBAL)
    force(state, MID, 20, "saxony-warriors")
    do(state, f"battle {SOUTH}")
    state = position()
    put(state, MID, "austrasia-militia")
    do(state, "clause leave seat-1 wends", "propose", seat=EMPIRE)
    do(state, "accept 1", seat=TRIBAL)
    assert "treaty-broken" not in keys(do(state, "done"))


def test_21_4_who_has_escaped_does_not_operate_again() -> None:
    """In his own phase the escaped king has done what he could."""
    state = position()
    put(state, MID, "charlemagne")
    put(state, SOUTH, "neustria-militia")
    rig(state, ("charlemagne", 2))
    destroy(state, [KING], [])
    assert at(state, KING) == SOUTH
    do(state, f"operate {SOUTH}")
    assert refused(state, "take charlemagne 1") == "take"
    do(state, "march")


def test_19_4_ships_that_go_on_carry_their_cargo() -> None:
    """A force leaves no ship behind that its cargo needs, and never all of them."""
    state = position()
    put(state, "marseille", "provence-fleet", *["provence-militia"] * 2, *["provence-warriors"] * 2)
    put(state, "marseille", "septimania-fleet")
    do(state, "operate marseille", "take provence-fleet 1", "take septimania-fleet 1", "march")
    assert refused(state, "drop provence-fleet 1") == "drop-ships"
    do(state, "drop provence-militia 2", "drop provence-fleet 1")
    assert refused(state, "drop septimania-fleet 1") == "drop-ships"


def test_19_5_without_ships_the_cargo_drowns() -> None:
    """At sea everybody with the last fleet, leaders too; with one of two the cheapest beyond its three. On a coast they
    are ashore."""
    state = position()
    frame = force(state, "h2431", 12, "provence-fleet", "provence-warriors", "leader")
    ship, *cargo = frame.units
    destroy(state, [ship], [])
    assert alive(state, cargo) == 0
    state = position()
    two = ["provence-fleet", "septimania-fleet"]
    frame = force(
        state, "h2431", 12, *two, *["provence-warriors"] * 2, *["provence-militia"] * 2, "neustria-militia", "leader"
    )
    ships, warriors, militia, leader = frame.units[:2], frame.units[2:4], frame.units[4:7], frame.units[7:]
    destroy(state, ships[:1], [])
    assert [alive(state, group) for group in (ships, warriors, militia, leader)] == [1, 2, 1, 1]
    state = position()
    frame = force(state, "marseille", 12, "provence-fleet", "provence-warriors")
    ship, *cargo = frame.units
    destroy(state, [ship], [])
    assert alive(state, cargo) == 1
    assert state.aboard == []


def test_26_2_the_shortfall_goes_to_the_other_seat() -> None:
    """Whoever broke the treaty draws nothing."""
    state = position()
    put(state, "eresburg", "saxony-militia")
    put(state, "paris", "neustria-militia")
    do(state, "clause peace seat-0", "propose", seat=TRIBAL)
    do(state, "accept 1", seat=EMPIRE)
    rig(state, ("breach", 6))
    events = do(state, "renounce 1", seat=EMPIRE)
    drew = next(e for e in events if e.key == "charlemagne-drew")
    assert (drew.params["seat"], drew.params["count"]) == (SeatRef(TRIBAL), 6)
    assert sum(state.hands[EMPIRE]) == 0
