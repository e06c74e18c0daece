"""Who stands where on the sheet: the cities with their shields, and around each the groups that came by its roads."""

from __future__ import annotations

import dataclasses
import functools
import math
from collections.abc import Sequence

from PIL import Image, ImageFilter

from engine.fief.game_data import CATHEDRALS, CITIES, CITY, CITY_IDS, EXCALIBUR_OF, EXITS, REGION_IDS, REGION_OF
from engine.fief.views.view import FiefView, NobleView
from render.core.brush import Brush, Point
from render.core.sprites import Box
from render.fief import geography
from render.fief.geography import CELL

SIZES = (1.0, 0.88, 0.79)
"""How large a group may be drawn."""
CELLS: dict[str, float] = {"shield": 58.0, "army": 58.0, "head": 60.0, "captive": 60.0, "engine": 45.0}
"""How wide each kind of cell is."""
HIGH = 66.0
PAD = 5.0
SEA_CARDS = 62.0
"""Half the width that the cards of a sea take at least."""
FOREST_NODE: Box = (-64.0, -34.0, 64.0, 48.0)


@dataclasses.dataclass(frozen=True, slots=True)
class Head:
    """A Noble in a group."""

    slug: str
    """Who it is."""
    family: int
    """The family to which they belong."""
    rank: str
    """What their head wears (``rank_of``)."""
    badges: tuple[tuple[str, int], ...] = ()
    """Signs beside the medallion, three at most, each with its number: of guards how many, else 0."""
    bound: bool = False
    """Whether they are a captive."""


@dataclasses.dataclass(frozen=True, slots=True)
class Group:
    """Those of one family, or an army of invaders, at one site of a place."""

    place: str
    """The city, or ``sherwood``."""
    site: str
    """Where in the city, as of a Noble in the view; empty for within it."""
    family: int
    """Whose they are; -1 for invaders and for the captives of the bandits."""
    count: int = 0
    """Troops, as far as the city's own shield does not show them; of an army, infantry."""
    heads: tuple[Head, ...] = ()
    """The Nobles, captives among them."""
    engines: tuple[tuple[str, int], ...] = ()
    """What is drawn beside the troops and how many: ``catapult``, ``bombard``, ``works``, ``crossbow``."""
    army: int = -1
    """The number of an army of invaders; -1 for others."""
    leader: bool = False
    """Whether an army has its leader."""

    @property
    def inside(self) -> bool:
        """Whether it stands within the city."""
        return not self.site

    @property
    def cells(self) -> tuple[tuple[str, int], ...]:
        """What must be placed: kind, and which of its kind."""
        found: list[tuple[str, int]] = []
        if self.army >= 0:
            found.append(("army", 0))
        elif self.count:
            found.append(("shield", 0))
        found += [("captive" if h.bound else "head", n) for n, h in enumerate(self.heads)]
        found += [("engine", n) for n in range(0, len(self.engines), 2)]
        return tuple(found)


@dataclasses.dataclass(frozen=True, slots=True)
class Node:
    """A city."""

    place: int
    """Its index in ``game_data.CITIES``."""
    control: int
    """The family that controls it; -1 for nobody."""
    count: int
    """The controller's troops inside."""
    building: str
    """What stands in it, as in the view; empty for nothing."""
    mill: bool
    """Whether it has a mill."""
    siege: int
    """The family that besieges it; -1 for none."""
    sword: bool
    """Whether Excalibur is there."""
    relics: tuple[str, ...]
    """The relics that lie there; empty slugs for those nobody has seen."""


@dataclasses.dataclass(frozen=True, slots=True)
class Spot:
    """Where a group stands, in units of the plane."""

    group: Group
    """What stands there."""
    x: float
    """Its middle from the left."""
    y: float
    """Its middle from the top."""
    size: float
    """How large it is drawn; 1 is full size."""
    box: Box
    """What it covers."""
    cells: tuple[tuple[str, int, float, float], ...]
    """Each of ``Group.cells`` with its middle: kind, which of its kind, x, y."""

    @property
    def bare(self) -> bool:
        """Whether it is but one shield, which needs no frame."""
        return len(self.cells) == 1 and self.cells[0][0] in ("shield", "army")


def around(x: float, y: float, wide: float, high: float) -> Box:
    """A box by its middle."""
    return x - wide / 2, y - high / 2, x + wide / 2, y + high / 2


def common(a: Box, b: Box) -> float:
    """The area two boxes share."""
    wide, high = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
    return wide * high if wide > 0 and high > 0 else 0.0


# -- from a view


