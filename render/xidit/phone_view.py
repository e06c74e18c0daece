"""What matters now, large enough for a phone.

The hero and where it can soon be, or where most happens; under it what everybody has and, for a seat, what is its own.
"""

from __future__ import annotations

import functools
from collections.abc import Collection, Sequence

from engine.xidit.board import ROADS
from engine.xidit.view import Own, XiditView
from render.core import cartouche, fonts, icons, palette, phone, shields
from render.core.api import Caption, Words
from render.core.brush import Brush
from render.core.palette import GOLD, mix
from render.core.sprites import Box, sized
from render.core.stage import Stage
from render.xidit import alt_text, orders, panel, private
from render.xidit import icons as signs
from render.xidit import layout as places
from render.xidit.pieces import Arms

WIDE, HIGH = 700.0, 640.0
"""The window on the map, in units of the plane."""
HEAD = phone.HEAD * WIDE
ROW = 74.0
"""Height of a seat's tallies; two seats stand side by side."""
BAND, ORDERS = 208.0, 70.0
"""Heights of the private band: units and treasure, and the line with the orders under them."""
SMALL = phone.least(WIDE)


@functools.cache
def windows() -> dict[str, Box]:
    """The window around every city, by the slug of the city."""
    x0, y0, x1, y1 = places.FRAME
    plane = (x0 - 12, y0 - 12, x1 + 12, y1 + 12)
    return {f"city-{c}": phone.around(x, y, WIDE, HIGH, plane) for c, (x, y) in places.cities().items()}


def weights(view: XiditView) -> list[phone.Weight]:
    """What matters: one's hero, and the cities that it can reach in two steps or, once orders are written, its planned
    way with what lies where it acts; for who has no hero, the cities wished for, or where the heroes stand and what is
    to be had there, recruits above all."""
    at = places.cities()
    found: list[phone.Weight] = []
    tiles = {tile.city for tile in view.recruits} | {tile.city for tile in view.threats}
    home = view.seats[view.seat].city if view.own is not None and view.seat is not None else 0
    if home:
        assert view.own is not None
        if any(view.own.orders):
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
        for rank, city in enumerate(view.own.wishes if view.own is not None else ()):
            found += [(*at[city], 60.0 / 2**rank)] if city else []
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


def window(view: XiditView) -> Box:
    """The part of the plane that matters now."""
    here = windows()
    return here[phone.best(here, weights(view))]


def below(view: XiditView) -> float:
    """Height of what stands under the map, in units."""
    rows = (len(view.seats) + (1 if view.phantom else 0) + 1) // 2
    high = rows * ROW + 12
    if view.own is not None:
        high += BAND + (ORDERS if any(view.own.orders) or any(view.own.wishes) else 0)
    return high


def frame(view: XiditView, caption: Caption, arms: Sequence[Arms], width: int, land: Stage) -> Stage:
    """The finished sheet around the map's window ``land``."""
    words = caption.words
    top = HEAD + HIGH
    stage = phone.sheet(width, WIDE, top + below(view))
    phone.paste(stage, land.image, HEAD)
    stage.placed += land.placed
    year = words("xidit-picture-year", year=view.year, years=view.years)
    phone.heading(stage, caption.title, f"{alt_text.phase_text(view, words)} · {year}", WIDE)
    _tallies(stage, view, caption, arms, top + 6)
    if view.own is not None and view.seat is not None:
        low = top + below(view)
        extra = any(view.own.orders) or any(view.own.wishes)
        _band(stage, view.own, words, arms[view.seat], low - BAND - (ORDERS if extra else 0), extra)
    return stage


def _tallies(stage: Stage, view: XiditView, caption: Caption, arms: Sequence[Arms], top: float) -> None:
    """Every seat's name and what everybody knows of it, two beside each other."""
    half = (WIDE - 18) / 2
    names = fonts.shown_names(caption.names)
    for index, seat in enumerate(view.seats):
        x, y = 6 + index % 2 * (half + 6), top + index // 2 * ROW
        own = arms[seat.seat]
        mine = view.seat == seat.seat
        _plate(stage, x, y, half, palette.seat_hue(seat.seat), mine)
        shield = sized(shields.paint_shield, 0.5, own.seat, own.initial, 70)
        stage.draw(("near-shield", own), x + 38, y + 35, (-28, -32, 28, 34), shield, 1)
        if view.first_seat == seat.seat:
            stage.draw(("near-crown",), x + 38, y + 6, (-15, -14, 15, 13), sized(icons.crown, 0.26), 1)
        if seat.sealed:
            stage.draw(("near-seal",), x + 20, y + 56, (-17, -17, 17, 21), sized(icons.seal, 0.26), 1)
        stage.text(x + 70, y + 18, names[index], 23, "name", align="l", width=half - 78, least=SMALL, kind="name")
        columns = (
            ("town", seat.city or "–"), ("tower", seat.guild_levels), ("lyre", seat.bards_on_board),
            ("swords", seat.kills),
        )  # fmt: skip
        step = (half - 76) / 4
        for place, (which, count) in enumerate(columns):
            at = x + 70 + place * step
            stage.draw(("stat", which), at + 12, y + 48, (-16, -16, 16, 16), sized(panel.stat_icon, 0.25, which))
            stage.text(at + 28, y + 49, str(count), 30, "black", align="l", kind="key")
    if view.phantom:
        index = len(view.seats)
        x, y = 6 + index % 2 * (half + 6), top + index // 2 * ROW
        _plate(stage, x, y, half, palette.PHANTOM_HUE, False)
        phantom = sized(shields.paint_shield, 0.5, -1, "?", 70)
        stage.draw(("near-phantom",), x + 38, y + 35, (-28, -32, 28, 34), phantom, 1)
        word = caption.words("xidit-picture-phantom")
        stage.text(x + 70, y + 18, word, 23, "name", align="l", width=half - 78, least=SMALL, kind="name")
        for place, (track, sign) in enumerate(panel.TRACKS.items()):
            at = x + 70 + place * (half - 76) / 3
            stage.draw(("near-track", sign), at + 12, y + 48, (-16, -16, 16, 16), sized(panel.track_icon, 0.25, sign))
            stage.text(at + 30, y + 49, str(view.phantom.get(track, 0)), 30, "black", align="l", kind="key")


def _plate(stage: Stage, x: float, y: float, wide: float, hue: palette.Colour, mine: bool) -> None:
    def paint(brush: Brush) -> None:
        cartouche.plaque(brush, wide, ROW - 6)
        brush.rect(6, 6, 6, ROW - 18, hue, radius=3)
        if mine:
            brush.rect(2, 2, wide - 4, ROW - 10, None, palette.VELLUM_LIGHT, 4, radius=8)

    stage.draw(("near-seat", wide, hue, mine), x, y, (-2, -2, wide + 2, ROW - 4), paint, 1)


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
    for index, unit in enumerate(signs.UNITS):
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
    told = own.orders[:6] if ordered else [str(city or "–") for city in own.wishes]
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
