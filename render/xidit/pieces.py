"""What stands on the map: towns, tiles, guild towers, heroes, bards' ribbons, the Bastion and the Titans."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from engine.xidit.view import ThreatTile, TitanStack
from render.core import icons, palette, shields
from render.core.brush import Brush, bezier
from render.core.palette import INK, hexed, mix
from render.core.sprites import sized
from render.core.stage import Stage
from render.xidit import icons as signs
from render.xidit import layout as places


@dataclasses.dataclass(frozen=True, slots=True)
class Arms:
    """What a seat is known by in a picture."""

    seat: int
    """Which one, counted from 0; its hue and charge follow from it."""
    initial: str
    """On its shield."""


# -- towns


def _town(brush: Brush, number: int, idle: bool) -> None:
    stone = hexed("#C9C1B2") if idle else palette.STONE
    roof = hexed("#8C857A") if idle else palette.ROOF
    dark = mix(stone, INK, 0.25)
    for x in (-33, 33):
        brush.rect(x - 9, -18, 18, 48, mix(stone, INK, 0.1), INK, 2)
        brush.poly([(x - 13, -17), (x, -38), (x + 13, -17)], roof, INK, 2)
        brush.rect(x - 2.5, -12, 5, 8, INK)
    brush.poly([(-14, -22), (0, -37), (14, -22)], mix(roof, INK, 0.15), INK, 2)
    brush.poly([(-26, 32), (-26, -16), *_battlement(-26, 26, -16), (26, 32)], stone, INK, 2.4)
    brush.line([(-23, 27), (23, 27)], dark, 1.6)
    text = str(number)
    brush.text(0, 9, text, 46 if len(text) == 1 else 44, "black", INK, "mm", mix(stone, palette.WHITE, 0.7), 2.5)


def _battlement(left: float, right: float, y: float) -> list[tuple[float, float]]:
    points: list[tuple[float, float]] = []
    count = 7
    step = (right - left) / count
    for i in range(count):
        high = y - 7 if i % 2 == 0 else y
        points += [(left + i * step, high), (left + (i + 1) * step, high)]
    return points


def town(stage: Stage, city: int, idle: bool) -> None:
    """A little walled town with its number on the wall; grey when the game does not use it."""
    x, y = places.cities()[city]
    stage.draw(("town", city, idle), x, y, (-46, -42, 46, 36), lambda b: _town(b, city, idle), shadow=3)
    stage.note("town", str(city), (x - 28, y - 22, x + 28, y + 32), 44)


def city_name(stage: Stage, city: int, name: str, idle: bool) -> None:
    """A city's name beside its town; none on a part of the map that does not show the town's number."""
    ink = palette.INK_SOFT if idle else INK
    x, y = places.cities()[city]
    if not stage.shows((x - 16, y - 8, x + 16, y + 26)):
        return
    x, y = places.name_at(city)
    stage.text(
        x,
        y,
        name,
        25,
        "name",
        ink,
        "m",
        palette.PARCHMENT_LIGHT,
        3,
        width=places.NAME[0],
        least=17,
        kind="city",
        whole=True,
    )


# -- tiles


def leader(stage: Stage, city: int) -> None:
    """The strap that ties a tile to its town."""
    (x, y), (tx, ty) = places.leader(city)
    box = (min(0.0, tx - x) - 8, min(0.0, ty - y) - 8, max(0.0, tx - x) + 8, max(0.0, ty - y) + 8)

    def paint(brush: Brush) -> None:
        brush.line([(0, 0), (tx - x, ty - y)], INK, 13)
        brush.line([(0, 0), (tx - x, ty - y)], palette.GOLD, 8)

    stage.draw(("leader", city), x, y, box, paint)


def plate(stage: Stage, city: int, size: tuple[float, float]) -> None:
    """The number of its city beside a tile of some size."""
    text = str(city)

    def paint(brush: Brush) -> None:
        brush.rect(-19, -13, 38, 26, palette.STONE, INK, 2, radius=5)
        brush.text(0, 0.5, text, 25, "black", INK)

    x, y = places.plate_at(city, *size)
    stage.draw(("plate", city), x, y, (-21, -15, 21, 15), paint, shadow=1)
    stage.note("plate", text, (x - 15, y - 11, x + 15, y + 11), 25)


def _scroll(brush: Brush, width: float, height: float) -> None:
    w, h = width / 2, height / 2
    brush.rect(-w, -h, width, height, palette.PARCHMENT_LIGHT, INK, 2.2, radius=7)
    brush.rect(-w + 3.5, -h + 3.5, width - 7, height - 7, None, hexed("#5F7F4E"), 2.4, radius=5)


def recruit_tile(
    stage: Stage, x: float, y: float, units: Sequence[str], size: int, kind: str = "tile", what: str = ""
) -> None:
    """A recruitment tile: the units still there, an empty ring for each one gone. ``size``: units of a full tile."""
    width, height = places.RECRUIT
    shown = tuple(units)
    holes = max(0, size - len(shown))

    def paint(brush: Brush) -> None:
        _scroll(brush, width, height)
        total = max(5, size)
        step = (width - 14) / total
        for index in range(size):
            at = brush.moved((index - (size - 1) / 2) * step, 0, 0.262)
            if index < holes:
                signs.gone(at)
            else:
                signs.unit(at, shown[index - holes])

    box = (-width / 2, -height / 2, width / 2, height / 2)
    stage.draw(("recruit", shown, size), x, y, box, paint, shadow=2.5, kind=kind, what=what)


def _reward(brush: Brush, kind: str, count: int, light: palette.Colour) -> None:
    at = brush.moved(0, 0, 0.17)
    if kind == "sovereigns":
        icons.coin(at)
    elif kind == "bards":
        icons.lyre(at, light, light)
    else:
        icons.tower(at, light, palette.THREAT)
    brush.text(15, 0.5, str(count), 22, "black", light)


def threat_tile(stage: Stage, x: float, y: float, tile: ThreatTile, kind: str = "tile", what: str = "") -> None:
    """A threat: the creature's emblem, the units its lord demands, and what the lord offers."""
    width, height = places.TILE
    units = tuple(tile.units)

    def paint(brush: Brush) -> None:
        w, h = width / 2, height / 2
        brush.rect(-w, -h, width, height, palette.THREAT, INK, 2.2, radius=7)
        brush.rect(-w + 3, -h + 3, width - 6, height - 6, None, mix(palette.THREAT, palette.GOLD, 0.6), 1.6, radius=5)
        signs.emblem(brush.moved(-w + 26, 0, 0.5), tile.creature)
        room = width - 60
        step = min(25.0, room / max(1, len(units)))
        for index, unit in enumerate(units):
            signs.unit(brush.moved(-w + 54 + room / 2 + (index - (len(units) - 1) / 2) * step, -12.5, 0.235), unit)
        offers = [("sovereigns", tile.sovereigns), ("bards", tile.bards), ("guild", tile.guild)]
        for index, (reward, count) in enumerate(offers):
            _reward(brush.moved(-w + 64 + index * 30.5, 14), reward, count, palette.PARCHMENT_LIGHT)

    box = (-width / 2, -height / 2, width / 2, height / 2)
    key = ("threat", tile.creature, units, tile.sovereigns, tile.bards, tile.guild)
    stage.draw(key, x, y, box, paint, shadow=2.5, kind=kind, what=what)


