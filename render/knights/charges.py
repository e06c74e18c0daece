"""What a herald would paint on an Agenda: a charge for every motion, law, charge and office.

Each is drawn in a box of 100 x 100 around the origin.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from render.core import icons
from render.core.brush import Brush, Point, bezier
from render.core.palette import Colour

Paint = Callable[[Brush, Colour, Colour], None]
"""Draws with the paint of the charge and that of the field behind it."""


def _round(brush: Brush, x: float, y: float, r: float, count: int, paint: Colour, size: float) -> None:
    """Beads in a ring."""
    for n in range(count):
        angle = 2 * math.pi * n / count
        brush.ellipse(x + r * math.cos(angle), y + r * math.sin(angle), size, fill=paint)


def sword(brush: Brush, p: Colour, f: Colour) -> None:
    """A sword, its point upward."""
    brush.poly([(-6, 18), (-6, -36), (0, -50), (6, -36), (6, 18)], p)
    brush.line([(-22, 20), (22, 20)], p, 8)
    brush.line([(0, 20), (0, 42)], p, 8)
    brush.ellipse(0, 46, 7, fill=p)


def _broken(brush: Brush, p: Colour, f: Colour) -> None:
    brush.poly([(-6, 18), (-6, -12), (4, -4), (6, -16), (6, 18)], p)
    brush.line([(-22, 20), (22, 20)], p, 8)
    brush.line([(0, 20), (0, 44)], p, 8)
    turned = brush.moved(22, -30)
    turned.poly([(-18, 10), (-8, -6), (14, -22), (10, 4), (-6, 18)], p)


def coins(brush: Brush, p: Colour, f: Colour) -> None:
    """A heap of coins."""
    for x, y in ((-24, 26), (24, 26), (0, 26), (-12, 2), (12, 2), (0, -22)):
        brush.ellipse(x, y, 15, 13, fill=p, outline=f, width=3)
        brush.ellipse(x, y, 7, 6, fill=None, outline=f, width=2.4)


def _war_tax(brush: Brush, p: Colour, f: Colour) -> None:
    icons.swords(brush.moved(0, 0, 0.98), p)
    brush.ellipse(0, -4, 23, fill=p, outline=f, width=5)
    brush.ellipse(0, -4, 12, fill=None, outline=f, width=3.4)


def throne(brush: Brush, p: Colour, f: Colour) -> None:
    """The Chair."""
    brush.poly([(-26, 6), (-26, -40), (0, -52), (26, -40), (26, 6)], p)
    brush.poly([(-14, 2), (-14, -32), (0, -38), (14, -32), (14, 2)], f)
    brush.rect(-34, 4, 68, 14, p)
    for x in (-28, 28):
        brush.line([(x, 14), (x, 46)], p, 10)
        brush.line([(x * 1.2, -8), (x * 1.2, 8)], p, 7)


def mitre(brush: Brush, p: Colour, f: Colour) -> None:
    """The Head of the Church."""
    brush.poly([(-30, 22), (-38, -14), (0, -52), (38, -14), (30, 22)], p)
    brush.line([(0, -40), (0, 20)], f, 6)
    brush.line([(-16, -8), (16, -8)], f, 6)
    brush.rect(-30, 26, 60, 12, p)
    for x in (-18, 18):
        brush.line([(x, 36), (x, 52)], p, 8)


def _synod(brush: Brush, p: Colour, f: Colour) -> None:
    mitre(brush.moved(-10, 0, 0.84), p, f)
    brush.line([(38, 48), (38, -26)], p, 7)
    brush.arc(26, -28, 12, -180, 30, p, 7)


def _dismissal(brush: Brush, p: Colour, f: Colour) -> None:
    for (x0, y0), (x1, y1) in (((-40, 40), (-6, 6)), ((8, -8), (40, -40))):
        brush.line([(x0, y0), (x1, y1)], p, 13)
    brush.ellipse(-42, 42, 9, fill=p)
    brush.ellipse(42, -42, 9, fill=p)
    for a, b in (((-18, -16), (-6, -6)), ((18, 16), (8, 6)), ((-2, -24), (0, -10)), ((2, 24), (0, 12))):
        brush.line([a, b], p, 4)


def scroll(brush: Brush, p: Colour, f: Colour) -> None:
    """A charter with its seal."""
    brush.rect(-28, -40, 56, 72, p)
    brush.ellipse(-28, -40, 8, fill=p)
    brush.ellipse(28, -40, 8, fill=p)
    for y in (-26, -14, -2):
        brush.line([(-18, y), (18, y)], f, 4.4)
    brush.ellipse(10, 30, 14, fill=p, outline=f, width=4)
    brush.ellipse(10, 30, 5, fill=f)


def _torn(brush: Brush, p: Colour, f: Colour) -> None:
    brush.poly([(-38, -42), (-4, -42), (-14, -24), (-2, -8), (-14, 10), (-4, 26), (-10, 42), (-38, 42)], p)
    brush.poly([(38, -42), (10, -42), (0, -24), (12, -8), (0, 10), (10, 26), (4, 42), (38, 42)], p)
    for y in (-24, -6, 12):
        brush.line([(-30, y), (-20, y)], f, 4.4)
        brush.line([(20, y), (30, y)], f, 4.4)


def _chain(brush: Brush, p: Colour, f: Colour) -> None:
    for x, y in ((-34, 20), (-14, 4), (22, -14), (40, -30)):
        brush.ellipse(x, y, 15, 10, outline=p, width=7)
    for a, b in (((-2, -18), (-6, -34)), ((8, -22), (12, -38)), ((6, 10), (14, 26))):
        brush.line([a, b], p, 4.4)
    brush.line([(0, -10), (8, -2)], f, 8)


def town(brush: Brush, p: Colour, f: Colour) -> None:
    """Three towers and a gate."""
    for x, top in ((-30, -12), (0, -38), (30, -12)):
        brush.rect(x - 13, top, 26, 40 - top, p)
        for k in (-1, 0, 1):
            brush.rect(x + k * 9.4 - 3.6, top - 9, 7.2, 10, p)
    brush.rect(-8, 14, 16, 26, f, radius=8)
    for x, y in ((-30, 6), (30, 6), (0, -18)):
        brush.rect(x - 3, y - 5, 6, 11, f)


def crown(brush: Brush, p: Colour, f: Colour) -> None:
    """A crown."""
    brush.poly([(-42, 26), (-46, -24), (-22, 0), (0, -38), (22, 0), (46, -24), (42, 26)], p)
    brush.rect(-42, 30, 84, 10, p)
    for x, y in ((-46, -28), (0, -44), (46, -28)):
        brush.ellipse(x, y, 7, fill=p)


def _quarter(brush: Brush, p: Colour, f: Colour) -> None:
    brush.ellipse(0, 0, 42, fill=p)
    brush.ellipse(0, 0, 33, outline=f, width=3)
    brush.line([(0, -42), (0, 42)], f, 5)
    brush.line([(-42, 0), (42, 0)], f, 5)
    brush.poly([(4, -4), (50, -4), (50, -50), (4, -50)], f)
    brush.moved(10, -10).poly([(0, 0), (0, -36), (14, -33), (28, -24), (36, 0)], p)


def scales(brush: Brush, p: Colour, f: Colour) -> None:
    """Scales."""
    brush.line([(0, -40), (0, 40)], p, 7)
    brush.line([(-38, -28), (38, -28)], p, 7)
    brush.line([(-20, 42), (20, 42)], p, 8)
    for x in (-34, 34):
        brush.line([(x, -26), (x - 14, 8)], p, 3.4)
        brush.line([(x, -26), (x + 14, 8)], p, 3.4)
        brush.poly([(x - 18, 8), (x + 18, 8), (x + 8, 22), (x - 8, 22)], p)


def _arms_tax(brush: Brush, p: Colour, f: Colour) -> None:
    scales(brush, p, f)
    sword(brush.moved(-34, 0, 0.34), p, f)
    brush.ellipse(34, 2, 7, fill=p)


def _dove(brush: Brush, p: Colour, f: Colour) -> None:
    body = [*bezier((-44, -8), (-30, 34), (14, 34)), *bezier((14, 34), (38, 26), (30, -14))]
    brush.poly([*body, (44, -20), (30, -26), *bezier((22, -30), (2, -26), (0, 0))], p)
    brush.poly([(-4, 6), *bezier((-4, 6), (-34, -20), (-20, -50)), *bezier((-20, -50), (6, -34), (18, 4))], p, f, 4)
    brush.ellipse(26, -20, 3, fill=f)
    brush.line([(40, -16), (48, 4)], p, 4)
    for x, y in ((44, -4), (50, 4), (40, 6)):
        brush.ellipse(x, y, 4, 3, fill=p)


def anchor(brush: Brush, p: Colour, f: Colour) -> None:
    """An anchor."""
    brush.ellipse(0, -38, 10, outline=p, width=6)
    brush.line([(0, -28), (0, 40)], p, 9)
    brush.line([(-24, -16), (24, -16)], p, 8)
    brush.line(bezier((-38, 10), (-30, 42), (0, 44)), p, 9)
    brush.line(bezier((38, 10), (30, 42), (0, 44)), p, 9)
    for x in (-1, 1):
        brush.poly([(x * 46, 14), (x * 28, 14), (x * 38, -6)], p)


def wheel(brush: Brush, p: Colour, f: Colour) -> None:
    """A cartwheel."""
    brush.ellipse(0, 0, 42, outline=p, width=9)
    for n in range(4):
        angle = math.pi * n / 4
        x, y = 38 * math.cos(angle), 38 * math.sin(angle)
        brush.line([(-x, -y), (x, y)], p, 6)
    brush.ellipse(0, 0, 12, fill=p, outline=f, width=3)


def tower(brush: Brush, p: Colour, f: Colour) -> None:
    """A tower."""
    icons.tower(brush, p, f)


def _walls(brush: Brush, p: Colour, f: Colour) -> None:
    brush.rect(-46, -12, 92, 54, p)
    for x in (-46, -18, 10, 36):
        brush.rect(x, -30, 12 if x < 36 else 10, 20, p)
    for y, shift in ((0, 0), (14, 12), (28, 0)):
        brush.line([(-46, y), (46, y)], f, 3)
        for x in (-30, -4, 22):
            brush.line([(x + shift, y), (x + shift, y + 14)], f, 3)


def halberds(brush: Brush, p: Colour, f: Colour) -> None:
    """Two crossed halberds."""
    for s in (-1, 1):
        brush.line([(s * 34, 46), (s * -28, -40)], p, 7)
        brush.poly([(s * -20, -28), (s * -46, -20), (s * -44, 4), (s * -10, -14)], p)
        brush.poly([(s * -34, -36), (s * -24, -44), (s * -38, -54)], p)


def hourglass(brush: Brush, p: Colour, f: Colour) -> None:
    """An hourglass."""
    brush.poly([(-26, -38), (26, -38), (5, 0), (26, 38), (-26, 38), (-5, 0)], p)
    brush.poly([(-15, -30), (15, -30), (11, -22), (-11, -22)], f)
    brush.poly([(-8, 16), (8, 16), (0, 6)], f)
    for y in (-42, 42):
        brush.line([(-32, y), (32, y)], p, 9)


def picks(brush: Brush, p: Colour, f: Colour) -> None:
    """Two crossed picks."""
    for s in (-1, 1):
        brush.line([(s * 36, 42), (s * -26, -30)], p, 8)
        brush.line(bezier((s * -48, -10), (s * -38, -42), (s * -2, -44)), p, 9)


def _salt(brush: Brush, p: Colour, f: Colour) -> None:
    brush.poly([(-44, 6), (44, 6), (30, 34), (-30, 34)], p)
    brush.poly([(-34, 0), *bezier((-34, 0), (-6, -20), (0, -40), steps=6), *bezier((0, -40), (8, -16), (34, 0)),
                (-34, 0)], p)  # fmt: skip
    brush.line([(-36, 3), (36, 3)], f, 4)
    for x in (-24, 24):
        brush.line([(x, 34), (x * 1.2, 48)], p, 8)


def bridge(brush: Brush, p: Colour, f: Colour) -> None:
    """A bridge of three arches."""
    brush.poly([(-50, 24), (-50, -6), *bezier((-50, -6), (0, -34), (50, -6)), (50, 24)], p)
    for x, r in ((-30, 11), (0, 14), (30, 11)):
        brush.ellipse(x, 20, r, r * 1.2, fill=f)
        brush.rect(x - r, 20, 2 * r, 14, f)
    for y in (34, 44):
        brush.line(
            bezier((-44, y), (-20, y - 8), (0, y), steps=6) + bezier((0, y), (20, y + 8), (44, y), steps=6), p, 4
        )


def _ram(brush: Brush, p: Colour, f: Colour) -> None:
    brush.ellipse(4, 2, 34, 22, fill=p)
    for n in range(9):
        angle = math.pi * 2 * n / 9
        brush.ellipse(4 + 31 * math.cos(angle), 2 + 19 * math.sin(angle), 9, fill=p)
    brush.ellipse(-36, -18, 13, 11, fill=p, outline=f, width=3)
    brush.arc(-30, -20, 8, -120, 160, f, 4)
    for x in (-16, -6, 16, 26):
        brush.line([(x, 20), (x, 44)], p, 6)


def _grapes(brush: Brush, p: Colour, f: Colour) -> None:
    for row, (y, count) in enumerate(((-14, 4), (2, 3), (18, 2), (33, 1))):
        for n in range(count):
            brush.ellipse((n - (count - 1) / 2) * 18, y + row, 10, fill=p, outline=f, width=2)
    brush.line([(0, -22), (0, -42)], p, 6)
    brush.poly([(0, -32), (20, -50), (36, -38), (40, -22), (18, -24)], p)


def fish(brush: Brush, p: Colour, f: Colour) -> None:
    """Two fish."""
    for y, s in ((-20, 1), (20, -1)):
        it = brush.moved(0, y)
        it.poly(
            [*bezier((s * -44, 0), (s * -6, -24), (s * 26, 0)), *bezier((s * 26, 0), (s * -6, 24), (s * -44, 0))], p
        )
        it.poly([(s * 20, 0), (s * 46, -15), (s * 46, 15)], p)
        it.ellipse(s * -30, -2, 3, fill=f)
        it.arc(s * -22, 0, 8, -60 if s > 0 else 120, 60 if s > 0 else 240, f, 3)


def key(brush: Brush, p: Colour, f: Colour) -> None:
    """A key."""
    brush.ellipse(0, -28, 17, outline=p, width=8)
    brush.line([(0, -12), (0, 46)], p, 8)
    for y in (28, 42):
        brush.line([(0, y), (20, y)], p, 8)


def _keys(brush: Brush, p: Colour, f: Colour) -> None:
    for s in (-1, 1):
        brush.line([(s * 22, -18), (s * -30, 42)], p, 8)
        brush.ellipse(s * 28, -28, 14, outline=p, width=7)
        brush.line([(s * -22, 32), (s * -36, 22)], p, 7)


def _horn(brush: Brush, p: Colour, f: Colour) -> None:
    brush.poly(
        [(-46, -20), *bezier((-46, -20), (-20, 40), (34, 12)), (46, -22), *bezier((40, -22), (-10, 10), (-36, -24))], p
    )
    brush.line([(46, -28), (34, 16)], p, 7)
    brush.line([(-14, 12), (-6, -2)], f, 5)
    brush.line([(14, 16), (14, -2)], f, 5)
    brush.line(bezier((-30, -12), (0, -60), (34, -20)), p, 4)


def _compass(brush: Brush, p: Colour, f: Colour) -> None:
    brush.ellipse(0, -38, 9, fill=p)
    for s in (-1, 1):
        brush.line([(0, -36), (s * 28, 40)], p, 8)
    brush.line([(-18, 12), (18, 12)], p, 6)
    brush.poly([(-40, 46), (40, 46), (40, 38), (-40, 38)], p)


def ship(brush: Brush, p: Colour, f: Colour) -> None:
    """A cog under sail."""
    brush.poly([(-44, 16), (44, 12), (32, 40), (-28, 40)], p)
    brush.line([(2, 14), (2, -48)], p, 6)
    brush.poly(
        [
            (-26, -36),
            (30, -36),
            *bezier((30, -36), (20, -14), (32, 4)),
            (-28, 4),
            *bezier((-28, 4), (-16, -14), (-26, -36)),
        ],
        p,
    )
    brush.line([(2, -34), (2, 2)], f, 4)
    brush.line([(-18, -16), (22, -16)], f, 4)
    brush.poly([(2, -50), (22, -46), (2, -42)], p)


def _legate(brush: Brush, p: Colour, f: Colour) -> None:
    _keys(brush.moved(0, 6, 0.86), p, f)
    mitre(brush.moved(0, -26, 0.44), p, f)


def _spur(brush: Brush, p: Colour, f: Colour) -> None:
    icons.star(brush.moved(0, -18), p, 6, 30)
    brush.ellipse(0, -18, 8, fill=f)
    brush.line([(0, 8), (0, 22)], p, 9)
    brush.arc(0, 50, 28, 190, 350, p, 9)


def helm(brush: Brush, p: Colour, f: Colour) -> None:
    """A great helm."""
    brush.poly([(-30, 40), (-34, -20), *bezier((-34, -20), (0, -58), (34, -20)), (30, 40), (0, 48)], p)
    brush.line([(-28, -6), (-4, -4)], f, 7)
    brush.line([(28, -6), (4, -4)], f, 7)
    brush.line([(0, -36), (0, 40)], f, 4)
    for x in (-18, -10, 10, 18):
        brush.ellipse(x, 22, 3, fill=f)


def _fords(brush: Brush, p: Colour, f: Colour) -> None:
    for y in (4, 22, 40):
        wave = bezier((-46, y), (-34, y - 14), (-23, y), steps=6)
        line: list[Point] = []
        for k in range(4):
            line += [(x + k * 23, yy if k % 2 == 0 else 2 * y - yy) for x, yy in wave]
        brush.line(line, p, 6)
    brush.line([(-20, -8), (-20, -46)], p, 6)
    brush.line([(20, -8), (20, -46)], p, 6)
    brush.line([(-32, -36), (32, -36)], p, 7)
    brush.line([(-32, -22), (32, -22)], p, 7)


def engine(brush: Brush, p: Colour, f: Colour) -> None:
    """A trebuchet."""
    brush.line([(-34, 40), (0, -16)], p, 8)
    brush.line([(34, 40), (0, -16)], p, 8)
    brush.line([(-44, 42), (44, 42)], p, 9)
    brush.line([(-44, 8), (34, -34)], p, 8)
    brush.rect(24, -34, 22, 26, p)
    brush.ellipse(-46, 16, 9, fill=p)


def _viceroy(brush: Brush, p: Colour, f: Colour) -> None:
    crown(brush.moved(0, -12, 0.8), p, f)
    for s in (-1, 1):
        brush.line([(s * 40, 8), (s * -34, 46)], p, 6)
        brush.ellipse(s * 42, 6, 7, fill=p)


def _quill(brush: Brush, p: Colour, f: Colour) -> None:
    brush.poly([(-30, 44), *bezier((-30, 44), (-26, -20), (38, -48)), *bezier((38, -48), (40, 10), (-14, 26))], p)
    brush.line([(-32, 48), (20, -24)], f, 4)
    for x, y in ((2, 14), (14, 0)):
        brush.line([(x, y), (x + 16, y - 2)], f, 3)


def chest(brush: Brush, p: Colour, f: Colour) -> None:
    """A chest."""
    brush.poly([(-42, -6), *bezier((-42, -6), (-42, -36), (0, -36)), *bezier((0, -36), (42, -36), (42, -6))], p)
    brush.rect(-42, 0, 84, 40, p)
    brush.rect(-10, -8, 20, 22, f, radius=4)
    brush.ellipse(0, 2, 5, fill=p)
    for x in (-28, 28):
        brush.line([(x, 2), (x, 40)], f, 4)


def barrel(brush: Brush, p: Colour, f: Colour) -> None:
    """A barrel of provisions."""
    brush.poly(
        [
            (-26, -42),
            (26, -42),
            *bezier((26, -42), (42, 0), (26, 42)),
            (-26, 42),
            *bezier((-26, 42), (-42, 0), (-26, -42)),
        ],
        p,
    )
    for y, w in ((-24, 32), (24, 32)):
        brush.line([(-w, y), (w, y)], f, 6)
    for x in (-12, 12):
        brush.line([(x, -40), (x, 40)], f, 3)


def letter(brush: Brush, p: Colour, f: Colour) -> None:
    """A sealed letter."""
    brush.rect(-44, -28, 88, 58, p)
    brush.line([(-44, -28), (0, 8), (44, -28)], f, 5)
    brush.ellipse(0, 6, 13, fill=f)
    brush.ellipse(0, 6, 8, fill=p)


CHARGES: dict[str, Paint] = {
    "traitor-to-the-crown": _broken, "royal-grant": coins, "war-tax": _war_tax, "new-chairman": throne, "synod": _synod,
    "dismissal": _dismissal, "revocation": _torn, "amnesty": _chain, "town-charter": town, "royal-favour": crown,
    "crown-quarter": _quarter, "arms-tax": _arms_tax, "truce-of-god": _dove, "harbour-dues": anchor,
    "road-toll": wheel, "safe-walls": _walls, "guild-of-arms": halberds, "short-speeches": hourglass,
    "silver-mines": picks, "salt-works": _salt, "bridge-tolls": bridge, "wool-staple": _ram, "vineyards": _grapes,
    "fisheries": fish, "free-passage": key, "right-of-muster": _horn, "master-masons": _compass,
    "chartered-fleet": ship, "seat-of-honour": throne, "legate": _legate, "constable": sword, "marshal": _spur,
    "captain-of-the-guard": helm, "warden-of-the-fords": _fords, "admiral": anchor, "master-of-engines": engine,
    "viceroy": _viceroy, "chancellor": _quill, "treasurer": chest, "quartermaster": barrel, "private-motion": letter,
}  # fmt: skip
"""By Agenda."""