def rank_of(noble: NobleView) -> str:
    """What a Noble's head wears: the highest of their titles."""
    for title in noble.titles:
        if title in ("king", "sovereign-queen", "queen", "prince"):
            return title
    if noble.see:
        return "archbishop" if "archbishop" in noble.titles else "bishop"
    if noble.abbeys:
        return "abbess"
    return "lord" if noble.fiefs else ""


def head_of(noble: NobleView, bound: bool = False) -> Head:
    """A Noble as they are shown on the map."""
    badges: list[tuple[str, int]] = []
    if noble.guards:
        badges.append(("guard", noble.guards))
    if noble.sword:
        badges.append(("blade", 0))
    badges += [(relic or "hidden", 0) for relic in noble.relics]
    if noble.garter:
        badges.append(("garter", 0))
    if noble.heresy:
        badges.append(("heresy", 0))
    return Head(noble.slug, noble.family, rank_of(noble), tuple(badges[:3]), bound)


def nodes(view: FiefView) -> list[Node]:
    """Every city with its controller's troops."""
    counts = {(s.city, s.family): s.troops for s in view.stacks if not s.site}
    lying: dict[str, list[str]] = {}
    for relic in view.relics:
        if relic.city and not relic.gone and not relic.bearer:
            lying.setdefault(relic.city, []).append(relic.slug)
    return [
        Node(
            CITY[c.slug], c.control, counts.get((c.slug, c.control), 0), c.building, c.mill, c.siege,
            view.sword == c.slug, tuple(lying.get(c.slug, ())),
        )
        for c in view.cities
    ]  # fmt: skip


def groups(view: FiefView) -> list[Group]:
    """Everybody on the map but the troops that the cities' own shields show."""
    control = {c.slug: c.control for c in view.cities}
    people = {n.slug: n for n in view.nobles}
    heads: dict[tuple[str, str, int], list[Head]] = {}
    held: dict[str, list[Head]] = {}
    armies: dict[int, list[Head]] = {}
    forest: list[Head] = []
    for noble in view.nobles:
        if noble.captor is None:
            if noble.place in CITY:
                heads.setdefault((noble.place, noble.site, noble.family), []).append(head_of(noble))
        elif noble.captor.kind == "noble":
            held.setdefault(noble.captor.noble, []).append(head_of(noble, True))
        elif noble.captor.kind == "invaders":
            armies.setdefault(noble.captor.army, []).append(head_of(noble, True))
        else:
            forest.append(head_of(noble, True))
    for captor, bound in held.items():
        who = people.get(captor)
        if who is not None and who.place in CITY:
            heads.setdefault((who.place, who.site, who.family), []).extend(bound)
    found: dict[tuple[str, str, int], Group] = {
        key: Group(key[0], key[1], key[2], 0, tuple(each)) for key, each in heads.items()
    }
    for stack in view.stacks:
        key = (stack.city, stack.site, stack.family)
        mine = found.get(key, Group(*key))
        engines = [("catapult", stack.catapults), ("bombard", stack.bombards), ("works", stack.works),
                   ("crossbow", sum(stack.crossbows.values()))]  # fmt: skip
        shown = not stack.site and control[stack.city] == stack.family
        found[key] = dataclasses.replace(
            mine, count=0 if shown else stack.troops, engines=tuple((k, n) for k, n in engines if n)
        )
    result = [g for g in found.values() if g.cells]
    result += [
        Group(a.city, a.site, -1, a.infantry, tuple(armies.get(a.number, ())), (), a.number, a.leader)
        for a in view.armies
        if a.city in CITY
    ]
    if forest:
        result.append(Group("sherwood", "", -1, 0, tuple(forest)))
    return sorted(result, key=lambda g: (CITY.get(g.place, 99), g.site, g.family, g.army))


# -- where they fit


@functools.cache
def mill_spot(place: int) -> Point:
    """Where a city's mill stands: beside it in its own region; where there is no such room at least its foot."""
    x, y = geography.city(place)
    spots = [(63.0, -36.0)]
    if place not in EXCALIBUR_OF:
        spots.append((-64.0, -38.0))
    if "W" not in EXITS[place]:
        spots.append((-70.0, 8.0))
    spots.append((68.0, 4.0))

    def within(spot: Point, top: float) -> bool:
        corners = [(x + spot[0] + dx, y + spot[1] + dy) for dx in (-15, 15) for dy in (top, 20)]
        return all(geography.region_at(*corner) == REGION_OF[place] for corner in corners)

    dx, dy = next((spot for top in (-12.0, 8.0) for spot in spots if within(spot, top)), spots[0])
    return x + dx, y + dy


