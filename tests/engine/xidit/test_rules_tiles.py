"""How city tiles come and go, Titans awake and reinforcements arrive (pages 10 to 12)."""

from __future__ import annotations

import pytest

from engine.core import Place
from engine.xidit.board import UNITS
from engine.xidit.rules import XIDIT
from engine.xidit.state import XiditState
from engine.xidit.tiles import recruit_side
from tests.engine.xidit.positions import counts, do, give, keys, position, run_year, wake


def kill(state: XiditState, seat: int, then: str = "reward sovereigns guild") -> list[str]:
    """A seat beats the threat in its city and takes a reward; the rest of the year passes."""
    return keys(run_year(state, {seat: "act"}) + do(state, seat, then))


def test_p10_recruitment_tile_leaves_with_its_last_unit() -> None:
    """Ainhoa in city 8: the tile goes to its discard, the next one comes in with its units, the pile fills the gap."""
    state = position(cities=(8, 2, 3, 4), recruits={8: "cleric"}, coming=(6, 10), recruit_pile=(9, 12))
    events = run_year(state, {0: "act"})
    assert state.recruit_discard == [8]
    assert state.recruits[8] == []
    assert state.recruits[6] == counts("militia archer archer infantry mage")
    assert state.next_recruit == 12
    assert state.recruit_pile == [9]
    assert keys(events)[keys(events).index("recruit") :][:2] == ["recruit", "tile-recruit"]


def test_p10_tile_comes_in_before_the_next_order() -> None:
    """The tile of the first seat's recruit is there for the second seat in the same step."""
    state = position(cities=(8, 6, 3, 4), recruits={8: "cleric"}, coming=(6, 10))
    run_year(state, {0: "act", 1: "act"})
    assert state.players[1].units == counts("militia")


def test_p10_threat_tile_is_replaced() -> None:
    """The beaten threat goes to its discard, the next one comes in, the pile fills the gap."""
    state = position(
        cities=(9, 2, 3, 4), threats=(9,), coming=(6, 10), threat_pile=(12, 13), units={0: "militia archer"}
    )
    told = kill(state, 0)
    assert state.threat_discard == [9]
    assert 10 in state.threats
    assert state.next_threat == 13
    assert state.threat_pile == [12]
    assert told.index("tile-threat") > told.index("reward-guild")


def test_p10_missing_units_leave_holes() -> None:
    """What the barracks lack is not replaced by another unit."""
    state = position(cities=(8, 2, 3, 4), recruits={8: "cleric"}, coming=(6, 10))
    give(state, 3, " ".join(["mage"] * state.barracks[4]))
    give(state, 2, " ".join(["archer"] * (state.barracks[1] - 1)))
    run_year(state, {0: "act"})
    assert state.recruits[6] == counts("militia archer infantry")


def test_p10_tile_without_any_unit_is_cleared() -> None:
    """Ruling: a tile that came in wholly empty goes at the first action order there, which recruits nobody."""
    state = position(cities=(8, 6, 3, 4), recruits={8: "cleric"}, coming=(6, 10))
    for n, unit in enumerate(UNITS):
        give(state, 3, " ".join([unit] * state.barracks[n]))
    events = run_year(state, {0: "act", 1: "wait act"})
    assert "nobody-there" in keys(events)
    assert state.recruits[6] == []
    assert state.recruit_discard == [8, 6]
    assert sum(state.players[1].units) == 0


def test_p10_recruitment_pile_is_refilled_from_beaten_threats() -> None:
    """When its last tile moves up, the threat discard is turned over at once; what lay lowest comes first."""
    state = position(
        cities=(8, 2, 3, 4), recruits={8: "cleric"}, coming=(6, 10), recruit_pile=(12,), threat_discard=(13, 14, 15)
    )
    run_year(state, {0: "act"})
    assert state.next_recruit == 12
    assert state.recruit_pile == [15, 14, 13]
    assert state.threat_discard == []


def test_p10_threat_pile_is_refilled_from_emptied_tiles() -> None:
    """Likewise the other way round."""
    state = position(
        cities=(9, 2, 3, 4),
        threats=(9,),
        coming=(6, 10),
        threat_pile=(12,),
        recruit_discard=(13, 14),
        units={0: "militia archer"},
    )
    kill(state, 0)
    assert state.next_threat == 12
    assert state.threat_pile == [14, 13]
    assert state.recruit_discard == []


