"""The board: the map with everything on it, whole or enlarged around one region."""

from __future__ import annotations

import math
from collections.abc import Sequence

from engine.fief.game_data import CATHEDRALS, CITIES, CITY, EXCALIBUR_OF, FAMILIES, PORT_OF, REGION, REGION_IDS, N
from engine.fief.views.view import FiefView
from render.core import fonts, icons, marks, palette, parchment, phone
from render.core.api import NEAR, PAGES, REST, Caption, Words, parted
from render.core.brush import Brush, Point
from render.core.palette import INK, mix
from render.core.sprites import Box, sized
from render.core.stage import Stage
from render.fief import annals, assembly, battle, family, geography, layout, panel, pieces, private, rebellion, terrain
from render.fief import phone_view as near
from render.fief.layout import Node, Spot
from render.fief.moves import Moves, between
from render.fief.pieces import TALL, WIDE
from render.fief.words import NUMERALS, piece, place

NAME = 44.0
"""How large a city's name is."""
SEA, AFAR = 27.0, 44.0
"""How large the name of a sea is, and how large on the whole map as a phone shows it."""


# -- the seas


def seas(stage: Stage, view: FiefView, words: Words, size: float = SEA) -> None:
    """The six seas: number, the region they belong to, and the cards that lie there. ``size``: of their names."""
    part = size / SEA
    for index, region in enumerate(view.regions):
        x, y = geography.sea(index)
        if not stage.shows((x - 150, y - 62, x + 150, y + 62)):
            continue
        name = words(f"fief-place-{region.slug}")
        cards = region.sea[:5]
        low = y - 34 if cards else y
        tint = terrain.TINTS[region.slug]

        def disc(brush: Brush, tint: palette.Colour = tint, index: int = index) -> None:
            brush.ellipse(0, 0, 27, fill=tint, outline=INK, width=2.4)
            brush.ellipse(0, 0, 22.5, outline=mix(INK, tint, 0.4), width=1.3)
            brush.text(0, 0.5, NUMERALS[index], 33 if index != 2 else 30, "name", INK)

        wide = fonts.text_width(name, "name", size) + 62 * part
        left = x - wide / 2
        half = 29 * part
        stage.draw(("sea", index, part), left + 27 * part, low, (-half, -half, half, half), sized(disc, part), 1.6)
        stage.text(
            left + 61 * part, low, name, size, "name", mix(INK, palette.SEA_DEEP, 0.2), "l",
            halo=palette.PARCHMENT_LIGHT, halo_width=3, kind="sea",
        )  # fmt: skip
        for n, card in enumerate(cards):
            cx = x + (n - (len(cards) - 1) / 2) * 57
            stage.draw(
                ("weather", card.card, card.awake), cx, y + 28, (-28, -34, 28, 34),
                sized(pieces.weather_card, 1, card.card, not card.awake), 1.6, "weather", card.card,
            )  # fmt: skip


# -- the cities


def _siege(brush: Brush, family: int) -> None:
    """A palisade in the besieger's hue, with their tents."""
    hue = palette.seat_hue(family)
    for n in range(40):
        turn = math.radians(9 * n)
        x, y = 86 * math.cos(turn), 10 + 72 * math.sin(turn)
        brush.line([(x, y + 6), (x, y - 7)], INK, 6.4)
        brush.line([(x, y + 5), (x, y - 6)], hue, 4)
    for sx, sy in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        x, y = sx * 70, 10 + sy * 56
        brush.poly([(x - 16, y + 12), (x, y - 15), (x + 16, y + 12)], palette.PARCHMENT_LIGHT, INK, 2.4)
        brush.poly([(x - 5, y + 12), (x, y - 15), (x + 5, y + 12)], hue)
        brush.poly([(x, y - 15), (x, y - 26), (x + 11, y - 21)], hue, INK, 1.4)


