"""Battles in the open: who fights whom, commanders, Fate hands, casualties, victories (K13.1-K13.3)."""

from __future__ import annotations

import msgspec

from engine.core import Action, SeatRef
from engine.knights.game_data import NOBLE
from engine.knights.rules import KNIGHTS
from engine.knights.state import KnState
from engine.knights.war import battle_of
from tests.engine.knights.fights import D, I, P, V, attack, drop, fate, grant, now, params, through
from tests.engine.knights.kit import (
    BLUE,
    GREEN,
    RED,
    city,
    do,
    force,
    keys,
    legal,
    noble,
    place,
    position,
    prompt,
    reveal,
    waits,
    why,
)


def duel(mine: tuple[str, ...] = ("regular-100",), theirs: tuple[str, ...] = ("regular-100",)) -> KnState:
    """Russet of red and Woad of blue, both circles, by a neutral city."""
    state = position()
    noble(state, "russet", "lorne", *mine)
    noble(state, "woad", "lorne", *theirs)
    return state


def losses(state: KnState, slug: str) -> int:
    return state.nobles[NOBLE[slug]].losses


def met(state: KnState, *results: str, mine: tuple[str, ...], theirs: tuple[str, ...]) -> list[str]:
    """Red attacks blue with these cards of Fate (red's first), both lay aside what is said; keys of what happens up to
    the next question."""
    fate(state, *results)
    attack(state, RED, "lorne", "seat-1")
    drop(state, RED, *mine)
    return keys(drop(state, BLUE, *theirs))


# --- beginning -------------------------------------------------------------------------------------------------------


def test_k13_1_a_battle_needs_a_rival_noble_a_city_or_a_stronghold_where_one_stands() -> None:
    state = duel()
    noble(state, "karmin", "hexmoor", "regular-50")
    reveal(state, RED, "versatile-strategy")
    do(state, RED, "use battle")
    assert legal(state, RED) == ["attack hexmoor stronghold", "attack lorne seat-1", "attack lorne city", "back"]


def test_k13_1_the_attacker_names_one_opponent() -> None:
    state = duel()
    noble(state, "mossgrove", "lorne", "regular-50")
    events = attack(state, RED, "lorne", "seat-2")
    assert now(state).armies == [[NOBLE["russet"]], [NOBLE["mossgrove"]]]
    assert "battle" in keys(events)


def test_k13_1_whoever_is_exhausted_or_at_sea_attacks_nobody_and_nobody_attacks_him_at_sea() -> None:
    state = duel()
    state.nobles[NOBLE["russet"]].exhausted = True
    noble(state, "karmin", "cadiz", "regular-50", sea=True)
    noble(state, "rubino", "acre", "regular-50")
    noble(state, "kobalt", "acre", "regular-50", sea=True)
    reveal(state, RED, "versatile-strategy")
    do(state, RED, "use battle")
    assert legal(state, RED) == ["attack acre city", "back"]


def test_k13_1_all_of_the_defender_fights_and_the_attacker_chooses() -> None:
    state = duel()
    noble(state, "karmin", "lorne", "regular-50")
    noble(state, "kobalt", "lorne", "regular-50", exhausted=True)
    attack(state, RED, "lorne", "seat-1")
    assert legal(state, RED) == ["lead russet karmin", "lead russet", "lead karmin"]
    assert prompt(state, RED).default == (Action("lead", ("russet", "karmin")),)
    assert why(state, RED, "lead karmin russet") == "lead-order"
    assert why(state, RED, "lead rubino") == "lead"
    do(state, RED, "lead karmin")
    assert now(state).armies == [[NOBLE["karmin"]], [NOBLE["woad"], NOBLE["kobalt"]]]


def test_f18_who_fought_is_exhausted_who_was_left_out_or_defended_is_not() -> None:
    state = duel()
    noble(state, "karmin", "lorne", "regular-50")
    fate(state, V, V, V, V, V, V)
    attack(state, RED, "lorne", "seat-1")
    do(state, RED, "lead russet")
    through(state)
    assert state.nobles[NOBLE["russet"]].exhausted
    assert not state.nobles[NOBLE["karmin"]].exhausted
    assert not state.nobles[NOBLE["woad"]].exhausted


