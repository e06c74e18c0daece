"""Control, revolt, vassalage (4, 5, 7, 9)."""

from __future__ import annotations

from engine.charlemagne.attempt import differential, marker_value, payment
from engine.charlemagne.board import PLACE
from engine.charlemagne.frames import Attempt
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
from engine.core import Event, Word
from tests.engine.charlemagne.board import EAST, MID, NORTH, SOUTH, Board, keys


def test_4_2_control_gives_the_units(board: Board) -> None:
    """Who controls a region moves its units, wherever they are."""
    board.put(MID, "wends-warriors")
    assert board.refused(f"operate {MID}") == "force-none"
    board.control(EMPIRE, "wends")
    board.do(f"operate {MID}")


def test_4_4_pillage_of_a_neutral_region(board: Board) -> None:
    """The other player has the region before anything is resolved."""
    board.force(MID, 12, "austrasia-warriors")
    events = board.do("pillage")
    assert keys(events)[0] == "control-tribal"
    assert board.state.control[REGION["wends"]] == TRIBAL


def test_4_4_conversion_of_a_neutral_region(board: Board) -> None:
    """So with conversion; laying markers down does not violate yet."""
    board.hand(EMPIRE, missionary=2)
    board.force(MID, 12, "austrasia-warriors")
    board.do("convert christian", "lay missionary")
    assert board.state.control[REGION["wends"]] == NEUTRAL
    board.do("send")
    assert board.state.control[REGION["wends"]] == TRIBAL


def test_4_5_back_to_neutrality(board: Board) -> None:
    """Units at home stay, abroad they vanish unless in a burg; those stacked with active units die."""
    home = board.put(MID, "wends-warriors")
    abroad = board.put("h2614", "wends-militia")
    burg = board.put("paris", "wends-militia")
    board.control(EMPIRE, "wends")
    stacked = board.put(SOUTH, "wends-warriors", "austrasia-militia")
    change_control(board.state, REGION["wends"], NEUTRAL, [], "revolt")
    assert [board.at(u[0]) for u in (home, abroad, burg)] == [MID, "", "paris"]
    assert [board.at(c) for c in stacked] == ["", SOUTH]


def test_4_5_a_leader_is_an_active_unit(board: Board) -> None:
    """Units stacked with a leader, who is never neutral (21.6), die; he stays alone (ruling 5)."""
    board.control(EMPIRE, "wends")
    units = board.put(MID, "wends-warriors", "leader")
    change_control(board.state, REGION["wends"], NEUTRAL, [], "revolt")
    assert [board.at(c) for c in units] == ["", MID]


def test_4_6_desertion(board: Board) -> None:
    """Units that desert change side where they are; those stacked with former friends die."""
    board.control(EMPIRE, "wends")
    alone = board.put(MID, "wends-warriors")
    stacked = board.put(SOUTH, "wends-militia", "austrasia-militia")
    change_control(board.state, REGION["wends"], TRIBAL, [], "vassalage")
    assert board.at(alone[0]) == MID
    assert [board.at(c) for c in stacked] == ["", SOUTH]


def test_4_5_b_a_force_in_operation_loses_its_neutral_units(board: Board) -> None:
    """A force that turns neutral in the middle of its operation is over."""
    board.control(EMPIRE, "wends")
    board.force(MID, 12, "wends-warriors")
    change_control(board.state, REGION["wends"], NEUTRAL, [], "treaty")
    RULES.advance(board.state, [])
    assert len(board.state.frames) == 1


