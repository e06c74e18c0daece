"""The legend: exactly the marks in use on the map and what they mean."""

from __future__ import annotations

from collections.abc import Callable

from engine.knights.view import KnView
from render.core import icons, marks, palette
from render.core.api import Words
from render.core.brush import Brush
from render.core.palette import INK
from render.core.sprites import Box, sized
from render.core.stage import Stage
from render.knights import heraldry, pieces, terrain
from render.knights.heraldry import BROWN

Sign = tuple[str, Callable[[Brush], None]]
LINES, LINE = 3, 46.0
"""How many lines, and how high one is."""


def signs(view: KnView, changed: bool) -> list[Sign]:
    """What is explained, as key and drawing."""
    people = [n for n in view.nobles if n.area]
    found: list[Sign] = [("strength", lambda brush: _plate(brush, palette.WHITE)), ("income", sized(icons.coin, 0.34))]
    if any(c.fortified for c in view.cities):
        found.append(("fortified", sized(pieces.paint_city, 0.42, 3, -1, True)))
    if any(c.razed for c in view.cities):
        found.append(("razed", sized(pieces.paint_ruin, 0.5)))
    found.append(("hold", sized(pieces.paint_hold, 0.42, -1)))
    if any(c.breaches for c in view.cities) or any(h.breaches for h in view.strongholds):
        found.append(("breached", sized(heraldry.SIGNS["breach"], 0.4)))
    if view.sieges:
        found.append(("siege", sized(heraldry.tent, 0.42, -1)))
    for shape in ("square", "circle", "triangle", "star"):
        found.append((shape, sized(_shape, 0.36, shape)))
    if any(n.exhausted for n in people):
        found.append(("exhausted", sized(heraldry.SIGNS["asleep"], 0.44)))
    if any(n.losses for n in people):
        found.append(("loss", sized(heraldry.SIGNS["loss"], 0.4)))
    found += [("port", sized(pieces.paint_anchor, 1)), ("bridge", terrain.SAMPLES["bridge"])]
    found += [("mountains", terrain.SAMPLES["mountains"]), ("road", _road)]
    found += [(key, sized(heraldry.SIGNS[key], 0.4)) for key in ("chair", "head", "votes", "faith")]
    found.append(("influence", sized(icons.crown, 0.36)))
    if changed:
        found.append(("changed", marks.sample))
    return found


def _shape(brush: Brush, name: str) -> None:
    heraldry.shape(brush, name, BROWN)


def _road(brush: Brush) -> None:
    brush.line([(-26, 6), (0, -4), (26, 4)], terrain.ROAD, 6)


def _plate(brush: Brush, fill: palette.Colour) -> None:
    brush.rect(-26, -14, 52, 28, fill, INK, 1.8, radius=5)
    brush.text(0, 0, "200", 24, "black", INK)


def draw(stage: Stage, view: KnView, words: Words, box: Box, changed: bool) -> None:
    """The legend in three lines within a box."""
    found = signs(view, changed)
    per = -(-len(found) // LINES)
    step = (box[2] - box[0]) / per
    for n, (key, paint) in enumerate(found):
        x, middle = box[0] + 34 + (n % per) * step, box[1] + LINE / 2 + (n // per) * LINE
        stage.draw(("k-legend", key), x, middle, (-34, -24, 34, 24), paint)
        label = words("render-legend-changed") if key == "changed" else words(f"knights-pic-legend-{key}")
        stage.text(x + 36, middle, label, 28, "bold", INK, "l", width=step - 76, least=18, kind="panel")
