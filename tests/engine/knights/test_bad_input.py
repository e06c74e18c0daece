"""Bad input: refused with one reason, nothing changed, nothing learnt of what another hides."""

from __future__ import annotations

import pytest

from engine.core import Action
from engine.knights.rules import KNIGHTS
from tests.engine.knights.bad_input import BAD
from tests.engine.knights.board import BLUE, GREEN, RED, Board
from tests.engine.knights.hidden_pairs import (
    alike,
    copy,
)


@pytest.mark.parametrize("what", BAD)
def test_bad_input_has_one_reason_and_changes_and_tells_nothing(what: str) -> None:
    """The same reason and the same numbers whatever blue hides; no seat's view changes by it."""
    build, change, text, reason = BAD[what]
    one = build()
    other = copy(one)
    change(other)
    assert KNIGHTS.dumps(one) != KNIGHTS.dumps(other)
    before = [KNIGHTS.view(one, seat) for seat in (None, RED, BLUE, GREEN)]
    assert [Board(state).why(RED, text) for state in (one, other)] == [reason, reason]
    refusals = [KNIGHTS.why_not(state, RED, Action.parse(text)) for state in (one, other)]
    assert refusals[0] == refusals[1]
    assert [KNIGHTS.view(one, seat) for seat in (None, RED, BLUE, GREEN)] == before
    alike(one, other)
