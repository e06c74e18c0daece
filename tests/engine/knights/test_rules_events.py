"""Important events: who draws, who may cancel, whom they strike, what they do (K8.1), miracles (K16.7)."""

from __future__ import annotations

import pytest

from engine.core import Event
from engine.knights.effects import give
from engine.knights.game_data import CITY, EVENT, EVENTS, NATION, NOBLE
from engine.knights.rules import KNIGHTS
from engine.knights.state import KnState
from engine.knights.words import TROOP_IDS
from tests.engine.knights.happenings import event, top
from tests.engine.knights.kit import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    city,
    do,
    force,
    go,
    keys,
    legal,
    noble,
    place,
    position,
    prompt,
    reveal,
    siege,
    stack,
    stronghold,
    waits,
    why,
)


def red(slug: str, **fields: int) -> KnState:
    """A red Event has struck red, who has no Faith."""
    state = position()
    for key, value in fields.items():
        setattr(state.barons[RED], key, value)
    event(state, slug, RED)
    return state


# --- who draws -------------------------------------------------------------------------------------------------------


def test_k8_1_the_back_of_the_next_event_is_seen() -> None:
    state = position()
    top(state, "debts")
    go(state, "plan")
    assert KNIGHTS.view(state, None).decks.back == "red"


def test_k8_1_a_red_one_for_himself_or_a_faith_for_another() -> None:
    state = position()
    top(state, "debts")
    reveal(state, -1, "important-event")
    assert state.barons[BLUE].crowns == 8, "without Faith there is no choice"
    state = position()
    state.barons[BLUE].faith = 1
    top(state, "debts")
    reveal(state, -1, "important-event")
    do(state, BLUE, "name seat-2")
    assert (state.barons[GREEN].crowns, state.barons[BLUE].faith) == (8, 0)


def test_k8_1_a_green_one_for_another_or_a_faith_for_himself() -> None:
    state = position()
    top(state, "inheritance")
    reveal(state, -1, "important-event")
    assert legal(state, BLUE) == ["name seat-0", "name seat-2", "name seat-3"]
    assert why(state, BLUE, "name seat-1") == "name"
    do(state, BLUE, "name seat-3")
    assert state.barons[YELLOW].crowns == 21
    state = position()
    event(state, "inheritance", BLUE)
    assert (state.barons[BLUE].crowns, state.barons[BLUE].faith) == (21, 0)


def test_k8_1_a_blue_one_for_anybody() -> None:
    state = position()
    top(state, "fair-winds")
    reveal(state, -1, "important-event")
    assert len(legal(state, BLUE)) == 4


def test_k17_8_an_exhausted_event_deck_is_made_anew() -> None:
    state = position()
    state.events_out, state.events = [EVENT["inheritance"], *state.events[1:]], []
    state.events_out = sorted(range(len(EVENTS)))
    reveal(state, -1, "important-event")
    assert len(state.events) + len(state.events_out) + len(state.lasting) + 1 >= len(EVENTS)


# --- cancelling ------------------------------------------------------------------------------------------------------


def test_x3_fire_before_and_after_its_target_is_known() -> None:
    """Blue, two Faith: everybody may pay together, before Fate has named a city and afterwards."""
    state = position()
    state.barons[RED].faith = state.barons[GREEN].faith = 1
    noble(state, "karmin", "vecht", "regular-50")
    stack(state, {"city": 0})
    event(state, "fire", YELLOW)
    assert waits(state) == [RED, GREEN]
    assert KNIGHTS.view(state, None).cards is not None
    do(state, RED, "seal")
    do(state, GREEN, "pledge-faith 1; seal")
    assert waits(state) == [RED, GREEN], "too little; now the city is known"
    do(state, RED, "pledge-faith 1; seal")
    events = do(state, GREEN, "pledge-faith 1; seal")
    assert "event-cancelled" in keys(events)
    assert [b.faith for b in state.barons] == [0, 0, 0, 0]
    assert EVENT["fire"] in state.events_out
    assert not any(c.razed for c in state.cities)


