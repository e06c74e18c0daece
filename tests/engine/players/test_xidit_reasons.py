"""What the player of Lords of Xidit says of its answers: figures of the rulebook, and the very sums it chose by."""

from __future__ import annotations

import dataclasses

import msgspec
import pytest

from engine.core import Action, Piece, Place, Prompt, SeatRef, Word
from engine.players import Reason, make, weightiest
from engine.players.steps import TablePlayer
from engine.players.xidit.reasons import of_route
from engine.players.xidit.search import Search
from engine.xidit.board import CENTRAL, CITIES, INDEX, ROADS, UNITS
from engine.xidit.rules import XIDIT
from engine.xidit.state import Options
from engine.xidit.view import Guild, RecruitTile, ThreatTile, TitanStack, XiditView
from tests.engine.players.xidit_seat import at_orders, lone_view, search, units

APES = ThreatTile(12, "snow-apes", ["infantry", "mage"], 4, 2, 3)
"""One road from city 17; its lord offers 4 sovereigns, 2 bards, 3 guild levels."""
REWARDS = [Action("reward", tuple(pair.split())) for pair in ("sovereigns bards", "sovereigns guild", "bards guild")]


def player() -> TablePlayer[XiditView, object, object, object]:
    found = make("xidit", "heuristic", "reasons")
    assert isinstance(found, TablePlayer)
    return found


def question(step: str, *acts: Action) -> Prompt:
    return Prompt(step, step, "turn", False, False, False, list(acts), (acts[-1],), {})


def of(view: XiditView, prompt: Prompt, act: Action) -> dict[str, Reason]:
    """The reasons for an act by what they tell."""
    return {r.key.removeprefix("xidit-because-"): r for r in player().explain(view, prompt, [act])}


def year(view: XiditView) -> dict[str, Reason]:
    """The reasons for the orders that are chosen."""
    asked = question("orders", Action("order", (1, "act")), Action("order", (1, "wait")))
    plan = player().choose(view, asked)
    assert [act.verb for act in plan[:6]] == ["order"] * 6
    assert plan[-1] == Action("seal")
    return {r.key.removeprefix("xidit-because-"): r for r in player().explain(view, asked, plan)}


def total(view: XiditView, prompt: Prompt, act: Action) -> float:
    return sum(reason.worth for reason in player().explain(view, prompt, [act]))


def chosen(view: XiditView, prompt: Prompt) -> Action:
    """What is chosen; nothing that is allowed adds up to more."""
    (act,) = player().choose(view, prompt)
    assert total(view, prompt, act) == max(total(view, prompt, other) for other in prompt.actions)
    return act


def test_a_threat_on_the_way_brings_its_reward_for_its_units() -> None:
    """Infantry and mage are paid where the threat lies (P8.2), two kinds of three are taken (P8.4)."""
    told = year(lone_view(units=units(infantry=1, mage=1), threats=[APES]))
    assert told["pays"].params["units"] == [Piece("infantry"), Piece("mage")]
    assert told["pays"].params["city"] == Place(12)
    offered = {"sovereigns": 4, "bards": 2, "guild": 3}
    taken = {kind: told[kind].params["n"] for kind in offered if kind in told}
    assert len(taken) == 2
    assert taken.items() <= offered.items()
    assert all(told[kind].params["city"] == Place(12) for kind in taken)


def test_what_finds_no_room_is_not_reckoned() -> None:
    """A tower of two takes two more levels (P9.4), another's none (P9.5); one bard left is all that goes (P9.3)."""
    asked = question("reward", *REWARDS)
    offer = {"sovereigns": 4, "bards": 2, "guild": 3}
    seats = [msgspec.structs.replace(seat, city=12) for seat in lone_view().seats]
    for guild, levels in ((Guild(12, 0, 2), 2), (Guild(12, 1, 1), 0), (Guild(11, 0, 2), 3)):
        view = lone_view(offer=offer, seats=seats, guilds=[guild], bards_left=1)
        told = of(view, asked, REWARDS[2])
        assert told["guild"].params["n"] == levels
        assert (told["guild"].worth > 0) == (levels > 0)
        assert told["bards"].params["n"] == 1
        assert of(view, asked, REWARDS[0])["sovereigns"].params["n"] == 4
        chosen(view, asked)


