"""The pictures look as they did when they were last looked at: coarse colours of a grid, robust to other libraries.

After an intended change: ``python -m tests.render.roses.test_golden`` writes the grid anew; look at the pictures first.
"""

from __future__ import annotations

import json
import pathlib
from collections.abc import Callable

import pytest
from PIL import Image

from engine.roses import ROSES
from render.roses import board, result, volleys
from tests.render.roses import views
from tests.render.test_golden import grid

FILE = pathlib.Path(__file__).with_name("golden.json")


def _board(name: str, seat: int | None, zoom: str = "") -> Image.Image:
    return board.compose(ROSES.view(views.positions()[name], seat), views.caption(), 800, zoom).image


PICTURES: dict[str, Callable[[], Image.Image]] = {
    "opening": lambda: _board("opening", None),
    "middle": lambda: _board("middle", 0),
    "battle": lambda: _board("battle", 1),
    "alone": lambda: _board("battle", None, "battle"),
    "zoom": lambda: _board("opening", 0, "warwick"),
    "prisoner": lambda: _board("kingmaker", None),
    "crowded": lambda: board.compose(views.crowded(None), views.caption("es"), 800).image,
    "fought": lambda: volleys.compose(ROSES.view(views.positions()["fought"], None), views.caption(), 600).image,
    "result": lambda: result.compose(ROSES.view(views.positions()["over"], None), views.caption(), 600).image,
}


@pytest.mark.parametrize("name", PICTURES)
def test_picture_looks_as_it_did(name: str) -> None:
    known = json.loads(FILE.read_text())[name]
    found = grid(PICTURES[name]())
    apart = [abs(a - b) for a, b in zip(known, found, strict=True)]
    assert sum(apart) / len(apart) < 0.5
    assert max(apart) < 16


if __name__ == "__main__":
    FILE.write_text(json.dumps({name: grid(make()) for name, make in PICTURES.items()}, separators=(",", ":")))
