"""Sieges: strength, second turn, sorties, besiegers who leave (K13.5)."""

from __future__ import annotations

from engine.knights.game_data import AREA, NOBLE, NONE
from engine.knights.rules import KNIGHTS
from engine.knights.state.state import Siege
from tests.engine.knights.board import BLUE, GREEN, RED, YELLOW, Board, D, I, P, V, home, keys

HOME = home(BLUE)
"""Where blue's stronghold stands."""


def test_x13_a_siege_of_monz_with_fifty_troops(board: Board) -> None:
    """250 against 200; again in the next turn, by another Noble, and Monz falls."""
    board.position(turn=2)
    board.noble("oliva", "oxwell", "regular-50")
    board.reveal(GREEN, "mobilize-forces")
    board.do(GREEN, "target monz; march oliva monz; attack monz city")
    asked = board.prompt(GREEN)
    assert (asked.params["mine"], asked.params["theirs"]) == (250, 200)
    board.do(GREEN, "besiege")
    assert board.state.sieges == [Siege(AREA["monz"], GREEN, 2)]
    board.do(GREEN, "allocate wages")
    assert board.state.nobles[NOBLE["oliva"]].exhausted
    board.state.turn = 3
    board.state.nobles[NOBLE["oliva"]].exhausted = False
    board.noble("mossgrove", "monz", "regular-50")
    board.attack(GREEN, "monz", "city")
    board.do(GREEN, "besiege")
    board.do(GREEN, "lead mossgrove")
    board.do(GREEN, "keep")
    assert board.owner("monz") == GREEN
    assert not board.state.sieges


def test_k13_5_a_siege_needs_more_strength_than_the_defender(board: Board) -> None:
    board.red_by_city("harsk", "english-200")
    board.attack(RED, "harsk", "city")
    assert board.legal(RED) == ["assault", "back"], "400 are not more than 400"
    assert board.why(RED, "besiege") == "besiege"


def test_k13_5_both_sides_count_200_for_nobles_the_defender_only_with_one(board: Board) -> None:
    board.red_by_city("froli", "english-200")
    board.city("froli", BLUE)
    board.attack(RED, "froli", "city")
    assert "besiege" in board.legal(RED)
    board.noble("woad", "froli", "regular-50")
    board.do(RED, "back; attack froli city")
    assert board.why(RED, "besiege") == "besiege", "400 against 450"


def test_f21_casualties_and_breaches_count_in_the_test_of_a_siege(board: Board) -> None:
    board.red_by_city("harsk", "english-200")
    board.city("harsk", breaches=1)
    board.attack(RED, "harsk", "city")
    assert "besiege" in board.legal(RED)
    board.state.nobles[NOBLE["russet"]].losses = 1
    assert "besiege" not in board.legal(RED)


def test_g29_an_exhausted_army_does_not_count_and_besiegers_together_must_be_stronger(board: Board) -> None:
    board.red_by_city("harsk", "english-200")
    board.noble("karmin", "harsk", "regular-100", exhausted=True)
    board.attack(RED, "harsk", "city")
    assert "besiege" not in board.legal(RED)
    board.state.nobles[NOBLE["karmin"]].exhausted = False
    board.do(RED, "besiege")
    assert board.waits() == [YELLOW], "only both together can: nothing to choose"
    assert board.state.nobles[NOBLE["karmin"]].exhausted
    assert board.state.nobles[NOBLE["russet"]].exhausted


def test_k13_5_a_besieger_may_keep_armies_out_that_are_not_needed(board: Board) -> None:
    board.red_by_city("froli", "english-200")
    board.noble("karmin", "froli", "regular-50")
    board.noble("woad", "froli", "regular-50")
    board.city("froli", BLUE, breaches=1)
    board.attack(RED, "froli", "city")
    board.do(RED, "besiege")
    assert board.legal(RED) == ["lead russet karmin", "lead russet"]
    assert board.why(RED, "lead karmin") == "besiege"


def test_k13_5_a_law_weakens_a_besieger(board: Board) -> None:
    board.red_by_city("froli", "regular-50")
    board.grant("truce-of-god", law=True)
    board.attack(RED, "froli", "city")
    board.do(RED, "obey")
    assert "besiege" not in board.legal(RED)


def test_k16_2_a_decree_forbids_sieges_to_whoever_heeds_it(board: Board) -> None:
    board.red_by_city()
    board.state.decrees.append("sieges")
    board.attack(RED, "froli", "city")
    assert board.legal(RED) == ["assault", "defy", "back"]
    assert board.why(RED, "besiege") == "siege-decree"
    asked = board.prompt(RED).id
    assert "defies-decree" in keys(board.do(RED, "defy"))
    assert board.state.barons[RED].banned
    assert board.legal(RED) == ["besiege", "assault", "back"]
    assert board.prompt(RED).id != asked


def test_f24_any_later_turn_finishes_a_siege(board: Board) -> None:
    board.red_by_city()
    board.state.turn = 6
    board.siege("froli", RED, turn=2)
    board.attack(RED, "froli", "city")
    board.do(RED, "besiege")
    assert board.prompt(RED).step == "spoil"


