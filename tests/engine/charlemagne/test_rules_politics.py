"""Control, revolt, vassalage (4, 5, 7, 9)."""

from __future__ import annotations

from engine.charlemagne.attempt import differential, payment, value
from engine.charlemagne.board import PLACE
from engine.charlemagne.game_data import CHRISTIAN, EMPIRE, MARKER, NEUTRAL, PAGAN, REGION, TRIBAL
from engine.charlemagne.phases.attempts import begin_revolt
from engine.charlemagne.politics import (
    change_control,
    conversion_code,
    revolt,
    revolt_modifiers,
    vassalage_code,
    vassalage_modifiers,
)
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import Attempt
from engine.core import Event, Word
from tests.engine.charlemagne.positions import (
    EAST,
    MID,
    NORTH,
    SOUTH,
    at,
    control,
    do,
    envoys,
    force,
    hand,
    keys,
    mover,
    position,
    put,
    refused,
    rig,
)


def test_4_2_control_gives_the_units() -> None:
    """Who controls a region moves its units, wherever they are."""
    state = position()
    put(state, MID, "wends-warriors")
    assert refused(state, f"operate {MID}") == "force-none"
    control(state, EMPIRE, "wends")
    do(state, f"operate {MID}")


def test_4_4_pillage_of_a_neutral_region() -> None:
    """The other player has the region before anything is resolved."""
    state = position()
    force(state, MID, 12, "austrasia-warriors")
    events = do(state, "pillage")
    assert keys(events)[0] == "control-tribal"
    assert state.control[REGION["wends"]] == TRIBAL


def test_4_4_conversion_of_a_neutral_region() -> None:
    """So with conversion; laying markers down does not violate yet."""
    state = position()
    hand(state, EMPIRE, missionary=2)
    force(state, MID, 12, "austrasia-warriors")
    do(state, "convert christian", "lay missionary")
    assert state.control[REGION["wends"]] == NEUTRAL
    do(state, "send")
    assert state.control[REGION["wends"]] == TRIBAL


def test_4_5_back_to_neutrality() -> None:
    """Units at home stay, abroad they vanish unless in a burg; those stacked with active units die."""
    state = position()
    home = put(state, MID, "wends-warriors")
    abroad = put(state, "h2614", "wends-militia")
    burg = put(state, "paris", "wends-militia")
    control(state, EMPIRE, "wends")
    stacked = put(state, SOUTH, "wends-warriors", "austrasia-militia")
    change_control(state, REGION["wends"], NEUTRAL, [], "revolt")
    assert [at(state, u[0]) for u in (home, abroad, burg)] == [MID, "", "paris"]
    assert [at(state, c) for c in stacked] == ["", SOUTH]


def test_4_5_a_leader_is_an_active_unit() -> None:
    """Units stacked with a leader, who is never neutral (21.6), die; he stays alone (ruling 5)."""
    state = position()
    control(state, EMPIRE, "wends")
    units = put(state, MID, "wends-warriors", "leader")
    change_control(state, REGION["wends"], NEUTRAL, [], "revolt")
    assert [at(state, c) for c in units] == ["", MID]


def test_4_6_desertion() -> None:
    """Units that desert change side where they are; those stacked with former friends die."""
    state = position()
    control(state, EMPIRE, "wends")
    alone = put(state, MID, "wends-warriors")
    stacked = put(state, SOUTH, "wends-militia", "austrasia-militia")
    change_control(state, REGION["wends"], TRIBAL, [], "vassalage")
    assert at(state, alone[0]) == MID
    assert [at(state, c) for c in stacked] == ["", SOUTH]


def test_4_5_b_a_force_in_operation_loses_its_neutral_units() -> None:
    """A force that turns neutral in the middle of its operation is over."""
    state = position()
    control(state, EMPIRE, "wends")
    force(state, MID, 12, "wends-warriors")
    change_control(state, REGION["wends"], NEUTRAL, [], "treaty")
    RULES.advance(state, [])
    assert len(state.frames) == 1


