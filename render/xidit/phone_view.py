"""What matters now, large enough for a phone.

The hero and where it can soon be, or where most happens; under it, for a seat, what is its own.
"""

from __future__ import annotations

import functools
from collections.abc import Collection, Sequence

from engine.xidit.board import ROADS, UNITS
from engine.xidit.view import Own, XiditView
from render.core import fonts, icons, palette, phone, shields
from render.core.api import Caption, Words
from render.core.palette import GOLD, mix
from render.core.sprites import Box, sized
from render.core.stage import Stage
from render.xidit import alt_text, orders, private
from render.xidit import icons as signs
from render.xidit import layout as places
from render.xidit.pieces import Arms

WIDE, HIGH = 700.0, 640.0
"""The window on the map, in units of the plane."""
HEAD = phone.HEAD * WIDE
BAND, ORDERS = 208.0, 70.0
"""Heights of the private band: units and treasure, and the line with the orders under them."""
SMALL = phone.least(WIDE)
WHOLE: Box = (8, 90, 1274, 1247)
"""All of the map, in the shape of the window."""
CITY = "city-"
"""What the slug of a city begins with, before its number."""


@functools.cache
def windows() -> dict[str, Box]:
    """The window around every city, by the slug of the city."""
    x0, y0, x1, y1 = places.FRAME
    plane = (x0 - 44, y0 - 34, x1 + 62, y1 + 50)
    return {f"{CITY}{c}": phone.around(x, y, WIDE, HIGH, plane) for c, (x, y) in places.cities().items()}


def homeless(view: XiditView) -> bool:
    """Whether the seat still chooses where its hero begins: any city may matter then."""
    return view.own is not None and view.seat is not None and not view.seats[view.seat].city


def weights(view: XiditView) -> list[phone.Weight]:
    """What matters: one's hero, and the cities that it can reach in two steps or, once orders are written, its planned
    way with what lies where it acts; for a spectator where the heroes stand and what is to be had there, recruits above
    all."""
    at = places.cities()
    found: list[phone.Weight] = []
    tiles = {tile.city for tile in view.recruits} | {tile.city for tile in view.threats}
    home = view.seats[view.seat].city if view.own is not None and view.seat is not None else 0
    if home:
        assert view.own is not None
        if view.phase == "orders" and any(view.own.orders):
            return _way(view.own, tiles)
        reach = set(ROADS[home].values())
        further = {city for each in reach for city in ROADS[each].values()} - reach - {home}
        for city, weight in ((home, 60.0), *((c, 12.0) for c in reach), *((c, 2.0) for c in further)):
            found += [(*at[city], weight), (*places.tile_at(city), weight / 2 if city in tiles else 0.0)]
    else:
        starts = [seat.city for seat in view.seats if seat.city]
        found += [(*at[city], 4.0) for city in starts]
        found += [(*places.tile_at(city), 1.0) for city in tiles]
        if not starts:  # units are what one begins with
            found += [(*places.tile_at(tile.city), 1.0) for tile in view.recruits]
    return found


def _way(own: Own, tiles: Collection[int]) -> list[phone.Weight]:
    """Every city of a planned way, where it begins and where it acts above all: marks of these steps stand there."""
    at = places.cities()
    acts = {city for city, order in zip(own.route, own.orders, strict=False) if order == "act"}
    found: list[phone.Weight] = []
    for city in dict.fromkeys(city for city in own.route if city in at):
        found.append((*at[city], 30.0 if city in acts or city == own.route[0] else 20.0))
        if city in acts and city in tiles:
            found.append((*places.tile_at(city), 10.0))
    return found


def point(name: str) -> phone.Point | None:
    """Where a city is, by its slug; ``None`` for none."""
    city = name.removeprefix(CITY)
    return places.cities().get(int(city)) if name.startswith(CITY) and city.isdecimal() else None


def window(view: XiditView, about: Sequence[str] = ()) -> Box:
    """The part of the plane that matters now; all of it before the seat has anything there. ``about``: as ``close_up``
    takes it."""
    here, (asked, goals) = windows(), phone.points(about, point)
    if homeless(view):
        return WHOLE
    if asked is not None:
        return here[phone.best(here, [*weights(view), (*asked, 100.0)], asked, goals)]
    home = view.seats[view.seat].city if view.own is not None and view.seat is not None else 0
    planned = view.own is not None and view.phase == "orders" and any(view.own.orders)
    return here[phone.best(here, weights(view), places.cities()[home] if home and not planned else None)]


def cities(view: XiditView, about: Sequence[str] = ()) -> list[int]:
    """The cities that stand in the window."""
    left, top, right, bottom = window(view, about)
    return [city for city, (x, y) in places.cities().items() if left < x < right and top < y < bottom]


