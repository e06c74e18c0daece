"""Planning, revealing, the six cards of a Baron, spaces and what they trigger (K4, K5, K7)."""

from __future__ import annotations

from engine.knights.game_data import KIND, NOBLE
from engine.knights.rules import KNIGHTS
from engine.knights.state import ASSEMBLY, SPACES, TAXES, WAGES, card_of, kind_of
from tests.engine.knights.kit import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    city,
    do,
    fill,
    go,
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

LEVY, DRAFT, RALLY, CHURCH, MOBILIZE, VERSATILE = (
    "levy-taxes", "draft-soldiers", "rally-support", "serve-the-church", "mobilize-forces", "versatile-strategy",
)  # fmt: skip

# --- planning --------------------------------------------------------------------------------------------------------


def test_k4_1_two_cards_a_pile_from_the_hand() -> None:
    state = position()
    go(state, "plan")
    assert waits(state) == [RED, BLUE, GREEN, YELLOW]
    do(state, RED, f"lay {LEVY} 1; lay {LEVY} 1")
    assert why(state, RED, f"lay {RALLY} 1") == "plan-full"
    assert why(state, RED, f"lay {LEVY} 2") == "plan-card"
    assert why(state, RED, f"unlay {RALLY} 1") == "unlay"
    do(state, RED, f"unlay {LEVY} 1; lay {RALLY} 1; lay {CHURCH} 3; seal")
    assert why(state, RED, f"lay {LEVY} 2") == "sealed"


def test_k4_1_cards_that_lie_in_a_space_are_not_there() -> None:
    state = position()
    baron = state.barons[RED]
    baron.hand[KIND[LEVY]] = 0
    state.spaces[TAXES] += [card_of(RED, KIND[LEVY])] * 2
    go(state, "plan")
    assert not [a for a in legal(state, RED) if LEVY in a]
    assert why(state, RED, f"lay {LEVY} 1") == "plan-card"


def test_k4_1_two_neutral_cards_join_each_pile() -> None:
    state = position()
    go(state, "plan")
    do(state, RED, f"lay {MOBILIZE} 1; lay {MOBILIZE} 1; lay {VERSATILE} 2; seal")
    for seat in (BLUE, GREEN, YELLOW):
        do(state, seat, "seal")
    left = [len(pile) for pile in state.piles]
    in_play = sum(type(f).__name__ == "Play" for f in state.frames)
    assert sum(left) + in_play <= 9
    assert len(state.neutrals) >= 2
    assert left[2] == 2


def test_k4_1_a_seal_can_be_opened_until_the_last_one() -> None:
    state = position()
    go(state, "plan")
    do(state, RED, "seal; unseal")
    assert RED in waits(state)


def test_k4_1_a_plan_is_hidden() -> None:
    """Who looks on sees how many cards a Baron has, not where they lie."""
    one, other = position(), position()
    go(one, "plan")
    go(other, "plan")
    do(one, RED, f"lay {LEVY} 1; lay {RALLY} 2")
    for seat in (BLUE, None):
        assert KNIGHTS.view(one, seat) == KNIGHTS.view(other, seat)
    assert KNIGHTS.prompts(one)[BLUE] == KNIGHTS.prompts(other)[BLUE]


def test_k4_1_last_plan_again_by_standing_order() -> None:
    state = position()
    state.barons[RED].last = [[KIND[LEVY], KIND[RALLY]], [KIND[LEVY]], []]
    state.barons[RED].hand[KIND[LEVY]] = 1
    state.spaces[TAXES].append(card_of(RED, KIND[LEVY]))
    do(state, RED, "order plan repeat")
    go(state, "plan")
    assert state.barons[RED].plan == [[KIND[LEVY], KIND[RALLY]], [], []]
    for seat in (BLUE, GREEN):
        do(state, seat, "seal")
        assert RED in waits(state)
    assert "planned" in keys(do(state, YELLOW, "seal"))


