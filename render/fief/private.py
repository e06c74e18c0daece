"""The dark green band that only its owner sees: purse, hand, own troops by kind, armed cards, offers and orders."""

from __future__ import annotations

import math
from collections.abc import Callable

from engine.fief.game_data import FAMILIES, NOBLE, PLACES, SHERWOOD
from engine.fief.views.view import FiefView, NobleView, OwnView, StackView
from render.core import cartouche, fonts, icons, palette
from render.core.api import Caption, Words
from render.core.brush import Brush
from render.core.palette import GOLD, INK, mix
from render.core.sprites import sized
from render.core.stage import Stage
from render.fief import cards, geography, pieces
from render.fief.layout import rank_of
from render.fief.words import capital, piece, place

TOP_ROW, RIM = 282.0, 18.0
"""Height of purse and hand, and what the band is higher where they stand alone."""
TITLE = 74.0
"""Height of the title of troops that stand alone."""
TILE = (780.0, 108.0)
"""A stack of one's own: its place and its units."""
_COLUMNS = 2
SIZE, LINE, PERSON = 44.0, 49.0, 66.0
"""Height of words, of a line of them, and of a line of Nobles: to be read where the board is 400 pixels wide."""
_WIDE = 1532.0
SOFT = mix(palette.VELLUM_TEXT, palette.VELLUM, 0.3)
ORDERS = ("strangers", "fight", "losses", "windows")
"""Standing orders that are shown; all of them are in their own panel."""
KINDS = ("knight", "soldier", "archer", "crossbow", "bombard", "catapult")


def own_stacks(view: FiefView) -> list[StackView]:
    """The reader's own stacks."""
    mine = {f.family for f in view.families if f.seat == view.seat}
    return [s for s in view.stacks if s.family in mine]


def own_nobles(view: FiefView) -> list[NobleView]:
    """The reader's own Nobles."""
    mine = {f.family for f in view.families if f.seat == view.seat}
    return [n for n in view.nobles if n.family in mine]


def _lines(view: FiefView, own: OwnView, words: Words) -> list[tuple[bool, str]]:
    """What else waits, the income apart, in lines of the band; whether it is a standing order."""
    told = facts(view, own, words)[1:]
    orders = len(told) - len(ORDERS)
    return [(n >= orders, line) for n, fact in enumerate(told) for line in fonts.wrapped(fact, "bold", SIZE, _WIDE, 3)]


def height(view: FiefView, own: OwnView, words: Words, hand: bool = True, troops: bool = True) -> float:
    """Height of the band in units: of purse and ``hand``, of one's ``troops`` and what else waits, or of both."""
    if not troops:
        return (TOP_ROW + RIM) * hand
    tiles = math.ceil(len(own_stacks(view)) / _COLUMNS) * (TILE[1] + 6)
    people = math.ceil(len(own_nobles(view)) / _COLUMNS) * PERSON
    return (TOP_ROW if hand else TITLE) + tiles + people + len(_lines(view, own, words)) * LINE + 30


def aimed(words: Words, slug: str) -> str:
    """For whom or where an armed card waits: a Noble, a family, invaders, a city, a region."""
    if slug in FAMILIES:
        return words(f"fief-word-{slug}")
    return piece(words, slug) if slug in NOBLE or slug == "invaders" else place(words, slug)


def facts(view: FiefView, own: OwnView, words: Words) -> list[str]:
    """What else waits: armed cards, offers, a draft, the plan for drawing, the income as things stand."""
    found = []
    total = sum(sum(each.values()) for each in own.income)
    found.append(words("fief-picture-own-income", n=total))
    if own.plan:
        found.append(words("fief-picture-own-plan", list=", ".join(words(f"fief-word-{deck}") for deck in own.plan)))
    if own.armed:
        armed = [f"{piece(words, a.card)} ({aimed(words, a.target)})" for a in own.armed]
        found.append(words("fief-picture-own-armed", list=", ".join(armed)))
    if own.deals:
        found.append(words("fief-picture-own-deals", n=len(own.deals)))
    if own.company and sum(own.company.values()):
        found.append(words("fief-picture-own-company", n=sum(own.company.values())))
    for key in ORDERS:
        found.append(f"{words(f'fief-word-{key}')}: {words(f'fief-word-{getattr(own.orders, key)}')}")
    return found


def band(
    stage: Stage, view: FiefView, own: OwnView, caption: Caption, top: float, hand: bool = True, troops: bool = True
) -> None:
    """The dark green band under the map with what only its owner may see, or one of its halves (``height``)."""
    if not (hand or troops):
        return
    words = caption.words
    cartouche.vellum(stage, geography.WIDTH, top, height(view, own, words, hand, troops))
    if hand:
        _hand(stage, view, own, words, top)
    else:
        _title(stage, words, top)
    if troops:
        _troops(stage, view, own, words, top + (TOP_ROW if hand else TITLE))


def _title(stage: Stage, words: Words, top: float) -> None:
    title = words("fief-picture-own-title")
    stage.text(34, top + 38, title, SIZE, "name", GOLD, "l", width=440, least=SIZE, kind="band")


