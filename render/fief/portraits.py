"""The twenty Nobles as a herald would draw them: a bust each, told apart by hair, beard and headgear.

They wear the crown, coronet, mitre or veil of what they have become.
"""

from __future__ import annotations

import dataclasses
import math

from PIL import Image

from render.core import icons, palette, shields
from render.core.brush import Brush, Point, bezier
from render.core.palette import GOLD, INK, Colour, hexed, mix

SILVER = hexed("#D9DCE0")
SKINS: tuple[Colour, ...] = (hexed("#F1CDA6"), hexed("#E8BC92"), hexed("#F6D9BC"), hexed("#D9A67C"))
BROWN, BLACK, FAIR, RED, GREY, DARK = (
    hexed(code) for code in ("#6B4526", "#2C2320", "#D8AF56", "#A9502A", "#A8A39A", "#4A3322")
)


@dataclasses.dataclass(frozen=True, slots=True)
class Look:
    """How somebody looks."""

    skin: int
    """The index of their skin's colour in ``SKINS``."""
    hair: Colour
    """The colour of hair and beard."""
    cut: str
    """How the hair is cut, such as ``bob`` or ``braids``; empty where none shows."""
    beard: str
    """``short``, ``full`` or ``moustache``; empty for none."""
    head: str
    """What the head wears, such as ``cap`` or ``veil``; empty for nothing."""
    hat: Colour
    """The colour of that."""
    robe: Colour
    """The colour of the robe."""


LOOKS: dict[str, Look] = {
    "arthur": Look(0, FAIR, "bob", "short", "", hexed("#2F6690"), hexed("#8E2F2A")),
    "edward": Look(1, GREY, "bob", "full", "cap", hexed("#7A4A88"), hexed("#4A3A5E")),
    "godfrey": Look(3, BLACK, "short", "full", "coif", hexed("#9A9FA6"), hexed("#3E5C46")),
    "henri": Look(0, BROWN, "bob", "", "cap", hexed("#A5281F"), hexed("#2F4F76")),
    "herbert": Look(2, RED, "curly", "full", "", hexed("#4B7F52"), hexed("#5B4630")),
    "hugh": Look(1, DARK, "short", "moustache", "hood", hexed("#4B6A3A"), hexed("#6E3B28")),
    "roger": Look(2, FAIR, "short", "moustache", "helm", hexed("#B8BDC4"), hexed("#35537A")),
    "simon": Look(1, BLACK, "bald", "full", "", hexed("#555555"), hexed("#7A6A45")),
    "walter": Look(0, GREY, "short", "moustache", "chaperon", hexed("#35537A"), hexed("#2F3E36")),
    "william": Look(3, RED, "short", "short", "coif", hexed("#B8A88A"), hexed("#8A6116")),
    "alienor": Look(2, RED, "loose", "", "circlet", GOLD, hexed("#2F5542")),
    "anabel": Look(0, FAIR, "braids", "", "", GOLD, hexed("#A14A5A")),
    "beatrice": Look(1, BLACK, "loose", "", "crespine", hexed("#8A6116"), hexed("#6E2F4A")),
    "cecily": Look(2, BROWN, "", "", "wimple", hexed("#F4EEE0"), hexed("#4A6A8A")),
    "estrid": Look(2, FAIR, "braids", "", "circlet", SILVER, hexed("#35537A")),
    "joan": Look(1, DARK, "short", "", "cap", hexed("#A5281F"), hexed("#5B5B60")),
    "lucia": Look(3, BLACK, "loose", "", "veil", hexed("#D98A7A"), hexed("#8E2F2A")),
    "margaret": Look(0, GREY, "", "", "wimple", hexed("#3A3A3C"), hexed("#3F3F46")),
    "philippa": Look(2, BROWN, "", "", "hennin", hexed("#7A4A88"), hexed("#5A3F76")),
    "sybil": Look(1, RED, "braids", "", "veil", hexed("#DCE6D2"), hexed("#4B7F52")),
}
_PLAIN = Look(0, BROWN, "short", "", "cap", hexed("#6B5A45"), hexed("#6B5A45"))


