"""What stands on the map: buildings, shields with counts, heads, engines, mills, the sword, relics, cards, captives."""

from __future__ import annotations

import math

from PIL import Image

from render.core import fonts, icons, palette, shields
from render.core.brush import Brush, bezier
from render.core.palette import GOLD, INK, Colour, hexed, mix
from render.core.sprites import sized
from render.core.stage import Stage
from render.fief import portraits

WIDE, TALL = 54.0, 62.0
"""A shield at size 1."""
DIGIT = 44.0
"""How large the number of a stack is: to be read where the board is 400 pixels wide."""
RAIDERS = hexed("#26262A")
WOOD = hexed("#8A5A2E")
STONE = hexed("#CFC6B2")
SLATE = hexed("#6F7F8C")
CARD_BACKS: dict[str, Colour] = {
    "character": hexed("#35537A"), "fortune": hexed("#3E6B46"), "disaster": hexed("#9C2B22"),
}  # fmt: skip


# -- shields


def letter(count: int, size: float = 1.0) -> float:
    """How large the number of a stack is on a shield of a size, measured where the shield is ``WIDE``."""
    return min(DIGIT / size, (WIDE - 4) / fonts.text_width(str(count), "black", 1))


def paint_shield(brush: Brush, family: int, count: int = 0, size: float = 1.0) -> None:
    """A family's shield, ``WIDE`` x ``TALL``, with a number unless it is 0; the charge steps back behind it."""
    pen = brush.moved(0, 0, WIDE / 100)
    shields.paint_shield(pen, family)
    if not count:
        return
    mask = Image.new("L", brush.image.size, 0)
    Brush(mask, pen.scale, pen.left, pen.top).poly([(x * 0.9, y * 0.9) for x, y in shields.outline()], 120)
    brush.image.paste(palette.seat_hue(family), (0, 0), mask)
    high = letter(count, size)
    brush.text(0, -2, str(count), high, "black", palette.WHITE, "mm", mix(palette.seat_hue(family), INK, 0.72), 3.6)


def paint_raiders(brush: Brush, count: int, leader: bool, size: float = 1.0) -> None:
    """An army of invaders: a round black shield with its number, under a horned helm when it is led."""
    brush.ellipse(0, 0, WIDE / 2, fill=RAIDERS, outline=INK, width=2)
    brush.ellipse(0, 0, WIDE / 2 - 3, outline=hexed("#C9B27C"), width=3)
    for n in range(8):
        turn = math.radians(45 * n + 22)
        brush.ellipse(22.4 * math.cos(turn), 22.4 * math.sin(turn), 2.2, fill=hexed("#C9B27C"))
    if count:
        high = letter(count, size)
        brush.text(0, 0, str(count), high, "black", palette.WHITE, "mm", RAIDERS, 3)
    if leader:
        helm(brush.moved(0, -28, 0.42))


def helm(brush: Brush) -> None:
    """A helm with horns, in a box of 100 wide."""
    for sign in (-1, 1):
        horn = bezier((sign * 26, 0), (sign * 58, -4), (sign * 56, -44))
        brush.poly(
            [*horn, *bezier((sign * 56, -44), (sign * 42, -18), (sign * 22, -20))], palette.PARCHMENT_LIGHT, INK, 4
        )
    brush.poly(
        [(-34, 26), *bezier((-34, 26), (-34, -34), (0, -36)), *bezier((0, -36), (34, -34), (34, 26))],
        hexed("#A9AEB4"), INK, 5,
    )  # fmt: skip
    brush.rect(-36, 10, 72, 14, hexed("#C9B27C"), INK, 4)


def shield(stage: Stage, x: float, y: float, family: int, size: float, count: int = 0, kind: str = "") -> None:
    """A family's shield with its middle on (x, y), ``size`` times ``WIDE`` wide."""
    w, h = WIDE * size / 2 + 3, TALL * size / 2 + 3
    stage.draw(
        ("fief-shield", family, count, size), x, y, (-w, -h, w, h), sized(paint_shield, size, family, count, size), 1.6
    )
    if kind:
        stage.note(kind, str(count), (x - w + 3, y - h + 3, x + w - 3, y + h - 3), letter(count, size) * size)


# -- buildings


