"""Cards, plague and servants of the draw (2.3, 2.5, 2.12); rebellions (10.1)."""

from __future__ import annotations

import pytest

from engine.fief.game_data import CARDS, CITY, NOBLE
from engine.fief.state import Drawing, FiefState
from tests.engine.fief.field import passes, starving
from tests.engine.fief.kit import (
    AZURE,
    GULES,
    abbess,
    do,
    draw,
    go,
    hand,
    hold,
    lay,
    legal,
    noble,
    place,
    position,
    put,
    rig,
    run,
    said,
    spent,
    town,
    turn,
    units,
    who,
    why,
)


def drawing(servant: str = "", *top: str) -> FiefState:
    """Gules draws; these cards are on top of the Fortunes, Hugh and Joan on top of the Characters."""
    state = position()
    noble(state, "henri", GULES, "york", servant=servant)
    state.fortunes.extend(reversed([draw(state, slug) for slug in top]))
    for slug in ("joan", "hugh"):
        state.characters.append(draw(state, slug))
    state.frames.append(Drawing(GULES))
    run(state)
    return state


# --- 2.3, 2.12 -------------------------------------------------------------------------------------------------------


def test_2_3_a_disaster_that_finds_no_room_is_shown() -> None:
    state = drawing("", "plague")
    state.track[:] = [draw(state, "storms"), draw(state, "storms"), draw(state, "famine")]
    events = do(state, GULES, "draw fortune")
    assert [e.params["card"].slug for e in said(events, "disaster-spilt")] == ["plague"]  # type: ignore[union-attr]


def test_2_12_jordan_brings_a_second_character() -> None:
    state = drawing("jordan", "tax")
    assert "plan character-character 0" not in legal(state, GULES, "plan")
    do(state, GULES, "draw character; draw character")
    assert [CARDS[c] for c in state.hands[GULES]] == ["hugh", "joan"]
    assert who(state, "henri").used


def test_2_12_without_jordan_one_character() -> None:
    state = drawing("", "tax")
    do(state, GULES, "draw character")
    assert why(state, GULES, "draw character") == "characters"


def test_2_12_jordans_lord_may_plan_it() -> None:
    state = position()
    noble(state, "henri", GULES, "york", servant="jordan")
    go(state, "discard")
    assert "plan character-character 0" in legal(state, GULES, "plan")
    assert "plan character-character 0" not in legal(state, AZURE, "plan")


def test_2_12_merewen_sees_the_top_of_a_deck() -> None:
    state = drawing("merewen", "tax")
    events = do(state, GULES, "peek fortune")
    (shown,) = said(events, "peeks-own")
    assert shown.audience == (GULES,)
    assert shown.params["card"].slug == "tax"  # type: ignore[union-attr]
    assert not legal(state, GULES, "peek"), "once a round"
    do(state, GULES, "draw fortune")
    assert state.frames[-1].peeked == ""  # type: ignore[union-attr]


def test_2_12_merewen_serves_nobody_in_chains() -> None:
    state = drawing("merewen", "tax")
    noble(state, "edward", AZURE, "london")
    hold(state, "henri", "edward")
    assert not legal(state, GULES, "peek")


def test_2_0_a_card_may_be_played_that_was_to_be_laid_aside() -> None:
    """It interrupts; what is left of the laying aside goes on without it."""
    state = starving("", soldier=1)
    go(state, "discard")
    do(state, GULES, "discard rebellion; rebel norwich card")
    passes(state)
    assert state.frames[-1].away == [[], [], [], []]  # type: ignore[union-attr]


# --- 2.5 -------------------------------------------------------------------------------------------------------------


def test_2_5_captives_may_die_of_the_plague() -> None:
    state = position()
    noble(state, "henri", GULES, "york")
    noble(state, "lucia", AZURE, "london")
    hold(state, "lucia", "henri")
    state.track.append(draw(state, "plague"))
    rig(state, disaster=[4], plague=[6, 1])
    go(state, "fate")
    assert spent(state)
    assert place(state, "lucia") == "dead"


