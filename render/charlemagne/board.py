"""The board: the map with everything on it, whole or enlarged around one place."""

from __future__ import annotations

import math
from collections.abc import Sequence

from engine.charlemagne.board import COAST, HEXES, PLACE, PORT_PRINTED, PRINTED
from engine.charlemagne.game_data import FIRST_RELIGION, PLACES_OF, REGION, REGION_IDS
from engine.charlemagne.view import ChView
from render.charlemagne import (
    alt_text,
    conflict,
    geography,
    layout,
    numbers,
    panel,
    pieces,
    politics,
    private,
    reach,
    sheets,
    terrain,
)
from render.charlemagne import phone_view as near
from render.charlemagne.layout import Label, Shown, Spot
from render.charlemagne.moves import Moves, between
from render.charlemagne.pieces import TALL, WIDE
from render.charlemagne.words import burg_names, region_names
from render.core import marks, palette, parchment, phone
from render.core.api import NEAR, REST, Caption, parted
from render.core.brush import Brush
from render.core.palette import INK
from render.core.sprites import Box, sized
from render.core.stage import Stage


def burgs(stage: Stage, view: ChView, spots: Sequence[Spot]) -> None:
    """Walls, palisades and civilisation; the largest where a large shield stands in them."""
    stand = {spot.place: spot for spot in spots}
    for place in sorted({*PRINTED, *view.built, *view.civilisation}):
        spot = stand.get(place)
        x, y = (spot.x, spot.y) if spot is not None else geography.ground(place)
        if not stage.shows((x, y, x, y), 40):
            continue
        built = place in view.built and place not in PRINTED
        pieces.burg(
            stage, x, y, layout.wall(spot.size) if spot is not None else 1.0,
            built=built, port=place in PORT_PRINTED or (place in view.built and COAST[place]),
            civil=place in view.civilisation,
            pillaged=place in view.pillaged and place in PRINTED and place not in view.built,
            own=place in PRINTED or place in view.built, empty=spot is None,
        )  # fmt: skip


def fires(stage: Stage, view: ChView, spots: Sequence[Spot], near: bool) -> None:
    """Flames where land was pillaged: beside whoever stands there."""
    stand = {spot.place: spot for spot in spots}
    for place in view.pillaged:
        spot = stand.get(place)
        x, y = (spot.x + 17 * spot.size, spot.y - 15 * spot.size) if spot is not None else geography.ground(place)
        y -= 4 if near and spot is None else 0
        size = 0.16 if near else 0.24 if spot is not None else 0.32
        if stage.shows((x, y, x, y), 20):
            stage.draw(("fire", size), x, y, (-17, -17, 17, 17), sized(pieces.paint_fire, size), 1, "fire", str(place))


def shields(stage: Stage, spots: Sequence[Spot], near: bool) -> None:
    """Every stack, from north to south; ``near``: in an enlarged picture, where numbers need not be as large."""
    for spot in sorted(spots, key=lambda s: s.y):
        if stage.shows(spot.box, 30):
            pieces.token(stage, spot.x, spot.y, spot.token, spot.size, str(spot.place), seen=1.3 if near else 0)


def names(stage: Stage, view: ChView, labels: Sequence[Label]) -> None:
    """The names of regions with their faith, and of burgs."""
    for label in labels:
        if label.kind == "burg":
            stage.text(
                label.x, label.y, label.text, label.size, "bold", INK, halo=palette.PARCHMENT_LIGHT,
                halo_width=label.size * 0.16, kind="burg", whole=True,
            )  # fmt: skip
            continue
        index = REGION[label.slug]
        faith = view.religion[index]
        aside = stage.inwards(label.box)
        if aside is None:
            continue
        left, wide, high = label.box[0] + aside[0], label.size * 1.06, label.y + aside[1]
        pieces.faith(stage, left + wide / 2, high, wide, faith, faith != FIRST_RELIGION[index])
        stage.text(
            left + label.size * 1.25, high, label.text, label.size, "name", INK, "l",
            halo=palette.PARCHMENT_LIGHT, halo_width=label.size * 0.13, kind="region",
        )  # fmt: skip


