"""Arms and signs that the pictures beside the map share: shields, banners by shape, cards, tokens.

Shields are those of Barons, banners those of Nobles. Everything is drawn around its middle.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.knights.files import AgendaCard
from engine.knights.game_data import AGENDAS, BARON
from engine.knights.views.view import KnView
from render.core import icons, palette, shields
from render.core.brush import Brush, bezier
from render.core.palette import GOLD, INK, Colour, hexed, mix
from render.core.sprites import Box, sized
from render.core.stage import Stage
from render.knights import charges

BROWN = hexed("#6B4526")
SILVER = shields.ARGENT
BLOOD = hexed("#A5281F")
NOBODY = -1
CARDS: dict[str, AgendaCard] = {card.slug: card for card in AGENDAS}
"""Agendas by slug."""
FIELDS: dict[str, Colour] = {
    "motion": hexed("#8E2F2A"), "law": hexed("#2A4F78"), "charge": hexed("#7A5A16"), "office": hexed("#36633F"),
    "private": hexed("#5B3E66"),
}  # fmt: skip
"""What colour the card of a kind of Agenda has."""
NATIONS: dict[str, tuple[Colour, Colour]] = {
    "english": (hexed("#F4EEE0"), hexed("#B3262E")), "french": (hexed("#2B4F94"), hexed("#E4B94A")),
    "german": (hexed("#E4B94A"), hexed("#2B2118")), "italian": (hexed("#3B7A46"), hexed("#F4EEE0")),
    "polish": (hexed("#B3262E"), hexed("#F4EEE0")), "romanian": (hexed("#2F6690"), hexed("#E4B94A")),
    "regular": (hexed("#8E8A80"), hexed("#F4EEE0")),
}  # fmt: skip
"""Field and charge of the Mercenaries of a nation."""


def number(view: KnView, seat: int) -> int:
    """The Baron of a seat by number, -1 for nobody."""
    return BARON[view.barons[seat].baron] if seat >= 0 else NOBODY


def hue(view: KnView, seat: int) -> Colour:
    """The tincture of a seat's Baron, grey for nobody."""
    return palette.seat_hue(number(view, seat))


def frame(stage: Stage, box: Box, key: str, fill: Colour = palette.PARCHMENT_LIGHT) -> None:
    """A panel: a light field within a double ink line."""
    wide, high = box[2] - box[0], box[3] - box[1]

    def paint(brush: Brush) -> None:
        brush.rect(0, 0, wide, high, fill, INK, 2, radius=9)
        brush.rect(4, 4, wide - 8, high - 8, None, mix(INK, fill, 0.55), 1.2, radius=6)

    stage.draw(("k-frame", key, wide, high, fill), box[0], box[1], (-1, -1, wide + 1, high + 1), paint)


def strip(stage: Stage, box: Box, fill: Colour) -> None:
    """A plain field without a line, for a row."""
    wide, high = box[2] - box[0], box[3] - box[1]
    stage.draw(
        ("k-strip", wide, high, fill), box[0], box[1], (0, 0, wide, high),
        lambda brush: brush.rect(0, 0, wide, high, fill, radius=8),
    )  # fmt: skip


def shield(stage: Stage, x: float, y: float, baron: int, size: float) -> None:
    """A Baron's shield, 100 x 116 at size 1; of nobody a grey one."""
    box = (-54 * size, -62 * size, 54 * size, 62 * size)
    stage.draw(("k-shield", baron, size), x, y, box, sized(shields.paint_shield, size, baron), 2 * size)


def shape(brush: Brush, name: str, paint: Colour, edge: Colour | None = None) -> None:
    """The sign of a Noble's shape in a box of 100 x 100."""
    if name == "square":
        brush.rect(-38, -38, 76, 76, paint, edge, 6)
    elif name == "circle":
        brush.ellipse(0, 0, 43, fill=paint, outline=edge, width=6)
    elif name == "triangle":
        brush.poly([(0, -46), (46, 36), (-46, 36)], paint, edge, 6)
    elif name == "star":
        icons.star(brush, paint, 5, 52, 0.46)
        if edge is not None:
            brush.moved(0, 0, 1)