def test_7_revolt_table() -> None:
    """4 nothing, 5 neutral, 6 Tribal; modifiers are added to the die."""
    state = position()
    control(state, EMPIRE, "lombardy")
    assert revolt_modifiers(state, REGION["lombardy"]) == []
    for die, side in ((4, EMPIRE), (5, NEUTRAL), (6, NEUTRAL)):
        control(state, EMPIRE, "lombardy")
        revolt(state, REGION["lombardy"], die, [])
        assert state.control[REGION["lombardy"]] == side
    for die, side in ((5, NEUTRAL), (6, TRIBAL)):
        control(state, NEUTRAL, "lombardy")
        revolt(state, REGION["lombardy"], die, [])
        assert state.control[REGION["lombardy"]] == side
    revolt(state, REGION["lombardy"], 6, [])
    assert state.control[REGION["lombardy"]] == TRIBAL


def test_7_modifiers() -> None:
    """Garrisons, a leader and Frankish loyalty calm; pillage, faith, Tribal units and the king's death stir."""
    state = position()
    region = REGION["septimania"]
    assert dict(revolt_modifiers(state, region)) == {"frankish": -1}
    put(state, "narbonne", "septimania-militia", "leader")
    assert dict(revolt_modifiers(state, region)) == {"frankish": -1, "garrisons": -1, "leader": -1}
    state.pillaged[:] = sorted([PLACE["h2130"], PLACE["h1930"], PLACE["h1931"]])
    state.dead = True
    put(state, "h2030" if "h2030" in PLACE else "h2031", "saxony-warriors")
    assert dict(revolt_modifiers(state, region))["pillage"] == 2
    assert dict(revolt_modifiers(state, region))["dead"] == 1
    assert dict(revolt_modifiers(state, region))["tribal"] == 1
    assert dict(revolt_modifiers(state, REGION["saxony"]))["faith"] == 2


def test_7_2_a_revolt_restores_the_old_faith() -> None:
    """A converted region that revolts takes its printed religion back."""
    state = position()
    state.religion[REGION["saxony"]] = CHRISTIAN
    control(state, EMPIRE, "saxony")
    revolt(state, REGION["saxony"], 3, [])
    assert state.religion[REGION["saxony"]] == PAGAN


def test_7_3_austrasia_never_revolts() -> None:
    """It rolls nothing, whatever names it."""
    state = position()
    events: list[Event] = []
    begin_revolt(state, [REGION["austrasia"]], events)
    assert events == []
    assert len(state.frames) == 1


def test_7_royal_envoys_roll_again() -> None:
    """Either player may roll one die of a revolt again, by his orders where it helps."""
    state = position()
    control(state, EMPIRE, "lombardy")
    hand(state, EMPIRE, royal_envoys=1)
    rig(state, ("revolt", 5), ("envoys", 1))
    events: list[Event] = []
    begin_revolt(state, [REGION["lombardy"]], events)
    RULES.advance(state, events)
    assert "envoys" in keys(events)
    assert state.control[REGION["lombardy"]] == EMPIRE
    assert state.hands[EMPIRE][MARKER["royal-envoys"]] == 0


def test_7_envoys_are_asked_alike() -> None:
    """Who wants to be asked is asked whether he holds envoys or not; in the other's turn in a window."""
    ids = []
    for count in (0, 1):
        state = position(TRIBAL)
        control(state, EMPIRE, "lombardy")
        state.orders[EMPIRE].envoys = "ask"
        hand(state, EMPIRE, royal_envoys=count)
        begin_revolt(state, [REGION["lombardy"]], [])
        RULES.advance(state, [])
        assert mover(state) == EMPIRE
        prompt = RULES.prompts(state)[EMPIRE][0]
        assert (prompt.pace, prompt.step) == ("window", "envoys")
        ids.append(prompt.id)
    assert ids[0] == ids[1]


