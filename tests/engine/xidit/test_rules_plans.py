"""Plans: choices sealed with the orders for single steps of the year, and where the orders lead."""

from __future__ import annotations

import pytest

from engine.core import SeatRef
from engine.xidit import XIDIT
from engine.xidit.board import INDEX
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
    do(state, 0, "plan-reward 1 sovereigns-bards", "plan-bards 1 goldenvale 3", "seal")
    run_year(state, {})
    assert XIDIT.view(state, 0).own.pending == 1
    assert legal(state, 0) == {"bard goldenvale", "bard mirrormere"}


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
    do(state, 0, "spend archer", "spend militia")
    assert state.players[0].units == counts("militia archer")
    assert state.titans[1] != []
    assert state.players[0].kills == 1


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
    assert refusal(state, 0, "plan-reward 4 bards-guild") == "no-plan-here"
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
    do(state, 0, "plan-reward 1 sovereigns-bards")
    plan = state.players[0].plans[0]
    assert plan is not None
    assert plan.bards == {}
    assert {a for a in legal(state, 0) if a.startswith("plan-bards 1 mirrormere")} == {
        f"plan-bards 1 mirrormere {n}" for n in range(1, 5)
    }
