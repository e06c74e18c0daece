"""Chapter 2.12: servants at work in plague, rebellion and purchases."""

from __future__ import annotations

import pytest

from engine.fief.game_data import CARDS, CITY
from engine.fief.income import items
from engine.fief.rules import FIEF as RULES
from engine.fief.state.state import Drawing, FiefState, Rebellion
from tests.engine.fief.board import AZURE, GULES, VERT, Board
from tests.engine.fief.events import said


@pytest.mark.parametrize(("die", "dead"), [(1, True), (2, False), (3, False)])
def test_2_12_hild_leaves_one_face_to_the_plague(board: Board, die: int, dead: bool) -> None:
    """Her master dies on a 1 alone, where he stands and where he goes."""
    board.noble("hugh", GULES, "york", servant="hild")
    board.noble("simon", GULES, "exeter")
    board.state.track[:] = [board.draw("plague")]
    board.rig(disaster=[4], plague=[die])
    board.go("fate")
    assert (board.place("hugh") == "dead") == dead
    board.position()
    board.noble("hugh", GULES, "durham", servant="hild")
    board.noble("simon", GULES, "exeter")
    board.lay("north", "plague")
    board.rig(plague=[die])
    board.turn("move", GULES)
    board.do(GULES, "lead hugh; go york")
    assert (board.place("hugh") == "dead") == dead


@pytest.mark.parametrize(
    ("family", "city", "captor", "mill"),
    [
        (GULES, "york", "", 2),
        (GULES, "lincoln", "", 0),
        (GULES, "york", "simon", 0),
        (AZURE, "york", "", 0),
    ],
    ids=["at his mill", "elsewhere", "a captive's", "a guest's"],
)
def test_2_12_odo_mills_through_a_famine(board: Board, family: int, city: str, captor: str, mill: int) -> None:
    """The mill of his master's city pays all the same; no other does, and none for a captive or a guest (2.5)."""
    board.noble("henri", GULES, "york")
    board.noble("hugh", family, city, servant="odo")
    board.noble("simon", VERT, "york", out="durham")
    board.town("york", mill=True)
    board.lay("north", "famine")
    if captor:
        board.hold("hugh", captor)
    assert items(board.state, GULES).get("mill", 0) == mill
    assert "mill" not in items(board.state, AZURE)


def almoner(board: Board) -> Board:
    """A bishop with the almoner where a city rises."""
    board.position()
    board.noble("henri", AZURE, "norwich", see="norwich", servant="aylward")
    board.put(AZURE, "norwich", soldier=4)
    board.noble("hugh", GULES, "york")
    board.lay("midlands", "famine")
    board.hand(GULES, "rebellion")
    board.turn("move", GULES)
    board.do(GULES, "rebel norwich card")
    while isinstance(board.state.frames[-1], Rebellion) and board.state.frames[-1].stage == "gather":
        board.do(board.waits()[0], "pass")
    return board


def test_2_12_aylward_calms_for_two(board: Board) -> None:
    almoner(board)
    board.do(AZURE, "calm henri")
    assert board.state.purse[AZURE] == 8


@pytest.mark.parametrize(("die", "dead"), [(5, False), (6, True)])
def test_2_12_aylward_fails_on_six_alone(board: Board, die: int, dead: bool) -> None:
    almoner(board)
    board.rig(preach=[die], **({"rebellion": [0]} if dead else {}))
    board.do(AZURE, "preach henri")
    assert (board.place("henri") == "dead") == dead
    assert board.spent()


def buying(board: Board, servant: str) -> Board:
    """Hugh with a servant in Exeter, other troops in Bristol."""
    board.position(purse=20)
    board.noble("hugh", GULES, "exeter", servant=servant)
    board.put(GULES, "bristol", soldier=1)
    return board.turn("buy", GULES)


def test_2_12_leofric_finds_room_for_five(board: Board) -> None:
    """In his city, once a round."""
    buying(board, "leofric")
    board.do(GULES, "buy soldier exeter 4; buy soldier exeter 1")
    assert board.who("hugh").used
    assert board.why(GULES, "buy soldier exeter 1") == "room"
    board.do(GULES, "buy soldier bristol 4")
    assert board.why(GULES, "buy soldier bristol 1") == "room"


def test_2_12_ragnild_brings_a_soldier_for_nothing(board: Board) -> None:
    """One, in her city."""
    buying(board, "ragnild")
    assert board.legal(GULES, "buy").count("buy free-soldier exeter 1") == 1
    assert "buy free-soldier bristol 1" not in board.legal(GULES, "buy")
    board.do(GULES, "buy free-soldier exeter 1")
    assert (board.state.purse[GULES], board.units(GULES, "exeter")) == (20, {"soldier": 1})
    assert "buy free-soldier exeter 1" not in board.legal(GULES, "buy")


def test_2_12_ivo_builds_for_three(board: Board) -> None:
    """One fortress a round in his city."""
    buying(board, "ivo")
    board.do(GULES, "build fortress bristol")
    assert board.state.purse[GULES] == 15
    board.do(GULES, "build fortress exeter")
    assert (board.state.purse[GULES], board.state.towns[CITY["exeter"]].building) == (12, "fortress")
    assert board.who("hugh").used


def drawer(board: Board, servant: str) -> Board:
    """Hugh's family draws; on top lie Lucia and a Tax."""
    board.position()
    board.noble("hugh", GULES, "york", servant=servant)
    for slug in ("joan", "lucia"):
        board.state.characters.append(board.draw(slug))
    board.state.fortunes.append(board.draw("tax"))
    board.state.frames.append(Drawing(GULES))
    return board


def own_top(state: FiefState) -> str:
    """The card on top of a deck that its drawer has been shown, as his view has it."""
    own = RULES.view(state, GULES).own
    assert own is not None
    return own.top


def test_2_12_merewen_shows_the_top_of_a_deck(board: Board) -> None:
    """To her master alone, before he draws; once a round."""
    drawer(board, "merewen")
    assert own_top(board.state) == ""
    events = board.do(GULES, "peek character")
    (shown,) = said(events, "peeks-own")
    assert own_top(board.state) == "lucia"
    assert (shown.audience, shown.params["card"].slug) == ((GULES,), "lucia")  # type: ignore[union-attr]
    assert not board.legal(GULES, "peek")
    board.do(GULES, "draw fortune")
    assert [CARDS[c] for c in board.state.hands[GULES]] == ["tax"]


def test_2_12_jordan_draws_two_characters(board: Board) -> None:
    drawer(board, "jordan")
    board.do(GULES, "draw character; draw character")
    assert [CARDS[c] for c in board.state.hands[GULES]] == ["joan", "lucia"]
    assert board.who("hugh").used


def test_2_12_without_the_tutor_one(board: Board) -> None:
    drawer(board, "merewen")
    board.do(GULES, "draw character")
    assert board.why(GULES, "draw character") == "characters"
