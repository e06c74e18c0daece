"""What if: a year of one's own played many times, in positions whose outcome is certain."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.core import Dice
from engine.xidit import whatif
from engine.xidit.analysis import FAR, route
from engine.xidit.board import CENTRAL, TITANS, UNITS
from engine.xidit.imagine import _piles, _titans, draw
from engine.xidit.rules import XIDIT
from engine.xidit.standing import choices_of
from engine.xidit.state import XiditState
from engine.xidit.view import Plan
from engine.xidit.whatif import YearOdds
from tests.engine.xidit.board import Board, counts

RUNS = 12


def odds_of(state: XiditState, seat: int = 0) -> YearOdds:
    """What the seat is told of its year."""
    found = XIDIT.whatif(XIDIT.view(state, seat), RUNS)
    assert isinstance(found, YearOdds)
    return found


def reeds(board: Board, **more: Any) -> Board:
    """Seat 0 goes first, stands in city 10 and has what its threat demands (5 sovereigns, 4 bards, 2 levels)."""
    return board.position(cities=(10, 2, 3, 4), threats=(10,), units={0: "infantry infantry cleric mage"}, **more)


@pytest.mark.parametrize(
    ("pair", "gained"), [("sovereigns-bards", (5, 4, 0)), ("sovereigns-guild", (5, 0, 2)), ("bards-guild", (0, 4, 2))]
)
def test_whatif_counts_what_a_threat_brings(board: Board, pair: str, gained: tuple[int, int, int]) -> None:
    """Of the first order of the first seat nobody can take anything away."""
    reeds(board, style="quick")
    board.program(0, "act")
    board.do(0, f"standing-reward {pair}")
    odds = odds_of(board.state)
    assert [odds.gained[kind] for kind in ("sovereigns", "bards", "guild")] == [n * RUNS for n in gained]
    assert [(s.step, s.city, s.done) for s in odds.steps] == [(1, 10, {"kill reed-serpents": RUNS})]
    assert (odds.seat, odds.year, odds.runs, odds.units, odds.beaten) == (0, 1, RUNS, [0, RUNS], [0, RUNS])


def test_whatif_counts_from_what_one_has(board: Board) -> None:
    """Gold, bards and levels of before are no gain; bards in the Bastion are one's own."""
    reeds(board, style="quick")
    player = board.state.players[0]
    player.sovereigns, player.bards_left, player.levels_left = 7, 14, 11
    board.state.bards[6][0], board.state.owner[3], board.state.levels[3] = 6, 0, 4
    board.program(0, "act")
    board.do(0, "standing-reward sovereigns-bards")
    assert odds_of(board.state).gained == {"sovereigns": 5 * RUNS, "bards": 4 * RUNS, "guild": 0}


@pytest.mark.parametrize(("style", "plan", "beaten"), [("careful", "", 1), ("careful", "skip", 0), ("quick", "3", 1)])
def test_whatif_answers_like_the_quick_style_where_one_would_be_asked(
    board: Board, style: str, plan: str, beaten: int
) -> None:
    """A Titan whom the action was meant for is fought, unless the plan of the step says otherwise."""
    board.position(cities=(4, 2, 3, 1), units={0: "militia archer mage"}, style=style)
    board.wake(3)
    board.program(0, "act")
    if plan:
        board.do(0, f"plan-titan 1 {plan}")
    odds = odds_of(board.state)
    assert odds.beaten == [0] * beaten + [RUNS]
    assert odds.units == ([RUNS] if beaten else [0, 0, 0, RUNS])


def test_whatif_keeps_the_choices_one_has_made(board: Board) -> None:
    """What says ask is answered, nothing else is changed."""
    board.position(cities=(4, 2, 3, 1), units={0: "militia archer mage"})
    board.wake(3)
    board.program(0, "act")
    board.do(0, "standing-titan always", "standing-rank archer")
    assert odds_of(board.state).beaten == [RUNS]
    assert XIDIT.view(board.state, 0).own.standing.reward == "ask"


@pytest.mark.parametrize("awake", [True, False])
def test_whatif_lays_titans_of_the_size_that_is_seen(board: Board, awake: bool) -> None:
    """An awake one is the one that lies there; the others of its size may be any."""
    board.position()
    if awake:
        board.wake(3, 4, 5)
    stacks = _titans(XIDIT.view(board.state, 0))
    for stack, there in zip(stacks, board.state.titans, strict=True):
        assert sorted(stack) == sorted(there)
        assert not awake or stack[0] == there[0]
    board.state.titans[0].pop(0)
    few, *_ = _titans(XIDIT.view(board.state, 0))
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


def test_whatif_others_fight_what_they_could_pay(board: Board) -> None:
    """With exactly the units demanded; without one of them they go for recruits alone."""
    board.position(cities=(1, 10, 3, 4), threats=(10,), recruits={9: "militia"}, units={1: "infantry infantry cleric"})
    assert "act" in starts(board.state, 1)
    board.state.players[1].units = counts("infantry infantry")
    assert "act" not in starts(board.state, 1)