def _arc(points: int, rx: float, ry: float, start: float, end: float, y: float = -6) -> list[Point]:
    return [
        (rx * math.cos(math.radians(start + (end - start) * n / points)),
         y + ry * math.sin(math.radians(start + (end - start) * n / points)))
        for n in range(points + 1)
    ]  # fmt: skip


def _behind(brush: Brush, look: Look) -> None:
    """Hair and cloth that lie behind the face."""
    edge = mix(look.hair, INK, 0.45)
    if look.cut == "loose":
        brush.poly([*_arc(12, 28, 30, 180, 360), (31, 34), (20, 42), (-20, 42), (-31, 34)], look.hair, edge, 2)
    elif look.cut == "braids":
        brush.poly([*_arc(12, 26, 30, 180, 360), (24, 14), (-24, 14)], look.hair, edge, 2)
        for sign in (-1, 1):
            for n in range(4):
                brush.ellipse(sign * (25 + n), 10 + n * 11, 7, 7.5, look.hair, edge, 1.6)
    elif look.cut == "bob":
        brush.poly([*_arc(12, 27, 30, 180, 360), (28, 18), (16, 24), (-16, 24), (-28, 18)], look.hair, edge, 2)
    elif look.cut == "curly":
        for n in range(11):
            turn = math.radians(150 + n * 24)
            brush.ellipse(25 * math.cos(turn), -8 + 25 * math.sin(turn), 9, fill=look.hair, outline=edge, width=1.6)
    if look.head in ("wimple", "veil"):
        cloth = look.hat
        brush.poly(
            [*_arc(12, 30, 34, 180, 360), (36, 40), (24, 52), (-24, 52), (-36, 40)], cloth, mix(cloth, INK, 0.5), 2
        )
    elif look.head == "hennin":
        brush.poly([(-17, -26), (17, -26), (6, -72), (-2, -72)], look.hat, mix(look.hat, INK, 0.5), 2)
        brush.poly([(2, -70), (40, -30), (34, 30), (24, 20), (22, -20)], mix(palette.WHITE, look.hat, 0.15))


def _face(brush: Brush, look: Look, woman: bool) -> None:
    skin = SKINS[look.skin]
    edge = mix(skin, INK, 0.6)
    brush.poly([(-10, 12), (10, 12), (13, 32), (-13, 32)], mix(skin, INK, 0.16))
    wide = 20.0 if woman else 21.5
    brush.ellipse(0, -5, wide, 26, skin, edge, 2)
    brush.ellipse(-10, 5, 5, 3.6, mix(skin, palette.WAX, 0.22))
    brush.ellipse(10, 5, 5, 3.6, mix(skin, palette.WAX, 0.22))
    for sign in (-1, 1):
        brush.ellipse(sign * 8.5, -7, 3.6, 2.8, palette.WHITE)
        brush.ellipse(sign * 8.5, -7, 2.2, fill=INK)
        brow = look.hair if look.hair != FAIR else mix(FAIR, INK, 0.3)
        brush.line([(sign * 4.5, -13), (sign * 13, -13.5 if woman else -12)], mix(brow, INK, 0.35), 1.6 if woman else 3)
    brush.line([(0.5, -6), (-2.5, 4), (2, 5)], edge, 1.8)
    brush.line([(-5, 12), (0, 13), (5.5, 11.5)], palette.WAX if woman else mix(palette.WAX, INK, 0.35), 2.6)


