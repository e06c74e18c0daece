"""Pairs of rules by the ledger's table: pillage and zones, ruins and what a burg does, ships and faith, neutrality and
what is aboard, the bearer of Augustus, stacks and retreats."""

from __future__ import annotations

from engine.charlemagne.board import HEXES, LAND_SIDES, LAND_STEPS, PLACE, PLACES, distance
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
from engine.charlemagne.state import Force, Loss, Muster, Retreat
from engine.charlemagne.units import Ground, forage
from engine.core import Event
from tests.engine.charlemagne.coast import BEACH, INLAND, OFFING, PORT, ROADS, offered
from tests.engine.charlemagne.invariants import check
from tests.engine.charlemagne.positions import (
    KING,
    MID,
    NORTH,
    SOUTH,
    alive,
    at,
    control,
    do,
    feeding,
    force,
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

AREA = PLACE["slavs-area"]


# --- numbers of the rulebook that no test had ------------------------------------------------------------------------


def test_2_f_three_and_one_are_four() -> None:
    """A modifier of +1 makes a 3 a 4; one of -1 takes one off (2f)."""
    for region, unit, shifts, total in (
        ("lombardy", "lombardy-militia", {"tribal": 1}, 4), ("septimania", "", {"frankish": -1}, 2)
    ):  # fmt: skip
        state = position()
        if unit:
            put(state, "verona", unit)
        assert dict(revolt_modifiers(state, REGION[region])) == shifts
        events: list[Event] = []
        revolt(state, REGION[region], 3, events)
        assert events[0].params["total"] == total


def test_18_land_of_no_region_is_not_converted() -> None:
    """Nor the sea, nor an area (22.7 converts with its region)."""
    state = position()
    hand(state, EMPIRE, missionary=1)
    force(state, "h1401", 20, "austrasia-warriors")
    assert refused(state, "convert christian") == "convert-here"
    state = position()
    hand(state, EMPIRE, missionary=1)
    force(state, ROADS, 20, "provence-fleet")
    assert refused(state, "convert christian") == "convert-here"


def test_18_3_any_number_of_attempts_in_a_turn() -> None:
    """One force after a failure tries again, and another the same region, as long as there are missionaries."""
    state = position()
    hand(state, EMPIRE, missionary=3)
    for attempts in (2, 1):
        force(state, MID, 12, "austrasia-militia")
        for _ in range(attempts):
            do(state, "convert christian", "lay missionary")
            rig(state, ("attempt", 1))
            do(state, "send")
        do(state, "halt")
    assert state.hands[EMPIRE][MARKER["missionary"]] == 0
    assert state.religion[REGION["wends"]] != CHRISTIAN


def test_19_3_fleets_and_armies_bar_hexes_to_each_other() -> None:
    """An enemy fleet on a coast bars it to an army, an enemy army bars it to a fleet; own ones do not."""
    state = position()
    control(state, TRIBAL, "byzantium")
    put(state, BEACH, "byzantium-fleet")
    force(state, INLAND, 20, "austrasia-warriors")
    assert refused(state, f"step {BEACH}") == "enemy-there"
    do(state, f"step {PORT}", "halt")
    put(state, ROADS, "provence-fleet")
    state = position()
    put(state, BEACH, "lombardy-militia")
    put(state, PORT, "provence-militia")
    force(state, ROADS, 20, "provence-fleet")
    assert refused(state, f"step {BEACH}") == "enemy-there"
    do(state, f"step {PORT}")


def test_19_5b_fleets_pillage_coasts() -> None:
    """With the strength of who is aboard as well (19.5d): 2 and 4 are six. The sea holds nothing to pillage."""
    state = position(TRIBAL)
    control(state, TRIBAL, "cordoba")
    frame = force(state, PORT, 20, "cordoba-fleet", "cordoba-nomads", port=False)
    rig(state, ("pillage", 6))
    events = do(state, "pillage")
    told = next(e for e in events if e.key == "charlemagne-pillaged")
    assert (told.params["strength"], told.params["booty"]) == (6, 1)
    assert PLACE[PORT] in state.pillaged
    do(state, f"step {ROADS}")
    assert refused(state, "pillage") == "pillage-here"
    assert frame.place == PLACE[ROADS]


def test_19_5b_fleets_preach_on_coasts() -> None:
    """A fleet converts the region of the coast where it lies, to the religion of its nation."""
    state = position(TRIBAL)
    control(state, TRIBAL, "cordoba")
    hand(state, TRIBAL, missionary=4)
    force(state, PORT, 20, "cordoba-fleet")
    assert offered(state, "convert") == {"muslim"}
    do(state, "convert muslim", *["lay missionary"] * 4)
    rig(state, ("attempt", 6))
    do(state, "send")
    assert state.religion[REGION["provence"]] == MUSLIM


def test_21_4_charlemagne_at_sea() -> None:
    """He triples the die of a fleet and its strength (19.7, 21.4b, 21.4c): 24 and three times 2; 2 and 1 thrice."""
    state = position()
    control(state, TRIBAL, "byzantium")
    put(state, PORT, "provence-fleet", "charlemagne")
    put(state, OFFING, "byzantium-fleet")
    do(state, f"operate {PORT}", "take provence-fleet 1")
    rig(state, ("operations", 2))
    do(state, "march")
    frame = state.frames[-1]
    assert isinstance(frame, Force)
    assert frame.points == 24 + 6
    do(state, f"step {ROADS}", f"battle {OFFING}")
    rig(state, ("battle", 1))
    do(state, "fight")
    assert state.report is not None
    assert (state.report.strength, state.report.factor, state.report.column) == ([3, 2], [3, 1], "4/1")


# --- pillage, ruins, zones -------------------------------------------------------------------------------------------


def test_4_4_pillage_beside_a_neutral_stack_is_carried_out() -> None:
    """Neutrals have no zone when it is declared (14.3), so nothing bars it (14.6). Their region is the other's at once
    (4.4), and from then on their zone stands: the next operation of this kind is barred, and leaving is not."""
    state = position()
    hand(state, EMPIRE, missionary=1)
    put(state, NORTH, "wends-warriors")
    force(state, MID, 20, "austrasia-warriors")
    rig(state, ("pillage", 6))
    events = do(state, "pillage")
    assert "pillaged" in keys(events)
    assert state.control[REGION["wends"]] == TRIBAL
    assert refused(state, "convert christian") == "zone"
    do(state, f"step {SOUTH}")


def test_4_4_conversion_beside_a_neutral_stack_is_carried_out() -> None:
    """The same for preaching: it is decided although their zone stands by then."""
    state = position()
    hand(state, EMPIRE, missionary=4)
    put(state, NORTH, "wends-warriors")
    force(state, MID, 20, "austrasia-warriors")
    do(state, "convert christian", *["lay missionary"] * 4)
    rig(state, ("attempt", 6))
    do(state, "send")
    assert state.control[REGION["wends"]] == TRIBAL
    assert state.religion[REGION["wends"]] == CHRISTIAN


def test_17_3_ruins_shelter_nobody() -> None:
    """A pillaged burg is none until it is cleared (17.4a): enemy zones reach in (14.2a), it doubles nobody (16.6d2)."""
    for ruined in (False, True):
        state = position()
        state.orders[TRIBAL].burgs = "hold"
        state.pillaged[:] = [PLACE["verona"]] if ruined else []
        put(state, "verona", *["lombardy-warriors"] * 2)
        force(state, "h3525", 20, *["austrasia-warriors"] * 3)
        zone = Ground(state).zone(TRIBAL, fleets=True, lands=True)
        assert (PLACE["verona"] in zone) == ruined
        do(state, "battle verona")
        rig(state, ("battle", 5 if ruined else 6))
        do(state, "fight")
        assert state.report is not None
        assert state.report.factor == [1, 1 if ruined else 2]


def test_17_3_nobody_is_hired_in_ruins() -> None:
    """Mercenaries come to burgs that work (11.2), and ruins pay nobody (10.1b)."""
    state = spending()
    put(state, "marseille", "provence-militia")
    assert income(state, EMPIRE, Ground(state))[0] == 1
    state.pillaged[:] = [PLACE["marseille"]]
    assert refused(state, "hire provence-militia marseille") == "hire-burg"
    assert income(state, EMPIRE, Ground(state))[0] == 0


def test_17_3_ruins_are_no_port() -> None:
    """A fleet that sets sail from a pillaged port pays two points a hex (19.4b), and none is hired there (11.5)."""
    state = position()
    put(state, PORT, "provence-fleet")
    state.pillaged[:] = [PLACE[PORT]]
    do(state, f"operate {PORT}", "march")
    frame = state.frames[-1]
    assert isinstance(frame, Force)
    before = frame.points
    do(state, f"step {ROADS}")
    assert before - frame.points == 2


def test_17_3_ruins_feed_no_garrison() -> None:
    """Pillage takes the forage too (20.4): who stays there is paid for or goes home."""
    state = feeding(treasury=0)
    put(state, "marseille", "provence-militia")
    put(state, "paris", *["neustria-militia"] * 4)
    state.pillaged[:] = [PLACE["marseille"]]
    assert forage(state, PLACE["marseille"]) == 0
    assert "provence-militia" in offered(state, "disband")


def test_17_3_a_raid_is_nobodys_operation() -> None:
    """Raiders from over the sea violate no neutrality (4.4 speaks of a player's operations): London stays neutral, in
    ruins and without its civilisation."""
    state = position()
    happens(61, TRIBAL, state)
    do(state, "raid london")
    assert state.control[REGION["anglo-saxons"]] == NEUTRAL
    assert PLACE["london"] in state.pillaged
    assert PLACE["london"] not in state.civilisation


# --- neutrality, desertion, what is aboard ---------------------------------------------------------------------------


def test_4_5_neutral_again_in_a_foreign_port_goes_ashore() -> None:
    """Ships and who is aboard stay in a burg abroad (4.5a3); neutrals are in no force, so nobody is aboard any more."""
    state = position()
    control(state, EMPIRE, "cordoba")
    ship, horde = put(state, PORT, "cordoba-fleet", "cordoba-nomads")
    state.aboard[:] = [horde]
    change_control(state, REGION["cordoba"], NEUTRAL, [], "treaty")
    assert (at(state, ship), at(state, horde), state.aboard) == (PORT, PORT, [])
    check(state)


def test_4_5_neutral_again_at_sea_is_gone() -> None:
    """The sea is abroad, and no burg: ships and cargo are taken off."""
    state = position()
    control(state, EMPIRE, "cordoba")
    state.aboard[:] = put(state, ROADS, "cordoba-fleet", "cordoba-nomads")[1:]
    change_control(state, REGION["cordoba"], NEUTRAL, [], "treaty")
    assert PLACE[ROADS] not in state.where
    assert state.aboard == []


def test_4_4_an_attack_on_neutrals_under_a_peace() -> None:
    """Peace bars attacks on the other side (26.1): neutrals may be attacked. They are the other's at once (4.4), and a
    declared attack stands (16.4)."""
    state = position()
    do(state, "clause peace seat-0", "propose", seat=TRIBAL)
    do(state, "accept 1", seat=EMPIRE)
    put(state, NORTH, "wends-warriors")
    force(state, MID, 20, *["austrasia-warriors"] * 3)
    do(state, f"battle {NORTH}")
    assert state.control[REGION["wends"]] == TRIBAL
    rig(state, ("battle", 1))
    do(state, "fight")
    assert state.report is not None


def test_4_4_attacked_neutrals_elsewhere_have_zones_at_once() -> None:
    """All units of the region are the other's (4.4b): another stack of it has its zone at once (14.3)."""
    state = position()
    put(state, NORTH, "wends-militia")
    put(state, SOUTH, "wends-warriors")
    force(state, MID, 20, *["austrasia-warriors"] * 3)
    do(state, f"battle {NORTH}")
    rig(state, ("battle", 6))
    do(state, "fight")
    assert refused(state, "pillage") == "zone"


def test_4_6_deserters_take_their_hex_with_them() -> None:
    """Alone in a hex they change side where they are (4.6), a burg abroad included: it pays its new holder (10.1)."""
    state = position()
    put(state, "paris", "burgundy-militia")
    change_control(state, REGION["burgundy"], TRIBAL, [], "vassalage")
    ground = Ground(state)
    assert ground.held[PLACE["paris"]] == TRIBAL
    assert income(state, TRIBAL, ground)[0] == 1


# --- the bearer of Augustus ------------------------------------------------------------------------------------------


def test_8_5_who_bore_augustus_is_lost() -> None:
    """The marker goes back into the cup with him; the text designates no number besides (8.5a), so the hand stays."""
    state = position()
    hand(state, EMPIRE, augustus=1, vassalage=2)
    bearer = put(state, MID, "leader")[0]
    put(state, MID, "austrasia-militia")
    do(state, f"play augustus {MID}")
    assert state.augustus == bearer
    destroy(state, [bearer], [])
    assert state.augustus == -1
    assert state.cup[AUGUSTUS] == 1
    assert state.hands[EMPIRE][MARKER["vassalage"]] == 2


def test_8_5_the_bearer_is_the_last_to_be_named() -> None:
    """Of several leaders in a hex the one without it falls first: in a loss, by the leader's death, as a champion."""
    state = position(duels=True)
    one, two, other = put(state, MID, "leader", "leader", "leader")
    assert {one, two, other} == set(LEADERS) & {c for c, p in enumerate(state.where) if p >= 0}
    state.augustus, state.cup[AUGUSTUS] = one, 0
    state.orders[EMPIRE].losses = "ask"
    state.frames.append(Loss(EMPIRE, [one, two, other], 2, "battle", state.next(), True))
    do(state, f"lose leader {MID}")  # the second loss is the only choice then, of those without it
    assert at(state, one) == MID
    assert alive(state, [two, other]) == 0


def test_28_a_champion_who_bore_augustus_gives_it_back() -> None:
    """Personal combat costs the marker with the leader (21.3, 8.5)."""
    state = position(duels=True)
    foe = put(state, NORTH, "leader", "saxony-warriors", side=TRIBAL)[0]
    state.augustus, state.cup[AUGUSTUS] = foe, 0
    force(state, MID, 20, "leader", "austrasia-warriors")
    do(state, f"battle {NORTH}")
    rig(state, ("duel", 6), ("duel", 1))
    do(state, "duel leader")
    assert (state.augustus, state.cup[AUGUSTUS]) == (-1, 1)
    check(state)


def test_21_4e_the_king_who_bore_augustus_escapes_with_it() -> None:
    """On 1-3 he is not affected: he keeps the marker."""
    state = position()
    put(state, "aachen", "austrasia-militia")
    put(state, MID, "charlemagne")
    state.augustus, state.cup[AUGUSTUS] = KING, 0
    rig(state, ("charlemagne", 3))
    destroy(state, [KING], [])
    assert (at(state, KING), state.augustus) == ("aachen", KING)


# --- retreats and stacks ---------------------------------------------------------------------------------------------


def test_12_1e_nobody_falls_back_into_a_full_hex() -> None:
    """Ten units are there already (12.1e), and Tribal units of another region (12.1d): the way is barred."""
    state = position(TRIBAL)
    mine = ["austrasia-militia"] * 3 + ["neustria-militia"] * 4 + ["burgundy-militia"] * 3
    assert len(mine) == STACK
    put(state, MID, "aquitaine-militia")
    put(state, SOUTH, *mine)
    force(state, NORTH, 20, *["saxony-warriors"] * 2)
    state.orders[EMPIRE].direction = "ask"
    do(state, f"battle {MID}")
    rig(state, ("battle", 2))  # 12 against 2 is 4/1: DR
    do(state, "fight")
    assert isinstance(state.frames[-1], Retreat)
    assert SOUTH not in offered(state, "retreat")
    assert refused(state, f"retreat {SOUTH}") == "retreat"


def test_12_1d_tribal_units_fall_back_to_their_own_alone() -> None:
    """Saxons do not stop among Lombards."""
    state = position()
    state.orders[TRIBAL].direction = "ask"
    put(state, MID, "saxony-militia")
    put(state, SOUTH, "lombardy-militia")
    force(state, NORTH, 20, *["austrasia-warriors"] * 2)
    do(state, f"battle {MID}")
    rig(state, ("battle", 2))
    do(state, "fight")
    assert mover(state) == TRIBAL
    assert SOUTH not in offered(state, "retreat")


def test_22_nobody_falls_back_into_an_area() -> None:
    """Areas are no hexes (ruling 3): a retreat ends on the map, and where it cannot, it eliminates (14.5b)."""
    state = position()
    control(state, TRIBAL, "slavs")
    edge, enemy = next(
        (p, q)
        for p in range(HEXES)
        if AREA in {a for a, _ in LAND_STEPS[p]}
        for q in LAND_SIDES[p]
        if any(distance(q, other) == 2 for other in LAND_SIDES[p])
    )
    horde = put(state, PLACES[edge], "slavs-nomads")[0]
    state.frames.append(Retreat(TRIBAL, [horde], edge, enemy, 1, True, False, True, state.next(), True))
    assert "slavs-area" not in offered(state, "retreat")
    assert offered(state, "retreat")


def test_14_4_a_force_beaten_out_of_a_zone_goes_on() -> None:
    """Who is beaten back and stands in no zone operates on with what points are left (16.8b)."""
    state = position()
    state.orders[TRIBAL].advance = "never"
    put(state, SOUTH, *["saxony-warriors"] * 2)
    frame = force(state, MID, 20, "austrasia-militia")
    do(state, f"battle {SOUTH}")
    rig(state, ("battle", 6))
    do(state, "fight", f"retreat {NORTH}")
    assert state.frames[-1] is frame
    do(state, "step h4904")


def test_12_1_no_more_than_ten_come_out_of_an_area() -> None:
    """An area holds any number (22.5), a hex ten (12.1e): eleven that march together leave one behind first."""
    state = position()
    control(state, EMPIRE, "byzantium")
    force(state, "byzantium-area", 12, *["byzantium-field-army"] * 3, *["byzantium-militia"] * 8)
    assert offered(state, "move") == offered(state, "step") == set()
    goal = next(PLACES[q] for q, _ in LAND_STEPS[PLACE["byzantium-area"]])
    assert refused(state, f"step {goal}") == refused(state, f"move {goal}") == "stack"
    do(state, "drop byzantium-militia 1", f"step {goal}")
    check(state)


def test_16_5b_one_hex_is_enough_to_withdraw() -> None:
    """Neutrals close all that lies behind: who withdraws one hex needs no second one (16.5b), unlike the beaten."""
    state = position(TRIBAL)
    state.orders[EMPIRE].retreat = state.orders[EMPIRE].direction = "ask"
    control(state, EMPIRE, "avars")
    put(state, MID, "avars-nomads")
    far = [q for q in LAND_SIDES[PLACE[SOUTH]] if distance(q, PLACE[NORTH]) > distance(PLACE[SOUTH], PLACE[NORTH])]
    for place, region in zip(far, ("wends", "sorbs", "bohemia", "serbs"), strict=False):
        put(state, PLACES[place], f"{region}-militia")
    force(state, NORTH, 20, "saxony-warriors")
    do(state, f"battle {MID}", "withdraw")
    assert SOUTH in offered(state, "retreat")


def test_12_1_what_is_picked_in_an_area_can_march() -> None:
    """Of eleven the ten strongest."""
    state = position()
    control(state, EMPIRE, "byzantium")
    put(state, "byzantium-area", *["byzantium-militia"] * 8, *["byzantium-field-army"] * 3)
    do(state, "operate byzantium-area")
    muster = state.frames[-1]
    assert isinstance(muster, Muster)
    assert muster.picked == {"byzantium-field-army": 3, "byzantium-militia": 7}
    do(state, "march")
    assert offered(state, "move")


def test_19_4_nobody_is_left_at_sea_without_room() -> None:
    """Two ships and four aboard: one ship cannot leave all four to the other; with one of them it can."""
    state = position()
    state.aboard[:] = put(state, ROADS, "provence-fleet", "aquitaine-fleet", *["burgundy-militia"] * 3,
                          "burgundy-warriors")[2:]  # fmt: skip
    do(state, f"operate {ROADS}", "take aquitaine-fleet 0", "take burgundy-militia 0", "take burgundy-warriors 0")
    assert refused(state, "march") == "left-at-sea"
    do(state, "take burgundy-warriors 1", "march")


def test_19_4_a_leader_who_is_done_bars_no_ship() -> None:
    """He has operated, and goes along with the last ship (21.4e); one who could be taken is taken."""
    for done in (True, False):
        state = position()
        state.aboard[:] = put(state, ROADS, "provence-fleet", "charlemagne")[1:]
        state.spent[:] = [KING] if done else []
        do(state, f"operate {ROADS}")
        if not done:
            do(state, "take charlemagne 0")
            assert refused(state, "march") == "left-at-sea"
            continue
        do(state, "march", f"step {OFFING}")
        assert at(state, KING) == OFFING
