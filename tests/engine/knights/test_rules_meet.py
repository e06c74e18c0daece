"""Rulings where two rules meet: ties, admirals, markers, casualties in the last step of the upkeep, orders about seats,
laws that ask nothing, wages that do not suffice."""

from __future__ import annotations

import pytest

from engine.knights.game_data import NOBLE
from engine.knights.rules import KNIGHTS
from engine.knights.state import WAGES, KnState
from tests.engine.knights.fights import V, attack, fate, now, through
from tests.engine.knights.halls import cast, meet, number
from tests.engine.knights.kit import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    city,
    do,
    fill,
    force,
    go,
    grant,
    home,
    keys,
    legal,
    noble,
    offer,
    place,
    position,
    prompt,
    reveal,
    siege,
    stronghold,
    waits,
    why,
)
from tests.engine.knights.special_phases import phase

MOBILIZE, VERSATILE = "mobilize-forces", "versatile-strategy"


# --- the Chairman and his own words ----------------------------------------------------------------------------------


def test_k10_5_who_wrote_down_what_his_votes_are_for_is_asked_at_a_tie() -> None:
    """He may break it for either side, whatever he cast his own Votes for."""
    state = position()
    state.barons[RED].votes = state.barons[BLUE].votes = 1
    meet(state, "crown-quarter")
    do(state, RED, "say crown-quarter no; cast crown-quarter 1")
    do(state, BLUE, "say crown-quarter yes; cast crown-quarter 1")
    cast(state, "crown-quarter", 0, 0, 0, 0)
    assert waits(state) == [RED]
    assert prompt(state, RED).step == "decide"
    assert [str(a) for a in prompt(state, RED).default] == ["decide no"]
    do(state, RED, "decide yes")
    assert number("crown-quarter") in state.laws


# --- the sea ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("port", ["acre", "quarn"])
def test_k12_2_an_admiral_who_has_landed_does_not_attack_with_the_same_card(port: str) -> None:
    """His card is turned when he sails, not when Mobilize is done; whoever stood there may attack."""
    state = position()
    noble(state, "karmin", "ballin", "english-200")
    grant(state, "admiral", "karmin")
    reveal(state, RED, MOBILIZE)
    do(state, RED, f"target {port}; sail karmin {port}")
    assert place(state, "karmin") == port
    assert state.nobles[NOBLE["karmin"]].exhausted
    assert not [a for a in legal(state, RED) if a.startswith("attack")], "a neutral city stands there"


def test_k12_2_beside_an_admiral_who_has_landed_a_rested_noble_fights_alone() -> None:
    state = position()
    noble(state, "karmin", "ballin", "english-200")
    noble(state, "rubino", "acre", "german-200")
    grant(state, "admiral", "karmin")
    reveal(state, RED, MOBILIZE)
    do(state, RED, "target acre; sail karmin acre; attack acre city; assault")
    assert state.nobles[NOBLE["rubino"]].exhausted is False, "until the card is done"
    assert now(state).armies[0] == [NOBLE["rubino"]]


# --- markers ---------------------------------------------------------------------------------------------------------


def hiring(*track: int) -> KnState:
    state = position()
    offer(state, "polish-100", "polish-50", "polish-150", "french-100", "italian-100")
    state.track[: len(track)] = track
    phase(state, "draft")
    return state


def test_g54_for_a_second_of_the_nation_he_says_which_marker_leaves() -> None:
    state = hiring(RED, RED, BLUE, RED, GREEN)
    do(state, RED, "hire polish-100 stronghold")
    assert state.track[:5] == [-1, RED, BLUE, RED, GREEN], "the first is hired with the marker whose turn it is"
    assert {a for a in legal(state, RED) if a.startswith("hire")} == {
        "hire polish-50 stronghold", "hire polish-150 stronghold", "hire polish-50 stronghold 4",
        "hire polish-150 stronghold 4", *(f"hire polish-{n} {who}{spot}" for n in (50, 150) for spot in ("", " 4")
        for who in ("karmin", "rotenfels", "rubino", "russet")),
    }  # fmt: skip
    do(state, RED, "hire polish-150 stronghold 4")
    assert state.track[:5] == [-1, RED, BLUE, -1, GREEN]


