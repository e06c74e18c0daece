"""The Kingdom with everything on it, whole or one part larger; under it the Barons, the spaces, the private band."""

from __future__ import annotations

from collections.abc import Sequence

from engine.knights.game_data import AREA, AREAS, CITY_IN, OVERSEAS, PORTS
from engine.knights.views.view import KnView
from render.core import cartouche, marks, palette, parchment, phone
from render.core.api import NEAR, REST, Caption, Words, parted
from render.core.palette import INK, mix
from render.core.stage import Stage
from render.knights import (
    alt_text,
    extra,
    geography,
    heraldry,
    layout,
    legend,
    panel,
    phone_view,
    pieces,
    private,
    terrain,
)
from render.knights.moves import Moves, between
from render.knights.words_more import place

QUARTERS = tuple(geography.QUARTERS)
OVERSEAS_SHEET, SHORE, GAP = "overseas", 262.0, 4
"""The part across the sea: units of it that are shown, pixels between its halves."""


def areas(view: KnView) -> list[str]:
    """What ``zoom`` accepts: the parts of the map, then the sheets."""
    return [*QUARTERS, *extra.sheets(view)]


def _names(stage: Stage, view: KnView, words: Words, afar: bool = False) -> None:
    """What every area is called; larger where a city stands. ``afar``: on the whole map on a phone."""
    holds = {hold.area for hold in view.strongholds}
    for number, area in enumerate(AREAS):
        x, y = geography.name(number)
        beside = CITY_IN[number] >= 0 or area.slug in holds
        if area.slug in holds and CITY_IN[number] < 0:
            x, y = geography.node(number)[0] + 4, geography.node(number)[1] + geography.NAME_AT
        if not stage.shows((x - 110, y - 30, x + 110, y + 30)):
            continue
        standing = area.slug in holds or (CITY_IN[number] >= 0 and not view.cities[CITY_IN[number]].razed)
        halo = palette.PARCHMENT_LIGHT
        ink = INK if standing else mix(INK, palette.PARCHMENT, 0.3)
        high = phone.size(stage, 27 if standing else 24, 34)
        room, least = 196.0 if number in OVERSEAS else 118.0 if beside else 180.0, 17.0
        if afar:
            high = least = phone.least(stage.image.width / stage.scale)
            room = geography.WIDTH / (4.4 if number in OVERSEAS else 6)
            y += 8 if beside else -34  # or names of neighbours would touch
        stage.text(x, y, place(words, area.slug), high, "name", ink, halo=halo, halo_width=3, width=room, least=least,
                   kind="name", whole=True)  # fmt: skip
        if number in PORTS:
            pieces.anchor(stage, *geography.port(number))


def _places(stage: Stage, view: KnView, afar: bool = False) -> None:
    for city in view.cities:
        x, y = geography.node(AREA[city.area])
        if stage.shows((x, y, x, y), 120):
            pieces.city(stage, view, city, x, y, afar)
    for hold in view.strongholds:
        if hold.area:
            x, y = geography.node(AREA[hold.area])
            if stage.shows((x, y, x, y), 120):
                pieces.hold(stage, view, hold, x, y, afar)


def _changes(stage: Stage, view: KnView, moves: Moves) -> None:
    """Trails first, rings around what they lead to and what changed."""
    spots = {spot.noble.slug: spot for spot in layout.spots(view)}
    for seat, slug, start in moves.marches:
        spot = spots.get(slug)
        if spot is not None:
            a = geography.centre(AREA[start])
            line = marks.cut(marks.bow(a, (spot.x, spot.y)), 10, 40 * spot.size)
            marks.trail(stage, line, heraldry.hue(view, seat))
    for slug in moves.nobles:
        spot = spots.get(slug)
        if spot is not None:
            box = spot.box
            marks.ring(stage, (box[0] + box[2]) / 2, (box[1] + box[3]) / 2, box[2] - box[0], box[3] - box[1])
    for area in moves.places:
        x, y = geography.node(AREA[area])
        marks.ring(stage, x, y - 10, 104, 96)


def still(stage: Stage, view: KnView, caption: Caption) -> None:
    """What does not walk: cities, strongholds, sieges, names, ports."""
    _places(stage, view)
    _names(stage, view, caption.words)


def draw_map(stage: Stage, view: KnView, caption: Caption, moves: Moves | None, afar: bool = False) -> None:
    """Everything on the map. ``afar``: all of it on a phone, with words large enough for that."""
    _places(stage, view, afar)
    if moves is not None:
        _changes(stage, view, moves)
    _names(stage, view, caption.words, afar)
    for spot in layout.spots(view):
        if stage.shows(spot.box, 20):
            pieces.banner(stage, view, spot)


