"""Who stands where on the sheet: tokens as large as their neighbours allow, then the names that go around them."""

from __future__ import annotations

import dataclasses
import functools
import math
from collections.abc import Sequence

from engine.charlemagne.analysis import Ground, stacks
from engine.charlemagne.board import HEXES, MAP, PLACE, PRINTED, SEA
from engine.charlemagne.game_data import CHARLEMAGNE, FLEET, LEADER, REGION_IDS
from engine.charlemagne.view import ChView
from render.charlemagne import geography, pieces
from render.charlemagne.pieces import TALL, WIDE, Token
from render.core import fonts
from render.core.brush import Point
from render.core.sprites import Box

CLOSE = (0.8, 0.7)
"""The same in an enlarged picture, where the ground wants to be seen."""
SIZES = (1.32, 1.18, 1.04, 0.9, 0.76)
"""How large shields may be drawn: as large as there is room."""
BURG_MOST = 1.04
"""The largest shield within walls."""
TRAY_MOST = 0.9
"""The largest shield in a tray."""
_SHIFT = 9.0
"""How far a shield may be pushed off its ground by its neighbours."""
_SLIVER = 0.06
"""What share of a shield its neighbour may cover without being asked to go elsewhere."""
_FAR = 2.0
"""What a unit of way costs a shield that goes elsewhere, in units of covered ground."""


@dataclasses.dataclass(frozen=True, slots=True)
class Spot:
    """A stack on the sheet."""

    place: int
    """Where it stands on the board."""
    token: Token
    """What is shown of it."""
    x: float
    """Middle of its shield from the left, in units of the plane."""
    y: float
    """Middle of its shield from above, in units of the plane."""
    size: float
    """How large it is drawn, as a share of a full shield."""
    kinds: tuple[tuple[str, int], ...]
    """Its units, as (kind, count)."""

    @property
    def box(self) -> Box:
        """The shield."""
        return around(self.x, self.y, WIDE * self.size, TALL * self.size)


def around(x: float, y: float, wide: float, high: float) -> Box:
    """A box by its middle."""
    return x - wide / 2, y - high / 2, x + wide / 2, y + high / 2


def apart(a: Box, b: Box, gap: float = 0) -> bool:
    """Whether two boxes have nothing in common."""
    return a[2] + gap <= b[0] or b[2] + gap <= a[0] or a[3] + gap <= b[1] or b[3] + gap <= a[1]


def common(a: Box, b: Box) -> float:
    """The area two boxes share."""
    wide, high = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
    return wide * high if wide > 0 and high > 0 else 0.0


def is_burg(view: ChView, place: int) -> bool:
    """Whether walls are drawn at a place, broken ones as well."""
    return place in PRINTED or place in view.built


Shown = dict[int, tuple[Token, tuple[tuple[str, int], ...]]]
"""What is shown of every stack, by place: its shield, and units by kind."""


def token(view: ChView, units: Sequence[int], side: int, afloat: bool) -> Token:
    """The shield of some counters that stand together."""
    done = set(view.spent)
    king, leaders = CHARLEMAGNE in units, sum(LEADER[c] for c in units)
    return Token(
        side, len(units) - leaders, leaders - king, king, view.augustus in units and view.augustus >= 0,
        any(FLEET[c] for c in units), afloat, 2 if done.issuperset(units) else int(not done.isdisjoint(units)),
    )  # fmt: skip


def tokens(view: ChView) -> Shown:
    """What is shown of every stack."""
    ground = Ground(view)
    found: Shown = {}
    for stack in stacks(view):
        place = PLACE[stack.place]
        shown = token(view, ground.stacks[place], stack.side, place < HEXES and SEA[place])
        found[place] = (shown, tuple(pieces.kinds(stack).items()))
    return found


def settle(view: ChView, shown: Shown, sizes: Sequence[float] = SIZES) -> list[Spot]:
    """Where every stack stands: on its own ground, pushed apart where neighbours crowd, then grown into the room that
    is left."""
    order = sorted(shown, key=lambda p: (-shown[p][0].king, -shown[p][0].count, p))
    least = sizes[-1]
    where = {place: geography.ground(place) for place in order}
    near = {
        p: [q for q in order if q != p and abs(where[p][0] - where[q][0]) < 90 and abs(where[p][1] - where[q][1]) < 96]
        for p in order
    }
    for _ in range(4):
        for place in order:
            if place < HEXES and near[place]:
                where[place] = _pushed(place, where, near[place], WIDE * least + 0.6, TALL * least + 0.6)
    for _ in range(2):
        for place in order:
            if place < HEXES and near[place]:
                where[place] = _moved(place, where, near[place], WIDE * least, TALL * least)
    size = dict.fromkeys(order, least)
    for place in order:
        x, y = where[place]
        others = [around(*where[q], WIDE * size[q], TALL * size[q] + 4) for q in near[place]]
        for step in sizes[:-1]:
            if step > _largest(view, place):
                continue
            box = around(x, y, WIDE * step, TALL * step + 4)
            if place < HEXES and (box[0] < 2 or box[2] > geography.WIDTH - 2 or box[1] < geography.TOP):
                continue
            if all(apart(box, other, 1) for other in others):
                size[place] = step
                break
    return [Spot(p, shown[p][0], *where[p], size[p], shown[p][1]) for p in sorted(order)]


