"""Chapter 2: laying aside, drawing, disasters on the way, playing cards (2.0-2.10)."""

from __future__ import annotations

import pytest

from engine.core import Event
from engine.fief.game_data import CARDS, CITY, NOBLE, REGION, is_disaster
from engine.fief.phases.cards import refill
from engine.fief.rules import FIEF as RULES
from engine.fief.state import Drawing, FiefState, Plan
from tests.engine.fief.kit import (
    AZURE,
    GULES,
    VERT,
    abbess,
    crown,
    do,
    go,
    hand,
    hold,
    keys,
    lay,
    legal,
    noble,
    place,
    position,
    put,
    rig,
    run,
    said,
    tax,
    town,
    turn,
    units,
    waits,
    wed,
    who,
    why,
)


def drawing(*top: str, seats: int = 4, cards: tuple[str, ...] = ()) -> FiefState:
    """Seat 0 draws; the Fortune deck has these cards on top, the first one first."""
    state = position(seats)
    if cards:
        hand(state, 0, *cards)
    for slug in reversed(top):
        card = next(c for c in state.fortunes if CARDS[c] == slug)
        state.fortunes.remove(card)
        state.fortunes.append(card)
    state.frames.append(Drawing(0))
    run(state)
    return state


def test_2_0_any_cards_are_laid_aside_face_up() -> None:
    """All lay aside at once; nothing is shown before the last has sealed, then everything in turn order."""
    state = position()
    hand(state, 0, "tax", "tax", "henri")
    hand(state, 1, "harvest")
    go(state, "discard")
    assert waits(state) == [0, 1, 2, 3]
    do(state, 0, "discard tax; discard henri; keep henri; discard tax; plan nothing 0; seal")
    do(state, 1, "discard harvest; plan nothing 0; seal")
    do(state, 2, "plan nothing 0; seal")
    assert len(state.hands[0]) == 3
    events = do(state, 3, "plan nothing 0; seal")
    shown = said(events, "discards")
    assert [[p.slug for p in e.params["cards"]] for e in shown] == [["tax", "tax"], ["harvest"]]  # type: ignore[union-attr]
    assert [CARDS[c] for c in state.hands[0]] == ["henri"]
    assert sum(CARDS[c] == "tax" for c in state.fortune_discards) == 2


def test_2_0_a_seal_can_be_broken() -> None:
    state = position()
    hand(state, 0, "tax")
    go(state, "discard")
    do(state, 0, "seal")
    assert legal(state, 0, "discard") == []
    assert why(state, 0, "discard tax") == "sealed"
    do(state, 0, "unseal; discard tax; seal")


def test_2_0_two_fortunes_or_one_of_each() -> None:
    state = drawing("tax", "harvest", "tax")
    do(state, 0, "draw fortune")
    assert legal(state, 0, "draw") == ["draw character", "draw fortune"]
    do(state, 0, "draw fortune")
    assert len(state.hands[0]) == 2
    state = drawing("tax", "harvest")
    do(state, 0, "draw character")
    assert legal(state, 0, "draw") == ["draw fortune"]
    assert why(state, 0, "draw character") == "characters"


def test_2_0_the_first_card_is_seen_before_the_second_is_chosen() -> None:
    state = drawing("tax")
    events = do(state, 0, "draw fortune")
    (own,) = said(events, "draws-own")
    assert own.audience == (0,)
    assert own.params["card"].slug == "tax"  # type: ignore[union-attr]
    assert waits(state) == [0]


def test_2_0_a_hand_holds_three() -> None:
    state = drawing("rebellion", cards=("tax", "harvest"))
    do(state, 0, "draw fortune")
    assert len(state.hands[0]) == 3
    assert not isinstance(state.frames[-1], Drawing)


def test_2_0_drawing_is_no_duty() -> None:
    state = drawing("tax")
    do(state, 0, "done")
    assert state.hands[0] == []


def test_2_0_a_plan_draws_by_itself() -> None:
    state = position()
    state.frames.append(Drawing(0, plan=Plan(["character", "fortune"], 3)))
    run(state)
    assert len(state.hands[0]) == 2
    assert sum(c < 31 for c in state.hands[0]) == 1


