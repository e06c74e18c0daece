"""Where the blocks of every area stand: near each other, off the names and, as far as there is room, off the signs."""

from __future__ import annotations

import dataclasses
import functools
import math
from collections.abc import Sequence

from PIL import Image, ImageFilter

from engine.roses.board import AREA, AREA_IDS
from render.core.sprites import Box
from render.roses import geography, signs
from render.roses.blocks import FACE, STACK, Face

PANELS: tuple[Box, ...] = (
    (0, 0, 1600, 102),
    (1252, 102, 1600, 752),
    (0, 102, 262, 420),
    (0, 1062, 262, 1600),
    (348, 1458, 830, 1600),
)
"""Parts of the plane that the panels cover."""
NAME_SIZE = 25.0
NAME_ROOM = 150.0
_STEP = 2
"""Cells between the middles that are tried."""
_SEA, _ABROAD = 1.0, 16.0
"""What it costs to stand on the sea and on other land, per unit of area."""
_REACH = 48
"""How far beyond an area, over the sea, the middle of its blocks may lie."""
_SIGN_PRICE = {"shield": 6.0, "city": 14.0, "cathedral": 10.0, "crown": 8.0, "port": 8.0, "haven": 6.0}
"""What it costs to cover a sign, per unit of area."""
SIZES = (1.34, 1.2, 1.06, 0.94, 0.84, 0.76)
"""How large blocks may be drawn: as large as there is room, a crowd smaller."""
HIDDEN = 300_000.0
"""What it costs besides to hide the better part of one's own area's name: a crowd is rather drawn smaller."""
SMALL = 8.0
"""What it costs, per unit of area, to draw blocks smaller by the whole of their size."""


@dataclasses.dataclass(frozen=True, slots=True)
class Group:
    """What stands in an area: (seat, count) of blocks seen from behind, blocks face up, and the room for a
    frame around them."""

    area: str
    stacks: tuple[tuple[int, int], ...]
    faces: tuple[Face, ...] = ()
    rim: float = 0

    @property
    def cells(self) -> int:
        """How many things must be placed."""
        return len(self.stacks) + len(self.faces)


@dataclasses.dataclass(frozen=True, slots=True)
class Spot:
    """Where a group stands: the middle of each stack and face, their size, and the box of all."""

    group: Group
    size: float
    box: Box
    stacks: tuple[tuple[float, float], ...]
    faces: tuple[tuple[float, float], ...]


def common(a: Box, b: Box) -> float:
    """The area two boxes share."""
    wide, high = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
    return wide * high if wide > 0 and high > 0 else 0.0


def around(x: float, y: float, wide: float, high: float) -> Box:
    """A box by its middle."""
    return x - wide / 2, y - high / 2, x + wide / 2, y + high / 2


def grown(box: Box, by: float) -> Box:
    """A box with a rim around it."""
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


def name_box(area: str) -> Box:
    """The room of an area's name."""
    x, y = geography.places().areas[area].name
    return around(x, y, min(NAME_ROOM, 22 + 13.5 * len(area)), NAME_SIZE)


@functools.cache
def _fixed() -> tuple[tuple[Box, float], ...]:
    """(box, price per unit of area covered) of everything that stands on the map for ever."""
    found = [(panel, 90.0) for panel in PANELS]
    for area, place in geography.places().areas.items():
        found.append((name_box(area), 110.0))
        for sign in place.signs:
            wide, high = signs.SIZES[sign.kind]
            found.append((around(sign.x, sign.y, wide, high), _SIGN_PRICE[sign.kind]))
    return tuple(found)


@functools.cache
def _grounds(area: str) -> tuple[Image.Image, Image.Image, int, int]:
    """What it costs to stand around an area, in halves per unit of area (at most 255), and where the area is (255).

    Both are grey images of cells; the numbers are the cell of their upper left corner on the plane.
    """
    cell = geography.CELL
    left, top, right, bottom = (round(v / cell) for v in grown(geography.bounds(area), _REACH + 260))
    mine = AREA[area] + 1
    land = geography.ownership().crop((left, top, right, bottom))
    own = land.point([255 if v == mine else 0 for v in range(256)])
    price = land.point([0 if v == mine else round(_SEA * 2) if v == 0 else round(_ABROAD * 2) for v in range(256)])
    for box, weight in _fixed():
        cut = tuple(round(v / cell) for v in box)
        x0, y0, x1, y1 = max(0, cut[0] - left), max(0, cut[1] - top), cut[2] - left, cut[3] - top
        if x0 < min(x1, price.width) and y0 < min(y1, price.height):
            window = (x0, y0, min(x1, price.width), min(y1, price.height))
            price.paste(price.crop(window).point([min(255, v + round(weight * 2)) for v in range(256)]), window)
    return price, own, left, top


