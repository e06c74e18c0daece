"""What the computer player weighs how much; all in victory points of the Empire."""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct, frozen=True):
    """``income``: a point of treasure; ``marker``: a stratagem marker in an empty hand; ``hand``: markers with which
    it is full, ``most``: markers that are never exceeded; ``levy``: a levy unit for each turn left; ``deny``: a levy
    unit that the enemy cannot win any more. ``grip``: a burg held in a region that may still be won. ``hunger``: a
    point of supply. ``scruple``: how much of a neutral region counts that an attack drives to the enemy. ``bold``: the
    least that a deed must promise. ``approach``: a hex nearer to a goal. ``deal``: the least that a treaty must bring.
    ``rich``: treasure beyond which a point is hardly worth anything. ``court``: a point of differential, as a share of
    the region that may be won.
    """

    income: float = 0.12
    marker: float = 0.3
    hand: float = 10.0
    most: int = 14
    levy: float = 0.2
    deny: float = 0.3
    grip: float = 0.3
    hunger: float = 0.12
    scruple: float = 2.0
    bold: float = 0.12
    approach: float = 0.05
    deal: float = 0.4
    rich: float = 45.0
    court: float = 0.12
