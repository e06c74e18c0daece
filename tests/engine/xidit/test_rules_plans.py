"""Plans: choices sealed with the orders for single steps of the year, and where the orders lead."""

from __future__ import annotations

import pytest

from engine.core import Action, Piece, Place, SeatRef
from engine.xidit.analysis import rich
from engine.xidit.board import AROUND, INDEX, SLUGS, THREATS, TITANS
from engine.xidit.phases.plans import no_bards, no_region
from engine.xidit.rules import XIDIT
from engine.xidit.state import open_around
from engine.xidit.view import Plan
from tests.engine.xidit.board import Board, counts, keys


def test_plan_reward_beats_the_standing_choice(board: Board) -> None:
    """For that step of this year."""
    board.reeds()
    board.program(0, "act")
    board.do(0, "standing-reward sovereigns-guild", "plan-reward 1 sovereigns-bards", "plan-bards 1 goldenvale 3")
    board.do(0, "plan-bards 1 mirrormere 1", "seal")
    board.run_year({})
    assert board.state.players[0].sovereigns == 5
    assert board.state.bards[INDEX["goldenvale"]][0] == 3
    assert board.state.bards[INDEX["mirrormere"]][0] == 1
    assert board.state.players[0].plans == [None] * 6


def test_plan_bards_rest_follows_the_standing_choice(board: Board) -> None:
    """What the plan leaves over goes where the standing choice says, or is asked."""
    board.reeds()
    board.program(0, "act")
    board.do(0, "plan-reward 1 sovereigns-bards", "plan-bards 1 goldenvale 1", "seal")
    board.run_year({})
    for pending in (3, 2, 1):
        assert XIDIT.view(board.state, 0).own.pending == pending  # type: ignore[union-attr]
        assert board.legal(0) == {"bard goldenvale", "bard mirrormere"}
        board.do(0, "bard mirrormere")
    assert board.state.bards[INDEX["goldenvale"]][0] == 1


def test_plan_bards_never_exceed_the_print(board: Board) -> None:
    """No more than the threat offers, all regions together; nought clears."""
    board.reeds()
    board.program(0, "act")
    board.do(0, "plan-bards 1 goldenvale 3")
    assert board.refusal(0, "plan-bards 1 mirrormere 2") == "no-plan-more"
    assert board.refusal(0, "plan-bards 1 mirrormere 1") == ""
    assert board.refusal(0, "plan-bards 1 mirrormere 0") == "no-plan-none"
    board.do(0, "plan-bards 1 goldenvale 0")
    assert board.state.players[0].plans[0] is None


def test_plan_bards_do_not_go_where_the_hero_is_not(board: Board) -> None:
    """A hero corrected to another city by hand sends none to the regions around the old one; the seat is asked."""
    board.position(cities=(10, 2, 3, 4), threats=(10, 17), units={0: "militia archer infantry infantry cleric"})
    board.program(0, "act")
    board.do(0, "plan-reward 1 sovereigns-bards", "plan-bards 1 goldenvale 3")
    XIDIT.correctables(board.state)["hero.1"].put(17)
    board.do(0, "seal")
    board.run_year({})
    assert board.state.bards[INDEX["goldenvale"]][0] == 0
    assert XIDIT.view(board.state, 0).own.pending == 3
    assert board.legal(0) == {"bard highmoor", "bard frostmark", "bard crownlands"}


def test_plan_may_be_taken_back(board: Board) -> None:
    """What a plan says of the reward and of the Titan goes back to the standing choice, each for itself."""
    board.position(cities=(4, 2, 3, 1), units={0: "militia archer mage"})
    board.wake(3)
    board.program(0, "act")
    board.do(0, "plan-reward 1 sovereigns-guild", "plan-titan 1 skip", "plan-reward 1 default")
    assert board.state.players[0].plans[0] == Plan(titan="skip")
    board.do(0, "plan-titan 1 default")
    assert board.state.players[0].plans[0] is None