@functools.lru_cache(maxsize=512)
def _choices(area: str, wide: float, high: float) -> tuple[tuple[float, float, float], ...]:
    """(price, x, y) of middles for a box of a size, the best first; other blocks are not counted yet."""
    cell = geography.CELL
    price, own, x0, y0 = _grounds(area)
    # The mean over a box, for every middle at once.
    blur = ImageFilter.BoxBlur(((wide / cell - 1) / 2, (high / cell - 1) / 2))
    costs, shares = price.filter(blur).tobytes(), own.filter(blur).tobytes()
    left, top, right, bottom = (round(v / cell) for v in grown(geography.bounds(area), _REACH))
    left, right = (
        max(left, math.ceil((12 + wide / 2) / cell)),
        min(right, int((geography.WIDTH - 12 - wide / 2) / cell)),
    )
    top, bottom = (
        max(top, math.ceil((100 + high / 2) / cell)),
        min(bottom, int((geography.HEIGHT - 12 - high / 2) / cell)),
    )
    px, py = geography.places().areas[area].blocks
    size = wide * high
    found = []
    for row in range(top, bottom + 1, _STEP):
        start = (row - y0) * price.width - x0
        y = (row + 0.5) * cell
        for column in range(left, right + 1, _STEP):
            x = (column + 0.5) * cell
            # Blocks may stand out at sea, but their area must be plain to see.
            lost = 0.22 - shares[start + column] / 255
            cost = costs[start + column] / 2 + (lost * 40 if lost > 0 else 0)
            found.append((cost * size + math.hypot(x - px, y - py) * 12, x, y))
    found.sort()
    return tuple(found[:500])


def _grid(group: Group, columns: int, size: float) -> tuple[float, float]:
    """Width and height of a group in rows of ``columns``."""
    wide = FACE if group.faces else STACK[0]
    high = FACE if group.faces else STACK[1]
    return round((wide * size + 2) * columns, 1), round((high * size + 2) * math.ceil(group.cells / columns), 1)


def _shapes(cells: int) -> list[int]:
    """Numbers of columns worth a try."""
    if cells <= 2:
        return sorted({1, cells})
    low = max(1, math.isqrt(cells))
    return sorted(
        {min(cells, n) for n in (low - 1, low, low + 1, low + 2) if n > 0} | ({cells} if cells <= 4 else set())
    )


def _lank(wide: float, high: float) -> float:
    """What a long thin group costs."""
    return (
        (max(wide, high) / min(wide, high) - 1) * wide * high * 1.2 if max(wide, high) > 2.2 * min(wide, high) else 0.0
    )


def _best(group: Group, size: float, taken: Sequence[Box]) -> tuple[float, float, float, int] | None:
    """(price, x, y, columns) of the best place for a group at a size; ``None`` when it fits nowhere."""
    best: tuple[float, float, float, int] | None = None
    name = name_box(group.area)
    for columns in _shapes(group.cells):
        wide, high = _grid(group, columns, size)
        for price, x, y in _choices(group.area, wide + group.rim * 2, high + group.rim * 2):
            if best is not None and price >= best[0]:
                break
            box = around(x, y, wide + 2 + group.rim * 2, high + 2 + group.rim * 2)
            price += sum(common(box, other) for other in taken) * 90 + _lank(wide, high)
            if common(box, name) * 2 > NAME_SIZE * (name[2] - name[0]):
                price += HIDDEN
            if best is None or price < best[0]:
                best = (price, x, y, columns)
    return best


def _spot(group: Group, taken: Sequence[Box]) -> Spot:
    """The best spot for a group, as large as there is room. Raises ``ValueError`` when it fits nowhere."""
    chosen: tuple[float, float, float, int] | None = None
    size, least = SIZES[-1], math.inf
    for candidate in SIZES:
        best = _best(group, candidate, taken)
        if best is None:
            continue
        wide, high = _grid(group, best[3], candidate)
        cost = best[0] / ((wide + group.rim * 2) * (high + group.rim * 2)) + SMALL * (SIZES[0] - candidate)
        if cost < least:
            chosen, size, least = best, candidate, cost
        if least <= SMALL * (SIZES[0] - candidate + 0.1):
            break  # no smaller size can be better by more than a trifle
    if chosen is None:
        raise ValueError(f"no room for {group.cells} blocks in {group.area}")
    _, x, y, columns = chosen
    wide, high = _grid(group, columns, size)
    rows = math.ceil(group.cells / columns)
    cells = []
    for index in range(group.cells):
        row, column = divmod(index, columns)
        here = min(columns, group.cells - row * columns)
        cells.append((x + (column - (here - 1) / 2) * wide / columns, y + (row - (rows - 1) / 2) * high / rows))
    split = len(group.stacks)
    return Spot(group, size, around(x, y, wide, high), tuple(cells[:split]), tuple(cells[split:]))


def settle(groups: Sequence[Group]) -> list[Spot]:
    """A spot for every group, battles and crowds first; the order of the result is the order given.

    Raises ``ValueError`` when a group fits nowhere at all.
    """
    found: dict[str, Spot] = {}
    order = sorted(groups, key=lambda each: (-each.rim, -each.cells, AREA_IDS.index(each.area)))
    # The second round lets the first ones make room for those that came later.
    for group in (*order, *order):
        taken = [grown(spot.box, spot.group.rim) for area, spot in found.items() if area != group.area]
        found[group.area] = _spot(group, taken)
    return [found[group.area] for group in groups]
