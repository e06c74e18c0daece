"""Positions that rules 4 left behind go on today: what was sealed or ordered stands, and nobody stands still."""

from __future__ import annotations

import pytest

from engine.roses.rules import ROSES
from engine.roses.state import Political, RosesState
from tests.engine.rare import silence
from tests.engine.roses.positions import do, legal, saved, settle
from tests.engine.roses.rare import rare

BEFORE = 4
"""The version of the rules under which the games were begun."""


def stored(state: RosesState) -> RosesState:
    """The position as rules 4 wrote it, loaded today."""
    state.rules_version = BEFORE
    loaded = ROSES.loads(ROSES.dumps(state))
    assert loaded == state
    silence(ROSES, loaded)
    return loaded


@pytest.mark.parametrize("step", ["cards", "briefing", "home", "dismiss"])
def test_what_was_sealed_before_stands(step: str) -> None:
    """A card face down, orders for a battle, a homecoming under way: the same seats are asked the same."""
    state = saved(step)
    state.players[1].orders = {"yor_kent": "retreat"}
    asked = ROSES.prompts(state)
    assert ROSES.prompts(stored(state)) == asked


def test_a_homecoming_of_before_leaves_nobody_waiting() -> None:
    """Positions in which Clarence and the Nevilles have still to go: asked, by silence, and as somebody plays them."""
    going = 0
    for number in range(12):
        state = rare("turncoats", number)
        if isinstance(state.frames[0], Political):
            settle(state)
            state = stored(state)
            for seat in (0, 1):
                if legal(state, seat, "home"):
                    going += 1
                    do(state, seat, legal(state, seat, "home")[0])
                    silence(ROSES, state)
    assert going
