"""On a part of a map no name is cut by its edge: it stands inside, or is left out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PIL import Image

from render import GAMES
from render.core import sprites
from render.core.sprites import Box
from render.core.stage import Placed, Stage
from render.fief import board as fief
from render.fief import layout
from render.fief import phone_view as fief_near
from render.knights import board as knights
from render.knights import phone_view as knights_near
from render.roses import board as roses
from render.roses import phone_view as roses_near
from tests.render.heights import caption, positions

NAMES = {"area", "burg", "name", "region", "sign"}
"""What names of places are recorded as. As cities some games record names, others what is drawn there by its slug."""
PIXEL = 1.0


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[list[Placed], list[Placed]]]:
    """Names on parts of maps: those that the edge cuts, and all."""
    cut: list[Placed] = []
    seen: list[Placed] = []
    on_stage = Stage.note

    def note(self: Stage, kind: str, what: str, box: Any, size: float = 0) -> None:
        on_stage(self, kind, what, box, size)
        if (kind in NAMES or (kind == "city" and not what.islower() and not what.isdecimal())) and self.shows(box):
            seen.append(self.placed[-1])
            right, bottom = self.left + self.image.width / self.scale, self.top + self.image.height / self.scale
            if box[0] < self.left - PIXEL or box[1] < self.top - PIXEL or box[2] > right + PIXEL or box[3] > bottom:
                cut.append(self.placed[-1])

    monkeypatch.setattr(Stage, "note", note)
    sprites.forget()
    yield cut, seen
    sprites.forget()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_no_name_is_cut(game: str, cut: tuple[list[Placed], list[Placed]]) -> None:
    """On the first picture of a position and on parts that are asked for, over the whole map."""
    cuts, seen = cut
    found: dict[str, None] = {}
    for number, view in enumerate(positions(game).values()):
        zooms = [zoom for zoom in GAMES[game].areas(view) if zoom != "map"]
        for zoom in (GAMES[game].pages(view)[0], *zooms[number % 7 :: 7]):
            GAMES[game].board(view, caption(game, view, "es"), width=400, zoom=zoom)
            found.update({f"{zoom}: {each.kind} {each.what!r}": None for each in cuts})
            cuts.clear()
    assert len(seen) > 25
    assert not found, "\n".join(found)


def windows(game: str) -> dict[str, Box]:
    """Every part of a map that the first picture of a position can show."""
    return {"fief": fief_near, "knights": knights_near, "roses": roses_near}[game].windows()


def names(game: str, stage: Stage, view: Any) -> None:
    """The names of places on a part of a map."""
    said = caption(game, view, "es")
    if game == "fief":
        for node in layout.nodes(view):
            fief.node(stage, node, said.words)
    elif game == "knights":
        knights.still(stage, view, said)
    else:
        roses.letters(stage, said)


@pytest.mark.parametrize("game", ["fief", "knights", "roses"])
def test_no_name_is_cut_on_any_first_picture(game: str, cut: tuple[list[Placed], list[Placed]]) -> None:
    """Whatever part of the map the position brings to the front."""
    cuts, seen = cut
    view = positions(game)["crowded" if game != "knights" else "rich None"]
    found: dict[str, None] = {}
    for slug, (left, top, right, bottom) in windows(game).items():
        scale = 200 / (right - left)
        seen.clear()
        names(game, Stage(Image.new("RGB", (200, round((bottom - top) * scale))), scale, left, top), view)
        found.update({f"{slug}: {each.kind} {each.what!r} {each.box}": None for each in cuts})
        cuts.clear()
        assert seen, slug
    assert len(windows(game)) > 15
    assert not found, "\n".join(found)