def paint_banner(brush: Brush, baron: int, name: str, faded: bool = False) -> None:
    """A Noble's banner on its staff, in a box of 100 x 130: the Baron's tincture, the shape in silver."""
    tint = palette.seat_hue(baron)
    tint = mix(tint, palette.PARCHMENT, 0.5) if faded else tint
    brush.line([(-40, -60), (-40, 64)], BROWN, 7)
    brush.ellipse(-40, -62, 6, fill=GOLD, outline=INK, width=2)
    cloth = [
        (-37, -54),
        *bezier((-37, -54), (10, -60), (48, -50), steps=6),
        (48, 30),
        (26, 44),
        (4, 30),
        (-16, 44),
        (-37, 30),
    ]
    brush.poly(cloth, tint, INK, 4)
    brush.line([(-31, -47), *bezier((-31, -47), (10, -53), (42, -44), steps=6)], mix(tint, palette.WHITE, 0.4), 2.4)
    paint = shields.charge_colour(baron)
    shape(brush.moved(6, -9, 0.58), name, mix(paint, tint, 0.3) if faded else paint)


def banner(stage: Stage, x: float, y: float, baron: int, name: str, size: float, faded: bool = False) -> None:
    """A Noble's banner."""
    box = (-50 * size, -72 * size, 52 * size, 68 * size)
    stage.draw(
        ("k-banner", baron, name, size, faded), x, y, box, sized(paint_banner, size, baron, name, faded), 2 * size
    )


# --- cards -----------------------------------------------------------------------------------------------------------


def _laurel(brush: Brush, paint: Colour, leaf: Colour) -> None:
    for s in (-1, 1):
        brush.line(bezier((0, 40), (s * 48, 26), (s * 30, -34)), paint, 5)
        for t in range(5):
            x, y = bezier((0, 40), (s * 48, 26), (s * 30, -34), steps=5)[t + 1]
            brush.ellipse(x + s * 7, y, 9, 6, fill=leaf)
            brush.ellipse(x - s * 8, y + 3, 8, 5, fill=leaf)


def fate_sign(brush: Brush, what: str) -> None:
    """What a Fate card says in a battle, in a box of 100 x 100: inflict, prevent, victory, draw."""
    if what == "inflict":
        icons.swords(brush, BLOOD)
    elif what == "prevent":
        outline = [(x * 0.8, y * 0.76) for x, y in shields.outline()]
        brush.poly(outline, hexed("#2A4F78"), INK, 4)
        brush.line([(0, -38), (0, 36)], SILVER, 9)
        brush.line([(-32, -8), (32, -8)], SILVER, 9)
    elif what == "victory":
        _laurel(brush, hexed("#36633F"), hexed("#4B7F52"))
        icons.crown(brush.moved(0, -2, 0.46))
    elif what == "draw":
        for dx, dy in ((-12, 8), (2, -4)):
            brush.rect(-24 + dx, -32 + dy, 42, 60, palette.VELLUM, INK, 4, radius=6)
        brush.ellipse(22, 18, 20, fill=GOLD, outline=INK, width=4)
        brush.line([(12, 18), (32, 18)], INK, 6)
        brush.line([(22, 8), (22, 28)], INK, 6)


def paint_fate(brush: Brush, what: str) -> None:
    """A Fate card, 64 x 88; without a result its back."""
    if not what:
        brush.rect(-32, -44, 64, 88, palette.VELLUM, INK, 3, radius=8)
        brush.rect(-26, -38, 52, 76, None, mix(palette.VELLUM, GOLD, 0.6), 2.2, radius=5)
        icons.star(brush.moved(0, 0, 0.42), mix(palette.VELLUM, GOLD, 0.75), 8, 46, 0.5)
        return
    brush.rect(-32, -44, 64, 88, palette.WHITE, INK, 3, radius=8)
    tints = {"inflict": BLOOD, "prevent": hexed("#2A4F78"), "victory": hexed("#36633F"), "draw": GOLD}
    brush.rect(-27, -39, 54, 78, None, mix(tints[what], palette.WHITE, 0.25), 3, radius=5)
    fate_sign(brush.moved(0, 0, 0.5), what)


def fate(stage: Stage, x: float, y: float, what: str, size: float) -> None:
    """A Fate card."""
    box = (-34 * size, -46 * size, 34 * size, 46 * size)
    stage.draw(("k-fate", what, size), x, y, box, sized(paint_fate, size, what), 1.6 * size)


