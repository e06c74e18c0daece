"""The pictures look as they did when they were last looked at: coarse colours of a grid, robust to other libraries.

The positions are kept beside the grid, so that another course of play is no other picture. After an intended change:
``python -m tests.render.charlemagne.test_golden`` writes both anew; look at the pictures first.
"""

from __future__ import annotations

import functools
import pathlib
from collections.abc import Callable

import msgspec
import pytest
from PIL import Image

from engine.charlemagne.view import ChView
from render.charlemagne import board, sheets
from tests.render.charlemagne import views
from tests.render.likeness import alike, keep

FILE = pathlib.Path(__file__).with_name("golden.json")
KEPT = pathlib.Path(__file__).with_name("golden_views.json")
NEEDED: tuple[tuple[str, int | None], ...] = (
    ("opening", None), ("middle", 1), ("force", None), ("battle", 0), ("over", None),
)  # fmt: skip


@functools.cache
def _kept() -> dict[str, ChView]:
    return msgspec.json.decode(KEPT.read_bytes(), type=dict[str, ChView])


def _board(name: str, zoom: str = "") -> Image.Image:
    return board.compose(_kept()[name], views.caption(), 400, zoom).image


PICTURES: dict[str, Callable[[], Image.Image]] = {
    "opening": lambda: _board("opening None"),
    "hand": lambda: _board("middle 1"),
    "battle": lambda: _board("battle 0"),
    "alone": lambda: _board("battle 0", "battle"),
    "force": lambda: _board("force None", "force"),
    "zoom": lambda: _board("opening None", "lombardy"),
    "control": lambda: _board("middle 1", "control"),
    "crowded": lambda: board.compose(_kept()["crowded None"], views.caption("es"), 400).image,
    "result": lambda: sheets.result(_kept()["over None"], views.caption(), 400).image,
}


@pytest.mark.parametrize("name", PICTURES)
def test_picture_looks_as_it_did(name: str) -> None:
    alike(FILE, name, PICTURES[name]())


if __name__ == "__main__":
    found = {f"{name} {seat}": views.named(name, seat) for name, seat in NEEDED}
    found["crowded None"] = views.crowded()
    KEPT.write_bytes(msgspec.json.encode(found))
    _kept.cache_clear()
    keep(FILE, PICTURES)
