"""Planning, revealing, the six cards of a Baron, spaces and what they trigger (K4, K5, K7)."""

from __future__ import annotations

from engine.knights.game_data import KIND, NOBLE
from engine.knights.rules import KNIGHTS
from engine.knights.state.state import ASSEMBLY, SPACES, TAXES, WAGES, card_of, kind_of
from tests.engine.knights.board import BLUE, GREEN, RED, YELLOW, Board, keys

LEVY, DRAFT, RALLY, CHURCH, MOBILIZE, VERSATILE = (
    "levy-taxes", "draft-soldiers", "rally-support", "serve-the-church", "mobilize-forces", "versatile-strategy",
)  # fmt: skip

# --- planning --------------------------------------------------------------------------------------------------------


def test_k4_1_two_cards_a_pile_from_the_hand(board: Board) -> None:
    board.go("plan")
    assert board.waits() == [RED, BLUE, GREEN, YELLOW]
    board.do(RED, f"lay {LEVY} 1; lay {LEVY} 1")
    assert board.why(RED, f"lay {RALLY} 1") == "plan-full"
    assert board.why(RED, f"lay {LEVY} 2") == "plan-card"
    assert board.why(RED, f"unlay {RALLY} 1") == "unlay"
    board.do(RED, f"unlay {LEVY} 1; lay {RALLY} 1; lay {CHURCH} 3; seal")
    assert board.why(RED, f"lay {LEVY} 2") == "sealed"


def test_k4_1_cards_that_lie_in_a_space_are_not_there(board: Board) -> None:
    baron = board.state.barons[RED]
    baron.hand[KIND[LEVY]] = 0
    board.state.spaces[TAXES] += [card_of(RED, KIND[LEVY])] * 2
    board.go("plan")
    assert not [a for a in board.legal(RED) if LEVY in a]
    assert board.why(RED, f"lay {LEVY} 1") == "plan-card"


def test_k4_1_two_neutral_cards_join_each_pile(board: Board) -> None:
    board.go("plan")
    board.do(RED, f"lay {MOBILIZE} 1; lay {MOBILIZE} 1; lay {VERSATILE} 2; seal")
    for seat in (BLUE, GREEN, YELLOW):
        board.do(seat, "seal")
    left = [len(pile) for pile in board.state.piles]
    in_play = sum(type(f).__name__ == "Play" for f in board.state.frames)
    assert sum(left) + in_play <= 9
    assert len(board.state.neutrals) >= 2
    assert left[2] == 2


def test_k4_1_a_seal_can_be_opened_until_the_last_one(board: Board) -> None:
    board.go("plan")
    board.do(RED, "seal; unseal")
    assert RED in board.waits()


def test_k4_1_a_plan_is_hidden(board: Board) -> None:
    """Who looks on sees how many cards a Baron has, not where they lie."""
    other = Board()
    board.go("plan")
    other.go("plan")
    board.do(RED, f"lay {LEVY} 1; lay {RALLY} 2")
    for seat in (BLUE, None):
        assert KNIGHTS.view(board.state, seat) == KNIGHTS.view(other.state, seat)
    assert KNIGHTS.prompts(board.state)[BLUE] == KNIGHTS.prompts(other.state)[BLUE]


def test_k4_1_last_plan_again_by_standing_order(board: Board) -> None:
    board.state.barons[RED].last = [[KIND[LEVY], KIND[RALLY]], [KIND[LEVY]], []]
    board.state.barons[RED].hand[KIND[LEVY]] = 1
    board.state.spaces[TAXES].append(card_of(RED, KIND[LEVY]))
    board.do(RED, "order plan repeat")
    board.go("plan")
    assert board.state.barons[RED].plan == [[KIND[LEVY], KIND[RALLY]], [], []]
    for seat in (BLUE, GREEN):
        board.do(seat, "seal")
        assert RED in board.waits()
    assert "planned" in keys(board.do(YELLOW, "seal"))


def test_g44_a_plan_that_repeats_seals_last_and_shows_in_nothing_before(board: Board) -> None:
    other = Board()
    for one in (board, other):
        one.state.barons[RED].last = [[KIND[LEVY]], [], []]
    board.do(RED, "order plan repeat")
    heard = [one.go("plan") for one in (board, other)]
    for seat in (BLUE, GREEN):
        heard += [one.do(seat, "seal") for one in (board, other)]
        assert board.waits() == other.waits()
        for onlooker in (YELLOW, None):
            assert KNIGHTS.view(board.state, onlooker) == KNIGHTS.view(other.state, onlooker)
    assert heard[::2] == heard[1::2]


