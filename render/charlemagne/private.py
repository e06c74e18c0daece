"""The dark green band that only its owner sees: stratagem markers, treasure, and what lies in offer."""

from __future__ import annotations

import math

from engine.charlemagne.lore import MARKER_IDS
from engine.charlemagne.view import ChView, Own
from render.charlemagne import geography, panel
from render.charlemagne.words import capital
from render.core import cartouche, fonts, icons, palette
from render.core.api import Caption
from render.core.brush import Brush, bezier
from render.core.palette import GOLD, INK, Colour, mix
from render.core.sprites import sized
from render.core.stage import Stage

BAND = 236.0
"""Height of the band in units."""
_CARD = (92.0, 108.0)


def paint_marker(brush: Brush, marker: str, paint: Colour = INK) -> None:
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
        brush.rect(-28, -42, 56, 78, palette.WHITE, paint, 6, radius=4)
        for y in (-26, -10, 6):
            brush.line([(-18, y), (18, y)], paint, 5)
        brush.ellipse(0, 34, 15, fill=palette.WAX, outline=paint, width=4)
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


def band(stage: Stage, view: ChView, own: Own, caption: Caption, top: float) -> None:
    """The dark green band under the map with what only its owner may see."""
    words = caption.words
    seat = view.seat
    assert seat is not None
    cartouche.vellum(stage, geography.WIDTH, top, BAND)
    panel.shield(stage, 84, top + 96, seat, 92)
    stage.text(
        84, top + 186, words("charlemagne-picture-own-title"), 20, "name", GOLD, width=136, least=11.5, kind="band"
    )
    # Treasure.
    stage.text(
        180,
        top + 40,
        words("charlemagne-picture-own-treasure"),
        26,
        "name",
        GOLD,
        "l",
        width=150,
        least=14,
        kind="band",
    )
    stage.draw(("coin",), 214, top + 112, (-34, -34, 34, 34), sized(icons.coin, 0.62), 2)
    stage.text(254, top + 112, str(own.treasury), 64, "black", palette.VELLUM_TEXT, "l", kind="key")
    # The hand.
    left = 370.0
    held = [(m, own.hand[m]) for m in MARKER_IDS if own.hand.get(m)]
    title = words("charlemagne-picture-own-hand", n=sum(own.hand.values()))
    stage.text(left, top + 40, title, 26, "name", GOLD, "l", width=600, least=14, kind="band")
    if not held:
        soft = mix(palette.VELLUM_TEXT, palette.VELLUM, 0.3)
        stage.text(
            left, top + 104, words("charlemagne-picture-own-none"), 24, "bold", soft, "l", width=500, kind="band"
        )
    room = geography.WIDTH - 24 - left
    step = min(_CARD[0] + 8, room / max(1, len(held)))
    wide, high = step - 8, _CARD[1]
    for n, (marker, count) in enumerate(held):
        x, y = left + wide / 2 + n * step, top + 66 + high / 2

        def paint(pen: Brush, marker: str = marker) -> None:
            pen.rect(-wide / 2, -high / 2, wide, high, palette.PARCHMENT_LIGHT, INK, 2, radius=9)
            pen.rect(-wide / 2 + 4, -high / 2 + 4, wide - 8, high - 8, None, GOLD, 1.6, radius=6)
            paint_marker(pen.moved(0, -16, 0.46), marker)

        stage.draw(("marker", marker, wide), x, y, (-wide / 2 - 1, -high / 2 - 1, wide / 2 + 1, high / 2 + 1), paint, 2)
        stage.text(x, y + 31, str(count), 40, "black", INK, kind="key")
        lines = _two(capital(words(f"charlemagne-piece-{marker}")), step - 4)
        for k, line in enumerate(lines):
            stage.text(
                x, top + 190 + k * 19, line, 16.5, "bold", palette.VELLUM_TEXT, width=step - 4, least=11.2, kind="band"
            )


def _two(text: str, room: float) -> list[str]:
    """A name in at most two lines."""

    return fonts.wrapped(text, "bold", 16.5, room, 2)
