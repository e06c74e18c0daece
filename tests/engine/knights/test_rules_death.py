"""Retreats and deaths: deserters, refuges, casualties paid, heirs (K13.7, K13.8)."""

from __future__ import annotations

import pytest

from engine.core import Action, Event
from engine.knights.deaths import desert, forced, forfeits, kill, payable
from engine.knights.game_data import AREA, NOBLE, NONE
from engine.knights.phases.retreat import refuges
from engine.knights.rules import KNIGHTS
from engine.knights.state import KnState, nobles_of
from engine.knights.words import card_in
from tests.engine.knights.fights import grant
from tests.engine.knights.invariants import check
from tests.engine.knights.kit import (
    BLUE,
    RED,
    YELLOW,
    city,
    do,
    force,
    go,
    home,
    keys,
    legal,
    noble,
    place,
    position,
    prompt,
    run,
    siege,
    stack,
    stronghold,
    waits,
    why,
)
from tests.engine.knights.retreats import at_rest, closed, quiet, retreat


def dies(state: KnState, slug: str, nation: str = "german") -> list[Event]:
    """A Noble dies outside a battle."""
    stack(state, quiet(nation))
    events: list[Event] = []
    kill(state, NOBLE[slug], events)
    return events + run(state)


# --- retreats --------------------------------------------------------------------------------------------------------


def test_k13_7_to_an_area_beside_without_rival_nobles_cities_or_strongholds() -> None:
    state = at_rest()
    noble(state, "russet", "lorne", "regular-50")
    city(state, "vecht", BLUE)
    noble(state, "woad", "oxwell", "regular-50")
    stronghold(state, YELLOW, "ironhow")
    retreat(state, "lorne", "russet")
    assert legal(state, RED) == ["retreat russet gorsely", "retreat russet penwold"]
    assert why(state, RED, "retreat russet vecht") == "retreat"
    assert why(state, RED, "retreat karmin gorsely") == "retreat-noble"


def test_f30_a_neutral_city_is_a_refuge_an_own_one_too() -> None:
    state = position()
    russet = noble(state, "russet", "lorne", "regular-50")
    assert AREA["vecht"] in refuges(state, russet, AREA["lorne"])
    city(state, "vecht", RED)
    assert AREA["vecht"] in refuges(state, russet, AREA["lorne"])


def test_g4_a_retreat_crosses_no_river_without_a_bridge_but_for_the_warden_of_the_fords() -> None:
    state = position()
    russet = noble(state, "russet", "lorne", "regular-50")
    assert AREA["carrow"] not in refuges(state, russet, AREA["lorne"])
    grant(state, "warden-of-the-fords", "russet")
    assert AREA["carrow"] in refuges(state, russet, AREA["lorne"])


def test_k13_7_each_goes_where_he_likes_exhausted_or_not() -> None:
    state = at_rest()
    noble(state, "russet", "lorne", "regular-50", exhausted=True)
    noble(state, "karmin", "lorne", "regular-50")
    retreat(state, "lorne", "russet", "karmin")
    do(state, RED, "retreat russet vecht")
    do(state, RED, "retreat karmin penwold")
    assert (place(state, "russet"), place(state, "karmin")) == ("vecht", "penwold")
    assert not state.nobles[NOBLE["karmin"]].exhausted


def test_k13_7_with_nowhere_to_go_home_to_the_stronghold_exhausted() -> None:
    state = at_rest()
    closed(state)
    noble(state, "russet", "rothby", "regular-50")
    retreat(state, "rothby", "russet")
    assert place(state, "russet") == home(RED)
    assert state.nobles[NOBLE["russet"]].exhausted


@pytest.mark.parametrize("where", ["besieged", "lost"])
def test_k13_7_with_the_stronghold_besieged_or_lost_he_dies(where: str) -> None:
    state = at_rest()
    closed(state)
    noble(state, "russet", "rothby", "regular-50")
    if where == "lost":
        stronghold(state, RED, "")
    else:
        noble(state, "pers", home(RED), "english-200")
        siege(state, home(RED), BLUE)
    retreat(state, "rothby", "russet")
    assert place(state, "russet") == ""
    assert state.nobles[NOBLE["russet"]].dead


def test_k13_7_from_overseas_he_dies() -> None:
    state = at_rest()
    noble(state, "russet", "cadiz", "regular-50")
    retreat(state, "cadiz", "russet")
    assert state.nobles[NOBLE["russet"]].dead


def test_k13_7_a_mercenary_of_the_nation_drawn_deserts_first() -> None:
    state = at_rest()
    noble(state, "russet", "lorne", "regular-50", "polish-50", "polish-100", "english-50")
    retreat(state, "lorne", "russet", nation="polish")
    assert legal(state, RED) == ["desert polish-50", "desert polish-100"]
    assert prompt(state, RED).default == (Action("desert", ("polish-50",)),)
    assert why(state, RED, "desert english-50") == "desert"
    do(state, RED, "desert polish-100")
    assert prompt(state, RED).step == "retreat"
    assert force(state, "russet") == ["english-50", "polish-50", "regular-50"]


