"""Battles in the open: who fights whom, commanders, Fate hands, casualties, victories (K13.1-K13.3)."""

from __future__ import annotations

import msgspec

from engine.core import Action, SeatRef
from engine.knights.game_data import NOBLE
from engine.knights.rules import KNIGHTS
from engine.knights.state.state import KnState
from engine.knights.war.battle import battle_of
from tests.engine.knights.board import BLUE, GREEN, RED, Board, D, I, P, V, keys, params


def duel(board: Board, mine: tuple[str, ...] = ("regular-100",), theirs: tuple[str, ...] = ("regular-100",)) -> None:
    """Russet of red and Woad of blue, both circles, by a neutral city."""
    board.position()
    board.noble("russet", "lorne", *mine)
    board.noble("woad", "lorne", *theirs)


def losses(state: KnState, slug: str) -> int:
    return state.nobles[NOBLE[slug]].losses


def met(board: Board, *results: str, mine: tuple[str, ...], theirs: tuple[str, ...]) -> list[str]:
    """Red attacks blue with these cards of Fate (red's first), both lay aside what is said; keys of what happens up to
    the next question."""
    board.fate(*results)
    board.attack(RED, "lorne", "seat-1")
    board.drop(RED, *mine)
    return keys(board.drop(BLUE, *theirs))


# --- beginning -------------------------------------------------------------------------------------------------------


def test_k13_1_a_battle_needs_a_rival_noble_a_city_or_a_stronghold_where_one_stands(board: Board) -> None:
    duel(board)
    board.noble("karmin", "hexmoor", "regular-50")
    board.reveal(RED, "versatile-strategy")
    board.do(RED, "use battle")
    assert board.legal(RED) == ["attack hexmoor stronghold", "attack lorne seat-1", "attack lorne city", "back"]


def test_k13_1_the_attacker_names_one_opponent(board: Board) -> None:
    duel(board)
    board.noble("mossgrove", "lorne", "regular-50")
    events = board.attack(RED, "lorne", "seat-2")
    assert board.battle().armies == [[NOBLE["russet"]], [NOBLE["mossgrove"]]]
    assert "battle" in keys(events)


def test_k13_1_whoever_is_exhausted_or_at_sea_attacks_nobody_and_nobody_attacks_him_at_sea(board: Board) -> None:
    duel(board)
    board.state.nobles[NOBLE["russet"]].exhausted = True
    board.noble("karmin", "cadiz", "regular-50", sea=True)
    board.noble("rubino", "acre", "regular-50")
    board.noble("kobalt", "acre", "regular-50", sea=True)
    board.reveal(RED, "versatile-strategy")
    board.do(RED, "use battle")
    assert board.legal(RED) == ["attack acre city", "back"]


def test_k13_1_all_of_the_defender_fights_and_the_attacker_chooses(board: Board) -> None:
    duel(board)
    board.noble("karmin", "lorne", "regular-50")
    board.noble("kobalt", "lorne", "regular-50", exhausted=True)
    board.attack(RED, "lorne", "seat-1")
    assert board.legal(RED) == ["lead russet karmin", "lead russet", "lead karmin"]
    assert board.prompt(RED).default == (Action("lead", ("russet", "karmin")),)
    assert board.why(RED, "lead karmin russet") == "lead-order"
    assert board.why(RED, "lead rubino") == "lead"
    board.do(RED, "lead karmin")
    assert board.battle().armies == [[NOBLE["karmin"]], [NOBLE["woad"], NOBLE["kobalt"]]]


def test_f18_who_fought_is_exhausted_who_was_left_out_or_defended_is_not(board: Board) -> None:
    duel(board)
    board.noble("karmin", "lorne", "regular-50")
    board.fate(V, V, V, V, V, V)
    board.attack(RED, "lorne", "seat-1")
    board.do(RED, "lead russet")
    board.answer_by_default()
    assert board.state.nobles[NOBLE["russet"]].exhausted
    assert not board.state.nobles[NOBLE["karmin"]].exhausted
    assert not board.state.nobles[NOBLE["woad"]].exhausted


def test_f12_nobles_by_their_own_city_are_not_met_in_the_open(board: Board) -> None:
    duel(board)
    board.city("lorne", BLUE)
    board.reveal(RED, "versatile-strategy")
    board.do(RED, "use battle")
    assert board.legal(RED) == ["attack lorne city", "back"]
    assert board.why(RED, "attack lorne seat-1") == "attack-inside"