def test_2_0_a_plan_asks_before_the_second_card() -> None:
    state = position()
    state.frames.append(Drawing(0, plan=Plan(["character", "ask"], 3)))
    run(state)
    assert len(state.hands[0]) == 1
    assert waits(state) == [0]


def test_2_1_an_exhausted_deck_is_shuffled_anew() -> None:
    state = drawing("tax")
    state.fortune_discards, state.fortunes = [*state.fortunes], []
    events = do(state, 0, "draw fortune")
    assert "deck-made" in keys(events)
    assert state.fortune_discards == []


@pytest.mark.parametrize("deck", ["character", "fortune"])
def test_2_1_a_card_is_there_while_the_deck_or_its_pile_has_one(deck: str) -> None:
    """What was laid aside waits until the deck is empty; then neither has a card."""
    state = position()
    cards, laid = (
        (state.characters, state.character_discards)
        if deck == "character"
        else (state.fortunes, state.fortune_discards)
    )
    laid.append(cards.pop())
    kept = [*cards]
    assert refill(state, deck, [])
    assert (cards, len(laid)) == (kept, 1)
    cards.clear()
    events: list[Event] = []
    assert refill(state, deck, events)
    assert (len(cards), laid) == (1, [])
    assert keys(events) == ["deck-made"]
    cards.clear()
    assert not refill(state, deck, [])


def test_2_3_disasters_on_top_are_taken_unseen_and_do_not_count() -> None:
    state = drawing("plague", "storms", "tax")
    assert RULES.view(state, None).fortunes.disaster
    do(state, 0, "draw fortune; draw fortune")
    assert len(state.track) == 2
    assert state.hands[0] == []
    do(state, 0, "draw fortune")
    assert [CARDS[c] for c in state.hands[0]] == ["tax"]
    assert waits(state) == [0]


def test_2_3_a_fourth_disaster_is_laid_aside() -> None:
    state = drawing("plague", "storms", "famine", "plague", "tax")
    for _ in range(3):
        do(state, 0, "draw fortune")
    events = do(state, 0, "draw fortune")
    assert "disaster-spilt" in keys(events)
    assert len(state.track) == 3
    assert [CARDS[c] for c in state.fortune_discards] == ["plague"]


def test_2_3_who_fears_disasters_stops_before_them() -> None:
    """A plan that dares none stops where one lies on top."""
    state = drawing("plague", "tax")
    state.frames[-1] = Drawing(0, plan=Plan(["fortune"], 0))
    run(state)
    assert state.hands[0] == []
    assert state.track == []


def fate(*track: str, number: int = 2, **dice: list[int]) -> FiefState:
    """Disasters on the track, resolved with these dice."""
    state = position(number=number)
    for slug in track:
        card = next(c for c in state.fortunes if CARDS[c] == slug)
        state.fortunes.remove(card)
        state.track.append(card)
    rig(state, **dice)
    go(state, "fate")
    return state


def test_2_4_left_to_right_a_die_says_the_region() -> None:
    state = fate("famine", "storms", disaster=[3, 6])
    assert [CARDS[c] for c in state.weather[REGION["marches"]]] == ["famine"]
    assert [CARDS[c] for c in state.settled[REGION["south-east"]]] == ["storms"]
    assert state.track == []


def test_2_4_a_second_of_a_kind_is_laid_aside_two_kinds_are_not() -> None:
    state = fate("famine", "famine", "storms", disaster=[3, 3, 3])
    assert [CARDS[c] for c in state.weather[REGION["marches"]]] == ["famine", "storms"]
    assert [CARDS[c] for c in state.fortune_discards] == ["famine"]


def test_2_4_nothing_happens_in_round_one() -> None:
    state = fate("famine", "storms", number=1, disaster=[3, 6])
    assert [CARDS[c] for c in state.weather[REGION["marches"]]] == ["famine"]
    assert not any(state.settled)
    assert [c.awake for c in RULES.view(state, None).regions[REGION["marches"]].sea] == [False]


