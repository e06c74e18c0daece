"""Titles and the crown: Walled Cities chosen (4.4), consent (4.9), veils laid down (2.13), lists in secret (4.0), the
end of the last round (8.4, 13.7)."""

from __future__ import annotations

import pytest

from engine.fief.game_data import CITY, NOBLE, REGION
from engine.fief.victory import highest_title, victory
from tests.engine.fief.board import AZURE, GULES, VERT, Board
from tests.engine.fief.events import keys


def lordless(board: Board) -> Board:
    """Gules has the whole of North, two fortresses in it."""
    board.position(purse=20)
    board.noble("henri", GULES, "york")
    board.region("north", GULES)
    board.town("york", "fortress")
    board.town("lincoln", "fortress")
    return board


# --- 4: purchases ----------------------------------------------------------------------------------------------------


def test_4_4_its_lord_chooses_the_walled_city(board: Board) -> None:
    lordless(board)
    board.turn("buy", GULES)
    board.do(GULES, "title north henri")
    assert board.legal(GULES, "wall") == ["wall york", "wall lincoln"]
    board.do(GULES, "wall lincoln")
    assert board.state.towns[CITY["lincoln"]].building == "walled"
    assert board.state.towns[CITY["york"]].building == "fortress"


def test_4_4_whoever_is_granted_a_fief_chooses_too(board: Board) -> None:
    lordless(board)
    board.noble("hugh", AZURE, "london")
    board.crown("hugh")
    board.turn("buy", AZURE)
    board.do(AZURE, "grant north henri")
    board.do(GULES, "wall york")
    assert board.lord_of("north") == "henri"


def test_4_3_a_walled_city_without_a_lord_counts_as_a_fortress(board: Board) -> None:
    """A title that lies with the titles is bought anew; the fief keeps its Walled City."""
    lordless(board)
    board.town("york", "walled")
    board.state.dormant[REGION["north"]] = AZURE
    board.turn("buy", GULES)
    board.do(GULES, "title north henri")
    assert [t.building for t in board.state.towns].count("walled") == 1


def test_4_6_titles_pass_between_allies(board: Board) -> None:
    """9.0: an ally's Noble may be made Lord; the largest title stays."""
    lordless(board)
    board.noble("lucia", AZURE, "london")
    board.wed("henri", "lucia")
    board.state.fiefs[REGION["marches"]] = board.state.fiefs[REGION["south-east"]] = NOBLE["henri"]
    board.turn("buy", GULES)
    assert "title north lucia" in board.legal(GULES, "title")
    assert board.legal(GULES, "transfer") == ["transfer marches lucia"]
    board.do(GULES, "transfer marches lucia")
    assert board.lord_of("marches") == "lucia"


@pytest.mark.parametrize("answer", ["consent", "decline-crown"])
def test_4_9_in_a_fief_its_lord_must_consent(board: Board, answer: str) -> None:
    board.noble("henri", GULES, "london")
    board.noble("hugh", AZURE, "york", lord=["north"])
    board.put(AZURE, "york", soldier=2)
    board.crown("henri")
    board.turn("buy", GULES)
    board.do(GULES, "build royal-fortress york")
    board.do(AZURE, f"{answer} york")
    built = answer == "consent"
    assert board.control("york") == (GULES if built else AZURE)
    assert board.state.purse[GULES] == (5 if built else 10)
    if built:
        assert board.state.nobles[NOBLE["hugh"]].site >= 0, "whoever had the city stands before it now"


def test_4_9_conquered_it_is_a_fortress_like_others(board: Board) -> None:
    board.noble("henri", GULES, "london")
    board.crown("henri")
    board.town("york", "royal-fortress", control=GULES)
    board.noble("hugh", AZURE, "york", out="whitby")
    board.put(AZURE, "york", out="whitby", soldier=1)
    board.turn("battle", AZURE)
    board.do(AZURE, "occupy york")
    assert board.state.towns[CITY["york"]].building == "fortress"


