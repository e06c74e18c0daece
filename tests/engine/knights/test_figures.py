"""What a Baron has, as the first line of what happened counts it."""

from __future__ import annotations

from engine.core import Piece, Place, Word
from engine.knights.game_data import NOBLE
from engine.knights.rules import KNIGHTS
from tests.engine.knights.kit import BLUE, GREEN, RED, city, grant, home, noble, position, stronghold


def test_g1_what_a_baron_has_is_his_alone_and_open_to_everybody() -> None:
    """Troops of his Nobles and of his Stronghold, maintained ones among them; nothing of others."""
    state = position()
    noble(state, "russet", "froli", "english-200", losses=1)
    grant(state, "constable", "russet")
    noble(state, "karmin", "lorne", "regular-50")
    stronghold(state, RED, None, "regular-100")
    noble(state, "woad", "vecht", "french-100", losses=1)
    stronghold(state, BLUE, None, "german-200", losses=1)
    state.nobles[NOBLE["rubino"]].dead = True
    state.nobles[NOBLE["rotenfels"]].gone = True
    grant(state, "vineyards", seat=RED)
    city(state, "monz", RED)
    city(state, "harsk", BLUE)
    red = state.barons[RED]
    red.influence, red.votes, red.faith = 3, 4, 5
    state.barons[BLUE].influence = 6
    for reader in (None, RED, GREEN):
        found = KNIGHTS.figures(KNIGHTS.view(state, reader), RED)
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


def test_g1_a_stronghold_off_the_board_is_nowhere_and_its_troops_are_counted() -> None:
    state = position()
    stronghold(state, BLUE, "", "german-200")
    found = KNIGHTS.figures(KNIGHTS.view(state, BLUE), BLUE)
    assert found.held["stronghold"] == []
    assert found.amounts["troops"] == 200
    assert found.held["titles"] == [Word("title-head")]


def test_g1_casualties_of_nobles_and_of_the_stronghold_are_counted() -> None:
    state = position()
    noble(state, "russet", "froli", "english-200", losses=1)
    stronghold(state, RED, None, "polish-200", "regular-100", losses=2)
    noble(state, "woad", "vecht", "french-100", "french-150", losses=1)
    stronghold(state, BLUE, None, "german-200", losses=1)
    found = [KNIGHTS.figures(KNIGHTS.view(state, RED), seat).amounts for seat in range(4)]
    assert [amounts["casualties"] for amounts in found] == [3, 2, 0, 0]
    assert [amounts["troops"] for amounts in found[:2]] == [200 + 300, 250 + 200], "those of the wounded count whole"
