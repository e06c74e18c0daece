"""Cities attacked: leave, assaults, breaches, capture (K13.4)."""

from __future__ import annotations

from engine.core import Action
from engine.knights.game_data import NOBLE, NONE
from tests.engine.knights.board import BLUE, GREEN, RED, YELLOW, Board, D, I, P, V, keys, params

# --- leave ------------------------------------------------------------------------------------------------------------


def test_k13_4_alone_by_a_city_nobody_is_asked(board: Board) -> None:
    board.red_by_city()
    board.attack(RED, "froli", "city")
    assert (board.waits(), board.prompt(RED).step) == ([RED], "battle-kind")


def test_k13_4_all_others_there_must_give_leave_for_a_neutral_city(board: Board) -> None:
    board.red_by_city()
    board.noble("woad", "froli", "regular-50")
    board.noble("mossgrove", "froli", "regular-50")
    board.attack(RED, "froli", "city")
    assert board.waits() == [BLUE, GREEN]
    assert board.prompt(BLUE).pace == "window"
    assert board.prompt(BLUE).default == (Action("forbid", ("froli",)),)
    board.do(GREEN, "permit froli")
    board.do(BLUE, "permit froli")
    assert board.prompt(RED).step == "battle-kind"


def test_k13_4_one_refusal_is_enough_and_the_card_can_still_do_something_else(board: Board) -> None:
    board.red_by_city()
    board.noble("woad", "froli", "regular-50")
    board.noble("mossgrove", "froli", "regular-50")
    board.attack(RED, "froli", "city")
    board.do(BLUE, "forbid froli")
    assert board.legal(RED) == ["attack froli seat-1", "attack froli seat-2", "done"]
    assert board.why(RED, "attack froli city") == "attack-forbidden"


def test_k13_4_whoever_holds_the_city_is_not_asked_nor_who_sails_there(board: Board) -> None:
    board.red_by_city("pelm")
    board.city("pelm", BLUE)
    board.noble("woad", "pelm", "regular-50")
    board.noble("mossgrove", "pelm", "regular-50", sea=True)
    board.noble("saffron", "pelm", "regular-50")
    board.attack(RED, "pelm", "city")
    assert board.waits() == [YELLOW]


def test_k13_4_in_the_open_nobody_is_asked(board: Board) -> None:
    board.red_by_city()
    board.noble("woad", "froli", "regular-50")
    board.noble("mossgrove", "froli", "regular-50")
    board.attack(RED, "froli", "seat-1")
    assert board.battle().kind == "open"


def test_f25_the_finishing_siege_needs_leave_again(board: Board) -> None:
    board.red_by_city()
    board.siege("froli", RED)
    board.noble("woad", "froli", "regular-50")
    board.attack(RED, "froli", "city")
    assert board.waits() == [BLUE]


def test_standing_orders_say_yes_or_no_to_attacks(board: Board) -> None:
    for order, step in (("allow", "battle-kind"), ("refuse", "fight")):
        board.red_by_city()
        board.noble("woad", "froli", "regular-50")
        board.do(BLUE, f"order attacks {order}")
        board.attack(RED, "froli", "city")
        assert board.prompt(RED).step == step


def test_k13_4_an_attack_can_be_called_off_before_it_begins(board: Board) -> None:
    board.red_by_city()
    board.attack(RED, "froli", "city")
    board.do(RED, "back")
    assert board.legal(RED) == ["attack froli city", "back"]
    assert not board.state.nobles[NOBLE["russet"]].exhausted


# --- assaults ---------------------------------------------------------------------------------------------------------


def test_x11_the_strength_of_vecht_in_an_assault(board: Board) -> None:
    for fortified, cards in ((False, 7), (True, 8)):
        board.red_by_city("vecht")
        board.city("vecht", BLUE, fortified=fortified)
        board.noble("woad", "vecht", "regular-100", "english-100")
        board.attack(RED, "vecht", "city")
        board.do(RED, "assault")
        assert len(board.battle().fate[1]) == cards
        assert board.why(BLUE, "seal") == "hand-left", "two of them are laid aside"


