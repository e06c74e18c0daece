"""What is said of unsound positions of Fief: nothing of sound ones, and to everybody only what everybody sees."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable, Iterator
from typing import Any, get_args, get_type_hints

import pytest
from msgspec import UnsetType

from engine.core.corrections import Correctable, Scalar
from engine.fief.game_data import KNIGHT, NOBLES, NONE, RESERVE
from engine.fief.rules import FIEF
from engine.fief.standing.standing import VALUES
from engine.fief.state.state import Armed, Article, FiefState, Orders, Plan, Stack
from tests.engine.damage import put
from tests.engine.fief import hiding
from tests.engine.fief.board import Board
from tests.engine.fief.hidden_changes import positions
from tests.engine.fief.invariants import expect
from tests.engine.fief.rare import rare
from tests.engine.pairs import read

RARE, EVERY = 12, 5
"""Rare positions for each number of seats, and of how many positions of a game one is looked at."""


# --- sound positions -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", FIEF.seats)
def test_nothing_is_said_of_rare_positions(seats: int, seed: int) -> None:
    """Other ones in every run, neither to those who see all nor to those who see what everybody does."""
    for number in range(RARE):
        state = rare(seed * RARE + number, seats)
        assert FIEF.invariants(state) == []
        assert FIEF.invariants(state, public=True) == []


@pytest.mark.parametrize("seats", FIEF.seats)
def test_nothing_is_said_of_positions_of_play(seats: int) -> None:
    """Over a whole lively game."""
    for save in positions(seats)[::EVERY]:
        state = FIEF.loads(save)
        assert FIEF.invariants(state) == []
        assert FIEF.invariants(state, public=True) == []
        assert FIEF.dumps(state) == save


# --- what everybody hears follows from what everybody sees -----------------------------------------------------------


def alike(seats: int) -> Iterator[tuple[bytes, bytes]]:
    """Positions of a game with others that look the same to a spectator."""
    rng = random.Random(seats)
    for save in positions(seats)[::EVERY]:
        other = read(FIEF, save)
        for seat in range(seats):
            hiding.disturb(rng, other, seat)
        hiding.shuffle_unseen(rng, other)
        assert FIEF.view(other, None) == FIEF.view(read(FIEF, save), None)
        yield save, FIEF.dumps(other)


def heard(save: bytes, change: Callable[[FiefState], None]) -> list[str]:
    """What everybody hears of a position once something in it is another."""
    state = read(FIEF, save)
    try:
        change(state)
    except ValueError as error:
        return [str(error)]
    return FIEF.invariants(state, public=True)


def twice_served(state: FiefState) -> None:
    for who in state.nobles:
        who.servant = 0 if who.family >= 0 else who.servant


def relics_nowhere(state: FiefState) -> None:
    for relic in state.relics:
        relic.city = NONE if relic.city >= 0 else 0


def relics_with_the_unborn(state: FiefState) -> None:
    for relic in state.relics:
        if relic.city >= 0:
            relic.bearer, relic.city = relic.city % len(NOBLES), NONE


def more_than_the_box_holds(state: FiefState) -> None:
    knights = [0, 0, RESERVE[KNIGHT] + 1, 0, 0, 0]
    state.stacks += [Stack(0, family, 0, list(knights), [0, 0], [0] * 6) for family in range(state.families)]


def marched_away(state: FiefState) -> None:
    for who in state.nobles:
        if who.place >= 0:
            who.place = (who.place + 1) % len(state.towns)


def abbeys_without_abbesses(state: FiefState) -> None:
    for town in state.towns:
        town.building = "abbey"


CHANGES: list[Callable[[FiefState], None]] = [
    twice_served, relics_nowhere, relics_with_the_unborn, more_than_the_box_holds, marched_away,
    abbeys_without_abbesses,
]  # fmt: skip
"""What no game can have, where everybody sees it."""


@pytest.mark.parametrize("seats", FIEF.seats)
def test_what_everybody_hears_follows_from_what_everybody_sees(seats: int) -> None:
    """In positions that differ in what seats hide and in what nobody knows."""
    differing = said = 0
    for one, other in alike(seats):
        differing += one != other
        for change in CHANGES:
            found = heard(one, change)
            said += bool(found)
            assert found == heard(other, change), change.__name__
    assert differing > 20
    assert said > 100


def new_values(item: Correctable) -> list[Scalar]:
    """What a value may be put to, and what no game can have."""
    if item.choices:
        return list(item.choices)
    return [not item.value] if isinstance(item.value, bool) else [-1, 0, 1, 2, 3, 4, 99, 1 << 40]


@pytest.mark.parametrize("seats", FIEF.seats)
def test_what_everybody_hears_of_a_correction(seats: int) -> None:
    """Each value that may be corrected by hand, put to another one in positions that look the same."""
    rng, said = random.Random(seats), 0
    for one, other in alike(seats):
        named = FIEF.correctables(read(FIEF, one))
        assert named.keys() == FIEF.correctables(read(FIEF, other)).keys()
        for name in rng.sample(sorted(named), 12):
            for new in rng.sample(values := new_values(named[name]), min(3, len(values))):

                def correct(state: FiefState, name: str = name, new: Scalar = new) -> None:
                    FIEF.correctables(state)[name].put(new)

                found = heard(one, correct)
                said += bool(found)
                assert found == heard(other, correct), (name, new)
    assert said > 20


@pytest.mark.parametrize("seats", FIEF.seats)
def test_a_correction_that_everybody_finds_sound_is_sound(seats: int, rng: random.Random) -> None:
    """Nothing hidden speaks against a value against which nothing speaks that everybody sees."""
    corrected = 0
    for save in positions(seats)[::EVERY]:
        named = FIEF.correctables(read(FIEF, save))
        for name in rng.sample([name for name, item in named.items() if item.bound is None], 6):
            new = rng.choice(new_values(named[name]))
            state = read(FIEF, save)
            with contextlib.suppress(ValueError):
                FIEF.correctables(state)[name].put(new)
            if not FIEF.invariants(state, public=True):
                corrected += 1
                assert FIEF.invariants(state) == [], (name, new)
    assert corrected > 100


# --- bounds ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "value", "place"),
    [
        ("shifted", [51], ""),
        ("shifted", [99], "$.shifted[0]"),
        ("drafts.0", [[Article("money", "", 1 << 20)], []], ""),
        ("drafts.0", [[Article("money", "", -1)], []], "$.drafts[0][0][0][2]"),
        ("armed.0", [Armed(0, "tax", "", "", "")], ""),
        ("armed.0", [Armed(-1, "tax", "", "", "")], "$.armed[0][0][0]"),
        ("towns.0.quiet", [0, 3], ""),
        ("towns.0.quiet", [0, 4], "$.towns[0][6][1]"),
        ("towns.0.fights", [[0, 3]], ""),
        ("towns.0.fights", [[0]], "$.towns[0][8][0]"),
        ("towns.0.feuds", [[0, -1]], "$.towns[0][9][0][1]"),
        ("characters", [-1], "$.characters[0]"),
        ("orders.0.clergy", "pay", ""),
        ("orders.0.dare", 9, ""),
        ("orders.0.dare", 4, "$.orders[0].dare"),
        ("frames.0.turn", 1 << 30, ""),
        ("frames.0.turn", 1 << 31, "$.frames[0][2]"),
    ],
)
def test_a_value_outside_its_bounds_is_refused(board: Board, path: str, value: Any, place: str) -> None:
    """And one inside of them is not."""
    board.buying()
    put(board.state, path, value)
    expect(board.state, place)


def test_a_plan_takes_no_fewer_disasters_than_none(board: Board) -> None:
    """2.3."""
    board.position().turn("discard", 0)
    at = len(board.state.frames) - 1
    for dare, place in ((9, ""), (-1, f"$.frames[{at}][2][0][1]")):
        put(board.state, f"frames.{at}.plans.0", Plan(["fortune"], dare))
        expect(board.state, place)


def words(kind: Any) -> Iterator[Any]:
    """What a field may be: the words of its type and of those that this joins, and types that are no words."""
    for each in get_args(kind):
        yield from words(each) if get_args(each) else (each,)


def test_each_standing_order_is_saved_as_it_can_be_given() -> None:
    """The words of each, and those that only earlier versions gave; an order that these did not know is not set in
    their saves."""
    earlier: dict[str, set[Any]] = {"clergy": {"pay"}, "battles": {UnsetType}, "refuge": {UnsetType}}
    said = {key: set(words(kind)) for key, kind in get_type_hints(Orders).items()}
    for key, values in VALUES.items():
        assert said[key] - set(values) == earlier.get(key, set())
        assert set(values) <= said[key]
