"""What is worked out of a view is what is worked out of the state, and what the rules then do."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from engine.charlemagne import analysis
from engine.charlemagne.analysis import (
    Ground,
    Limits,
    after_revolt,
    attack_power,
    attempt_chances,
    attempt_outcome,
    attempt_shift,
    beside,
    bill,
    cheapest,
    closed_to,
    contested,
    covers,
    defends_high,
    driven_away,
    faith_swing,
    faiths,
    feeds,
    forage,
    forbids_attack,
    fresh,
    hand_of,
    hire_price,
    income,
    is_burg,
    is_halted,
    is_naval,
    may_answer,
    moves_still,
    no_attack,
    no_conversion,
    no_pillage,
    no_vassal,
    pace,
    points,
    points_if,
    prospect,
    raising,
    reasons,
    revolt_modifiers,
    revolt_result,
    saving,
    search,
    side_of,
    stacks,
    usual_force,
    vassal_points,
    weigh,
    winner_at,
)
from engine.charlemagne.board import HEXES
from engine.charlemagne.game_data import (
    EMPIRE,
    FACES,
    FLEET,
    LAND_OF,
    NATION,
    NEUTRAL,
    REGION,
    REGIONS,
    RELIGIONS,
    TRIBAL,
    TYPE_OF,
    TYPES,
)
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import ChState
from engine.charlemagne.units import capacity
from engine.charlemagne.view import ChView
from tests.engine.charlemagne.rare import KINDS, rare
from tests.engine.charlemagne.what_rules_do import Moment, check_done
from tests.engine.driver import turn
from tests.engine.pairs import read
from tests.engine.recorded_games import Walk, walk
from tests.engine.supplements import CASES, SUPPLEMENTS

WALKS = [case for case in CASES if case[0] == "charlemagne"]
Known = ChState | ChView


def moments(each: int, rare_acts: int) -> list[Moment]:
    """Some positions for every verb of the recorded games, and rare ones that are played on for some actions."""
    found, counts = list[Moment](), Counter[str]()
    for case in WALKS:
        steps = walk(case).steps
        for step in random.Random(each).sample(steps, len(steps)):
            if counts[step.action.verb] < each:
                counts[step.action.verb] += 1
                found.append(Moment(step.save, step.seat, step.action))
    for number, kind in enumerate(KINDS):
        state, rng = rare(kind, number), random.Random(number)
        RULES.advance(state, [])
        for _ in range(rare_acts):
            done = turn(rng, RULES, state, SUPPLEMENTS["charlemagne"].picker)
            if done is None:
                break
            found.append(Moment(RULES.dumps(state), *done))
            RULES.apply(state, *done)
    return found


QUICK, MANY = (1, 2), (12, 20)
"""So many positions for each verb, and actions from each rare position: about 60, and about 500."""


# --- the same from a view as from the state --------------------------------------------------------------------------


def _own(known: Known, seat: int) -> list[int]:
    return Ground(known).own(seat)


def _stacks(known: Known, seat: int) -> Iterator[tuple[int, list[int]]]:
    ground = Ground(known)
    return ((place, list(ground.stacks[place])) for place in ground.own(seat)[:8])


def _beside(known: Known, seat: int) -> list[tuple[int, list[int], int]]:
    """Own stacks with enemies or neutrals beside them."""
    held = Ground(known).held
    return [(p, u, q) for p, u in _stacks(known, seat) for q in beside(p, is_naval(u)) if held.get(q, seat) != seat]


def _regions(work: Callable[[Known, int, int], Any]) -> Callable[[Known, int], Any]:
    """Of some regions, others in each game turn."""
    return lambda known, seat: [work(known, seat, r) for r in range(known.turn % 4, len(REGIONS), 4)]


def _found(known: Known, seat: int) -> list[dict[int, Any]]:
    answer = []
    for place, units in _stacks(known, seat):
        limits = Limits(known, seat, units, closed=closed_to(known, seat))
        answer.append(search(limits, place, 12))
    return answer


def _number(known: Known, seat: int) -> int | None:
    treaty = forbids_attack(known, seat)
    return None if treaty is None else treaty.number


SAME: dict[str, Callable[[Known, int], Any]] = {
    "Ground": lambda k, s: (Ground(k).stacks, Ground(k).held, Ground(k).own(s)),
    "Limits": lambda k, s: [(x.zone, x.barred, x.area) for _, u in _stacks(k, s) for x in [Limits(k, s, u)]],
    "search": _found,
    "after_revolt": _regions(lambda k, s, r: [after_revolt(k.control[r], x) for x in ("none", "neutral", "tribal")]),
    "attack_power": lambda k, s: [attack_power(k, u) for _, u in _stacks(k, s)],
    "attempt_chances": _regions(lambda k, s, r: [attempt_chances(k, s, r, f, 3) for f in (-1, 0, 2)]),
    "attempt_outcome": _regions(lambda k, s, r: [attempt_outcome(k, s, r, -1, code) for code in "CNR-"]),
    "attempt_shift": _regions(lambda k, s, r: [attempt_shift(k, s, r, f) for f in (-1, 0, 2)]),
    "bill": bill,
    "cheapest": lambda k, s: [cheapest(k, u, 2) for _, u in _stacks(k, s)],
    "closed_to": closed_to,
    "contested": lambda k, s: contested(Ground(k), s),
    "driven_away": lambda k, s: [driven_away(k, q) for _, _, q in _beside(k, s)],
    "faith_swing": _regions(lambda k, s, r: [faith_swing(k, r, f) for f in range(len(RELIGIONS))]),
    "points_if": lambda k, s: [points_if(k, k.turn % len(REGIONS), side) for side in (EMPIRE, TRIBAL, NEUTRAL)],
    "defends_high": lambda k, s: [defends_high(k, p) for p in _own(k, s)],
    "faiths": lambda k, s: [faiths(k, s, u) for _, u in _stacks(k, s)],
    "feeds": lambda k, s: feeds(k),
    "forage": lambda k, s: [forage(k, p) for p in _own(k, s)],
    "forbids_attack": _number,
    "fresh": lambda k, s: [fresh(k, s, p) for p in _own(k, s)],
    "hand_of": hand_of,
    "hire_price": lambda k, s: [hire_price(k, n) for n in range(len(TYPES))],
    "income": lambda k, s: income(k, s, Ground(k)),
    "is_burg": lambda k, s: [is_burg(k, p) for p in _own(k, s)],
    "is_halted": lambda k, s: [is_halted(Ground(k), s, u, p, True) for p, u in _stacks(k, s)],
    "may_answer": _regions(lambda k, s, r: [may_answer(k, s, r, f) for f in (-1, 0, 2)]),
    "moves_still": moves_still,
    "no_attack": lambda k, s: [no_attack(k, s, is_naval(u), p, q, 7) for p, u, q in _beside(k, s)],
    "no_conversion": lambda k, s: [
        no_conversion(k, s, u, p, f, 7, hand_of(k, s) or []) for p, u in _stacks(k, s) for f in (0, 2)
    ],
    "no_pillage": lambda k, s: [no_pillage(k, s, p, 4) for p in _own(k, s)],
    "no_vassal": _regions(no_vassal),
    "pace": lambda k, s: [pace(k, u) for _, u in _stacks(k, s)],
    "points": lambda k, s: points(k),
    "prospect": _regions(lambda k, s, r: prospect(k, s, r, -1, 2)),
    "raising": raising,
    "reasons": lambda k, s: [reasons(k, u, p, True, "") for p, u in _stacks(k, s)],
    "revolt_modifiers": _regions(lambda k, s, r: revolt_modifiers(k, r)),
    "revolt_result": _regions(lambda k, s, r: [revolt_result(k, r, die) for die in FACES]),
    "saving": lambda k, s: [saving(k, u[0]) for _, u in _stacks(k, s)],
    "side_of": lambda k, s: [side_of(k, c) for c in range(len(NATION))],
    "stacks": lambda k, s: stacks(k),
    "usual_force": lambda k, s: [usual_force(k, fresh(k, s, p)) for p in _own(k, s)],
    "vassal_points": _regions(vassal_points),
    "weigh": lambda k, s: [weigh(k, u, Ground(k).stacks[q], q) for _, u, q in _beside(k, s)],
}
"""By name: what a seat asks about open things and its own, of a state and of a view alike."""


def check_same(found: list[Moment]) -> None:
    """Every answer from the view of a seat, and from that of a spectator where it hides nothing, is that of the
    state."""
    hidden = {"hand_of", "vassal_points", "no_conversion"}
    for moment in found:
        state = read(RULES, moment.save)
        views = [RULES.view(state, seat) for seat in (EMPIRE, TRIBAL)]
        for name, work in SAME.items():
            for seat in (EMPIRE, TRIBAL):
                wanted = work(state, seat)
                assert work(views[seat], seat) == wanted, (name, seat, str(moment.action))
                if name not in hidden:
                    assert work(views[1 - seat], seat) == wanted, (name, seat, str(moment.action))
        for seat in (EMPIRE, TRIBAL):
            other = views[1 - seat]
            assert (hand_of(other, seat), vassal_points(other, seat, 0)) == (None, None)


def test_a_view_answers_as_the_state() -> None:
    check_same(moments(*QUICK)[::2])


@pytest.mark.slow
def test_a_view_answers_as_the_state_in_many_positions() -> None:
    check_same(moments(*MANY))


# --- what the rules then do ------------------------------------------------------------------------------------------


def test_the_rules_do_what_was_worked_out() -> None:
    assert {"outlook", "bill", "pace", "attempt_shift", "hire_price"} <= check_done(moments(*QUICK))


GIVEN = {
    "AT_ONCE", "LASTING", "MOST_POINTS", "NEEDED", "GIVEN_UP", "PARTS", "Chances", "Stack", "Weighed",  # data and types
    "band", "course", "level_bounds", "side_of_level", "year", "last_year",  # tables alone, see the tests of victory
    "counts", "paid_from", "covers", "capacity", "upkeep",  # of their arguments alone
    "side_of", "cheapest", "defends_high", "Ground", "is_naval", "stacks",  # asked at every step, see ``SAME``
    "points", "winner_at", "moves_still",  # of whole games, below
    "figures",  # what a seat has, see test_units_are_counted_as_the_news_count_them
    "has_had_income",  # of whole games, see the tests of the computer's reasons
    "asked_about", "asked_hexes", "asked_place",  # what pictures show, see their tests
    "vassal_hopes", "stands_fast", "treasury_open",  # what lessons and pictures show, see their tests
    "levy_due", "assembly_serves",  # of a whole levy, see test_11_4_the_levy_counts_what_counters_and_hexes_allow
    "Opening", "Threat", "openings", "threat", "least_die", "least_attack",  # of acts to come, see test_analysis_ahead
    "drives_away", "pillage_swing", "is_port", "marker_number", "double_regions",  # the same, and the panel's warnings
}  # fmt: skip
"""Names that no check of one act compares, each with a reason."""


@pytest.mark.slow
def test_the_rules_do_what_was_worked_out_in_many_positions() -> None:
    """And everything that the module offers is compared, or has a reason not to be."""
    names = check_done(moments(*MANY))
    assert set(analysis.__all__) == names | GIVEN
    assert not GIVEN & names


def test_every_name_is_known() -> None:
    """Whatever the module offers exists, and what is compared from a view and a state is offered."""
    assert all(hasattr(analysis, name) for name in analysis.__all__)
    assert len(set(analysis.__all__)) == len(analysis.__all__)
    assert set(SAME) <= set(analysis.__all__)


def _turns(game: Walk) -> Iterator[tuple[ChState, set[int]]]:
    """Some positions of a game with the seats whose player turn comes in the same game turn, or goes on."""
    states = [RULES.loads(step.save) for step in game.steps[::8]]
    for n, state in enumerate(states):
        yield state, {later.phasing for later in states[n:] if later.turn == state.turn}


@pytest.mark.parametrize("case", WALKS, ids=["empire-first", "tribal-first"])
def test_who_still_moves_does_move_and_who_has_the_points_wins(case: Any) -> None:
    game = walk(case)
    for state, movers in _turns(game):
        told = {seat for seat in (EMPIRE, TRIBAL) if moves_still(state, seat)}
        if game.steps[-1].action.verb != "capitulate" or state.turn < RULES.loads(game.end).turn:
            assert movers <= told
            assert told - movers <= {TRIBAL, EMPIRE} - {state.phasing}
        assert sum(RULES.view(state, None).points.values()) == points(state)
    end = RULES.loads(game.end)
    assert game.outcome is not None
    if end.reason == "points":
        assert game.outcome.places[0] == [winner_at(points(end))]


def test_what_serves_without_a_position() -> None:
    """A fleet takes three (19.4a); a treaty about a region covers its hexes and no other (26.1)."""
    fleet = next(c for c, afloat in enumerate(FLEET) if afloat)
    army = [c for c in range(len(NATION)) if not FLEET[c] and TYPES[TYPE_OF[c]].kind == "warriors"][:4]
    assert capacity([fleet, *army]) == -1
    assert [p for p in range(HEXES) if covers("frisia", p)] == [
        p for p in range(HEXES) if LAND_OF[p] == REGION["frisia"]
    ]
