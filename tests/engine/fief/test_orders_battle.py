"""What standing orders answer after a roll, number by number (7.8, 7.9)."""

from __future__ import annotations

import pytest

from engine.fief.standing.standing import decide
from engine.fief.state.state import Drawing, Round
from tests.engine.fief.board import AZURE, GULES, Board
from tests.engine.fief.board_war import Troops
from tests.engine.fief.loaded_dice import Loaded


def after_a_roll(board: Board, building: str, mine: Troops, theirs: Troops) -> Board:
    """Hugh has attacked London, and nobody was hit."""
    board.facing(building, mine=mine, theirs=theirs)
    assert isinstance(board.state.dice, Loaded)
    board.state.dice.falls.update({volley: [0] * 12 for volley in ("melee", "archers")})
    board.do(GULES, "attack london azure")
    return board


@pytest.mark.parametrize(
    ("building", "mine", "theirs", "orders", "answer"),
    [
        ("", {"soldier": 5}, {"soldier": 4}, {"fight": "ask"}, ""),
        ("", {"soldier": 5}, {"soldier": 4}, {"fight": "on"}, "fight"),
        ("", {"soldier": 1}, {"soldier": 4}, {"fight": "reckon"}, "fight"),
        ("fortress", {"soldier": 5}, {"soldier": 4}, {"fight": "on"}, "siege"),
        ("fortress", {"soldier": 9}, {"soldier": 4}, {"fight": "on"}, "fight"),
        ("fortress", {"soldier": 8}, {"soldier": 4}, {"fight": "reckon"}, "siege"),
        ("fortress", {"soldier": 9}, {"soldier": 4}, {"fight": "reckon"}, "fight"),
        ("fortress", {"knight": 3}, {"soldier": 4}, {"fight": "reckon"}, "fight"),
        ("fortress", {"knight": 2}, {"soldier": 4}, {"fight": "reckon"}, "siege"),
        ("", {"soldier": 1}, {"knight": 2}, {"fight": "on", "surrender": "hopeless"}, "fight"),
        ("", {"soldier": 1}, {"knight": 3}, {"fight": "on", "surrender": "hopeless"}, "surrender"),
        ("", {"soldier": 1}, {"soldier": 7}, {"fight": "on", "surrender": "hopeless"}, "fight"),
        ("", {"soldier": 1}, {"soldier": 8}, {"fight": "on", "surrender": "hopeless"}, "surrender"),
        ("", {"soldier": 1}, {"soldier": 8}, {"fight": "on", "surrender": "never"}, "fight"),
        ("", {"soldier": 1}, {"soldier": 8}, {"fight": "ask", "surrender": "hopeless"}, ""),
    ],
)
def test_orders_after_a_roll(
    board: Board, building: str, mine: Troops, theirs: Troops, orders: dict[str, str], answer: str
) -> None:
    """Fight on; before walls lay siege with nothing to throw or, who reckons, with less than twice the points; give up
    with less than a quarter. A Lord is a point."""
    after_a_roll(board, building, mine, theirs)
    for key, value in orders.items():
        setattr(board.state.orders[GULES], key, value)
    (prompt,) = [p for p in board.asked(GULES) if p.step == "fight"]
    assert str(decide(board.state, GULES, prompt) or "") == answer


@pytest.mark.parametrize(
    ("building", "limit", "lost", "answer"),
    [
        ("", 2, 1, "fight"),
        ("", 2, 2, "truce"),
        ("", 2, 3, "truce"),
        ("", 0, 3, "fight"),
        ("fortress", 2, 1, "fight"),
        ("fortress", 2, 2, "siege"),
    ],
)
def test_orders_after_so_many_losses(board: Board, building: str, limit: int, lost: int, answer: str) -> None:
    """When enough have fallen in this battle: a siege where one can be laid, else a truce is offered. 0 is no limit."""
    after_a_roll(board, building, {"knight": 4}, {"soldier": 2})
    board.state.orders[GULES].fight, board.state.orders[GULES].limit = "on", limit
    assert board.state.report is not None
    board.state.report.units[0][0] += lost
    (prompt,) = [p for p in board.asked(GULES) if p.step == "fight"]
    assert str(decide(board.state, GULES, prompt)) == answer


@pytest.mark.parametrize(
    ("order", "said", "answer"),
    [
        ("accept", "truce", "truce"),
        ("refuse", "truce", "fight"),
        ("ask", "truce", ""),
        ("accept", "fight", "fight"),
    ],
)
def test_orders_hear_a_truce_that_is_offered(board: Board, order: str, said: str, answer: str) -> None:
    """7.8: accepted, refused or put to the seat; nothing is accepted that nobody has offered."""
    after_a_roll(board, "", {"soldier": 5}, {"soldier": 4})
    board.state.orders[GULES].fight, board.state.orders[GULES].truce = "on", order
    board.battle().said[1] = said
    (prompt,) = [p for p in board.asked(GULES) if p.step == "fight"]
    assert str(decide(board.state, GULES, prompt) or "") == answer


def test_2_12_the_sapper_takes_one_die_of_the_walls(board: Board) -> None:
    """Once in a battle, when his master's side says so."""
    board.noble("henri", AZURE, "london")
    board.put(AZURE, "london", soldier=4)
    board.town("london", "walled")
    board.noble("hugh", GULES, "london", out="oxford", servant="hamon")
    board.put(GULES, "london", out="oxford", knight=7)
    board.turn("battle", GULES, melee=[0] * 12)
    board.do(GULES, "attack london azure")
    before = next(p.params["dice"] for p in board.asked(GULES) if p.step == "fight")
    assert "sap" in board.legal(GULES, "sap")
    board.do(GULES, "sap")
    after = next(p.params["dice"] for p in board.asked(GULES) if p.step == "fight")
    assert (before, after) == (before, before + 1)
    assert not board.legal(GULES, "sap")


def drawing(board: Board, *held: str) -> Board:
    """Gules draws, with some cards in hand; Characters and Fortunes lie ready."""
    board.position()
    board.noble("henri", GULES, "london")
    for slug in ("justice", "harvest"):
        board.state.fortunes.append(board.draw(slug))
    for slug in ("winter-abbess", "margaret"):
        board.state.characters.append(board.draw(slug))
    board.hand(GULES, *held)
    board.state.frames[:] = [Round("fate"), Drawing(GULES)]
    board.run()
    return board


def test_2_0_one_character_among_two_cards(board: Board) -> None:
    """Then a Fortune, then no more."""
    drawing(board)
    assert board.why(GULES, "draw nothing") == "words"
    board.do(GULES, "draw character")
    assert board.why(GULES, "draw character") == "characters"
    assert board.legal(GULES, "draw") == ["draw fortune"]
    board.do(GULES, "draw fortune")
    assert len(board.state.hands[GULES]) == 2
    assert not board.legal(GULES, "draw")


def test_2_0_a_full_hand_draws_no_more(board: Board) -> None:
    """Three cards are a hand."""
    drawing(board, "ambush", "tax")
    board.do(GULES, "draw fortune")
    assert len(board.state.hands[GULES]) == 3
    assert not board.legal(GULES, "draw")
