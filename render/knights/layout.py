"""Where things stand: who is in which area, and where on the plane each piece, label and panel goes."""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Sequence

from engine.knights.lore import AREA, OVERSEAS
from engine.knights.view import CityView, KnView, NobleView, StrongholdView
from render.core.brush import Point
from render.core.sprites import Box
from render.knights import geography

GAP = 10.0
HEAD = geography.TOP
PANEL_TOP = geography.BOTTOM + GAP
ROW = 112.0
"""Height of a Baron's line."""
SUPPLY = 214.0
"""Height of the spaces, the laws and the legend."""
BAND = 300.0
"""Height of the private band."""
BANNER: Box = (-50.0, -72.0, 52.0, 100.0)
"""What a banner with the troops under it takes at size 1."""
SIZES = ((1, 2, 0.6), (2, 2, 0.52), (2, 3, 0.4), (3, 3, 0.36), (3, 4, 0.28), (4, 6, 0.2))
"""Columns, rows and size of the banners beside a city or a stronghold, for ever larger crowds."""
OPEN = ((3, 1, 0.62), (3, 2, 0.5), (4, 2, 0.42), (5, 3, 0.32), (6, 4, 0.24))
"""The same where an area is bare."""


@dataclasses.dataclass(frozen=True, slots=True)
class Spot:
    """A Noble's banner: its place on the plane and its size."""

    noble: NobleView
    x: float
    y: float
    size: float

    @property
    def box(self) -> Box:
        """What it covers."""
        left, top, right, bottom = BANNER
        return (
            self.x + left * self.size,
            self.y + top * self.size,
            self.x + right * self.size,
            self.y + bottom * self.size,
        )


@functools.cache
def _window(area: int, beside: bool) -> Box:
    """The room for banners in an area, whether something stands there or not."""
    x, y = geography.centre(area)
    if area in OVERSEAS:
        return (x + 6, y - 64, x + 112, y + 66) if beside else (x - 100, y - 60, x + 100, y + 50)
    return (x + 2, y - 84, x + 104, y + 84) if beside else (x - 96, y - 74, x + 96, y + 46)


def _grid(box: Box, count: int, sizes: Sequence[tuple[int, int, float]]) -> list[tuple[float, float, float]]:
    """Places and size for so many banners, in the middle of a box, row by row."""
    columns, rows, size = next((s for s in sizes if s[0] * s[1] >= count), sizes[-1])
    if count > columns * rows:
        size *= (columns * rows / count) ** 0.5
        columns = -(-count // rows)
    columns = min(columns, count)
    rows = -(-count // columns)
    wide, high = (BANNER[2] - BANNER[0]) * size, (BANNER[3] - BANNER[1]) * size
    left = (box[0] + box[2]) / 2 - wide * columns / 2
    top = (box[1] + box[3]) / 2 - high * rows / 2
    found = []
    for n in range(count):
        row, column = divmod(n, columns)
        last = count - (rows - 1) * columns if row == rows - 1 else columns
        shift = (columns - last) * wide / 2
        found.append((left + shift + wide * column - BANNER[0] * size, top + high * row - BANNER[1] * size, size))
    return found


def on_land(view: KnView) -> dict[str, list[NobleView]]:
    """Area to the Nobles in it, by seat and shape."""
    found: dict[str, list[NobleView]] = {}
    for noble in view.nobles:
        if noble.area and not noble.sea and not noble.dead and not noble.gone:
            found.setdefault(noble.area, []).append(noble)
    return {area: sorted(who, key=lambda n: (n.seat, n.slug)) for area, who in found.items()}


def spots(view: KnView) -> list[Spot]:
    """Every banner on the board, at sea too."""
    found = []
    holds = {h.area for h in view.strongholds if h.area}
    cities = {c.area for c in view.cities}
    for area, who in on_land(view).items():
        beside = area in cities or area in holds
        box = _window(AREA[area], beside)
        places = _grid(box, len(who), SIZES if beside else OPEN)
        found += [Spot(noble, *at) for noble, at in zip(who, places, strict=True)]
    sailing: dict[str, list[NobleView]] = {}
    for noble in view.nobles:
        if noble.area and noble.sea and not noble.dead and not noble.gone:
            sailing.setdefault(noble.area, []).append(noble)
    for area, who in sailing.items():
        x, y = geography.port(AREA[area])
        size = 0.4 if len(who) < 4 else 0.3
        wide = (BANNER[2] - BANNER[0]) * size
        start = min(max(x, 30 + wide * len(who) / 2), geography.WIDTH - 30 - wide * len(who) / 2) - wide * len(who) / 2
        found += [Spot(noble, start + wide * (n + 0.5), y - 14, size) for n, noble in enumerate(who)]
    return found


def city_of(view: KnView, area: str) -> CityView | None:
    """The city in an area."""
    return next((c for c in view.cities if c.area == area), None)


def hold_in(view: KnView, area: str) -> StrongholdView | None:
    """The stronghold in an area."""
    return next((h for h in view.strongholds if h.area == area), None)


def foot(view: KnView, noble: NobleView) -> Point:
    """Where a Noble stands on the plane; his area's middle when he has no banner."""
    for spot in spots(view):
        if spot.noble.slug == noble.slug:
            return spot.x, spot.y
    return geography.centre(AREA[noble.area])


def height(view: KnView) -> float:
    """How high the whole board is, private band included."""
    rows = -(-view.seats // 2)
    return PANEL_TOP + rows * ROW + GAP + SUPPLY + GAP + (BAND if view.own is not None else 0)
