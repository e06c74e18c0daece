"""Whether a picture looks as it did when it was last looked at, and how long an animated one shows its frames."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path

from PIL import Image

GRID = (40, 32)
Pictures = Mapping[str, Callable[[], Image.Image]]


def alike(kept: Path, name: str, image: Image.Image) -> None:
    """Assert that the coarse colours of a picture are those that are kept of it."""
    known = json.loads(kept.read_text(encoding="utf-8"))[name]
    apart = [abs(a - b) for a, b in zip(known, _grid(image), strict=True)]
    assert sum(apart) / len(apart) < 0.5
    assert max(apart) < 16


def keep(kept: Path, pictures: Pictures) -> None:
    """Write down how pictures look by now."""
    kept.write_text(
        json.dumps({name: _grid(make()) for name, make in pictures.items()}, separators=(",", ":")), encoding="utf-8"
    )


def _grid(image: Image.Image) -> list[int]:
    """The mean colours of a coarse grid, as one flat list."""
    return list(image.resize(GRID, Image.Resampling.BOX).tobytes())


def durations(image: Image.Image) -> list[float]:
    """How long each frame of an animated image is shown, in milliseconds; afterwards it is at the last one."""
    times = []
    for frame in range(image.n_frames):  # type: ignore[attr-defined]
        image.seek(frame)
        image.load()
        times.append(image.info["duration"])
    return times
