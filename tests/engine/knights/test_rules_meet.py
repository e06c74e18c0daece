"""Rulings where two rules meet: ties, admirals, markers, casualties in the last step of the upkeep, orders about seats,
laws that ask nothing, wages that do not suffice."""

from __future__ import annotations

import pytest

from engine.knights.game_data import NOBLE
from engine.knights.rules import KNIGHTS
from engine.knights.state.state import WAGES
from tests.engine.knights.board import BLUE, GREEN, RED, YELLOW, Board, V, agenda, home, keys

MOBILIZE, VERSATILE = "mobilize-forces", "versatile-strategy"


# --- the Chairman and his own words ----------------------------------------------------------------------------------


def test_k10_5_who_wrote_down_what_his_votes_are_for_is_asked_at_a_tie(board: Board) -> None:
    """He may break it for either side, whatever he cast his own Votes for."""
    board.state.barons[RED].votes = board.state.barons[BLUE].votes = 1
    board.meet("crown-quarter")
    board.do(RED, "say crown-quarter no; cast crown-quarter 1")
    board.do(BLUE, "say crown-quarter yes; cast crown-quarter 1")
    board.cast("crown-quarter", 0, 0, 0, 0)
    assert board.waits() == [RED]
    assert board.prompt(RED).step == "decide"
    assert [str(a) for a in board.prompt(RED).default] == ["decide no"]
    board.do(RED, "decide yes")
    assert agenda("crown-quarter") in board.state.laws


# --- the sea ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("port", ["acre", "quarn"])
def test_k12_2_an_admiral_who_has_landed_does_not_attack_with_the_same_card(board: Board, port: str) -> None:
    """His card is turned when he sails, not when Mobilize is done; whoever stood there may attack."""
    board.noble("karmin", "ballin", "english-200")
    board.grant("admiral", "karmin")
    board.reveal(RED, MOBILIZE)
    board.do(RED, f"target {port}; sail karmin {port}")
    assert board.place("karmin") == port
    assert board.state.nobles[NOBLE["karmin"]].exhausted
    assert not [a for a in board.legal(RED) if a.startswith("attack")], "a neutral city stands there"


def test_k12_2_beside_an_admiral_who_has_landed_a_rested_noble_fights_alone(board: Board) -> None:
    board.noble("karmin", "ballin", "english-200")
    board.noble("rubino", "acre", "german-200")
    board.grant("admiral", "karmin")
    board.reveal(RED, MOBILIZE)
    board.do(RED, "target acre; sail karmin acre; attack acre city; assault")
    assert board.state.nobles[NOBLE["rubino"]].exhausted is False, "until the card is done"
    assert board.battle().armies[0] == [NOBLE["rubino"]]


# --- markers ---------------------------------------------------------------------------------------------------------


def hiring(board: Board, *track: int) -> None:
    board.position()
    board.offer("polish-100", "polish-50", "polish-150", "french-100", "italian-100")
    board.state.track[: len(track)] = track
    board.phase("draft")


def test_g54_for_a_second_of_the_nation_he_says_which_marker_leaves(board: Board) -> None:
    hiring(board, RED, RED, BLUE, RED, GREEN)
    board.do(RED, "hire polish-100 stronghold")
    assert board.state.track[:5] == [-1, RED, BLUE, RED, GREEN], "the first is hired with the marker whose turn it is"
    assert {a for a in board.legal(RED) if a.startswith("hire")} == {
        "hire polish-50 stronghold", "hire polish-150 stronghold", "hire polish-50 stronghold 4",
        "hire polish-150 stronghold 4", *(f"hire polish-{n} {who}{spot}" for n in (50, 150) for spot in ("", " 4")
        for who in ("karmin", "rotenfels", "rubino", "russet")),
    }  # fmt: skip
    board.do(RED, "hire polish-150 stronghold 4")
    assert board.state.track[:5] == [-1, RED, BLUE, -1, GREEN]


