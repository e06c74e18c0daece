"""A round as an animated image: what was done in it appears on the map, deed by deed.

Nobles go their ways; battles, captures, deaths, births, buildings and crowns come where they came, each with its words.
The last frame shows everybody where they are now.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from engine.core.public_log import Deed
from engine.fief.game_data import CARD_SLUGS, CITY, FAMILY, NOBLE, PORT_OF, REGION
from engine.fief.views.view import FiefView
from render.core import icons, marks, palette
from render.core.api import Caption
from render.core.brush import Brush, Point
from render.core.palette import INK
from render.core.replay import Replay
from render.core.sprites import sized
from render.core.stage import Stage
from render.fief import geography, pieces, terrain
from render.fief.words import family_name, piece, place, player

_PLACES = frozenset(("city", "to", "region"))
_PIECES = frozenset(("noble", "mother", "card", "disaster", "servant", "unit"))
SIGNS = {
    "battle": "battle", "battle-over": "battle", "captured": "chain", "dies": "skull", "taken": "shield",
    "invaders-land": "invaders", "invaders-march": "helm", "rebellion": "rebellion", "burnt": "heresy",
    "wedding": "ring", "crowned": "crown", "lord": "coronet", "builds": "mill", "abbey": "cross",
    "ordained": "cross", "sword-drawn": "sword", "relic-found": "grail", "pillages": "coin", "ransom": "coin",
    "freed": "chain", "born": "", "marches": "", "settles": "", "caught": "chain", "prince": "crown",
    "walled": "mill", "siege-over": "catapult", "raised": "skull",
}  # fmt: skip
"""Deeds that are shown, with the sign that appears where they happen."""


class Held(NamedTuple):
    """A city on the map."""

    control: int
    """The family that controls it, -1 nobody."""
    building: str
    """What stands in it, empty for nothing."""


Cities: TypeAlias = dict[str, Held]
"""Cities by their slugs."""


def done(cities: Cities, deed: Deed) -> Cities:
    """Cities after a deed, as far as it tells."""
    slug, colour, building = (str(deed.facts.get(name, "")) for name in ("city", "family", "building"))
    was = cities.get(slug)
    if was is None:
        return cities
    match deed.what:
        case "taken" | "settles":
            now = Held(FAMILY.get(colour, -1), was.building)
        case "city-given":
            now = Held(FAMILY.get(str(deed.facts.get("other", "")), -1), was.building)
        case "walled-lost":
            now = Held(-1, was.building)
        case "walled":
            now = Held(was.control, "walled")
        case "abbey" | "builds" if building != "mill":
            now = Held(was.control, building or was.building)
        case _:
            return cities
    return {**cities, slug: now}


def before(cities: Cities, earlier: Sequence[Deed], deeds: Sequence[Deed]) -> Cities:
    """Cities as they were before some deeds, from how they are after them: by what the deeds and earlier ones tell.
    Whom nobody knows to have held a city that is taken is not shown."""
    known: Cities = {}
    blank = dict.fromkeys(cities, Held(-1, ""))
    for deed in earlier:
        told = done({**blank, **known}, deed)
        known.update({slug: held for slug, held in told.items() if held != {**blank, **known}[slug]})
    found = dict(cities)
    for deed in reversed(deeds):
        slug = str(deed.facts.get("city", ""))
        was = found.get(slug)
        if was is None:
            continue
        match deed.what:
            case "taken" | "settles" | "walled-lost":
                found[slug] = Held(known.get(slug, blank[slug]).control, was.building)
            case "city-given":
                found[slug] = Held(FAMILY.get(str(deed.facts.get("one", "")), -1), was.building)
            case "walled":
                found[slug] = Held(was.control, "fortress")
            case "abbey" | "builds" if deed.facts.get("building") != "mill":
                found[slug] = Held(was.control, "")
    return found


class Round(Replay):
    """The last round in which somebody marched, fought or came: the running one once it has any."""

    game, pictures = "fief", "fief-picture"
    window = (196.0, 16.0, 1600.0, 1900.0)
    signs = SIGNS
    seen = ("marches", "battle", "invaders-land", "rebellion")
    walks = ("marches",)
    weighty = ("battle-over", "crowned", "dies", "captured", "wedding", "lord", "rebellion", "invaders-land", "burnt")
    origins = (("marches", "city"), ("born", ""))

    def __init__(self, view: FiefView, caption: Caption) -> None:
        """``view``: the position after it."""
        self.view, self.last = view, ""
        sides = {n.slug: n.family for n in view.nobles}
        now = {n.slug: n.place for n in view.nobles if n.place in CITY}
        super().__init__(caption, ((each.round, each.deeds) for each in view.rounds), sides, now)
        rounds = sorted(view.rounds, key=lambda each: each.round)
        earlier = [deed for each in rounds if each.round < self.turn for deed in each.deeds]
        self.ends = {town.slug: Held(town.control, town.building) for town in view.cities}
        """Every city as it is at the end."""
        self.shown = before(self.ends, earlier, [d for each in rounds if each.round >= self.turn for d in each.deeds])
        """Every city as it is drawn now."""
        for deed in self.deeds:
            slug, colour = (str(deed.facts.get(name, "")) for name in ("noble", "family"))
            if slug and colour in FAMILY:
                sides.setdefault(slug, FAMILY[colour])

    def changed(self, deed: Deed, ground: Stage) -> Stage:
        """A city changes hands, or something is built in it; with the last deed all is as it is at the end."""
        after = self.ends if deed is self.deeds[-1] else done(self.shown, deed)
        if after == self.shown:
            return ground
        self.shown = after
        return self.ground(ground.image.width)

    def ground(self, width: int) -> Stage:
        """The map with the cities' names, and with their buildings and controllers as they are drawn now."""
        stage = terrain.stage(width, self.window)
        for town in self.view.cities:
            x, y = geography.city(CITY[town.slug])
            held = self.shown[town.slug]
            stage.draw(
                ("building", held.building), x, y - 4, (-60, -84, 60, 34), sized(pieces.building, 1, held.building), 2
            )
            if held.control >= 0:
                pieces.shield(stage, x, y - 3, held.control, 0.8)
            name = place(self.caption.words, town.slug)
            stage.text(x, y + 46, name, 25, "name", INK, halo=palette.PARCHMENT_LIGHT, halo_width=3)
        return stage

    def word(self, name: str, fact: int | str) -> int | str:
        """A fact in words: places and pieces by what they are called, seats by who plays them."""
        words = self.caption.words
        if isinstance(fact, int):
            return player(self.caption, fact) if name in ("seat", "seats") else fact
        if fact in FAMILY:
            return family_name(words, FAMILY[fact])
        if name in _PLACES and (fact in CITY or fact in REGION):
            return place(words, fact)
        if name in _PIECES or fact in NOBLE or (fact in CARD_SLUGS and name != "district"):
            return piece(words, fact)
        return words(f"fief-word-{fact}")

    def spot(self, city: str, n: int) -> Point:
        """Where the n-th Noble stands around a city."""
        x, y = geography.city(CITY[city])
        ring = ((-48, 76), (0, 88), (48, 76), (-78, 34), (78, 34), (-78, -24), (78, -24), (-40, -74), (40, -74))
        dx, dy = ring[n % len(ring)]
        return x + dx, y + dy

    def act(self, deed: Deed) -> tuple[int, Sequence[Point], Point | None]:
        """Nobles march, come and go; signs appear where it says, else at the Noble, else where the last one was."""
        slug, city, goal, region, family, way = (
            str(deed.facts.get(name, "")) for name in ("noble", "city", "to", "region", "family", "way")
        )
        side = self.sides.get(slug, FAMILY.get(family, -1))
        if deed.what == "marches":
            if slug in self.where:
                self.stand(goal, slug)
            self.last = goal
            return side, _road(city, goal, way), None
        if deed.what in ("born", "appears", "settles") and slug in self.sides and city in CITY:
            self.stand(city, slug)
        spot = self.where.get(slug)
        if deed.what == "dies":
            self.leave(slug)
        if deed.what == "invaders-march":
            city = goal or city
        if city in CITY:
            self.last = city
        elif region in REGION:
            return side, (), geography.sea(REGION[region])
        elif spot is not None or not self.last:
            return side, (), spot
        return side, (), geography.city(CITY[self.last])

    def shield(self, stage: Stage, x: float, y: float, side: int) -> None:
        """A family's shield."""
        pieces.shield(stage, x, y, side, 0.86)

    def sign(self, stage: Stage, x: float, y: float, kind: str, side: int) -> None:
        """A sign a little above the place."""
        if kind == "shield":
            pieces.shield(stage, x, y - 40, side, 1.1)
        elif kind in ("battle", "rebellion"):
            stage.draw(("clash", 1), x, y - 40, (-54, -54, 54, 54), sized(icons.clash, 1), 2)
        else:

            def paint(brush: Brush) -> None:
                brush.ellipse(0, 0, 36, fill=palette.PARCHMENT_LIGHT, outline=INK, width=3)
                (icons.coin if kind == "coin" else pieces.SIGNS[kind])(brush.moved(0, 0, 0.54))

            stage.draw(("replay-sign", kind), x, y - 40, (-39, -39, 39, 39), paint, 2)

    def piece(self, stage: Stage, x: float, y: float, slug: str) -> None:
        """A Noble's medallion."""
        pieces.head(stage, x, y, slug, self.sides[slug], "", 50)


def _road(start: str, goal: str, way: str) -> Sequence[Point]:
    """The way from one city to another: its road, else a bow over the sea or the forest."""
    a, b = CITY[start], CITY[goal]
    if way == "way-road" and geography.way(a, b):
        return geography.road(a, b)
    bend = 0.0 if way == "way-forest" else 0.32 if a in PORT_OF and b in PORT_OF else 0.14
    (ax, ay), (bx, by) = geography.city(a), geography.city(b)
    # Ships keep to the sea: the bow leaves the land on the outer side.
    out = 1 if (ay - by) * (1 if (ax + bx) / 2 > 700 else -1) > 0 else -1
    return marks.bow((ax, ay), (bx, by), bend * out)