def paint_agenda(brush: Brush, slug: str, spent: bool = False) -> None:
    """An Agenda, 92 x 120: its charge on the field of its kind."""
    kind = CARDS[slug].kind
    field = FIELDS[kind]
    field = mix(field, palette.STONE, 0.5) if spent else field
    brush.rect(-46, -60, 92, 120, palette.WHITE, INK, 3, radius=9)
    brush.rect(-40, -54, 80, 108, field, mix(field, INK, 0.5), 2.4, radius=6)
    brush.rect(-35, -49, 70, 98, None, mix(field, GOLD, 0.7), 1.8, radius=4)
    charges.CHARGES[slug](brush.moved(0, 0, 0.62), mix(hexed("#F2DFA4"), field, 0.08), field)


def agenda(stage: Stage, x: float, y: float, slug: str, size: float, spent: bool = False) -> None:
    """An Agenda."""
    box = (-48 * size, -62 * size, 48 * size, 62 * size)
    stage.draw(("k-agenda", slug, size, spent), x, y, box, sized(paint_agenda, size, slug, spent), 2 * size)


def _versatile(brush: Brush, p: Colour, f: Colour) -> None:
    icons.star(brush, p, 8, 48, 0.4)
    brush.ellipse(0, 0, 10, fill=f)


def _muster(brush: Brush, p: Colour, f: Colour) -> None:
    brush.rect(-12, -42, 24, 84, p)
    brush.rect(-42, -12, 84, 24, p)


def _uncertain(brush: Brush, p: Colour, f: Colour) -> None:
    for x, y, pips in ((-14, -14, 5), (18, 18, 3)):
        brush.rect(x - 24, y - 24, 48, 48, p, f, 3, radius=8)
        for px, py in icons.PIPS[pips]:
            brush.ellipse(x + px * 12, y + py * 12, 4.6, fill=f)


def _comet(brush: Brush, p: Colour, f: Colour) -> None:
    icons.star(brush.moved(16, -16), p, 8, 32, 0.5)
    for a, b in (((-2, -8), (-44, 20)), ((4, 2), (-32, 40)), ((10, 8), (-8, 46))):
        brush.line([a, b], p, 6)


def _march(brush: Brush, p: Colour, f: Colour) -> None:
    for x in (-24, 8):
        brush.line([(x, -46), (x, 46)], p, 6)
        brush.poly([(x, -44), (x + 34, -34), (x, -16)], p)


def _rally(brush: Brush, p: Colour, f: Colour) -> None:
    charges.scroll(brush, p, f)


ACTIONS: dict[str, tuple[Colour, charges.Paint]] = {
    "levy-taxes": (hexed("#8A6116"), charges.coins), "draft-soldiers": (hexed("#8E2F2A"), charges.helm),
    "rally-support": (hexed("#2A4F78"), _rally), "serve-the-church": (hexed("#5B3E66"), charges.mitre),
    "mobilize-forces": (hexed("#6E3B22"), _march), "versatile-strategy": (hexed("#36633F"), _versatile),
    "uncertain-times": (hexed("#55524C"), _uncertain), "muster-troops": (hexed("#55524C"), _muster),
    "upgrade-defenses": (hexed("#55524C"), charges.tower), "important-event": (hexed("#55524C"), _comet),
    "fund-expeditions": (hexed("#55524C"), charges.ship),
}  # fmt: skip
"""By kind of action card: its field and its sign."""


def paint_action(brush: Brush, kind: str) -> None:
    """An action card, 76 x 104; without a kind its back."""
    brush.rect(-38, -52, 76, 104, palette.WHITE, INK, 3, radius=8)
    if not kind:
        brush.rect(-33, -47, 66, 94, BROWN, INK, 2, radius=6)
        charges.scroll(brush.moved(0, 0, 0.5), mix(BROWN, GOLD, 0.7), BROWN)
        return
    field, paint = ACTIONS[kind]
    brush.rect(-33, -47, 66, 94, field, mix(field, INK, 0.5), 2, radius=6)
    paint(brush.moved(0, 0, 0.54), hexed("#F2E6C4"), field)


def action(stage: Stage, x: float, y: float, kind: str, size: float) -> None:
    """An action card."""
    box = (-40 * size, -54 * size, 40 * size, 54 * size)
    stage.draw(("k-action", kind, size), x, y, box, sized(paint_action, size, kind), 1.8 * size)


def slot(stage: Stage, x: float, y: float, size: float) -> None:
    """An empty place for an action card on the dark band."""

    def paint(brush: Brush) -> None:
        brush.moved(0, 0, size).rect(
            -38, -52, 76, 104, mix(palette.VELLUM, INK, 0.25), mix(palette.VELLUM, GOLD, 0.4), 2.4, radius=8
        )

    stage.draw(("k-slot", size), x, y, (-40 * size, -54 * size, 40 * size, 54 * size), paint)