def test_7_first_the_phasing_player_then_the_other() -> None:
    """Who is asked may pass; then the other may answer, and only then the dice count."""
    state = position(TRIBAL)
    control(state, EMPIRE, "lombardy")
    for seat in (EMPIRE, TRIBAL):
        state.orders[seat].envoys = "ask"
        hand(state, seat, royal_envoys=1)
    rig(state, ("revolt", 1))
    begin_revolt(state, [REGION["lombardy"]], [])
    RULES.advance(state, [])
    assert mover(state) == TRIBAL
    assert refused(state, "envoys saxony") == "revolt"
    rig(state, ("envoys", 6))
    do(state, "envoys lombardy", "pass")
    assert mover(state) == EMPIRE
    assert state.control[REGION["lombardy"]] == EMPIRE
    rig(state, ("envoys", 2))
    do(state, "envoys lombardy")
    assert refused(state, "envoys lombardy") == "marker"
    events = do(state, "pass")
    assert "revolt-none" in keys(events)


def test_9_1_an_attempt() -> None:
    """Markers of both sides make the differential, modifiers shift the column, a die decides; markers return (9.2)."""
    state = envoys(vassalage=2)
    control(state, NEUTRAL, "bavaria")
    do(state, "envoy bavaria", "lay vassalage", "lay vassalage")
    frame = state.frames[-1]
    assert isinstance(frame, Attempt)
    assert dict(vassalage_modifiers(state, EMPIRE, REGION["bavaria"])) == {"absent": -1}
    assert differential(state, frame) == 1
    rig(state, ("attempt", 6))
    events = do(state, "send")
    assert events[0].params["goal"] == Word("vassalage")
    assert state.control[REGION["bavaria"]] == NEUTRAL, "N leaves a neutral region as it is"
    assert state.hands[EMPIRE][MARKER["vassalage"]] == 0
    assert state.cup[MARKER["vassalage"]] == 10


def test_9_1_success_and_failure() -> None:
    """Two points of net differential win on a 6."""
    for die, side in ((6, EMPIRE), (5, NEUTRAL)):
        state = envoys(vassalage=3)
        do(state, "envoy bavaria", *["lay vassalage"] * 3)
        rig(state, ("attempt", die))
        do(state, "send")
        assert state.control[REGION["bavaria"]] == side


def test_9_table() -> None:
    """Columns from 1 to 6; below and above the ends count."""
    assert [vassalage_code(c, 6) for c in (-3, 1, 2, 6, 9)] == ["N", "N", "C", "C", "C"]
    assert [vassalage_code(c, 1) for c in (1, 5, 6)] == ["-", "-", "N"]
    assert [conversion_code(c, 6) for c in (-3, 0, 1, 5, 9)] == ["-", "-", "C", "C", "C"]
    assert [conversion_code(c, 1) for c in (3, 4, 9)] == ["-", "R", "R"]


def test_9_modifiers() -> None:
    """Burgs, leaders, absence, faith, borders, Frankish land and great powers shift the differential."""
    state = position()
    put(state, "regensburg", "austrasia-militia", "charlemagne")
    put(state, "salzburg", "saxony-militia")
    assert dict(vassalage_modifiers(state, EMPIRE, REGION["bavaria"])) == {"burgs": 1, "enemy-burgs": -1, "leader": 2}
    assert dict(vassalage_modifiers(state, TRIBAL, REGION["bavaria"])) == {
        "burgs": 1, "enemy-burgs": -1, "enemy-leader": -2, "border": 1,
    }  # fmt: skip
    assert dict(vassalage_modifiers(state, EMPIRE, REGION["cordoba"])) == {"absent": -1, "faith": -1, "power": -2}
    assert dict(vassalage_modifiers(state, TRIBAL, REGION["frisia"])) == {"faith": 1, "border": 1}
    assert dict(vassalage_modifiers(state, TRIBAL, REGION["neustria"])) == {"frankish": -1}
    control(state, TRIBAL, "neustria")
    assert dict(vassalage_modifiers(state, EMPIRE, REGION["neustria"])) == {"absent": -1, "frankish": 1}


