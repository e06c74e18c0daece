"""Sound positions of rare kinds, and what is wrong with a position as far as everybody sees it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from engine.core import SaveError
from engine.core.corrections import Scalar
from engine.roses.board import SEA_BORDER
from engine.roses.rules import ROSES
from engine.roses.state import FALLEN, Battle, RosesState, faces
from tests.engine.damage import put
from tests.engine.pairs import pairs
from tests.engine.recorded_games import walk
from tests.engine.roses import SUPPLEMENT, invariants
from tests.engine.roses.board import SAVES, Board
from tests.engine.roses.rare import KINDS, rare
from tests.engine.supplements import CASES, case_id

GAMES = [case for case in CASES if case[0] == "roses"]
RARE = 4
"""Positions of each rare kind."""


def is_sound(state: RosesState) -> bool:
    """Whether nothing is wrong with a position, be it hidden or not."""
    return not ROSES.invariants(state) and not ROSES.invariants(state, public=True)


@pytest.mark.parametrize("kind", KINDS)
def test_rare_positions_are_sound(board: Board, kind: str) -> None:
    """Rare blocks in rare places, as soon as somebody is asked."""
    for number in range(RARE):
        board.state = rare(kind, number)
        board.settle()
        assert is_sound(board.state), ROSES.invariants(board.state)


@pytest.mark.slow(but=["roses-2", "roses-2-scenario_richard_iii"])
@pytest.mark.parametrize("case", GAMES, ids=case_id)
def test_positions_of_games_are_sound(case: Any) -> None:
    game = walk(case)
    for step in game.sample(60, 5):
        assert is_sound(ROSES.loads(step.save))
    assert is_sound(ROSES.loads(game.end))


def alike(case: Any) -> Iterator[tuple[RosesState, RosesState]]:
    """Pairs of positions of a game that look alike to a spectator, each with whatever one or both seats hide."""
    game = walk(case)
    rng = random.Random(7)
    for pair in pairs(game, 8, 11, 13):
        yield ROSES.loads(pair.one), ROSES.loads(pair.other)
    for step in game.sample(8, 12):
        one, other = ROSES.loads(step.save), ROSES.loads(step.save)
        for seat in (0, 1):
            invariants.disturb(rng, other, seat)
        invariants.shuffle_unseen(rng, other)
        yield one, other
    for name in sorted(SUPPLEMENT.asks - {"standing"}):
        one, other = (ROSES.loads((SAVES / f"roses-{name}-2.json").read_bytes()) for _ in range(2))
        invariants.disturb(rng, other, rng.randrange(2))
        yield one, other


def spoil(state: RosesState) -> None:
    """Make what is hidden unsound: a hand, orders, blocks that nobody has seen, and what is remembered of a battle."""
    for player in state.players:
        player.hand = ["nothing"] * len(player.hand)
        player.orders = {"nobody": "fire"}
    battle = next((frame for frame in state.frames if isinstance(frame, Battle)), None)
    seen = {*faces(state), *(battle.known if battle else ())}
    for block, place in enumerate(state.where):
        if block not in seen:
            state.steps[block] = 0 if place >= 0 else 1
            state.came[block] = SEA_BORDER
    if battle is not None:
        battle.turned, battle.used, battle.opened = [1, 1], [[0] * 9, []], -1


@pytest.mark.slow(but=["roses-2", "roses-2-scenario_richard_iii"])
@pytest.mark.parametrize("case", GAMES, ids=case_id)
def test_public_faults_follow_from_what_everybody_sees(case: Any) -> None:
    """They are the same whatever is hidden, sound or not, also when a value is corrected to what no game can have."""
    positions = faulty = 0
    for one, other in alike(case):
        assert ROSES.invariants(one) == []
        for worse in (False, True):
            if worse:
                spoil(other)
                assert ROSES.invariants(other)
            positions += 1
            assert ROSES.view(one, None) == ROSES.view(other, None)
            assert ROSES.invariants(other, public=True) == []
            for name, item in ROSES.correctables(one).items():
                for value in item.choices:
                    made, same = (_corrected(state, name, value) for state in (one, other))
                    if ROSES.view(made, None) != ROSES.view(same, None):
                        assert item.bound is not None, (name, value)  # what it means hangs on what is hidden
                        continue
                    found = ROSES.invariants(made, public=True)
                    assert found == ROSES.invariants(same, public=True), (name, value)
                    faulty += bool(found)
    assert positions > 60
    assert faulty > 100


def _corrected(state: RosesState, name: str, value: Scalar) -> RosesState:
    """The position with another value, which no game need be able to have."""
    made = ROSES.loads(ROSES.dumps(state))
    ROSES.correctables(made)[name].put(value)
    return made


@pytest.mark.parametrize(
    ("save", "path", "least", "most"),
    [
        ("cards", "campaign", 1, 3),
        ("cards", "turn", 1, 7),
        ("cards", "king", 0, 1),
        ("cards", "heads.1", -1, 62),
        ("cards", "where.5", FALLEN, 32),
        ("cards", "steps.5", 0, 4),
        ("cards", "came.5", -1, SEA_BORDER + 33),
        ("cards", "due.0", 0, 5),
        ("cards", "prisoner", -1, 62),
        ("cards", "first", -1, 1),
        ("cards", "treason", -1, 1),
        ("cards", "winner", -1, 1),
        ("battles", "entries.0", (0, 0, 0), (32, 1, SEA_BORDER)),
        ("action", "frames.0.ap", 0, 4),
        ("action", "frames.0.goal", -1, 32),
        ("action", "frames.0.locked", -1, 62),
        ("fight", "frames.1.round", 1, 4),
        ("fight", "frames.1.opened", -1, 1),
        ("hits", "frames.2.left", 1, 4),
        ("loss", "frames.0.stage", 0, 7),
        ("home", "frames.0.stage", 0, 6),
    ],
)
def test_bounds(save: str, path: str, least: Any, most: Any) -> None:
    """What the type of a value takes is read, sound or not; what is just outside of it is not."""
    state = ROSES.loads((SAVES / f"roses-{save}-2.json").read_bytes())
    for value, by in ((least, -1), (most, 1)):
        put(state, path, value)
        assert ROSES.loads(ROSES.dumps(state)) == state
        outside = value + by if isinstance(value, int) else tuple(each + by for each in value)
        put(state, path, outside)
        with pytest.raises(SaveError):
            ROSES.loads(ROSES.dumps(state))