def test_the_track_that_is_in_danger_speaks_for_its_reward() -> None:
    """Behind in wealth (P15.1), it is less safe there, and its sovereigns count more than the same ones for a rich
    hero."""
    asked, offer = question("reward", *REWARDS), {"sovereigns": 4, "bards": 2, "guild": 3}
    poor, rich = (
        of(lone_view(offer=offer, sovereigns=n, years=9, year=9), asked, REWARDS[0])["sovereigns"] for n in (0, 40)
    )
    assert poor.params["track"] == rich.params["track"] == Word("wealth")
    assert int(str(poor.params["safe"])) < int(str(rich.params["safe"]))
    assert poor.worth > rich.worth


def test_recruits_are_told_by_kind_and_city() -> None:
    """The weakest unit of the tile next door joins (P7.4)."""
    told = year(lone_view(recruits=[RecruitTile(11, ["archer", "mage"])]))
    assert told["recruit"].params["unit"] == Piece("archer")
    assert told["recruit"].params["city"] == Place(11)
    assert told["recruit"].worth > 0


def test_a_recruit_is_told_with_what_it_is_for() -> None:
    """A mage next door for the apes (P8.2), this year where the infantry is in hand, next year where it is not; a
    cleric, which they do not demand, is for nothing; others may take the weaker unit of a tile first."""
    there, mages = Place(12), RecruitTile(11, ["mage"])
    told = year(lone_view(units=units(infantry=1), threats=[APES], recruits=[mages]))
    aim = told["recruit-for"].params
    assert (aim["unit"], aim["there"], aim["creature"]) == (Piece("mage"), there, Piece("snow-apes"))
    assert (aim["case"], aim["first"]) == (0, Piece("mage"))
    assert not any(reason.purpose for reason in told.values())
    told = year(lone_view(threats=[APES], recruits=[mages]))
    assert told["recruit-for"].params["there"] == there
    assert [key for key, reason in told.items() if reason.purpose] == ["next"]
    assert told["next"].params["missing"] == 1
    told = year(lone_view(units=units(infantry=1), threats=[APES], recruits=[RecruitTile(11, ["cleric"])]))
    assert told["recruit"].params["unit"] == Piece("cleric")


def test_what_an_answer_is_for_is_told_first() -> None:
    """However little it counts beside the rest."""
    much, aim = Reason("much", {}, 9.0), Reason("aim", {}, 0.5, purpose=True)
    assert weightiest([much, aim, Reason("none", {}, 0.0)], 2) == [aim, much]


def test_what_is_lacking_next_year() -> None:
    """A threat for which a mage is missing is out of reach now and counted for next year."""
    told = year(lone_view(units=units(infantry=1), threats=[APES]))
    assert "pays" not in told
    assert told["next"].params["city"] == Place(12)
    assert told["next"].params["missing"] == 1


def test_units_for_the_census() -> None:
    """In the year of a census (P13.6) a recruit counts for its kind: two militia once one has joined another."""
    base = lone_view(units=units(militia=1), recruits=[RecruitTile(17, ["militia"])])
    told = year(msgspec.structs.replace(base, year=base.census_years[0]))
    assert told["census"].params["unit"] == Piece("militia")
    assert told["census"].params["n"] == 2
    assert told["census"].worth > 0


@pytest.mark.parametrize("militia", [3, 5])
def test_a_titan_is_paid_with_its_number_of_units(militia: int) -> None:
    """A Titan of three takes three units of any kind (P13.2); to let it be counts nothing."""
    titan = TitanStack(3, 1, True, "hill-colossus", 4, 3, 2)
    view = lone_view(units=units(militia=militia), titans=[titan])
    asked = question("titan", Action("titan", (3,)), Action("pass-titan"))
    told = of(view, asked, asked.actions[0])
    assert told["pays"].params["units"] == [Piece("militia")] * 3
    assert told["pays"].worth < 0
    spared = of(view, asked, asked.actions[1])["keeps"]
    assert (spared.params["size"], spared.worth) == (3, 0.0)
    assert spared.params["cost"] == told["pays"].params["share"]
    assert (chosen(view, asked).verb == "titan") == (total(view, asked, asked.actions[0]) >= 0)


def test_a_unit_that_is_paid_is_missed_where_threats_demand_it() -> None:
    """Two threats in sight demand a mage, none a cleric."""
    harpies = ThreatTile(13, "mere-kraken", ["archer", "mage"], 3, 3, 3)
    view = lone_view(units=units(cleric=2, mage=2), threats=[APES], coming_threats=[harpies])
    asked = question("spend", Action("spend", ("cleric",)), Action("spend", ("mage",)))
    mage, cleric = (of(view, asked, act)["spend"] for act in asked.actions[::-1])
    assert (mage.params["left"], mage.params["wanted"]) == (1, 2)
    assert (cleric.params["left"], cleric.params["wanted"]) == (1, 0)
    assert chosen(view, asked) == asked.actions[0]


