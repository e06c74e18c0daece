"""The board: the map with everything on it, whole or enlarged around one place."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Sequence

from PIL import ImageOps

from engine.xidit import analysis
from engine.xidit.view import Moment, Own, RegionView, XiditView
from render.core import cartouche, icons, marks, palette
from render.core.api import NEAR, REST, Caption, parted
from render.core.brush import Brush
from render.core.palette import GOLD, INK, mix
from render.core.sprites import Box, sized
from render.core.stage import Stage
from render.xidit import alt_text, orders, panel, pieces, private, terrain
from render.xidit import layout as places
from render.xidit import phone_view as near
from render.xidit.moves import Moves, between
from render.xidit.pieces import Arms

NAME_ROOM = {"goldenvale": 130.0, "mirefen": 150.0, "mirrormere": 150.0, "frostmark": 150.0, "crownlands": 194.0}
"""How wide the name of a narrow region may be, and of one with a long name."""
ZOOM_WIDTH = 520.0
"""How much of the plane an enlarged picture shows, in logical units; it is three quarters as high."""


def closed_regions(view: XiditView) -> frozenset[str]:
    """The regions this game does not use."""
    return frozenset(region.slug for region in view.regions if region.closed)


def areas(view: XiditView) -> list[str]:
    """What can be enlarged: the cities and the regions."""
    return [f"city-{city}" for city in places.cities()] + [region.slug for region in view.regions]


def window(zoom: str, view: XiditView) -> Box:
    """The part of the plane an area's picture shows. Raises ``ValueError`` for an unknown area."""
    if zoom not in areas(view):
        raise ValueError(f"unknown area {zoom!r}")
    if zoom.startswith("city-"):
        city = int(zoom.removeprefix("city-"))
        (x, y), (tx, ty) = places.cities()[city], places.tile_at(city)
        x, y, wide = (x * 2 + tx) / 3, (y * 2 + ty) / 3, ZOOM_WIDTH
    else:
        shape = places.outline(zoom)
        xs, ys = [p[0] for p in shape], [p[1] for p in shape]
        x, y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
        wide = max(ZOOM_WIDTH, max(xs) - min(xs) + 78, (max(ys) - min(ys) + 78) * 4 / 3)
    high = wide * 0.75
    left = min(max(x - wide / 2, 0), places.FRAME[2] + 12 - wide)
    top = min(max(y - high / 2, places.FRAME[1] - 12), places.FRAME[3] + 12 - high)
    # Whole units keep the cached maps few and the pixels of one area the same every time.
    return round(left), round(top), round(left) + round(wide), round(top) + round(high)


# -- the regions' blocks


def _badge(brush: Brush, number: int, shut: bool) -> None:
    brush.ellipse(0, 0, 15, fill=palette.INK_SOFT if shut else INK)
    brush.ellipse(0, 0, 12.6, outline=palette.GOLD, width=1.2)
    brush.text(0, 0.5, str(number), 22, "black", palette.PARCHMENT_LIGHT)


def _values(brush: Brush, first: int, second: int) -> None:
    icons.lyre(brush.moved(-26, 0, 0.24), palette.hexed("#7A3B20"))
    brush.text(14, 0.5, f"{first}/{second}", 26, "black", INK, "mm", palette.PARCHMENT_LIGHT, 3)


def region_block(
    stage: Stage, region: RegionView, arms: Sequence[Arms], caption: Caption, moves: Moves | None = None
) -> tuple[float, float] | None:
    """A region's number and name over its bards. Returns where its values belong, which lie over everything; ``None``
    where it has none, or none of them is to be seen."""
    words = caption.words
    x, y = places.BLOCK_AT[region.slug]
    name = words(f"xidit-place-{region.slug}")
    top = y - 34
    halo = palette.PARCHMENT_LIGHT
    room = NAME_ROOM.get(region.slug, 176.0)
    wide = stage.text(-9000, 0, name, 29, "name", INK, halo=halo, width=room, least=17, kind="")
    stacked = region.slug in places.STACKED
    total = 34 + wide + (0 if region.closed or stacked else 84)
    start = x - total / 2
    aside = stage.inwards((start, top - (52 if stacked else 16), start + total, top + 16))
    if aside is not None:
        right, down = aside
        stage.draw(
            ("badge", region.number, region.closed),
            start + right + 15,
            top + down,
            (-16, -16, 16, 16),
            lambda b: _badge(b, region.number, region.closed),
        )
        badge = places.around(start + right + 15, top + down, 26, 24)
        stage.note("region", str(region.number), badge, 22)
        stage.text(
            start + right + 36, top + down, name, 29, "name", INK, "l", halo, 3.5, width=room, least=17, kind="region"
        )
    if region.closed:
        stage.text(
            x, y + 4, words("xidit-picture-closed"), 26, "name", palette.INK_SOFT, halo=halo, width=room, kind="region",
            whole=True,
        )  # fmt: skip
        return None
    at_values = None
    if aside is not None:
        at_values = (x + right + 4, top + down - 34) if stacked else (start + right + 86 + wide, top + down)
    shown = [(arms[seat], count) for seat, count in enumerate(region.bards) if count]
    if region.central and not shown:
        pieces.bastion(stage, x, y + 50)
        return at_values
    for index, (own, count) in enumerate(shown):
        at = x + (index - (len(shown) - 1) / 2) * (places.TOKEN[0] + 1)
        if moves is not None and (region.slug, own.seat) in moves.bards:
            marks.ring(stage, at, y + 18, 32, 60, 12)
        pieces.bards(stage, at, y + 20, own, count)
    return at_values


