"""Why a player does what it does: the terms by which it has weighed it, for somebody to put into words."""

from __future__ import annotations

import msgspec

from engine.core.parameters import Params


class Reason(msgspec.Struct, frozen=True):
    """One term of what a player has reckoned for the answer that it gives."""

    key: str
    """A message id of the catalogues, ``<game>-because-<what>``."""
    params: Params
    """The numbers and names of the message: the very ones that were reckoned with."""
    worth: float
    """How much it counts for the answer, below 0 against it, in the unit in which its player weighs everything."""
    purpose: bool = False
    """Whether it says what the answer is for, or what is lost by it for good: told before the others, however much it
    counts."""


def weightiest(reasons: list[Reason], count: int) -> list[Reason]:
    """The first few that count most, purposes first, then what speaks for it and then what speaks against, each in the
    order of their weight; what counts nothing and is no purpose is left out unless there is nothing else."""
    counting = [r for r in reasons if r.worth or r.purpose] or reasons
    most = sorted(counting, key=lambda r: (not r.purpose, -abs(r.worth)))[:count]
    return sorted(most, key=lambda r: (not r.purpose, r.worth < 0))
