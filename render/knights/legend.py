"""The legend: exactly the marks in use on the map and what they mean."""

from __future__ import annotations

from collections.abc import Callable

from engine.knights.views.view import BaronView, KnView
from render.core import icons, marks, palette
from render.core.api import Words
from render.core.brush import Brush
from render.core.palette import GOLD, INK, mix
from render.core.sprites import sized
from render.core.stage import Stage
from render.knights import heraldry, pieces, terrain
from render.knights.heraldry import BROWN
from render.knights.layout import LINE
from render.knights.words_more import piece

Sign = tuple[str, Callable[[Brush], None]]
PER = 7
"""How many stand in a line at most."""
RANKS = {"chair": "chair", "head": "head", "banned": "banned", "out": "dead", "sealed": "seal"}
"""What may stand beside a Baron's name, and by which sign."""
LED = ("influence", "cities")
"""What wins: whoever has most is underlined."""


def ranks(view: KnView, it: BaronView) -> list[str]:
    """What a Baron is."""
    flags = (it.seat == view.chairman, it.seat == view.head, it.banned, it.out, it.seat in view.sealed)
    return [mark for mark, flag in zip(RANKS, flags, strict=True) if flag]


def leads(view: KnView, it: BaronView, what: str) -> bool:
    """Whether nobody has more of what wins, and they have any."""
    if what not in LED:
        return False
    counts = {b.seat: b.kingdom if what == "cities" else b.influence for b in view.barons}
    return counts[it.seat] == max(counts.values()) > 0


def signs(view: KnView, changed: bool) -> list[Sign]:
    """What is explained, as key and drawing."""
    people = [n for n in view.nobles if n.area and not n.dead and not n.gone]
    found: list[Sign] = [("strength", sized(_plate, 1, palette.WHITE)), ("income", sized(icons.coin, 0.34))]
    if any(c.fortified for c in view.cities):
        found.append(("fortified", sized(pieces.paint_city, 0.42, 3, -1, True)))
    if any(c.razed for c in view.cities):
        found.append(("razed", sized(pieces.paint_ruin, 0.5)))
    if any(h.area for h in view.strongholds):
        found.append(("hold", sized(pieces.paint_hold, 0.42, -1)))
    if any(h.area and h.men for h in view.strongholds):
        found.append(("men", sized(_plate, 1, mix(palette.seat_hue(0), palette.WHITE, 0.7))))
    if any(c.breaches for c in view.cities) or any(h.breaches for h in view.strongholds):
        found.append(("breached", sized(heraldry.SIGNS["breach"], 0.4)))
    if view.sieges:
        found.append(("siege", sized(heraldry.tent, 0.42, -1)))
    for shape in ("square", "circle", "triangle", "star"):
        if any(n.shape == shape for n in people):
            found.append((shape, sized(_shape, 0.36, shape)))
    if any(n.exhausted for n in people):
        found.append(("exhausted", sized(heraldry.SIGNS["asleep"], 0.44)))
    if any(n.losses for n in people) or any(h.area and h.losses for h in view.strongholds):
        found.append(("loss", sized(pieces.paint_loss, 1, 1)))
    if any(n.sea for n in people):
        found.append(("sea", sized(pieces.paint_boat, 0.44)))
    if any(n.office for n in people):
        found.append(("office", sized(pieces.paint_star, 1.3)))
    found += [("port", sized(pieces.paint_anchor, 1)), ("bridge", terrain.SAMPLES["bridge"])]
    found += [("mountains", terrain.SAMPLES["mountains"]), ("road", _road)]
    been = {mark for it in view.barons for mark in ranks(view, it)}
    found += [(mark, sized(heraldry.SIGNS[sign], 0.4)) for mark, sign in RANKS.items() if mark in been]
    found += [(key, sized(heraldry.SIGNS[key], 0.4)) for key in ("votes", "faith")]
    found.append(("influence", sized(icons.crown, 0.36)))
    if any(leads(view, it, what) for it in view.barons for what in LED):
        found.append(("lead", underline))
    used = {card.card for space in view.spaces for card in space.cards}
    found += [(card, sized(heraldry.paint_action, 0.42, card)) for card in heraldry.ACTIONS if card in used]
    if changed:
        found.append(("changed", marks.sample))
    return found


def underline(brush: Brush) -> None:
    """Under the highest figure, 60 wide."""
    brush.rect(-30, -2.5, 60, 5, GOLD, mix(GOLD, INK, 0.5), 1, 2)


def _shape(brush: Brush, name: str) -> None:
    heraldry.shape(brush, name, BROWN)


def _road(brush: Brush) -> None:
    brush.line([(-26, 6), (0, -4), (26, 4)], terrain.ROAD, 6)


def _plate(brush: Brush, fill: palette.Colour) -> None:
    brush.rect(-26, -14, 52, 28, fill, INK, 1.8, radius=5)
    brush.text(0, 0, "200", 24, "black", INK)


def lines(view: KnView, changed: bool) -> int:
    """How many lines it has."""
    return -(-len(signs(view, changed)) // PER)


def draw(stage: Stage, view: KnView, words: Words, box: tuple[float, float, float], changed: bool) -> None:
    """The legend from an upper left corner as far as a right edge."""
    found = signs(view, changed)
    per = -(-len(found) // lines(view, changed))
    step = (box[2] - box[0]) / per
    for n, (key, paint) in enumerate(found):
        x, middle = box[0] + 34 + (n % per) * step, box[1] + LINE / 2 + (n // per) * LINE
        stage.draw(("k-legend", key, paint), x, middle, (-34, -24, 34, 24), paint)
        if key in heraldry.ACTIONS:
            label = piece(words, key)
        else:
            label = words("render-legend-changed") if key == "changed" else words(f"knights-pic-legend-{key}")
        stage.text(x + 36, middle, label, 28, "bold", INK, "l", width=step - 76, least=18, kind="panel")