def test_plan_titan_and_spend(board: Board) -> None:
    """The Titan planned is beaten with the units planned; for those that no plan names the seat is asked."""
    board.position(cities=(4, 2, 3, 1), units={0: "militia militia archer archer mage mage"})
    board.wake(3, 4)
    board.program(0, "act")
    assert board.refusal(0, "plan-titan 1 5") == "no-titan"
    assert board.refusal(0, "plan-spend 1 mage 1") == "no-plan-titan"
    board.do(0, "plan-titan 1 4", "plan-spend 1 mage 2", "plan-reward 1 sovereigns-guild")
    assert board.refusal(0, "plan-spend 1 archer 3") == "no-count"
    assert board.refusal(0, "plan-spend 1 cleric 1") == "no-count"
    board.do(0, "seal")
    board.run_year({})
    assert board.state.players[0].units == counts("militia militia archer archer")
    assert XIDIT.prompts(board.state)[0][0].params == {"n": 2, "size": 4}
    assert XIDIT.prompts(board.state)[0][0].default == (Action("spend", ("militia",)),) * 2
    board.do(0, "spend archer", "spend militia")
    assert board.state.players[0].units == counts("militia archer")
    assert board.state.titans[1] != []
    assert board.state.players[0].kills == 1
    assert board.state.players[0].sovereigns > 0
    assert XIDIT.view(board.state, 0).phase == "orders"


@pytest.mark.parametrize("units", [("mage 2",), ("mage 2", "archer 1")])
def test_plan_titan_is_told_like_an_attack_of_ones_own(board: Board, units: tuple[str, ...]) -> None:
    """Everybody hears of it before its units are paid, whether the plan names all of them or some are asked for."""
    board.position(cities=(4, 2, 3, 1), units={0: "archer archer mage mage"})
    board.wake(3)
    board.program(0, "act")
    board.do(0, "plan-titan 1 3", *(f"plan-spend 1 {paid}" for paid in units), "seal")
    events = board.run_year({})
    (chosen,) = [e for e in events if e.key == "xidit-titan-chosen"]
    assert (chosen.params, chosen.audience) == ({"seat": SeatRef(0), "n": 3}, None)
    assert ("titan-beaten" in keys(events)) == (len(units) == 2)


def test_plan_titan_without_units_pays_the_weakest(board: Board) -> None:
    """A plan that names a Titan and no units asks nothing."""
    board.position(cities=(4, 2, 3, 1), units={0: "militia militia archer mage"})
    board.wake(3)
    board.program(0, "act")
    board.do(0, "plan-titan 1 3", "plan-reward 1 sovereigns-guild", "seal")
    board.run_year({})
    assert board.state.players[0].units == counts("mage")
    assert XIDIT.view(board.state, 0).phase == "orders"


@pytest.mark.parametrize("stored", [False, True])
def test_plan_bards_go_in_the_order_of_the_plan(board: Board, stored: bool) -> None:
    """First where the plan says first, whatever the alphabet says: of too few bards the last places get none. It is so
    where the position was stored and read again, as it is between any two acts."""
    board.position(cities=(17, 2, 3, 4), threats=(17,), units={0: "militia archer cleric"})
    board.state.players[0].bards_left, board.state.bards[0][0] = 3, 17
    board.program(0, "act")
    board.do(0, "plan-reward 1 bards-guild", "plan-bards 1 highmoor 2", "plan-bards 1 crownlands 1")
    assert board.refusal(0, "plan-bards 1 frostmark 1") == "no-plan-bards"
    assert board.refusal(0, "plan-bards 1 highmoor 3") == "no-plan-bards"
    if stored:
        board.state = XIDIT.loads(XIDIT.dumps(board.state))
    own = XIDIT.view(board.state, 0).own
    assert own is not None
    assert list(own.plans[1].bards) == ["highmoor", "crownlands"]
    board.state.players[0].bards_left, board.state.bards[0][0] = 2, 18
    board.do(0, "seal")
    board.run_year({})
    assert board.state.bards[INDEX["highmoor"]][0] == 2
    assert board.state.bards[INDEX["crownlands"]][0] == 0


