"""Where two rules meet: treaties and the ground one stands on, ships lost under a force, withdrawals of every element,
and leaders who stand alone."""

from __future__ import annotations

import pytest

from engine.charlemagne.board import PLACE, SEA
from engine.charlemagne.deeds import Left
from engine.charlemagne.game_data import AREA_OF, EMPIRE, LEADERS, MARKER, REGION_IDS, TRIBAL, TYPES
from engine.charlemagne.outlook import outlook
from engine.charlemagne.politics import destroy
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import Battle, Campaign, PlaceLeader, Retreat
from engine.core import Event
from tests.engine.charlemagne.coast import BEACH, INLAND, OFFING, PORT, ROADS, attacked, bound, offered, quiet, sailing
from tests.engine.charlemagne.invariants import check
from tests.engine.charlemagne.positions import (
    MID,
    NORTH,
    SOUTH,
    at,
    control,
    do,
    force,
    keys,
    position,
    put,
    refused,
    rig,
)

# --- treaties and movement -------------------------------------------------------------------------------------------


def test_26_who_stands_inside_may_leave() -> None:
    """To keep out of a land bars entering it: a force amid it goes about there, leaves as it has promised, and does not
    come back."""
    state = position()
    bound(state, "avoid seat-0 wends", "leave seat-0 wends")
    force(state, MID, 30, "austrasia-warriors")
    do(state, f"step {NORTH}", f"move {SOUTH}", "move h5009")
    assert refused(state, "step h5008") == "treaty"
    assert refused(state, f"move {MID}") == "treaty"
    assert "treaty-broken" not in keys(do(state, "halt", "done"))


def test_26_no_way_leads_out_and_in_again() -> None:
    """A place inside that is reached only by leaving first is out of reach."""
    state = position()
    bound(state, "avoid seat-0 wends")
    force(state, "h4810", 30, "austrasia-warriors")
    put(state, "h4809", "wends-warriors")
    put(state, "h4710", "wends-warriors")
    inside = {"h4909", "h4908", "h4808", MID}
    assert inside.isdisjoint(offered(state, "move"))
    assert "h4910" in offered(state, "move")


def test_26_from_one_closed_land_into_another() -> None:
    """Who leaves one region that is closed to him enters no other."""
    state = position()
    bound(state, "avoid seat-0 wends", "avoid seat-0 avars")
    force(state, "h5008", 20, "austrasia-warriors")
    assert refused(state, "step h5009") == "treaty"
    do(state, "step h5007")


def test_26_a_burg_is_left_and_not_entered() -> None:
    """A burg that is named is one hex: out of it, and not back."""
    state = position()
    bound(state, "avoid seat-0 brandenburg")
    force(state, "brandenburg", 20, "austrasia-warriors")
    do(state, "step h3610")
    assert refused(state, "step brandenburg") == "treaty"


def test_26_the_outlook_is_what_is_allowed() -> None:
    """What a view says of a force in a closed land is what it is offered."""
    state = position()
    bound(state, "avoid seat-0 wends")
    force(state, "h5008", 4, "austrasia-warriors")
    told = {g.place for g in outlook(RULES.view(state, EMPIRE))}
    assert told == offered(state, "move")
    assert {"h5009", "h5007"} <= told


def test_26_ships_leave_a_closed_land() -> None:
    """A fleet in a port of a region that is closed to it sails out, and not in again."""
    state = position()
    bound(state, "avoid seat-0 provence")
    force(state, PORT, 20, "provence-fleet", port=True)
    do(state, f"step {ROADS}")
    assert refused(state, f"step {BEACH}") == "treaty"


def test_26_who_is_beaten_falls_back_into_a_closed_land() -> None:
    """Retreats break no treaty (ruling 10): the way back is the owner's, wherever it leads."""
    state = position()
    bound(state, "avoid seat-0 avars")
    put(state, "h5008", "saxony-warriors", "saxony-warriors")
    force(state, "h5009", 20, "austrasia-militia")
    do(state, "battle h5008")
    rig(state, ("battle", 6))  # 2 against 12 is 1/3: AR
    do(state, "fight")
    frame = state.frames[-1]
    assert isinstance(frame, Retreat)
    assert offered(state, "retreat")


