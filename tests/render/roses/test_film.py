"""A march as a moving picture: it ends on the position, tells no more than the boards do, and is small."""

from __future__ import annotations

import io
import itertools

import msgspec
import pytest
from PIL import Image, ImageChops

from engine.roses.rules import ROSES
from engine.roses.view import RosesView
from render.core import encode
from render.core.replay import WIDEST
from render.roses import RENDERER, board, film, phone_view, terrain
from render.roses.moves import between
from tests.render.roses import views
from tests.render.roses.march import march


@pytest.mark.slow
def test_it_ends_on_the_position_and_those_who_walk_are_not_drawn_twice() -> None:
    before, view, walking = march()
    images, times = film.frames(view, before, views.caption(), 240)
    assert len(images) == len(times) == film.STEPS + 1
    assert times[-1] == max(times)
    assert len({image.size for image in images}) == 1
    for one, other in itertools.pairwise(images):
        assert ImageChops.difference(one, other).getbbox() is not None
    _, start, goal, _ = walking[0]
    box = next(
        w for w in phone_view.windows().values() if _last(view, before, w, images[-1].width) == images[-1].tobytes()
    )
    assert box[0] < box[2]
    assert start != goal


def _last(view: RosesView, before: RosesView, window: tuple[float, float, float, float], width: int) -> bytes:
    stage = terrain.stage(width, window)
    board.pieces(stage, view, views.caption(), between(before, view))
    return stage.image.tobytes()


def test_what_a_seat_hides_changes_no_byte() -> None:
    before, view, _ = march()
    told = RENDERER.march(view, before, views.caption(), width=200)
    own = ROSES.view(views.positions()["middle"], 0).own
    mine = [msgspec.structs.replace(each, own=own, seat=0) for each in (view, before)]
    assert told is not None
    images, _ = film.frames(*mine, views.caption(), 200)
    plain, _ = film.frames(view, before, views.caption(), 200)
    assert [image.tobytes() for image in images] == [image.tobytes() for image in plain]
    assert len(told.data) < encode.ANIMATION_LIMIT


def test_without_a_march_there_is_none_and_it_is_never_too_wide() -> None:
    before, view, _ = march()
    assert RENDERER.march(view, view, views.caption()) is None
    told = RENDERER.march(view, before, views.caption(), width=2000)
    assert told is not None
    assert told.width <= WIDEST
    moving = Image.open(io.BytesIO(told.data))
    assert getattr(moving, "n_frames", 1) == film.STEPS + 1
    assert "(was " in told.alt
