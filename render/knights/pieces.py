"""What stands on the map: cities by their walls, ruins, strongholds, sieges, banners with their troops, anchors."""

from __future__ import annotations

from engine.knights.game_data import N
from engine.knights.views.view import CityView, KnView, StrongholdView
from render.core import icons, palette, phone, shields
from render.core.brush import Brush
from render.core.palette import GOLD, INK, Colour, hexed, mix
from render.core.sprites import sized
from render.core.stage import Stage
from render.knights import charges, heraldry
from render.knights.heraldry import BLOOD
from render.knights.layout import Spot

WALLS = mix(palette.STONE, palette.PARCHMENT_LIGHT, 0.25)
RUIN = mix(palette.STONE_DARK, INK, 0.25)
THATCH = hexed("#B98A4A")


def _tower(brush: Brush, x: float, wide: float, top: float, roof: Colour) -> None:
    brush.rect(x - wide / 2, top, wide, 30 - top, WALLS, INK, 2.4)
    for n in range(3):
        brush.rect(x - wide / 2 + n * wide * 0.38, top - 6, wide * 0.24, 8, WALLS, INK, 1.8)
    brush.poly([(x - wide / 2 - 3, top - 5), (x, top - 24), (x + wide / 2 + 3, top - 5)], roof, INK, 2.2)
    brush.rect(x - 2.4, top + 10, 4.8, 9, INK)


def paint_city(brush: Brush, towers: int, baron: int, fortified: bool) -> None:
    """A walled city, 100 x 100 around its place: as many towers as hundreds of strength; roofs in its holder's
    tincture; a second wall when it is fortified."""
    roof = palette.seat_hue(baron) if baron >= 0 else THATCH
    if fortified:
        brush.rect(-48, 10, 96, 24, mix(GOLD, WALLS, 0.45), INK, 2.4, radius=3)
    xs = {1: (0,), 2: (-20, 20), 3: (-30, 0, 30), 4: (-33, -11, 11, 33)}[max(1, min(4, towers))]
    for n, x in enumerate(xs):
        _tower(brush, x, 20, -26 if len(xs) == 3 and n == 1 else -16, roof)
    brush.rect(-44, -2, 88, 34, WALLS, INK, 2.6, radius=3)
    for n in range(6):
        brush.rect(-44 + n * 16, -8, 9, 9, WALLS, INK, 1.8)


def paint_ruin(brush: Brush) -> None:
    """What is left of a razed city."""
    for x, high in ((-32, 18), (-12, 34), (12, 14), (32, 26)):
        brush.poly([(x - 9, 30), (x - 9, 30 - high), (x, 24 - high), (x + 8, 32 - high), (x + 9, 30)], RUIN, INK, 2.2)
    brush.line([(-44, 31), (44, 31)], INK, 2.6)
    for x, y in ((-20, -14), (6, -20), (24, -8)):
        brush.arc(x, y, 9, 200, 340, mix(INK, palette.PARCHMENT, 0.45), 2.4)


def paint_hold(brush: Brush, baron: int) -> None:
    """A stronghold: a keep on a mound with its Baron's shield."""
    brush.poly([(-50, 34), (-30, 12), (30, 12), (50, 34)], hexed("#8C7A4F"), INK, 2.4)
    for x in (-29, 29):
        brush.rect(x - 10, -24, 20, 44, palette.STONE, INK, 2.4)
        for n in (-1, 1):
            brush.rect(x + n * 6 - 3.4, -31, 7, 9, palette.STONE, INK, 1.8)
    brush.rect(-22, -44, 44, 66, palette.STONE, INK, 2.6)
    for n in (-1, 0, 1):
        brush.rect(n * 16 - 5, -52, 10, 11, palette.STONE, INK, 2)
    shields.paint_shield(brush.moved(0, -10, 0.4), baron)


def _label(stage: Stage, x: float, y: float, text: str, size: float, fill: Colour, kind: str) -> None:
    """A number on a light plate."""
    wide = 8 + size * 0.55 * len(text)
    stage.draw(
        ("k-plate", text, size, fill), x, y, (-wide / 2 - 2, -size * 0.55 - 3, wide / 2 + 2, size * 0.55 + 3),
        lambda brush: brush.rect(-wide / 2, -size * 0.52, wide, size * 1.04, fill, INK, 1.8, radius=5),
    )  # fmt: skip
    stage.text(x, y + 1, text, size, "black", INK, kind=kind)


def _camp(stage: Stage, view: KnView, x: float, y: float, besiegers: list[int]) -> None:
    """A tent for each besieger, left of a place."""
    for n, seat in enumerate(besiegers[:3]):
        baron = heraldry.number(view, seat)
        stage.draw(
            ("k-tent", baron), x - 60, y + 4 - 34 * n, (-24, -28, 24, 22), sized(heraldry.tent, 0.44, baron), 1.4
        )


AFAR = 45.0
"""How large a strength is on the whole map as a phone shows it."""