CARD, WIDE_CARD = (84.0, 29.4), (112.0, 40.0)
"""Width of a troop card and height of its number; wide ones are read on a phone beside a line of words."""


def paint_troop(brush: Brush, slug: str, baron: int = NOBODY, card: tuple[float, float] = CARD) -> None:
    """A troop card, 52 high: the arms of its nation, and how many they are. Regulars bear their Baron's tincture."""
    wide, high = card
    nation, size = slug.rsplit("-", 1)
    field, charge = NATIONS[nation]
    if nation == "regular" and baron >= 0:
        field, charge = palette.seat_hue(baron), shields.charge_colour(baron)
    brush.rect(-wide / 2, -26, wide, 52, palette.WHITE, INK, 2.6, radius=6)
    it = brush.moved(15 - wide / 2, 0, 0.27)
    outline = [(x * 0.8, y * 1.2) for x, y in shields.outline()]
    it.poly(outline, field, INK, 9)
    _nation(it, nation, charge)
    brush.text(13, 0, size, high, "black", INK)


def _nation(brush: Brush, nation: str, paint: Colour) -> None:
    """A plain charge for each nation."""
    if nation == "english":
        brush.rect(-8, -56, 16, 108, paint)
        brush.rect(-36, -20, 72, 16, paint)
    elif nation == "french":
        for x, y in ((-17, -34), (17, -34), (0, 10)):
            brush.poly([(x, y - 20), (x + 12, y), (x, y + 18), (x - 12, y)], paint)
    elif nation == "german":
        brush.poly(
            [
                (0, -52),
                (14, -20),
                (38, -40),
                (30, 4),
                (10, 14),
                (14, 48),
                (-14, 48),
                (-10, 14),
                (-30, 4),
                (-38, -40),
                (-14, -20),
            ],
            paint,
        )
    elif nation == "italian":
        brush.rect(-34, -20, 68, 22, paint)
        brush.rect(-30, 20, 60, 12, paint)
    elif nation == "polish":
        brush.rect(-34, -4, 68, 14, paint)
        brush.rect(-7, -44, 14, 84, paint)
        brush.ellipse(0, 2, 24, outline=paint, width=9)
    elif nation == "romanian":
        brush.ellipse(0, -10, 21, fill=paint)
        for s in (-1, 1):
            brush.line(bezier((s * 10, -28), (s * 34, -50), (s * 20, -60), steps=6), paint, 9)
        brush.poly([(-11, 0), (11, 0), (6, 38), (-6, 38)], paint)
    else:
        brush.poly([(-30, 24), (0, -20), (30, 24), (30, 6), (0, -40), (-30, 6)], paint)


def troop(
    stage: Stage, x: float, y: float, slug: str, size: float, baron: int = NOBODY, card: tuple[float, float] = CARD
) -> None:
    """A troop card."""
    half = card[0] / 2 + 2
    box = (-half * size, -28 * size, half * size, 28 * size)
    own = baron if slug.startswith("regular") else NOBODY
    stage.draw(("k-troop", slug, size, own, card), x, y, box, sized(paint_troop, size, slug, own, card), 1.4 * size)


# --- signs -----------------------------------------------------------------------------------------------------------


def _drop(brush: Brush) -> None:
    brush.poly([(0, -46), *bezier((0, -46), (44, 10), (0, 44)), *bezier((0, 44), (-44, 10), (0, -46))], BLOOD, INK, 5)
    brush.ellipse(-8, 16, 6, 9, fill=mix(BLOOD, palette.WHITE, 0.55))


def _skull(brush: Brush) -> None:
    brush.ellipse(0, -8, 34, 32, fill=palette.WHITE, outline=INK, width=6)
    brush.rect(-17, 16, 34, 24, palette.WHITE, INK, 5, radius=6)
    for x in (-13, 13):
        brush.ellipse(x, -6, 9, 10, fill=INK)
    brush.poly([(0, 4), (5, 14), (-5, 14)], INK)
    for x in (-7, 0, 7):
        brush.line([(x, 22), (x, 38)], INK, 3)


def _vote(brush: Brush) -> None:
    brush.rect(-34, -40, 68, 80, palette.WHITE, INK, 6, radius=8)
    brush.line([(-18, 2), (-4, 18), (20, -20)], hexed("#36633F"), 11)


