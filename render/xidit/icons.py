"""The five units and the creatures' emblems, each in a box of 100 x 100 around the origin."""

from __future__ import annotations

from collections.abc import Callable

from render.core import icons, palette
from render.core.brush import Brush, bezier
from render.core.palette import INK, Colour, hexed, mix

UNIT_FIELDS: dict[str, Colour] = {
    "militia": hexed("#D8B98A"),
    "archer": hexed("#9DBB84"),
    "infantry": hexed("#A9B8C9"),
    "cleric": hexed("#FBF6E8"),
    "mage": hexed("#6B4A86"),
}


def _militia(brush: Brush) -> None:
    brush.line([(0, 44), (0, -14)], hexed("#5E3B1C"), 11)
    for x in (-20, 0, 20):
        brush.line([(x, -12 if x else -6), (x, -42)], INK, 9)
    brush.line(bezier((-20, -12), (0, 14), (20, -12)), INK, 9)


def _archer(brush: Brush) -> None:
    brush.line(bezier((-12, -44), (46, -26), (46, 26), (-12, 44)), hexed("#5E3B1C"), 11)
    brush.line([(-12, -44), (-12, 44)], INK, 4)
    brush.line([(-38, 0), (34, 0)], INK, 8)
    brush.poly([(46, 0), (24, -14), (24, 14)], INK)
    for x in (-40, -30):
        brush.line([(x - 6, -10), (x + 4, 0), (x - 6, 10)], INK, 5)


def _infantry(brush: Brush) -> None:
    brush.line([(18, 40), (18, -40)], INK, 15)
    brush.line([(18, 14), (18, -38)], hexed("#EEF2F5"), 7)
    brush.line([(-2, 18), (40, 18)], INK, 10)
    brush.ellipse(18, 40, 7, fill=INK)
    brush.poly([(-42, -22), (4, -22), (4, 6), (-19, 36), (-42, 6)], hexed("#33506E"), INK, 6)
    brush.line([(-19, -18), (-19, 28)], hexed("#EEF2F5"), 7)
    brush.line([(-38, -4), (0, -4)], hexed("#EEF2F5"), 7)


def _cleric(brush: Brush) -> None:
    brush.line([(0, 46), (0, -44)], hexed("#8A2F24"), 15)
    brush.line([(-30, -14), (30, -14)], hexed("#8A2F24"), 15)
    brush.ellipse(0, -14, 24, outline=hexed("#8A2F24"), width=8)


def _mage(brush: Brush) -> None:
    brush.poly(
        [*bezier((-26, 24), (-10, -6), (-4, -46)), *bezier((-4, -46), (14, -30), (8, -22)), (26, 24)],
        hexed("#F2D27A"),
        INK,
        5,
    )
    brush.ellipse(0, 28, 42, 11, fill=hexed("#F2D27A"), outline=INK, width=5)
    icons.star(brush.moved(2, 2), hexed("#6B4A86"), radius=15)


_UNIT_SIGNS: dict[str, Callable[[Brush], None]] = {
    "militia": _militia,
    "archer": _archer,
    "infantry": _infantry,
    "cleric": _cleric,
    "mage": _mage,
}


def unit(brush: Brush, slug: str) -> None:
    """A unit's sign on its round token; tokens differ in sign and in lightness."""
    brush.ellipse(0, 0, 50, fill=INK)
    brush.ellipse(0, 0, 45, fill=UNIT_FIELDS[slug])
    _UNIT_SIGNS[slug](brush.moved(0, 0, 0.78))


def gone(brush: Brush) -> None:
    """The empty place of a unit that has been recruited."""
    brush.ellipse(0, 0, 36, outline=(43, 33, 24, 90), width=6)


BONE = hexed("#F3E6C8")


def _wolf(brush: Brush, paint: Colour, dark: Colour) -> None:
    brush.poly(
        [
            (-38, -44),
            (-16, -24),
            (16, -24),
            (38, -44),
            (36, -4),
            (22, 14),
            (12, 40),
            (0, 46),
            (-12, 40),
            (-22, 14),
            (-36, -4),
        ],
        paint,
    )
    for sign in (-1, 1):
        brush.poly([(sign * 8, 2), (sign * 26, -8), (sign * 22, 4)], dark)
    brush.poly([(-9, 32), (9, 32), (0, 42)], dark)


