"""The dark green band that only its owner sees: units, treasure and orders."""

from __future__ import annotations

from engine.xidit.board import UNITS
from engine.xidit.view import Own, XiditView
from render.core import cartouche, fonts, icons, palette, shields
from render.core.api import Caption
from render.core.brush import Brush
from render.core.palette import GOLD, mix
from render.core.sprites import sized
from render.core.stage import Stage
from render.xidit import icons as signs
from render.xidit import layout as places
from render.xidit.orders import sign
from render.xidit.pieces import Arms


def stats(own: Own) -> tuple[tuple[str, str, int], ...]:
    """What a seat has besides its units: (sign, key of its words, how much)."""
    return (
        ("coin", "xidit-picture-own-sovereigns", own.sovereigns),
        ("lyre", "xidit-picture-own-bards", own.bards_left),
        ("bastion", "xidit-picture-own-bastion", own.bastion),
        ("tower", "xidit-picture-own-levels", own.levels_left),
        ("waiting", "xidit-picture-own-waiting", own.waiting),
    )


def stat_icon(brush: Brush, which: str) -> None:
    """The sign of one of ``stats``."""
    light = palette.VELLUM_TEXT
    if which == "coin":
        icons.coin(brush)
    elif which == "lyre":
        icons.lyre(brush, light)
    elif which == "tower":
        icons.tower(brush, light, palette.VELLUM)
    elif which == "waiting":
        icons.tower(brush, mix(light, palette.VELLUM, 0.45), palette.VELLUM)
        icons.hourglass(brush.moved(24, 14, 0.62))
    else:
        icons.tower(brush.moved(-28, 8, 0.8), light, palette.VELLUM)
        icons.tower(brush.moved(28, 8, 0.8), light, palette.VELLUM)
        brush.rect(-30, 4, 60, 40, light)
        brush.rect(-12, 18, 24, 28, palette.VELLUM, radius=9)


def band(stage: Stage, view: XiditView, own: Own, caption: Caption, arms: Arms) -> None:
    """The dark green band under the map with what only its owner may see."""
    words = caption.words
    top, high = float(places.HEIGHT + (places.STRIP if view.uncovered else 0)), float(places.BAND)
    cartouche.vellum(stage, places.WIDTH, top, high)
    shield = sized(shields.paint_shield, 1.05, arms.seat, arms.initial, 70)
    stage.draw(("band", arms), 76, top + high / 2, (-56, -64, 56, 64), shield, 2)
    light, soft = palette.VELLUM_TEXT, mix(palette.VELLUM_TEXT, palette.VELLUM, 0.25)
    stage.text(150, top + 40, words("xidit-picture-own-title"), 34, "name", GOLD, "l", width=330, kind="band")
    step = 70.0
    for index, unit in enumerate(UNITS):
        x = 176 + index * step
        stage.draw(("unit", unit, 54), x, top + 92, (-28, -28, 28, 28), sized(signs.unit, 0.54, unit), 2)
        text = str(own.units.get(unit, 0))
        stage.text(x, top + 146, text, 50, "black", light, kind="key")
        if own.reveals.get(unit) is not None:
            stage.text(x + 22, top + 68, str(own.reveals[unit]), 28, "black", GOLD, halo=palette.VELLUM, kind="band")
    for index, (which, key, count) in enumerate(stats(own)):
        x = 570 + index * 98.0
        stage.draw(("own", which), x, top + 46, (-24, -24, 24, 24), sized(stat_icon, 0.42, which))
        stage.text(x, top + 98, str(count), 50, "black", light, kind="key")
        two_lines(stage, x, top + 141, words(key), 20, soft, 92)
    if any(own.orders):
        stage.text(1062, top + 38, words("xidit-picture-own-orders"), 30, "name", GOLD, "l", width=480, kind="band")
        for index, order in enumerate(own.orders):
            x = 1102 + index * 84.0
            stage.text(x, top + 80, str(index + 1), 36, "black", soft, kind="band")
            stage.draw(("order", order), x, top + 132, (-36, -24, 36, 24), sized(sign, 1, order))
            if index + 1 in own.plans:
                stage.draw(("planned",), x + 22, top + 72, (-9, -9, 9, 9), sized(icons.star, 0.18, GOLD))
    elif any(own.wishes):
        stage.text(1062, top + 38, words("xidit-picture-own-wishes"), 30, "name", GOLD, "l", width=480, kind="band")
        for index, city in enumerate(own.wishes):
            x = 1102 + index * 84.0
            stage.text(x, top + 80, str(index + 1), 36, "black", soft, kind="band")
            stage.text(x, top + 132, str(city or "–"), 50, "black", light, kind="key")


def two_lines(
    stage: Stage, x: float, y: float, text: str, size: float, fill: palette.Colour, width: float, least: float = 12
) -> None:
    """A short caption on one line, or on two where a word ends."""
    parts = text.split()
    if len(parts) == 1 or fonts.text_width(text, "bold", size) <= width:
        stage.text(x, y, text, size, "bold", fill, width=width, least=least, kind="band")
        return
    cut = min(range(1, len(parts)), key=lambda i: abs(len(" ".join(parts[:i])) - len(" ".join(parts[i:]))))
    stage.text(x, y - 2, " ".join(parts[:cut]), size, "bold", fill, width=width, least=least, kind="band")
    stage.text(x, y + size - 2, " ".join(parts[cut:]), size, "bold", fill, width=width, least=least, kind="band")
