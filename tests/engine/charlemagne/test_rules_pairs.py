"""Pairs of rules by the ledger's table: pillage and zones, ruins and what a burg does, ships and faith, neutrality and
what is aboard, the bearer of Augustus, stacks and retreats."""

from __future__ import annotations

from engine.charlemagne.board import HEXES, LAND_SIDES, LAND_STEPS, PLACE, PLACES, distance
from engine.charlemagne.frames import Force, Loss, Muster, Retreat
from engine.charlemagne.game_data import (
    AUGUSTUS,
    CHRISTIAN,
    EMPIRE,
    LEADERS,
    MARKER,
    MUSLIM,
    NEUTRAL,
    REGION,
    STACK,
    TRIBAL,
)
from engine.charlemagne.income import income
from engine.charlemagne.politics import change_control, destroy, revolt, revolt_modifiers
from engine.charlemagne.units import Ground, forage
from engine.core import Event
from tests.engine.charlemagne.board import BEACH, INLAND, KING, MID, NORTH, OFFING, PORT, ROADS, SOUTH, Board, keys
from tests.engine.charlemagne.invariants import check

AREA = PLACE["slavs-area"]


# --- numbers of the rulebook that no test had ------------------------------------------------------------------------


def test_2_f_three_and_one_are_four(board: Board) -> None:
    """A modifier of +1 makes a 3 a 4; one of -1 takes one off (2f)."""
    for region, unit, shifts, total in (
        ("lombardy", "lombardy-militia", {"tribal": 1}, 4), ("septimania", "", {"frankish": -1}, 2)
    ):  # fmt: skip
        board.position()
        if unit:
            board.put("verona", unit)
        assert dict(revolt_modifiers(board.state, REGION[region])) == shifts
        events: list[Event] = []
        revolt(board.state, REGION[region], 3, events)
        assert events[0].params["total"] == total


def test_18_land_of_no_region_is_not_converted(board: Board) -> None:
    """Nor the sea, nor an area (22.7 converts with its region)."""
    board.hand(EMPIRE, missionary=1)
    board.force("h1401", 20, "austrasia-warriors")
    assert board.refused("convert christian") == "convert-here"
    board.position()
    board.hand(EMPIRE, missionary=1)
    board.force(ROADS, 20, "provence-fleet")
    assert board.refused("convert christian") == "convert-here"


def test_18_3_any_number_of_attempts_in_a_turn(board: Board) -> None:
    """One force after a failure tries again, and another the same region, as long as there are missionaries."""
    board.hand(EMPIRE, missionary=3)
    for attempts in (2, 1):
        board.force(MID, 12, "austrasia-militia")
        for _ in range(attempts):
            board.do("convert christian", "lay missionary")
            board.rig(("attempt", 1))
            board.do("send")
        board.do("halt")
    assert board.state.hands[EMPIRE][MARKER["missionary"]] == 0
    assert board.state.religion[REGION["wends"]] != CHRISTIAN


def test_19_3_fleets_and_armies_bar_hexes_to_each_other(board: Board) -> None:
    """An enemy fleet on a coast bars it to an army, an enemy army bars it to a fleet; own ones do not."""
    board.control(TRIBAL, "byzantium")
    board.put(BEACH, "byzantium-fleet")
    board.force(INLAND, 20, "austrasia-warriors")
    assert board.refused(f"step {BEACH}") == "enemy-there"
    board.do(f"step {PORT}", "halt")
    board.put(ROADS, "provence-fleet")
    board.position()
    board.put(BEACH, "lombardy-militia")
    board.put(PORT, "provence-militia")
    board.force(ROADS, 20, "provence-fleet")
    assert board.refused(f"step {BEACH}") == "enemy-there"
    board.do(f"step {PORT}")


def test_19_5b_fleets_pillage_coasts(board: Board) -> None:
    """With the strength of who is aboard as well (19.5d): 2 and 4 are six. The sea holds nothing to pillage."""
    board.position(TRIBAL)
    board.control(TRIBAL, "cordoba")
    frame = board.force(PORT, 20, "cordoba-fleet", "cordoba-nomads", port=False)
    board.rig(("pillage", 6))
    events = board.do("pillage")
    told = next(e for e in events if e.key == "charlemagne-pillaged")
    assert (told.params["strength"], told.params["booty"]) == (6, 1)
    assert PLACE[PORT] in board.state.pillaged
    board.do(f"step {ROADS}")
    assert board.refused("pillage") == "pillage-sea"
    assert frame.place == PLACE[ROADS]