def _beard(brush: Brush, look: Look) -> None:
    hair, edge = look.hair, mix(look.hair, INK, 0.4)
    if look.beard == "full":
        brush.poly([*_arc(8, 22, 26, 10, 170), (-20, -2), (-13, 6), (-6, 9), (6, 9), (13, 6), (20, -2)], hair)
        brush.poly([(-15, 14), (15, 14), (6, 32), (0, 36), (-6, 32)], hair, edge, 1.4)
        brush.line([(-6, 12.5), (6, 12.5)], palette.WAX, 2.4)
    elif look.beard == "short":
        brush.poly([*_arc(8, 22, 26, 30, 150), (-13, 9), (-5, 15), (5, 15), (13, 9)], mix(hair, INK, 0.08))
        brush.line([(-6, 12), (6, 12)], palette.WAX, 2.4)
    if look.beard in ("moustache", "full"):
        brush.poly([(0, 7), (9, 8), (15, 13), (6, 11), (0, 10), (-6, 11), (-15, 13), (-9, 8)], mix(hair, INK, 0.12))


def _hair(brush: Brush, look: Look) -> None:
    """What falls over the brow."""
    edge = mix(look.hair, INK, 0.4)
    if look.cut in ("short", "bob"):
        brush.poly(
            [*_arc(12, 23.5, 28, 175, 365), (17, -14), (9, -20), (0, -17), (-9, -20), (-17, -14)], look.hair, edge, 1.6
        )
    elif look.cut in ("loose", "braids"):
        brush.poly([*_arc(12, 22.5, 28, 185, 355), (17, -10), (3, -27), (-3, -27), (-17, -10)], look.hair, edge, 1.4)
    elif look.cut == "bald":
        for sign in (-1, 1):
            brush.ellipse(sign * 20.5, -4, 4, 9, look.hair)


def _headgear(brush: Brush, look: Look) -> None:
    hat, edge = look.hat, mix(look.hat, INK, 0.5)
    match look.head:
        case "cap":
            brush.poly([*_arc(10, 25, 30, 180, 360, -14), (27, -14), (-27, -14)], hat, edge, 2)
            brush.rect(-28, -19, 56, 9, mix(hat, INK, 0.25), edge, 1.6, radius=4)
            brush.line([(12, -26), (30, -46)], palette.PARCHMENT_LIGHT, 4)
        case "coif":
            brush.poly(
                [*_arc(12, 25, 31, 165, 375), (20, 20), (14, -10), (0, -18), (-14, -10), (-20, 20)], hat, edge, 2
            )
        case "hood":
            brush.poly(
                [*_arc(12, 28, 33, 170, 370), (30, 30), (17, 26), (18, -6), (0, -20), (-18, -6), (-17, 26), (-30, 30)],
                hat, edge, 2,
            )  # fmt: skip
        case "helm":
            brush.poly([*_arc(10, 24, 32, 180, 360, -12), (24, -12), (-24, -12)], hat, edge, 2)
            brush.rect(-3.5, -18, 7, 22, mix(hat, INK, 0.15), edge, 1.2)
        case "chaperon":
            brush.ellipse(0, -24, 29, 11, hat, edge, 2)
            brush.poly([(-20, -28), (14, -28), (4, -46), (-16, -44)], mix(hat, INK, 0.12), edge, 1.6)
            brush.poly([(20, -24), (34, -16), (36, 22), (28, 24)], hat, edge, 1.6)
        case "circlet":
            brush.line([(-22, -17), (-11, -21), (0, -22.5), (11, -21), (22, -17)], edge, 6)
            brush.line([(-22, -17), (-11, -21), (0, -22.5), (11, -21), (22, -17)], hat, 3.6)
            brush.ellipse(0, -22, 3.6, fill=palette.WAX)
        case "crespine":
            for sign in (-1, 1):
                brush.ellipse(sign * 23, -9, 9, 14, hat, edge, 2)
            brush.rect(-24, -29, 48, 9, hat, edge, 1.6, radius=3)
        case "wimple":
            white = mix(hat, palette.WHITE, 0.5)
            brush.poly(
                [*_arc(12, 26, 32, 180, 360), (24, 22), (12, 36), (-12, 36), (-24, 22), (-17, 14), (-18, -10),
                 (-10, -20), (10, -20), (18, -10), (17, 14), (-17, 14), (-24, 22), (-24, -6)],
                white, mix(white, INK, 0.4), 1.6,
            )  # fmt: skip
            brush.poly([(-17, 15), (17, 15), (13, 34), (-13, 34)], white)
        case "veil":
            brush.poly([*_arc(12, 27, 32, 185, 355), (20, -14), (0, -22), (-20, -14)], hat, edge, 2)
        case "hennin":
            brush.poly([(-22, -16), (22, -16), (17, -30), (-17, -30)], look.hat, mix(look.hat, INK, 0.5), 2)


