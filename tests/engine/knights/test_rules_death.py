"""Retreats and deaths: deserters, refuges, casualties paid, heirs (K13.7, K13.8)."""

from __future__ import annotations

import pytest

from engine.core import Action, Event
from engine.knights.game_data import AREA, AREA_IDS, BORDER, NOBLE, NONE
from engine.knights.phases.retreat import no_refuge, refuges
from engine.knights.rules import KNIGHTS
from engine.knights.state.slugs import card_in
from engine.knights.state.state import nobles_of
from engine.knights.war.deaths import desert, forced, forfeits, kill, payable
from tests.engine.knights.board import BLUE, RED, YELLOW, Board, home, keys, quiet
from tests.engine.knights.invariants import check


def dies(board: Board, slug: str, nation: str = "german") -> list[Event]:
    """A Noble dies outside a battle."""
    board.stack(quiet(nation))
    events: list[Event] = []
    kill(board.state, NOBLE[slug], events)
    return events + board.run()


# --- retreats --------------------------------------------------------------------------------------------------------


def test_k13_7_to_an_area_beside_without_rival_nobles_cities_or_strongholds(board: Board) -> None:
    board.at_rest()
    board.noble("russet", "lorne", "regular-50")
    board.city("vecht", BLUE)
    board.noble("woad", "oxwell", "regular-50")
    board.stronghold(YELLOW, "ironhow")
    board.retreat("lorne", "russet")
    assert board.legal(RED) == ["retreat russet gorsely", "retreat russet penwold"]
    assert board.why(RED, "retreat russet vecht") == "retreat-city"
    assert board.why(RED, "retreat russet oxwell") == "retreat-rival"
    assert board.why(RED, "retreat russet ironhow") == "retreat-stronghold"
    assert board.why(RED, "retreat russet froli") == "retreat"
    assert board.why(RED, "retreat russet carrow") == "retreat-river"
    assert board.why(RED, "retreat karmin gorsely") == "retreat-noble"


def test_g4_mountains_in_the_way_of_a_retreat_are_named(board: Board) -> None:
    one, other = next(tuple(pair) for pair, kind in BORDER.items() if kind == "mountain")
    russet = board.noble("russet", AREA_IDS[one], "regular-50")
    assert no_refuge(board.state, russet, one, other).code == "knights-no-retreat-mountain"


def test_f30_a_neutral_city_is_a_refuge_an_own_one_too(board: Board) -> None:
    russet = board.noble("russet", "lorne", "regular-50")
    assert AREA["vecht"] in refuges(board.state, russet, AREA["lorne"])
    board.city("vecht", RED)
    assert AREA["vecht"] in refuges(board.state, russet, AREA["lorne"])


def test_g4_a_retreat_crosses_no_river_without_a_bridge_but_for_the_warden_of_the_fords(board: Board) -> None:
    russet = board.noble("russet", "lorne", "regular-50")
    assert AREA["carrow"] not in refuges(board.state, russet, AREA["lorne"])
    board.grant("warden-of-the-fords", "russet")
    assert AREA["carrow"] in refuges(board.state, russet, AREA["lorne"])


def test_k13_7_each_goes_where_he_likes_exhausted_or_not(board: Board) -> None:
    board.at_rest()
    board.noble("russet", "lorne", "regular-50", exhausted=True)
    board.noble("karmin", "lorne", "regular-50")
    board.retreat("lorne", "russet", "karmin")
    board.do(RED, "retreat russet vecht")
    board.do(RED, "retreat karmin penwold")
    assert (board.place("russet"), board.place("karmin")) == ("vecht", "penwold")
    assert not board.state.nobles[NOBLE["karmin"]].exhausted


def test_k13_7_with_nowhere_to_go_home_to_the_stronghold_exhausted(board: Board) -> None:
    board.at_rest()
    board.close_rothby()
    board.noble("russet", "rothby", "regular-50")
    board.retreat("rothby", "russet")
    assert board.place("russet") == home(RED)
    assert board.state.nobles[NOBLE["russet"]].exhausted