def test_plan_titan_skip_and_fall_back(board: Board) -> None:
    """``skip`` passes; a Titan that has gone in the meantime falls back to the standing choice, then to asking."""
    board.position(cities=(4, 2, 3, 1), units={0: "mage mage mage"})
    board.wake(3)
    board.program(0, "act")
    board.do(0, "plan-titan 1 skip", "seal")
    assert "titan-passed" in keys(board.run_year({}))
    board.program(0, "wait act")
    board.do(0, "plan-titan 2 3", "seal")
    board.state.players[1].city = 16
    board.give(1, "militia militia militia")
    board.wake(4)
    board.do(1, "standing-titan always", "standing-reward sovereigns-guild")
    board.run_year({1: "act"})
    assert not board.state.awake[0]
    assert XIDIT.view(board.state, 0).asked == "titan"


def test_plans_only_where_they_can_matter(board: Board) -> None:
    """For the first action order in a city with a threat, one about to come, or an awake Titan."""
    board.position(cities=(10, 2, 3, 4), threats=(10,), recruits={13: "cleric"}, coming=(6, 7))
    board.program(0, "act act black act")
    assert board.refusal(0, "plan-reward 1 bards-guild") == ""
    assert board.refusal(0, "plan-reward 2 bards-guild") == "no-plan-again"
    assert board.refusal(0, "plan-reward 3 bards-guild") == "no-plan-act"
    refused = XIDIT.why_not(board.state, 0, Action("plan-reward", (4, "bards-guild")))
    assert refused is not None
    assert (refused.code, refused.params) == ("xidit-no-plan-recruits", {"step": 4, "city": Place(13)})
    board.do(0, "order 1 blue", "order 2 act", "order 4 wait")
    assert board.refusal(0, "plan-reward 2 bards-guild") == ""
    assert board.refusal(0, "plan-titan 2 3") == "no-plan-asleep"


def test_plans_reach_the_two_threats_that_lie_face_up_and_no_further(board: Board) -> None:
    """The next threat and the top of the pile can be planned for in an empty city, the one below it cannot."""
    board.position(
        cities=(10, 2, 3, 4), threats=(1, 2, 3, 4, 5), recruits=dict.fromkeys((11, 12, 14, 15, 16), "cleric"),
        coming=(6, 10), threat_pile=(13, 8, 9),
    )  # fmt: skip
    for city, code in ((10, ""), (9, ""), (8, "no-plan-here"), (13, "no-plan-here"), (6, "no-plan-here")):
        board.state.players[0].city = city
        board.program(0, "act")
        assert board.refusal(0, "plan-reward 1 bards-guild") == code, city


def test_plans_find_nothing_under_an_empty_pile_of_threats(board: Board) -> None:
    """Only the next threat lies face up then: no other empty city can be planned for."""
    board.position(cities=(1, 2, 3, 4), threats=(5, 6, 7, 8, 9), coming=(11, 12), threat_pile=())
    assert not board.state.threat_pile
    board.program(0, "act")
    for city in range(1, 22):
        board.state.players[0].city = city
        empty = city not in board.state.threats and not board.state.recruits[city]
        allowed = board.refusal(0, "plan-reward 1 bards-guild") == ""
        assert allowed == (city in board.state.threats or city == 12), city
        assert empty or city != 1


def test_plans_are_dropped_with_their_city(board: Board) -> None:
    """A changed order before or at the step that leads elsewhere forgets the plan; one after it does not."""
    board.reeds()
    board.program(0, "wait act")
    board.do(0, "plan-reward 2 bards-guild", "order 3 red", "order 2 act")
    assert board.state.players[0].plans[1] is not None
    board.do(0, "order 1 blue")
    assert board.state.players[0].plans[1] is None
    board.do(0, "order 1 wait", "plan-reward 2 bards-guild", "order 1 act")
    assert board.state.players[0].plans[1] is None
    board.do(0, "order 1 wait", "plan-reward 2 bards-guild", "order 2 wait")
    assert board.state.players[0].plans[1] is None


def test_route_shows_where_the_orders_lead(board: Board) -> None:
    """The city after each step, in the seat's own view alone."""
    board.position(cities=(7, 2, 3, 4))
    board.do(0, "order 1 act", "order 2 red", "order 4 blue")
    own = XIDIT.view(board.state, 0).own
    assert own is not None
    assert own.route == [7, 7, 6, 6, 11, 11, 11]
    assert XIDIT.view(board.state, None).own is None