def test_whatif_others_recruit_where_they_stand_and_spend_what_they_fight_with(board: Board) -> None:
    """Once at a place; a threat is paid, so that its units beat no second one."""
    board.position(cities=(1, 9, 3, 4), threats=(10,), recruits={9: "militia archer"}, units={1: "infantry mage"})
    assert "act" in starts(board.state, 1)
    board.give(1, "archer infantry cleric")
    board.state.recruits = [[] for _ in board.state.recruits]
    board.state.threats = [10, 15]  # the second one, in reach of the first, would need an infantry and a cleric as well
    for n in range(20):
        board.state.dice = Dice(f"again {n}")
        assert whatif._wander(board.state, 1).count("act") == 1
    assert sum(board.state.players[1].units[UNITS.index(unit)] for unit in ("infantry", "cleric")) == 3


def test_whatif_needs_an_action_of_the_running_year(board: Board) -> None:
    reeds(board)
    assert XIDIT.whatif(XIDIT.view(board.state, 0), RUNS) is None
    board.program(0, "blue wait")
    assert XIDIT.whatif(XIDIT.view(board.state, 0), RUNS) is None
    assert XIDIT.whatif(XIDIT.view(board.state, None), RUNS) is None


def test_whatif_looks_no_further_than_the_orders(board: Board) -> None:
    """Once they are carried out there is nothing to suppose, though they name an action."""
    board.beaten()
    assert XIDIT.view(board.state, 0).own.orders[0] == "act"  # type: ignore[union-attr]
    assert XIDIT.whatif(XIDIT.view(board.state, 0), RUNS) is None


@pytest.mark.parametrize("seats", [3, 4])
def test_whatif_supposes_what_a_fork_would_begin_with(board: Board, seats: int) -> None:
    """What is known from the view alone is the position itself, drawn anew where the seat cannot see: by the same luck
    the year is played in the very position in which a fork of the game would begin."""
    board.position(
        seats, cities=(10, 2, 3, 4), first=1, year=3, recruit_discard=(13,), threat_discard=(16, 11), style="quick",
        units={0: "mage archer archer", 2: "militia cleric"},
    )  # fmt: skip
    board.wake(4)
    board.state.titans[2].pop()
    board.guild(0, 21, 2)
    board.guild(1, 6, 3)
    board.state.players[0].levels_left, board.state.players[0].waiting, board.state.players[0].sovereigns = 12, 1, 30
    board.state.players[0].kills, board.state.players[1].kills = 1, 2
    board.state.bards[CENTRAL][0], board.state.bards[7][0], board.state.bards[8][1] = 5, 2, 4
    board.state.players[0].bards_left, board.state.players[1].bards_left = 13, 16
    board.program(0, "act red act blue wait act")
    board.do(0, "standing-titan never")
    board.state.players[0].plans[5] = Plan(reward="bards-guild")
    view = XIDIT.view(board.state, 0)
    assert view.own is not None
    supposed = msgspec.json.decode(whatif._supposed(view), type=XiditState)
    draw(supposed, 0, "luck")
    fork = XIDIT.imagine(XIDIT.view(board.state, 0), "luck")
    assert fork is not None
    assert supposed == fork


def test_whatif_waits_in_steps_without_an_order(board: Board) -> None:
    """A step that nothing is written for is no action: the only recruits there are left for the sixth."""
    board.position(cities=(8, 2, 3, 4), recruits={8: "cleric cleric"}, style="quick")
    board.do(0, "order 6 act")
    for seat in (1, 2, 3):
        board.state.players[seat].city = 8
    board.state.recruits = [[] for _ in board.state.recruits]
    board.state.recruits[8] = counts(" ".join(["mage"] * 9))
    assert [(s.step, s.city, s.done) for s in odds_of(board.state).steps] == [(6, 8, {"recruit mage": RUNS})]


def test_whatif_pays_what_a_plan_leaves_open_with_the_weakest_units(board: Board) -> None:
    """Of three units for a Titan the plan names one; for the others the seat would be asked."""
    board.position(cities=(4, 2, 3, 1), units={0: "militia archer mage mage"}, style="quick")
    board.wake(3)
    board.program(0, "act")
    board.do(0, "plan-titan 1 3", "plan-spend 1 mage 1", "plan-reward 1 sovereigns-guild")
    odds = odds_of(board.state)
    assert (odds.beaten, odds.units) == ([0, RUNS], [0, RUNS])


def test_whatif_draws_every_year_anew(board: Board) -> None:
    """One unit, and another seat that stands where it is: sometimes it is taken before one comes, sometimes not."""
    board.position(cities=(9, 8, 3, 4), first=1, recruits={8: "cleric"}, style="quick")
    board.program(0, "blue act")
    (step,) = odds_of(board.state).steps
    assert 0 < step.done["recruit cleric"] < RUNS