def city(stage: Stage, view: KnView, it: CityView, x: float, y: float, afar: bool = False) -> None:
    """A city: its walls, strength, income, what happens to it. ``afar``: on the whole map on a phone, where its
    strength is larger and its income left out."""
    if it.razed:
        stage.draw(("k-ruin",), x, y, (-50, -40, 50, 36), paint_ruin, 1.5, "city", it.slug)
        return
    baron = heraldry.number(view, it.owner)
    towers = max(1, (it.full - N.fortified_strength * it.fortified) // N.hit)
    key = ("k-city", towers, baron, it.fortified)
    stage.draw(key, x, y, (-52, -66, 52, 38), sized(paint_city, 1, towers, baron, it.fortified), 2, "city", it.slug)
    _camp(stage, view, x, y, it.besiegers)
    low = it.strength < it.full
    high = AFAR if afar else 38
    colour = mix(BLOOD, palette.WHITE, 0.62) if low else palette.WHITE
    _label(stage, x if afar else x - 14, y + 15, str(it.strength), high, colour, "key")
    if afar:
        return
    stage.draw(("k-coin", it.income), x + 39, y + 14, (-18, -18, 18, 18), sized(_coin, 1.16, it.income), 1)
    stage.note("key", str(it.income), (x + 24, y, x + 54, y + 28), 27)
    if it.owner >= 0:
        stage.draw(("k-flag", baron), x - 40, y - 34, (-18, -20, 18, 22), sized(shields.paint_shield, 0.3, baron), 1)
    _marks(stage, x, y, it.breaches)


def hold(stage: Stage, view: KnView, it: StrongholdView, x: float, y: float, afar: bool = False) -> None:
    """A stronghold with its walls and the troops in it; ``afar`` it alone."""
    baron = heraldry.number(view, it.seat)
    key = ("k-hold", baron)
    stage.draw(key, x, y, (-52, -66, 52, 38), sized(paint_hold, 1, baron), 2, "city", f"seat-{it.seat + 1}")
    if afar:
        return
    _camp(stage, view, x, y, it.besiegers)
    _label(
        stage,
        x - 22,
        y + 22,
        str(it.walls),
        34,
        mix(BLOOD, palette.WHITE, 0.62) if it.breaches else palette.WHITE,
        "key",
    )
    if it.men:
        _label(stage, x + 34, y + 22, str(it.men), 28, mix(palette.seat_hue(baron), palette.WHITE, 0.7), "men")
    if it.losses:
        loss(stage, x + 44, y - 4, it.losses, 0.94)
    _marks(stage, x, y, it.breaches)


def _marks(stage: Stage, x: float, y: float, breaches: int) -> None:
    for n in range(min(4, breaches)):
        stage.draw(("k-breach",), x - 30 + n * 20, y - 10, (-11, -12, 11, 12), sized(heraldry.breach, 0.2), 0.5)


def _coin(brush: Brush, income: int) -> None:
    brush.ellipse(0, 0, 13.5, fill=GOLD, outline=INK, width=2)
    brush.text(0, 0.5, str(income), 23, "black", INK)


def paint_loss(brush: Brush, count: int) -> None:
    """Casualties, 40 wide."""
    brush.ellipse(0, 0, 17, fill=BLOOD, outline=palette.WHITE, width=2.4)
    brush.text(0, 1, str(count), 27, "black", palette.WHITE)


def loss(stage: Stage, x: float, y: float, count: int, size: float) -> None:
    """Casualties, in tokens."""
    far = 20 * size
    stage.draw(("k-loss", count, size), x, y, (-far, -far, far, far), sized(paint_loss, size, count), 1)


def banner(stage: Stage, view: KnView, spot: Spot) -> None:
    """A Noble: shape and tincture, the troops that follow it, casualties; exhausted ones are pale and asleep."""
    noble, size = spot.noble, spot.size
    baron = heraldry.number(view, noble.seat)
    if noble.sea:
        stage.draw(("k-boat", size), spot.x, spot.y + 44 * size, (-56 * size, -30 * size, 56 * size, 34 * size),
                   sized(paint_boat, size), 1)  # fmt: skip
    heraldry.banner(stage, spot.x, spot.y, baron, noble.shape, size, noble.exhausted)
    if noble.exhausted:
        heraldry.sign(stage, spot.x + 36 * size, spot.y - 46 * size, "asleep", 44 * size)
    stage.note("banner", noble.slug, (spot.x - 44 * size, spot.y - 62 * size, spot.x + 48 * size, spot.y + 46 * size))
    text = str(noble.strength)
    high = phone.size(stage, 56 * size, max(56 * size, 25))
    stage.text(spot.x + 2 * size, spot.y + 60 * size, text, high, "black", INK, halo=palette.PARCHMENT_LIGHT,
               halo_width=6 * size, width=max(104 * size, 2.2 * high), least=max(30 * size, high * 0.9),
               kind="men")  # fmt: skip
    if noble.losses:
        loss(stage, spot.x + 38 * size, spot.y + 34 * size, noble.losses, size * 1.2)
    if noble.office:
        far = 16 * size
        at = spot.x - 40 * size, spot.y - 58 * size
        stage.draw(("k-office", size), *at, (-far, -far, far, far), sized(paint_star, size), 0.6)


def paint_star(brush: Brush) -> None:
    """Who bears an office, 28 wide."""
    icons.star(brush, GOLD, 5, 14, 0.46)


def paint_boat(brush: Brush) -> None:
    """The hull under a Noble at sea, 110 wide."""
    brush.poly([(-52, -6), (-38, 26), (38, 26), (54, -8)], hexed("#6E3B22"), INK, 3)
    brush.line([(-58, 30), (-30, 24), (0, 31), (30, 24), (58, 30)], palette.SEA_DEEP, 4)


def anchor(stage: Stage, x: float, y: float) -> None:
    """A port."""
    stage.draw(("k-anchor",), x, y, (-20, -20, 20, 20), paint_anchor, 1)


def paint_anchor(brush: Brush) -> None:
    """An anchor in a ring."""
    brush.ellipse(0, 0, 18, fill=palette.PARCHMENT_LIGHT, outline=INK, width=2)
    charges.anchor(brush.moved(0, 0, 0.3), hexed("#2A4F78"), palette.PARCHMENT_LIGHT)
