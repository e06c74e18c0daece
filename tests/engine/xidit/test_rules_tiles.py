"""How city tiles come and go, Titans awake and reinforcements arrive (pages 10 to 12)."""

from __future__ import annotations

import pytest

from engine.core import Place
from engine.xidit.board import UNITS
from engine.xidit.rules import XIDIT
from engine.xidit.state import XiditState
from engine.xidit.tiles import recruit_side
from tests.engine.xidit.board import Board, counts, keys


def kill(board: Board, seat: int, then: str = "reward sovereigns guild") -> list[str]:
    """A seat beats the threat in its city and takes a reward; the rest of the year passes."""
    return keys(board.run_year({seat: "act"}) + board.do(seat, then))


def test_p10_recruitment_tile_leaves_with_its_last_unit(board: Board) -> None:
    """Ainhoa in city 8: the tile goes to its discard, the next one comes in with its units, the pile fills the gap."""
    board.position(cities=(8, 2, 3, 4), recruits={8: "cleric"}, coming=(6, 10), recruit_pile=(9, 12))
    events = board.run_year({0: "act"})
    assert board.state.recruit_discard == [8]
    assert board.state.recruits[8] == []
    assert board.state.recruits[6] == counts("militia archer archer infantry mage")
    assert board.state.next_recruit == 12
    assert board.state.recruit_pile == [9]
    assert keys(events)[keys(events).index("recruit") :][:2] == ["recruit", "tile-recruit"]


def test_p10_tile_comes_in_before_the_next_order(board: Board) -> None:
    """The tile of the first seat's recruit is there for the second seat in the same step."""
    board.position(cities=(8, 6, 3, 4), recruits={8: "cleric"}, coming=(6, 10))
    board.run_year({0: "act", 1: "act"})
    assert board.state.players[1].units == counts("militia")


def test_p10_threat_tile_is_replaced(board: Board) -> None:
    """The beaten threat goes to its discard, the next one comes in, the pile fills the gap."""
    board.position(cities=(9, 2, 3, 4), threats=(9,), coming=(6, 10), threat_pile=(12, 13), units={0: "militia archer"})
    told = kill(board, 0)
    assert board.state.threat_discard == [9]
    assert 10 in board.state.threats
    assert board.state.next_threat == 13
    assert board.state.threat_pile == [12]
    assert told.index("tile-threat") > told.index("reward-guild")


def test_p10_missing_units_leave_holes(board: Board) -> None:
    """What the barracks lack is not replaced by another unit."""
    board.position(cities=(8, 2, 3, 4), recruits={8: "cleric"}, coming=(6, 10))
    board.give(3, " ".join(["mage"] * board.state.barracks[4]))
    board.give(2, " ".join(["archer"] * (board.state.barracks[1] - 1)))
    board.run_year({0: "act"})
    assert board.state.recruits[6] == counts("militia archer infantry")


def test_p10_tile_without_any_unit_is_cleared(board: Board) -> None:
    """Ruling: a tile that came in wholly empty goes at the first action order there, which recruits nobody."""
    board.position(cities=(8, 6, 3, 4), recruits={8: "cleric"}, coming=(6, 10))
    for n, unit in enumerate(UNITS):
        board.give(3, " ".join([unit] * board.state.barracks[n]))
    events = board.run_year({0: "act", 1: "wait act"})
    assert "nobody-there" in keys(events)
    assert board.state.recruits[6] == []
    assert board.state.recruit_discard == [8, 6]
    assert sum(board.state.players[1].units) == 0


def test_p10_recruitment_pile_is_refilled_from_beaten_threats(board: Board) -> None:
    """When its last tile moves up, the threat discard is turned over at once; what lay lowest comes first."""
    board.position(
        cities=(8, 2, 3, 4), recruits={8: "cleric"}, coming=(6, 10), recruit_pile=(12,), threat_discard=(13, 14, 15)
    )
    board.run_year({0: "act"})
    assert board.state.next_recruit == 12
    assert board.state.recruit_pile == [15, 14, 13]
    assert board.state.threat_discard == []


def test_p10_threat_pile_is_refilled_from_emptied_tiles(board: Board) -> None:
    """Likewise the other way round."""
    board.position(
        cities=(9, 2, 3, 4),
        threats=(9,),
        coming=(6, 10),
        threat_pile=(12,),
        recruit_discard=(13, 14),
        units={0: "militia archer"},
    )
    kill(board, 0)
    assert board.state.next_threat == 12
    assert board.state.threat_pile == [14, 13]
    assert board.state.recruit_discard == []


