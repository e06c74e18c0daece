"""Public values of a position that may be corrected by hand when all who play agree.

A game names them itself (``Rules.correctables``): what everybody sees and nothing that follows from something else.
Neither their names nor their values, nor whether one may become another, may depend on what a seat hides. What seats
hide may depend on a value, such as bids in secret on what a seat has: then it is ``bound`` while that step is open.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.core.parameters import Param, Piece, Step

Scalar = int | str | bool
NOBODY = "nobody"
"""The word where a value could name a seat or a family, and names none."""


@dataclasses.dataclass(frozen=True, slots=True)
class Correctable:
    """One public value of a position that may be corrected by hand."""

    key: str
    """Of the message that says what it is."""
    params: Mapping[str, Param]
    """What that message names, such as the place or the seat."""
    value: Scalar
    """What it is now: an amount, a word of ``choices``, or yes or no."""
    put: Callable[[Any], None]
    """Makes it another one, with all that has to change with it. Raises ``ValueError`` for what no game can hold."""
    choices: Sequence[str] = ()
    """What it may be, where it is a word; empty for numbers and for yes or no."""
    bound: Step | Piece | None = None
    """What may be hidden now and depends on this value: the step in which it is written down, or the piece that may
    stand anywhere. Until that lies open the value stays, for all seats alike, whether or not one has it. ``None`` where
    nothing hidden depends on it."""


def stocked(stock: Sequence[int], wanted: int, had: int) -> list[int]:
    """What is left of stocks, emptied in their order, when somebody has ``wanted`` of what came out of them instead of
    ``had``; what comes back goes to the first. Raises ``ValueError`` when they do not hold so much."""
    left, need = list(stock), wanted - had
    for number, there in enumerate(left):
        taken = need if need < 0 else min(there, need)
        left[number], need = there - taken, need - taken
    if need or wanted < 0:
        raise ValueError("there is not so much of it")
    return left