def _tusks(brush: Brush, paint: Colour, dark: Colour) -> None:
    brush.ellipse(0, -2, 40, 38, fill=paint)
    for sign in (-1, 1):
        brush.ellipse(sign * 30, -34, 14, fill=paint)
        brush.ellipse(sign * 30, -34, 6, fill=dark)
        brush.ellipse(sign * 16, -10, 6, fill=dark)
    brush.ellipse(0, 16, 22, 16, fill=dark)
    brush.ellipse(0, 13, 20, 14, fill=paint)
    for sign in (-1, 1):
        brush.ellipse(sign * 8, 12, 4, fill=dark)
        brush.poly([(sign * 20, 24), (sign * 38, 30), (sign * 34, 2), (sign * 28, 18)], BONE, dark, 3)


def _wing(brush: Brush, paint: Colour, dark: Colour) -> None:
    for sign in (-1, 1):
        brush.poly(
            [
                (0, 4),
                *bezier((0, 4), (sign * 10, -40), (sign * 48, -38)),
                (sign * 40, -20),
                (sign * 46, -6),
                (sign * 34, -2),
                (sign * 36, 14),
                (sign * 22, 12),
                (sign * 10, 24),
            ],
            paint,
        )
    brush.poly([(-12, 10), (0, -28), (12, 10), (16, 44), (0, 34), (-16, 44)], paint)
    brush.ellipse(0, -24, 13, fill=paint)
    brush.poly([(6, -30), (28, -22), (8, -16)], BONE, dark, 2)
    brush.ellipse(2, -27, 4, fill=dark)


def _serpent(brush: Brush, paint: Colour, dark: Colour) -> None:
    body = [
        *bezier((-40, 36), (48, 52), (40, 14), (0, 10)),
        *bezier((0, 10), (-46, 4), (-30, -44), (16, -34)),
    ]
    brush.line(body, dark, 26)
    brush.line(body, paint, 18)
    brush.ellipse(20, -32, 18, 13, fill=paint)
    brush.ellipse(24, -36, 4, fill=dark)
    brush.line([(36, -30), (48, -36)], paint, 4)
    brush.line([(36, -30), (48, -24)], paint, 4)


def _dragon(brush: Brush, paint: Colour, dark: Colour) -> None:
    brush.poly(
        [(-6, -6), (10, -48), (20, -26), (38, -34), (34, -14), (48, -10), (26, 14), (4, 18)], mix(paint, dark, 0.25)
    )
    brush.line(bezier((-46, 40), (10, 52), (34, 30), (12, 6)), paint, 16)
    brush.line(bezier((12, 6), (-6, -16), (-34, 6), (-26, -24)), paint, 18)
    brush.poly([(-14, -40), (-30, -36), (-50, -18), (-34, -14), (-18, -12), (-8, -28)], paint)
    brush.poly([(-16, -36), (-8, -52), (-4, -32)], paint)
    brush.ellipse(-24, -27, 4, fill=dark)


def _scorpion(brush: Brush, paint: Colour, dark: Colour) -> None:
    brush.ellipse(0, 12, 20, 26, fill=paint)
    for y in (4, 16, 28):
        for sign in (-1, 1):
            brush.line([(sign * 14, y), (sign * 34, y - 6), (sign * 44, y + 8)], paint, 6)
        brush.line([(-12, y), (12, y)], dark, 3)
    for sign in (-1, 1):
        brush.line([(sign * 10, -8), (sign * 30, -22)], paint, 8)
        brush.poly([(sign * 24, -20), (sign * 26, -44), (sign * 34, -32), (sign * 46, -40), (sign * 38, -14)], paint)
    brush.ellipse(-7, -8, 4, fill=dark)
    brush.ellipse(7, -8, 4, fill=dark)


def _skull(brush: Brush, paint: Colour, dark: Colour) -> None:
    brush.ellipse(0, -8, 38, 36, fill=paint)
    brush.rect(-20, 18, 40, 26, paint, radius=6)
    for sign in (-1, 1):
        brush.ellipse(sign * 15, -4, 10, 11, fill=dark)
    brush.poly([(0, 8), (7, 20), (-7, 20)], dark)
    for x in (-9, 0, 9):
        brush.line([(x, 28), (x, 42)], dark, 4)