def test_g54_unless_he_says_another_the_leftmost_leaves(board: Board) -> None:
    hiring(board, RED, RED, BLUE, RED, GREEN)
    board.do(RED, "hire polish-100 stronghold; hire polish-150 stronghold")
    assert board.state.track[:5] == [-1, -1, BLUE, RED, GREEN]


def test_g54_a_marker_that_is_not_there_cannot_leave(board: Board) -> None:
    hiring(board, RED, RED, BLUE, RED, GREEN)
    assert board.why(RED, "hire polish-100 stronghold 4") == "hire-first", "the first leaves with the marker in turn"
    board.do(RED, "hire polish-100 stronghold")
    assert board.why(RED, "hire polish-50 stronghold 3") == "hire-spot", "a rival's"
    assert board.why(RED, "hire polish-50 stronghold four") == "words"


# --- casualties in the last step of the upkeep -----------------------------------------------------------------------


def test_g55_a_garrison_as_good_as_dead_is_not_handed_to_a_noble(board: Board) -> None:
    """A hundred Regulars with a casualty: no Noble off the board takes them, or he would die of it and his heir come
    back at once without it."""
    board.stronghold(RED, None, "regular-100", losses=1)
    board.go("return")
    assert board.prompt(RED).step == "plan", "nothing is to be decided"
    assert board.state.barons[RED].stronghold.losses == 1


def test_g55_whose_men_outnumber_the_casualties_may_take_them(board: Board) -> None:
    board.stronghold(RED, None, "regular-100", losses=1)
    board.noble("rubino", "", "regular-50")
    board.go("return")
    assert board.why(RED, "shift all stronghold karmin") == "shift-dead"
    board.do(RED, f"shift all stronghold rubino; place rubino {home(RED)}")
    assert (board.place("rubino"), board.state.nobles[NOBLE["rubino"]].losses) == (home(RED), 1)


def test_g55_an_army_off_the_board_as_good_as_dead_stays_there_with_its_casualties(board: Board) -> None:
    """Deserters have left him fifty men and a casualty: he waits, Muster Troops helps him, then he comes."""
    board.noble("rubino", "", "regular-50", losses=1)
    board.go("return")
    assert (board.place("rubino"), board.state.nobles[NOBLE["rubino"]].losses) == ("", 1)
    board.reveal(-1, "muster-troops")
    board.do(RED, "muster rubino 1")
    board.go("return")
    for action in board.prompt(RED, "return").default:
        KNIGHTS.apply(board.state, RED, action)
    assert (board.place("rubino"), board.state.nobles[NOBLE["rubino"]].losses) == (home(RED), 0)


def test_g55_casualties_off_the_board_go_with_the_last_men(board: Board) -> None:
    """The only Mercenary of a Noble off the board deserts for want of wages: nothing is left to be hurt."""
    board.position(crowns=0)
    board.noble("rubino", "", "english-50", losses=1)
    board.phase("wages")
    assert (board.force("rubino"), board.state.nobles[NOBLE["rubino"]].losses) == ([], 0)


def test_k17_5_silence_brings_them_back_and_says_nothing_that_an_order_answers(board: Board) -> None:
    """Two Nobles, two places: with the order "needed" nothing is left to say once they stand there; without it what
    Nobles in one area could exchange is."""
    for order, last in (("needed", "place"), ("ask", "done")):
        board.position()
        board.city("monz", RED)
        board.noble("rubino", "", "regular-50")
        board.noble("karmin", "", "regular-100")
        board.state.orders[RED].returning = order
        board.go("return")
        default = board.prompt(RED, "return").default
        assert default[-1].verb == last
        for action in default:
            KNIGHTS.apply(board.state, RED, action)
        assert (board.place("rubino"), board.place("karmin")) == (home(RED), home(RED))