def test_g44_a_plan_changed_by_hand_and_one_with_nothing_to_repeat_are_asked(board: Board) -> None:
    for first, said in (([KIND[LEVY]], f"unlay {LEVY} 1"), ([], f"lay {LEVY} 1")):
        board.position()
        board.state.barons[RED].last = [list[int](first), [], []]
        board.do(RED, "order plan repeat")
        board.go("plan")
        board.do(RED, said)
        for seat in (BLUE, GREEN, YELLOW):
            board.do(seat, "seal")
        assert board.waits() == [RED]
        assert "planned" in keys(board.do(RED, "seal"))


# --- revealing and allocating ----------------------------------------------------------------------------------------


def test_k5_1_pile_after_pile(board: Board) -> None:
    board.state.neutrals.clear()
    card, later = card_of(RED, KIND[DRAFT]), card_of(BLUE, KIND[DRAFT])
    board.state.barons[RED].hand[KIND[DRAFT]] -= 1
    board.state.barons[BLUE].hand[KIND[DRAFT]] -= 1
    board.state.neutrals[:] = list(range(36, 44))
    board.state.piles[0].append(card)
    board.state.piles[2].append(later)
    from engine.knights.state.frames import Actions, Turn

    board.state.frames[:] = [Turn("majority"), Actions()]
    board.run()
    assert board.waits() == [RED]
    board.do(RED, "decline")
    assert board.waits() == [BLUE]


def test_k5_2_declining_is_always_legal_and_the_card_is_allocated(board: Board) -> None:
    for kind, space in ((LEVY, TAXES), (DRAFT, WAGES), (RALLY, ASSEMBLY)):
        board.position()
        board.reveal(RED, kind)
        board.do(RED, "decline")
        assert [kind_of(c) for c in board.state.spaces[space]] == [kind]
        assert (board.state.barons[RED].crowns, board.state.barons[RED].votes) == (15, 0)


def test_g27_draft_soldiers_declined_still_goes_to_wages(board: Board) -> None:
    board.reveal(RED, DRAFT)
    board.do(RED, "decline")
    assert len(board.state.spaces[WAGES]) == 1
    assert not any(s >= 0 for s in board.state.track)


def test_k5_3_versatile_goes_back_to_the_hand(board: Board) -> None:
    board.reveal(RED, VERSATILE)
    board.do(RED, "take crowns")
    assert board.state.barons[RED].hand[KIND[VERSATILE]] == 2
    assert not any(board.state.spaces)
    board.position()
    board.reveal(RED, VERSATILE)
    board.do(RED, "decline")
    assert board.state.barons[RED].hand[KIND[VERSATILE]] == 2


def test_k8_5_uncertain_times_shuffles_fate_and_goes_back(board: Board) -> None:
    before = list(board.state.fate)
    events = board.reveal(-1, "uncertain-times")
    assert "uncertain" in keys(events)
    assert sorted(board.state.fate) == sorted(before)
    assert board.state.fate != before
    assert len(board.state.neutrals) == 8


def test_x1_the_eighth_card_of_four_players_begins_an_assembly(board: Board) -> None:
    board.fill(ASSEMBLY, 6)
    board.reveal(RED, RALLY)
    board.do(RED, "use")
    assert len(board.state.spaces[ASSEMBLY]) == 7
    events = board.reveal(BLUE, RALLY)
    events += board.do(BLUE, "use")
    assert "assembly" in keys(events)


def test_x2_serve_the_church_goes_where_its_owner_likes(board: Board) -> None:
    board.fill(TAXES, 2)
    board.reveal(GREEN, CHURCH)
    assert board.legal(GREEN) == ["serve taxes", "serve wages", "serve assembly", "decline"]
    board.do(GREEN, "serve taxes")
    assert (len(board.state.spaces[TAXES]), board.state.barons[GREEN].faith) == (3, 1)
    assert board.waits() == [YELLOW]


