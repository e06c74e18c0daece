"""Who wins (K14), and the options that change the end (K16)."""

from __future__ import annotations

from engine.knights.game_data import NOBLE
from engine.knights.nearing import nearing
from engine.knights.rules import KNIGHTS
from engine.knights.score import last_turn
from engine.knights.state import KnState
from tests.engine.knights.kit import (
    BLUE,
    GREEN,
    HOME_CITIES,
    RED,
    YELLOW,
    city,
    crown,
    do,
    go,
    grant,
    home,
    keys,
    legal,
    noble,
    position,
    prompt,
    reveal,
    run,
    stronghold,
    why,
)


def foreseen(state: KnState) -> tuple[str, tuple[int, ...]] | None:
    """Which end everybody sees coming, and who would win by it."""
    near = nearing(KNIGHTS.view(state, None))
    return (near.key.removeprefix("knights-nearing-"), near.seats) if near is not None else None


def test_k6_1_more_than_half_wins_at_once() -> None:
    state = position(6)
    crown(state, RED, 9)
    go(state, "majority")
    assert KNIGHTS.outcome(state) is None
    state = position(6)
    crown(state, RED, 10)
    go(state, "majority")
    found = KNIGHTS.outcome(state)
    assert found is not None
    assert (found.places[0], found.reason) == ([RED], "knights-outcome-majority")


def test_k14_1_of_the_cities_that_stand_overseas_ones_aside() -> None:
    state = position(6)
    crown(state, RED, 9)
    for slug in ("cadiz", "acre", "jerusalem"):
        city(state, slug, RED)
    go(state, "majority")
    assert KNIGHTS.outcome(state) is None
    state = position(6)
    crown(state, RED, 9)
    city(state, HOME_CITIES[-1], razed=True)
    go(state, "majority")
    assert KNIGHTS.outcome(state) is not None


def test_k15_4_two_players_need_five() -> None:
    state = position(2)
    crown(state, RED, 4)
    go(state, "majority")
    assert KNIGHTS.outcome(state) is None
    state = position(2)
    crown(state, RED, 5)
    go(state, "majority")
    assert KNIGHTS.outcome(state) is not None


def test_f4_two_players_five_cities_whatever_stands() -> None:
    assert KNIGHTS.view(position(2), None).majority == 5


def test_g23_two_players_count_the_kingdom_alone() -> None:
    state = position(2)
    crown(state, RED, 4)
    city(state, "cadiz", RED)
    go(state, "majority")
    assert KNIGHTS.outcome(state) is None


def test_k14_2_the_last_of_the_pool_ends_the_turn_and_more_is_paid() -> None:
    state = position()
    state.pool = 2
    crown(state, RED, 1)
    crown(state, BLUE, 3)
    for orders in state.orders:
        orders.revolt = "never"
    go(state, "influence")
    found = KNIGHTS.outcome(state)
    assert found is not None
    assert [b.influence for b in state.barons] == [1, 3, 0, 0]
    assert found.places == [[BLUE], [RED], [GREEN, YELLOW]]


def test_g22_a_pool_emptied_before_the_upkeep_ends_it_too() -> None:
    state = position()
    state.last = True
    state.barons[GREEN].influence = 4
    go(state, "influence")
    found = KNIGHTS.outcome(state)
    assert found is not None
    assert found.places[0] == [GREEN]


def test_k14_3_ties_cities_goods_troops_nobody() -> None:
    def ended(**what: int) -> list[int]:
        state = position()
        state.last = True
        for seat in (RED, BLUE):
            state.barons[seat].influence = 7
        if "cities" in what:
            city(state, "cadiz", what["cities"])
            stronghold(state, what["cities"], "")
        if "goods" in what:
            state.barons[what["goods"]].faith += 1
        if "troops" in what:
            noble(state, "blauen", "vecht", "regular-50")
        go(state, "close")
        found = KNIGHTS.outcome(state)
        assert found is not None
        return found.places[0] if found.places else []

    assert ended(cities=RED, goods=BLUE, troops=BLUE) == [RED]
    assert ended(goods=RED, troops=BLUE) == [RED]
    assert ended(troops=BLUE) == [BLUE]
    assert ended() == []


def test_g28_a_game_that_nobody_ends_is_over() -> None:
    state = position()
    state.turn = last_turn(state)
    assert state.turn == 24
    state.barons[GREEN].influence = 1
    go(state, "close")
    found = KNIGHTS.outcome(state)
    assert found is not None
    assert found.places[0] == [GREEN]


def test_k16_6_the_mighty_know_no_influence_pool() -> None:
    state = position(mighty=True)
    assert state.pool == 0
    crown(state, RED, 1)
    go(state, "influence")
    assert not state.last
    state = position(mighty=True)
    state.turn = last_turn(state)
    state.barons[RED].influence = 9
    go(state, "close")
    found = KNIGHTS.outcome(state)
    assert found is not None
    assert found.places == []


