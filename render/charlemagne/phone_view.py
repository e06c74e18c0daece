"""What matters now, large enough for a phone: the regions in play, what goes on there, and one's own markers."""

from __future__ import annotations

import functools
import math
from collections.abc import Collection, Sequence

from engine.charlemagne.analysis import asked_about, asked_place
from engine.charlemagne.board import PLACE
from engine.charlemagne.game_data import REGION
from engine.charlemagne.view import ChView
from render.charlemagne import conflict, geography, private
from render.core import phone
from render.core.sprites import Box

WIDE, HIGH = 400.0, 440.0
"""The window on the map, in units of the plane."""
LEAST = 640.0
"""How high it is at least, in units of the picture."""


@functools.cache
def windows(high: float = HIGH) -> dict[str, Box]:
    """Windows all over the map, half of one from the next, by where they lie."""
    found = {}
    plane = (0.0, geography.TOP, float(geography.WIDTH), geography.BOTTOM)
    for x in range(round(WIDE / 2), geography.WIDTH, round(WIDE / 3)):
        for y in range(round(geography.TOP + high / 2), round(geography.BOTTOM), round(high / 3)):
            found[f"{x}-{y}"] = phone.around(x, y, WIDE, high, plane)
    return found


def fit(view: ChView, focus: int) -> tuple[float, bool]:
    """How high the map is, in units of the picture, and whether there is room under it for the private band."""
    own, wide, high = view.own, *conflict.AROUND
    needed = high * phone.PLANE / wide if focus >= 0 else 0.0
    boxes = [private.tall(own) if own is not None else 0.0]
    land, (band,) = phone.fitted(boxes, HIGH * phone.PLANE / WIDE, LEAST, needed)
    return land, band


def point(name: str) -> phone.Point | None:
    """Where a place is, or the middle of a region; ``None`` for neither."""
    if name in REGION:
        x0, y0, x1, y1 = geography.bounds(name)
        return (x0 + x1) / 2, (y0 + y1) / 2
    return geography.middle(PLACE[name]) if name in PLACE else None


def window(view: ChView, stacks: Collection[int], focus: int, high: float, about: Sequence[str] = ()) -> Box:
    """The part of the plane that matters now, ``high`` units of the picture. ``stacks``: the places where somebody
    stands; ``focus``: the place of a battle or a force, -1 for none, when it is what the question is about; ``about``:
    as ``close_up`` takes it."""
    subject, goals = phone.points(about or asked_about(view), point)
    if focus < 0:
        focus = asked_place(view)
    if subject is None and focus >= 0:
        subject = geography.middle(focus)
    weights = [(*geography.middle(place), 1.0) for place in stacks]
    if subject is not None:
        weights.append((*subject, 100.0))
    here = windows(high * WIDE / phone.PLANE)
    found = here[phone.best(here, weights, subject, goals)]
    if subject is None:
        return found
    x, y = subject
    rim = (found[2] - found[0]) / 6
    if found[0] + rim <= x <= found[2] - rim and found[1] < y < found[3]:
        return found
    return min(here.values(), key=lambda box: math.dist((x, y), ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)))
