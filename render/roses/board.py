"""The board: the map with everything on it, whole or enlarged around one place."""

from __future__ import annotations

import math
from collections.abc import Sequence

from engine.roses.analysis import surely_hungry
from engine.roses.board import AREA, AREA_IDS, BLOCK, BLOCK_IDS, CARDS, HEIRS, SIDE, SUPPLY, TURNS
from engine.roses.view import Crossing, OwnBlock, RosesView
from render.core import fonts, icons, marks, palette, phone
from render.core.api import NEAR, PAGES, Caption, parted
from render.core.brush import Brush
from render.core.cartouche import heading
from render.core.palette import GOLD, INK, mix
from render.core.sprites import Box, sized
from render.core.stage import Stage
from render.roses import battle, blocks, geography, groups, panel, phone_view, private, result, terrain
from render.roses.blocks import Face
from render.roses.groups import Group, Spot
from render.roses.moves import Moves, between, way
from render.roses.words import short

ZOOM_WIDTH = 520.0
"""How much of the plane an enlarged picture shows at least, in units; it is three quarters as high."""
BATTLE, SUPPORT, MAP = "battle", "support", "map"
"""What can be shown besides the areas: the battle alone, who counts for whom, and the whole board while a battle's
close-up comes before it."""
INSET, AROUND = 700.0, (540.0, 620.0)
"""The land around a battle, under its close-up: its height on the sheet, and how much it shows across, at least and at
most."""


def areas(view: RosesView) -> list[str]:
    """What can be shown alone: the areas, the support and, while one runs, the battle."""
    return [*AREA_IDS, SUPPORT, *([MAP, BATTLE] if view.battle is not None else [])]


def window(zoom: str) -> Box:
    """The part of the plane an area's picture shows. Raises ``ValueError`` for an unknown area."""
    if zoom not in AREA:
        raise ValueError(f"unknown area {zoom!r}")
    x0, y0, x1, y1 = geography.bounds(zoom)
    wide = max(ZOOM_WIDTH, x1 - x0 + 150, (y1 - y0 + 120) * 4 / 3)
    high = wide * 0.75
    left = min(max((x0 + x1) / 2 - wide / 2, 0), geography.WIDTH - wide)
    top = min(max((y0 + y1) / 2 - high / 2, 0), geography.HEIGHT - high)
    # Whole units keep the cached maps few and the pixels of one area the same every time.
    return round(left), round(top), round(left) + round(wide), round(top) + round(high)


# -- who stands where


def head_of(view: RosesView, block: str) -> str:
    """Whether a block is King or Pretender: king, pretender or empty."""
    for seat in view.seats:
        if seat.head == block:
            return "king" if seat.royal else "pretender"
    return ""


def own_face(view: RosesView, own: OwnBlock, caption: Caption) -> Face:
    """One's own block face up."""
    assert view.own is not None
    assert view.seat is not None
    mark = "moved" if own.block in view.own.moved else ""
    return Face(own.block, view.seat, short(own.block, caption.words), own.steps, head_of(view, own.block), mark)


def gathered(view: RosesView, caption: Caption) -> list[Group]:
    """What stands in each area: counts for the public, faces for their owner."""
    faces: dict[str, list[Face]] = {}
    if view.own is not None:
        for block in view.own.blocks:
            if block.place in AREA and block.block != view.prisoner:
                faces.setdefault(block.place, []).append(own_face(view, block, caption))
    found = []
    for area in view.areas:
        counts = (area.lancaster, area.york)
        # Who fights lies face up in the close-up; on the map a count is enough.
        fighting = view.battle is not None and view.battle.area == area.area
        shown = (
            () if fighting else tuple(sorted(faces.get(area.area, ()), key=lambda f: (f.rank or 9, -f.most, f.block)))
        )
        every = tuple((seat, n) for seat, n in enumerate(counts) if n)
        stacks = tuple((seat, n) for seat, n in every if not (shown and seat == view.seat))
        found.append(Group(area.area, stacks, shown, 8.0 if all(counts) else 0.0, every))
    return found


# -- on the map


