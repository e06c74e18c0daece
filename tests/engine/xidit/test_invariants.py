"""Positions of play are sound, and what is told of unsound ones in public follows from public things alone."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import pytest

from engine.core import Action, SaveError
from engine.xidit.board import BANK, BARDS, CENTRAL, CITIES, LEVELS, SUPPLY, TOWER, TRACKS, UNITS
from engine.xidit.bounds import ORDERS, STEPS
from engine.xidit.rules import XIDIT
from engine.xidit.standing import PAIRS, STANDING
from engine.xidit.state import Bards, Resolve, Spend, Titan, XiditState
from engine.xidit.view import Plan, Standing
from tests.engine.damage import put
from tests.engine.driver import turn
from tests.engine.pairs import pairs
from tests.engine.recorded_games import walk
from tests.engine.xidit import SUPPLEMENT
from tests.engine.xidit.board import MADE, made
from tests.engine.xidit.invariants import disturb, shuffle_unseen, strain
from tests.engine.xidit.lively import lively
from tests.engine.xidit.rare import KINDS, rare

TWO = ["(5, {})", "(3, {'short': True, 'phantom_start': 7})"]
"""Cases that stand for all where ``make test`` runs."""
cases = pytest.mark.parametrize("case", SUPPLEMENT.cases, ids=str)


def sound(state: XiditState) -> bool:
    """Whether nothing is found, neither by what everybody sees nor by all there is."""
    before = XIDIT.dumps(state)
    found = XIDIT.invariants(state, public=True) + XIDIT.invariants(state)
    assert XIDIT.dumps(state) == before
    assert found == []
    return True


@pytest.mark.parametrize("seats", XIDIT.seats)
@pytest.mark.parametrize("kind", KINDS)
def test_rare_positions_are_sound(kind: str, seats: int) -> None:
    """Rare pieces in rare places, and what comes of them."""
    for number in range(2):
        state, rng = rare(kind, seats, number), random.Random(number)
        for _ in range(25):
            assert sound(state)
            step = turn(rng, XIDIT, state, lively)
            if step is None:
                assert XIDIT.outcome(state) is not None
                break
            XIDIT.apply(state, *step)


@pytest.mark.slow(but=TWO)
@cases
def test_positions_of_play_are_sound(case: tuple[int, dict[str, Any]]) -> None:
    """All through a game in which the threats run dry and half of the seats answer everything themselves."""
    seats, options = case
    state = XIDIT.setup(seats=seats, seed=f"sound {case}", options=XIDIT.Options(**options))
    strain(state)
    for seat in range(0, seats, 2):
        XIDIT.apply(state, seat, Action("style", ("careful",)))
    rng, seen = random.Random(str(case)), set()
    while (step := turn(rng, XIDIT, state, lively)) is not None:
        kinds = " ".join(type(frame).__name__ for frame in state.frames)
        if kinds not in seen or rng.random() < 0.1:
            assert sound(state)
            seen.add(kinds)
        XIDIT.apply(state, *step)
    assert sound(state)
    assert len(seen) > 4


def alike(one: XiditState, other: XiditState) -> list[str]:
    """What is told in public of two positions that look alike to everybody."""
    told = XIDIT.invariants(one, public=True)
    assert told == XIDIT.invariants(other, public=True)
    return told


def blurred(rng: random.Random, state: XiditState) -> XiditState:
    """The same to everybody, with everything else that is hidden drawn anew, in frames as well: none of it adds up."""
    other = XIDIT.loads(XIDIT.dumps(state))
    for seat in range(other.seats):
        disturb(rng, other, seat)
    shuffle_unseen(rng, other)
    for player in other.players:
        player.wishes = [rng.randrange(CITIES + 1) for _ in player.wishes]
    for pile in (other.recruit_pile, other.threat_pile):
        pile[:-1] = [rng.randint(1, CITIES) for _ in pile[:-1]]
    for stack, awake in zip(other.titans, other.awake, strict=True):
        stack[awake:] = [rng.randrange(6) for _ in stack[awake:]]
    bottom = other.frames[0]
    for frame in other.frames:
        if isinstance(frame, Titan) and isinstance(bottom, Resolve):
            frame.seat = rng.randrange(other.seats)
            bottom.turn = rng.randrange(1, other.seats + 1)
        if isinstance(frame, Bards):
            frame.left, frame.plan, frame.placed[CENTRAL] = rng.randrange(8), {"frostmark": 2}, rng.randrange(3)
        if isinstance(frame, Spend):
            frame.size, frame.paid = rng.randrange(3, 6), [rng.randrange(3) for _ in UNITS]
    assert XIDIT.view(other, None) == XIDIT.view(state, None)
    return other


def others(value: Any) -> list[int]:
    """What a number might be made, no game's numbers among them."""
    return sorted({0, 1, value - 1, value + 1, value + 3, 4, BARDS, CITIES, 2 * BARDS} - {value})


def corrections(rng: random.Random, one: XiditState, other: XiditState) -> Iterator[tuple[XiditState, XiditState]]:
    """Two positions with the same value put, as far as both can take it."""
    for name, item in XIDIT.correctables(one).items():
        for value in rng.sample(others(item.value), 3):
            made_of = [XIDIT.loads(XIDIT.dumps(state)) for state in (one, other)]
            with contextlib.suppress(ValueError):
                for state in made_of:
                    XIDIT.correctables(state)[name].put(value)
                yield made_of[0], made_of[1]


