"""Plans: choices sealed with the orders for single steps of the year, and where the orders lead."""

from __future__ import annotations

import pytest

from engine.core import Action, SeatRef
from engine.xidit.board import INDEX, THREATS, TITANS
from engine.xidit.rules import XIDIT
from engine.xidit.state import XiditState
from engine.xidit.view import Plan
from tests.engine.xidit.positions import (
    counts,
    do,
    give,
    keys,
    legal,
    position,
    program,
    reeds,
    refusal,
    run_year,
    wake,
)


def test_plan_reward_beats_the_standing_choice() -> None:
    """For that step of this year."""
    state = reeds()
    program(state, 0, "act")
    do(state, 0, "standing-reward sovereigns-guild", "plan-reward 1 sovereigns-bards", "plan-bards 1 goldenvale 3")
    do(state, 0, "plan-bards 1 mirrormere 1", "seal")
    run_year(state, {})
    assert state.players[0].sovereigns == 5
    assert state.bards[INDEX["goldenvale"]][0] == 3
    assert state.bards[INDEX["mirrormere"]][0] == 1
    assert state.players[0].plans == [None] * 6


def test_plan_bards_rest_follows_the_standing_choice() -> None:
    """What the plan leaves over goes where the standing choice says, or is asked."""
    state = reeds()
    program(state, 0, "act")
    do(state, 0, "plan-reward 1 sovereigns-bards", "plan-bards 1 goldenvale 1", "seal")
    run_year(state, {})
    for pending in (3, 2, 1):
        assert XIDIT.view(state, 0).own.pending == pending  # type: ignore[union-attr]
        assert legal(state, 0) == {"bard goldenvale", "bard mirrormere"}
        do(state, 0, "bard mirrormere")
    assert state.bards[INDEX["goldenvale"]][0] == 1


def test_plan_bards_never_exceed_the_print() -> None:
    """No more than the threat offers, all regions together; nought clears."""
    state = reeds()
    program(state, 0, "act")
    do(state, 0, "plan-bards 1 goldenvale 3")
    assert refusal(state, 0, "plan-bards 1 mirrormere 2") == "no-plan"
    assert refusal(state, 0, "plan-bards 1 mirrormere 1") == ""
    assert refusal(state, 0, "plan-bards 1 mirrormere 0") == "no-plan"
    do(state, 0, "plan-bards 1 goldenvale 0")
    assert state.players[0].plans[0] is None


def test_plan_bards_do_not_go_where_the_hero_is_not() -> None:
    """A hero corrected to another city by hand sends none to the regions around the old one; the seat is asked."""
    state = position(cities=(10, 2, 3, 4), threats=(10, 17), units={0: "militia archer infantry infantry cleric"})
    program(state, 0, "act")
    do(state, 0, "plan-reward 1 sovereigns-bards", "plan-bards 1 goldenvale 3")
    XIDIT.correctables(state)["hero.1"].put(17)
    do(state, 0, "seal")
    run_year(state, {})
    assert state.bards[INDEX["goldenvale"]][0] == 0
    assert XIDIT.view(state, 0).own.pending == 3
    assert legal(state, 0) == {"bard highmoor", "bard frostmark", "bard crownlands"}


def test_plan_may_be_taken_back() -> None:
    """What a plan says of the reward and of the Titan goes back to the standing choice, each for itself."""
    state = position(cities=(4, 2, 3, 1), units={0: "militia archer mage"})
    wake(state, 3)
    program(state, 0, "act")
    do(state, 0, "plan-reward 1 sovereigns-guild", "plan-titan 1 skip", "plan-reward 1 default")
    assert state.players[0].plans[0] == Plan(titan="skip")
    do(state, 0, "plan-titan 1 default")
    assert state.players[0].plans[0] is None


