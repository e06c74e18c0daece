"""What the computer player weighs how much; all in victory points of the Empire."""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct, frozen=True):
    """What the computer player weighs; each number in victory points of the Empire unless it says otherwise."""

    income: float = 0.12
    """A point of treasure."""
    marker: float = 0.3
    """A stratagem marker in an empty hand."""
    hand: float = 10.0
    """Markers with which the hand is full: the nearer, the less one more is worth."""
    most: int = 14
    """Markers that are never exceeded."""
    levy: float = 0.2
    """A levy unit, for each turn left."""
    deny: float = 0.3
    """A levy unit that the enemy cannot win any more."""
    grip: float = 0.3
    """A levy unit of a region that may still be won, for a burg held in it."""
    scruple: float = 2.0
    """How much of a neutral region counts that an attack drives to the enemy, as a factor."""
    bold: float = 0.12
    """The least that a deed must promise."""
    approach: float = 0.05
    """A hex nearer to a goal."""
    deal: float = 0.4
    """The least that a treaty must bring."""
    rich: float = 45.0
    """Points of treasure beyond which one more is hardly worth anything."""
    court: float = 0.12
    """A point of differential, as a share of the region that may be won."""
