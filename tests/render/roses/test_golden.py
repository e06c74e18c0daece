"""The pictures look as they did when they were last looked at: coarse colours of a grid, robust to other libraries.

The positions are kept beside the grid, so that another course of play is no other picture. After an intended change:
``python -m tests.render.roses.test_golden`` writes both anew; look at the pictures first.
"""

from __future__ import annotations

import functools
import pathlib
from collections.abc import Callable

import msgspec
import pytest
from PIL import Image

from engine.roses.rules import ROSES
from engine.roses.view import RosesView
from render.roses import board, result, volleys
from tests.render.likeness import alike, keep
from tests.render.roses import views

FILE = pathlib.Path(__file__).with_name("golden.json")


KEPT = pathlib.Path(__file__).with_name("golden_views.json")
NEEDED: tuple[tuple[str, int | None], ...] = (
    ("opening", None), ("opening", 0), ("middle", 0), ("battle", 1), ("battle", None), ("kingmaker", None),
    ("fought", None), ("over", None),
)  # fmt: skip


@functools.cache
def _kept() -> dict[str, RosesView]:
    return msgspec.json.decode(KEPT.read_bytes(), type=dict[str, RosesView])


def _view(name: str, seat: int | None) -> RosesView:
    return _kept()[f"{name} {seat}"]


def _board(name: str, seat: int | None, zoom: str = "") -> Image.Image:
    return board.compose(_view(name, seat), views.caption(), 800, zoom).image


PICTURES: dict[str, Callable[[], Image.Image]] = {
    "opening": lambda: _board("opening", None),
    "middle": lambda: _board("middle", 0),
    "battle": lambda: _board("battle", 1),
    "alone": lambda: _board("battle", None, "battle"),
    "zoom": lambda: _board("opening", 0, "warwick"),
    "prisoner": lambda: _board("kingmaker", None),
    "crowded": lambda: board.compose(_view("crowded", None), views.caption("es"), 800).image,
    "fought": lambda: volleys.compose(_view("fought", None), views.caption(), 600).image,
    "result": lambda: result.compose(_view("over", None), views.caption(), 600).image,
}


@pytest.mark.parametrize("name", PICTURES)
def test_picture_looks_as_it_did(name: str) -> None:
    alike(FILE, name, PICTURES[name]())


if __name__ == "__main__":
    found = {f"{name} {seat}": ROSES.view(views.positions()[name], seat) for name, seat in NEEDED}
    found["crowded None"] = views.crowded(None)
    KEPT.write_bytes(msgspec.json.encode(found))
    keep(FILE, PICTURES)