# --- ships that are lost under a force -------------------------------------------------------------------------------


def test_19_4c_cargo_whose_ship_is_lost_on_a_coast_has_landed() -> None:
    """Its owner gives up the fleet: the warriors stand ashore, in no force, and operate no more in this phase; they do
    not march on with the fleet's points."""
    state, frame = sailing("provence-fleet", "provence-warriors")
    ship, men = frame.units
    put(state, BEACH, *["lombardy-warriors"] * 2)
    state.orders[EMPIRE].losses = "ask"
    do(state, f"battle {BEACH}")
    rig(state, ("battle", 4))  # 8 against 12 is 1/2: A1, one lost and a hex back
    events = do(state, "fight") + do(state, f"lose provence-fleet {PORT}")
    assert "stranded" in keys(events)
    quiet(state)
    assert (at(state, ship), men in state.aboard, men in state.spent) == ("", False, True)
    assert isinstance(state.frames[-1], Campaign)
    assert refused(state, f"operate {at(state, men)}") == "force-none"


def test_19_4a_cargo_without_room_on_a_coast_has_landed() -> None:
    """Two ships carry five; when one is lost two of them stand ashore, and the other ship goes on with three."""
    state, frame = sailing("provence-fleet", "aquitaine-fleet", *["burgundy-militia"] * 3, *["burgundy-warriors"] * 2)
    events: list[Event] = []
    destroy(state, frame.units[:1], events)
    assert keys(events) == ["eliminated", "stranded"]
    assert state.doing.deeds()[-1] == Left(frame.number, PLACE[PORT], tuple(state.spent))
    assert (len(frame.units), len(state.spent), len(state.aboard)) == (4, 2, 3)
    assert not set(state.spent) & {*state.aboard, *frame.units}
    do(state, f"step {ROADS}")
    check(state)


def test_19_4c_other_ships_in_the_port_take_nobody_over() -> None:
    """A force never collects (12.2a): another fleet in the port does not make its cargo sail on."""
    state, frame = sailing("provence-fleet", "provence-warriors")
    put(state, PORT, "aquitaine-fleet")
    destroy(state, frame.units[:1], [])
    assert state.aboard == []
    RULES.advance(state, [])
    assert isinstance(state.frames[-1], Campaign)
    do(state, f"operate {PORT}")
    assert offered(state, "take") == {"aquitaine-fleet"}


def test_19_5_cargo_taken_up_by_other_ships_at_sea_sails_on_no_more() -> None:
    """At sea another fleet has room: nobody drowns, but the force is over, and he operates no more."""
    state, frame = sailing("provence-fleet", "provence-warriors", place=ROADS)
    men = frame.units[1]
    put(state, ROADS, "aquitaine-fleet")
    destroy(state, frame.units[:1], [])
    assert frame.units == []
    assert (at(state, men), men in state.spent) == (ROADS, True)
    check(state)


def test_19_4a_defenders_have_no_more_aboard_than_their_ships_carry() -> None:
    """A fleet lost in a port: who has no room any more stands ashore, and without ships everybody."""
    state = position(TRIBAL)
    ships = put(state, PORT, "provence-fleet", "aquitaine-fleet")
    state.aboard[:] = put(state, PORT, *["burgundy-militia"] * 3, "burgundy-warriors")
    destroy(state, ships[:1], [])
    assert len(state.aboard) == 3
    destroy(state, ships[1:], [])
    assert state.aboard == []


