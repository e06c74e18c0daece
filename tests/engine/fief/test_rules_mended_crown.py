"""Titles and the crown: Walled Cities chosen (4.4), consent (4.9), veils laid down (2.13), lists in secret (4.0), the
end of the last round (8.4, 13.7)."""

from __future__ import annotations

import pytest

from engine.fief.game_data import CITY, NOBLE, REGION
from engine.fief.state import FiefState
from engine.fief.victory import highest_title, victory
from tests.engine.fief.kit import (
    AZURE,
    GULES,
    VERT,
    abbess,
    army,
    control,
    crown,
    do,
    go,
    hold,
    keys,
    legal,
    lord_of,
    noble,
    position,
    put,
    region,
    tax,
    town,
    turn,
    wed,
    why,
)


def lordless() -> FiefState:
    """Gules has the whole of North, two fortresses in it."""
    state = position(purse=20)
    noble(state, "henri", GULES, "york")
    region(state, "north", GULES)
    town(state, "york", "fortress")
    town(state, "lincoln", "fortress")
    return state


# --- 4: purchases ----------------------------------------------------------------------------------------------------


def test_4_4_its_lord_chooses_the_walled_city() -> None:
    state = lordless()
    turn(state, "buy", GULES)
    do(state, GULES, "title north henri")
    assert legal(state, GULES, "wall") == ["wall york", "wall lincoln"]
    do(state, GULES, "wall lincoln")
    assert state.towns[CITY["lincoln"]].building == "walled"
    assert state.towns[CITY["york"]].building == "fortress"


def test_4_4_whoever_is_granted_a_fief_chooses_too() -> None:
    state = lordless()
    noble(state, "hugh", AZURE, "london")
    crown(state, "hugh")
    turn(state, "buy", AZURE)
    do(state, AZURE, "grant north henri")
    do(state, GULES, "wall york")
    assert lord_of(state, "north") == "henri"


def test_4_3_a_walled_city_without_a_lord_counts_as_a_fortress() -> None:
    """A title that lies with the titles is bought anew; the fief keeps its Walled City."""
    state = lordless()
    town(state, "york", "walled")
    state.dormant[REGION["north"]] = AZURE
    turn(state, "buy", GULES)
    do(state, GULES, "title north henri")
    assert [t.building for t in state.towns].count("walled") == 1


def test_4_6_titles_pass_between_allies() -> None:
    """9.0: an ally's Noble may be made Lord; the largest title stays."""
    state = lordless()
    noble(state, "lucia", AZURE, "london")
    wed(state, "henri", "lucia")
    state.fiefs[REGION["marches"]] = state.fiefs[REGION["south-east"]] = NOBLE["henri"]
    turn(state, "buy", GULES)
    assert "title north lucia" in legal(state, GULES, "title")
    assert legal(state, GULES, "transfer") == ["transfer marches lucia"]
    do(state, GULES, "transfer marches lucia")
    assert lord_of(state, "marches") == "lucia"


@pytest.mark.parametrize("answer", ["consent", "decline-crown"])
def test_4_9_in_a_fief_its_lord_must_consent(answer: str) -> None:
    state = position()
    noble(state, "henri", GULES, "london")
    noble(state, "hugh", AZURE, "york", lord=["north"])
    put(state, AZURE, "york", soldier=2)
    crown(state, "henri")
    turn(state, "buy", GULES)
    do(state, GULES, "build royal-fortress york")
    do(state, AZURE, f"{answer} york")
    built = answer == "consent"
    assert control(state, "york") == (GULES if built else AZURE)
    assert state.purse[GULES] == (5 if built else 10)
    if built:
        assert state.nobles[NOBLE["hugh"]].site >= 0, "whoever had the city stands before it now"


def test_4_9_conquered_it_is_a_fortress_like_others() -> None:
    state = position()
    noble(state, "henri", GULES, "london")
    crown(state, "henri")
    town(state, "york", "royal-fortress", control=GULES)
    noble(state, "hugh", AZURE, "york", out="whitby")
    put(state, AZURE, "york", out="whitby", soldier=1)
    turn(state, "battle", AZURE)
    do(state, AZURE, "occupy york")
    assert state.towns[CITY["york"]].building == "fortress"


