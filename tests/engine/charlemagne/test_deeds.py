"""What was done in the last player turns can be drawn again, and the points of past turns are kept."""

from __future__ import annotations

import random
from collections.abc import Iterable
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from engine.charlemagne.board import PLACE, PLACES
from engine.charlemagne.deeds import (
    Attacked,
    Attempted,
    Chronicle,
    Deed,
    Escaped,
    Fought,
    Left,
    Lost,
    Marched,
    Moved,
    Pillaged,
    Retreated,
    Revolted,
)
from engine.charlemagne.frames import Campaign, Envoy, Feeding, Force
from engine.charlemagne.game_data import CHARLEMAGNE, EMPIRE, MARKER_IDS, REGION, TRIBAL
from engine.charlemagne.politics import revolt
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import ChState
from engine.charlemagne.victory import course, points
from engine.core import SaveError
from tests.engine.charlemagne.board import MID, NORTH, Board
from tests.engine.charlemagne.play import lively, start
from tests.engine.driver import turn

SAVES = Path(__file__).parents[2] / "saves" / "0.2.0"


def again(where: list[int], deeds: Iterable[Deed]) -> list[int]:
    """Where everybody is after some deeds of an operations phase."""
    where, units = list(where), dict[int, set[int]]()
    for deed in deeds:
        if isinstance(deed, Marched):
            units[deed.force] = set(deed.units)
        elif isinstance(deed, Moved):
            for c in units[deed.force]:
                if where[c] == deed.path[0]:
                    where[c] = deed.path[-1]
        elif isinstance(deed, Left):
            units[deed.force] -= set(deed.units)
        elif isinstance(deed, Lost):
            for c in deed.units:
                where[c] = -1
        elif isinstance(deed, Escaped):
            where[CHARLEMAGNE] = deed.place
        elif isinstance(deed, Retreated):
            assert all(where[c] == deed.path[0] for c in deed.units)
            for c in deed.units:
                where[c] = deed.path[-1]
    return where


def test_deeds_draw_an_operations_phase_again() -> None:
    """The deeds of an operations phase lead from its first board to its last one."""
    state, rng = start("deeds", duels=True, placement="fixed"), random.Random(4)
    first: tuple[list[int], int] | None = None
    phases, seen = 0, set[type]()
    while state.turn < 5:
        step = turn(rng, RULES, state, lively)
        assert step is not None
        if isinstance(state.frames[-1], Campaign) and first is None:
            first = list(state.where), len(state.doing.deeds())
        before = state.doing
        RULES.apply(state, *step)
        if first is not None and not isinstance(state.frames[0], Campaign):
            assert isinstance(state.frames[0], Feeding) or state.phasing != before.seat
            done = before.deeds()[first[1] :]
            if isinstance(state.frames[0], Feeding):
                assert again(first[0], done) == state.where
            seen |= {type(d) for d in done}
            first, phases = None, phases + 1
    assert phases >= 6
    assert {Marched, Moved, Attacked, Fought, Lost, Retreated, Pillaged} <= seen
    assert [(t.turn, t.seat) for t in state.deeds] == [(4, TRIBAL), (5, EMPIRE)]
    assert len(state.scores) == 4
    assert RULES.loads(RULES.dumps(state)) == state


