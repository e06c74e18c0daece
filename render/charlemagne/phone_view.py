"""What matters now, large enough for a phone: the regions in play, what goes on there, and one's own markers."""

from __future__ import annotations

import functools
from collections.abc import Collection

from engine.charlemagne.view import ChView
from render.charlemagne import geography
from render.core import phone
from render.core.sprites import Box

WIDE, HIGH = 400.0, 440.0
"""The window on the map, in units of the plane."""


@functools.cache
def windows() -> dict[str, Box]:
    """Windows all over the map, half of one from the next, by where they lie."""
    found = {}
    plane = (0.0, geography.TOP, float(geography.WIDTH), geography.BOTTOM)
    for x in range(round(WIDE / 2), geography.WIDTH, round(WIDE / 3)):
        for y in range(round(geography.TOP + HIGH / 2), round(geography.BOTTOM), round(HIGH / 3)):
            found[f"{x}-{y}"] = phone.around(x, y, WIDE, HIGH, plane)
    return found


def window(view: ChView, stacks: Collection[int], focus: int) -> Box:
    """The part of the plane that matters now. ``stacks``: the places where somebody stands; ``focus``: the place of a
    battle or a force, -1 for none."""
    weights = [(*geography.middle(place), 1.0) for place in stacks]
    if focus >= 0:
        weights.append((*geography.middle(focus), 100.0))
    here = windows()
    return here[phone.best(here, weights)]