def test_k13_1_who_holds_the_city_comes_out_to_attack(board: Board) -> None:
    duel(board)
    board.city("lorne", RED)
    board.attack(RED, "lorne", "seat-1")
    assert board.battle().kind == "open"


def test_k13_1_a_battle_with_mobilize_comes_after_the_move(board: Board) -> None:
    duel(board)
    board.noble("karmin", "vecht", "regular-50")
    board.fate(V, V, V, V, V, V)
    board.reveal(RED, "mobilize-forces")
    board.do(RED, "target lorne; march karmin lorne; halt; attack lorne seat-1; lead russet karmin")
    assert board.prompt(RED).step == "commander"
    board.do(RED, "command karmin")
    board.answer_by_default()
    assert board.legal(RED) == ["allocate wages", "allocate assembly"], "moved and fought: as he likes"


# --- commanders and hands --------------------------------------------------------------------------------------------


def test_k13_2_the_attacker_names_his_commander_first_and_the_defender_sees_it(board: Board) -> None:
    duel(board)
    board.noble("karmin", "lorne", "regular-50")
    board.noble("kobalt", "lorne", "regular-50")
    board.attack(RED, "lorne", "seat-1")
    board.do(RED, "lead russet karmin")
    assert board.waits() == [RED]
    assert board.why(RED, "command rubino") == "command"
    board.do(RED, "command karmin")
    assert board.waits() == [BLUE]
    view = KNIGHTS.view(board.state, BLUE).war
    assert view is not None
    assert view.sides[0].commander == "karmin"
    assert board.legal(BLUE) == ["command woad", "command kobalt"]


def test_k13_2_a_card_for_each_full_hundred_and_two_for_the_commander(board: Board) -> None:
    duel(board, ("regular-100", "regular-50", "regular-50"), ("english-200", "regular-50"))
    board.attack(RED, "lorne", "seat-1")
    assert [len(hand) for hand in board.battle().fate] == [4, 4], "200 and 250"


def test_k13_2_casualties_take_a_hundred_each(board: Board) -> None:
    duel(board, ("english-200", "regular-100"), ("regular-100",))
    board.state.nobles[NOBLE["russet"]].losses = 1
    board.attack(RED, "lorne", "seat-1")
    assert len(board.battle().fate[0]) == 4


def test_k17_7_only_one_commander_brings_200_however_many_nobles(board: Board) -> None:
    duel(board)
    board.noble("karmin", "lorne", "regular-50")
    board.noble("rubino", "lorne", "regular-50")
    board.attack(RED, "lorne", "seat-1")
    board.do(RED, "lead russet rubino karmin; command karmin")
    assert len(board.battle().fate[0]) == 4, "50, 50 and 100 together are 200"


def test_f1_ten_cards_at_most_and_draw_one_on_top(board: Board) -> None:
    duel(board, ("english-200", "french-200", "german-200", "polish-200", "italian-200"))
    board.fate(D, I, I, I, I, P, P, P, P, V, V, V, V, V)
    board.attack(RED, "lorne", "seat-1")
    assert [len(hand) for hand in board.battle().fate] == [10, 3], "twelve would be due"
    board.do(RED, "drop fate-inflict; drop fate-inflict; seal")
    events = board.drop(BLUE, V, V)
    assert len(params(events, "shows")[0]["cards"]) == 9  # type: ignore[arg-type]


def test_k13_2_two_cards_are_laid_aside_and_more_if_one_likes(board: Board) -> None:
    duel(board)
    board.fate(I, I, V, V, P, D)
    board.attack(RED, "lorne", "seat-1")
    assert board.legal(RED) == ["drop fate-inflict", "drop fate-victory"]
    assert board.why(RED, "seal") == "hand-left"
    assert board.why(RED, "drop fate-prevent") == "hand-card"
    board.do(RED, "drop fate-inflict; drop fate-victory")
    assert board.legal(RED) == ["drop fate-inflict", "restore fate-inflict", "restore fate-victory", "seal"]
    board.do(RED, "restore fate-victory; drop fate-inflict; drop fate-victory; seal")
    assert board.why(RED, "drop fate-victory") == "sealed"
    board.do(RED, "unseal; seal")
    assert board.waits() == [BLUE]