@pytest.mark.parametrize("use", ["march", "battle"])
def test_k5_2_silence_in_the_middle_of_a_card_that_an_order_uses(board: Board, use: str) -> None:
    """With the order for crowns the card goes back, and the order takes them: to decline is nobody's question."""
    board.noble("karmin", "vecht", "english-200")
    board.reveal(RED, VERSATILE)
    board.do(RED, f"use {use}; order versatile crowns")
    assert [str(a) for a in board.prompt(RED).default] == ["back"]
    board.do(RED, "back")
    assert board.state.barons[RED].crowns == 17


# --- orders about seats ----------------------------------------------------------------------------------------------


def test_g1_orders_name_the_others_who_play(board: Board) -> None:
    board.position(3)
    board.go("plan")
    assert board.why(RED, "order-pass seat-0 allow") == "order-self"
    assert board.why(RED, "order-voice boon seat-0") == "order-self"
    assert board.why(RED, "order-pass seat-3 allow") == "order-seat"
    assert board.why(RED, "order-voice boon seat-5") == "order-seat"
    assert board.why(RED, "order-pass seat-9 allow") == "words"
    offered = [a for a in board.prompt(RED, "standing").actions if a.verb in ("order-pass", "order-voice")]
    named = {str(a) for n in (0, 1) for action in offered for a in action.args[n : n + 1] if str(a).startswith("seat-")}
    assert named == {"seat-1", "seat-2"}
    board.do(RED, "order-voice boon self; order-pass seat-2 allow")


def test_k16_5_no_order_about_who_is_out(board: Board) -> None:
    board.position(elimination=True)
    board.go("plan")
    board.state.barons[GREEN].out = True
    assert board.why(RED, "order-pass seat-2 allow") == "order-seat"


# --- laws that ask nothing -------------------------------------------------------------------------------------------


def test_k10_9_no_ban_for_a_toll_that_nobody_asks(board: Board) -> None:
    """A law on roads asks nothing of who goes to the next area; of who may go along the road it does."""
    for area, target, asked in (("yarrow", "kovel", False), ("yarrow", "netherby", True)):
        board.position()
        board.grant("road-toll", law=True)
        board.noble("karmin", area, "regular-50")
        board.reveal(RED, MOBILIZE)
        board.do(RED, f"target {target}")
        assert ("defy" in board.legal(RED)) == asked


def test_k16_2_no_ban_for_a_siege_that_could_not_be_laid(board: Board) -> None:
    """A decree forbids sieges; who is too weak for one is not asked to defy it."""
    for troops, asked in ((("regular-50",), False), (("english-200", "german-200"), True)):
        board.position(motions=True)
        board.state.decrees.append("sieges")
        board.noble("karmin", "harsk", *troops)
        board.attack(RED, "harsk", "city")
        assert ("defy" in board.legal(RED)) == asked
        assert board.why(RED, "besiege") == ("siege-decree" if asked else "besiege")


def test_k12_3_who_is_on_his_way_is_asked_about_troops_first(board: Board) -> None:
    board.noble("karmin", "yarrow", "regular-50")
    board.noble("rubino", "kovel", "regular-50", "regular-100")
    board.reveal(RED, MOBILIZE)
    board.do(RED, "target kovel; march karmin kovel")
    assert board.prompt(RED).step == "bring"
    assert board.why(RED, "march rubino kovel") == "halt-first"
    assert board.why(RED, "done") == "halt-first"


# --- wages that do not suffice ---------------------------------------------------------------------------------------


def test_g56_with_a_regular_unpaid_no_mercenary_is_paid(board: Board) -> None:
    """First all Regulars, then Mercenaries: with three crowns the fifties are paid, the hundred is not, and the crown
    that is left pays nobody. The Regulars stay."""
    board.position(crowns=3)
    board.noble("karmin", "vecht", "regular-50", "regular-50", "regular-100", "english-50")
    board.stronghold(RED, None, "polish-50")
    board.fill(WAGES, 4)
    events = board.phase("wages")
    assert keys(events).count("deserts") == 2
    assert board.waits() == [YELLOW], "nobody is asked what is not to be decided"
    assert board.force("karmin") == ["regular-100", "regular-50", "regular-50"]
    assert board.state.barons[RED].crowns == 1