def test_16_8_who_has_landed_falls_back_by_land() -> None:
    """Of two ships on a coast one is lost, with the warriors of the four aboard: of two militia one had no room any
    more and goes by land, the other sails away with the ship."""
    state = position()
    control(state, TRIBAL, "denmark")
    state.orders[TRIBAL].retreat, state.orders[TRIBAL].losses = "never", "ask"
    ships = put(state, "h3001", *["denmark-fleet"] * 2)
    warriors, militia = put(state, "h3001", *["denmark-warriors"] * 2), put(state, "h3001", *["denmark-militia"] * 2)
    state.aboard[:] = sorted(warriors + militia)
    force(state, "h3101", 20, *["austrasia-warriors"] * 4, *["neustria-warriors"] * 3, *["burgundy-warriors"] * 2)
    do(state, "battle h3001")
    rig(state, ("battle", 5))  # 54 against 20 is 2/1: DH, three of six lost and two hexes back
    do(state, "fight", "lose denmark-fleet h3001", *["lose denmark-warriors h3001"] * 2)
    (ship,) = [c for c in ships if state.where[c] >= 0]
    (sailor,) = [c for c in militia if c in state.aboard]
    (walker,) = [c for c in militia if c not in state.aboard]
    assert state.where[ship] == state.where[sailor] != PLACE["h3001"]
    assert not SEA[state.where[walker]]
    assert state.where[walker] not in (PLACE["h3001"], -1)
    check(state)


def test_16_8_who_is_taken_over_at_sea_does_not_fall_back() -> None:
    """One of two ships is lost at sea; the other has room for three of four. The fourth is on a ship that lies there,
    in no force any more: it stays when the beaten fall back."""
    state, frame = sailing("provence-fleet", "aquitaine-fleet", *["burgundy-militia"] * 4, place=ROADS)
    first, second, *men = frame.units
    put(state, ROADS, "septimania-fleet")
    put(state, BEACH, *["lombardy-warriors"] * 3)
    state.orders[EMPIRE].losses = "ask"
    do(state, f"battle {BEACH}")
    rig(state, ("battle", 4))  # 12 against 18 is 1/2: A1, one lost and a hex back
    do(state, "fight", f"lose provence-fleet {ROADS}")
    quiet(state)
    there = [c for c in men if at(state, c) == ROADS]
    assert at(state, first) == ""
    assert at(state, second) not in (ROADS, "")
    assert (len(there), [c in state.spent for c in there]) == (1, [True])
    assert {at(state, c) for c in men if c not in there} == {at(state, second)}
    check(state)


def test_4_6_a_fleet_that_deserts_under_its_cargo_ends_the_force() -> None:
    """Provence turns while its fleet carries others on a coast: the fleet is lost among former friends, and they have
    landed."""
    state, frame = sailing("provence-fleet", "burgundy-warriors")
    men = frame.units[1]
    do(state, "clause neutral seat-0 provence", "propose", seat=EMPIRE)
    do(state, "accept 1", seat=TRIBAL)
    assert (at(state, men), men in state.aboard, men in state.spent) == (PORT, False, True)
    assert isinstance(state.frames[-1], Campaign)


# --- withdrawals -----------------------------------------------------------------------------------------------------


def test_16_5f_a_fleet_does_not_withdraw_back_into_its_port() -> None:
    """Zones of armies do not touch it (19.3a), but out of the port and in again is no withdrawal: it stays out, and the
    attacker may go in."""
    state = attacked(PORT, INLAND, "provence-fleet")
    do(state, "withdraw", f"retreat {ROADS}")
    assert OFFING in offered(state, "retreat")
    assert refused(state, f"retreat {PORT}") == "retreat-back"
    do(state, "stand")
    do(state, f"step {PORT}")


def test_16_5f_orders_do_not_lead_back_either() -> None:
    """By orders that look for a burg, or by silence, the fleet is out."""
    for key in ("burg", "home", "stack"):
        state = position(TRIBAL)
        state.orders[EMPIRE].retreat, state.orders[EMPIRE].direction = "always", key
        fleet = put(state, PORT, "provence-fleet")[0]
        force(state, INLAND, 30, "lombardy-militia")
        assert "withdrew" in keys(do(state, f"battle {PORT}"))
        assert at(state, fleet) != PORT


def test_16_5c_cargo_withdraws_with_its_ships() -> None:
    """Who is aboard goes with the fleet, and is still aboard."""
    state = attacked(PORT, INLAND, "provence-fleet", "provence-warriors", "leader")
    do(state, "withdraw", f"retreat {ROADS}", f"retreat {OFFING}")
    assert {at(state, c) for c, p in enumerate(state.where) if p >= 0} == {OFFING, INLAND}
    assert len(state.aboard) == 2
    check(state)