def _roof(brush: Brush, x: float, y: float, w: float, h: float, wall: Colour, roof: Colour) -> None:
    """A house with its lower left corner on (x, y)."""
    brush.rect(x, y - h, w, h, wall, INK, 1.8)
    brush.poly([(x - 3, y - h), (x + w / 2, y - h - w * 0.62), (x + w + 3, y - h)], roof, INK, 1.8)


def _tower(brush: Brush, x: float, y: float, w: float, h: float, fill: Colour = STONE) -> None:
    """A tower with battlements, its foot's middle on (x, y)."""
    brush.rect(x - w / 2, y - h, w, h, fill, INK, 1.8)
    brush.rect(x - w / 2 - 2.5, y - h - 5, w + 5, 8, fill, INK, 1.8)
    step = (w + 5) / 5
    for n in (0, 2, 4):
        brush.rect(x - w / 2 - 2.5 + n * step, y - h - 10, step, 6.5, fill, INK, 1.6)
    brush.rect(x - 1.8, y - h * 0.7, 3.6, 8, INK, radius=1.6)


def building(brush: Brush, kind: str) -> None:
    """A city or what was built there, 104 wide, its foot at 28 under the origin."""
    foot = 28.0
    if kind == "fortress":
        _tower(brush, -38, foot, 22, 50)
        _tower(brush, 38, foot, 22, 50)
        brush.rect(-30, foot - 36, 60, 36, STONE, INK, 1.8)
        _tower(brush, 0, foot - 20, 34, 36)
    elif kind == "walled":
        for x, h, roof in ((-28, 30, palette.ROOF), (-2, 40, SLATE), (22, 32, palette.ROOF)):
            _roof(brush, x - 11, foot - 12, 22, h, hexed("#E8DCC0"), roof)
        for x in (-46, 46):
            _tower(brush, x, foot, 17, 46)
        brush.rect(-40, foot - 25, 80, 25, STONE, INK, 1.8)
        for n in range(8):
            brush.rect(-40 + n * 10.4, foot - 31, 6, 7.5, STONE, INK, 1.4)
    elif kind in ("abbey", "royal-abbey"):
        wall = hexed("#E9E1CC")
        brush.rect(-46, foot - 28, 92, 28, wall, INK, 1.8)
        brush.poly([(-50, foot - 28), (-36, foot - 46), (36, foot - 46), (50, foot - 28)], SLATE, INK, 1.8)
        brush.rect(-46, foot - 56, 20, 56, wall, INK, 1.8)
        brush.poly([(-49, foot - 56), (-36, foot - 86), (-23, foot - 56)], SLATE, INK, 1.8)
        brush.line([(-36, foot - 98), (-36, foot - 84)], INK, 2.4)
        brush.line([(-41, foot - 93), (-31, foot - 93)], INK, 2.4)
        for x in (-14, 14, 32):
            brush.rect(x - 3.4, foot - 23, 6.8, 14, hexed("#4E6A80"), INK, 1.2, radius=3.4)
    elif kind == "royal-fortress":
        royal = hexed("#E3C98B")
        for x in (-42, 42):
            _tower(brush, x, foot, 20, 54, royal)
        brush.rect(-34, foot - 38, 68, 38, royal, INK, 1.8)
        for x in (-20, 20):
            _tower(brush, x, foot - 22, 18, 34, royal)
    else:
        for x, w, h, roof in ((-42, 24, 20, palette.ROOF), (16, 26, 22, palette.ROOF), (-16, 32, 28, hexed("#A9663F"))):
            _roof(brush, x, foot, w, h, hexed("#EFE3C6"), roof)
    if kind.startswith("royal"):
        icons.crown(brush.moved(0, foot - (66 if kind == "royal-abbey" else 74), 0.3), GOLD)


def mill(brush: Brush) -> None:
    """A windmill, 36 x 48 around the origin."""
    brush.poly([(-10, 24), (-7, -6), (7, -6), (10, 24)], hexed("#E8DCC0"), INK, 1.8)
    brush.poly([(-9, -6), (0, -17), (9, -6)], palette.ROOF, INK, 1.8)
    brush.rect(-3, 13, 6, 11, WOOD, INK, 1.2)
    for turn in (20, 110, 200, 290):
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        brush.line([(0, -8), (18 * c, -8 + 18 * s)], INK, 2)
        arm = [(5 * c, 5 * s), (18 * c, 18 * s), (18 * c - 6 * s, 18 * s + 6 * c), (5 * c - 6 * s, 5 * s + 6 * c)]
        brush.poly([(x, y - 8) for x, y in arm], palette.PARCHMENT_LIGHT, INK, 1.2)


