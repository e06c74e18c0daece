"""How the evaluations stand as everybody sees it: in their order, what is hidden left out, who would be out first."""

from __future__ import annotations

import random

import pytest

from engine.xidit.board import CENTRAL, TRACKS
from engine.xidit.leads import PHANTOM, Last, falls, last, leads
from engine.xidit.phases.ending import evaluate
from engine.xidit.rules import XIDIT
from engine.xidit.state import Over
from tests.engine.xidit.board import Board


def test_evaluations_stand_in_the_order_in_which_they_are_made(board: Board) -> None:
    """Wealth is nobody's to see, the Bastion counts for nothing; all eyes see the same."""
    board.position()
    board.state.tracks = ["reputation", "wealth", "influence"]
    board.riches(9, 1, 2, 3)
    board.levels(1, 4, 0, 2)
    board.bards("saltmarch", 1, 2, 0, 0)
    board.state.bards[CENTRAL] = [0, 0, 9, 0]
    seen = [leads(XIDIT.view(board.state, reader)) for reader in (None, 0, 1, 2, 3)]
    assert all(each == seen[0] for each in seen)
    reputation, wealth, influence = seen[0]
    assert [reputation.track, wealth.track, influence.track] == board.state.tracks
    assert [seat for seat, _ in reputation.values] == [1, 0, 2, 3]
    assert reputation.closed
    assert wealth.hidden
    assert wealth.values == []
    assert influence.values == [(1, 4), (3, 2), (0, 1), (2, 0)]
    board.state.frames = [Over()]
    over = leads(XIDIT.view(board.state, None))
    assert over[1].values == [(0, 9), (3, 3), (2, 2), (1, 1)]
    assert over[0].values[0][0] in (1, 2)
    assert not any(lead.hidden or lead.closed for lead in over)


@pytest.mark.parametrize(
    ("seats", "totals", "wanted"),
    [
        (4, (3, 1, 2, 4), Last([1], [])),
        (4, (3, 1, 1, 4), Last([], [1, 2])),
        (5, (3, 1, 2, 4, 5), Last([1, 2], [])),
        (5, (3, 1, 1, 4, 5), Last([1, 2], [])),
        (5, (3, 1, 3, 4, 5), Last([1], [0, 2])),
        (5, (3, 3, 3, 4, 5), Last([], [0, 1, 2])),
    ],
)
def test_who_would_be_out_first(board: Board, seats: int, totals: tuple[int, ...], wanted: Last) -> None:
    board.position(seats)
    board.state.tracks = ["influence", "wealth", "reputation"]
    board.levels(*totals)
    found = last(XIDIT.view(board.state, None))
    assert sorted(found.out) == wanted.out
    assert found.level == wanted.level


def test_with_wealth_first_nobody_can_tell(board: Board) -> None:
    board.position()
    board.state.tracks = ["wealth", "influence", "reputation"]
    board.riches(9, 1, 2, 3)
    assert last(XIDIT.view(board.state, 0)) == Last([], [])


def test_the_next_evaluation_is_foreseen_among_those_who_are_left(board: Board) -> None:
    """Up to the first of which nobody can see who is last."""
    board.position()
    board.state.tracks = ["influence", "reputation", "wealth"]
    board.levels(1, 4, 3, 2)
    board.bards("saltmarch", 0, 2, 1, 0)
    view = XIDIT.view(board.state, None)
    assert falls(view) == [Last([0], []), Last([3], []), Last([], [])]
    board.state.tracks = ["influence", "wealth", "reputation"]
    assert falls(XIDIT.view(board.state, None)) == [Last([0], []), Last([], [])]
    board.levels(2, 4, 3, 2)
    board.state.tracks = ["influence", "reputation", "wealth"]
    assert len(falls(XIDIT.view(board.state, None))) == 1, "whoever is out first decides who is last then"


def test_the_phantom_is_behind_all_with_whom_it_is_level(board: Board) -> None:
    board.position(3)
    board.state.tracks = ["influence", "wealth", "reputation"]
    board.state.phantom[TRACKS.index("influence")] = 2
    board.levels(2, 3, 2)
    view = XIDIT.view(board.state, None)
    assert leads(view)[0].values[-1] == (PHANTOM, 2)
    assert leads(view)[1].values == [(PHANTOM, board.state.phantom[TRACKS.index("wealth")])]
    assert last(view) == Last([PHANTOM], [])


def test_what_is_foreseen_is_what_the_rules_do(board: Board) -> None:
    """Guild levels at random: who is said to be out is out, and the others among those that are level."""
    rng = random.Random(4)
    for number in range(200):
        seats = rng.choice((3, 4, 5))
        board.position(seats)
        board.state.tracks = ["influence", "wealth", "reputation"]
        for seat, city in enumerate(rng.sample(range(1, 22), seats)):
            board.guild(seat, city, rng.randint(1, 4))
        for player in board.state.players:
            player.units = [rng.randint(0, 2) for _ in player.units]
        foreseen = last(XIDIT.view(board.state, None))
        out = {row[0] for row in evaluate(board.state)[0].rows if row[3]}
        assert set(foreseen.out) <= out <= {*foreseen.out, *foreseen.level}, number
        assert bool(foreseen.level) == (set(foreseen.out) != out), number


def test_who_is_passed_in_a_region_sees_what_it_costs(board: Board) -> None:
    """Another's bards take one's reputation away although nothing of one's own has changed (P15); the Bastion is
    hidden."""
    board.position()
    board.bards("saltmarch", 2, 1, 0, 0)
    before = XIDIT.figures(XIDIT.view(board.state, 0), 0).amounts
    board.bards("saltmarch", 2, 3, 0, 0)
    board.state.bards[CENTRAL] = [9, 0, 0, 0]
    after = XIDIT.figures(XIDIT.view(board.state, 0), 0).amounts
    region = next(r for r in XIDIT.view(board.state, None).regions if r.slug == "saltmarch")
    assert (before["reputation"], after["reputation"]) == (region.first, region.second)
