"""Drawing in logical units: one class that scales, shifts and smooths, used for grounds and for sprites."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence

from PIL import Image, ImageDraw, ImageFont

from render.core import fonts
from render.core.palette import INK, Colour

Point = tuple[float, float]
Paint = Colour | tuple[int, int, int, int] | int
"""A colour, with or without opacity; on a mask a number 0-255."""


def bezier(p0: Point, p1: Point, p2: Point, p3: Point | None = None, steps: int = 14) -> list[Point]:
    """Points on a quadratic (three points) or cubic (four points) curve, both ends included."""
    points: list[Point] = []
    for i in range(steps + 1):
        t = i / steps
        u = 1 - t
        if p3 is None:
            points.append(
                (
                    u * u * p0[0] + 2 * u * t * p1[0] + t * t * p2[0],
                    u * u * p0[1] + 2 * u * t * p1[1] + t * t * p2[1],
                )
            )
        else:
            a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
            points.append(
                (a * p0[0] + b * p1[0] + c * p2[0] + d * p3[0], a * p0[1] + b * p1[1] + c * p2[1] + d * p3[1])
            )
    return points


def smoothed(points: Sequence[Point], rounds: int = 2) -> list[Point]:
    """A line with its corners cut (Chaikin), both ends kept."""
    line = list(points)
    for _ in range(rounds):
        cut = [line[0]]
        for (ax, ay), (bx, by) in itertools.pairwise(line):
            cut += [(ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25), (ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75)]
        line = [*cut, line[-1]]
    return line


def dashes(points: Sequence[Point], on: float, off: float) -> Iterator[list[Point]]:
    """A line cut into dashes of a length with gaps between."""
    run, dash, drawing = 0.0, [points[0]], True
    for p, q in itertools.pairwise(points):
        step, done = math.dist(p, q), 0.0
        while step - done > 1e-9:
            part = min((on if drawing else off) - run, step - done)
            done += part
            run += part
            here = (p[0] + (q[0] - p[0]) * done / step, p[1] + (q[1] - p[1]) * done / step)
            if drawing:
                dash.append(here)
            if run >= (on if drawing else off) - 1e-9:
                if drawing and len(dash) > 1:
                    yield dash
                drawing, run, dash = not drawing, 0.0, [here]
    if drawing and len(dash) > 1:
        yield dash


class Brush:
    """A pen over an image. A logical point (x, y) lands on the pixel ((x - left) * scale, (y - top) * scale)."""

    def __init__(self, image: Image.Image, scale: float, left: float = 0, top: float = 0) -> None:
        self.image = image
        self.scale = scale
        self.left = left
        self.top = top
        self._draw = ImageDraw.Draw(image)

    def at(self, x: float, y: float) -> Point:
        """Pixel coordinates of a logical point."""
        return (x - self.left) * self.scale, (y - self.top) * self.scale

    def moved(self, x: float, y: float, factor: float = 1) -> Brush:
        """The same sheet with its origin on (x, y) and units ``factor`` times as large."""
        return Brush(self.image, self.scale * factor, (self.left - x) / factor, (self.top - y) / factor)

    def _pixels(self, points: Sequence[Point]) -> list[Point]:
        return [self.at(x, y) for x, y in points]

    def _wide(self, width: float) -> int:
        return max(1, round(width * self.scale))

    def poly(
        self, points: Sequence[Point], fill: Paint | None = None, outline: Paint | None = None, width: float = 1
    ) -> None:
        """A closed shape; its outline has round corners."""
        if fill is not None:
            self._draw.polygon(self._pixels(points), fill=fill)
        if outline is not None:
            self.line([*points, points[0]], outline, width)

    def line(self, points: Sequence[Point], fill: Paint = INK, width: float = 1) -> None:
        """An open line with round ends and joints."""
        pixels = self._pixels(points)
        wide = self._wide(width)
        self._draw.line(pixels, fill=fill, width=wide, joint="curve" if wide > 2 else None)
        if wide > 3:
            radius = wide / 2 - 0.5
            for x, y in (pixels[0], pixels[-1]):
                self._draw.ellipse([x - radius, y - radius, x + radius, y + radius], fill=fill)

    def stroke(self, points: Sequence[Point], fill: Paint, width: float, round_ends: bool = True) -> None:
        """A wide line along a gentle curve as one shape, without the seams that joints leave."""
        left: list[Point] = []
        right: list[Point] = []
        last = len(points) - 1
        for i, (x, y) in enumerate(points):
            (x0, y0), (x1, y1) = points[max(0, i - 1)], points[min(last, i + 1)]
            dx, dy = x1 - x0, y1 - y0
            far = math.hypot(dx, dy) or 1.0
            nx, ny = -dy / far * width / 2, dx / far * width / 2
            left.append((x + nx, y + ny))
            right.append((x - nx, y - ny))
        self.poly([*left, *reversed(right)], fill)
        if round_ends:
            for x, y in (points[0], points[-1]):
                self.ellipse(x, y, width / 2, fill=fill)

    def ellipse(
        self,
        x: float,
        y: float,
        rx: float,
        ry: float | None = None,
        fill: Paint | None = None,
        outline: Paint | None = None,
        width: float = 1,
    ) -> None:
        """An ellipse by its centre and half axes; the outline lies inside."""
        ry = rx if ry is None else ry
        (x0, y0), (x1, y1) = self.at(x - rx, y - ry), self.at(x + rx, y + ry)
        self._draw.ellipse([x0, y0, x1, y1], fill=fill, outline=outline, width=self._wide(width) if outline else 0)

    def rect(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        fill: Paint | None = None,
        outline: Paint | None = None,
        width: float = 1,
        radius: float = 0,
    ) -> None:
        """A rectangle by its upper left corner and size, with rounded corners if asked."""
        (x0, y0), (x1, y1) = self.at(x, y), self.at(x + w, y + h)
        self._draw.rounded_rectangle(
            [x0, y0, x1, y1],
            radius=radius * self.scale,
            fill=fill,
            outline=outline,
            width=self._wide(width) if outline else 0,
        )

    def arc(self, x: float, y: float, r: float, start: float, end: float, fill: Paint = INK, width: float = 1) -> None:
        """A part of a circle, angles in degrees clockwise from three o'clock."""
        steps = max(6, int(abs(end - start) / 10))
        angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
        self.line([(x + r * math.cos(a), y + r * math.sin(a)) for a in angles], fill, width)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        face: fonts.Face = "bold",
        fill: Paint = INK,
        anchor: str = "mm",
        halo: Paint | None = None,
        halo_width: float = 3,
    ) -> None:
        """One line of text, anchored as Pillow does it (``mm``: the middle of its height and width)."""
        face_font = fonts.font(face, round(size * self.scale))
        at = self.at(x, y)
        if anchor == "mm":
            # Pillow centres between ascender and descender; digits and capitals look right centred on their own ink.
            box = face_font.getbbox("H" if face != "name" else "N", anchor="ls")
            anchor, at = "ms", (at[0], at[1] - (box[1] + box[3]) / 2)
        parts = fonts.faces_of(text, face, round(size * self.scale))
        if len(parts) == 1:
            self._piece(at, *parts[0], fill, anchor, halo, halo_width)
            return
        left = at[0] - sum(each.getlength(part) for part, each in parts) * {"l": 0, "m": 0.5, "r": 1}[anchor[0]]
        spots = [left]
        for part, each in parts:
            spots.append(spots[-1] + each.getlength(part))
        for ink, edge in ((halo, halo), (fill, None)):
            for spot, (part, each) in zip(spots, parts, strict=False):
                if ink is not None:
                    self._piece((spot, at[1]), part, each, ink, "l" + anchor[1], edge, halo_width)

    def _piece(
        self,
        at: Point,
        text: str,
        font: ImageFont.FreeTypeFont,
        fill: Paint,
        anchor: str,
        halo: Paint | None,
        halo_width: float,
    ) -> None:
        """Text of one face."""
        if halo is not None:
            self._draw.text(
                at, text, font=font, fill=halo, anchor=anchor, stroke_width=self._wide(halo_width), stroke_fill=halo
            )
        self._draw.text(at, text, font=font, fill=fill, anchor=anchor)