def test_x3_nobody_cancels_and_the_city_burns() -> None:
    state = position()
    number = EVENT["fire"]
    noble(state, "karmin", "vecht", "regular-50", "regular-100")
    noble(state, "blauen", "vecht", "regular-50")
    it = city(state, "vecht", RED, fortified=True, breaches=2)
    stack(state, {"city": next(c for c in range(24) if state.cities[c] is it)})
    event(state, "fire", YELLOW)
    assert (it.razed, it.owner, it.fortified, it.breaches) == (True, -1, False, 0)
    assert (place(state, "karmin"), place(state, "blauen")) == ("", "")
    assert number in state.events_out


def test_k8_1_a_red_one_is_cancelled_by_its_drawer_alone() -> None:
    state = position()
    state.barons[RED].faith = 2
    state.barons[GREEN].faith = 9
    event(state, "debts", RED)
    assert waits(state) == [RED]
    do(state, RED, "avert")
    assert (state.barons[RED].faith, state.barons[RED].crowns) == (0, 15)


def test_k8_1_what_has_no_cost_cannot_be_cancelled() -> None:
    state = red("doubt", faith=3)
    assert state.barons[RED].faith == 1


def test_k8_1_pledges_are_hidden_and_no_more_than_the_cost_is_paid() -> None:
    state = position()
    for seat in (RED, GREEN, YELLOW):
        state.barons[seat].faith = 3
    stack(state, {"city": 0})
    event(state, "plague", YELLOW)
    other = KNIGHTS.loads(KNIGHTS.dumps(state))
    do(state, GREEN, "pledge-faith 2")
    assert KNIGHTS.view(state, RED) == KNIGHTS.view(other, RED)
    do(state, GREEN, "seal")
    do(state, RED, "pledge-faith 1; seal")
    do(state, YELLOW, "pledge-faith 2; seal")
    assert [b.faith for b in state.barons] == [2, 0, 2, 3], "from the Chairman on"


def test_k8_1_standing_orders_wait_for_the_target() -> None:
    state = position()
    state.barons[RED].faith = 3
    noble(state, "karmin", "vecht", "english-200", "regular-50")
    do(state, RED, "order cancel late")
    stack(state, {"shape": 3})
    event(state, "camp-fever", RED)
    assert waits(state) == [RED]
    assert prompt(state, RED).step == "avert"
    assert state.frames[-1].late  # type: ignore[union-attr]
    do(state, RED, "wait")
    assert state.nobles[NOBLE["karmin"]].losses == 2


def test_f10_a_lasting_event_stays() -> None:
    state = red("heretic")
    assert [(e.card, e.seat) for e in state.lasting] == [(EVENT["heretic"], RED)]
    reveal(state, RED, "serve-the-church")
    do(state, RED, "serve wages")
    assert (state.barons[RED].faith, state.head) == (0, BLUE)
    assert "miracle" not in {a.split()[0] for a in legal(state, RED, "purse")}


# --- what they do ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("slug", "field", "before", "after"),
    [("debts", "crowns", 9, 5), ("scandal", "votes", 7, 4), ("doubt", "faith", 1, 0), ("disgrace", "influence", 3, 2)],
)
def test_k8_1_red_ones_take(slug: str, field: str, before: int, after: int) -> None:
    state = red(slug, **{field: before})
    assert getattr(state.barons[RED], field) == after


@pytest.mark.parametrize(
    ("slug", "field", "more"), [("inheritance", "crowns", 6), ("vision", "faith", 2), ("eloquence", "votes", 3)]
)
def test_k8_1_green_ones_give(slug: str, field: str, more: int) -> None:
    state = position()
    before = getattr(state.barons[GREEN], field)
    event(state, slug, GREEN)
    assert getattr(state.barons[GREEN], field) == before + more


def test_g22_acclaim_takes_the_last_of_the_pool() -> None:
    state = position()
    state.pool = 1
    event(state, "acclaim", GREEN)
    assert (state.barons[GREEN].influence, state.pool, state.last) == (2, 0, True)


def test_k8_1_disgrace_goes_back_to_the_pool() -> None:
    state = red("disgrace", influence=1)
    assert (state.barons[RED].influence, state.pool) == (0, 41)


def test_k8_1_who_has_nothing_loses_nothing() -> None:
    """... and is not told to have gained it."""
    state, events = position(), list[Event]()
    for what in ("crowns", "votes", "faith", "influence"):
        setattr(state.barons[RED], what, 0)
        give(state, RED, what, -2, events)
    assert [(e.key, e.params["n"]) for e in events] == [
        (f"knights-loses-{what}", 0) for what in ("crowns", "votes", "faith", "influence")
    ]