# -- guilds, heroes, bards


def _tower(brush: Brush, arms: Arms, levels: int) -> None:
    hue = palette.seat_hue(arms.seat)
    edge = mix(hue, INK, 0.65)
    high = 16.5
    for level in range(levels):
        wide = 15 - level * 0.9
        y = -level * high
        brush.rect(-wide, y - high, wide * 2, high, hue if level % 2 == 0 else mix(hue, palette.WHITE, 0.22), edge, 1.8)
        brush.rect(-2.6, y - 12, 5.2, 8, palette.PARCHMENT_LIGHT, edge, 1)
        brush.rect(-wide + 3, y - 11, 4, 5, mix(hue, INK, 0.35))
        brush.rect(wide - 7, y - 11, 4, 5, mix(hue, INK, 0.35))
    top = -levels * high
    brush.poly([(-16, top + 1), *_crown(-16, 16, top - 6), (16, top + 1)], mix(hue, palette.WHITE, 0.12), edge, 1.8)


def _crown(left: float, right: float, y: float) -> list[tuple[float, float]]:
    step = (right - left) / 5
    points: list[tuple[float, float]] = []
    for i in range(5):
        high = y if i % 2 == 0 else y + 5
        points += [(left + i * step, high), (left + (i + 1) * step, high)]
    return points


