"""What holds in every sound position beyond the bounds of its types (``bounds``).

What everybody sees is checked from what everybody sees alone; hands and decks have checks of their own. So
the faults that are public are the same whatever is hidden.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.knights import census
from engine.knights.invariants import frames, hands, table
from engine.knights.state.frames import Over
from engine.knights.state.state import KnState


def faults(state: KnState, public: bool) -> Iterator[str]:
    """What is wrong with a position. ``public``: only what follows from what a spectator sees."""
    wrong = list(table.sizes(state))
    yield from wrong
    if wrong:  # the other checks count on a seat for everything
        return
    yield from _public(state)
    if not public:
        yield from _hidden(state)


def _public(state: KnState) -> Iterator[str]:
    yield from table.faults(state)
    if not isinstance(state.frames[-1], Over):
        yield from frames.public(state)


def _hidden(state: KnState) -> Iterator[str]:
    yield from hands.faults(state)
    if not isinstance(state.frames[-1], Over):
        yield from census.faults(state)
        yield from frames.hidden(state)
