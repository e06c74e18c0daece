"""While a choice is half made the picture shows the place that is chosen, and where it may lead."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from bot.presenter.front import front
from bot.presenter.panel_kit.controls import PanelContext
from bot.tables.model import SeatView
from cogs import games
from engine.core import Action
from engine.roses.rules import ROSES
from render import GAMES
from render.core.api import NEAR, close_up, parted
from tests.cogs.panel_verbs import TOP, Walk, positions
from tests.cogs.press_everything import presses
from tests.cogs.seat_views import look_at
from tests.engine.roses.board import Board
from tests.render.close_ups import point, shows, window
from tests.render.heights import caption

games()  # brings the fronts
SCREENS = 24
"""So many screens of a position are opened."""
Half = tuple[PanelContext, Sequence[str]]


@functools.cache
def half_made(game: str, every: int) -> list[Half]:
    """Panels with a choice half made, in recorded positions, and the places that each is about."""
    return [half for look in list(positions(game))[::every] for half in opened(look)]


def opened(look: SeatView) -> Iterator[Half]:
    """The screens that a panel leads to, one for each choice of places."""
    walk, seen, queue, told = Walk(look), {TOP}, [TOP], set[tuple[str, ...]]()
    for here in queue:
        ctx = walk.panel(here)
        about = front(ctx.game).about(ctx)
        if about and tuple(about) not in told:
            told.add(tuple(about))
            yield ctx, about
        for press in presses(ctx):
            fresh = [screen for screen in press.screens if screen not in seen]
            seen.update(fresh)
            queue += fresh


@pytest.mark.parametrize("game", ["charlemagne", "fief", "knights", "roses", "xidit"])
def test_what_is_chosen_stands_in_the_middle(game: str) -> None:
    """In positions from play: the place of whoever is chosen, or the place itself."""
    met = set[str]()
    for ctx, about in half_made(game, EVERY[game]):
        box = window(game, ctx.look.view, about)
        if box is not None and about[0]:
            assert shows(game, box, about[0]), (ctx.open, about[0])
            met.add(ctx.step)
    assert met >= MET[game]
