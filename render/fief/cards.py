"""The faces of the cards in a hand, each 92 x 116 around the origin, and servants as small signs."""

from __future__ import annotations

from engine.fief.game_data import CHARACTERS
from render.core import icons, palette
from render.core.brush import Brush, bezier
from render.core.palette import GOLD, INK, hexed, mix
from render.fief import pieces, portraits

KIND: dict[str, str] = {c.slug: c.kind for c in CHARACTERS}
"""By card of the Character deck: man, woman, abbess, prelate, mercenary, burgher."""


def back_of(slug: str) -> str:
    """Which back a card has."""
    if slug in KIND:
        return "character"
    return "disaster" if slug in pieces.WEATHER and slug not in pieces.GOOD else "fortune"


def _crowd(brush: Brush) -> None:
    """Torches and forks: a rebellion."""
    for x, lean in ((-26, -8), (0, 2), (26, 10)):
        brush.line([(x, 46), (x + lean, -10)], pieces.WOOD, 8)
        flame = [*bezier((x + lean - 12, -8), (x + lean - 18, -30), (x + lean, -48)),
                 *bezier((x + lean, -48), (x + lean + 20, -26), (x + lean + 12, -8))]  # fmt: skip
        brush.poly(flame, hexed("#E07B1F"), INK, 4)
        brush.ellipse(x + lean, -18, 5, 8, hexed("#F8D35A"))


def _passage(brush: Brush) -> None:
    """A dark archway with steps."""
    brush.poly([(-38, 46), (-38, -8), *bezier((-38, -8), (-34, -44), (0, -46)), *bezier((0, -46), (34, -44), (38, -8)),
                (38, 46)], pieces.STONE, INK, 5)  # fmt: skip
    brush.poly([(-22, 46), (-22, -4), *bezier((-22, -4), (-20, -26), (0, -28)), *bezier((0, -28), (20, -26), (22, -4)),
                (22, 46)], INK)  # fmt: skip
    for n in range(3):
        brush.rect(-20 + n * 5, 36 - n * 10, 40 - n * 10, 7, mix(pieces.STONE, INK, 0.3 + n * 0.15))


def _dagger(brush: Brush) -> None:
    brush.poly([(-9, -6), (9, -6), (0, 48)], hexed("#C9CFD6"), INK, 4)
    brush.rect(-26, -16, 52, 11, GOLD, INK, 4, radius=4)
    brush.rect(-6, -42, 12, 28, pieces.WOOD, INK, 4)
    brush.ellipse(0, -45, 9, fill=palette.WAX, outline=INK, width=4)
    brush.poly([*bezier((16, 40), (8, 24), (16, 10)), *bezier((16, 10), (26, 26), (16, 40))], palette.WAX)


def _axe(brush: Brush) -> None:
    brush.line([(-20, 48), (14, -44)], pieces.WOOD, 10)
    brush.poly([(2, -36), *bezier((2, -36), (36, -50), (46, -16)), *bezier((46, -16), (40, 8), (18, 14)), (6, -6)],
               hexed("#B8BDC4"), INK, 5)  # fmt: skip
    brush.rect(-40, 38, 44, 12, mix(pieces.WOOD, INK, 0.2), INK, 4)


def _ambush(brush: Brush) -> None:
    """An arrow out of leaves."""
    for x, y, r in ((-28, 20, 18), (-8, 30, 20), (18, 24, 18), (-18, 0, 14)):
        brush.ellipse(x, y, r, fill=hexed("#5F7F48"), outline=INK, width=4)
    brush.line([(-20, 14), (38, -34)], INK, 6)
    brush.poly([(28, -40), (48, -44), (42, -22)], INK)


def _tax(brush: Brush) -> None:
    icons.coin(brush.moved(-12, 14, 0.56))
    icons.coin(brush.moved(16, 18, 0.56))
    icons.coin(brush.moved(2, -14, 0.6))


_FACES = {
    "tax": _tax, "rebellion": _crowd, "passage": _passage, "assassination": _dagger, "justice": _axe,
    "ambush": _ambush, **pieces.WEATHER,
}  # fmt: skip


def paint(brush: Brush, slug: str) -> None:
    """A card's face."""
    edge = pieces.CARD_BACKS[back_of(slug)]
    brush.rect(-46, -58, 92, 116, palette.PARCHMENT_LIGHT, INK, 2, radius=9)
    brush.rect(-42, -54, 84, 108, None, edge, 4.6, radius=6)
    pen = brush.moved(0, 0, 0.72)
    match KIND.get(slug):
        case "man" | "woman":
            portraits.bust(brush.moved(0, 6, 0.74), slug)
        case "abbess":
            portraits.bust(brush.moved(0, 6, 0.74), slug, "abbess")
        case "prelate":
            portraits.bust(brush.moved(0, 12, 0.72), slug, "archbishop" if slug.startswith("arch") else "bishop")
        case "mercenary":
            pieces.crossbow(pen)
        case "burgher":
            panel_ballot(pen.moved(0, 0, 0.9), slug.rsplit("-", 1)[1])
        case _:
            if slug in _FACES:
                _FACES[slug](pen)


def panel_ballot(brush: Brush, count: str) -> None:
    """A burgher's purse of votes."""
    brush.poly([(-34, -40), (34, -40), (44, 42), (-44, 42)], hexed("#7A5A34"), INK, 5)
    brush.line([(-30, -26), (30, -26)], GOLD, 8)
    brush.text(0, 12, count, 58, "black", palette.WHITE)