def compose(view: KnView, caption: Caption, width: int, zoom: str = "", before: KnView | None = None) -> Stage:
    """The finished sheet. ``before``: what changed since this view is marked. Raises ``ValueError`` for an unknown
    ``zoom``."""
    zoom, about = parted(zoom)
    moves = between(before, view) if before is not None else None
    if zoom == NEAR:
        return _draw_phone_view(view, caption, width, moves, about)
    if zoom == OVERSEAS_SHEET:
        return _overseas(view, caption, width, moves)
    if zoom in geography.QUARTERS:
        stage = terrain.stage(width, geography.QUARTERS[zoom])
        draw_map(stage, view, caption, moves)
        return stage
    if zoom and zoom != REST:
        sheet = extra.sheets(view).get(zoom)
        if sheet is None:
            raise ValueError(f"there is no area {zoom}")
        return sheet.draw(view, caption, width)
    words = caption.words
    scale = width / geography.WIDTH
    strip = extra.strip(view, zoom)
    high = strip.high * geography.WIDTH / strip.wide + layout.GAP if strip is not None else 0.0
    mine = view.own is not None and not (zoom == REST and phone_view.fit(view, words)[1])
    tall = layout.height(view, legend.lines(view, bool(moves)), mine) + high
    ground = terrain.base(scale, 0, 0, width, round(geography.BOTTOM * scale), round(tall * scale))
    low = round(geography.BOTTOM * scale)
    ground.paste(parchment.ground(width, ground.height - low), (0, low))
    stage = Stage(ground, scale)
    turn = words("knights-picture-turn", turn=view.turn)
    cartouche.heading(stage, caption.title, words("game-knights"), turn, alt_text.stage_text(view, words),
                      (12, geography.WIDTH - 12, 54))  # fmt: skip
    draw_map(stage, view, caption, moves)
    bottom = panel.barons(stage, view, caption, layout.PANEL_TOP)
    bottom = panel.supply(stage, view, caption, bottom + layout.GAP, changed=bool(moves))
    if mine:
        private.band(stage, view, caption, bottom + layout.GAP)
        bottom += layout.GAP + layout.BAND
    if strip is not None:
        top = bottom + layout.GAP
        strip.draw(stage, view, caption, (0, top, geography.WIDTH, top + high - layout.GAP))
    return stage


def _overseas(view: KnView, caption: Caption, width: int, moves: Moves | None) -> Stage:
    """The six areas across the sea, three over three, so that a phone shows them large enough."""
    left, top, right, _ = geography.QUARTERS[OVERSEAS_SHEET]
    middle = (left + right) / 2
    shores = [terrain.stage(width, (x, top, x + middle - left, top + SHORE)) for x in (left, middle)]
    scale, high = shores[0].scale, shores[0].image.height
    whole = Stage(parchment.ground(width, 2 * high + GAP), scale)
    for number, shore in enumerate(shores):
        draw_map(shore, view, caption, moves)
        whole.image.paste(shore.image, (0, number * (high + GAP)))
        for it in shore.placed:
            a, b, c, d = it.box
            x, y = shore.left, shore.top - number * (high + GAP) / scale
            whole.note(it.kind, it.what, (a - x, b - y, c - x, d - y), it.size)
    return whole


def _draw_phone_view(view: KnView, caption: Caption, width: int, moves: Moves | None, about: Sequence[str]) -> Stage:
    """The part of the Kingdom in play over what goes on and, as far as there is room, what is one's own."""
    tall, mine = phone_view.fit(view, caption.words)
    parts: list[phone.Part] = []
    if tall:
        land = terrain.stage(width, phone_view.window(view, tall, about))
        draw_map(land, view, caption, moves, phone_view.homeless(view))
        parts.append(phone.map_part(land))
    strip = extra.strip(view, NEAR)
    if strip is not None:
        high = strip.high * geography.WIDTH / strip.wide
        parts.append((high, lambda stage, top: strip.draw(stage, view, caption, (0, top, geography.WIDTH, top + high))))
    if view.own is not None and mine:
        high_band = private.tall(view, caption.words)
        parts.append((high_band, lambda stage, top: private.large(stage, view, caption, top)))
    turn = caption.words("knights-picture-turn", turn=view.turn)
    return phone.stacked(width, caption.title, f"{alt_text.stage_text(view, caption.words)} · {turn}", parts)


def crowded(view: KnView) -> Sequence[str]:
    """Areas with more than four Nobles: where a part of the map shows more than the whole."""
    return [area for area, who in layout.on_land(view).items() if len(who) > 4 and AREA[area] not in OVERSEAS]