def test_2_4_disasters_of_round_one_wake_in_round_two() -> None:
    """They survive the end of round 1 (8.0) and work with those of round 2."""
    state = position(number=1)
    lay(state, "marches", "famine", awake=False)
    go(state, "close")
    assert state.round == 2
    assert [CARDS[c] for c in state.weather[REGION["marches"]]] == ["famine"]
    go(state, "fate")
    assert [CARDS[c] for c in state.settled[REGION["marches"]]] == ["famine"]


def test_2_5_plague_halves_each_army_rounded_down() -> None:
    """Each family in each city loses half of its troops, engines none; it chooses which."""
    state = position()
    put(state, GULES, "london", soldier=3, knight=2, bombard=1)
    put(state, GULES, "oxford", soldier=1)
    put(state, AZURE, "london", out="oxford", soldier=2)
    state.orders[0].losses = "ask"
    card = next(c for c in state.fortunes if CARDS[c] == "plague")
    state.fortunes.remove(card)
    state.track.append(card)
    rig(state, disaster=[6])
    go(state, "fate")
    do(state, 0, "lose soldier; lose soldier")
    assert units(state, GULES, "london") == {"soldier": 1, "knight": 2, "bombard": 1}
    assert units(state, GULES, "oxford") == {"soldier": 1}
    assert units(state, AZURE, "london") == {"soldier": 1}


@pytest.mark.parametrize(("die", "dead"), [(1, True), (3, True), (4, False), (6, False)])
def test_2_5_a_noble_dies_of_the_plague_on_one_to_three(die: int, dead: bool) -> None:
    state = position()
    noble(state, "henri", GULES, "london")
    card = next(c for c in state.fortunes if CARDS[c] == "plague")
    state.fortunes.remove(card)
    state.track.append(card)
    rig(state, disaster=[6], plague=[die])
    go(state, "fate")
    assert (place(state, "henri") == "dead") == dead


def test_2_5_an_abbey_shelters_nobles_not_troops() -> None:
    state = position()
    noble(state, "lucia", GULES, "london")
    abbess(state, "lucia", city="london")
    put(state, GULES, "london", soldier=4)
    card = next(c for c in state.fortunes if CARDS[c] == "plague")
    state.fortunes.remove(card)
    state.track.append(card)
    rig(state, disaster=[6])
    go(state, "fate")
    assert place(state, "lucia") == "london"
    assert units(state, GULES, "london") == {"soldier": 2}


def test_2_6_in_turn_order_any_of_ones_cards() -> None:
    state = position()
    hand(state, 1, "tax", "harvest")
    turn(state, "play", 1)
    assert waits(state) == [1]
    do(state, 1, "bless harvest north; done")
    assert waits(state) == [2]
    assert len(state.hands[1]) == 1


def test_2_6_no_opportunity_while_cards_are_drawn() -> None:
    state = drawing("tax", cards=("rebellion",))
    noble(state, "henri", AZURE, "london")
    lay(state, "south-east", "famine")
    assert legal(state, 0, "rebel") == []
    assert why(state, 0, "rebel london card") == "while-drawing"
    do(state, 0, "done")
    assert "rebel london card" in legal(state, 0, "rebel")


def test_2_6_an_opportunity_instead_of_laying_it_aside() -> None:
    """FAQ: while cards are laid aside they may be played."""
    state = position()
    noble(state, "henri", GULES, "london")
    hand(state, 0, "fair-weather")
    lay(state, "wales", "storms")
    go(state, "discard")
    do(state, 0, "clear wales")
    assert state.hands[0] == []
    assert not state.weather[REGION["wales"]]


def test_2_7_harvest_cancels_famine_and_both_go() -> None:
    state = position()
    lay(state, "marches", "famine")
    hand(state, 0, "harvest")
    turn(state, "play", 0)
    do(state, 0, "bless harvest marches")
    assert not state.weather[REGION["marches"]]
    assert sorted(CARDS[c] for c in state.fortune_discards) == ["famine", "harvest"]


def test_2_7_a_second_copy_may_be_laid_after_a_cure() -> None:
    state = position()
    lay(state, "marches", "storms")
    hand(state, 0, "fair-weather", "fair-weather")
    turn(state, "play", 0)
    do(state, 0, "bless fair-weather marches; bless fair-weather marches")
    assert [CARDS[c] for c in state.settled[REGION["marches"]]] == ["fair-weather"]


