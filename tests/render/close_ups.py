"""Which part of the map the first picture of a position shows, and how far that map reaches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from render.charlemagne import board as charlemagne
from render.charlemagne import geography as hexes
from render.charlemagne import layout as tokens
from render.charlemagne import phone_view as charlemagne_near
from render.core.phone import Point
from render.core.sprites import Box
from render.fief import board as fief
from render.fief import layout as spots
from render.fief import phone_view as fief_near
from render.knights import geography as kingdom
from render.knights import phone_view as knights_near
from render.roses import geography as england
from render.roses import phone_view as roses_near
from render.xidit import layout as cities
from render.xidit import phone_view as xidit_near
from tests.render.first_page import central
from tests.render.heights import caption


def window(game: str, view: Any, about: Sequence[str] = ()) -> Box | None:
    """The part of the plane that is shown; ``about``: as ``close_up`` takes it. ``None`` where no map is, and where all
    of it is since a place to begin is chosen."""
    said = caption(game, view, "en")
    if game == "charlemagne":
        focus = charlemagne.focus(view)
        high, _ = charlemagne_near.fit(view, focus)
        return charlemagne_near.window(view, tokens.tokens(view), focus, high, about) if high else None
    if game == "fief":
        tall, _ = fief_near.fit(view, said.words)
        shut = not tall or fief_near.homeless(view)
        return None if shut else fief_near.window(view, spots.spots_of(view), fief.focus(view), tall, about)
    if game == "knights":
        tall_map, _ = knights_near.fit(view, said.words)
        shut = not tall_map or knights_near.homeless(view)
        return None if shut else knights_near.window(view, tall_map, about)
    if game == "roses":
        if view.battle is not None:
            return None
        high, _ = roses_near.fit(view, said, about)
        return roses_near.window(view, high * roses_near.WIDE / england.WIDTH, about)
    return None if xidit_near.homeless(view) else xidit_near.window(view, about)


def point(game: str, name: str) -> Point:
    """Where a place is."""
    find: dict[str, Callable[[str], Point | None]] = {
        "charlemagne": charlemagne_near.point, "fief": fief_near.point, "knights": knights_near.point,
        "roses": roses_near.point, "xidit": xidit_near.point,
    }  # fmt: skip
    found = find[game](name)
    assert found is not None, name
    return found


def plane(game: str) -> Box:
    """All of the map."""
    x0, y0, x1, y1 = cities.FRAME
    found: dict[str, Box] = {
        "charlemagne": (0, hexes.TOP, hexes.WIDTH, hexes.BOTTOM), "fief": fief_near.WHOLE, "knights": kingdom.MAP_BOX,
        "roses": (0, 0, england.WIDTH, england.HEIGHT), "xidit": (x0 - 44, y0 - 34, x1 + 62, y1 + 50),
    }  # fmt: skip
    return found[game]


def shows(game: str, box: Box, name: str) -> bool:
    """Whether a place stands within the middle two thirds of a window, or as near to them as the map's edge allows."""
    (x, y), whole = point(game, name), plane(game)
    across, down = (box[2] - box[0]) / 6, (box[3] - box[1]) / 6
    inner = (
        box[0] if box[0] <= whole[0] + 1 else box[0] + across, box[1] if box[1] <= whole[1] + 1 else box[1] + down,
        box[2] if box[2] >= whole[2] - 1 else box[2] - across, box[3] if box[3] >= whole[3] - 1 else box[3] - down,
    )  # fmt: skip
    return central(box, (x, y)) or (inner[0] <= x <= inner[2] and inner[1] <= y <= inner[3])


def seen(game: str, box: Box, name: str) -> bool:
    """Whether a place stands in a window at all."""
    x, y = point(game, name)
    return box[0] < x < box[2] and box[1] < y < box[3]
