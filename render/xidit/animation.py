"""A year in six steps as an animated image: heroes ride along the roads, towers rise, tiles come and go."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from engine.xidit.view import THREAT_TILES, Guild, Moment, RecruitTile, XiditView
from render.core import palette
from render.core.api import Caption
from render.core.brush import Brush
from render.core.palette import GOLD, INK
from render.core.replay import END_MS, Film, shares
from render.core.sprites import Box, sized
from render.core.stage import Stage
from render.xidit import alt_text, board, orders, panel, pieces, terrain
from render.xidit import layout as places

FRAME_MS = 110
RIDE_FRAMES = 5
PAUSE_MS = 1500
QUIET_MS = 500
_WINDOW: Box = (places.FRAME[0] - 10, 0.0, places.FRAME[2] + 10, places.FRAME[3] + 10)


def _at(view: XiditView, moment: Moment) -> XiditView:
    """The view with the map of a moment."""
    return msgspec.structs.replace(
        view,
        own=None,
        recruits=[RecruitTile(city, units) for city, units in moment.recruits],
        threats=[THREAT_TILES[city] for city in moment.threats],
        guilds=[Guild(*guild) for guild in moment.guilds],
        regions=[
            msgspec.structs.replace(region, bards=list(bards))
            for region, bards in zip(view.regions, moment.bards, strict=True)
        ],
    )


def _feet(cities: Sequence[int], state: XiditView) -> dict[int, tuple[float, float]]:
    """Seat to the foot of its hero."""
    spots = board.stands(state, cities)
    feet = {}
    for city, points in spots.items():
        for seat, point in zip([s for s, at in enumerate(cities) if at == city], points, strict=True):
            feet[seat] = point
    return feet


def _between(start: tuple[float, float], end: tuple[float, float], a: int, b: int, share: float) -> tuple[float, float]:
    """Where a hero is on its ride: along the road, from its stand at one city to its stand at the other."""
    road = places.way(a, b)
    x, y = road[round(share * (len(road) - 1))]
    # The stands lie beside the towns: the offset of the first fades into that of the second.
    (ax, ay), (bx, by) = places.cities()[a], places.cities()[b]
    ox, oy = start[0] - ax, start[1] - ay
    px, py = end[0] - bx, end[1] - by
    lift = 26 * 4 * share * (1 - share)
    fade = (1 - share) ** 2, share**2
    return x + ox * fade[0] + px * fade[1], y + oy * fade[0] + py * fade[1] + lift * 0.6


def _caption(stage: Stage, lines: Sequence[str], step: int, heading: str) -> None:
    """The band over the map: the step's number and what it brought."""
    wide = _WINDOW[2] - _WINDOW[0] - 20

    def paint(brush: Brush) -> None:
        brush.rect(-wide / 2, -46, wide, 92, palette.PARCHMENT_LIGHT, INK, 2.6, radius=9)
        brush.rect(-wide / 2 + 6, -40, wide - 12, 80, None, GOLD, 2.2, radius=6)

    middle = (_WINDOW[0] + _WINDOW[2]) / 2
    stage.draw(("step-band",), middle, 52, (-wide / 2 - 2, -48, wide / 2 + 2, 48), paint)
    left = _WINDOW[0] + 34
    stage.text(left, 36 if step else 52, heading, 38, "name", palette.hexed("#7A3B20"), "l", width=330, kind="title")
    for number in range(1, 7 if step else 1):
        x = left + 12 + (number - 1) * 34
        done = number <= step
        stage.draw(
            ("pip", done),
            x,
            74,
            (-12, -12, 12, 12),
            sized(_pip, 1, done),
        )
    shown = list(lines[:2])
    if len(lines) > 2:
        half = (len(lines) + 1) // 2
        shown = ["  ·  ".join(lines[:half]), "  ·  ".join(lines[half:])]
    for index, line in enumerate(shown):
        y = 53 if len(shown) == 1 else 34 + index * 38
        stage.text(left + 350, y, line, 35, "bold", INK, "l", width=wide - 400, least=19, kind="title")