def test_f12_nobles_by_their_own_city_are_not_met_in_the_open() -> None:
    state = duel()
    city(state, "lorne", BLUE)
    reveal(state, RED, "versatile-strategy")
    do(state, RED, "use battle")
    assert legal(state, RED) == ["attack lorne city", "back"]
    assert why(state, RED, "attack lorne seat-1") == "attack"


def test_k13_1_who_holds_the_city_comes_out_to_attack() -> None:
    state = duel()
    city(state, "lorne", RED)
    attack(state, RED, "lorne", "seat-1")
    assert now(state).kind == "open"


def test_k13_1_a_battle_with_mobilize_comes_after_the_move() -> None:
    state = duel()
    noble(state, "karmin", "vecht", "regular-50")
    fate(state, V, V, V, V, V, V)
    reveal(state, RED, "mobilize-forces")
    do(state, RED, "target lorne; march karmin lorne; halt; attack lorne seat-1; lead russet karmin")
    assert prompt(state, RED).step == "commander"
    do(state, RED, "command karmin")
    through(state)
    assert legal(state, RED) == ["allocate wages", "allocate assembly"], "moved and fought: as he likes"


# --- commanders and hands --------------------------------------------------------------------------------------------


def test_k13_2_the_attacker_names_his_commander_first_and_the_defender_sees_it() -> None:
    state = duel()
    noble(state, "karmin", "lorne", "regular-50")
    noble(state, "kobalt", "lorne", "regular-50")
    attack(state, RED, "lorne", "seat-1")
    do(state, RED, "lead russet karmin")
    assert waits(state) == [RED]
    assert why(state, RED, "command rubino") == "command"
    do(state, RED, "command karmin")
    assert waits(state) == [BLUE]
    view = KNIGHTS.view(state, BLUE).war
    assert view is not None
    assert view.sides[0].commander == "karmin"
    assert legal(state, BLUE) == ["command woad", "command kobalt"]


def test_k13_2_a_card_for_each_full_hundred_and_two_for_the_commander() -> None:
    state = duel(("regular-100", "regular-50", "regular-50"), ("english-200", "regular-50"))
    attack(state, RED, "lorne", "seat-1")
    assert [len(hand) for hand in now(state).fate] == [4, 4], "200 and 250"


def test_k13_2_casualties_take_a_hundred_each() -> None:
    state = duel(("english-200", "regular-100"), ("regular-100",))
    state.nobles[NOBLE["russet"]].losses = 1
    attack(state, RED, "lorne", "seat-1")
    assert len(now(state).fate[0]) == 4


def test_k17_7_only_one_commander_brings_200_however_many_nobles() -> None:
    state = duel()
    noble(state, "karmin", "lorne", "regular-50")
    noble(state, "rubino", "lorne", "regular-50")
    attack(state, RED, "lorne", "seat-1")
    do(state, RED, "lead russet rubino karmin; command karmin")
    assert len(now(state).fate[0]) == 4, "50, 50 and 100 together are 200"


def test_f1_ten_cards_at_most_and_draw_one_on_top() -> None:
    state = duel(("english-200", "french-200", "german-200", "polish-200", "italian-200"))
    fate(state, D, I, I, I, I, P, P, P, P, V, V, V, V, V)
    attack(state, RED, "lorne", "seat-1")
    assert [len(hand) for hand in now(state).fate] == [10, 3], "twelve would be due"
    do(state, RED, "drop fate-inflict; drop fate-inflict; seal")
    events = drop(state, BLUE, V, V)
    assert len(params(events, "shows")[0]["cards"]) == 9  # type: ignore[arg-type]


def test_k13_2_two_cards_are_laid_aside_and_more_if_one_likes() -> None:
    state = duel()
    fate(state, I, I, V, V, P, D)
    attack(state, RED, "lorne", "seat-1")
    assert legal(state, RED) == ["drop fate-inflict", "drop fate-victory"]
    assert why(state, RED, "seal") == "hand-left"
    assert why(state, RED, "drop fate-prevent") == "hand-card"
    do(state, RED, "drop fate-inflict; drop fate-victory")
    assert legal(state, RED) == ["drop fate-inflict", "restore fate-inflict", "restore fate-victory", "seal"]
    do(state, RED, "restore fate-victory; drop fate-inflict; drop fate-victory; seal")
    assert why(state, RED, "drop fate-victory") == "sealed"
    do(state, RED, "unseal; seal")
    assert waits(state) == [BLUE]