def test_g44_a_plan_that_repeats_seals_last_and_shows_in_nothing_before() -> None:
    one, other = position(), position()
    for state in (one, other):
        state.barons[RED].last = [[KIND[LEVY]], [], []]
    do(one, RED, "order plan repeat")
    heard = [go(state, "plan") for state in (one, other)]
    for seat in (BLUE, GREEN):
        heard += [do(state, seat, "seal") for state in (one, other)]
        assert waits(one) == waits(other)
        for onlooker in (YELLOW, None):
            assert KNIGHTS.view(one, onlooker) == KNIGHTS.view(other, onlooker)
    assert heard[::2] == heard[1::2]


def test_g44_a_plan_changed_by_hand_and_one_with_nothing_to_repeat_are_asked() -> None:
    for first, said in (([KIND[LEVY]], f"unlay {LEVY} 1"), ([], f"lay {LEVY} 1")):
        state = position()
        state.barons[RED].last = [list[int](first), [], []]
        do(state, RED, "order plan repeat")
        go(state, "plan")
        do(state, RED, said)
        for seat in (BLUE, GREEN, YELLOW):
            do(state, seat, "seal")
        assert waits(state) == [RED]
        assert "planned" in keys(do(state, RED, "seal"))


# --- revealing and allocating ----------------------------------------------------------------------------------------


def test_k5_1_pile_after_pile() -> None:
    state = position()
    state.neutrals.clear()
    card, later = card_of(RED, KIND[DRAFT]), card_of(BLUE, KIND[DRAFT])
    state.barons[RED].hand[KIND[DRAFT]] -= 1
    state.barons[BLUE].hand[KIND[DRAFT]] -= 1
    state.neutrals[:] = list(range(36, 44))
    state.piles[0].append(card)
    state.piles[2].append(later)
    from engine.knights.frames import Actions, Turn
    from tests.engine.knights.kit import run

    state.frames[:] = [Turn("majority"), Actions()]
    run(state)
    assert waits(state) == [RED]
    do(state, RED, "decline")
    assert waits(state) == [BLUE]


def test_k5_2_declining_is_always_legal_and_the_card_is_allocated() -> None:
    for kind, space in ((LEVY, TAXES), (DRAFT, WAGES), (RALLY, ASSEMBLY)):
        state = position()
        reveal(state, RED, kind)
        do(state, RED, "decline")
        assert [kind_of(c) for c in state.spaces[space]] == [kind]
        assert (state.barons[RED].crowns, state.barons[RED].votes) == (15, 0)


def test_g27_draft_soldiers_declined_still_goes_to_wages() -> None:
    state = position()
    reveal(state, RED, DRAFT)
    do(state, RED, "decline")
    assert len(state.spaces[WAGES]) == 1
    assert not any(s >= 0 for s in state.track)


def test_k5_3_versatile_goes_back_to_the_hand() -> None:
    state = position()
    reveal(state, RED, VERSATILE)
    do(state, RED, "take crowns")
    assert state.barons[RED].hand[KIND[VERSATILE]] == 2
    assert not any(state.spaces)
    state = position()
    reveal(state, RED, VERSATILE)
    do(state, RED, "decline")
    assert state.barons[RED].hand[KIND[VERSATILE]] == 2


def test_k8_5_uncertain_times_shuffles_fate_and_goes_back() -> None:
    state = position()
    before = list(state.fate)
    events = reveal(state, -1, "uncertain-times")
    assert "uncertain" in keys(events)
    assert sorted(state.fate) == sorted(before)
    assert state.fate != before
    assert len(state.neutrals) == 8


def test_x1_the_eighth_card_of_four_players_begins_an_assembly() -> None:
    state = position()
    fill(state, ASSEMBLY, 6)
    reveal(state, RED, RALLY)
    do(state, RED, "use")
    assert len(state.spaces[ASSEMBLY]) == 7
    events = reveal(state, BLUE, RALLY)
    events += do(state, BLUE, "use")
    assert "assembly" in keys(events)


def test_x2_serve_the_church_goes_where_its_owner_likes() -> None:
    state = position()
    fill(state, TAXES, 2)
    reveal(state, GREEN, CHURCH)
    assert legal(state, GREEN) == ["serve taxes", "serve wages", "serve assembly", "decline"]
    do(state, GREEN, "serve taxes")
    assert (len(state.spaces[TAXES]), state.barons[GREEN].faith) == (3, 1)
    assert waits(state) == [YELLOW]


