"""What matters now, large enough for a phone: the region in play, what goes on there, and one's own hand and troops."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from engine.fief.game_data import CITY, CITY_IDS
from engine.fief.view import FiefView
from render.core import phone
from render.core.sprites import Box
from render.fief import geography
from render.fief.layout import Spot

WIDE, HIGH = 540.0, 560.0
"""The window on the map, in units of the plane."""
WHOLE: Box = (0.0, geography.TOP, float(geography.WIDTH), geography.BOTTOM)
"""All of the map."""


@functools.cache
def windows() -> dict[str, Box]:
    """The window around every city, by the city's slug."""
    return {slug: phone.around(*geography.city(CITY[slug]), WIDE, HIGH, WHOLE) for slug in CITY_IDS}


def homeless(view: FiefView) -> bool:
    """Whether families still choose where they begin, and those of the seat have not: any city may matter then. For a
    spectator as long as anybody chooses."""
    begun = {n.family for n in view.nobles if n.place}
    return view.stage == "settle" and any(
        f.family not in begun for f in view.families if view.own is None or f.seat == view.seat
    )


def weights(view: FiefView, spots: Sequence[Spot], focus: str) -> list[phone.Weight]:
    """What matters: a battle or a rebellion, one's Nobles and troops, and the cities that one holds; for a spectator
    those of everybody. ``focus``: the city of a battle or a rebellion."""
    mine = {f.family for f in view.families if view.own is None or f.seat == view.seat}
    found = [(*geography.city(CITY[focus]), 100.0)] if focus else []
    for spot in spots:
        own = spot.group.family in mine
        heads = sum(head.family in mine for head in spot.group.heads)
        found.append((spot.x, spot.y, (3.0 if own else 0.5) + 3.0 * heads))
    found += [(*geography.city(CITY[c.slug]), 1.5) for c in view.cities if c.control in mine]
    return found


def window(view: FiefView, spots: Sequence[Spot], focus: str) -> Box:
    """The part of the plane that matters now; all of it before the seat has anybody there."""
    if homeless(view):
        return WHOLE
    here = windows()
    return here[phone.best(here, weights(view, spots, focus))]
