"""The card of a table that waits for its players."""

from __future__ import annotations

from collections.abc import Callable

from render.core import encode, fonts, palette, parchment, shields
from render.core.api import LobbyCard, Picture
from render.core.brush import Brush
from render.core.palette import GOLD, INK, hexed, mix
from render.core.stage import Stage

KEYS = frozenset({"render-lobby-free", "render-lobby-title", "render-alt-lobby"})
"""The words the card asks for, besides ``game-<slug>``; ``render-alt-lobby`` takes title and list."""
Sign = Callable[[Brush, int], None]
"""Draws the sign of a seat around the origin."""
WIDTH = 1000
_ROW = 118.0


def compose(card: LobbyCard, width: int = WIDTH, sign: Sign | None = None) -> Stage:
    """The sheet: a herald's proclamation with the seats' arms and the facts. ``sign``: draws those of a game whose
    sides have badges of their own."""
    words = card.words
    rows = (len(card.seats) + 1) // 2
    facts_top = 232 + rows * _ROW
    high = facts_top + 42 * len(card.facts) + (56 if card.facts else 40)
    scale = width / WIDTH
    stage = Stage(parchment.ground(width, round(high * scale)), scale)

    def border(brush: Brush) -> None:
        brush.rect(16, 16, WIDTH - 32, high - 32, None, INK, 3, radius=10)
        brush.rect(24, 24, WIDTH - 48, high - 48, None, GOLD, 2, radius=7)
        for x, y in ((20, 20), (WIDTH - 20, 20), (20, high - 20), (WIDTH - 20, high - 20)):
            brush.poly([(x - 12, y), (x, y - 12), (x + 12, y), (x, y + 12)], GOLD, INK, 2)

    stage.draw(("lobby-border", high), 0, 0, (0, 0, WIDTH, high), border)
    brown = hexed("#7A3B20")
    stage.text(WIDTH / 2, 66, words(f"game-{card.game}"), 38, "name", brown, width=WIDTH - 140, kind="title")
    stage.text(WIDTH / 2, 124, fonts.printable(card.title), 62, "name", INK, width=WIDTH - 140, least=26, kind="key")
    stage.text(
        WIDTH / 2, 182, words("render-lobby-title"), 30, "text", palette.INK_SOFT, width=WIDTH - 140, kind="title"
    )
    taken = [name or "" for name in card.seats]
    initials = fonts.initials([name if name else "?" for name in taken])
    names = fonts.shown_names(taken)
    wide = (WIDTH - 150) / 2
    drawn = ("lobby-seat", card.game if sign else "")
    for index, name in enumerate(card.seats):
        x, y = 60 + index % 2 * (wide + 30), 226 + index // 2 * _ROW
        free = name is None
        initial = "" if free else initials[index]

        def paint(brush: Brush, seat: int = index, free: bool = free, initial: str = initial) -> None:
            brush.rect(
                0,
                0,
                wide,
                _ROW - 16,
                mix(palette.PARCHMENT_LIGHT, palette.PARCHMENT_DARK, 0.7 if free else 0),
                INK,
                2,
                radius=10,
            )
            if sign is None:
                shields.paint_shield(brush.moved(58, (_ROW - 16) / 2, 0.74), seat, initial, 70)
            else:
                sign(brush.moved(58, (_ROW - 16) / 2, 0.74), seat)

        stage.draw((*drawn, index, free, initial), x, y, (-2, -2, wide + 2, _ROW - 14), paint, shadow=2.5)
        text = words("render-lobby-free") if free else names[index]
        side = card.sides[index] if card.sides else ""
        middle = y + (_ROW - 16) / 2
        stage.text(
            x + 116, middle - (16 if side else 0), text, 34 if free else 44, "text" if free else "name",
            palette.INK_SOFT if free else INK, "l", width=wide - 120, least=22, kind="key",
        )  # fmt: skip
        if side:
            stage.text(x + 116, middle + 26, side, 28, "bold", brown, "l", width=wide - 124, least=16, kind="key")
    for index, fact in enumerate(card.facts):
        stage.text(
            WIDTH / 2,
            facts_top + 22 + 42 * index,
            fonts.printable(fact),
            30,
            "bold",
            INK,
            width=WIDTH - 140,
            least=16,
            kind="fact",
        )
    return stage


def lobby_card(card: LobbyCard, *, width: int = WIDTH, sign: Sign | None = None) -> Picture:
    """The card as an image; its alternative text names who sits where."""
    names = fonts.shown_names([name or "" for name in card.seats])
    free = card.words("render-lobby-free")
    shown = [free if name is None else names[index] for index, name in enumerate(card.seats)]
    sides = card.sides or [""] * len(shown)
    seats = ", ".join(f"{name} ({side})" if side else name for name, side in zip(shown, sides, strict=True))
    alt = card.words("render-alt-lobby", title=fonts.printable(card.title), list=seats)
    return encode.picture(compose(card, width, sign).image, " ".join([alt, *(f"{fact}." for fact in card.facts)]))