def test_k16_5_who_is_out_leaves_the_table() -> None:
    from engine.knights.court import eliminate

    state = position(elimination=True)
    noble(state, "karmin", "vecht", "regular-50", "english-100")
    city(state, "lorne", RED, fortified=True)
    state.barons[BLUE].votes = 2
    eliminate(state, RED, [])
    go(state, "plan")
    assert state.barons[RED].out
    assert state.chairman == BLUE
    assert city(state, "lorne").owner == -1
    assert RED not in KNIGHTS.prompts(state)
    reveal(state, BLUE, "draft-soldiers")
    assert legal(state, BLUE) == ["spot 1", "spot 2", "spot 3", "spot 4", "decline"]


def test_k16_5_the_last_one_left_wins() -> None:
    from engine.knights.court import eliminate

    state = position(2, elimination=True)
    eliminate(state, RED, [])
    go(state, "plan")
    found = KNIGHTS.outcome(state)
    assert found is not None
    assert (found.places[0], found.reason) == ([BLUE], "knights-outcome-survivor")


def test_k16_3_a_dead_noble_returns_when_his_heir_is_given_back() -> None:
    state = position(heirs=True)
    noble(state, "rubino", "", "regular-50", dead=True)
    go(state, "plan")
    do(state, RED, "pledge rubino seat-1")
    assert state.nobles[NOBLE["rubino"]].keeper == BLUE
    go(state, "return")
    assert not [a for a in legal(state, RED) if a.startswith("place")]
    do(state, BLUE, "release rubino")
    go(state, "return")
    assert f"place rubino {home(RED)}" in legal(state, RED)


def test_k16_3_a_slain_heir_is_the_last() -> None:
    state = position(heirs=True)
    noble(state, "rubino", "vecht", "regular-50")
    go(state, "plan")
    do(state, RED, "pledge rubino seat-1")
    assert why(state, GREEN, "slay-heir rubino") == "heir"
    do(state, BLUE, "slay-heir rubino")
    assert not state.nobles[NOBLE["rubino"]].heir
    assert why(state, RED, "pledge rubino seat-1") == "heir"


def test_k16_3_slain_when_he_should_come_back_he_ends_his_line() -> None:
    state = position(heirs=True)
    who = state.nobles[noble(state, "rubino", "", "regular-50", "english-50", dead=True)]
    who.keeper = BLUE
    go(state, "plan")
    assert "line-ends" in keys(do(state, BLUE, "slay-heir rubino"))
    assert who.gone
    assert not who.troops
    go(state, "return")
    assert prompt(state, RED).step != "return" or not [a for a in legal(state, RED) if "rubino" in a]


def test_k16_5_heirs_and_offers_of_who_is_out_go_home() -> None:
    from engine.knights.court import eliminate

    state = position(4, elimination=True, heirs=True)
    noble(state, "woad", "vecht", "regular-50")
    go(state, "plan")
    do(state, BLUE, "pledge woad seat-0; terms seat-0 peace; bid 4")
    do(state, RED, "terms seat-2 peace; price 3")
    do(state, GREEN, "terms seat-1 peace; bid 5")
    eliminate(state, RED, [])
    run(state)
    assert state.nobles[NOBLE["woad"]].keeper == -1
    assert [b.crowns for b in state.barons] == [15, 15, 10, 15]
    assert RED not in KNIGHTS.prompts(state)
    assert len([p for p in KNIGHTS.prompts(state)[BLUE] if p.step == "offer"]) == 1
    assert not [p for p in KNIGHTS.prompts(state)[GREEN] if p.step == "price"]


def test_k17_6_crowns_change_hands_at_any_moment() -> None:
    state = position()
    go(state, "plan")
    assert why(state, RED, "give 3") == "terms"
    do(state, RED, "terms seat-1 gift; give 3")
    assert [b.crowns for b in state.barons] == [12, 18, 15, 15]
    assert why(state, RED, "give 13") == "crowns"
    assert why(state, RED, "bid 3") == "terms"


def test_k17_6_an_offer_lays_its_crowns_aside_until_it_is_taken() -> None:
    state = position()
    go(state, "plan")
    do(state, RED, "terms seat-2 pass; bid 5")
    number = next(p.id for p in KNIGHTS.prompts(state)[GREEN] if p.step == "offer").removeprefix("offer-")
    assert state.barons[RED].crowns == 10
    assert why(state, BLUE, f"take-offer {number}") == "offer"
    do(state, GREEN, f"take-offer {number}")
    assert [b.crowns for b in state.barons] == [10, 15, 20, 15]


def test_k17_6_a_price_is_paid_by_who_takes_it() -> None:
    state = position()
    go(state, "plan")
    do(state, GREEN, "terms seat-0 attack; price 20")
    number = next(p.id for p in KNIGHTS.prompts(state)[RED] if p.step == "price").removeprefix("offer-")
    assert why(state, RED, f"take-offer {number}") == "price"
    do(state, RED, f"decline-offer {number}")
    assert [b.crowns for b in state.barons] == [15] * 4