def sword(brush: Brush, stone: bool = True) -> None:
    """Excalibur, in its rock or drawn, in a box of 100 x 100."""
    brush.line([(0, -22), (0, 30 if stone else 48)], INK, 13)
    brush.line([(0, -22), (0, 30 if stone else 44)], hexed("#E8ECF0"), 8)
    brush.line([(-20, -24), (20, -24)], GOLD, 8)
    brush.line([(0, -42), (0, -26)], WOOD, 7)
    brush.ellipse(0, -46, 6, fill=GOLD, outline=INK, width=2)
    if stone:
        brush.poly([(-44, 46), (-36, 16), (-14, 4), (20, 8), (40, 24), (46, 46)], hexed("#9A948A"), INK, 4)
        brush.line([(-22, 26), (-6, 20), (4, 30)], mix(INK, hexed("#9A948A"), 0.4), 3)


def rock(brush: Brush) -> None:
    """The rock of a city where Excalibur may stick, in a box of 100 x 100."""
    brush.poly([(-44, 40), (-36, 2), (-12, -14), (22, -8), (42, 14), (46, 40)], hexed("#B3ADA2"), INK, 5)
    brush.line([(-4, -12), (2, 8)], INK, 7)


# -- engines and other signs, each in a box of 100 x 100


def catapult(brush: Brush) -> None:
    brush.line([(-36, 30), (36, 30)], WOOD, 12)
    brush.line([(-22, 30), (4, -14)], WOOD, 9)
    brush.line([(28, 30), (4, -14)], WOOD, 9)
    brush.line([(-44, 6), (34, -40)], mix(WOOD, INK, 0.35), 8)
    brush.ellipse(38, -42, 11, fill=palette.STONE_DARK, outline=INK, width=4)
    for x in (-30, 30):
        brush.ellipse(x, 36, 12, fill=mix(WOOD, INK, 0.3), outline=INK, width=4)


def bombard(brush: Brush) -> None:
    brush.poly([(-40, 6), (-34, -16), (34, -36), (44, -10), (-24, 22)], hexed("#4A4E54"), INK, 5)
    brush.ellipse(40, -23, 8, 14, INK)
    brush.poly([(-40, 36), (-10, 4), (14, 4), (36, 36)], WOOD, INK, 4)
    brush.ellipse(0, 30, 16, fill=mix(WOOD, INK, 0.25), outline=INK, width=5)


def crossbow(brush: Brush) -> None:
    brush.line([(0, -40), (0, 44)], WOOD, 10)
    bow = bezier((-44, -4), (0, -52), (44, -4))
    brush.line(bow, INK, 9)
    brush.line([(-44, -4), (0, 14), (44, -4)], INK, 3)


def works(brush: Brush) -> None:
    """A catapult that is being built: beams and a hammer."""
    brush.line([(-38, 36), (-6, -30)], WOOD, 9)
    brush.line([(38, 36), (6, -30)], WOOD, 9)
    brush.line([(-26, 12), (26, 12)], WOOD, 8)
    brush.line([(-6, 40), (20, 0)], mix(WOOD, INK, 0.4), 7)
    brush.rect(10, -20, 28, 18, hexed("#7C8188"), INK, 4)


def soldier(brush: Brush) -> None:
    """A spear and a shield."""
    brush.line([(-16, 46), (20, -30)], WOOD, 8)
    brush.poly([(14, -24), (30, -48), (28, -18)], hexed("#B8BDC4"), INK, 4)
    brush.ellipse(-4, 12, 26, fill=hexed("#B5A27A"), outline=INK, width=5)
    brush.ellipse(-4, 12, 8, fill=INK)


def archer(brush: Brush) -> None:
    brush.line(bezier((-12, -46), (44, 0), (-12, 46)), WOOD, 9)
    brush.line([(-12, -46), (-12, 46)], INK, 3)
    brush.line([(-36, 0), (34, 0)], INK, 5)
    brush.poly([(28, -10), (48, 0), (28, 10)], INK)


