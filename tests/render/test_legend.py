"""The legend of every game explains the marks that a board has, and no other.

Drawings are compared with what it tells. What stands in bands and strips of its own is explained there.
"""

from __future__ import annotations

from typing import Any

import pytest

from engine.roses.rules import ROSES
from render import GAMES
from render.charlemagne import private as charlemagne_private
from render.core import sprites, stage
from render.fief import board as fief_board
from render.fief import private as fief_private
from render.knights import extra as knights_extra
from render.knights import private as knights_private
from render.roses import private as roses_private
from render.xidit import board, panel
from tests.render import views
from tests.render.charlemagne import views as charlemagne
from tests.render.fief import views as fief
from tests.render.heights import caption
from tests.render.knights import beside as knights
from tests.render.legend_of_drawings import LEGENDS
from tests.render.roses import views as roses

pytestmark = pytest.mark.turns(3, among="the layout of pictures")

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
    "census": {("year",)},
    "plan": {("planned",)},
}
"""By mark of the legend: how the keys of the drawings begin that it explains. Routes and trails have the same dots."""


Key = tuple[Any, ...]


def spied(monkeypatch: pytest.MonkeyPatch) -> list[Key]:
    """The keys of all that will be drawn."""
    keys: list[Key] = []
    real = sprites.sprite

    def spy(key: Any, *rest: Any, **how: Any) -> Any:
        keys.append(key if isinstance(key, tuple) else (key,))
        return real(key, *rest, **how)

    monkeypatch.setattr(stage, "sprite", spy)
    return keys


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
    keys = spied(monkeypatch)
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


def positions(game: str) -> list[tuple[Any, Any]]:
    """Positions of a game with many marks and with few, each with what its reader saw before, or nothing."""
    if game == "roses":
        found = roses.positions()
        views_ = [ROSES.view(found[name], seat) for name in found for seat in (None, 1)]
        return [*((view, None) for view in [*views_, roses.crowded(0)]), (views_[-2], views_[2])]
    if game == "fief":
        several = [
            fief.named(name, seat) for name in ("opening", "middle", "battle", "rebellion") for seat in (None, 0)
        ]
        return [*((view, None) for view in [*several, fief.crowded(0)]), (several[2], several[0])]
    if game == "knights":
        rows = [*knights.views(0)[::40], *knights.views(1)[7::60], knights.rich(None), knights.rich(0)]
        return [*((view, None) for view in rows), (knights.rich(None), rows[0])]
    all_named = [charlemagne.named(name, seat) for name in charlemagne.positions() for seat in (None, 0)]
    return [*((view, None) for view in [*all_named, charlemagne.crowded(0)]), (all_named[-2], all_named[0])]


@pytest.mark.parametrize("game", LEGENDS)
def test_what_is_drawn_is_what_the_legend_names(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for part in (roses_private, charlemagne_private, knights_private, fief_private):
        monkeypatch.setattr(part, "band", lambda *parts: None)
    monkeypatch.setattr(fief_board, "strip", lambda *parts: None)
    monkeypatch.setattr(knights_extra, "strip", lambda *parts: None)
    keys, legend = spied(monkeypatch), LEGENDS[game]
    seen: set[str] = set()
    for view, before in positions(game):
        keys.clear()
        GAMES[game].board(view, caption(game, view, "en"), width=200, zoom=WHOLE.get(game, ""), before=before)
        told = {key[1] for key in keys if key[0] == legend.sign}
        drawn = [key for key in keys if key[0] not in (legend.sign, "text")]
        used = {mark for mark, explains in legend.marks.items() if any(explains(key) for key in drawn)}
        assert told - legend.printed == used, (told - legend.printed) ^ used
        assert told >= legend.printed
        loose = {key[0] for key in drawn if not any(explains(key) for explains in legend.marks.values())}
        assert loose <= set(legend.plain), loose - set(legend.plain)
        seen |= used
    assert len(seen) >= len(legend.marks) * SEEN, set(legend.marks) - seen


WHOLE = {"roses": "map"}
"""What shows the whole board, where a battle's close-up comes first."""
SEEN = 0.7
"""The share of a legend's marks that these positions have at least."""