def letters(stage: Stage, caption: Caption) -> None:
    """The names of areas, nobles, cities and seas."""
    words = caption.words
    halo = palette.PARCHMENT_LIGHT
    known = geography.places()
    signed = phone.size(stage, 14.8, 17.2)
    for zone, (x, y, room) in known.zones.items():
        for line, part in enumerate(fonts.wrapped(words(f"roses-word-{zone}"), "name", 34, room, 3)):
            stage.text(x, y + line * 36, part, 34, "name", mix(palette.SEA_DEEP, INK, 0.55), kind="zone")
    for area, place in known.areas.items():
        if not stage.shows(geography.bounds(area), 60):
            continue
        for sign in place.signs:
            if sign.kind == "shield":
                name = words(f"roses-picture-short-{sign.slug.lower()}")
                stage.text(
                    sign.x,
                    sign.y + 19,
                    name,
                    signed,
                    "bold",
                    INK,
                    halo=halo,
                    halo_width=2,
                    kind="sign",
                    whole=True,
                )
            elif sign.kind == "city":
                name = words(f"roses-picture-city-{area}")
                stage.text(
                    sign.x,
                    sign.y + 17,
                    name,
                    signed,
                    "bold",
                    INK,
                    halo=halo,
                    halo_width=2,
                    kind="sign",
                    whole=True,
                )
        x, y = place.name
        stage.text(
            x,
            y,
            words(f"roses-place-{area}"),
            groups.NAME_SIZE,
            "name",
            INK,
            halo=halo,
            width=groups.NAME_ROOM,
            least=18,
            kind="area",
            whole=True,
        )


def crossings(stage: Stage, view: RosesView) -> None:
    """Arrows over the borders that led into a battle; the main attack's are stouter."""
    mains = {(c.area, c.origin, c.seat) for c in view.mains}
    for entry in view.entries:
        _crossing(stage, entry, (entry.area, entry.origin, entry.seat) in mains)


def _crossing(stage: Stage, entry: Crossing, main: bool) -> None:
    place = geography.places().areas[entry.area]
    if entry.origin == "sea":
        port = next(((s.x, s.y) for s in place.signs if s.kind in ("port", "haven")), place.blocks)
        bx, by = geography.middle(entry.area)
        x, y, turn = port[0], port[1], math.atan2(by - port[1], bx - port[0])
    else:
        found = groups.gate(entry.origin, entry.area)
        if found is None:
            return
        x, y, turn = found
    if not stage.shows((x, y, x, y), 40):
        return

    def paint(brush: Brush) -> None:
        # Turned by hand: the sheet knows no rotation.
        cos, sin = math.cos(turn), math.sin(turn)
        half = 9.0 if main else 6.0
        flat = [(-28, -half), (2, -half), (2, -half * 2.3), (28, 0), (2, half * 2.3), (2, half), (-28, half)]
        shape = [(px * cos - py * sin, px * sin + py * cos) for px, py in flat]
        if main:
            brush.poly(shape, GOLD, GOLD, 9)
        brush.poly(shape, blocks.FIELD[entry.seat], blocks.EDGE[entry.seat], 2.6)

    key = ("entry", entry.area, entry.origin, entry.seat, main)
    stage.draw(key, x, y, (-38, -38, 38, 38), paint, 2, "main" if main else "entry", f"{entry.origin}:{entry.area}")


def used_borders(stage: Stage, view: RosesView) -> None:
    """How many blocks crossed each border in the running action phase."""
    if view.action is None:
        return
    for one, other, count in view.action.used:
        found = groups.gate(one, other)
        if found is None or not stage.shows((found[0], found[1], found[0], found[1]), 20):
            continue
        seat = view.action.seat

        def paint(brush: Brush, count: int = count, seat: int = seat) -> None:
            brush.ellipse(0, 0, 15, fill=palette.PARCHMENT_LIGHT, outline=blocks.EDGE[seat], width=2.4)
            brush.text(0, 0.5, str(count), 23, "black", INK)

        stage.draw(("used", count, seat), found[0], found[1], (-17, -17, 17, 17), paint, 1.5, "used", str(count))


def _glow(brush: Brush, wide: float, high: float, fierce: bool) -> None:
    """A red band with flames around a contested area's blocks."""
    edge = 7.0
    points: list[tuple[float, float]] = []
    w, h = wide / 2, high / 2
    corners = ((-w, -h, w, -h, 0.0, -1.0), (w, -h, w, h, 1.0, 0.0), (w, h, -w, h, 0.0, 1.0), (-w, h, -w, -h, -1.0, 0.0))
    for x0, y0, x1, y1, nx, ny in corners:
        count = max(3, round(math.dist((x0, y0), (x1, y1)) / 16))
        for i in range(count):
            share, tip = i / count, (i + 0.5) / count
            points.append((x0 + (x1 - x0) * share + nx * 2, y0 + (y1 - y0) * share + ny * 2))
            points.append((x0 + (x1 - x0) * tip + nx * edge, y0 + (y1 - y0) * tip + ny * edge))
    brush.poly(points, GOLD if fierce else palette.WAX, INK, 2)
    brush.rect(-w + 1, -h + 1, w * 2 - 2, h * 2 - 2, palette.WAX, None, 1, radius=8)


