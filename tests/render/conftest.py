"""What tests of pictures share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from render.core import sprites
from render.core.brush import Brush

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
