"""Who wins (K14), and the options that change the end (K16)."""

from __future__ import annotations

from engine.core import Outcome
from engine.knights.game_data import NOBLE
from engine.knights.nearing import nearing
from engine.knights.rules import KNIGHTS
from engine.knights.score import check_end, last_turn
from engine.knights.state.state import KnState
from tests.engine.knights.board import BLUE, GREEN, HOME_CITIES, RED, YELLOW, Board, home, keys


def foreseen(state: KnState) -> tuple[str, tuple[int, ...]] | None:
    """Which end everybody sees coming, and who would win by it."""
    near = nearing(KNIGHTS.view(state, None))
    return (near.key.removeprefix("knights-nearing-"), near.seats) if near is not None else None


def test_k6_1_more_than_half_wins_at_once(board: Board) -> None:
    board.position(6)
    board.crown(RED, 9)
    board.go("majority")
    assert KNIGHTS.outcome(board.state) is None
    board.position(6)
    board.crown(RED, 10)
    board.go("majority")
    found = KNIGHTS.outcome(board.state)
    assert found is not None
    assert (found.places[0], found.reason) == ([RED], "knights-outcome-majority")


def test_k14_1_of_the_cities_that_stand_overseas_ones_aside(board: Board) -> None:
    board.position(6)
    board.crown(RED, 9)
    for slug in ("cadiz", "acre", "jerusalem"):
        board.city(slug, RED)
    board.go("majority")
    assert KNIGHTS.outcome(board.state) is None
    board.position(6)
    board.crown(RED, 9)
    board.city(HOME_CITIES[-1], razed=True)
    board.go("majority")
    assert KNIGHTS.outcome(board.state) is not None


def test_k15_4_two_players_need_five(board: Board) -> None:
    board.position(2)
    board.crown(RED, 4)
    board.go("majority")
    assert KNIGHTS.outcome(board.state) is None
    board.position(2)
    board.crown(RED, 5)
    board.go("majority")
    assert KNIGHTS.outcome(board.state) is not None


def test_f4_two_players_five_cities_whatever_stands(board: Board) -> None:
    assert KNIGHTS.view(board.position(2).state, None).majority == 5


def test_g23_two_players_count_the_kingdom_alone(board: Board) -> None:
    board.position(2)
    board.crown(RED, 4)
    board.city("cadiz", RED)
    board.go("majority")
    assert KNIGHTS.outcome(board.state) is None


def test_k14_2_the_last_of_the_pool_ends_the_turn_and_more_is_paid(board: Board) -> None:
    board.state.pool = 2
    board.crown(RED, 1)
    board.crown(BLUE, 3)
    for orders in board.state.orders:
        orders.revolt = "never"
    board.go("influence")
    found = KNIGHTS.outcome(board.state)
    assert found is not None
    assert [b.influence for b in board.state.barons] == [1, 3, 0, 0]
    assert found.places == [[BLUE], [RED], [GREEN, YELLOW]]


def test_g22_a_pool_emptied_before_the_upkeep_ends_it_too(board: Board) -> None:
    board.state.last = True
    board.state.barons[GREEN].influence = 4
    board.go("influence")
    found = KNIGHTS.outcome(board.state)
    assert found is not None
    assert found.places[0] == [GREEN]


def test_k14_3_ties_cities_goods_troops_nobody(board: Board) -> None:
    def ended(**what: int) -> list[int]:
        board.position()
        board.state.last = True
        for seat in (RED, BLUE):
            board.state.barons[seat].influence = 7
        if "cities" in what:
            board.city("cadiz", what["cities"])
            board.stronghold(what["cities"], "")
        if "goods" in what:
            board.state.barons[what["goods"]].faith += 1
        if "troops" in what:
            board.noble("blauen", "vecht", "regular-50")
        board.go("close")
        found = KNIGHTS.outcome(board.state)
        assert found is not None
        return found.places[0] if found.places else []

    assert ended(cities=RED, goods=BLUE, troops=BLUE) == [RED]
    assert ended(goods=RED, troops=BLUE) == [RED]
    assert ended(troops=BLUE) == [BLUE]
    assert ended() == []


def test_g28_a_game_that_nobody_ends_is_over(board: Board) -> None:
    board.state.turn = last_turn(board.state)
    assert board.state.turn == 24
    board.state.barons[GREEN].influence = 1
    board.go("close")
    found = KNIGHTS.outcome(board.state)
    assert found is not None
    assert found.places[0] == [GREEN]