def test_19_5b_fleets_preach_on_coasts(board: Board) -> None:
    """A fleet converts the region of the coast where it lies, to the religion of its nation."""
    board.position(TRIBAL)
    board.control(TRIBAL, "cordoba")
    board.hand(TRIBAL, missionary=4)
    board.force(PORT, 20, "cordoba-fleet")
    assert board.offered("convert") == {"muslim"}
    board.do("convert muslim", *["lay missionary"] * 4)
    board.rig(("attempt", 6))
    board.do("send")
    assert board.state.religion[REGION["provence"]] == MUSLIM


def test_21_4_charlemagne_at_sea(board: Board) -> None:
    """He triples the die of a fleet and its strength (19.7, 21.4b, 21.4c): 24 and three times 2; 2 and 1 thrice."""
    board.control(TRIBAL, "byzantium")
    board.put(PORT, "provence-fleet", "charlemagne")
    board.put(OFFING, "byzantium-fleet")
    board.do(f"operate {PORT}", "take provence-fleet 1")
    board.rig(("operations", 2))
    board.do("march")
    frame = board.state.frames[-1]
    assert isinstance(frame, Force)
    assert frame.points == 24 + 6
    board.do(f"step {ROADS}", f"battle {OFFING}")
    board.rig(("battle", 1))
    board.do("fight")
    assert board.state.report is not None
    assert (board.state.report.strength, board.state.report.factor, board.state.report.column) == (
        [3, 2],
        [3, 1],
        "4/1",
    )


# --- pillage, ruins, zones -------------------------------------------------------------------------------------------


def test_4_4_pillage_beside_a_neutral_stack_is_carried_out(board: Board) -> None:
    """Neutrals have no zone when it is declared (14.3), so nothing bars it (14.6). Their region is the other's at once
    (4.4), and from then on their zone stands: the next operation of this kind is barred, and leaving is not."""
    board.hand(EMPIRE, missionary=1)
    board.put(NORTH, "wends-warriors")
    board.force(MID, 20, "austrasia-warriors")
    board.rig(("pillage", 6))
    events = board.do("pillage")
    assert "pillaged" in keys(events)
    assert board.state.control[REGION["wends"]] == TRIBAL
    assert board.refused("convert christian") == "zone"
    board.do(f"step {SOUTH}")


def test_4_4_conversion_beside_a_neutral_stack_is_carried_out(board: Board) -> None:
    """The same for preaching: it is decided although their zone stands by then."""
    board.hand(EMPIRE, missionary=4)
    board.put(NORTH, "wends-warriors")
    board.force(MID, 20, "austrasia-warriors")
    board.do("convert christian", *["lay missionary"] * 4)
    board.rig(("attempt", 6))
    board.do("send")
    assert board.state.control[REGION["wends"]] == TRIBAL
    assert board.state.religion[REGION["wends"]] == CHRISTIAN


def test_17_3_ruins_shelter_nobody(board: Board) -> None:
    """A pillaged burg is none until it is cleared (17.4a): enemy zones reach in (14.2a), it doubles nobody (16.6d2)."""
    for ruined in (False, True):
        board.position()
        board.state.orders[TRIBAL].burgs = "hold"
        board.state.pillaged[:] = [PLACE["verona"]] if ruined else []
        board.put("verona", *["lombardy-warriors"] * 2)
        board.force("h3525", 20, *["austrasia-warriors"] * 3)
        zone = Ground(board.state).zone(TRIBAL, fleets=True, lands=True)
        assert (PLACE["verona"] in zone) == ruined
        board.do("battle verona")
        board.rig(("battle", 5 if ruined else 6))
        board.do("fight")
        assert board.state.report is not None
        assert board.state.report.factor == [1, 1 if ruined else 2]


def test_17_3_nobody_is_hired_in_ruins(board: Board) -> None:
    """Mercenaries come to burgs that work (11.2), and ruins pay nobody (10.1b)."""
    board.spending()
    board.put("marseille", "provence-militia")
    assert income(board.state, EMPIRE, Ground(board.state))[0] == 1
    board.state.pillaged[:] = [PLACE["marseille"]]
    assert board.refused("hire provence-militia marseille") == "hire-burg"
    assert income(board.state, EMPIRE, Ground(board.state))[0] == 0


