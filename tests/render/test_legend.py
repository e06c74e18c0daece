"""The legend of Xidit explains the marks that a board has, and no other: drawings are compared with what it tells."""

from __future__ import annotations

from typing import Any

import pytest

from render.core import sprites, stage
from render.xidit import board, panel
from tests.render import views

DRAWN_BY = {
    "town": {("stat", "town")},
    "sealed": {("seal",)},
    "waiting": {("waiting",)},
    "lead": {("lead",)},
    "values": {("values",)},
    "act": {("strip", "act"), ("order", "act")},
    "wait": {("strip", "wait"), ("order", "wait")},
    "route": {("dot",)},
    "trail": {("dot",)},
}
"""By mark of the legend: how the keys of the drawings begin that it explains. Routes and trails have the same dots."""


@pytest.mark.parametrize(
    "view",
    [
        views.position(5, year=1),
        views.position(5, year=6),
        views.position(4, year=5, own=1),
        views.position(5, year=8, phase="census"),
        views.position(5, year=12, phase="over"),
    ],
)
def test_every_mark_in_use_is_explained_and_no_other(view: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    keys: list[tuple[Any, ...]] = []
    real = sprites.sprite

    def spy(key: Any, *rest: Any, **how: Any) -> Any:
        keys.append(key if isinstance(key, tuple) else (key,))
        return real(key, *rest, **how)

    monkeypatch.setattr(stage, "sprite", spy)
    told = {p.what for p in board.compose(view, views.caption(), 400).placed if p.kind == "legend-mark"}
    assert told >= set(panel.in_use(view))
    for mark, starts in DRAWN_BY.items():
        used = any(key[: len(start)] == start for key in keys for start in starts)
        if mark in ("act", "wait"):
            used = any(key[0] in ("strip", "order") for key in keys)
        if mark == "route":
            used = view.own is not None and used
        if mark == "trail":
            used = view.own is None and used
        assert (mark in told) is used, mark