def test_7_revolt_table(board: Board) -> None:
    """4 nothing, 5 neutral, 6 Tribal; modifiers are added to the die."""
    board.control(EMPIRE, "lombardy")
    assert revolt_modifiers(board.state, REGION["lombardy"]) == []
    for die, side in ((4, EMPIRE), (5, NEUTRAL), (6, NEUTRAL)):
        board.control(EMPIRE, "lombardy")
        revolt(board.state, REGION["lombardy"], die, [])
        assert board.state.control[REGION["lombardy"]] == side
    for die, side in ((5, NEUTRAL), (6, TRIBAL)):
        board.control(NEUTRAL, "lombardy")
        revolt(board.state, REGION["lombardy"], die, [])
        assert board.state.control[REGION["lombardy"]] == side
    revolt(board.state, REGION["lombardy"], 6, [])
    assert board.state.control[REGION["lombardy"]] == TRIBAL


def test_7_modifiers(board: Board) -> None:
    """Garrisons, a leader and Frankish loyalty calm; pillage, faith, Tribal units and the king's death stir."""
    region = REGION["septimania"]
    assert dict(revolt_modifiers(board.state, region)) == {"frankish": -1}
    board.put("narbonne", "septimania-militia", "leader")
    assert dict(revolt_modifiers(board.state, region)) == {"frankish": -1, "garrisons": -1, "leader": -1}
    board.state.pillaged[:] = sorted([PLACE["h2130"], PLACE["h1930"], PLACE["h1931"]])
    board.state.dead = True
    board.put("h2030" if "h2030" in PLACE else "h2031", "saxony-warriors")
    assert dict(revolt_modifiers(board.state, region))["pillage"] == 2
    assert dict(revolt_modifiers(board.state, region))["dead"] == 1
    assert dict(revolt_modifiers(board.state, region))["tribal"] == 1
    assert dict(revolt_modifiers(board.state, REGION["saxony"]))["faith"] == 2


def test_7_2_a_revolt_restores_the_old_faith(board: Board) -> None:
    """A converted region that revolts takes its printed religion back."""
    board.state.religion[REGION["saxony"]] = CHRISTIAN
    board.control(EMPIRE, "saxony")
    revolt(board.state, REGION["saxony"], 3, [])
    assert board.state.religion[REGION["saxony"]] == PAGAN


def test_7_3_austrasia_never_revolts(board: Board) -> None:
    """It rolls nothing, whatever names it."""
    events: list[Event] = []
    begin_revolt(board.state, [REGION["austrasia"]], events)
    assert events == []
    assert len(board.state.frames) == 1


def test_7_royal_envoys_roll_again(board: Board) -> None:
    """Either player may roll one die of a revolt again, by his orders where it helps."""
    board.control(EMPIRE, "lombardy")
    board.hand(EMPIRE, royal_envoys=1)
    board.rig(("revolt", 5), ("envoys", 1))
    events: list[Event] = []
    begin_revolt(board.state, [REGION["lombardy"]], events)
    RULES.advance(board.state, events)
    assert "envoys" in keys(events)
    assert board.state.control[REGION["lombardy"]] == EMPIRE
    assert board.state.hands[EMPIRE][MARKER["royal-envoys"]] == 0


def test_7_envoys_are_asked_alike(board: Board) -> None:
    """Who wants to be asked is asked whether they hold envoys or another marker; in the other's turn in a window."""
    ids = []
    for count in (0, 1):
        board.position(TRIBAL)
        board.control(EMPIRE, "lombardy")
        board.state.orders[EMPIRE].envoys = "ask"
        board.hand(EMPIRE, royal_envoys=count, espionage=1 - count)
        board.rig(("revolt", 6))
        begin_revolt(board.state, [REGION["lombardy"]], [])
        RULES.advance(board.state, [])
        assert board.mover() == EMPIRE
        prompt = RULES.prompts(board.state)[EMPIRE][0]
        assert (prompt.pace, prompt.step) == ("window", "envoys")
        ids.append(prompt.id)
    assert ids[0] == ids[1]


