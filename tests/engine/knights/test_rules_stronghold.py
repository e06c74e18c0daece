"""Strongholds attacked, lost and placed again (K13.6)."""

from __future__ import annotations

from engine.core import Action
from engine.knights.game_data import NOBLE, NONE
from tests.engine.knights.board import BLUE, GREEN, RED, Board, I, P, V, home

HOME = home(BLUE)
"""Where blue's stronghold stands."""


def test_k13_6_a_stronghold_without_a_noble_lays_no_card_aside(board: Board) -> None:
    board.red_by_city(HOME)
    board.stronghold(BLUE, None, "regular-100", "english-50")
    board.attack(RED, HOME, "stronghold")
    board.do(RED, "assault")
    assert len(board.battle().fate[1]) == 5, "400 and 150"
    board.do(BLUE, "seal")
    assert board.waits() == [RED]


def test_g14_nobles_by_their_stronghold_are_inside(board: Board) -> None:
    board.red_by_city(HOME)
    board.noble("woad", HOME, "regular-100")
    board.reveal(RED, "versatile-strategy")
    board.do(RED, "use battle")
    assert board.legal(RED) == [f"attack {HOME} stronghold", "back"]
    board.do(RED, f"attack {HOME} stronghold; assault")
    assert len(board.battle().fate[1]) == 7


def fallen(board: Board, crowns: int = 15, *, cities: tuple[str, ...] = (), **options: object) -> None:
    """Red has starved blue's stronghold, in which a Regular and two Mercenaries lie."""
    board.position(crowns=crowns, **options)  # type: ignore[arg-type]
    board.noble("russet", HOME, "english-200", "french-200", "german-200")
    board.stronghold(BLUE, None, "regular-100", "polish-100")
    for slug in cities:
        board.city(slug, BLUE)
    board.siege(HOME, RED)
    board.fate(then={"nation": 0})
    board.attack(RED, HOME, "stronghold")
    board.do(RED, "besiege")


def test_k13_6_the_victor_gets_half_the_crowns_and_a_city_of_the_losers_choice(board: Board) -> None:
    fallen(board, 15, cities=("froli", "harsk", "vecht"))
    assert board.state.barons[RED].crowns == 15 + 7
    assert board.waits() == [BLUE]
    assert board.legal(BLUE) == ["surrender harsk", "surrender vecht", "surrender froli"]
    assert board.prompt(BLUE).default == (Action("surrender", ("froli",)),)
    board.do(BLUE, "surrender vecht")
    assert (board.owner("vecht"), board.owner("harsk")) == (RED, BLUE)
    assert board.state.barons[BLUE].stronghold.area == NONE
    assert not board.state.sieges


def test_g18_a_surrendered_city_is_not_razed(board: Board) -> None:
    fallen(board, 15, cities=("froli",))
    assert board.owner("froli") == RED
    assert all(board.prompt(s).step != "spoil" for s in board.waits())


def test_g17_without_a_city_the_loser_pays_crowns_alone(board: Board) -> None:
    fallen(board, 8)
    assert board.state.barons[BLUE].crowns == 4
    assert board.state.barons[BLUE].stronghold.area == NONE


def test_k13_6_no_influence_without_a_stronghold_until_it_is_placed_again(board: Board) -> None:
    fallen(board, 15, cities=("froli", "harsk"))
    board.do(BLUE, "surrender froli")
    board.go("influence")
    assert board.state.barons[BLUE].influence == 0
    assert board.prompt(BLUE).step == "found"


def test_f27_troops_leave_with_the_stronghold_less_deserters_and_casualties(board: Board) -> None:
    board.noble("russet", HOME, "english-200", "french-200", "german-200")
    board.stronghold(BLUE, None, "regular-100", "polish-100", "polish-50", "italian-200", losses=1)
    board.siege(HOME, RED)
    board.fate(then={"nation": 4})
    board.attack(RED, HOME, "stronghold")
    board.do(RED, "besiege")
    assert board.legal(BLUE) == ["desert polish-100", "desert polish-50"]
    board.do(BLUE, "desert polish-50")
    hold = board.state.barons[BLUE].stronghold
    assert (hold.area, hold.losses, hold.breaches) == (NONE, 0, 0)
    assert len(hold.troops) == 2, "the Regular and the Italians; a token took the Poles"


def test_k13_6_an_assault_ends_with_walls_at_0_and_its_troops_spent(board: Board) -> None:
    board.red_by_city(HOME, "english-200", "french-200")
    board.stronghold(BLUE, None, "regular-50", breaches=3)
    board.fate(I, I, V, V, P, P, V)
    board.attack(RED, HOME, "stronghold")
    board.do(RED, "assault")
    board.drop(RED, P, P, V, V)
    board.do(BLUE, "seal")
    assert board.state.barons[BLUE].stronghold.area == NONE
    assert board.force("russet") == ["english-200", "french-200"]


def test_k13_6_walls_at_0_alone_do_not_end_it(board: Board) -> None:
    board.red_by_city(HOME, "english-200")
    board.stronghold(BLUE, None, "english-100", "regular-100", breaches=3)
    board.fate(I, P, P, V, P, V, V)
    board.attack(RED, HOME, "stronghold")
    board.do(RED, "assault")
    board.drop(RED, P, P, V)
    board.do(BLUE, "drop fate-prevent; seal")
    assert board.legal(BLUE) == ["allot garrison 1", "allot walls 1"]
    board.do(BLUE, "allot walls 1")
    assert board.state.barons[BLUE].stronghold.area != NONE
    assert board.state.barons[BLUE].stronghold.breaches == 4


def test_f28_the_attacker_died_and_the_stronghold_falls_for_nothing(board: Board) -> None:
    board.red_by_city(HOME, "regular-50")
    board.stronghold(BLUE, None, breaches=3)
    board.city("froli", BLUE)
    board.fate(I, P, I)
    board.attack(RED, HOME, "stronghold")
    board.do(RED, "assault")
    board.drop(RED, P)
    board.do(BLUE, "seal")
    assert board.place("russet") == ""
    assert board.state.barons[BLUE].stronghold.area == NONE
    assert (board.state.barons[RED].crowns, board.state.barons[BLUE].crowns) == (15, 15)
    assert board.owner("froli") == BLUE


def test_k13_6_nobles_beaten_out_of_their_stronghold_cannot_go_back_to_it(board: Board) -> None:
    board.red_by_city("stanmoor", "english-200")
    board.stronghold(BLUE, "stanmoor", breaches=4)
    for slug in ("brack", "dunmere"):
        board.city(slug, GREEN)
    board.noble("woad", "stanmoor", "regular-100")
    board.fate(V, P, P, P, I, P, P, then={"nation": 0})
    board.noble("mossgrove", "gorsely", "regular-50")
    board.attack(RED, "stanmoor", "stronghold")
    board.do(RED, "assault")
    board.drop(RED, P, P, P)
    board.drop(BLUE, P, P)
    assert board.place("woad") == ""
    assert board.state.nobles[NOBLE["woad"]].dead


def test_k16_5_with_elimination_the_loser_is_out(board: Board) -> None:
    fallen(board, 15, cities=("froli", "harsk"), elimination=True)
    board.do(BLUE, "surrender froli")
    assert board.state.barons[BLUE].out
    assert (board.owner("froli"), board.owner("harsk")) == (RED, NONE)
    assert board.state.barons[RED].crowns == 22
