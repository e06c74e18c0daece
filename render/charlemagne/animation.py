"""A player turn as an animated image: every force goes its way, step by step, with its die and what it has left."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec
from PIL import Image

from engine.charlemagne.board import PLACE, PLACES
from engine.charlemagne.deeds import Marched, Moved
from engine.charlemagne.lore import CHARLEMAGNE, FLEET, LEADER
from engine.charlemagne.view import ChView, ForceView
from render.charlemagne import board, geography, layout, panel, pieces, speech, terrain
from render.charlemagne.pieces import Token
from render.core import encode, palette
from render.core.api import Caption, Picture
from render.core.brush import Point
from render.core.palette import GOLD, INK
from render.core.sprites import Box
from render.core.stage import Stage

STEP_MS, PAUSE_MS, END_MS = 130, 1100, 3500
WIDEST = 900
MOST = 84
"""Frames at most."""
_HEAD = 52.0
"""Height of the band with the words, in units of a window 1,000 wide."""


def deeds(view: ChView) -> list[ForceView]:
    """The forces that moved in the last player turn in which any did, in order."""
    for turn in reversed(view.deeds):
        found: dict[int, ForceView] = {}
        for deed in turn.deeds:
            if isinstance(deed, Marched):
                trail = [PLACES[deed.place]]
                found[deed.force] = ForceView(
                    deed.seat, trail[0], list(deed.units), deed.points, deed.die, False, False, trail
                )
            elif isinstance(deed, Moved) and deed.force in found:
                force = found[deed.force]
                force.trail += [PLACES[p] for p in deed.path[1:]]
                force.points = deed.points
        moved = [force for force in found.values() if len(force.trail) > 1]
        if moved:
            return moved
    return []


def _window(shown: Sequence[ForceView]) -> Box:
    """The part of the plane where everything happens, in steps, three quarters as high as wide."""
    spots = [geography.ground(PLACE[p]) for deed in shown for p in deed.trail]
    x0, x1 = min(p[0] for p in spots) - 110, max(p[0] for p in spots) + 110
    y0, y1 = min(p[1] for p in spots) - 110, max(p[1] for p in spots) + 90
    wide = min(max(640.0, x1 - x0, (y1 - y0) * 4 / 3), float(geography.WIDTH))
    wide = min(math.ceil(wide / 160) * 160.0, float(geography.WIDTH))
    high = min(wide * 0.75, geography.BOTTOM - 100)
    left = min(max((x0 + x1) / 2 - wide / 2, 0), geography.WIDTH - wide) // 40 * 40
    top = min(max((y0 + y1) / 2 - high / 2, 100.0), geography.BOTTOM + 90 - high) // 20 * 20
    return left, top, left + wide, top + high


def _token(view: ChView, deed: ForceView) -> Token:
    led = sum(LEADER[c] for c in deed.units)
    king = CHARLEMAGNE in deed.units
    fleet = any(FLEET[c] for c in deed.units)
    return Token(deed.seat, len(deed.units) - led, led - king, king, view.augustus in deed.units, fleet)


def _band(stage: Stage, text: str, seat: int) -> None:
    right, unit = stage.left + stage.image.width / stage.scale, stage.image.width / stage.scale / 1000
    high = _HEAD * unit
    brush = stage.brush.moved(stage.left, stage.top)
    wide = right - stage.left
    brush.rect(4 * unit, 4 * unit, wide - 8 * unit, high, palette.PARCHMENT_LIGHT, INK, 2 * unit, radius=7 * unit)
    brush.rect(8 * unit, 8 * unit, wide - 16 * unit, high - 8 * unit, None, GOLD, 1.4 * unit, radius=5 * unit)
    middle = stage.top + 4 * unit + high / 2
    left = stage.left + 20 * unit
    if seat >= 0:
        panel.shield(stage, stage.left + 34 * unit, middle, seat, 30 * unit)
        left = stage.left + 60 * unit
    stage.text(
        left, middle, text, 27 * unit, "bold", INK, "l", width=right - left - 20 * unit, least=15 * unit, kind="title"
    )


def told(deed: ForceView, caption: Caption) -> str:
    """A force's way in words."""
    words = caption.words
    went = words(
        "charlemagne-picture-move", side=speech.side_name(words, deed.seat),
        start=speech.place_name(words, deed.trail[0]), goal=speech.place_name(words, deed.trail[-1]),
    )  # fmt: skip
    if not deed.die:
        return went
    return f"{went} ({words('charlemagne-picture-move-dice', die=deed.die, points=deed.points)})"


def frames(view: ChView, caption: Caption, width: int) -> tuple[list[Image.Image], list[int]]:
    """The pictures of a player turn and how long each stays, in milliseconds."""
    shown = deeds(view)
    box = _window(shown)
    moving = {c for deed in shown for c in deed.units}
    where = [-1 if c in moving else place for c, place in enumerate(view.where)]
    still = msgspec.structs.replace(view, where=where, force=None, battle=None, own=None)
    ground = terrain.stage(width, box, view.control)
    if box[1] < geography.TOP or box[3] > geography.BOTTOM:
        board.margins(ground)
        panel.trays(ground, view, caption.words)
    inner = (box[0], max(box[1] + _HEAD, geography.TOP), box[2], min(box[3], geography.BOTTOM))
    board.pieces_on_map(ground, still, caption, layout.tokens(still), inner)
    unit = (box[2] - box[0]) / 1000
    size = min(1.04, max(0.76, unit * 1.25))
    images: list[Image.Image] = []
    times: list[int] = []
    tokens = [_token(view, deed) for deed in shown]
    at: list[Point] = [geography.ground(PLACE[deed.trail[0]]) for deed in shown]
    steps = sum(len(deed.trail) for deed in shown)
    skip = max(1, math.ceil(steps / MOST))

    def shot(walked: dict[int, list[Point]], text: str, seat: int, lasting: int) -> None:
        stage = Stage(ground.image.copy(), ground.scale, ground.left, ground.top)
        brush = stage.brush
        for n, line in walked.items():
            if len(line) > 1:
                brush.line(line, palette.PARCHMENT_LIGHT, 7)
                brush.line(line, palette.seat_hue(shown[n].seat), 4.4)
        for n, (x, y) in enumerate(at):
            pieces.token(stage, x, y, tokens[n], size, kind="")
        _band(stage, text, seat)
        images.append(stage.image)
        times.append(lasting)

    heading = f"{speech.turn_text(view, caption.words)}, {speech.years(view, caption.words)}"
    walked: dict[int, list[Point]] = {}
    shot(walked, heading, -1, PAUSE_MS)
    for n, deed in enumerate(shown):
        way = [geography.ground(PLACE[p]) for p in deed.trail]
        text = told(deed, caption)
        for k in range(1, len(way)):
            at[n] = way[k]
            walked[n] = way[: k + 1]
            if k % skip == 0 and k < len(way) - 1:
                shot(walked, text, deed.seat, STEP_MS)
        shot(walked, text, deed.seat, PAUSE_MS)
    shot(walked, heading, -1, END_MS)
    return images, times


def picture(view: ChView, caption: Caption, width: int) -> Picture | None:
    """The animated image; ``None`` when no force moved."""
    shown = deeds(view)
    if not shown:
        return None
    images, times = frames(view, caption, min(width, WIDEST))
    data = encode.animation(images, times)
    words = "; ".join(told(deed, caption) for deed in shown)
    alt = caption.words("charlemagne-picture-alt-moves", list=words)
    return Picture(data, "webp", images[0].width, images[0].height, encode.shortened(alt))
