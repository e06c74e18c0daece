"""Numbers that the rulebook and its FAQ name in passing, each played as they say."""

from __future__ import annotations

from engine.knights.game_data import EXPEDITION
from engine.knights.rules import KNIGHTS
from engine.knights.state.state import TAXES
from engine.knights.war.battle import battle_of, takers
from tests.engine.knights.board import BLUE, GREEN, RED, YELLOW, Board, I, P, V, keys


def test_k2_9_four_barons_see_five_mercenaries(board: Board) -> None:
    assert len(board.position(4).state.offer) == 5


def test_k4_1_fourteen_cards_a_pile_with_six(board: Board) -> None:
    board.position(6)
    board.go("plan")
    events = []
    for seat in range(6):
        for pile, kind in ((1, "levy-taxes"), (2, "mobilize-forces"), (3, "versatile-strategy")):
            board.do(seat, f"lay {kind} {pile}; lay {kind} {pile}")
        events += board.do(seat, "seal")
    assert dict(next(e for e in events if e.key == "knights-planned").params)["n"] == 42
    assert [len(pile) for pile in board.state.piles][1:] == [14, 14]


def test_k5_4_the_twelfth_card_of_six_players_begins_taxation(board: Board) -> None:
    board.position(6)
    board.fill(TAXES, 10)
    board.reveal(RED, "levy-taxes")
    assert "taxes" not in keys(board.do(RED, "use"))
    board.reveal(BLUE, "levy-taxes")
    assert "taxes" in keys(board.do(BLUE, "use"))


def test_k5_4_the_seventh_marker_of_six_players_begins_the_draft(board: Board) -> None:
    board.position(6)
    board.state.track[:5] = [RED, BLUE, GREEN, YELLOW, RED]
    board.reveal(RED, "draft-soldiers")
    assert "draft" not in keys(board.do(RED, "spot 6"))
    board.reveal(BLUE, "draft-soldiers")
    assert board.legal(BLUE) == ["spot 7", "decline"]
    assert "draft" in keys(board.do(BLUE, "spot 7"))


def test_k7_2_three_players_have_two_blank_spots_the_two_and_the_three(board: Board) -> None:
    board.position(3)
    board.reveal(RED, "draft-soldiers")
    assert board.legal(RED) == ["spot 1", "spot 2", "spot 3", "spot 4", "decline"]
    assert [s.number for s in KNIGHTS.view(board.state, None).track if s.open] == [0, 0, 2, 3]


def test_x7_how_the_markers_came_there(board: Board) -> None:
    """The first two for nothing, the third for five crowns, the last begins the Draft; a crown, three and three."""
    board.position(3)
    board.offer("english-150", "polish-100", "polish-50", "romanian-50")
    board.noble("sinople", "kovel", "regular-50")
    board.city("kovel", GREEN)
    board.reveal(RED, "draft-soldiers")
    board.do(RED, "spot 1")
    board.reveal(BLUE, "draft-soldiers")
    board.do(BLUE, "spot 2")
    board.reveal(BLUE, "versatile-strategy")
    board.do(BLUE, "spot 4")
    assert board.crowns() == [15, 10, 15]
    board.reveal(GREEN, "draft-soldiers")
    assert board.legal(GREEN) == ["spot 3", "decline"]
    assert "draft" in keys(board.do(GREEN, "spot 3"))
    assert board.waits() == [RED]
    board.do(RED, "hire english-150 stronghold")
    board.do(BLUE, "hire polish-100 pers; hire polish-50 pers")
    assert board.waits() == [GREEN], "both blue markers are gone, the one behind the green one too"
    board.do(GREEN, "hire romanian-50 sinople")
    assert board.crowns() == [12, 7, 14]
    assert board.force("pers") == ["polish-100", "polish-50"]
    assert board.place("pers") == ""


def test_f5_a_hundred_and_two_hundred_die_of_the_third_token(board: Board) -> None:
    for tokens, where in ((2, "vecht"), (3, "")):
        board.position()
        who = board.state.nobles[board.noble("karmin", "vecht", "regular-100", "english-200")]
        who.losses = tokens
        board.go("plan")
        assert board.place("karmin") == where


