"""The dark band that only its owner sees: hand and plan, Nobles with their troop cards, the stronghold's."""

from __future__ import annotations

from collections import Counter

from engine.knights.views.view import KnView
from render.core import palette
from render.core.api import Caption, Words
from render.core.cartouche import vellum
from render.core.palette import GOLD, mix
from render.core.sprites import sized
from render.core.stage import Stage
from render.knights import geography, heraldry, layout, pieces
from render.knights.words_more import capital, piece, word

LIGHT = palette.VELLUM_TEXT
SOFT = mix(LIGHT, palette.VELLUM, 0.3)
SIZE, LINE, CARDS = 44.0, 64.0, 300.0
"""Of the band for a phone: height of words, of the line of an army, and of what stands over these lines."""
BESIDE, BELOW, ONE, MORE = (880.0, 1440.0), (100.0, 1540.0), 136.0, 74.0
"""Where troop cards stand beside the words of an army, and below if there are many; widths of one and its number."""
NUMERALS = ("I", "II", "III")
Row = tuple[str, str, str, list[str], bool, int]


def piles(view: KnView) -> list[list[str]]:
    """By pile the kinds of one's own cards there: those of this planning, and once it is sealed what was laid on each
    pile that still has cards."""
    assert view.own is not None
    if any(view.piles):
        return [laid if left else [] for laid, left in zip(view.own.last, view.piles, strict=True)]
    return view.own.plan


def band(stage: Stage, view: KnView, caption: Caption, top: float) -> None:
    """Left the cards, right who leads which troops; only for a view with a seat's own part."""
    own, seat, words = view.own, view.seat, caption.words
    if own is None or seat is None:
        raise ValueError("a spectator has no private band")
    vellum(stage, geography.WIDTH, top, layout.BAND)
    it = view.barons[seat]
    heraldry.shield(stage, 74, top + 78, heraldry.number(view, seat), 0.86)
    stage.text(136, top + 40, words("knights-picture-own"), 30, "name", GOLD, "l", width=240, least=20, kind="band")
    for n, (sign, value) in enumerate((("crowns", it.crowns), ("wages", it.wages))):
        heraldry.sign(stage, 154 + n * 124, top + 92, sign, 46)
        stage.text(184 + n * 124, top + 94, str(value), 48, "black", LIGHT, "l", width=80, least=30, kind="band")
    _cards(stage, view, caption, top)
    _armies(stage, view, caption, top)


def _cards(stage: Stage, view: KnView, caption: Caption, top: float) -> None:
    """The plan on three piles, and what is left in hand."""
    own, words = view.own, caption.words
    assert own is not None
    for pile, kinds in enumerate(piles(view)):
        x = 430 + pile * 128
        stage.text(x, top + 34, NUMERALS[pile], 30, "black", GOLD, kind="band")
        for n in range(2):
            if n < len(kinds):
                heraldry.action(stage, x - 29 + n * 58, top + 92, kinds[n], 0.7)
            else:
                heraldry.slot(stage, x - 29 + n * 58, top + 92, 0.7)
    stage.text(40, top + 168, words("knights-picture-hand"), 26, "name", GOLD, "l", width=200, least=18, kind="band")
    kinds_left = [(kind, count) for kind, count in own.hand.items() if count]
    for n, (kind, count) in enumerate(kinds_left):
        x = 76 + n * 128
        heraldry.action(stage, x, top + 232, kind, 0.82)
        stage.text(x + 60, top + 232, f"×{count}", 44, "black", LIGHT, kind="band")


def _armies(stage: Stage, view: KnView, caption: Caption, top: float) -> None:
    """A line for each Noble and the stronghold: banner, place, troop cards."""
    seat, words = view.seat, caption.words
    assert seat is not None
    baron = heraldry.number(view, seat)
    y = top + 40.0
    for shape, name, where, troops, tired, _ in rows(view, words):
        if shape:
            heraldry.banner(stage, 872, y + 2, baron, shape, 0.36, tired)
        else:
            stage.draw(
                ("k-own-hold", baron), 872, y + 4, (-24, -26, 24, 18), sized(pieces.paint_hold, 0.44, baron), 0.8
            )
        stage.text(904, y - 11, name, 34, "bold", LIGHT, "l", width=254, least=22, kind="band")
        stage.text(904, y + 17, where, 24, "bold", SOFT, "l", width=254, least=18, kind="band")
        gap = min(76.0, 360 / max(1, len(troops) - 1))
        for n, slug in enumerate(troops):
            heraldry.troop(stage, 1200 + n * gap, y, slug, 0.88, baron)
        y += 55


