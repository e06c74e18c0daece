"""How many taps a year of Lords of Xidit takes, by the shortest way, act by act."""

from __future__ import annotations

from cogs import games
from engine.xidit.rules import XIDIT
from tests.cogs.taps import shortest
from tests.engine.xidit.board import Board

games()  # brings the fronts


def test_a_year_of_six_orders() -> None:
    """A list for every order, and the seal."""
    state = Board().position(cities=(10, 2, 3, 4)).state
    orders = [f"order {step} {what}" for step, what in enumerate(("blue", "act", "red", "act", "wait", "black"), 1)]
    found = shortest(XIDIT, state, 0, [*orders, "seal"])
    assert len(found) <= 7, found


def test_a_reward_and_its_bards_to_two_regions() -> None:
    """The two kinds, then all bards at once, whatever the shares."""
    board = Board().position(cities=(10, 2, 3, 4), threats=(10,), units={0: "infantry infantry cleric"})
    board.run_year({0: "act"})
    sent = ["bard mirrormere"] * 3 + ["bard goldenvale"]
    found = shortest(XIDIT, board.state, 0, ["reward sovereigns bards", *sent])
    assert len(found) <= 2, found


def test_a_titan_and_the_units_for_it() -> None:
    """Which Titan, then any units by one list."""
    board = Board().position(cities=(4, 2, 3, 4), units={0: "militia archer archer mage"})
    board.wake(3)
    board.run_year({0: "act"})
    wanted = ["titan 3", "spend archer", "spend archer", "spend mage"]
    found = shortest(XIDIT, board.state, 0, wanted, ticked=("archer", "mage"))
    assert len(found) <= 2, found


def test_a_census() -> None:
    """All units at once, and the seal."""
    board = Board().position(year=4, cities=(10, 2, 3, 4), units={0: "militia militia archer mage"}, style="quick")
    for seat in range(4):
        board.do(seat, "standing-census ask")
    board.run_year({})
    found = shortest(XIDIT, board.state, 0, ["show-all", "seal"])
    assert len(found) <= 2, found
