"""Upkeep: Influence, revolts, landings, Nobles who return (K6, K17.5)."""

from __future__ import annotations

from engine.core import SeatRef
from engine.knights.game_data import NOBLE
from engine.knights.rules import KNIGHTS
from tests.engine.knights.kit import (
    BLUE,
    GREEN,
    RED,
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
    siege,
    stack,
    stronghold,
    waits,
    why,
)


def test_k6_2_influence_for_cities_at_home_and_overseas() -> None:
    state = position()
    for slug in ("vecht", "lorne", "cadiz"):
        city(state, slug, RED)
    noble(state, "blauen", "lorne", "regular-50")
    siege(state, "lorne", BLUE)
    city(state, "monz", BLUE)
    stronghold(state, BLUE, "")
    events = go(state, "influence")
    assert [b.influence for b in state.barons] == [2, 0, 0, 0]
    assert state.pool == 38
    assert [e.params["seat"] for e in events if e.key == "knights-influence"] == [SeatRef(RED)], "of nothing no word"


def test_k6_2_no_influence_without_a_stronghold() -> None:
    state = position()
    city(state, "vecht", RED)
    stronghold(state, RED, "")
    assert KNIGHTS.view(state, None).barons[RED].due == 0


def test_k6_3_only_cities_without_their_nobles() -> None:
    state = position()
    for slug in ("vecht", "lorne"):
        city(state, slug, RED)
    noble(state, "karmin", "vecht", "regular-50")
    stack(state, {"revolt": True})
    go(state, "revolts")
    assert prompt(state, RED).step == "revolt"
    assert legal(state, RED) == ["pay lorne crowns", "yield lorne"]


def test_k6_3_a_faith_or_twice_the_income() -> None:
    state = position()
    city(state, "lorne", RED, fortified=True)
    state.barons[RED].faith = 1
    stack(state, {"revolt": True})
    go(state, "revolts")
    assert prompt(state, RED).params["n"] == 8, "twice the four that are printed"
    do(state, RED, "pay lorne crowns")
    assert (state.barons[RED].crowns, city(state, "lorne", RED).owner) == (7, RED)
    stack(state, {"revolt": True})
    go(state, "revolts")
    do(state, RED, "pay lorne faith")
    assert state.barons[RED].faith == 0


def test_k6_3_let_go_it_is_neutral_and_no_longer_fortified() -> None:
    state = position()
    it = city(state, "lorne", RED, fortified=True, breaches=1)
    stack(state, {"revolt": True})
    go(state, "revolts")
    do(state, RED, "yield lorne")
    assert (it.owner, it.fortified, it.breaches) == (-1, False, 1)


def test_k6_3_who_cannot_pay_is_not_asked() -> None:
    state = position(crowns=0)
    it = city(state, "lorne", RED)
    stack(state, {"revolt": True})
    go(state, "revolts")
    assert it.owner == -1
    assert prompt(state, RED).step == "plan"


def test_k6_3_no_revolt() -> None:
    state = position()
    it = city(state, "lorne", RED)
    stack(state, {"revolt": False})
    assert "quiet" in keys(go(state, "revolts"))
    assert it.owner == RED


def test_g19_chairman_first() -> None:
    state = position()
    city(state, "vecht", RED)
    city(state, "lorne", GREEN)
    state.chairman = GREEN
    stack(state, {"revolt": True}, {"revolt": True})
    go(state, "revolts")
    assert waits(state) == [GREEN]
    do(state, GREEN, "yield lorne")
    assert waits(state) == [RED]


def test_g20_who_is_at_sea_guards_no_city() -> None:
    state = position()
    city(state, "ballin", RED)
    noble(state, "karmin", "ballin", "regular-50", sea=True)
    stack(state, {"revolt": True})
    go(state, "revolts")
    assert waits(state) == [RED]
    do(state, RED, "yield ballin")
    assert place(state, "karmin") == "ballin", "he lands afterwards"


def test_k6_3_standing_orders_pay() -> None:
    for word, crowns, faith, owner in (("faith", 15, 0, RED), ("crowns", 7, 1, RED), ("never", 15, 1, -1)):
        state = position()
        it = city(state, "lorne", RED)
        state.barons[RED].faith = 1
        do(state, RED, f"order revolt {word}")
        stack(state, {"revolt": True})
        go(state, "revolts")
        assert (state.barons[RED].crowns, state.barons[RED].faith, it.owner) == (crowns, faith, owner)


def test_k6_4_and_k6_5_come_after_the_revolts() -> None:
    state = position()
    noble(state, "karmin", "ballin", "regular-50", sea=True, exhausted=True)
    go(state, "revolts")
    who = state.nobles[NOBLE["karmin"]]
    assert (who.sea, who.exhausted) == (False, False)


