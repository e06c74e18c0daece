"""Numbers that the rulebook and its FAQ name in passing, each played as they say."""

from __future__ import annotations

from engine.knights.game_data import EXPEDITION
from engine.knights.rules import KNIGHTS
from engine.knights.state import TAXES
from engine.knights.war import battle_of, takers
from tests.engine.knights.fights import I, P, V, attack, drop, fate
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
    keys,
    legal,
    noble,
    offer,
    place,
    position,
    reveal,
    stack,
    waits,
)
from tests.engine.knights.special_phases import crowns, phase


def test_k2_9_four_barons_see_five_mercenaries() -> None:
    assert len(position(4).offer) == 5


def test_k4_1_fourteen_cards_a_pile_with_six() -> None:
    state = position(6)
    go(state, "plan")
    events = []
    for seat in range(6):
        for pile, kind in ((1, "levy-taxes"), (2, "mobilize-forces"), (3, "versatile-strategy")):
            do(state, seat, f"lay {kind} {pile}; lay {kind} {pile}")
        events += do(state, seat, "seal")
    assert dict(next(e for e in events if e.key == "knights-planned").params)["n"] == 42
    assert [len(pile) for pile in state.piles][1:] == [14, 14]


def test_k5_4_the_twelfth_card_of_six_players_begins_taxation() -> None:
    state = position(6)
    fill(state, TAXES, 10)
    reveal(state, RED, "levy-taxes")
    assert "taxes" not in keys(do(state, RED, "use"))
    reveal(state, BLUE, "levy-taxes")
    assert "taxes" in keys(do(state, BLUE, "use"))


def test_k5_4_the_seventh_marker_of_six_players_begins_the_draft() -> None:
    state = position(6)
    state.track[:5] = [RED, BLUE, GREEN, YELLOW, RED]
    reveal(state, RED, "draft-soldiers")
    assert "draft" not in keys(do(state, RED, "spot 6"))
    reveal(state, BLUE, "draft-soldiers")
    assert legal(state, BLUE) == ["spot 7", "decline"]
    assert "draft" in keys(do(state, BLUE, "spot 7"))


def test_k7_2_three_players_have_two_blank_spots_the_two_and_the_three() -> None:
    state = position(3)
    reveal(state, RED, "draft-soldiers")
    assert legal(state, RED) == ["spot 1", "spot 2", "spot 3", "spot 4", "decline"]
    assert [s.number for s in KNIGHTS.view(state, None).track if s.open] == [0, 0, 2, 3]


def test_x7_how_the_markers_came_there() -> None:
    """The first two for nothing, the third for five crowns, the last begins the Draft; a crown, three and three."""
    state = position(3)
    offer(state, "english-150", "polish-100", "polish-50", "romanian-50")
    noble(state, "sinople", "kovel", "regular-50")
    city(state, "kovel", GREEN)
    reveal(state, RED, "draft-soldiers")
    do(state, RED, "spot 1")
    reveal(state, BLUE, "draft-soldiers")
    do(state, BLUE, "spot 2")
    reveal(state, BLUE, "versatile-strategy")
    do(state, BLUE, "spot 4")
    assert crowns(state) == [15, 10, 15]
    reveal(state, GREEN, "draft-soldiers")
    assert legal(state, GREEN) == ["spot 3", "decline"]
    assert "draft" in keys(do(state, GREEN, "spot 3"))
    assert waits(state) == [RED]
    do(state, RED, "hire english-150 stronghold")
    do(state, BLUE, "hire polish-100 pers; hire polish-50 pers")
    assert waits(state) == [GREEN], "both blue markers are gone, the one behind the green one too"
    do(state, GREEN, "hire romanian-50 sinople")
    assert crowns(state) == [12, 7, 14]
    assert force(state, "pers") == ["polish-100", "polish-50"]
    assert place(state, "pers") == ""


