"""Around the map: heading, the trays of the peripheral areas, the victory track, both sides, and the legend."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

from engine.charlemagne.analysis import Goal, figures, side_of_level
from engine.charlemagne.board import AREA_REGIONS, PLACE, PRINTED
from engine.charlemagne.game_data import FIRST_RELIGION, REGION, SIDES, TABLES, TURNS
from engine.charlemagne.view import ChView
from render.charlemagne import alt_text, geography, markers, pieces, reach, terrain
from render.charlemagne.words import capital
from render.core import fonts, icons, marks, palette, shields
from render.core.api import Caption, Words
from render.core.brush import Brush
from render.core.cartouche import heading as cartouche
from render.core.cartouche import plaque
from render.core.palette import GOLD, INK, Colour, hexed, mix
from render.core.sprites import Box, sized
from render.core.stage import Stage

BROWN = hexed("#7A3B20")
FOOT = 352.0
"""Height of what stands under the map."""
HEIGHT = geography.BOTTOM + FOOT
STATUS: Box = (10.0, 106.0, 320.0, 166.0)
SCORE: Box = (946.0, 106.0, 1170.0, 166.0)
TRACK: Box = (340.0, geography.BOTTOM + 8, 1260.0, geography.BOTTOM + 88)
LEGEND: Box = (10.0, geography.BOTTOM + 96, 820.0, HEIGHT - 10)
SEATS: tuple[Box, Box] = (
    (830.0, geography.BOTTOM + 96, 1205.0, HEIGHT - 10),
    (1215.0, geography.BOTTOM + 96, 1590.0, HEIGHT - 10),
)
LOW, HIGH = -5, 127
"""The victory track from its lowest to its highest point."""
BAND_PAINT: dict[str, Colour] = {
    "total-imperial": hexed("#B3382C"), "regional-imperial": hexed("#CB6A58"), "marginal-imperial": hexed("#E0A493"),
    "marginal-tribal": hexed("#A9BFD3"), "regional-tribal": hexed("#6E95B8"), "total-tribal": hexed("#2F6690"),
}  # fmt: skip


def frame(stage: Stage, box: Box, key: str, fill: Colour = palette.PARCHMENT_LIGHT) -> None:
    """A panel."""
    wide, high = box[2] - box[0], box[3] - box[1]

    def paint(brush: Brush) -> None:
        plaque(brush, wide, high, fill)

    stage.draw(("panel", key, wide, high, fill), box[0], box[1], (-2, -2, wide + 2, high + 2), paint, shadow=2)


def total(view: ChView) -> int:
    """The Empire's victory points."""
    return sum(view.points.values())


def heading(stage: Stage, view: ChView, caption: Caption) -> None:
    """The title cartouche and the line under it: who acts, and how the game stands."""
    words = caption.words
    cartouche(
        stage, alt_text.title(caption), words("charlemagne-picture-game"), alt_text.turn_text(view, words),
        alt_text.years(view, words), (14, 1586, 54),
    )  # fmt: skip
    frame(stage, STATUS, "status")
    seat = view.acting[0] if view.acting else -1
    left = STATUS[0] + 16
    if seat >= 0:
        shield(stage, STATUS[0] + 32, 136, seat, 40)
        left += 46
    room = STATUS[2] - left - 12
    top = alt_text.player(caption, seat) if seat >= 0 else words("charlemagne-picture-phase-over")
    stage.text(left, 124, top, 24, "name", INK, "l", width=room, least=14, kind="panel")
    stage.text(left, 149, alt_text.phase(view, words), 20, "bold", BROWN, "l", width=room, least=12, kind="panel")
    score(stage, view, words)


def shield(stage: Stage, x: float, y: float, seat: int, size: float) -> None:
    """The arms of a seat, ``size`` wide."""

    def paint(brush: Brush) -> None:
        shields.paint_shield(brush.moved(0, 0, size / 100), seat)

    half = size * 0.6
    stage.draw(("arms", seat, size), x, y, (-half, -half * 1.1, half, half * 1.1), paint, shadow=1.5)