def test_2_5_an_abbey_shelters_whoever_is_inside() -> None:
    state = position()
    noble(state, "lucia", GULES, "york")
    abbess(state, "lucia", city="york")
    noble(state, "hugh", AZURE, "york", out="whitby")
    state.track.append(draw(state, "plague"))
    rig(state, disaster=[4], plague=[1])
    go(state, "fate")
    assert spent(state)
    assert (place(state, "lucia"), place(state, "hugh")) == ("york", "dead")


def test_2_5_royal_guards_count_among_the_troops() -> None:
    """Ruling 15: two guards and two soldiers lose two."""
    state = position()
    noble(state, "henri", GULES, "york", guards=2, safe=True)
    state.sovereign = NOBLE["henri"]
    put(state, GULES, "york", soldier=2)
    state.orders[GULES].losses = "ask"
    state.track.append(draw(state, "plague"))
    rig(state, disaster=[4], plague=[6])
    go(state, "fate")
    assert set(legal(state, GULES, "lose")) == {"lose soldier", "lose royal-knight"}
    do(state, GULES, "lose royal-knight; lose soldier")
    assert who(state, "henri").guards == 1


def test_2_5_a_ship_passes_through_the_plague() -> None:
    """From the Marches past Whitby to King's Lynn."""
    state = position()
    noble(state, "henri", GULES, "berwick")
    put(state, GULES, "berwick", soldier=1)
    lay(state, "north", "plague")
    turn(state, "move", GULES)
    rig(state, plague=[1, 6])
    do(state, GULES, "lead henri; take all; sail kings-lynn")
    assert spent(state)
    assert not units(state, GULES, "kings-lynn")


def test_2_5_troops_from_the_plague_come_back_unharmed() -> None:
    state = position()
    noble(state, "henri", GULES, "york", safe=True)
    put(state, GULES, "york", soldier=3)
    lay(state, "north", "plague")
    turn(state, "move", GULES)
    rig(state, plague=[])
    do(state, GULES, "lead henri; take all; go durham; go york; halt")
    assert units(state, GULES, "york") == {"soldier": 3}


@pytest.mark.parametrize(("region", "spared"), [("north", True), ("wales", False)])
def test_2_5_only_who_is_born_in_the_plague_is_spared(region: str, spared: bool) -> None:
    state = position()
    noble(state, "henri", GULES, "york")
    hand(state, GULES, "hugh")
    lay(state, region, "plague")
    turn(state, "play", GULES)
    do(state, GULES, "bear hugh york")
    assert who(state, "hugh").safe == spared


# --- 10.1 ------------------------------------------------------------------------------------------------------------


def test_10_1_an_abbey_shelters_nobody_before_its_gate() -> None:
    state = starving("", soldier=1)
    town(state, "norwich", "abbey", abbey=0)
    state.characters.remove(next(c for c in state.characters if CARDS[c] == "autumn-abbess"))
    noble(state, "lucia", AZURE, "norwich")
    state.veils[0] = NOBLE["lucia"]
    noble(state, "edward", GULES, "norwich", out="london")
    do(state, GULES, "rebel norwich card")
    rig(state, rebellion=[3])
    passes(state)
    for seat in (AZURE,):
        while legal(state, seat, "pass"):
            do(state, seat, "pass")
    assert (place(state, "lucia"), place(state, "henri"), place(state, "edward")) == ("norwich", "norwich", "dead")
    assert state.towns[CITY["norwich"]].building == ""


def test_10_1_what_a_knight_shrugs_off_strikes_those_outside() -> None:
    """Two hits do nothing to a knight within; they fall on the soldiers before the walls."""
    state = starving("", knight=1)
    noble(state, "edward", GULES, "norwich", out="london")
    put(state, GULES, "norwich", out="london", soldier=3)
    do(state, GULES, "rebel norwich card")
    rig(state, rebellion=[1])
    passes(state)
    assert units(state, GULES, "norwich") == {"soldier": 1}
    assert units(state, AZURE, "norwich") == {"knight": 1}