def knight(brush: Brush) -> None:
    """A horse's head of a chess piece."""
    brush.poly(
        [(-26, 44), (-22, 16), (-4, -4), (-26, 4), (-38, -4), (-30, -22), (-4, -44), (8, -48), (10, -36), (28, -20),
         (34, 14), (32, 44)],
        hexed("#B8BDC4"), INK, 5,
    )  # fmt: skip
    brush.ellipse(-6, -22, 4.4, fill=INK)
    brush.rect(-32, 38, 68, 10, hexed("#8C9198"), INK, 4)


def guard(brush: Brush) -> None:
    """A royal guard: a crowned halberd."""
    brush.line([(0, -44), (0, 48)], WOOD, 9)
    brush.poly([(2, -36), (34, -26), (30, 0), (4, -8)], hexed("#B8BDC4"), INK, 4)
    icons.crown(brush.moved(-14, 22, 0.4), GOLD)


UNITS = {
    "soldier": soldier, "archer": archer, "knight": knight, "crossbow": crossbow, "bombard": bombard,
    "catapult": catapult, "works": works, "guard": guard,
}  # fmt: skip


def grail(brush: Brush) -> None:
    brush.poly([(-30, -40), (30, -40), (22, -4), (6, 8), (6, 28), (24, 42), (-24, 42), (-6, 28), (-6, 8), (-22, -4)],
               hexed("#EDBF5B"), INK, 5)  # fmt: skip
    brush.ellipse(0, -40, 30, 7, WHITE_WINE, INK, 4)


WHITE_WINE = hexed("#8E2F2A")


def chasuble(brush: Brush) -> None:
    brush.poly([(-14, -44), (14, -44), (44, 10), (22, 44), (-22, 44), (-44, 10)], hexed("#7A4A88"), INK, 5)
    brush.line([(0, -36), (0, 42)], GOLD, 8)
    brush.line([(-18, -6), (18, -6)], GOLD, 8)


def skull(brush: Brush, paint: Colour = palette.WHITE) -> None:
    brush.ellipse(0, -10, 36, 33, paint, INK, 5)
    brush.rect(-18, 14, 36, 26, paint, INK, 5, radius=5)
    for x in (-14, 14):
        brush.ellipse(x, -6, 10, fill=INK)
    brush.poly([(0, 4), (-5, 14), (5, 14)], INK)
    for x in (-7, 7):
        brush.line([(x, 24), (x, 38)], INK, 4)


def shin(brush: Brush) -> None:
    for dx, dy in ((-30, 26), (-22, 38), (24, -38), (34, -28)):
        brush.ellipse(dx, dy, 13, fill=palette.WHITE, outline=INK, width=5)
    brush.line([(-24, 30), (28, -32)], INK, 26)
    brush.line([(-26, 32), (29, -33)], palette.WHITE, 17)


def reliquary(brush: Brush) -> None:
    """A closed shrine: a relic that nobody has seen."""
    brush.rect(-40, -6, 80, 44, hexed("#C99A3A"), INK, 5)
    brush.poly([(-46, -6), (-30, -38), (30, -38), (46, -6)], hexed("#E3BE63"), INK, 5)
    brush.line([(0, 4), (0, 30)], INK, 7)
    brush.line([(-12, 13), (12, 13)], INK, 7)


RELICS = {"grail": grail, "chasuble": chasuble, "skull": skull, "shin": shin, "hidden": reliquary, "": reliquary}


def heresy(brush: Brush) -> None:
    """A flame: heresy."""
    flame = [*bezier((-26, 40), (-46, 0), (-4, -48)), *bezier((-4, -48), (2, -14), (20, -22)),
             *bezier((20, -22), (44, 8), (24, 40))]  # fmt: skip
    brush.poly(flame, hexed("#E07B1F"), INK, 5)
    brush.poly([*bezier((-12, 40), (-18, 12), (2, -10)), *bezier((2, -10), (22, 16), (12, 40))], hexed("#F8D35A"))


def garter(brush: Brush) -> None:
    """The Garter: a blue buckled ring."""
    brush.ellipse(0, -6, 38, outline=INK, width=20)
    brush.ellipse(0, -6, 35, outline=hexed("#2A4FA8"), width=13)
    brush.poly([(-8, 26), (12, 24), (18, 48), (-2, 48)], hexed("#2A4FA8"), INK, 4)
    brush.rect(-12, 20, 26, 16, GOLD, INK, 4)


def ring(brush: Brush) -> None:
    """A wedding ring."""
    brush.ellipse(0, 10, 34, outline=INK, width=17)
    brush.ellipse(0, 10, 31.5, outline=hexed("#EDBF5B"), width=11)
    brush.poly([(0, -46), (18, -32), (0, -14), (-18, -32)], hexed("#4A9AC4"), INK, 4)