def score(stage: Stage, view: ChView, words: Words) -> None:
    """Victory points, large, in the colour of who would win with them."""
    points = total(view)
    side = side_of_level(view.band)
    hue = palette.seat_hue(side)
    wide = SCORE[2] - SCORE[0]

    def paint(brush: Brush) -> None:
        brush.rect(0, 0, wide, 60, hue, INK, 2.4, radius=9)
        brush.rect(4, 4, wide - 8, 52, None, mix(hue, palette.WHITE, 0.5), 1.4, radius=6)

    stage.draw(("score", side), SCORE[0], SCORE[1], (-2, -2, wide + 2, 62), paint, shadow=2)
    far = stage.text(
        SCORE[0] + 14, SCORE[1] + 30, str(points), 52, "black", palette.WHITE, "l", width=90, kind="key",
        halo=mix(hue, INK, 0.6), halo_width=2,
    )  # fmt: skip
    left = SCORE[0] + 26 + far
    lines = fonts.wrapped(alt_text.level(view, words), "bold", 19, SCORE[2] - left - 12, 3)
    for n, line in enumerate(lines):
        y = SCORE[1] + 30 + (n - (len(lines) - 1) / 2) * (22 if len(lines) < 3 else 18)
        stage.text(left, y, line, 19, "bold", palette.WHITE, "l", width=SCORE[2] - left - 12, least=12, kind="panel")


def trays(stage: Stage, view: ChView, words: Words) -> None:
    """The peripheral areas as trays at their edge of the map."""
    for region in AREA_REGIONS:
        box = geography.AREA_BOXES[region]
        if not stage.shows(box, 4):
            continue
        side = view.control[REGION[region]]
        tint = palette.PARCHMENT if side < 0 else mix(palette.PARCHMENT, terrain.HELD[side], 0.34)
        wide, high = box[2] - box[0], box[3] - box[1]

        def paint(
            brush: Brush, wide: float = wide, high: float = high, tint: Colour = tint, region: str = region
        ) -> None:
            brush.rect(0, 0, wide, high, tint, INK, 2.4, radius=12)
            brush.rect(5, 5, wide - 10, high - 10, None, terrain.AREA_PAINT[region], 3.4, radius=9)

        stage.draw(("tray", region, side), box[0], box[1], (-2, -2, wide + 2, high + 2), paint, shadow=2)
        middle = (box[1] + box[3]) / 2
        faith = view.religion[REGION[region]]
        pieces.faith(stage, box[0] + 34, middle, 34, faith, faith != FIRST_RELIGION[REGION[region]])
        stage.text(
            box[0] + 58, middle, capital(words(f"charlemagne-place-{region}")), 25, "name", INK, "l",
            width=wide - 58 - 92, least=15, kind="region",
        )  # fmt: skip


def track(stage: Stage, view: ChView, words: Words) -> None:
    """The victory points on their scale with the six bands."""
    frame(stage, TRACK, "track")
    points = total(view)
    left, right = TRACK[0] + 20, TRACK[2] - 20
    top = TRACK[1] + 39

    def at(value: float) -> float:
        return left + (min(max(value, LOW), HIGH) - LOW) / (HIGH - LOW) * (right - left)

    bands = sorted(TABLES.victory.bands)
    edges = [LOW, *[least for least, _ in bands[1:]], HIGH]

    def paint(brush: Brush) -> None:
        for (_, name), x0, x1 in zip(bands, edges, edges[1:], strict=False):
            brush.rect(at(x0) - TRACK[0], 0, at(x1) - at(x0), 18, BAND_PAINT[name], INK, 1.4)
        for value in range(0, HIGH, 10):
            brush.line([(at(value) - TRACK[0], 14), (at(value) - TRACK[0], 20)], INK, 1.4)

    stage.draw(("scale",), TRACK[0], top, (0, -4, TRACK[2] - TRACK[0], 26), paint)
    for value in (0, 20, 40, 60, 80, 100):
        stage.text(at(value), top + 27, str(value), 15, "bold", INK, kind="panel")
    x = at(points)

    def pointer(brush: Brush) -> None:
        brush.poly([(0, 4), (-8, -8), (8, -8)], INK)
        brush.ellipse(0, 9, 7, fill=palette.PARCHMENT_LIGHT, outline=INK, width=2.4)

    stage.draw(("pointer",), x, top, (-12, -14, 12, 20), pointer)
    told = alt_text.parts_text(view, words)
    wide = min(right - left, 12 + len(told) * 9.0)
    middle = min(max(x, left + wide / 2), right - wide / 2)
    stage.text(middle, TRACK[1] + 17, told, 19, "bold", INK, width=right - left, least=12, kind="panel")


