"""Taxes, wages, hiring (K9, K11)."""

from __future__ import annotations

from engine.knights.state import TAXES, WAGES
from engine.knights.words import TROOP_IDS
from tests.engine.knights.kit import (
    BLUE,
    GREEN,
    RED,
    city,
    do,
    fill,
    force,
    grant,
    home,
    keys,
    legal,
    noble,
    offer,
    place,
    position,
    prompt,
    siege,
    stronghold,
    waits,
    why,
)
from tests.engine.knights.special_phases import crowns, phase

# --- taxes -----------------------------------------------------------------------------------------------------------


def test_k9_1_income_of_cities_fortified_ones_one_more_besieged_ones_none() -> None:
    state = position(crowns=0)
    city(state, "vecht", RED, fortified=True, breaches=2)
    city(state, "cadiz", RED)
    city(state, "lorne", BLUE)
    noble(state, "karmin", "lorne", "regular-50")
    siege(state, "lorne", RED)
    fill(state, TAXES, 4)
    events = phase(state, "taxes")
    assert crowns(state) == [8, 0, 0, 0]
    assert not state.spaces[TAXES]
    assert keys(events).count("income") == 1, "of nothing no word"


def test_k9_3_concessions_pay() -> None:
    state = position(crowns=0)
    grant(state, "silver-mines", seat=BLUE)
    grant(state, "treasurer", "sinople")
    phase(state, "taxes")
    assert crowns(state) == [0, 4, 2, 0]


def test_k9_1_a_tithe_and_who_will_not_pay_it() -> None:
    """One crown of each four; who refuses is banned and pays nothing."""
    state = position(crowns=0)
    grant(state, "crown-quarter", law=True)
    city(state, "harsk", RED)
    city(state, "estvan", RED)
    city(state, "vecht", BLUE)
    phase(state, "taxes")
    assert waits(state) == [RED]
    assert prompt(state, RED).params["n"] == 2
    do(state, RED, "obey")
    do(state, BLUE, "defy")
    assert crowns(state) == [7, 4, 0, 0]
    assert [b.banned for b in state.barons] == [False, True, False, False]


def test_k10_9_who_is_banned_refuses_freely() -> None:
    state = position(crowns=0)
    grant(state, "crown-quarter", law=True)
    city(state, "vecht", BLUE)
    state.barons[BLUE].banned = True
    phase(state, "taxes")
    assert crowns(state) == [0, 4, 0, 0]


# --- wages -----------------------------------------------------------------------------------------------------------


def test_k9_2_regulars_as_many_as_can_be_paid_and_none_deserts() -> None:
    state = position(crowns=3)
    noble(state, "karmin", "", "regular-100", "regular-50")
    stronghold(state, RED, None, "regular-50", losses=0)
    noble(state, "blauen", "vecht", "regular-100", "regular-50", "regular-50", "regular-50", losses=1)
    fill(state, WAGES, 4)
    phase(state, "wages")
    assert crowns(state)[:2] == [1, 0], "two of 50; three of 50, not enough is left for the 100"
    assert len(force(state, "blauen")) == 4
    assert not state.spaces[WAGES]


def test_f8_wages_are_owed_whatever_the_casualties() -> None:
    state = position()
    noble(state, "karmin", "vecht", "english-200", losses=1)
    phase(state, "wages")
    do(state, RED, "settle")
    assert crowns(state)[RED] == 11


def test_k9_2_unpaid_mercenaries_desert_to_the_deck() -> None:
    state = position(crowns=4)
    noble(state, "karmin", "vecht", "english-100", "polish-150", "regular-50")
    stronghold(state, RED, None, "german-50")
    phase(state, "wages")
    assert prompt(state, RED).params == {"n": 6, "crowns": 3, "short": 0}
    assert why(state, RED, "settle") == "wages"
    assert [str(a) for a in prompt(state, RED).default] == ["discharge polish-150 karmin", "settle"]
    do(state, RED, "discharge polish-150 karmin; settle")
    assert crowns(state)[RED] == 0
    assert force(state, "karmin") == ["english-100", "regular-50"]
    assert "polish-150" in [TROOP_IDS[t] for t in state.mercenaries]


def test_k9_2_silence_lets_the_dearest_go_and_orders_pay_the_others() -> None:
    state = position(crowns=4)
    noble(state, "karmin", "vecht", "english-100", "polish-150", "regular-50")
    stronghold(state, RED, None, "german-50")
    do(state, RED, "order wages all")
    phase(state, "wages")
    assert [str(a) for a in prompt(state, RED).default] == ["discharge polish-150 karmin"]
    do(state, RED, "discharge polish-150 karmin")
    assert (crowns(state)[RED], waits(state)) == (0, [3])