def test_k8_1_harvest_pays_the_cities() -> None:
    state = position()
    city(state, "vecht", GREEN, fortified=True)
    city(state, "lorne", GREEN)
    noble(state, "karmin", "lorne", "regular-50")
    siege(state, "lorne", RED)
    event(state, "harvest", GREEN)
    assert state.barons[GREEN].crowns == 20


def test_k8_1_volunteers_come_to_the_stronghold() -> None:
    state = position()
    event(state, "volunteers", GREEN)
    assert [TROOP_IDS[t].split("-")[1] for t in state.barons[GREEN].stronghold.troops] == ["100"]


def test_k8_1_masons_repair_and_fortify_a_city_of_ones_choice() -> None:
    state = position()
    it = city(state, "vecht", GREEN, breaches=2)
    city(state, "lorne", GREEN)
    event(state, "masons-gift", GREEN)
    assert waits(state) == [GREEN]
    assert sorted(legal(state, GREEN)) == ["choose lorne", "choose vecht"]
    do(state, GREEN, "choose vecht")
    assert (it.breaches, it.fortified) == (0, True)


def test_k8_1_a_surgeon_heals_an_army_or_the_stronghold() -> None:
    state = position()
    who = state.nobles[noble(state, "sinople", "vecht", "english-200", losses=1)]
    hold = stronghold(state, GREEN, None, "polish-200", losses=1)
    event(state, "good-surgeon", GREEN)
    assert sorted(legal(state, GREEN)) == ["choose sinople", "choose stronghold"]
    do(state, GREEN, "choose stronghold")
    assert (who.losses, hold.losses) == (1, 0)


def test_k8_1_an_informer_takes_from_a_rival() -> None:
    state = position()
    state.barons[RED].crowns = 3
    event(state, "informer", GREEN)
    assert "choose seat-2" not in legal(state, GREEN)
    do(state, GREEN, "choose seat-0")
    assert [b.crowns for b in state.barons] == [0, 15, 18, 15]


def test_k8_1_a_relic_brings_faith_in_every_upkeep() -> None:
    state = position()
    event(state, "relic", GREEN)
    go(state, "influence")
    assert state.barons[GREEN].faith == 1


def test_k8_1_mutiny_asks_the_wages_of_mercenaries_now() -> None:
    state = position(crowns=2)
    noble(state, "karmin", "vecht", "english-100", "regular-100")
    stronghold(state, RED, None, "polish-50")
    event(state, "mutiny", RED)
    assert prompt(state, RED).step == "wages"
    do(state, RED, "discharge polish-50 stronghold; settle")
    assert state.barons[RED].crowns == 0
    assert force(state, "karmin") == ["english-100", "regular-100"]


def test_k8_1_an_uprising_pays_or_the_city_is_free_nobles_or_not() -> None:
    state = position()
    it = city(state, "vecht", RED)
    noble(state, "karmin", "vecht", "regular-50")
    event(state, "uprising", RED)
    assert prompt(state, RED).step == "revolt"
    do(state, RED, "yield vecht")
    assert it.owner == -1


def test_k8_1_walls_fall_as_far_as_they_stand() -> None:
    state = position()
    it = city(state, "monz", RED, breaches=1)
    event(state, "fallen-wall", RED)
    assert it.breaches == 2
    state = position()
    event(state, "hearth-fire", RED)
    assert state.barons[RED].stronghold.breaches == 2


def test_k8_1_a_deserter_of_ones_choice() -> None:
    state = position()
    noble(state, "karmin", "vecht", "english-100", "regular-100")
    stronghold(state, RED, None, "polish-50")
    event(state, "desertion", RED)
    assert legal(state, RED) == ["discharge polish-50 stronghold", "discharge english-100 karmin"]
    do(state, RED, "discharge english-100 karmin")
    assert force(state, "karmin") == ["regular-100"]


