"""Rings and trails of Wars of the Roses: what two views tell, and nothing beyond."""

from __future__ import annotations

import itertools
import math

import msgspec
import pytest

from engine.roses.board import AREA
from engine.roses.rules import ROSES
from engine.roses.view import ActionView, AreaView, RosesView
from render.core import marks
from render.core.stage import Stage
from render.roses import RENDERER, board, film, geography, groups
from render.roses.moves import Moves, between, way
from tests.render.roses import views


def standing(view: RosesView, **york: int) -> RosesView:
    """The same game with blocks of York alone, where they are said to stand."""
    areas = [AreaView(area, 0, count) for area, count in sorted(york.items())]
    return msgspec.structs.replace(view, areas=areas, action=None, entries=[], battles=[], battle=None)


@pytest.fixture
def view() -> RosesView:
    return ROSES.view(views.positions()["opening"], None)


def test_nothing_changed_marks_nothing(view: RosesView) -> None:
    assert not between(view, view)
    plain, marked = (RENDERER.board(view, views.caption(), width=400, before=b) for b in (None, view))
    assert (plain.data, plain.alt) == (marked.data, marked.alt)


def test_a_march_without_doubt_has_a_trail(view: RosesView) -> None:
    moves = between(standing(view, kent=3, cornwall=1), standing(view, kent=1, sussex=2, cornwall=1))
    assert moves.marches == ((1, "kent", "sussex"),)
    assert moves.changed == {("kent", 1): 3, ("sussex", 1): 0}


def test_two_places_it_may_come_from_leave_it_without_a_trail(view: RosesView) -> None:
    moves = between(standing(view, kent=1, wilts=1), standing(view, sussex=2))
    assert moves.marches == ()
    assert moves.changed


def test_blocks_from_the_pool_leave_doubt(view: RosesView) -> None:
    later = standing(view, sussex=2)
    seats = [msgspec.structs.replace(seat, pool=seat.pool - 1) for seat in later.seats]
    assert between(standing(view, kent=2), msgspec.structs.replace(later, seats=seats)).marches == ()


def test_a_border_that_was_crossed_says_it(view: RosesView) -> None:
    action = ActionView(1, 2, "", [], [("kent", "sussex", 1)], "")
    later = msgspec.structs.replace(standing(view, sussex=2, wilts=1), action=action)
    assert between(standing(view, kent=1, wilts=2), later).marches == ((1, "kent", "sussex"),)


def test_own_blocks_are_followed_by_name_and_others_by_count() -> None:
    state = views.positions()["middle"]
    later = ROSES.view(state, 1)
    assert later.own is not None
    moved = next(block for block in later.own.blocks if block.place in AREA)
    elsewhere = next(area for area in AREA if area != moved.place)
    blocks = [msgspec.structs.replace(b, place=elsewhere) if b == moved else b for b in later.own.blocks]
    before = msgspec.structs.replace(later, own=msgspec.structs.replace(later.own, blocks=blocks))
    moves = between(before, later)
    assert moves.blocks == {moved.block: elsewhere}
    assert moves.marches == ((1, elsewhere, moved.place),)


def test_another_campaign_is_no_march(view: RosesView) -> None:
    later = msgspec.structs.replace(standing(view, sussex=2), campaign=view.campaign + 1)
    moves = between(standing(view, kent=2), later)
    assert moves.changed
    assert moves.marches == ()


def test_the_mark_is_explained_and_told_when_it_is_used(view: RosesView) -> None:
    before, later = standing(view, kent=2), standing(view, sussex=2)
    caption = views.caption("es")

    def shown(stage: Stage) -> set[str]:
        return {placed.what for placed in stage.placed}

    assert caption.words("render-legend-changed") in shown(board.compose(later, caption, 800, before=before))
    assert caption.words("render-legend-changed") not in shown(board.compose(later, caption, 800))
    picture = RENDERER.board(later, caption, width=400, before=before)
    assert "Desde la última imagen" in picture.alt
    assert "Sussex: Casa de York 2 (antes 0)" in picture.alt
    assert bool(Moves({}, {}, ())) is False


def test_a_trail_follows_the_borders() -> None:
    """Kent to Essex goes by Middlesex, over both gates, for no land joins them; not by a red border first; the sea has
    a bow of its own."""
    ends = ((0.0, 0.0), (100.0, 0.0))
    first, second = groups.gate("kent", "middlesex"), groups.gate("middlesex", "essex")
    assert first is not None
    assert second is not None
    assert way("kent", "essex", ends) == [ends[0], first[:2], second[:2], ends[1]]
    near = groups.gate("kent", "sussex")
    assert near is not None
    assert way("kent", "sussex", ends) == [ends[0], near[:2], ends[1]]
    assert way("calais", "kent", ends) == marks.bow(*ends)
    assert way("scotland", "north_yorks", ends) == marks.bow(*ends), "Scotland's borders are red: one stops behind them"


def test_a_film_walks_over_the_borders() -> None:
    """Evenly from where blocks stood to where they stand, by the gate between the areas."""
    line = film._way("kent", "sussex")
    known = geography.places().areas
    gate = groups.gate("kent", "sussex")
    assert gate is not None
    assert math.dist(line[0], known["kent"].blocks) < 3
    assert math.dist(line[-1], known["sussex"].blocks) < 3
    assert min(math.dist(point, gate[:2]) for point in line) < 3
    assert max(math.dist(p, q) for p, q in itertools.pairwise(line)) < 4