def region_values(stage: Stage, region: RegionView, x: float, y: float) -> None:
    """What most and second most bards in a region are worth."""
    values = (region.first, region.second)
    stage.draw(("values", values), x, y, (-46, -18, 46, 18), lambda b: _values(b, *values))
    stage.note("region", f"{values}", (x - 38, y - 10, x + 36, y + 10), 26)


# -- trails


def _dots(stage: Stage, points: Sequence[tuple[float, float]], paint: palette.Colour, radius: float, gap: int) -> None:
    edge = mix(paint, INK, 0.6)

    def dot(brush: Brush) -> None:
        brush.ellipse(0, 0, radius, fill=palette.PARCHMENT_LIGHT)
        brush.ellipse(0, 0, radius - 1.1, fill=paint, outline=edge, width=0.8)

    for x, y in points[gap // 2 :: gap]:
        stage.draw(("dot", paint, radius), x, y, (-radius, -radius, radius, radius), dot)


def _beside(points: Sequence[tuple[float, float]], away: float) -> list[tuple[float, float]]:
    """A line moved sideways, always to the same side of the road whichever way it is walked."""
    moved = []
    for i, (x, y) in enumerate(points):
        (x0, y0), (x1, y1) = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
        dx, dy = x1 - x0, y1 - y0
        if (dx, dy) < (0, 0):
            dx, dy = -dx, -dy
        long = max(1e-6, (dx * dx + dy * dy) ** 0.5)
        moved.append((x - dy / long * away, y + dx / long * away))
    return moved


def trails(stage: Stage, moments: Sequence[Moment], seats: int) -> set[int]:
    """Dotted lines along the roads the heroes took this year; returns the seats that have moved."""
    moved: set[int] = set()
    for seat in range(seats):
        path = [m.cities[seat] for m in moments if seat < len(m.cities)]
        legs = {(a, b) for a, b in itertools.pairwise(path) if a != b and a and b}
        for a, b in sorted(legs):
            moved.add(seat)
            side = (13, -13, 20, -20, 27, -27)[seat % 6]
            _dots(stage, _beside(places.way(a, b), side)[9:-9], palette.seat_hue(seat), 3.6, 4)
    return moved


def _went(stage: Stage, moves: Moves) -> None:
    """Gold trails along the roads the heroes took since the last picture, each beside the other."""
    for index, (seat, path) in enumerate(sorted(moves.paths.items())):
        side = (13, -13, 25, -25, 37, -37)[index % 6]
        # A road walked to and fro has one trail, that of the last time.
        legs = {frozenset(leg): leg for leg in itertools.pairwise(path)}
        lines = [marks.cut(_beside(places.way(a, b), side), 30, 30) for a, b in legs.values()]
        marks.trails(stage, lines, palette.seat_hue(seat))


def _rings(stage: Stage, view: XiditView, moves: Moves) -> None:
    """Gold rings around tiles, towers and ribbons that are new; crossed swords where a threat was beaten."""
    recruits = {tile.city for tile in view.recruits}
    for city in sorted(moves.tiles):
        marks.ring(stage, *places.tile_at(city), *(places.RECRUIT if city in recruits else places.TILE), 8)
    for city in sorted(moves.beaten):
        x, y = places.tile_at(city)
        marks.ring(stage, x, y, 40, 40, 24)
        stage.draw(("beaten",), x, y, (-20, -20, 20, 20), sized(icons.swords, 0.36))
    for guild in view.guilds:
        if guild.city in moves.guilds:
            x, y = places.guild_at(guild.city)
            high = 16.5 * guild.levels + 20
            marks.ring(stage, x, y - high / 2 + 6, 36, high, 10)


def _mark(brush: Brush, step: int, order: str) -> None:
    fill = GOLD if order == "act" else palette.PARCHMENT_LIGHT
    brush.ellipse(0, 0, 19, fill=palette.VELLUM)
    brush.ellipse(0, 0, 16, fill=fill)
    brush.text(0, 0.5, str(step), 27, "black", INK)
    if order == "act":
        brush.ellipse(15, -13, 11, fill=palette.VELLUM)
        icons.swords(brush.moved(15, -13, 0.15), palette.VELLUM_TEXT)
    elif order == "wait":
        brush.ellipse(15, -13, 11, fill=palette.VELLUM)
        icons.hourglass(brush.moved(15, -13, 0.16), palette.VELLUM_TEXT)


def _legs(own: Own) -> list[tuple[int, int]]:
    path = own.route
    return [(a, b) for a, b in itertools.pairwise(path) if a and b and a != b]


def route_trail(stage: Stage, own: Own, hue: palette.Colour) -> None:
    """The dotted lines of the planned route on both sides of its roads, whose colour and pattern stay visible."""
    for a, b in sorted({(min(leg), max(leg)) for leg in _legs(own)}):
        for side in (12, -12):
            _dots(stage, _beside(places.way(a, b), side), mix(palette.VELLUM_LIGHT, hue, 0.35), 4.4, 4)


class Settler:
    """Puts numbered marks where they cover least: of what has been placed, and of each other."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.taken: list[Box] = []
        self.blocked = [(piece.box, 16 if piece.kind == "hero" else 10) for piece in stage.placed]

    def __call__(self, spots: Sequence[tuple[float, float, float]], number: int, order: str) -> None:
        """A mark at one of ``spots``: (x, y, how far off it is)."""
        left, right = min(s[0] for s in spots) - 25, max(s[0] for s in spots) + 25
        top, bottom = min(s[1] for s in spots) - 25, max(s[1] for s in spots) + 25
        near = [each for each in self.blocked if places.common(each[0], (left, top, right, bottom))]

        best = (math.inf, 0.0, 0.0)
        for x, y, away in sorted(spots, key=lambda spot: spot[2]):
            if away * 9 >= best[0]:
                break
            box = places.around(x, y, 42, 44)
            price = away * 9 + (42 * 44 - places.common(box, places.FRAME)) * 5
            price += sum([places.common(box, other) for other in self.taken]) * 14
            price += sum([places.common(box, other) * weight for other, weight in near])
            best = min(best, (price, x, y))
        _, x, y = best
        self.taken.append(places.around(x, y, 42, 44))
        self.stage.draw(("mark", number, order), x, y, (-21, -26, 28, 21), lambda b: _mark(b, number, order), 2)
        self.stage.note("mark", str(number), places.around(x, y, 34, 34), 27)


def route_marks(stage: Stage, own: Own) -> None:
    """The steps' numbers: on the road that a step takes, or by the city where it acts or waits."""
    path = own.route
    settle = Settler(stage)
    for index in range(len(path) - 1):
        here, there, order = path[index], path[index + 1], own.orders[index] if index < len(own.orders) else ""
        if not here or not order:
            continue
        if here != there:
            points = places.way(here, there)
            middle = len(points) // 2
            spots = []
            for side in (0, 26, -26, 42, -42, 60, -60):
                line = _beside(points, side)
                spots += [
                    (*line[k], abs(k - middle) * 1.5 + abs(side))
                    for k in range(len(points) // 4, len(points) * 3 // 4 + 1, 6)
                ]
            settle(spots, index + 1, order)
        else:
            settle(_ring(here), index + 1, order)


def wish_marks(stage: Stage, own: Own) -> None:
    """The ranks of the wishes for a start, each by its city."""
    settle = Settler(stage)
    for rank, city in enumerate(own.wishes, 1):
        if city:
            settle(_ring(city), rank, "wish")


def _ring(city: int) -> list[tuple[float, float, float]]:
    """Places around a city, with how far off each is."""
    x, y = places.cities()[city]
    return [(x + dx, y + dy, abs(dx) * 0.6 + abs(dy)) for dy in range(-100, 101, 20) for dx in range(-140, 141, 20)]


# -- the whole


def pieces_on_map(
    stage: Stage,
    view: XiditView,
    caption: Caption,
    arms: Sequence[Arms],
    *,
    with_heroes: bool = True,
    moves: Moves | None = None,
) -> None:
    """Towns, tiles, guilds, regions, trails and heroes. ``moves``: what is marked as new."""
    idle = frozenset(view.unused_cities)
    moved: set[int] = set()
    if view.own is not None and view.seat is not None:
        route_trail(stage, view.own, palette.seat_hue(view.seat))
    elif with_heroes and moves is None:
        moved = trails(stage, view.moments, len(view.seats))
    if moves is not None:
        _went(stage, moves)
        moved = set(moves.paths)
    for city in (*(tile.city for tile in view.recruits), *(tile.city for tile in view.threats)):
        pieces.leader(stage, city)
    for city in places.cities():
        pieces.town(stage, city, city in idle)
    for recruit in view.recruits:
        pieces.recruit_tile(
            stage,
            *places.tile_at(recruit.city),
            recruit.units,
            analysis.places(view.seat_count),
            "tile",
            str(recruit.city),
        )
    for threat in view.threats:
        pieces.threat_tile(stage, *places.tile_at(threat.city), threat, "tile", str(threat.city))
    for guild in view.guilds:
        pieces.guild(stage, guild.city, arms[guild.seat], guild.levels)
    values = [(region, region_block(stage, region, arms, caption, moves)) for region in view.regions]
    if moves is not None:
        _rings(stage, view, moves)
    for recruit in view.recruits:  # over the rings, which would hide half of a number
        pieces.plate(stage, recruit.city, places.RECRUIT)
    for threat in view.threats:
        pieces.plate(stage, threat.city, places.TILE)
    if with_heroes:
        heroes(stage, view, arms, moved)
    # Where a hero finds no other room a word stays whole, and the rim of a shield does not.
    for city in places.cities():
        pieces.city_name(stage, city, alt_text.city_name(caption.words, city), city in idle)
    for region, at in values:
        if at is not None:
            region_values(stage, region, *at)
    if view.own is not None:
        route_marks(stage, view.own)
        wish_marks(stage, view.own)


def stands(view: XiditView, cities: Sequence[int]) -> dict[int, list[tuple[float, float]]]:
    """City to the foot points of the heroes that stand there, ``cities`` by seat, clear of the view's towers and
    plates."""
    guilds = frozenset(guild.city for guild in view.guilds)
    plates = [places.plate_box(tile.city, places.RECRUIT) for tile in view.recruits]
    plates += [places.plate_box(tile.city, places.TILE) for tile in view.threats]
    return places.hero_groups(dict(Counter(city for city in cities if city)), guilds, plates)


def heroes(stage: Stage, view: XiditView, arms: Sequence[Arms], ringed: set[int]) -> None:
    """Every placed hero by its city, fanned out where several meet."""
    cities = [seat.city for seat in view.seats]
    spots = stands(view, cities)
    for city, feet in spots.items():
        here = [seat for seat, at in enumerate(cities) if at == city]
        for seat, (x, y) in zip(here, feet, strict=True):
            pieces.hero(stage, x, y, arms[seat], seat in ringed, size=places.hero_size(len(here)))


def compose(view: XiditView, caption: Caption, width: int, zoom: str = "", before: XiditView | None = None) -> Stage:
    """The finished sheet. ``before``: what changed since this view is marked. Raises ``ValueError`` for an unknown
    ``zoom``."""
    zoom, about = parted(zoom)
    moves = between(before, view) if before is not None else None
    arms = panel.arms_of(caption)
    words = caption.words
    if zoom and zoom != REST:
        box = near.window(view, about) if zoom == NEAR else window(zoom, view)
        stage = terrain.stage(width, box, closed_regions(view))
        pieces_on_map(stage, view, caption, arms, moves=moves)
        return near.frame(view, caption, arms, width, stage) if zoom == NEAR else stage
    strip = places.STRIP if view.uncovered else 0
    mine = view.own is not None and zoom != REST
    high = places.HEIGHT + strip + (places.BAND if mine else 0)
    scale = width / places.WIDTH
    sheet = terrain.base(scale, 0, 0, width, round(places.HEIGHT * scale), closed_regions(view))
    if high > places.HEIGHT:
        low = sheet.height
        # The bare margin under the map, mirrored, carries the strip on.
        margin = ImageOps.flip(sheet.crop((0, low - round(strip * scale), width, low)))
        sheet = sheet.crop((0, 0, width, round(high * scale)))
        sheet.paste(margin, (0, low))
    stage = Stage(sheet, scale)
    year = words("xidit-picture-year", year=view.year, years=view.years)
    cartouche.heading(stage, caption.title, words("game-xidit"), year, alt_text.phase_text(view, words), (12, 1272, 54))
    pieces_on_map(stage, view, caption, arms, moves=moves)
    panel.evaluations(stage, view, words)
    panel.seats(stage, view, caption, arms)
    panel.supplies(stage, view, words, moves.titans if moves is not None else frozenset())
    panel.legend(stage, words, changed=bool(moves))
    panel.calendar(stage, view, words)
    ways = zip(*(moment.cities for moment in view.moments), strict=True)
    walked = view.own is None and moves is None and any(len(set(way)) > 1 for way in ways)
    panel.marks_row(stage, view, words, walked)
    if strip:
        orders.strip(stage, view, words, arms, 16, places.HEIGHT - 4, places.WIDTH - 32, view.step)
    if mine and view.own is not None and view.seat is not None:
        private.band(stage, view, view.own, caption, arms[view.seat])
    return stage