def test_k13_2_of_three_cards_two_are_laid_aside_or_all(board: Board) -> None:
    """A hundred and a commander draw three: one laid aside is not enough, and more than two may be."""
    duel(board)
    cards = board.fate(I, V, P, V, V, V)
    board.attack(RED, "lorne", "seat-1")
    board.do(RED, "drop fate-inflict")
    assert board.why(RED, "seal") == "hand-left"
    shown = [*board.drop(RED, "victory", "prevent"), *board.drop(BLUE, "victory", "victory")]
    red = next(p for p in params(shown, "shows") if p["seat"] == SeatRef(RED))
    assert (red["cards"], red["dropped"]) == ([], 3)
    assert set(cards[:3]) <= set(board.state.fate)


def test_k13_2_whoever_drew_two_lays_one_aside(board: Board) -> None:
    duel(board, ("regular-50",), ("regular-100",))
    board.fate(I, V, V, V, V)
    board.attack(RED, "lorne", "seat-1")
    assert board.prompt(RED).default == (Action("drop", ("fate-victory",)), Action("seal"))
    board.do(RED, "drop fate-victory; seal")
    assert board.battle().fate[0]


def test_k13_2_what_silence_lays_aside(board: Board) -> None:
    duel(board, ("english-200",))
    board.fate(I, P, D, V, V, V, V)
    board.attack(RED, "lorne", "seat-1")
    assert [str(a) for a in board.prompt(RED).default] == ["drop fate-prevent", "drop fate-victory", "seal"]


def test_g1_fate_hands_are_hidden_until_they_are_shown(board: Board) -> None:
    duel(board)
    board.fate(I, I, V, P, D, V)
    board.attack(RED, "lorne", "seat-1")
    board.do(RED, "drop fate-victory")
    mine, theirs, nobody = (KNIGHTS.view(board.state, seat).war for seat in (RED, BLUE, None))
    assert mine is not None
    assert theirs is not None
    assert nobody is not None
    assert (mine.hand, mine.dropped) == (["fate-inflict", "fate-inflict", "fate-victory"], ["fate-victory"])
    assert (nobody.hand, nobody.dropped, [s.shown for s in nobody.sides]) == ([], [], [[], []])
    assert [s.cards for s in nobody.sides] == [3, 3]
    assert theirs.hand == ["fate-prevent", "fate-draw", "fate-victory"]
    other = Board(msgspec.json.decode(KNIGHTS.dumps(board.state), type=KnState))
    other.do(RED, "restore fate-victory; drop fate-inflict")
    for seat in (BLUE, GREEN, None):
        assert KNIGHTS.view(other.state, seat) == KNIGHTS.view(board.state, seat)
        assert KNIGHTS.prompts(other.state).get(seat if seat is not None else -1) == KNIGHTS.prompts(board.state).get(
            seat if seat is not None else -1
        )


def test_k13_2_hands_are_told_to_their_owners_alone(board: Board) -> None:
    duel(board)
    events = board.attack(RED, "lorne", "seat-1")
    told = [(e.key, e.audience) for e in events if "hand" in e.key]
    assert told == [
        ("knights-hand", None), ("knights-hand-own", (RED,)), ("knights-hand", None), ("knights-hand-own", (BLUE,)),
    ]  # fmt: skip


def test_k13_3_draw_one_brings_another_card_again_and_again(board: Board) -> None:
    duel(board)
    board.fate(D, P, P, V, V, V, D, I)
    board.attack(RED, "lorne", "seat-1")
    board.drop(RED, P, P)
    events = board.drop(BLUE, V, V)
    shown = [[w.slug for w in e["cards"]] for e in params(events, "shows")]  # type: ignore[attr-defined]
    assert shown == [["fate-draw", "fate-draw", "fate-inflict"], ["fate-victory"]]


def test_g24_hands_go_back_under_the_deck(board: Board) -> None:
    duel(board)
    cards = board.fate(V, P, V, V, P, V)
    board.attack(RED, "lorne", "seat-1")
    board.drop(RED, P, V)
    board.drop(BLUE, P, V)
    board.answer_by_default()
    assert set(board.state.fate[-6:]) == set(cards)
    assert board.state.fate[-6:-4] == [cards[0], cards[1]], "laid aside first"


# --- casualties ------------------------------------------------------------------------------------------------------