def test_plan_of_units_may_be_changed_up_to_the_size(board: Board) -> None:
    """What is planned of a unit already does not stand in its own way; another Titan forgets the units."""
    board.position(cities=(4, 2, 3, 1), units={0: "archer archer mage mage mage"})
    board.wake(3, 4)
    board.program(0, "act")
    board.do(0, "plan-titan 1 3", "plan-spend 1 mage 2")
    assert {a for a in board.legal(0) if "archer" in a} == {"plan-spend 1 archer 1"}
    board.do(0, "plan-titan 1 4", "plan-spend 1 mage 2", "plan-spend 1 archer 2")
    offered = {n for n in range(5) if f"plan-spend 1 mage {n}" in board.legal(0)}
    assert offered == {0, 1, 2}
    board.do(0, "plan-spend 1 archer 0")
    assert "plan-spend 1 mage 3" in board.legal(0)
    plan = board.state.players[0].plans[0]
    assert plan is not None
    assert plan.spend == {"mage": 2}
    board.do(0, "plan-titan 1 3")
    plan = board.state.players[0].plans[0]
    assert plan is not None
    assert (plan.titan, plan.spend) == ("3", {})


def test_plan_without_bards_sends_none(board: Board) -> None:
    """Whoever plans another pair has the bards free for other steps, and plans them anew afterwards."""
    board.reeds()
    board.program(0, "act")
    board.do(0, "plan-reward 1 bards-guild", "plan-bards 1 goldenvale 3", "plan-reward 1 sovereigns-guild")
    assert not any(a.startswith("plan-bards") for a in board.legal(0))
    assert XIDIT.view(board.state, 0).own.plans == {1: Plan(reward="sovereigns-guild")}  # type: ignore[union-attr]
    board.do(0, "plan-reward 1 sovereigns-bards")
    plan = board.state.players[0].plans[0]
    assert plan is not None
    assert plan.bards == {}
    assert {a for a in board.legal(0) if a.startswith("plan-bards 1 mirrormere")} == {
        f"plan-bards 1 mirrormere {n}" for n in range(1, 5)
    }


def test_plan_bards_are_refused_for_one_reason_at_a_time(board: Board) -> None:
    """More than the seat has left: it hears how many those are. More than the threat brings: that it cannot be so."""
    board.reeds()
    board.state.players[0].bards_left, board.state.bards[0][0] = 5, 15
    board.program(0, "act")
    assert board.refusal(0, "plan-bards 1 goldenvale 6") == "no-plan-bards"
    board.do(0, "plan-bards 1 mirrormere 1")
    never = XIDIT.why_not(board.state, 0, Action("plan-bards", (1, "goldenvale", 4)))
    assert never is not None
    assert (never.code, never.params["step"]) == ("xidit-no-plan-more", 1)
    refused = XIDIT.why_not(board.state, 0, Action("plan-bards", (1, "goldenvale", 5)))
    assert refused is not None
    assert (refused.code, refused.params) == ("xidit-no-plan-bards", {"n": 4})
    assert board.refusal(0, "plan-bards 1 mirrormere 5") == "no-plan-more"
    assert board.refusal(0, "plan-bards 1 goldenvale x") == "no-words"


def test_plan_bards_where_the_hero_has_a_choice(board: Board) -> None:
    """City 9 lies on one region, city 10 on two: only there is something to plan, as long as a bard is left."""
    for city, regions in ((9, set[str]()), (10, {"goldenvale", "mirrormere"})):
        for left in (2, 1, 0):
            board.position(cities=(city, 2, 3, 4), threats=(9, 10))
            board.state.players[0].bards_left, board.state.bards[0][0] = left, 20 - left
            board.program(0, "act")
            offered = {a for a in board.legal(0) if a.startswith("plan-")}
            pairs = {"sovereigns-guild", "default", *(("sovereigns-bards", "bards-guild") if left else ())}
            bards = {f"plan-bards 1 {region} {n}" for region in regions for n in range(1, left + 1)}
            assert offered == {f"plan-reward 1 {pair}" for pair in pairs} | bards, (city, left)


