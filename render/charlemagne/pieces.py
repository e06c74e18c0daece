"""What stands on the map: shields with counts, burgs, civilisation, pillage, and the signs of the three faiths."""

from __future__ import annotations

import dataclasses
import math

from PIL import Image

from engine.charlemagne.analysis import Stack
from engine.charlemagne.game_data import TYPE, TYPES
from render.core import fonts, icons, palette, shields
from render.core.brush import Brush, Point, bezier
from render.core.palette import GOLD, INK, Colour, hexed, mix
from render.core.sprites import Box, sized
from render.core.stage import Stage

WIDE, TALL = 40.0, 45.0
"""A shield at size 1."""
KINDS = ("army", "warriors", "nomads", "militia", "fleet", "scara", "leader")
"""Kinds of unit in the order in which they are listed."""
KIND_OF: dict[str, str] = {slug: ("army" if TYPES[n].kind not in KINDS else TYPES[n].kind) for slug, n in TYPE.items()}
NEUTRAL = hexed("#8E8A80")
DIGIT = 44.0
"""How large the number of a stack is at any size of its shield: to be read where the board is 400 pixels wide."""


@dataclasses.dataclass(frozen=True, slots=True)
class Token:
    """A stack on the map."""

    side: int
    """Who holds it, -1 nobody."""
    count: int
    """How many units it has besides leaders."""
    leaders: int = 0
    """How many leaders it has besides Charlemagne."""
    king: bool = False
    """Whether Charlemagne is in it."""
    emperor: bool = False
    """Whether the bearer of Augustus is in it."""
    fleet: bool = False
    """Whether a fleet is in it."""
    afloat: bool = False
    """Whether it is on a hex of sea."""
    spent: int = 0
    """1 when some of it has operated in this phase, 2 when all of it has."""


def kinds(stack: Stack) -> dict[str, int]:
    """Units of a stack by kind; Charlemagne counts as a leader."""
    found: dict[str, int] = {}
    for slug, count in stack.units.items():
        kind = "leader" if slug == "charlemagne" else KIND_OF[slug]
        found[kind] = found.get(kind, 0) + count
    return {kind: found[kind] for kind in KINDS if kind in found}


# -- shields


def _turned(points: tuple[Point, ...]) -> list[Point]:
    return [(x, -y) for x, y in points]


def _shield(brush: Brush, side: int, rim: Colour | None) -> None:
    """A shield in a box of 100 x 116; neutral ones are grey and stand on their head."""
    if side >= 0:
        shields.paint_shield(brush, side)
        if rim is not None:
            edge = [*shields.outline(), shields.outline()[0]]
            brush.line(edge, INK, 13)
            brush.line(edge, rim, 8)
        return
    shape = _turned(shields.outline())
    brush.poly(shape, NEUTRAL, INK, 6)
    brush.poly([(x * 0.84, y * 0.86) for x, y in shape], None, mix(NEUTRAL, palette.WHITE, 0.55), 3)


def _hull(brush: Brush) -> None:
    """A long ship under the shield, in a box of 100 wide."""
    wood = hexed("#7A4B25")
    body = [(-60, 30), (-70, 12), (-52, 34), (52, 34), (70, 12), (60, 30), (44, 62), (-44, 62)]
    brush.poly(body, wood, INK, 5)
    brush.line([(-50, 47), (50, 47)], mix(wood, palette.PARCHMENT_LIGHT, 0.5), 4)
    brush.line([(-58, 72), (-30, 66), (0, 72), (30, 66), (58, 72)], palette.PARCHMENT_LIGHT, 6)


def _veil(brush: Brush, side: int, spent: int) -> None:
    """Pale over a shield, or over its lower half: who stands there has operated."""
    shape = shields.outline() if side >= 0 else tuple(_turned(shields.outline()))
    part = shape if spent == 2 else [(x, max(y, 4.0)) for x, y in shape]
    mask = Image.new("L", brush.image.size, 0)
    Brush(mask, brush.scale, brush.left, brush.top).poly(part, 190)
    brush.image.paste(palette.PARCHMENT_LIGHT, (0, 0), mask)
    brush.line([*shape, shape[0]], INK, 6)


