"""Every question in a position of its own: what it offers can be done, anything else is refused, silence settles it,
and standing orders reach it."""

from __future__ import annotations

import pytest

from engine.core import Action, IllegalAction
from engine.knights.phase_table import PHASES
from engine.knights.phases.base import Asking
from engine.knights.rules import KNIGHTS
from engine.knights.standing.standing import ANSWERS, DECIDERS
from engine.knights.state.frames import Permit, Play, Returning, Revolt
from engine.knights.state.frames_vote import Wages
from engine.knights.state.state import KnState
from tests.engine.knights.broken_frames import CASES
from tests.engine.knights.invariants import check

WORDS: tuple[tuple[str | int, ...], ...] = (
    (), ("nothing",), (1,), (99,), (-1,), (0,), ("lorne",), ("nowhere",), ("karmin",), ("woad",), ("stronghold",),
    ("stronghold", 1), ("seat-0",), ("seat-1",), ("seat-9",), ("lorne", "city"), ("lorne", "seat-1"),
    ("vecht", "city"),
    ("karmin", "lorne"), ("karmin", "oxwell"), ("woad", "oxwell"), ("nobody", "lorne"), ("all", "stronghold", "karmin"),
    ("all", "russet", "karmin"), ("nothing", "russet", "karmin"), ("karmin", "oxwell", "penwold"), ("walls", 1),
    ("walls", 9), ("karmin", 1), ("karmin", 99), ("english-50",), ("english-50", "karmin"),
    ("english-50", "stronghold"),
    ("regular-50", "karmin"), ("fate-inflict",), ("fate-nothing",), ("wages",), ("repeal", "constable"),
    ("revive", "fire"),
    ("unban", "seat-1"), ("silver-mines",), ("arms-tax", 1), ("arms-tax", 99), ("arms-tax",), ("yes",), ("monz",),
    ("monz", "faith"), ("monz", "crowns"), ("monz", "love"), ("monz", 1), ("china",), ("levy-taxes", 1),
    ("levy-taxes", 9), ("levy-taxes", 0), (1, "stronghold"), (9, "stronghold"), (0, "stronghold"), (1, "nowhere"),
)  # fmt: skip
"""What may follow a verb: some of it fits somewhere, none of it everywhere."""
ASKED = [name for name in CASES if name not in ("turn", "actions", "revolts", "deploying", "wages", "assembly")]


def asked(state: KnState) -> tuple[Asking[object], list[int]]:
    """Who is asked by the top frame."""
    top = state.frames[-1]
    phase = PHASES[type(top)]
    assert isinstance(phase, Asking)
    return phase, list(phase.asked(state, top))


@pytest.mark.parametrize("name", ASKED)
def test_whatever_is_said_is_done_or_refused(name: str) -> None:
    state = CASES[name][0]()
    before = KNIGHTS.dumps(state)
    phase, seats = asked(state)
    for seat in range(state.seats):
        legal = {a for p in KNIGHTS.prompts(state).get(seat, []) for a in p.actions}
        for verb in sorted(phase.verbs):
            for words in WORDS:
                action = Action(verb, words)
                refusal = KNIGHTS.why_not(state, seat, action)
                assert (refusal is None) == (action in legal), (seat, str(action))
                assert refusal is None or refusal.code.startswith("knights-no-"), str(action)
        if seat not in seats:
            assert not any(p.blocks for p in KNIGHTS.prompts(state).get(seat, []))
    assert KNIGHTS.dumps(state) == before


@pytest.mark.parametrize("name", ASKED)
def test_whatever_is_offered_can_be_done(name: str) -> None:
    """Up to three answers by every verb, each in the position itself; and silence says what is legal then."""
    state = CASES[name][0]()
    save = KNIGHTS.dumps(state)
    _, seats = asked(state)
    for seat in seats:
        mine = [p for p in KNIGHTS.prompts(state).get(seat, []) if p.blocks]
        for prompt in mine:
            kept: dict[str, list[Action]] = {}
            for action in prompt.actions:
                kept.setdefault(action.verb, []).append(action)
            for action in (a for some in kept.values() for a in some[:3]):
                then = KNIGHTS.loads(save)
                KNIGHTS.apply(then, seat, action)
                check(then)
            then = KNIGHTS.loads(save)
            assert prompt.default
            for action in prompt.default:
                KNIGHTS.apply(then, seat, action)
            check(then)
            still = [p.id for p in KNIGHTS.prompts(then).get(seat, []) if p.blocks]
            assert prompt.id not in still, f"silence leaves {prompt.id} open"


@pytest.mark.parametrize("name", ASKED)
def test_an_illegal_answer_changes_nothing(name: str) -> None:
    state = CASES[name][0]()
    phase, seats = asked(state)
    before = KNIGHTS.dumps(state)
    for verb in sorted(phase.verbs):
        with pytest.raises(IllegalAction):
            KNIGHTS.apply(state, seats[0], Action(verb, ("nothing", "at", "all")))
    assert KNIGHTS.dumps(state) == before


def test_orders_reach_every_question_that_they_speak_of() -> None:
    for kind in (*DECIDERS, *ANSWERS, Play, Permit, Revolt, Returning):
        assert PHASES[kind].orders, kind.__name__
    assert not PHASES[Wages].orders
