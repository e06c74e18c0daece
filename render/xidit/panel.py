"""Everything around the map: seats, Titans, coming tiles, barracks, legend, calendar and the private band."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.xidit.board import COLOURS, TRACKS, UNITS
from engine.xidit.view import RecruitTile, SeatView, ThreatTile, XiditView
from render.core import fonts, icons, marks, palette, shields
from render.core.api import Caption, Words
from render.core.brush import Brush
from render.core.cartouche import plaque
from render.core.palette import GOLD, INK, hexed, mix
from render.core.sprites import sized
from render.core.stage import Stage
from render.xidit import icons as signs
from render.xidit import layout as places
from render.xidit import pieces
from render.xidit.pieces import Arms
from render.xidit.terrain import paint_road

LEFT, RIGHT = 1284.0, 1586.0
SEATS_TOP, SEATS_BOTTOM = 14.0, 744.0


def arms_of(caption: Caption) -> list[Arms]:
    """The seats' arms, with initials from their names."""
    return [Arms(seat, initial) for seat, initial in enumerate(fonts.initials(caption.names))]


# -- seats


def stat_icon(brush: Brush, which: str) -> None:
    """The sign over a tally: town, tower, lyre or swords."""
    if which == "town":
        brush.rect(-34, -10, 68, 50, palette.STONE, INK, 7)
        for x in (-34, 34):
            brush.poly([(x - 17, -10), (x, -44), (x + 17, -10)], palette.ROOF, INK, 6)
        brush.rect(-9, 12, 18, 28, INK)
    elif which == "tower":
        icons.tower(brush)
    elif which == "lyre":
        icons.lyre(brush)
    else:
        icons.swords(brush)


def _seat_row(stage: Stage, view: XiditView, seat: SeatView, name: str, arms: Arms, top: float, high: float) -> None:
    hue = palette.seat_hue(arms.seat)
    wide = RIGHT - LEFT
    mine = view.seat == seat.seat

    def paint(brush: Brush) -> None:
        plaque(brush, wide, high, palette.PARCHMENT_LIGHT if not seat.eliminated else palette.PARCHMENT_DARK)
        brush.rect(7, 7, 9, high - 14, hue, radius=4)
        if mine:
            brush.rect(2, 2, wide - 4, high - 4, None, palette.VELLUM_LIGHT, 4, radius=8)
        shields.paint_shield(brush.moved(55, high / 2 + 5, 0.68), arms.seat, arms.initial, 70)

    key = ("seat", arms, high, mine, seat.eliminated)
    stage.draw(key, LEFT, top, (-2, -2, wide + 2, high + 2), paint, shadow=2)
    stage.note("shield", arms.initial, (LEFT + 21, top + high / 2 - 34, LEFT + 89, top + high / 2 + 44), 48)
    if view.first_seat == seat.seat:
        stage.draw(
            ("crown",),
            LEFT + 55,
            top + high / 2 - 43,
            (-24, -22, 24, 20),
            sized(icons.crown, 0.42),
            1.5,
        )
    middle = top + high * 0.24
    if seat.sealed:
        stage.draw(("seal",), LEFT + 28, top + high / 2 + 36, (-22, -22, 22, 28), sized(icons.seal, 0.36), 2)
    elif seat.seat in view.acting:
        stage.draw(("waiting",), LEFT + 28, top + high / 2 + 36, (-18, -18, 18, 18), _waiting, 1.5)
    stage.text(LEFT + 100, middle, name, 33, "name", INK, "l", width=wide - 108, least=25, kind="name")
    best = {
        "tower": max((s.guild_levels for s in view.seats), default=0),
        "lyre": max((s.bards_on_board for s in view.seats), default=0),
        "swords": max((s.kills for s in view.seats), default=0),
    }
    columns = (("town", seat.city), ("tower", seat.guild_levels), ("lyre", seat.bards_on_board), ("swords", seat.kills))
    row = top + high * 0.24 + 36
    for index, (which, count) in enumerate(columns):
        x = LEFT + 124 + index * 50.5
        stage.draw(("stat", which), x, row, (-16, -16, 16, 16), sized(stat_icon, 0.27, which))
        text = "–" if which == "town" and not count else str(count)
        stage.text(x, row + 39, text, 44, "black", kind="key")
        if count and count == best.get(which):
            stage.draw(
                ("lead",),
                x,
                row + 62,
                (-20, -3, 20, 3),
                lambda b: b.rect(-19, -2.5, 38, 5, GOLD, mix(GOLD, INK, 0.5), 1, 2),
            )


