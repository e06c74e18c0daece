"""Where two rules meet: treaties and the ground one stands on, ships lost under a force, withdrawals of every element,
and leaders who stand alone."""

from __future__ import annotations

import pytest

from engine.charlemagne.analysis import outlook
from engine.charlemagne.board import PLACE, SEA
from engine.charlemagne.deeds import Left
from engine.charlemagne.frames import Battle, Campaign, PlaceLeader, Retreat
from engine.charlemagne.game_data import AREA_OF, EMPIRE, LEADERS, MARKER, REGION_IDS, TRIBAL, TYPES
from engine.charlemagne.politics import destroy
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.core import Event
from tests.engine.charlemagne.board import BEACH, INLAND, MID, NORTH, OFFING, PORT, ROADS, SOUTH, Board, keys
from tests.engine.charlemagne.invariants import check

# --- treaties and movement -------------------------------------------------------------------------------------------


def test_26_who_stands_inside_may_leave(board: Board) -> None:
    """To keep out of a land bars entering it: a force amid it goes about there, leaves as it has promised, and does not
    come back."""
    board.bound("avoid seat-0 wends", "leave seat-0 wends")
    board.force(MID, 30, "austrasia-warriors")
    board.do(f"step {NORTH}", f"move {SOUTH}", "move h5009")
    assert board.refused("step h5008") == "treaty-entry"
    assert board.refused(f"move {MID}") == "treaty-entry"
    assert "treaty-broken" not in keys(board.do("halt", "done"))


def test_26_no_way_leads_out_and_in_again(board: Board) -> None:
    """A place inside that is reached only by leaving first is out of reach."""
    board.bound("avoid seat-0 wends")
    board.force("h4810", 30, "austrasia-warriors")
    board.put("h4809", "wends-warriors")
    board.put("h4710", "wends-warriors")
    inside = {"h4909", "h4908", "h4808", MID}
    assert inside.isdisjoint(board.offered("move"))
    assert "h4910" in board.offered("move")


def test_26_from_one_closed_land_into_another(board: Board) -> None:
    """Who leaves one region that is closed to him enters no other."""
    board.bound("avoid seat-0 wends", "avoid seat-0 avars")
    board.force("h5008", 20, "austrasia-warriors")
    assert board.refused("step h5009") == "treaty-entry"
    board.do("step h5007")


def test_26_a_burg_is_left_and_not_entered(board: Board) -> None:
    """A burg that is named is one hex: out of it, and not back."""
    board.bound("avoid seat-0 brandenburg")
    board.force("brandenburg", 20, "austrasia-warriors")
    board.do("step h3610")
    assert board.refused("step brandenburg") == "treaty-entry"


def test_26_the_outlook_is_what_is_allowed(board: Board) -> None:
    """What a view says of a force in a closed land is what it is offered."""
    board.bound("avoid seat-0 wends")
    board.force("h5008", 4, "austrasia-warriors")
    told = {g.place for g in outlook(RULES.view(board.state, EMPIRE))}
    assert told == board.offered("move")
    assert {"h5009", "h5007"} <= told


def test_26_ships_leave_a_closed_land(board: Board) -> None:
    """A fleet in a port of a region that is closed to it sails out, and not in again."""
    board.bound("avoid seat-0 provence")
    board.force(PORT, 20, "provence-fleet", port=True)
    board.do(f"step {ROADS}")
    assert board.refused(f"step {BEACH}") == "treaty-entry"


def test_26_who_is_beaten_falls_back_into_a_closed_land(board: Board) -> None:
    """Retreats break no treaty (ruling 10): the way back is the owner's, wherever it leads."""
    board.bound("avoid seat-0 avars")
    board.put("h5008", "saxony-warriors", "saxony-warriors")
    board.force("h5009", 20, "austrasia-militia")
    board.do("battle h5008")
    board.rig(("battle", 6))  # 2 against 12 is 1/3: AR
    board.do("fight")
    frame = board.state.frames[-1]
    assert isinstance(frame, Retreat)
    assert board.offered("retreat")


# --- ships that are lost under a force -------------------------------------------------------------------------------


