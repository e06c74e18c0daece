"""Large layers that take seconds to draw, kept in a folder so that a restart finds them again.

Off until ``use`` names a folder. A kept file is only a saved drawing: its name carries a digest of the drawing code,
the map data and the imaging library, so another version never finds it, and whatever cannot be read is drawn anew.
"""

from __future__ import annotations

import functools
import hashlib
import logging
import os
import tempfile
from collections.abc import Callable
from pathlib import Path

import PIL
from PIL import Image

_log = logging.getLogger(__name__)
_folder: Path | None = None
LIMIT = 96 * 1024 * 1024
"""Bytes the folder may hold; the layers drawn longest ago go first."""
_ROOT = Path(__file__).resolve().parents[2]


def use(folder: Path | None) -> None:
    """Keep layers in ``folder`` (created when it is needed), or nowhere."""
    global _folder
    _folder = folder


@functools.cache
def _version() -> str:
    """A digest of everything a layer depends on."""
    digest = hashlib.sha256(PIL.__version__.encode())
    data = [*_ROOT.glob("render/*/data/*.json"), *_ROOT.glob("engine/*/data/*.json")]
    for path in sorted([*_ROOT.glob("render/**/*.py"), *data]):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def layer(key: tuple[object, ...], make: Callable[[], Image.Image]) -> Image.Image:
    """The layer of ``key``, read from the folder or drawn and kept there."""
    if _folder is None:
        return make()
    name = hashlib.sha256(f"{_version()}{key!r}".encode()).hexdigest()[:24]
    path = _folder / f"{name}.png"
    try:
        with Image.open(path) as kept:
            return kept.convert("RGB")
    except FileNotFoundError:
        pass
    except (OSError, SyntaxError, ValueError) as error:  # a broken PNG raises any of them
        _log.warning("the kept layer %s cannot be read and is drawn anew: %s", path, error)
    drawn = make()
    try:
        _folder.mkdir(parents=True, exist_ok=True)
        handle, unfinished = tempfile.mkstemp(suffix=".part", dir=_folder)
        with os.fdopen(handle, "wb") as file:
            drawn.save(file, "PNG", compress_level=1)
        os.replace(unfinished, path)
        _prune(_folder)
    except OSError as error:
        _log.warning("the layer %s cannot be kept: %s", path, error)
    return drawn


def _prune(folder: Path) -> None:
    files = sorted(folder.glob("*.png"), key=lambda path: path.stat().st_mtime, reverse=True)
    weight = 0
    for path in files:
        weight += path.stat().st_size
        if weight > LIMIT:
            path.unlink(missing_ok=True)