def _waiting(brush: Brush) -> None:
    brush.ellipse(0, 0, 17, fill=palette.PARCHMENT_LIGHT, outline=INK, width=2)
    icons.hourglass(brush.moved(0, 0, 0.23))


def _phantom_row(stage: Stage, view: XiditView, words: Words, top: float, high: float) -> None:
    wide = RIGHT - LEFT

    def paint(brush: Brush) -> None:
        plaque(brush, wide, high, palette.PARCHMENT)
        brush.rect(7, 7, 9, high - 14, palette.PHANTOM_HUE, radius=4)
        shields.paint_shield(brush.moved(55, high / 2, 0.68), -1, "?", 70)

    stage.draw(("phantom", high), LEFT, top, (-2, -2, wide + 2, high + 2), paint, shadow=2)
    stage.text(
        LEFT + 100,
        top + high * 0.24,
        words("xidit-picture-phantom"),
        32,
        "name",
        INK,
        "l",
        width=wide - 120,
        kind="name",
    )
    for index, track in enumerate(TRACKS):
        x = LEFT + 124 + index * 67
        row = top + high * 0.24 + 36
        stage.draw(
            ("track", track),
            x,
            row,
            (-16, -16, 16, 16),
            sized(track_icon, 0.27, SIGNS[track]),
        )
        stage.text(x, row + 39, str(view.phantom.get(track, 0)), 46, "black", kind="key")


def track_icon(brush: Brush, which: str) -> None:
    """The sign of a track: coin, tower or lyre."""
    if which == "coin":
        icons.coin(brush)
    elif which == "tower":
        icons.tower(brush)
    else:
        icons.lyre(brush)


def seats(stage: Stage, view: XiditView, caption: Caption, arms: Sequence[Arms]) -> None:
    """The seats' public tallies, in seat order, and the phantom's."""
    rows = len(view.seats) + (1 if view.phantom else 0)
    step = min(172.0, (SEATS_BOTTOM - SEATS_TOP) / max(1, rows))
    high = min(step - 6, 150.0)
    names = fonts.shown_names(caption.names)
    for index, seat in enumerate(view.seats):
        _seat_row(stage, view, seat, names[index], arms[index], SEATS_TOP + index * step, high)
    if view.phantom:
        _phantom_row(stage, view, caption.words, SEATS_TOP + len(view.seats) * step, high)


# -- the end


SIGNS = {"wealth": "coin", "influence": "tower", "reputation": "lyre"}
"""The sign of each evaluation."""


def _track(brush: Brush, track: str) -> None:
    if SIGNS[track] == "coin":
        icons.coin(brush)
    else:
        stat_icon(brush, SIGNS[track])


def evaluations(stage: Stage, view: XiditView, words: Words) -> None:
    """Upper left corner of the map, at sea: what is evaluated first, second and third at the end of the game."""
    left, top = places.EVALUATIONS[:2]
    wide, high = places.EVALUATIONS[2] - left, places.EVALUATIONS[3] - top

    def paint(brush: Brush) -> None:
        plaque(brush, wide, high)

    stage.draw(("evaluations",), left, top, (-2, -2, wide + 2, high + 2), paint, shadow=2)
    _title(stage, left + 12, top + high / 2, words("xidit-picture-tracks"), 124)
    for number, track in enumerate(view.tracks, 1):
        x = left + 144 + (number - 1) * 59
        stage.text(x, top + high / 2, str(number), 44, "black", align="l", kind="key")
        sign = sized(_track, 0.34, track)
        stage.draw(("track", track), x + 37, top + high / 2, (-20, -20, 20, 20), sign, 1)