def test_9_neutral_garrisons_do_not_count() -> None:
    """Burgs held by neutral units count for nobody."""
    state = position()
    put(state, "regensburg", "bavaria-militia")
    assert dict(vassalage_modifiers(state, EMPIRE, REGION["bavaria"])) == {"absent": -1}


def test_9_4_the_other_player_defends_neutrals() -> None:
    """By his orders one marker, where it lowers the chance; with ask he is asked."""
    state = envoys(vassalage=4)
    hand(state, TRIBAL, vassalage=3)
    state.orders[TRIBAL].defence = "ask"
    do(state, "envoy bavaria", *["lay vassalage"] * 4, "send")
    assert mover(state) == TRIBAL
    prompt = RULES.prompts(state)[TRIBAL][0]
    assert [str(a) for a in prompt.actions] == ["guard 0", "guard 1", "guard 2", "guard 3"]
    assert refused(state, "guard 4") == "guard"
    do(state, "guard 2")
    assert sum(state.hands[TRIBAL]) == 1


def test_9_4_orders_answer_with_as_much_as_needed() -> None:
    """A region's cap and the least chance worth countering decide."""
    state = envoys(vassalage=5)
    control(state, TRIBAL, "bavaria")
    hand(state, TRIBAL, vassalage=5)
    state.orders[TRIBAL].caps["bavaria"] = 4
    state.orders[TRIBAL].vassalage_least = 60
    do(state, "envoy bavaria", *["lay vassalage"] * 5)
    do(state, "send")
    assert sum(state.hands[TRIBAL]) == 4, "from 4/1 to 3: half the faces are not worth another marker"


def test_9_5_four_markers_count_twice() -> None:
    """Each in its own regions, once elsewhere."""
    crown, donation = MARKER["crown-of-pavia"], MARKER["donation-of-constantine"]
    assert value(crown, REGION["lombardy"], False) == 2
    assert value(crown, REGION["saxony"], False) == 1
    assert value(MARKER["general-assembly"], REGION["frisia"], False) == 2
    assert value(MARKER["avar-ring"], REGION["wends"], False) == 2
    assert value(donation, REGION["st-peter"], False) == 2
    assert value(donation, REGION["saxony"], True) == 2
    assert value(crown, REGION["lombardy"], True) == 0


def test_9_5_payment_takes_plain_markers_first() -> None:
    """A defence is paid with plain markers before the four."""
    state = envoys(vassalage=1, crown_of_pavia=1)
    paid = payment(state, EMPIRE, REGION["lombardy"], False, 2)
    assert paid is not None
    assert sum(paid) == 2
    assert payment(state, EMPIRE, REGION["lombardy"], False, 4) is None


def test_9_6_never_against_austrasia() -> None:
    """The Tribal player leaves Austrasia alone; nobody envoys his own."""
    state = envoys(TRIBAL, vassalage=1)
    assert refused(state, "envoy austrasia") == "austrasia"
    assert refused(state, "envoy saxony") == "own-region"
    do(state, "envoy neustria", "cancel")
    state = envoys(EMPIRE)
    assert refused(state, "envoy bavaria") == "vassalage-marker"


def test_9_at_least_one_marker() -> None:
    """Nothing laid, nothing sent; markers of another kind do not serve."""
    state = envoys(vassalage=1, missionary=1)
    do(state, "envoy bavaria")
    assert refused(state, "send") == "nothing-laid"
    assert refused(state, "lay missionary") == "marker-now"
    assert refused(state, "lay espionage") == "marker"


def test_4_3_a3_no_entry_into_neutral_stacks() -> None:
    """Neutral land is open, neutral hexes are not."""
    state = position()
    put(state, EAST, "wends-militia")
    force(state, MID, 12, "austrasia-warriors")
    assert refused(state, f"move {EAST}") == "neutral-there"
    do(state, f"move {NORTH}")
