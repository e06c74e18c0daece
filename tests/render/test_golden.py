"""The pictures look as they did when they were last looked at: coarse colours of a grid, robust to other libraries.

After an intended change: ``python -m tests.render.test_golden`` writes the grid anew; look at the pictures first.
"""

from __future__ import annotations

import pathlib
from collections.abc import Callable

import pytest
from PIL import Image

from render import lobby
from render.core.api import LobbyCard
from render.xidit import animation, board, result
from tests.render import views
from tests.render.likeness import alike, keep
from tests.render.stand_in_words import words

FILE = pathlib.Path(__file__).with_name("golden.json")


def _lobby() -> Image.Image:
    card = LobbyCard("xidit", "Winter", ["Aldonza", None, "Kit", None], ["One turn a day"], words)
    return lobby.compose(card, 500).image


PICTURES: dict[str, Callable[[], Image.Image]] = {
    "board": lambda: board.compose(views.position(5, year=6), views.caption(), 800).image,
    "full": lambda: board.compose(views.position(5, year=11, full=True), views.caption(), 800).image,
    "hand": lambda: board.compose(views.position(4, own=2), views.caption(4), 800).image,
    "three": lambda: board.compose(views.position(3, closed=(1, 2)), views.caption(3), 800).image,
    "zoom": lambda: board.compose(views.position(5), views.caption(), 480, "highmoor").image,
    "result": lambda: result.compose(views.position(5, phase="over", year=12), views.caption(), 600).image,
    "lobby": _lobby,
    "frame": lambda: animation.frames(views.position(5, year=6), views.caption(), 400)[0][5],
}


@pytest.mark.parametrize("name", PICTURES)
def test_picture_looks_as_it_did(name: str) -> None:
    alike(FILE, name, PICTURES[name]())


if __name__ == "__main__":
    keep(FILE, PICTURES)
