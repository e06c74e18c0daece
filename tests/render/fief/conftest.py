"""What tests of the pictures of Fief share."""

from __future__ import annotations

import pytest
from PIL import Image

from render.fief import terrain


@pytest.fixture
def blank(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sheets without a map: only what is put on it matters."""

    def plain(scale: float, left: float, top: float, width: int, height: int, tall: int = 0) -> Image.Image:
        return Image.new("RGB", (width, tall or height), (230, 220, 190))

    monkeypatch.setattr(terrain, "base", plain)