def test_k13_2_of_three_cards_two_are_laid_aside_or_all() -> None:
    """A hundred and a commander draw three: one laid aside is not enough, and more than two may be."""
    state = duel()
    cards = fate(state, I, V, P, V, V, V)
    attack(state, RED, "lorne", "seat-1")
    do(state, RED, "drop fate-inflict")
    assert why(state, RED, "seal") == "hand-left"
    shown = [*drop(state, RED, "victory", "prevent"), *drop(state, BLUE, "victory", "victory")]
    red = next(p for p in params(shown, "shows") if p["seat"] == SeatRef(RED))
    assert (red["cards"], red["dropped"]) == ([], 3)
    assert set(cards[:3]) <= set(state.fate)


def test_k13_2_whoever_drew_two_lays_one_aside() -> None:
    state = duel(("regular-50",), ("regular-100",))
    fate(state, I, V, V, V, V)
    attack(state, RED, "lorne", "seat-1")
    assert prompt(state, RED).default == (Action("drop", ("fate-victory",)), Action("seal"))
    do(state, RED, "drop fate-victory; seal")
    assert now(state).fate[0]


def test_k13_2_what_silence_lays_aside() -> None:
    state = duel(("english-200",))
    fate(state, I, P, D, V, V, V, V)
    attack(state, RED, "lorne", "seat-1")
    assert [str(a) for a in prompt(state, RED).default] == ["drop fate-prevent", "drop fate-victory", "seal"]


def test_g1_fate_hands_are_hidden_until_they_are_shown() -> None:
    state = duel()
    fate(state, I, I, V, P, D, V)
    attack(state, RED, "lorne", "seat-1")
    do(state, RED, "drop fate-victory")
    mine, theirs, nobody = (KNIGHTS.view(state, seat).war for seat in (RED, BLUE, None))
    assert mine is not None
    assert theirs is not None
    assert nobody is not None
    assert (mine.hand, mine.dropped) == (["fate-inflict", "fate-inflict", "fate-victory"], ["fate-victory"])
    assert (nobody.hand, nobody.dropped, [s.shown for s in nobody.sides]) == ([], [], [[], []])
    assert [s.cards for s in nobody.sides] == [3, 3]
    assert theirs.hand == ["fate-prevent", "fate-draw", "fate-victory"]
    other = msgspec.json.decode(KNIGHTS.dumps(state), type=KnState)
    do(other, RED, "restore fate-victory; drop fate-inflict")
    for seat in (BLUE, GREEN, None):
        assert KNIGHTS.view(other, seat) == KNIGHTS.view(state, seat)
        assert KNIGHTS.prompts(other).get(seat if seat is not None else -1) == KNIGHTS.prompts(state).get(
            seat if seat is not None else -1
        )


def test_k13_2_hands_are_told_to_their_owners_alone() -> None:
    state = duel()
    events = attack(state, RED, "lorne", "seat-1")
    told = [(e.key, e.audience) for e in events if "hand" in e.key]
    assert told == [
        ("knights-hand", None), ("knights-hand-own", (RED,)), ("knights-hand", None), ("knights-hand-own", (BLUE,)),
    ]  # fmt: skip


def test_k13_3_draw_one_brings_another_card_again_and_again() -> None:
    state = duel()
    fate(state, D, P, P, V, V, V, D, I)
    attack(state, RED, "lorne", "seat-1")
    drop(state, RED, P, P)
    events = drop(state, BLUE, V, V)
    shown = [[w.slug for w in e["cards"]] for e in params(events, "shows")]  # type: ignore[attr-defined]
    assert shown == [["fate-draw", "fate-draw", "fate-inflict"], ["fate-victory"]]


def test_g24_hands_go_back_under_the_deck() -> None:
    state = duel()
    cards = fate(state, V, P, V, V, P, V)
    attack(state, RED, "lorne", "seat-1")
    drop(state, RED, P, V)
    drop(state, BLUE, P, V)
    through(state)
    assert set(state.fate[-6:]) == set(cards)
    assert state.fate[-6:-4] == [cards[0], cards[1]], "laid aside first"


# --- casualties ------------------------------------------------------------------------------------------------------


