"""What changed since an earlier picture: a gold ring around it, a dotted gold trail from where it was."""

from __future__ import annotations

import dataclasses
import itertools
import math
from collections.abc import Iterable, Sequence

from render.core import palette
from render.core.api import PAGES, REST, Words
from render.core.brush import Brush, Point, bezier
from render.core.encode import shortened
from render.core.palette import INK, Colour, hexed, mix
from render.core.stage import Stage

KEYS: frozenset[str] = frozenset(
    f"render-{key}"
    for key in ("legend-changed", "alt-changed", "alt-went", "alt-new", "alt-gone", "alt-count", "alt-near", "alt-rest")
)
"""The words for it. ``alt-changed``, ``-new`` and ``-gone`` take list; ``alt-went`` who, start, goal; ``alt-count``
where, who, count, before; ``alt-near`` and ``alt-rest`` name the two pictures of a gallery."""
ALT_ROOM = 420
"""Characters that the changes may take of an alternative text."""
BRIGHT = hexed("#F2B632")
"""Gold that shows on parchment and on pieces of any tincture."""
_EDGE = mix(INK, palette.GOLD_DARK, 0.3)
_GAP = 19.0
_SMALL, _LARGE, _SIZES = 4.2, 7.4, 6
"""Radius of the first and the last dot of a trail, and how many sizes there are between."""


def ring(stage: Stage, x: float, y: float, wide: float, high: float, radius: float = 12) -> None:
    """A gold ring around a piece whose box has its middle on (x, y)."""
    w, h = wide / 2 + 4, high / 2 + 4

    def paint(brush: Brush) -> None:
        brush.rect(-w - 4, -h - 4, w * 2 + 8, h * 2 + 8, None, _EDGE, 8.6, radius=radius + 4)
        brush.rect(-w - 2.8, -h - 2.8, w * 2 + 5.6, h * 2 + 5.6, None, BRIGHT, 6, radius=radius + 3)

    stage.draw(("changed", wide, high, radius), x, y, (-w - 6, -h - 6, w + 6, h + 6), paint)


def trail(stage: Stage, points: Sequence[Point], core: Colour | None = None) -> None:
    """Gold dots along a line, larger towards its end. ``core``: the tincture of who went."""
    trails(stage, [points], core)


def trails(stage: Stage, lines: Sequence[Sequence[Point]], core: Colour | None = None) -> None:
    """The same along several lines that go on from each other."""
    spots = [spot for line in lines for spot in _spaced(line, _GAP)]
    for index, (x, y) in enumerate(spots):
        share = round(index / max(1, len(spots) - 1) * (_SIZES - 1)) / (_SIZES - 1)
        radius = round(_SMALL + (_LARGE - _SMALL) * share, 2)

        def dot(brush: Brush, radius: float = radius) -> None:
            brush.ellipse(0, 0, radius + 1.6, fill=_EDGE)
            brush.ellipse(0, 0, radius, fill=BRIGHT)
            if core is not None:
                brush.ellipse(0, 0, radius * 0.6, fill=core)

        far = radius + 2
        stage.draw(("trail", radius, core), x, y, (-far, -far, far, far), dot)


def bow(start: Point, goal: Point, bend: float = 0.12) -> list[Point]:
    """A line between two places, a little bent, so that it is not taken for a border or a road."""
    (x0, y0), (x1, y1) = start, goal
    middle = ((x0 + x1) / 2 + (y1 - y0) * bend, (y0 + y1) / 2 - (x1 - x0) * bend)
    return bezier(start, middle, goal, steps=24)


def cut(points: Sequence[Point], start: float, end: float) -> list[Point]:
    """A line without its first and last units; empty when nothing is left."""
    fine = _spaced(points, 2.0)
    return fine[round(start / 2) : max(0, len(fine) - round(end / 2))]


def sample(brush: Brush) -> None:
    """The sign of the legend: a short trail into a ring."""
    for x, radius in ((-26, 3.6), (-14, 4.8)):
        brush.ellipse(x, 0, radius + 1.4, fill=_EDGE)
        brush.ellipse(x, 0, radius, fill=BRIGHT)
    brush.rect(-3, -12, 28, 24, None, _EDGE, 7, radius=8)
    brush.rect(-2, -11, 26, 22, None, BRIGHT, 4.6, radius=7)


@dataclasses.dataclass(frozen=True, slots=True)
class Moves:
    """What changed between two views of the same reader; each game has its own fields, all empty where nothing has."""

    def __bool__(self) -> bool:
        return any(getattr(self, field.name) for field in dataclasses.fields(self))


def changes(
    words: Words, went: Iterable[tuple[str, str, str]] = (), new: Sequence[str] = (), gone: Sequence[str] = ()
) -> list[str]:
    """The changes in words, from names: who went, from where, to where; what is new or another; who is gone."""
    lists = (("render-alt-new", new), ("render-alt-gone", gone))
    found = [words("render-alt-went", who=who, start=start, goal=goal) for who, start, goal in went]
    return found + [words(key, list=", ".join(each)) for key, each in lists if each]


def page(zoom: str, words: Words) -> str:
    """Which of the two pictures of a gallery one is, as a sentence of its alternative text; empty for any other."""
    return words(f"render-alt-{zoom}") if zoom in PAGES else ""


def in_turn(zoom: str, matters: Iterable[str], board: Iterable[str]) -> list[str]:
    """The parts of an alternative text in the order of a picture: what ``matters`` now first, and of the picture of the
    whole ``board`` that; so what the limit cuts off one picture of a gallery stands in the other."""
    return [*board, *matters] if zoom == REST else [*matters, *board]


def told(changes: Sequence[str], words: Words) -> str:
    """The changes as one sentence of an alternative text; empty without any."""
    return words("render-alt-changed", list=shortened("; ".join(changes), ALT_ROOM)) if changes else ""


def _spaced(points: Sequence[Point], gap: float) -> list[Point]:
    """Points on a line at even distances, the last one on its end."""
    total = sum(math.dist(p, q) for p, q in itertools.pairwise(points))
    if not total:
        return []
    count = max(1, round(total / gap))
    found: list[Point] = []
    step, walked = total / count, 0.0
    for p, q in itertools.pairwise(points):
        far = math.dist(p, q)
        while far and len(found) < count and (len(found) + 1) * step <= walked + far + 1e-6:
            share = ((len(found) + 1) * step - walked) / far
            found.append((p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share))
        walked += far
    return found