def test_k5_4_the_last_card_begins_its_phase(board: Board) -> None:
    for space, kind, word in ((TAXES, LEVY, "taxes"), (WAGES, DRAFT, "wages"), (ASSEMBLY, RALLY, "assembly")):
        board.position()
        board.fill(space, 7)
        board.reveal(RED, kind)
        assert word in keys(board.do(RED, "use" if kind != DRAFT else "spot 1")), SPACES[space]


def test_k5_4_wages_before_the_draft(board: Board) -> None:
    board.fill(WAGES, 7)
    board.state.track[:4] = [RED, BLUE, GREEN, RED]
    board.reveal(YELLOW, DRAFT)
    found = [k for k in keys(board.do(YELLOW, "spot 5")) if k in ("wages", "draft")]
    assert found[0] == "wages"


def test_x6_the_last_marker_begins_the_draft(board: Board) -> None:
    board.state.track[:5] = [RED, BLUE, -1, GREEN, RED]
    board.reveal(BLUE, DRAFT)
    assert board.legal(BLUE) == ["spot 3", "decline"]
    assert "draft" in keys(board.do(BLUE, "spot 3"))


# --- the cards -------------------------------------------------------------------------------------------------------


def test_k7_1_a_crown_for_each_area_with_a_noble(board: Board) -> None:
    board.noble("karmin", "vecht", "regular-50")
    board.noble("rubino", "vecht", "regular-50")
    board.noble("russet", "cadiz", "regular-50")
    board.noble("rotenfels", "ballin", "regular-100", sea=True)
    board.reveal(RED, LEVY)
    board.do(RED, "use")
    assert board.state.barons[RED].crowns == 17


def test_k7_1_levy_without_a_question(board: Board) -> None:
    board.noble("karmin", "vecht", "regular-50")
    board.do(RED, "order levy use")
    board.reveal(RED, LEVY)
    assert board.state.barons[RED].crowns == 16
    assert board.waits() == [YELLOW]


def test_k7_2_spots_up_to_the_number_of_players(board: Board) -> None:
    board.position(3)
    board.state.track[1] = BLUE
    board.reveal(RED, DRAFT)
    assert board.legal(RED) == ["spot 1", "spot 3", "spot 4", "decline"]
    assert board.why(RED, "spot 2") == "spot"
    assert board.why(RED, "spot 5") == "spot-closed"
    board.do(RED, "spot 4")
    assert board.state.track[3] == RED
    assert board.state.barons[RED].crowns == 15


def test_k7_3_who_has_most_votes_takes_the_chair(board: Board) -> None:
    board.state.barons[BLUE].votes = 1
    board.reveal(BLUE, RALLY)
    board.do(BLUE, "use")
    assert (board.state.barons[BLUE].votes, board.state.chairman) == (3, BLUE)


def test_k7_3_as_many_are_not_enough(board: Board) -> None:
    board.state.barons[GREEN].votes = 2
    board.reveal(BLUE, RALLY)
    board.do(BLUE, "use")
    assert board.state.chairman == RED


def test_k7_3_votes_of_who_is_banned_count_against_the_chair(board: Board) -> None:
    """More Votes than any other Baron, it says: a banned one keeps his, and counts among the others."""
    for theirs, chairman in ((2, RED), (1, BLUE)):
        board.position()
        board.state.barons[GREEN].banned, board.state.barons[GREEN].votes = True, theirs
        board.reveal(BLUE, RALLY)
        board.do(BLUE, "use")
        assert board.state.chairman == chairman


def test_g9_a_banned_baron_gains_votes_alone(board: Board) -> None:
    board.state.barons[BLUE].banned = True
    board.reveal(BLUE, RALLY)
    board.do(BLUE, "use")
    assert (board.state.barons[BLUE].votes, board.state.chairman) == (2, RED)


def test_f11_losing_votes_moves_no_token(board: Board) -> None:
    board.state.barons[GREEN].votes = 9
    board.reveal(BLUE, RALLY)
    board.do(BLUE, "decline")
    assert board.state.chairman == RED


def test_k7_4_who_has_most_faith_is_head(board: Board) -> None:
    board.reveal(GREEN, CHURCH)
    assert "head" in keys(board.do(GREEN, "serve wages"))
    assert board.state.head == GREEN
    board.reveal(RED, CHURCH)
    board.do(RED, "serve wages")
    assert board.state.head == GREEN, "as much Faith is not more"


