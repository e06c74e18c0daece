"""A player turn as an animated image.

Every force goes its way with its number and its dice; battles, losses, pillage, attempts and revolts are shown as they
came. The last frame keeps every way that was gone.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterable, Sequence

import msgspec

from engine.charlemagne.analysis import side_of
from engine.charlemagne.board import HEXES, SEA
from engine.charlemagne.deeds import Attempted, Believed, Fought, Marched, Moved, Pillaged, Revolted, Turned
from engine.charlemagne.game_data import REGION_IDS, TURNS
from engine.charlemagne.view import ChView
from render.charlemagne import alt_text, board, conflict, geography, layout, panel, pieces, replay, terrain
from render.charlemagne.owners import Lands, lands
from render.charlemagne.replay import Scene
from render.core import marks, palette, phone
from render.core.api import Caption, Picture
from render.core.brush import Brush, Point
from render.core.palette import GOLD, INK
from render.core.replay import END_MS, WIDEST, Film
from render.core.sprites import Box, sized
from render.core.stage import Stage

STEP_MS, NOTE_MS, PAUSE_MS = 130, 700, 1300
MOST = 84
"""Frames at most."""
_HEAD = 72.0
"""Height of the band with the words, in units of a window 1,000 wide."""
_SIZE = 0.84
"""How large shields are that take part."""


def _spot(scene: Scene) -> list[Point]:
    """Where a deed happens on the plane."""
    deed = scene.deed
    if isinstance(deed, Attempted | Revolted | Turned | Believed):
        x0, y0, x1, y1 = geography.bounds(REGION_IDS[deed.region])
        return [((x0 + x1) / 2, (y0 + y1) / 2)]
    places = [*scene.path, *(getattr(deed, name) for name in ("origin", "place") if hasattr(deed, name))]
    return [geography.ground(p) for p in places]


def _window(shown: Sequence[Scene]) -> Box:
    """The part of the plane where everything happens, in steps, three quarters as high as wide."""
    acts = [scene for scene in shown if scene.path or isinstance(scene.deed, Fought | Pillaged)]
    spots = [spot for scene in acts or shown for spot in _spot(scene)]
    x0, x1 = min(p[0] for p in spots) - 110, max(p[0] for p in spots) + 110
    y0, y1 = min(p[1] for p in spots) - 130, max(p[1] for p in spots) + 90
    wide = min(max(640.0, x1 - x0, (y1 - y0) * 4 / 3), float(geography.WIDTH))
    wide = min(math.ceil(wide / 160) * 160.0, float(geography.WIDTH))
    high = min(wide * 0.75, geography.BOTTOM - 100)
    left = min(max((x0 + x1) / 2 - wide / 2, 0), geography.WIDTH - wide) // 40 * 40
    top = min(max((y0 + y1) / 2 - high / 2, 100.0), geography.BOTTOM + 90 - high) // 20 * 20
    return left, top, left + wide, top + high


def _band(stage: Stage, text: str, seat: int, die: int) -> None:
    """What happens, in words, with its die."""
    right, unit = stage.left + stage.image.width / stage.scale, stage.image.width / stage.scale / 1000
    high = _HEAD * unit
    brush = stage.brush.moved(stage.left, stage.top)
    wide = right - stage.left
    brush.rect(4 * unit, 4 * unit, wide - 8 * unit, high, palette.PARCHMENT_LIGHT, INK, 2 * unit, radius=7 * unit)
    brush.rect(8 * unit, 8 * unit, wide - 16 * unit, high - 8 * unit, None, GOLD, 1.4 * unit, radius=5 * unit)
    middle = stage.top + 4 * unit + high / 2
    left = stage.left + 20 * unit
    if seat >= 0:
        panel.shield(stage, stage.left + 36 * unit, middle, seat, 34 * unit)
        left = stage.left + 64 * unit
    if die:
        right -= 62 * unit
        conflict.dice(stage, right + 28 * unit, middle, die, 40 * unit)
    phone.sentence(stage, (left, middle - high / 2, right - 18 * unit, middle + high / 2), text, 31 * unit)


@dataclasses.dataclass(slots=True)
class Traces:
    """What the deeds so far leave on the map."""

    ways: dict[int, tuple[int, list[int]]] = dataclasses.field(default_factory=dict)
    """By number of the force: its side, and the places it has passed, the start first."""
    battles: list[tuple[int, int]] = dataclasses.field(default_factory=list)
    """(from, place) of every battle."""
    fires: list[int] = dataclasses.field(default_factory=list)
    """Hexes that were pillaged."""
    flights: list[tuple[int, tuple[int, ...]]] = dataclasses.field(default_factory=list)
    """(side, path) of every withdrawal and retreat."""

    def add(self, scene: Scene) -> None:
        """A deed is done."""
        deed = scene.deed
        if isinstance(deed, Marched):
            self.ways[scene.number] = (deed.seat, [deed.place])
        elif isinstance(deed, Fought):
            self.battles.append((deed.origin, deed.place))
        elif isinstance(deed, Pillaged) and deed.success:
            self.fires.append(deed.place)
        elif scene.path and not isinstance(deed, Moved):
            self.flights.append((replay.seat(deed), scene.path))

    def draw(self, stage: Stage) -> None:
        """The ways under the shields."""
        brush = stage.brush
        for seat, path in self.flights:
            line = [geography.ground(p) for p in path]
            hue = palette.seat_hue(seat) if seat >= 0 else pieces.NEUTRAL
            marks.trail(stage, marks.cut(marks.bow(line[0], line[-1], 0.1), 6, 10), hue)
        for seat, places in self.ways.values():
            line = [geography.ground(p) for p in places]
            if len(line) > 1:
                brush.line(line, palette.PARCHMENT_LIGHT, 7)
                brush.line(line, palette.seat_hue(seat), 4.4)
            for x, y in line[1:-1]:
                brush.ellipse(x, y, 3.6, fill=palette.seat_hue(seat), outline=palette.PARCHMENT_LIGHT, width=1)

    def mark(self, stage: Stage) -> None:
        """Numbers of the forces where they set out, battles and fires, over the shields."""
        for place in self.fires:
            x, y = geography.ground(place)
            stage.draw(("fire", 0.26), x + 13, y - 13, (-17, -17, 17, 17), sized(pieces.paint_fire, 0.26), 1)
        for one, other in self.battles:
            conflict.clash(stage, one, other, 0.3)
        for number, (seat, places) in self.ways.items():
            if len(places) < 2:
                continue
            (ax, ay), (bx, by) = geography.ground(places[0]), geography.ground(places[1])

            def paint(pen: Brush, number: int = number, seat: int = seat) -> None:
                pen.ellipse(0, 0, 11, fill=palette.seat_hue(seat), outline=palette.PARCHMENT_LIGHT, width=1.8)
                pen.text(0, 0.3, str(number), 16 if number < 10 else 12.5, "black", palette.WHITE)

            stage.draw(("order", seat, number), (ax * 2 + bx) / 3, (ay * 2 + by) / 3, (-12, -12, 12, 12), paint, 1)


def _places(shown: Iterable[Scene]) -> set[int]:
    """Where somebody comes, goes or is lost."""
    found: set[int] = set()
    for scene in shown:
        found |= {*scene.path[:1], *scene.path[-1:]}
        found |= {getattr(scene.deed, name) for name in ("origin", "place") if hasattr(scene.deed, name)}
    return found


def frames(view: ChView, caption: Caption, width: int) -> Film:
    """The pictures of a player turn and how long each stays."""
    turn = replay.shown(view)
    assert turn is not None
    view = msgspec.structs.replace(view, spent=[])
    shown = replay.scenes(view, turn)
    box = _window(shown)
    first = replay.before(view, turn)
    busy = _places(shown)
    acting = {c for at in (first, *(scene.where for scene in shown)) for c, p in enumerate(at) if p in busy}
    acting |= {c for scene in shown for c in scene.units}
    unit = (box[2] - box[0]) / 1000
    inner = (box[0], max(box[1] + (_HEAD + 8) * unit, geography.TOP), box[2], min(box[3], geography.BOTTOM))
    grounds: dict[Lands, Stage] = {}

    def ground(at: Lands) -> Stage:
        """The map with everybody who does nothing, as the lands are at a moment."""
        if at not in grounds:
            still = msgspec.structs.replace(
                at.of(view), where=[-1 if c in acting else place for c, place in enumerate(view.where)], force=None,
                battle=None, own=None,
            )  # fmt: skip
            grounds.clear()  # the lands of before do not come again
            sheet = grounds[at] = terrain.stage(width, box, at.control)
            if box[1] < geography.TOP or box[3] > geography.BOTTOM:
                board.margins(sheet)
                panel.trays(sheet, at.of(view), caption.words)
            board.pieces_on_map(sheet, still, caption, layout.tokens(still), inner, close=False)
        return grounds[at]

    film, traces = Film([], []), Traces()

    def shot(where: Sequence[int], at: Lands, text: str, seat: int, die: int, lasting: int) -> None:
        stage, then = ground(at).copied(), at.of(view)
        traces.draw(stage)
        stacks: dict[int, list[int]] = {}
        for c in acting:
            if where[c] >= 0:
                stacks.setdefault(where[c], []).append(c)
        for place in sorted(stacks, key=lambda p: geography.ground(p)[1]):
            x, y = geography.ground(place)
            token = layout.token(then, stacks[place], side_of(then, stacks[place][0]), place < HEXES and SEA[place])
            pieces.token(stage, x, y, token, _SIZE, kind="")
        traces.mark(stage)
        _band(stage, text, seat, die)
        film.add(stage, lasting)

    notes = sum(bool(replay.told(scene, caption)) for scene in shown)
    steps = sum(max(0, len(scene.path) - 1) for scene in shown)
    skip = max(1, math.ceil(steps / max(8, MOST - notes - 2)))
    side = alt_text.side_name(caption.words, turn.seat)
    years = caption.words("charlemagne-picture-turn", n=turn.turn, of=TURNS)
    heading = f"{years}: {side}"
    now = lands(view, turn)[0]
    shot(first, now, heading, turn.seat, 0, PAUSE_MS)
    where = list(first)
    for scene in shown:
        deed, text = scene.deed, replay.told(scene, caption)
        seat = replay.seat(deed) if replay.seat(deed) >= 0 else turn.seat
        if isinstance(deed, Moved):
            for k, place in enumerate(deed.path[1:], 1):
                traces.ways.setdefault(scene.number, (turn.seat, [deed.path[0]]))[1].append(place)
                for c in scene.units:
                    where[c] = place
                if k % skip == 0 and k < len(deed.path) - 1:
                    shot(where, now, text, seat, 0, STEP_MS)
        where, now = list(scene.where), scene.lands
        traces.add(scene)
        if text and len(film.images) < MOST - 1:
            weighty = isinstance(deed, Fought | Attempted | Revolted | Pillaged | Turned)
            shot(where, now, text, seat, replay.die(deed), PAUSE_MS if weighty else NOTE_MS)
    shot(where, now, heading, turn.seat, 0, END_MS)
    return film


def picture(view: ChView, caption: Caption, width: int) -> Picture | None:
    """The animated image; ``None`` when there is nothing to be seen again."""
    turn = replay.shown(view)
    if turn is None:
        return None
    told = [text for scene in replay.scenes(view, turn) if (text := replay.told(scene, caption))]
    alt = caption.words("charlemagne-picture-alt-moves", list="; ".join(told))
    return frames(view, caption, min(width, WIDEST)).picture(alt)
