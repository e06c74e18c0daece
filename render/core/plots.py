"""The course of a game as lines over its turns: one plot for each thing that is counted, one line for each seat."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence

from render.core import encode, fonts, palette, parchment
from render.core.api import Picture, Words
from render.core.brush import Point
from render.core.palette import INK, INK_SOFT, Colour, mix
from render.core.sprites import Box
from render.core.stage import Stage

WIDE = 800.0
HEAD, PLOT, ROW = 92.0, 330.0, 52.0
"""Heights: heading, a plot, a line of the legend."""
MARKS = 12
"""Turns that are named under a plot at most."""


@dataclasses.dataclass(frozen=True, slots=True)
class Course:
    """What is drawn."""

    game: str
    """Whose words name the figures (``<game>-figure-<name>``)."""
    title: str
    """Over the plots."""
    names: Sequence[str]
    """What the seats are called, in their order."""
    hues: Sequence[Colour]
    """The colour of each seat, in their order."""
    turns: Sequence[int]
    """Which turns are shown, by their numbers, earliest first."""
    figures: Mapping[str, Sequence[Sequence[int]]]
    """By name: for each of the turns, one number a seat. A plot each."""


def course(drawn: Course, words: Words, *, width: int = 1200) -> Picture:
    """The picture, with everything it shows in its alt text."""
    high = HEAD + PLOT * len(drawn.figures) + ROW * len(drawn.names) + 24
    scale = width / WIDE
    stage = Stage(parchment.ground(width, round(high * scale)), scale)
    stage.text(WIDE / 2, 48, drawn.title, 38, "name", INK, width=WIDE - 60, least=24, kind="title")
    y = HEAD
    for name, table in drawn.figures.items():
        _plot(stage, drawn, table, words(f"{drawn.game}-figure-{name}"), (22, y, WIDE - 22, y + PLOT - 14))
        y += PLOT
    for seat, name in enumerate(fonts.shown_names(drawn.names)):
        middle = y + ROW / 2
        stage.brush.line([(40, middle), (110, middle)], drawn.hues[seat], 7)
        _mark(stage, (75, middle), seat, drawn.hues[seat])
        stage.text(126, middle, name, 30, "name", INK, "l", width=WIDE - 170, least=22, kind="note")
        y += ROW
    return encode.picture(stage.image, encode.shortened(told(drawn, words)))


def told(drawn: Course, words: Words) -> str:
    """Where every line begins and ends, in words."""
    parts = [drawn.title]
    for name, table in drawn.figures.items():
        what = words(f"{drawn.game}-figure-{name}")
        ends = [f"{who} {table[0][seat]} → {table[-1][seat]}" for seat, who in enumerate(drawn.names)]
        parts.append(f"{what}: {', '.join(ends)}")
    return ". ".join(parts) + "."


def _plot(stage: Stage, drawn: Course, table: Sequence[Sequence[int]], title: str, box: Box) -> None:
    brush = stage.brush
    wide, high, edge = box[2] - box[0], box[3] - box[1], mix(INK, palette.PARCHMENT, 0.5)
    brush.rect(box[0], box[1], wide, high, palette.PARCHMENT_LIGHT, edge, 1.4, radius=8)
    stage.text(box[0] + 20, box[1] + 28, title, 28, "bold", INK, "l", width=box[2] - box[0] - 40, least=22, kind="note")
    left, top, right, bottom = box[0] + 66, box[1] + 62, box[2] - 30, box[3] - 44
    values = [value for row in table for value in row]
    least, most = min(0, *values), max(4, *values)
    step = _step(most - least)
    least = least // step * step
    most = least + -(-(most - least) // step) * step
    first, last = drawn.turns[0], max(drawn.turns[-1], drawn.turns[0] + 1)

    def at(turn: int, value: float) -> Point:
        return (
            left + (turn - first) / (last - first) * (right - left),
            bottom - (value - least) / (most - least) * (bottom - top),
        )

    for value in range(least, most + 1, step):
        y = at(first, value)[1]
        brush.line([(left, y), (right, y)], mix(INK, palette.PARCHMENT, 0.75), 1.2)
        stage.text(left - 12, y, str(value), 24, "bold", INK, "r", kind="panel")
    every = max(1, -(-(last - first + 1) // MARKS))
    for turn in range(first, last + 1, every):
        stage.text(at(turn, 0)[0], bottom + 22, str(turn), 24, "bold", INK_SOFT, kind="panel")
    count = len(drawn.names)
    for seat in reversed(range(count)):
        shift = (seat - (count - 1) / 2) * 3.2
        line = [(x, y + shift) for x, y in (at(t, row[seat]) for t, row in zip(drawn.turns, table, strict=True))]
        if len(line) > 1:
            brush.line(line, palette.PARCHMENT_LIGHT, 8.5)
            brush.line(line, drawn.hues[seat], 5)
        for point in line if len(line) <= 2 * MARKS else line[-1:]:
            _mark(stage, point, seat, drawn.hues[seat])


def _step(reach: int) -> int:
    """The distance of lines that are easily read: 1, 2 or 5 and so on, five lines at most."""
    step = 1
    while step * 4 < reach:
        step *= 10
    return next(finer for finer in (step // 10, step // 5, step // 2, step) if finer * 4 >= reach)


def _mark(stage: Stage, point: Point, seat: int, hue: Colour) -> None:
    """A dot whose form tells seats apart without their hues: disc, square, triangle, lozenge, and so on."""
    x, y = point
    corners: list[list[Point]] = [
        [],
        [(-6, -6), (6, -6), (6, 6), (-6, 6)],
        [(0, -8), (7.5, 6), (-7.5, 6)],
        [(0, -8.5), (8.5, 0), (0, 8.5), (-8.5, 0)],
        [(0, 8), (7.5, -6), (-7.5, -6)],
        [(-4, -8), (4, -8), (8, 0), (4, 8), (-4, 8), (-8, 0)],
    ]
    shape = corners[seat % len(corners)]
    if shape:
        stage.brush.poly([(x + dx, y + dy) for dx, dy in shape], hue, INK, 1.4)
    else:
        stage.brush.ellipse(x, y, 6.5, fill=hue, outline=INK, width=1.4)
