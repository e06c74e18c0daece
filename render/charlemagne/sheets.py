"""Whole sheets of numbers: who controls which region, the score over the nine turns, and the result."""

from __future__ import annotations

from collections.abc import Callable

from engine.charlemagne.analysis import Ground, course, is_burg, year
from engine.charlemagne.game_data import (
    BURGS_OF,
    FIRST_CONTROL,
    FIRST_RELIGION,
    LEVY,
    PLACES_OF,
    REGION_IDS,
    TABLES,
    TURNS,
)
from engine.charlemagne.view import ChView
from render.charlemagne import alt_text, panel, pieces, terrain
from render.charlemagne.words import capital
from render.core import fonts, icons, marks, palette, parchment
from render.core.api import Caption, Words
from render.core.brush import Brush
from render.core.cartouche import heading
from render.core.palette import GOLD, INK, mix
from render.core.sprites import Box, sized
from render.core.stage import Stage

WIDTH = 1600.0
_ROW = 62.0
_TOP = 160.0
HIGH = _TOP + 16 * _ROW + 128


def history(view: ChView) -> list[tuple[int, int]]:
    """Game turns with the victory points at their end, as far as they are known, and now."""
    kept = course(view.scores, view.scored)
    if view.phase == "over" and kept and kept[-1][0] == view.turn:
        return kept
    return [*kept, (view.turn, panel.total(view))]


def _paper(width: int, high: float, wide: float = WIDTH) -> Stage:
    scale = width / wide
    return Stage(parchment.ground(width, round(high * scale)), scale)


