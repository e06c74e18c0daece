"""Small pictures drawn once at three times their size, reduced, and kept."""

from __future__ import annotations

import dataclasses
import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, Concatenate, Generic, NamedTuple, ParamSpec, TypeVar

from PIL import Image, ImageFilter

from render.core.brush import Brush

SUPERSAMPLE = 3

V = TypeVar("V")
P = ParamSpec("P")
Box = tuple[float, float, float, float]


class Cache(Generic[V]):
    """A store that forgets what was used longest ago, safe for threads: one makes a value, the others wait for it.

    Making a value may ask for values of other keys, as long as no two need each other.
    """

    def __init__(self, limit: int, weigh: Callable[[V], int]) -> None:
        """``limit``: how many bytes may be kept, as ``weigh`` counts them; the newest value is always kept."""
        self._limit = limit
        self._weigh = weigh
        self._weight = 0
        self._lock = threading.Lock()
        self._kept: OrderedDict[Hashable, V] = OrderedDict()
        self._making: dict[Hashable, threading.Lock] = {}

    def get(self, key: Hashable, make: Callable[[], V]) -> V:
        """The value of ``key``, made if it is not there."""
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
            making = self._making.setdefault(key, threading.Lock())
        with making:
            with self._lock:
                if key in self._kept:
                    return self._kept[key]
            value = make()
            with self._lock:
                self._kept[key] = value
                self._weight += self._weigh(value)
                self._making.pop(key, None)
                while self._weight > self._limit and len(self._kept) > 1:
                    self._weight -= self._weigh(self._kept.popitem(last=False)[1])
        return value

    def clear(self) -> None:
        """Forgets everything."""
        with self._lock:
            self._kept.clear()
            self._weight = 0


def pixels(image: Image.Image) -> int:
    """The bytes an image takes in memory; Pillow keeps four for a pixel with colours."""
    return image.width * image.height * (1 if image.mode in ("L", "P") else 4)


class Sprite(NamedTuple):
    """An RGBA image and what in it stands on the place where it is put."""

    image: Image.Image
    """At the size at which it is put, with its shadow."""
    x: int
    """Pixels from its left edge to its anchor."""
    y: int
    """Pixels from its upper edge to its anchor."""


_SPRITES: Cache[Sprite] = Cache(64_000_000, lambda piece: pixels(piece.image) + 200)


def sprite(key: Hashable, box: Box, scale: float, draw: Callable[[Brush], None], shadow: float = 0) -> Sprite:
    """The sprite of ``key`` at ``scale``, drawn if it is not kept yet.

    ``box``: left, top, right and bottom in logical units around the anchor (0, 0). ``shadow``: how far a soft
    contact shadow falls, in logical units.
    """

    def make() -> Sprite:
        left, top, right, bottom = box
        pad = shadow * 2
        left, top, right, bottom = left - pad, top - pad, right + pad, bottom + pad
        width = max(1, round((right - left) * scale))
        height = max(1, round((bottom - top) * scale))
        large = Image.new("RGBA", (width * SUPERSAMPLE, height * SUPERSAMPLE), (0, 0, 0, 0))
        draw(Brush(large, scale * SUPERSAMPLE, left, top))
        image = large.resize((width, height), Image.Resampling.LANCZOS, reducing_gap=None)
        if shadow:
            image = _with_shadow(image, shadow * scale)
        return Sprite(image, round(-left * scale), round(-top * scale))

    return _SPRITES.get((key, box, round(scale, 4), shadow), make)


@dataclasses.dataclass(frozen=True, slots=True)
class _Sized:
    """A drawing with its parameters: equal to every other that draws the same, so that it can be part of a key."""

    paint: Callable[..., None]
    """The drawing, which takes a brush first."""
    factor: float
    """How many times its own size it is drawn."""
    args: tuple[Any, ...]
    """What else the drawing takes."""
    kwargs: tuple[tuple[str, Any], ...]
    """What it takes by name, as pairs, in the order in which they were given."""

    def __call__(self, brush: Brush) -> None:
        self.paint(brush.moved(0, 0, self.factor), *self.args, **dict(self.kwargs))


def sized(
    paint: Callable[Concatenate[Brush, P], None], factor: float, *args: P.args, **kwargs: P.kwargs
) -> Callable[[Brush], None]:
    """A drawing with its parameters filled in, ``factor`` times its size. It can stand in the key of a sprite whose
    drawing depends on the parameters, as far as these can be part of a key."""
    return _Sized(paint, factor, args, tuple(kwargs.items()))


def _with_shadow(image: Image.Image, fall: float) -> Image.Image:
    """``image`` over its own blurred shape, moved down and right by ``fall`` pixels."""
    soft = image.getchannel("A").filter(ImageFilter.GaussianBlur(max(0.6, fall * 0.7)))
    moved = Image.new("L", image.size, 0)
    moved.paste(soft.point([round(v * 0.5) for v in range(256)]), (round(fall * 0.5), round(fall * 0.8)))
    under = Image.new("RGBA", image.size, (30, 20, 12, 0))
    under.putalpha(moved)
    under.alpha_composite(image)
    return under


def forget() -> None:
    """Empties the store, for measurements."""
    _SPRITES.clear()