def test_k13_3_casualties_are_what_is_not_prevented_on_both_sides_at_once(board: Board) -> None:
    duel(board, ("english-200", "regular-100"), ("french-200", "regular-100"))
    events = met(board, I, I, P, V, V, I, I, I, V, V, mine=(V, V), theirs=(V, V))
    assert "casualties" in events
    assert (losses(board.state, "russet"), losses(board.state, "woad")) == (2, 2)


def test_k13_3_the_star_inflicts_and_the_square_prevents_one_more(board: Board) -> None:
    board.noble("karmin", "lorne", "regular-100", "english-200")
    board.noble("blauen", "lorne", "regular-100", "french-200")
    met(board, I, I, V, V, V, P, P, V, V, V, mine=(V, V), theirs=(P, P))
    assert board.waits() == [RED, BLUE]
    board.do(RED, "seal")
    board.do(BLUE, "seal")
    assert losses(board.state, "blauen") == 2, "two cards and the star, less the square"


def test_k13_3_an_ability_may_be_held_back_unseen(board: Board) -> None:
    board.noble("karmin", "lorne", "regular-100", "english-200")
    board.noble("blauen", "lorne", "regular-100", "french-200")
    met(board, I, I, V, V, V, P, P, V, V, V, mine=(V, V), theirs=(P, P))
    board.do(RED, "hold; seal")
    view = KNIGHTS.view(board.state, BLUE).war
    assert view is not None
    assert not view.holding
    board.do(RED, "unseal; employ; hold; seal")
    board.do(BLUE, "hold; seal")
    assert losses(board.state, "blauen") == 2


def test_k13_2_an_exhausted_commander_brings_200_and_no_ability(board: Board) -> None:
    board.noble("russet", "lorne", "english-200")
    board.noble("blauen", "lorne", "french-200", exhausted=True)
    board.fate(I, V, V, V, V, V, P, P)
    board.attack(RED, "lorne", "seat-1")
    assert len(board.battle().fate[1]) == 4
    board.drop(RED, V, V)
    board.drop(BLUE, P, P)
    assert losses(board.state, "blauen") == 1


def test_k13_3_tokens_are_allotted_among_armies_the_attacker_first(board: Board) -> None:
    board.noble("russet", "lorne", "english-200")
    board.noble("rubino", "lorne", "english-100", "regular-50")
    board.noble("woad", "lorne", "french-200")
    board.noble("pers", "lorne", "french-100")
    board.fate(I, I, V, V, P, I, I, V, V, V)
    board.attack(RED, "lorne", "seat-1")
    board.do(RED, "lead russet rubino; command russet")
    board.do(BLUE, "command woad")
    board.drop(RED, V, V, P)
    board.drop(BLUE, V, V, V)
    assert board.waits() == [RED]
    assert board.legal(RED) == [
        "allot russet 1", "allot russet 2", "allot rubino 1", "allot rubino 2",
    ]  # fmt: skip
    assert [str(a) for a in board.prompt(RED).default] == ["allot russet 1", "allot rubino 1"]
    assert board.why(RED, "allot russet 3") == "allot-most"
    assert board.why(RED, "allot walls 1") == "allot"
    board.do(RED, "allot rubino 1")
    board.do(RED, "allot rubino 1")
    assert board.waits() == [BLUE], "he has seen it"
    assert board.legal(BLUE) == ["allot woad 1", "allot woad 2", "allot pers 1"]
    board.do(BLUE, "allot woad 1; allot pers 1")
    assert board.place("rubino") == board.place("pers") == ""
    assert board.place("russet") == board.place("woad") == "lorne"


def test_f13_the_loser_spreads_tokens_over_any_of_his_armies(board: Board) -> None:
    board.noble("russet", "lorne", "english-200")
    board.noble("woad", "lorne", "french-200")
    board.noble("pers", "lorne", "polish-200", exhausted=True)
    board.fate(I, I, V, V, V, V, V, V, P, P)
    board.attack(RED, "lorne", "seat-1")
    board.do(BLUE, "command woad")
    board.drop(RED, V, V)
    board.drop(BLUE, V, V, P, P)
    board.do(BLUE, "allot woad 1; allot pers 1")
    assert (losses(board.state, "woad"), losses(board.state, "pers")) == (1, 1)


def test_k13_3_when_all_have_fallen_the_rest_is_lost(board: Board) -> None:
    duel(board, ("english-200", "french-200"), ("regular-50",))
    events = met(board, I, I, I, V, V, V, P, V, mine=(V, V), theirs=(V,))
    assert board.place("woad") == ""
    assert "victories" not in events