def scroll(stage: Stage, x: float, y: float, size: float, count: int, paint: Colour = INK) -> None:
    """A sealed parchment with a number: clauses that bind a side, or offers that wait."""
    half = size * 0.6
    stage.draw(("scroll", size), x, y, (-half, -half, half, half), sized(markers.scroll, size / 100), 1.5)
    stage.text(x + size * 0.42, y, str(count), 44, "black", paint, "l", kind="key")


def seats(stage: Stage, view: ChView, caption: Caption) -> None:
    """Both sides: who plays, and what everybody may count."""
    words = caption.words
    for seat in (0, 1):
        box = SEATS[seat]
        fill = mix(palette.PARCHMENT_LIGHT, GOLD, 0.3) if view.winner == seat else palette.PARCHMENT_LIGHT
        frame(stage, box, f"seat-{seat}", fill)
        shield(stage, box[0] + 52, box[1] + 62, seat, 74)
        room = box[2] - box[0] - 118
        stage.text(
            box[0] + 102,
            box[1] + 40,
            alt_text.player(caption, seat),
            34,
            "name",
            INK,
            "l",
            width=room,
            least=16,
            kind="key",
        )
        side = words(f"charlemagne-picture-side-{SIDES[seat]}")
        stage.text(box[0] + 102, box[1] + 76, side, 24, "bold", BROWN, "l", width=room - 84, least=14, kind="panel")
        if clauses := sum(c.seat == seat for treaty in view.treaties for c in treaty.clauses):
            scroll(stage, box[2] - 66, box[1] + 78, 44, clauses)
        step = (box[2] - box[0] - 20) / 4
        for n, (count, key) in enumerate(tallies(view, seat)):
            x = box[0] + 10 + step * (n + 0.5)
            stage.text(x, box[1] + 140, str(count), 46, "black", palette.seat_hue(seat), width=step - 6, kind="key")
            stage.text(
                x, box[1] + 180, words(f"charlemagne-picture-tally-{key}"), 18, "bold", INK, width=step - 6, least=11,
                kind="panel",
            )  # fmt: skip


def tallies(view: ChView, seat: int) -> list[tuple[int, str]]:
    """What is counted of a side, as the news count it: leaders are no units, and a pillaged burg is none."""
    has = figures(view, seat)
    counts = {**has.amounts, **{key: len(each) for key, each in has.held.items()}}
    return [(counts[key], key) for key in ("regions", "burgs", "units", "markers")]


def turns(stage: Stage, view: ChView, x: float, y: float, step: float) -> None:
    """The nine turns, those gone by filled."""
    for turn in range(1, TURNS + 1):
        now, gone = turn == view.turn and view.phase != "over", turn < view.turn or view.phase == "over"

        def paint(brush: Brush, now: bool = now, gone: bool = gone) -> None:
            fill = GOLD if now else palette.STONE_DARK if gone else palette.PARCHMENT
            brush.ellipse(0, 0, 9 if now else 7, fill=fill, outline=INK, width=1.8)

        stage.draw(("turn", now, gone), x + step * (turn - 1), y, (-11, -11, 11, 11), paint)