def ribbons(stage: Stage, spots: Sequence[Spot], size: float = 1) -> None:
    """In enlarged pictures: of what kinds a stack is."""
    step, high = 13.0 * size, 9.6 * size
    for spot in spots:
        if not stage.shows(spot.box, 30) or not spot.kinds:
            continue
        wide = step * len(spot.kinds) + 2 * size

        def paint(brush: Brush, spot: Spot = spot, wide: float = wide) -> None:
            brush.rect(-wide / 2, -high / 2, wide, high, palette.PARCHMENT_LIGHT, INK, 0.9, radius=2.5)
            for n, (kind, count) in enumerate(spot.kinds):
                x = -wide / 2 + 1 + n * step
                pieces.paint_kind(brush.moved(x + 4 * size, 0, 0.074 * size), kind)
                brush.text(x + 10 * size, 0.1, str(count), 8 * size, "black", INK)

        box = (-wide / 2 - 1, -high / 2 - 1, wide / 2 + 1, high / 2 + 1)
        stage.draw(("ribbon", spot.kinds, size), spot.x, spot.y + TALL * spot.size / 2 + 2 * size, box, paint)


def trails(stage: Stage, moves: Moves, spots: Sequence[Spot]) -> None:
    """Gold trails of who marched; under the shields."""
    stand = {spot.place: spot for spot in spots}
    for side, start, goal in moves.marches:
        ends = [(stand[p].x, stand[p].y) if p in stand else geography.ground(p) for p in (start, goal)]
        if stage.shows(
            (min(e[0] for e in ends), min(e[1] for e in ends), max(e[0] for e in ends), max(e[1] for e in ends))
        ):
            hue = palette.seat_hue(side) if side >= 0 else pieces.NEUTRAL
            marks.trail(stage, marks.cut(marks.bow(ends[0], ends[1], 0.08), 8, 14), hue)


def rings(stage: Stage, moves: Moves, spots: Sequence[Spot]) -> None:
    """Gold rings around who came, and where somebody was lost and nobody is left."""
    stand = {spot.place: spot for spot in spots}
    for place in sorted(moves.rings() | set(moves.left)):
        spot = stand.get(place)
        if spot is None:
            x, y = geography.ground(place)
            wide = high = 16.0
        elif place in moves.rings():
            x, y, wide, high = spot.x, spot.y, (WIDE - 6) * spot.size, (TALL - 6) * spot.size
        else:
            continue
        if stage.shows((x, y, x, y), 30):
            marks.ring(stage, x, y, wide, high, 10)


def pieces_on_map(
    stage: Stage,
    view: ChView,
    caption: Caption,
    shown: Shown,
    window: Box = geography.MAP_BOX,
    moves: Moves | None = None,
    *,
    close: bool = True,
    least: float = 0,
) -> list[Spot]:
    """Words and pieces on the map. ``close``: a small part of it has small shields, and tells of what kinds they are;
    not where it is shown small. ``least``: how large its names have to be."""
    near = close and stage.image.width / stage.scale < terrain.NEAR
    spots = layout.settle(view, shown, layout.CLOSE if near else layout.SIZES)
    kinds = min(1.4, max(1.0, least / 8))
    labels = layout.name_all(
        view, [s for s in spots if s.place < HEXES], burg_names(caption.words), region_names(caption.words),
        burg_size=max(least, 8.6) if near else 13.5, region_size=max(least, 13.0) if near else 23.0,
        skirt=8.0 * kinds if near else 0.0, window=window,
    )  # fmt: skip
    if moves is not None:
        trails(stage, moves, spots)
    if near and reach.shown(view):
        reach.draw(stage, view)
    conflict.path(stage, view, near)
    burgs(stage, view, spots)
    shields(stage, spots, near)
    if moves is not None:
        rings(stage, moves, spots)
    active(stage, view, spots)
    fires(stage, view, spots, near)
    if near:
        ribbons(stage, spots, kinds)
    names(stage, view, labels)
    if view.battle is not None and view.force is not None:
        conflict.clash(stage, PLACE[view.force.place], PLACE[view.battle.place], 0.2 if near else 0.36)
    return spots


def active(stage: Stage, view: ChView, spots: Sequence[Spot]) -> None:
    """A bright rim around the force in operation."""
    if view.force is None:
        return
    spot = next((s for s in spots if s.place == PLACE[view.force.place]), None)
    if spot is None or not stage.shows(spot.box, 20):
        return
    radius = 30 * spot.size

    def paint(brush: Brush) -> None:
        brush.ellipse(0, 0, radius + 2, outline=INK, width=5.4)
        brush.ellipse(0, 0, radius + 1, outline=palette.WHITE, width=3.4)

    stage.draw(("active", radius), spot.x, spot.y, (-radius - 4, -radius - 4, radius + 4, radius + 4), paint)


