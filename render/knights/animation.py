"""A turn as an animated image, each thing that was done in its words.

Nobles go their ways over the map; battles, captures, revolts, deaths and what the Assembly decides come where they
came. The last frame shows everybody where they are now.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from PIL import Image

from engine.core import slug_seat
from engine.core.public_log import Deed
from engine.knights.game_data import AGENDA_IDS, AREA, CITY, EVENT_IDS, NOBLE
from engine.knights.view import KnView
from render.core import encode, marks, palette, phone
from render.core.api import Caption, Picture
from render.core.brush import Point
from render.core.palette import GOLD, INK
from render.core.sprites import Box
from render.core.stage import Stage
from render.knights import board, geography, heraldry, terrain
from render.knights.words_more import piece, place, player, word

STEP_MS, NOTE_MS, PAUSE_MS, END_MS = 160, 900, 1600, 4000
WIDEST, MOST = 900, 64
"""Pixels an image is wide, and frames it has, at most."""
WINDOW: Box = (0.0, 6.0, 1600.0, 1650.0)
"""The part of the plane that is shown."""
HEAD = 116.0
GOING = frozenset(("moves", "sails", "retreats", "retreats-home", "returns"))
SIGNS: dict[str, str] = {
    "battle": "battle", "besieges": "siege", "captures": "cities", "razes": "breach", "burns": "breach",
    "stronghold-lost": "walls", "dies": "dead", "surrenders": "cities", "revolt": "no", "free": "no",
    "banned": "banned", "chairman": "chair", "head": "head", "expedition": "ship", "fortifies": "walls",
    "founds": "walls", "law": "votes", "charge": "votes", "office": "votes", "event": "asleep",
    "battle-over": "battle", "betrays": "loss",
    "eliminated": "dead", "moves": "", "sails": "", "retreats": "", "retreats-home": "", "returns": "",
}  # fmt: skip
"""Deeds that are shown, with the sign that appears where they happen."""
SEEN = frozenset(("moves", "sails", "battle", "captures"))
"""A turn with one of these is worth seeing again."""
WEIGHTY = frozenset(("battle-over", "captures", "razes", "stronghold-lost", "dies", "law", "eliminated"))
_SEATS = frozenset(("seat", "foe", "to", "other", "seats", "voice"))


def shown(view: KnView) -> list[Deed]:
    """The deeds of the last turn in which something was seen on the map: the running one once it has any."""
    for each in reversed(view.turns):
        deeds = [d for d in each.deeds if d.what in SIGNS]
        if any(d.what in SEEN for d in deeds):
            return deeds
    return []


def turn_of(view: KnView) -> int:
    """The turn that is shown."""
    return next((t.turn for t in reversed(view.turns) if any(d.what in SEEN for d in t.deeds)), view.turn)


def told(deed: Deed, caption: Caption) -> str:
    """A deed in the words of its event."""
    params: dict[str, object] = {}
    for name, fact in deed.facts.items():
        if isinstance(fact, list):
            params[name] = ", ".join(_word(caption, name, each) for each in fact)
            params[f"{name}_count"] = len(fact)
        else:
            params[name] = fact if isinstance(fact, int) and name not in _SEATS else _word(caption, name, fact)
    return caption.words(f"knights-{deed.what}", **params).replace("**", "")


def _word(caption: Caption, name: str, fact: int | str) -> str:
    """A fact in words: places and pieces by what they are called, seats by who plays them."""
    words = caption.words
    if isinstance(fact, int):
        return player(caption, fact) if name in _SEATS else str(fact)
    seat = slug_seat(fact)
    if seat is not None:
        return player(caption, seat)
    if name in ("area", "to", "areas", "city") and (fact in AREA or fact in CITY):
        return place(words, fact)
    if fact in NOBLE or fact in AGENDA_IDS or fact in EVENT_IDS:
        return piece(words, fact)
    return word(words, fact)


def starts(view: KnView, deeds: Sequence[Deed]) -> dict[str, str]:
    """The area of every Noble before the first deed, as far as the deeds and the view tell."""
    first: dict[str, str] = {}
    come: set[str] = set()
    for deed in deeds:
        slug = str(deed.facts.get("noble", ""))
        if slug in first or slug in come:
            continue
        if deed.what in ("moves", "sails"):
            first[slug] = str(deed.facts["area"])
        elif deed.what in GOING or deed.what == "dies":
            come.add(slug)
    for noble in view.nobles:
        if noble.slug not in first and noble.slug not in come and noble.area:
            first[noble.slug] = noble.area
    return first


class Crowd:
    """Hands out places in the areas, the same for the same order of asking."""

    def __init__(self) -> None:
        self._taken: dict[str, dict[str, int]] = {}

    def stand(self, area: str, noble: str) -> Point:
        """A free place in an area for a Noble; it gives up the one it had."""
        for here in self._taken.values():
            here.pop(noble, None)
        here = self._taken.setdefault(area, {})
        n = next(k for k in range(60) if k not in here.values())
        here[noble] = n
        x, y = geography.centre(AREA[area])
        row, column = divmod(n % 12, 3)
        return x + 34 + column * 30 - row * 6, y - 34 + row * 40

    def leave(self, noble: str) -> None:
        """A Noble is gone."""
        for here in self._taken.values():
            here.pop(noble, None)


def _way(deed: Deed, start: Point, goal: Point) -> list[Point]:
    """The way of a Noble: over the areas it came through; over sea in a bow."""
    if deed.what == "sails":
        return marks.bow(start, goal, 0.2)
    through = deed.facts.get("areas")
    between = through[1:] if isinstance(through, list) else []
    stops = [geography.centre(AREA[a]) for a in between if isinstance(a, str) and a in AREA]
    line, found = [start, *stops, goal], [start]
    for (ax, ay), (bx, by) in itertools.pairwise(line):
        found += [(ax + (bx - ax) * k / 8, ay + (by - ay) * k / 8) for k in range(1, 9)]
    return found


def frames(view: KnView, caption: Caption, width: int) -> tuple[list[Image.Image], list[int]]:
    """The pictures of a turn and how long each stays, in milliseconds."""
    deeds = shown(view)
    who = {n.slug: n for n in view.nobles}
    crowd = Crowd()
    where = {slug: crowd.stand(area, slug) for slug, area in sorted(starts(view, deeds).items()) if slug in who}
    ground = _ground(view, caption, width)
    images: list[Image.Image] = []
    times: list[int] = []
    signs: list[tuple[str, Point]] = []
    trail: list[tuple[int, Sequence[Point]]] = []

    def shot(text: str, lasting: int, seat: int = -1) -> None:
        stage = Stage(ground.image.copy(), ground.scale, ground.left, ground.top)
        for each, line in trail[-8:]:
            stage.brush.line(list(line), palette.PARCHMENT_LIGHT, 12)
            stage.brush.line(list(line), heraldry.hue(view, each), 7)
        for sign, (x, y) in signs[-8:]:
            stage.brush.ellipse(x, y, 42, fill=palette.PARCHMENT_LIGHT, outline=INK, width=4)
            heraldry.sign(stage, x, y, sign, 54)
        for slug, (x, y) in sorted(where.items(), key=lambda item: item[1][1]):
            noble = who[slug]
            heraldry.banner(stage, x, y, heraldry.number(view, noble.seat), noble.shape, 0.6)
        _band(stage, view, text, seat)
        images.append(stage.image)
        times.append(lasting)

    heading = caption.words("knights-pic-replay", n=turn_of(view))
    shot(heading, PAUSE_MS)
    walks = sum(d.what in GOING for d in deeds)
    steps = max(0, min(3, (MOST - len(deeds) - 2) // max(1, walks)))
    for deed in deeds:
        if len(images) >= MOST - 1:
            break
        text, slug = told(deed, caption), str(deed.facts.get("noble", ""))
        seat = deed.facts.get("seat", who[slug].seat if slug in who else -1)
        seat = seat if isinstance(seat, int) else -1
        if deed.what in GOING and slug in who:
            goal = str(deed.facts.get("to", deed.facts.get("area", "")))
            start, end = where.get(slug), crowd.stand(goal, slug)
            if start is not None:
                line = _way(deed, start, end)
                for k in range(1, steps + 1):
                    where[slug] = line[min(len(line) - 1, k * len(line) // (steps + 1))]
                    shot(text, STEP_MS, seat)
                trail.append((seat, line))
            where[slug] = end
            shot(text, NOTE_MS, seat)
            continue
        spot = _spot(deed, where, slug)
        if deed.what == "dies":
            where.pop(slug, None)
            crowd.leave(slug)
        if SIGNS[deed.what] and spot is not None:
            signs.append((SIGNS[deed.what], spot))
        shot(text, PAUSE_MS if deed.what in WEIGHTY else NOTE_MS, seat)
    where = {n.slug: crowd.stand(n.area, n.slug) for n in view.nobles if n.area and not n.dead}
    signs.clear()
    shot(heading, END_MS)
    return images, times


def _spot(deed: Deed, where: dict[str, Point], slug: str) -> Point | None:
    """Where something happened, as far as it has a place."""
    for name in ("area", "city"):
        at = str(deed.facts.get(name, ""))
        if at in AREA:
            x, y = geography.node(AREA[at])
            return x, y - 10
    return where.get(slug)


def _ground(view: KnView, caption: Caption, width: int) -> Stage:
    """The map with cities, strongholds and names as they are now."""
    stage = terrain.stage(width, WINDOW)
    board.still(stage, view, caption)
    return stage


def _band(stage: Stage, view: KnView, text: str, seat: int) -> None:
    """What happens, in words, over the upper edge."""
    left, wide = WINDOW[0], WINDOW[2] - WINDOW[0]
    brush = stage.brush.moved(left, WINDOW[1])
    brush.rect(6, 6, wide - 12, HEAD, palette.PARCHMENT_LIGHT, INK, 3, radius=9)
    brush.rect(12, 12, wide - 24, HEAD - 12, None, GOLD, 2, radius=6)
    x, y = left + 32, WINDOW[1] + 6 + HEAD / 2
    if seat >= 0:
        heraldry.shield(stage, x + 24, y, heraldry.number(view, seat), 0.6)
        x += 66
    phone.sentence(stage, (x, y - HEAD / 2, left + wide - 30, y + HEAD / 2), text, 46)


def picture(view: KnView, caption: Caption, width: int) -> Picture | None:
    """The animated image; ``None`` when there is nothing to be seen again."""
    deeds = shown(view)
    if not deeds:
        return None
    images, times = frames(view, caption, min(width, WIDEST))
    data = encode.animation(images, times)
    said = [told(d, caption) for d in sorted(deeds, key=lambda d: d.what not in WEIGHTY)]
    alt = caption.words("knights-pic-alt-replay", list=" ".join(said))
    return Picture(data, "webp", images[0].width, images[0].height, encode.shortened(alt))
