"""The ground of every picture: warm parchment with a faint grain and darkened edges. No two sizes, no two seeds."""

from __future__ import annotations

from PIL import Image, ImageChops, ImageFilter

from render.core import palette
from render.core.grain import noise_bytes
from render.core.sprites import Cache, pixels

_GROUNDS: Cache[Image.Image] = Cache(48_000_000, pixels)


def noise(width: int, height: int, cell: float, seed: int) -> Image.Image:
    """Smooth grey noise (mode L, mean about 128) whose spots are about ``cell`` pixels wide; the same for a seed."""
    columns, rows = max(2, round(width / cell) + 2), max(2, round(height / cell) + 2)
    raw = noise_bytes(seed, columns * rows)
    return Image.frombytes("L", (columns, rows), raw).resize((width, height), Image.Resampling.BICUBIC)


def tinted(mask: Image.Image, dark: palette.Colour, light: palette.Colour) -> Image.Image:
    """A grey image as a blend between two colours."""
    tables = [[round(dark[c] + (light[c] - dark[c]) * v / 255) for v in range(256)] for c in range(3)]
    return Image.merge("RGB", [mask.point(table) for table in tables])


def edges(width: int, height: int, depth: float) -> Image.Image:
    """A mask (mode L) that is 255 at the border and fades to 0 over ``depth`` pixels, with a worn edge."""
    small_w, small_h = max(8, width // 8), max(8, height // 8)
    inner = Image.new("L", (small_w, small_h), 255)
    margin = max(1, round(depth / 8 * 0.45))
    inner.paste(0, (margin, margin, small_w - margin, small_h - margin))
    worn = ImageChops.add(inner, noise(small_w, small_h, 9, 5).point([max(0, v - 150) for v in range(256)]))
    worn = ImageChops.multiply(worn, inner.filter(ImageFilter.MaxFilter(5)))
    soft = worn.filter(ImageFilter.GaussianBlur(depth / 8 * 0.55))
    return soft.resize((width, height), Image.Resampling.BICUBIC)


def ground(
    width: int,
    height: int,
    light: palette.Colour = palette.PARCHMENT,
    dark: palette.Colour | None = None,
) -> Image.Image:
    """A fresh copy of the ground at a size. ``dark``: the colour of the edges, by default a brown of ``light``."""
    edge = dark or palette.mix(light, palette.hexed("#8A6A3C"), 0.62)

    def make() -> Image.Image:
        mottle = Image.blend(noise(width, height, width / 7, 11), noise(width, height, width / 34, 12), 0.4)
        image = tinted(mottle, palette.mix(light, edge, 0.16), palette.mix(light, (255, 255, 255), 0.10))
        grain = noise(width, height, 1.6, 13).filter(ImageFilter.GaussianBlur(0.5))
        fibres = noise(width, height // 3, 2.2, 14).resize((width, height), Image.Resampling.BICUBIC)
        texture = Image.blend(grain, fibres, 0.5).point([round(128 + (v - 128) * 0.07) for v in range(256)])
        image = ImageChops.add(image, Image.merge("RGB", [texture] * 3), 1, -128)
        image.paste(
            edge, (0, 0), edges(width, height, min(width, height) * 0.11).point([round(v * 0.6) for v in range(256)])
        )
        return image

    return _GROUNDS.get((width, height, light, edge), make).copy()