def _largest(view: ChView, place: int) -> float:
    """How large a shield may be at a place: less within walls, in a tray, and where it would hide its coast."""
    firm = geography.firm(place)
    most = SIZES[0] if firm > 0.8 else BURG_MOST if firm > 0.55 else 0.9 if firm > 0.35 else SIZES[-1]
    if place >= HEXES:
        return TRAY_MOST
    return min(most, BURG_MOST) if is_burg(view, place) else most


def _pushed(place: int, where: dict[int, Point], near: Sequence[int], wide: float, high: float) -> Point:
    """A shield's middle moved out of its neighbours' shields, on its own ground."""
    x, y = where[place]
    home = geography.ground(place)
    for q in near:
        ox, oy = where[q]
        dx, dy = x - ox, y - oy
        over_x, over_y = wide - abs(dx), high - abs(dy)
        if over_x <= 0 or over_y <= 0:
            continue
        if over_x < over_y:
            x += math.copysign(over_x / 2 + 0.2, dx or 1)
        else:
            y += math.copysign(over_y / 2 + 0.2, dy or 1)
    x = min(max(x, home[0] - _SHIFT), home[0] + _SHIFT)
    y = min(max(y, home[1] - _SHIFT), home[1] + _SHIFT)
    if not geography.inside(place, x, y, 0.9) or (not SEA[place] and not geography.on_land(x, y)):
        return where[place]
    return x, y


def _moved(place: int, where: dict[int, Point], near: Sequence[int], wide: float, high: float) -> Point:
    """Where pushing left a shield, unless it still covers a neighbour's: then the standing on its own ground where it
    covers least, not farther off than need be. A narrow coast takes a shield along the shore."""

    def covered(x: float, y: float) -> float:
        box = around(x, y, wide, high)
        return sum(common(box, around(*where[q], wide, high)) for q in near)

    x, y = where[place]
    now = covered(x, y)
    if now <= _SLIVER * wide * high:
        return x, y
    price, best = min((covered(*spot) + _FAR * math.dist(spot, (x, y)), spot) for spot in geography.standings(place))
    return best if price < now else (x, y)


# -- names


@dataclasses.dataclass(frozen=True, slots=True)
class Label:
    """A name on the sheet."""

    kind: str
    """``burg`` or ``region``."""
    slug: str
    """Whose name it is."""
    text: str
    """The name in the reader's language."""
    x: float
    """Its middle from the left, in units of the plane."""
    y: float
    """Its middle from above, in units of the plane."""
    size: float
    """Size of its letters."""
    box: Box
    """What it takes up on the plane."""


BURGS: tuple[tuple[int, str], ...] = tuple((PLACE[b.slug], b.slug) for b in MAP.burgs)
"""Places of the printed burgs with their names."""