def rows(view: KnView, words: Words) -> list[Row]:
    """Who leads troops: shape, name, place, troop cards, whether exhausted, and how many men they are."""
    seat = view.seat
    assert seat is not None
    rows: list[Row] = []
    for noble in view.nobles:
        if noble.seat == seat and not noble.gone:
            where = words(f"knights-place-{noble.area}") if noble.area else words("knights-pic-off")
            if noble.dead:
                where = words("knights-picture-dead")
            name = capital(piece(words, noble.slug))
            rows.append((noble.shape, name, where, noble.troops, noble.exhausted, noble.strength))
    hold = view.strongholds[seat]
    where = words(f"knights-place-{hold.area}") if hold.area else words("knights-pic-off")
    rows.append(("", capital(word(words, "stronghold")), where, hold.troops, False, hold.men))
    return rows


def tall(view: KnView, words: Words) -> float:
    """How high the band for a phone is, in units."""
    return CARDS + sum([len(_laid(row[3])) for row in rows(view, words)]) * LINE + 30


def _laid(troops: list[str]) -> list[list[tuple[float, str, int]]]:
    """Troop cards in lines, the largest first, those that are alike once with their number: the first line stands
    beside the words. By card where it begins, its slug, how many."""
    lines: list[list[tuple[float, str, int]]] = [[]]
    x, end = BESIDE
    for slug, count in sorted(Counter(troops).items(), key=lambda it: (-int(it[0].rpartition("-")[2]), it[0])):
        wide = ONE + (MORE if count > 1 else 0)
        if x + wide > end:
            lines.append([])
            x, end = BELOW
        lines[-1].append((x, slug, count))
        x += wide
    return lines


def large(stage: Stage, view: KnView, caption: Caption, top: float) -> None:
    """The band in words large enough for a phone: the cards, and under them a line for each army."""
    own, seat, words = view.own, view.seat, caption.words
    if own is None or seat is None:
        raise ValueError("a spectator has no private band")
    vellum(stage, geography.WIDTH, top, tall(view, words))
    it, baron = view.barons[seat], heraldry.number(view, seat)
    heraldry.shield(stage, 76, top + 78, baron, 0.86)
    stage.text(140, top + 42, words("knights-picture-own"), SIZE, "name", GOLD, "l", width=560, least=SIZE, kind="band")
    for n, (sign, value) in enumerate((("crowns", it.crowns), ("wages", it.wages))):
        heraldry.sign(stage, 164 + n * 190, top + 108, sign, 54)
        stage.text(202 + n * 190, top + 110, str(value), 54, "black", LIGHT, "l", kind="band")
    for pile, kinds in enumerate(piles(view)):
        x = 740.0 + pile * 290
        stage.text(x, top + 76, NUMERALS[pile], 48, "black", GOLD, kind="band")
        for n in range(2):
            if n < len(kinds):
                heraldry.action(stage, x + 84 + n * 86, top + 78, kinds[n], 1)
            else:
                heraldry.slot(stage, x + 84 + n * 86, top + 78, 1)
    hand = words("knights-picture-hand")
    wide = stage.text(40, top + 220, hand, SIZE, "name", GOLD, "l", width=300, least=SIZE, kind="band")
    left = [(kind, count) for kind, count in own.hand.items() if count]
    step = min(190.0, (1540 - wide - 60) / max(1, len(left)))
    for n, (kind, count) in enumerate(left):
        x = 100 + wide + n * step
        heraldry.action(stage, x, top + 220, kind, 1)
        stage.text(x + 74, top + 220, f"×{count}", 48, "black", LIGHT, kind="band")
    y = top + CARDS + LINE / 2
    for shape, name, where, troops, tired, men in rows(view, words):
        if shape:
            heraldry.banner(stage, 58, y, baron, shape, 0.42, tired)
        else:
            stage.draw(("k-own-hold", baron), 58, y + 4, (-24, -26, 24, 18), sized(pieces.paint_hold, 0.44, baron), 1)
        told = stage.text(100, y, name, SIZE, "bold", LIGHT, "l", width=420, least=SIZE, kind="band")
        stage.text(124 + told, y, where, SIZE, "bold", SOFT, "l", width=760 - told, least=SIZE, kind="band")
        stage.text(1566, y, str(men), 50, "black", LIGHT, "r", kind="band")
        for cards in _laid(troops):
            for x, slug, count in cards:
                heraldry.troop(stage, x + 62, y, slug, 1.12, baron, heraldry.WIDE_CARD)
                if count > 1:
                    stage.text(x + 130, y, f"×{count}", SIZE, "black", LIGHT, "l", kind="band")
            y += LINE