def test_k13_7_cards_alike_need_no_question() -> None:
    state = at_rest()
    noble(state, "russet", "lorne", "regular-50", "polish-50", "polish-50")
    retreat(state, "lorne", "russet", nation="polish")
    assert prompt(state, RED).step == "retreat"
    assert force(state, "russet") == ["polish-50", "regular-50"]


def test_f32_who_loses_his_last_troops_on_the_retreat_leaves_and_is_not_dead() -> None:
    state = at_rest()
    noble(state, "russet", "lorne", "polish-50")
    noble(state, "karmin", "lorne", "regular-50")
    retreat(state, "lorne", "russet", "karmin", nation="polish")
    assert place(state, "russet") == ""
    assert not state.nobles[NOBLE["russet"]].dead
    assert legal(state, RED)[0].startswith("retreat karmin")


def test_f9_a_desertion_that_leaves_tokens_as_great_as_the_troops_kills() -> None:
    state = at_rest()
    noble(state, "russet", "lorne", "polish-100", "regular-50", losses=1)
    retreat(state, "lorne", "russet", nation="polish")
    assert state.nobles[NOBLE["russet"]].dead
    assert force(state, "russet") == ["regular-50"]


def test_k13_7_silence_goes_towards_the_stronghold() -> None:
    state = at_rest()
    noble(state, "russet", "lorne", "regular-50")
    retreat(state, "lorne", "russet")
    assert prompt(state, RED).default == (Action("retreat", ("russet", "vecht")),)


# --- deaths ----------------------------------------------------------------------------------------------------------


def test_x14_the_death_of_a_noble_with_five_tokens() -> None:
    """200 Regulars, English 50 and 100, Polish 100: the English 50 desert, the other two pay, the Regulars stay."""
    state = at_rest()
    noble(
        state, "genet", "lorne",
        "regular-100", "regular-50", "regular-50", "english-50", "english-100", "polish-100", losses=5,
    )  # fmt: skip
    stack(state, quiet("english"))
    run(state)
    assert waits(state) == [YELLOW], "450 troops and five tokens: dead"
    assert legal(state, YELLOW) == ["desert english-50", "desert english-100"]
    do(state, YELLOW, "desert english-50")
    assert force(state, "genet") == ["regular-100", "regular-50", "regular-50"]
    who = state.nobles[NOBLE["genet"]]
    assert (who.area, who.losses, who.dead, who.gone) == (NONE, 0, True, False)


def test_k13_8_an_office_is_laid_down() -> None:
    state = at_rest()
    noble(state, "russet", "lorne", "regular-50")
    grant(state, "constable", "russet")
    office = state.nobles[NOBLE["russet"]].office
    dies(state, "russet")
    assert state.nobles[NOBLE["russet"]].office == NONE
    assert office in state.agendas_out


def test_k13_8_the_heir_comes_with_what_is_left_in_the_upkeep() -> None:
    state = at_rest()
    noble(state, "russet", "lorne", "regular-50")
    dies(state, "russet")
    go(state, "return")
    assert f"place russet {home(RED)}" in legal(state, RED)
    do(state, RED, f"place russet {home(RED)}")
    assert not state.nobles[NOBLE["russet"]].dead


def test_k13_8_without_an_heir_mercenaries_and_regulars_are_lost_for_good() -> None:
    state = at_rest()
    noble(state, "russet", "lorne", "regular-50", "polish-100", heir=False)
    regulars = len(state.removed)
    events = dies(state, "russet")
    who = state.nobles[NOBLE["russet"]]
    assert "line-ends" in keys(events)
    assert (who.gone, who.troops) == (True, [])
    assert len(state.removed) == regulars + 1
    go(state, "return")
    assert all("russet" not in a for a in legal(state, RED))


def test_g11_casualties_are_never_paid_beyond_their_number() -> None:
    state = at_rest()
    noble(state, "russet", "lorne", "regular-50", "polish-150", "english-200", losses=1)
    dies(state, "russet")
    assert force(state, "russet") == ["english-200", "polish-150", "regular-50"]


def test_g11_as_many_as_can_be_and_the_baron_says_which() -> None:
    state = at_rest()
    noble(state, "russet", "lorne", "polish-50", "polish-100", "english-100", "french-150", losses=2)
    dies(state, "russet")
    assert sorted(legal(state, RED)) == [
        "forfeit english-100", "forfeit french-150", "forfeit polish-100", "forfeit polish-50",
    ]  # fmt: skip
    do(state, RED, "forfeit french-150")
    assert force(state, "russet") == ["english-100", "polish-100"], "only the fifty were left to pay with"


def test_g11_what_cannot_be_part_of_a_full_payment_is_refused() -> None:
    state = at_rest()
    noble(state, "russet", "lorne", "polish-150", "polish-100", "english-100", losses=1)
    dies(state, "russet")
    assert sorted(legal(state, RED)) == ["forfeit english-100", "forfeit polish-100"]
    assert why(state, RED, "forfeit polish-150") == "forfeit"