def test_2_7_storms_bar_harvest_famine_bars_fair_weather() -> None:
    state = position()
    lay(state, "marches", "storms")
    lay(state, "north", "famine")
    hand(state, 0, "harvest", "fair-weather")
    turn(state, "play", 0)
    assert "bless harvest marches" not in legal(state, 0, "bless")
    assert "bless fair-weather north" not in legal(state, 0, "bless")
    assert why(state, 0, "bless harvest marches") == "bless"


def test_2_7_famine_with_storms_blocks_both_cures() -> None:
    """Ruling 33: only relics help."""
    state = position()
    lay(state, "marches", "storms", "famine")
    hand(state, 0, "harvest", "fair-weather")
    turn(state, "play", 0)
    assert not [a for a in [*legal(state, 0, "bless"), *legal(state, 0, "clear")] if a.endswith(" marches")]


def test_2_7_fair_weather_is_an_opportunity() -> None:
    state = position()
    noble(state, "henri", GULES, "london")
    lay(state, "wales", "storms")
    hand(state, 0, "fair-weather")
    turn(state, "move", 0)
    do(state, 0, "clear wales")
    assert not state.weather[REGION["wales"]]


def test_2_8_who_may_lay_a_tax() -> None:
    """A Lord his fief, held captive too; the Sovereign where nobody governs; a prelate his district."""
    state = position()
    noble(state, "henri", GULES, "london", lord=["marches"], see="norwich")
    noble(state, "hugh", AZURE, "york")
    state.sovereign = NOBLE["hugh"]
    hand(state, 0, "tax")
    hand(state, 1, "tax")
    turn(state, "play", 0)
    assert legal(state, 0, "tallage") == ["tallage marches"]
    assert legal(state, 0, "tithe") == ["tithe norwich"]
    do(state, 0, "tallage marches")
    assert state.treasures[GULES] == 1
    do(state, 0, "done")
    assert "tallage marches" not in legal(state, 1, "tallage")
    assert "tallage wales" in legal(state, 1, "tallage")


def test_2_8_a_captive_lord_taxes_too() -> None:
    state = position()
    noble(state, "henri", GULES, "london", lord=["marches"])
    noble(state, "hugh", AZURE, "york")
    noble(state, "lucia", GULES, "durham")
    hold(state, "henri", "hugh")
    hand(state, 0, "tax")
    turn(state, "play", 0)
    assert legal(state, 0, "tallage") == ["tallage marches"]


def test_2_8_a_tax_needs_a_treasure() -> None:
    """11.3: two treasures a round for everything."""
    state = position()
    noble(state, "henri", GULES, "london", lord=["marches"])
    hand(state, 0, "tax")
    state.treasures[GULES] = 0
    turn(state, "play", 0)
    assert legal(state, 0, "tallage") == []
    assert why(state, 0, "tallage marches") == "treasure"


def test_2_9_each_kind_once_a_region() -> None:
    """Different kinds lie together; a second of a kind does not; one tax a region, whichever (ruling 6)."""
    state = position()
    noble(state, "henri", GULES, "london", lord=["marches", "midlands"])
    noble(state, "hugh", GULES, "york", see="york")
    hand(state, 0, "harvest", "fair-weather", "tax")
    lay(state, "marches", "harvest")
    turn(state, "play", 0)
    assert "bless harvest marches" not in legal(state, 0, "bless")
    do(state, 0, "bless fair-weather marches; tithe york")
    hand(state, 0, "tax")
    assert legal(state, 0, "tallage") == ["tallage midlands"]


def test_2_10_cards_in_the_seas_go_when_the_round_ends() -> None:
    state = position()
    lay(state, "marches", "famine")
    noble(state, "henri", GULES, "london", lord=["wales"])
    tax(state, "tallage", "wales", "henri")
    go(state, "close")
    assert not any(state.weather)
    assert not state.taxes
    assert sorted(CARDS[c] for c in state.fortune_discards) == ["famine", "tax"]
    assert state.treasures[GULES] == 2