def test_plan_titan_and_spend() -> None:
    """The Titan planned is beaten with the units planned; for those that no plan names the seat is asked."""
    state = position(cities=(4, 2, 3, 1), units={0: "militia militia archer archer mage mage"})
    wake(state, 3, 4)
    program(state, 0, "act")
    assert refusal(state, 0, "plan-titan 1 5") == "no-plan"
    assert refusal(state, 0, "plan-spend 1 mage 1") == "no-plan"
    do(state, 0, "plan-titan 1 4", "plan-spend 1 mage 2", "plan-reward 1 sovereigns-guild")
    assert refusal(state, 0, "plan-spend 1 archer 3") == "no-plan"
    assert refusal(state, 0, "plan-spend 1 cleric 1") == "no-plan"
    do(state, 0, "seal")
    run_year(state, {})
    assert state.players[0].units == counts("militia militia archer archer")
    assert XIDIT.prompts(state)[0][0].params == {"n": 2, "size": 4}
    assert XIDIT.prompts(state)[0][0].default == (Action("spend", ("militia",)),) * 2
    do(state, 0, "spend archer", "spend militia")
    assert state.players[0].units == counts("militia archer")
    assert state.titans[1] != []
    assert state.players[0].kills == 1
    assert state.players[0].sovereigns > 0
    assert XIDIT.view(state, 0).phase == "orders"


@pytest.mark.parametrize("units", [("mage 2",), ("mage 2", "archer 1")])
def test_plan_titan_is_told_like_an_attack_of_ones_own(units: tuple[str, ...]) -> None:
    """Everybody hears of it before its units are paid, whether the plan names all of them or some are asked for."""
    state = position(cities=(4, 2, 3, 1), units={0: "archer archer mage mage"})
    wake(state, 3)
    program(state, 0, "act")
    do(state, 0, "plan-titan 1 3", *(f"plan-spend 1 {paid}" for paid in units), "seal")
    events = run_year(state, {})
    (chosen,) = [e for e in events if e.key == "xidit-titan-chosen"]
    assert (chosen.params, chosen.audience) == ({"seat": SeatRef(0), "n": 3}, None)
    assert ("titan-beaten" in keys(events)) == (len(units) == 2)


def test_plan_titan_without_units_pays_the_weakest() -> None:
    """A plan that names a Titan and no units asks nothing."""
    state = position(cities=(4, 2, 3, 1), units={0: "militia militia archer mage"})
    wake(state, 3)
    program(state, 0, "act")
    do(state, 0, "plan-titan 1 3", "plan-reward 1 sovereigns-guild", "seal")
    run_year(state, {})
    assert state.players[0].units == counts("mage")
    assert XIDIT.view(state, 0).phase == "orders"


@pytest.mark.parametrize("stored", [False, True])
def test_plan_bards_go_in_the_order_of_the_plan(stored: bool) -> None:
    """First where the plan says first, whatever the alphabet says: of too few bards the last places get none. It is so
    where the position was stored and read again, as it is between any two acts."""
    state = position(cities=(17, 2, 3, 4), threats=(17,), units={0: "militia archer cleric"})
    state.players[0].bards_left, state.bards[0][0] = 3, 17
    program(state, 0, "act")
    do(state, 0, "plan-reward 1 bards-guild", "plan-bards 1 highmoor 2", "plan-bards 1 crownlands 1")
    assert refusal(state, 0, "plan-bards 1 frostmark 1") == "no-plan-bards"
    assert refusal(state, 0, "plan-bards 1 highmoor 3") == "no-plan-bards"
    if stored:
        state = XIDIT.loads(XIDIT.dumps(state))
    own = XIDIT.view(state, 0).own
    assert own is not None
    assert list(own.plans[1].bards) == ["highmoor", "crownlands"]
    state.players[0].bards_left, state.bards[0][0] = 2, 18
    do(state, 0, "seal")
    run_year(state, {})
    assert state.bards[INDEX["highmoor"]][0] == 2
    assert state.bards[INDEX["crownlands"]][0] == 0