def test_k16_6_the_mighty_know_no_influence_pool(board: Board) -> None:
    board.position(mighty=True)
    assert board.state.pool == 0
    board.crown(RED, 1)
    board.go("influence")
    assert not board.state.last
    board.position(mighty=True)
    board.state.turn = last_turn(board.state)
    board.state.barons[RED].influence = 9
    board.go("close")
    found = KNIGHTS.outcome(board.state)
    assert found is not None
    assert found.places == []


def test_k16_5_who_is_out_leaves_the_table(board: Board) -> None:
    from engine.knights.court import eliminate

    board.position(elimination=True)
    board.noble("karmin", "vecht", "regular-50", "english-100")
    board.city("lorne", RED, fortified=True)
    board.state.barons[BLUE].votes = 2
    eliminate(board.state, RED, [])
    board.go("plan")
    assert board.state.barons[RED].out
    assert board.state.chairman == BLUE
    assert board.city("lorne").owner == -1
    assert RED not in KNIGHTS.prompts(board.state)
    board.reveal(BLUE, "draft-soldiers")
    assert board.legal(BLUE) == ["spot 1", "spot 2", "spot 3", "spot 4", "decline"]


def test_k16_5_the_last_one_left_wins(board: Board) -> None:
    from engine.knights.court import eliminate

    board.position(2, elimination=True)
    eliminate(board.state, RED, [])
    board.go("plan")
    found = KNIGHTS.outcome(board.state)
    assert found is not None
    assert (found.places[0], found.reason) == ([BLUE], "knights-outcome-survivor")


def test_k16_3_a_dead_noble_returns_when_his_heir_is_given_back(board: Board) -> None:
    board.position(heirs=True)
    board.noble("rubino", "", "regular-50", dead=True)
    board.go("plan")
    board.do(RED, "pledge rubino seat-1")
    assert board.state.nobles[NOBLE["rubino"]].keeper == BLUE
    board.go("return")
    assert not [a for a in board.legal(RED) if a.startswith("place")]
    board.do(BLUE, "release rubino")
    board.go("return")
    assert f"place rubino {home(RED)}" in board.legal(RED)


def test_k16_3_a_slain_heir_is_the_last(board: Board) -> None:
    board.position(heirs=True)
    board.noble("rubino", "vecht", "regular-50")
    board.go("plan")
    board.do(RED, "pledge rubino seat-1")
    assert board.why(GREEN, "slay-heir rubino") == "heir-keeper"
    assert board.why(RED, "pledge rubino seat-2") == "heir-pledged"
    assert board.why(RED, "pledge woad seat-1") == "not-yours"
    board.do(BLUE, "slay-heir rubino")
    assert not board.state.nobles[NOBLE["rubino"]].heir
    assert board.why(RED, "pledge rubino seat-1") == "heir"


def test_k16_3_slain_when_he_should_come_back_he_ends_his_line(board: Board) -> None:
    board.position(heirs=True)
    who = board.state.nobles[board.noble("rubino", "", "regular-50", "english-50", dead=True)]
    who.keeper = BLUE
    board.go("plan")
    assert "line-ends" in keys(board.do(BLUE, "slay-heir rubino"))
    assert who.gone
    assert not who.troops
    board.go("return")
    assert board.prompt(RED).step != "return" or not [a for a in board.legal(RED) if "rubino" in a]


def test_k16_5_heirs_and_offers_of_who_is_out_go_home(board: Board) -> None:
    from engine.knights.court import eliminate

    board.position(4, elimination=True, heirs=True)
    board.noble("woad", "vecht", "regular-50")
    board.go("plan")
    board.do(BLUE, "pledge woad seat-0; terms seat-0 peace; bid 4")
    board.do(RED, "terms seat-2 peace; price 3")
    board.do(GREEN, "terms seat-1 peace; bid 5")
    eliminate(board.state, RED, [])
    board.run()
    assert board.state.nobles[NOBLE["woad"]].keeper == -1
    assert [b.crowns for b in board.state.barons] == [15, 15, 10, 15]
    assert RED not in KNIGHTS.prompts(board.state)
    assert len([p for p in KNIGHTS.prompts(board.state)[BLUE] if p.step == "offer"]) == 1
    assert not [p for p in KNIGHTS.prompts(board.state)[GREEN] if p.step == "price"]


