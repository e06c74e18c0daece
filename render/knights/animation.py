"""A turn as an animated image, each thing that was done in its words.

Nobles go their ways over the map; battles, captures, revolts, deaths and what the Assembly decides come where they
came. The last frame shows everybody where they are now.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

import msgspec

from engine.core import slug_seat
from engine.core.public_log import Deed
from engine.knights.game_data import AGENDA_IDS, AREA, CITIES, CITY, EVENT_IDS, NOBLE, ROUTES
from engine.knights.views.view import CityView, KnView
from render.core import marks, palette
from render.core.api import Caption
from render.core.brush import Point
from render.core.palette import INK
from render.core.replay import Replay
from render.core.stage import Stage
from render.knights import board, geography, heraldry, terrain
from render.knights.words_more import piece, place, player, word

_SEATS = frozenset(("seat", "foe", "to", "other", "seats", "voice"))
SIGNS = {
    "battle": "battle", "besieges": "siege", "captures": "cities", "razes": "breach", "burns": "breach",
    "stronghold-lost": "walls", "dies": "dead", "surrenders": "cities", "revolt": "no", "free": "no",
    "banned": "banned", "chairman": "chair", "head": "head", "expedition": "ship", "fortifies": "walls",
    "founds": "walls", "law": "votes", "charge": "votes", "office": "votes", "event": "asleep",
    "battle-over": "battle", "betrays": "loss", "eliminated": "dead", "moves": "", "sails": "", "retreats": "",
    "retreats-home": "", "returns": "",
}  # fmt: skip
"""Deeds that are shown, with the sign that appears where they happen."""


class Turn(Replay):
    """The last turn in which something was seen on the map: the running one once it has any."""

    game, pictures = "knights", "knights-pic"
    window = (0.0, 6.0, 1600.0, 1650.0)
    signs = SIGNS
    seen = ("moves", "sails", "battle", "captures")
    walks = ("moves", "sails", "retreats", "retreats-home", "returns")
    weighty = ("battle-over", "captures", "razes", "stronghold-lost", "dies", "law", "eliminated")
    origins = (
        ("moves", "area"), ("sails", "area"), ("retreats", ""), ("retreats-home", ""), ("returns", ""), ("dies", ""),
    )  # fmt: skip
    most, steps, step_ms, pause_ms = 64, 3, 160, 1600
    trail, newest = (12, 7), (8, 8)
    head, letters, half = 116.0, 46.0, 24.0

    def __init__(self, view: KnView, caption: Caption) -> None:
        """``view``: the position after it."""
        self.view, self.shapes = view, {n.slug: n.shape for n in view.nobles}
        sides = {n.slug: heraldry.number(view, n.seat) for n in view.nobles}
        now = {n.slug: n.area for n in view.nobles if n.area and not n.dead}
        super().__init__(caption, ((each.turn, each.deeds) for each in view.turns), sides, now)
        done = [deed for each in view.turns if each.turn >= self.turn for deed in each.deeds]
        self.shown = before(view, done)

    def ground(self, width: int) -> Stage:
        """The map with strongholds and names, and with cities as they were."""
        stage = terrain.stage(width, self.window)
        board.still(stage, self.shown, self.caption)
        return stage

    def changed(self, deed: Deed, ground: Stage) -> Stage:
        """A city changes hands, or burns."""
        after = with_cities(self.shown, [after_deed(it, deed) for it in self.shown.cities])
        if after == self.shown:
            return ground
        self.shown = after
        return self.ground(ground.image.width)

    def word(self, name: str, fact: int | str) -> int | str:
        """A fact in words: places and pieces by what they are called, seats by who plays them."""
        words = self.caption.words
        if isinstance(fact, int):
            return player(self.caption, fact) if name in _SEATS else fact
        seat = slug_seat(fact)
        if seat is not None:
            return player(self.caption, seat)
        if name in ("area", "to", "areas", "city") and (fact in AREA or fact in CITY):
            return place(words, fact)
        if fact in NOBLE or fact in AGENDA_IDS or fact in EVENT_IDS:
            return piece(words, fact)
        return word(words, fact)

    def spot(self, area: str, n: int) -> Point:
        """Where the n-th Noble stands in an area."""
        x, y = geography.centre(AREA[area])
        row, column = divmod(n % 12, 3)
        return x + 34 + column * 30 - row * 6, y - 34 + row * 40

    def act(self, deed: Deed) -> tuple[int, Sequence[Point], Point | None]:
        """Nobles go and die; signs appear in the area or city that it names, else at the Noble."""
        slug, seat = str(deed.facts.get("noble", "")), deed.facts.get("seat", -1)
        named = heraldry.number(self.view, seat) if isinstance(seat, int) else -1
        side, start = named if "seat" in deed.facts else self.sides.get(slug, -1), self.where.get(slug)
        if deed.what in self.walks and slug in self.sides:
            goal = self.stand(str(deed.facts.get("to", deed.facts.get("area", ""))), slug)
            return side, _way(deed, start, goal) if start else (), None
        if deed.what == "dies":
            self.leave(slug)
        for at in (str(deed.facts.get(name)) for name in ("area", "city")):
            if at in AREA:
                x, y = geography.node(AREA[at])
                return side, (), (x, y - 10)
        return side, (), start

    def shield(self, stage: Stage, x: float, y: float, side: int) -> None:
        """A Baron's shield."""
        heraldry.shield(stage, x, y, side, 0.6)

    def sign(self, stage: Stage, x: float, y: float, kind: str, side: int) -> None:
        """A sign on a disc."""
        stage.brush.ellipse(x, y, 42, fill=palette.PARCHMENT_LIGHT, outline=INK, width=4)
        heraldry.sign(stage, x, y, kind, 54)

    def piece(self, stage: Stage, x: float, y: float, slug: str) -> None:
        """A Noble's banner."""
        heraldry.banner(stage, x, y, self.sides[slug], self.shapes[slug], 0.6)