def test_k6_4_who_sails_lands() -> None:
    state = position()
    noble(state, "karmin", "acre", "regular-50", sea=True)
    go(state, "land")
    assert place(state, "karmin") == "acre"


def test_k6_5_nobles_are_refreshed() -> None:
    state = position()
    noble(state, "karmin", "acre", "regular-50", exhausted=True)
    go(state, "refresh")
    assert not state.nobles[NOBLE["karmin"]].exhausted


# --- returning -------------------------------------------------------------------------------------------------------


def test_x15_three_nobles_off_the_board() -> None:
    """One has given his troops away, one never had any, one is dead: the troops of the last and those of the
    stronghold are divided anew, and whoever has some comes back."""
    state = position()
    city(state, "monz", RED)
    noble(state, "rubino", "", "regular-100", dead=True)
    stronghold(state, RED, None, "english-50", "polish-100")
    go(state, "return")
    do(state, RED, "shift all rubino russet; shift english-50 stronghold rubino; shift all stronghold russet")
    assert force(state, "russet") == ["polish-100", "regular-100"]
    assert why(state, RED, "done") == "return-left"
    assert why(state, RED, "place karmin monz") == "place"
    do(state, RED, f"place rubino monz; place russet {home(RED)}")
    assert (place(state, "rubino"), place(state, "karmin")) == ("monz", "")
    assert not state.nobles[NOBLE["rubino"]].dead


def test_k17_5_into_the_stronghold_or_cities_that_are_not_besieged() -> None:
    state = position()
    for slug in ("monz", "vecht", "cadiz"):
        city(state, slug, RED)
    noble(state, "blauen", "vecht", "regular-50")
    siege(state, "vecht", BLUE)
    noble(state, "rubino", "", "regular-50")
    go(state, "return")
    found = {a.split()[2] for a in legal(state, RED) if a.startswith("place")}
    assert found == {"monz", "cadiz", home(RED)}


def test_f29_a_besieged_stronghold_receives_nobles() -> None:
    state = position()
    noble(state, "blauen", home(RED), "regular-50")
    siege(state, home(RED), BLUE)
    noble(state, "rubino", "", "regular-50")
    go(state, "return")
    assert f"place rubino {home(RED)}" in legal(state, RED)


def test_k17_5_troops_of_a_stronghold_with_casualties_go_all_or_not() -> None:
    state = position()
    stronghold(state, RED, None, "english-100", "regular-100", losses=1)
    go(state, "return")
    found = [a for a in legal(state, RED) if a.startswith("shift") and "stronghold" in a]
    assert {a.split()[1] for a in found} == {"all"}
    do(state, RED, "shift all stronghold rubino")
    assert state.nobles[NOBLE["rubino"]].losses == 1


def test_g2_nobles_in_one_area_exchange_troops() -> None:
    state = position()
    noble(state, "rubino", "monz", "regular-50", "regular-100")
    noble(state, "karmin", "monz", "regular-50")
    noble(state, "russet", "vecht", "english-50")
    go(state, "return")
    assert "shift regular-100 rubino karmin" in legal(state, RED)
    assert not [a for a in legal(state, RED) if "russet" in a]
    do(state, RED, "shift regular-100 rubino karmin; done")
    assert force(state, "karmin") == ["regular-100", "regular-50"]


def test_g2_not_while_they_are_besieged() -> None:
    state = position()
    city(state, "monz", RED)
    noble(state, "rubino", "monz", "regular-50", "regular-100")
    noble(state, "karmin", "monz", "regular-50")
    noble(state, "blauen", "monz", "regular-50")
    siege(state, "monz", BLUE)
    go(state, "return")
    assert prompt(state, RED).step != "return" or not [a for a in legal(state, RED) if a.startswith("shift")]


def test_g41_a_fortified_city_costs_no_more_to_keep() -> None:
    state = position()
    city(state, "vecht", RED, fortified=True)
    stack(state, {"revolt": True})
    go(state, "revolts")
    assert prompt(state, RED).params["n"] == 8, "twice four: its walls bring a crown at Taxation alone"
    do(state, RED, "pay vecht crowns")
    assert state.barons[RED].crowns == 7


def test_g42_all_bring_nobles_back_at_once() -> None:
    """Strongholds first, one after the other; who has nothing to bring is not asked."""
    state = position()
    for seat, slug in ((RED, "rubino"), (BLUE, "woad")):
        stronghold(state, seat, "")
        noble(state, slug, "", "regular-50", "regular-100")
    city(state, "vecht", RED)
    city(state, "lorne", BLUE)
    go(state, "return")
    assert (waits(state), prompt(state, RED).step) == ([RED], "found")
    do(state, RED, "pass")
    assert (waits(state), prompt(state, BLUE).step) == ([BLUE], "found")
    do(state, BLUE, "pass")
    assert waits(state) == [RED, BLUE]
    do(state, BLUE, "place woad lorne")
    assert RED in waits(state)