def test_p10_no_discard_leaves_the_pile_empty() -> None:
    """Nothing to turn over: the pile stays empty, the next tile still lies there."""
    state = position(cities=(8, 2, 3, 4), recruits={8: "cleric"}, coming=(6, 10), recruit_pile=(12,))
    run_year(state, {0: "act"})
    assert state.next_recruit == 12
    assert state.recruit_pile == []
    view = XIDIT.view(state, 0)
    assert [t.city for t in view.coming_recruits] == [12]


def test_p10_recruitment_takes_the_top_threat() -> None:
    """Reserve empty, nothing to turn over: the top threat tile is turned and becomes the next recruitment tile."""
    state = position(cities=(8, 2, 3, 4), recruits={8: "cleric"}, coming=(6, 10), recruit_pile=())
    assert state.recruit_pile == []
    top = state.threat_pile[-1]
    run_year(state, {0: "act"})
    assert state.next_recruit == top
    assert top not in state.threat_pile
    assert not any(state.awake)


def test_p10_beaten_threats_come_before_the_pile_of_threats() -> None:
    """A recruitment pile that ran out while no threat had been beaten is made of those that were beaten since: what was
    beaten first comes in first, and the pile of threats stays as it is."""
    state = position(
        cities=(8, 2, 3, 4), recruits={8: "cleric"}, coming=(6, 10), recruit_pile=(), threat_discard=(12, 13)
    )
    pile = list(state.threat_pile)
    run_year(state, {0: "act"})
    assert (state.next_recruit, state.recruit_pile, state.threat_discard) == (12, [13], [])
    assert state.threat_pile == pile


def test_p10_recruitment_empties_the_threat_pile_too() -> None:
    """Ruling: an empty threat pile is first refilled with the emptied tiles, then gives its top."""
    state = position(
        cities=(8, 2, 3, 4), recruits={8: "cleric"}, coming=(6, 10), threat_pile=(), recruit_discard=(12, 13, 14)
    )
    state.threat_discard, state.recruit_pile = [], []
    spare = [c for c in range(1, 22) if c not in _lying(state)]
    state.recruit_discard = list(spare)
    run_year(state, {0: "act"})
    assert state.next_recruit == spare[0]
    assert state.threat_pile == [8, *reversed(spare[1:])]
    assert state.recruit_discard == []


def test_p10_recruitment_takes_the_last_threat_of_its_pile() -> None:
    """The pile that this leaves empty is refilled at once with the emptied tiles; no Titan awakes."""
    state = position(cities=(8, 2, 3, 4), recruits={8: "cleric"}, coming=(6, 10), recruit_discard=(12, 13))
    state.recruit_discard += state.threat_pile[1:]
    del state.threat_pile[1:]
    emptied, [last] = list(state.recruit_discard), state.threat_pile
    run_year(state, {0: "act"})
    assert state.next_recruit == last
    assert (state.threat_pile, state.recruit_discard) == ([8, *emptied[::-1]], [])
    assert not any(state.awake)


def _lying(state: XiditState) -> set[int]:
    return {c for c, row in enumerate(state.recruits) if row} | {*state.threats, state.next_recruit, state.next_threat}


def test_p11_planning_for_the_next_threat() -> None:
    """David's example: the sixth order is an action in city 12, whose threat comes in when another falls."""
    state = position(
        cities=(9, 12, 3, 4),
        threats=(9,),
        coming=(6, 12),
        units={0: "militia archer", 1: "infantry mage"},
    )
    do(state, 0, "standing-reward sovereigns-guild")
    events = run_year(state, {0: "act", 1: "wait wait wait wait wait act"})
    beaten = [e.params["city"] for e in events if e.key == "xidit-threat-beaten"]
    assert beaten == [Place(9), Place(12)]