def band(view: XiditView) -> float:
    """Height of the private band, in units; 0 for a spectator."""
    if view.own is None:
        return 0.0
    return BAND + (ORDERS if any(view.own.orders) or any(view.own.wishes) else 0)


def frame(view: XiditView, caption: Caption, arms: Sequence[Arms], width: int, land: Stage) -> Stage:
    """The finished sheet around the map's window ``land``."""
    words = caption.words
    low = HEAD + HIGH
    stage = phone.sheet(width, WIDE, low + band(view))
    phone.paste(stage, land.image, HEAD)
    stage.placed += land.placed
    year = words("xidit-picture-year", year=view.year, years=view.years)
    phone.heading(stage, caption.title, f"{alt_text.phase_text(view, words)} · {year}", WIDE)
    if view.own is not None and view.seat is not None:
        _band(stage, view.own, words, arms[view.seat], low, band(view) > BAND)
    return stage


def _band(stage: Stage, own: Own, words: Words, arms: Arms, top: float, extra: bool) -> None:
    """The dark green band: units, treasure, and the orders if there are any."""
    brush = stage.brush.moved(0, top)
    high = BAND + (ORDERS if extra else 0)
    brush.rect(0, 0, WIDE, high + 1, palette.VELLUM)
    brush.rect(5, 5, WIDE - 10, high - 10, None, mix(palette.VELLUM, GOLD, 0.65), 2, radius=7)
    light, soft = palette.VELLUM_TEXT, mix(palette.VELLUM_TEXT, palette.VELLUM, 0.25)
    shield = sized(shields.paint_shield, 0.6, arms.seat, arms.initial, 70)
    stage.draw(("near-own", arms), 56, top + 50, (-34, -40, 34, 40), shield, 1)
    title = words("xidit-picture-own-title")
    lines = fonts.wrapped(title, "name", 24, 120, 2)
    for index, line in enumerate(lines):
        y = top + 50 + (index - (len(lines) - 1) / 2) * 26
        stage.text(98, y, line, 24, "name", GOLD, "l", width=118, least=SMALL, kind="band")
    step = (WIDE - 232) / 5
    for index, unit in enumerate(UNITS):
        x = 232 + index * step
        stage.draw(("unit", unit, 46), x + 14, top + 46, (-24, -24, 24, 24), sized(signs.unit, 0.46, unit), 1)
        stage.text(x + 44, top + 47, str(own.units.get(unit, 0)), 36, "black", light, "l", kind="key")
        name = words(f"xidit-piece-{unit}")
        stage.text(x + 32, top + 84, name, 20, "bold", soft, width=step - 4, least=SMALL, kind="band")
        if own.reveals.get(unit) is not None:
            stage.text(x + 14, top + 16, str(own.reveals[unit]), 24, "black", GOLD, halo=palette.VELLUM, kind="band")
    column = (WIDE - 24) / 5
    for index, (which, key, count) in enumerate(private.stats(own)):
        x = 12 + column * (index + 0.5)
        stage.draw(("own", which), x - 22, top + 132, (-24, -24, 24, 24), sized(private.stat_icon, 0.4, which))
        stage.text(x + 8, top + 133, str(count), 36, "black", light, "l", kind="key")
        private.two_lines(stage, x, top + 168, words(key), 20, soft, column - 6, SMALL)
    if extra:
        _orders(stage, own, words, top + BAND)


def _orders(stage: Stage, own: Own, words: Words, top: float) -> None:
    """The six orders, or the cities wished for."""
    soft = mix(palette.VELLUM_TEXT, palette.VELLUM, 0.25)
    ordered = any(own.orders)
    title = words("xidit-picture-own-orders" if ordered else "xidit-picture-own-wishes")
    stage.text(20, top + 32, title, 24, "name", GOLD, "l", width=110, least=SMALL, kind="band")
    told = own.orders if ordered else [str(city or "–") for city in own.wishes]
    for index, each in enumerate(told):
        x = 152 + index * 88.0
        stage.text(x, top + 33, str(index + 1), 26, "black", soft, kind="band")
        if ordered:
            box = (-36, -24, 36, 24)
            stage.draw(("near-order", each), x + 38, top + 32, box, sized(orders.sign, 0.85, each, 24))
            if index + 1 in own.plans:
                stage.draw(("planned",), x + 60, top + 12, (-9, -9, 9, 9), sized(icons.star, 0.18, GOLD))
        else:
            stage.text(x + 38, top + 33, each, 34, "black", palette.VELLUM_TEXT, kind="key")