def test_7_first_the_phasing_player_then_the_other(board: Board) -> None:
    """Who is asked may pass; then the other may answer, and only then the dice count."""
    board.position(TRIBAL)
    board.control(EMPIRE, "lombardy")
    for seat in (EMPIRE, TRIBAL):
        board.state.orders[seat].envoys = "ask"
        board.hand(seat, royal_envoys=1)
    board.rig(("revolt", 1))
    begin_revolt(board.state, [REGION["lombardy"]], [])
    RULES.advance(board.state, [])
    assert board.mover() == TRIBAL
    assert board.refused("envoys saxony") == "revolt"
    board.rig(("envoys", 6))
    board.do("envoys lombardy", "pass")
    assert board.mover() == EMPIRE
    assert board.state.control[REGION["lombardy"]] == EMPIRE
    board.rig(("envoys", 2))
    board.do("envoys lombardy")
    assert board.refused("envoys lombardy") == "marker"
    events = board.do("pass")
    assert "revolt-none" in keys(events)


def test_9_1_an_attempt(board: Board) -> None:
    """Markers of both sides make the differential, modifiers shift the column, a die decides; markers return (9.2)."""
    board.envoys(vassalage=2)
    board.control(NEUTRAL, "bavaria")
    board.do("envoy bavaria", "lay vassalage", "lay vassalage")
    frame = board.state.frames[-1]
    assert isinstance(frame, Attempt)
    assert dict(vassalage_modifiers(board.state, EMPIRE, REGION["bavaria"])) == {"absent": -1}
    assert differential(board.state, frame) == 1
    board.rig(("attempt", 6))
    events = board.do("send")
    assert events[0].params["goal"] == Word("vassalage")
    assert board.state.control[REGION["bavaria"]] == NEUTRAL, "N leaves a neutral region as it is"
    assert board.state.hands[EMPIRE][MARKER["vassalage"]] == 0
    assert board.state.cup[MARKER["vassalage"]] == 10


def test_9_1_success_and_failure(board: Board) -> None:
    """Two points of net differential win on a 6."""
    for die, side in ((6, EMPIRE), (5, NEUTRAL)):
        board.envoys(vassalage=3)
        board.do("envoy bavaria", *["lay vassalage"] * 3)
        board.rig(("attempt", die))
        board.do("send")
        assert board.state.control[REGION["bavaria"]] == side


def test_9_table() -> None:
    """Columns from 1 to 6; below and above the ends count."""
    assert [vassalage_code(c, 6) for c in (-3, 1, 2, 6, 9)] == ["N", "N", "C", "C", "C"]
    assert [vassalage_code(c, 1) for c in (1, 5, 6)] == ["-", "-", "N"]
    assert [conversion_code(c, 6) for c in (-3, 0, 1, 5, 9)] == ["-", "-", "C", "C", "C"]
    assert [conversion_code(c, 1) for c in (3, 4, 9)] == ["-", "R", "R"]


def test_9_modifiers(board: Board) -> None:
    """Burgs, leaders, absence, faith, borders, Frankish land and great powers shift the differential."""
    board.put("regensburg", "austrasia-militia", "charlemagne")
    board.put("salzburg", "saxony-militia")
    assert dict(vassalage_modifiers(board.state, EMPIRE, REGION["bavaria"])) == {
        "burgs": 1,
        "enemy-burgs": -1,
        "leader": 2,
    }
    assert dict(vassalage_modifiers(board.state, TRIBAL, REGION["bavaria"])) == {
        "burgs": 1, "enemy-burgs": -1, "enemy-leader": -2, "border": 1,
    }  # fmt: skip
    assert dict(vassalage_modifiers(board.state, EMPIRE, REGION["cordoba"])) == {"absent": -1, "faith": -1, "power": -2}
    assert dict(vassalage_modifiers(board.state, TRIBAL, REGION["frisia"])) == {"faith": 1, "border": 1}
    assert dict(vassalage_modifiers(board.state, TRIBAL, REGION["neustria"])) == {"frankish": -1}
    board.control(TRIBAL, "neustria")
    assert dict(vassalage_modifiers(board.state, EMPIRE, REGION["neustria"])) == {"absent": -1, "frankish": 1}


