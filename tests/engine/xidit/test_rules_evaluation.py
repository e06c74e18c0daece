"""The three evaluations, their ties, and the phantom (pages 14 to 16 and 18)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.xidit.analysis import PHANTOM, influence, reputation_of
from engine.xidit.board import CENTRAL, INDEX, REGIONS
from engine.xidit.phases.ending import evaluate
from engine.xidit.rules import XIDIT
from engine.xidit.state import Over
from engine.xidit.view import Ranking
from tests.engine.xidit.board import Board

DAVID, AINHOA, ANDRES, MARIA = range(4)


def finished(
    board: Board, seats: int = 4, tracks: Sequence[str] = ("wealth", "influence", "reputation"), first: int = 0
) -> Board:
    """A game that has just ended."""
    board.position(seats, first=first, year=12)
    board.state.tracks = list(tracks)
    board.state.frames = [Over()]
    return board


def dropped(ranking: Ranking) -> list[int]:
    """Who was eliminated here."""
    return [row[0] for row in ranking.rows if row[3]]


def test_p15_wealth_is_the_sum_of_sovereigns(board: Board) -> None:
    """Ranked from richest to poorest."""
    finished(board)
    board.riches(3, 9, 5, 7)
    ranking = evaluate(board.state)[0]
    assert [(seat, value) for seat, value, *_ in ranking.rows] == [(1, 9), (3, 7), (2, 5), (0, 3)]


def test_p15_influence_counts_levels_on_the_board(board: Board) -> None:
    """Ten on the board are ten; what waits behind the screen is ignored."""
    finished(board)
    board.levels(10, 2, 2, 2)
    board.state.players[0].waiting = 2
    board.state.players[0].levels_left -= 2
    assert influence(board.state)[0] == 10


def test_p15_reputation_first_and_second(board: Board) -> None:
    """The most bards earn the first value, the second most the second, the rest nothing."""
    finished(board)
    board.bards("frostmark", 3, 5, 1, 0)
    first, second = REGIONS[INDEX["frostmark"]].first, REGIONS[INDEX["frostmark"]].second
    assert reputation_of(board.state.bards) == [second, first, 0, 0]


def test_p15_reputation_tie_for_first(board: Board) -> None:
    """All tied first earn the first value; then nobody earns the second."""
    finished(board)
    board.bards("frostmark", 3, 3, 1, 0)
    first = REGIONS[INDEX["frostmark"]].first
    assert reputation_of(board.state.bards) == [first, first, 0, 0]


def test_p15_reputation_tie_for_second(board: Board) -> None:
    """All tied second earn the second value."""
    finished(board)
    board.bards("frostmark", 4, 3, 3, 0)
    first, second = REGIONS[INDEX["frostmark"]].first, REGIONS[INDEX["frostmark"]].second
    assert reputation_of(board.state.bards) == [first, second, second, 0]


def test_p15_reputation_needs_a_bard(board: Board) -> None:
    """No bards, no points: neither in an empty region nor as second to a lone first."""
    finished(board)
    board.bards("frostmark", 4, 0, 0, 0)
    assert reputation_of(board.state.bards) == [REGIONS[INDEX["frostmark"]].first, 0, 0, 0]


def test_p15_bastion_opens_at_the_end(board: Board) -> None:
    """The central region counts like the others, and its bards are shown."""
    finished(board)
    board.bards("crownlands", 0, 2, 1, 0)
    central = REGIONS[CENTRAL]
    assert reputation_of(board.state.bards) == [0, central.first, central.second, 0]
    view = XIDIT.view(board.state, None)
    assert view.regions[CENTRAL].bards == [0, 2, 1, 0]
    assert view.seats[1].bards_on_board == 2


def test_p15_all_regions_lie_open_at_the_end(board: Board) -> None:
    """Every one with its bards, whoever looks."""
    finished(board)
    for n, slug in enumerate(INDEX):
        board.bards(slug, n % 3, 1, 0, (n + 1) % 3)
    for reader in (0, 3, None):
        shown = [region.bards for region in XIDIT.view(board.state, reader).regions]
        assert shown == [[n % 3, 1, 0, (n + 1) % 3] for n in range(9)]


def test_p16_example_of_four_players(board: Board) -> None:
    """David drops out on wealth by fewer units, Maria on influence, then Ainhoa outranks Andres: she wins."""
    finished(board)
    board.riches(18, 18, 25, 30)
    board.give(DAVID, "militia militia")
    board.give(AINHOA, "militia militia militia militia")
    board.levels(11, 12, 9, 8)
    board.bards("crownlands", 5, 0, 0, 0)
    board.bards("highmoor", 2, 0, 0, 0)
    board.bards("frostmark", 0, 5, 0, 4)
    board.bards("mirrormere", 0, 4, 0, 0)
    board.bards("saltmarch", 0, 0, 5, 4)
    board.bards("amberdunes", 0, 0, 6, 5)
    wealth, influence_, reputation_ = evaluate(board.state)
    assert dropped(wealth) == [DAVID]
    assert [row[0] for row in wealth.rows] == [MARIA, ANDRES, AINHOA, DAVID]
    assert [(row[0], row[1]) for row in influence_.rows] == [(AINHOA, 12), (DAVID, 11), (ANDRES, 9), (MARIA, 8)]
    assert dropped(influence_) == [MARIA]
    assert [row[0] for row in influence_.rows if row[4]] == [DAVID]
    assert [(row[0], row[1]) for row in reputation_.rows] == [(DAVID, 18), (AINHOA, 16), (ANDRES, 15), (MARIA, 12)]
    assert dropped(reputation_) == [ANDRES]
    outcome = XIDIT.outcome(board.state)
    assert outcome is not None
    assert outcome.places == [[AINHOA], [ANDRES], [MARIA], [DAVID]]
    assert outcome.reason == "xidit-outcome-saviour"
    assert outcome.scores[AINHOA]["influence"] == 12
    view = XIDIT.view(board.state, None)
    assert [s.eliminated for s in view.seats] == [True, False, True, True]
    assert len(view.rankings) == 3


def test_p16_eliminated_seats_are_passed_over(board: Board) -> None:
    """In later evaluations the last of those still in drops out, even if somebody already out ranks lower."""
    finished(board)
    board.riches(0, 5, 6, 7)
    board.levels(0, 4, 3, 2)
    _, second, _ = evaluate(board.state)
    assert [row[0] for row in second.rows] == [1, 2, 3, 0]
    assert dropped(second) == [3]


def test_p16_ties_are_broken_by_units(board: Board) -> None:
    """More units behind the screen rank higher."""
    finished(board)
    board.riches(5, 5, 5, 9)
    board.give(0, "mage")
    board.give(1, "militia militia")
    ranking = evaluate(board.state)[0]
    assert [row[0] for row in ranking.rows] == [3, 1, 0, 2]


def test_p16_last_ties_go_to_the_nearest_on_the_left(board: Board) -> None:
    """Ruling: clockwise from the first seat, which is itself the nearest."""
    finished(board, first=2)
    ranking = evaluate(board.state)[0]
    assert [row[0] for row in ranking.rows] == [2, 3, 0, 1]


def test_p16_five_players_drop_two_in_the_first(board: Board) -> None:
    """Two in the first evaluation, one in each of the others."""
    finished(board, 5)
    board.riches(1, 2, 3, 4, 5)
    board.levels(4, 4, 3, 2, 1)
    first, second, third = evaluate(board.state)
    assert dropped(first) == [1, 0]
    assert dropped(second) == [4]
    assert len(dropped(third)) == 1
    outcome = XIDIT.outcome(board.state)
    assert outcome is not None
    assert outcome.places[-2:] == [[1], [0]]
    assert len(outcome.places) == 5


def test_p16_order_of_the_evaluations_decides(board: Board) -> None:
    """The same position with the tracks in another order has another winner."""
    finished(board)
    board.riches(0, 5, 6, 7)
    board.levels(9, 0, 5, 4)
    one = XIDIT.outcome(board.state)
    board.state.tracks = ["influence", "wealth", "reputation"]
    other = XIDIT.outcome(board.state)
    assert one is not None
    assert other is not None
    assert one.places[-1] == [0]
    assert other.places[-1] == [1]


def test_p18_phantom_is_ranked_and_can_eliminate(board: Board) -> None:
    """Its points count as a fourth player's; here it outlasts seat 0 on wealth and then falls."""
    finished(board, 3)
    board.state.phantom = [6, 0, 4]
    board.riches(2, 8, 9)
    board.levels(4, 3, 2)
    wealth, influence_, third = evaluate(board.state)
    assert [row[0] for row in wealth.rows] == [2, 1, PHANTOM, 0]
    assert dropped(wealth) == [0]
    assert dropped(influence_) == [PHANTOM]
    assert len(dropped(third)) == 1
    outcome = XIDIT.outcome(board.state)
    assert outcome is not None
    assert outcome.reason == "xidit-outcome-saviour"
    assert len(outcome.places) == 3


def test_p18_phantom_loses_ties(board: Board) -> None:
    """Tied with a seat on the brink, the phantom drops out, whatever units the seat has."""
    finished(board, 3)
    board.state.phantom = [5, 5, 5]
    board.riches(5, 8, 9)
    assert dropped(evaluate(board.state)[0]) == [PHANTOM]
    assert evaluate(board.state)[0].rows[-1] == (-1, 5, -1, True, False)


def test_p18_phantom_may_outlast_everybody(board: Board) -> None:
    """Ruling: then nobody is the saviour and nobody holds a place; the scores stand."""
    finished(board, 3)
    board.state.phantom = [30, 30, 90]
    board.riches(1, 2, 3)
    outcome = XIDIT.outcome(board.state)
    assert outcome is not None
    assert outcome.reason == "xidit-outcome-phantom"
    assert outcome.places == []
    assert outcome.scores[2]["wealth"] == 3
    assert all(s.eliminated for s in XIDIT.view(board.state, 0).seats)