def _giant(brush: Brush, paint: Colour, dark: Colour) -> None:
    brush.poly([(-24, -26), (24, -26), (30, 4), (20, 22), (-20, 22), (-30, 4)], paint)
    brush.poly([(-48, 46), (-40, 20), (-16, 18), (16, 18), (40, 20), (48, 46)], paint)
    for sign in (-1, 1):
        brush.poly([(sign * 20, -22), (sign * 40, -48), (sign * 34, -12)], BONE, dark, 3)
        brush.poly([(sign * 5, -6), (sign * 20, -12), (sign * 18, -2)], dark)
    brush.line([(-13, 12), (13, 12)], dark, 6)
    for x in (-7, 7):
        brush.poly([(x - 4, 12), (x + 4, 12), (x, 2)], BONE)


def _hood(brush: Brush, paint: Colour, dark: Colour) -> None:
    brush.poly(
        [*bezier((-40, 46), (-44, -40), (0, -48)), *bezier((0, -48), (44, -40), (40, 46))],
        paint,
    )
    brush.ellipse(0, 2, 22, 26, fill=dark)
    for sign in (-1, 1):
        brush.poly([(sign * 4, 0), (sign * 16, -8), (sign * 14, 4)], hexed("#F2D27A"))
    brush.line([(-8, 18), (8, 18)], paint, 4)


def _kraken(brush: Brush, paint: Colour, dark: Colour) -> None:
    brush.ellipse(0, -18, 26, 30, fill=paint)
    for sign in (-1, 1):
        brush.line(bezier((sign * 6, 4), (sign * 8, 40), (sign * 26, 44), (sign * 22, 26)), paint, 9)
        brush.line(bezier((sign * 14, 0), (sign * 28, 40), (sign * 52, 30), (sign * 40, 8)), paint, 9)
        brush.ellipse(sign * 10, -12, 7, fill=BONE)
        brush.ellipse(sign * 10, -10, 4, fill=dark)
    brush.line([(0, 8), (0, 44)], paint, 9)


def _colossus(brush: Brush, paint: Colour, dark: Colour) -> None:
    brush.poly([(-15, -48), (15, -48), (18, -24), (-18, -24)], paint)
    brush.poly(
        [
            (-46, -14),
            (-24, -24),
            (24, -24),
            (46, -14),
            (38, 14),
            (24, 14),
            (20, 46),
            (5, 46),
            (0, 24),
            (-5, 46),
            (-20, 46),
            (-24, 14),
            (-38, 14),
        ],
        paint,
    )
    for sign in (-1, 1):
        brush.rect(sign * 7 - 4, -40, 8, 7, dark)
        brush.rect(sign * 40 - 9, -8, 18, 42, paint, radius=7)
    brush.line([(-20, -8), (0, 4), (20, -8)], dark, 4)
    brush.line([(0, 4), (0, 20)], dark, 4)


_EMBLEMS: dict[str, Callable[[Brush, Colour, Colour], None]] = {
    "wolf": _wolf,
    "tusks": _tusks,
    "wing": _wing,
    "serpent": _serpent,
    "dragon": _dragon,
    "scorpion": _scorpion,
    "skull": _skull,
    "giant": _giant,
    "hood": _hood,
    "kraken": _kraken,
    "colossus": _colossus,
}
_FAMILIES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("wolf", ("jackal", "wolf", "hound")),
    ("tusks", ("boar", "bear", "ape")),
    ("wing", ("raven", "harp", "griffin")),
    ("serpent", ("serpent", "snake", "eel")),
    ("dragon", ("wyrm", "drake", "dragon")),
    ("scorpion", ("scorpion", "crab", "locust", "spider")),
    ("kraken", ("kraken", "squid")),
    ("colossus", ("colossus", "titan")),
    ("skull", ("wraith", "knight", "crew", "ghost", "drowned")),
    ("giant", ("giant", "troll", "golem", "ogre")),
    ("hood", ("hag", "lurker", "witch")),
)


def family(creature: str) -> str:
    """Which emblem a creature bears, told from its slug; an unknown creature bears the skull."""
    return next((name for name, parts in _FAMILIES if any(part in creature for part in parts)), "skull")


def emblem(brush: Brush, creature: str, awake: bool = True) -> None:
    """A creature's emblem on a dark disc; grey while it sleeps."""
    field = palette.THREAT if awake else hexed("#77716A")
    brush.ellipse(0, 0, 50, fill=INK)
    brush.ellipse(0, 0, 46, fill=field)
    brush.ellipse(0, 0, 42, outline=mix(field, palette.GOLD, 0.6 if awake else 0.1), width=3)
    paint = hexed("#F0CFA6") if awake else hexed("#B5AEA3")
    _EMBLEMS[family(creature)](brush.moved(0, 0, 0.72), paint, field)