def test_k7_4_the_order_sends_it_to_the_emptiest_space(board: Board) -> None:
    board.fill(TAXES, 1)
    board.fill(WAGES, 2)
    board.do(RED, "order church emptiest")
    board.reveal(RED, CHURCH)
    assert len(board.state.spaces[ASSEMBLY]) == 1


def test_k7_5_moved_goes_to_wages(board: Board) -> None:
    board.noble("karmin", "vecht", "regular-50")
    board.city("lorne", RED)
    board.reveal(RED, MOBILIZE)
    board.do(RED, "target lorne")
    assert set(board.legal(RED)) == {"march karmin lorne", "done", "back"}
    board.do(RED, "march karmin lorne")
    assert [kind_of(c) for c in board.state.spaces[WAGES]] == [MOBILIZE]
    assert board.state.nobles[NOBLE["karmin"]].exhausted


def test_k7_5_several_nobles_and_only_to_the_area(board: Board) -> None:
    for slug, area in (("karmin", "vecht"), ("rubino", "penwold"), ("russet", "pelm")):
        board.noble(slug, area, "regular-50")
    board.city("lorne", RED)
    board.reveal(RED, MOBILIZE)
    board.do(RED, "target lorne")
    assert board.why(RED, "march russet wyndale") == "only-target"
    board.do(RED, "march karmin lorne; march rubino lorne")
    assert (board.place("karmin"), board.place("rubino")) == ("lorne", "lorne")


def test_f33_used_for_neither_it_goes_either_way(board: Board) -> None:
    for text in ("decline", "target lorne; done"):
        board.position()
        board.noble("karmin", "vecht", "regular-50")
        board.city("lorne", RED)
        board.reveal(RED, MOBILIZE)
        board.do(RED, text)
        assert board.legal(RED) == ["allocate wages", "allocate assembly"]
        board.do(RED, "allocate assembly")
        assert len(board.state.spaces[ASSEMBLY]) == 1


def test_k5_2_who_can_do_nothing_with_a_card_is_not_asked(board: Board) -> None:
    assert "declines" in keys(board.reveal(RED, MOBILIZE))
    assert board.legal(RED) == ["allocate wages", "allocate assembly"]


def test_g25_a_declined_mobilize_goes_to_wages_by_default(board: Board) -> None:
    board.noble("karmin", "vecht", "regular-50")
    board.reveal(RED, MOBILIZE)
    assert [str(a) for a in board.prompt(RED).default] == ["decline"]
    board.do(RED, "decline")
    assert [str(a) for a in board.prompt(RED).default] == ["allocate wages"]


def test_k7_5_back_leads_to_another_area(board: Board) -> None:
    board.noble("karmin", "vecht", "regular-50")
    board.reveal(RED, MOBILIZE)
    board.do(RED, "target lorne; back; target oxwell; march karmin oxwell")
    assert board.place("karmin") == "oxwell"


def test_k7_6_crowns_a_vote_or_a_paid_spot(board: Board) -> None:
    board.reveal(RED, VERSATILE)
    board.do(RED, "take vote")
    assert board.state.barons[RED].votes == 1
    board.reveal(RED, VERSATILE)
    board.do(RED, "spot 4")
    assert (board.state.barons[RED].crowns, board.state.track[3]) == (10, RED)
    board.state.barons[RED].crowns = 6
    board.reveal(RED, VERSATILE)
    assert board.why(RED, "spot 1") == "spot-fee"
    assert [a for a in board.legal(RED) if a.startswith("spot")] == ["spot 3", "spot 5"]


def test_k7_6_a_vote_of_versatile_takes_no_chair(board: Board) -> None:
    board.reveal(BLUE, VERSATILE)
    board.do(BLUE, "take vote")
    assert board.state.chairman == RED


def test_k17_1_exhausted_until_the_upkeep(board: Board) -> None:
    board.noble("karmin", "vecht", "regular-50")
    board.reveal(RED, VERSATILE)
    board.do(RED, "use march; march karmin oxwell")
    board.reveal(RED, MOBILIZE)
    assert not [a for a in board.legal(RED) if a.startswith("target")]
    board.go("refresh")
    assert not board.state.nobles[NOBLE["karmin"]].exhausted