@pytest.mark.parametrize("where", ["besieged", "lost"])
def test_k13_7_with_the_stronghold_besieged_or_lost_he_dies(board: Board, where: str) -> None:
    board.at_rest()
    board.close_rothby()
    board.noble("russet", "rothby", "regular-50")
    if where == "lost":
        board.stronghold(RED, "")
    else:
        board.noble("pers", home(RED), "english-200")
        board.siege(home(RED), BLUE)
    board.retreat("rothby", "russet")
    assert board.place("russet") == ""
    assert board.state.nobles[NOBLE["russet"]].dead


def test_k13_7_from_overseas_he_dies(board: Board) -> None:
    board.at_rest()
    board.noble("russet", "cadiz", "regular-50")
    board.retreat("cadiz", "russet")
    assert board.state.nobles[NOBLE["russet"]].dead


def test_k13_7_a_mercenary_of_the_nation_drawn_deserts_first(board: Board) -> None:
    board.at_rest()
    board.noble("russet", "lorne", "regular-50", "polish-50", "polish-100", "english-50")
    board.retreat("lorne", "russet", nation="polish")
    assert board.legal(RED) == ["desert polish-50", "desert polish-100"]
    assert board.prompt(RED).default == (Action("desert", ("polish-50",)),)
    assert board.why(RED, "desert english-50") == "desert"
    board.do(RED, "desert polish-100")
    assert board.prompt(RED).step == "retreat"
    assert board.force("russet") == ["english-50", "polish-50", "regular-50"]


def test_k13_7_cards_alike_need_no_question(board: Board) -> None:
    board.at_rest()
    board.noble("russet", "lorne", "regular-50", "polish-50", "polish-50")
    board.retreat("lorne", "russet", nation="polish")
    assert board.prompt(RED).step == "retreat"
    assert board.force("russet") == ["polish-50", "regular-50"]


def test_f32_who_loses_his_last_troops_on_the_retreat_leaves_and_is_not_dead(board: Board) -> None:
    board.at_rest()
    board.noble("russet", "lorne", "polish-50")
    board.noble("karmin", "lorne", "regular-50")
    board.retreat("lorne", "russet", "karmin", nation="polish")
    assert board.place("russet") == ""
    assert not board.state.nobles[NOBLE["russet"]].dead
    assert board.legal(RED)[0].startswith("retreat karmin")


def test_f9_a_desertion_that_leaves_tokens_as_great_as_the_troops_kills(board: Board) -> None:
    board.at_rest()
    board.noble("russet", "lorne", "polish-100", "regular-50", losses=1)
    board.retreat("lorne", "russet", nation="polish")
    assert board.state.nobles[NOBLE["russet"]].dead
    assert board.force("russet") == ["regular-50"]


def test_k13_7_silence_goes_towards_the_stronghold(board: Board) -> None:
    board.at_rest()
    board.noble("russet", "lorne", "regular-50")
    board.retreat("lorne", "russet")
    assert board.prompt(RED).default == (Action("retreat", ("russet", "vecht")),)


# --- deaths ----------------------------------------------------------------------------------------------------------


def test_x14_the_death_of_a_noble_with_five_tokens(board: Board) -> None:
    """200 Regulars, English 50 and 100, Polish 100: the English 50 desert, the other two pay, the Regulars stay."""
    board.at_rest()
    board.noble(
        "genet", "lorne",
        "regular-100", "regular-50", "regular-50", "english-50", "english-100", "polish-100", losses=5,
    )  # fmt: skip
    board.stack(quiet("english"))
    board.run()
    assert board.waits() == [YELLOW], "450 troops and five tokens: dead"
    assert board.legal(YELLOW) == ["desert english-50", "desert english-100"]
    board.do(YELLOW, "desert english-50")
    assert board.force("genet") == ["regular-100", "regular-50", "regular-50"]
    who = board.state.nobles[NOBLE["genet"]]
    assert (who.area, who.losses, who.dead, who.gone) == (NONE, 0, True, False)