def test_f6_two_cards_of_200_cost_the_circle_nothing(board: Board) -> None:
    board.noble("russet", "vecht", "english-200", "polish-200")
    board.phase("wages")
    assert board.crowns()[RED] == 15
    board.position()
    board.noble("russet", "vecht", "english-200", "polish-200", "regular-50")
    board.phase("wages")
    board.do(RED, "settle")
    assert board.crowns()[RED] == 6, "450 are paid in full: nine crowns"


def test_k13_4_a_city_of_400_takes_four_breaches_and_one_that_has_one_three(board: Board) -> None:
    for before, most in ((0, 4), (1, 3)):
        board.position()
        board.noble("karmin", "harsk", "english-200", "german-200", "regular-100")
        board.noble("woad", "harsk", "french-200")
        board.city("harsk", BLUE, breaches=before)
        board.fate(I, I, I, I, I, P, P)
        board.attack(RED, "harsk", "city")
        board.do(RED, "assault")
        battle = battle_of(board.state)
        assert battle is not None
        assert takers(board.state, battle, 1)["walls"] == most
        assert len(battle.fate[1]) == 2 + most + 2


def test_x10_what_the_red_army_beside_them_does(board: Board) -> None:
    """Nothing: it neither fights nor suffers, and nobody asks its leave in the open."""
    board.noble("sinople", "lorne", "regular-50", "regular-50", "english-100")
    board.noble("kobalt", "lorne", "french-200", "regular-50", exhausted=True)
    board.noble("karmin", "lorne", "regular-100")
    board.fate(I, I, V, V, I, I, P, P)
    board.attack(GREEN, "lorne", "seat-1")
    assert set(board.waits()) == {GREEN, BLUE}
    board.drop(GREEN, V, V)
    board.drop(BLUE, P, P)
    assert board.state.nobles[0].losses == board.state.nobles[3].losses == 0
    assert board.place("karmin") == "lorne"


def test_x8_the_third_area_takes_leave(board: Board) -> None:
    """Two areas along the road without a word; the third, past the blue Noble, by his leave."""
    board.noble("sinople", "netherby", "regular-50")
    board.noble("woad", "yarrow", "regular-50")
    board.reveal(GREEN, "versatile-strategy")
    board.do(GREEN, "use march; march sinople kovel yarrow ashwold")
    assert board.waits() == [BLUE]
    board.do(BLUE, "permit sinople")
    assert board.place("sinople") == "ashwold"
    board.position()
    board.noble("sinople", "netherby", "regular-50")
    board.noble("woad", "yarrow", "regular-50")
    board.reveal(GREEN, "versatile-strategy")
    board.do(GREEN, "use march; march sinople kovel yarrow")
    assert board.place("sinople") == "yarrow"


def test_k13_6_seven_crowns_yield_three(board: Board) -> None:
    """Half of the loser's crowns, rounded down."""
    board.position(crowns=7)
    board.noble("karmin", "ravenholt", "english-200", "regular-100")
    board.state.barons[BLUE].stronghold.area = board.state.nobles[3].area
    board.state.barons[BLUE].stronghold.breaches = 4
    board.attack(RED, "ravenholt", "stronghold")
    board.do(RED, "assault")
    assert board.crowns()[:2] == [10, 4]
    assert board.state.barons[BLUE].stronghold.area == -1


def test_k8_2_spices_one_and_five_crowns_at_twice(board: Board) -> None:
    spices = next(n for name, n in EXPEDITION.items() if "spice" in name)
    board.state.expeditions[spices].spot = 2
    board.state.expeditions[spices].stakes = [5, 0, 1, 0]
    board.stack({"expeditions": {spices: "x2"}})
    board.reveal(-1, "fund-expeditions")
    board.do(RED, "pass")
    assert board.crowns() == [25, 15, 17, 15]
    assert board.state.expeditions[spices].spot == 0
