"""What the model foresees as a picture, by the same pen that draws the course of a game."""

from __future__ import annotations

import io
from collections.abc import Sequence

from PIL import Image

from bot.measure.capacity.figures import Outlook
from bot.measure.capacity.report import Report
from render.core import palette, plots

LINES = ("the median; used up first", "99th percentile; cores")


def drawn(points: Sequence[tuple[int, Outlook]], made: Report, ending: str) -> bytes:
    """The picture of the model's figures at several loads, evenly apart."""
    step = points[0][0]
    most = round(made.habits.tables(made.proven))
    basis = f"proven up to {most:,} tables" if most else "model, not proven"
    titles = {
        "answer": f"Click to answer, ms ({basis})",
        "age": f"Commit to post, tenths of a second ({basis})",
        "use": f"Taken of {made.bottleneck} and of the cores, %",
    }
    figures: dict[str, list[tuple[int, int]]] = {name: [] for name in titles}
    for _, seen in points:
        figures["answer"].append((round(seen.answer.p50 * 1000), round(seen.answer.p99 * 1000)))
        figures["age"].append((round(seen.age.p50 * 10), round(seen.age.p99 * 10)))
        figures["use"].append((round(100 * seen.use[made.bottleneck]), round(100 * seen.use["cores"])))
    course = plots.Course(
        "capacity",
        f"Live tables, times {step:,}",
        LINES,
        palette.SEAT_HUES[:2],
        range(1, len(points) + 1),
        figures,
    )
    picture = plots.course(course, lambda key, **_: titles[key.rpartition("-")[2]])
    out = io.BytesIO()
    Image.open(io.BytesIO(picture.data)).save(out, format=ending[1:].upper())
    return out.getvalue()