# -- the legend


def _ground(brush: Brush, kind: str) -> None:
    """A small hex of a terrain, drawn as on the map."""
    corners = [(19 * math.cos(math.radians(60 * n)), 19 * math.sin(math.radians(60 * n))) for n in range(6)]
    brush.poly(corners, terrain.GROUNDS.get(kind, palette.SEA), INK, 1.2)
    terrain.sample(brush, kind)


def _line(brush: Brush, kind: str) -> None:
    if kind == "river":
        brush.line([(-20, 4), (-8, -4), (4, 4), (18, -3)], palette.PARCHMENT_LIGHT, 6)
        brush.line([(-20, 4), (-8, -4), (4, 4), (18, -3)], terrain.RIVER, 3.6)
    else:
        for x in (-18, -6, 6):
            brush.line([(x, 0), (x + 7, 0)], terrain.ROAD if kind == "pass" else terrain.BORDER, 3)


def entries(
    view: ChView, shown: Mapping[int, pieces.Token], goals: Sequence[Goal], changed: bool
) -> list[tuple[str, Callable[[Brush], None]]]:
    """The marks in use, each with its drawing in a box about 44 wide. ``shown``: the stacks by their places;
    ``goals``: what is shown to be within reach."""
    stacks, held = list(shown.values()), set(shown)
    sides = {token.side for token in stacks}
    found: list[tuple[str, Callable[[Brush], None]]] = [
        (kind, sized(_ground, 0.8, kind)) for kind in ("clear", "forest", "rough", "marsh")
    ]
    found += [
        ("river", sized(_line, 1, "river")),
        ("pass", sized(_line, 1, "pass")),
        ("border", sized(_line, 1, "border")),
    ]
    for side, key in ((0, "empire"), (1, "tribal"), (-1, "neutral")):
        if side in sides:
            found.append((key, sized(pieces.paint_token, 0.66, pieces.Token(side, 2))))
    if any(t.spent for t in stacks):
        side = next(t.side for t in stacks if t.spent)
        found.append(("spent", sized(pieces.paint_token, 0.66, pieces.Token(side, 2, spent=2))))
    if any(t.leaders and not t.king for t in stacks):
        found.append(("leader", sized(icons.crown, 0.3, hexed("#D9DCE0"))))
    if any(t.king for t in stacks):
        found.append(("king", sized(icons.crown, 0.36)))
    if any(t.emperor for t in stacks):
        found.append(("augustus", sized(icons.star, 0.3, palette.WAX)))
    if any(t.fleet for t in stacks):
        found.append(("fleet", sized(pieces.paint_token, 0.6, pieces.Token(max(sides), 1, fleet=True))))
    found.append(("burg", sized(_walls, 0.8, "")))
    found.append(("port", sized(_walls, 0.8, "port")))
    if any(place not in PRINTED for place in view.built):
        found.append(("built", sized(_walls, 0.8, "built")))
    if view.civilisation:
        found.append(("civilisation", sized(_walls, 0.8, "civil")))
    if view.pillaged:
        found.append(("pillage", sized(pieces.paint_fire, 0.3)))
    for index, key in enumerate(("christian", "muslim", "pagan")):
        if index in view.religion:
            found.append((key, sized(pieces.paint_faith, 0.34, index)))
    if any(now != was for now, was in zip(view.religion, FIRST_RELIGION, strict=True)):
        found.append(("converted", sized(pieces.paint_faith, 0.34, 0, True)))
    if any(treaty.clauses for treaty in view.treaties):
        found.append(("treaty", sized(markers.scroll, 0.36)))
    if any(side >= 0 for side in view.control):
        found.append(("wash", _wash))
    if view.force is not None:
        if any(p == PLACE[view.force.place] for p in held):
            found.append(("active", sized(_active, 0.62)))
        if len(view.force.trail) > 1:
            found.append(("path", sized(_path, 1, view.force.seat)))
    if view.force is not None and view.battle is not None:
        found.append(("battle", sized(icons.clash, 0.36)))
    for key, there in (
        ("reach", bool(goals)), ("stop", any(g.stop for g in goals)), ("hungry", any(g.hungry for g in goals)),
    ):  # fmt: skip
        if there:
            found.append((key, sized(_reach, 0.9, key == "stop", key == "hungry")))
    if changed:
        found.append(("changed", sized(marks.sample, 0.8)))
    return found


