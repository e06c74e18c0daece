"""What matters now, large enough for a phone: the part of the Kingdom in play, and one's own cards and troops."""

from __future__ import annotations

import functools

from engine.knights.game_data import AREA, AREA_IDS
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
    """What matters: a battle, one's Nobles, strongholds and cities; those of everybody for a spectator, and for whoever
    has nothing on the board, as before the first Stronghold is placed."""
    seat = view.seat if view.own is not None and _has_place(view) else None
    found: list[phone.Weight] = []
    if view.war is not None:
        found.append((*geography.centre(AREA[view.war.area]), 100.0))
    for spot in layout.spots(view):
        found.append((spot.x, spot.y, 4.0 if seat in (None, spot.noble.seat) else 0.5))
    found += [(*geography.centre(AREA[c.area]), 1.5) for c in view.cities if seat in (None, c.owner) and not c.razed]
    found += [(*geography.centre(AREA[h.area]), 3.0) for h in view.strongholds if h.area and seat in (None, h.seat)]
    return found


def _has_place(view: KnView) -> bool:
    """Whether anything of the seat stands on the board."""
    held = any(hold.area and hold.seat == view.seat for hold in view.strongholds)
    return held or any(n.seat == view.seat and n.area for n in view.nobles)


def homeless(view: KnView) -> bool:
    """Whether Strongholds are placed, and that of the seat is not: any area may matter then."""
    return view.own is not None and view.stage == "setup" and not _has_place(view)


def window(view: KnView) -> Box:
    """The part of the plane that matters now; all of it before the seat has anything there."""
    if homeless(view):
        return geography.MAP_BOX
    here = windows()
    return here[phone.best(here, weights(view))]