def _mitre(brush: Brush, arch: bool) -> None:
    """A bishop's mitre; an archbishop's is gold."""
    fill = hexed("#E7C46A") if arch else palette.WHITE
    brush.poly([(-23, -15), (-28, -40), (0, -72), (28, -40), (23, -15)], fill, INK, 2.4)
    brush.line([(0, -68), (0, -16)], palette.WAX, 5)
    brush.rect(-24, -24, 48, 9, palette.WAX if arch else GOLD, INK, 1.6)


def _nun(brush: Brush) -> None:
    """An abbess: black veil over a white wimple."""
    black = hexed("#2E2C30")
    brush.poly(
        [*_arc(14, 31, 36, 170, 370), (34, 44), (20, 40), (19, -4), (11, -19), (-11, -19), (-19, -4), (-20, 40),
         (-34, 44)],
        black, INK, 2,
    )  # fmt: skip
    brush.poly([(-19, -4), (-11, -19), (11, -19), (19, -4), (15, -11), (0, -14), (-15, -11)], palette.WHITE)
    brush.poly([(-18, 8), (-14, 17), (0, 21), (14, 17), (18, 8), (22, 34), (0, 46), (-22, 34)], palette.WHITE, INK, 1.2)


def bust(brush: Brush, slug: str, rank: str = "") -> None:
    """Somebody's bust in a box of 100 x 100 around the origin. ``rank``: what the head wears because of a title."""
    look = LOOKS.get(slug, _PLAIN)
    woman = slug in _WOMEN
    if rank in ("bishop", "archbishop"):
        look = dataclasses.replace(look, head="", robe=hexed("#6E2F4A") if rank == "archbishop" else hexed("#5A4A7A"))
    elif rank == "abbess":
        look = dataclasses.replace(look, head="", cut="", robe=hexed("#3A3A3C"))
    elif rank in ("king", "queen", "sovereign-queen", "prince", "lord") and look.head not in ("wimple", "coif", "veil"):
        look = dataclasses.replace(look, head="")
    _behind(brush, look)
    robe, edge = look.robe, mix(look.robe, INK, 0.5)
    brush.poly([(-52, 64), (-45, 40), (-17, 25), (17, 25), (45, 40), (52, 64)], robe, edge, 2.4)
    if rank in ("king", "queen", "sovereign-queen", "prince"):
        brush.poly([(-45, 40), (-17, 25), (17, 25), (45, 40), (20, 46), (0, 38), (-20, 46)], palette.WHITE, INK, 1.4)
        for x, y in ((-28, 38), (-14, 33), (14, 33), (28, 38), (0, 33)):
            brush.line([(x, y), (x, y + 5)], INK, 2.4)
    else:
        brush.line([(-16, 26), (0, 40), (16, 26)], mix(GOLD, robe, 0.2), 4)
    _face(brush, look, woman)
    if rank != "abbess":
        _beard(brush, look)
        _hair(brush, look)
        _headgear(brush, look)
    match rank:
        case "bishop" | "archbishop":
            _mitre(brush, rank == "archbishop")
        case "abbess":
            _nun(brush)
        case "king" | "queen" | "sovereign-queen":
            icons.crown(brush.moved(0, -37, 0.5 if rank == "queen" else 0.58), GOLD)
        case "prince":
            icons.crown(brush.moved(0, -34, 0.42), GOLD)
        case "lord":
            coronet(brush.moved(0, -33, 0.5))