def test_g56_the_army_of_the_circle_goes_on_free_when_others_have_left_it(board: Board) -> None:
    """Its 450 men ask wages; once fifty have gone the rest asks none: so he says who goes."""
    board.position(crowns=1)
    board.noble("russet", "vecht", "regular-100", "english-50", "english-100", "polish-200")
    board.stronghold(RED, None, "german-50")
    board.phase("wages")
    assert board.why(RED, "settle") == "wages-short"
    assert board.prompt(RED).params["short"] == 1
    board.do(RED, "discharge english-50 russet")
    assert board.force("russet") == ["english-100", "polish-200", "regular-100"]
    assert not board.state.barons[RED].stronghold.troops


# --- what a stronghold, an elimination and a pact are worth ----------------------------------------------------------


def test_g57_both_prizes_are_paid_before_the_loser_is_out(board: Board) -> None:
    board.position(elimination=True)
    board.noble("woad", home(RED), "german-200", "polish-200")
    board.city("vecht", RED)
    board.city("monz", RED)
    board.state.barons[RED].stronghold.breaches = 2
    board.fate(V, V, V, V, V, V)
    board.attack(BLUE, home(RED), "stronghold")
    board.do(BLUE, "assault")
    while board.prompt(board.waits()[0]).step != "surrender":
        board.answer_by_default(board.prompt(board.waits()[0]).step)
    board.do(RED, "surrender monz")
    assert board.state.barons[RED].out
    assert (board.state.barons[RED].crowns, board.state.barons[BLUE].crowns) == (8, 22)
    assert (board.city("monz", BLUE).owner, KNIGHTS.view(board.state, None).barons[BLUE].cities) == (BLUE, 1)


def test_g58_mercenaries_are_hired_into_a_stronghold_off_the_board(board: Board) -> None:
    """Troops lie by its card before it is placed and after it has fallen; they come with the next Nobles."""
    board.stronghold(RED, "")
    board.offer("english-50", "polish-50", "german-50", "french-50", "italian-50")
    board.state.track[:5] = [RED] * 5
    board.phase("draft")
    board.do(RED, "hire english-50 stronghold")
    assert board.state.barons[RED].stronghold.troops


def test_g59_treason_is_an_attack_against_a_written_truce_alone(board: Board) -> None:
    """Crowns taken for peace are a promise that binds nobody; a truce that was taken does, both of them."""
    for favour, lost in (("peace", 0), ("truce", 1)):
        board.position(treason=True)
        board.state.barons[RED].influence = 5
        board.noble("russet", "lorne", "english-200")
        board.noble("woad", "lorne", "german-200")
        board.go("plan")
        board.do(BLUE, f"terms seat-0 {favour}; bid 1")
        taken = next(p.id for p in KNIGHTS.prompts(board.state)[RED] if p.step == "offer").removeprefix("offer-")
        board.do(RED, f"take-offer {taken}")
        board.attack(RED, "lorne", "seat-1")
        board.answer_by_default()
        assert board.state.barons[RED].influence == 5 - lost


def test_g41_a_fortified_city_is_razed_for_its_printed_income(board: Board) -> None:
    board.noble("karmin", "vecht", "english-200", "german-200")
    board.noble("woad", "yarrow", "regular-50")
    board.city("vecht", BLUE, fortified=True)
    board.siege("vecht", RED)
    board.attack(RED, "vecht", "city")
    board.do(RED, "besiege")
    board.answer_by_default("battle-armies")
    assert board.prompt(RED).params["n"] == 12, "three times the four that are printed"
    board.do(RED, "raze")
    assert board.state.barons[RED].crowns == 27