def test_plan_no_bards_where_no_region_takes_any(board: Board) -> None:
    """With three seats a Titan may be planned for in city 20, whose regions are closed; his bards may not."""
    board.position(3, cities=(20, 2, 3))
    board.wake(3)
    board.program(0, "act")
    assert {a for a in board.legal(0) if a.startswith("plan-reward")} == {
        "plan-reward 1 sovereigns-guild", "plan-reward 1 default"
    }  # fmt: skip
    assert not [a for a in board.legal(0) if a.startswith("plan-bards")]


def test_plan_titan_only_where_no_tile_lies(board: Board) -> None:
    """Neither where a threat must be beaten nor where recruits gather; where a threat may yet come in, both."""
    board.position(
        cities=(10, 2, 3, 4), threats=(10, 11, 14, 15, 16), recruits=dict.fromkeys((13, 17, 18, 19, 20), "cleric"),
        coming=(6, 12),
    )  # fmt: skip
    board.wake(5)
    for city, reward, titan in (
        (10, "", "no-plan-tile"),
        (13, "no-plan-recruits", "no-plan-recruits"),
        (12, "", ""),
        (9, "", ""),
    ):
        board.state.players[0].city = city
        board.program(0, "act")
        assert board.refusal(0, "plan-reward 1 bards-guild") == reward, city
        assert board.refusal(0, "plan-titan 1 5") == titan, city


def test_plan_bards_of_the_richest_that_may_be_met(board: Board) -> None:
    """As many as the Titan brings that brings most of those awake, or the threat that may come in."""
    board.position(cities=(10, 2, 3, 4), threats=(9,), recruits={13: "cleric"}, coming=(6, 10), threat_pile=(12,))
    board.program(0, "act")
    assert most_planned(board) == THREATS[10].bards
    for size in (5, 3, 4):
        board.wake(size)
        awake = [
            TITANS[stack[0]].bards for stack, woken in zip(board.state.titans, board.state.awake, strict=True) if woken
        ]
        assert most_planned(board) == max(THREATS[10].bards, *awake) if len(awake) > 1 else True
    board.state.titans[2].reverse()
    assert most_planned(board) == max(TITANS[stack[0]].bards for stack in board.state.titans)


def most_planned(board: Board) -> int:
    """The most bards that a plan for the first step may send to one region."""
    return max(int(a.split()[3]) for a in board.legal(0) if a.startswith("plan-bards 1"))


def test_plan_of_the_first_and_of_the_last_step(board: Board) -> None:
    """Each is kept while other orders change, and forgotten with its own; an action in the sixth step does not come
    before one in the first."""
    board.position(cities=(10, 2, 3, 4), threats=(7, 10))
    board.program(0, "act blue act")
    board.do(0, "plan-reward 3 bards-guild", "order 5 act")
    assert board.state.players[0].plans[2] is not None
    board.reeds()
    board.program(0, "act wait wait wait wait act")
    board.do(0, "plan-reward 1 bards-guild", "order 3 act", "order 3 wait")
    assert board.state.players[0].plans[0] == Plan(reward="bards-guild")
    board.do(0, "order 1 wait")
    assert board.state.players[0].plans == [None] * 6
    board.do(0, "plan-reward 6 bards-guild", "order 3 red")
    assert board.state.players[0].plans[5] is None
    board.do(0, "order 3 wait", "plan-reward 6 bards-guild", "order 6 wait")
    assert board.state.players[0].plans == [None] * 6


def test_plan_titan_with_units_that_have_gone_since(board: Board) -> None:
    """A threat has taken one of the two mages planned for: the other is paid, and for the rest the seat is asked."""
    board.position(
        cities=(7, 2, 3, 4), threats=(7, 1, 2, 3, 4), recruits=dict.fromkeys((13, 14, 15, 16, 17), "cleric"),
        coming=(11, 12), units={0: "militia militia archer archer mage mage"},
    )  # fmt: skip
    board.wake(3)
    board.program(0, "act red act")
    board.do(0, "plan-reward 1 sovereigns-guild", "plan-titan 3 3", "plan-spend 3 mage 2", "seal")
    board.run_year({})
    assert board.state.players[0].units == counts("militia militia archer")
    assert XIDIT.prompts(board.state)[0][0].params == {"n": 2, "size": 3}


