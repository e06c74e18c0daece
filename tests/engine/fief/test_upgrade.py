"""Games that were going on under rules 4 are played on: nothing is lost silently, everybody is asked anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core import Action, Event, IllegalAction, Said
from engine.fief.board import open_deals
from engine.fief.game_data import CARDS, CITY, NOBLE
from engine.fief.rules import FIEF
from engine.fief.state.state import Article, FiefState
from tests.engine.fief.board import AZURE, GULES, OR, VERT, Board
from tests.engine.fief.events import keys, said
from tests.engine.fief.invariants import check
from tests.engine.fief.rare import silence

SAVES = Path(__file__).parent / "rules4"
"""Positions as rules 4 wrote them."""


def old(name: str) -> FiefState:
    """A position of rules 4."""
    state = FIEF.loads((SAVES / f"{name}.json").read_bytes())
    assert state.rules_version == 4
    return state


@pytest.mark.parametrize("name", sorted(path.stem for path in SAVES.iterdir()))
def test_what_rules_4_saved_goes_on(board: Board, name: str) -> None:
    """Everybody is asked something, silence leads to the end of the round, and the save comes back as it was."""
    board.state = old(name)
    assert FIEF.loads(FIEF.dumps(board.state)) == board.state
    assert board.waits()
    silence(board.state)


def test_a_sealed_purchase_that_costs_more_now_is_told_to_its_seat(board: Board) -> None:
    """4.9: Wales for two shillings was sealed with three in the purse; now it costs four. The title is not bought, the
    seat alone hears it, once; the order, the draft and the offer stand."""
    board.state = old("market")
    assert board.state.orders[GULES].truce == "refuse"
    assert board.state.drafts[VERT][0] == [Article("money", "", 2)]
    (deal,) = open_deals(board.state, AZURE)
    events: list[Event] = []
    for seat in (AZURE, VERT, OR):
        events += board.do(seat, "seal")
    void = said(events, "play-void")
    assert [(e.audience, e.params["action"]) for e in void] == [((GULES,), Said("title wales arthur"))]
    assert board.state.fiefs[1] == -1
    assert board.state.purse[GULES] == 3
    assert board.state.orders[GULES].truce == "refuse"
    assert open_deals(board.state, AZURE) == [deal]
    board.do(AZURE, f"accept {deal.number}")
    assert board.state.purse[:2] == [2, 4]


def test_a_siege_without_a_catapult_ends_once_and_is_told(board: Board) -> None:
    """7.9: at the next step of the game."""
    board.state = old("siege")
    assert board.state.towns[CITY["london"]].siege == GULES
    events = board.do(GULES, "truce")
    assert len(said(events, "siege-over")) == 1
    assert board.state.towns[CITY["london"]].siege == -1
    assert "siege-over" not in keys(board.do(AZURE, "truce"))


def test_who_was_led_again_is_asked_as_before(board: Board) -> None:
    """5.0: a march that was under way has lost its past; whoever halts and is led from now on keeps it."""
    board.state = old("march")
    assert board.who("lucia").steps == 1
    assert board.legal(VERT, "halt") == ["halt"]
    board.do(VERT, "halt")
    assert board.why(VERT, "lead lucia") == "rested"


def test_an_abbey_that_could_be_pillaged_is_refused_with_its_reason(board: Board) -> None:
    """2.13: nothing changes, and the seat still decides."""
    board.state = old("pillage")
    before = FIEF.dumps(board.state)
    with pytest.raises(IllegalAction) as error:
        FIEF.apply(board.state, GULES, Action.parse("pillage york lucia"))
    assert error.value.refusal.code == "fief-no-pillage-abbey"
    assert FIEF.dumps(board.state) == before
    assert board.legal(GULES, "pillage") == ["pillage york mill"]


def test_disasters_that_lie_open_are_not_turned_up_again(board: Board) -> None:
    """2.4: rules 4 had turned up all of them at once."""
    board.state = old("plague")
    events = board.do(GULES, "lose soldier; lose soldier")
    assert "disaster" not in keys(events)
    assert sorted(CARDS[c] for cards in board.state.settled for c in cards) == ["famine", "plague"]
    check(board.state)


def test_a_plan_that_was_sealed_is_drawn_as_far_as_it_can_be(board: Board) -> None:
    """2.0: the Character is drawn, of the Fortune the seat hears why not."""
    board.state = old("plan")
    events: list[Event] = []
    for seat in (AZURE, VERT, OR):
        events += board.do(seat, "plan nothing 0; seal")
    assert len(board.state.hands[GULES]) == 1
    (told,) = said(events, "undrawn-own")
    assert told.audience == (GULES,)
    assert NOBLE["lucia"] not in board.state.hands[AZURE]
