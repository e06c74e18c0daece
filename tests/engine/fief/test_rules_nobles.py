"""Chapter 2: Nobles who appear, their servants, abbesses and prelates (2.11-2.14)."""

from __future__ import annotations

import pytest

from engine.fief.game_data import CARDS, CITY, NOBLE
from tests.engine.fief.board import AZURE, GULES, VERT, Board
from tests.engine.fief.events import keys

# --- Nobles and servants ---------------------------------------------------------------------------------------------


def test_2_11_three_nobles_captives_counted(board: Board) -> None:
    board.noble("henri", GULES, "london")
    board.noble("hugh", GULES, "london")
    board.hand(0, "william", "arthur")
    board.turn("play", 0)
    board.do(0, "bear william london")
    assert board.legal(0, "bear") == []
    assert board.why(0, "bear arthur london") == "nobles"


def test_2_11_where_a_noble_may_appear(board: Board) -> None:
    """In a city of the family, one with its Nobles, an ally's, or nobody's; never in another's."""
    board.noble("henri", GULES, "london")
    board.noble("hugh", VERT, "york")
    board.noble("lucia", AZURE, "norwich")
    board.noble("edward", GULES, "york", out="durham")
    board.town("exeter", control=GULES, building="fortress")
    board.noble("walter", VERT, "whitby")
    board.wed("lucia", "walter")
    board.hand(1, "william")
    board.turn("play", 1)
    cities = {a.split()[2] for a in board.legal(1, "bear")}
    assert {"norwich", "york", "whitby", "durham"} <= cities
    assert not {"london", "exeter"} & cities


def test_2_11_only_a_card_of_ones_hand_is_played(board: Board) -> None:
    """Another card is named in the refusal; what is no card is not understood."""
    board.position().turn("play", 0)
    assert board.why(0, "bear arthur london") == "card"
    assert board.why(0, "bear nobody london") == "words"


def test_2_11_each_new_noble_brings_a_servant(board: Board) -> None:
    board.hand(0, "william")
    board.state.servants[:] = [7]
    board.turn("play", 0)
    events = board.do(0, "bear william london")
    assert board.who("william").servant == 7
    assert "serves" in keys(events)
    assert board.state.servants == []


def test_2_11_the_queens_first_son_is_prince_of_wales(board: Board) -> None:
    board.noble("henri", AZURE, "london")
    board.noble("lucia", GULES, "york")
    board.wed("henri", "lucia")
    board.crown("henri", "lucia")
    board.hand(0, "william", "philippa")
    board.hand(1, "arthur")
    board.turn("play", 0)
    board.do(0, "bear william york; done")
    assert board.who("william").prince
    board.do(1, "bear arthur london")
    assert not board.who("arthur").prince


def test_2_12_a_servant_may_be_given_to_kin(board: Board) -> None:
    board.noble("henri", GULES, "london", servant="odo")
    board.noble("hugh", GULES, "york")
    board.turn("play", 0)
    board.do(0, "entrust henri hugh")
    assert board.who("henri").servant == -1
    assert board.who("hugh").servant >= 0


# --- church ----------------------------------------------------------------------------------------------------------


def test_2_13_who_becomes_abbess(board: Board) -> None:
    """An unmarried woman; the abbey stands in a city of the family or nobody's without a building."""
    board.noble("lucia", GULES, "london")
    board.noble("philippa", GULES, "york")
    board.noble("henri", GULES, "york")
    board.noble("hugh", AZURE, "norwich")
    board.wed("philippa", "hugh")
    board.town("london", "fortress")
    board.hand(0, "autumn-abbess")
    board.turn("play", 0)
    found = [a.split()[2:] for a in board.legal(0, "found")]
    assert {n for n, _ in found} == {"lucia"}
    assert "london" not in {c for _, c in found}
    assert {"york", "oxford"} <= {c for _, c in found}
    board.do(0, "found autumn-abbess lucia york")
    assert board.state.towns[CITY["york"]].building == "abbey"
    assert board.state.veils[0] == NOBLE["lucia"]