def test_deeds_of_one_force(board: Board) -> None:
    """A march, steps that join to a path, an attack, the battle with its odds: the same for every seat."""
    board.put(MID, "wends-militia")
    board.state.control[:] = [TRIBAL if s == -1 else s for s in board.state.control]
    board.put("h4904", *["austrasia-warriors"] * 3)
    board.rig(("operations", 4), ("battle", 6))
    board.do("operate h4904", "march", "step h4905", f"battle {MID}", "fight")
    marched, moved, attacked, fought, lost = board.state.doing.deeds()
    assert isinstance(marched, Marched)
    assert (marched.seat, PLACES[marched.place], len(marched.units), marched.die) == (EMPIRE, "h4904", 3, 4)
    assert isinstance(moved, Moved)
    assert [PLACES[p] for p in moved.path] == ["h4904", NORTH]
    assert moved.halted
    assert moved.points < marched.points
    assert isinstance(attacked, Attacked)
    assert isinstance(fought, Fought)
    assert (fought.strength, fought.factor, fought.column, fought.die) == ((18, 2), (1, 1), "4/1", 6)
    assert isinstance(lost, Lost)
    assert (lost.seat, lost.place) == (TRIBAL, PLACE[MID])
    shown = RULES.view(board.state, None).deeds
    assert (
        shown
        == RULES.view(board.state, EMPIRE).deeds
        == RULES.view(board.state, TRIBAL).deeds
        == [t.shown() for t in board.state.deeds]
    )
    board.do("halt", "done")
    assert len(shown[-1].deeds) == 5, "a view stays what it was"


def test_deeds_of_steps_join(board: Board) -> None:
    """Single steps make one path; what is left behind is told."""
    frame = board.force(MID, 12, "austrasia-warriors", "austrasia-warriors")
    board.do(f"step {NORTH}", "step h4904", "drop austrasia-warriors 1", "step h4903")
    first, left, second = board.state.doing.deeds()
    assert isinstance(first, Moved)
    assert [PLACES[p] for p in first.path] == [MID, NORTH, "h4904"]
    assert left == Left(frame.number, PLACE["h4904"], (min(c for c, p in enumerate(board.state.where) if p >= 0),))
    assert isinstance(second, Moved)
    assert second.points == frame.points


def test_an_attempt_tells_its_markers_and_what_shifted_it(board: Board) -> None:
    """What was laid down by both sides lies on the table; before the other has answered its own part is not told."""
    board.state.frames[:] = [Envoy(EMPIRE)]
    board.hand(EMPIRE, **{"vassalage": 2, "crown-of-pavia": 1})
    board.hand(TRIBAL, vassalage=1)
    board.state.orders[TRIBAL].defence = "ask"
    board.do("envoy bavaria", "lay vassalage", "lay crown-of-pavia", "send")
    shown = RULES.view(board.state, None).attempt
    assert shown is not None
    assert shown.laid == {"vassalage": 1, "crown-of-pavia": 1}
    assert board.state.doing.deeds() == ()
    board.do("guard 1")
    attempted = next(d for d in board.state.doing.deeds() if isinstance(d, Attempted))
    empire, tribal = ({MARKER_IDS[k]: n for k, n in enumerate(laid) if n} for laid in attempted.laid)
    assert (empire, tribal) == ({"vassalage": 1, "crown-of-pavia": 1}, {"vassalage": 1})
    assert list(attempted.shifts) == shown.modifiers
    assert attempted.differential == 3 - 1 + sum(n for _, n in attempted.shifts)


def test_a_revolt_tells_its_die_and_what_was_added(board: Board) -> None:
    """Also where nothing came of it."""
    revolt(board.state, REGION["saxony"], 1, [])
    (told,) = board.state.doing.deeds()
    assert told == Revolted(REGION["saxony"], 1, (("faith", 2),), "none")
    assert RULES.loads(RULES.dumps(board.state)).doing == board.state.doing


def test_scores_are_kept_turn_by_turn() -> None:
    """The Empire's points at the end of a game turn, not of a player turn."""
    state = start("scores", placement="fixed")
    while state.turn == 1:
        seat, prompts = next((s, p) for s, p in RULES.prompts(state).items() if p[0].blocks)
        was, now = state.phasing, points(state)
        RULES.apply(state, seat, prompts[0].default[0])
        if was == EMPIRE:
            assert state.scores == []
    assert state.scores == [now] or abs(state.scores[0] - now) <= 20
    assert RULES.view(state, None).scores == state.scores
    assert course(state.scores, state.scored) == [(1, state.scores[0])]


