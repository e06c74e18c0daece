"""``bench``: how fast the rules, the pictures and the bot are. Figures to read, not tests to pass.

Each section is a module ``bot.measure.bench_<name>`` with two functions: ``measure(quick) -> dict`` gives figures fit
for JSON, ``lines(figures)`` puts them into rows of a table: what, measured, wanted.
"""

from __future__ import annotations

import importlib
import importlib.util
import json
import platform
import time
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Protocol, cast

import typer

ROOT = Path(__file__).resolve().parents[2]
ADDITIONS = 2_000_000
SECTIONS = ("engine", "render", "store", "bot", "memory", "scale", "people", "page")


class Section(Protocol):
    """What a module of figures offers."""

    def measure(self, quick: bool) -> dict[str, Any]:
        """Measure; ``quick`` takes a few seconds and is rough."""

    def lines(self, figures: dict[str, Any]) -> Iterator[tuple[str, str, str]]:
        """What was measured, how much it is, what is wanted (empty for nothing)."""


def sections() -> dict[str, Section]:
    """The sections that are there, by name."""
    return {
        name: cast(Section, importlib.import_module(f"bot.measure.bench_{name}"))
        for name in SECTIONS
        if importlib.util.find_spec(f"bot.measure.bench_{name}") is not None
    }


def pace() -> float:
    """Additions that plain Python does a second of processor time, in millions: what figures of different machines, or
    of a busy and an idle one, are held against."""
    best = 0.0
    for _ in range(5):
        total, start = 0, time.process_time()
        for number in range(ADDITIONS):
            total += number
        best = max(best, ADDITIONS / (time.process_time() - start) / 1e6)
    return round(best, 1)


def table(rows: list[tuple[str, str, str]]) -> str:
    """Rows as a table."""
    return lined([("figure", "measured", "wanted"), *rows])


def lined(rows: Sequence[tuple[str, ...]]) -> str:
    """Rows as a table that lines up in a terminal and is Markdown too; the first is the heading."""
    widths = [max(len(row[n]) for row in rows) for n in range(len(rows[0]))]
    drawn = [
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) + " |" for row in rows
    ]
    drawn.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return "\n".join(drawn)


def compared(commit: str, only: str, quick: bool, json_file: Path | None, *, root: Path = ROOT, pairs: int = 0) -> int:
    """Measure this checkout and another commit of it in turn, and print how they compare; the exit code.

    ``pairs``: how many of each section, 0 for the usual.
    """
    from bot.measure import bench_against as against

    if only not in ("", *against.SECTIONS):
        typer.echo(f"bench: --against has no section {only!r}; it has {', '.join(against.SECTIONS)}", err=True)
        return 2
    chosen = (only,) if only else against.SECTIONS
    say = partial(typer.echo, err=True)
    try:
        run = against.measure(commit, chosen, quick=quick, root=root, say=say, pairs=pairs)
    except against.CannotCompare as error:
        typer.echo(f"bench: {error}", err=True)
        return 2
    figures = run.figures()
    if figures:
        print(lined(list(against.rows(figures, run.other.commit))))
    for line in run.missing():
        print(line)
    for line in against.worse(figures, run.other.commit):
        typer.secho(line, fg="red", bold=True)
    print(run.ending())
    if json_file is not None:
        json_file.write_text(json.dumps(run.report() | {"pace": pace()}, indent=2) + "\n", encoding="utf-8")
    return 130 if run.interrupted else 0


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""

    @app.command(name="bench")
    def command(
        json_file: Annotated[Path | None, typer.Option("--json", help="write the figures here too")] = None,
        quick: Annotated[bool, typer.Option("--quick", help="a few seconds per section, rough figures")] = False,
        only: Annotated[str, typer.Option(help=f"one section: {', '.join(SECTIONS)}")] = "",
        against: Annotated[
            str, typer.Option(help="a commit: measure it and this checkout in turn; takes minutes, fewer with --quick")
        ] = "",
    ) -> None:
        """Measure speed and print a table."""
        if against:
            raise typer.Exit(compared(against, only, quick, json_file))
        chosen = {name: section for name, section in sections().items() if only in ("", name)}
        if not chosen:
            typer.echo(f"bench: there is no section {only!r}; there are {', '.join(sections())}", err=True)
            raise typer.Exit(2)
        report: dict[str, Any] = {
            "python": platform.python_version(), "machine": platform.machine(), "quick": quick, "pace": pace(),
        }  # fmt: skip
        rows = [("this machine, plain Python", f"{report['pace']} million additions/s", "")]
        for name, section in chosen.items():
            report[name] = section.measure(quick)
            rows += section.lines(report[name])
        print(table(rows))
        if json_file is None:
            print()
            print(json.dumps(report))
        else:
            json_file.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
