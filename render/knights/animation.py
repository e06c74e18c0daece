"""A turn as an animated image, each thing that was done in its words.

Nobles go their ways over the map; battles, captures, revolts, deaths and what the Assembly decides come where they
came. The last frame shows everybody where they are now.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from engine.core import slug_seat
from engine.core.public_log import Deed
from engine.knights.game_data import AGENDA_IDS, AREA, CITY, EVENT_IDS, NOBLE
from engine.knights.view import KnView
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

    def ground(self, width: int) -> Stage:
        """The map with cities, strongholds and names as they are now."""
        stage = terrain.stage(width, self.window)
        board.still(stage, self.view, self.caption)
        return stage

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