def test_19_4c_cargo_whose_ship_is_lost_on_a_coast_has_landed(board: Board) -> None:
    """Its owner gives up the fleet: the warriors stand ashore, in no force, and operate no more in this phase; they do
    not march on with the fleet's points."""
    frame = board.sailing("provence-fleet", "provence-warriors")
    ship, men = frame.units
    board.put(BEACH, *["lombardy-warriors"] * 2)
    board.state.orders[EMPIRE].losses = "ask"
    board.do(f"battle {BEACH}")
    board.rig(("battle", 4))  # 8 against 12 is 1/2: A1, one lost and a hex back
    events = board.do("fight") + board.do(f"lose provence-fleet {PORT}")
    assert "stranded" in keys(events)
    board.quiet()
    assert (board.at(ship), men in board.state.aboard, men in board.state.spent) == ("", False, True)
    assert isinstance(board.state.frames[-1], Campaign)
    assert board.refused(f"operate {board.at(men)}") == "force-spent"


def test_19_4a_cargo_without_room_on_a_coast_has_landed(board: Board) -> None:
    """Two ships carry five; when one is lost two of them stand ashore, and the other ship goes on with three."""
    frame = board.sailing("provence-fleet", "aquitaine-fleet", *["burgundy-militia"] * 3, *["burgundy-warriors"] * 2)
    events: list[Event] = []
    destroy(board.state, frame.units[:1], events)
    assert keys(events) == ["eliminated", "stranded"]
    assert board.state.doing.deeds()[-1] == Left(frame.number, PLACE[PORT], tuple(board.state.spent))
    assert (len(frame.units), len(board.state.spent), len(board.state.aboard)) == (4, 2, 3)
    assert not set(board.state.spent) & {*board.state.aboard, *frame.units}
    board.do(f"step {ROADS}")
    check(board.state)


def test_19_4c_other_ships_in_the_port_take_nobody_over(board: Board) -> None:
    """A force never collects (12.2a): another fleet in the port does not make its cargo sail on."""
    frame = board.sailing("provence-fleet", "provence-warriors")
    board.put(PORT, "aquitaine-fleet")
    destroy(board.state, frame.units[:1], [])
    assert board.state.aboard == []
    RULES.advance(board.state, [])
    assert isinstance(board.state.frames[-1], Campaign)
    board.do(f"operate {PORT}")
    assert board.offered("take") == {"aquitaine-fleet"}


def test_19_5_cargo_taken_up_by_other_ships_at_sea_sails_on_no_more(board: Board) -> None:
    """At sea another fleet has room: nobody drowns, but the force is over, and he operates no more."""
    frame = board.sailing("provence-fleet", "provence-warriors", place=ROADS)
    men = frame.units[1]
    board.put(ROADS, "aquitaine-fleet")
    destroy(board.state, frame.units[:1], [])
    assert frame.units == []
    assert (board.at(men), men in board.state.spent) == (ROADS, True)
    check(board.state)


def test_19_4a_defenders_have_no_more_aboard_than_their_ships_carry(board: Board) -> None:
    """A fleet lost in a port: who has no room any more stands ashore, and without ships everybody."""
    board.position(TRIBAL)
    ships = board.put(PORT, "provence-fleet", "aquitaine-fleet")
    board.state.aboard[:] = board.put(PORT, *["burgundy-militia"] * 3, "burgundy-warriors")
    destroy(board.state, ships[:1], [])
    assert len(board.state.aboard) == 3
    destroy(board.state, ships[1:], [])
    assert board.state.aboard == []