def test_2_13_a_royal_abbey(board: Board) -> None:
    board.noble("lucia", GULES, "london")
    board.state.sovereign = NOBLE["lucia"]
    board.noble("joan", GULES, "london", prince=False)
    board.hand(0, "autumn-abbess")
    board.turn("play", 0)
    assert {a.split()[2] for a in board.legal(0, "found")} == {"joan", "lucia"}
    board.do(0, "found autumn-abbess lucia durham")
    assert board.state.towns[CITY["durham"]].building == "royal-abbey"


def test_2_13_one_abbess_may_lead_several_abbeys(board: Board) -> None:
    board.noble("lucia", GULES, "london")
    board.hand(0, "autumn-abbess", "spring-abbess")
    board.turn("play", 0)
    board.do(0, "found autumn-abbess lucia york; found spring-abbess lucia durham")
    assert board.state.veils[:2] == [NOBLE["lucia"]] * 2


def test_2_13_a_lost_abbey_is_rebuilt_for_nothing(board: Board) -> None:
    board.position(purse=0)
    board.noble("lucia", GULES, "london")
    board.abbess("lucia", city="")
    board.turn("buy", 0)
    board.do(0, "rebuild lucia london")
    assert board.state.towns[CITY["london"]].building == "abbey"
    assert board.state.purse[0] == 0


def test_4_8_a_standing_abbey_waits_for_its_next_abbess(board: Board) -> None:
    """A dead abbess' card is shuffled into the deck; whoever plays it next takes the abbey over where it stands."""
    board.noble("lucia", GULES, "london")
    board.town("york", "abbey", abbey=0)
    board.hand(0, "autumn-abbess")
    board.turn("play", 0)
    assert board.legal(0, "found") == ["found autumn-abbess lucia york"]


@pytest.mark.parametrize(("ruler", "building"), [("lucia", "royal-abbey"), ("joan", "abbey")])
def test_2_13_a_standing_abbey_is_royal_under_a_royal_abbess(board: Board, ruler: str, building: str) -> None:
    """One that has waited for its next abbess: royal where she is of the Royal Family, plain where she is not."""
    board.noble("lucia", GULES, "london")
    board.noble("joan", AZURE, "oxford")
    board.crown(ruler)
    board.town("york", "abbey", abbey=0)
    board.hand(0, "autumn-abbess")
    board.turn("play", 0)
    board.do(0, "found autumn-abbess lucia york")
    assert board.state.towns[CITY["york"]].building == building


def test_2_14_who_becomes_a_prelate(board: Board) -> None:
    """An unmarried free man who is not King; only an archbishop's seat replaces a bishop's, whose card goes."""
    board.noble("henri", GULES, "london", see="norwich")
    board.noble("hugh", GULES, "york")
    board.noble("lucia", GULES, "york")
    board.hand(0, "archbishop-york", "bishop-exeter")
    board.turn("play", 0)
    assert board.legal(0, "ordain") == [
        "ordain bishop-exeter hugh", "ordain archbishop-york henri", "ordain archbishop-york hugh",
    ]  # fmt: skip
    board.do(0, "ordain archbishop-york henri")
    assert board.state.sees == [-1, NOBLE["henri"], -1, -1]
    assert [CARDS[c] for c in board.state.character_discards] == ["bishop-norwich"]


def test_2_14_allies_may_be_ordained_too(board: Board) -> None:
    board.noble("lucia", GULES, "london")
    board.noble("henri", AZURE, "york")
    board.noble("hugh", AZURE, "york")
    board.noble("edward", VERT, "durham")
    board.wed("lucia", "henri")
    board.hand(0, "bishop-exeter")
    board.turn("play", 0)
    assert board.legal(0, "ordain") == ["ordain bishop-exeter hugh"]


def test_2_14_a_captive_is_not_ordained(board: Board) -> None:
    board.noble("henri", GULES, "london")
    board.noble("hugh", AZURE, "york")
    board.hold("henri", "hugh")
    board.hand(0, "bishop-exeter")
    board.turn("play", 0)
    assert board.legal(0, "ordain") == []
    assert board.why(0, "ordain bishop-exeter henri") == "captive"