def test_k5_4_the_last_card_begins_its_phase() -> None:
    for space, kind, word in ((TAXES, LEVY, "taxes"), (WAGES, DRAFT, "wages"), (ASSEMBLY, RALLY, "assembly")):
        state = position()
        fill(state, space, 7)
        reveal(state, RED, kind)
        assert word in keys(do(state, RED, "use" if kind != DRAFT else "spot 1")), SPACES[space]


def test_k5_4_wages_before_the_draft() -> None:
    state = position()
    fill(state, WAGES, 7)
    state.track[:4] = [RED, BLUE, GREEN, RED]
    reveal(state, YELLOW, DRAFT)
    found = [k for k in keys(do(state, YELLOW, "spot 5")) if k in ("wages", "draft")]
    assert found[0] == "wages"


def test_x6_the_last_marker_begins_the_draft() -> None:
    state = position()
    state.track[:5] = [RED, BLUE, -1, GREEN, RED]
    reveal(state, BLUE, DRAFT)
    assert legal(state, BLUE) == ["spot 3", "decline"]
    assert "draft" in keys(do(state, BLUE, "spot 3"))


# --- the cards -------------------------------------------------------------------------------------------------------


def test_k7_1_a_crown_for_each_area_with_a_noble() -> None:
    state = position()
    noble(state, "karmin", "vecht", "regular-50")
    noble(state, "rubino", "vecht", "regular-50")
    noble(state, "russet", "cadiz", "regular-50")
    noble(state, "rotenfels", "ballin", "regular-100", sea=True)
    reveal(state, RED, LEVY)
    do(state, RED, "use")
    assert state.barons[RED].crowns == 17


def test_k7_1_levy_without_a_question() -> None:
    state = position()
    noble(state, "karmin", "vecht", "regular-50")
    do(state, RED, "order levy use")
    reveal(state, RED, LEVY)
    assert state.barons[RED].crowns == 16
    assert waits(state) == [YELLOW]


def test_k7_2_spots_up_to_the_number_of_players() -> None:
    state = position(3)
    state.track[1] = BLUE
    reveal(state, RED, DRAFT)
    assert legal(state, RED) == ["spot 1", "spot 3", "spot 4", "decline"]
    assert why(state, RED, "spot 2") == "spot"
    assert why(state, RED, "spot 5") == "spot"
    do(state, RED, "spot 4")
    assert state.track[3] == RED
    assert state.barons[RED].crowns == 15


def test_k7_3_who_has_most_votes_takes_the_chair() -> None:
    state = position()
    state.barons[BLUE].votes = 1
    reveal(state, BLUE, RALLY)
    do(state, BLUE, "use")
    assert (state.barons[BLUE].votes, state.chairman) == (3, BLUE)


def test_k7_3_as_many_are_not_enough() -> None:
    state = position()
    state.barons[GREEN].votes = 2
    reveal(state, BLUE, RALLY)
    do(state, BLUE, "use")
    assert state.chairman == RED


def test_k7_3_votes_of_who_is_banned_count_against_the_chair() -> None:
    """More Votes than any other Baron, it says: a banned one keeps his, and counts among the others."""
    for theirs, chairman in ((2, RED), (1, BLUE)):
        state = position()
        state.barons[GREEN].banned, state.barons[GREEN].votes = True, theirs
        reveal(state, BLUE, RALLY)
        do(state, BLUE, "use")
        assert state.chairman == chairman


def test_g9_a_banned_baron_gains_votes_alone() -> None:
    state = position()
    state.barons[BLUE].banned = True
    reveal(state, BLUE, RALLY)
    do(state, BLUE, "use")
    assert (state.barons[BLUE].votes, state.chairman) == (2, RED)


def test_f11_losing_votes_moves_no_token() -> None:
    state = position()
    state.barons[GREEN].votes = 9
    reveal(state, BLUE, RALLY)
    do(state, BLUE, "decline")
    assert state.chairman == RED


def test_k7_4_who_has_most_faith_is_head() -> None:
    state = position()
    reveal(state, GREEN, CHURCH)
    assert "head" in keys(do(state, GREEN, "serve wages"))
    assert state.head == GREEN
    reveal(state, RED, CHURCH)
    do(state, RED, "serve wages")
    assert state.head == GREEN, "as much Faith is not more"


