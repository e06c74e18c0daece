"""Where the blocks of every area stand.

They stand inside it, off its signs and its name; where there is no room for them, in a tray at sea with a line to their
area.
"""

from __future__ import annotations

import dataclasses
import functools
import itertools
import math
from collections.abc import Iterator, Sequence

from PIL import Image

from engine.roses.board import AREA, AREA_IDS
from render.core import fonts
from render.core.sprites import Box
from render.roses import geography, signs
from render.roses.blocks import FACE, STACK, Face

PANELS: tuple[Box, ...] = (
    (0, 0, 1600, 102),
    (1252, 102, 1600, 752),
    (0, 102, 262, 420),
    (0, 752, 262, 1600),
    (348, 1458, 830, 1600),
)
"""Parts of the plane that the panels cover."""
NAME_SIZE = 25.0
NAME_ROOM = 150.0
SUPPLY = (30.0, 24.0)
"""Width and height of the mark that tells how many blocks an area feeds."""
SIZES = (1.2, 1.06, 0.94, 0.84, 0.76)
"""How large blocks may be drawn: as large as there is room."""
SMALL = (0.7, 0.64, 0.58)
"""How large stacks may be drawn rather than stand in a tray: a battle far from its area says nothing on a phone, which
shows a part of the map."""
FACES = (0.7, 0.64, 0.58, 0.5)
"""How large blocks face up may be drawn rather than lie on one another."""
TRAY = 0.94
"""Their size in a tray."""
LABEL = 16.5
"""How large a shield's name is drawn at most, near to what it is on a phone."""
HEAD = 27.0
"""Room over a battle's blocks for its sign, in units."""
GATES = (0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82)
"""Shares of a border at which an arrow may stand."""
ARROW = 40.0
"""Length of an arrow over a border, without its tip, in units."""
_REACH = 330
"""How far from its area, in units, a tray may stand."""
_STEP = 2
"""Cells between the corners that are tried."""


@dataclasses.dataclass(frozen=True, slots=True)
class Group:
    """What stands in an area."""

    area: str
    """The area's id."""
    stacks: tuple[tuple[int, int], ...]
    """(seat, count) of blocks seen from behind."""
    faces: tuple[Face, ...] = ()
    """Blocks face up."""
    rim: float = 0
    """Room for a frame around them, in units of the plane."""
    behind: tuple[tuple[int, int], ...] = ()
    """The stacks that stand there instead when the faces have no room."""
    under: int = 0
    """How many more blocks lie under the last face, where they have no room beside it."""

    @property
    def cells(self) -> int:
        """How many things must be placed."""
        return len(self.stacks) + len(self.faces)


@dataclasses.dataclass(frozen=True, slots=True)
class Spot:
    """Where a group stands."""

    group: Group
    """What stands there."""
    size: float
    """How large its blocks are drawn, as a share of the full size."""
    box: Box
    """The box of all of them."""
    stacks: tuple[tuple[float, float], ...]
    """The middle of each stack, in the group's order."""
    faces: tuple[tuple[float, float], ...]
    """The middle of each face, in the group's order."""
    leader: tuple[float, float] | None = None
    """A point of the area that a line leads to from the tray they stand in, ``None`` when they stand in the area
    itself."""


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
def fixed(supplies: bool = True) -> tuple[Box, ...]:
    """The boxes of everything that stands on the map for ever and must not be covered."""
    found: list[Box] = list(PANELS)
    for area, place in geography.places().areas.items():
        found.append(name_box(area))
        for sign in place.signs:
            found.append(around(sign.x, sign.y, *signs.SIZES[sign.kind]))
            if sign.kind == "shield":
                wide = fonts.text_width(sign.slug[:9], "bold", LABEL)
                found.append(around(sign.x, sign.y + signs.LABEL_DROP["shield"], wide, 14))
        if supplies:
            found.append(around(*supply_at(area), *SUPPLY))
    return tuple(found)


def _sums(mask: Image.Image) -> list[list[int]]:
    """How many set cells lie above and left of every corner of a mask."""
    rows, wide = mask.tobytes(), mask.width
    found = [[0] * (wide + 1)]
    for y in range(mask.height):
        row = itertools.accumulate((v != 0 for v in rows[y * wide : (y + 1) * wide]), initial=0)
        found.append([one + above for one, above in zip(row, found[-1], strict=True)])
    return found