def test_k13_8_an_office_is_laid_down(board: Board) -> None:
    board.at_rest()
    board.noble("russet", "lorne", "regular-50")
    board.grant("constable", "russet")
    office = board.state.nobles[NOBLE["russet"]].office
    dies(board, "russet")
    assert board.state.nobles[NOBLE["russet"]].office == NONE
    assert office in board.state.agendas_out


def test_k13_8_the_heir_comes_with_what_is_left_in_the_upkeep(board: Board) -> None:
    board.at_rest()
    board.noble("russet", "lorne", "regular-50")
    dies(board, "russet")
    board.go("return")
    assert f"place russet {home(RED)}" in board.legal(RED)
    board.do(RED, f"place russet {home(RED)}")
    assert not board.state.nobles[NOBLE["russet"]].dead


def test_k13_8_without_an_heir_mercenaries_and_regulars_are_lost_for_good(board: Board) -> None:
    board.at_rest()
    board.noble("russet", "lorne", "regular-50", "polish-100", heir=False)
    regulars = len(board.state.removed)
    events = dies(board, "russet")
    who = board.state.nobles[NOBLE["russet"]]
    assert "line-ends" in keys(events)
    assert (who.gone, who.troops) == (True, [])
    assert len(board.state.removed) == regulars + 1
    board.go("return")
    assert all("russet" not in a for a in board.legal(RED))


def test_g11_casualties_are_never_paid_beyond_their_number(board: Board) -> None:
    board.at_rest()
    board.noble("russet", "lorne", "regular-50", "polish-150", "english-200", losses=1)
    dies(board, "russet")
    assert board.force("russet") == ["english-200", "polish-150", "regular-50"]


def test_g11_as_many_as_can_be_and_the_baron_says_which(board: Board) -> None:
    board.at_rest()
    board.noble("russet", "lorne", "polish-50", "polish-100", "english-100", "french-150", losses=2)
    dies(board, "russet")
    assert sorted(board.legal(RED)) == [
        "forfeit english-100", "forfeit french-150", "forfeit polish-100", "forfeit polish-50",
    ]  # fmt: skip
    board.do(RED, "forfeit french-150")
    assert board.force("russet") == ["english-100", "polish-100"], "only the fifty were left to pay with"


def test_g11_what_cannot_be_part_of_a_full_payment_is_refused(board: Board) -> None:
    board.at_rest()
    board.noble("russet", "lorne", "polish-150", "polish-100", "english-100", losses=1)
    dies(board, "russet")
    assert sorted(board.legal(RED)) == ["forfeit english-100", "forfeit polish-100"]
    assert board.why(RED, "forfeit polish-150") == "forfeit"


def test_g11_arithmetic(board: Board) -> None:
    number = board.noble("russet", "lorne", "regular-100", "polish-50", "polish-50", "english-150")
    cards = board.state.nobles[number].troops
    assert payable(cards, 100) == 100
    assert payable(cards, 200) == 200
    assert payable(cards, 1000) == 250
    assert forfeits(cards, 100) == ["polish-50"]
    assert forced(cards, 100)
    assert forfeits(cards, 150) == ["english-150"]
    assert not forced([*cards, card_in(board.state.mercenaries, "english-50")], 100)


def test_k13_8_regulars_are_never_paid(board: Board) -> None:
    board.at_rest()
    board.noble("russet", "lorne", "regular-100", "regular-50", losses=1)
    dies(board, "russet")
    assert board.force("russet") == ["regular-100", "regular-50"]


def test_g12_maintained_troops_go_with_the_office_and_count_before(board: Board) -> None:
    board.at_rest()
    board.noble("russet", "lorne", "regular-50", losses=2)
    board.grant("constable", "russet")
    board.run()
    assert board.place("russet") == "lorne", "250 troops"
    board.state.nobles[NOBLE["russet"]].losses = 3
    board.stack(quiet())
    board.run()
    assert board.place("russet") == ""
    assert board.force("russet") == ["regular-50"]


