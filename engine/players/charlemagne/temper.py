"""What the computer player weighs how much; all in victory points of the Empire."""

from __future__ import annotations

import msgspec


class Temper(msgspec.Struct, frozen=True):
    """``income``: a point of treasure; ``marker``: a stratagem marker; ``levy``: a levy unit for each turn left.
    ``grip``: a burg held in a region that may still be won. ``hunger``: a point of supply. ``scruple``: how
    much of a neutral region counts that an attack drives to the enemy. ``bold``: the least that a deed must promise.
    """

    income: float = 0.12
    marker: float = 0.3
    levy: float = 0.2
    grip: float = 0.3
    hunger: float = 0.12
    scruple: float = 2.0
    bold: float = 0.12
    approach: float = 0.05