def test_whatif_tells_the_steps_in_which_nothing_is_brought(board: Board) -> None:
    """A second action at the same recruits, and a Titan that is let be."""
    board.position(cities=(8, 2, 3, 4), recruits={8: "cleric cleric"}, style="quick")
    board.program(0, "act act")
    assert [s.done for s in odds_of(board.state).steps] == [{"recruit cleric": RUNS}, {"nothing": RUNS}]
    board.position(cities=(4, 2, 3, 1), units={0: "militia archer mage"}, style="quick")
    board.wake(3)
    board.program(0, "act")
    board.do(0, "standing-titan never")
    assert [s.done for s in odds_of(board.state).steps] == [{"nothing": RUNS}]


def drawn_for(monkeypatch: pytest.MonkeyPatch, state: XiditState, seat: int) -> tuple[list[dict[int, int]], list[str]]:
    """By city how much it draws a seat, each time that it looks for a goal, and its orders."""
    drawn: list[dict[int, int]] = []
    one_of = whatif._one_of

    def noting(found: list[tuple[int, int]], luck: Dice) -> int:
        drawn.append(dict(found))
        return one_of(found, luck)

    with monkeypatch.context() as patch:
        patch.setattr(whatif, "_one_of", noting)
        return drawn, whatif._wander(state, seat)


def test_whatif_others_go_to_what_is_near_and_to_threats_first(board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    """A threat that can be paid draws twice as much as recruits as far away; both by the steps it takes to act there,
    the action among them. Five roads away is the farthest: the sixth step is the action."""
    board.position(cities=(1, 4, 3, 2), units={1: "militia archer archer infantry infantry cleric mage"})
    board.state.recruits, board.state.threats = [counts("mage") for _ in board.state.recruits], []
    (recruits, *_), _ = drawn_for(monkeypatch, board.state, 1)
    board.state.recruits, board.state.threats = [[] for _ in board.state.recruits], list(range(1, 22))
    (threats, *_), _ = drawn_for(monkeypatch, board.state, 1)
    assert set(threats) < set(recruits) == {city for city in range(1, 22) if FAR[4][city] <= 5}
    assert all(weight == 2 * recruits[city] for city, weight in threats.items())
    assert {city: weight * (1 + FAR[4][city]) for city, weight in recruits.items()} == dict.fromkeys(
        recruits, recruits[4]
    )


def test_whatif_others_go_on_while_there_is_time(board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever they act, all that they can still reach and have not been to draws them next."""
    board.position(cities=(1, 11, 3, 2))
    board.state.recruits, board.state.threats = [counts("mage") for _ in board.state.recruits], []
    for luck in range(10):
        board.state.dice = Dice(f"on {luck}")
        drawn, orders = drawn_for(monkeypatch, board.state, 1)
        there, done = route(11, orders), list[int]()
        acts = [0, *(step for step, order in enumerate(orders, 1) if order == "act")]
        for step, found in zip(acts, drawn, strict=False):
            done += [there[step]] if step else []
            assert set(found) == {
                city for city in range(1, 22) if FAR[there[step]][city] < 6 - step and city not in done
            }


def test_quick_style_answers_all_that_the_careful_one_asks() -> None:
    told = whatif._answered(choices_of("careful"))
    quick = choices_of("quick")
    assert all(getattr(told, name) in (getattr(quick, name), "five", "mage") for name in told.__struct_fields__)


def test_whatif_keeps_the_tops_of_the_two_piles_apart(board: Board) -> None:
    """What lies face up on a pile stays on it, if there is one; below lie as many tiles as there are."""
    empty = Board().position()
    assert not empty.state.recruit_pile
    recruits, threats = _piles(XIDIT.view(empty.state, 0), 4, False)
    assert (recruits, sorted(threats)) == ([], sorted(empty.state.threat_pile))
    board.position(recruit_pile=(13, 8), threat_pile=(20, 21, 9))
    recruits, threats = _piles(XIDIT.view(board.state, 0), 4, False)
    assert (recruits[-1], threats[-1]) == (8, 9)
    assert (len(recruits), len(threats)) == (len(board.state.recruit_pile), len(board.state.threat_pile))
    assert sorted(recruits + threats) == sorted(board.state.recruit_pile + board.state.threat_pile)


def test_whatif_draws_each_place_as_often_as_it_weighs() -> None:
    """The first numbers are the first place's, as many as its weight, the next ones the second's."""
    met = set()
    for n in range(40):
        number = Dice(f"weights {n}").below(3, "goal")
        met.add(number)
        assert whatif._one_of([(7, 2), (9, 1)], Dice(f"weights {n}")) == (7 if number < 2 else 9)
    assert met == {0, 1, 2}
