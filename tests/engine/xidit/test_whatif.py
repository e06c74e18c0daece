"""What if: a year of one's own played many times, in positions whose outcome is certain."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Dice
from engine.xidit import XIDIT, whatif
from engine.xidit.board import TITANS, UNITS
from engine.xidit.phases.standing import choices_of
from engine.xidit.state import XiditState
from engine.xidit.whatif import YearOdds
from tests.engine.xidit.positions import counts, do, give, position, program, wake

RUNS = 12


def odds_of(state: XiditState, seat: int = 0) -> YearOdds:
    """What the seat is told of its year."""
    found = XIDIT.whatif(XIDIT.view(state, seat), RUNS)
    assert isinstance(found, YearOdds)
    return found


def reeds(**more: Any) -> XiditState:
    """Seat 0 goes first, stands in city 10 and has what its threat demands (5 sovereigns, 4 bards, 2 levels)."""
    return position(cities=(10, 2, 3, 4), threats=(10,), units={0: "infantry infantry cleric mage"}, **more)


@pytest.mark.parametrize(
    ("pair", "gained"), [("sovereigns-bards", (5, 4, 0)), ("sovereigns-guild", (5, 0, 2)), ("bards-guild", (0, 4, 2))]
)
def test_whatif_counts_what_a_threat_brings(pair: str, gained: tuple[int, int, int]) -> None:
    """Of the first order of the first seat nobody can take anything away."""
    state = reeds(style="quick")
    program(state, 0, "act")
    do(state, 0, f"standing-reward {pair}")
    odds = odds_of(state)
    assert [odds.gained[kind] for kind in ("sovereigns", "bards", "guild")] == [n * RUNS for n in gained]
    assert [(s.step, s.city, s.done) for s in odds.steps] == [(1, 10, {"kill reed-serpents": RUNS})]
    assert (odds.seat, odds.year, odds.runs, odds.units, odds.beaten) == (0, 1, RUNS, [0, RUNS], [0, RUNS])


def test_whatif_counts_from_what_one_has() -> None:
    """Gold, bards and levels of before are no gain; bards in the Bastion are one's own."""
    state = reeds(style="quick")
    player = state.players[0]
    player.sovereigns, player.bards_left, player.levels_left = 7, 14, 11
    state.bards[6][0], state.owner[3], state.levels[3] = 6, 0, 4
    program(state, 0, "act")
    do(state, 0, "standing-reward sovereigns-bards")
    assert odds_of(state).gained == {"sovereigns": 5 * RUNS, "bards": 4 * RUNS, "guild": 0}


@pytest.mark.parametrize(("style", "plan", "beaten"), [("careful", "", 1), ("careful", "skip", 0), ("quick", "3", 1)])
def test_whatif_answers_like_the_quick_style_where_one_would_be_asked(style: str, plan: str, beaten: int) -> None:
    """A Titan whom the action was meant for is fought, unless the plan of the step says otherwise."""
    state = position(cities=(4, 2, 3, 1), units={0: "militia archer mage"}, style=style)
    wake(state, 3)
    program(state, 0, "act")
    if plan:
        do(state, 0, f"plan-titan 1 {plan}")
    odds = odds_of(state)
    assert odds.beaten == [0] * beaten + [RUNS]
    assert odds.units == ([RUNS] if beaten else [0, 0, 0, RUNS])


def test_whatif_keeps_the_choices_one_has_made() -> None:
    """What says ask is answered, nothing else is changed."""
    state = position(cities=(4, 2, 3, 1), units={0: "militia archer mage"})
    wake(state, 3)
    program(state, 0, "act")
    do(state, 0, "standing-titan always", "standing-rank archer")
    assert odds_of(state).beaten == [RUNS]
    assert XIDIT.view(state, 0).own.standing.reward == "ask"


@pytest.mark.parametrize("awake", [True, False])
def test_whatif_lays_titans_of_the_size_that_is_seen(awake: bool) -> None:
    """An awake one is the one that lies there; the others of its size may be any."""
    state = position()
    if awake:
        wake(state, 3, 4, 5)
    stacks, woken = whatif._titans(XIDIT.view(state, 0))
    assert woken == [awake] * 3
    for stack, there in zip(stacks, state.titans, strict=True):
        assert sorted(stack) == sorted(there)
        assert not awake or stack[0] == there[0]
    state.titans[0].pop(0)
    [few, *_], _ = whatif._titans(XIDIT.view(state, 0))
    assert [TITANS[n].size for n in few] == [3]


def starts(state: XiditState, seat: int) -> set[str]:
    """With what orders others begin, by other luck each time."""
    found = set()
    for n in range(40):
        state.dice = Dice(f"luck {n}")
        orders = whatif._wander(state, seat)
        assert len(orders) == 6
        found.add(orders[0])
    return found


def test_whatif_others_fight_what_they_could_pay() -> None:
    """With exactly the units demanded; without one of them they go for recruits alone."""
    state = position(
        cities=(1, 10, 3, 4), threats=(10,), recruits={9: "militia"}, units={1: "infantry infantry cleric"}
    )
    assert "act" in starts(state, 1)
    state.players[1].units = counts("infantry infantry")
    assert "act" not in starts(state, 1)


def test_whatif_others_recruit_where_they_stand_and_spend_what_they_fight_with() -> None:
    """Once at a place; a threat is paid, so that its units beat no second one."""
    state = position(cities=(1, 9, 3, 4), threats=(10,), recruits={9: "militia archer"}, units={1: "infantry mage"})
    assert "act" in starts(state, 1)
    give(state, 1, "archer infantry cleric")
    state.recruits = [[] for _ in state.recruits]
    state.threats = [10, 15]  # the second one, in reach of the first, would need an infantry and a cleric as well
    for n in range(20):
        state.dice = Dice(f"again {n}")
        assert whatif._wander(state, 1).count("act") == 1
    assert sum(state.players[1].units[UNITS.index(unit)] for unit in ("infantry", "cleric")) == 3


def test_whatif_needs_an_action_of_the_running_year() -> None:
    state = reeds()
    assert XIDIT.whatif(XIDIT.view(state, 0), RUNS) is None
    program(state, 0, "blue wait")
    assert XIDIT.whatif(XIDIT.view(state, 0), RUNS) is None
    assert XIDIT.whatif(XIDIT.view(state, None), RUNS) is None


def test_quick_style_answers_all_that_the_careful_one_asks() -> None:
    told = whatif._answered(choices_of("careful"))
    quick = choices_of("quick")
    assert all(getattr(told, name) in (getattr(quick, name), "five", "mage") for name in told.__struct_fields__)


def test_whatif_keeps_the_tops_of_the_two_piles_apart() -> None:
    """What lies face up on a pile stays on it; below lie as many tiles as there are."""
    state = position(recruit_pile=(13, 8), threat_pile=(20, 21, 9))
    recruits, threats = whatif._piles(XIDIT.view(state, 0), 4, False)
    assert (recruits[-1], threats[-1]) == (8, 9)
    assert (len(recruits), len(threats)) == (len(state.recruit_pile), len(state.threat_pile))
    assert sorted(recruits + threats) == sorted(state.recruit_pile + state.threat_pile)


def test_whatif_draws_each_place_as_often_as_it_weighs() -> None:
    """The first numbers are the first place's, as many as its weight, the next ones the second's."""
    met = set()
    for n in range(40):
        number = Dice(f"weights {n}").below(3, "goal")
        met.add(number)
        assert whatif._one_of([(7, 2), (9, 1)], Dice(f"weights {n}")) == (7 if number < 2 else 9)
    assert met == {0, 1, 2}
