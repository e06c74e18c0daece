"""How the first picture of a position and its board share what is shown."""

from __future__ import annotations

import importlib
from collections.abc import Iterable
from typing import Any

from render import GAMES
from render.core import phone
from render.core.sprites import Box
from render.core.stage import Stage
from tests.render.heights import caption

MOST, LEAST = 1.5, 0.9
"""Height of a first picture by its width, at most and at least: 600 and 360 of a phone's pixels."""
WIDE = 200
"""Pixels a picture is wide here: shapes are those of a large one."""


def pages(game: str, view: Any, most: int = 2) -> list[Stage]:
    """The sheets of a position as they are composed, ``most`` at most."""
    compose = importlib.import_module(f"render.{game}.board").compose
    said = caption(game, view, "es")
    return [compose(view, said, WIDE, zoom) for zoom in GAMES[game].pages(view)[:most]]


def heights(game: str, views: Iterable[tuple[str, Any]]) -> list[str]:
    """First pictures that are too high or too low."""
    found, seen = [], 0
    for name, view in views:
        seen += 1
        (first,) = pages(game, view, 1)
        shape = first.image.height / first.image.width
        if not LEAST <= shape <= MOST:
            found.append(f"{name}: {shape * phone.PHONE:.0f} pixels at a width of {phone.PHONE}")
    assert seen > 5
    return found


def twice(game: str, views: Iterable[tuple[str, Any]]) -> list[str]:
    """Words of the private band that stand on both pictures, and bands that stand on neither."""
    found = []
    for name, view in views:
        first, board = pages(game, view)
        bands = [{it.what for it in sheet.placed if it.kind == "band"} for sheet in (first, board)]
        both = {word for word in bands[0] & bands[1] if not word.isdecimal()} - _titles(game, view)
        if both:
            found.append(f"{name}: on both pictures {sorted(both)}")
        if (view.own is not None) != bool(bands[0] | bands[1]):
            found.append(f"{name}: nothing of one's own, or of somebody else's")
    return found


def _titles(game: str, view: Any) -> set[str]:
    """The title of the private band, which stands over each half of it."""
    key = {"knights": "knights-picture-own"}.get(game, f"{game}-picture-own-title")
    return {caption(game, view, "es").words(key)}


def central(box: Box, point: tuple[float, float]) -> bool:
    """Whether a point of the plane lies in the middle two thirds of a window."""
    across, down = (box[2] - box[0]) / 6, (box[3] - box[1]) / 6
    return box[0] + across <= point[0] <= box[2] - across and box[1] + down <= point[1] <= box[3] - down