@pytest.mark.parametrize("name", MADE)
def test_public_faults_follow_from_public_things(name: str) -> None:
    """In every step: whatever is hidden, nothing is told of it, nor after a value was corrected, whatever to."""
    if name == "over":
        return  # everything lies open
    rng, state = random.Random(name), XIDIT.loads(made(name))
    told = set()
    for _ in range(4):
        other = blurred(rng, state)
        assert alike(state, other) == []
        for pair in corrections(rng, state, other):
            told |= set(alike(*pair))
    if name in ("reward", "spend", "three", "prize"):
        assert told, "no correction is found out"


@pytest.mark.slow(but=TWO)
@cases
def test_public_faults_are_the_same_in_hidden_pairs(case: tuple[int, dict[str, Any]]) -> None:
    """Positions of a game that look alike to a seat and to everybody, as they stand and after a correction."""
    rng, game, tried = random.Random(str(case)), walk(("xidit", *case)), 0
    for pair in pairs(game, 6, 3, rng.randrange(1 << 30)):
        one, other = XIDIT.loads(pair.one), XIDIT.loads(pair.other)
        if XIDIT.view(one, None) != XIDIT.view(other, None):
            continue  # the evaluations open everything
        assert alike(one, other) == []
        for two in corrections(rng, one, other):
            alike(*two)
            tried += 1
    assert tried > 20


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        ("levels.3", 2, "a guild is wrong"),
        ("year", 11, "it is over too soon"),
        ("barracks.0", SUPPLY[0], "units have been made"),
        ("barracks.0", 0, ""),
        ("bards.0.1", 20, ""),
        ("threats.0", 21, "in disorder"),
        ("next_recruit", 4, "missing or double in sight"),
        ("threat_pile", [], "missing or double in sight"),
        ("recruit_discard", [1], "missing or double in sight"),
        ("uncovered.0.2", "", "uncovered"),
        ("moments.2.deeds", [], ""),
        ("players.2.city", 0, "stands nowhere"),
    ],
)
def test_what_everybody_sees_is_found_out_in_public(path: str, value: object, fault: str) -> None:
    """What does not fit together in sight, and nothing that may yet be made good behind a screen."""
    state = XIDIT.loads(made("over" if path == "year" else "second"))
    other = blurred(random.Random(path), state) if path != "year" else XIDIT.loads(XIDIT.dumps(state))
    for each in (state, other):
        put(each, path, value)
    found = alike(state, other)
    assert any(fault in each for each in found) if fault else not found, found


WIDEST: list[tuple[str, str, Any, Any]] = [
    ("orders", "year", 12, 13),
    ("orders", "first", 4, 5),
    ("orders", "players.0.city", CITIES, CITIES + 1),
    ("orders", "players.0.sovereigns", BANK, BANK + 1),
    ("orders", "players.0.bards_left", BARDS, BARDS + 1),
    ("orders", "players.0.levels_left", LEVELS, LEVELS + 1),
    ("orders", "players.0.kills", 72, 73),
    ("orders", "players.0.units", list(SUPPLY), [SUPPLY[0] + 1, 0, 0, 0, 0]),
    ("orders", "players.0.orders", ["act"] * STEPS, ["act"] * (STEPS + 1)),
    ("orders", "players.0.orders.0", "black", "green"),
    ("orders", "players.0.standing.level", "fullest", "emptiest"),
    ("orders", "levels.21", TOWER, TOWER + 1),
    ("orders", "owner.21", -1, -2),
    ("orders", "threats", [CITIES], [CITIES + 1]),
    ("orders", "next_threat", 1, 0),
    ("orders", "titans", [[0, 1], [2], []], [[0, 1, 2], [], []]),
    ("orders", "tracks", list(TRACKS), ["wealth", "luck", "influence"]),
    ("three", "phantom", [0, 6, 229], [-1, 6, 5]),
    ("reward", "frames.0.turn", 5, 6),
    ("reward", "frames.2.seat", 4, 5),
    ("bards", "frames.2.left", 0, -1),
    ("spend", "frames.1.size", 5, 2),
    ("census", "frames.0.unit", 4, 5),
    ("census", "players.0.reveals", [-1] * 5, [-2] * 5),
    ("second", "moments.0.step", 0, 7),
    ("second", "moments.1.deeds.0.kind", "titan", "dance"),
    ("second", "uncovered.0.0", "wait", "sleep"),
]
"""A position, a value, the last that it may be and one beyond."""


@pytest.mark.parametrize(
    ("name", "path", "last", "beyond"), WIDEST, ids=[f"{name}-{path}" for name, path, *_ in WIDEST]
)
def test_values_out_of_bounds_are_not_read(name: str, path: str, last: object, beyond: object) -> None:
    """Whatever is within them is read, sound or not."""
    state = XIDIT.loads(made(name))
    put(state, path, last)
    assert XIDIT.loads(XIDIT.dumps(state)) == state
    put(state, path, beyond)
    with pytest.raises(SaveError, match="not a xidit save: "):
        XIDIT.loads(XIDIT.dumps(state))


def test_whatever_may_be_chosen_may_be_saved() -> None:
    """The words of a save are those of the rules."""
    hints = get_type_hints(Standing)
    for verb, words in STANDING.items():
        assert set(get_args(hints[verb.removeprefix("standing-")])) == set(words)
    plan, seat = get_type_hints(Plan), get_type_hints(type(XIDIT.loads(made("orders")).players[0]))
    assert set(get_args(plan["reward"])) == {"", *PAIRS}
    assert set(get_args(get_args(seat["orders"])[0])) == {"", *ORDERS}
