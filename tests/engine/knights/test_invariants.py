"""What a sound position is: found so wherever play leads, from public things alone where only they are asked, and
within the bounds of its types."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, cast

import msgspec
import pytest

from engine.core import SaveError
from engine.core.corrections import Correctable, Scalar
from engine.knights.game_data import NONE
from engine.knights.invariants import faults
from engine.knights.rules import KNIGHTS
from engine.knights.state.frames import Assigning
from engine.knights.state.frames_cards import Freeing, Pool
from engine.knights.state.frames_vote import Assembly, Ballot, Bids
from engine.knights.state.frames_war import Ability, Battle, Hands
from engine.knights.state.state import KnState, seat_of
from tests.engine.knights.bad_input import BAD
from tests.engine.knights.board import RED
from tests.engine.knights.broken_frames import CASES, table
from tests.engine.knights.hidden_pairs import copy
from tests.engine.knights.hiding import disturb, shuffle_unseen
from tests.engine.knights.rare import THEMES, rare
from tests.engine.recorded_games import walk
from tests.engine.supplements import CASES as GAMES

PLAYED = [case for case in GAMES if case[0] == "knights"]
SAMPLE = 12
"""Positions of a played game."""
TRIED = 12
"""Values that are corrected in a position."""
IMPOSSIBLE = (-1, 31, 99, 1 << 40)


def positions() -> Iterator[KnState]:
    """Of games at random, in rare places, and with every kind of frame on top."""
    for case in PLAYED:
        for step in walk(case).sample(SAMPLE, 3):
            yield KNIGHTS.loads(step.save)
    for number in range(len(THEMES)):
        yield rare(2 + number % 5, number)
    for build, _, _ in CASES.values():
        yield build()


def test_positions_of_play_are_sound() -> None:
    for state in positions():
        save = KNIGHTS.dumps(state)
        assert KNIGHTS.invariants(state) == []
        assert KNIGHTS.invariants(state, public=True) == []
        assert KNIGHTS.dumps(state) == save


# --- what is public --------------------------------------------------------------------------------------------------


def pairs(rng: random.Random) -> Iterator[tuple[KnState, KnState]]:
    """Positions that look alike to everybody who only watches."""
    for build, change, _, _ in BAD.values():
        one = build()
        other = copy(one)
        change(other)
        yield one, other
    for one in positions():
        other = copy(one)
        for seat in range(one.seats):
            disturb(rng, other, seat)
        shuffle_unseen(rng, other)
        if rng.random() < 0.5:
            spoil(rng, other)
        if KNIGHTS.view(one, None) == KNIGHTS.view(other, None):
            yield one, other


def spoil(rng: random.Random, state: KnState) -> None:
    """Something hidden that cannot be: an order that nobody can give, a Fate card twice in the deck."""
    state.orders[rng.randrange(state.seats)].levy = "never"
    state.fate[:1] = state.fate[-1:]


def values(item: Correctable) -> list[Scalar]:
    """Everything that a value might become, and what no game can hold."""
    if item.choices:
        return list(item.choices)
    if isinstance(item.value, bool):
        return [not item.value]
    return [0, 1, 2, 20, cast("int", item.value) + 1, *IMPOSSIBLE]


def put(state: KnState, name: str, value: Scalar) -> KnState | None:
    """A copy in which a value is another; ``None`` where that is refused."""
    made = copy(state)
    try:
        KNIGHTS.correctables(made)[name].put(value)
    except ValueError:
        return None
    return made


@pytest.mark.slow
def test_public_faults_are_the_same_whatever_is_hidden(rng: random.Random) -> None:
    """Also when any public value becomes another one, possible or not."""
    compared, found, hidden = 0, 0, 0
    for one, other in pairs(rng):
        assert KNIGHTS.invariants(one, public=True) == KNIGHTS.invariants(other, public=True)
        hidden += KNIGHTS.invariants(one) != KNIGHTS.invariants(other)
        named = KNIGHTS.correctables(one)
        for name in rng.sample(sorted(named), min(TRIED, len(named))):
            value = rng.choice(values(named[name]))
            first, second = put(one, name, value), put(other, name, value)
            assert (first is None) == (second is None)
            if first is not None and second is not None:
                said = KNIGHTS.invariants(first, public=True)
                assert said == KNIGHTS.invariants(second, public=True), (name, value)
                compared, found = compared + 1, found + bool(said)
    assert min(compared, found, hidden) > 10, (compared, found, hidden)


def blinded(state: KnState) -> KnState:
    """A position in which nothing stands where a spectator sees nothing, but as many things."""
    made: Any = copy(state)
    for baron in made.barons:
        baron.hand = baron.plan = baron.last = None
    for deck in (made.orders, made.drafts, made.fate, made.agendas, made.mercenaries, made.neutrals, made.removed):
        deck[:] = [None] * len(deck)
    made.events[1:] = [None] * len(made.events[1:])
    made.piles = [[None] * len(pile) for pile in made.piles]
    made.nobles = [None if seat_of(state, n) == NONE else who for n, who in enumerate(made.nobles)]
    made.dice = made.serial = None
    for frame in made.frames:
        if isinstance(frame, Assigning):
            frame.to = cast("Any", None)
        elif isinstance(frame, Bids):
            frame.amounts, frame.says = cast("Any", [None] * len(frame.amounts)), cast("Any", None)
        elif isinstance(frame, Ballot):
            frame.meant = cast("Any", None)
        elif isinstance(frame, Assembly):
            for motion in frame.motions:
                motion.meant = motion.bids = cast("Any", None)
        elif isinstance(frame, Pool):
            frame.pledges = cast("Any", [None] * len(frame.pledges))
        elif isinstance(frame, Hands):
            frame.drops = cast("Any", None)
        elif isinstance(frame, Ability):
            frame.use = cast("Any", None)
        elif isinstance(frame, Battle) and not frame.bare:
            frame.fate = cast("Any", [[None] * len(hand) for hand in frame.fate])
    return cast("KnState", made)


def test_public_faults_look_at_nothing_that_is_hidden(rng: random.Random) -> None:
    """They are found as well where it is not there at all; so in positions in which something public is wrong."""
    found = 0
    for state in positions():
        assert list(faults(blinded(state), True)) == []
    for build, kind, changes in CASES.values():
        for change in changes:
            state = build()
            frame = next(f for f in state.frames if type(f) is kind)
            for field, value in change.items():
                setattr(frame, field, value)
            try:
                state = copy(state)
            except SaveError:
                continue
            said = list(faults(state, True))
            assert list(faults(blinded(state), True)) == said, change
            found += bool(said)
    assert found > 50, found


# --- the bounds of types ---------------------------------------------------------------------------------------------

BOUNDS: list[tuple[str, tuple[Any, ...], tuple[Any, ...]]] = [
    ("seat", ("chairman",), (-1, 6)),
    ("nobody", ("cities", 3, 0), (-2, 6)),
    ("place", ("nobles", 0, 0), (-2, 99)),
    ("count", ("barons", 0, "crowns"), (-1, 1 << 31)),
    ("card", ("fate", 0), (-1, 999)),
    ("turn", ("turn",), (0, 1 << 31)),
    ("hand", ("barons", 0, "hand"), ([2], [2] * 7, [3, 2, 2, 2, 2, 2])),
    ("piles", ("piles",), ([[]], [[]] * 4)),
    ("stage", ("frames", 0, 1), ("never", "")),
    ("frame", ("frames", 0, 0), ("never", "")),
]
"""What, its way in a save, and what it cannot be."""


@pytest.mark.parametrize(("way", "wrong"), [bound[1:] for bound in BOUNDS], ids=[bound[0] for bound in BOUNDS])
def test_what_is_out_of_bounds_is_not_read(way: tuple[Any, ...], wrong: tuple[Any, ...]) -> None:
    state = table()
    state.frames.append(Freeing(RED, 3))
    save = msgspec.json.decode(KNIGHTS.dumps(state))
    assert KNIGHTS.loads(msgspec.json.encode(save)) == state
    inside = save
    for key in way[:-1]:
        inside = inside[key]
    for value in wrong:
        inside[way[-1]] = value
        with pytest.raises(SaveError):
            KNIGHTS.loads(msgspec.json.encode(save))
