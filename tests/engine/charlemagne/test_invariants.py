"""Sound positions have no faults; what is told of a position to everybody follows from what everybody sees."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

from engine.charlemagne.frames import Battle, Force, Revolt
from engine.charlemagne.invariants import faults
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import ChState
from engine.core.corrections import Correctable, Scalar
from tests.engine.charlemagne.hiding import disturb, shuffle_unseen
from tests.engine.charlemagne.rare import KINDS, rare
from tests.engine.pairs import pairs
from tests.engine.recorded_games import walk
from tests.engine.supplements import CASES

Positions = Callable[[], Iterator[ChState]]
GAMES = [case for case in CASES if case[0] == "charlemagne"]
PAIRED, SHARE = 2, 5
"""Positions of a game, each as some pairs, and into how many parts the values are divided: each pair tries one."""
UNSEEN = ("cup", "hands", "treasury", "orders", "sides", "proposals", "dice", "pauses", "serial", "treaty_serial")
"""What no spectator sees of a position; of the cup they see how many markers are in it, which is not asked about."""


def played() -> Iterator[ChState]:
    """Positions of whole games."""
    for case in GAMES:
        game = walk(case)
        for step in game.steps:
            yield RULES.loads(step.save)
        yield RULES.loads(game.end)


def unusual(each: int = 4) -> Iterator[ChState]:
    """Positions with rare pieces in rare places, some of each kind."""
    for kind in KINDS:
        for number in range(each):
            state = rare(kind, number)
            RULES.advance(state, [])
            yield state


@pytest.mark.parametrize("positions", [played, unusual])
def test_sound_positions_have_no_faults(positions: Positions) -> None:
    """Neither in secret nor in public; asking changes nothing."""
    for state in positions():
        before = RULES.dumps(state)
        assert RULES.invariants(state) == []
        assert RULES.invariants(state, public=True) == []
        assert RULES.dumps(state) == before


@pytest.mark.parametrize("positions", [played, unusual])
def test_what_is_hidden_is_not_even_read(positions: Positions) -> None:
    """Public faults are looked for in positions from which everything is gone that no spectator sees."""
    for state in positions():
        for name in UNSEEN:
            setattr(state, name, None)
        for frame in state.frames:
            if not isinstance(frame, Force | Battle | Revolt):
                for name in frame.__struct_fields__:
                    setattr(frame, name, None)
        assert list(faults(state, public=True)) == []


def alike() -> Iterator[tuple[ChState, ChState]]:
    """Pairs of positions that look alike to a spectator."""
    rng = random.Random(8)
    for case in GAMES:
        for pair in pairs(walk(case), PAIRED, 5, 6):
            yield RULES.loads(pair.one), RULES.loads(pair.other)
    for state in unusual(1):
        other = RULES.loads(RULES.dumps(state))
        for seat in (0, 1):
            disturb(rng, other, seat)
        shuffle_unseen(rng, other)
        yield state, other


def another(rng: random.Random, item: Correctable) -> Scalar:
    """What a value may be put to, whether or not a game can have it."""
    if isinstance(item.value, bool):
        return not item.value
    beyond = ["seat-7"] if "seat-1" in item.choices else []
    return rng.choice([value for value in (*item.choices, *beyond) if value != item.value])


@pytest.mark.slow
def test_public_faults_follow_from_what_everybody_sees() -> None:
    """Whatever is corrected to whatever: the same is said in positions that differ in what seats hide."""
    rng, said = random.Random(3), set[str]()
    for number, (one, other) in enumerate(alike()):
        if RULES.view(one, None) != RULES.view(other, None):
            continue
        assert RULES.dumps(one) != RULES.dumps(other)
        named = RULES.correctables(one)
        for name in sorted(named)[number % SHARE :: SHARE]:
            value = another(rng, named[name])
            found = [_public_faults(state, name, value) for state in (one, other)]
            assert found[0] == found[1], (name, value)
            said |= {fault.split(" in ")[0] for fault in found[0]}
    assert {"an army stands on the sea", "a fleet is ashore", "a marker lies"} <= said
    assert any(fault.startswith("SaveError") for fault in said)


def _public_faults(state: ChState, name: str, value: Scalar) -> list[str]:
    """What is publicly wrong with a position in which a value is another one."""
    copy = RULES.loads(RULES.dumps(state))
    RULES.correctables(copy)[name].put(value)
    return RULES.invariants(copy, public=True)