def _reach(brush: Brush, stop: bool, hungry: bool) -> None:
    corners = [(19 * math.cos(math.radians(60 * n)), 19 * math.sin(math.radians(60 * n))) for n in range(6)]
    brush.poly(corners, mix(terrain.GROUNDS["rough"], INK, 0.18))
    reach.paint(brush, stop, hungry, -1)


def _wash(brush: Brush) -> None:
    corners = [(19 * math.cos(math.radians(60 * n)), 19 * math.sin(math.radians(60 * n))) for n in range(6)]
    for side in (0, 1):
        half = [(x, y) for x, y in corners if (x > 0) == (side == 1)]
        ends = [(0.0, -16.45), (0.0, 16.45)]
        across = sorted([*half, *ends], key=lambda p: math.atan2(p[1], p[0] - (4 if side else -4)))
        brush.poly(across, mix(terrain.GROUNDS["clear"], terrain.HELD[side], 0.34))
    brush.poly(corners, None, INK, 1.2)


def _active(brush: Brush) -> None:
    pieces.paint_token(brush.moved(0, 0, 0.8), pieces.Token(0, 2))
    brush.ellipse(0, 0, 31, outline=INK, width=6)
    brush.ellipse(0, 0, 30, outline=palette.WHITE, width=3.6)


def _path(brush: Brush, side: int) -> None:
    hue = palette.seat_hue(side)
    brush.line([(-20, 5), (0, -5), (20, 5)], palette.PARCHMENT_LIGHT, 7)
    brush.line([(-20, 5), (0, -5), (20, 5)], hue, 4.4)
    for x, y in ((-20, 5), (0, -5)):
        brush.ellipse(x, y, 4.6, fill=hue, outline=palette.PARCHMENT_LIGHT, width=1.4)


def _walls(brush: Brush, kind: str) -> None:
    pieces.paint_burg(brush, kind == "built", kind == "port", kind == "civil", False)
    pieces.paint_town(brush)


def legend(
    stage: Stage,
    view: ChView,
    words: Words,
    stacks: Mapping[int, pieces.Token],
    goals: Sequence[Goal],
    changed: bool = False,
) -> None:
    """Lower left: exactly the marks in use."""
    frame(stage, LEGEND, "legend")
    rows = 7
    shown = entries(view, stacks, goals, changed)
    columns = max(4, -(-len(shown) // rows))
    wide = (LEGEND[2] - LEGEND[0] - 16) / columns
    high = (LEGEND[3] - LEGEND[1] - 10) / rows
    for n, (key, paint) in enumerate(shown):
        column, row = divmod(n, rows)
        x, y = LEGEND[0] + 8 + column * wide, LEGEND[1] + 5 + (row + 0.5) * high
        stage.draw(("legend", key, paint), x + 26, y, (-26, -21, 26, 21), paint)
        text = words("render-legend-changed" if key == "changed" else f"charlemagne-picture-legend-{key}")
        lines = fonts.wrapped(text, "bold", 17.5, wide - 56, 2)
        size = 17.5 if len(lines) == 1 else 15.0
        for k, line in enumerate(lines):
            middle = y + (k - (len(lines) - 1) / 2) * 15.5
            stage.text(x + 52, middle, line, size, "bold", INK, "l", width=wide - 56, least=11.2, kind="panel")