def _calm(brush: Brush, side: int) -> None:
    """A shield whose charge steps back behind a large number."""
    mask = Image.new("L", brush.image.size, 0)
    Brush(mask, brush.scale, brush.left, brush.top).poly([(x * 0.92, y * 0.92) for x, y in shields.outline()], 150)
    brush.image.paste(palette.seat_hue(side), (0, 0), mask)


def letter(count: int, size: float) -> float:
    """How large the number of a stack is on a shield of a size, measured where the shield is ``WIDE``."""
    most = min(58.0, max(34.0, DIGIT / size))
    return min(most, 46 / fonts.text_width(str(count), "black", 1))


def paint_token(brush: Brush, token: Token, size: float = 1.3) -> None:
    """A stack around the origin: the shield is ``WIDE`` x ``TALL``, crowns stand over it and hulls under it.
    ``size``: how large it will be."""
    pen = brush.moved(0, 0, WIDE / 100)
    if token.fleet:
        _hull(pen)
    lift = -14 if token.fleet else 0
    arms = pen.moved(0, lift, 0.92 if token.fleet else 1)
    _shield(arms, token.side, GOLD if token.king else None)
    if token.side >= 0 and token.count and size < 1 and not token.king:
        _calm(arms, token.side)
    if token.spent:
        _veil(arms, token.side, token.spent)
    text = str(token.count) if token.count else ""
    if text:
        hue = NEUTRAL if token.side < 0 else palette.seat_hue(token.side)
        high = letter(token.count, size)
        y = (5 if token.side < 0 else -1.5 if high < 46 else -0.5) + lift * WIDE / 100
        if token.spent == 2:
            brush.text(0, y, text, high, "black", mix(hue, INK, 0.55), "mm", palette.PARCHMENT_LIGHT, 3.6)
        else:
            brush.text(0, y, text, high, "black", palette.WHITE, "mm", mix(hue, INK, 0.72), 3.6)
    if token.king or token.leaders:
        if not text:
            icons.star(brush.moved(0, -1 + lift * WIDE / 100, 0.28), palette.WHITE)
        big = 0.34 if token.king else 0.25
        icons.crown(brush.moved(0, -TALL / 2 - 4 + lift * WIDE / 100, big), GOLD if token.king else hexed("#D9DCE0"))
        if token.emperor:
            icons.star(brush.moved(WIDE / 2 - 3, -TALL / 2 + lift * WIDE / 100, 0.2), palette.WAX)


TOKEN_BOX: Box = (-31.0, -44.0, 31.0, 34.0)


def token(
    stage: Stage, x: float, y: float, shown: Token, size: float, what: str = "", kind: str = "stack", seen: float = 0
) -> None:
    """A stack with the middle of its shield on (x, y). ``seen``: how large it counts for the size of its number, where
    that is not ``size``."""
    seen = seen or size
    box = (TOKEN_BOX[0] * size, TOKEN_BOX[1] * size, TOKEN_BOX[2] * size, TOKEN_BOX[3] * size)
    stage.draw(("token", shown, size, seen), x, y, box, sized(paint_token, size, shown, seen), shadow=2.2 * size)
    if kind:
        w, h = WIDE * size / 2, TALL * size / 2
        stage.note(kind, what, (x - w, y - h, x + w, y + h), letter(shown.count, seen) * size)


# -- burgs and markers