def _faith(brush: Brush) -> None:
    brush.rect(-11, -46, 22, 92, hexed("#5B3E66"), INK, 5)
    brush.rect(-36, -22, 72, 22, hexed("#5B3E66"), INK, 5)
    brush.rect(-8, -26, 16, 30, hexed("#5B3E66"))


def _city(brush: Brush) -> None:
    charges.town(brush, hexed("#6B5A45"), palette.PARCHMENT_LIGHT)


def _yes(brush: Brush) -> None:
    brush.ellipse(0, 0, 44, fill=hexed("#36633F"), outline=INK, width=5)
    brush.line([(-20, 2), (-5, 18), (22, -16)], palette.WHITE, 12)


def _no(brush: Brush) -> None:
    brush.ellipse(0, 0, 44, fill=BLOOD, outline=INK, width=5)
    brush.line([(-17, -17), (17, 17)], palette.WHITE, 12)
    brush.line([(17, -17), (-17, 17)], palette.WHITE, 12)


def _banned(brush: Brush) -> None:
    charges.throne(brush.moved(0, 0, 0.9), INK, palette.PARCHMENT_LIGHT)
    brush.line([(-42, 42), (42, -42)], BLOOD, 11)


SIGNS: dict[str, Callable[[Brush], None]] = {
    "loss": _drop, "dead": _skull, "crowns": icons.coin, "votes": _vote, "faith": _faith,
    "influence": icons.crown, "cities": _city, "yes": _yes, "no": _no, "banned": _banned,
    "chair": lambda brush: charges.throne(brush, hexed("#8A6116"), palette.PARCHMENT_LIGHT),
    "head": lambda brush: charges.mitre(brush, hexed("#5B3E66"), palette.PARCHMENT_LIGHT),
    "breach": lambda brush: breach(brush), "walls": lambda brush: charges.tower(brush, INK, palette.PARCHMENT_LIGHT),
    "asleep": lambda brush: _asleep(brush), "ship": lambda brush: charges.ship(brush, hexed("#6E3B22"), palette.WHITE),
    "siege": lambda brush: tent(brush, NOBODY), "battle": lambda brush: icons.clash(brush, BLOOD),
    "pledge": lambda brush: charges.key(brush, INK, palette.WHITE), "seal": icons.seal, "wait": icons.hourglass,
    "wages": lambda brush: charges.chest(brush, hexed("#6E3B22"), palette.PARCHMENT_LIGHT),
    "troops": lambda brush: charges.helm(brush, INK, palette.PARCHMENT_LIGHT),
    "commander": lambda brush: icons.star(brush, GOLD, 5, 48, 0.45),
}  # fmt: skip
"""Signs by name, each in a box of 100 x 100."""


def breach(brush: Brush) -> None:
    """A gap in a wall."""
    brush.poly([(-46, 40), (-46, -34), (-22, -34), (-14, -10), (-24, 6), (-6, 40)], palette.STONE_DARK, INK, 5)
    brush.poly([(46, 40), (46, -34), (20, -34), (12, -14), (24, 8), (10, 40)], palette.STONE_DARK, INK, 5)
    brush.line([(-8, -44), (4, -14), (-6, 4), (6, 30)], BLOOD, 7)


def _asleep(brush: Brush) -> None:
    for x, y, r in ((-22, 20, 20), (8, -4, 26), (30, -34, 14)):
        brush.line(
            [(x - r / 2, y - r / 2), (x + r / 2, y - r / 2), (x - r / 2, y + r / 2), (x + r / 2, y + r / 2)], INK, 7
        )


def tent(brush: Brush, baron: int) -> None:
    """A tent of a siege with its Baron's tincture."""
    tint = palette.seat_hue(baron)
    brush.poly([(-46, 40), (-30, -8), (0, -36), (30, -8), (46, 40)], palette.WHITE, INK, 5)
    brush.poly([(-46, 40), (-30, -8), (0, -36), (-10, 40)], tint)
    brush.poly([(46, 40), (30, -8), (0, -36), (24, 40)], tint)
    brush.poly([(-8, 40), (0, -2), (8, 40)], INK)
    brush.line([(0, -36), (0, -54)], INK, 4)
    brush.poly([(0, -54), (20, -48), (0, -42)], tint, INK, 2)


def sign(stage: Stage, x: float, y: float, name: str, size: float) -> None:
    """A sign, ``size`` high."""
    half = size * 0.58
    stage.draw(("k-sign", name, size), x, y, (-half, -half, half, half), sized(SIGNS[name], size / 100), 1)
