"""Chapter 2: laying aside, drawing, disasters on the way, Fortunes and taxes (2.0-2.10)."""

from __future__ import annotations

import pytest

from engine.core import Event
from engine.fief.game_data import CARDS, NOBLE, REGION, is_disaster
from engine.fief.phases.cards import refill
from engine.fief.rules import FIEF as RULES
from engine.fief.state.state import Drawing, Plan
from tests.engine.fief.board import AZURE, GULES, Board
from tests.engine.fief.events import keys, said


def drawing(board: Board, *top: str, seats: int = 4, cards: tuple[str, ...] = ()) -> Board:
    """Seat 0 draws; the Fortune deck has these cards on top, the first one first."""
    board.position(seats)
    if cards:
        board.hand(0, *cards)
    for slug in reversed(top):
        card = next(c for c in board.state.fortunes if CARDS[c] == slug)
        board.state.fortunes.remove(card)
        board.state.fortunes.append(card)
    board.state.frames.append(Drawing(0))
    board.run()
    return board


def test_2_0_any_cards_are_laid_aside_face_up(board: Board) -> None:
    """All lay aside at once; nothing is shown before the last has sealed, then everything in turn order."""
    board.hand(0, "tax", "tax", "henri")
    board.hand(1, "harvest")
    board.go("discard")
    assert board.waits() == [0, 1, 2, 3]
    board.do(0, "discard tax; discard henri; keep henri; discard tax; plan nothing 0; seal")
    board.do(1, "discard harvest; plan nothing 0; seal")
    board.do(2, "plan nothing 0; seal")
    assert len(board.state.hands[0]) == 3
    events = board.do(3, "plan nothing 0; seal")
    shown = said(events, "discards")
    assert [[p.slug for p in e.params["cards"]] for e in shown] == [["tax", "tax"], ["harvest"]]  # type: ignore[union-attr]
    assert [CARDS[c] for c in board.state.hands[0]] == ["henri"]
    assert sum(CARDS[c] == "tax" for c in board.state.fortune_discards) == 2


def test_2_0_a_seal_can_be_broken(board: Board) -> None:
    board.hand(0, "tax")
    board.go("discard")
    board.do(0, "seal")
    assert board.legal(0, "discard") == []
    assert board.why(0, "discard tax") == "sealed"
    board.do(0, "unseal; discard tax; seal")


def test_2_0_two_fortunes_or_one_of_each(board: Board) -> None:
    drawing(board, "tax", "harvest", "tax")
    board.do(0, "draw fortune")
    assert board.legal(0, "draw") == ["draw character", "draw fortune"]
    board.do(0, "draw fortune")
    assert len(board.state.hands[0]) == 2
    drawing(board, "tax", "harvest")
    board.do(0, "draw character")
    assert board.legal(0, "draw") == ["draw fortune"]
    assert board.why(0, "draw character") == "characters"


def test_2_0_the_first_card_is_seen_before_the_second_is_chosen(board: Board) -> None:
    drawing(board, "tax")
    events = board.do(0, "draw fortune")
    (own,) = said(events, "draws-own")
    assert own.audience == (0,)
    assert own.params["card"].slug == "tax"  # type: ignore[union-attr]
    assert board.waits() == [0]


def test_2_0_a_hand_holds_three(board: Board) -> None:
    drawing(board, "rebellion", cards=("tax", "harvest"))
    board.do(0, "draw fortune")
    assert len(board.state.hands[0]) == 3
    assert not isinstance(board.state.frames[-1], Drawing)


def test_2_0_drawing_is_no_duty(board: Board) -> None:
    drawing(board, "tax")
    board.do(0, "done")
    assert board.state.hands[0] == []


def test_2_0_a_plan_draws_by_itself(board: Board) -> None:
    board.state.frames.append(Drawing(0, plan=Plan(["character", "fortune"], 3)))
    board.run()
    assert len(board.state.hands[0]) == 2
    assert sum(c < 31 for c in board.state.hands[0]) == 1


def test_2_0_a_plan_asks_before_the_second_card(board: Board) -> None:
    board.state.frames.append(Drawing(0, plan=Plan(["character", "ask"], 3)))
    board.run()
    assert len(board.state.hands[0]) == 1
    assert board.waits() == [0]