# --- Nobles and servants ---------------------------------------------------------------------------------------------


def test_2_11_three_nobles_captives_counted() -> None:
    state = position()
    noble(state, "henri", GULES, "london")
    noble(state, "hugh", GULES, "london")
    hand(state, 0, "william", "arthur")
    turn(state, "play", 0)
    do(state, 0, "bear william london")
    assert legal(state, 0, "bear") == []
    assert why(state, 0, "bear arthur london") == "nobles"


def test_2_11_where_a_noble_may_appear() -> None:
    """In a city of the family, one with its Nobles, an ally's, or nobody's; never in another's."""
    state = position()
    noble(state, "henri", GULES, "london")
    noble(state, "hugh", VERT, "york")
    noble(state, "lucia", AZURE, "norwich")
    noble(state, "edward", GULES, "york", out="durham")
    town(state, "exeter", control=GULES, building="fortress")
    noble(state, "walter", VERT, "whitby")
    wed(state, "lucia", "walter")
    hand(state, 1, "william")
    turn(state, "play", 1)
    cities = {a.split()[2] for a in legal(state, 1, "bear")}
    assert {"norwich", "york", "whitby", "durham"} <= cities
    assert not {"london", "exeter"} & cities


def test_2_11_only_a_card_of_ones_hand_is_played() -> None:
    """Another card is named in the refusal; what is no card is not understood."""
    state = turn(position(), "play", 0)
    assert why(state, 0, "bear arthur london") == "card"
    assert why(state, 0, "bear nobody london") == "words"


def test_2_11_each_new_noble_brings_a_servant() -> None:
    state = position()
    hand(state, 0, "william")
    state.servants[:] = [7]
    turn(state, "play", 0)
    events = do(state, 0, "bear william london")
    assert who(state, "william").servant == 7
    assert "serves" in keys(events)
    assert state.servants == []


def test_2_11_the_queens_first_son_is_prince_of_wales() -> None:
    state = position()
    noble(state, "henri", AZURE, "london")
    noble(state, "lucia", GULES, "york")
    wed(state, "henri", "lucia")
    crown(state, "henri", "lucia")
    hand(state, 0, "william", "philippa")
    hand(state, 1, "arthur")
    turn(state, "play", 0)
    do(state, 0, "bear william york; done")
    assert who(state, "william").prince
    do(state, 1, "bear arthur london")
    assert not who(state, "arthur").prince


def test_2_12_a_servant_may_be_given_to_kin() -> None:
    state = position()
    noble(state, "henri", GULES, "london", servant="odo")
    noble(state, "hugh", GULES, "york")
    turn(state, "play", 0)
    do(state, 0, "entrust henri hugh")
    assert who(state, "henri").servant == -1
    assert who(state, "hugh").servant >= 0


# --- church ----------------------------------------------------------------------------------------------------------


def test_2_13_who_becomes_abbess() -> None:
    """An unmarried woman; the abbey stands in a city of the family or nobody's without a building."""
    state = position()
    noble(state, "lucia", GULES, "london")
    noble(state, "philippa", GULES, "york")
    noble(state, "henri", GULES, "york")
    noble(state, "hugh", AZURE, "norwich")
    wed(state, "philippa", "hugh")
    town(state, "london", "fortress")
    hand(state, 0, "autumn-abbess")
    turn(state, "play", 0)
    found = [a.split()[2:] for a in legal(state, 0, "found")]
    assert {n for n, _ in found} == {"lucia"}
    assert "london" not in {c for _, c in found}
    assert {"york", "oxford"} <= {c for _, c in found}
    do(state, 0, "found autumn-abbess lucia york")
    assert state.towns[CITY["york"]].building == "abbey"
    assert state.veils[0] == NOBLE["lucia"]


def test_2_13_a_royal_abbey() -> None:
    state = position()
    noble(state, "lucia", GULES, "london")
    state.sovereign = NOBLE["lucia"]
    noble(state, "joan", GULES, "london", prince=False)
    hand(state, 0, "autumn-abbess")
    turn(state, "play", 0)
    assert {a.split()[2] for a in legal(state, 0, "found")} == {"joan", "lucia"}
    do(state, 0, "found autumn-abbess lucia durham")
    assert state.towns[CITY["durham"]].building == "royal-abbey"


