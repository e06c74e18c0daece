"""Neutral cards: upgraded defences, mustered troops, expeditions (K8.2-K8.4)."""

from __future__ import annotations

from engine.knights.game_data import EXPEDITION
from engine.knights.state import Expedition, KnState
from tests.engine.knights.kit import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    city,
    do,
    grant,
    home,
    keys,
    legal,
    noble,
    position,
    prompt,
    reveal,
    siege,
    stack,
    stronghold,
    waits,
    why,
)

CEYLON, SPICES, CHINA = (EXPEDITION[name] for name in ("ceylon", "spices", "china"))

# --- upgraded defences -----------------------------------------------------------------------------------------------


def test_k8_3_any_number_of_breaches_of_one_thing() -> None:
    state = position()
    it = city(state, "vecht", RED, breaches=3)
    city(state, "lorne", RED, breaches=1)
    reveal(state, -1, "upgrade-defenses")
    assert waits(state) == [RED]
    do(state, RED, "repair vecht 2")
    assert (it.breaches, state.barons[RED].crowns) == (1, 11)
    assert waits(state) == [YELLOW], "one thing each, and nobody else has anything to do"


def test_k8_3_or_one_city_fortified() -> None:
    state = position()
    it = city(state, "vecht", BLUE)
    reveal(state, -1, "upgrade-defenses")
    do(state, BLUE, "fortify vecht")
    assert (it.fortified, state.barons[BLUE].crowns) == (True, 11)
    reveal(state, -1, "upgrade-defenses")
    assert waits(state) == [YELLOW], "it is fortified already"


def test_k8_3_a_stronghold_is_repaired_and_never_fortified() -> None:
    state = position()
    it = stronghold(state, RED, None, breaches=2)
    reveal(state, -1, "upgrade-defenses")
    assert legal(state, RED) == ["repair stronghold 1", "repair stronghold 2", "pass"]
    do(state, RED, "repair stronghold 2")
    assert it.breaches == 0


def test_k8_3_nothing_that_is_besieged_and_nothing_unpaid() -> None:
    state = position(crowns=3)
    city(state, "vecht", RED, breaches=2)
    stronghold(state, RED, None, breaches=2)
    noble(state, "blauen", home(RED), "regular-50")
    siege(state, home(RED), BLUE)
    reveal(state, -1, "upgrade-defenses")
    assert legal(state, RED) == ["repair vecht 1", "pass"]
    assert why(state, RED, "repair stronghold 1") == "works"
    assert why(state, RED, "fortify vecht") == "fortify"


def test_k8_3_master_masons_work_cheaper() -> None:
    state = position()
    grant(state, "master-masons")
    city(state, "vecht", RED, breaches=2)
    reveal(state, -1, "upgrade-defenses")
    do(state, RED, "repair vecht 2")
    assert state.barons[RED].crowns == 13
    reveal(state, -1, "upgrade-defenses")
    do(state, RED, "fortify vecht")
    assert state.barons[RED].crowns == 11


# --- mustered troops -------------------------------------------------------------------------------------------------


def test_k8_4_casualties_of_one_army_at_two_crowns() -> None:
    state = position()
    one = state.nobles[noble(state, "karmin", "vecht", "english-200", "regular-100", losses=2)]
    two = state.nobles[noble(state, "rubino", "lorne", "german-200", losses=1)]
    reveal(state, -1, "muster-troops")
    do(state, RED, "muster karmin 2")
    assert (one.losses, two.losses, state.barons[RED].crowns) == (0, 1, 11)
    assert waits(state) == [YELLOW]


def test_k8_4_the_right_of_muster_halves_the_price() -> None:
    state = position(crowns=1)
    noble(state, "karmin", "vecht", "english-200", losses=1)
    reveal(state, -1, "muster-troops")
    assert waits(state) == [YELLOW]
    grant(state, "right-of-muster")
    reveal(state, -1, "muster-troops")
    do(state, RED, "muster karmin 1")
    assert state.barons[RED].crowns == 0


# --- expeditions -----------------------------------------------------------------------------------------------------


def under_way(state: KnState, number: int, spot: int, blessed: bool = False, **stakes: int) -> None:
    """An expedition with stakes of ``red``, ``green``."""
    seats = {"red": RED, "green": GREEN}
    crowns = [0] * state.seats
    for name, n in stakes.items():
        crowns[seats[name]] = n
    state.expeditions[number] = Expedition(spot, crowns, blessed)