def test_2_1_an_exhausted_deck_is_shuffled_anew(board: Board) -> None:
    drawing(board, "tax")
    board.state.fortune_discards, board.state.fortunes = [*board.state.fortunes], []
    events = board.do(0, "draw fortune")
    assert "deck-made" in keys(events)
    assert board.state.fortune_discards == []


@pytest.mark.parametrize("deck", ["character", "fortune"])
def test_2_1_a_card_is_there_while_the_deck_or_its_pile_has_one(board: Board, deck: str) -> None:
    """What was laid aside waits until the deck is empty; then neither has a card."""
    cards, laid = (
        (board.state.characters, board.state.character_discards)
        if deck == "character"
        else (board.state.fortunes, board.state.fortune_discards)
    )
    laid.append(cards.pop())
    kept = [*cards]
    assert refill(board.state, deck, [])
    assert (cards, len(laid)) == (kept, 1)
    cards.clear()
    events: list[Event] = []
    assert refill(board.state, deck, events)
    assert (len(cards), laid) == (1, [])
    assert keys(events) == ["deck-made"]
    cards.clear()
    assert not refill(board.state, deck, [])


def test_2_3_disasters_on_top_are_taken_unseen_and_do_not_count(board: Board) -> None:
    drawing(board, "plague", "storms", "tax")
    assert RULES.view(board.state, None).fortunes.disaster
    board.do(0, "draw fortune; draw fortune")
    assert len(board.state.track) == 2
    assert board.state.hands[0] == []
    board.do(0, "draw fortune")
    assert [CARDS[c] for c in board.state.hands[0]] == ["tax"]
    assert board.waits() == [0]


def test_2_3_a_fourth_disaster_is_laid_aside(board: Board) -> None:
    drawing(board, "plague", "storms", "famine", "plague", "tax")
    for _ in range(3):
        board.do(0, "draw fortune")
    events = board.do(0, "draw fortune")
    assert "disaster-spilt" in keys(events)
    assert len(board.state.track) == 3
    assert [CARDS[c] for c in board.state.fortune_discards] == ["plague"]


def test_2_3_who_fears_disasters_stops_before_them(board: Board) -> None:
    """A plan that dares none stops where one lies on top."""
    drawing(board, "plague", "tax")
    board.state.frames[-1] = Drawing(0, plan=Plan(["fortune"], 0))
    board.run()
    assert board.state.hands[0] == []
    assert board.state.track == []


def fate(board: Board, *track: str, number: int = 2, **dice: list[int]) -> Board:
    """Disasters on the track, resolved with these dice."""
    board.position(number=number)
    for slug in track:
        card = next(c for c in board.state.fortunes if CARDS[c] == slug)
        board.state.fortunes.remove(card)
        board.state.track.append(card)
    board.rig(**dice)
    board.go("fate")
    return board


def test_2_4_left_to_right_a_die_says_the_region(board: Board) -> None:
    fate(board, "famine", "storms", disaster=[3, 6])
    assert [CARDS[c] for c in board.state.weather[REGION["marches"]]] == ["famine"]
    assert [CARDS[c] for c in board.state.settled[REGION["south-east"]]] == ["storms"]
    assert board.state.track == []


def test_2_4_a_second_of_a_kind_is_laid_aside_two_kinds_are_not(board: Board) -> None:
    fate(board, "famine", "famine", "storms", disaster=[3, 3, 3])
    assert [CARDS[c] for c in board.state.weather[REGION["marches"]]] == ["famine", "storms"]
    assert [CARDS[c] for c in board.state.fortune_discards] == ["famine"]


def test_2_4_nothing_happens_in_round_one(board: Board) -> None:
    fate(board, "famine", "storms", number=1, disaster=[3, 6])
    assert [CARDS[c] for c in board.state.weather[REGION["marches"]]] == ["famine"]
    assert not any(board.state.settled)
    assert [c.awake for c in RULES.view(board.state, None).regions[REGION["marches"]].sea] == [False]


