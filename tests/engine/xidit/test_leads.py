"""How the evaluations stand as everybody sees it: in their order, what is hidden left out, who would be out first."""

from __future__ import annotations

import random

import pytest

from engine.xidit.analysis import FAR, PHANTOM, Fall, Last, fallen, falls, last, leads, points_by_region, sooner
from engine.xidit.board import CENTRAL, REGIONS, ROADS, TRACKS
from engine.xidit.phases.ending import evaluate
from engine.xidit.rules import XIDIT
from engine.xidit.state import Over
from tests.engine.immutability import changeable
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


DAVID, AINHOA, ANDRES, MARIA = range(4)


def test_what_decided_who_is_out_is_named(board: Board) -> None:
    """The rulebook's end of four: David and Ainhoa are level with 18 sovereigns, and 2 units are fewer than 4; Maria
    has 8 levels where Andres has 9; at the end Ainhoa has 16 reputation and Andres 15 (P16.2, P16.3)."""
    board.position(year=12)
    board.state.tracks = ["wealth", "influence", "reputation"]
    board.riches(18, 18, 25, 30)
    board.give(DAVID, "militia militia")
    board.give(AINHOA, "militia militia militia militia")
    board.levels(11, 12, 9, 8)
    for slug, counts in {
        "crownlands": (5, 0, 0, 0), "highmoor": (2, 0, 0, 0), "frostmark": (0, 5, 0, 4), "mirrormere": (0, 4, 0, 0),
        "saltmarch": (0, 0, 5, 4), "amberdunes": (0, 0, 6, 5),
    }.items():  # fmt: skip
        board.bards(slug, *counts)
    wealth, influence, reputation = (fallen(ranking) for ranking in evaluate(board.state))
    assert wealth == [Fall(DAVID, 18, 2, AINHOA, 18, 4, "units")]
    assert influence == [Fall(MARIA, 8, 0, ANDRES, 9, 0, "value")]
    assert reputation == [Fall(ANDRES, 15, 0, AINHOA, 16, 4, "value")]
    assert not changeable(wealth)


def test_of_two_who_are_out_each_is_held_against_who_stays_in(board: Board) -> None:
    """Five seats lose two in the first evaluation (P16.4); level in units too, who sits nearer to the first seat stays
    (P16.2); the phantom loses every tie (P18.5)."""
    board.position(5)
    board.state.tracks = ["wealth", "influence", "reputation"]
    board.riches(1, 2, 2, 4, 5)
    first = evaluate(board.state)[0]
    assert fallen(first) == [Fall(0, 1, 0, 1, 2, 0, "value"), Fall(2, 2, 0, 1, 2, 0, "turn")]
    board.position(3)
    board.state.tracks = ["wealth", "influence", "reputation"]
    board.state.phantom = [5, 5, 5]
    board.riches(5, 8, 9)
    assert fallen(evaluate(board.state)[0]) == [Fall(PHANTOM, 5, -1, 0, 5, 0, "phantom")]


def test_reputation_is_told_by_region_until_the_bastion_opens(board: Board) -> None:
    """Most bards earn the first value, second most the second, the most first (P15.3, P9.2)."""
    board.position()
    by_slug = {region.slug: region for region in REGIONS}
    board.bards("saltmarch", 2, 1, 0, 0)
    board.bards("highmoor", 1, 2, 2, 0)
    board.bards("frostmark", 1, 2, 0, 0)
    board.bards("crownlands", 3, 0, 0, 0)
    seen = points_by_region(XIDIT.view(board.state, 1), 0)
    assert seen == {"saltmarch": by_slug["saltmarch"].first, "frostmark": by_slug["frostmark"].second}
    board.state.frames = [Over()]
    opened = points_by_region(XIDIT.view(board.state, 1), 0)
    assert opened == {**seen, "crownlands": by_slug["crownlands"].first}
    assert [*opened] == sorted(opened, key=lambda slug: -opened[slug])


def test_who_can_act_in_a_city_first(board: Board) -> None:
    """Every road on the way takes a step; in one step the first seat acts first (P7.1)."""
    there = ROADS[15]["blue"]
    two = next(c for c in range(1, 22) if FAR[c][15] == 2)
    board.position(cities=(15, there, two, 15), first=1)
    view = XIDIT.view(board.state, None)
    assert sooner(view, 0, 15, 1) == [3], "seat 3 stands there too and comes before seat 0 in the first step"
    assert sooner(view, 3, 15, 1) == []
    assert sooner(view, 0, 15, 2) == [1, 3], "one road, then an action in step 2"
    assert sooner(view, 0, 15, 3) == [1, 2, 3]
    assert sooner(view, 1, 15, 2) == [0, 3]
    fresh = XIDIT.view(XIDIT.setup(seats=4, seed="unplaced"), None)
    assert sooner(fresh, 0, 15, 6) == [], "nobody stands anywhere yet"