def test_g43_a_siege_outlives_a_revolt() -> None:
    state = position()
    city(state, "vecht", RED)
    noble(state, "blauen", "vecht", "regular-50")
    siege(state, "vecht", BLUE)
    stack(state, {"revolt": True})
    state.barons[RED].crowns = 0
    go(state, "revolts")
    assert city(state, "vecht").owner == -1
    assert [s.seat for s in state.sieges] == [BLUE]


def test_k17_5_the_last_noble_with_one_place_goes_there_unasked() -> None:
    """He must be placed: no question is left, and he does not stay away either."""
    state = position()
    for slug, area in (("karmin", "vecht"), ("russet", "monz"), ("rubino", "garlo")):
        noble(state, slug, area, "regular-50")
    noble(state, "rotenfels", "", "regular-100", dead=True)
    assert "returns" in keys(go(state, "return"))
    assert place(state, "rotenfels") == home(RED)
    assert not state.nobles[NOBLE["rotenfels"]].dead
    assert prompt(state, RED).step == "plan"


def test_k9_2_casualties_go_with_the_last_troops_of_a_stronghold() -> None:
    state = position()
    hold = stronghold(state, RED, None, losses=1)
    go(state, "plan")
    assert hold.losses == 0
    stronghold(state, RED, None, "regular-50", losses=1)
    state.frames[:] = state.frames[:1]
    go(state, "plan")
    assert hold.losses == 1


def test_g21_no_legal_place_no_return() -> None:
    state = position()
    noble(state, "rubino", "", "regular-50")
    stronghold(state, RED, "")
    go(state, "return")
    do(state, RED, "pass")
    while prompt(state, RED).step == "return":
        do(state, RED, "done")
    assert place(state, "rubino") == ""


def test_k13_6_a_lost_stronghold_is_placed_before_the_nobles() -> None:
    state = position()
    noble(state, "rubino", "", "regular-50")
    stronghold(state, RED, "")
    noble(state, "blauen", "oxwell", "regular-50")
    go(state, "return")
    assert "found oxwell" not in legal(state, RED), "a rival Noble stands there"
    assert "found vecht" not in legal(state, RED), "a city stands there"
    do(state, RED, "found ravenholt; place rubino ravenholt")
    assert place(state, "rubino") == "ravenholt"


def test_k17_5_home_by_standing_order() -> None:
    state = position()
    noble(state, "rubino", "", "regular-50")
    do(state, RED, "order returning home")
    go(state, "return")
    assert place(state, "rubino") == home(RED)
    assert prompt(state, RED).step == "plan"


def test_k17_3_a_fortified_city_at_strength_0_sheds_a_breach() -> None:
    state = position()
    it = city(state, "vecht", RED, fortified=True, breaches=4)
    noble(state, "karmin", "vecht", "regular-50")
    go(state, "refresh")
    assert (it.fortified, it.breaches) == (False, 3)


def test_f31_casualties_kill_outside_battles() -> None:
    state = position()
    who = state.nobles[noble(state, "karmin", "vecht", "regular-100", "regular-50")]
    who.losses = 1
    go(state, "plan")
    assert place(state, "karmin") == "vecht"
    who.losses = 2
    state.frames[:] = state.frames[:1]
    go(state, "plan")
    assert place(state, "karmin") == ""
    assert who.dead


def test_k6_3_who_has_too_little_of_one_is_told_what_both_cost() -> None:
    """A Faith, or twice the income of the city that revolts; another city, or what is neither, is not understood."""
    state = position(crowns=1)
    state.barons[RED].faith = 1
    city(state, "vecht", RED)
    city(state, "monz", RED)
    stack(state, {"revolt": True})
    go(state, "revolts")
    asked = prompt(state, RED, "revolt")
    slug = str(asked.actions[0].args[0])
    assert legal(state, RED) == [f"pay {slug} faith", f"yield {slug}"]
    assert why(state, RED, f"pay {slug} crowns") == "revolt-pay"
    assert why(state, RED, f"pay {'monz' if slug == 'vecht' else 'vecht'} faith") == "words"


def test_k17_5_troops_go_to_nobles_off_the_board_and_to_neighbours_alone() -> None:
    """Not to a Noble who stands elsewhere, neither from another nor from the stronghold, nor what is not there."""
    state = position()
    noble(state, "karmin", "vecht", "regular-50", "english-50")
    noble(state, "rubino", "lorne", "regular-50")
    stronghold(state, RED, None, "polish-50", "polish-100")
    go(state, "return")
    assert why(state, RED, "shift all karmin rubino") == "shift"
    assert why(state, RED, "shift all stronghold karmin") == "shift"
    assert why(state, RED, "shift french-50 stronghold russet") == "shift"
    assert why(state, RED, "shift nothing stronghold russet") == "words"
    assert why(state, RED, "shift polish-50 stronghold russet") == ""
