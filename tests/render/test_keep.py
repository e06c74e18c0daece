"""Kept layers: found again, never trusted blindly, never part of what is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

from render.core import keep

KEY = ("map", 1.0, 40)


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    keep.use(tmp_path / "cache")
    yield tmp_path / "cache"
    keep.use(None)


def red() -> Image.Image:
    return Image.new("RGB", (40, 30), (200, 10, 10))


def never() -> Image.Image:
    raise AssertionError("drawn again")


def test_a_layer_is_drawn_once_and_comes_back_pixel_for_pixel(folder: Path) -> None:
    assert keep.layer(KEY, red).tobytes() == red().tobytes()
    assert keep.layer(KEY, never).tobytes() == red().tobytes()
    assert [p.suffix for p in folder.iterdir()] == [".png"]


def test_another_layer_is_another_file(folder: Path) -> None:
    keep.layer(KEY, red)
    with pytest.raises(AssertionError, match="drawn again"):
        keep.layer(("map", 2.0, 40), never)


@pytest.mark.parametrize("damage", [b"", b"not a picture", b"\x89PNG\r\n\x1a\n" + b"\0" * 40])
def test_a_broken_file_is_drawn_anew(folder: Path, damage: bytes) -> None:
    keep.layer(KEY, red)
    (file,) = folder.iterdir()
    file.write_bytes(damage)
    assert keep.layer(KEY, red).tobytes() == red().tobytes()
    assert keep.layer(KEY, never).tobytes() == red().tobytes()


def test_a_cut_off_file_is_drawn_anew(folder: Path) -> None:
    keep.layer(KEY, red)
    (file,) = folder.iterdir()
    file.write_bytes(file.read_bytes()[:-30])
    assert keep.layer(KEY, red).tobytes() == red().tobytes()


def test_a_folder_that_cannot_be_written_does_not_matter(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    keep.use(blocked / "cache")
    try:
        assert keep.layer(KEY, red).tobytes() == red().tobytes()
    finally:
        keep.use(None)


def test_the_drawing_code_is_part_of_the_name(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep.layer(KEY, red)
    monkeypatch.setattr(keep, "_version", lambda: "another")
    with pytest.raises(AssertionError, match="drawn again"):
        keep.layer(KEY, never)


def test_the_folder_stays_small(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keep, "LIMIT", 1)
    keep.layer(KEY, red)
    assert list(folder.iterdir()) == []