def test_k17_6_crowns_change_hands_at_any_moment(board: Board) -> None:
    board.go("plan")
    assert board.why(RED, "give 3") == "terms"
    board.do(RED, "terms seat-1 gift; give 3")
    assert [b.crowns for b in board.state.barons] == [12, 18, 15, 15]
    assert board.why(RED, "give 13") == "crowns"
    assert board.why(RED, "give 21") == "crowns-most"
    assert board.why(RED, "give 0") == "crowns-least"
    assert board.why(RED, "pledge karmin seat-1") == "heirs-off"
    assert board.why(RED, "bid 3") == "terms"


def test_k17_6_an_offer_lays_its_crowns_aside_until_it_is_taken(board: Board) -> None:
    board.go("plan")
    board.do(RED, "terms seat-2 pass; bid 5")
    number = next(p.id for p in KNIGHTS.prompts(board.state)[GREEN] if p.step == "offer").removeprefix("offer-")
    assert board.state.barons[RED].crowns == 10
    assert board.why(BLUE, f"take-offer {number}") == "offer"
    assert board.why(RED, f"take-offer {number}") == "offer-own"
    assert board.why(GREEN, f"withdraw-offer {number}") == "offer-theirs"
    board.do(GREEN, f"take-offer {number}")
    assert [b.crowns for b in board.state.barons] == [10, 15, 20, 15]


def test_k17_6_a_price_is_paid_by_who_takes_it(board: Board) -> None:
    board.go("plan")
    board.do(GREEN, "terms seat-0 attack; price 20")
    number = next(p.id for p in KNIGHTS.prompts(board.state)[RED] if p.step == "price").removeprefix("offer-")
    assert board.why(RED, f"take-offer {number}") == "price"
    board.do(RED, f"decline-offer {number}")
    assert [b.crowns for b in board.state.barons] == [15] * 4


def test_k17_6_a_bribe_is_not_promised_twice_and_lapses_with_the_turn(board: Board) -> None:
    board.go("plan")
    board.do(RED, "terms seat-2 vote; bid 10; terms seat-1 vote")
    assert board.why(RED, "bid 10") == "crowns"
    board.go("close")
    assert board.state.barons[RED].crowns == 15
    assert not any(p.step == "offer" for p in KNIGHTS.prompts(board.state)[GREEN])


def test_k16_4_a_written_truce_and_its_end(board: Board) -> None:
    board.position(treason=True)
    board.go("plan")
    board.do(RED, "terms seat-2 truce; bid 0")
    number = next(p.id for p in KNIGHTS.prompts(board.state)[GREEN] if p.step == "offer").removeprefix("offer-")
    board.do(GREEN, f"take-offer {number}")
    assert [(p.one, p.other, p.until) for p in board.state.pacts] == [(RED, GREEN, 3)]
    board.go("close")
    assert board.state.pacts
    board.go("close")
    assert not board.state.pacts


def test_k16_4_who_breaks_it_pays_influence_or_is_banned(board: Board) -> None:
    from engine.knights.deals import betray

    board.position(treason=True)
    board.state.barons[RED].influence = 2
    betray(board.state, RED, GREEN, 2, [])
    assert (board.state.barons[RED].influence, board.state.barons[RED].banned, board.state.pool) == (0, False, 42)
    betray(board.state, RED, GREEN, 1, [])
    assert board.state.barons[RED].banned
    assert board.state.chairman != RED


# --- what is seen beforehand ------------------------------------------------------------------------------------------


def test_k14_3_maintained_troops_break_the_last_tie_too(board: Board) -> None:
    """They add to the army of their Noble; who is off the board, and a Stronghold that is, add nothing."""
    board.state.last = True
    board.noble("russet", "lorne", "regular-50")
    board.grant("constable", "russet")
    board.noble("woad", "lorne", "german-200")
    board.noble("pers", "", "french-200")
    board.stronghold(GREEN, "", "polish-200", "romanian-100")
    board.go("plan")
    assert foreseen(board.state) == ("influence", (RED,)), "it is seen beforehand"
    board.go("close")
    found = KNIGHTS.outcome(board.state)
    assert found is not None
    assert [found.scores[seat]["troops"] for seat in (RED, BLUE, GREEN)] == [250, 200, 0]
    assert found.places == [[RED], [BLUE], [GREEN, YELLOW]]


