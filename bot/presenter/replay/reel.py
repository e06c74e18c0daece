"""Many boards in little room: of each only what has changed since the one before it is kept."""

from __future__ import annotations

import dataclasses
import io

from PIL import Image, ImageChops

CELL = 96
"""Pixels of the squares in which changes are looked for."""
KEY = 0.6
"""From this part of changed squares on a whole board is smaller than its pieces."""
QUALITY = 62


@dataclasses.dataclass(frozen=True, slots=True)
class Piece:
    """A part of a board, as WebP, and where its upper left corner lies (pixels)."""

    x: int
    y: int
    data: bytes


@dataclasses.dataclass(frozen=True, slots=True)
class Sheet:
    """What is laid over the sheet before it; ``whole``: it covers everything. Sizes in pixels."""

    width: int
    height: int
    whole: bool
    pieces: tuple[Piece, ...]


class Reel:
    """Takes boards one by one."""

    def __init__(self) -> None:
        self.sheets: list[Sheet] = []
        self.size = 0
        """Bytes of all pieces."""
        self._last: Image.Image | None = None

    def add(self, image: Image.Image) -> int:
        """The number of the sheet that shows this board: the last one where nothing has changed."""
        image = image.convert("RGB")
        last, self._last = self._last, image
        boxes = None if last is None or last.size != image.size else changed(last, image)
        if boxes is not None and not boxes:
            return len(self.sheets) - 1
        area = sum((right - left) * (low - top) for left, top, right, low in boxes or ())
        whole = boxes is None or area > KEY * image.width * image.height
        if whole or boxes is None:
            boxes = [(0, 0, image.width, image.height)]
        pieces = tuple(Piece(box[0], box[1], _webp(image.crop(box))) for box in boxes)
        self.size += sum(len(piece.data) for piece in pieces)
        self.sheets.append(Sheet(image.width, image.height, whole, pieces))
        return len(self.sheets) - 1


def changed(before: Image.Image, after: Image.Image) -> list[tuple[int, int, int, int]]:
    """Boxes (left, top, right, bottom) that hold every pixel in which two pictures of one size differ."""
    difference = ImageChops.difference(before, after)
    if difference.getbbox() is None:
        return []
    boxes: list[tuple[int, int, int, int]] = []
    for top in range(0, after.height, CELL):
        low = min(top + CELL, after.height)
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


def _webp(image: Image.Image) -> bytes:
    out = io.BytesIO()
    image.save(out, format="WEBP", quality=QUALITY, method=2)
    return out.getvalue()
