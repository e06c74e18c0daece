"""A march of a lively game of Wars of the Roses."""

from __future__ import annotations

import functools

from engine.roses.rules import ROSES
from engine.roses.state import RosesState
from engine.roses.view import RosesView
from render.roses import film
from render.roses.moves import between
from tests.render.roses import views


@functools.cache
def march() -> tuple[RosesView, RosesView, list[tuple[int, str, str, int]]]:
    """Two positions of a lively game between which blocks have marched, and who went where."""
    seen: list[tuple[RosesView, RosesView]] = []
    last: list[RosesView] = []

    def look(state: RosesState) -> None:
        view = ROSES.view(state, None)
        if last and not seen and len(film.marched(between(last[0], view), last[0], view)) > 0:
            seen.append((last[0], view))
        if not last or view.turn != last[0].turn:
            last[:] = [view]

    views.watch(6, look)
    before, view = seen[0]
    return before, view, film.marched(between(before, view), before, view)