def test_f5_a_hundred_and_two_hundred_die_of_the_third_token() -> None:
    for tokens, where in ((2, "vecht"), (3, "")):
        state = position()
        who = state.nobles[noble(state, "karmin", "vecht", "regular-100", "english-200")]
        who.losses = tokens
        go(state, "plan")
        assert place(state, "karmin") == where


def test_f6_two_cards_of_200_cost_the_circle_nothing() -> None:
    state = position()
    noble(state, "russet", "vecht", "english-200", "polish-200")
    phase(state, "wages")
    assert crowns(state)[RED] == 15
    state = position()
    noble(state, "russet", "vecht", "english-200", "polish-200", "regular-50")
    phase(state, "wages")
    do(state, RED, "settle")
    assert crowns(state)[RED] == 6, "450 are paid in full: nine crowns"


def test_k13_4_a_city_of_400_takes_four_breaches_and_one_that_has_one_three() -> None:
    for before, most in ((0, 4), (1, 3)):
        state = position()
        noble(state, "karmin", "harsk", "english-200", "german-200", "regular-100")
        noble(state, "woad", "harsk", "french-200")
        city(state, "harsk", BLUE, breaches=before)
        fate(state, I, I, I, I, I, P, P)
        attack(state, RED, "harsk", "city")
        do(state, RED, "assault")
        battle = battle_of(state)
        assert battle is not None
        assert takers(state, battle, 1)["walls"] == most
        assert len(battle.fate[1]) == 2 + most + 2


def test_x10_what_the_red_army_beside_them_does() -> None:
    """Nothing: it neither fights nor suffers, and nobody asks its leave in the open."""
    state = position()
    noble(state, "sinople", "lorne", "regular-50", "regular-50", "english-100")
    noble(state, "kobalt", "lorne", "french-200", "regular-50", exhausted=True)
    noble(state, "karmin", "lorne", "regular-100")
    fate(state, I, I, V, V, I, I, P, P)
    attack(state, GREEN, "lorne", "seat-1")
    assert set(waits(state)) == {GREEN, BLUE}
    drop(state, GREEN, V, V)
    drop(state, BLUE, P, P)
    assert state.nobles[0].losses == state.nobles[3].losses == 0
    assert place(state, "karmin") == "lorne"


def test_x8_the_third_area_takes_leave() -> None:
    """Two areas along the road without a word; the third, past the blue Noble, by his leave."""
    state = position()
    noble(state, "sinople", "netherby", "regular-50")
    noble(state, "woad", "yarrow", "regular-50")
    reveal(state, GREEN, "versatile-strategy")
    do(state, GREEN, "use march; march sinople kovel yarrow ashwold")
    assert waits(state) == [BLUE]
    do(state, BLUE, "permit sinople")
    assert place(state, "sinople") == "ashwold"
    state = position()
    noble(state, "sinople", "netherby", "regular-50")
    noble(state, "woad", "yarrow", "regular-50")
    reveal(state, GREEN, "versatile-strategy")
    do(state, GREEN, "use march; march sinople kovel yarrow")
    assert place(state, "sinople") == "yarrow"


def test_k13_6_seven_crowns_yield_three() -> None:
    """Half of the loser's crowns, rounded down."""
    state = position(crowns=7)
    noble(state, "karmin", "ravenholt", "english-200", "regular-100")
    state.barons[BLUE].stronghold.area = state.nobles[3].area
    state.barons[BLUE].stronghold.breaches = 4
    attack(state, RED, "ravenholt", "stronghold")
    do(state, RED, "assault")
    assert crowns(state)[:2] == [10, 4]
    assert state.barons[BLUE].stronghold.area == -1


def test_k8_2_spices_one_and_five_crowns_at_twice() -> None:
    state = position()
    spices = next(n for name, n in EXPEDITION.items() if "spice" in name)
    state.expeditions[spices].spot = 2
    state.expeditions[spices].stakes = [5, 0, 1, 0]
    stack(state, {"expeditions": {spices: "x2"}})
    reveal(state, -1, "fund-expeditions")
    do(state, RED, "pass")
    assert crowns(state) == [25, 15, 17, 15]
    assert state.expeditions[spices].spot == 0
