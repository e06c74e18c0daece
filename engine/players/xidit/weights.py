"""The numbers of judgement, found by letting players with different ones play against each other."""

from __future__ import annotations

import dataclasses


@dataclasses.dataclass(frozen=True, slots=True)
class Weights:
    """How the player judges."""

    unit: float = 0.8
    """Worth of a unit as a share of a third of an average reward."""
    scarce: float = 0.35
    """How much of that worth hangs on how scarce the unit is."""
    visible: float = 0.4
    """How much of that worth hangs on the threats on the board, and to come, that demand the unit."""
    prospect: tuple[float, float, float] = (0.3, 0.16, 0.07)
    """Share of a reward that a quarry within reach next year counts when no, one or two units are lacking."""
    camp: float = 1.2
    """Share of the recruits around that counts where the year ends."""
    greed: float = 1.5
    """How many threats a rival is thought to go for in a year."""
    crowd: float = 1.0
    """How much rivals recruit, as a factor."""
    skill: float = 0.12
    """Added to the chance that a rival has each kind of unit."""
    useful: float = 4.0
    """Units that find use in a year."""
    horizon: float = 1.0
    """How much of the uncertainty about the end each coming year adds."""
    last: float = 1.0
    """Weight of the last evaluation, to be won outright, beside the others, to be survived."""