def trails(stage: Stage, spots: Sequence[Spot], moves: Moves) -> None:
    """Gold trails of who marched, from where they stood to where they stand; a gold ring where nobody is left."""
    where = {spot.group.area: spot.box for spot in spots}
    for seat, start, goal in moves.marches:
        ends, room = [], []
        for area in (start, goal):
            box = where.get(area)
            x, y = geography.places().areas[area].blocks
            ends.append(((box[0] + box[2]) / 2, (box[1] + box[3]) / 2) if box else (x, y))
            room.append(min(box[2] - box[0], box[3] - box[1]) / 2 + 4 if box else 6.0)
        line = marks.cut(way(start, goal, (ends[0], ends[1])), *room)
        marks.trail(stage, line, (blocks.FIELD[0], blocks.EDGE[1])[seat])
    for area in sorted({area for area, _ in moves.changed} - set(where)):
        x, y = geography.places().areas[area].blocks
        marks.ring(stage, x, y, 14, 14, 10)


def _rings(stage: Stage, spot: Spot, moves: Moves) -> None:
    """Gold rings around stacks that have grown and around own blocks that have come."""
    for (seat, count), (x, y) in zip(spot.group.stacks, spot.stacks, strict=True):
        if count > moves.changed.get((spot.group.area, seat), count):
            marks.ring(stage, x, y, blocks.STACK[0] * spot.size, blocks.STACK[1] * spot.size, 10)
    for face, (x, y) in zip(spot.group.faces, spot.faces, strict=True):
        if face.block in moves.blocks:
            side = (blocks.FACE - 4) * spot.size
            marks.ring(stage, x, y, side, side, 9)


def supplies(stage: Stage, view: RosesView) -> None:
    """How many blocks every area feeds."""
    crowded = surely_hungry(view)
    for number, area in enumerate(AREA_IDS):
        x, y = groups.supply_at(area)
        if not stage.shows((x, y, x, y), 20):
            continue
        count, over = SUPPLY[number], number in crowded
        paint = sized(panel.supply_mark, 1, count, over)
        stage.draw(("supply", count, over), x, y, (-16, -13, 16, 13), paint, 1, "supply", f"{area}:{count}")


def trays(stage: Stage, spots: Sequence[Spot]) -> None:
    """Plates at sea for those who find no room in their area, each with a line to a point in it."""
    for spot in spots:
        if spot.leader is None:
            continue
        box = groups.grown(spot.box, 6)
        x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
        wide, high = box[2] - box[0], box[3] - box[1]
        lx, ly = spot.leader
        pen = stage.brush
        for width, paint in ((7.0, palette.PARCHMENT_LIGHT), (3.0, INK)):
            pen.line([(x, y), (lx, ly)], paint, width)
        end = sized(_pin, 1)
        stage.draw(("pin",), lx, ly, (-8, -8, 8, 8), end, 1)
        plate = sized(_tray, 1, wide, high)
        stage.draw(
            ("tray", wide, high), x, y, (-wide / 2 - 1, -high / 2 - 1, wide / 2 + 1, high / 2 + 1), plate, 2, "tray"
        )


def _pin(brush: Brush) -> None:
    brush.ellipse(0, 0, 7, fill=INK, outline=palette.PARCHMENT_LIGHT, width=2)


def _tray(brush: Brush, wide: float, high: float) -> None:
    brush.rect(-wide / 2, -high / 2, wide, high, palette.PARCHMENT, INK, 2, radius=8)


