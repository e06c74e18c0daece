"""Rules that every other test would let a single changed line break."""

from __future__ import annotations

import random
from itertools import product

import msgspec
import pytest

from engine.core import Action, Event, SaveError, SeatRef, Word
from engine.xidit import board as board_data
from engine.xidit.analysis import route
from engine.xidit.board import MAP, THREATS, TITANS
from engine.xidit.data_checks import problems
from engine.xidit.rules import XIDIT
from engine.xidit.state import Bards, Options, XiditState
from engine.xidit.view import Deed, Guild, Plan
from engine.xidit.whatif import _wander
from tests.engine.driver import AnyRules, play
from tests.engine.immutability import changeable
from tests.engine.xidit.board import MADE, Board, made
from tests.engine.xidit.invariants import strain
from tests.engine.xidit.lively import lively


def built(board: Board) -> Board:
    """Seat 0 has guilds of one, two and three levels and two that wait for it, and beats the threat of city 17 for
    bards and levels; the bards still go where it planned them."""
    board.position(cities=(17, 2, 3, 4), threats=(17,), units={0: "militia archer cleric infantry infantry"})
    for city, levels in ((5, 1), (6, 2), (7, 3)):
        board.guild(0, city, levels)
    board.state.players[0].levels_left, board.state.players[0].waiting = 7, 2
    board.run_year({0: "act"})
    return board


def test_what_is_shown_cannot_be_changed() -> None:
    """Views, the map, the tiles and the options are as they were made; plans and standing choices are copies."""
    for name in MADE:
        state = XIDIT.loads(made(name))
        for seat in (0, None):
            assert changeable(XIDIT.view(state, seat)) <= {"Plan", "Standing"}, name
        assert not changeable(state.options)
        assert not changeable(state.moments)
    assert not changeable([*vars(board_data).values()])


def test_p9_guilds_lie_open(board: Board) -> None:
    """Everybody sees whose guild stands where, how many levels it has, and how many each seat has built in all."""
    board.position(5)
    for seat, city, levels in ((0, 3, 2), (2, 9, 4), (2, 14, 1), (4, 21, 3)):
        board.guild(seat, city, levels)
    for reader in (1, None):
        view = XIDIT.view(board.state, reader)
        assert view.guilds == [Guild(3, 0, 2), Guild(9, 2, 4), Guild(14, 2, 1), Guild(21, 4, 3)]
        assert [s.guild_levels for s in view.seats] == [2, 0, 5, 0, 3]


def test_p12_sleeping_titans_show_nothing(board: Board) -> None:
    """Of one that sleeps only its size is known, and how many lie there; not what it brings."""
    board.position()
    board.wake(4)
    board.state.titans[2] = []
    three, four, five = XIDIT.view(board.state, 0).titans
    assert (three.size, three.left, three.awake, three.creature) == (3, 2, False, "")
    assert three.sovereigns == three.bards == three.guild == 0
    assert (five.size, five.left, five.awake, five.creature) == (5, 0, False, "")
    assert five.sovereigns == five.bards == five.guild == 0
    top = TITANS[board.state.titans[1][0]]
    assert (four.creature, four.sovereigns, four.bards, four.guild) == (
        top.creature,
        top.sovereigns,
        top.bards,
        top.guild,
    )


def test_silence_raises_no_guild_above_four(board: Board) -> None:
    """Waiting levels go onto the fullest guild until it has four, and then onto the next fullest."""
    built(board)
    board.do(0, "reward sovereigns guild")
    assert [board.state.levels[city] for city in (5, 6, 7, 17)] == [1, 2, 3, 3]
    assert XIDIT.prompts(board.state)[0][0].default == (Action("raise", (7,)), Action("raise", (17,)))


def test_plan_of_a_single_unit_or_bard_is_sound(board: Board) -> None:
    """A plan may name one unit, or one bard, and not none."""
    board.position()
    board.state.players[0].plans[0] = Plan(spend={"mage": 1}, bards={"frostmark": 1}, order=["frostmark"])
    assert XIDIT.invariants(board.state) == []
    for plan in (Plan(spend={"mage": 0}), Plan(bards={"frostmark": 0}, order=["frostmark"])):
        board.state.players[0].plans[0] = plan
        with pytest.raises(SaveError, match=">= 1"):
            XIDIT.loads(XIDIT.dumps(board.state))


def test_plan_of_no_bards_is_refused_on_its_way(board: Board) -> None:
    """While the levels of a reward are asked about, its bards wait with a plan that names at least one, in a region."""
    built(board)
    board.do(0, "reward bards guild")
    bards = board.state.frames[-2]
    assert isinstance(bards, Bards)
    for plan in ({"frostmark": 1}, {"frostmark": 20}):
        bards.plan = plan
        assert XIDIT.invariants(board.state) == []
    for plan in ({"moon": 1}, {"frostmark": 1, "moon": 1}):
        bards.plan = plan
        assert any("planned wrongly" in fault for fault in XIDIT.invariants(board.state))
    for plan in ({"frostmark": 0}, {"frostmark": 21}):
        bards.plan = plan
        with pytest.raises(SaveError, match="not a xidit save: Expected"):
            XIDIT.loads(XIDIT.dumps(board.state))