def dry(awake: tuple[int, ...] = ()) -> XiditState:
    """Seat 0 is about to beat the last threat that can be replaced."""
    state = position(cities=(9, 2, 3, 4), threats=(9,), coming=(6, 10), threat_pile=(), units={0: "militia archer"})
    wake(state, *awake)
    return state


def test_p11_titans_awake_and_reinforcements_come() -> None:
    """No threat is left to move up: the top Titan of each stack wakes and the tiles are mixed, at once."""
    state = dry()
    told = kill(state, 0)
    assert told.index("awakening") > told.index("tile-threat")
    assert told.index("reinforcements") == told.index("awakening") + 1
    assert state.awake == [True, True, True]
    assert [len(stack) for stack in state.titans] == [2, 2, 2]
    view = XIDIT.view(state, None)
    assert all(t.creature and t.sovereigns for t in view.titans)


def test_p12_reinforcements_mix_discard_and_pile() -> None:
    """Beaten threats, on them the rest of the recruitment pile: the top two stay recruits, the rest become threats."""
    state = dry()
    pile = list(state.recruit_pile)
    kill(state, 0)
    assert state.recruit_pile == pile[-2:]
    assert sorted([*state.threat_pile, state.next_threat]) == sorted([*pile[:-2], 9])
    assert state.threat_discard == []
    assert state.next_recruit == 6


@pytest.mark.parametrize("rest", [0, 1])
def test_p12_reinforcements_with_fewer_than_two_recruits_left(rest: int) -> None:
    """Where the recruitment pile holds fewer than two, the last beaten threats lie on top and are recruits."""
    state = dry()
    kept = state.recruit_pile[-rest:] if rest else []
    beaten = [c for c in state.recruit_pile if c not in kept]
    state.recruit_pile, state.threat_discard = list(kept), list(beaten)
    told = kill(state, 0)
    assert "reinforcements" in told
    discarded = [*beaten, 9]
    pile = discarded[::-1] + kept
    assert state.recruit_pile == pile[-2:]
    assert sorted([*state.threat_pile, state.next_threat]) == sorted(pile[:-2])
    assert state.threat_discard == []


def test_p12_reinforcements_are_shuffled() -> None:
    """The new threat pile's order is luck; the draw is recorded."""
    orders = set()
    for seed in range(12):
        state = dry()
        state.dice.seed = f"shuffle-{seed}"
        kill(state, 0)
        assert {d.label for d in XIDIT.draws(state)} == {"reinforcements"}
        orders.add((*state.threat_pile, state.next_threat))
    assert len(orders) > 5


def test_p12_awake_titans_stay_and_empty_stacks_wake_none() -> None:
    """A second awakening turns only sleeping tops; reinforcements come whatever the Titans do."""
    state = dry(awake=(3,))
    state.titans[1] = []
    gone = state.titans[0][0]
    events = run_year(state, {0: "act"}) + do(state, 0, "reward sovereigns guild")
    assert "reinforcements" in keys(events)
    (woken,) = [e for e in events if e.key == "xidit-awakening"]
    assert woken.params == {"sizes": [5], "n": 1}
    assert all(e.seals for e in events if e.key in ("xidit-awakening", "xidit-reinforcements"))
    assert state.awake == [True, False, True]
    assert state.titans[0][0] == gone
    none = dry()
    none.titans = [[], [], []]
    told = kill(none, 0)
    assert "awakening" not in told
    assert "reinforcements" in told


def test_p11_several_awakenings() -> None:
    """Every time the threats run dry."""
    state = dry()
    kill(state, 0)
    state.titans[0].pop(0)
    state.awake[0] = False
    state.recruit_pile = [*state.threat_pile, *state.recruit_pile]
    state.threat_pile = []
    city = state.threats[0]
    state.players[1].city = city
    for n, unit in enumerate(UNITS):
        give(state, 1, " ".join([unit] * min(2, state.barracks[n])))
    told = keys(run_year(state, {1: "act"}) + do(state, 1, "reward sovereigns guild"))
    assert "reinforcements" in told
    assert state.awake[0]


def test_p10_printed_units_by_seats() -> None:
    """Four units for three seats, five for more."""
    assert len(recruit_side(3, 6)) == 4
    assert len(recruit_side(4, 6)) == len(recruit_side(5, 6)) == 5