def test_k13_3_casualties_are_what_is_not_prevented_on_both_sides_at_once() -> None:
    state = duel(("english-200", "regular-100"), ("french-200", "regular-100"))
    events = met(state, I, I, P, V, V, I, I, I, V, V, mine=(V, V), theirs=(V, V))
    assert "casualties" in events
    assert (losses(state, "russet"), losses(state, "woad")) == (2, 2)


def test_k13_3_the_star_inflicts_and_the_square_prevents_one_more() -> None:
    state = position()
    noble(state, "karmin", "lorne", "regular-100", "english-200")
    noble(state, "blauen", "lorne", "regular-100", "french-200")
    met(state, I, I, V, V, V, P, P, V, V, V, mine=(V, V), theirs=(P, P))
    assert waits(state) == [RED, BLUE]
    do(state, RED, "seal")
    do(state, BLUE, "seal")
    assert losses(state, "blauen") == 2, "two cards and the star, less the square"


def test_k13_3_an_ability_may_be_held_back_unseen() -> None:
    state = position()
    noble(state, "karmin", "lorne", "regular-100", "english-200")
    noble(state, "blauen", "lorne", "regular-100", "french-200")
    met(state, I, I, V, V, V, P, P, V, V, V, mine=(V, V), theirs=(P, P))
    do(state, RED, "hold; seal")
    view = KNIGHTS.view(state, BLUE).war
    assert view is not None
    assert not view.holding
    do(state, RED, "unseal; employ; hold; seal")
    do(state, BLUE, "hold; seal")
    assert losses(state, "blauen") == 2


def test_k13_2_an_exhausted_commander_brings_200_and_no_ability() -> None:
    state = position()
    noble(state, "russet", "lorne", "english-200")
    noble(state, "blauen", "lorne", "french-200", exhausted=True)
    fate(state, I, V, V, V, V, V, P, P)
    attack(state, RED, "lorne", "seat-1")
    assert len(now(state).fate[1]) == 4
    drop(state, RED, V, V)
    drop(state, BLUE, P, P)
    assert losses(state, "blauen") == 1


def test_k13_3_tokens_are_allotted_among_armies_the_attacker_first() -> None:
    state = position()
    noble(state, "russet", "lorne", "english-200")
    noble(state, "rubino", "lorne", "english-100", "regular-50")
    noble(state, "woad", "lorne", "french-200")
    noble(state, "pers", "lorne", "french-100")
    fate(state, I, I, V, V, P, I, I, V, V, V)
    attack(state, RED, "lorne", "seat-1")
    do(state, RED, "lead russet rubino; command russet")
    do(state, BLUE, "command woad")
    drop(state, RED, V, V, P)
    drop(state, BLUE, V, V, V)
    assert waits(state) == [RED]
    assert legal(state, RED) == [
        "allot russet 1", "allot russet 2", "allot rubino 1", "allot rubino 2",
    ]  # fmt: skip
    assert [str(a) for a in prompt(state, RED).default] == ["allot russet 1", "allot rubino 1"]
    assert why(state, RED, "allot russet 3") == "allot-most"
    assert why(state, RED, "allot walls 1") == "allot"
    do(state, RED, "allot rubino 1")
    do(state, RED, "allot rubino 1")
    assert waits(state) == [BLUE], "he has seen it"
    assert legal(state, BLUE) == ["allot woad 1", "allot woad 2", "allot pers 1"]
    do(state, BLUE, "allot woad 1; allot pers 1")
    assert place(state, "rubino") == place(state, "pers") == ""
    assert place(state, "russet") == place(state, "woad") == "lorne"


def test_f13_the_loser_spreads_tokens_over_any_of_his_armies() -> None:
    state = position()
    noble(state, "russet", "lorne", "english-200")
    noble(state, "woad", "lorne", "french-200")
    noble(state, "pers", "lorne", "polish-200", exhausted=True)
    fate(state, I, I, V, V, V, V, V, V, P, P)
    attack(state, RED, "lorne", "seat-1")
    do(state, BLUE, "command woad")
    drop(state, RED, V, V)
    drop(state, BLUE, V, V, P, P)
    do(state, BLUE, "allot woad 1; allot pers 1")
    assert (losses(state, "woad"), losses(state, "pers")) == (1, 1)