ZOOM_WIDTH = 480.0
"""How much of the plane an enlarged picture shows at least, in units; it is three quarters as high."""
FORCE, BATTLE, CONTROL, SCORE = "force", "battle", "control", "score"
ATTEMPT, REVOLT, TREATIES = "attempt", "revolts", "treaties"
"""What can be shown besides the regions."""


def areas(view: ChView) -> list[str]:
    """What can be shown alone: the regions, the table of control, the score, and the force, battle, attempt, revolt
    and treaties that there are."""
    return [
        *REGION_IDS, CONTROL, SCORE, *([FORCE] if view.force is not None else []),
        *([BATTLE] if conflict.fight(view) is not None else []),
        *([ATTEMPT] if politics.attempt(view) is not None else []),
        *([REVOLT] if politics.rolls(view) else []),
        *([TREATIES] if politics.treaties(view) else []),
    ]  # fmt: skip


def window(zoom: str) -> Box:
    """The part of the plane a region's picture shows. Raises ``ValueError`` for an unknown one."""
    if zoom not in REGION:
        raise ValueError(f"unknown area {zoom!r}")
    x0, y0, x1, y1 = geography.bounds(zoom)
    wide = min(max(ZOOM_WIDTH, x1 - x0 + 90, (y1 - y0 + 90) * 4 / 3), float(geography.WIDTH))
    high = wide * 0.75
    low, most = (100.0, panel.HEIGHT - 210) if zoom in geography.AREA_BOXES else (geography.TOP, geography.BOTTOM)
    left = min(max((x0 + x1) / 2 - wide / 2, 0), geography.WIDTH - wide)
    top = min(max((y0 + y1) / 2 - high / 2, low), most - high)
    return round(left), round(top), round(left) + round(wide), round(top) + round(high)


def enlarged(
    view: ChView, caption: Caption, width: int, box: Box, shown: Shown, moves: Moves | None, *, alone: bool = True,
    all_numbers: bool = False,
) -> Stage:  # fmt: skip
    """A part of the map drawn anew at a larger scale. ``alone``: it is the picture, so its names are large enough for a
    phone. ``all_numbers``: of all hexes, where somebody looks a part up; else of those that the question may name."""
    stage = terrain.stage(width, box, view.control, numbers=all_numbers)
    if box[1] < geography.TOP or box[3] > geography.BOTTOM:
        panel.trays(stage, view, caption.words)
    inner = (box[0], max(box[1], geography.TOP), box[2], min(box[3], geography.BOTTOM))
    least = phone.least(box[2] - box[0]) if alone else 0.0
    spots = pieces_on_map(stage, view, caption, shown, inner, moves, least=least)
    if not all_numbers:
        numbers.draw(stage, view, spots, terrain.number_size(box[2] - box[0]))
    return stage


def focus(view: ChView) -> int:
    """The place that matters now: a battle's, a force's, one in a region that is courted or in revolt; -1 for none."""
    place = conflict.focus(view)
    courted = politics.running(view)
    slug = view.revolt.regions[0] if view.revolt is not None else courted.region if courted is not None else ""
    if not slug or (place >= 0 and view.battle is not None):
        return place
    x0, y0, x1, y1 = geography.bounds(slug)
    return min(
        (p for p in PLACES_OF[REGION[slug]]),
        key=lambda p: math.dist(geography.middle(p), ((x0 + x1) / 2, (y0 + y1) / 2)),
    )


def strip(stage: Stage, view: ChView, caption: Caption, top: float, stacks: Shown) -> None:
    """What matters now, under the map: the ground around the force or battle enlarged, and its numbers."""
    place = focus(view)
    x0, y0, x1, y1 = conflict.CROP
    wide = round((x1 - x0) * stage.scale)
    near = enlarged(view, caption, wide, conflict.window(place), stacks, None, alone=False)
    px, py = round(x0 * stage.scale), round((top + y0) * stage.scale)
    stage.image.paste(near.image, (px, py))
    brush = stage.brush
    brush.rect(x0 - 1, top + y0 - 1, x1 - x0 + 2, y1 - y0 + 2, None, INK, 3, radius=4)
    ratio = near.scale / stage.scale
    for piece in near.placed:
        if piece.kind in ("burg", "region") and near.shows(piece.box):
            box = piece.box
            stage.note(
                f"near-{piece.kind}", piece.what,
                (x0 + (box[0] - near.left) * ratio, top + y0 + (box[1] - near.top) * ratio,
                 x0 + (box[2] - near.left) * ratio, top + y0 + (box[3] - near.top) * ratio), piece.size * ratio,
            )  # fmt: skip
    a, b, c, d = conflict.TRAY
    _matters(stage, view, caption, (a, top + b, c, top + d))