def pigeon(brush: Brush) -> None:
    body = [*bezier((-46, -6), (-20, -34), (6, -8)), *bezier((6, -8), (18, -30), (34, -22)), (46, -16), (34, -10),
            *bezier((34, -10), (30, 28), (-10, 26)), (-40, 40)]  # fmt: skip
    brush.poly(body, hexed("#DDE3E8"), INK, 5)
    brush.poly([*bezier((-30, -2), (-10, -50), (16, -40)), (8, 8)], hexed("#B9C4CE"), INK, 4)
    brush.ellipse(31, -18, 3.6, fill=INK)


def chest(brush: Brush) -> None:
    """A treasure."""
    brush.rect(-42, -8, 84, 44, WOOD, INK, 5, radius=4)
    brush.poly([(-42, -8), *bezier((-42, -8), (-36, -38), (0, -38)), *bezier((0, -38), (36, -38), (42, -8))],
               mix(WOOD, palette.PARCHMENT_LIGHT, 0.2), INK, 5)  # fmt: skip
    brush.rect(-9, -14, 18, 22, GOLD, INK, 4)


def anchor(brush: Brush) -> None:
    brush.ellipse(0, -34, 10, outline=INK, width=7)
    brush.line([(0, -24), (0, 42)], INK, 9)
    brush.line([(-22, -10), (22, -10)], INK, 8)
    brush.line(bezier((-38, 10), (-30, 44), (0, 42)), INK, 9)
    brush.line(bezier((38, 10), (30, 44), (0, 42)), INK, 9)


def cross(brush: Brush) -> None:
    """A cathedral."""
    brush.line([(0, -44), (0, 44)], INK, 14)
    brush.line([(-28, -16), (28, -16)], INK, 14)


def chain(brush: Brush) -> None:
    """Links of a chain."""
    for n, x in enumerate((-30, 0, 30)):
        brush.ellipse(x, 4 if n % 2 else -4, 21, 14, outline=INK, width=8)


# -- cards of the seas


def plague(brush: Brush) -> None:
    """Skull over bones."""
    for sign in (-1, 1):
        brush.line([(sign * -42, 22), (sign * 42, 46)], INK, 14)
        brush.line([(sign * -42, 22), (sign * 42, 46)], palette.WHITE, 8)
    skull(brush.moved(0, -10, 0.86))


def storms(brush: Brush) -> None:
    cloud = hexed("#5E7486")
    for x, y, r in ((-22, -14, 20), (4, -24, 24), (26, -10, 18)):
        brush.ellipse(x, y, r, fill=cloud, outline=INK, width=4)
    brush.rect(-32, -18, 66, 20, cloud)
    brush.poly([(2, 0), (-18, 26), (-2, 24), (-12, 48), (20, 14), (4, 16), (14, 0)], hexed("#F2B632"), INK, 4)


def famine(brush: Brush) -> None:
    """A broken ear under a bar."""
    brush.line([(-4, 46), (2, 8), (26, -4)], hexed("#8A6A2E"), 8)
    for x, y in ((10, 2), (20, 6), (28, -10), (36, 0), (38, -14)):
        brush.ellipse(x, y, 9, 7, hexed("#C9A24A"), INK, 3)
    brush.ellipse(0, 0, 44, outline=palette.WAX, width=9)
    brush.line([(-30, -32), (30, 32)], palette.WAX, 9)


def invaders(brush: Brush) -> None:
    """A long ship with a striped sail."""
    brush.rect(-24, -40, 48, 44, palette.WHITE, INK, 4)
    for x in (-16, 0, 16):
        brush.rect(x - 4, -38, 8, 40, palette.WAX)
    hull = [(-46, 6), *bezier((-40, 14), (0, 26), (40, 14)), (48, -4), (38, 36), (-34, 36)]
    brush.poly(hull, RAIDERS, INK, 4)
    for x in (-20, 0, 20):
        brush.ellipse(x, 20, 8, fill=hexed("#C9B27C"), outline=INK, width=3)