def test_k13_3_when_all_have_fallen_the_rest_is_lost() -> None:
    state = duel(("english-200", "french-200"), ("regular-50",))
    events = met(state, I, I, I, V, V, V, P, V, mine=(V, V), theirs=(V,))
    assert place(state, "woad") == ""
    assert "victories" not in events


def test_g10_an_army_of_450_dies_of_the_fifth_token() -> None:
    for tokens, lives in ((3, True), (4, False)):
        state = duel(("regular-100",), ("polish-200", "italian-200", "regular-50"))
        state.nobles[NOBLE["woad"]].losses = tokens
        fate(state, I, P, P, V, V, V)
        attack(state, RED, "lorne", "seat-1")
        drop(state, RED, P, P)
        through(state, "hand")
        assert (place(state, "woad") == "lorne") is lives, tokens


# --- victories -------------------------------------------------------------------------------------------------------


def test_k13_3_one_victory_more_makes_the_other_retreat() -> None:
    state = duel()
    met(state, V, P, P, P, P, I, mine=(P, P), theirs=(P, I))
    assert prompt(state, BLUE).step == "retreat"
    do(state, BLUE, "retreat woad vecht")
    assert place(state, "woad") == "vecht"
    assert place(state, "russet") == "lorne"


def test_k13_3_two_victories_more_kill() -> None:
    state = duel(("english-200",))
    events = met(state, V, V, P, P, P, I, P, mine=(P, P), theirs=(P, I))
    assert place(state, "woad") == ""
    assert "dies" in events
    assert force(state, "woad") == ["regular-100"]


def test_k13_3_the_attacker_may_lose() -> None:
    state = duel()
    met(state, P, P, P, V, P, I, mine=(P, P), theirs=(P, I))
    assert prompt(state, RED).step == "retreat"


def test_k13_3_a_stalemate_changes_nothing() -> None:
    state = duel()
    met(state, V, P, P, V, P, I, mine=(P, P), theirs=(P, I))
    assert place(state, "woad") == place(state, "russet") == "lorne"


def test_k13_3_the_triangle_counts_one_more() -> None:
    for hold, won in ((False, True), (True, False)):
        state = position()
        noble(state, "rubino", "lorne", "regular-100")
        noble(state, "woad", "lorne", "regular-100")
        met(state, P, P, P, I, I, P, mine=(P, P), theirs=(I, I))
        assert prompt(state, RED).step == "ability"
        do(state, RED, "hold; seal" if hold else "seal")
        assert (BLUE in waits(state)) is won


def test_k13_3_no_victories_are_counted_where_a_side_has_lost_all_its_nobles() -> None:
    state = duel(("regular-50",), ("regular-50",))
    events = met(state, I, P, V, P, mine=(P,), theirs=(P,))
    assert "victories" not in events
    assert place(state, "woad") == ""
    assert place(state, "russet") == "lorne"


def test_k13_3_both_sides_may_fall() -> None:
    state = duel(("regular-50",), ("regular-50",))
    met(state, I, P, I, P, mine=(P,), theirs=(P,))
    assert place(state, "woad") == place(state, "russet") == ""


def test_f14_a_battle_is_won_although_the_commander_has_died() -> None:
    state = position()
    noble(state, "russet", "lorne", "regular-50")
    noble(state, "rubino", "lorne", "english-200")
    noble(state, "woad", "lorne", "english-100", "regular-100")
    fate(state, V, P, P, P, I, P, P, D)
    attack(state, RED, "lorne", "seat-1")
    do(state, RED, "lead russet rubino; command russet")
    drop(state, RED, P, P, P)
    drop(state, BLUE, P, P, D)
    do(state, RED, "allot russet 1")
    assert place(state, "russet") == ""
    assert prompt(state, BLUE).step == "retreat"


def test_g31_a_commander_who_has_died_adds_no_victory() -> None:
    state = position()
    noble(state, "rubino", "lorne", "regular-50")
    noble(state, "russet", "lorne", "english-200")
    noble(state, "woad", "lorne", "english-100", "regular-100")
    fate(state, P, P, P, P, I, P, I, I)
    attack(state, RED, "lorne", "seat-1")
    do(state, RED, "lead russet rubino; command rubino")
    drop(state, RED, P, P, P, P)
    drop(state, BLUE, P, I, I)
    do(state, RED, "allot rubino 1")
    assert BLUE not in waits(state), "a stalemate"