def test_2_13_one_abbess_may_lead_several_abbeys() -> None:
    state = position()
    noble(state, "lucia", GULES, "london")
    hand(state, 0, "autumn-abbess", "spring-abbess")
    turn(state, "play", 0)
    do(state, 0, "found autumn-abbess lucia york; found spring-abbess lucia durham")
    assert state.veils[:2] == [NOBLE["lucia"]] * 2


def test_2_13_a_lost_abbey_is_rebuilt_for_nothing() -> None:
    state = position(purse=0)
    noble(state, "lucia", GULES, "london")
    abbess(state, "lucia", city="")
    turn(state, "buy", 0)
    do(state, 0, "rebuild lucia london")
    assert state.towns[CITY["london"]].building == "abbey"
    assert state.purse[0] == 0


def test_4_8_a_standing_abbey_waits_for_its_next_abbess() -> None:
    """A dead abbess' card is shuffled into the deck; whoever plays it next takes the abbey over where it stands."""
    state = position()
    noble(state, "lucia", GULES, "london")
    town(state, "york", "abbey", abbey=0)
    hand(state, 0, "autumn-abbess")
    turn(state, "play", 0)
    assert legal(state, 0, "found") == ["found autumn-abbess lucia york"]


@pytest.mark.parametrize(("ruler", "building"), [("lucia", "royal-abbey"), ("joan", "abbey")])
def test_2_13_a_standing_abbey_is_royal_under_a_royal_abbess(ruler: str, building: str) -> None:
    """One that has waited for its next abbess: royal where she is of the Royal Family, plain where she is not."""
    state = position()
    noble(state, "lucia", GULES, "london")
    noble(state, "joan", AZURE, "oxford")
    crown(state, ruler)
    town(state, "york", "abbey", abbey=0)
    hand(state, 0, "autumn-abbess")
    turn(state, "play", 0)
    do(state, 0, "found autumn-abbess lucia york")
    assert state.towns[CITY["york"]].building == building


def test_2_14_who_becomes_a_prelate() -> None:
    """An unmarried free man who is not King; only an archbishop's seat replaces a bishop's, whose card goes."""
    state = position()
    noble(state, "henri", GULES, "london", see="norwich")
    noble(state, "hugh", GULES, "york")
    noble(state, "lucia", GULES, "york")
    hand(state, 0, "archbishop-york", "bishop-exeter")
    turn(state, "play", 0)
    assert legal(state, 0, "ordain") == [
        "ordain bishop-exeter hugh", "ordain archbishop-york henri", "ordain archbishop-york hugh",
    ]  # fmt: skip
    do(state, 0, "ordain archbishop-york henri")
    assert state.sees == [-1, NOBLE["henri"], -1, -1]
    assert [CARDS[c] for c in state.character_discards] == ["bishop-norwich"]


def test_2_14_allies_may_be_ordained_too() -> None:
    state = position()
    noble(state, "lucia", GULES, "london")
    noble(state, "henri", AZURE, "york")
    noble(state, "hugh", AZURE, "york")
    noble(state, "edward", VERT, "durham")
    wed(state, "lucia", "henri")
    hand(state, 0, "bishop-exeter")
    turn(state, "play", 0)
    assert legal(state, 0, "ordain") == ["ordain bishop-exeter hugh"]


def test_2_14_a_captive_is_not_ordained() -> None:
    state = position()
    noble(state, "henri", GULES, "london")
    noble(state, "hugh", AZURE, "york")
    hold(state, "henri", "hugh")
    hand(state, 0, "bishop-exeter")
    turn(state, "play", 0)
    assert legal(state, 0, "ordain") == []
    assert why(state, 0, "ordain bishop-exeter henri") == "ordain"


def test_2_2_the_decks() -> None:
    state = position()
    assert len(state.characters) == 31
    assert len(state.fortunes) == 25
    assert sum(map(is_disaster, state.fortunes)) == 9