def test_x12_an_assault_on_froli(board: Board) -> None:
    """Two Nobles with 200 troops, the star commands: a card and he make two breaches, a card prevents what comes."""
    board.noble("rubino", "oxwell", "regular-50", "regular-50")
    board.noble("karmin", "froli", "regular-100")
    board.stronghold(RED, "hexmoor")
    board.stronghold(GREEN, "ashwold")
    board.fate(I, P, V, V, I, V)
    board.reveal(RED, "mobilize-forces")
    board.do(RED, "target froli; march rubino froli; halt; attack froli city; assault; lead rubino karmin")
    board.do(RED, "command karmin")
    assert [len(hand) for hand in board.battle().fate] == [4, 2]
    assert board.waits() == [RED], "nobody plays the city"
    board.drop(RED, V, V)
    board.do(RED, "seal")
    assert board.walls("froli") == 0
    assert board.prompt(RED).step == "spoil"
    board.do(RED, "keep")
    assert board.owner("froli") == RED
    assert board.town("froli").breaches == 2
    assert board.state.nobles[NOBLE["karmin"]].losses == board.state.nobles[NOBLE["rubino"]].losses == 0


def test_g13_a_neutral_city_keeps_all_its_cards_and_takes_breaches(board: Board) -> None:
    board.red_by_city("froli", "english-200")
    board.fate(I, P, V, V, V, D, P)
    board.attack(RED, "froli", "city")
    board.do(RED, "assault")
    events = board.drop(RED, V, V)
    assert [e["dropped"] for e in params(events, "shows")] == [2, 0]
    assert len(params(events, "shows")[1]["cards"]) == 3  # type: ignore[arg-type]


def test_k13_4_casualties_of_the_defender_are_breaches_or_tokens_as_he_likes(board: Board) -> None:
    board.red_by_city("froli", "english-200")
    board.city("froli", BLUE)
    board.noble("woad", "froli", "french-200")
    board.fate(I, I, V, V, P, P, V, V, V, V)
    board.attack(RED, "froli", "city")
    board.do(RED, "assault")
    board.drop(RED, V, V)
    board.drop(BLUE, P, P)
    assert board.legal(BLUE) == ["allot woad 1", "allot woad 2", "allot walls 1", "allot walls 2"]
    assert [str(a) for a in board.prompt(BLUE).default] == ["allot walls 2"]
    board.do(BLUE, "allot walls 1; allot woad 1")
    assert (board.town("froli").breaches, board.state.nobles[NOBLE["woad"]].losses) == (1, 1)


def test_k13_4_breaches_stay_and_weaken_the_city(board: Board) -> None:
    board.red_by_city("vecht", "english-200")
    board.city("vecht", breaches=2)
    board.attack(RED, "vecht", "city")
    board.do(RED, "assault")
    assert len(board.battle().fate[1]) == 1


def test_k13_4_no_more_breaches_than_strength_the_rest_goes_to_the_troops(board: Board) -> None:
    board.red_by_city("froli", "english-200", "polish-200")
    board.city("froli", BLUE, breaches=1)
    board.noble("woad", "froli", "french-200", "regular-100")
    board.fate(I, I, I, V, V, V, P, P, V, V, V, D)
    board.attack(RED, "froli", "city")
    board.do(RED, "assault")
    board.drop(RED, V, V, V)
    board.drop(BLUE, P, P, D)
    assert board.why(BLUE, "allot walls 2") == "allot-most"
    board.do(BLUE, "allot walls 1")
    assert board.state.nobles[NOBLE["woad"]].losses == 2


def test_k13_4_a_partial_victory_takes_the_city_unharmed(board: Board) -> None:
    board.red_by_city()
    board.city("froli", BLUE)
    board.noble("woad", "froli", "regular-100")
    board.fate(V, P, P, P, I, P, P, D, V)
    board.attack(RED, "froli", "city")
    board.do(RED, "assault")
    board.drop(RED, P, P, P)
    board.drop(BLUE, P, P, D, I, V)
    assert board.prompt(BLUE).step == "retreat"
    board.do(BLUE, "retreat woad wyndale")
    board.do(RED, "keep")
    assert board.owner("froli") == RED
    assert board.walls("froli") == 200


def test_k13_4_a_full_victory_takes_it_and_kills(board: Board) -> None:
    board.red_by_city()
    board.city("froli", BLUE)
    board.noble("woad", "froli", "regular-100")
    board.fate(V, V, P, P, I, P, P, D, I)
    board.attack(RED, "froli", "city")
    board.do(RED, "assault")
    board.drop(RED, P, P)
    board.drop(BLUE, P, P, D, I, I)
    assert board.place("woad") == ""
    assert board.prompt(RED).step == "spoil"