def test_16_5c_who_stands_ashore_beside_the_fleet_withdraws_by_land() -> None:
    """Those aboard go by sea, those ashore by land, each by steps of its own."""
    state = position(TRIBAL)
    state.orders[EMPIRE].retreat = state.orders[EMPIRE].direction = "ask"
    control(state, EMPIRE, "avars")
    fleet, horde = put(state, PORT, "provence-fleet", "avars-nomads")
    force(state, BEACH, 30, "lombardy-militia")
    do(state, f"battle {PORT}", "withdraw")
    while isinstance(state.frames[-1], Retreat):
        frame = state.frames[-1]
        goal = (ROADS if frame.naval else "h2429") if frame.first else ""
        do(state, f"retreat {goal}" if goal else "stand")
    assert (at(state, fleet), at(state, horde)) == (ROADS, "h2429")


def test_16_5a_slow_cargo_keeps_the_fleet() -> None:
    """Every unit of the defending force must be faster than the fastest attacker, those aboard as well (16.5a); the
    fleet's value alone counts for its own points (19.2)."""
    state = attacked(PORT, INLAND, "provence-fleet", "provence-militia", by="lombardy-warriors")
    frame = state.frames[-1]
    assert isinstance(frame, Battle)
    assert frame.stage == "plan"


def test_16_5f_a_river_bars_withdrawing_along_a_pass() -> None:
    """The pass opens rough ground, not the river before it: from h2927 to h2826 a pass crosses one, from h2723 to h2823
    it crosses none."""
    for start, enemy, goal, is_open in (
        ("h2927", "h2928", "h2826", False), ("h2723", "h2622", "h2823", True)
    ):  # fmt: skip
        state = position(TRIBAL)
        state.orders[EMPIRE].retreat = state.orders[EMPIRE].direction = "ask"
        control(state, EMPIRE, "avars")
        put(state, start, "avars-nomads")
        force(state, enemy, 30, "lombardy-warriors")
        do(state, f"battle {start}", "withdraw")
        assert (goal in offered(state, "retreat")) == is_open


def test_16_5f_fleets_withdraw_along_rough_coasts() -> None:
    """Rough ground and rivers hinder who walks; a fleet before a rough coast is on the water (19.4b)."""
    state = attacked("h3028", "h3027", "provence-fleet")
    do(state, "withdraw")
    assert "genoa" in offered(state, "retreat")


# --- leaders ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("company", ["charlemagne", "leader"])
def test_21_1_a_drawn_leader_joins_a_leader_alone(company: str) -> None:
    """Upon any friendly units, and leaders are units (21.2)."""
    state = position()
    put(state, "paris", company)
    state.cup[MARKER["leader"]] -= 1
    state.frames.append(PlaceLeader(EMPIRE, state.next()))
    RULES.advance(state, [])
    assert any(at(state, c) == "paris" for c in LEADERS if at(state, c))
    assert sum(p == PLACE["paris"] for p in state.where) == 2


def test_21_1_a_drawn_leader_joins_a_leader_on_a_ship() -> None:
    """At sea he is aboard."""
    state = position()
    state.aboard[:] = put(state, ROADS, "provence-fleet", "leader")[1:]
    state.cup[MARKER["leader"]] -= 1
    state.frames.append(PlaceLeader(EMPIRE, state.next()))
    RULES.advance(state, [])
    assert len(state.aboard) == 2
    check(state)


def test_21_1_no_leader_is_drawn_into_an_area() -> None:
    """Areas are for their own nation (22.3); with units in one alone the marker returns."""
    for region in (REGION_IDS[r] for r in AREA_OF):
        state = position(TRIBAL)
        control(state, TRIBAL, region)
        put(state, f"{region}-area", next(t.slug for t in TYPES if t.slug.startswith(region)))
        state.cup[MARKER["leader"]] -= 1
        state.frames.append(PlaceLeader(TRIBAL, state.next()))
        events: list[Event] = []
        RULES.advance(state, events)
        assert "leader-none" in keys(events)
