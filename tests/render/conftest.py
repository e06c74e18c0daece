"""What tests of pictures share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from render.core import fonts, sprites, stage
from render.core.brush import Brush
from render.core.stage import Stage
from tests.render.heights import Drawn

SHRUNK = 0.4
"""Pictures whose texts are measured are drawn at two fifths of their size, to be quick."""


@pytest.fixture
def sizes(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[float, str]]]:
    """Every text drawn, with its size in pixels of the picture at full size."""
    found: list[tuple[float, str]] = []
    real = Brush.text

    def spy(self: Brush, x: float, y: float, text: str, size: float, *args: object, **kwargs: object) -> None:
        found.append((size * self.scale / sprites.SUPERSAMPLE / SHRUNK, text))
        real(self, x, y, text, size, *args, **kwargs)  # type: ignore[arg-type]

    monkeypatch.setattr(Brush, "text", spy)
    sprites.forget()
    yield found
    sprites.forget()


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Drawn]]:
    """Every text of the pictures that a test draws."""
    found: list[Drawn] = []
    label, depth = [False], [0]
    put, write, piece = Stage.text, Brush.text, sprites.sprite

    def on_stage(
        self: Stage, x: float, y: float, text: str, size: float, face: fonts.Face = "bold", **how: Any
    ) -> float:
        seen, real = text, size
        if how.get("width"):
            seen, real = fonts.fit(text, face, size, how["width"], how.get("least", 12))
        if how.get("kind", "label"):
            found.append(Drawn(how.get("kind", "label"), seen, real * self.scale))
        label[0] = True
        try:
            return put(self, x, y, text, size, face, **how)
        finally:
            label[0] = False

    def in_drawing(self: Brush, x: float, y: float, text: str, size: float, *rest: Any, **how: Any) -> None:
        if not label[0]:
            found.append(Drawn("", text, size * self.scale / (sprites.SUPERSAMPLE if depth[0] else 1)))
        write(self, x, y, text, size, *rest, **how)

    def as_sprite(key: Any, box: Any, scale: float, draw: Callable[[Brush], None], shadow: float = 0) -> Any:
        def inside(brush: Brush) -> None:
            depth[0] += 1
            try:
                draw(brush)
            finally:
                depth[0] -= 1

        return piece(key, box, scale, inside, shadow)

    def bound(self: Stage, x: float, y: float, text: str, size: float, *rest: Any, **how: Any) -> float:
        names = ("face", "fill", "align", "halo", "halo_width", "width", "kind", "least")
        return on_stage(self, x, y, text, size, **dict(zip(names, rest, strict=False)), **how)

    monkeypatch.setattr(Stage, "text", bound)
    monkeypatch.setattr(Brush, "text", in_drawing)
    monkeypatch.setattr(stage, "sprite", as_sprite)
    sprites.forget()
    yield found
    sprites.forget()