def test_k14_1_a_majority_is_seen_before_the_upkeep(board: Board) -> None:
    """In the turn, as long as the cities can still be lost; half of them are not enough."""
    for cities, told in ((9, None), (10, ("majority", (RED,)))):
        board.position(6)
        board.crown(RED, cities)
        board.go("plan")
        assert foreseen(board.state) == told
    near = nearing(KNIGHTS.view(board.state, None))
    assert near is not None
    assert near.params["n"] == 10


def test_k14_2_the_last_turn_is_seen_when_what_is_due_empties_the_pool(board: Board) -> None:
    """Four are due, one to red and three to blue: a pool of five outlives them, one of four does not."""
    for pool, told in ((5, None), (4, ("pool", (BLUE,))), (0, ("pool", (BLUE,)))):
        board.position()
        board.state.pool = pool
        board.crown(RED, 1)
        board.crown(BLUE, 3)
        board.go("plan")
        assert foreseen(board.state) == told, pool
    near = nearing(KNIGHTS.view(board.state, None))
    assert near is not None
    assert near.params["n"] == 3


def test_k14_3_a_tie_that_nothing_breaks_is_seen_to_crown_nobody(board: Board) -> None:
    board.state.last = True
    board.go("plan")
    assert foreseen(board.state) == ("influence-tie", ())
    board.state.barons[GREEN].votes = 1
    assert foreseen(board.state) == ("influence", (GREEN,))
    board.state.barons[BLUE].faith = 2
    assert foreseen(board.state) == ("influence", (BLUE,))
    board.city("cadiz", RED)
    board.state.barons[RED].stronghold.area = -1
    assert foreseen(board.state) == ("influence", (RED,)), "a city overseas counts"
    board.state.barons[YELLOW].influence = 1
    assert foreseen(board.state) == ("influence", (YELLOW,))


def test_g28_the_end_of_a_game_that_nobody_ends_is_seen_in_its_last_turn(board: Board) -> None:
    """With the mighty it crowns nobody."""
    for mighty, told in ((False, ("influence", (GREEN,))), (True, ("nobody", ()))):
        board.position(mighty=mighty)
        board.state.barons[GREEN].influence = 1
        board.state.turn = last_turn(board.state) - 1
        board.go("plan")
        assert foreseen(board.state) is None
        board.state.turn += 1
        assert foreseen(board.state) == told


def test_k17_6_nobody_deals_with_himself(board: Board) -> None:
    board.go("plan")
    assert board.why(RED, "terms seat-0 peace") == "terms-self"
    assert board.why(RED, "terms seat-1 peace") == ""
    assert board.why(RED, "terms seat-1 love") == "words"


def test_k14_3_the_end_says_what_broke_the_tie(board: Board) -> None:
    """Influence, then cities, then crowns with Faith and Votes, then troops on the board; a tie to the end crowns
    nobody. Where only cities win, cities of the Kingdom come first (K16.6)."""

    def ended() -> Outcome:
        found = KNIGHTS.outcome(board.state)
        assert found is not None
        return found

    def last() -> None:
        board.position()
        board.state.last = True
        for baron in board.state.barons[:2]:
            baron.influence = 7

    for what, reason in (
        ("nothing", "tie"), ("troops", "influence-troops"), ("crowns", "influence-goods"),
        ("city", "influence-cities"), ("influence", "influence"),
    ):  # fmt: skip
        last()
        if what == "troops":
            board.stronghold(RED, None, "regular-50")
        elif what == "crowns":
            board.state.barons[RED].crowns += 1
        elif what == "city":
            board.city("cadiz", RED)
            board.siege("cadiz", BLUE)
        elif what == "influence":
            board.state.barons[RED].influence += 1
        check_end(board.state, [])
        found = ended()
        assert found.reason == f"knights-outcome-{reason}"
        assert found.places[:1] == ([] if reason == "tie" else [[RED]])
    board.position(mighty=True)
    board.state.turn = 99
    check_end(board.state, [])
    found = ended()
    assert found.reason == "knights-outcome-nobody"
    assert list(found.scores[RED]) == ["kingdom", "cities", "goods", "troops"]
