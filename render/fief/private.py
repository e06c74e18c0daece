"""The dark green band that only its owner sees: purse, hand, own troops by kind, armed cards, offers and orders."""

from __future__ import annotations

import math
from collections.abc import Callable

from engine.fief.view import FiefView, OwnView, StackView
from render.core import cartouche, fonts, icons, palette
from render.core.api import Caption, Words
from render.core.brush import Brush
from render.core.palette import GOLD, INK, mix
from render.core.sprites import sized
from render.core.stage import Stage
from render.fief import cards, geography, pieces
from render.fief.words import capital, piece, place

TOP_ROW = 236.0
TILE = (392.0, 66.0)
"""A stack of one's own: its place and its units."""
_COLUMNS = 4
ORDERS = ("strangers", "fight", "losses", "windows")
"""Standing orders that are shown; all of them are in their own panel."""
KINDS = ("knight", "soldier", "archer", "crossbow", "bombard", "catapult")


def own_stacks(view: FiefView) -> list[StackView]:
    """The reader's own stacks."""
    mine = {f.family for f in view.families if f.seat == view.seat}
    return [s for s in view.stacks if s.family in mine]


def height(view: FiefView) -> float:
    """Height of the band in units."""
    rows = math.ceil(len(own_stacks(view)) / _COLUMNS)
    return TOP_ROW + rows * (TILE[1] + 6) + 16


def facts(view: FiefView, own: OwnView, words: Words) -> list[str]:
    """What else waits: armed cards, offers, a draft, the plan for drawing, the income as things stand."""
    found = []
    total = sum(sum(each.values()) for each in own.income)
    found.append(words("fief-picture-own-income", n=total))
    if own.plan:
        found.append(words("fief-picture-own-plan", list=", ".join(words(f"fief-word-{deck}") for deck in own.plan)))
    if own.armed:
        found.append(words("fief-picture-own-armed", list=", ".join(piece(words, a.card) for a in own.armed)))
    if own.deals:
        found.append(words("fief-picture-own-deals", n=len(own.deals)))
    if own.company and sum(own.company.values()):
        found.append(words("fief-picture-own-company", n=sum(own.company.values())))
    for key in ORDERS:
        found.append(f"{words(f'fief-word-{key}')}: {words(f'fief-word-{getattr(own.orders, key)}')}")
    return found


def band(stage: Stage, view: FiefView, own: OwnView, caption: Caption, top: float) -> None:
    """The dark green band under the map with what only its owner may see."""
    words = caption.words
    cartouche.vellum(stage, geography.WIDTH, top, height(view))
    mine = [f.family for f in view.families if f.seat == view.seat]
    for n, family in enumerate(mine):
        pieces.shield(stage, 64 + n * 66, top + 92, family, 1.1)
    soft = mix(palette.VELLUM_TEXT, palette.VELLUM, 0.3)
    title = words("fief-picture-own-title")
    stage.text(34, top + 36, title, 22, "name", GOLD, "l", width=260, least=12, kind="band")
    stage.draw(("coin", 0.6), 64, top + 178, (-32, -32, 32, 32), sized(icons.coin, 0.58), 2)
    stage.text(104, top + 178, str(own.purse), 64, "black", palette.VELLUM_TEXT, "l", kind="key")
    # The hand.
    left = 330.0
    text = words("fief-picture-own-hand", n=len(own.hand))
    stage.text(left, top + 36, text, 26, "name", GOLD, "l", width=500, least=14, kind="band")
    room = 690.0
    step = min(132.0, room / max(1, len(own.hand)))
    for n, slug in enumerate(own.hand):
        x = left + step * (n + 0.5)
        size = min(1.0, (step - 6) / 94)
        stage.draw(
            ("card", slug, size), x, top + 116, (-50 * size, -62 * size, 50 * size, 62 * size),
            sized(cards.paint, size, slug), 2,
        )  # fmt: skip
        lines = fonts.wrapped(capital(piece(words, slug)), "bold", 17, step - 4, 2)
        for k, line in enumerate(lines):
            stage.text(
                x, top + 190 + k * 19, line, 17, "bold", palette.VELLUM_TEXT, width=step - 4, least=11.2, kind="band"
            )
        if n in _away(own):
            stage.draw(("away",), x + 30 * size, top + 76, (-18, -18, 18, 18), _away_mark)
    if not own.hand:
        stage.text(left, top + 110, words("fief-picture-own-none"), 26, "bold", soft, "l", width=room, kind="band")
    # What else waits.
    told = facts(view, own, words)
    high = min(32.0, 196 / len(told))
    for n, fact in enumerate(told):
        paint = GOLD if n == 0 else palette.VELLUM_TEXT if n < len(told) - len(ORDERS) else soft
        stage.text(1050, top + 34 + n * high, fact, min(22.0, high * 0.8), "bold", paint, "l", width=520, least=16,
                   kind="band")  # fmt: skip
    for n, stack in enumerate(own_stacks(view)):
        row, column = divmod(n, _COLUMNS)
        _tile(stage, stack, words, 14 + column * (TILE[0] + 2), top + TOP_ROW + row * (TILE[1] + 6))


def _away(own: OwnView) -> set[int]:
    """Which cards of the hand are about to be laid aside."""
    left, found = list(own.away), set()
    for n, slug in enumerate(own.hand):
        if slug in left:
            left.remove(slug)
            found.add(n)
    return found


def _away_mark(brush: Brush) -> None:
    brush.ellipse(0, 0, 16, fill=palette.WAX, outline=INK, width=2)
    brush.line([(-7, -7), (7, 7)], palette.WHITE, 5)
    brush.line([(7, -7), (-7, 7)], palette.WHITE, 5)


def site_text(words: Words, city: str, site: str) -> str:
    """Where a stack stands."""
    name = place(words, city)
    if not site:
        return name
    if site in ("sea", "forest", "parade"):
        return words(f"fief-picture-site-{site}", place=name)
    return words("fief-picture-site-road", place=name, road=place(words, site))


def _tile(stage: Stage, stack: StackView, words: Words, left: float, top: float) -> None:
    """A stack: where it stands and of what kinds it is."""
    wide, high = TILE

    def paint(brush: Brush) -> None:
        brush.rect(0, 0, wide - 6, high, mix(palette.VELLUM_LIGHT, palette.VELLUM, 0.2), mix(palette.VELLUM, GOLD, 0.5),
                   1.6, radius=8)  # fmt: skip

    stage.draw(("tile", wide), left, top, (-1, -1, wide, high + 1), paint)
    pieces.shield(stage, left + 27, top + high / 2, stack.family, 0.68)
    name = site_text(words, stack.city, stack.site)
    stage.text(left + 54, top + 17, name, 20, "name", palette.VELLUM_TEXT, "l", width=wide - 70, least=12, kind="band")
    units = {**(stack.units or {}), "bombard": stack.bombards, "catapult": stack.catapults}
    x = left + 54
    shown = [(k, units[k]) for k in KINDS if units.get(k)]
    step = min(66.0, (wide - 70) / max(1, len(shown)))
    for kind, count in shown:
        stage.draw(("light", kind), x + 14, top + 44, (-15, -15, 15, 15), _light(kind))
        stage.text(x + 31, top + 44, str(count), 31, "black", palette.VELLUM_TEXT, "l", kind="band")
        x += step


def _light(kind: str) -> Callable[[Brush], None]:
    def paint(brush: Brush) -> None:
        brush.ellipse(0, 0, 14.5, fill=palette.PARCHMENT_LIGHT)
        pieces.UNITS[kind](brush.moved(0, 0, 0.25))

    return paint
