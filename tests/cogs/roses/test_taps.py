"""How many taps a turn of Wars of the Roses takes, by the shortest way, act by act."""

from __future__ import annotations

from bot.presenter.games.roses.screens import action as acting
from engine.roses.board import BLOCK
from engine.roses.rules import ROSES
from engine.roses.state import POOL
from tests.cogs.roses.positions import accepted, question, won
from tests.cogs.seat_views import look_at
from tests.cogs.taps import shortest
from tests.engine.roses.board import Board

MEN = {
    "lan_oxford": "essex", "lan_devon": "essex", "lan_clifford": "north_yorks", "lan_beaumont": "lincoln",
    "lan_buckingham": "lincoln", "lan_northumberland": "lincoln", "lan_henry_vi": "middlesex",
    "lan_exeter": "middlesex", "yor_york": "ireland",
}  # fmt: skip
"""Armies in three areas and a block alone in a fourth."""


def spent(card: str, *turn: str) -> list[str]:
    """The taps of a turn of Lancaster: its card, what it does with the points, the end."""
    asked = Board(ROSES.setup(seats=2, seed="taps"))
    while question(look_at(ROSES, asked.state, 0)).step != "cards":
        asked.do(0, "keep")
        asked.do(1, "keep")
    held = asked.state.players[0].hand[0]
    ways = shortest(ROSES, asked.state, 0, [f"card {held}"])
    return ways + shortest(ROSES, Board().acting(MEN, card).state, 0, [*turn, "done"])


def test_three_points_for_three_armies() -> None:
    """A card, three armies that go on each as a whole, one of them two areas far, and the end."""
    found = spent(
        "action_3",
        "move lan_oxford east_anglia", "move lan_devon east_anglia",
        "move lan_clifford east_yorks",
        "move lan_beaumont leicester", "move lan_beaumont warwick", "move lan_buckingham leicester",
        "move lan_buckingham warwick", "move lan_northumberland leicester", "move lan_northumberland warwick",
    )  # fmt: skip
    assert len(found) <= 9, found


def test_three_points_for_single_blocks_out_of_armies() -> None:
    """The same with one block out of each army: whoever goes alone is chosen by name."""
    found = spent(
        "action_3", "move lan_oxford east_anglia", "move lan_exeter oxford", "move lan_buckingham leicester",
        "move lan_buckingham warwick",
    )  # fmt: skip
    assert len(found) <= 9, found


def test_recruits_come_in_at_once() -> None:
    """Three of the pool by one list, for all points."""
    board = Board().acting({"lan_henry_vi": "middlesex", "yor_york": "ireland"}, "action_3")
    for block in ("lan_rivers", "lan_stanley", "lan_coventry_levy"):
        board.state.where[BLOCK[block]] = POOL
    wanted = ["recruit lan_stanley lancaster", "recruit lan_rivers leicester", "recruit lan_coventry_levy warwick"]
    ticked = ("Stanley (Lancaster) in Lancaster", "Rivers", "Coventry")
    found = shortest(ROSES, board.state, 0, [*wanted, "done"], ticked=ticked)
    assert len(found) <= 2, found


def test_everybody_comes_to_a_muster() -> None:
    """The area, and whoever can come by one button, as far as borders let them through; the rest one by one."""
    board = Board().acting(MEN, "muster")
    board.do(0, "muster leicester")
    look = look_at(ROSES, board.state, 0)
    wanted = [str(action) for action in acting.everybody(look)]
    assert accepted(board.state, 0, tuple(wanted)) == ""
    assert len({words.split()[1] for words in wanted}) == 7
    found = shortest(ROSES, board.state, 0, [*wanted, "done"])
    assert len(found) <= 2, found


def test_an_attack_and_what_follows() -> None:
    """Two armies attack, the point that is left is given away knowingly; then who is not fed moves on, all at once."""
    board = Board().acting(MEN | {"yor_march": "leicester"}, "action_3")
    attack = [
        "move lan_beaumont leicester", "move lan_buckingham leicester", "move lan_northumberland leicester",
        "move lan_oxford leicester", "move lan_devon leicester",
    ]  # fmt: skip
    found = shortest(ROSES, board.state, 0, [*attack, "done"])
    assert len(found) <= 6, found
    fed = ["regroup lan_coventry_levy middlesex", "regroup lan_oxford middlesex", "done"]
    found = shortest(ROSES, won().state, 0, fed)
    assert len(found) <= 1, found