def test_a_bard_is_told_against_the_others() -> None:
    """A second bard beside another's three, in a region with its two values (P4.2)."""
    regions = [
        msgspec.structs.replace(region, bards=[1, 3, 0, 0] if region.slug == "frostmark" else [0, 0, 0, 0])
        for region in lone_view().regions
    ]
    view = lone_view(regions=regions)
    asked = question("bards", Action("bard", ("frostmark",)), Action("bard", ("highmoor",)))
    told = of(view, asked, asked.actions[0])["region"]
    frost = regions[INDEX["frostmark"]]
    assert told.params["region"] == Place("frostmark")
    assert (told.params["n"], told.params["others"]) == (2, 3)
    assert (told.params["first"], told.params["second"]) == (frost.first, frost.second)
    chosen(view, asked)


def test_the_fullest_tower_grows() -> None:
    """A level that waits goes where three of four stand (P9.4, P14.2)."""
    view = lone_view(guilds=[Guild(5, 0, 1), Guild(12, 0, 3)])
    asked = question("raise", Action("raise", (5,)), Action("raise", (12,)))
    assert chosen(view, asked) == asked.actions[1]
    assert of(view, asked, asked.actions[1])["level"].params == {"city": Place(12), "n": 3, "most": 4}


def test_the_phantom_is_told_against_each_rival() -> None:
    """Three seats: each of the two rivals, and what stands between the phantom and oneself (P18.3, P18.5)."""
    state = at_orders("phantom", 4, seats=3)
    asked = question("phantom", *(Action("phantom", (track,)) for track in ("wealth", "influence", "reputation")))
    view = XIDIT.view(state, 0)
    told = player().explain(view, asked, [asked.actions[0]])
    assert [r.params["seat"] for r in told[:2]] == [SeatRef(1), SeatRef(2)]
    assert told[2].params["n"] == state.players[0].sovereigns
    assert told[2].params["phantom"] == state.phantom_points()["wealth"]
    chosen(view, asked)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_terms_add_up_to_what_the_search_found(seats: int) -> None:
    """From all over the map, in the middle of a game and in its last year: the value of the best year is what its terms
    sum up to, beside the hand as it is before the year."""
    for at in (6, 9):
        view = XIDIT.view(at_orders("sums", at, seats, Options(short=True)), 0)
        found = search(view)
        for city in range(seats - 2, CITIES + 1, 3):
            here = dataclasses.replace(found.position, city=city)
            routes = Search(here, found.worth, found.rivals, lambda city: city / 1000)
            best = routes.best()
            parts = sum(reason.worth for reason in of_route(routes, best.orders))
            assert parts + found.worth.hand(here.units) == pytest.approx(best.value, abs=1e-9)


def test_no_other_place_speaks_more() -> None:
    """Whether it was planned for or not."""
    state = XIDIT.setup(seats=4, seed="place", options=Options(placement="in_turn"))
    for seat, prompts in XIDIT.prompts(state).items():
        if prompts and prompts[0].step == "placement" and prompts[0].blocks:
            chosen(XIDIT.view(state, seat), prompts[0])
            return
    raise AssertionError("nobody is asked where to begin")


def test_plans_are_told_by_the_orders_they_belong_to() -> None:
    """Sealing says the same as the orders did; a single order says nothing, for nobody weighs it alone."""
    state = at_orders("plans", 4)
    asked = XIDIT.prompts(state)[0][0]
    orders = player().choose(XIDIT.view(state, 0), asked)
    told = player().explain(XIDIT.view(state, 0), asked, orders)
    assert told
    assert player().explain(XIDIT.view(state, 0), asked, orders[:1]) == []
    for act in orders:
        XIDIT.apply(state, 0, act)
    view, asked = XIDIT.view(state, 0), XIDIT.prompts(state)[0][0]
    assert player().explain(view, asked, player().choose(view, asked)) == told