def test_plan_titan_skip_and_fall_back() -> None:
    """``skip`` passes; a Titan that has gone in the meantime falls back to the standing choice, then to asking."""
    state = position(cities=(4, 2, 3, 1), units={0: "mage mage mage"})
    wake(state, 3)
    program(state, 0, "act")
    do(state, 0, "plan-titan 1 skip", "seal")
    assert "titan-passed" in keys(run_year(state, {}))
    program(state, 0, "wait act")
    do(state, 0, "plan-titan 2 3", "seal")
    state.players[1].city = 16
    give(state, 1, "militia militia militia")
    wake(state, 4)
    do(state, 1, "standing-titan always", "standing-reward sovereigns-guild")
    run_year(state, {1: "act"})
    assert not state.awake[0]
    assert XIDIT.view(state, 0).asked == "titan"


def test_plans_only_where_they_can_matter() -> None:
    """For the first action order in a city with a threat, one about to come, or an awake Titan."""
    state = position(cities=(10, 2, 3, 4), threats=(10,), recruits={13: "cleric"}, coming=(6, 7))
    program(state, 0, "act act black act")
    assert refusal(state, 0, "plan-reward 1 bards-guild") == ""
    assert refusal(state, 0, "plan-reward 2 bards-guild") == "no-plan-here"
    assert refusal(state, 0, "plan-reward 3 bards-guild") == "no-plan-act"
    refused = XIDIT.why_not(state, 0, Action("plan-reward", (4, "bards-guild")))
    assert refused is not None
    assert (refused.code, refused.params) == ("xidit-no-plan-here", {"step": 4})
    do(state, 0, "order 1 blue", "order 2 act", "order 4 wait")
    assert refusal(state, 0, "plan-reward 2 bards-guild") == ""
    assert refusal(state, 0, "plan-titan 2 3") == "no-plan"


def test_plans_reach_the_two_threats_that_lie_face_up_and_no_further() -> None:
    """The next threat and the top of the pile can be planned for in an empty city, the one below it cannot."""
    state = position(
        cities=(10, 2, 3, 4), threats=(1, 2, 3, 4, 5), recruits=dict.fromkeys((11, 12, 14, 15, 16), "cleric"),
        coming=(6, 10), threat_pile=(13, 8, 9),
    )  # fmt: skip
    for city, code in ((10, ""), (9, ""), (8, "no-plan-here"), (13, "no-plan-here"), (6, "no-plan-here")):
        state.players[0].city = city
        program(state, 0, "act")
        assert refusal(state, 0, "plan-reward 1 bards-guild") == code, city


def test_plans_find_nothing_under_an_empty_pile_of_threats() -> None:
    """Only the next threat lies face up then: no other empty city can be planned for."""
    state = position(cities=(1, 2, 3, 4), threats=(5, 6, 7, 8, 9), coming=(11, 12), threat_pile=())
    assert not state.threat_pile
    program(state, 0, "act")
    for city in range(1, 22):
        state.players[0].city = city
        empty = city not in state.threats and not state.recruits[city]
        assert (refusal(state, 0, "plan-reward 1 bards-guild") == "") == (city in state.threats or city == 12), city
        assert empty or city != 1


def test_plans_are_dropped_with_their_city() -> None:
    """A changed order before or at the step that leads elsewhere forgets the plan; one after it does not."""
    state = reeds()
    program(state, 0, "wait act")
    do(state, 0, "plan-reward 2 bards-guild", "order 3 red", "order 2 act")
    assert state.players[0].plans[1] is not None
    do(state, 0, "order 1 blue")
    assert state.players[0].plans[1] is None
    do(state, 0, "order 1 wait", "plan-reward 2 bards-guild", "order 1 act")
    assert state.players[0].plans[1] is None
    do(state, 0, "order 1 wait", "plan-reward 2 bards-guild", "order 2 wait")
    assert state.players[0].plans[1] is None


def test_route_shows_where_the_orders_lead() -> None:
    """The city after each step, in the seat's own view alone."""
    state = position(cities=(7, 2, 3, 4))
    do(state, 0, "order 1 act", "order 2 red", "order 4 blue")
    own = XIDIT.view(state, 0).own
    assert own is not None
    assert own.route == [7, 7, 6, 6, 11, 11, 11]
    assert XIDIT.view(state, None).own is None