def frames(stage: Stage, view: RosesView, spots: Sequence[Spot]) -> None:
    """Fire around contested areas, a rim around those activated; names and signs stand above both."""
    running = view.battle.area if view.battle is not None else ""
    active = set(view.action.groups) if view.action is not None else set()
    for spot in spots:
        area, box = spot.group.area, spot.box
        if not stage.shows(box, 40):
            continue
        x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
        wide, high = box[2] - box[0], box[3] - box[1]
        if area in view.battles or area == running:
            fierce = area == running
            half = (-wide / 2 - 12, -high / 2 - 12, wide / 2 + 12, high / 2 + 12)

            def fire(brush: Brush, wide: float = wide, high: float = high, fierce: bool = fierce) -> None:
                _glow(brush, wide, high, fierce)

            stage.draw(("glow", wide, high, fierce), x, y, half, fire, shadow=2)
        elif area in active:

            def ring(brush: Brush, wide: float = wide, high: float = high) -> None:
                brush.rect(-wide / 2 - 4, -high / 2 - 4, wide + 8, high + 8, None, INK, 5.6, radius=12)
                brush.rect(-wide / 2 - 3, -high / 2 - 3, wide + 6, high + 6, None, GOLD, 3.6, radius=11)

            rim = (-wide / 2 - 6, -high / 2 - 6, wide / 2 + 6, high / 2 + 6)
            stage.draw(("active", wide, high), x, y, rim, ring, kind="active", what=area)


def place_groups(stage: Stage, view: RosesView, spots: Sequence[Spot], moves: Moves | None = None) -> None:
    """Everybody on the map, crossed swords over contested areas. ``moves``: what is marked as new."""
    running = view.battle.area if view.battle is not None else ""
    shown = [spot for spot in spots if stage.shows(spot.box, 40)]
    for spot in shown:
        group = spot.group
        for (seat, count), (sx, sy) in zip(group.stacks, spot.stacks, strict=True):
            blocks.stack(stage, sx, sy, seat, count, spot.size)
        for face, (fx, fy) in zip(group.faces, spot.faces, strict=True):
            blocks.face(stage, fx, fy, face, spot.size)
            if group.under:
                blocks.under(stage, fx, fy, group.under, face, spot.size)
        if moves is not None:
            _rings(stage, spot, moves)
    reach = 24.0
    swords = sized(icons.clash, reach / 52)
    for spot in shown:
        area = spot.group.area
        if area in view.battles or area == running:
            x, y = (spot.box[0] + spot.box[2]) / 2, spot.box[1] - 3
            stage.draw(("battle",), x, y, (-reach, -reach, reach, reach), swords, 2, "battle", area)


def prisoner(stage: Stage, view: RosesView, caption: Caption) -> None:
    """The captive in their prison: a small face behind bars."""
    if not view.prisoner:
        return
    block = view.prisoner
    seat = max(0, SIDE[BLOCK[block]])
    shown = Face(block, seat, short(block, caption.words), 0, head_of(view, block))
    taken = [p.box for p in stage.placed if p.kind in ("stack", "face", "area", "battle")]
    px, py = geography.places().areas[view.prison].blocks
    spots = [(px + dx, py + dy) for dx in range(-130, 131, 10) for dy in range(-110, 111, 10)]
    x, y = min(
        spots,
        key=lambda p: (
            sum(groups.common(groups.around(p[0], p[1], 64, 64), box) for box in taken)
            + math.dist(p, (px, py)) * 4
            + (0 if geography.inside(view.prison, *p) else 1500),
            p,
        ),
    )
    blocks.face(stage, x, y, shown, 0.8)

    def bars(brush: Brush) -> None:
        for dx in (-18, -6, 6, 18):
            brush.line([(dx, -26), (dx, 26)], INK, 2.6)
        for dy in (-20, 20):
            brush.line([(-26, dy), (26, dy)], INK, 2.6)

    stage.draw(("bars",), x, y, (-28, -28, 28, 28), bars)


def pieces(stage: Stage, view: RosesView, caption: Caption, moves: Moves | None = None) -> None:
    """Words and pieces on the map."""
    spots = groups.settle(gathered(view, caption))
    terrain.washes(stage, {a.area: 0 if a.lancaster else 1 for a in view.areas if not (a.lancaster and a.york)})
    crossings(stage, view)
    if moves is not None:
        trails(stage, spots, moves)
    trays(stage, spots)
    frames(stage, view, spots)
    letters(stage, caption)
    supplies(stage, view)
    used_borders(stage, view)
    place_groups(stage, view, spots, moves)
    prisoner(stage, view, caption)