def test_x4_china_starts_and_the_spice_islands_pay() -> None:
    state = position()
    under_way(state, SPICES, 2, green=1, red=5)
    state.barons[BLUE].faith = 1
    stack(state, {"expeditions": {SPICES: "x2"}})
    reveal(state, -1, "fund-expeditions")
    assert legal(state, RED) == ["start ceylon", "start china", "pass"]
    assert why(state, RED, "start spices") == "start"
    do(state, RED, "start china; invest 5")
    do(state, BLUE, "pass")
    assert why(state, GREEN, "invest 6") == "invest"
    do(state, GREEN, "invest 1")
    do(state, YELLOW, "pass")
    assert waits(state) == [BLUE], "the Head of the Church may bless it"
    do(state, BLUE, "bless")
    assert [b.crowns for b in state.barons] == [20, 15, 16, 15]
    china, spices = state.expeditions[CHINA], state.expeditions[SPICES]
    assert (china.spot, china.blessed, china.stakes) == (1, True, [5, 0, 1, 0])
    assert (spices.spot, spices.stakes) == (0, [0] * 4)
    assert state.barons[BLUE].faith == 0


def test_x5_five_crowns_bring_twenty() -> None:
    state = position()
    under_way(state, CHINA, 3, red=5)
    stack(state, {"expeditions": {CHINA: "x4"}})
    reveal(state, -1, "fund-expeditions")
    do(state, RED, "pass")
    assert state.barons[RED].crowns == 35


def test_k8_2_nobody_invests_and_it_does_not_start() -> None:
    state = position()
    under_way(state, CEYLON, 1, red=2)
    reveal(state, -1, "fund-expeditions")
    do(state, RED, "start china; pass")
    for seat in (BLUE, GREEN, YELLOW):
        do(state, seat, "pass")
    assert state.expeditions[CHINA].spot == 0
    assert state.expeditions[CEYLON].spot == 2, "the others sail on"


def test_k8_2_no_news_waits_blessed_as_it_was() -> None:
    state = position()
    under_way(state, CHINA, 2, True, red=5)
    stack(state, {"expeditions": {CHINA: "lost"}}, {"expeditions": {CHINA: "none"}})
    events = reveal(state, -1, "fund-expeditions")
    events = do(state, RED, "pass")
    assert "expedition" in keys(events)
    it = state.expeditions[CHINA]
    assert (it.spot, it.blessed, it.stakes[RED]) == (3, True, 5)


def test_k8_2_a_blessed_one_takes_the_better_card() -> None:
    state = position()
    under_way(state, CEYLON, 3, True, red=3)
    stack(state, {"expeditions": {CEYLON: "lost"}}, {"expeditions": {CEYLON: "x2"}})
    reveal(state, -1, "fund-expeditions")
    do(state, RED, "pass")
    assert state.barons[RED].crowns == 21


def test_k8_2_a_lost_fleet_is_lost() -> None:
    state = position()
    under_way(state, CHINA, 3, red=5)
    stack(state, {"expeditions": {CHINA: "lost"}})
    reveal(state, -1, "fund-expeditions")
    do(state, RED, "pass")
    assert state.barons[RED].crowns == 15
    assert state.expeditions[CHINA].spot == 0


def test_k8_2_three_under_way_nobody_is_asked() -> None:
    state = position()
    for number in (CEYLON, SPICES, CHINA):
        under_way(state, number, 1, red=1)
    reveal(state, -1, "fund-expeditions")
    assert waits(state) == [YELLOW]
    assert [e.spot for e in state.expeditions] == [2, 2, 2]


def test_k8_2_a_chartered_fleet_carries_ten() -> None:
    state = position()
    grant(state, "chartered-fleet")
    reveal(state, -1, "fund-expeditions")
    do(state, RED, "start ceylon")
    assert prompt(state, RED).params["most"] == 10


def test_k8_2_standing_orders_invest_and_bless() -> None:
    state = position()
    state.barons[BLUE].faith = 1
    do(state, BLUE, "order invest never; order bless always")
    do(state, GREEN, "order invest most")
    reveal(state, -1, "fund-expeditions")
    do(state, RED, "start ceylon; invest 1")
    do(state, YELLOW, "pass")
    it = state.expeditions[CEYLON]
    assert (it.spot, it.blessed, it.stakes) == (1, True, [1, 0, 5, 0])