def test_g11_arithmetic() -> None:
    state = position()
    number = noble(state, "russet", "lorne", "regular-100", "polish-50", "polish-50", "english-150")
    cards = state.nobles[number].troops
    assert payable(cards, 100) == 100
    assert payable(cards, 200) == 200
    assert payable(cards, 1000) == 250
    assert forfeits(cards, 100) == ["polish-50"]
    assert forced(cards, 100)
    assert forfeits(cards, 150) == ["english-150"]
    assert not forced([*cards, card_in(state.mercenaries, "english-50")], 100)


def test_k13_8_regulars_are_never_paid() -> None:
    state = at_rest()
    noble(state, "russet", "lorne", "regular-100", "regular-50", losses=1)
    dies(state, "russet")
    assert force(state, "russet") == ["regular-100", "regular-50"]


def test_g12_maintained_troops_go_with_the_office_and_count_before() -> None:
    state = at_rest()
    noble(state, "russet", "lorne", "regular-50", losses=2)
    grant(state, "constable", "russet")
    run(state)
    assert place(state, "russet") == "lorne", "250 troops"
    state.nobles[NOBLE["russet"]].losses = 3
    stack(state, quiet())
    run(state)
    assert place(state, "russet") == ""
    assert force(state, "russet") == ["regular-50"]


def test_f31_casualties_kill_outside_battles_too() -> None:
    state = at_rest()
    noble(state, "russet", "lorne", "regular-100")
    state.nobles[NOBLE["russet"]].losses = 1
    stack(state, quiet())
    assert "dies" in keys(run(state))


def test_k13_8_several_deaths_are_resolved_one_after_the_other() -> None:
    state = at_rest()
    noble(state, "russet", "lorne", "polish-50", "polish-100", losses=2)
    noble(state, "karmin", "vecht", "english-50", "english-100", losses=2)
    stack(state, quiet("english"), quiet("polish"))
    run(state)
    check(state)
    assert place(state, "russet") == place(state, "karmin") == ""
    while RED in waits(state):
        do(state, RED, str(prompt(state, RED).default[0]))
    assert all(not state.nobles[n].losses for n in nobles_of(state, RED))


# --- the option ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("abandoned", [False, True])
def test_f34_a_noble_whose_last_troops_desert_counts_as_dead_with_the_option(abandoned: bool) -> None:
    state = at_rest(abandoned=abandoned)
    noble(state, "russet", "lorne", "polish-50", heir=False)
    events: list[Event] = []
    troops = state.nobles[NOBLE["russet"]].troops
    desert(state, RED, NOBLE["russet"], card_in(troops, "polish-50"), events)
    run(state)
    who = state.nobles[NOBLE["russet"]]
    assert (who.area, who.dead, who.gone) == (NONE, abandoned, False), "an heir follows whatever Events say"


def test_k13_8_a_death_is_saved_and_read() -> None:
    state = at_rest()
    noble(state, "russet", "lorne", "polish-50", "polish-100", "english-100", losses=1)
    dies(state, "russet", "polish")
    for _ in range(3):
        save = KNIGHTS.dumps(state)
        assert KNIGHTS.dumps(KNIGHTS.loads(save)) == save
        if RED not in waits(state):
            break
        do(state, RED, str(prompt(state, RED).default[0]))
    assert RED not in waits(state)


def test_standing_orders_answer_what_follows_a_defeat() -> None:
    state = at_rest()
    do(state, RED, "order retreats home; order deserters smallest")
    noble(state, "russet", "lorne", "regular-50", "polish-50", "polish-100")
    retreat(state, "lorne", "russet", nation="polish")
    assert place(state, "russet") == "vecht"
    assert force(state, "russet") == ["polish-100", "regular-50"]


def test_k13_7_from_each_army_that_retreats_one_deserts() -> None:
    """A Fate card for every one of them, wherever those before him have gone: to a refuge or home."""
    state = at_rest()
    noble(state, "russet", "lorne", "regular-50", "polish-50")
    noble(state, "karmin", "lorne", "regular-50", "polish-50")
    retreat(state, "lorne", "russet", "karmin", nation="polish")
    assert force(state, "russet") == ["regular-50"]
    do(state, RED, "retreat russet vecht")
    assert force(state, "karmin") == ["regular-50"]
    state = at_rest()
    closed(state)
    noble(state, "russet", "rothby", "regular-50", "polish-50")
    noble(state, "karmin", "rothby", "regular-50", "polish-50")
    retreat(state, "rothby", "russet", "karmin", nation="polish")
    assert (place(state, "russet"), place(state, "karmin")) == (home(RED), home(RED))
    assert (force(state, "russet"), force(state, "karmin")) == (["regular-50"], ["regular-50"])


def test_k13_7_to_the_only_refuge_he_goes_unasked_and_not_exhausted() -> None:
    state = at_rest()
    noble(state, "woad", "umberlow", "regular-50")
    noble(state, "russet", "rothby", "regular-50")
    assert refuges(state, NOBLE["russet"], AREA["rothby"]) == [AREA["dunmere"]]
    events = retreat(state, "rothby", "russet")
    assert "retreats" in keys(events)
    assert place(state, "russet") == "dunmere"
    assert not state.nobles[NOBLE["russet"]].exhausted
