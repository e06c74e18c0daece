"""What a Baron has, as the first line of what happened counts it."""

from __future__ import annotations

from engine.core import Piece, Place, Word
from engine.knights.game_data import NOBLE
from engine.knights.rules import KNIGHTS
from tests.engine.knights.board import BLUE, GREEN, RED, Board, home


def test_g1_what_a_baron_has_is_his_alone_and_open_to_everybody(board: Board) -> None:
    """Troops of his Nobles and of his Stronghold, maintained ones among them; nothing of others."""
    board.noble("russet", "froli", "english-200", losses=1)
    board.grant("constable", "russet")
    board.noble("karmin", "lorne", "regular-50")
    board.stronghold(RED, None, "regular-100")
    board.noble("woad", "vecht", "french-100", losses=1)
    board.stronghold(BLUE, None, "german-200", losses=1)
    board.state.nobles[NOBLE["rubino"]].dead = True
    board.state.nobles[NOBLE["rotenfels"]].gone = True
    board.grant("vineyards", seat=RED)
    board.city("monz", RED)
    board.city("harsk", BLUE)
    red = board.state.barons[RED]
    red.influence, red.votes, red.faith = 3, 4, 5
    board.state.barons[BLUE].influence = 6
    for reader in (None, RED, GREEN):
        found = KNIGHTS.figures(KNIGHTS.view(board.state, reader), RED)
        assert found.amounts == {
            "influence": 3, "crowns": 15, "votes": 4, "faith": 5, "troops": 200 + 200 + 50 + 100, "casualties": 1,
        }  # fmt: skip
        assert found.held == {
            "titles": [Word("title-chair"), Piece("vineyards"), Piece("constable")],
            "towns": [Place("monz")],
            "stronghold": [Place(home(RED))],
            "nobles": [Piece("russet"), Piece("karmin")],
        }
        assert found.scores == {0: 3, 1: 6, 2: 0, 3: 0}


def test_g1_a_stronghold_off_the_board_is_nowhere_and_its_troops_are_counted(board: Board) -> None:
    board.stronghold(BLUE, "", "german-200")
    found = KNIGHTS.figures(KNIGHTS.view(board.state, BLUE), BLUE)
    assert found.held["stronghold"] == []
    assert found.amounts["troops"] == 200
    assert found.held["titles"] == [Word("title-head")]


def test_g1_casualties_of_nobles_and_of_the_stronghold_are_counted(board: Board) -> None:
    board.noble("russet", "froli", "english-200", losses=1)
    board.stronghold(RED, None, "polish-200", "regular-100", losses=2)
    board.noble("woad", "vecht", "french-100", "french-150", losses=1)
    board.stronghold(BLUE, None, "german-200", losses=1)
    found = [KNIGHTS.figures(KNIGHTS.view(board.state, RED), seat).amounts for seat in range(4)]
    assert [amounts["casualties"] for amounts in found] == [3, 2, 0, 0]
    assert [amounts["troops"] for amounts in found[:2]] == [200 + 300, 250 + 200], "those of the wounded count whole"
