"""What matters now, large enough for a phone: the part of the Kingdom in play, and one's own cards and troops."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from engine.knights.game_data import AREA, AREA_IDS, FORDS, STEPS
from engine.knights.views.asked_places import asked_places
from engine.knights.views.view import KnView
from render.core import phone
from render.core.api import NEAR, Words
from render.core.sprites import Box
from render.knights import extra, geography, layout, private

WIDE, HIGH = 680.0, 680.0
"""The window on the map, in units of the plane."""
USUAL, LEAST = HIGH * phone.PLANE / WIDE, 640.0
"""How high it is as a rule and at least, in units of the picture."""


@functools.cache
def windows(high: float = HIGH) -> dict[str, Box]:
    """The window around every area, by the area's slug."""
    return {slug: phone.around(*geography.centre(n), WIDE, high, geography.MAP_BOX) for n, slug in enumerate(AREA_IDS)}


def subject(view: KnView) -> tuple[float, float] | None:
    """Where what is asked goes on: a battle, a march, a revolt, an Event; ``None`` where no place is named."""
    places = asked_places(view)
    return geography.centre(places[0]) if places else None


def weights(view: KnView) -> list[phone.Weight]:
    """What matters: a battle, the places that a question names with what lies beside the first, one's Nobles,
    strongholds and cities; those of everybody for a spectator, and for whoever has nothing on the board, as before the
    first Stronghold is placed."""
    seat = view.seat if view.own is not None and _has_place(view) else None
    found: list[phone.Weight] = []
    if view.war is not None:
        found.append((*geography.centre(AREA[view.war.area]), 100.0))
    places = asked_places(view)
    found += [(*geography.centre(area), 20.0) for area in places]
    found += [(*geography.centre(area), 10.0) for area in (*STEPS[places[0]], *FORDS[places[0]])] if places else []
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


def fit(view: KnView, words: Words) -> tuple[float, bool]:
    """How high the map is, in units of the picture, and whether there is room under it for the private band."""
    shown, usual, least = extra.strip(view, NEAR), USUAL, LEAST
    if homeless(view):
        usual = least = geography.BOTTOM - geography.TOP
    needed = shown.high * phone.PLANE / shown.wide if shown is not None else 0.0
    high, (band,) = phone.fitted([private.tall(view, words) if view.own is not None else 0.0], usual, least, needed)
    return high, band


def point(name: str) -> phone.Point | None:
    """Where an area is; ``None`` for none."""
    return geography.centre(AREA[name]) if name in AREA else None


def window(view: KnView, high: float = USUAL, about: Sequence[str] = ()) -> Box:
    """The part of the plane that matters now, ``high`` units of the picture; all of it before the seat has anything
    there. ``about``: as ``close_up`` takes it."""
    asked, goals = phone.points(about, point)
    if homeless(view):
        return geography.MAP_BOX
    here = windows(high * WIDE / phone.PLANE)
    matter = weights(view) + ([(*asked, 100.0)] if asked else [])
    return here[phone.best(here, matter, asked or subject(view), goals)]
