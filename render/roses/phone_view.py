"""What matters now, large enough for a phone.

The areas in play, and under them both houses and, for a seat, its own blocks. While a battle runs its close-up is that
picture instead.
"""

from __future__ import annotations

import functools

from engine.roses.board import AREA, AREA_IDS, BORDERS, EXILE, HOUSES, MAN, NEIGHBOURS
from engine.roses.view import RosesView, SeatView
from render.core import fonts, icons, palette, phone
from render.core.api import Caption
from render.core.brush import Brush
from render.core.cartouche import plaque
from render.core.palette import GOLD, INK
from render.core.sprites import Box, sized
from render.core.stage import Stage
from render.roses import alt_text, blocks, geography, panel, private

FAR = 0.3
"""What blocks in exile weigh: the sea around it is wide, and who waits there mostly waits on."""
LAND = 1.0
"""What an area of England and Wales weighs by itself: of windows that show the same blocks the one with most land wins,
for that is where they can go."""
WIDE, HIGH = 520.0, 600.0
"""The window on the map, in units of the plane."""
HEAD = phone.HEAD * WIDE
HOUSE = 118.0
"""Height of a house's plate; the two stand side by side."""
NEWS = 26.0
"""Height of a line of what else everybody should know."""
SMALL = phone.least(WIDE)
DECIDES = 60.0
"""From this weight on an area is one in which something is decided: a battle, hunger, a march."""


@functools.cache
def windows() -> dict[str, Box]:
    """The window around every area, by the area's slug, and around every two areas of the mainland that touch."""
    plane = (0.0, 0.0, float(geography.WIDTH), float(geography.HEIGHT))
    middles = {}
    for area in AREA_IDS:
        x0, y0, x1, y1 = geography.bounds(area)
        middles[area] = (x0 + x1) / 2, (y0 + y1) / 2
    found = {area: phone.around(*middle, WIDE, HIGH, plane) for area, middle in middles.items()}
    for one, other in sorted(BORDERS):
        if EXILE[one] < 0 and EXILE[other] < 0:
            (x0, y0), (x1, y1) = (middles[AREA_IDS[n]] for n in (one, other))
            pair = f"{AREA_IDS[one]} {AREA_IDS[other]}"
            found[pair] = phone.around((x0 + x1) / 2, (y0 + y1) / 2, WIDE, HIGH, plane)
    return found


def weights(view: RosesView) -> list[phone.Weight]:
    """What matters: battles to come, those whose turn it is, who is hungry, and where one's blocks, or both houses',
    are many or face the enemy, and the enemies they face."""
    held = {a.area: (a.lancaster, a.york) for a in view.areas}
    found = {area: LAND for area in AREA_IDS if EXILE[AREA[area]] < 0 and AREA[area] != MAN}
    for area, counts in held.items():
        beside = [held[AREA_IDS[n]] for n in NEIGHBOURS[AREA[area]] if AREA_IDS[n] in held]
        for seat in (0, 1) if view.own is None or view.seat is None else (view.seat,):
            faced, facing = (sum(each[n] for each in beside) for n in (1 - seat, seat))
            weight = counts[seat] * (1 + 0.5 * faced) + counts[1 - seat] * (0.2 + 0.5 * facing)
            found[area] = found.get(area, 0.0) + weight * (FAR if EXILE[AREA[area]] >= 0 else 1)
    for area in view.battles:
        found[area] = found.get(area, 0.0) + 200
    for area in _regrouping(view):
        found[area] = found.get(area, 0.0) + 80
    for area in view.losses:
        found[area] = found.get(area, 0.0) + 60
    if view.action is not None:
        for area in view.action.groups:
            found[area] = found.get(area, 0.0) + 80
    return [point for area, weight in found.items() for point in _spread(area, weight)]


def _regrouping(view: RosesView) -> list[str]:
    """The area that a victor may leave: the one between those that it has room to go to."""
    if view.asked != "regroup" or view.battle is not None:
        return []
    return [area for area in AREA_IDS if {AREA_IDS[n] for n in NEIGHBOURS[AREA[area]]} == set(view.room)]


def _spread(area: str, weight: float) -> list[phone.Weight]:
    """Where the weight of an area lies: with its blocks, half of what decides something at its four sides as well, so
    that such an area is not cut by the edge of the window where another shows it whole."""
    x, y = geography.places().areas[area].blocks
    if weight < DECIDES:
        return [(x, y, weight)]
    x0, y0, x1, y1 = geography.bounds(area)
    across, down = (x0 + x1) / 2, (y0 + y1) / 2
    return [(x, y, weight / 2), *((*side, weight / 8) for side in ((x0, down), (x1, down), (across, y0), (across, y1)))]


def window(view: RosesView) -> Box:
    """The part of the plane that matters now."""
    here = windows()
    return here[phone.best(here, weights(view))]


