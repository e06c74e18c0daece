"""What somebody's finished games say of them, as a card for a screen 400 pixels wide.

A box for each game with their rating and how it moved, and one for their pace.
"""

from __future__ import annotations

from collections.abc import Sequence

from render.core import encode, fonts, palette, parchment
from render.core.api import Picture, PlayerCard, Record, Speed
from render.core.brush import Brush, Point
from render.core.palette import INK, INK_SOFT, hexed, mix
from render.core.sprites import Box
from render.core.stage import Stage

WIDE = 800.0
HEAD, GAME, PACE, GAP, FOOT = 132.0, 138.0, 214.0, 14.0, 12.0
"""Heights: name and games, a game's box, the pace's box, the space after a box, below everything."""
EDGE, LEFT, RIGHT = 22.0, 42.0, WIDE - 42.0
COURSE = 250.0
"""How wide the course of a rating is."""
LEAST = 22
"""Height of letters at least: eleven pixels on the phone."""
ENOUGH = 3
"""Games from which on a share or a course says something. Of fewer each is drawn as what it was, won or not."""
_WON, _MISSED, _PACE = hexed("#4B7F52"), hexed("#B3382C"), hexed("#2F6690")


def card(drawn: PlayerCard, *, width: int = 800) -> Picture:
    """The picture, with everything it shows in its alt text."""
    return encode.picture(placed(drawn, width=width).image, encode.shortened(drawn.told))


def placed(drawn: PlayerCard, *, width: int = 800) -> Stage:
    """The card on its stage."""
    high = HEAD + (GAME + GAP) * len(drawn.records) + (PACE + GAP if drawn.pace else 0) + FOOT
    scale = width / WIDE
    stage = Stage(parchment.ground(width, round(high * scale)), scale)
    stage.text(
        WIDE / 2, 48, fonts.shown_names([drawn.name])[0], 42, "name", INK, width=WIDE - 60, least=26, kind="title"
    )
    stage.text(WIDE / 2, 98, drawn.note, 26, "name", INK_SOFT, width=WIDE - 60, least=LEAST, kind="note")
    y = HEAD
    for record in drawn.records:
        _game(stage, record, y)
        y += GAME + GAP
    if drawn.pace is not None:
        _pace(stage, drawn.pace, y)
    return stage


def _box(stage: Stage, y: float, high: float) -> None:
    edge = mix(INK, palette.PARCHMENT, 0.5)
    stage.brush.rect(EDGE, y, WIDE - 2 * EDGE, high, palette.PARCHMENT_LIGHT, edge, 1.4, radius=8)


def _game(stage: Stage, record: Record, y: float) -> None:
    _box(stage, y, GAME)
    stage.text(LEFT, y + 32, record.title, 30, "bold", INK, "l", width=400, least=LEAST, kind="note")
    stage.text(RIGHT, y + 32, record.rating, 28, "bold", INK, "r", width=290, least=LEAST, kind="note")
    stage.text(LEFT, y + 75, record.said, 26, "name", INK, "l", width=400, least=LEAST, kind="note")
    if record.played < ENOUGH:
        _each(stage, record, y + 108)
    else:
        _share(stage, (LEFT, y + 103, LEFT + 400, y + 121), record.won / record.played, _WON)
    if len(record.course) >= ENOUGH:
        _course(stage, record.course, (RIGHT - COURSE, y + 64, RIGHT, y + 120))


def _each(stage: Stage, record: Record, y: float) -> None:
    """A disc for every game: filled for one that was won, a ring for another."""
    for number in range(record.played):
        won = number < record.won
        key, box = ("game-played", won), (-16.0, -16.0, 16.0, 16.0)
        stage.draw(key, LEFT + 14 + number * 38, y, box, _disc if won else _ring)


def _disc(brush: Brush) -> None:
    brush.ellipse(0, 0, 13, fill=_WON)


def _ring(brush: Brush) -> None:
    brush.ellipse(0, 0, 11.5, outline=mix(INK, palette.PARCHMENT_LIGHT, 0.45), width=3)


def _share(stage: Stage, box: Box, share: float, hue: palette.Colour) -> None:
    """A bar of which a part is filled."""
    left, top, right, bottom = box
    high = bottom - top
    stage.brush.rect(left, top, right - left, high, mix(INK, palette.PARCHMENT_LIGHT, 0.88), None, 0, radius=5)
    if share > 0:
        stage.brush.rect(left, top, max(4.0, (right - left) * share), high, hue, None, 0, radius=5)


def _course(stage: Stage, points: Sequence[int], box: Box) -> None:
    """How a rating moved, as a line from its first to its last game."""
    left, top, right, bottom = box
    least, most = min(points), max(points)

    def at(n: int) -> Point:
        share = (points[n] - least) / (most - least) if most > least else 0.5
        return left + n / (len(points) - 1) * (right - left), bottom - share * (bottom - top)

    stage.brush.line([at(n) for n in range(len(points))], _PACE, 4)
    x, y = at(len(points) - 1)
    stage.brush.ellipse(x, y, 6.5, fill=_PACE, outline=INK, width=1.4)


def _pace(stage: Stage, pace: Speed, y: float) -> None:
    """Quartiles on a scale from nothing to a little beyond the last; the share of deadlines missed."""
    _box(stage, y, PACE)
    stage.text(LEFT, y + 32, pace.title, 30, "bold", INK, "l", width=RIGHT - LEFT, least=LEAST, kind="note")
    if pace.quartiles is not None:
        scale = max(pace.quartiles[2], 1.0) * 1.12
        low, middle, high = (LEFT + quartile / scale * (RIGHT - LEFT) for quartile in pace.quartiles)
        stage.brush.line([(LEFT, y + 76), (RIGHT, y + 76)], mix(INK, palette.PARCHMENT, 0.6), 2)
        stage.brush.rect(low, y + 62, max(6.0, high - low), 28, mix(_PACE, palette.PARCHMENT_LIGHT, 0.45), INK, 1.4)
        stage.brush.line([(middle, y + 60), (middle, y + 92)], _PACE, 6)
    stage.text(LEFT, y + 118, pace.said, 26, "name", INK, "l", width=RIGHT - LEFT, least=LEAST, kind="note")
    stage.text(LEFT, y + 160, pace.missed_said, 26, "name", INK, "l", width=RIGHT - LEFT, least=LEAST, kind="note")
    _share(stage, (LEFT, y + 183, RIGHT, y + 199), pace.missed, _MISSED)