def _pip(brush: Brush, done: bool) -> None:
    brush.ellipse(0, 0, 10, fill=GOLD if done else None, outline=INK, width=2)


def _ring(stage: Stage, city: int, kind: str) -> None:
    """A gold ring around a town where something happened, red for a victory."""
    paint_with = palette.WAX if kind in ("kill", "titan") else GOLD
    x, y = places.cities()[city]

    def paint(brush: Brush) -> None:
        brush.ellipse(0, 0, 66, 56, outline=palette.PARCHMENT_LIGHT, width=9)
        brush.ellipse(0, 0, 64, 54, outline=paint_with, width=6)

    stage.draw(("ring", kind in ("kill", "titan")), x, y, (-68, -58, 68, 58), paint)


def frames(view: XiditView, caption: Caption, width: int) -> Film:
    """The pictures of the year and how long each stays."""
    arms = panel.arms_of(caption)
    words = caption.words
    left, top, right, bottom = _WINDOW
    window = left, top, right, bottom + (places.STRIP if view.uncovered else 0)
    ground = terrain.stage(width, window, board.closed_regions(view))
    film = Film([], [])

    def sheet(state: XiditView, step: int) -> Stage:
        stage = ground.copied()
        board.pieces_on_map(stage, state, caption, arms, with_heroes=False)
        if view.uncovered:
            orders.strip(stage, view, words, arms, left + 10, bottom, right - left - 20, step)
        return stage

    def shot(stage: Stage, feet: dict[int, tuple[float, float]], moving: set[int], lasting: int) -> None:
        size = places.hero_size(max(Counter(city for city in after.cities if city).values(), default=1))
        copy = stage.copied()
        for seat, (x, y) in sorted(feet.items(), key=lambda each: each[1][1]):
            pieces.hero(copy, x, y, arms[seat], seat in moving, record=False, size=size)
        film.add(copy, lasting)

    before = after = view.moments[0]
    state = _at(view, before)
    stage = sheet(state, 0)
    _caption(stage, [caption.title], 0, words("xidit-picture-year", year=alt_text.year_of(view), years=view.years))
    feet = _feet(before.cities, state)
    shot(stage, feet, set(), PAUSE_MS)
    for moment in view.moments[1:]:
        heading = words("xidit-picture-step", step=moment.step)
        riders = {
            seat for seat, (a, b) in enumerate(zip(before.cities, moment.cities, strict=True)) if a and b and a != b
        }
        after, reached = moment, _at(view, moment)
        goal = _feet(moment.cities, reached)
        if riders:
            stage = sheet(state, moment.step)
            _caption(stage, [], moment.step, heading)
            for share in shares(RIDE_FRAMES):
                now = {
                    seat: _between(feet[seat], goal[seat], before.cities[seat], moment.cities[seat], share)
                    if seat in riders
                    else (
                        feet[seat][0] + (goal[seat][0] - feet[seat][0]) * share,
                        feet[seat][1] + (goal[seat][1] - feet[seat][1]) * share,
                    )
                    for seat in goal
                    if seat in feet
                }
                shot(stage, now, riders, FRAME_MS)
        deeds = alt_text.notable(moment.deeds)
        lines = [alt_text.deed_text(deed, caption) for deed in deeds] or [words("xidit-picture-deeds-quiet")]
        stage = sheet(reached, moment.step)
        for deed in deeds:
            if deed.city:
                _ring(stage, deed.city, deed.kind)
        _caption(stage, lines, moment.step, heading)
        shot(stage, goal, riders, PAUSE_MS if deeds else QUIET_MS)
        before, state, feet = moment, reached, goal
    if view.phase != "resolution":  # a census has followed, and what is now need not be what the last step left
        state, cities = msgspec.structs.replace(view, own=None), [seat.city for seat in view.seats]
        after = msgspec.structs.replace(after, cities=cities)
        feet = _feet(cities, state)
    stage = sheet(state, 0)
    _caption(stage, [caption.title], 0, words("xidit-picture-year", year=alt_text.year_of(view), years=view.years))
    shot(stage, feet, set(), END_MS)
    return film