def test_k9_2_what_a_death_leaves_is_asked_anew() -> None:
    state = position(crowns=1)
    noble(state, "karmin", "vecht", "polish-150", "english-100", "regular-50", losses=1)
    stronghold(state, RED, None, "german-50", "french-50")
    phase(state, "wages")
    before = prompt(state, RED)
    assert [str(a) for a in before.default] == ["discharge polish-150 karmin", "discharge english-100 karmin"]
    assert before.params == {"n": 7, "crowns": 0, "short": 0}
    do(state, RED, "discharge polish-150 karmin")
    assert prompt(state, RED).id == before.id
    do(state, RED, "discharge english-100 karmin")
    assert place(state, "karmin") == ""
    assert prompt(state, RED, "wages").id != before.id


def test_k9_2_one_may_let_go_whom_one_could_pay() -> None:
    state = position()
    noble(state, "karmin", "vecht", "english-100", "regular-50")
    phase(state, "wages")
    do(state, RED, "discharge english-100 karmin")
    assert crowns(state)[RED] == 14


def test_k9_2_orders_pay_everybody_while_that_is_possible() -> None:
    state = position(crowns=5)
    noble(state, "karmin", "vecht", "english-100", "english-50", "regular-50")
    do(state, RED, "order wages all")
    phase(state, "wages")
    assert (crowns(state)[RED], waits(state)) == (1, [3])
    phase(state, "wages")
    assert waits(state) == [RED]


def test_f6_the_circle_pays_nothing_up_to_400() -> None:
    state = position()
    noble(state, "russet", "vecht", "english-200", "polish-150", "regular-50", exhausted=True)
    phase(state, "wages")
    assert crowns(state)[RED] == 15
    noble(state, "mossgrove", "vecht", "german-200", "french-150", "italian-100")
    phase(state, "wages")
    do(state, GREEN, "settle")
    assert crowns(state)[GREEN] == 6


def test_f7_maintained_troops_count_for_the_circle() -> None:
    state = position()
    noble(state, "russet", "vecht", "english-200", "polish-150")
    grant(state, "captain-of-the-guard", "russet")
    phase(state, "wages")
    assert waits(state) == [RED]
    do(state, RED, "settle")
    assert crowns(state)[RED] == 8


def test_f9_a_desertion_may_kill_a_noble() -> None:
    state = position()
    who = state.nobles[noble(state, "karmin", "vecht", "english-100", "regular-100", losses=1)]
    phase(state, "wages")
    do(state, RED, "discharge english-100 karmin")
    assert place(state, "karmin") == ""
    assert who.dead


def test_k9_2_a_quartermaster_saves_his_army_three_crowns() -> None:
    state = position()
    noble(state, "karmin", "vecht", "english-200", "regular-50")
    grant(state, "quartermaster", "karmin")
    phase(state, "wages")
    do(state, RED, "settle")
    assert crowns(state)[RED] == 13


# --- hiring ----------------------------------------------------------------------------------------------------------


def test_x7_three_barons_hire() -> None:
    """The English of 150, then two Polish for two markers at once, then the Romanians; prices 3, 3 and 1."""
    state = position(3)
    offer(state, "english-150", "polish-100", "polish-50", "romanian-50")
    state.track[:4] = [RED, BLUE, BLUE, GREEN]
    noble(state, "sinople", "kovel", "regular-50")
    city(state, "kovel", GREEN)
    phase(state, "draft")
    assert waits(state) == [RED]
    do(state, RED, "hire english-150 stronghold")
    assert waits(state) == [BLUE]
    do(state, BLUE, "hire polish-100 pers")
    assert waits(state) == [BLUE]
    assert not [a for a in legal(state, BLUE) if "romanian" in a]
    assert why(state, BLUE, "hire romanian-50 stronghold") == "hire-nation"
    do(state, BLUE, "hire polish-50 pers")
    events = do(state, GREEN, "hire romanian-50 sinople")
    assert crowns(state) == [12, 12, 14]
    assert force(state, "pers") == ["polish-100", "polish-50"]
    assert "romanian-50" in force(state, "sinople")
    assert "offer" in keys(events)
    assert len(state.offer) == 4
    assert state.track == [-1] * 7


def test_k11_1_who_hires_nobody_loses_his_marker() -> None:
    state = position(crowns=1)
    offer(state, "english-150", "polish-100", "german-50", "french-100", "italian-100")
    state.track[:5] = [RED, BLUE, GREEN, RED, BLUE]
    phase(state, "draft")
    do(state, RED, "pass")
    do(state, BLUE, "hire german-50 stronghold")
    assert state.track == [-1] * 7, "nobody can pay for what is left"
    assert crowns(state) == [1, 0, 1, 1]


def test_k11_2_a_second_nation_waits_for_the_next_marker() -> None:
    state = position()
    offer(state, "english-150", "polish-100", "polish-50", "french-100", "italian-100")
    state.track[:5] = [RED, BLUE, GREEN, RED, BLUE]
    phase(state, "draft")
    do(state, RED, "hire polish-100 stronghold; pass")
    assert waits(state) == [BLUE]
    assert state.track[3] == RED