def _matters(stage: Stage, view: ChView, caption: Caption, box: Box) -> None:
    """The numbers of a force, a battle, an attempt or a revolt."""
    fight, attempt = conflict.fight(view), politics.attempt(view)
    if view.revolt is not None:
        politics.draw_revolt(stage, view, politics.rolls(view), caption, box)
    elif politics.running(view) is not None and attempt is not None:
        politics.draw_attempt(stage, attempt, caption, box)
    elif view.battle is not None and fight is not None:
        conflict.battle(stage, fight, caption, box)
    else:
        conflict.tray(stage, view, caption, box)


def margins(stage: Stage) -> None:
    """Parchment beyond the map, where the panels lie."""
    wide, tall = stage.image.size

    def row(y: float) -> int:
        return min(max(round((y - stage.top) * stage.scale), 0), tall)

    for y0, y1, line in (
        (stage.top, geography.TOP, geography.TOP),
        (geography.BOTTOM, stage.top + tall / stage.scale, geography.BOTTOM),
    ):
        top, low = row(y0), row(y1)
        if low > top:
            stage.image.paste(parchment.ground(wide, low - top), (0, top))
            stage.brush.line([(stage.left, line), (stage.left + wide / stage.scale, line)], INK, 3)


def compose(view: ChView, caption: Caption, width: int, zoom: str = "", before: ChView | None = None) -> Stage:
    """The finished sheet. ``before``: what changed since this view is marked. Raises ``ValueError`` for an unknown
    ``zoom``."""
    zoom, about = parted(zoom)
    words = caption.words
    moves = between(before, view) if before is not None else None
    if zoom == BATTLE:
        return conflict.sheet(view, caption, width)
    if zoom in (ATTEMPT, REVOLT):
        return politics.sheet(view, caption, width, zoom)
    if zoom == TREATIES:
        return politics.draw_treaties(view, caption, width)
    if zoom == CONTROL:
        return sheets.control(view, caption, width)
    if zoom == SCORE:
        return sheets.score(view, caption, width)
    shown = layout.tokens(view)
    if zoom == NEAR:
        return _draw_phone_view(view, caption, width, shown, moves, about)
    if zoom == FORCE and view.force is not None:
        place = PLACE[view.force.place]
        close = conflict.window(place, ZOOM_WIDTH, ZOOM_WIDTH * 0.75)
        return enlarged(view, caption, width, close, shown, moves, all_numbers=True)
    if zoom and zoom != REST:
        return enlarged(view, caption, width, window(zoom), shown, moves, all_numbers=True)
    running = conflict.STRIP if focus(view) >= 0 and zoom != REST else 0.0
    mine = private.BAND if view.own is not None and not (zoom == REST and near.fit(view, focus(view))[1]) else 0.0
    scale = width / geography.WIDTH
    tall = round((panel.HEIGHT + running + mine) * scale)
    sheet = terrain.tinted(scale, 0, 0, width, round(geography.BOTTOM * scale), view.control, tall)
    stage = Stage(sheet, scale)
    margins(stage)
    panel.trays(stage, view, words)
    pieces_on_map(stage, view, caption, shown, moves=moves)
    panel.heading(stage, view, caption)
    panel.track(stage, view, words)
    panel.seats(stage, view, caption)
    here = {place: token for place, (token, _) in shown.items()}
    goals = reach.goals(view, conflict.window(focus(view))) if running else []
    panel.legend(stage, view, words, here, goals, changed=bool(moves))
    if running:
        strip(stage, view, caption, panel.HEIGHT, shown)
    if mine and view.own is not None:
        private.band(stage, view, view.own, caption, panel.HEIGHT + running)
    return stage


def _draw_phone_view(
    view: ChView, caption: Caption, width: int, shown: Shown, moves: Moves | None, about: Sequence[str]
) -> Stage:
    """The regions in play over what goes on and, as far as there is room, what is one's own."""
    high, mine = near.fit(view, focus(view))
    land = enlarged(view, caption, width, near.window(view, shown, focus(view), high, about), shown, moves)
    parts = [phone.map_part(land)]
    if focus(view) >= 0:
        parts.append(phone.whole(conflict.around(width, lambda stage, box: _matters(stage, view, caption, box))))
    own = view.own
    if own is not None and mine:
        parts.append((private.tall(own), lambda stage, top: private.large(stage, view, own, caption, top)))
    turn = f"{alt_text.phase(view, caption.words)} · {alt_text.turn_text(view, caption.words)}"
    return phone.stacked(width, caption.title, turn, parts)