# -- supplies


def _title(stage: Stage, x: float, y: float, text: str, width: float) -> None:
    stage.text(x, y, text, 25, "name", hexed("#7A3B20"), "l", width=width, kind="panel")


def _coming(stage: Stage, x: float, top: float, tile: RecruitTile | ThreatTile, first: bool) -> None:
    """A coming tile under its city's number; the nearer one is marked."""
    middle = x + places.TILE[0] / 2
    label = str(tile.city)

    def paint(brush: Brush) -> None:
        brush.rect(
            -23, -15, 46, 32, palette.STONE if first else mix(palette.STONE, palette.PARCHMENT, 0.5), INK, 2, radius=4
        )
        brush.text(0, 1.5, label, 30, "black")

    stage.draw(("coming", label, first), middle, top + 14, (-25, -17, 25, 19), paint, shadow=1)
    if isinstance(tile, RecruitTile):
        pieces.recruit_tile(stage, middle, top + 50, tile.units, len(tile.units), "coming", label)
    else:
        pieces.threat_tile(stage, middle, top + 61, tile, "coming", label)


def supplies(stage: Stage, view: XiditView, words: Words, changed: frozenset[int] = frozenset()) -> None:
    """Titans, the next tiles and the one after, and the units left in the barracks. ``changed``: stacks of Titans that
    are marked as new."""
    half = (RIGHT - LEFT) / 2
    _title(stage, LEFT, 764, words("xidit-picture-titans"), half * 2)
    for index, stack in enumerate(view.titans):
        pieces.titan(
            stage,
            LEFT + 48 + index * 103,
            850,
            stack,
            words("xidit-picture-titan-asleep"),
            words("xidit-picture-titan-gone"),
        )
        if stack.size in changed:
            marks.ring(stage, LEFT + 48 + index * 103, 850, 90, 124, 12)
    rows: tuple[tuple[float, str, Sequence[RecruitTile | ThreatTile]], ...] = (
        (940, "xidit-picture-coming-recruits", view.coming_recruits),
        (1046, "xidit-picture-coming-threats", view.coming_threats),
    )
    for top, key, tiles in rows:
        _title(stage, LEFT, top, words(key), half * 2)
        if not tiles:
            stage.text(
                LEFT + half,
                top + 42,
                words("xidit-picture-coming-none"),
                24,
                "text",
                palette.INK_SOFT,
                width=half * 2,
                kind="panel",
            )
        for index, tile in enumerate(tiles[:2]):
            _coming(stage, LEFT - 1 + index * (places.TILE[0] + 1), top + 15, tile, index == 0)
    _title(stage, LEFT, 1176, words("xidit-picture-barracks"), half * 2)
    step = (RIGHT - LEFT) / 5
    for index, unit in enumerate(UNITS):
        x = LEFT + step * (index + 0.5)
        stage.draw(("unit", unit, 44), x, 1216, (-23, -23, 23, 23), sized(signs.unit, 0.44, unit), 1.5)
        stage.text(x, 1262, str(view.barracks.get(unit, 0)), 44, "black", kind="key")


# -- under the map


def _road_sample(brush: Brush, colour: str) -> None:
    paint_road(brush, colour, tuple((float(step * 3), 0.0) for step in range(-8, 9)))