def test_p10_no_discard_leaves_the_pile_empty(board: Board) -> None:
    """Nothing to turn over: the pile stays empty, the next tile still lies there."""
    board.position(cities=(8, 2, 3, 4), recruits={8: "cleric"}, coming=(6, 10), recruit_pile=(12,))
    board.run_year({0: "act"})
    assert board.state.next_recruit == 12
    assert board.state.recruit_pile == []
    view = XIDIT.view(board.state, 0)
    assert [t.city for t in view.coming_recruits] == [12]


def test_p10_recruitment_takes_the_top_threat(board: Board) -> None:
    """Reserve empty, nothing to turn over: the top threat tile is turned and becomes the next recruitment tile."""
    board.position(cities=(8, 2, 3, 4), recruits={8: "cleric"}, coming=(6, 10), recruit_pile=())
    assert board.state.recruit_pile == []
    top = board.state.threat_pile[-1]
    board.run_year({0: "act"})
    assert board.state.next_recruit == top
    assert top not in board.state.threat_pile
    assert not any(board.state.awake)


def test_p10_beaten_threats_come_before_the_pile_of_threats(board: Board) -> None:
    """A recruitment pile that ran out while no threat had been beaten is made of those that were beaten since: what was
    beaten first comes in first, and the pile of threats stays as it is."""
    board.position(
        cities=(8, 2, 3, 4), recruits={8: "cleric"}, coming=(6, 10), recruit_pile=(), threat_discard=(12, 13)
    )
    pile = list(board.state.threat_pile)
    board.run_year({0: "act"})
    assert (board.state.next_recruit, board.state.recruit_pile, board.state.threat_discard) == (12, [13], [])
    assert board.state.threat_pile == pile


def test_p10_recruitment_empties_the_threat_pile_too(board: Board) -> None:
    """Ruling: an empty threat pile is first refilled with the emptied tiles, then gives its top."""
    board.position(
        cities=(8, 2, 3, 4), recruits={8: "cleric"}, coming=(6, 10), threat_pile=(), recruit_discard=(12, 13, 14)
    )
    board.state.threat_discard, board.state.recruit_pile = [], []
    spare = [c for c in range(1, 22) if c not in _lying(board.state)]
    board.state.recruit_discard = list(spare)
    board.run_year({0: "act"})
    assert board.state.next_recruit == spare[0]
    assert board.state.threat_pile == [8, *reversed(spare[1:])]
    assert board.state.recruit_discard == []


def test_p10_recruitment_takes_the_last_threat_of_its_pile(board: Board) -> None:
    """The pile that this leaves empty is refilled at once with the emptied tiles; no Titan awakes."""
    board.position(cities=(8, 2, 3, 4), recruits={8: "cleric"}, coming=(6, 10), recruit_discard=(12, 13))
    board.state.recruit_discard += board.state.threat_pile[1:]
    del board.state.threat_pile[1:]
    emptied, [last] = list(board.state.recruit_discard), board.state.threat_pile
    board.run_year({0: "act"})
    assert board.state.next_recruit == last
    assert (board.state.threat_pile, board.state.recruit_discard) == ([8, *emptied[::-1]], [])
    assert not any(board.state.awake)


def _lying(state: XiditState) -> set[int]:
    return {c for c, row in enumerate(state.recruits) if row} | {*state.threats, state.next_recruit, state.next_threat}


def test_p11_planning_for_the_next_threat(board: Board) -> None:
    """David's example: the sixth order is an action in city 12, whose threat comes in when another falls."""
    board.position(
        cities=(9, 12, 3, 4),
        threats=(9,),
        coming=(6, 12),
        units={0: "militia archer", 1: "infantry mage"},
    )
    board.do(0, "standing-reward sovereigns-guild")
    events = board.run_year({0: "act", 1: "wait wait wait wait wait act"})
    beaten = [e.params["city"] for e in events if e.key == "xidit-threat-beaten"]
    assert beaten == [Place(9), Place(12)]


def dry(board: Board, awake: tuple[int, ...] = ()) -> Board:
    """Seat 0 is about to beat the last threat that can be replaced."""
    board.position(cities=(9, 2, 3, 4), threats=(9,), coming=(6, 10), threat_pile=(), units={0: "militia archer"})
    board.wake(*awake)
    return board