def test_2_4_disasters_of_round_one_wake_in_round_two(board: Board) -> None:
    """They survive the end of round 1 (8.0) and work with those of round 2."""
    board.position(number=1)
    board.lay("marches", "famine", awake=False)
    board.go("close")
    assert board.state.round == 2
    assert [CARDS[c] for c in board.state.weather[REGION["marches"]]] == ["famine"]
    board.go("fate")
    assert [CARDS[c] for c in board.state.settled[REGION["marches"]]] == ["famine"]


def test_2_5_plague_halves_each_army_rounded_down(board: Board) -> None:
    """Each family in each city loses half of its troops, engines none; it chooses which."""
    board.put(GULES, "london", soldier=3, knight=2, bombard=1)
    board.put(GULES, "oxford", soldier=1)
    board.put(AZURE, "london", out="oxford", soldier=2)
    board.state.orders[0].losses = "ask"
    card = next(c for c in board.state.fortunes if CARDS[c] == "plague")
    board.state.fortunes.remove(card)
    board.state.track.append(card)
    board.rig(disaster=[6])
    board.go("fate")
    board.do(0, "lose soldier; lose soldier")
    assert board.units(GULES, "london") == {"soldier": 1, "knight": 2, "bombard": 1}
    assert board.units(GULES, "oxford") == {"soldier": 1}
    assert board.units(AZURE, "london") == {"soldier": 1}


@pytest.mark.parametrize(("die", "dead"), [(1, True), (3, True), (4, False), (6, False)])
def test_2_5_a_noble_dies_of_the_plague_on_one_to_three(board: Board, die: int, dead: bool) -> None:
    board.noble("henri", GULES, "london")
    card = next(c for c in board.state.fortunes if CARDS[c] == "plague")
    board.state.fortunes.remove(card)
    board.state.track.append(card)
    board.rig(disaster=[6], plague=[die])
    board.go("fate")
    assert (board.place("henri") == "dead") == dead


def test_2_5_an_abbey_shelters_nobles_not_troops(board: Board) -> None:
    board.noble("lucia", GULES, "london")
    board.abbess("lucia", city="london")
    board.put(GULES, "london", soldier=4)
    card = next(c for c in board.state.fortunes if CARDS[c] == "plague")
    board.state.fortunes.remove(card)
    board.state.track.append(card)
    board.rig(disaster=[6])
    board.go("fate")
    assert board.place("lucia") == "london"
    assert board.units(GULES, "london") == {"soldier": 2}


def test_2_6_in_turn_order_any_of_ones_cards(board: Board) -> None:
    board.hand(1, "tax", "harvest")
    board.turn("play", 1)
    assert board.waits() == [1]
    board.do(1, "bless harvest north; done")
    assert board.waits() == [2]
    assert len(board.state.hands[1]) == 1


def test_2_6_no_opportunity_while_cards_are_drawn(board: Board) -> None:
    drawing(board, "tax", cards=("rebellion",))
    board.noble("henri", AZURE, "london")
    board.lay("south-east", "famine")
    assert board.legal(0, "rebel") == []
    assert board.why(0, "rebel london card") == "while-drawing"
    board.do(0, "done")
    assert "rebel london card" in board.legal(0, "rebel")


def test_2_6_an_opportunity_instead_of_laying_it_aside(board: Board) -> None:
    """FAQ: while cards are laid aside they may be played."""
    board.noble("henri", GULES, "london")
    board.hand(0, "fair-weather")
    board.lay("wales", "storms")
    board.go("discard")
    board.do(0, "clear wales")
    assert board.state.hands[0] == []
    assert not board.state.weather[REGION["wales"]]


def test_2_7_harvest_cancels_famine_and_both_go(board: Board) -> None:
    board.lay("marches", "famine")
    board.hand(0, "harvest")
    board.turn("play", 0)
    board.do(0, "bless harvest marches")
    assert not board.state.weather[REGION["marches"]]
    assert sorted(CARDS[c] for c in board.state.fortune_discards) == ["famine", "harvest"]


def test_2_7_a_second_copy_may_be_laid_after_a_cure(board: Board) -> None:
    board.lay("marches", "storms")
    board.hand(0, "fair-weather", "fair-weather")
    board.turn("play", 0)
    board.do(0, "bless fair-weather marches; bless fair-weather marches")
    assert [CARDS[c] for c in board.state.settled[REGION["marches"]]] == ["fair-weather"]