def paint_burg(brush: Brush, built: bool, port: bool, civil: bool, pillaged: bool, own: bool = True) -> None:
    """The walls of a burg around a hex of radius 20.8: stone for a printed one, palisades for a built one, gold where
    civilisation blooms, broken and black after pillage. ``own``: whether a burg stands there at all."""
    radius = 18.4
    corners = [(radius * math.cos(math.radians(60 * n)), radius * math.sin(math.radians(60 * n))) for n in range(6)]
    ring = [*corners, corners[0]]
    if not own:
        if civil:
            brush.line(ring, INK, 4.6)
            brush.line(ring, GOLD, 3)
    elif pillaged:
        for n in (0, 2, 4):
            (ax, ay), (bx, by) = corners[n], corners[(n + 1) % 6]
            brush.line([(ax, ay), (bx, by)], INK, 4.4)
            brush.line([(ax, ay), (bx, by)], hexed("#55493E"), 2.4)
    else:
        stone = GOLD if civil else hexed("#A9713C") if built else hexed("#F1E7D2")
        brush.poly(corners, mix(stone, palette.PARCHMENT_LIGHT, 0.45))
        brush.line(ring, INK, 6.2)
        brush.line(ring, stone, 3.8)
        for x, y in corners:
            if built:
                brush.poly(
                    [(x - 3.2, y + 4), (x - 3.2, y - 2.5), (x, y - 6), (x + 3.2, y - 2.5), (x + 3.2, y + 4)],
                    stone,
                    INK,
                    1.2,
                )
            else:
                brush.rect(x - 3.6, y - 4.2, 7.2, 8.4, stone, INK, 1.3)
                brush.rect(x - 1, y - 1.6, 2, 3.2, INK)
    if port:
        blue = hexed("#1F5D80")
        brush.ellipse(0, 17.6, 7.2, fill=palette.PARCHMENT_LIGHT, outline=blue, width=1.5)
        anchor(brush.moved(0, 17.8, 0.115), blue)


def anchor(brush: Brush, paint: Colour) -> None:
    """An anchor in a box of 100 x 100 around the origin."""
    brush.line([(0, -26), (0, 38)], paint, 11)
    brush.ellipse(0, -34, 11, outline=paint, width=8)
    brush.line([(-22, -14), (22, -14)], paint, 11)
    brush.line(bezier((-36, 14), (-26, 40), (0, 40)), paint, 11)
    brush.line(bezier((36, 14), (26, 40), (0, 40)), paint, 11)


def paint_town(brush: Brush) -> None:
    """A tower within the walls of a burg where nobody stands."""
    brush.rect(-6, -6, 12, 13, hexed("#E3D5B8"), INK, 1.6)
    brush.poly([(-8.5, -5), (0, -14), (8.5, -5)], palette.ROOF, INK, 1.6)
    brush.rect(-2, 0.5, 4, 6.5, INK)


def paint_fire(brush: Brush) -> None:
    """Flames: pillage, in a box of 100 x 100."""
    outer = [*bezier((0, 46), (-52, 40), (-34, -8), (-12, -48)), *bezier((-12, -48), (-4, -24), (6, -20)),
             *bezier((6, -20), (12, -32), (10, -42)), *bezier((10, -42), (52, 0), (44, 44), (0, 46))]  # fmt: skip
    brush.poly(outer, hexed("#D9541E"), INK, 6)
    inner = [*bezier((0, 40), (-26, 34), (-16, 8), (-4, -12)), *bezier((-4, -12), (26, 10), (24, 36), (0, 40))]
    brush.poly(inner, hexed("#F6C445"))


def burg(
    stage: Stage, x: float, y: float, size: float, *, built: bool, port: bool, civil: bool, pillaged: bool, own: bool,
    empty: bool,
) -> None:  # fmt: skip
    """A burg or a marker of civilisation with its middle on (x, y); ``empty``: nobody stands in it."""

    def paint(brush: Brush) -> None:
        paint_burg(brush, built, port, civil, pillaged, own)
        if empty and own and not pillaged:
            paint_town(brush)
        elif empty and civil and not own:
            dome(brush.moved(0, 0, 0.24))

    stage.draw(
        ("burg", built, port, civil, pillaged, own, empty, size), x, y,
        (-24 * size, -25 * size, 24 * size, 27 * size), sized(paint, size),
    )  # fmt: skip


def dome(brush: Brush) -> None:
    """A domed church: civilisation, in a box of 100 x 100."""
    stone = hexed("#F3E9D2")
    brush.rect(-36, -2, 72, 42, stone, INK, 5)
    brush.poly([*bezier((-26, -2), (-26, -40), (0, -42)), *bezier((0, -42), (26, -40), (26, -2))], GOLD, INK, 5)
    brush.line([(0, -42), (0, -58)], INK, 5)
    brush.line([(-7, -52), (7, -52)], INK, 4)
    brush.rect(-8, 14, 16, 26, INK)


