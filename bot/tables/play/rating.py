"""How strong people are at a game: ratings for several players at once, by a library made for that."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import msgspec

PROVISIONAL = 6.0
"""An uncertainty above this means: too few games to say much."""
POINTS, START = 40, 1000
"""Points a unit of strength, and where everybody starts."""


class Rating(msgspec.Struct, frozen=True):
    """What is believed of a person's strength at a game."""

    mu: float = 25.0
    """The strength that is likeliest; everybody begins at 25."""
    sigma: float = 25.0 / 3
    """How uncertain that is: it shrinks with every game."""

    @property
    def points(self) -> int:
        """What they are worth almost surely, as people read it: it begins at 1,000 and grows with every game that tells
        something."""
        return START + round(POINTS * (self.mu - 3 * self.sigma))

    @property
    def provisional(self) -> bool:
        """Whether it rests on too few games."""
        return self.sigma > PROVISIONAL


@functools.cache
def _model() -> Any:
    from openskill.models import PlackettLuce  # takes a moment to load, which no start has to wait for

    return PlackettLuce()


def rate(before: Sequence[Rating], places: Sequence[int], weights: Sequence[float] = ()) -> list[Rating]:
    """The ratings of the people of one game after it, from those before and their places (1 is best, tied people share
    one). ``weights``: how much the game counts for each, up to 1, which it does where none are given. Pure: the same
    games in the same order give the same ratings."""
    model = _model()
    teams = [[model.create_rating([old.mu, old.sigma])] for old in before]
    after = [new for [new] in model.rate(teams, ranks=list(map(float, places)))]
    return [_between(*each) for each in zip(before, after, weights or [1.0] * len(after), strict=True)]


def _between(old: Rating, new: Any, weight: float) -> Rating:
    """A rating that has gone a part of its way."""
    if weight == 1.0:
        return Rating(new.mu, new.sigma)
    return Rating(old.mu + weight * (new.mu - old.mu), old.sigma + weight * (new.sigma - old.sigma))


__all__ = ["PROVISIONAL", "Rating", "rate"]
