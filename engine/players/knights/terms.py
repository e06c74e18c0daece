"""What speaks for an answer and against it: one function of a question finds it, and the answer's worth is the sum.

Terms are plain tuples, since many are made that nobody reads; ``reasons`` makes ``Reason`` of those that are told.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

Term: TypeAlias = tuple[float, str, tuple[int | float | str, ...]]
"""What something counts, what it is (``knights-because-<what>``), and the numbers and names that are told of it."""
SIGNED = ("assembly", "befalls", "goods", "men", "otherwise", "relief", "taxes", "theirs", "tithe", "troops")
"""Terms whose last figure is a gain, or below 0 a loss."""
BARRED = 99.0
"""What keeps one from an answer whatever else speaks for it."""


def total(terms: Iterable[Term]) -> float:
    """What terms add up to."""
    return sum((worth for worth, _, _ in terms), 0.0)


def times(share: float, terms: Iterable[Term]) -> list[Term]:
    """The same terms where only a share counts; below 0 they count against."""
    return [(share * worth, what, told) for worth, what, told in terms]


def undone(terms: Iterable[Term], worth: float = -1.0) -> list[Term]:
    """The same terms where what they tell is taken back: gains are told as losses, and count so much."""
    return [
        (worth * each, what, (*told[:-1], -told[-1]) if what in SIGNED and not isinstance(told[-1], str) else told)
        for each, what, told in terms
    ]


def nothing(bar: float = 0.0) -> list[Term]:
    """What an answer is worth that does nothing: what everything else has to exceed."""
    return [(bar, "none", ())]


def barred(what: str, *told: int | float | str) -> list[Term]:
    """What must not be."""
    return [(-BARRED, what, told)]
