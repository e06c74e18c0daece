"""What marched since the last board as a moving picture: the stacks of both houses walk along their trails."""

from __future__ import annotations

import msgspec

from engine.roses.view import AreaView, RosesView
from render.core import marks, phone
from render.core.api import Caption
from render.core.brush import Point
from render.core.replay import END_MS, WIDEST, Film, shares
from render.core.stage import Stage
from render.roses import blocks, board, geography, groups, phone_view, terrain
from render.roses.moves import Moves, between, counts, way

STEPS, STEP_MS = 9, 110
"""Pictures of a march, and how long each stays, in milliseconds."""
START_MS = 1200
_SIZE = 1.06


def marched(moves: Moves, before: RosesView, view: RosesView) -> list[tuple[int, str, str, int]]:
    """Who walks: seat, start, goal, how many. Nobody is counted twice where trails part or meet."""
    old, new = counts(before), counts(view)
    left = {key: old.get(key, 0) - new.get(key, 0) for key in {*old, *new}}
    found = []
    for seat, start, goal in moves.marches:
        count = min(left.get((start, seat), 0), -left.get((goal, seat), 0))
        if count > 0:
            found.append((seat, start, goal, count))
            left[(start, seat)] -= count
            left[(goal, seat)] += count
    return found


def _without(before: RosesView, walking: list[tuple[int, str, str, int]]) -> RosesView:
    """The earlier position without those who walk."""
    gone: dict[tuple[str, int], int] = {}
    for seat, start, _, count in walking:
        gone[(start, seat)] = gone.get((start, seat), 0) + count
    areas = [
        AreaView(a.area, a.lancaster - gone.get((a.area, 0), 0), a.york - gone.get((a.area, 1), 0))
        for a in before.areas
    ]
    return msgspec.structs.replace(before, areas=[a for a in areas if a.lancaster or a.york])


def _way(start: str, goal: str) -> tuple[Point, ...]:
    """From where blocks stand in one area to where they stand in another."""
    known = geography.places().areas
    return tuple(marks.cut(way(start, goal, (known[start].blocks, known[goal].blocks)), 0, 0))


def frames(view: RosesView, before: RosesView, caption: Caption, width: int) -> Film:
    """The pictures and how long each stays; none where nobody is known to have marched."""
    view, before = (msgspec.structs.replace(each, own=None, seat=None) for each in (view, before))
    moves = between(before, view)
    walking = marched(moves, before, view)
    film = Film([], [])
    if not walking:
        return film
    known, windows = geography.places().areas, phone_view.windows()
    ends = [(*known[area].blocks, float(count)) for _, start, goal, count in walking for area in (start, goal)]
    window = windows[phone.best(windows, ends)]
    ground = terrain.stage(min(width, WIDEST), window)

    def sheet(shown: RosesView, changed: Moves | None = None) -> Stage:
        stage = ground.copied()
        board.pieces(stage, shown, caption, changed)
        return stage

    quiet = msgspec.structs.replace(before, battles=[], entries=[], mains=[], action=None)
    film.add(sheet(quiet), START_MS)
    standing = sheet(_without(quiet, walking))
    ways = [(seat, _way(start, goal), count) for seat, start, goal, count in walking]
    for share in shares(STEPS):
        stage = standing.copied()
        for seat, line, count in ways:
            x, y = line[round(share * (len(line) - 1))]
            if stage.shows(groups.around(x, y, 80, 80)):
                blocks.stack(stage, x, y, seat, count, _SIZE)
        film.add(stage, STEP_MS)
    film.add(sheet(view, moves), END_MS)
    return film