def old(name: str) -> ChState:
    """A save from before points and deeds were kept."""
    return RULES.loads((SAVES / f"charlemagne-{name}-2.json").read_bytes())


def test_older_saves_keep_points_from_now_on() -> None:
    """A game begun before says of which turn its first points are."""
    state = old("operations")
    assert (state.schema_version, state.scores, state.scored) == (2, [], state.turn)
    assert state.deeds == [Chronicle(state.turn, state.phasing)]
    assert RULES.loads(RULES.dumps(state)) == state
    assert course([40, 42], 3) == [(3, 40), (4, 42)]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("scored", 9),
        ("deeds", [[1, 0, [["moved", 3, [9999], 2, False]]]]),
        ("deeds", [[1, 0, [["moved", 3, [], 2, False]]]]),
        ("deeds", [[1, 0, [["lost", 0, 5, [500]]]]]),
        ("deeds", [[1, 0, [["left", 0, -1, [1]]]]]),
        ("deeds", [[1, 0, [["turned", 99, 0, "attack"]]]]),
        ("deeds", [[1, 0, [["believed", 0, 7]]]]),
        ("deeds", [[1, 0, [["attempted", 0, 40, 0, 1, 1, "C"]]]]),
        ("deeds", [[1, 0, [["revolted", 40, 3, [], "none"]]]]),
        ("deeds", [[1, 0, [["attacked", 3, 0, 5, 9999, [1]]]]]),
        ("deeds", [[1, 0, [["retreated", 0, [5, 9999], [1], True]]]]),
        ("deeds", [[1, 0, [["pillaged", 3, 0, 9999, 6, 1, True, 0]]]]),
        ("deeds", [[1, 0, [["escaped", 5, 9999, 1]]]]),
        ("deeds", [[1, 0, "nothing"]]),
        ("deeds", [[1, 0, [["danced", 5]]]]),
    ],
)
def test_damaged_deeds_are_named(board: Board, field: str, value: object) -> None:
    """Deeds that name what there is not make no sound position."""
    tree = msgspec.json.decode(RULES.dumps(board.state))
    state = RULES.loads(msgspec.json.encode({**tree, field: value}))
    (fault,) = RULES.invariants(state)
    assert fault.startswith("what was done in turn 1: " if field == "deeds" else "turn 1 has 0 scores")
    assert RULES.invariants(state, public=True) == [fault]


@pytest.mark.parametrize(("field", "value"), [("scores", [1] * 10), ("scored", 0), ("deeds", []), ("deeds", [[0, 0]])])
def test_turns_that_there_are_not_are_refused(board: Board, field: str, value: object) -> None:
    """More scores than turns, turns before the first one, no turn that is running."""
    tree = msgspec.json.decode(RULES.dumps(board.state))
    with pytest.raises(SaveError):
        RULES.loads(msgspec.json.encode({**tree, field: value}))


def test_forces_are_told_apart(board: Board) -> None:
    """Two forces of one hex have numbers of their own."""
    board.put(MID, "austrasia-warriors", "austrasia-militia")
    board.do(f"operate {MID}", "take austrasia-militia 0", "march", f"step {NORTH}", "halt")
    board.do(f"operate {MID}", "march")
    numbers = [d.force for d in board.state.doing.deeds() if isinstance(d, Marched)]
    assert len(set(numbers)) == 2
    assert isinstance(board.state.frames[-1], Force)
    assert board.state.frames[-1].number == numbers[1]


@pytest.mark.parametrize("kind", get_args(Deed))
def test_deeds_are_short_and_never_change(kind: type[msgspec.Struct]) -> None:
    """Lists with a tag, so that saves stay small; shared by a state and its views."""
    config = kind.__struct_config__
    assert (config.frozen, config.array_like, config.tag) == (True, True, kind.__name__.lower())