@functools.cache
def node_boxes(place: int) -> tuple[Box, ...]:
    """What a city takes: its building, its name, the mill's corner, and where the sword or a relic may lie."""
    x, y = geography.city(place)
    wide = 26 + 11.0 * len(CITIES[place].name)
    found = [
        (x - 58, y - 50, x + 58, y + 32), (x - wide, y + 32, x + wide, y + 74),
    ]  # fmt: skip
    mx, my = mill_spot(place)
    found.append((mx - 19, my - 26, mx + 19, my + 24))
    if place in EXCALIBUR_OF:
        found.append((x - 88, y - 64, x - 42, y - 14))
    if place in CATHEDRALS:
        found.append((x - 82, y + 12, x - 52, y + 42))
    return tuple(found)


KEEP_OUT: tuple[Box, ...] = ((0.0, 0.0, 500.0, 722.0), (1236.0, 0.0, 1600.0, 512.0))
"""The panels over the corners of the map."""


_SEA, _ABROAD = 170, 24
"""What it costs to stand on the sea and on other land."""
_COARSE = 16
"""Units per cell of the map of the nearest city."""


@functools.cache
def _nearest() -> tuple[bytes, int]:
    """By coarse cell the nearest city; and how many columns there are."""
    columns, rows = geography.WIDTH // _COARSE, math.ceil(geography.BOTTOM / _COARSE)
    middles = [geography.city(c) for c in range(len(CITIES))]
    found = bytearray()
    for row in range(rows):
        y = (row + 0.5) * _COARSE
        for column in range(columns):
            x = (column + 0.5) * _COARSE
            found.append(min(range(len(middles)), key=lambda c: (middles[c][0] - x) ** 2 + (middles[c][1] - y) ** 2))
    return bytes(found), columns


@functools.cache
def _ground() -> Image.Image:
    """What it costs to stand on a cell: 255 what must stay free, less for sea and other land."""
    owner, wide, high = geography.cells()
    table = bytes(_SEA if v == 0 else _ABROAD if v == 255 else 0 for v in range(256))
    image = Image.frombytes("L", (wide, high), owner.translate(table))
    pen = Brush(image, 1 / CELL)
    for place, exits in enumerate(EXITS):
        for point in exits:
            x, y = geography.exit_at(place, point)
            pen.ellipse(x, y, 13, fill=84)
    x, y = geography.sherwood()
    pen.rect(x + FOREST_NODE[0], y + FOREST_NODE[1], 128, 82, 255)
    for region in range(len(REGION_IDS)):
        x, y = geography.sea(region)
        pen.rect(x - 150, y - 62, 300, 124, 255)
    for box in (*KEEP_OUT, *(each for c in range(len(CITIES)) for each in node_boxes(c))):
        pen.rect(box[0], box[1], box[2] - box[0], box[3] - box[1], 255)
    pen.rect(0, 0, geography.WIDTH, geography.TOP + 6, 255)
    return image


@functools.lru_cache(maxsize=96)
def _means(wide: float, high: float) -> bytes:
    """The mean price over a box of a size, for every middle at once."""
    radius = ((wide / CELL - 1) / 2, (high / CELL - 1) / 2)
    return _ground().filter(ImageFilter.BoxBlur(radius)).tobytes()


_REACHES = ((152, 8), (320, 16))
"""How far a group may stand from its place and in what steps that is searched: near first, farther off when there is no
room."""
_CROWDED = 15_000.0
"""A price from which a group looks for room farther off."""


@functools.lru_cache(maxsize=2048)
def _choices(place: str, site: str, wide: float, high: float, tier: int) -> tuple[tuple[float, float, float], ...]:
    """(price, x, y) of middles for a box of a size, the best first; other groups are not counted yet."""
    columns, rows = geography.WIDTH // CELL, math.ceil(geography.BOTTOM / CELL)
    means, (nearest, across) = _means(wide, high), _nearest()
    reach, pace = _REACHES[tier]
    if place == "sherwood":
        home, (cx, cy) = -1, geography.sherwood()
        sx, sy = cx, cy
    else:
        home = CITY[place]
        (cx, cy), (sx, sy) = geography.city(home), geography.stand(home, site)
    found = []
    size = wide * high
    for y in range(int(sy) - reach, int(sy) + reach + 1, pace):
        if y - high / 2 < geography.TOP + 4 or y + high / 2 > geography.BOTTOM - 4:
            continue
        row = min(rows - 1, int(y / CELL))
        for x in range(int(sx) - reach, int(sx) + reach + 1, pace):
            if x - wide / 2 < 6 or x + wide / 2 > geography.WIDTH - 6:
                continue
            spot = row * columns + int(x / CELL)
            far = math.hypot(x - sx, y - sy) if site else math.hypot((x - cx) * 0.8, y - cy - 14)
            price = means[spot] / 30 * size + far * 42
            if home >= 0 and nearest[int(y / _COARSE) * across + int(x / _COARSE)] != home:
                price += 5200
            if site:
                price += max(0.0, math.hypot(x - cx, y - cy) - 150) * 26
            found.append((price, float(x), float(y)))
    found.sort()
    return tuple(found[:1200])


