"""What can be bought, and what comes next: Mercenary Track, expeditions, spaces of action cards, pending Agendas.

The track shows its markers and the Mercenaries who may be hired, the expeditions everybody's stakes, the spaces the
cards that lie at Taxes, Wages and the Assembly.
"""

from __future__ import annotations

from engine.knights.analysis import troop_of
from engine.knights.game_data import EXPEDITIONS_FILE
from engine.knights.views.view import ExpeditionView, KnView
from render.core import fonts, palette, parchment
from render.core.api import NEAR, REST, Caption, Words
from render.core.brush import Brush, bezier
from render.core.palette import INK, hexed, mix
from render.core.stage import Stage
from render.knights import heraldry
from render.knights.heraldry import BROWN
from render.knights.words_more import capital, piece, player, word

WIDE = 800.0
HEAD, LABEL, SPOTS, OFFER, SEA, PILES, AGENDAS = 92.0, 42.0, 122.0, 98.0, 104.0, 96.0, 176.0
"""Heights: heading, a heading within, the track, a row of Mercenaries, an expedition, a space, pending Agendas."""
LEFT, RIGHT = 22.0, WIDE - 22
PER_ROW = 4
"""Mercenaries in a row."""
COLOURS = {"red": hexed("#A5281F"), "green": hexed("#36633F"), "blue": hexed("#2A4F78")}
"""Backs of Events."""