def test_g54_unless_he_says_another_the_leftmost_leaves() -> None:
    state = hiring(RED, RED, BLUE, RED, GREEN)
    do(state, RED, "hire polish-100 stronghold; hire polish-150 stronghold")
    assert state.track[:5] == [-1, -1, BLUE, RED, GREEN]


def test_g54_a_marker_that_is_not_there_cannot_leave() -> None:
    state = hiring(RED, RED, BLUE, RED, GREEN)
    assert why(state, RED, "hire polish-100 stronghold 4") == "hire-spot", "the first leaves with the marker in turn"
    do(state, RED, "hire polish-100 stronghold")
    assert why(state, RED, "hire polish-50 stronghold 3") == "hire-spot", "a rival's"
    assert why(state, RED, "hire polish-50 stronghold four") == "words"


# --- casualties in the last step of the upkeep -----------------------------------------------------------------------


def test_g55_a_garrison_as_good_as_dead_is_not_handed_to_a_noble() -> None:
    """A hundred Regulars with a casualty: no Noble off the board takes them, or he would die of it and his heir come
    back at once without it."""
    state = position()
    stronghold(state, RED, None, "regular-100", losses=1)
    go(state, "return")
    assert prompt(state, RED).step == "plan", "nothing is to be decided"
    assert state.barons[RED].stronghold.losses == 1


def test_g55_whose_men_outnumber_the_casualties_may_take_them() -> None:
    state = position()
    stronghold(state, RED, None, "regular-100", losses=1)
    noble(state, "rubino", "", "regular-50")
    go(state, "return")
    assert why(state, RED, "shift all stronghold karmin") == "shift-dead"
    do(state, RED, f"shift all stronghold rubino; place rubino {home(RED)}")
    assert (place(state, "rubino"), state.nobles[NOBLE["rubino"]].losses) == (home(RED), 1)


def test_g55_an_army_off_the_board_as_good_as_dead_stays_there_with_its_casualties() -> None:
    """Deserters have left him fifty men and a casualty: he waits, Muster Troops helps him, then he comes."""
    state = position()
    noble(state, "rubino", "", "regular-50", losses=1)
    go(state, "return")
    assert (place(state, "rubino"), state.nobles[NOBLE["rubino"]].losses) == ("", 1)
    reveal(state, -1, "muster-troops")
    do(state, RED, "muster rubino 1")
    go(state, "return")
    for action in prompt(state, RED, "return").default:
        KNIGHTS.apply(state, RED, action)
    assert (place(state, "rubino"), state.nobles[NOBLE["rubino"]].losses) == (home(RED), 0)


def test_g55_casualties_off_the_board_go_with_the_last_men() -> None:
    """The only Mercenary of a Noble off the board deserts for want of wages: nothing is left to be hurt."""
    state = position(crowns=0)
    noble(state, "rubino", "", "english-50", losses=1)
    phase(state, "wages")
    assert (force(state, "rubino"), state.nobles[NOBLE["rubino"]].losses) == ([], 0)


def test_k17_5_silence_brings_them_back_and_says_nothing_that_an_order_answers() -> None:
    """Two Nobles, two places: with the order "needed" nothing is left to say once they stand there; without it what
    Nobles in one area could exchange is."""
    for order, last in (("needed", "place"), ("ask", "done")):
        state = position()
        city(state, "monz", RED)
        noble(state, "rubino", "", "regular-50")
        noble(state, "karmin", "", "regular-100")
        state.orders[RED].returning = order
        go(state, "return")
        default = prompt(state, RED, "return").default
        assert default[-1].verb == last
        for action in default:
            KNIGHTS.apply(state, RED, action)
        assert (place(state, "rubino"), place(state, "karmin")) == (home(RED), home(RED))


