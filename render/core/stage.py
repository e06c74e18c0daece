"""The sheet a picture is composed on: sprites and labels in logical units, and a record of where every label went."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Hashable

from PIL import Image

from render.core import fonts
from render.core.brush import Brush
from render.core.palette import INK, Colour
from render.core.sprites import Box, Sprite, sprite

RIM = 4.0
"""Units that a word keeps from the edge of a part of a map."""
FAR = 0.4
"""A word of which more than this share would lie outside is left out."""


@dataclasses.dataclass(frozen=True, slots=True)
class Placed:
    """Something on the sheet that must not be covered."""

    kind: str
    """What sort of thing it is, a word of the picture that recorded it (``hero``, ``label``, ``key``)."""
    what: str
    """Which one of these: the text of a label, else a name or a number of that sort."""
    box: Box
    """Left, top, right and bottom in logical units."""
    size: float = 0
    """Height of its letters in logical units; 0 where it has none."""

    def overlap(self, other: Placed) -> float:
        """How much of the smaller one the two have in common, 0-1."""
        a, b = self.box, other.box
        wide, high = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
        if wide <= 0 or high <= 0:
            return 0
        return wide * high / max(1e-9, min((a[2] - a[0]) * (a[3] - a[1]), (b[2] - b[0]) * (b[3] - b[1])))


class Stage:
    """An RGB image over a window of the logical plane: ``left`` and ``top`` its corner, ``scale`` pixels per unit."""

    def __init__(self, image: Image.Image, scale: float, left: float = 0, top: float = 0) -> None:
        self.image = image
        self.scale = scale
        self.left = left
        self.top = top
        self.placed: list[Placed] = []

    def copied(self) -> Stage:
        """Another sheet with the same window and image, to draw on."""
        return Stage(self.image.copy(), self.scale, self.left, self.top)

    @property
    def brush(self) -> Brush:
        """A pen straight onto the sheet, without smoothing."""
        return Brush(self.image, self.scale, self.left, self.top)

    def shows(self, box: Box, reach: float = 0) -> bool:
        """Whether a box, or what lies within ``reach`` of it, is on the sheet: what is not need not be drawn."""
        right, bottom = self.left + self.image.width / self.scale, self.top + self.image.height / self.scale
        return (
            box[0] - reach < right
            and box[1] - reach < bottom
            and box[2] + reach > self.left
            and box[3] + reach > self.top
        )

    def inwards(self, box: Box) -> tuple[float, float] | None:
        """How far something has to move to be whole on the sheet; ``None`` when so little of it is there that it would
        say nothing where it came to stand."""
        moved = []
        for low, high, edge, size in (
            (box[0], box[2], self.left, self.image.width / self.scale),
            (box[1], box[3], self.top, self.image.height / self.scale),
        ):
            over = max(0.0, edge + RIM - low) - max(0.0, high - (edge + size - RIM))
            if abs(over) > FAR * (high - low) or high - low > size - 2 * RIM:
                return None
            moved.append(over)
        return moved[0], moved[1]

    def put(self, piece: Sprite, x: float, y: float) -> None:
        """Puts a sprite with its anchor on a logical point."""
        px = round((x - self.left) * self.scale) - piece.x
        py = round((y - self.top) * self.scale) - piece.y
        if (
            px < self.image.width
            and py < self.image.height
            and px + piece.image.width > 0
            and py + piece.image.height > 0
        ):
            self.image.paste(piece.image, (px, py), piece.image)

    def draw(
        self,
        key: Hashable,
        x: float,
        y: float,
        box: Box,
        draw: Callable[[Brush], None],
        shadow: float = 0,
        kind: str = "",
        what: str = "",
    ) -> None:
        """Draws through a kept sprite; with ``kind`` it is recorded as something that must stay uncovered."""
        self.put(sprite(key, box, self.scale, draw, shadow), x, y)
        if kind:
            self.note(kind, what, (x + box[0], y + box[1], x + box[2], y + box[3]))

    def note(self, kind: str, what: str, box: Box, size: float = 0) -> None:
        """Records something placed."""
        self.placed.append(Placed(kind, what, box, size))

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        face: fonts.Face = "bold",
        fill: Colour = INK,
        align: str = "m",
        halo: Colour | None = None,
        halo_width: float = 3,
        width: float = 0,
        kind: str = "label",
        least: float = 12,
        whole: bool = False,
    ) -> float:
        """One line of text centred on the height ``y``; ``align`` is l, m or r. Returns its width in logical units.

        ``width``: the room there is; the text shrinks to ``least`` and is then cut. ``whole``: on a part of a map it is
        moved inside, or left out, where the sheet's edge would cut it.
        """
        if width:
            text, size = fonts.fit(text, face, size, width, least)
        wide = fonts.text_width(text, face, size)
        pad = (halo_width if halo else 0) + 2
        box = (-wide / 2 - pad, -size * 0.62 - pad, wide / 2 + pad, size * 0.62 + pad)
        middle = x + (wide / 2 if align == "l" else -wide / 2 if align == "r" else 0)
        if whole:
            aside = self.inwards((middle - wide / 2, y - size * 0.5, middle + wide / 2, y + size * 0.5))
            if aside is None:
                return 0
            middle, y = middle + aside[0], y + aside[1]

        def paint(brush: Brush) -> None:
            brush.text(0, 0, text, size, face, fill, "mm", halo, halo_width)

        self.put(sprite(("text", text, size, face, fill, halo, halo_width), box, self.scale, paint), middle, y)
        if kind:
            self.note(kind, text, (middle - wide / 2, y - size * 0.36, middle + wide / 2, y + size * 0.36), size)
        return wide
