"""Under the map: a line for every Baron, the spaces with their cards, what is in force, the legend."""

from __future__ import annotations

from collections.abc import Callable

from engine.knights.views.view import BaronView, KnView
from render.core import fonts, palette
from render.core.api import Caption, Words
from render.core.brush import Brush
from render.core.palette import INK, mix
from render.core.stage import Stage
from render.knights import geography, heraldry, layout, legend
from render.knights.heraldry import BROWN
from render.knights.words_more import capital, piece, word

LEFT, RIGHT = 14.0, geography.WIDTH - 14.0
FIGURES = ("influence", "cities", "crowns", "votes", "faith")


def _figure(it: BaronView, what: str) -> str:
    if what == "cities":
        return f"{it.kingdom}+{it.cities - it.kingdom}" if it.cities > it.kingdom else str(it.kingdom)
    return str(getattr(it, what))


def barons(stage: Stage, view: KnView, caption: Caption, top: float) -> float:
    """The Barons in two columns, by seat: what they have, who presides, who heads the Church, whom the table waits
    for. Returns where it ends."""
    names = fonts.shown_names(caption.names)
    wide = (RIGHT - LEFT - layout.GAP) / 2
    for it in view.barons:
        row, column = divmod(it.seat, 2)
        x, y = LEFT + column * (wide + layout.GAP), top + row * layout.ROW
        _baron(stage, view, it, names[it.seat], x, y, wide, layout.ROW - 8)
    return top + -(-view.seats // 2) * layout.ROW - 8


def _baron(stage: Stage, view: KnView, it: BaronView, name: str, x: float, y: float, wide: float, high: float) -> None:
    tint = heraldry.hue(view, it.seat)
    mine = view.seat == it.seat
    heraldry.frame(
        stage, (x, y, x + wide, y + high), f"baron-{mine}", mix(palette.PARCHMENT_LIGHT, tint, 0.14 if mine else 0.05)
    )
    heraldry.shield(stage, x + 56, y + high / 2 + 2, heraldry.number(view, it.seat), 0.72)
    stage.text(x + 106, y + 27, name, 34, "name", INK, "l", width=wide - 330, least=24, kind="name")
    at = x + wide - 30
    for mark in legend.ranks(view, it):
        heraldry.sign(stage, at, y + 28, legend.RANKS[mark], 40)
        at -= 46
    step = (wide - 120) / len(FIGURES)
    for n, what in enumerate(FIGURES):
        left = x + 108 + n * step
        heraldry.sign(stage, left + 18, y + 73, what, 38)
        text = _figure(it, what)
        stage.text(left + 42, y + 74, text, 44, "black", INK, "l", width=step - 46, least=30, kind="key")
        if legend.leads(view, it, what):
            stage.draw(("k-lead",), left + 66, y + 97, (-32, -3, 32, 3), legend.underline)


def supply(stage: Stage, view: KnView, caption: Caption, top: float, *, changed: bool) -> float:
    """The piles and spaces, what is in force and how much Influence is left; the legend. Returns where it ends."""
    words = caption.words
    wide = (RIGHT - LEFT - 3 * layout.GAP) / 4
    high = 128.0
    for n, space in enumerate(view.spaces):
        x = LEFT + n * (wide + layout.GAP)
        heraldry.frame(stage, (x, top, x + wide, top + high), "space")
        stage.text(x + 16, top + 24, capital(word(words, space.slug)), 27, "name", BROWN, "l", width=wide - 110,
                   least=18, kind="panel")  # fmt: skip
        stage.text(x + wide - 16, top + 25, f"{len(space.cards)}/{space.most}", 34, "black", INK, "r", kind="key")
        gap = min(48.0, (wide - 56) / max(1, len(space.cards) - 1))
        for k, card in enumerate(space.cards):
            heraldry.action(stage, x + 34 + k * gap, top + 82, card.card, 0.62)
            if card.seat >= 0:
                stage.draw(("k-owner", heraldry.number(view, card.seat)), x + 34 + k * gap, top + 116, (-10, -7, 10, 7),
                           _chip(heraldry.hue(view, card.seat)))  # fmt: skip
    x = LEFT + 3 * (wide + layout.GAP)
    _race(stage, view, words, x, top, wide, high)
    _force(stage, view, words, top + high + 8, 34)
    low = top + high + 46
    legend.draw(stage, view, words, (LEFT, low, RIGHT), changed)
    return top + layout.SUPPLY + legend.lines(view, changed) * layout.LINE


def _chip(tint: palette.Colour) -> Callable[[Brush], None]:
    return lambda brush: brush.rect(-9, -6, 18, 12, tint, INK, 1.4, radius=4)


def _race(stage: Stage, view: KnView, words: Words, x: float, top: float, wide: float, high: float) -> None:
    """What wins: Influence left in the pool, cities for a majority; cards left on the piles."""
    heraldry.frame(stage, (x, top, x + wide, top + high), "race-goal")
    for n, (sign, key, value) in enumerate(
        (("influence", "pool", view.pool), ("cities", "majority", view.majority), ("wait", "piles", sum(view.piles)))
    ):
        y = top + 27 + n * 38
        heraldry.sign(stage, x + 34, y, sign, 34)
        stage.text(x + 62, y, words(f"knights-picture-{key}"), 25, "bold", BROWN, "l", width=wide - 150, least=17,
                   kind="panel")  # fmt: skip
        text = str(value) if key != "piles" else " · ".join(str(n) for n in view.piles)
        stage.text(x + wide - 16, y, text, 34, "black", INK, "r", width=120, least=20, kind="key")


def _force(stage: Stage, view: KnView, words: Words, y: float, high: float) -> None:
    """Laws, decrees and lasting Events in one line."""
    cards = [piece(words, slug) for slug in (*view.laws, *(it.card for it in view.lasting))]
    text = words("knights-picture-in-force", list=" · ".join(cards)) if cards else words("knights-picture-no-laws")
    stage.text(LEFT + 12, y + high / 2, text, 26, "bold", INK, "l", width=RIGHT - LEFT - 24, least=17, kind="panel")
