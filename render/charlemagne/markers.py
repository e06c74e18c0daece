"""Stratagem markers: the sign of each."""

from __future__ import annotations

import math

from render.core import icons, palette
from render.core.brush import Brush, bezier
from render.core.palette import GOLD, INK, Colour


def scroll(brush: Brush, paint: Colour = INK) -> None:
    """A sealed parchment, in a box of 100 x 100: what was agreed in writing."""
    brush.rect(-28, -42, 56, 78, palette.WHITE, paint, 6, radius=4)
    for y in (-26, -10, 6):
        brush.line([(-18, y), (18, y)], paint, 5)
    brush.ellipse(0, 34, 15, fill=palette.WAX, outline=paint, width=4)


def paint(brush: Brush, marker: str, paint: Colour = INK) -> None:
    """The sign of a stratagem marker, in a box of 100 x 100."""
    if marker == "vassalage":
        for x in (-26, 26):
            brush.poly([(x - 16, 40), (x - 10, -4), (x + 10, -4), (x + 16, 40)], paint)
        brush.line([(-30, -4), (0, -32)], paint, 11)
        brush.line([(30, -4), (0, -32)], paint, 11)
    elif marker == "missionary":
        brush.line([(0, 46), (0, -44)], paint, 11)
        brush.line([(-28, -18), (28, -18)], paint, 11)
    elif marker == "military-advance":
        icons.swords(brush, paint)
    elif marker == "leader":
        icons.crown(brush.moved(0, 0, 0.9), GOLD)
    elif marker == "espionage":
        brush.poly([*bezier((-46, 0), (0, -46), (46, 0)), *bezier((46, 0), (0, 46), (-46, 0))], None, paint, 8)
        brush.ellipse(0, 0, 16, fill=paint)
    elif marker == "augustus":
        for n in range(-4, 5):
            for sign in (-1, 1):
                turn = math.radians(90 + sign * (20 + (n + 4) * 15))
                brush.ellipse(36 * math.cos(turn), 36 * math.sin(turn), 8, 6, fill=paint)
    elif marker in ("crown-of-pavia", "avar-ring"):
        brush.ellipse(0, 0, 42, 34, outline=paint, width=13)
        for n in range(6):
            turn = math.radians(60 * n)
            brush.ellipse(36 * math.cos(turn), 28 * math.sin(turn), 7, fill=palette.WAX if marker[0] == "c" else GOLD)
    elif marker in ("donation-of-constantine", "royal-envoys"):
        scroll(brush, paint)
    elif marker == "general-assembly":
        for x, y in ((-28, 6), (0, -14), (28, 6)):
            brush.ellipse(x, y - 12, 12, fill=paint)
            brush.poly([(x - 17, y + 38), (x - 14, y + 4), (x + 14, y + 4), (x + 17, y + 38)], paint)
    elif marker == "treachery":
        brush.line([(0, -46), (0, 20)], paint, 11)
        brush.line([(-24, -18), (24, -18)], paint, 10)
        brush.poly([(-8, 18), (8, 18), (0, 48)], palette.WAX)
    elif marker == "forced-march":
        for x in (-34, -4, 26):
            brush.line([(x, -30), (x + 24, 0), (x, 30)], paint, 12)
    elif marker == "tribute":
        icons.coin(brush)
    else:
        brush.ellipse(0, -10, 30, 28, fill=paint)
        brush.rect(-15, 8, 30, 24, paint, radius=4)
        for x in (-11, 11):
            brush.ellipse(x, -8, 8, fill=palette.PARCHMENT_LIGHT)
