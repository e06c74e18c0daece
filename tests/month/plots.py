"""Plots of a run: disk, memory, direct messages a person and answer times, by day."""

from __future__ import annotations

import dataclasses
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from tests.month import counts
from tests.month.record import Record
from tests.month.witness import Seen

SIZE = (900, 420)
LEFT, RIGHT, TOP, BOTTOM = 70, 170, 40, 40
"""Pixels around a plot, of which the names of lines stand on the right."""
COLOURS = (
    "#7c3f58", "#3f6a7c", "#5c7c3f", "#b8860b", "#4f3f7c", "#b5482f",
    "#2f8f83", "#7a7a7a", "#c06fa0", "#1f4e9c", "#8a5a2b", "#000000",
)  # fmt: skip
TICKS = 4


@dataclasses.dataclass(frozen=True, slots=True)
class Plot:
    """Lines over the days of a run."""

    name: str
    """Of its file."""
    title: str
    """What it shows, with its unit."""
    lines: Mapping[str, Sequence[float]]
    """A value for each day, by what it is of."""


def draw(plot: Plot, path: Path) -> None:
    """Draw a plot as a PNG."""
    picture = Image.new("RGB", SIZE, "white")
    pen, font = ImageDraw.Draw(picture), ImageFont.load_default(13)
    most = max((value for line in plot.lines.values() for value in line), default=0.0) or 1.0
    days = max((len(line) for line in plot.lines.values()), default=1)
    wide, high = SIZE[0] - LEFT - RIGHT, SIZE[1] - TOP - BOTTOM
    pen.text((LEFT, 10), plot.title, fill="black", font=ImageFont.load_default(16))
    for tick in range(TICKS + 1):
        y = TOP + high - high * tick / TICKS
        pen.line((LEFT, y, LEFT + wide, y), fill="#dddddd")
        pen.text((LEFT - 8, y), f"{most * tick / TICKS:.3g}", fill="black", font=font, anchor="rm")
    for day in range(0, days, max(1, days // 10)):
        x = LEFT + wide * day / max(1, days - 1)
        pen.text((x, TOP + high + 8), str(day + 1), fill="black", font=font, anchor="ma")
    for number, (name, line) in enumerate(plot.lines.items()):
        colour = COLOURS[number % len(COLOURS)]
        points = [
            (LEFT + wide * day / max(1, days - 1), TOP + high - high * value / most) for day, value in enumerate(line)
        ]
        if len(points) > 1:
            pen.line(points, fill=colour, width=2)
        for x, y in points:
            pen.ellipse((x - 2, y - 2, x + 2, y + 2), fill=colour)
        pen.text((LEFT + wide + 12, TOP + 18 * number), name, fill=colour, font=font)
    picture.save(path, "PNG")


def plots(seen: Sequence[Seen]) -> list[Plot]:
    """The four plots of a run."""
    days = [each for each in seen if each.what == "day"]
    if not days:
        return []
    disk = {what: [day.facts[what] / 2**20 for day in days] for what in ("database", "cache", "backups")}
    memory = {"all processes": [day.facts["memory"] / 2**20 for day in days]}
    half, late = [], []
    messages: dict[str, list[float]] = defaultdict(lambda: [0.0] * len(days))
    names = {each.facts["user"]: each.facts["who"] for each in seen if each.what == "act"}
    before = 0.0
    for number, day in enumerate(days):
        own = [each for each in seen if before < each.at <= day.at]
        took = sorted(s.facts["seconds"] for s in own if s.what == "answer" and "seconds" in s.facts)
        half.append(took[len(took) // 2] if took else 0.0)
        late.append(took[int(len(took) * 0.95)] if took else 0.0)
        for person, kinds in counts.received(Record(day.at, before, seen=own)).items():
            if person in names:
                messages[names[person]][number] = float(kinds.total() - kinds["ping"])
        before = day.at
    return [
        Plot("disk", "Disk, MB, by day", disk),
        Plot("memory", "Memory, MB, by day", memory),
        Plot("messages", "Direct messages a person, by day", dict(sorted(messages.items()))),
        Plot("answers", "Seconds until an answer is whole, by day", {"half": half, "95 of 100": late}),
    ]


def write(folder: Path, seen: Sequence[Seen]) -> list[Path]:
    """Draw the plots of a run into its folder."""
    found = []
    for plot in plots(seen):
        path = folder / f"{plot.name}.png"
        draw(plot, path)
        found.append(path)
    return found