@pytest.mark.parametrize(("queen", "building"), [("joan", "fortress"), ("lucia", "royal-fortress")])
def test_4_9_taken_by_the_queen_s_family_it_stays_royal(queen: str, building: str) -> None:
    """It becomes a fortress like others in the hands of a family without a part in the crown alone."""
    state = position()
    noble(state, "henri", GULES, "london")
    noble(state, "lucia", AZURE, "oxford")
    noble(state, "joan", VERT, "oxford")
    crown(state, "henri", queen)
    town(state, "york", "royal-fortress", control=GULES)
    noble(state, "hugh", AZURE, "york", out="whitby")
    put(state, AZURE, "york", out="whitby", soldier=1)
    turn(state, "battle", AZURE)
    do(state, AZURE, "occupy york")
    assert control(state, "york") == AZURE
    assert state.towns[CITY["york"]].building == building


def test_2_8_tallage_spares_the_royal_fortress() -> None:
    """Its city has left the region."""
    state = position(purse=0)
    noble(state, "henri", GULES, "york", lord=["north"])
    noble(state, "hugh", AZURE, "lincoln")
    crown(state, "hugh")
    town(state, "lincoln", "royal-fortress")
    tax(state, "tallage", "north", "henri")
    go(state, "income")
    assert state.purse[:2] == [4, 2]


def test_3_3_a_seats_whole_income_is_halved() -> None:
    """13.7: a shilling of each family are one income, half of it is left."""
    state = position(2, purse=0)
    noble(state, "henri", 0, "york")
    noble(state, "hugh", 1, "london")
    army(state, "exeter")
    go(state, "income")
    assert state.purse[0] == 1


def test_3_4_a_starving_mill_can_be_burnt() -> None:
    state = position(purse=0)
    noble(state, "henri", GULES, "york")
    town(state, "york", mill=True)
    noble(state, "hugh", AZURE, "london")
    town(state, "london", "fortress", mill=True, siege=GULES)
    noble(state, "lucia", GULES, "london", out="oxford")
    go(state, "income")
    assert legal(state, GULES, "burn") == ["burn york"]
    assert not legal(state, AZURE, "burn")


# --- lists in secret -------------------------------------------------------------------------------------------------


def sealed() -> FiefState:
    state = position(3, purse=6, purchases="sealed")
    noble(state, "henri", GULES, "york")
    noble(state, "hugh", AZURE, "london")
    go(state, "buy")
    return state


def test_4_0_lists_are_shown_together() -> None:
    state = sealed()
    do(state, GULES, "buy knight york 2")
    assert why(state, GULES, "buy soldier york 1") == "money"
    do(state, GULES, "strike; buy knight york 1; seal")
    do(state, AZURE, "build mill london; buy archer london 1; seal")
    assert not any(t.mill for t in state.towns), "nothing is done before all have sealed"
    told = keys(do(state, 2, "seal"))
    assert told.count("bought") == 2
    assert state.towns[CITY["london"]].mill
    assert state.purse == [3, 1, 6]


def test_4_0_a_sealed_list_can_be_opened_again() -> None:
    state = sealed()
    do(state, GULES, "buy knight york 2; seal; unseal; strike; seal")
    do(state, AZURE, "seal")
    do(state, 2, "seal")
    assert state.purse[GULES] == 6


def test_4_0_the_last_mill_goes_to_who_is_first() -> None:
    state = sealed()
    for city in [c for c in CITY.values() if c not in (CITY["york"], CITY["london"])][:11]:
        state.towns[city].mill = True
    for seat, city in ((GULES, "york"), (AZURE, "london")):
        do(state, seat, f"build mill {city}; seal")
    do(state, 2, "seal")
    assert [state.purse[s] for s in (GULES, AZURE)] == [3, 6]


# --- 2.13: veils -----------------------------------------------------------------------------------------------------