def test_k8_1_the_homesick_of_one_nation_leave_everybody() -> None:
    state = position()
    noble(state, "karmin", "vecht", "english-100", "regular-100")
    noble(state, "blauen", "lorne", "english-50", "english-150")
    stack(state, {"nation": 0})
    event(state, "homesick", YELLOW)
    assert force(state, "karmin") == ["regular-100"]
    do(state, BLUE, "discharge english-50 blauen")
    assert force(state, "blauen") == ["english-150"]


def test_k8_1_lame_horses_exhaust_everybody_on_the_board() -> None:
    state = position()
    noble(state, "karmin", "vecht", "regular-50")
    noble(state, "rubino", "ballin", "regular-50", sea=True)
    noble(state, "russet", "", "regular-50")
    event(state, "lame-horses", RED)
    found = [state.nobles[NOBLE[n]].exhausted for n in ("karmin", "rubino", "russet")]
    assert found == [True, True, False]


def test_k8_1_a_feast_kills_a_noble_of_the_drawer() -> None:
    state = position()
    noble(state, "karmin", "vecht", "regular-50")
    event(state, "poisoned-feast", RED)
    assert state.nobles[NOBLE["karmin"]].dead


def test_f31_an_assassin_kills_with_casualties() -> None:
    state = position()
    noble(state, "karmin", "vecht", "english-200", "regular-100")
    event(state, "assassin", YELLOW)
    assert state.nobles[NOBLE["karmin"]].dead


def test_k8_1_a_noble_without_an_heir_dies_for_good() -> None:
    state = position()
    noble(state, "karmin", "vecht", "regular-50", "english-100")
    stack(state, {"shape": 3})
    event(state, "no-heir", RED)
    assert [(e.seat, e.noble) for e in state.lasting] == [(RED, NOBLE["karmin"])]
    event(state, "poisoned-feast", RED)
    who = state.nobles[NOBLE["karmin"]]
    assert who.gone
    assert [TROOP_IDS[t] for t in state.removed].count("regular-50") == 12
    assert "english-100" not in force(state, "karmin")


def test_f32_who_leaves_without_troops_keeps_his_line() -> None:
    state = position()
    noble(state, "karmin", "vecht", "regular-50")
    stack(state, {"shape": 3})
    event(state, "no-heir", RED)
    state.nobles[NOBLE["karmin"]].troops.clear()
    state.removed.append(next(t for t in range(66, 90) if TROOP_IDS[t] == "regular-50" and t not in state.removed))
    go(state, "plan")
    assert place(state, "karmin") == ""
    assert not state.nobles[NOBLE["karmin"]].gone


def test_f11_coup_and_schism_move_the_tokens() -> None:
    state = position()
    state.barons[GREEN].banned = True
    stack(state, {"baron": GREEN}, {"baron": YELLOW})
    event(state, "palace-coup", YELLOW)
    assert state.chairman == YELLOW, "no banned Baron takes the Chair"
    stack(state, {"baron": GREEN})
    event(state, "schism", YELLOW)
    assert state.head == GREEN


def test_k8_1_riots_turn_a_card_for_every_unguarded_city() -> None:
    state = position(crowns=0)
    city(state, "vecht", RED)
    city(state, "lorne", GREEN)
    city(state, "monz", GREEN)
    noble(state, "sinople", "monz", "regular-50")
    stack(state, {"revolt": True}, {"revolt": True})
    event(state, "bread-riots", YELLOW)
    assert [city(state, c, state.cities[n].owner).owner for n, c in _cities("vecht", "lorne", "monz")] == [
        -1,
        -1,
        GREEN,
    ]


def _cities(*slugs: str) -> list[tuple[int, str]]:
    from engine.knights.game_data import CITY

    return [(CITY[slug], slug) for slug in slugs]


def test_k8_1_plague_strikes_everybody_in_an_area() -> None:
    state = position()
    noble(state, "karmin", "vecht", "english-200", "regular-100")
    noble(state, "blauen", "vecht", "regular-100")
    stack(state, {"city": CITY["vecht"]})
    event(state, "plague", YELLOW)
    assert state.nobles[NOBLE["karmin"]].losses == 2
    assert state.nobles[NOBLE["blauen"]].dead


def test_k8_1_a_pretender_weakens_the_foremost() -> None:
    state = position()
    state.barons[GREEN].influence, state.barons[RED].influence = 5, 4
    event(state, "pretender", YELLOW)
    assert state.barons[GREEN].influence == 3