def _hand(stage: Stage, view: FiefView, own: OwnView, words: Words, top: float) -> None:
    """Purse, income and hand."""
    mine = [f.family for f in view.families if f.seat == view.seat]
    for n, family in enumerate(mine):
        pieces.shield(stage, 68 + n * 74, top + 122, family, 1.24)
    _title(stage, words, top)
    stage.draw(("coin", 0.7), 68, top + 226, (-36, -36, 36, 36), sized(icons.coin, 0.7), 2)
    stage.text(114, top + 226, str(own.purse), 76, "black", palette.VELLUM_TEXT, "l", kind="key")
    # The hand.
    left = 300.0
    text = words("fief-picture-own-hand", n=len(own.hand))
    stage.text(500, top + 38, text, SIZE, "name", GOLD, "l", width=500, least=SIZE, kind="band")
    room = 1276.0
    step = min(300.0, room / max(1, len(own.hand)))
    for n, slug in enumerate(own.hand):
        x = left + step * (n + 0.5)
        size = min(1.0, (step - 6) / 94)
        stage.draw(
            ("card", slug, size), x, top + 124, (-50 * size, -62 * size, 50 * size, 62 * size),
            sized(cards.paint, size, slug), 2,
        )  # fmt: skip
        lines = fonts.wrapped(capital(piece(words, slug)), "bold", SIZE, step - 6, 2)
        for k, line in enumerate(lines):
            stage.text(
                x, top + 210 + k * (SIZE - 2), line, SIZE, "bold", palette.VELLUM_TEXT, width=step - 6, least=30,
                kind="band",
            )  # fmt: skip
        if n in _away(own):
            stage.draw(("away",), x + 30 * size, top + 88, (-18, -18, 18, 18), _away_mark)
    if not own.hand:
        stage.text(left, top + 130, words("fief-picture-own-none"), SIZE, "bold", SOFT, "l", width=room, kind="band")
    income = facts(view, own, words)[0]
    stage.text(1060, top + 36, income, SIZE, "bold", GOLD, "l", width=516, least=SIZE, kind="band")


def _troops(stage: Stage, view: FiefView, own: OwnView, words: Words, top: float) -> None:
    """One's Nobles, one's stacks, and what else waits."""
    known = own_nobles(view)
    for n, noble in enumerate(known):
        row, column = divmod(n, _COLUMNS)
        _person(stage, noble, words, 14 + column * (TILE[0] + 2), top + row * PERSON)
    top += math.ceil(len(known) / _COLUMNS) * PERSON
    for n, stack in enumerate(own_stacks(view)):
        row, column = divmod(n, _COLUMNS)
        _tile(stage, stack, words, 14 + column * (TILE[0] + 2), top + row * (TILE[1] + 6))
    top += math.ceil(len(own_stacks(view)) / _COLUMNS) * (TILE[1] + 6) + LINE / 2
    for n, (order, line) in enumerate(_lines(view, own, words)):
        paint = SOFT if order else palette.VELLUM_TEXT
        stage.text(34, top + n * LINE, line, SIZE, "bold", paint, "l", width=_WIDE, least=SIZE, kind="band")


def _person(stage: Stage, noble: NobleView, words: Words, left: float, top: float) -> None:
    """A Noble of one's own and where they are."""
    held = noble.captor is not None
    pieces.head(stage, left + 38, top + PERSON / 2, noble.slug, noble.family, rank_of(noble), 56, held)
    text = piece(words, noble.slug)
    if noble.place:
        text = words("fief-picture-own-noble", noble=text, place=place(words, noble.place))
    stage.text(left + 76, top + PERSON / 2, text, SIZE, "bold", palette.VELLUM_TEXT, "l", width=TILE[0] - 90,
               least=SIZE, kind="band")  # fmt: skip


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
    if city == PLACES[SHERWOOD]:
        return words("fief-picture-site-captive", place=name, noble=piece(words, site))
    return words("fief-picture-site-road", place=name, road=place(words, site))


def _tile(stage: Stage, stack: StackView, words: Words, left: float, top: float) -> None:
    """A stack: where it stands and of what kinds it is."""
    wide, high = TILE

    def paint(brush: Brush) -> None:
        brush.rect(0, 0, wide - 6, high, mix(palette.VELLUM_LIGHT, palette.VELLUM, 0.2), mix(palette.VELLUM, GOLD, 0.5),
                   1.6, radius=8)  # fmt: skip

    stage.draw(("tile", wide), left, top, (-1, -1, wide, high + 1), paint)
    pieces.shield(stage, left + 38, top + high / 2, stack.family, 1)
    name = site_text(words, stack.city, stack.site)
    stage.text(
        left + 76, top + 30, name, SIZE, "name", palette.VELLUM_TEXT, "l", width=wide - 96, least=SIZE, kind="band"
    )
    units = {**(stack.units or {}), "bombard": stack.bombards, "catapult": stack.catapults}
    x = left + 76
    shown = [(k, units[k]) for k in KINDS if units.get(k)]
    step = min(116.0, (wide - 90) / max(1, len(shown)))
    for kind, count in shown:
        stage.draw(("light", kind), x + 20, top + 74, (-21, -21, 21, 21), _light(kind))
        stage.text(x + 43, top + 74, str(count), 44, "black", palette.VELLUM_TEXT, "l", width=step - 44, least=SIZE,
                   kind="band")  # fmt: skip
        x += step


def _light(kind: str) -> Callable[[Brush], None]:
    def paint(brush: Brush) -> None:
        brush.ellipse(0, 0, 20.5, fill=palette.PARCHMENT_LIGHT)
        pieces.UNITS[kind](brush.moved(0, 0, 0.36))

    return paint