def test_k13_4_nobles_fallen_and_walls_standing_save_the_city(board: Board) -> None:
    board.red_by_city()
    board.city("froli", BLUE)
    board.noble("woad", "froli", "regular-50")
    board.fate(I, V, P, P, V, P, P, D)
    board.attack(RED, "froli", "city")
    board.do(RED, "assault")
    board.drop(RED, P, P)
    board.drop(BLUE, P, P, D, V)
    board.do(BLUE, "allot woad 1")
    assert board.owner("froli") == BLUE
    assert board.place("woad") == ""


def test_f17_a_neutral_city_kills_or_drives_off_who_attacks_it(board: Board) -> None:
    for mine, step in ((V, "retreat"), (P, "")):
        board.red_by_city("froli", "regular-100")
        board.fate(mine, P, P, V, V)
        board.attack(RED, "froli", "city")
        board.do(RED, "assault")
        board.drop(RED, P, P)
        if step:
            assert board.prompt(RED).step == step
        else:
            assert board.place("russet") == ""
        assert board.owner("froli") == NONE


def test_f15_nobody_is_left_to_take_the_city(board: Board) -> None:
    board.red_by_city("froli", "regular-50")
    board.city("froli", breaches=1)
    board.fate(I, P, I)
    board.attack(RED, "froli", "city")
    board.do(RED, "assault")
    board.drop(RED, P)
    assert board.walls("froli") == 0
    assert board.place("russet") == ""
    assert board.owner("froli") == NONE


def test_f16_a_city_at_0_is_won_without_a_battle(board: Board) -> None:
    board.red_by_city()
    board.city("froli", BLUE, breaches=2)
    board.attack(RED, "froli", "city")
    events = board.do(RED, "assault")
    assert "hand" not in keys(events)
    assert board.prompt(RED).step == "spoil"
    board.do(RED, "keep")
    assert board.owner("froli") == RED
    assert board.state.nobles[NOBLE["russet"]].exhausted


def test_g30_nobles_behind_broken_walls_still_fight(board: Board) -> None:
    board.red_by_city()
    board.city("froli", BLUE, breaches=2)
    board.noble("woad", "froli", "regular-100")
    board.attack(RED, "froli", "city")
    board.do(RED, "assault")
    assert len(board.battle().fate[1]) == 3


def test_k17_3_a_fortified_city_keeps_that_when_it_is_taken_and_loses_it_at_0(board: Board) -> None:
    board.red_by_city("froli", "english-200")
    board.city("froli", BLUE, fortified=True)
    board.fate(V, P, P, D, I, P, D, V, V)
    board.siege("froli", RED)
    board.attack(RED, "froli", "city")
    board.do(RED, "besiege; keep")
    assert (board.owner("froli"), board.town("froli").fortified) == (RED, True)
    board.red_by_city("froli", "english-200")
    board.city("froli", BLUE, fortified=True, breaches=2)
    board.fate(I, P, P, V, V)
    board.attack(RED, "froli", "city")
    board.do(RED, "assault")
    board.drop(RED, P, P, V)
    board.drop(BLUE)
    assert board.prompt(RED).params["n"] == 6, "three times two: fortified no more"
    board.do(RED, "keep")
    assert (board.town("froli").fortified, board.town("froli").breaches, board.walls("froli")) == (False, 2, 0)


def test_k13_4_engines_make_a_breach_more_in_an_assault(board: Board) -> None:
    board.red_by_city("froli", "regular-100")
    board.grant("master-of-engines", "russet")
    board.fate(P, P, V, V, V)
    board.attack(RED, "froli", "city")
    board.do(RED, "assault")
    board.drop(RED, P, P)
    assert board.town("froli").breaches == 1


# --- capture ----------------------------------------------------------------------------------------------------------


def test_k17_4_a_captured_city_is_razed_for_three_times_its_income(board: Board) -> None:
    board.red_by_city()
    board.city("froli", BLUE, breaches=2)
    board.attack(RED, "froli", "city")
    board.do(RED, "assault; raze")
    it = board.town("froli")
    assert (it.razed, it.owner, it.breaches) == (True, NONE, 0)
    assert board.state.barons[RED].crowns == 15 + 6


def test_k17_4_a_law_forbids_razing_to_whoever_heeds_it(board: Board) -> None:
    board.red_by_city()
    board.grant("safe-walls", law=True)
    board.city("froli", BLUE, breaches=2)
    board.attack(RED, "froli", "city")
    board.do(RED, "assault")
    assert board.legal(RED) == ["keep", "defy"]
    assert board.why(RED, "raze") == "raze-law"
    board.do(RED, "defy")
    assert board.state.barons[RED].banned
    board.do(RED, "raze")
    assert board.town("froli").razed
