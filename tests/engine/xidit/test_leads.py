"""How the evaluations stand as everybody sees it: in their order, what is hidden left out, who would be out first."""

from __future__ import annotations

import random

import pytest

from engine.xidit.board import CENTRAL, TRACKS
from engine.xidit.leads import PHANTOM, Last, falls, last, leads
from engine.xidit.phases.ending import evaluate
from engine.xidit.rules import XIDIT
from engine.xidit.state import Over
from tests.engine.xidit.positions import bards, guild, levels, position, riches


def test_evaluations_stand_in_the_order_in_which_they_are_made() -> None:
    """Wealth is nobody's to see, the Bastion counts for nothing; all eyes see the same."""
    state = position()
    state.tracks = ["reputation", "wealth", "influence"]
    riches(state, 9, 1, 2, 3)
    levels(state, 1, 4, 0, 2)
    bards(state, "saltmarch", 1, 2, 0, 0)
    state.bards[CENTRAL] = [0, 0, 9, 0]
    seen = [leads(XIDIT.view(state, reader)) for reader in (None, 0, 1, 2, 3)]
    assert all(each == seen[0] for each in seen)
    reputation, wealth, influence = seen[0]
    assert [reputation.track, wealth.track, influence.track] == state.tracks
    assert [seat for seat, _ in reputation.values] == [1, 0, 2, 3]
    assert reputation.closed
    assert wealth.hidden
    assert wealth.values == []
    assert influence.values == [(1, 4), (3, 2), (0, 1), (2, 0)]
    state.frames = [Over()]
    over = leads(XIDIT.view(state, None))
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
def test_who_would_be_out_first(seats: int, totals: tuple[int, ...], wanted: Last) -> None:
    state = position(seats)
    state.tracks = ["influence", "wealth", "reputation"]
    levels(state, *totals)
    found = last(XIDIT.view(state, None))
    assert sorted(found.out) == wanted.out
    assert found.level == wanted.level


def test_with_wealth_first_nobody_can_tell() -> None:
    state = position()
    state.tracks = ["wealth", "influence", "reputation"]
    riches(state, 9, 1, 2, 3)
    assert last(XIDIT.view(state, 0)) == Last([], [])


def test_the_next_evaluation_is_foreseen_among_those_who_are_left() -> None:
    """Up to the first of which nobody can see who is last."""
    state = position()
    state.tracks = ["influence", "reputation", "wealth"]
    levels(state, 1, 4, 3, 2)
    bards(state, "saltmarch", 0, 2, 1, 0)
    view = XIDIT.view(state, None)
    assert falls(view) == [Last([0], []), Last([3], []), Last([], [])]
    state.tracks = ["influence", "wealth", "reputation"]
    assert falls(XIDIT.view(state, None)) == [Last([0], []), Last([], [])]
    levels(state, 2, 4, 3, 2)
    state.tracks = ["influence", "reputation", "wealth"]
    assert len(falls(XIDIT.view(state, None))) == 1, "whoever is out first decides who is last then"


def test_the_phantom_is_behind_all_with_whom_it_is_level() -> None:
    state = position(3)
    state.tracks = ["influence", "wealth", "reputation"]
    state.phantom[TRACKS.index("influence")] = 2
    levels(state, 2, 3, 2)
    view = XIDIT.view(state, None)
    assert leads(view)[0].values[-1] == (PHANTOM, 2)
    assert leads(view)[1].values == [(PHANTOM, state.phantom[TRACKS.index("wealth")])]
    assert last(view) == Last([PHANTOM], [])


def test_what_is_foreseen_is_what_the_rules_do() -> None:
    """Guild levels at random: who is said to be out is out, and the others among those that are level."""
    rng = random.Random(4)
    for number in range(200):
        seats = rng.choice((3, 4, 5))
        state = position(seats)
        state.tracks = ["influence", "wealth", "reputation"]
        for seat, city in enumerate(rng.sample(range(1, 22), seats)):
            guild(state, seat, city, rng.randint(1, 4))
        for player in state.players:
            player.units = [rng.randint(0, 2) for _ in player.units]
        foreseen = last(XIDIT.view(state, None))
        out = {row[0] for row in evaluate(state)[0].rows if row[3]}
        assert set(foreseen.out) <= out <= {*foreseen.out, *foreseen.level}, number
        assert bool(foreseen.level) == (set(foreseen.out) != out), number


def test_who_is_passed_in_a_region_sees_what_it_costs() -> None:
    """Another's bards take one's reputation away although nothing of one's own has changed (P15); the Bastion is
    hidden."""
    state = position()
    bards(state, "saltmarch", 2, 1, 0, 0)
    before = XIDIT.figures(XIDIT.view(state, 0), 0).amounts
    bards(state, "saltmarch", 2, 3, 0, 0)
    state.bards[CENTRAL] = [9, 0, 0, 0]
    after = XIDIT.figures(XIDIT.view(state, 0), 0).amounts
    region = next(r for r in XIDIT.view(state, None).regions if r.slug == "saltmarch")
    assert (before["reputation"], after["reputation"]) == (region.first, region.second)