def test_g10_an_army_of_450_dies_of_the_fifth_token(board: Board) -> None:
    for tokens, lives in ((3, True), (4, False)):
        duel(board, ("regular-100",), ("polish-200", "italian-200", "regular-50"))
        board.state.nobles[NOBLE["woad"]].losses = tokens
        board.fate(I, P, P, V, V, V)
        board.attack(RED, "lorne", "seat-1")
        board.drop(RED, P, P)
        board.answer_by_default("hand")
        assert (board.place("woad") == "lorne") is lives, tokens


# --- victories -------------------------------------------------------------------------------------------------------


def test_k13_3_one_victory_more_makes_the_other_retreat(board: Board) -> None:
    duel(board)
    met(board, V, P, P, P, P, I, mine=(P, P), theirs=(P, I))
    assert board.prompt(BLUE).step == "retreat"
    board.do(BLUE, "retreat woad vecht")
    assert board.place("woad") == "vecht"
    assert board.place("russet") == "lorne"


def test_k13_3_two_victories_more_kill(board: Board) -> None:
    duel(board, ("english-200",))
    events = met(board, V, V, P, P, P, I, P, mine=(P, P), theirs=(P, I))
    assert board.place("woad") == ""
    assert "dies" in events
    assert board.force("woad") == ["regular-100"]


def test_k13_3_the_attacker_may_lose(board: Board) -> None:
    duel(board)
    met(board, P, P, P, V, P, I, mine=(P, P), theirs=(P, I))
    assert board.prompt(RED).step == "retreat"


def test_k13_3_a_stalemate_changes_nothing(board: Board) -> None:
    duel(board)
    met(board, V, P, P, V, P, I, mine=(P, P), theirs=(P, I))
    assert board.place("woad") == board.place("russet") == "lorne"


def test_k13_3_the_triangle_counts_one_more(board: Board) -> None:
    for hold, won in ((False, True), (True, False)):
        board.position()
        board.noble("rubino", "lorne", "regular-100")
        board.noble("woad", "lorne", "regular-100")
        met(board, P, P, P, I, I, P, mine=(P, P), theirs=(I, I))
        assert board.prompt(RED).step == "ability"
        board.do(RED, "hold; seal" if hold else "seal")
        assert (BLUE in board.waits()) is won


def test_k13_3_no_victories_are_counted_where_a_side_has_lost_all_its_nobles(board: Board) -> None:
    duel(board, ("regular-50",), ("regular-50",))
    events = met(board, I, P, V, P, mine=(P,), theirs=(P,))
    assert "victories" not in events
    assert board.place("woad") == ""
    assert board.place("russet") == "lorne"


def test_k13_3_both_sides_may_fall(board: Board) -> None:
    duel(board, ("regular-50",), ("regular-50",))
    met(board, I, P, I, P, mine=(P,), theirs=(P,))
    assert board.place("woad") == board.place("russet") == ""


def test_f14_a_battle_is_won_although_the_commander_has_died(board: Board) -> None:
    board.noble("russet", "lorne", "regular-50")
    board.noble("rubino", "lorne", "english-200")
    board.noble("woad", "lorne", "english-100", "regular-100")
    board.fate(V, P, P, P, I, P, P, D)
    board.attack(RED, "lorne", "seat-1")
    board.do(RED, "lead russet rubino; command russet")
    board.drop(RED, P, P, P)
    board.drop(BLUE, P, P, D)
    board.do(RED, "allot russet 1")
    assert board.place("russet") == ""
    assert board.prompt(BLUE).step == "retreat"


def test_g31_a_commander_who_has_died_adds_no_victory(board: Board) -> None:
    board.noble("rubino", "lorne", "regular-50")
    board.noble("russet", "lorne", "english-200")
    board.noble("woad", "lorne", "english-100", "regular-100")
    board.fate(P, P, P, P, I, P, I, I)
    board.attack(RED, "lorne", "seat-1")
    board.do(RED, "lead russet rubino; command rubino")
    board.drop(RED, P, P, P, P)
    board.drop(BLUE, P, I, I)
    board.do(RED, "allot rubino 1")
    assert BLUE not in board.waits(), "a stalemate"


# --- what cards on the table change ----------------------------------------------------------------------------------