def test_k11_3_where_they_are_assigned() -> None:
    state = position()
    offer(state, "english-50", "polish-50", "german-50", "french-50", "italian-50")
    state.track[:5] = [RED] * 5
    city(state, "kovel", RED)
    city(state, "monz", RED)
    noble(state, "karmin", "kovel", "regular-50")
    noble(state, "rubino", "monz", "regular-50")
    noble(state, "blauen", "monz", "regular-50")
    siege(state, "monz", BLUE)
    noble(state, "russet", "vecht", "regular-50")
    phase(state, "draft")
    assert {a.split()[2] for a in legal(state, RED) if a.startswith("hire")} == {"stronghold", "karmin", "rotenfels"}
    assert why(state, RED, "hire english-50 rubino") == "hire-place"


def test_f29_a_besieged_stronghold_takes_mercenaries_its_nobles_do_not() -> None:
    state = position()
    offer(state, "english-50", "polish-50", "german-50", "french-50", "italian-50")
    state.track[:5] = [RED] * 5
    for slug in ("karmin", "rubino", "russet", "rotenfels"):
        noble(state, slug, home(RED), "regular-50" if slug != "russet" else "regular-100")
    noble(state, "blauen", home(RED), "regular-50")
    siege(state, home(RED), BLUE)
    phase(state, "draft")
    assert {a.split()[2] for a in legal(state, RED) if a.startswith("hire")} == {"stronghold"}


def test_k11_1_the_guild_law_asks_a_crown_more() -> None:
    state = position()
    grant(state, "guild-of-arms", law=True)
    offer(state, "english-50", "polish-50", "german-50", "french-50", "italian-50")
    state.track[:5] = [RED, BLUE, BLUE, BLUE, BLUE]
    phase(state, "draft")
    do(state, RED, "hire english-50 stronghold")
    assert crowns(state)[RED] == 13
    do(state, BLUE, "defy; hire polish-50 stronghold")
    assert crowns(state)[BLUE] == 14
    assert state.barons[BLUE].banned


def test_k11_1_a_law_that_makes_everybody_too_dear_can_be_defied() -> None:
    """Who could hire but for the law is asked; who could not hire anyway loses his marker unasked."""
    for purse, asked in ((1, True), (0, False)):
        state = position(3)
        offer(state, "english-50", "polish-100", "polish-150", "romanian-150")
        grant(state, "guild-of-arms", law=True)
        state.track[0] = RED
        state.barons[RED].crowns = purse
        phase(state, "draft")
        assert (waits(state) == [RED]) == asked
        if asked:
            assert legal(state, RED) == ["pass", "defy"]
            do(state, RED, "defy; hire english-50 stronghold")
            assert state.barons[RED].banned
            assert state.barons[RED].crowns == 0


def test_k9_2_the_only_one_who_cannot_be_paid_deserts_unasked() -> None:
    state = position(crowns=0)
    stronghold(state, RED, None, "english-50", "english-50")
    assert "deserts" in keys(phase(state, "wages"))
    assert waits(state) == [3]
    assert not state.barons[RED].stronghold.troops
    state = position(crowns=0)
    stronghold(state, RED, None, "english-50", "polish-50")
    phase(state, "wages")
    assert waits(state) == [RED], "he says who goes first"


def test_k9_2_silence_lets_the_dearest_go_and_says_nothing_that_is_forced() -> None:
    """The circle's army of 450 asks nothing any more when the dearest has left; the last one of all goes unsaid."""
    for slugs, purse, said in (
        (("english-200", "polish-150", "polish-100"), 5, ["discharge english-200 russet"]),
        (("english-200", "polish-200", "polish-100"), 0, ["discharge polish-200 russet", "settle"]),
    ):
        state = position(crowns=purse)
        noble(state, "russet", "vecht", *slugs)
        stronghold(state, RED, None, "french-50", "french-50")
        phase(state, "wages")
        asked = prompt(state, RED)
        assert [str(a) for a in asked.default][:1] == said[:1]
        for action in asked.default:
            assert why(state, RED, str(action)) == ""
            do(state, RED, str(action))
        assert waits(state) == [3]


def test_g40_arms_are_taxed_after_the_wages() -> None:
    """A crown for each hundred or part of it above six hundred on his cards; soldiers come first."""
    state = position(crowns=20)
    grant(state, "arms-tax", law=True)
    noble(state, "karmin", "vecht", "english-200", "german-200", "polish-200", "regular-50")
    phase(state, "wages")
    do(state, RED, "settle")
    assert prompt(state, RED).step == "comply"
    assert prompt(state, RED).params["n"] == 1
    do(state, RED, "obey")
    assert crowns(state)[RED] == 20 - 13 - 1