# --- what cards on the table change ----------------------------------------------------------------------------------


def test_g12_maintained_troops_fight_and_count_against_casualties() -> None:
    state = duel(("regular-50",), ("regular-100",))
    grant(state, "constable", "russet")
    fate(state, V, V, P, P, V, V, I)
    attack(state, RED, "lorne", "seat-1")
    assert len(now(state).fate[0]) == 4, "50 and 200"
    drop(state, RED, P, P)
    drop(state, BLUE, V, V)
    assert losses(state, "russet") == 1
    assert place(state, "russet") == "lorne", "250 troops bear one token"


def test_k10_8_a_law_weakens_who_attacks_unless_he_defies_it() -> None:
    for answer, cards in (("obey", 3), ("defy", 4)):
        state = duel(("regular-100", "english-100"))
        grant(state, "truce-of-god", law=True)
        attack(state, RED, "lorne", "seat-1")
        assert legal(state, RED) == ["obey", "defy"]
        do(state, RED, answer)
        assert len(now(state).fate[0]) == cards
        assert state.barons[RED].banned is (answer == "defy")


def test_k10_9_a_banned_baron_heeds_no_law() -> None:
    state = duel(("regular-100", "english-100"))
    grant(state, "truce-of-god", law=True)
    state.barons[RED].banned, state.chairman = True, BLUE
    attack(state, RED, "lorne", "seat-1")
    assert len(now(state).fate[0]) == 4


# --- the worked example ----------------------------------------------------------------------------------------------


def test_x10_a_battle_in_the_open() -> None:
    """300 troops of two Nobles under a square against 250 of an exhausted one; one victory and three tokens."""
    state = position()
    noble(state, "sinople", "lorne", "regular-50", "regular-50", "english-100")
    noble(state, "oliva", "lorne", "polish-100")
    noble(state, "kobalt", "lorne", "french-200", "regular-50", exhausted=True)
    noble(state, "karmin", "lorne", "regular-100")
    fate(state, I, I, V, P, D, I, I, P, V)
    attack(state, GREEN, "lorne", "seat-1")
    assert legal(state, GREEN)[0] == "lead sinople oliva"
    do(state, GREEN, "lead sinople oliva; command sinople")
    assert now(state).commanders == [NOBLE["sinople"], NOBLE["kobalt"]]
    assert [len(hand) for hand in now(state).fate] == [5, 4]
    drop(state, GREEN, P, D)
    drop(state, BLUE, P, V)
    assert waits(state) == [GREEN], "only the square may say whether he prevents"
    do(state, GREEN, "seal")
    assert legal(state, GREEN) == ["allot sinople 1", "allot oliva 1"]
    do(state, GREEN, "allot oliva 1")
    assert losses(state, "kobalt") == 2
    assert place(state, "oliva") == ""
    assert prompt(state, BLUE).step == "retreat"
    do(state, BLUE, legal(state, BLUE)[0])
    assert place(state, "kobalt") not in ("", "lorne")
    assert place(state, "sinople") == place(state, "karmin") == "lorne"


# --- standing orders -------------------------------------------------------------------------------------------------


def test_standing_orders_fight_a_battle_without_a_question() -> None:
    state = duel(("english-200",), ("french-200",))
    noble(state, "kobalt", "lorne", "regular-50")
    for seat in (RED, BLUE):
        do(
            state,
            seat,
            "order hands auto; order losses auto; order ability use; order retreats home; order deserters smallest",
        )
    attack(state, RED, "lorne", "seat-1")
    do(state, BLUE, "command woad")
    assert not any(prompt(state, s).step in ("hand", "losses", "ability", "retreat") for s in waits(state))
    assert state.nobles[NOBLE["russet"]].exhausted or place(state, "russet") == ""


def test_k13_1_a_battle_is_saved_and_read_at_every_step() -> None:
    state = duel(("english-200", "regular-50"), ("french-200",))
    noble(state, "karmin", "lorne", "regular-50", "polish-100")
    attack(state, RED, "lorne", "seat-1")
    steps = 0
    while battle_of(state) is not None:
        save = KNIGHTS.dumps(state)
        assert KNIGHTS.dumps(KNIGHTS.loads(save)) == save
        seat = waits(state)[0]
        do(state, seat, str(prompt(state, seat).default[0]))
        steps += 1
    assert steps > 3