def node(stage: Stage, shown: Node, words: Words) -> None:
    """A city: siege, building, mill, what lies there, the controller's shield with their troops inside, its name."""
    x, y = geography.city(shown.place)
    if not stage.shows((x - 90, y - 90, x + 90, y + 90)):
        return
    if shown.siege >= 0:
        stage.draw(("siege", shown.siege), x, y, (-96, -84, 96, 96), sized(_siege, 1, shown.siege), 1.2)
    stage.draw(("building", shown.building), x, y - 4, (-60, -84, 60, 34), sized(pieces.building, 1, shown.building), 2)
    if shown.control >= 0:
        pieces.shield(stage, x, y - 3, shown.control, 1, shown.count, "city")
    if shown.mill:
        stage.draw(("mill",), *layout.mill_spot(shown.place), (-20, -28, 20, 26), pieces.mill, 1.4, "mill", "")
    if shown.sword:
        stage.draw(("sword",), x - 64, y - 38, (-24, -26, 24, 26), sized(pieces.sword, 0.48), 1.4, "sword", "")
    for n, relic in enumerate(shown.relics[:2]):
        pieces.sign(stage, x - 66 - n * 26, y + 27, relic or "hidden", 27)
    slug = CITIES[shown.place].slug
    signs = [
        kind
        for kind, there in (
            ("anchor", shown.place in PORT_OF), ("cross", shown.place in CATHEDRALS),
            ("rock", shown.place in EXCALIBUR_OF),
        )
        if there
    ]  # fmt: skip
    name = place(words, slug)
    wide = fonts.text_width(name, "name", NAME) + len(signs) * 30
    aside = stage.inwards((x - wide / 2, y + 38, x + wide / 2, y + 66))
    left, low = x - wide / 2, y + 52
    if aside is not None:
        left, low = left + aside[0], low + aside[1]
        for n, kind in enumerate(signs):
            halo_sign(stage, left + 12 + n * 30, low, kind, 26)
    stage.text(
        left + len(signs) * 30, low, name, NAME, "name", INK, "l", halo=palette.PARCHMENT_LIGHT, halo_width=3.4,
        kind="name", whole=True,
    )  # fmt: skip
    stage.note("node", slug, (x - 50, y - 40, x + 50, y + 32))


def halo_sign(stage: Stage, x: float, y: float, kind: str, wide: float) -> None:
    """A small sign on a light disc."""

    def paint(brush: Brush) -> None:
        brush.ellipse(0, 0, wide * 0.6, fill=(*palette.PARCHMENT_LIGHT, 220))
        pieces.SIGNS[kind](brush.moved(0, 0, wide / 112))

    half = wide * 0.64
    stage.draw(("halo", kind, wide), x, y, (-half, -half, half, half), paint)


def forest(stage: Stage, words: Words) -> None:
    """Sherwood: its trees and its name."""
    x, y = geography.sherwood()
    if not stage.shows((x - 60, y - 60, x + 60, y + 60)):
        return
    size = phone.size(stage, 22, 24)
    stage.text(
        x, y + 34, place(words, "sherwood"), size, "name", terrain.PATH, halo=palette.PARCHMENT_LIGHT, halo_width=3,
        kind="name", whole=True,
    )  # fmt: skip


# -- groups


def _nearest(box: Box, point: Point) -> Point:
    """The point of a box's rim or inside that is nearest to another."""
    return min(max(point[0], box[0] + 6), box[2] - 6), min(max(point[1], box[1] + 6), box[3] - 6)


def leader(stage: Stage, spot: Spot) -> None:
    """A line from where a group stands on its road to where it is drawn."""
    group = spot.group
    hue = palette.seat_hue(group.family) if group.family >= 0 else pieces.RAIDERS
    if group.place not in CITY:
        return
    start = geography.stand(CITY[group.place], group.site)
    goal = _nearest(spot.box, start)
    far = math.dist(start, goal)
    if group.inside:
        x, y = start
        start = _nearest((x - 44, y - 30, x + 44, y + 26), goal)
        if math.dist(start, goal) < 46:
            return
        brush = stage.brush
        brush.line([start, goal], palette.PARCHMENT_LIGHT, 6)
        brush.line([start, goal], hue, 3)
        return
    brush = stage.brush
    if far > 4:
        brush.line([start, goal], palette.PARCHMENT_LIGHT, 7)
        brush.line([start, goal], hue, 4)
        brush.ellipse(start[0], start[1], 8, fill=hue, outline=palette.PARCHMENT_LIGHT, width=2)