def test_g12_maintained_troops_fight_and_count_against_casualties(board: Board) -> None:
    duel(board, ("regular-50",), ("regular-100",))
    board.grant("constable", "russet")
    board.fate(V, V, P, P, V, V, I)
    board.attack(RED, "lorne", "seat-1")
    assert len(board.battle().fate[0]) == 4, "50 and 200"
    board.drop(RED, P, P)
    board.drop(BLUE, V, V)
    assert losses(board.state, "russet") == 1
    assert board.place("russet") == "lorne", "250 troops bear one token"


def test_k10_8_a_law_weakens_who_attacks_unless_he_defies_it(board: Board) -> None:
    for answer, cards in (("obey", 3), ("defy", 4)):
        duel(board, ("regular-100", "english-100"))
        board.grant("truce-of-god", law=True)
        board.attack(RED, "lorne", "seat-1")
        assert board.legal(RED) == ["obey", "defy"]
        board.do(RED, answer)
        assert len(board.battle().fate[0]) == cards
        assert board.state.barons[RED].banned is (answer == "defy")


def test_k10_9_a_banned_baron_heeds_no_law(board: Board) -> None:
    duel(board, ("regular-100", "english-100"))
    board.grant("truce-of-god", law=True)
    board.state.barons[RED].banned, board.state.chairman = True, BLUE
    board.attack(RED, "lorne", "seat-1")
    assert len(board.battle().fate[0]) == 4


# --- the worked example ----------------------------------------------------------------------------------------------


def test_x10_a_battle_in_the_open(board: Board) -> None:
    """300 troops of two Nobles under a square against 250 of an exhausted one; one victory and three tokens."""
    board.noble("sinople", "lorne", "regular-50", "regular-50", "english-100")
    board.noble("oliva", "lorne", "polish-100")
    board.noble("kobalt", "lorne", "french-200", "regular-50", exhausted=True)
    board.noble("karmin", "lorne", "regular-100")
    board.fate(I, I, V, P, D, I, I, P, V)
    board.attack(GREEN, "lorne", "seat-1")
    assert board.legal(GREEN)[0] == "lead sinople oliva"
    board.do(GREEN, "lead sinople oliva; command sinople")
    assert board.battle().commanders == [NOBLE["sinople"], NOBLE["kobalt"]]
    assert [len(hand) for hand in board.battle().fate] == [5, 4]
    board.drop(GREEN, P, D)
    board.drop(BLUE, P, V)
    assert board.waits() == [GREEN], "only the square may say whether he prevents"
    board.do(GREEN, "seal")
    assert board.legal(GREEN) == ["allot sinople 1", "allot oliva 1"]
    board.do(GREEN, "allot oliva 1")
    assert losses(board.state, "kobalt") == 2
    assert board.place("oliva") == ""
    assert board.prompt(BLUE).step == "retreat"
    board.do(BLUE, board.legal(BLUE)[0])
    assert board.place("kobalt") not in ("", "lorne")
    assert board.place("sinople") == board.place("karmin") == "lorne"


# --- standing orders -------------------------------------------------------------------------------------------------


def test_standing_orders_fight_a_battle_without_a_question(board: Board) -> None:
    duel(board, ("english-200",), ("french-200",))
    board.noble("kobalt", "lorne", "regular-50")
    for seat in (RED, BLUE):
        board.do(
            seat,
            "order hands auto; order losses auto; order ability use; order retreats home; order deserters smallest",
        )
    board.attack(RED, "lorne", "seat-1")
    board.do(BLUE, "command woad")
    assert not any(board.prompt(s).step in ("hand", "losses", "ability", "retreat") for s in board.waits())
    assert board.state.nobles[NOBLE["russet"]].exhausted or board.place("russet") == ""


def test_k13_1_a_battle_is_saved_and_read_at_every_step(board: Board) -> None:
    duel(board, ("english-200", "regular-50"), ("french-200",))
    board.noble("karmin", "lorne", "regular-50", "polish-100")
    board.attack(RED, "lorne", "seat-1")
    steps = 0
    while battle_of(board.state) is not None:
        save = KNIGHTS.dumps(board.state)
        assert KNIGHTS.dumps(KNIGHTS.loads(save)) == save
        seat = board.waits()[0]
        board.do(seat, str(board.prompt(seat).default[0]))
        steps += 1
    assert steps > 3