def test_17_3_ruins_are_no_port(board: Board) -> None:
    """A fleet that sets sail from a pillaged port pays two points a hex (19.4b), and none is hired there (11.5)."""
    board.put(PORT, "provence-fleet")
    board.state.pillaged[:] = [PLACE[PORT]]
    board.do(f"operate {PORT}", "march")
    frame = board.state.frames[-1]
    assert isinstance(frame, Force)
    before = frame.points
    board.do(f"step {ROADS}")
    assert before - frame.points == 2


def test_17_3_ruins_feed_no_garrison(board: Board) -> None:
    """Pillage takes the forage too (20.4): who stays there is paid for or goes home."""
    board.feeding(treasury=0)
    board.put("marseille", "provence-militia")
    board.put("paris", *["neustria-militia"] * 4)
    board.state.pillaged[:] = [PLACE["marseille"]]
    assert forage(board.state, PLACE["marseille"]) == 0
    assert "provence-militia" in board.offered("disband")


def test_17_3_a_raid_is_nobodys_operation(board: Board) -> None:
    """Raiders from over the sea violate no neutrality (4.4 speaks of a player's operations): London stays neutral, in
    ruins and without its civilisation."""
    board.happens(61, TRIBAL)
    board.do("raid london")
    assert board.state.control[REGION["anglo-saxons"]] == NEUTRAL
    assert PLACE["london"] in board.state.pillaged
    assert PLACE["london"] not in board.state.civilisation


# --- neutrality, desertion, what is aboard ---------------------------------------------------------------------------


def test_4_5_neutral_again_in_a_foreign_port_goes_ashore(board: Board) -> None:
    """Ships and who is aboard stay in a burg abroad (4.5a3); neutrals are in no force, so nobody is aboard any more."""
    board.control(EMPIRE, "cordoba")
    ship, horde = board.put(PORT, "cordoba-fleet", "cordoba-nomads")
    board.state.aboard[:] = [horde]
    change_control(board.state, REGION["cordoba"], NEUTRAL, [], "treaty")
    assert (board.at(ship), board.at(horde), board.state.aboard) == (PORT, PORT, [])
    check(board.state)


def test_4_5_neutral_again_at_sea_is_gone(board: Board) -> None:
    """The sea is abroad, and no burg: ships and cargo are taken off."""
    board.control(EMPIRE, "cordoba")
    board.state.aboard[:] = board.put(ROADS, "cordoba-fleet", "cordoba-nomads")[1:]
    change_control(board.state, REGION["cordoba"], NEUTRAL, [], "treaty")
    assert PLACE[ROADS] not in board.state.where
    assert board.state.aboard == []


def test_4_4_an_attack_on_neutrals_under_a_peace(board: Board) -> None:
    """Peace bars attacks on the other side (26.1): neutrals may be attacked. They are the other's at once (4.4), and a
    declared attack stands (16.4)."""
    board.do("clause peace seat-0", "propose", seat=TRIBAL)
    board.do("accept 1", seat=EMPIRE)
    board.put(NORTH, "wends-warriors")
    board.force(MID, 20, *["austrasia-warriors"] * 3)
    board.do(f"battle {NORTH}")
    assert board.state.control[REGION["wends"]] == TRIBAL
    board.rig(("battle", 1))
    board.do("fight")
    assert board.state.report is not None


def test_4_4_attacked_neutrals_elsewhere_have_zones_at_once(board: Board) -> None:
    """All units of the region are the other's (4.4b): another stack of it has its zone at once (14.3)."""
    board.put(NORTH, "wends-militia")
    board.put(SOUTH, "wends-warriors")
    board.force(MID, 20, *["austrasia-warriors"] * 3)
    board.do(f"battle {NORTH}")
    board.rig(("battle", 6))
    board.do("fight")
    assert board.refused("pillage") == "zone"


def test_4_6_deserters_take_their_hex_with_them(board: Board) -> None:
    """Alone in a hex they change side where they are (4.6), a burg abroad included: it pays its new holder (10.1)."""
    board.put("paris", "burgundy-militia")
    change_control(board.state, REGION["burgundy"], TRIBAL, [], "vassalage")
    ground = Ground(board.state)
    assert ground.held[PLACE["paris"]] == TRIBAL
    assert income(board.state, TRIBAL, ground)[0] == 1


# --- the bearer of Augustus ------------------------------------------------------------------------------------------