def compose(view: RosesView, caption: Caption, width: int, zoom: str = "", before: RosesView | None = None) -> Stage:
    """The finished sheet. ``before``: what changed since this view is marked. Raises ``ValueError`` for an unknown
    ``zoom``."""
    zoom, about = parted(zoom)
    words = caption.words
    moves = between(before, view) if before is not None else None
    if zoom == BATTLE:
        return battle.sheet(view, caption, width)
    if zoom == SUPPORT:
        return result.compose(view, caption, width)
    if zoom == NEAR and view.battle is None:
        high, kept = phone_view.fit(view, caption, about)
        land = terrain.stage(width, phone_view.window(view, high * phone_view.WIDE / geography.WIDTH, about))
        pieces(land, view, caption, moves)
        return phone_view.frame(view, caption, width, land, kept, about)
    if zoom and zoom not in (*PAGES, MAP):
        stage = terrain.stage(width, window(zoom))
        pieces(stage, view, caption, moves)
        return stage
    inset, here = INSET, (True, True)
    if zoom in PAGES:
        inset, here = phone_view.fit(view, caption)
        here = here if zoom == NEAR else (not here[0], not here[1])
    mine = private.height(view, words, *here)
    if view.battle is not None and zoom in ("", NEAR):
        top = battle.height(view.battle) + inset
        stage = battle.sheet(view, caption, width, inset + mine)
        _inset(stage, view, caption, width, moves, inset)
    else:
        scale = width / geography.WIDTH
        sheet = terrain.base(scale, 0, 0, width, round(geography.HEIGHT * scale))
        if mine:
            sheet = sheet.crop((0, 0, width, round((geography.HEIGHT + mine) * scale)))
        stage = Stage(sheet, scale)
        pieces(stage, view, caption, moves)
        campaign = words("roses-picture-campaign", n=view.campaign, of=view.last_campaign)
        if view.scenario != "wars_of_the_roses":
            campaign = words("roses-picture-only")
        turn = words("roses-picture-turn", n=view.turn, of=TURNS)
        heading(stage, fonts.printable(caption.title), words("roses-picture-game"), turn, campaign, (14, 1586, 54))
        panel.seats(stage, view, caption)
        panel.status(stage, view, caption)
        panel.track(stage, view, words)
        panel.legend(stage, words, marks_in_use(view, stage, moves))
        top = float(geography.HEIGHT)
    if view.own is not None and view.seat is not None:
        private.band(stage, view, view.own, caption, top, *here)
    return stage


def _inset(stage: Stage, view: RosesView, caption: Caption, width: int, moves: Moves | None, high: float) -> None:
    """The land around the battle, under its close-up, ``high`` units of the sheet."""
    assert view.battle is not None
    x0, y0, x1, y1 = geography.bounds(view.battle.area)
    across = min(max(AROUND[0], (y1 - y0 + 60) * geography.WIDTH / high), AROUND[1])
    tall = round(across * high / geography.WIDTH)
    left = round(min(max((x0 + x1 - across) / 2, 0), geography.WIDTH - across))
    top = round(min(max((y0 + y1 - tall) / 2, 0), geography.HEIGHT - tall))
    inset = terrain.stage(width, (left, top, left + across, top + tall))
    pieces(inset, view, caption, moves)
    under = battle.height(view.battle)
    stage.image.paste(inset.image, (0, round(under * stage.scale)))
    stage.brush.line([(0, under), (geography.WIDTH, under)], INK, 6)


def marks_in_use(view: RosesView, stage: Stage, moves: Moves | None) -> set[str]:
    """What the legend has to explain besides what every board shows: marks, and events by their cards."""
    kinds = {placed.kind for placed in stage.placed}
    found: set[str] = kinds & {"tray", "used", "stack", "active", "battle", "entry", "main"}
    found |= {card for seat in view.seats for card in seat.played if CARDS[card].event}
    if "face" in kinds and view.own is not None:
        shown = {placed.what for placed in stage.placed if placed.kind == "face"}
        found |= {"own"} if shown - {view.prisoner} else set()
        found |= {"moved"} if shown & set(view.own.moved) else set()
    if view.prisoner:
        found.add("prisoner")
    if view.phase != "over" and view.acting:
        found.add("waiting")
    for seat in view.seats:
        states = {panel.heir_state(seat, BLOCK_IDS[number]) for number in HEIRS[seat.seat]}
        found |= {mark for mark, among in (("minor", {"minor"}), ("dead", {"dead", "gone"})) if among & states}
    if surely_hungry(view):
        found.add("over")
    if moves:
        found.add("changed")
    return found