def harvest(brush: Brush) -> None:
    for x, lean in ((-18, -14), (0, 0), (18, 14)):
        brush.line([(x * 0.3, 46), (x + lean * 0.4, -20)], hexed("#A37E22"), 6)
        for n in range(4):
            brush.ellipse(x + lean * 0.4, -36 + n * 12, 9, 8, hexed("#E9BE3E"), INK, 3)
    brush.rect(-16, 14, 32, 10, palette.WAX, INK, 3)


def fair(brush: Brush) -> None:
    for n in range(12):
        turn = math.radians(30 * n)
        brush.line([(28 * math.cos(turn), 28 * math.sin(turn)), (46 * math.cos(turn), 46 * math.sin(turn))], GOLD, 7)
    brush.ellipse(0, 0, 25, fill=hexed("#F6C94A"), outline=INK, width=4)


WEATHER = {
    "plague": plague, "storms": storms, "famine": famine, "invaders": invaders, "harvest": harvest,
    "fair-weather": fair,
}  # fmt: skip
GOOD = frozenset(("harvest", "fair-weather"))


def weather_card(brush: Brush, slug: str, rest: bool = False) -> None:
    """A card in a sea, 52 x 64 around the origin: its sign on light ground, framed red or green. ``rest``: it does
    not work yet."""
    edge = CARD_BACKS["fortune" if slug in GOOD else "disaster"]
    brush.rect(-26, -32, 52, 64, palette.PARCHMENT_LIGHT, INK, 1.8, radius=6)
    brush.rect(-23.5, -29.5, 47, 59, None, edge, 4.4, radius=4)
    WEATHER.get(slug, fair)(brush.moved(0, 0, 0.42))
    if rest:
        mask = Image.new("L", brush.image.size, 0)
        Brush(mask, brush.scale, brush.left, brush.top).rect(-26, -32, 52, 64, 150, radius=6)
        brush.image.paste(palette.STONE, (0, 0), mask)


def back(brush: Brush, kind: str) -> None:
    """The back of a card, 44 x 60 around the origin."""
    fill = CARD_BACKS[kind]
    brush.rect(-22, -30, 44, 60, fill, INK, 2, radius=6)
    brush.rect(-18, -26, 36, 52, None, mix(fill, GOLD, 0.7), 1.8, radius=4)
    if kind == "character":
        icons.crown(brush.moved(0, 0, 0.28), GOLD)
    elif kind == "fortune":
        icons.star(brush.moved(0, 0, 0.36), GOLD)
    else:
        skull(brush.moved(0, 0, 0.3), mix(palette.WHITE, fill, 0.1))


def head(stage: Stage, x: float, y: float, slug: str, family: int, rank: str, wide: float, lying: bool = False) -> None:
    """A Noble's medallion; a captive's lies on its side behind bars."""
    half = wide * 0.66

    def paint(brush: Brush) -> None:
        if not lying:
            portraits.medallion(brush.moved(0, 0, wide / 100), slug, family, rank)
            return
        upright = Image.new("RGBA", brush.image.size, (0, 0, 0, 0))
        portraits.medallion(
            Brush(upright, brush.scale, brush.left, brush.top).moved(0, 0, wide / 100), slug, family, rank
        )
        turned = upright.rotate(90, Image.Resampling.BICUBIC)
        brush.image.paste(turned, (0, 0), turned)
        for n in (-1, 0, 1):
            brush.line([(n * wide * 0.27, -wide * 0.5), (n * wide * 0.27, wide * 0.5)], INK, wide * 0.05)

    stage.draw(("fief-head", slug, family, rank, wide, lying), x, y, (-half, -half, half, half), paint, 1.4)


def sign(stage: Stage, x: float, y: float, kind: str, wide: float) -> None:
    """A small sign: a unit, a relic, heresy, garter, ring and the like."""
    paint = SIGNS[kind]
    half = wide * 0.56
    stage.draw(("fief-sign", kind, wide), x, y, (-half, -half, half, half), sized(paint, wide / 100))


SIGNS = {
    **UNITS, **{k: v for k, v in RELICS.items() if k}, **WEATHER, "heresy": heresy, "garter": garter, "ring": ring,
    "pigeon": pigeon, "chest": chest, "anchor": anchor, "cross": cross, "rock": rock, "sword": sword,
    "blade": sized(sword, 1, False), "chain": chain, "mill": sized(mill, 2.0),
    "coin": icons.coin, "crown": icons.crown, "coronet": portraits.coronet,
    "helm": helm, "swords": icons.swords,
}  # fmt: skip
