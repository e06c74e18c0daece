"""What if: what lies before a seat, played many times from its view alone."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from engine import GAMES
from engine.roses.whatif import BattleOdds
from engine.xidit.whatif import YearOdds
from tests.engine.pairs import pairs, read
from tests.engine.recorded_games import Case, walk
from tests.engine.supplements import CASES, case_id

PLAYED = [case for case in CASES if case[0] in ("roses", "xidit")][::2]
every_case = pytest.mark.parametrize("case", PLAYED, ids=case_id)
RUNS = 8


def supposed(case: Case, count: int, *, running: bool = False) -> list[tuple[Any, Any]]:
    """Views of seats that have something to ask about, with its odds. ``running``: of battles that are being fought."""
    game, rng, found = walk(case), random.Random(3), []
    steps = game.steps
    if running:
        steps = [s for s in steps if game.rules.view(game.rules.loads(s.save), None).battle is not None]
    for step in rng.sample(steps, len(steps)):
        for seat in range(game.seats):
            view = game.rules.view(game.rules.loads(step.save), seat)
            odds = game.rules.whatif(view, RUNS)
            if odds is not None:
                found.append((view, odds))
        if len(found) >= count:
            break
    assert found
    return found


@pytest.mark.slow(but=["roses-2", "xidit-3"])
@every_case
def test_what_others_hide_changes_nothing(case: Case) -> None:
    """Byte for byte the same for positions that differ only in what others hide, the luck to come among it."""
    game, compared, differing = walk(case), 0, 0
    rules = game.rules
    for pair in pairs(game, 40, 1, 9):
        one, other = (rules.view(read(rules, save), pair.seat) for save in (pair.one, pair.other))
        odds = rules.whatif(one, RUNS)
        assert msgspec.json.encode(odds) == msgspec.json.encode(rules.whatif(other, RUNS))
        compared += odds is not None
        differing += odds is not None and pair.one != pair.other
    assert compared
    assert differing


@every_case
def test_every_run_is_counted_once(case: Case) -> None:
    found = supposed(case, 12)
    if case[0] == "roses":
        found += supposed(case, 4, running=True)
    for view, odds in found:
        if isinstance(odds, BattleOdds):
            for each in (odds, *odds.coming):
                assert sum(each.own) == sum(each.enemy) == each.runs
                assert 0 <= each.won <= each.runs
                assert max(each.fell.values(), default=0) <= each.runs
            if view.battle is None:  # those to come are fought as often as their odds are reckoned everywhere
                first = odds.coming[0]
                assert (odds.area, odds.runs, odds.won) == (first.area, first.runs, first.won)
                continue
            assert odds.runs == RUNS
            there = [f for f in view.battle.fighters if f.seat == odds.seat]
            hidden = [b for b in view.own.blocks if b.block in view.own.reserves]
            most = sum({**{f.block: f.steps for f in there}, **{b.block: b.steps for b in hidden}}.values())
            assert len(odds.own) - 1 <= most
            assert {f.block for f in view.battle.fighters} <= set(odds.fell)
        else:
            assert isinstance(odds, YearOdds)
            assert sum(odds.units) == sum(odds.beaten) == odds.runs == RUNS
            acts = [n for n, order in enumerate(view.own.orders, 1) if order == "act"]
            assert [s.step for s in odds.steps] == acts
            assert all(s.city == view.own.route[s.step] and sum(s.done.values()) == RUNS for s in odds.steps)


def test_whatif_orders_make_the_difference() -> None:
    """Other orders of one's own are played: waiting instead of acting leaves out a deed, passing leaves foes alone, and
    who leaves a battle to come in round 2 loses less of it or gives it up."""
    roses, xidit = PLAYED[0], PLAYED[-1]
    for case, found in (
        (roses, supposed(roses, 8)), (roses, supposed(roses, 4, running=True)), (xidit, supposed(xidit, 8)),
    ):  # fmt: skip
        told = 0
        for view, odds in found:
            own = view.own
            if isinstance(odds, YearOdds):
                orders = ["wait" if o == "act" and n != odds.steps[-1].step else o for n, o in enumerate(own.orders, 1)]
                other = msgspec.structs.replace(own, orders=orders)
            elif own.plan is None:  # before the battle is ordered
                standing = msgspec.structs.replace(own.standing, act="fire", retreat="round-2")
                other = msgspec.structs.replace(own, standing=standing, orders={})
            else:
                plan = msgspec.structs.replace(own.plan, act="pass", treason="never", charge="never")
                other = msgspec.structs.replace(own, plan=plan, orders={})
            told += GAMES[case[0]].whatif(msgspec.structs.replace(view, own=other), RUNS) != odds
        assert told


def test_nothing_is_supposed_where_nothing_lies_ahead() -> None:
    for rules in GAMES.values():
        state = rules.setup(seats=rules.seats.start, seed="none", options=rules.Options())
        assert rules.whatif(rules.view(state, None), RUNS) is None
        assert rules.whatif(rules.view(state, 0), RUNS) is None