def test_k7_4_the_order_sends_it_to_the_emptiest_space() -> None:
    state = position()
    fill(state, TAXES, 1)
    fill(state, WAGES, 2)
    do(state, RED, "order church emptiest")
    reveal(state, RED, CHURCH)
    assert len(state.spaces[ASSEMBLY]) == 1


def test_k7_5_moved_goes_to_wages() -> None:
    state = position()
    noble(state, "karmin", "vecht", "regular-50")
    city(state, "lorne", RED)
    reveal(state, RED, MOBILIZE)
    do(state, RED, "target lorne")
    assert set(legal(state, RED)) == {"march karmin lorne", "done", "back"}
    do(state, RED, "march karmin lorne")
    assert [kind_of(c) for c in state.spaces[WAGES]] == [MOBILIZE]
    assert state.nobles[NOBLE["karmin"]].exhausted


def test_k7_5_several_nobles_and_only_to_the_area() -> None:
    state = position()
    for slug, area in (("karmin", "vecht"), ("rubino", "penwold"), ("russet", "pelm")):
        noble(state, slug, area, "regular-50")
    city(state, "lorne", RED)
    reveal(state, RED, MOBILIZE)
    do(state, RED, "target lorne")
    assert why(state, RED, "march russet wyndale") == "only-target"
    do(state, RED, "march karmin lorne; march rubino lorne")
    assert (place(state, "karmin"), place(state, "rubino")) == ("lorne", "lorne")


def test_f33_used_for_neither_it_goes_either_way() -> None:
    for text in ("decline", "target lorne; done"):
        state = position()
        noble(state, "karmin", "vecht", "regular-50")
        city(state, "lorne", RED)
        reveal(state, RED, MOBILIZE)
        do(state, RED, text)
        assert legal(state, RED) == ["allocate wages", "allocate assembly"]
        do(state, RED, "allocate assembly")
        assert len(state.spaces[ASSEMBLY]) == 1


def test_k5_2_who_can_do_nothing_with_a_card_is_not_asked() -> None:
    state = position()
    assert "declines" in keys(reveal(state, RED, MOBILIZE))
    assert legal(state, RED) == ["allocate wages", "allocate assembly"]


def test_g25_a_declined_mobilize_goes_to_wages_by_default() -> None:
    state = position()
    noble(state, "karmin", "vecht", "regular-50")
    reveal(state, RED, MOBILIZE)
    assert [str(a) for a in prompt(state, RED).default] == ["decline"]
    do(state, RED, "decline")
    assert [str(a) for a in prompt(state, RED).default] == ["allocate wages"]


def test_k7_5_back_leads_to_another_area() -> None:
    state = position()
    noble(state, "karmin", "vecht", "regular-50")
    reveal(state, RED, MOBILIZE)
    do(state, RED, "target lorne; back; target oxwell; march karmin oxwell")
    assert place(state, "karmin") == "oxwell"


def test_k7_6_crowns_a_vote_or_a_paid_spot() -> None:
    state = position()
    reveal(state, RED, VERSATILE)
    do(state, RED, "take vote")
    assert state.barons[RED].votes == 1
    reveal(state, RED, VERSATILE)
    do(state, RED, "spot 4")
    assert (state.barons[RED].crowns, state.track[3]) == (10, RED)
    state.barons[RED].crowns = 6
    reveal(state, RED, VERSATILE)
    assert why(state, RED, "spot 1") == "spot-fee"
    assert [a for a in legal(state, RED) if a.startswith("spot")] == ["spot 3", "spot 5"]


def test_k7_6_a_vote_of_versatile_takes_no_chair() -> None:
    state = position()
    reveal(state, BLUE, VERSATILE)
    do(state, BLUE, "take vote")
    assert state.chairman == RED


def test_k17_1_exhausted_until_the_upkeep() -> None:
    state = position()
    noble(state, "karmin", "vecht", "regular-50")
    reveal(state, RED, VERSATILE)
    do(state, RED, "use march; march karmin oxwell")
    reveal(state, RED, MOBILIZE)
    assert not [a for a in legal(state, RED) if a.startswith("target")]
    go(state, "refresh")
    assert not state.nobles[NOBLE["karmin"]].exhausted