@functools.cache
def _blocked(area: str, sea: bool, supplies: bool) -> tuple[list[list[int]], int, int]:
    """Sums over the cells that may not be stood on, and the cell of their upper left corner: all but the free ground
    of an area, or all but the free sea and foreign land around it."""
    cell = geography.CELL
    left, top, right, bottom = (round(v / cell) for v in grown(geography.bounds(area), _REACH if sea else cell * 2))
    left, top = max(3, left), max(25, top)
    right, bottom = min(geography.WIDTH // cell - 3, right), min(geography.HEIGHT // cell - 3, bottom)
    mine = AREA[area] + 1
    ground = (0, 255) if sea else (mine,)
    mask = geography.ownership().crop((left, top, right, bottom)).point([0 if v in ground else 1 for v in range(256)])
    for box in fixed(supplies):
        x0, y0 = math.floor(box[0] / cell) - left, math.floor(box[1] / cell) - top
        x1, y1 = math.ceil(box[2] / cell) - left, math.ceil(box[3] / cell) - top
        if x1 > 0 and y1 > 0:
            mask.paste(1, (max(0, x0), max(0, y0), max(0, x1), max(0, y1)))
    return _sums(mask), left, top


@functools.lru_cache(maxsize=1024)
def _free(
    area: str, wide: float, high: float, sea: bool, supplies: bool = True
) -> tuple[tuple[float, float, float], ...]:
    """(distance, x, y) of the middles where a box of a size covers nothing that stands for ever, the nearest first:
    to where blocks were meant to stand, or from a tray to its area."""
    cell = geography.CELL
    sums, left, top = _blocked(area, sea, supplies)
    columns, rows = math.ceil(wide / cell), math.ceil(high / cell)
    px, py = geography.places().areas[area].blocks if supplies else geography.places().areas[area].name
    found = []
    for y in range(0, len(sums) - rows, _STEP if sea else 1):
        above, below = sums[y], sums[y + rows]
        for x in range(0, len(above) - columns, _STEP if sea else 1):
            if below[x + columns] - above[x + columns] == below[x] - above[x]:
                mx, my = (left + x + columns / 2) * cell, (top + y + rows / 2) * cell
                found.append((math.hypot(mx - px, my - py), mx, my))
    found.sort()
    return tuple(found[:400])


@functools.cache
def supply_at(area: str) -> tuple[float, float]:
    """Where the mark of how many blocks an area feeds has its middle: near the name."""
    places = _free(area, *SUPPLY, False, False)
    place = geography.places().areas[area]
    room = around(*place.blocks, 58 * SIZES[-1], 60 * SIZES[-1])
    apart = [(x, y) for _, x, y in places if not common(room, around(x, y, *SUPPLY))]
    x, y = place.name
    return apart[0] if apart else (places[0][1], places[0][2]) if places else (x, y + 26)


@functools.cache
def gate(one: str, other: str) -> tuple[float, float, float] | None:
    """Where an arrow crosses a border, and its direction as of ``geography.crossing``: where it covers least of signs
    and hides least behind names, of equals the nearest to the middle; the same place both ways."""
    names = {name_box(area) for area in AREA_IDS}
    found = [(share, geography.crossing(one, other, share)) for share in GATES]
    best, least = None, math.inf
    for share, point in found:
        if point is None:
            continue
        x, y, turn = point
        wide, high = (abs(ARROW * math.cos(turn)) + 24, abs(ARROW * math.sin(turn)) + 24)
        here = around(x, y, wide, high)
        cost = sum(common(here, box) * (1 if box in names else 2) for box in fixed()) + abs(share - 0.5)
        if cost < least:
            best, least = point, cost
    return best


@functools.cache
def anchor(area: str) -> tuple[float, float]:
    """Where a line from a tray ends in an area: on its free ground."""
    places = _free(area, 14, 14, False)
    return (places[0][1], places[0][2]) if places else geography.places().areas[area].blocks


def _grid(group: Group, columns: int, size: float) -> tuple[float, float]:
    """Width and height of a group in rows of ``columns``."""
    wide = FACE if group.faces else STACK[0]
    high = FACE if group.faces else STACK[1]
    return round((wide * size + 2) * columns, 1), round((high * size + 2) * math.ceil(group.cells / columns), 1)


def _shapes(cells: int) -> list[int]:
    """Numbers of columns worth a try, the most compact first."""
    return sorted(range(1, cells + 1), key=lambda n: (n * math.ceil(cells / n) - cells, abs(n - cells / n)))[:4]


def _cut(group: Group, columns: int, size: float, x: float, y: float) -> Spot:
    """A group in rows with its middle on a point."""
    wide, high = _grid(group, columns, size)
    rows = math.ceil(group.cells / columns)
    cells = []
    for index in range(group.cells):
        row, column = divmod(index, columns)
        here = min(columns, group.cells - row * columns)
        cells.append((x + (column - (here - 1) / 2) * wide / columns, y + (row - (rows - 1) / 2) * high / rows))
    split = len(group.stacks)
    return Spot(group, size, around(x, y, wide, high), tuple(cells[:split]), tuple(cells[split:]))


def _clear(box: Box, taken: Sequence[Box]) -> bool:
    return not any(common(box, other) for other in taken)


def _within(group: Group, taken: Sequence[Box], sizes: Sequence[float] = SIZES) -> Spot | None:
    """A group on the free ground of its area, as large as there is room; with its frame if that has room too."""
    for rim in {group.rim: 0, 0.0: 0}:
        above = HEAD if rim else 0.0
        for size in sizes:
            for columns in _shapes(group.cells):
                wide, high = (v + 2 * rim for v in _grid(group, columns, size))
                for _, x, y in _free(group.area, wide, high + above, False):
                    if _clear(around(x, y, wide, high + above), taken):
                        return _cut(group, columns, size, x, y + above / 2)
    return None


def _trays(group: Group) -> Iterator[tuple[float, float, float]]:
    """(x, y, size) of the middles of trays, the nearest first."""
    for size in (TRAY, SIZES[-1]):
        wide, high = _grid(group, group.cells, size)
        ax, ay = anchor(group.area)
        rim = max(8.0, group.rim)
        above = HEAD if group.rim else 0.0
        places = _free(group.area, wide + rim * 2, high + rim * 2 + above, True)
        for _, x, y in sorted(places, key=lambda p: (math.hypot(p[1] - ax, p[2] - ay), p)):
            yield x, y + above / 2, size


def _spot(group: Group, taken: Sequence[Box]) -> Spot:
    """The best spot for a group. Raises ``ValueError`` when it fits nowhere."""
    found = _within(group, taken)
    if found is None and group.faces:
        found = _within(group, taken, FACES)
    if found is None and group.faces:
        pile = dataclasses.replace(group, faces=group.faces[:1], under=len(group.faces) - 1)
        found = _within(pile, taken) or _within(pile, taken, FACES)
    if found is None and group.faces:
        group = dataclasses.replace(group, stacks=group.behind, faces=(), behind=())
        found = _within(group, taken)
    found = found or _within(group, taken, SMALL)
    if found is not None:
        return found
    for x, y, size in _trays(group):
        wide, high = _grid(group, group.cells, size)
        if _clear(around(x, y, wide + 16, high + 16), taken):
            return dataclasses.replace(_cut(group, group.cells, size, x, y), leader=anchor(group.area))
    raise ValueError(f"no room for {group.cells} blocks of {group.area}")


def settle(groups: Sequence[Group]) -> list[Spot]:
    """A spot for every group, battles and crowds first; the order of the result is the order given.

    Raises ``ValueError`` when a group fits nowhere at all.
    """
    found: dict[str, Spot] = {}
    order = sorted(groups, key=lambda each: (-each.rim, -each.cells, AREA_IDS.index(each.area)))
    for group in order:
        taken = [grown(spot.box, 8 if spot.leader else 0) for spot in found.values()]
        found[group.area] = _spot(group, taken)
    return [found[group.area] for group in groups]