def guild(stage: Stage, city: int, arms: Arms, levels: int) -> None:
    """A guild tower with one storey per level, its owner's shield at the foot."""
    x, y = places.guild_at(city)

    def paint(brush: Brush) -> None:
        _tower(brush.moved(0, -10), arms, levels)
        shields.paint_shield(brush.moved(0, -9, 0.27), arms.seat)

    box = (-19, -10 - 16.5 * levels - 10, 19, 9)
    stage.draw(("guild", arms, levels), x, y, box, paint, shadow=2)
    stage.note("guild", f"{city}:{levels}", (x - 14, y - 8 - 16.5 * levels, x + 14, y + 6))


def _hero(brush: Brush, arms: Arms, ringed: bool) -> None:
    hue = palette.seat_hue(arms.seat)
    edge = mix(hue, INK, 0.6)
    brush.ellipse(0, -3, 23, 7, fill=mix(hue, INK, 0.35), outline=INK, width=2)
    brush.line([(-18, -3), (-18, -76)], hexed("#5E3B1C"), 3.6)
    brush.poly([(-17, -83), *bezier((-17, -83), (0, -79), (20, -76), steps=6), (-17, -66)], hue, edge, 1.8)
    brush.ellipse(-18, -83, 3.4, fill=palette.GOLD, outline=INK, width=1)
    around = [(x * 0.63, y * 0.62 - 34) for x, y in shields.outline()]
    brush.poly(around, palette.hexed("#F2B632") if ringed else palette.WHITE, INK, 1.4)
    shields.paint_shield(brush.moved(0, -34, 0.54), arms.seat, arms.initial, 74)


def hero(
    stage: Stage, x: float, y: float, arms: Arms, ringed: bool = False, record: bool = True, size: float = 1
) -> None:
    """A hero's standard and shield with its foot on (x, y); a gold ring shows that it has moved."""
    box = (-33 * size, -88 * size, 33 * size, 6 * size)
    stage.draw(("hero", arms, ringed), x, y, box, sized(_hero, size, arms, ringed), shadow=3)
    if record:
        stage.note("hero", arms.initial, (x - 27 * size, y - 66 * size, x + 27 * size, y), 40 * size)


def _ribbon(brush: Brush, arms: Arms, count: int) -> None:
    shields.paint_shield(brush.moved(0, -15, 0.36), arms.seat, arms.initial, 70)
    for sign in (-1, 1):
        brush.poly(
            [(sign * 17, 8), (sign * 24, 12), (sign * 20, 20), (sign * 24, 30), (sign * 16, 30)],
            palette.PARCHMENT_DARK,
            INK,
            1.4,
        )
    brush.rect(-20, -2, 40, 33, palette.WHITE, INK, 1.8, radius=4)
    brush.text(0, 15, str(count), 44 if count < 10 else 40, "black", INK)


def bards(stage: Stage, x: float, y: float, arms: Arms, count: int) -> None:
    """A seat's bards in a region: its shield over a ribbon with the count."""
    box = (-25, -37, 25, 33)
    stage.draw(("bards", arms, count), x, y, box, lambda b: _ribbon(b, arms, count), shadow=1.5)
    stage.note("bards", f"{arms.initial}{count}", (x - 21, y - 36, x + 21, y + 31), 44)


