"""Rings and trails of Xidit: what changed between two views of the same reader."""

from __future__ import annotations

import itertools

import msgspec
import pytest

from engine.xidit.analysis import FAR
from engine.xidit.board import ROADS
from engine.xidit.view import Guild, Moment, XiditView
from render.core import marks
from render.xidit import RENDERER, board
from render.xidit.moves import between
from tests.render import views


@pytest.fixture
def view() -> XiditView:
    return views.position(4, moments=False)


def ridden(view: XiditView, *paths: list[int]) -> XiditView:
    """The same position with a year in which the heroes rode so."""
    steps = max(len(path) for path in paths)
    moments = [
        Moment(step, [path[min(step, len(path) - 1)] for path in paths], [], [], [], [], []) for step in range(steps)
    ]
    seats = [msgspec.structs.replace(seat, city=path[-1]) for seat, path in zip(view.seats, paths, strict=True)]
    return msgspec.structs.replace(view, seats=seats, moments=moments)


def test_nothing_changed_marks_nothing(view: XiditView) -> None:
    assert not between(view, view)
    assert RENDERER.board(view, views.caption(4), width=400, before=view).alt == speechless(view)


def speechless(view: XiditView) -> str:
    return RENDERER.board(view, views.caption(4), width=400).alt


def test_heroes_leave_a_trail_along_the_roads_they_took(view: XiditView) -> None:
    before = ridden(view, [1], [2], [5], [5])
    later = ridden(view, [1, 2, 5], [2, 2, 2], [5, 2, 5], [5, 5, 12])
    assert between(before, later).paths == {0: [1, 2, 5], 2: [5, 2, 5], 3: [5, 12]}


def test_only_what_was_ridden_since_counts(view: XiditView) -> None:
    later = ridden(view, [1, 2, 5], [2, 2, 2], [5, 2, 5], [5, 5, 12])
    before = msgspec.structs.replace(
        later,
        moments=later.moments[:2],
        seats=[msgspec.structs.replace(s, city=c) for s, c in zip(later.seats, later.moments[1].cities, strict=True)],
    )
    assert between(before, later).paths == {0: [2, 5], 2: [2, 5], 3: [5, 12]}


def test_without_the_moments_the_trail_takes_the_shortest_way(view: XiditView) -> None:
    """Along the roads: from 5 to 12 a blue one leads, from 5 to 11 no single one."""
    before, later = ridden(view, [5], [2], [5], [5]), ridden(view, [12], [2], [11], [5])
    paths = between(before, later).paths
    assert paths[0] == [5, 12]
    assert (paths[2][0], paths[2][-1]) == (5, 11)
    assert len(paths[2]) - 1 == FAR[5][11] > 1
    assert all(there in ROADS[here].values() for here, there in itertools.pairwise(paths[2]))


def test_tiles_towers_and_bards_that_are_new(view: XiditView) -> None:
    threat, recruit = view.threats[0], view.recruits[0]
    free = next(city for city in range(1, 22) if city not in {g.city for g in view.guilds})
    regions = [msgspec.structs.replace(r, bards=[n + 1 for n in r.bards]) if not r.central else r for r in view.regions]
    later = msgspec.structs.replace(
        view,
        threats=view.threats[1:],
        recruits=[*view.recruits[1:], msgspec.structs.replace(recruit, city=threat.city)],
        guilds=[*view.guilds, Guild(free, 1, 2)],
        regions=regions,
    )
    moves = between(view, later)
    assert moves.tiles == {threat.city}
    assert not moves.beaten, "another tile lies there now"
    assert moves.guilds == {free}
    assert len(moves.bards) == 4 * sum(not region.central for region in view.regions)
    gone = between(view, msgspec.structs.replace(view, threats=view.threats[1:]))
    assert gone.beaten == {threat.city}
    alt = RENDERER.board(later, views.caption(4), width=400, before=view).alt
    assert "Since the last picture: " in alt


def test_the_legend_explains_the_mark_when_it_is_used(view: XiditView) -> None:
    before, later = ridden(view, [1], [2], [5], [5]), ridden(view, [12], [2], [5], [5])
    word = views.caption(4).words("render-legend-changed")
    plain, marked = (board.compose(later, views.caption(4), 800, before=b) for b in (None, before))
    assert word not in {placed.what for placed in plain.placed}
    assert word in {placed.what for placed in marked.placed}


def test_a_line_is_cut_and_dotted_evenly() -> None:
    assert marks.cut([(0, 0), (100, 0)], 30, 30)[0][0] > 25
    assert marks.cut([(0, 0), (10, 0)], 30, 30) == []
    assert marks.cut([(5, 5), (5, 5)], 0, 0) == []