def test_p9_who_waits_is_seen_to_wait(board: Board) -> None:
    """The course of a year tells of every seat in every step, of those that stay where they are too."""
    board.position()
    board.run_year({1: "wait"})
    for moment in board.state.moments[1:]:
        assert moment.deeds == [Deed(seat, "stay", seat + 1) for seat in range(4)]


def test_whatif_others_go_where_they_can_do_something(board: Board) -> None:
    """To recruits and to threats that they can pay, each once, on to the next as long as there is time: nobody is
    supposed to reach in a year what is more than six orders away."""
    board.position(cities=(1, 2, 3, 4), threats=(9,), units=dict.fromkeys(range(4), "militia archer"))
    useful = {city for city, units in enumerate(board.state.recruits) if any(units)} | {9}
    aims = []
    for seat, city in product(range(4), range(1, 22)):
        board.state.players[seat].city = city
        orders = _wander(board.state, seat)
        assert len(orders) == 6
        acts = [there for order, there in zip(orders, route(city, orders)[1:], strict=True) if order == "act"]
        assert len(set(acts)) == len(acts)
        assert set(acts) <= useful
        aims.append(len(acts))
    assert max(aims) > 1


def test_p11_emptied_tiles_come_before_the_titans(board: Board) -> None:
    """A threat pile that ran out while nothing lay in the recruitment discard is made of what lies there since: the
    Titans sleep on, and what was emptied first comes in first."""
    board.position(
        cities=(9, 2, 3, 4),
        threats=(9,),
        coming=(6, 10),
        threat_pile=(),
        recruit_discard=(12, 13),
        units={0: "militia archer"},
    )
    board.run_year({0: "act"})
    board.do(0, "reward sovereigns guild")
    assert 10 in board.state.threats
    assert (board.state.next_threat, board.state.threat_pile, board.state.recruit_discard) == (12, [13], [])
    assert board.state.awake == [False] * 3


def test_whatif_plays_on_with_what_comes_in(board: Board) -> None:
    """What lies face up enters the board of a supposed year: whoever beats one threat finds the next in its city. What
    that brings is counted over all runs, and what nobody can prevent happens in each."""
    board.position(
        cities=(9, 2, 3, 4),
        threats=(9,),
        coming=(6, 8),
        units={0: "militia militia militia archer archer mage"},
    )
    board.state.players[0].standing.reward = "sovereigns-guild"
    board.program(0, "act blue act")
    odds = XIDIT.whatif(XIDIT.view(board.state, 0), 6)
    assert odds is not None
    both = (THREATS[9], THREATS[8])
    assert [(s.step, s.city, s.done) for s in odds.steps] == [
        (step, threat.city, {f"kill {threat.creature}": 6}) for step, threat in zip((1, 3), both, strict=True)
    ]
    assert odds.gained == {
        "sovereigns": 6 * sum(t.sovereigns for t in both),
        "bards": 0,
        "guild": 6 * sum(t.guild for t in both),
    }
    left = sum(board.state.players[0].units) - sum(len(t.units) for t in both)
    assert (odds.beaten, odds.units) == ([0, 0, 6], [0] * left + [6])


@pytest.mark.parametrize("points", [0, 30])
def test_p18_the_end_tells_of_the_phantom(board: Board, points: int) -> None:
    """Its place in every evaluation, and where it drops out, if it does."""
    board.position(3, year=12)
    board.state.phantom = [points] * 3
    board.census()
    events = []
    for seat in range(3):
        events = board.do(seat, "show-all", "seal")
    told = [(e.key, e.params["track"], e.params.get("n")) for e in events if "phantom" in e.key and "track" in e.params]
    ranked: list[tuple[object, ...]] = [("xidit-ranked-phantom", Word(track), points) for track in board.state.tracks]
    if not points:
        ranked.insert(1, ("xidit-eliminated-phantom", Word(board.state.tracks[0]), None))
    assert told == ranked


def test_p18_all_hear_of_the_phantom_being_raised(board: Board) -> None:
    """Who raised it, on which track, and how many points it has there now."""
    board.beaten(3)
    before = list(board.state.phantom)
    board.do(0, "reward sovereigns guild")
    events = board.do(0, "phantom influence")
    (raised,) = [e for e in events if e.key == "xidit-phantom-raised"]
    assert raised.params == {"seat": SeatRef(0), "track": Word("influence"), "n": before[1] + 1}
    assert raised.audience is None
    assert board.state.phantom == [before[0], before[1] + 1, before[2]]


