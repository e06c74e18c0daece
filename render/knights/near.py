"""What matters now, large enough for a phone: the part of the Kingdom in play, what goes on there, and one's own cards
and troops."""

from __future__ import annotations

import functools

from engine.knights.lore import AREA, AREA_IDS
from engine.knights.view import KnView
from render.core import phone
from render.core.sprites import Box
from render.knights import geography, layout

WIDE, HIGH = 680.0, 680.0
"""The window on the map, in units of the plane."""


@functools.cache
def windows() -> dict[str, Box]:
    """The window around every area, by the area's slug."""
    return {slug: phone.around(*geography.centre(n), WIDE, HIGH, geography.MAP_BOX) for n, slug in enumerate(AREA_IDS)}


def weights(view: KnView) -> list[phone.Weight]:
    """What matters: a battle, one's Nobles, strongholds and cities; for a spectator those of everybody."""
    seat = view.seat if view.own is not None else None
    found: list[phone.Weight] = []
    if view.war is not None:
        found.append((*geography.centre(AREA[view.war.area]), 100.0))
    for spot in layout.spots(view):
        found.append((spot.x, spot.y, 4.0 if seat in (None, spot.noble.seat) else 0.5))
    found += [(*geography.centre(AREA[c.area]), 1.5) for c in view.cities if seat in (None, c.owner)]
    found += [(*geography.centre(AREA[h.area]), 3.0) for h in view.strongholds if h.area and seat in (None, h.seat)]
    return found


def window(view: KnView) -> Box:
    """The part of the plane that matters now."""
    here = windows()
    return here[phone.best(here, weights(view))]
