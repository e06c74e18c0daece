"""The numbers of judgement, found by letting players with different ones play against each other."""

from __future__ import annotations

import dataclasses


@dataclasses.dataclass(frozen=True, slots=True)
class Weights:
    """How the player judges.

    ``unit``: worth of a unit as a share of a third of an average reward; ``scarce`` and ``visible``: how much of it
    hangs on scarcity and on what lies on the board. ``prospect``: share of a reward that a quarry within reach next
    year counts when no, one or two units are lacking. ``camp``: share of the recruits around that counts where the
    year ends. ``greed``: how many threats a rival is thought to go for in a year. ``crowd``: how much rivals
    recruit, as a factor. ``skill``: added to the chance that a rival has each kind of unit. ``useful``: units that
    find use in a year. ``horizon``: how much of the uncertainty about the end each coming year adds. ``last``:
    weight of the last evaluation, to be won outright, beside the others, to be survived.
    """

    unit: float = 0.8
    scarce: float = 0.35
    visible: float = 0.4
    prospect: tuple[float, float, float] = (0.3, 0.16, 0.07)
    camp: float = 1.2
    greed: float = 1.5
    crowd: float = 1.0
    skill: float = 0.12
    useful: float = 4.0
    horizon: float = 1.0
    last: float = 1.0