def test_16_8_who_has_landed_falls_back_by_land(board: Board) -> None:
    """Of two ships on a coast one is lost, with the warriors of the four aboard: of two militia one had no room any
    more and goes by land, the other sails away with the ship."""
    board.control(TRIBAL, "denmark")
    board.state.orders[TRIBAL].retreat, board.state.orders[TRIBAL].losses = "never", "ask"
    ships = board.put("h3001", *["denmark-fleet"] * 2)
    warriors, militia = board.put("h3001", *["denmark-warriors"] * 2), board.put("h3001", *["denmark-militia"] * 2)
    board.state.aboard[:] = sorted(warriors + militia)
    board.force("h3101", 20, *["austrasia-warriors"] * 4, *["neustria-warriors"] * 3, *["burgundy-warriors"] * 2)
    board.do("battle h3001")
    board.rig(("battle", 5))  # 54 against 20 is 2/1: DH, three of six lost and two hexes back
    board.do("fight", "lose denmark-fleet h3001", *["lose denmark-warriors h3001"] * 2)
    (ship,) = [c for c in ships if board.state.where[c] >= 0]
    (sailor,) = [c for c in militia if c in board.state.aboard]
    (walker,) = [c for c in militia if c not in board.state.aboard]
    assert board.state.where[ship] == board.state.where[sailor] != PLACE["h3001"]
    assert not SEA[board.state.where[walker]]
    assert board.state.where[walker] not in (PLACE["h3001"], -1)
    check(board.state)


def test_16_8_who_is_taken_over_at_sea_does_not_fall_back(board: Board) -> None:
    """One of two ships is lost at sea; the other has room for three of four. The fourth is on a ship that lies there,
    in no force any more: it stays when the beaten fall back."""
    frame = board.sailing("provence-fleet", "aquitaine-fleet", *["burgundy-militia"] * 4, place=ROADS)
    first, second, *men = frame.units
    board.put(ROADS, "septimania-fleet")
    board.put(BEACH, *["lombardy-warriors"] * 3)
    board.state.orders[EMPIRE].losses = "ask"
    board.do(f"battle {BEACH}")
    board.rig(("battle", 4))  # 12 against 18 is 1/2: A1, one lost and a hex back
    board.do("fight", f"lose provence-fleet {ROADS}")
    board.quiet()
    there = [c for c in men if board.at(c) == ROADS]
    assert board.at(first) == ""
    assert board.at(second) not in (ROADS, "")
    assert (len(there), [c in board.state.spent for c in there]) == (1, [True])
    assert {board.at(c) for c in men if c not in there} == {board.at(second)}
    check(board.state)


def test_4_6_a_fleet_that_deserts_under_its_cargo_ends_the_force(board: Board) -> None:
    """Provence turns while its fleet carries others on a coast: the fleet is lost among former friends, and they have
    landed."""
    frame = board.sailing("provence-fleet", "burgundy-warriors")
    men = frame.units[1]
    board.do("clause neutral seat-0 provence", "propose", seat=EMPIRE)
    board.do("accept 1", seat=TRIBAL)
    assert (board.at(men), men in board.state.aboard, men in board.state.spent) == (PORT, False, True)
    assert isinstance(board.state.frames[-1], Campaign)


# --- withdrawals -----------------------------------------------------------------------------------------------------


def test_16_5f_a_fleet_does_not_withdraw_back_into_its_port(board: Board) -> None:
    """Zones of armies do not touch it (19.3a), but out of the port and in again is no withdrawal: it stays out, and the
    attacker may go in."""
    board.attacked(PORT, INLAND, "provence-fleet")
    board.do("withdraw", f"retreat {ROADS}")
    assert OFFING in board.offered("retreat")
    assert board.refused(f"retreat {PORT}") == "retreat-back"
    board.do("stand")
    board.do(f"step {PORT}")


def test_16_5f_orders_do_not_lead_back_either(board: Board) -> None:
    """By orders that look for a burg, or by silence, the fleet is out."""
    for key in ("burg", "home", "stack"):
        board.position(TRIBAL)
        board.state.orders[EMPIRE].retreat, board.state.orders[EMPIRE].direction = "always", key
        fleet = board.put(PORT, "provence-fleet")[0]
        board.force(INLAND, 30, "lombardy-militia")
        assert "withdrew" in keys(board.do(f"battle {PORT}"))
        assert board.at(fleet) != PORT


def test_16_5c_cargo_withdraws_with_its_ships(board: Board) -> None:
    """Who is aboard goes with the fleet, and is still aboard."""
    board.attacked(PORT, INLAND, "provence-fleet", "provence-warriors", "leader")
    board.do("withdraw", f"retreat {ROADS}", f"retreat {OFFING}")
    assert {board.at(c) for c, p in enumerate(board.state.where) if p >= 0} == {OFFING, INLAND}
    assert len(board.state.aboard) == 2
    check(board.state)