def _bastion(brush: Brush) -> None:
    wall, roof = hexed("#C9BFA8"), hexed("#6E4A7C")
    for x, high in ((-44, 44), (44, 44), (-22, 60), (22, 60)):
        brush.rect(x - 10, -high + 16, 20, high, mix(wall, INK, 0.08), INK, 2)
        brush.poly([(x - 14, -high + 17), (x, -high - 6), (x + 14, -high + 17)], roof, INK, 2)
    brush.poly([(-52, 18), (-52, -14), *_battlement(-52, 52, -14), (52, 18)], wall, INK, 2.2)
    brush.poly(
        [
            (-14, 18),
            *bezier((-14, 18), (-14, -16), (0, -16), (0, -16), 6),
            *bezier((0, -16), (14, -16), (14, 18), steps=6),
        ],
        hexed("#4A2F1B"),
        INK,
        2,
    )
    for x in (-7, 0, 7):
        brush.line([(x, -10 if x else -14), (x, 18)], palette.GOLD_DARK, 2)
    brush.ellipse(0, 3, 6, fill=palette.GOLD, outline=INK, width=1.6)


def bastion(stage: Stage, x: float, y: float) -> None:
    """The Bastion with its gate shut: bards go in, and nobody sees how many until the end."""
    stage.draw(("bastion",), x, y, (-60, -70, 60, 22), _bastion, shadow=3, kind="bards", what="bastion")


# -- Titans


def _titan(brush: Brush, stack: TitanStack, width: float, height: float) -> None:
    field = palette.THREAT if stack.awake else hexed("#C9C1B2")
    if not stack.left:
        field = palette.PARCHMENT_DARK
    light = palette.PARCHMENT_LIGHT if stack.awake else hexed("#5F574B")
    w, h = width / 2, height / 2
    if stack.left > 1:
        brush.rect(-w + 5, -h - 5, width - 2, height, mix(field, INK, 0.3), INK, 2, radius=8)
    brush.rect(-w, -h, width, height, field, INK, 2.4, radius=8)
    brush.rect(-w + 4, -h + 4, width - 8, height - 8, None, mix(field, palette.GOLD, 0.6), 1.6, radius=6)
    if not stack.left:
        icons.swords(brush.moved(0, -6, 0.4), mix(field, INK, 0.35))
        return
    signs.emblem(brush.moved(0, -h + 40, 0.66), "colossus", stack.awake)
    for index in range(stack.size):
        at = (index - (stack.size - 1) / 2) * 17
        brush.ellipse(at, -h + 84, 6.5, fill=light, outline=INK, width=1.5)
    if stack.awake:
        offers = [("sovereigns", stack.sovereigns), ("bards", stack.bards), ("guild", stack.guild)]
        for index, (reward, count) in enumerate(offers):
            _reward(brush.moved(-w + 16 + index * 29, h - 20), reward, count, palette.PARCHMENT_LIGHT)


def titan(stage: Stage, x: float, y: float, stack: TitanStack, asleep: str, gone: str) -> None:
    """A stack of Titans: how many units it takes, whether it is awake, and what it yields."""
    width, height = 94.0, 128.0
    box = (-width / 2, -height / 2 - 8, width / 2 + 6, height / 2)
    key = ("titan", stack.size, stack.left, stack.awake, stack.sovereigns, stack.bards, stack.guild)
    stage.draw(key, x, y, box, lambda b: _titan(b, stack, width, height), shadow=2.5)
    if not stack.awake or not stack.left:
        word = asleep if stack.left else gone
        stage.text(x, y + 44, word, 21, "name", INK, width=width - 10, kind="panel")
    stage.note("titan", str(stack.size), (x - width / 2, y - height / 2, x + width / 2, y + height / 2))