def test_f31_casualties_kill_outside_battles_too(board: Board) -> None:
    board.at_rest()
    board.noble("russet", "lorne", "regular-100")
    board.state.nobles[NOBLE["russet"]].losses = 1
    board.stack(quiet())
    assert "dies" in keys(board.run())


def test_k13_8_several_deaths_are_resolved_one_after_the_other(board: Board) -> None:
    board.at_rest()
    board.noble("russet", "lorne", "polish-50", "polish-100", losses=2)
    board.noble("karmin", "vecht", "english-50", "english-100", losses=2)
    board.stack(quiet("english"), quiet("polish"))
    board.run()
    check(board.state)
    assert board.place("russet") == board.place("karmin") == ""
    while RED in board.waits():
        board.do(RED, str(board.prompt(RED).default[0]))
    assert all(not board.state.nobles[n].losses for n in nobles_of(board.state, RED))


# --- the option ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("abandoned", [False, True])
def test_f34_a_noble_whose_last_troops_desert_counts_as_dead_with_the_option(board: Board, abandoned: bool) -> None:
    board.at_rest(abandoned=abandoned)
    board.noble("russet", "lorne", "polish-50", heir=False)
    events: list[Event] = []
    troops = board.state.nobles[NOBLE["russet"]].troops
    desert(board.state, RED, NOBLE["russet"], card_in(troops, "polish-50"), events)
    board.run()
    who = board.state.nobles[NOBLE["russet"]]
    assert (who.area, who.dead, who.gone) == (NONE, abandoned, False), "an heir follows whatever Events say"


def test_k13_8_a_death_is_saved_and_read(board: Board) -> None:
    board.at_rest()
    board.noble("russet", "lorne", "polish-50", "polish-100", "english-100", losses=1)
    dies(board, "russet", "polish")
    for _ in range(3):
        save = KNIGHTS.dumps(board.state)
        assert KNIGHTS.dumps(KNIGHTS.loads(save)) == save
        if RED not in board.waits():
            break
        board.do(RED, str(board.prompt(RED).default[0]))
    assert RED not in board.waits()


def test_standing_orders_answer_what_follows_a_defeat(board: Board) -> None:
    board.at_rest()
    board.do(RED, "order retreats home; order deserters smallest")
    board.noble("russet", "lorne", "regular-50", "polish-50", "polish-100")
    board.retreat("lorne", "russet", nation="polish")
    assert board.place("russet") == "vecht"
    assert board.force("russet") == ["polish-100", "regular-50"]


def test_k13_7_from_each_army_that_retreats_one_deserts(board: Board) -> None:
    """A Fate card for every one of them, wherever those before him have gone: to a refuge or home."""
    board.at_rest()
    board.noble("russet", "lorne", "regular-50", "polish-50")
    board.noble("karmin", "lorne", "regular-50", "polish-50")
    board.retreat("lorne", "russet", "karmin", nation="polish")
    assert board.force("russet") == ["regular-50"]
    board.do(RED, "retreat russet vecht")
    assert board.force("karmin") == ["regular-50"]
    board.at_rest()
    board.close_rothby()
    board.noble("russet", "rothby", "regular-50", "polish-50")
    board.noble("karmin", "rothby", "regular-50", "polish-50")
    board.retreat("rothby", "russet", "karmin", nation="polish")
    assert (board.place("russet"), board.place("karmin")) == (home(RED), home(RED))
    assert (board.force("russet"), board.force("karmin")) == (["regular-50"], ["regular-50"])


def test_k13_7_to_the_only_refuge_he_goes_unasked_and_not_exhausted(board: Board) -> None:
    board.at_rest()
    board.noble("woad", "umberlow", "regular-50")
    board.noble("russet", "rothby", "regular-50")
    assert refuges(board.state, NOBLE["russet"], AREA["rothby"]) == [AREA["dunmere"]]
    events = board.retreat("rothby", "russet")
    assert "retreats" in keys(events)
    assert board.place("russet") == "dunmere"
    assert not board.state.nobles[NOBLE["russet"]].exhausted