@pytest.mark.parametrize("use", ["march", "battle"])
def test_k5_2_silence_in_the_middle_of_a_card_that_an_order_uses(use: str) -> None:
    """With the order for crowns the card goes back, and the order takes them: to decline is nobody's question."""
    state = position()
    noble(state, "karmin", "vecht", "english-200")
    reveal(state, RED, VERSATILE)
    do(state, RED, f"use {use}; order versatile crowns")
    assert [str(a) for a in prompt(state, RED).default] == ["back"]
    do(state, RED, "back")
    assert state.barons[RED].crowns == 17


# --- orders about seats ----------------------------------------------------------------------------------------------


def test_g1_orders_name_the_others_who_play() -> None:
    state = position(3)
    go(state, "plan")
    assert why(state, RED, "order-pass seat-0 allow") == "order-self"
    assert why(state, RED, "order-voice boon seat-0") == "order-self"
    assert why(state, RED, "order-pass seat-3 allow") == "order-seat"
    assert why(state, RED, "order-voice boon seat-5") == "order-seat"
    assert why(state, RED, "order-pass seat-9 allow") == "words"
    offered = [a for a in prompt(state, RED, "standing").actions if a.verb in ("order-pass", "order-voice")]
    named = {str(a) for n in (0, 1) for action in offered for a in action.args[n : n + 1] if str(a).startswith("seat-")}
    assert named == {"seat-1", "seat-2"}
    do(state, RED, "order-voice boon self; order-pass seat-2 allow")


def test_k16_5_no_order_about_who_is_out() -> None:
    state = position(elimination=True)
    go(state, "plan")
    state.barons[GREEN].out = True
    assert why(state, RED, "order-pass seat-2 allow") == "order-seat"


# --- laws that ask nothing -------------------------------------------------------------------------------------------


def test_k10_9_no_ban_for_a_toll_that_nobody_asks() -> None:
    """A law on roads asks nothing of who goes to the next area; of who may go along the road it does."""
    for area, target, asked in (("yarrow", "kovel", False), ("yarrow", "netherby", True)):
        state = position()
        grant(state, "road-toll", law=True)
        noble(state, "karmin", area, "regular-50")
        reveal(state, RED, MOBILIZE)
        do(state, RED, f"target {target}")
        assert ("defy" in legal(state, RED)) == asked


def test_k16_2_no_ban_for_a_siege_that_could_not_be_laid() -> None:
    """A decree forbids sieges; who is too weak for one is not asked to defy it."""
    for troops, asked in ((("regular-50",), False), (("english-200", "german-200"), True)):
        state = position(motions=True)
        state.decrees.append("sieges")
        noble(state, "karmin", "harsk", *troops)
        attack(state, RED, "harsk", "city")
        assert ("defy" in legal(state, RED)) == asked
        assert why(state, RED, "besiege") == ("siege-decree" if asked else "besiege")


def test_k12_3_who_is_on_his_way_is_asked_about_troops_first() -> None:
    state = position()
    noble(state, "karmin", "yarrow", "regular-50")
    noble(state, "rubino", "kovel", "regular-50", "regular-100")
    reveal(state, RED, MOBILIZE)
    do(state, RED, "target kovel; march karmin kovel")
    assert prompt(state, RED).step == "bring"
    assert why(state, RED, "march rubino kovel") == "halt-first"
    assert why(state, RED, "done") == "halt-first"


# --- wages that do not suffice ---------------------------------------------------------------------------------------