def test_a_refused_plan_names_the_cause_that_holds(board: Board) -> None:
    """Each by itself, with what may be planned instead."""

    def refused(text: str) -> tuple[str, dict[str, object]]:
        found = XIDIT.why_not(board.state, 0, Action.parse(text))
        assert found is not None, text
        return found.code.removeprefix("xidit-no-"), {**found.params}

    board.reeds()
    board.program(0, "act act")
    near = [Place("mirrormere"), Place("goldenvale")]
    far = {"region": Place("frostmark"), "city": Place(10), "regions": near}
    assert refused("plan-bards 1 frostmark 1") == ("region", far)
    assert refused("plan-reward 2 default") == ("plan-again", {"step": 2, "city": Place(10), "first": 1})
    assert refused("plan-reward 7 default") == ("step", {"n": 7, "most": 6})
    assert refused("plan-titan 1 skip") == ("plan-asleep", {"step": 1})
    board.do(0, "plan-bards 1 goldenvale 3")
    more = {"step": 1, "most": 4, "n": 1, "region": Place("mirrormere")}
    assert refused("plan-bards 1 mirrormere 2") == ("plan-more", more)
    board.do(0, "plan-reward 1 sovereigns-guild")
    assert refused("plan-bards 1 goldenvale 1") == ("plan-no-bards", {"step": 1})
    board.wake(4)
    assert refused("plan-titan 1 4") == ("plan-tile", {"step": 1, "city": Place(10)})
    assert refused("plan-spend 1 cleric 1") == ("plan-tile", {"step": 1, "city": Place(10)})
    board.position(cities=(9, 2, 3, 4), threats=(9,))
    board.program(0, "act")
    assert refused("plan-bards 1 goldenvale 1") == ("plan-one-region", {"step": 1, "city": Place(9)})
    board.state.players[0].bards_left, board.state.bards[0][0] = 0, 20
    assert refused("plan-reward 1 bards-guild") == refused("plan-bards 1 goldenvale 1") == ("bards-left", {})
    board.position(cities=(4, 2, 3, 1), coming=(6, 10), units={0: "militia militia archer archer"})
    lying = {*board.state.threats, *board.state.coming_threat_cities()}
    empty = next(c for c in range(1, 22) if c not in lying and not any(board.state.recruits[c]))
    board.state.players[0].city = empty
    board.program(0, "act")
    assert refused("plan-reward 1 default") == ("plan-here", {"step": 1, "city": Place(empty)})
    board.wake(3)
    assert refused("plan-titan 1 5") == ("titan", {"n": 5, "sizes": [3]})
    assert refused("plan-spend 1 archer 1") == ("plan-titan", {"step": 1})
    board.do(0, "plan-titan 1 3", "plan-spend 1 militia 2")
    assert refused("plan-spend 1 archer 2") == ("plan-units", {"size": 3, "n": 1, "unit": Piece("archer")})
    assert refused("plan-spend 1 militia 3") == ("count", {"unit": Piece("militia"), "n": 2})
    assert refused("plan-spend 1 archer 0") == ("plan-none", {"step": 1})


def test_a_region_that_takes_no_bards_says_why(board: Board) -> None:
    """With three seats two regions are closed: not the same as being out of reach."""
    city = next(c for c in range(1, 22) if open_around(3, False)[c] and open_around(3, False)[c] != AROUND[c])
    closed = next(r for r in AROUND[city] if r not in open_around(3, False)[city])
    board.position(3, cities=(city, 2, 3), threats=(city,))
    found = no_region(board.state, city, SLUGS[closed])
    assert found.code == "xidit-no-region-closed"
    assert found.params["regions"] == [Place(SLUGS[r]) for r in rich(open_around(3, False)[city])]
    assert open_around(3, False)[19] == ()
    shut = no_bards(board.state.players[0], 19)
    assert (shut.code, shut.params) == ("xidit-no-bards-here", {"city": Place(19)})
