"""What a sound position of Fief is, beyond the bounds that the types of a save state.

Counts and places, not the course of play. ``public`` has what follows from what a spectator sees, ``hidden`` all else.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.fief.invariants.hidden import hidden_faults, hidden_lists
from engine.fief.invariants.public import public_faults, public_lists
from engine.fief.state.state import FiefState


def faults(state: FiefState, public: bool) -> Iterator[str]:
    """What is wrong with a position that the types of a save let pass; with ``public``, as far as a spectator sees."""
    wrong = list(public_lists(state))
    if not public:
        wrong += hidden_lists(state)
    yield from wrong
    if wrong:
        return  # all else counts on these
    yield from public_faults(state)
    if not public:
        yield from hidden_faults(state)
