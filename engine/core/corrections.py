"""Public values of a position that may be corrected by hand when all who play agree.

A game names them itself (``Rules.correctables``): what everybody sees and nothing that follows from something else.
Neither their names nor their values, nor whether one may become another, may depend on what a seat hides.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.core.terms import Param

Scalar = int | str | bool
NOBODY = "nobody"
"""The word where a value could name a seat or a family, and names none."""


@dataclasses.dataclass(frozen=True, slots=True)
class Correctable:
    """One value. ``key`` and ``params``: the message that says what it is; ``put`` makes it another one, with all that
    has to change with it, and raises ``ValueError`` for what no game can hold; ``choices``: what it may be, where that
    is a word."""

    key: str
    params: Mapping[str, Param]
    value: Scalar
    put: Callable[[Any], None]
    choices: Sequence[str] = ()


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
