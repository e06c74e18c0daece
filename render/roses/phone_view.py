"""What matters now, large enough for a phone.

The areas in play, and under them what is pressing and, for a seat, its own cards and blocks. While a battle runs its
close-up comes before the land around it.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence

from engine.roses.board import AREA, AREA_IDS, BORDERS, EXILE, MAN, NEIGHBOURS, SAILS, TURNS
from engine.roses.view import RosesView
from render.core import fonts, palette, phone
from render.core.api import Caption
from render.core.sprites import Box
from render.core.stage import Stage
from render.roses import alt_text, battle, geography, panel, private

FAR = 0.3
"""What blocks in exile weigh: the sea around it is wide, and who waits there mostly waits on."""
AFIELD = 15.0
"""The same while a seat has blocks nowhere else: they are all it has, and it is they who will land."""
LAND = 1.0
"""What an area of England and Wales weighs by itself: of windows that show the same blocks the one with most land wins,
for that is where they can go."""
WIDE, HIGH = 520.0, 600.0
"""The window on the map, in units of the plane."""
PACKED = (104.0, 72.0)
"""Half the width and height of six blocks face up in an exile."""
NEAR = 0.75
"""Share of a window over which an exile and a coast may lie apart to be seen together."""
LEAST, AROUND = 960.0, (700.0, 560.0)
"""How high it is at least, in units of the picture; usually and at least under a battle."""
NEWS, RIM, MOST = 80.0, 32.0, 3
"""Heights of a line of what else everybody should know and of the space around them; how many lines there are."""
SMALL, TEXT, ROOM = phone.least(phone.PLANE), 49.0, phone.PLANE - 120.0
"""Heights of their words, at least and as a rule, and their width."""
HALVES = ((True, False), (False, True))
"""Hand and blocks by name, as ``private.height`` takes them."""
DECIDES = 60.0
"""From this weight on an area is one in which something is decided: a battle, hunger, a march."""


@functools.cache
def windows(high: float = HIGH) -> dict[str, Box]:
    """The window around every area, by the area's slug, around every two areas of the mainland that touch, and around
    an exile and each coast that is near enough to be seen with it."""
    plane = (0.0, 0.0, float(geography.WIDTH), float(geography.HEIGHT))
    middles = {}
    for area in AREA_IDS:
        x0, y0, x1, y1 = geography.bounds(area)
        middles[area] = (x0 + x1) / 2, (y0 + y1) / 2
    found = {area: phone.around(*middle, WIDE, high, plane) for area, middle in middles.items()}
    pairs = [pair for pair in sorted(BORDERS) if EXILE[pair[0]] < 0 and EXILE[pair[1]] < 0]
    pairs += [(one, other) for one in range(len(AREA_IDS)) if EXILE[one] >= 0 for other in sorted(SAILS[one])]
    where = {area: geography.places().areas[area].blocks for area in AREA_IDS}
    for one, other in pairs:
        points = where if EXILE[one] >= 0 else middles
        (x0, y0), (x1, y1) = (points[AREA_IDS[n]] for n in (one, other))
        if EXILE[one] >= 0 and (abs(x0 - x1) > NEAR * WIDE or abs(y0 - y1) > NEAR * high):
            continue
        pair = f"{AREA_IDS[one]} {AREA_IDS[other]}"
        found[pair] = phone.around((x0 + x1) / 2, (y0 + y1) / 2, WIDE, high, plane)
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
            mine = counts[seat] * (1 + 0.5 * faced)
            weight = mine + counts[1 - seat] * (0.2 + 0.5 * facing)
            if EXILE[AREA[area]] >= 0:
                weight = mine * AFIELD if _abroad(view) else weight * FAR
            found[area] = found.get(area, 0.0) + weight
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


def _abroad(view: RosesView) -> bool:
    """Whether the seat has blocks in exile alone."""
    there = {b.place for b in view.own.blocks if b.place in AREA} if view.own is not None else set()
    return bool(there) and all(EXILE[AREA[area]] >= 0 for area in there)


def subject(view: RosesView) -> str:
    """The area that is asked about, where it is one; of several in which blocks starve the one with most. Empty where
    the whole map is."""
    if view.battle is not None:
        return view.battle.area
    if view.losses:
        return max(view.losses, key=view.losses.__getitem__)
    if view.action is not None and view.action.goal:
        return view.action.goal
    return next(iter(_regrouping(view) or (view.battles if len(view.battles) == 1 else [])), "")


def _regrouping(view: RosesView) -> list[str]:
    """The area that a victor may leave: the one between those that it has room to go to."""
    if view.asked != "regroup" or view.battle is not None:
        return []
    return [area for area in AREA_IDS if {AREA_IDS[n] for n in NEIGHBOURS[AREA[area]]} == set(view.room)]


def _spread(area: str, weight: float) -> list[phone.Weight]:
    """Where the weight of an area lies: with its blocks, half of what decides something at its four sides as well, so
    that such an area is not cut by the edge of the window where another shows it whole; in exile at the corners of the
    blocks themselves, for its sea is wide."""
    x, y = geography.places().areas[area].blocks
    if weight < DECIDES:
        return [(x, y, weight)]
    if EXILE[AREA[area]] >= 0:
        return [(x + dx, y + dy, weight / 4) for dx in (-PACKED[0], PACKED[0]) for dy in (-PACKED[1], PACKED[1])]
    x0, y0, x1, y1 = geography.bounds(area)
    across, down = (x0 + x1) / 2, (y0 + y1) / 2
    return [(x, y, weight / 2), *((*side, weight / 8) for side in ((x0, down), (x1, down), (across, y0), (across, y1)))]


def point(name: str) -> phone.Point | None:
    """Where the blocks of an area stand; ``None`` for none."""
    return geography.places().areas[name].blocks if name in AREA else None


def window(view: RosesView, high: float = HIGH, about: Sequence[str] = ()) -> Box:
    """The part of the plane that matters now, ``high`` units of it. ``about``: as ``close_up`` takes it."""
    here, (asked, goals) = windows(high), phone.points(about, point)
    matter = weights(view) + ([(*asked, 100.0)] if asked else [])
    return here[phone.best(here, matter, asked or point(subject(view)), goals)]


def outside(view: RosesView, high: float = HIGH, about: Sequence[str] = ()) -> list[str]:
    """The areas of battles to come that the window does not show."""
    left, top, right, bottom = window(view, high, about)
    where = {area: geography.places().areas[area].blocks for area in view.battles}
    return [area for area, (x, y) in where.items() if not (left < x < right and top < y < bottom)]


def told(view: RosesView, caption: Caption, high: float, about: Sequence[str] = ()) -> list[tuple[str, palette.Colour]]:
    """What else everybody should know, in lines; the most pressing first. ``high``: units of the plane that are
    shown."""
    words = caption.words
    found = panel.news(view, caption)
    if hidden := outside(view, high, about):
        areas = ", ".join(alt_text.area_name(words, area) for area in hidden)
        found.insert(1, (words("roses-picture-outside", areas=areas), panel.BROWN))
    if view.action is not None:
        action = words("roses-picture-points", n=view.action.ap)
        if view.action.event:
            action += f" · {words(f'roses-piece-{view.action.event}')}"
        found.insert(0, (action, panel.BROWN))
    lines = [(part, paint) for text, paint in found for part in fonts.wrapped(text, "bold", TEXT, ROOM, 3)]
    return lines[:MOST]


def fit(view: RosesView, caption: Caption, about: Sequence[str] = ()) -> tuple[float, tuple[bool, bool]]:
    """How high the map is, in units of the picture, and whether there is room under it for hand and for blocks."""
    boxes = [private.height(view, caption.words, *half) for half in HALVES]
    if view.battle is not None:  # it has a heading of its own
        high, (hand, named) = phone.fitted(boxes, *AROUND, battle.height(view.battle) - phone.HEAD * phone.PLANE)
    else:
        # Which battles are outside hangs on the height of the map: of several there is always room to say so.
        lines = MOST if len(view.battles) > 1 else len(told(view, caption, HIGH, about))
        high, (hand, named) = phone.fitted(boxes, HIGH * phone.PLANE / WIDE, LEAST, lines * NEWS + RIM)
    return high, (hand, named)


def frame(
    view: RosesView, caption: Caption, width: int, land: Stage, kept: tuple[bool, bool], about: Sequence[str] = ()
) -> Stage:
    """The finished sheet around the map's window ``land``; ``kept``: which halves of the private band stand there."""
    words, own = caption.words, view.own
    lines = told(view, caption, land.image.height / land.scale, about)

    def news(stage: Stage, top: float) -> None:
        for number, (part, paint) in enumerate(lines):
            y = top + RIM / 2 + (number + 0.5) * NEWS
            stage.text(60, y, part, TEXT, "bold", paint, "l", width=ROOM, least=SMALL, kind="news")

    parts = [phone.map_part(land), (len(lines) * NEWS + RIM, news)]
    if own is not None:
        high = private.height(view, words, *kept)
        parts.append((high, lambda stage, top: private.band(stage, view, own, caption, top, *kept)))
    turn = words("roses-picture-turn", n=view.turn, of=TURNS)
    phase = words(f"roses-picture-phase-{alt_text.phase(view)}")
    return phone.stacked(width, caption.title, f"{phase} · {turn}", parts)