def test_16_5c_who_stands_ashore_beside_the_fleet_withdraws_by_land(board: Board) -> None:
    """Those aboard go by sea, those ashore by land, each by steps of its own."""
    board.position(TRIBAL)
    board.state.orders[EMPIRE].retreat = board.state.orders[EMPIRE].direction = "ask"
    board.control(EMPIRE, "avars")
    fleet, horde = board.put(PORT, "provence-fleet", "avars-nomads")
    board.force(BEACH, 30, "lombardy-militia")
    board.do(f"battle {PORT}", "withdraw")
    while isinstance(board.state.frames[-1], Retreat):
        frame = board.state.frames[-1]
        goal = (ROADS if frame.naval else "h2429") if frame.first else ""
        board.do(f"retreat {goal}" if goal else "stand")
    assert (board.at(fleet), board.at(horde)) == (ROADS, "h2429")


def test_16_5a_slow_cargo_keeps_the_fleet(board: Board) -> None:
    """Every unit of the defending force must be faster than the fastest attacker, those aboard as well (16.5a); the
    fleet's value alone counts for its own points (19.2)."""
    board.attacked(PORT, INLAND, "provence-fleet", "provence-militia", by="lombardy-warriors")
    frame = board.state.frames[-1]
    assert isinstance(frame, Battle)
    assert frame.stage == "plan"


def test_16_5f_a_river_bars_withdrawing_along_a_pass(board: Board) -> None:
    """The pass opens rough ground, not the river before it: from h2927 to h2826 a pass crosses one, from h2723 to h2823
    it crosses none."""
    for start, enemy, goal, is_open in (
        ("h2927", "h2928", "h2826", False), ("h2723", "h2622", "h2823", True)
    ):  # fmt: skip
        board.position(TRIBAL)
        board.state.orders[EMPIRE].retreat = board.state.orders[EMPIRE].direction = "ask"
        board.control(EMPIRE, "avars")
        board.put(start, "avars-nomads")
        board.force(enemy, 30, "lombardy-warriors")
        board.do(f"battle {start}", "withdraw")
        assert (goal in board.offered("retreat")) == is_open


def test_16_5f_fleets_withdraw_along_rough_coasts(board: Board) -> None:
    """Rough ground and rivers hinder who walks; a fleet before a rough coast is on the water (19.4b)."""
    board.attacked("h3028", "h3027", "provence-fleet")
    board.do("withdraw")
    assert "genoa" in board.offered("retreat")


# --- leaders ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("company", ["charlemagne", "leader"])
def test_21_1_a_drawn_leader_joins_a_leader_alone(board: Board, company: str) -> None:
    """Upon any friendly units, and leaders are units (21.2)."""
    board.put("paris", company)
    board.state.cup[MARKER["leader"]] -= 1
    board.state.frames.append(PlaceLeader(EMPIRE, board.state.next()))
    RULES.advance(board.state, [])
    assert any(board.at(c) == "paris" for c in LEADERS if board.at(c))
    assert sum(p == PLACE["paris"] for p in board.state.where) == 2


def test_21_1_a_drawn_leader_joins_a_leader_on_a_ship(board: Board) -> None:
    """At sea he is aboard."""
    board.state.aboard[:] = board.put(ROADS, "provence-fleet", "leader")[1:]
    board.state.cup[MARKER["leader"]] -= 1
    board.state.frames.append(PlaceLeader(EMPIRE, board.state.next()))
    RULES.advance(board.state, [])
    assert len(board.state.aboard) == 2
    check(board.state)


def test_21_1_no_leader_is_drawn_into_an_area(board: Board) -> None:
    """Areas are for their own nation (22.3); with units in one alone the marker returns."""
    for region in (REGION_IDS[r] for r in AREA_OF):
        board.position(TRIBAL)
        board.control(TRIBAL, region)
        board.put(f"{region}-area", next(t.slug for t in TYPES if t.slug.startswith(region)))
        board.state.cup[MARKER["leader"]] -= 1
        board.state.frames.append(PlaceLeader(TRIBAL, board.state.next()))
        events: list[Event] = []
        RULES.advance(board.state, events)
        assert "leader-none" in keys(events)