# -- faiths

FAITH_PAINT: tuple[Colour, Colour, Colour] = (hexed("#7A3B20"), hexed("#23614A"), hexed("#4A3A78"))


def paint_faith(brush: Brush, religion: int, changed: bool = False) -> None:
    """The sign of a religion on a roundel, in a box of 100 x 100: cross, crescent, or the pillar of the pagans."""
    paint = FAITH_PAINT[religion]
    brush.ellipse(0, 0, 48, fill=GOLD if changed else paint)
    brush.ellipse(0, 0, 40 if changed else 42, fill=palette.PARCHMENT_LIGHT)
    if religion == 0:
        brush.rect(-6, -31, 12, 62, paint)
        brush.rect(-22, -16, 44, 12, paint)
    elif religion == 1:
        brush.ellipse(-2, 0, 28, fill=paint)
        brush.ellipse(8, -1, 23, fill=palette.PARCHMENT_LIGHT)
        icons.star(brush.moved(15, -1, 0.26), paint)
    else:
        brush.rect(-5, -18, 10, 50, paint)
        brush.line(bezier((0, -14), (-20, -6), (-28, -22)), paint, 8)
        brush.line(bezier((0, -14), (20, -6), (28, -22)), paint, 8)
        brush.ellipse(-24, -26, 6.5, fill=paint)
        brush.ellipse(24, -26, 6.5, fill=paint)
        brush.line([(-18, 30), (18, 30)], paint, 8)


def faith(stage: Stage, x: float, y: float, size: float, religion: int, changed: bool = False) -> None:
    """The sign of a religion ``size`` wide."""
    half = size / 2 + 1
    stage.draw(
        ("faith", religion, changed, size), x, y, (-half, -half, half, half),
        sized(paint_faith, size / 100, religion, changed),
    )  # fmt: skip


# -- kinds of unit


def paint_kind(brush: Brush, kind: str, paint: Colour = INK) -> None:
    """The sign of a kind of unit, in a box of 100 x 100."""
    if kind == "army":
        for x in (-24, 0, 24):
            brush.line([(x, 42), (x, -34)], paint, 6)
            brush.poly([(x - 9, -26), (x, -48), (x + 9, -26)], paint)
        brush.rect(-38, 2, 76, 12, paint)
    elif kind == "warriors":
        brush.line([(-34, 40), (26, -28)], paint, 9)
        brush.poly([(14, -34), (40, -44), (32, -16)], paint)
        brush.poly([(30, 40), (-2, 8), (14, -8), (44, 26)], paint)
        brush.line([(36, 40), (-36, -34)], paint, 6)
    elif kind == "nomads":
        brush.line(bezier((-6, -44), (44, -24), (44, 24), (-6, 44)), paint, 9)
        brush.line([(-6, -44), (-6, 44)], paint, 3.4)
        brush.line([(-42, 0), (36, 0)], paint, 6)
        brush.poly([(-46, 0), (-28, -10), (-28, 10)], paint)
    elif kind == "militia":
        brush.line([(-22, 44), (-22, -40)], paint, 7)
        brush.poly([(-34, -20), (-22, -48), (-10, -20)], paint)
        brush.poly([(-2, -22), (40, -22), (40, 8), (19, 34), (-2, 8)], paint)
    elif kind == "fleet":
        brush.poly([(-44, 10), (44, 10), (28, 36), (-28, 36)], paint)
        brush.line([(0, 10), (0, -44)], paint, 6)
        brush.poly([(5, -40), (36, -4), (5, 2)], paint)
        brush.poly([(-5, -34), (-30, -2), (-5, 2)], paint)
    elif kind == "scara":
        brush.poly(
            [
                (-38, 30),
                (-24, -8),
                (0, -26),
                (30, -40),
                (36, -14),
                (22, -4),
                (26, 30),
                (10, 30),
                (4, 10),
                (-14, 12),
                (-20, 30),
            ],
            paint,
        )
        brush.line([(-2, -22), (-2, -48)], paint, 6)
    else:
        icons.crown(brush.moved(0, 0, 0.9), paint)