def test_plan_of_units_may_be_changed_up_to_the_size() -> None:
    """What is planned of a unit already does not stand in its own way; another Titan forgets the units."""
    state = position(cities=(4, 2, 3, 1), units={0: "archer archer mage mage mage"})
    wake(state, 3, 4)
    program(state, 0, "act")
    do(state, 0, "plan-titan 1 3", "plan-spend 1 mage 2")
    assert {a for a in legal(state, 0) if "archer" in a} == {"plan-spend 1 archer 1"}
    do(state, 0, "plan-titan 1 4", "plan-spend 1 mage 2", "plan-spend 1 archer 2")
    offered = {n for n in range(5) if f"plan-spend 1 mage {n}" in legal(state, 0)}
    assert offered == {0, 1, 2}
    do(state, 0, "plan-spend 1 archer 0")
    assert "plan-spend 1 mage 3" in legal(state, 0)
    plan = state.players[0].plans[0]
    assert plan is not None
    assert plan.spend == {"mage": 2}
    do(state, 0, "plan-titan 1 3")
    plan = state.players[0].plans[0]
    assert plan is not None
    assert (plan.titan, plan.spend) == ("3", {})


def test_plan_without_bards_sends_none() -> None:
    """Whoever plans another pair has the bards free for other steps, and plans them anew afterwards."""
    state = reeds()
    program(state, 0, "act")
    do(state, 0, "plan-reward 1 bards-guild", "plan-bards 1 goldenvale 3", "plan-reward 1 sovereigns-guild")
    assert not any(a.startswith("plan-bards") for a in legal(state, 0))
    assert XIDIT.view(state, 0).own.plans == {1: Plan(reward="sovereigns-guild")}  # type: ignore[union-attr]
    do(state, 0, "plan-reward 1 sovereigns-bards")
    plan = state.players[0].plans[0]
    assert plan is not None
    assert plan.bards == {}
    assert {a for a in legal(state, 0) if a.startswith("plan-bards 1 mirrormere")} == {
        f"plan-bards 1 mirrormere {n}" for n in range(1, 5)
    }


def test_plan_bards_are_refused_for_one_reason_at_a_time() -> None:
    """More than the seat has left: it hears how many those are. More than the threat brings: that it cannot be so."""
    state = reeds()
    state.players[0].bards_left, state.bards[0][0] = 5, 15
    program(state, 0, "act")
    assert refusal(state, 0, "plan-bards 1 goldenvale 6") == "no-plan-bards"
    do(state, 0, "plan-bards 1 mirrormere 1")
    never = XIDIT.why_not(state, 0, Action("plan-bards", (1, "goldenvale", 4)))
    assert never is not None
    assert (never.code, never.params["step"]) == ("xidit-no-plan", 1)
    refused = XIDIT.why_not(state, 0, Action("plan-bards", (1, "goldenvale", 5)))
    assert refused is not None
    assert (refused.code, refused.params) == ("xidit-no-plan-bards", {"n": 4})
    assert refusal(state, 0, "plan-bards 1 mirrormere 5") == "no-plan"
    assert refusal(state, 0, "plan-bards 1 goldenvale x") == "no-plan"


def test_plan_bards_where_the_hero_has_a_choice() -> None:
    """City 9 lies on one region, city 10 on two: only there is something to plan, as long as a bard is left."""
    for city, regions in ((9, set[str]()), (10, {"goldenvale", "mirrormere"})):
        for left in (2, 1, 0):
            state = position(cities=(city, 2, 3, 4), threats=(9, 10))
            state.players[0].bards_left, state.bards[0][0] = left, 20 - left
            program(state, 0, "act")
            offered = {a for a in legal(state, 0) if a.startswith("plan-")}
            pairs = {"sovereigns-guild", "default", *(("sovereigns-bards", "bards-guild") if left else ())}
            bards = {f"plan-bards 1 {region} {n}" for region in regions for n in range(1, left + 1)}
            assert offered == {f"plan-reward 1 {pair}" for pair in pairs} | bards, (city, left)