def _rows(group: Group, most: int) -> list[list[tuple[str, int]]]:
    cells = list(group.cells)
    return [cells[n : n + most] for n in range(0, len(cells), most)]


def _shape(group: Group, most: int, size: float) -> tuple[float, float]:
    """Width and height of a group in rows of at most ``most`` cells, in steps of four units, so that few differ."""
    rows = _rows(group, most)
    wide = max(sum(CELLS[kind] for kind, _ in row) for row in rows)
    bare = len(group.cells) == 1 and group.cells[0][0] in ("shield", "army")
    pad = 0.0 if bare else PAD * 2
    return math.ceil((wide + pad) * size / 4) * 4.0, math.ceil((len(rows) * HIGH + pad) * size / 4) * 4.0


Best = tuple[float, float, float, int, float]
"""A spot for a group: price, middle, cells in a row, size."""


def _searched(group: Group, taken: Sequence[Box], tier: int, best: Best | None) -> Best | None:
    """The best spot within a reach, where it is better than ``best``."""
    count = len(group.cells)
    for size in SIZES:
        for most in sorted({min(count, n) for n in (4, 3, 2)}, reverse=True):
            wide, high = _shape(group, most, size)
            extra = (1 - size) * 9000 + (1200 if high > wide * 1.3 or wide > high * 3.4 else 0)
            for price, x, y in _choices(group.place, group.site, wide, high, tier):
                if best is not None and price + extra >= best[0]:
                    break
                box = around(x, y, wide + 4, high + 4)
                price += extra + sum(common(box, other) for other in taken) * 40
                if best is None or price < best[0]:
                    best = (price, x, y, most, size)
        if best is not None and best[0] < 9000 * (1 - SIZES[-1]):
            break
    return best


def _settled(group: Group, taken: Sequence[Box]) -> Spot:
    """The best spot for a group among what is taken already."""
    best = _searched(group, taken, 0, None)
    if best is None or best[0] > _CROWDED:
        best = _searched(group, taken, 1, best)
    assert best is not None
    _, x, y, most, size = best
    wide, high = _shape(group, most, size)
    rows = _rows(group, most)
    cells = []
    for n, row in enumerate(rows):
        span = sum(CELLS[kind] for kind, _ in row) * size
        left, cy = x - span / 2, y + (n - (len(rows) - 1) / 2) * HIGH * size
        for kind, index in row:
            part = CELLS[kind] * size
            cells.append((kind, index, left + part / 2, cy))
            left += part
    return Spot(group, x, y, size, around(x, y, wide, high), tuple(cells))


@functools.cache
def _near(place: str) -> tuple[Box, ...]:
    """Buildings and names of the cities around a place: not to be covered while there is any other room."""
    x, y = geography.city(CITY[place]) if place in CITY else geography.sherwood()
    middles = [geography.city(c) for c in range(len(CITIES))]
    near = [c for c, (cx, cy) in enumerate(middles) if abs(cx - x) < 420 and abs(cy - y) < 420]
    return tuple(box for c in near for box in node_boxes(c)[:2])


@functools.lru_cache(maxsize=128)
def settle(every: tuple[Group, ...]) -> tuple[Spot, ...]:
    """A spot for every group: those inside first, then the largest; a second round lets them make room for those that
    came later."""
    order = sorted(range(len(every)), key=lambda n: (not every[n].inside, -len(every[n].cells), n))
    spots: dict[int, Spot] = {}
    for _ in range(2):
        for n in order:
            x, y = geography.city(CITY[every[n].place]) if every[n].place in CITY else geography.sherwood()
            taken = [
                s.box for m, s in spots.items() if m != n and abs(s.x - x) < 520 and abs(s.y - y) < 520
            ]  # fmt: skip
            taken += _near(every[n].place)
            now = spots.get(n)
            if now is not None and not any(common(now.box, other) for other in taken):
                continue
            spots[n] = _settled(every[n], taken)
    return tuple(spots[n] for n in range(len(every)))


def spots_of(view: FiefView) -> tuple[Spot, ...]:
    """Everybody of a view in their place."""
    return settle(tuple(groups(view)))


PLACE_IDS = (*CITY_IDS, "sherwood")
