"""From pixels to bytes, the same bytes for the same pixels."""

from __future__ import annotations

import contextlib
import contextvars
import io
from collections.abc import Iterator, Sequence

from PIL import Image

from render.core.api import ALT_LIMIT, Picture

INLINE_LIMIT = 1_000_000
"""Bytes of a still picture that Discord shows in a message without more ado."""
ANIMATION_LIMIT = 8_000_000
"""Bytes of an animated one."""
QUALITY = 65
"""Of a JPEG, from 1 to 95: of the same size as a WebP of 76, and no worse to look at."""

_caught: contextvars.ContextVar[list[Image.Image] | None] = contextvars.ContextVar("caught", default=None)


@contextlib.contextmanager
def caught() -> Iterator[list[Image.Image]]:
    """Inside the block sheets are kept as they are, newest last; nothing is encoded, and pictures hold no bytes."""
    images: list[Image.Image] = []
    before = _caught.set(images)
    try:
        yield images
    finally:
        _caught.reset(before)


def shortened(text: str, limit: int = ALT_LIMIT) -> str:
    """``text`` cut at a word so that it fits ``limit`` characters."""
    if len(text) <= limit:
        return text
    return text[: limit - 1].rsplit(" ", 1)[0].rstrip(",;:") + "…"


def jpeg(image: Image.Image, quality: int = QUALITY) -> bytes:
    """A JPEG, made in a ninth of the time that a WebP takes; its colours at half the resolution, as there."""
    out = io.BytesIO()
    image.save(out, format="JPEG", quality=quality, subsampling="4:2:0")
    return out.getvalue()


def picture(image: Image.Image, alt: str) -> Picture:
    """The finished sheet as a message can carry it; a sheet too heavy for an inline image loses quality, then size."""
    kept = _caught.get()
    if kept is not None:
        kept.append(image)
        return Picture(data=b"", extension="", width=image.width, height=image.height, alt=shortened(alt))
    quality = QUALITY
    data = jpeg(image, quality)
    while len(data) > INLINE_LIMIT:
        if quality > 45:
            quality -= 10
        else:
            image = image.resize((image.width * 4 // 5, image.height * 4 // 5), Image.Resampling.LANCZOS)
        data = jpeg(image, quality)
    return Picture(data=data, extension="jpg", width=image.width, height=image.height, alt=shortened(alt))


def animation(frames: Sequence[Image.Image], durations: Sequence[int], quality: int = 70) -> bytes:
    """An animated WebP that plays once and stays on its last frame. ``durations``: milliseconds per frame."""
    out = io.BytesIO()
    frames[0].save(
        out,
        format="WEBP",
        save_all=True,
        append_images=list(frames[1:]),
        duration=list(durations),
        loop=1,
        quality=quality,
        method=0,
        minimize_size=False,
        allow_mixed=False,
    )
    return out.getvalue()