def test_g56_with_a_regular_unpaid_no_mercenary_is_paid() -> None:
    """First all Regulars, then Mercenaries: with three crowns the fifties are paid, the hundred is not, and the crown
    that is left pays nobody. The Regulars stay."""
    state = position(crowns=3)
    noble(state, "karmin", "vecht", "regular-50", "regular-50", "regular-100", "english-50")
    stronghold(state, RED, None, "polish-50")
    fill(state, WAGES, 4)
    events = phase(state, "wages")
    assert keys(events).count("deserts") == 2
    assert waits(state) == [YELLOW], "nobody is asked what is not to be decided"
    assert force(state, "karmin") == ["regular-100", "regular-50", "regular-50"]
    assert state.barons[RED].crowns == 1


def test_g56_the_army_of_the_circle_goes_on_free_when_others_have_left_it() -> None:
    """Its 450 men ask wages; once fifty have gone the rest asks none: so he says who goes."""
    state = position(crowns=1)
    noble(state, "russet", "vecht", "regular-100", "english-50", "english-100", "polish-200")
    stronghold(state, RED, None, "german-50")
    phase(state, "wages")
    assert why(state, RED, "settle") == "wages-short"
    assert prompt(state, RED).params["short"] == 1
    do(state, RED, "discharge english-50 russet")
    assert force(state, "russet") == ["english-100", "polish-200", "regular-100"]
    assert not state.barons[RED].stronghold.troops


# --- what a stronghold, an elimination and a pact are worth ----------------------------------------------------------


def test_g57_both_prizes_are_paid_before_the_loser_is_out() -> None:
    state = position(elimination=True)
    noble(state, "woad", home(RED), "german-200", "polish-200")
    city(state, "vecht", RED)
    city(state, "monz", RED)
    state.barons[RED].stronghold.breaches = 2
    fate(state, V, V, V, V, V, V)
    attack(state, BLUE, home(RED), "stronghold")
    do(state, BLUE, "assault")
    while prompt(state, waits(state)[0]).step != "surrender":
        through(state, prompt(state, waits(state)[0]).step)
    do(state, RED, "surrender monz")
    assert state.barons[RED].out
    assert (state.barons[RED].crowns, state.barons[BLUE].crowns) == (8, 22)
    assert (city(state, "monz", BLUE).owner, KNIGHTS.view(state, None).barons[BLUE].cities) == (BLUE, 1)


def test_g58_mercenaries_are_hired_into_a_stronghold_off_the_board() -> None:
    """Troops lie by its card before it is placed and after it has fallen; they come with the next Nobles."""
    state = position()
    stronghold(state, RED, "")
    offer(state, "english-50", "polish-50", "german-50", "french-50", "italian-50")
    state.track[:5] = [RED] * 5
    phase(state, "draft")
    do(state, RED, "hire english-50 stronghold")
    assert state.barons[RED].stronghold.troops


def test_g59_treason_is_an_attack_against_a_written_truce_alone() -> None:
    """Crowns taken for peace are a promise that binds nobody; a truce that was taken does, both of them."""
    for favour, lost in (("peace", 0), ("truce", 1)):
        state = position(treason=True)
        state.barons[RED].influence = 5
        noble(state, "russet", "lorne", "english-200")
        noble(state, "woad", "lorne", "german-200")
        go(state, "plan")
        do(state, BLUE, f"terms seat-0 {favour}; bid 1")
        taken = next(p.id for p in KNIGHTS.prompts(state)[RED] if p.step == "offer").removeprefix("offer-")
        do(state, RED, f"take-offer {taken}")
        attack(state, RED, "lorne", "seat-1")
        through(state)
        assert state.barons[RED].influence == 5 - lost


def test_g41_a_fortified_city_is_razed_for_its_printed_income() -> None:
    state = position()
    noble(state, "karmin", "vecht", "english-200", "german-200")
    noble(state, "woad", "yarrow", "regular-50")
    city(state, "vecht", BLUE, fortified=True)
    siege(state, "vecht", RED)
    attack(state, RED, "vecht", "city")
    do(state, RED, "besiege")
    through(state, "battle-armies")
    assert prompt(state, RED).params["n"] == 12, "three times the four that are printed"
    do(state, RED, "raze")
    assert state.barons[RED].crowns == 27