def _legend_row(
    stage: Stage, left: float, y: float, room: float, items: Sequence[tuple[str, Callable[[Brush], None], float, str]]
) -> None:
    """Signs with their words, spread over ``room``: (key of the sign, its drawing, half its width, the words)."""
    size = 21.0
    signs_wide = sum(half * 2 + 8 for _, _, half, _ in items)
    while True:
        total = signs_wide + sum(fonts.text_width(text, "bold", size) for *_, text in items)
        if size <= 13 or total + 12 * (len(items) - 1) <= room:
            break
        size -= 0.5
    gap = max(4.0, (room - total) / max(1, len(items) - 1))
    x = left
    for key, paint, half, text in items:
        stage.draw(("legend-sign", key, paint), x + half, y, (-half - 12, -16, half + 12, 16), paint)
        x += half * 2 + 8
        x += stage.text(x, y, text, size, "bold", align="l", kind="panel") + gap


def legend(stage: Stage, words: Words, *, changed: bool = False) -> None:
    """Lower left: the three roads, the five units and what the signs count; the mark for what is new, if it is used."""
    left, top = 16.0, 1230.0
    wide, high = 770.0, 68.0

    def paint(brush: Brush) -> None:
        plaque(brush, wide, high)

    def stat(which: str, key: str) -> tuple[str, Callable[[Brush], None], float, str]:
        return which, sized(stat_icon, 0.27, which), 13, words(key)

    stage.draw(("legend",), left, top, (-2, -2, wide + 2, high + 2), paint, shadow=2)
    road = 22.0 if changed else 30.0
    upper = [(c, sized(_road_sample, road / 30, c), road, words(f"xidit-picture-road-{c}")) for c in COLOURS]
    lower = [(u, sized(signs.unit, 0.25, u), 13.0, words(f"xidit-piece-{u}")) for u in UNITS]
    upper += [stat("tower", "xidit-picture-legend-levels"), stat("lyre", "xidit-picture-legend-bards")]
    if changed:
        upper.append(("changed", marks.sample, 28.0, words("render-legend-changed")))
    crown = ("crown", sized(icons.crown, 0.27), 14, words("xidit-picture-legend-first"))
    _legend_row(stage, left + 14, top + 19, wide - 28, upper)
    _legend_row(stage, left + 12, top + 48, wide - 28, [*lower, stat("swords", "xidit-picture-legend-kills"), crown])


Sign = tuple[str, Callable[[Brush], None], float, str]
"""Of a mark in the legend: the key of its drawing, the drawing, half its width, the words."""


def in_use(view: XiditView, trails: bool = False) -> list[str]:
    """The marks besides roads, units and tallies that this board has, by the end of the words' keys. ``trails``: it
    shows the ways of the heroes' year."""
    found = ["town"]
    if any(seat.sealed for seat in view.seats):
        found.append("sealed")
    if any(seat.seat in view.acting and not seat.sealed for seat in view.seats):
        found.append("waiting")
    if any(s.guild_levels or s.bards_on_board or s.kills for s in view.seats):
        found.append("lead")
    found += ["values", "census"]
    if view.uncovered or (view.own is not None and any(view.own.orders)):
        found += ["act", "wait"]
    if view.own is not None and len(set(view.own.route)) > 1:
        found.append("route")
    if view.own is not None and any(view.own.plans.values()):
        found.append("plan")
    if view.own is not None and any(view.own.wishes):
        found.append("wish")
    return [*found, "trail"] if trails else found


def _lead(brush: Brush) -> None:
    brush.rect(-19, -2.5, 38, 5, GOLD, mix(GOLD, INK, 0.5), 1, 2)


def _pair(brush: Brush) -> None:
    icons.lyre(brush.moved(-20, 0, 0.2), hexed("#7A3B20"))
    brush.text(12, 0.5, "6/3", 22, "black", INK)


def _route(brush: Brush) -> None:
    for x in range(-24, 25, 8):
        for y in (-8, 8):
            brush.ellipse(x, y, 3.2, fill=mix(palette.VELLUM_LIGHT, INK, 0.3))


def _trail(brush: Brush) -> None:
    for x in range(-24, 25, 12):
        brush.ellipse(x, 0, 3.6, fill=palette.seat_hue(0), outline=INK, width=0.8)


def _census(brush: Brush) -> None:
    brush.poly([(-11, -9), (11, -9), (11, 10), (0, 3), (-11, 10)], palette.WAX, INK, 1.4)