def test_hidden_hands_change_no_reason() -> None:
    """Units traded between two rivals, gold, bards in the Bastion, sealed orders."""
    state = at_orders("veil-1", 6)
    asked = XIDIT.prompts(state)[0][0]
    plan = player().choose(XIDIT.view(state, 0), asked)
    before = player().explain(XIDIT.view(state, 0), asked, plan)
    one, two = state.players[1], state.players[2]
    one.units, two.units = two.units, one.units
    one.sovereigns += 9
    moved = min(3, two.bards_left)
    two.bards_left -= moved
    state.bards[CENTRAL][2] += moved
    one.orders = ["red", "act", "blue", "act", "wait", "act"]
    assert player().explain(XIDIT.view(state, 0), asked, plan) == before
    assert before
    assert set(UNITS) >= {p.slug for r in before for p in (r.params.get("unit"),) if isinstance(p, Piece)}


def test_a_fight_that_is_left_says_what_is_gained_instead() -> None:
    """With the units in hand and the apes next door, but another's guild there (P9.5) and no bard to send (P9.3): the
    reason comes first and names the foe, what is kept, and by how much the best year that fights is worth less."""
    base = lone_view(units=units(infantry=1, mage=1), threats=[APES], guilds=[Guild(12, 1, 1)], bards_left=0)
    told = year(msgspec.structs.replace(base, year=4))
    assert "pays" not in told
    reason = told["leaves-units"]
    assert weightiest(list(told.values()), 1) in ([reason], [told["next"]])
    assert reason.purpose
    assert (reason.params["city"], reason.params["creature"]) == (Place(12), Piece("snow-apes"))
    assert 90 < int(str(reason.params["chance"])) <= 100
    found = search(msgspec.structs.replace(base, year=4))
    fight = found.against(12)
    assert fight is not None
    less = found.best().value - fight.best().value
    assert reason.params["share"] == pytest.approx(10 * less, abs=2)  # in % of an average reward, which is worth 10
    assert int(str(reason.params["gain"])) > 0


def test_a_fight_that_is_taken_or_out_of_reach_is_not_left() -> None:
    """Nor one that lacks a unit, or lies further than five roads away."""
    for hand, threat in (({"infantry": 1, "mage": 1}, APES), ({"infantry": 2}, APES)):
        told = year(lone_view(units=units(**hand), threats=[threat]))
        assert not any(key.startswith("leaves-") for key in told)


def test_a_year_is_built_on_the_orders_that_stand() -> None:
    """What somebody has chosen stays: the others are found around it, and no order is given twice."""
    view = lone_view(units=units(infantry=1, mage=1), threats=[APES])
    asked = question("orders", Action("order", (1, "act")), Action("order", (1, "wait")))
    free = [str(act.args[1]) for act in player().choose(view, asked) if act.verb == "order"]
    road = next(colour for colour, there in ROADS[17].items() if there == 12)
    assert free[:2] == [road, "act"]
    for stands in (["wait", "", "", "", "", ""], ["", "", road, "", "", "wait"], ["act", "", "", "act", "", ""]):
        chosen_ = msgspec.structs.replace(view, own=msgspec.structs.replace(view.own, orders=stands))
        plan = [act for act in player().choose(chosen_, asked) if act.verb == "order"]
        assert [act.args[0] for act in plan] == [step for step, order in enumerate(stands, 1) if not order]
        given = {int(act.args[0]): str(act.args[1]) for act in plan}
        orders = [given.get(step, order) for step, order in enumerate(stands, 1)]
        at = orders.index(road)
        assert "act" in orders[at + 1 :], orders  # the apes are still beaten
        reasons = player().explain(chosen_, asked, [*plan, Action("seal")])
        assert "xidit-because-pays" in {reason.key for reason in reasons}


def test_next_year_tells_how_sure_its_recruits_are() -> None:
    """A mage that others may take first is no mage in hand: with it nothing is lacking, as sure as it is recruited."""
    seats = [msgspec.structs.replace(seat, city=11) if seat.seat else seat for seat in lone_view().seats]
    view = lone_view(units=units(infantry=1), threats=[APES], recruits=[RecruitTile(11, ["mage"])], seats=seats)
    found = search(view)
    for orders in (["red", "act"], ["blue", "act"], ["black", "act"]):
        if ROADS[17].get(orders[0]) == 11:
            route = [*orders, "wait", "wait", "wait", "wait"]
            told = {r.key: r for r in of_route(found, route)}
            chance = told["xidit-because-next"].params["chance"]
            recruits = told.get("xidit-because-recruit-for") or told["xidit-because-recruit"]
            assert told["xidit-because-next"].params["missing"] == 0
            assert chance == recruits.params["chance"] < 100
            return
    raise AssertionError("no road leads there")