def test_9_neutral_garrisons_do_not_count(board: Board) -> None:
    """Burgs held by neutral units count for nobody."""
    board.put("regensburg", "bavaria-militia")
    assert dict(vassalage_modifiers(board.state, EMPIRE, REGION["bavaria"])) == {"absent": -1}


def test_9_4_the_other_player_defends_neutrals(board: Board) -> None:
    """By his orders one marker, where it lowers the chance; with ask he is asked."""
    board.envoys(vassalage=4)
    board.hand(TRIBAL, vassalage=3)
    board.state.orders[TRIBAL].defence = "ask"
    board.do("envoy bavaria", *["lay vassalage"] * 4, "send")
    assert board.mover() == TRIBAL
    prompt = RULES.prompts(board.state)[TRIBAL][0]
    assert [str(a) for a in prompt.actions] == ["guard 0", "guard 1", "guard 2", "guard 3"]
    assert board.refused("guard 4") == "guard"
    board.do("guard 2")
    assert sum(board.state.hands[TRIBAL]) == 1


def test_9_4_orders_answer_with_as_much_as_needed(board: Board) -> None:
    """A region's cap and the least chance worth countering decide."""
    board.envoys(vassalage=5)
    board.control(TRIBAL, "bavaria")
    board.hand(TRIBAL, vassalage=5)
    board.state.orders[TRIBAL].caps["bavaria"] = 4
    board.state.orders[TRIBAL].vassalage_least = 60
    board.do("envoy bavaria", *["lay vassalage"] * 5)
    board.do("send")
    assert sum(board.state.hands[TRIBAL]) == 4, "from 4/1 to 3: half the faces are not worth another marker"


def test_9_5_four_markers_count_twice() -> None:
    """Each in its own regions, once elsewhere."""
    crown, donation = MARKER["crown-of-pavia"], MARKER["donation-of-constantine"]
    assert marker_value(crown, REGION["lombardy"], False) == 2
    assert marker_value(crown, REGION["saxony"], False) == 1
    assert marker_value(MARKER["general-assembly"], REGION["frisia"], False) == 2
    assert marker_value(MARKER["avar-ring"], REGION["wends"], False) == 2
    assert marker_value(donation, REGION["st-peter"], False) == 2
    assert marker_value(donation, REGION["saxony"], True) == 2
    assert marker_value(crown, REGION["lombardy"], True) == 0


def test_9_5_payment_takes_plain_markers_first(board: Board) -> None:
    """A defence is paid with plain markers before the four."""
    board.envoys(vassalage=1, crown_of_pavia=1)
    paid = payment(board.state, EMPIRE, REGION["lombardy"], False, 2)
    assert paid is not None
    assert sum(paid) == 2
    assert payment(board.state, EMPIRE, REGION["lombardy"], False, 4) is None


def test_9_6_never_against_austrasia(board: Board) -> None:
    """The Tribal player leaves Austrasia alone; nobody envoys his own."""
    board.envoys(TRIBAL, vassalage=1)
    assert board.refused("envoy austrasia") == "austrasia"
    assert board.refused("envoy saxony") == "own-region"
    board.do("envoy neustria", "cancel")
    board.envoys(EMPIRE)
    assert board.refused("envoy bavaria") == "vassalage-marker"


def test_9_at_least_one_marker(board: Board) -> None:
    """Nothing laid, nothing sent; markers of another kind do not serve."""
    board.envoys(vassalage=1, missionary=1)
    board.do("envoy bavaria")
    assert board.refused("send") == "nothing-laid"
    assert board.refused("lay missionary") == "lay-vassalage"
    assert board.refused("lay espionage") == "marker"


def test_4_3_a3_no_entry_into_neutral_stacks(board: Board) -> None:
    """Neutral land is open, neutral hexes are not."""
    board.put(EAST, "wends-militia")
    board.force(MID, 12, "austrasia-warriors")
    assert board.refused(f"move {EAST}") == "neutral-there"
    board.do(f"move {NORTH}")
