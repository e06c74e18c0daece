"""Many boards in little room: of each only what has changed since the one before it is kept."""

from __future__ import annotations

import dataclasses
import hashlib
import io

from PIL import Image, ImageChops

CELL = 32
"""Pixels of the squares in which changes are looked for."""
KEY = 0.9
"""From this part of changed squares on a whole board is smaller than its pieces."""
EVERY = 30
"""After so many sheets comes a whole one, so that leaping to any of them takes no long way."""


@dataclasses.dataclass(frozen=True, slots=True)
class Piece:
    """A part of a board."""

    x: int
    """Where its left edge lies, in pixels from that of the board."""
    y: int
    """Where its upper edge lies, in pixels from that of the board."""
    picture: int
    """Which of ``Reel.pictures`` it is."""


@dataclasses.dataclass(frozen=True, slots=True)
class Sheet:
    """What is laid over the sheet before it, which is cut or grows at its lower edge."""

    width: int
    """Of the whole board, in pixels."""
    height: int
    """Of the whole board, in pixels."""
    whole: bool
    """It covers everything, so that no sheet before it is needed."""
    pieces: tuple[Piece, ...]
    """What has changed; a single piece where ``whole``."""


class Reel:
    """Takes boards one by one. ``quality``: of its pictures, 0-100."""

    def __init__(self, quality: int = 62) -> None:
        self.quality = quality
        self.sheets: list[Sheet] = []
        self.pictures: list[bytes] = []
        """As WebP; what looks the same is kept once."""
        self.size = 0
        """Bytes of all pictures."""
        self._last: Image.Image | None = None
        self._known: dict[bytes, int] = {}
        self._whole = 0

    def add(self, image: Image.Image) -> int:
        """The number of the sheet that shows this board: the last one where nothing has changed."""
        image = image.convert("RGB")
        last, self._last = self._last, image
        boxes = None if last is None or last.width != image.width else _laid_over(last, image)
        if boxes is not None and last is not None and not boxes and last.size == image.size:
            return len(self.sheets) - 1
        area = sum((right - left) * (low - top) for left, top, right, low in boxes or ())
        whole = boxes is None or area > KEY * image.width * image.height
        if whole or boxes is None or len(self.sheets) - self._whole >= EVERY:
            boxes, whole, self._whole = [(0, 0, image.width, image.height)], True, len(self.sheets)
        pieces = tuple(Piece(box[0], box[1], self._picture(image.crop(box))) for box in boxes)
        self.sheets.append(Sheet(image.width, image.height, whole, pieces))
        return len(self.sheets) - 1

    def _picture(self, image: Image.Image) -> int:
        """The number of the picture that looks like this."""
        key = hashlib.blake2s(repr(image.size).encode() + image.tobytes()).digest()
        if key not in self._known:
            self._known[key] = len(self.pictures)
            out = io.BytesIO()
            image.save(out, format="WEBP", quality=self.quality, method=2)
            self.pictures.append(out.getvalue())
            self.size += len(self.pictures[-1])
        return self._known[key]


def _laid_over(before: Image.Image, after: Image.Image) -> list[tuple[int, int, int, int]]:
    """Boxes that hold all that must be laid over a picture of the same width to have another one."""
    low = min(before.height, after.height)
    common = (0, 0, after.width, low)
    grown = [(0, low, after.width, after.height)] if after.height > low else []
    return changed(before.crop(common), after.crop(common)) + grown


def changed(before: Image.Image, after: Image.Image) -> list[tuple[int, int, int, int]]:
    """Boxes (left, top, right, bottom) that hold every pixel in which two pictures of one size differ."""
    difference = ImageChops.difference(before, after)
    if difference.getbbox() is None:
        return []
    boxes: list[tuple[int, int, int, int]] = []
    for top in range(0, after.height, CELL):
        low = min(top + CELL, after.height)
        if difference.crop((0, top, after.width, low)).getbbox() is None:
            continue
        run: tuple[int, int] | None = None
        for left in range(0, after.width, CELL):
            right = min(left + CELL, after.width)
            if difference.crop((left, top, right, low)).getbbox() is not None:
                run = (left if run is None else run[0], right)
            elif run is not None:
                boxes.append((run[0], top, run[1], low))
                run = None
        if run is not None:
            boxes.append((run[0], top, run[1], low))
    return _stacked(boxes)


def _stacked(boxes: list[tuple[int, int, int, int]]) -> list[tuple[int, int, int, int]]:
    """Boxes of the same breadth that lie upon each other, as one."""
    open_: dict[tuple[int, int], tuple[int, int, int, int]] = {}
    done = []
    for box in boxes:
        key = (box[0], box[2])
        above = open_.get(key)
        if above is not None and above[3] == box[1]:
            open_[key] = (box[0], above[1], box[2], box[3])
        else:
            if above is not None:
                done.append(above)
            open_[key] = box
    return sorted([*done, *open_.values()], key=lambda box: (box[1], box[0]))