def test_8_5_who_bore_augustus_is_lost(board: Board) -> None:
    """The marker goes back into the cup with him; the text designates no number besides (8.5a), so the hand stays."""
    board.hand(EMPIRE, augustus=1, vassalage=2)
    bearer = board.put(MID, "leader")[0]
    board.put(MID, "austrasia-militia")
    board.do(f"play augustus {MID}")
    assert board.state.augustus == bearer
    destroy(board.state, [bearer], [])
    assert board.state.augustus == -1
    assert board.state.cup[AUGUSTUS] == 1
    assert board.state.hands[EMPIRE][MARKER["vassalage"]] == 2


def test_8_5_the_bearer_is_the_last_to_be_named(board: Board) -> None:
    """Of several leaders in a hex the one without it falls first: in a loss, by the leader's death, as a champion."""
    board.position(duels=True)
    one, two, other = board.put(MID, "leader", "leader", "leader")
    assert {one, two, other} == set(LEADERS) & {c for c, p in enumerate(board.state.where) if p >= 0}
    board.state.augustus, board.state.cup[AUGUSTUS] = one, 0
    board.state.orders[EMPIRE].losses = "ask"
    board.state.frames.append(Loss(EMPIRE, [one, two, other], 2, "battle", board.state.next(), True))
    board.do(f"lose leader {MID}")  # the second loss is the only choice then, of those without it
    assert board.at(one) == MID
    assert board.alive([two, other]) == 0


def test_28_a_champion_who_bore_augustus_gives_it_back(board: Board) -> None:
    """Personal combat costs the marker with the leader (21.3, 8.5)."""
    board.position(duels=True)
    foe = board.put(NORTH, "leader", "saxony-warriors", side=TRIBAL)[0]
    board.state.augustus, board.state.cup[AUGUSTUS] = foe, 0
    board.force(MID, 20, "leader", "austrasia-warriors")
    board.do(f"battle {NORTH}")
    board.rig(("duel", 6), ("duel", 1))
    board.do("duel leader")
    assert (board.state.augustus, board.state.cup[AUGUSTUS]) == (-1, 1)
    check(board.state)


def test_21_4e_the_king_who_bore_augustus_escapes_with_it(board: Board) -> None:
    """On 1-3 he is not affected: he keeps the marker."""
    board.put("aachen", "austrasia-militia")
    board.put(MID, "charlemagne")
    board.state.augustus, board.state.cup[AUGUSTUS] = KING, 0
    board.rig(("charlemagne", 3))
    destroy(board.state, [KING], [])
    assert (board.at(KING), board.state.augustus) == ("aachen", KING)


# --- retreats and stacks ---------------------------------------------------------------------------------------------


def test_12_1e_nobody_falls_back_into_a_full_hex(board: Board) -> None:
    """Ten units are there already (12.1e), and Tribal units of another region (12.1d): the way is barred."""
    board.position(TRIBAL)
    mine = ["austrasia-militia"] * 3 + ["neustria-militia"] * 4 + ["burgundy-militia"] * 3
    assert len(mine) == STACK
    board.put(MID, "aquitaine-militia")
    board.put(SOUTH, *mine)
    board.force(NORTH, 20, *["saxony-warriors"] * 2)
    board.state.orders[EMPIRE].direction = "ask"
    board.do(f"battle {MID}")
    board.rig(("battle", 2))  # 12 against 2 is 4/1: DR
    board.do("fight")
    assert isinstance(board.state.frames[-1], Retreat)
    assert SOUTH not in board.offered("retreat")
    assert board.refused(f"retreat {SOUTH}") == "retreat-full"


def test_12_1d_tribal_units_fall_back_to_their_own_alone(board: Board) -> None:
    """Saxons do not stop among Lombards."""
    board.state.orders[TRIBAL].direction = "ask"
    board.put(MID, "saxony-militia")
    board.put(SOUTH, "lombardy-militia")
    board.force(NORTH, 20, *["austrasia-warriors"] * 2)
    board.do(f"battle {MID}")
    board.rig(("battle", 2))
    board.do("fight")
    assert board.mover() == TRIBAL
    assert SOUTH not in board.offered("retreat")
    assert board.refused(f"retreat {SOUTH}") == "retreat-mixed"