def test_g16_a_second_siege_in_the_same_turn_does_nothing_and_is_not_offered(board: Board) -> None:
    board.red_by_city()
    board.siege("froli", RED, turn=2)
    board.attack(RED, "froli", "city")
    assert board.legal(RED) == ["assault", "back"]
    assert board.why(RED, "besiege") == "besieges-already"


def test_k13_5_nobles_in_a_city_that_is_starved_die(board: Board) -> None:
    board.red_by_city("froli", "english-200", "french-200")
    board.city("froli", BLUE)
    board.noble("woad", "froli", "regular-100")
    board.siege("froli", RED)
    board.attack(RED, "froli", "city")
    board.do(RED, "besiege")
    assert board.place("woad") == ""
    assert board.force("woad") == ["regular-100"]
    board.do(RED, "keep")
    assert board.owner("froli") == RED


def test_k13_5_the_finishing_siege_needs_the_strength_again(board: Board) -> None:
    board.red_by_city("froli", "regular-50")
    board.city("froli", BLUE)
    board.noble("woad", "froli", "regular-100")
    board.siege("froli", RED)
    board.attack(RED, "froli", "city")
    assert board.legal(RED) == ["assault", "back"]


def test_k13_5_a_sortie_is_fought_in_the_open(board: Board) -> None:
    board.red_by_city("froli", "regular-100")
    board.city("froli", BLUE)
    board.noble("woad", "froli", "regular-100")
    board.siege("froli", RED)
    board.fate(V, P, P, P, P, D)
    board.reveal(BLUE, "versatile-strategy")
    board.do(BLUE, "use battle; attack froli seat-0")
    assert board.battle().kind == "open"
    assert [len(hand) for hand in board.battle().fate] == [3, 3], "the city's 200 do not count"


def test_k13_5_besiegers_beaten_or_gone_lift_the_siege(board: Board) -> None:
    board.red_by_city("froli", "regular-100")
    board.city("froli", BLUE)
    board.noble("woad", "froli", "regular-100")
    board.siege("froli", RED)
    board.fate(V, P, P, I, P, P)
    board.reveal(BLUE, "versatile-strategy")
    board.do(BLUE, "use battle; attack froli seat-0")
    board.drop(BLUE, P, P)
    board.drop(RED, P, P, I)
    assert board.state.sieges, "the battle is not over"
    board.do(RED, "retreat russet penwold")
    assert not board.state.sieges


def test_f23_besiegers_may_take_turns(board: Board) -> None:
    board.red_by_city("froli", "regular-100")
    board.noble("karmin", "froli", "regular-50")
    board.siege("froli", RED)
    board.reveal(RED, "versatile-strategy")
    board.do(RED, "use march; march russet penwold")
    assert board.state.sieges
    board.state.nobles[NOBLE["karmin"]].area = AREA["penwold"]
    board.go("plan")
    assert not board.state.sieges


def test_f22_who_moves_into_a_besieged_city_is_shut_in(board: Board) -> None:
    board.red_by_city("froli", "regular-100")
    board.city("froli", BLUE)
    board.noble("woad", "wyndale", "regular-100")
    board.siege("froli", RED)
    board.reveal(BLUE, "versatile-strategy")
    board.do(BLUE, "use march; march woad froli")
    view = next(n for n in KNIGHTS.view(board.state, None).nobles if n.slug == "woad")
    assert view.shut


def test_g15_each_besieger_has_his_own_siege(board: Board) -> None:
    board.red_by_city("froli", "regular-50")
    board.noble("woad", "froli", "regular-50")
    board.siege("froli", BLUE, turn=1)
    board.attack(RED, "froli", "city")
    board.do(BLUE, "permit froli")
    board.do(RED, "besiege")
    assert [(s.seat, s.turn) for s in board.state.sieges] == [(BLUE, 1), (RED, 2)]
    assert board.owner("froli") == NONE


def test_k13_4_an_assault_that_fails_leaves_the_siege(board: Board) -> None:
    board.red_by_city("froli", "english-200")
    board.siege("froli", RED)
    board.fate(P, P, P, V, D, V)
    board.attack(RED, "froli", "city")
    board.do(RED, "assault")
    board.drop(RED, P, P, P)
    board.answer_by_default()
    assert board.owner("froli") == NONE
    assert board.state.sieges


def test_k13_4_a_siege_is_saved_and_read_at_every_step(board: Board) -> None:
    board.red_by_city(HOME, "english-200", "french-200")
    board.stronghold(BLUE, None, "regular-100", "polish-100", "polish-50", losses=1, breaches=2)
    board.noble("woad", HOME, "italian-200")
    board.noble("mossgrove", HOME, "regular-50")
    board.attack(RED, HOME, "stronghold")
    board.do(GREEN, f"permit {HOME}")
    board.do(RED, "assault")
    for _ in range(30):
        save = KNIGHTS.dumps(board.state)
        assert KNIGHTS.dumps(KNIGHTS.loads(save)) == save
        seat = board.waits()[0]
        if board.prompt(seat).step not in ("hand", "losses", "retreat", "deserter", "death", "surrender"):
            break
        board.do(seat, str(board.prompt(seat).default[0]))