def test_map_that_falls_apart_is_named() -> None:
    """A city that no road leads to, and those at the other end of its roads, which have one too few."""
    apart = msgspec.structs.replace(MAP, roads=tuple(r for r in MAP.roads if 20 not in (r.a, r.b)))
    named = {"not every city can be reached", "five cities need two roads and sixteen need three"}
    assert named <= set(problems(apart))


def test_all_hear_of_seals() -> None:
    """That a seat has sealed its wishes, its orders or its counts, and that it has opened the seal; nothing else."""
    for name, what in (("wishes", "wishes"), ("orders", "orders"), ("census", "census")):
        state = XIDIT.loads(made(name))
        seat = next(n for n in range(4) if not state.players[n].sealed)
        for action in XIDIT.prompts(state)[seat][0].default[:-1]:
            assert [e for e in XIDIT.apply(state, seat, action) if e.audience is None] == []
        for word in ("seal", "unseal"):
            (event,) = XIDIT.apply(state, seat, Action(word))
            assert (event.key, event.params) == (f"xidit-{what}-{word}ed", {"seat": SeatRef(seat)})
            assert event.audience is None


def test_plan_is_shown_at_its_own_step(board: Board) -> None:
    """A seat reads its plans by the step that they were made for."""
    board.position(cities=(8, 2, 3, 4), threats=(9,))
    board.program(0, "wait blue act")
    board.do(0, "plan-reward 3 bards-guild")
    assert XIDIT.view(board.state, 0).own.plans == {3: Plan(reward="bards-guild")}  # type: ignore[union-attr]


def test_silence_may_wish_for_any_city(board: Board) -> None:
    """The first and the last too, where most recruits gather."""
    for city in (1, 21):
        board.placing("in_turn")
        board.state.recruits[city] = [9] * 5
        (asked,) = [p for row in XIDIT.prompts(board.state).values() for p in row if p.step == "placement"]
        assert asked.default == (Action("place", (city,)),)


LOOSE = frozenset(
    {
        "bards", "census-sealed", "census-unsealed", "eliminated", "eliminated-phantom", "level-waits",
        "orders-sealed", "orders-shown", "orders-unsealed", "phantom-raised", "placement-end", "prize-bards",
        "prize-level", "prize-sovereigns", "raised", "ranked", "ranked-phantom", "reward", "reward-bards",
        "reward-guild", "reward-sovereigns", "wishes-sealed", "wishes-unsealed", "year-begins",
    }
)  # fmt: skip
"""What a seat does of its own accord, and what follows from that or from a sealed event alone."""


def test_what_all_hear_is_not_taken_back() -> None:
    """But for a seat's own doings: undo goes back behind nothing that tells something new."""
    found: set[str] = set()

    def hook(rules: AnyRules, state: XiditState, seat: int, action: Action, events: list[Event]) -> None:
        found.update(e.key for e in events if e.audience is None and not e.seals)

    for seats, style in ((3, "careful"), (4, "quick"), (5, "careful")):
        state = XIDIT.setup(seats=seats, seed=f"loose {seats}", options=Options(short=seats == 3))
        strain(state)
        for seat in range(seats):
            XIDIT.apply(state, seat, XIDIT.styles()[style][0])
        play(XIDIT, state, random.Random(seats), lively, hook)
    assert found <= {f"xidit-{key}" for key in LOOSE}, found


def test_step_and_census_are_shown_while_they_run() -> None:
    """The step of the orders, nought beside them; the kind of units whose prizes are handed out, none before."""
    shown = {name: XIDIT.view(XIDIT.loads(made(name)), None) for name in MADE}
    running = ("reward", "three", "bards", "spend", "titan", "phantom")
    assert {name: view.step for name, view in shown.items()} == {name: int(name in running) for name in MADE}
    assert {name: view.census for name, view in shown.items() if view.census} == {"prize": "infantry", "raise": "mage"}


def test_route_begins_where_the_year_did(board: Board) -> None:
    """While orders run the seat reads its way from the start of the year; while they are written, from where it is."""
    board.position(cities=(8, 2, 3, 4), threats=(9,), units={0: "militia archer"})
    board.run_year({0: "blue act red"})
    assert XIDIT.view(board.state, 0).asked == "reward"
    assert XIDIT.view(board.state, 0).own.route == [8, 9, 9, 10, 10, 10, 10]  # type: ignore[union-attr]
    board.do(0, "reward sovereigns guild")
    assert XIDIT.view(board.state, 0).own.route == [10] * 7  # type: ignore[union-attr]


def test_what_leaves_the_move_with_a_seat_may_be_taken_back(board: Board) -> None:
    """A reward, be it chosen or by a standing choice, as long as its own seat is asked next."""
    for words in ("reward sovereigns bards", "standing-reward sovereigns-bards"):
        board.reeds()
        board.run_year({0: "act"})
        events = board.do(0, words)
        assert XIDIT.view(board.state, 0).asked == "bards"
        assert events
        assert not any(event.seals for event in events), words