def with_cities(view: KnView, cities: list[CityView]) -> KnView:
    """A view in which cities are as they are given."""
    return msgspec.structs.replace(view, cities=cities)


def _seat(deed: Deed, name: str) -> int:
    """A seat that a deed names, -1 nobody."""
    found = deed.facts.get(name, -1)
    return found if isinstance(found, int) else -1


def after_deed(it: CityView, deed: Deed) -> CityView:
    """A city after a deed."""
    if deed.facts.get("city") != it.slug:
        return it
    match deed.what:
        case "captures":
            return msgspec.structs.replace(it, owner=_seat(deed, "seat"))
        case "surrenders":
            return msgspec.structs.replace(it, owner=_seat(deed, "to"))
        case "free":
            return msgspec.structs.replace(it, owner=-1)
        case "razes" | "burns":
            return msgspec.structs.replace(it, owner=-1, razed=True)
    return it


def former(done: Sequence[Deed]) -> int:
    """Whose a city was before the last of some deeds, which took it: who gives it up or razes it, whom it revolts
    against, who was attacked there; -1 nobody's, or nobody can tell."""
    *earlier, last = done
    if last.what in ("surrenders", "razes"):
        return _seat(last, "seat")
    city, told = last.facts.get("city"), {"captures": ("battle", "area", "foe"), "free": ("revolt", "city", "seat")}
    what, where, whose = told.get(last.what, ("", "", ""))
    found = (each for each in reversed(earlier) if each.what == what and each.facts.get(where) == city)
    return next((_seat(each, whose) for each in found), -1)


def before(view: KnView, done: Sequence[Deed]) -> KnView:
    """A view with cities as they were before some deeds: whose, and whether they stood."""
    cities = {it.slug: it for it in view.cities}
    for n in range(len(done), 0, -1):
        it = cities.get(str(done[n - 1].facts.get("city", "")))
        if it is None or done[n - 1].what not in ("captures", "surrenders", "free", "razes", "burns"):
            continue
        strength = CITIES[CITY[it.slug]].strength if it.razed else it.strength
        cities[it.slug] = msgspec.structs.replace(
            it, owner=former(done[:n]), razed=False, strength=strength, full=max(it.full, strength)
        )
    return with_cities(view, list(cities.values()))


def _road(one: int, other: int) -> list[Point]:
    """The road from the middle of an area to that of the next; nothing where none runs."""
    for route, line in zip(ROUTES, geography.roads(), strict=True):
        steps = (len(line) - 1) // (len(route) - 1)
        for n, pair in enumerate(itertools.pairwise(route)):
            if {one, other} == set(pair):
                found = list(line[n * steps : (n + 1) * steps + 1])
                return found if pair[0] == one else found[::-1]
    return []


def _way(deed: Deed, start: Point, goal: Point) -> list[Point]:
    """The way of a Noble: along roads and over the areas it came through; over sea in a bow."""
    if deed.what == "sails":
        return marks.bow(start, goal, 0.2)
    through = deed.facts.get("areas")
    names = [deed.facts.get("area"), *(through if isinstance(through, list) else []), deed.facts.get("to")]
    areas = [area for area, _ in itertools.groupby(AREA[a] for a in names if isinstance(a, str) and a in AREA)]
    line = [start]
    for one, other in itertools.pairwise(areas):
        line += _road(one, other) or ([geography.centre(other)] if other != areas[-1] else [])
    found = [start]
    for (ax, ay), (bx, by) in itertools.pairwise([*line, goal]):
        steps = max(1, min(8, round(math.dist((ax, ay), (bx, by)) / 12)))
        found += [(ax + (bx - ax) * k / steps, ay + (by - ay) * k / steps) for k in range(1, steps + 1)]
    return found