def convent(see: str = "york") -> FiefState:
    """Lucia is abbess in York, Hugh of another family prelate of its district."""
    state = position()
    noble(state, "lucia", GULES, "york")
    abbess(state, "lucia", city="york")
    noble(state, "hugh", AZURE, "london", see=see)
    noble(state, "joan", AZURE, "london")
    noble(state, "edward", AZURE, "london")
    return state


def test_2_13_an_abbess_asks_the_prelate_for_leave_to_go() -> None:
    state = convent()
    go(state, "court")
    assert not legal(state, GULES, "court")
    do(state, GULES, "renounce lucia")
    do(state, AZURE, "release-veil lucia")
    assert "court lucia edward" in legal(state, GULES, "court")
    assert state.spare_veils == [0]


def test_2_13_he_may_refuse() -> None:
    state = convent()
    go(state, "court")
    do(state, GULES, "renounce lucia")
    do(state, AZURE, "hold-veil lucia")
    assert why(state, GULES, "renounce lucia") == "renounce"
    assert state.veils[0] == NOBLE["lucia"]


def test_2_13_without_a_prelate_nobody_lets_her_go() -> None:
    state = convent("norwich")
    noble(state, "estrid", GULES, "york")  # somebody to woo: court is held
    go(state, "court")
    assert why(state, GULES, "renounce lucia") == "renounce"


def test_2_13_the_sovereign_gives_the_title_on() -> None:
    state = convent()
    crown(state, "edward")
    go(state, "court")
    do(state, GULES, "renounce lucia")
    do(state, AZURE, "release-veil lucia")
    assert set(legal(state, AZURE, "bestow")) == {"bestow autumn-abbess lucia", "bestow autumn-abbess joan"}
    do(state, AZURE, "bestow autumn-abbess joan")
    assert state.veils[0] == NOBLE["joan"]


def test_2_13_or_later_from_among_the_titles() -> None:
    state = convent()
    crown(state, "edward")
    go(state, "court")
    do(state, GULES, "renounce lucia")
    do(state, AZURE, "release-veil lucia; pass")
    turn(state, "buy", AZURE)
    do(state, AZURE, "bestow autumn-abbess joan")
    assert not state.spare_veils


def test_2_13_the_abbey_of_a_royal_abbess_is_royal() -> None:
    """A widowed Queen takes the veil of an abbey that stands already."""
    state = convent()
    crown(state, "edward")
    state.queen = NOBLE["joan"]
    state.veils[0], state.spare_veils = -1, [0]
    turn(state, "buy", AZURE)
    do(state, AZURE, "bestow autumn-abbess joan")
    assert state.towns[CITY["york"]].building == "royal-abbey"


# --- 8.4 -------------------------------------------------------------------------------------------------------------


def test_8_4_any_title_with_the_garter_comes_first() -> None:
    """A bishop's too, before a King."""
    state = position()
    noble(state, "henri", GULES, "york", see="york", garter=True)
    noble(state, "hugh", AZURE, "london", lord=["wales"])
    crown(state, "hugh")
    assert highest_title(state, [GULES]) > highest_title(state, [AZURE])


def test_13_7_after_round_seven_wedded_families_go_first() -> None:
    state = position(2, number=7)
    noble(state, "henri", 0, "york", lord=["wales"])
    noble(state, "lucia", 1, "york")
    noble(state, "hugh", 2, "london", lord=["marches", "north"])
    assert victory(state)[0] == [2, 3]
    wed(state, "henri", "lucia")
    assert victory(state)[0] == [0, 1]


def test_13_4_the_sword_stays_with_who_stays_in_sherwood() -> None:
    """Bandits take no relics; who is held by them keeps what he carries."""
    state = position()
    noble(state, "henri", GULES, "york")
    state.relics[0].bearer, state.relics[0].city, state.relics[0].known = NOBLE["henri"], -1, True
    hold(state, "henri", "sherwood")
    go(state, "purse")
    assert state.relics[0].bearer == NOBLE["henri"]