def high(view: KnView, zoom: str = "") -> float:
    """How high the picture is; with ``NEAR`` that of Mercenaries alone, with ``REST`` without them."""
    rows = -(-len(view.offer) // PER_ROW) if view.offer else 0
    hired = LABEL + SPOTS + OFFER * rows
    others = LABEL * 3 + SEA * len(view.expeditions) + PILES * len(view.spaces) + (AGENDAS if view.pending else 0)
    return HEAD + (hired if zoom != REST else 0) + (others if zoom != NEAR else 0) + 26


def draw(stage: Stage, view: KnView, caption: Caption, zoom: str = "") -> None:
    """The sheet over the upper left corner of a stage; ``zoom``: as for its height."""
    words = caption.words
    heraldry.frame(stage, (10, 10, WIDE - 10, high(view, zoom) - 10), "track")
    heraldry.sign(stage, 58, 52, "ship", 66)
    stage.text(100, 52, words("knights-pic-track"), 46, "name", INK, "l", width=470, least=26, kind="title")
    stage.text(RIGHT - 8, 52, words("knights-pic-turn", n=view.turn), 30, "bold", BROWN, "r", width=170, least=22,
               kind="note")  # fmt: skip
    y = HEAD if zoom == REST else _hired(stage, view, words, HEAD)
    if zoom != NEAR:
        _others(stage, view, caption, y)


def _hired(stage: Stage, view: KnView, words: Words, y: float) -> float:
    """The spots, and the Mercenaries on offer. Returns their lower edge."""
    y = _label(stage, words("knights-pic-mercenaries"), y)
    _spots(stage, view, y)
    y += SPOTS
    for n, slug in enumerate(view.offer):
        step = (RIGHT - LEFT) / PER_ROW
        x, top = LEFT + step * (n % PER_ROW), y + OFFER * (n // PER_ROW)
        heraldry.troop(stage, x + 52, top + 30, slug, 1.3)
        heraldry.sign(stage, x + 122, top + 30, "crowns", 36)
        stage.text(x + 144, top + 30, str(troop_of(slug).wage), 38, "black", INK, "l", kind="key")
        name = capital(word(words, slug.rsplit("-", 1)[0]))
        stage.text(x + 8, top + 78, name, 24, "bold", BROWN, "l", width=step - 12, least=22, kind="note")
    return y + (OFFER * (-(-len(view.offer) // PER_ROW)) if view.offer else 0)


def _others(stage: Stage, view: KnView, caption: Caption, y: float) -> None:
    """Expeditions, spaces, pending Agendas."""
    words = caption.words
    y = _label(stage, words("knights-pic-expeditions"), y)
    for n, it in enumerate(view.expeditions):
        _expedition(stage, view, it, n, caption, y)
        y += SEA
    y = _label(stage, words("knights-pic-spaces"), y)
    for space in view.spaces:
        heraldry.strip(
            stage, (LEFT, y, RIGHT, y + PILES - 8), mix(palette.PARCHMENT_LIGHT, palette.PARCHMENT_DARK, 0.4)
        )
        text = capital(word(words, space.slug))
        stage.text(LEFT + 14, y + 30, text, 30, "name", INK, "l", width=150, least=22, kind="note")
        text = words("knights-pic-of", n=len(space.cards), m=space.most)
        stage.text(LEFT + 14, y + 64, text, 32, "black", INK, "l", width=150, least=22, kind="key")
        room = RIGHT - LEFT - 240
        step = min(62.0, room / max(1, len(space.cards) - 1)) if space.cards else 0.0
        for k, card in enumerate(space.cards):
            x = LEFT + 206 + k * step
            heraldry.action(stage, x, y + PILES / 2 - 4, card.card, 0.72)
            if card.seat >= 0:
                heraldry.shield(stage, x + 14, y + PILES - 26, heraldry.number(view, card.seat), 0.24)
        y += PILES
    y = _label(stage, words("knights-pic-pending"), y)
    for n, slug in enumerate(view.pending):
        step = (RIGHT - LEFT) / max(3, len(view.pending))
        x = LEFT + step * (n + 0.5)
        heraldry.agenda(stage, x, y + 62, slug, 0.96)
        stage.text(x, y + 142, piece(words, slug), 27, "name", INK, width=step - 10, least=22, kind="note")


def _label(stage: Stage, text: str, y: float) -> float:
    stage.text(LEFT + 8, y + LABEL / 2, text, 28, "name", palette.WAX, "l", width=RIGHT - LEFT - 20, least=22,
               kind="title")  # fmt: skip
    return y + LABEL


def _spots(stage: Stage, view: KnView, y: float) -> None:
    """The spots in order, each with its fee; closed ones are dark."""
    step = (RIGHT - LEFT) / len(view.track)
    for n, spot in enumerate(view.track):
        x, middle = LEFT + step * (n + 0.5), y + 38

        def paint(brush: Brush, used: bool = spot.open) -> None:
            fill = palette.WHITE if used else palette.STONE_DARK
            brush.ellipse(0, 0, 38, fill=fill, outline=INK, width=3)
            brush.ellipse(0, 0, 32, outline=mix(INK, fill, 0.6), width=1.6)

        stage.draw(("k-spot", spot.open), x, middle, (-40, -40, 40, 40), paint, 1.6)
        if spot.seat >= 0:
            heraldry.shield(stage, x, middle + 1, heraldry.number(view, spot.seat), 0.5)
        elif not spot.open:
            stage.text(x, middle, "–", 40, "black", palette.PARCHMENT, kind="")
        if spot.open:
            heraldry.sign(stage, x - 17, y + 92, "crowns", 28)
            stage.text(x + 4, y + 92, str(spot.fee), 30, "black", INK, "l", kind="key")


def paint_sea(brush: Brush, wide: float, high: float) -> None:
    """Water with a few waves."""
    brush.rect(0, 0, wide, high, palette.SEA, mix(palette.SEA_DEEP, INK, 0.3), 2, radius=10)
    for row in range(3):
        for k in range(int(wide // 62)):
            x, y = 18 + k * 62 + row * 20, 26 + row * 25
            if x + 34 < wide:
                wave = bezier((x, y), (x + 8, y - 7), (x + 17, y), steps=5)
                wave += bezier((x + 17, y), (x + 26, y + 7), (x + 34, y), steps=5)
                brush.line(wave, mix(palette.SEA_DEEP, palette.SEA, 0.2), 2.4)


def _expedition(stage: Stage, view: KnView, it: ExpeditionView, n: int, caption: Caption, y: float) -> None:
    """An expedition: what it pays at best, where its fleet is, whose crowns are on board, whether it is blessed."""
    words = caption.words
    wide, tall = RIGHT - LEFT, SEA - 10
    stage.draw(("k-sea", wide, tall), LEFT, y, (0, 0, wide, tall), lambda brush: paint_sea(brush, wide, tall))
    name = fonts.wrapped(capital(word(words, it.slug)), "name", 30, 160, 2)
    best = words("knights-pic-best", n=EXPEDITIONS_FILE.expeditions[n].best)
    tops = (28, 64) if len(name) == 1 else (20, 47, 76)
    for top, line in zip(tops, [*name, best], strict=True):
        last = line == best
        stage.text(LEFT + 16, y + top, line, 25 if last else 30, "bold" if last else "name", INK, "l", width=160,
                   least=22, kind="note", halo=palette.SEA, halo_width=3)  # fmt: skip
    for k in range(EXPEDITIONS_FILE.spaces):
        x, middle = LEFT + 214 + k * 80, y + tall / 2

        def paint(brush: Brush, here: bool = it.spot == k + 1) -> None:
            brush.ellipse(0, 0, 34, fill=palette.PARCHMENT_LIGHT if here else None, outline=INK, width=3)

        stage.draw(("k-berth", it.spot == k + 1), x, middle, (-36, -36, 36, 36), paint)
        if it.spot == k + 1:
            heraldry.sign(stage, x, middle, "ship", 50)
        else:
            stage.text(x, middle, str(k + 1), 30, "black", mix(INK, palette.SEA, 0.4), kind="")
    if it.blessed:
        heraldry.sign(stage, LEFT + 436, y + tall / 2, "faith", 40)
    staked = [(s, crowns) for s, crowns in enumerate(it.stakes) if crowns]
    room = RIGHT - 14 - (LEFT + 456)
    per = 3
    for k, (seat, crowns) in enumerate(staked):
        x, low = LEFT + 470 + (k % per) * (room / per), y + (26 if len(staked) > per else 47) + (k // per) * 44
        heraldry.shield(stage, x, low, heraldry.number(view, seat), 0.34)
        stage.text(x + 24, low, str(crowns), 34, "black", INK, "l", kind="key")
    if not staked and not it.spot:
        text = words("knights-pic-harbour")
        stage.text(LEFT + 456, y + tall / 2, text, 25, "bold", INK, "l", width=room, least=22, kind="note",
                   halo=palette.SEA, halo_width=3)  # fmt: skip


def sheet(view: KnView, caption: Caption, width: int) -> Stage:
    """The sheet alone."""
    scale = width / WIDE
    stage = Stage(parchment.ground(width, round(high(view) * scale)), scale)
    draw(stage, view, caption)
    return stage


def text(view: KnView, caption: Caption) -> str:
    """The sheet in words."""
    words = caption.words
    taken = [
        words("knights-pic-alt-spot", n=n, fee=spot.fee, name=player(caption, spot.seat))
        for n, spot in enumerate(view.track, 1) if spot.seat >= 0
    ]  # fmt: skip
    hired = [words("knights-pic-alt-hired", name=piece(words, slug), n=troop_of(slug).wage) for slug in view.offer]
    told = [
        words("knights-pic-track"),
        f"{words('knights-pic-mercenaries')}: {', '.join(hired) or '–'}; {', '.join(taken) or '–'}",
    ]
    for it in view.expeditions:
        stakes = ", ".join(f"{player(caption, s)} {n}" for s, n in enumerate(it.stakes) if n)
        told.append(words("knights-pic-alt-expedition", name=capital(word(words, it.slug)), n=it.spot,
                          stakes=stakes or "–", blessed=int(it.blessed)))  # fmt: skip
    told += [
        f"{capital(word(words, s.slug))}: {words('knights-pic-of', n=len(s.cards), m=s.most)}" for s in view.spaces
    ]
    pending = ", ".join(piece(words, slug) for slug in view.pending)
    told.append(f"{words('knights-pic-pending')}: {pending or '–'}")
    return ". ".join(told) + "."