def _wish(brush: Brush) -> None:
    brush.ellipse(0, 0, 15, fill=palette.VELLUM)
    brush.ellipse(0, 0, 12.4, fill=palette.PARCHMENT_LIGHT)
    brush.text(0, 0.5, "1", 21, "black", INK)


def _order(brush: Brush, which: str) -> None:
    brush.ellipse(0, 0, 15, fill=GOLD if which == "act" else palette.PARCHMENT_LIGHT, outline=INK, width=2)
    if which == "act":
        icons.swords(brush.moved(0, 0, 0.2))
    else:
        icons.hourglass(brush.moved(0, 0, 0.21))


_MARKS: dict[str, tuple[Callable[[Brush], None], float]] = {
    "town": (sized(stat_icon, 0.27, "town"), 15), "sealed": (sized(icons.seal, 0.3), 13), "waiting": (_waiting, 17),
    "lead": (_lead, 20), "values": (_pair, 34), "act": (sized(_order, 1, "act"), 16),
    "wait": (sized(_order, 1, "wait"), 16), "route": (_route, 28), "trail": (_trail, 28), "census": (_census, 13),
    "plan": (sized(icons.star, 0.3, GOLD), 13), "wish": (_wish, 16),
}  # fmt: skip


def marks_row(stage: Stage, view: XiditView, words: Words, trails: bool) -> None:
    """Under legend and calendar: the other marks that this board has, and no others."""
    left, top, wide, high = 16.0, 1304.0, places.WIDTH - 32.0, 42.0

    def paint(brush: Brush) -> None:
        plaque(brush, wide, high)

    stage.draw(("marks",), left, top, (-2, -2, wide + 2, high + 2), paint, shadow=2)
    items: list[Sign] = [
        (f"mark-{key}", *_MARKS[key], words(f"xidit-picture-legend-{key}")) for key in in_use(view, trails)
    ]
    _legend_row(stage, left + 16, top + high / 2, wide - 32, items)
    for key, *_ in items:
        stage.note("legend-mark", key.removeprefix("mark-"), (left, top, left, top))


def calendar(stage: Stage, view: XiditView, words: Words) -> None:
    """The years: past ones struck out, the running one in gold, those with a census flagged."""
    left, top, wide, high = 798.0, 1230.0, 468.0, 68.0

    def paint(brush: Brush) -> None:
        plaque(brush, wide, high)

    stage.draw(("calendar",), left, top, (-2, -2, wide + 2, high + 2), paint, shadow=2)
    step = (wide - 20) / max(1, view.years)
    size = min(42.0, step - 2.5)
    for year in range(1, view.years + 1):
        state = 1 if year == view.year else 0 if year > view.year else -1
        census = year in view.census_years

        def cell(brush: Brush, state: int = state, census: bool = census, year: int = year) -> None:
            fill = GOLD if state == 1 else palette.PARCHMENT_DARK if state < 0 else palette.PARCHMENT_LIGHT
            if census:
                brush.poly(
                    [(-size / 2, 15), (size / 2, 15), (size / 2, 27), (0, 21), (-size / 2, 27)], palette.WAX, INK, 1.4
                )
            brush.rect(-size / 2, -22, size, 42, fill, INK, 2.6 if state == 1 else 1.6, radius=5)
            brush.text(0, 0, str(year), 31, "black", INK if state >= 0 else mix(INK, palette.PARCHMENT_DARK, 0.45))
            if state < 0:
                brush.line([(-size / 2 + 6, 14), (size / 2 - 6, -16)], mix(INK, palette.PARCHMENT_DARK, 0.35), 2)

        x = left + 10 + step * (year - 0.5)
        stage.draw(("year", year, state, census, size), x, top + 33, (-size / 2 - 2, -26, size / 2 + 2, 30), cell)
        stage.note("key" if state == 1 else "panel", str(year), (x - size / 2, top + 11, x + size / 2, top + 53), 31)
