"""Whether a save has the shape the rules rely on, so that a damaged file is refused and not played."""

from __future__ import annotations

from engine.knights import validate_cards, validate_vote, validate_war
from engine.knights.state import KnState

CHECKS = {**validate_war.CHECKS, **validate_cards.CHECKS, **validate_vote.CHECKS}


def validate(state: KnState) -> str | None:
    """The first thing wrong with the shape of a position, or ``None``."""
    for frame in state.frames:
        check = CHECKS.get(type(frame))
        if check is not None and not check(state, frame):
            return f"what is going on is wrong: {type(frame).__name__.lower()}"
    return None
