"""What may come of something, as bars with words: for a screen 400 pixels wide."""

from __future__ import annotations

from render.core import encode, palette, parchment
from render.core.api import Bar, Chart, Picture
from render.core.palette import INK, INK_SOFT, hexed, mix
from render.core.stage import Stage

WIDE = 800.0
HEAD, TITLE, ROW, GAP, FOOT = 92.0, 54.0, 46.0, 16.0, 20.0
"""Heights: heading, a group's title, a line, the space after a group, below everything."""
LEFT, BAR, RIGHT = 40.0, 400.0, 674.0
"""Where labels begin, where bars begin and where a whole one ends."""
_HUES = {True: hexed("#4B7F52"), False: hexed("#B3382C"), None: hexed("#2F6690")}


def chart(drawn: Chart, *, width: int = 800) -> Picture:
    """The picture, with everything it shows in its alt text."""
    high = HEAD + sum(TITLE + ROW * len(group.bars) + GAP for group in drawn.groups) + FOOT
    scale = width / WIDE
    stage = Stage(parchment.ground(width, round(high * scale)), scale)
    stage.text(WIDE / 2, 50, drawn.title, 40, "name", INK, width=WIDE - 60, least=26, kind="title")
    y = HEAD
    for group in drawn.groups:
        tall = TITLE + ROW * len(group.bars)
        edge = mix(INK, palette.PARCHMENT, 0.5)
        stage.brush.rect(22, y, WIDE - 44, tall, palette.PARCHMENT_LIGHT, edge, 1.4, radius=8)
        stage.text(LEFT, y + 30, group.title, 30, "bold", INK, "l", width=WIDE - 2 * LEFT, least=24, kind="note")
        y += TITLE
        for bar in group.bars:
            _bar(stage, bar, y + ROW / 2 - 4)
            y += ROW
        y += GAP
    return encode.picture(stage.image, encode.shortened(told(drawn)))


def told(drawn: Chart) -> str:
    """The chart in words."""
    parts = [drawn.title]
    for group in drawn.groups:
        parts.append(f"{group.title}: {', '.join(f'{bar.label} {bar.said}' for bar in group.bars)}")
    return ". ".join(parts) + "."


def _bar(stage: Stage, bar: Bar, y: float) -> None:
    stage.text(LEFT, y, bar.label, 27, "name", INK, "l", width=BAR - LEFT - 14, least=23, kind="note")
    whole = RIGHT - BAR
    stage.brush.rect(BAR, y - 13, whole, 26, mix(INK, palette.PARCHMENT_LIGHT, 0.88), None, 0, radius=5)
    if bar.share > 0:
        stage.brush.rect(BAR, y - 13, max(4.0, whole * bar.share), 26, _HUES[bar.good], None, 0, radius=5)
    stage.text(WIDE - LEFT, y, bar.said, 27, "bold", INK if bar.share else INK_SOFT, "r", kind="note")