@pytest.mark.parametrize(("queen", "building"), [("joan", "fortress"), ("lucia", "royal-fortress")])
def test_4_9_taken_by_the_queen_s_family_it_stays_royal(board: Board, queen: str, building: str) -> None:
    """It becomes a fortress like others in the hands of a family without a part in the crown alone."""
    board.noble("henri", GULES, "london")
    board.noble("lucia", AZURE, "oxford")
    board.noble("joan", VERT, "oxford")
    board.crown("henri", queen)
    board.town("york", "royal-fortress", control=GULES)
    board.noble("hugh", AZURE, "york", out="whitby")
    board.put(AZURE, "york", out="whitby", soldier=1)
    board.turn("battle", AZURE)
    board.do(AZURE, "occupy york")
    assert board.control("york") == AZURE
    assert board.state.towns[CITY["york"]].building == building


def test_2_8_tallage_spares_the_royal_fortress(board: Board) -> None:
    """Its city has left the region."""
    board.position(purse=0)
    board.noble("henri", GULES, "york", lord=["north"])
    board.noble("hugh", AZURE, "lincoln")
    board.crown("hugh")
    board.town("lincoln", "royal-fortress")
    board.tax("tallage", "north", "henri")
    board.go("income")
    assert board.state.purse[:2] == [4, 2]


def test_3_3_a_seats_whole_income_is_halved(board: Board) -> None:
    """13.7: a shilling of each family are one income, half of it is left."""
    board.position(2, purse=0)
    board.noble("henri", 0, "york")
    board.noble("hugh", 1, "london")
    board.army("exeter")
    board.go("income")
    assert board.state.purse[0] == 1


def test_3_4_a_starving_mill_can_be_burnt(board: Board) -> None:
    board.position(purse=0)
    board.noble("henri", GULES, "york")
    board.town("york", mill=True)
    board.noble("hugh", AZURE, "london")
    board.town("london", "fortress", mill=True, siege=GULES)
    board.noble("lucia", GULES, "london", out="oxford")
    board.go("income")
    assert board.legal(GULES, "burn") == ["burn york"]
    assert not board.legal(AZURE, "burn")


# --- lists in secret -------------------------------------------------------------------------------------------------


def sealed(board: Board) -> Board:
    board.position(3, purse=6, purchases="sealed")
    board.noble("henri", GULES, "york")
    board.noble("hugh", AZURE, "london")
    board.go("buy")
    return board


def test_4_0_lists_are_shown_together(board: Board) -> None:
    sealed(board)
    board.do(GULES, "buy knight york 2")
    assert board.why(GULES, "buy soldier york 1") == "money"
    board.do(GULES, "strike; buy knight york 1; seal")
    board.do(AZURE, "build mill london; buy archer london 1; seal")
    assert not any(t.mill for t in board.state.towns), "nothing is done before all have sealed"
    told = keys(board.do(2, "seal"))
    assert told.count("bought") == 2
    assert board.state.towns[CITY["london"]].mill
    assert board.state.purse == [3, 1, 6]


def test_4_0_a_sealed_list_can_be_opened_again(board: Board) -> None:
    sealed(board)
    board.do(GULES, "buy knight york 2; seal; unseal; strike; seal")
    board.do(AZURE, "seal")
    board.do(2, "seal")
    assert board.state.purse[GULES] == 6


def test_4_0_the_last_mill_goes_to_who_is_first(board: Board) -> None:
    sealed(board)
    for city in [c for c in CITY.values() if c not in (CITY["york"], CITY["london"])][:11]:
        board.state.towns[city].mill = True
    for seat, city in ((GULES, "york"), (AZURE, "london")):
        board.do(seat, f"build mill {city}; seal")
    board.do(2, "seal")
    assert [board.state.purse[s] for s in (GULES, AZURE)] == [3, 6]


# --- 2.13: veils -----------------------------------------------------------------------------------------------------


