"""What silence does at a table of Warrior Knights."""

from __future__ import annotations

from engine.core import blocking
from engine.knights.rules import KNIGHTS
from engine.knights.state.state import KnState
from tests.engine.knights.invariants import check


def silence(state: KnState, count: int) -> None:
    """Every default is legal, whole; the question does not come back."""
    for _ in range(count):
        asked = blocking(KNIGHTS.prompts(state))
        if not asked:
            assert KNIGHTS.outcome(state) is not None
            return
        seat, mine = next(iter(asked.items()))
        for action in mine[0].default:
            KNIGHTS.apply(state, seat, action)
        check(state)
        left = blocking(KNIGHTS.prompts(state)).get(seat, [])
        assert mine[0].id not in [p.id for p in left], mine[0].id
    saved = KNIGHTS.dumps(state)
    assert KNIGHTS.dumps(KNIGHTS.loads(saved)) == saved