def test_k17_6_a_bribe_is_not_promised_twice_and_lapses_with_the_turn() -> None:
    state = position()
    go(state, "plan")
    do(state, RED, "terms seat-2 vote; bid 10; terms seat-1 vote")
    assert why(state, RED, "bid 10") == "crowns"
    go(state, "close")
    assert state.barons[RED].crowns == 15
    assert not any(p.step == "offer" for p in KNIGHTS.prompts(state)[GREEN])


def test_k16_4_a_written_truce_and_its_end() -> None:
    state = position(treason=True)
    go(state, "plan")
    do(state, RED, "terms seat-2 truce; bid 0")
    number = next(p.id for p in KNIGHTS.prompts(state)[GREEN] if p.step == "offer").removeprefix("offer-")
    do(state, GREEN, f"take-offer {number}")
    assert [(p.one, p.other, p.until) for p in state.pacts] == [(RED, GREEN, 3)]
    go(state, "close")
    assert state.pacts
    go(state, "close")
    assert not state.pacts


def test_k16_4_who_breaks_it_pays_influence_or_is_banned() -> None:
    from engine.knights.deals import betray

    state = position(treason=True)
    state.barons[RED].influence = 2
    betray(state, RED, GREEN, 2, [])
    assert (state.barons[RED].influence, state.barons[RED].banned, state.pool) == (0, False, 42)
    betray(state, RED, GREEN, 1, [])
    assert state.barons[RED].banned
    assert state.chairman != RED


# --- what is seen beforehand ------------------------------------------------------------------------------------------


def test_k14_3_maintained_troops_break_the_last_tie_too() -> None:
    """They add to the army of their Noble; who is off the board, and a Stronghold that is, add nothing."""
    state = position()
    state.last = True
    noble(state, "russet", "lorne", "regular-50")
    grant(state, "constable", "russet")
    noble(state, "woad", "lorne", "german-200")
    noble(state, "pers", "", "french-200")
    stronghold(state, GREEN, "", "polish-200", "romanian-100")
    go(state, "plan")
    assert foreseen(state) == ("influence", (RED,)), "it is seen beforehand"
    go(state, "close")
    found = KNIGHTS.outcome(state)
    assert found is not None
    assert [found.scores[seat]["troops"] for seat in (RED, BLUE, GREEN)] == [250, 200, 0]
    assert found.places == [[RED], [BLUE], [GREEN, YELLOW]]


def test_k14_1_a_majority_is_seen_before_the_upkeep() -> None:
    """In the turn, as long as the cities can still be lost; half of them are not enough."""
    for cities, told in ((9, None), (10, ("majority", (RED,)))):
        state = position(6)
        crown(state, RED, cities)
        go(state, "plan")
        assert foreseen(state) == told
    near = nearing(KNIGHTS.view(state, None))
    assert near is not None
    assert near.params["n"] == 10


def test_k14_2_the_last_turn_is_seen_when_what_is_due_empties_the_pool() -> None:
    """Four are due, one to red and three to blue: a pool of five outlives them, one of four does not."""
    for pool, told in ((5, None), (4, ("pool", (BLUE,))), (0, ("pool", (BLUE,)))):
        state = position()
        state.pool = pool
        crown(state, RED, 1)
        crown(state, BLUE, 3)
        go(state, "plan")
        assert foreseen(state) == told, pool
    near = nearing(KNIGHTS.view(state, None))
    assert near is not None
    assert near.params["n"] == 3


def test_k14_3_a_tie_that_nothing_breaks_is_seen_to_crown_nobody() -> None:
    state = position()
    state.last = True
    go(state, "plan")
    assert foreseen(state) == ("influence-tie", ())
    state.barons[GREEN].votes = 1
    assert foreseen(state) == ("influence", (GREEN,))
    state.barons[BLUE].faith = 2
    assert foreseen(state) == ("influence", (BLUE,))
    city(state, "cadiz", RED)
    state.barons[RED].stronghold.area = -1
    assert foreseen(state) == ("influence", (RED,)), "a city overseas counts"
    state.barons[YELLOW].influence = 1
    assert foreseen(state) == ("influence", (YELLOW,))


def test_g28_the_end_of_a_game_that_nobody_ends_is_seen_in_its_last_turn() -> None:
    """With the mighty it crowns nobody."""
    for mighty, told in ((False, ("influence", (GREEN,))), (True, ("nobody", ()))):
        state = position(mighty=mighty)
        state.barons[GREEN].influence = 1
        state.turn = last_turn(state) - 1
        go(state, "plan")
        assert foreseen(state) is None
        state.turn += 1
        assert foreseen(state) == told


def test_k17_6_nobody_deals_with_himself() -> None:
    state = position()
    go(state, "plan")
    assert why(state, RED, "terms seat-0 peace") == "terms-self"
    assert why(state, RED, "terms seat-1 peace") == ""
    assert why(state, RED, "terms seat-1 love") == "words"