def test_22_nobody_falls_back_into_an_area(board: Board) -> None:
    """Areas are no hexes (ruling 3): a retreat ends on the map, and where it cannot, it eliminates (14.5b)."""
    board.control(TRIBAL, "slavs")
    edge, enemy = next(
        (p, q)
        for p in range(HEXES)
        if AREA in {a for a, _ in LAND_STEPS[p]}
        for q in LAND_SIDES[p]
        if any(distance(q, other) == 2 for other in LAND_SIDES[p])
    )
    horde = board.put(PLACES[edge], "slavs-nomads")[0]
    board.state.frames.append(Retreat(TRIBAL, [horde], edge, enemy, 1, True, False, True, board.state.next(), True))
    assert "slavs-area" not in board.offered("retreat")
    assert board.refused("retreat slavs-area") == "retreat-area"
    assert board.offered("retreat")


def test_14_4_a_force_beaten_out_of_a_zone_goes_on(board: Board) -> None:
    """Who is beaten back and stands in no zone operates on with what points are left (16.8b)."""
    board.state.orders[TRIBAL].advance = "never"
    board.put(SOUTH, *["saxony-warriors"] * 2)
    frame = board.force(MID, 20, "austrasia-militia")
    board.do(f"battle {SOUTH}")
    board.rig(("battle", 6))
    board.do("fight", f"retreat {NORTH}")
    assert board.state.frames[-1] is frame
    board.do("step h4904")


def test_12_1_no_more_than_ten_come_out_of_an_area(board: Board) -> None:
    """An area holds any number (22.5), a hex ten (12.1e): eleven that march together leave one behind first."""
    board.control(EMPIRE, "byzantium")
    board.force("byzantium-area", 12, *["byzantium-field-army"] * 3, *["byzantium-militia"] * 8)
    assert board.offered("move") == board.offered("step") == set()
    goal = next(PLACES[q] for q, _ in LAND_STEPS[PLACE["byzantium-area"]])
    assert board.refused(f"step {goal}") == board.refused(f"move {goal}") == "stack"
    board.do("drop byzantium-militia 1", f"step {goal}")
    check(board.state)


def test_16_5b_one_hex_is_enough_to_withdraw(board: Board) -> None:
    """Neutrals close all that lies behind: who withdraws one hex needs no second one (16.5b), unlike the beaten."""
    board.position(TRIBAL)
    board.state.orders[EMPIRE].retreat = board.state.orders[EMPIRE].direction = "ask"
    board.control(EMPIRE, "avars")
    board.put(MID, "avars-nomads")
    far = [q for q in LAND_SIDES[PLACE[SOUTH]] if distance(q, PLACE[NORTH]) > distance(PLACE[SOUTH], PLACE[NORTH])]
    for place, region in zip(far, ("wends", "sorbs", "bohemia", "serbs"), strict=False):
        board.put(PLACES[place], f"{region}-militia")
    board.force(NORTH, 20, "saxony-warriors")
    board.do(f"battle {MID}", "withdraw")
    assert SOUTH in board.offered("retreat")


def test_12_1_what_is_picked_in_an_area_can_march(board: Board) -> None:
    """Of eleven the ten strongest."""
    board.control(EMPIRE, "byzantium")
    board.put("byzantium-area", *["byzantium-militia"] * 8, *["byzantium-field-army"] * 3)
    board.do("operate byzantium-area")
    muster = board.state.frames[-1]
    assert isinstance(muster, Muster)
    assert muster.picked == {"byzantium-field-army": 3, "byzantium-militia": 7}
    board.do("march")
    assert board.offered("move")


def test_19_4_nobody_is_left_at_sea_without_room(board: Board) -> None:
    """Two ships and four aboard: one ship cannot leave all four to the other; with one of them it can."""
    board.state.aboard[:] = board.put(ROADS, "provence-fleet", "aquitaine-fleet", *["burgundy-militia"] * 3,
                          "burgundy-warriors")[2:]  # fmt: skip
    board.do(f"operate {ROADS}", "take aquitaine-fleet 0", "take burgundy-militia 0", "take burgundy-warriors 0")
    assert board.refused("march") == "left-at-sea"
    board.do("take burgundy-warriors 1", "march")


def test_19_4_a_leader_who_is_done_bars_no_ship(board: Board) -> None:
    """He has operated, and goes along with the last ship (21.4e); one who could be taken is taken."""
    for done in (True, False):
        board.position()
        board.state.aboard[:] = board.put(ROADS, "provence-fleet", "charlemagne")[1:]
        board.state.spent[:] = [KING] if done else []
        board.do(f"operate {ROADS}")
        if not done:
            board.do("take charlemagne 0")
            assert board.refused("march") == "left-at-sea"
            continue
        board.do("march", f"step {OFFING}")
        assert board.at(KING) == OFFING