def test_k8_1_storm_market_and_fair_winds() -> None:
    state = position()
    state.expeditions[0].spot, state.expeditions[0].stakes = 1, [3, 0, 0, 0]
    event(state, "fair-winds", YELLOW)
    assert state.expeditions[0].spot == 2
    event(state, "storm", YELLOW)
    assert (state.expeditions[0].spot, state.expeditions[0].stakes) == (0, [0] * 4)
    state.track[:2] = [RED, BLUE]
    event(state, "deserted-market", YELLOW)
    assert state.track == [-1] * 7


def test_k8_1_nothing_fits_and_nothing_happens() -> None:
    state = position()
    found = event(state, "uprising", RED)
    assert "event-nothing" in keys(found)
    assert EVENT["uprising"] in state.events_out


# --- miracles --------------------------------------------------------------------------------------------------------


def test_k16_7_a_lasting_event_is_cancelled_late_for_one_more() -> None:
    state = position(miracles=True)
    noble(state, "karmin", "vecht", "regular-50")
    stack(state, {"shape": 3})
    event(state, "no-heir", RED)
    assert why(state, RED, "miracle no-heir") == "miracle"
    state.barons[RED].faith = 3
    assert why(state, GREEN, "miracle no-heir") == "miracle"
    do(state, RED, "miracle no-heir")
    assert state.nobles[NOBLE["karmin"]].heir
    assert not state.lasting


def test_f35_not_after_what_it_threatens_has_happened() -> None:
    state = position(miracles=True)
    noble(state, "karmin", "vecht", "regular-50")
    stack(state, {"shape": 3})
    event(state, "no-heir", RED)
    event(state, "poisoned-feast", RED)
    state.barons[RED].faith = 9
    assert why(state, RED, "miracle no-heir") == "miracle"


def test_f35_not_while_he_dies() -> None:
    """His deserters are still being chosen: it has happened all the same."""
    state = position(miracles=True)
    noble(state, "karmin", "vecht", "english-100", "english-50", "regular-50")
    stack(state, {"shape": 3})
    event(state, "no-heir", RED)
    stack(state, {"shape": 3}, {"nation": NATION["english"]})
    state.barons[RED].faith = 9
    do(state, RED, "order cancel never")
    event(state, "poisoned-feast", RED)
    assert prompt(state, RED).step == "deserter"
    assert not state.nobles[NOBLE["karmin"]].gone
    assert why(state, RED, "miracle no-heir") == "miracle"


def test_f34_an_abandoned_noble_has_an_heir_all_the_same() -> None:
    state = position(abandoned=True)
    noble(state, "karmin", "vecht", "english-100", "regular-100", losses=1)
    state.nobles[NOBLE["karmin"]].heir = False
    event(state, "desertion", RED)
    who = state.nobles[NOBLE["karmin"]]
    assert (who.dead, who.gone) == (True, False)


def test_k16_8_without_the_option_he_has_none() -> None:
    state = position()
    noble(state, "karmin", "vecht", "english-100", "regular-100", losses=1)
    state.nobles[NOBLE["karmin"]].heir = False
    event(state, "desertion", RED)
    assert state.nobles[NOBLE["karmin"]].gone


def test_k8_1_silence_lets_the_smallest_desert() -> None:
    state = position()
    noble(state, "karmin", "vecht", "english-100", "regular-100")
    stronghold(state, RED, None, "polish-50", "german-200")
    event(state, "desertion", RED)
    assert [str(a) for a in prompt(state, RED, "leaving").default] == ["discharge polish-50 stronghold"]


def test_k16_3_an_heir_slain_while_faith_is_asked_is_lost_once() -> None:
    """An Event names a dead Noble; before its drawer has answered, the line ends: nothing is left for it to strike."""
    state = position(heirs=True)
    noble(state, "karmin", "", "regular-50", dead=True, keeper=BLUE)
    state.barons[RED].faith = 2
    stack(state, {"shape": 3}, {"shape": 3})
    event(state, "no-heir", RED)
    do(state, RED, "wait")
    assert "line-ends" in keys(do(state, BLUE, "slay-heir karmin"))
    assert "no-heir" not in keys(do(state, RED, "wait"))
