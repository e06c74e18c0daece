"""Where things stand: who is in which area, and where on the plane each piece, label and panel goes."""

from __future__ import annotations

import dataclasses
import functools

from engine.knights.game_data import AREA, OVERSEAS
from engine.knights.views.view import CityView, KnView, NobleView, StrongholdView
from render.core.brush import Point
from render.core.sprites import Box
from render.knights import geography

GAP = 10.0
HEAD = geography.TOP
PANEL_TOP = geography.BOTTOM + GAP
ROW = 112.0
"""Height of a Baron's line."""
SUPPLY = 180.0
"""Height of the spaces and the laws, over the legend."""
LINE = 46.0
"""Height of a line of the legend."""
BAND = 300.0
"""Height of the private band."""
BANNER: Box = (-50.0, -70.0, 52.0, 84.0)
"""What a banner with the troops on its foot takes at size 1."""
LARGEST = 0.9
"""Size of a banner that has room enough."""


@dataclasses.dataclass(frozen=True, slots=True)
class Spot:
    """A Noble's banner: its place on the plane and its size."""

    noble: NobleView
    """The Noble that stands there."""
    x: float
    """Its middle on the plane from the left, in units of the plane."""
    y: float
    """Its middle from the top, likewise."""
    size: float
    """Its size as a factor of ``BANNER``."""

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
        return x + 4, y - 76, x + 108, y + 26
    return (x + 14, y - 80, x + 106, y + 78) if beside else (x - 96, y - 76, x + 96, y + 48)


def _grid(box: Box, count: int) -> list[tuple[float, float, float]]:
    """Places and size for so many banners, as large as the box allows, in its middle, row by row."""
    broad, tall = box[2] - box[0], box[3] - box[1]
    wide, high = BANNER[2] - BANNER[0], BANNER[3] - BANNER[1]
    size, columns = max(
        (min(LARGEST, broad / (wide * n), tall / (high * -(-count // n))), n) for n in range(1, count + 1)
    )
    rows = -(-count // columns)
    wide, high = wide * size, high * size
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
        places = _grid(box, len(who))
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
    """Where a Noble stands on the plane; the middle of its area when it has no banner."""
    for spot in spots(view):
        if spot.noble.slug == noble.slug:
            return spot.x, spot.y
    return geography.centre(AREA[noble.area])


def height(view: KnView, lines: int, own: bool) -> float:
    """How high the whole board is, with the private band if it stands there (``own``). ``lines``: of its legend."""
    rows = -(-view.seats // 2)
    return PANEL_TOP + rows * ROW + GAP + SUPPLY + lines * LINE + GAP + (BAND if own else 0)