def _plaque(brush: Brush, wide: float, high: float, hue: palette.Colour, inside: bool) -> None:
    fill = mix(pieces.STONE, palette.PARCHMENT_LIGHT, 0.55) if inside else palette.PARCHMENT_LIGHT
    w, h = wide / 2, high / 2
    if inside:
        for n in range(int(wide // 14)):
            brush.rect(-w + 4 + n * 14, -h - 5, 7, 7, fill, INK, 1.4)
    brush.rect(-w, -h, wide, high, fill, INK, 1.6, radius=3 if inside else 12)
    brush.rect(-w + 1.6, -h + 1.6, wide - 3.2, high - 3.2, None, hue, 3.4, radius=2 if inside else 11)


def group(stage: Stage, spot: Spot, words: Words, named: bool = True) -> None:
    """A group: shield, heads with their names (unless they are not ``named``) and signs, engines, captives."""
    shown, size = spot.group, spot.size
    if not stage.shows(spot.box, 20):
        return
    hue = palette.seat_hue(shown.family) if shown.family >= 0 else pieces.RAIDERS
    wide, high = spot.box[2] - spot.box[0], spot.box[3] - spot.box[1]
    if not spot.bare:
        stage.draw(
            ("plaque", wide, high, hue, shown.inside), spot.x, spot.y,
            (-wide / 2 - 2, -high / 2 - 7, wide / 2 + 2, high / 2 + 2),
            sized(_plaque, 1, wide, high, hue, shown.inside), 2,
        )  # fmt: skip
    stage.note("group", f"{shown.place} {shown.site} {shown.family}", spot.box)
    for kind, index, x, y in spot.cells:
        if kind == "shield":
            pieces.shield(stage, x, y, shown.family, size, shown.count, "stack")
        elif kind == "army":
            half = WIDE * size / 2 + 4
            stage.draw(
                ("army", shown.count, shown.leader, size), x, y + 3, (-half, -half - 20 * size, half, half),
                sized(pieces.paint_raiders, size, shown.count, shown.leader, size), 1.6,
            )  # fmt: skip
            stage.note("stack", str(shown.count), (x - half, y - half, x + half, y + half), pieces.letter(shown.count))
        elif kind == "engine":
            for n, (engine, count) in enumerate(shown.engines[index : index + 2]):
                ey = y + (n - (len(shown.engines[index : index + 2]) - 1) / 2) * 30 * size
                pieces.sign(stage, x - 9 * size, ey, engine, 28 * size)
                stage.text(x + 6 * size, ey, str(count), 27 * size, "black", INK, "l", kind="engine")
        else:
            _head(stage, shown.heads[index], x, y, size, words if named else None)


def _head(stage: Stage, shown: layout.Head, x: float, y: float, size: float, words: Words | None) -> None:
    lift = 8 if shown.bound else 7
    shift = -6 if shown.badges else 0
    pieces.head(stage, x + shift * size, y - lift * size, shown.slug, shown.family, shown.rank, 44 * size, shown.bound)
    for n, (badge, count) in enumerate(shown.badges):
        bx, by = x + 20 * size, y + (-22 + n * 16) * size
        halo_sign(stage, bx, by, badge, 17 * size)
        if count:
            stage.text(bx + 6 * size, by + 5 * size, str(count), 13 * size, "black", INK, halo=palette.WHITE,
                       halo_width=1.6, kind="")  # fmt: skip
    if words is None:
        return
    high = phone.size(stage, 15.5 * size, 18)
    stage.text(
        x,
        y + 25 * size,
        piece(words, shown.slug),
        high,
        "bold",
        INK,
        width=max(57 * size, 62.0 * (high > 15.5 * size)),
        least=max(11, high * 0.9),
        kind="noble",
    )


def everybody(
    stage: Stage, view: FiefView, caption: Caption, spots: Sequence[Spot], moves: Moves | None = None,
    afar: bool = False,
) -> None:  # fmt: skip
    """All that stands on the map. ``moves``: what is marked as new; ``afar``: the whole map for a phone, on which seas
    are named as large as cities, and what would be too small to read has no name."""
    words = caption.words
    seas(stage, view, words, AFAR if afar else SEA)
    if not afar:
        forest(stage, words)
    if moves is not None:
        trails(stage, moves)
    for spot in spots:
        if stage.shows(spot.box, 120):
            leader(stage, spot)
    for shown in sorted(layout.nodes(view), key=lambda n: geography.city(n.place)[1]):
        node(stage, shown, words)
    for spot in spots:
        group(stage, spot, words, not afar)
    if moves is not None:
        rings(stage, moves, spots)
    if focus(view):
        x, y = geography.city(CITY[focus(view)])
        if stage.shows((x, y, x, y), 40):
            stage.draw(("clash", 0.44), x + 36, y - 32, (-24, -24, 24, 24), sized(icons.clash, 0.44), 1.5)


# -- what changed


def trails(stage: Stage, moves: Moves) -> None:
    """Gold trails of who marched; under the groups."""
    for who, _, start, goal in moves.marches:
        a, b = geography.city(CITY[start]), geography.city(CITY[goal])
        if stage.shows((min(a[0], b[0]), min(a[1], b[1]), max(a[0], b[0]), max(a[1], b[1]))):
            marks.trail(stage, marks.cut(marks.bow(a, b, 0.1), 48, 52), palette.seat_hue(who))


def rings(stage: Stage, moves: Moves, spots: Sequence[Spot]) -> None:
    """Gold rings around groups that came or grew, and around cities that changed hands or walls."""
    shown = set()
    for spot in spots:
        key = (spot.group.place, spot.group.site, spot.group.family)
        if key in moves.groups and stage.shows(spot.box, 20):
            shown.add(key)
            marks.ring(stage, spot.x, spot.y, spot.box[2] - spot.box[0] - 2, spot.box[3] - spot.box[1] - 2, 10)
    inside = {place for place, site, _ in moves.groups - shown if not site}
    for slug in sorted(moves.cities | inside):
        if slug in CITY:
            x, y = geography.city(CITY[slug])
            if stage.shows((x, y, x, y), 80):
                marks.ring(stage, x, y - 3, WIDE, TALL, 14)


# -- whole sheets

ZOOM_WIDTH = 640.0
"""How much of the plane an enlarged picture shows at least, in units; it is three quarters as high, or higher."""
_BESIDE = 105.0
"""What stands beside the outermost cities of a region and the middle of its sea, in units."""
BATTLE, VOTE, GENEALOGY = "battlefield", "vote", "genealogy"
"""What can be shown besides the regions and the families."""
STRIP, QUIET = 474.0, 226.0
"""Height of what matters now, under the map; of a court at which nothing is offered."""
CROP: Box = (10.0, 8.0, 600.0, 462.0)
TRAY: Box = (612.0, 8.0, 1590.0, 462.0)
_SHEET = 720.0
"""Height of a sheet of parchment, of which as many lie under the map as are needed: their size is always the same, for
a new one takes long to make."""
_NEAR = 420.0
"""Units of the plane that the enlarged part of the strip shows."""


def areas(view: FiefView) -> list[str]:
    """What can be shown alone: the regions, the families, their genealogy, the votes, and the battle that there is."""
    return [
        *REGION_IDS, *FAMILIES[: len(view.families)], GENEALOGY,
        *([BATTLE] if battle.fight(view) is not None else []), VOTE,
    ]  # fmt: skip


def window(zoom: str) -> Box:
    """The part of the plane a region's picture shows: no wider than its cities, what stands around them and the cards
    in its sea ask for, so that names stay large on a phone. Raises ``ValueError`` for an unknown one."""
    if zoom not in REGION:
        raise ValueError(f"unknown area {zoom!r}")
    x0, y0, x1, y1 = geography.bounds(zoom)
    x, y = geography.sea(REGION[zoom])
    left, right = min(x0 - _BESIDE, x - _BESIDE), max(x1 + _BESIDE, x + _BESIDE)
    top, bottom = min(y0 - _BESIDE, y - _BESIDE * 0.7), max(y1 + _BESIDE * 1.3, y + _BESIDE * 0.7)
    wide = max(ZOOM_WIDTH, right - left)
    return _fitted((left + right) / 2, (top + bottom) / 2, wide, max(0.75, (bottom - top) / wide))


def _fitted(x: float, y: float, wide: float, share: float) -> Box:
    """A window around a point, within the map, in whole units so that few maps need to be kept."""
    wide = min(wide, float(geography.WIDTH))
    high = wide * share
    left = min(max(x - wide / 2, 0), geography.WIDTH - wide)
    top = min(max(y - high / 2, geography.TOP), geography.BOTTOM - high)
    return round(left), round(top), round(left) + round(wide), round(top) + round(high)


def enlarged(
    view: FiefView, caption: Caption, width: int, box: Box, spots: Sequence[Spot], moves: Moves | None = None
) -> Stage:
    """A part of the map drawn anew at a larger scale."""
    stage = terrain.stage(width, box)
    everybody(stage, view, caption, spots, moves, box == near.WHOLE)
    return stage


def focus(view: FiefView) -> str:
    """The city that matters now; empty for none."""
    if view.battle is not None:
        return view.battle.city
    return view.rebellion.city if view.rebellion is not None else ""


def strip_height(view: FiefView) -> float:
    """Height of what goes on and is shown close up, a battle, a rebellion, an assembly; a court at which nobody woos
    and nobody stands is low, so that the sheet stays large on a phone."""
    if not focus(view) and not assembly.kind(view):
        return 0.0
    return QUIET if assembly.quiet(view) else STRIP


def strip(stage: Stage, view: FiefView, caption: Caption, top: float, spots: Sequence[Spot]) -> None:
    """What matters now, under the map: a city enlarged with its battle or rebellion, or the assembly."""
    slug = focus(view)
    a, b, c, d = TRAY
    if not slug:
        assembly.draw(stage, view, caption, (10.0, top + b, c, top + strip_height(view) - STRIP + d))
        return
    x0, y0, x1, y1 = CROP
    wide = round((x1 - x0) * stage.scale)
    cx, cy = geography.city(CITY[slug])
    near = enlarged(view, caption, wide, _fitted(cx, cy + 10, _NEAR, (y1 - y0) / (x1 - x0)), spots)
    stage.image.paste(near.image, (round(x0 * stage.scale), round((top + y0) * stage.scale)))
    stage.brush.rect(x0 - 1, top + y0 - 1, x1 - x0 + 2, y1 - y0 + 2, None, INK, 3, radius=4)
    shown = battle.fight(view)
    box = (a, top + b, c, top + d)
    if view.battle is not None and shown is not None:
        battle.draw(stage, view, shown, caption, box)
    else:
        rebellion.draw(stage, view, caption, box)


def margins(stage: Stage) -> None:
    """Parchment under the map, where the panels lie."""
    wide, tall = stage.image.size
    row = round((geography.BOTTOM - stage.top) * stage.scale)
    if row < tall:
        ground = parchment.ground(wide, round(_SHEET * stage.scale))
        for top in range(row, tall, ground.height):
            stage.image.paste(ground, (0, top))
        stage.brush.line([(0, geography.BOTTOM), (geography.WIDTH, geography.BOTTOM)], INK, 3)


def compose(view: FiefView, caption: Caption, width: int, zoom: str = "", before: FiefView | None = None) -> Stage:
    """The finished sheet. ``before``: what changed since this view is marked. Raises ``ValueError`` for an unknown
    ``zoom``."""
    zoom, about = parted(zoom)
    moves = between(before, view) if before is not None else None
    if zoom == BATTLE:
        return battle.sheet(view, caption, width)
    if zoom == VOTE:
        return assembly.sheet(view, caption, width)
    if zoom == GENEALOGY:
        return annals.tree(view, caption, width)
    number = family.number(view, zoom)
    if number >= 0:
        return family.sheet(view, caption, width, number)
    spots = layout.spots_of(view)
    if zoom and zoom not in PAGES:
        return enlarged(view, caption, width, window(zoom), spots, moves)
    if zoom == NEAR:
        return _draw_phone_view(view, caption, width, spots, moves, about)
    running, here = strip_height(view), (True, True)
    if zoom == REST:
        hand, troops = near.fit(view, caption.words)[1]
        running, here = 0.0, (not hand, not troops)
    mine = private.height(view, view.own, caption.words, *here) if view.own is not None else 0.0
    scale = width / geography.WIDTH
    foot = panel.height(view, spots, bool(focus(view)), bool(moves))
    tall = round((foot + running + mine) * scale)
    stage = Stage(terrain.base(scale, 0, 0, width, round(geography.BOTTOM * scale), tall), scale)
    margins(stage)
    everybody(stage, view, caption, spots, moves)
    panel.around_map(stage, view, caption)
    panel.legend(stage, view, caption.words, spots, bool(focus(view)), bool(moves))
    if running:
        strip(stage, view, caption, foot, spots)
    if view.own is not None:
        private.band(stage, view, view.own, caption, foot + running, *here)
    return stage


def _draw_phone_view(
    view: FiefView, caption: Caption, width: int, spots: Sequence[Spot], moves: Moves | None, about: Sequence[str]
) -> Stage:
    """The region in play over what goes on and, as far as there is room, what is one's own."""
    high, kept = near.fit(view, caption.words)
    window = near.window(view, spots, focus(view), high, about)
    parts = [phone.map_part(enlarged(view, caption, width, window, spots, moves))]
    if view.battle is not None and battle.fight(view) is not None:
        parts.append(phone.whole(battle.sheet(view, caption, width, near.VOLLEYS)))
    elif focus(view):
        right, low = geography.WIDTH - 10.0, near.REBELLION - 8
        draw = lambda stage, top: rebellion.draw(stage, view, caption, (10.0, top + 8, right, top + low))  # noqa: E731
        parts.append((near.REBELLION, draw))
    elif strip_height(view):
        parts.append(phone.whole(assembly.sheet(view, caption, width, assembly.sheet_height(view))))
    own = view.own
    if own is not None:
        tall = private.height(view, own, caption.words, *kept)
        parts.append((tall, lambda stage, top: private.band(stage, view, own, caption, top, *kept)))
    turn = caption.words("fief-picture-round", n=view.round, of=N.rounds)
    return phone.stacked(width, caption.title, turn, parts)