def test_p11_titans_awake_and_reinforcements_come(board: Board) -> None:
    """No threat is left to move up: the top Titan of each stack wakes and the tiles are mixed, at once."""
    dry(board)
    told = kill(board, 0)
    assert told.index("awakening") > told.index("tile-threat")
    assert told.index("reinforcements") == told.index("awakening") + 1
    assert board.state.awake == [True, True, True]
    assert [len(stack) for stack in board.state.titans] == [2, 2, 2]
    view = XIDIT.view(board.state, None)
    assert all(t.creature and t.sovereigns for t in view.titans)


def test_p12_reinforcements_mix_discard_and_pile(board: Board) -> None:
    """Beaten threats, on them the rest of the recruitment pile: the top two stay recruits, the rest become threats."""
    dry(board)
    pile = list(board.state.recruit_pile)
    kill(board, 0)
    assert board.state.recruit_pile == pile[-2:]
    assert sorted([*board.state.threat_pile, board.state.next_threat]) == sorted([*pile[:-2], 9])
    assert board.state.threat_discard == []
    assert board.state.next_recruit == 6


@pytest.mark.parametrize("rest", [0, 1])
def test_p12_reinforcements_with_fewer_than_two_recruits_left(board: Board, rest: int) -> None:
    """Where the recruitment pile holds fewer than two, the last beaten threats lie on top and are recruits."""
    dry(board)
    kept = board.state.recruit_pile[-rest:] if rest else []
    beaten = [c for c in board.state.recruit_pile if c not in kept]
    board.state.recruit_pile, board.state.threat_discard = list(kept), list(beaten)
    told = kill(board, 0)
    assert "reinforcements" in told
    discarded = [*beaten, 9]
    pile = discarded[::-1] + kept
    assert board.state.recruit_pile == pile[-2:]
    assert sorted([*board.state.threat_pile, board.state.next_threat]) == sorted(pile[:-2])
    assert board.state.threat_discard == []


def test_p12_reinforcements_are_shuffled(board: Board) -> None:
    """The new threat pile's order is luck; the draw is recorded."""
    orders = set()
    for seed in range(12):
        dry(board)
        board.state.dice.seed = f"shuffle-{seed}"
        kill(board, 0)
        assert {d.label for d in XIDIT.draws(board.state)} == {"reinforcements"}
        orders.add((*board.state.threat_pile, board.state.next_threat))
    assert len(orders) > 5


def test_p12_awake_titans_stay_and_empty_stacks_wake_none(board: Board) -> None:
    """A second awakening turns only sleeping tops; reinforcements come whatever the Titans do."""
    dry(board, awake=(3,))
    board.state.titans[1] = []
    gone = board.state.titans[0][0]
    events = board.run_year({0: "act"}) + board.do(0, "reward sovereigns guild")
    assert "reinforcements" in keys(events)
    (woken,) = [e for e in events if e.key == "xidit-awakening"]
    assert woken.params == {"sizes": [5], "n": 1}
    assert all(e.seals for e in events if e.key in ("xidit-awakening", "xidit-reinforcements"))
    assert board.state.awake == [True, False, True]
    assert board.state.titans[0][0] == gone
    none = dry(Board())
    none.state.titans = [[], [], []]
    told = kill(none, 0)
    assert "awakening" not in told
    assert "reinforcements" in told


def test_p11_several_awakenings(board: Board) -> None:
    """Every time the threats run dry."""
    dry(board)
    kill(board, 0)
    board.state.titans[0].pop(0)
    board.state.awake[0] = False
    board.state.recruit_pile = [*board.state.threat_pile, *board.state.recruit_pile]
    board.state.threat_pile = []
    city = board.state.threats[0]
    board.state.players[1].city = city
    for n, unit in enumerate(UNITS):
        board.give(1, " ".join([unit] * min(2, board.state.barracks[n])))
    told = keys(board.run_year({1: "act"}) + board.do(1, "reward sovereigns guild"))
    assert "reinforcements" in told
    assert board.state.awake[0]


def test_p10_printed_units_by_seats() -> None:
    """Four units for three seats, five for more."""
    assert len(recruit_side(3, 6)) == 4
    assert len(recruit_side(4, 6)) == len(recruit_side(5, 6)) == 5