def convent(board: Board, see: str = "york") -> Board:
    """Lucia is abbess in York, Hugh of another family prelate of its district."""
    board.position()
    board.noble("lucia", GULES, "york")
    board.abbess("lucia", city="york")
    board.noble("hugh", AZURE, "london", see=see)
    board.noble("joan", AZURE, "london")
    board.noble("edward", AZURE, "london")
    return board


def test_2_13_an_abbess_asks_the_prelate_for_leave_to_go(board: Board) -> None:
    convent(board)
    board.go("court")
    assert not board.legal(GULES, "court")
    board.do(GULES, "renounce lucia")
    board.do(AZURE, "release-veil lucia")
    assert "court lucia edward" in board.legal(GULES, "court")
    assert board.state.spare_veils == [0]


def test_2_13_he_may_refuse(board: Board) -> None:
    convent(board)
    board.go("court")
    board.do(GULES, "renounce lucia")
    board.do(AZURE, "hold-veil lucia")
    assert board.why(GULES, "renounce lucia") == "renounce-again"
    assert board.state.veils[0] == NOBLE["lucia"]


def test_2_13_without_a_prelate_nobody_lets_her_go(board: Board) -> None:
    convent(board, "norwich")
    board.noble("estrid", GULES, "york")  # somebody to woo: court is held
    board.go("court")
    assert board.why(GULES, "renounce lucia") == "renounce-prelate"


def test_2_13_the_sovereign_gives_the_title_on(board: Board) -> None:
    convent(board)
    board.crown("edward")
    board.go("court")
    board.do(GULES, "renounce lucia")
    board.do(AZURE, "release-veil lucia")
    assert set(board.legal(AZURE, "bestow")) == {"bestow autumn-abbess lucia", "bestow autumn-abbess joan"}
    board.do(AZURE, "bestow autumn-abbess joan")
    assert board.state.veils[0] == NOBLE["joan"]


def test_2_13_or_later_from_among_the_titles(board: Board) -> None:
    convent(board)
    board.crown("edward")
    board.go("court")
    board.do(GULES, "renounce lucia")
    board.do(AZURE, "release-veil lucia; pass")
    board.turn("buy", AZURE)
    board.do(AZURE, "bestow autumn-abbess joan")
    assert not board.state.spare_veils


def test_2_13_the_abbey_of_a_royal_abbess_is_royal(board: Board) -> None:
    """A widowed Queen takes the veil of an abbey that stands already."""
    convent(board)
    board.crown("edward")
    board.state.queen = NOBLE["joan"]
    board.state.veils[0], board.state.spare_veils = -1, [0]
    board.turn("buy", AZURE)
    board.do(AZURE, "bestow autumn-abbess joan")
    assert board.state.towns[CITY["york"]].building == "royal-abbey"


# --- 8.4 -------------------------------------------------------------------------------------------------------------


def test_8_4_any_title_with_the_garter_comes_first(board: Board) -> None:
    """A bishop's too, before a King."""
    board.noble("henri", GULES, "york", see="york", garter=True)
    board.noble("hugh", AZURE, "london", lord=["wales"])
    board.crown("hugh")
    assert highest_title(board.state, [GULES]) > highest_title(board.state, [AZURE])


def test_13_7_after_round_seven_wedded_families_go_first(board: Board) -> None:
    board.position(2, number=7)
    board.noble("henri", 0, "york", lord=["wales"])
    board.noble("lucia", 1, "york")
    board.noble("hugh", 2, "london", lord=["marches", "north"])
    assert victory(board.state)[0] == [2, 3]
    board.wed("henri", "lucia")
    assert victory(board.state)[0] == [0, 1]


def test_13_4_the_sword_stays_with_who_stays_in_sherwood(board: Board) -> None:
    """Bandits take no relics; who is held by them keeps what he carries."""
    board.noble("henri", GULES, "york")
    board.state.relics[0].bearer, board.state.relics[0].city, board.state.relics[0].known = NOBLE["henri"], -1, True
    board.hold("henri", "sherwood")
    board.go("purse")
    assert board.state.relics[0].bearer == NOBLE["henri"]
