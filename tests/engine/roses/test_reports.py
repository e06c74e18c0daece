"""What everybody may look back on after an action: battles that ended in it, and the count of the throne."""

from __future__ import annotations

import random
from typing import Any

from engine.core import Action, Event, Piece, Place, SeatRef, shares
from engine.roses.phases.political import KING_HOME, houses_support
from engine.roses.rules import ROSES
from engine.roses.state import Options, Political
from tests.engine.driver import turn
from tests.engine.roses.board import Board
from tests.engine.roses.lively import lively


def played(seed: int) -> list[tuple[list[Event], Any]]:
    """The events of every action of a game with the public view after it."""
    state = ROSES.setup(seats=2, seed=f"reports-{seed}", options=Options(campaigns=1))
    rng = random.Random(seed)
    found = []
    while (step := turn(rng, ROSES, state, lively)) is not None:
        events = ROSES.apply(state, *step)
        found.append((events, ROSES.view(state, None)))
    return found


def named(event: Event, name: str) -> str:
    """The slug of a place or block that an event names."""
    term = event.params[name]
    assert isinstance(term, Place | Piece)
    return str(term.slug)


def test_6_1_a_report_for_every_battle_that_ended() -> None:
    """Its dice are those of the events, in their order, and so are the losses."""
    seen = 0
    for seed in range(3):
        dice: list[list[int]] = []
        fell: set[str] = set()
        before: list[Any] = []
        for events, view in played(seed):
            reports = {report.area: report for report in view.reports}
            if not events:  # a standing order
                assert view.reports == before
                continue
            before = view.reports
            assert list(reports) == [named(e, "area") for e in events if e.key == "roses-battle-won"]
            for event in events:
                if event.key == "roses-battle":
                    dice, fell = [], set()
                if event.key in ("roses-fired", "roses-charged", "roses-answered", "roses-treason-roll"):
                    dice.append(event.params["dice"])  # type: ignore[arg-type]
                if event.key in ("roses-fell", "roses-killed"):
                    fell.add(named(event, "block"))
                if event.key == "roses-battle-won":
                    seen += 1
                    report = reports[named(event, "area")]
                    assert SeatRef(report.winner) == event.params["seat"]
                    assert [volley.dice for volley in report.volleys] == dice
                    assert set(report.lost) <= fell | {"rebel"}
                    assert set(report.lost) <= {*report.lancaster, *report.york}
                    assert max((v.round for v in report.volleys), default=1) <= report.rounds <= 4
    assert seen > 10


def test_6_4_the_running_battle_shows_its_dice() -> None:
    for seed in range(20):
        for _, view in played(seed):
            if view.battle is not None and view.battle.round > 1 and view.battle.volleys:
                assert view.battle.volleys[0].round == 1
                return
    raise AssertionError("no battle was asked about in a later round")


def test_8_2_the_count_is_shown_after_the_throne_was_counted() -> None:
    """... and only then."""
    counted = 0
    for events, view in played(2):
        told = [e for e in events if e.key in ("roses-usurped", "roses-throne-held")]
        assert [shares(house.total for house in view.support)] == [e.params["counts"] for e in told] or not (
            told or view.support
        )
        counted += len(told)
    assert counted == 1


def after_a_battle() -> tuple[Any, int, Action]:
    """A position with a report in which a seat may give a standing order, and that action."""
    for seed in range(20):
        state = ROSES.setup(seats=2, seed=f"book-{seed}", options=Options(campaigns=1))
        rng = random.Random(seed)
        while (step := turn(rng, ROSES, state, lively)) is not None:
            ROSES.apply(state, *step)
            if state.reports and ROSES.prompts(state):
                return state, rng.choice((0, 1)), Action("standing", ("act", "pass"))
    raise AssertionError("no battle was followed by an open choice")


def test_a_standing_order_changes_nothing_public() -> None:
    """A seat that gives one in secret leaves the report where it was."""
    state, seat, action = after_a_battle()
    before = ROSES.view(state, None)
    ROSES.apply(state, seat, action)
    assert ROSES.view(state, None) == before


def test_what_is_told_takes_the_place_of_the_last_report(board: Board) -> None:
    """A standing order that answers the open question brings the game on, and so does a hostage who is spared though
    nobody hears of it: what ended before is looked back on no more."""
    board.position({"lan_oxford": "kent", "lan_henry_vi": "kent", "yor_york": "ireland"})
    board.state.frames = [Political(KING_HOME)]
    board.settle()
    board.state.support = houses_support(board.state)
    board.do(0, "standing loss ask")
    assert board.state.support
    assert board.do(0, "standing home obvious")
    assert not board.state.support
    board.position({"lan_henry_vi": "france", "yor_york": "ireland", "lan_clarence": "dorset"})
    board.state.due = [1, 0]
    board.supply()
    board.state.support = houses_support(board.state)
    assert board.do(0, "spare") == []
    assert board.legal(0, "heir")
    assert not board.state.support