def outside(view: RosesView) -> list[str]:
    """The areas of battles to come that the window does not show."""
    left, top, right, bottom = window(view)
    where = {area: geography.places().areas[area].blocks for area in view.battles}
    return [area for area, (x, y) in where.items() if not (left < x < right and top < y < bottom)]


def frame(view: RosesView, caption: Caption, width: int, land: Stage) -> Stage:
    """The finished sheet around the map's window ``land``."""
    words = caption.words
    told = panel.news(view, caption)
    if hidden := outside(view):
        areas = ", ".join(alt_text.area_name(words, area) for area in hidden)
        told.insert(1, (words("roses-picture-outside", areas=areas), panel.BROWN))
    if view.action is not None:
        action = words("roses-picture-points", n=view.action.ap)
        if view.action.event:
            action += f" · {words(f'roses-piece-{view.action.event}')}"
        told.insert(0, (action, panel.BROWN))
    lines = [(part, paint) for text, paint in told for part in fonts.wrapped(text, "bold", SMALL + 1.5, WIDE - 40, 3)]
    top = HEAD + HIGH
    houses = top + (len(lines) * NEWS + 16 if lines else 6)
    band = houses + HOUSE
    mine = private.height(view, words) * WIDE / geography.WIDTH
    stage = phone.sheet(width, WIDE, band + mine)
    phone.paste(stage, land.image, HEAD)
    stage.placed += land.placed
    turn = words("roses-picture-turn", n=view.turn, of=7)
    phase = words(f"roses-picture-phase-{alt_text.phase(view)}")
    phone.heading(stage, caption.title, f"{phase} · {turn}", WIDE)
    for number, (part, paint) in enumerate(lines):
        y = top + 8 + (number + 0.5) * NEWS
        stage.text(20, y, part, SMALL + 1.5, "bold", paint, "l", width=WIDE - 40, least=SMALL, kind="news")
    half = (WIDE - 12) / 2
    for seat in view.seats:
        _house(stage, view, seat, caption, 4 + seat.seat * (half + 4), houses, half)
    if view.own is not None and view.seat is not None:
        low = Stage(stage.image, width / geography.WIDTH, 0, 0)
        private.band(low, view, view.own, caption, band * geography.WIDTH / WIDE)
    return stage


def _house(
    stage: Stage, view: RosesView, seat: SeatView, caption: Caption, left: float, top: float, wide: float
) -> None:
    """A house: who plays it, its head, its numbers, its card."""
    words, n = caption.words, seat.seat
    mine = view.seat == n

    def paint(brush: Brush) -> None:
        plaque(brush, wide, HOUSE - 6)
        brush.rect(6, 6, 6, HOUSE - 18, blocks.FIELD[n], blocks.EDGE[n], 1, radius=3)
        if mine:
            brush.rect(2, 2, wide - 4, HOUSE - 10, None, palette.VELLUM_LIGHT, 3, radius=8)

    stage.draw(("near-house", n, mine), left, top, (-2, -2, wide + 2, HOUSE - 4), paint, 1)
    panel.rose(stage, left + 38, top + 31, n, 42)
    name = fonts.shown_names(caption.names)[n]
    stage.text(left + 64, top + 21, name, 21, "name", INK, "l", width=wide - 70, least=SMALL, kind="name")
    title = words("roses-picture-king" if seat.royal else "roses-picture-pretender")
    head = panel.blocks_short(seat.head, words) if seat.head else words("roses-picture-no-king")
    text = f"{title}: {head}" if seat.head else f"{words(f'roses-house-{HOUSES[n]}')}: {head}"
    stage.text(left + 64, top + 43, text, 17, "bold", panel.BROWN, "l", width=wide - 70, least=SMALL, kind="panel")
    step = (wide - 22) / 4
    counts = (("hand", seat.hand), ("map", panel.on_map(view, n)), ("pool", seat.pool), ("spent", seat.spent))
    for index, (which, count) in enumerate(counts):
        x = left + 34 + step * index
        stage.draw(("tally", which, n), x, top + 70, (-18, -18, 18, 18), sized(panel.tally_sign, 0.72, which, n))
        stage.text(x + 18, top + 71, str(count), 25, "black", align="l", kind="key")
    if view.phase != "over" and n in view.acting:
        stage.draw(("near-turn",), left + 30, top + 98, (-12, -12, 12, 12), sized(_sand, 1), 1)
    shown = (
        words(f"roses-piece-{seat.card}")
        if seat.card
        else words("roses-picture-face-down" if seat.ready else "roses-picture-no-card")
    )
    paint_card = panel.BROWN if seat.card else palette.INK_SOFT
    card = f"{words('roses-picture-card')} {shown}"
    stage.text(left + 48, top + 98, card, 16, "bold", paint_card, "l", width=wide - 56, least=SMALL, kind="panel")


def _sand(brush: Brush) -> None:
    brush.ellipse(0, 0, 11, fill=palette.PARCHMENT_LIGHT, outline=GOLD, width=2)
    icons.hourglass(brush.moved(0, 0, 0.15))
