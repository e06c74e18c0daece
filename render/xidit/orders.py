"""The strip under the map: the six orders of every seat, once the programming boards lie open."""

from __future__ import annotations

from collections.abc import Sequence

from engine.xidit.analysis import STEPS
from engine.xidit.board import COLOURS
from engine.xidit.view import XiditView
from render.core import cartouche, icons, palette, shields
from render.core.api import Words
from render.core.brush import Brush
from render.core.palette import GOLD, INK, mix
from render.core.sprites import sized
from render.core.stage import Stage
from render.xidit import alt_text
from render.xidit import layout as places
from render.xidit.pieces import Arms
from render.xidit.terrain import paint_road

TITLE = 132.0
"""Room for the heading at the left, in pixels of the whole plane."""


def sign(brush: Brush, order: str, half: float = 30.0) -> None:
    """One order: a stretch of road in its colour, crossed swords, an hourglass; an empty frame for none. ``half``: half
    the length of the stretch, in pixels of the sign."""
    if order in COLOURS:
        paint_road(brush.moved(0, 0, 1.05), order, tuple((half * step / 10, 0.0) for step in range(-10, 11)))
    elif order == "act":
        brush.ellipse(0, 0, 21, fill=GOLD, outline=INK, width=2.4)
        icons.swords(brush.moved(0, 0, 0.28))
    elif order == "wait":
        brush.ellipse(0, 0, 21, fill=palette.PARCHMENT_LIGHT, outline=INK, width=2.4)
        icons.hourglass(brush.moved(0, 0, 0.3))
    else:
        brush.rect(-26, -15, 52, 30, None, mix(palette.VELLUM_TEXT, palette.VELLUM, 0.45), 2, radius=8)


def strip(
    stage: Stage, view: XiditView, words: Words, arms: Sequence[Arms], left: float, top: float, wide: float, step: int
) -> None:
    """Every seat's arms and its six orders; ``step``, 1-6, is ringed, 0 rings none. ``wide``: pixels of the plane."""
    high = places.STRIP - 12.0

    def paint(brush: Brush) -> None:
        cartouche.plaque(brush, wide, high)

    stage.draw(("orders", wide), left, top, (-2, -2, wide + 2, high + 2), paint, shadow=2)
    stage.text(
        left + 14,
        top + high / 2,
        words("xidit-picture-orders-of", year=alt_text.year_of(view)),
        25,
        "name",
        palette.hexed("#7A3B20"),
        "l",
        width=TITLE - 16,
        least=15,
        kind="panel",
    )
    cell = (wide - TITLE - 10) / len(view.uncovered)
    gap = min(54.0, (cell - 74) / STEPS)
    for seat, row in enumerate(view.uncovered):
        x = left + TITLE - 12 + seat * cell
        shield = sized(shields.paint_shield, 0.5, arms[seat].seat, arms[seat].initial, 70)
        stage.draw(("strip-shield", arms[seat]), x + 26, top + high / 2 + 2, (-28, -32, 28, 34), shield, 1)
        for number, order in enumerate(row, 1):
            at = x + 66 + gap * (number - 0.5)
            if number == step:
                ring = (-gap / 2, -27.0, gap / 2, 27.0)
                stage.draw(("strip-now", gap), at, top + high / 2, ring, sized(_now, 1, gap))
            size = min(1.0, gap / 44)
            paint_order = sized(sign, size, order, gap * 0.36 / size)
            stage.draw(("strip", order, gap), at, top + high / 2, (-gap / 2, -24, gap / 2, 24), paint_order)


def _now(brush: Brush, gap: float) -> None:
    brush.rect(-gap / 2 + 1, -26, gap - 2, 52, palette.hexed("#F6E3A1"), GOLD, 3, radius=8)