def test_2_7_storms_bar_harvest_famine_bars_fair_weather(board: Board) -> None:
    board.lay("marches", "storms")
    board.lay("north", "famine")
    board.hand(0, "harvest", "fair-weather")
    board.turn("play", 0)
    assert "bless harvest marches" not in board.legal(0, "bless")
    assert "bless fair-weather north" not in board.legal(0, "bless")
    assert board.why(0, "bless harvest marches") == "bless-barred"


def test_2_7_famine_with_storms_blocks_both_cures(board: Board) -> None:
    """Ruling 33: only relics help."""
    board.lay("marches", "storms", "famine")
    board.hand(0, "harvest", "fair-weather")
    board.turn("play", 0)
    assert not [a for a in [*board.legal(0, "bless"), *board.legal(0, "clear")] if a.endswith(" marches")]


def test_2_7_fair_weather_is_an_opportunity(board: Board) -> None:
    board.noble("henri", GULES, "london")
    board.lay("wales", "storms")
    board.hand(0, "fair-weather")
    board.turn("move", 0)
    board.do(0, "clear wales")
    assert not board.state.weather[REGION["wales"]]


def test_2_8_who_may_lay_a_tax(board: Board) -> None:
    """A Lord his fief, held captive too; the Sovereign where nobody governs; a prelate his district."""
    board.noble("henri", GULES, "london", lord=["marches"], see="norwich")
    board.noble("hugh", AZURE, "york")
    board.state.sovereign = NOBLE["hugh"]
    board.hand(0, "tax")
    board.hand(1, "tax")
    board.turn("play", 0)
    assert board.legal(0, "tallage") == ["tallage marches"]
    assert board.legal(0, "tithe") == ["tithe norwich"]
    board.do(0, "tallage marches")
    assert board.state.treasures[GULES] == 1
    board.do(0, "done")
    assert "tallage marches" not in board.legal(1, "tallage")
    assert "tallage wales" in board.legal(1, "tallage")


def test_2_8_a_captive_lord_taxes_too(board: Board) -> None:
    board.noble("henri", GULES, "london", lord=["marches"])
    board.noble("hugh", AZURE, "york")
    board.noble("lucia", GULES, "durham")
    board.hold("henri", "hugh")
    board.hand(0, "tax")
    board.turn("play", 0)
    assert board.legal(0, "tallage") == ["tallage marches"]


def test_2_8_a_tax_needs_a_treasure(board: Board) -> None:
    """11.3: two treasures a round for everything."""
    board.noble("henri", GULES, "london", lord=["marches"])
    board.hand(0, "tax")
    board.state.treasures[GULES] = 0
    board.turn("play", 0)
    assert board.legal(0, "tallage") == []
    assert board.why(0, "tallage marches") == "treasure"


def test_2_9_each_kind_once_a_region(board: Board) -> None:
    """Different kinds lie together; a second of a kind does not; one tax a region, whichever (ruling 6)."""
    board.noble("henri", GULES, "london", lord=["marches", "midlands"])
    board.noble("hugh", GULES, "york", see="york")
    board.hand(0, "harvest", "fair-weather", "tax")
    board.lay("marches", "harvest")
    board.turn("play", 0)
    assert "bless harvest marches" not in board.legal(0, "bless")
    board.do(0, "bless fair-weather marches; tithe york")
    board.hand(0, "tax")
    assert board.legal(0, "tallage") == ["tallage midlands"]


def test_2_10_cards_in_the_seas_go_when_the_round_ends(board: Board) -> None:
    board.lay("marches", "famine")
    board.noble("henri", GULES, "london", lord=["wales"])
    board.tax("tallage", "wales", "henri")
    board.go("close")
    assert not any(board.state.weather)
    assert not board.state.taxes
    assert sorted(CARDS[c] for c in board.state.fortune_discards) == ["famine", "tax"]
    assert board.state.treasures[GULES] == 2


def test_2_2_the_decks(board: Board) -> None:
    assert len(board.state.characters) == 31
    assert len(board.state.fortunes) == 25
    assert sum(map(is_disaster, board.state.fortunes)) == 9