class Room:
    """What is taken on the sheet, for quick questions."""

    CELL = 64.0

    def __init__(self) -> None:
        self._cells: dict[tuple[int, int], list[tuple[float, float, float, float, float]]] = {}

    def take(self, box: Box, weight: float = 1.0) -> None:
        """A box that others should leave alone; ``weight``: how much."""
        c, entry = self.CELL, (*box, weight)
        for i in range(int(box[0] // c), int(box[2] // c) + 1):
            for j in range(int(box[1] // c), int(box[3] // c) + 1):
                self._cells.setdefault((i, j), []).append(entry)

    def price(self, box: Box, limit: float = math.inf) -> float:
        """What a box would cover; a number from ``limit`` on when it is at least as much."""
        x0, y0, x1, y1 = box
        c, cells, total = self.CELL, self._cells, 0.0
        for i in range(int(x0 // c), int(x1 // c) + 1):
            for j in range(int(y0 // c), int(y1 // c) + 1):
                for a, b, d, e, weight in cells.get((i, j), ()):
                    left = a if a > x0 else x0
                    wide = (d if d < x1 else x1) - left
                    if wide <= 0:
                        continue
                    top = b if b > y0 else y0
                    high = (e if e < y1 else y1) - top
                    # What lies in several cells counts in the one where the common part begins.
                    if high > 0 and int(left // c) == i and int(top // c) == j:
                        total += wide * high * weight
                        if total >= limit:
                            return total
        return total


@functools.lru_cache(maxsize=512)
def _rays(wide: float, high: float, reach: float) -> tuple[tuple[float, float, float], ...]:
    """(price, dx, dy) of middles for a name around something ``reach`` in radius: below first, then around it, then
    farther off."""
    found = []
    for ring, extra in enumerate((0.0, 9.0, 18.0, 29.0)):
        far = reach + extra
        for n in range(16):
            turn = math.pi / 2 + n * math.pi / 8
            dx = math.cos(turn) * (far + wide / 2) if abs(math.cos(turn)) > 0.35 else math.cos(turn) * wide * 0.9
            dy = math.sin(turn) * (far + high / 2)
            prefer = {0: 0.0, 8: 3.0, 4: 5.0, 12: 4.0}.get(n, 8.0)
            found.append((ring * 30.0 + prefer, dx, dy))
    return tuple(sorted(found))


def wall(size: float) -> float:
    """How large the walls around a shield are."""
    return 1 + max(0.0, size - 0.76) * 1.25


def name_all(
    view: ChView, spots: Sequence[Spot], burg_names: dict[str, str], region_names: dict[str, str], *,
    burg_size: float = 13.5, region_size: float = 23.0, skirt: float = 0.0, window: Box = geography.MAP_BOX,
) -> list[Label]:  # fmt: skip
    """The names of burgs and regions where they cover neither shields nor each other, as far as there is room.
    ``skirt``: what hangs under the shields."""
    room = Room()
    big: dict[int, float] = {}
    for spot in spots:
        crown = 14 * spot.size if spot.token.king or spot.token.leaders else 0
        box = spot.box
        room.take((box[0], box[1] - crown, box[2], box[3] + max(skirt, 6 if spot.token.fleet else 0)), 3)
        big[spot.place] = spot.size
    for place in {*PRINTED, *view.built, *view.civilisation}:
        if place not in big:
            x, y = geography.ground(place)
            room.take(around(x, y, 34, 32), 2)
    found: list[Label] = []
    stand = {spot.place: (spot.x, spot.y) for spot in spots}
    for place, slug in BURGS:
        x, y = stand.get(place) or geography.ground(place)
        if not (window[0] <= x <= window[2] and window[1] <= y <= window[3]):
            continue
        text = burg_names[slug]
        wide, high = fonts.text_width(text, "bold", burg_size), burg_size * 0.74
        reach = 18.5 * wall(big.get(place, 0.76))
        best = (math.inf, x, y)
        for price, dx, dy in _rays(round(wide, 1), high, round(reach, 1)):
            if price >= best[0]:
                break
            box = around(x + dx, y + dy, wide + 4, high + 3)
            if box[0] < window[0] + 6 or box[2] > window[2] - 6 or box[1] < window[1] + 4 or box[3] > window[3] - 4:
                continue
            best = min(best, (price + room.price(box, best[0] - price), x + dx, y + dy))
        box = around(best[1], best[2], wide, high)
        room.take((box[0] - 2, box[1] - 2, box[2] + 2, box[3] + 2), 9)
        found.append(Label("burg", slug, text, best[1], best[2], burg_size, box))
    for region in REGION_IDS:
        choices = geography.label_spots(region)
        if not choices or apart(geography.bounds(region), window):
            continue
        text = region_names[region]
        wide, high = fonts.text_width(text, "name", region_size) + region_size * 1.25, region_size * 1.02
        best = (math.inf, 0.0, 0.0)
        for price, x, y in choices:
            if price >= best[0]:
                break
            box = around(x, y, wide + 4, high)
            if window != geography.MAP_BOX and geography.owner(x, y) != region:
                continue  # in an enlarged picture a name on other ground would mislead
            if box[0] < window[0] + 6 or box[2] > window[2] - 6 or box[1] < window[1] + 4 or box[3] > window[3] - 4:
                continue
            best = min(best, (price + room.price(box, best[0] - price), x, y))
        if best[0] == math.inf:
            continue
        box = around(best[1], best[2], wide, high)
        if window != geography.MAP_BOX and room.price(box) > 30:
            continue  # at the rim of an enlarged picture a neighbour's name may do without
        room.take(box, 9)
        found.append(Label("region", region, text, best[1], best[2], region_size, box))
    return found
