"""What the model foresees as a picture, by the same pen that draws the course of a game."""

from __future__ import annotations

import io
from collections.abc import Sequence

from PIL import Image

from bot.capacity.figures import Outlook
from bot.capacity.report import Report
from render.core import palette, plots

FIGURES = {
    "answer": "From click to answer, milliseconds",
    "age": "From commit to a post that stands, tenths of a second",
    "use": "Taken of what is used up first, and of the cores, per cent",
}
LINES = ("half of them (first plots); what is used up first", "99 of 100 (first plots); cores")


def drawn(points: Sequence[tuple[int, Outlook]], made: Report, ending: str) -> bytes:
    """The picture of the model's figures at several loads, evenly apart."""
    step = points[0][0]
    figures: dict[str, list[tuple[int, int]]] = {"answer": [], "age": [], "use": []}
    for _, seen in points:
        figures["answer"].append((round(seen.answer.p50 * 1000), round(seen.answer.p99 * 1000)))
        figures["age"].append((round(seen.age.p50 * 10), round(seen.age.p99 * 10)))
        figures["use"].append((round(100 * seen.use[made.bottleneck]), round(100 * seen.use["cores"])))
    course = plots.Course(
        "capacity",
        f"Live tables, each mark {step:,} more: {made.bottleneck} ends it",
        LINES,
        palette.SEAT_HUES[:2],
        range(1, len(points) + 1),
        figures,
    )
    picture = plots.course(course, lambda key, **_: FIGURES[key.rpartition("-")[2]])
    if ending.endswith(picture.extension):
        return picture.data
    out = io.BytesIO()
    Image.open(io.BytesIO(picture.data)).save(out, format=ending[1:].upper())
    return out.getvalue()
