"""The dark green band that only its owner sees: stratagem markers, treasure, and what lies in offer."""

from __future__ import annotations

import math

from engine.charlemagne.game_data import MARKER_IDS
from engine.charlemagne.view import ChView, Own
from render.charlemagne import geography, markers, panel
from render.charlemagne.words import capital
from render.core import cartouche, fonts, icons, palette
from render.core.api import Caption
from render.core.brush import Brush
from render.core.palette import GOLD, INK, mix
from render.core.sprites import sized
from render.core.stage import Stage

BAND = 236.0
"""Height of the band in units."""
_CARD = (92.0, 108.0)
SIZE, LINE, HEAD, COLUMNS = 44.0, 104.0, 156.0, 3
"""Of the band for a phone: height of words, of a row of markers, of what stands over them, and markers in a row."""


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
    if own.offers:
        panel.scroll(stage, 214, top + 186, 52, len(own.offers), palette.VELLUM_TEXT)
        text = words("charlemagne-picture-own-offers", n=len(own.offers))
        stage.text(268, top + 186, text, 20, "bold", GOLD, "l", width=100, least=12, kind="band")
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
            markers.paint(pen.moved(0, -16, 0.46), marker)

        stage.draw(("marker", marker, wide), x, y, (-wide / 2 - 1, -high / 2 - 1, wide / 2 + 1, high / 2 + 1), paint, 2)
        stage.text(x, y + 31, str(count), 40, "black", INK, kind="key")
        lines = fonts.wrapped(capital(words(f"charlemagne-piece-{marker}")), "bold", 16.5, step - 4, 2)
        for k, line in enumerate(lines):
            stage.text(
                x, top + 190 + k * 19, line, 16.5, "bold", palette.VELLUM_TEXT, width=step - 4, least=11.2, kind="band"
            )


def tall(own: Own) -> float:
    """How high the band for a phone is, in units."""
    held = sum(own.hand.get(m, 0) > 0 for m in MARKER_IDS)
    return HEAD + math.ceil(held / COLUMNS) * LINE + 24


def large(stage: Stage, view: ChView, own: Own, caption: Caption, top: float) -> None:
    """The band in words large enough for a phone: treasure and offers, and every kind of marker with its name."""
    words, seat = caption.words, view.seat
    assert seat is not None
    cartouche.vellum(stage, geography.WIDTH, top, tall(own))
    panel.shield(stage, 76, top + 80, seat, 84)
    title = words("charlemagne-picture-own-title")
    stage.text(140, top + 46, title, SIZE, "name", GOLD, "l", width=560, least=SIZE, kind="band")
    treasure = words("charlemagne-picture-own-treasure")
    wide = stage.text(140, top + 108, treasure, SIZE, "name", GOLD, "l", width=360, least=SIZE, kind="band")
    stage.draw(("coin",), 190 + wide, top + 108, (-34, -34, 34, 34), sized(icons.coin, 0.56), 2)
    stage.text(232 + wide, top + 108, str(own.treasury), 60, "black", palette.VELLUM_TEXT, "l", kind="key")
    count = words("charlemagne-picture-own-hand", n=sum(own.hand.values()))
    stage.text(1560, top + 46, count, SIZE, "name", GOLD, "r", width=820, least=SIZE, kind="band")
    if own.offers:
        text = words("charlemagne-picture-own-offers", n=len(own.offers))
        stage.text(1560, top + 108, text, SIZE, "bold", GOLD, "r", width=820, least=SIZE, kind="band")
    step = (geography.WIDTH - 60) / COLUMNS
    for n, marker in enumerate(m for m in MARKER_IDS if own.hand.get(m)):
        x, y = 40 + n % COLUMNS * step, top + HEAD + (n // COLUMNS + 0.5) * LINE

        def paint(pen: Brush, marker: str = marker) -> None:
            pen.rect(-42, -42, 84, 84, palette.PARCHMENT_LIGHT, INK, 2, radius=9)
            markers.paint(pen.moved(0, 0, 0.6), marker)

        stage.draw(("near-marker", marker), x + 42, y, (-44, -44, 44, 44), paint, 2)
        stage.text(x + 126, y, str(own.hand[marker]), 56, "black", palette.VELLUM_TEXT, kind="key")
        lines = fonts.wrapped(capital(words(f"charlemagne-piece-{marker}")), "bold", SIZE, step - 176, 2)
        for k, line in enumerate(lines):
            at = y + (k - (len(lines) - 1) / 2) * (SIZE + 2)
            stage.text(
                x + 164, at, line, SIZE, "bold", palette.VELLUM_TEXT, "l", width=step - 172, least=SIZE, kind="band"
            )