def coronet(brush: Brush) -> None:
    """A Lord's coronet of silver, in a box of 100 wide."""
    brush.poly([(-46, 20), (-50, -20), (-25, -2), (0, -24), (25, -2), (50, -20), (46, 20)], SILVER, INK, 5)
    for x, y in ((-50, -22), (0, -26), (50, -22)):
        brush.ellipse(x, y, 8, fill=palette.WHITE, outline=INK, width=3)


_WOMEN = frozenset(
    ("alienor", "anabel", "beatrice", "cecily", "estrid", "joan", "lucia", "margaret", "philippa", "sybil")
)


def _pasted(brush: Brush, field: Image.Image, shape: list[Point]) -> None:
    """A field onto the sheet within a shape."""
    mask = Image.new("L", brush.image.size, 0)
    Brush(mask, brush.scale, brush.left, brush.top).poly(shape, 255)
    brush.image.paste(field, (0, 0), mask)


def medallion(brush: Brush, slug: str, family: int, rank: str = "") -> None:
    """A Noble in a round frame of their family's hue, 100 wide; crown or mitre stand out of it."""
    hue = palette.seat_hue(family)
    ring = [(47 * math.cos(math.radians(10 * n)), 47 * math.sin(math.radians(10 * n))) for n in range(36)]
    field = Image.new("RGB", brush.image.size, mix(hue, palette.PARCHMENT_LIGHT, 0.62))
    pen = Brush(field, brush.scale, brush.left, brush.top)
    shields.ordinary(pen, palette.seat_pattern(family), mix(hue, palette.PARCHMENT_LIGHT, 0.34))
    bust(pen.moved(0, 8, 0.92), slug, rank)
    # What is over the rim is kept: the upper part reaches higher than the frame.
    tall = [(x, y) if y > 0 else (x, y * 1.0) for x, y in ring]
    if rank:
        head = [(-30, -30), (-30, -62), (30, -62), (30, -30)]
        crowned = Image.new("RGBA", brush.image.size, (0, 0, 0, 0))
        bust(Brush(crowned, brush.scale, brush.left, brush.top).moved(0, 8, 0.92), slug, rank)
        _pasted(brush, field, tall)
        brush.line([*ring, ring[0]], INK, 10)
        brush.line([*ring, ring[0]], hue, 6.4)
        mask = Image.new("L", brush.image.size, 0)
        Brush(mask, brush.scale, brush.left, brush.top).poly(head, 255)
        clear = Image.new("RGBA", brush.image.size, (0, 0, 0, 0))
        clear.paste(crowned, (0, 0), mask)
        brush.image.paste(clear, (0, 0), clear)
        return
    _pasted(brush, field, tall)
    brush.line([*ring, ring[0]], INK, 10)
    brush.line([*ring, ring[0]], hue, 6.4)


def card(brush: Brush, slug: str, family: int, rank: str = "") -> None:
    """A Noble's portrait under a pointed arch, 100 x 130 around the origin, on the field of their family."""
    hue = palette.seat_hue(family)
    arch = [(-50, 62), (-50, -22), *bezier((-50, -22), (-46, -50), (0, -66)), *bezier((0, -66), (46, -50), (50, -22)),
            (50, 62)]  # fmt: skip
    field = Image.new("RGB", brush.image.size, mix(hue, palette.PARCHMENT_LIGHT, 0.55))
    pen = Brush(field, brush.scale, brush.left, brush.top)
    shields.ordinary(pen.moved(0, 0, 1.15), palette.seat_pattern(family), mix(hue, palette.PARCHMENT_LIGHT, 0.28))
    bust(pen.moved(0, 12, 0.98), slug, rank)
    _pasted(brush, field, arch)
    brush.line([*arch, arch[0]], INK, 6)
    brush.line([(x * 0.94, y * 0.95) for x, y in [*arch, arch[0]]], GOLD, 2.4)
