"""Pictures of what matters now that are about certain places."""

from __future__ import annotations

import importlib
from typing import Any

import pytest

from render import GAMES
from render.core import phone
from render.core.api import NEAR, REST, close_up, parted
from tests.render.heights import caption, positions

PLACES = {
    "charlemagne": ("middle 0", "barcelona", "saxony"), "fief": ("middle 0", "plymouth", "durham"),
    "knights": ("rich 0", "monz", "estvan"), "roses": ("actions 1", "kent", "northumbria"),
    "xidit": ("own", "city-14", "city-1"),
}  # fmt: skip
"""A position of each game, and two places far apart."""


def test_a_close_up_is_read_as_it_was_asked_for() -> None:
    assert close_up() == NEAR
    assert parted(close_up()) == (NEAR, [])
    assert parted(close_up(["", "kent", "essex"])) == (NEAR, ["", "kent", "essex"])
    assert parted(REST) == (REST, [])


@pytest.mark.parametrize("game", sorted(PLACES))
def test_the_first_picture_is_about_the_place_that_is_named(game: str) -> None:
    """Another place, another part of the map; without one what is asked."""
    name, *places = PLACES[game]
    view: Any = positions(game)[name]
    compose, said = importlib.import_module(f"render.{game}.board").compose, caption(game, view, "en")
    drawn = [compose(view, said, 200, close_up([place] if place else [])).image.tobytes() for place in ("", *places)]
    assert len(set(drawn)) >= 2
    assert drawn[1] != drawn[2]
    board = GAMES[game].board
    with pytest.raises(ValueError, match="nowhere"):
        board(view, said, width=200, zoom=close_up([places[0], "nowhere"]))


WINDOWS = {"west": (0.0, 0.0, 60.0, 60.0), "middle": (40.0, 0.0, 100.0, 60.0), "east": (60.0, 0.0, 120.0, 60.0)}


def test_goals_choose_among_the_windows_that_show_the_subject_well() -> None:
    """Before all else that matters, but never instead of the subject."""
    subject, heavy = (50.0, 30.0), [(30.0, 30.0, 9.0)]
    assert phone.best(WINDOWS, heavy, subject) == "west"
    assert phone.best(WINDOWS, heavy, subject, [(80.0, 30.0)]) == "middle"
    assert phone.best(WINDOWS, heavy, subject, [(110.0, 30.0)]) == "west"
    assert phone.best(WINDOWS, heavy, None, [(110.0, 30.0)]) == "east"


def test_at_the_edge_of_the_map_the_subject_is_seen_all_the_same() -> None:
    """No window has it well inside; goals elsewhere do not push it out."""
    assert phone.best(WINDOWS, [], (5.0, 30.0), [(90.0, 30.0), (100.0, 30.0)]) == "west"