def test_plan_no_bards_where_no_region_takes_any() -> None:
    """With three seats a Titan may be planned for in city 20, whose regions are closed; his bards may not."""
    state = position(3, cities=(20, 2, 3))
    wake(state, 3)
    program(state, 0, "act")
    assert {a for a in legal(state, 0) if a.startswith("plan-reward")} == {
        "plan-reward 1 sovereigns-guild", "plan-reward 1 default"
    }  # fmt: skip
    assert not [a for a in legal(state, 0) if a.startswith("plan-bards")]


def test_plan_titan_only_where_no_tile_lies() -> None:
    """Neither where a threat must be beaten nor where recruits gather; where a threat may yet come in, both."""
    state = position(
        cities=(10, 2, 3, 4), threats=(10, 11, 14, 15, 16), recruits=dict.fromkeys((13, 17, 18, 19, 20), "cleric"),
        coming=(6, 12),
    )  # fmt: skip
    wake(state, 5)
    for city, reward, titan in ((10, "", "no-plan"), (13, "no-plan-here", "no-plan-here"), (12, "", ""), (9, "", "")):
        state.players[0].city = city
        program(state, 0, "act")
        assert refusal(state, 0, "plan-reward 1 bards-guild") == reward, city
        assert refusal(state, 0, "plan-titan 1 5") == titan, city


def test_plan_bards_of_the_richest_that_may_be_met() -> None:
    """As many as the Titan brings that brings most of those awake, or the threat that may come in."""
    state = position(cities=(10, 2, 3, 4), threats=(9,), recruits={13: "cleric"}, coming=(6, 10), threat_pile=(12,))
    program(state, 0, "act")
    assert most_planned(state) == THREATS[10].bards
    for size in (5, 3, 4):
        wake(state, size)
        awake = [TITANS[stack[0]].bards for stack, woken in zip(state.titans, state.awake, strict=True) if woken]
        assert most_planned(state) == max(THREATS[10].bards, *awake) if len(awake) > 1 else True
    state.titans[2].reverse()
    assert most_planned(state) == max(TITANS[stack[0]].bards for stack in state.titans)


def most_planned(state: XiditState) -> int:
    """The most bards that a plan for the first step may send to one region."""
    return max(int(a.split()[3]) for a in legal(state, 0) if a.startswith("plan-bards 1"))


def test_plan_of_the_first_and_of_the_last_step() -> None:
    """Each is kept while other orders change, and forgotten with its own; an action in the sixth step does not come
    before one in the first."""
    state = position(cities=(10, 2, 3, 4), threats=(7, 10))
    program(state, 0, "act blue act")
    do(state, 0, "plan-reward 3 bards-guild", "order 5 act")
    assert state.players[0].plans[2] is not None
    state = reeds()
    program(state, 0, "act wait wait wait wait act")
    do(state, 0, "plan-reward 1 bards-guild", "order 3 act", "order 3 wait")
    assert state.players[0].plans[0] == Plan(reward="bards-guild")
    do(state, 0, "order 1 wait")
    assert state.players[0].plans == [None] * 6
    do(state, 0, "plan-reward 6 bards-guild", "order 3 red")
    assert state.players[0].plans[5] is None
    do(state, 0, "order 3 wait", "plan-reward 6 bards-guild", "order 6 wait")
    assert state.players[0].plans == [None] * 6


def test_plan_titan_with_units_that_have_gone_since() -> None:
    """A threat has taken one of the two mages planned for: the other is paid, and for the rest the seat is asked."""
    state = position(
        cities=(7, 2, 3, 4), threats=(7, 1, 2, 3, 4), recruits=dict.fromkeys((13, 14, 15, 16, 17), "cleric"),
        coming=(11, 12), units={0: "militia militia archer archer mage mage"},
    )  # fmt: skip
    wake(state, 3)
    program(state, 0, "act red act")
    do(state, 0, "plan-reward 1 sovereigns-guild", "plan-titan 3 3", "plan-spend 3 mage 2", "seal")
    run_year(state, {})
    assert state.players[0].units == counts("militia militia archer")
    assert XIDIT.prompts(state)[0][0].params == {"n": 2, "size": 3}