def control(view: ChView, caption: Caption, width: int) -> Stage:
    """All thirty-two regions: faith, levy, side, burgs occupied by each side, points for the Empire."""
    words = caption.words
    stage = _paper(width, HIGH)
    heading(
        stage, words("charlemagne-picture-control"), words("charlemagne-picture-game"), alt_text.turn_text(view, words),
        alt_text.years(view, words), (14, 1586, 54),
    )  # fmt: skip
    ground = Ground(view)
    half = (WIDTH - 40) / 2
    for column in (0, 1):
        left = 14 + column * (half + 12)
        panel.frame(stage, (left, 108, left + half, _TOP + 8 + 16 * _ROW), f"table-{column}")
        for x, key in ((392.0, "levy"), (470.0, "side"), (604.0, "burgs"), (728.0, "points")):
            text = words(f"charlemagne-picture-column-{key}")
            stage.text(left + x, 136, text, 24, "bold", panel.BROWN, width=84, least=12, kind="panel")
        pieces.token(stage, left + 674, 136, pieces.Token(0, 0), 0.5, kind="")
        for row in range(16):
            _region(stage, view, ground, column * 16 + row, left, _TOP + row * _ROW, half, words)
    track = _track(stage, view, words, HIGH)
    marked: list[tuple[str, Callable[[Brush], None]]] = [
        ("turned", sized(icons.star, 0.22, marks.BRIGHT)), ("held", sized(_burg, 1.1, 0)),
        ("vacant", sized(_burg, 1.1, -2)), ("pillage", sized(pieces.paint_fire, 0.28)),
    ]  # fmt: skip
    for n, (key, sign) in enumerate(marked):
        x = (40.0, track[2] + 34)[n // 2]
        y = track[1] + 22 + (n % 2) * 38
        stage.draw(("key", key), x, y, (-18, -18, 18, 18), sign)
        text = words(f"charlemagne-picture-legend-{key}")
        stage.text(x + 26, y, text, 21, "bold", INK, "l", width=track[0] - 84, least=12, kind="panel")
    return stage


def _track(stage: Stage, view: ChView, words: Words, high: float) -> Box:
    """The victory track at the foot of a sheet; gives where it lies."""
    low = high - panel.TRACK[3] - 14
    moved = Stage(stage.image, stage.scale, stage.left, stage.top - low)
    panel.track(moved, view, words)
    for piece in moved.placed:
        box = (piece.box[0], piece.box[1] + low, piece.box[2], piece.box[3] + low)
        stage.note(piece.kind, piece.what, box, piece.size)
    return panel.TRACK[0], panel.TRACK[1] + low, panel.TRACK[2], panel.TRACK[3] + low


def _burg(brush: Brush, held: int) -> None:
    """A burg in the colour of who occupies it; -1 neutrals, -2 nobody."""
    hue = palette.seat_hue(held) if held >= 0 else pieces.NEUTRAL if held == -1 else palette.PARCHMENT_LIGHT
    brush.rect(-9, -6, 18, 15, hue, INK, 1.8)
    for dx in (-7, 0, 7):
        brush.rect(dx - 2.6, -11, 5.2, 6, hue, INK, 1.4)
    if held == 1:
        brush.line([(-8, 2), (8, 2)], palette.WHITE, 2.4)


def _region(
    stage: Stage, view: ChView, ground: Ground, index: int, left: float, top: float, wide: float, words: Words
) -> None:
    side = view.control[index]
    middle = top + _ROW / 2

    def paint(brush: Brush) -> None:
        fill = palette.PARCHMENT_LIGHT if side < 0 else mix(palette.PARCHMENT_LIGHT, terrain.HELD[side], 0.2)
        brush.rect(8, 1, wide - 16, _ROW - 2, fill, None, 1, radius=5)
        brush.line([(12, _ROW - 1), (wide - 12, _ROW - 1)], mix(INK, palette.PARCHMENT, 0.6), 1)

    stage.draw(("row", side, wide), left, top, (0, 0, wide, _ROW), paint)
    faith = view.religion[index]
    pieces.faith(stage, left + 40, middle, 42, faith, faith != FIRST_RELIGION[index])
    name = capital(words(f"charlemagne-place-{REGION_IDS[index]}"))
    stage.text(left + 70, middle, name, 40, "name", INK, "l", width=290, least=20, kind="panel")
    stage.text(left + 392, middle, str(LEVY[index]), 44, "black", INK, kind="key")
    pieces.token(stage, left + 470, middle, pieces.Token(side, 0), 1, kind="")
    if side != FIRST_CONTROL[index]:
        stage.draw(("turned",), left + 432, middle, (-13, -13, 13, 13), sized(icons.star, 0.26, marks.BRIGHT))
    burgs = [p for p in PLACES_OF[index] if is_burg(view, p)]
    lost = len([p for p in BURGS_OF[index] if p in view.pillaged and p not in view.built])
    step = min(28.0, 160 / max(1, len(burgs[:8]) + bool(lost)))
    x = left + 530
    for place in burgs[:8]:
        held = ground.held.get(place, -2)
        stage.draw(("burg-mark", held), x, middle, (-13, -15, 13, 13), sized(_burg, 1.1, held))
        x += step
    if lost:
        stage.draw(("burnt",), x, middle, (-15, -15, 15, 15), sized(pieces.paint_fire, 0.28))
    worth = LEVY[index] if side == 0 else 0
    worth += sum(ground.held.get(p) == 0 for p in burgs)
    stage.text(
        left + 730, middle, str(worth), 44, "black", palette.seat_hue(0) if worth else palette.INK_SOFT, kind="key"
    )


def plot(stage: Stage, view: ChView, words: Words, box: Box) -> None:
    """The score turn by turn over the six bands."""
    left, top, right, bottom = box[0] + 86, box[1] + 24, box[2] - 232, box[3] - 60
    points = history(view)
    values = [value for _, value in points]
    most = max(110, *values) + 5
    least = min(-5, *values)

    def y(value: float) -> float:
        return bottom - (value - least) / (most - least) * (bottom - top)

    def x(turn: float) -> float:
        return left + (turn - 0.5) / TURNS * (right - left)

    panel.frame(stage, box, "plot")
    brush = stage.brush
    bands = sorted(TABLES.victory.bands)
    edges = [least, *[value for value, _ in bands[1:]], most]
    for (_, name), low, high in zip(bands, edges, edges[1:], strict=False):
        brush.rect(
            left, y(high), right - left, y(low) - y(high), mix(panel.BAND_PAINT[name], palette.PARCHMENT_LIGHT, 0.55)
        )
        lines = fonts.wrapped(words(f"charlemagne-picture-band-{name}"), "bold", 34, 212, 2)
        for n, text in enumerate(lines):
            middle = (y(high) + y(low)) / 2 + (n - (len(lines) - 1) / 2) * 33
            stage.text(
                right + 14, middle, text, 34, "bold", mix(INK, panel.BAND_PAINT[name], 0.3), "l", width=208, least=16,
                kind="panel",
            )  # fmt: skip
    for value in (0, 20, 40, 60, 80, 100):
        brush.line(
            [(left, y(value)), (right, y(value))],
            INK if value == 60 else mix(INK, palette.PARCHMENT, 0.5),
            2.4 if value == 60 else 1,
        )
        stage.text(left - 10, y(value), str(value), 36, "bold", INK, "r", kind="panel")
    for turn in range(1, TURNS + 1):
        stage.text(x(turn), bottom + 28, str(year(turn)), min(34.0, (right - left) / 24), "bold", INK, kind="panel")
    line = [(x(turn), y(value)) for turn, value in points]
    if len(line) > 1:
        brush.line(line, INK, 7)
        brush.line(line, GOLD, 4)
    for n, (value, (px, py)) in enumerate(zip(values, line, strict=True)):
        last = n == len(points) - 1
        radius = 13 if last else 9

        def dot(pen: Brush, radius: float = radius, side: int = int(value < 60)) -> None:
            pen.ellipse(0, 0, radius, fill=palette.seat_hue(side), outline=INK, width=2.4)

        stage.draw(("dot", radius, value < 60), px, py, (-radius - 1, -radius - 1, radius + 1, radius + 1), dot, 1.5)
        up = -34 if py - 60 > top else 34
        stage.text(px, py + up, str(value), 46 if last else 36, "black", INK, halo=palette.PARCHMENT_LIGHT, kind="key")


def score(view: ChView, caption: Caption, width: int) -> Stage:
    """How the score went and what it consists of."""
    words = caption.words
    high = 860.0
    stage = _paper(width, high)
    heading(
        stage, alt_text.title(caption), words("charlemagne-picture-game"), alt_text.turn_text(view, words),
        alt_text.years(view, words), (14, 1586, 54),
    )  # fmt: skip
    plot(stage, view, words, (14, 108, WIDTH - 14, high - 110))
    _track(stage, view, words, high)
    return stage


def result(view: ChView, caption: Caption, width: int) -> Stage:
    """The end of a game: who has won, how far, and how it came about."""
    words = caption.words
    wide, high = 1200.0, 1160.0
    stage = _paper(width, high, wide)
    heading(
        stage, alt_text.title(caption), words("charlemagne-picture-game"), alt_text.turn_text(view, words), "",
        (14, 1186, 54),
    )  # fmt: skip
    won = view.winner
    panel.frame(stage, (14, 108, 1186, 330), "winner", mix(palette.PARCHMENT_LIGHT, GOLD, 0.26))
    panel.shield(stage, 118, 222, won, 140)
    stage.draw(("crown",), 118, 132, (-44, -40, 44, 40), sized(icons.crown, 0.7), 2)
    text = words("charlemagne-picture-winner", name=alt_text.player(caption, won), side=alt_text.side_name(words, won))
    stage.text(220, 168, text, 46, "name", INK, "l", width=720, least=22, kind="key")
    text = words(f"charlemagne-picture-victory-{view.band}")
    stage.text(220, 226, text, 34, "bold", palette.seat_hue(won), "l", width=720, least=18, kind="key")
    for n, part in enumerate(fonts.wrapped(alt_text.parts_text(view, words), "bold", 34, 740, 2)):
        stage.text(220, 276 + n * 36, part, 34, "bold", panel.BROWN, "l", width=740, least=20, kind="panel")
    stage.text(1060, 206, str(panel.total(view)), 120, "black", palette.seat_hue(won), width=220, kind="key")
    stage.text(
        1060, 288, words("charlemagne-picture-points"), 34, "bold", panel.BROWN, width=220, least=20, kind="panel"
    )
    plot(stage, view, words, (14, 342, 1186, 860))
    for seat in (0, 1):
        left = 14 + seat * 592
        panel.frame(stage, (left, 872, left + 580, 1146), f"side-{seat}")
        panel.shield(stage, left + 66, 1000, seat, 92)
        stage.text(
            left + 132, 918, alt_text.player(caption, seat), 36, "name", INK, "l", width=430, least=17, kind="key"
        )
        for n, (count, key) in enumerate(panel.tallies(view, seat)):
            x, y = left + 160 + n % 2 * 220, 996 + n // 2 * 78
            stage.text(x, y, str(count), 50, "black", palette.seat_hue(seat), "r", width=80, kind="key")
            text = words(f"charlemagne-picture-tally-{key}")
            stage.text(x + 12, y + 3, text, 34, "bold", INK, "l", width=176, least=30, kind="panel")
    return stage
