"""``bench --against``: this checkout and an earlier commit of it, measured alternately in one run.

The other commit is checked out (``git worktree``) into a folder that goes again, and both are measured by the same
code, ``bench_piece``: piece after piece in a process of its own, this and the other, the other and this, and so on.
What counts are the ratios within such pairs, for whatever else the machine does meets both halves of a pair.
"""

from __future__ import annotations

import compileall
import dataclasses
import json
import os
import resource
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType
from typing import Any

from bot.measure import bench_piece

PIECE = Path(bench_piece.__file__)
SECTIONS = tuple(bench_piece.SECTIONS)
PAIRS = {False: 8, True: 4}
"""How many pairs of pieces each section takes, by whether it is quick."""
NOTICED, FEWEST = 1.05, 3
"""A ratio that is told if it is beyond the noise, every pair points the same way, and there are so many pairs."""
TIMES = ("µs", "ms")
Report = dict[str, Any]
"""What a piece has written: ``figures``, ``missing``, ``strange``."""


class CannotCompare(Exception):
    """Why there is nothing to measure, in one sentence."""


@dataclasses.dataclass(frozen=True, slots=True)
class Checkout:
    """A state of the sources."""

    root: Path
    """The folder in which the sources lie."""
    commit: str
    """Its short hash; changes that are not committed do not show in it."""
    told: str
    """What it is called in one line: hash, changes that are not committed, subject."""


@dataclasses.dataclass(frozen=True, slots=True)
class Compared:
    """A figure of both checkouts."""

    name: str
    """What was measured, as the table of figures has it."""
    unit: str
    """Of ``this`` and ``other``, such as ``ms``; one of ``TIMES`` for a time."""
    this: float | None
    """The median in this checkout, in ``unit``; ``None`` where the figure is not there."""
    other: float | None
    """The median in the other checkout, in ``unit``; ``None`` where the figure is not there."""
    ratios: Sequence[float]
    """This by the other, of each pair that has both."""
    alike: bool
    """Whether both did the same work for it."""
    noise: float = 0.0
    """How far the ratios of times usually are from the median of their figure; 0 for what is no time."""

    @property
    def ratio(self) -> float:
        """The median of the pairs; 1 where there is none."""
        return statistics.median(self.ratios) if self.ratios else 1.0

    @property
    def verdict(self) -> str:
        """``slower`` or ``quicker`` (for what is no time: ``more``, ``less``), or nothing where it may be chance."""
        more, less = ("slower", "quicker") if self.unit in TIMES else ("more", "less")
        if len(self.ratios) < FEWEST:
            return ""
        limit = max(NOTICED, 1 + 2 * self.noise)
        if self.ratio > limit and min(self.ratios) > 1:
            return more
        return less if self.ratio < 1 / limit and max(self.ratios) < 1 else ""


@dataclasses.dataclass(slots=True)
class Comparison:
    """All that was measured."""

    this: Checkout
    """The checkout in which the measuring runs."""
    other: Checkout
    """The earlier commit, which lies in a folder of its own."""
    pairs: list[tuple[Report, Report]] = dataclasses.field(default_factory=list)
    """What the two pieces of each pair wrote, this checkout's first, in the order in which they ran."""
    seconds: float = 0.0
    """How long all of it took, by the clock."""
    processor: float = 0.0
    """Seconds of processors that it took."""
    interrupted: bool = False
    """Whether somebody ended it before all pairs had run."""

    def figures(self) -> list[Compared]:
        """The figures in the order in which they were first taken."""
        return compare(self.pairs)

    def missing(self) -> list[str]:
        """A line for whatever could not be measured, with where and why."""
        found: dict[str, None] = {}
        for pair in self.pairs:
            for where, report in zip(("this checkout", self.other.commit), pair, strict=True):
                found |= {f"not there in {where}: {name} ({why})": None for name, why in report["missing"].items()}
        return list(found)

    def ending(self) -> str:
        """How much was measured, in a sentence."""
        told = f"{2 * len(self.pairs)} pieces in {self.seconds:.0f} s, {self.processor:.0f} s of processor time,"
        return f"Interrupted: {told} are all that was measured." if self.interrupted else f"{told.rstrip(',')}."

    def report(self) -> dict[str, Any]:
        """All of it, fit for JSON."""
        return {
            "this": self.this.told,
            "other": self.other.told,
            "seconds": round(self.seconds),
            "interrupted": self.interrupted,
            "missing": self.missing(),
            "figures": [
                dataclasses.asdict(one) | {"ratio": one.ratio, "verdict": one.verdict} for one in self.figures()
            ],
        }


def compare(pairs: Iterable[tuple[Report, Report]]) -> list[Compared]:
    """The figures of pairs of reports, first this checkout's and then the other's."""
    taken: dict[str, tuple[list[Any], list[Any]]] = {}
    for reports in pairs:
        for name in {**reports[0]["figures"], **reports[1]["figures"]}:
            both = taken.setdefault(name, ([], []))
            for side, report in zip(both, reports, strict=True):
                side.append(report["figures"].get(name))
    found = []
    for name, (this, other) in taken.items():
        there = [one for one in (*this, *other) if one is not None]
        ratios = [
            a["value"] / b["value"] for a, b in zip(this, other, strict=True) if a is not None and b and b["value"] > 0
        ]
        found.append(
            Compared(
                name, there[0]["unit"], _median(this), _median(other), ratios, len({one["work"] for one in there}) == 1
            )
        )
    return [dataclasses.replace(one, noise=noise(found)) if one.unit in TIMES else one for one in found]


def noise(figures: Iterable[Compared]) -> float:
    """How far a ratio of times usually is from the median of its figure: on a quiet machine 0.01, on a busy one 0.1."""
    apart = [abs(ratio - one.ratio) for one in figures if one.unit in TIMES for ratio in one.ratios]
    return statistics.median(apart) if apart else 0.0


def _median(side: Iterable[Any]) -> float | None:
    values = [one["value"] for one in side if one is not None]
    return statistics.median(values) if values else None


def rows(figures: Iterable[Compared], other: str) -> Iterator[tuple[str, ...]]:
    """A table of them, its heading first."""
    yield "less is better", "this checkout", other, "this / other", "from", "to", ""
    for one in figures:
        sides = ["not there" if side is None else f"{side:.4g} {one.unit}".strip() for side in (one.this, one.other)]
        ratios = [f"{x:.2f}" for x in (one.ratio, min(one.ratios), max(one.ratios))] if one.ratios else [""] * 3
        loud = {"slower": "SLOWER", "more": "MORE"}.get(one.verdict, one.verdict)
        remarks = [loud, "" if one.alike or not one.ratios else "not the same work"]
        yield one.name, *sides, *ratios, ", ".join(filter(None, remarks))


def worse(figures: Iterable[Compared], other: str) -> Iterator[str]:
    """A line for whatever takes more than in the other commit."""
    for one in sorted(figures, key=lambda one: -one.ratio):
        if one.verdict in ("slower", "more"):
            span = f"{min(one.ratios):.2f} to {max(one.ratios):.2f}"
            remark = "" if one.alike else "; the two did not do the same work"
            yield f"{one.verdict.upper()} than {other}: {one.name}, {one.ratio:.2f} times ({span}{remark})"


def git(root: Path, *words: str) -> str:
    """What git says. Raises ``CannotCompare`` where there is no git, and ``CalledProcessError`` where it refuses."""
    if shutil.which("git") is None:
        raise CannotCompare("there is no git on this machine, which another commit is checked out with")
    command = ["git", "-C", str(root), *words]
    # A hook of git's says by variables which repository it is called for: that need not be this one.
    env = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")} | {"LC_ALL": "C"}
    # A session of its own: an interrupt from the keyboard does not reach it, so that tidying up is never cut short.
    done = subprocess.run(command, env=env, capture_output=True, encoding="utf-8", check=True, start_new_session=True)
    return done.stdout.strip()


def _said(error: subprocess.CalledProcessError) -> str:
    """Git's last words."""
    told = error.stderr.strip().splitlines() or ["it does not say why"]
    return str(told[-1]).removeprefix("fatal: ")


def found_here(root: Path) -> Checkout:
    """This checkout as it is, changes that are not committed included."""
    try:
        top = Path(git(root, "rev-parse", "--show-toplevel")).resolve()
        if top != root.resolve():
            raise CannotCompare(f"{root} is not a checkout by itself, but a part of {top}")
        commit = git(root, "rev-parse", "--short", "HEAD")
        changed = len(git(root, "status", "--porcelain").splitlines())
        subject = git(root, "log", "-1", "--format=%s")
    except subprocess.CalledProcessError as error:
        raise CannotCompare(f"{root} is not a checkout that git can read: {_said(error)}") from error
    files = "1 file that is" if changed == 1 else f"{changed} files that are"
    state = f" with changes in {files} not committed, measured as they are" if changed else ""
    return Checkout(root, commit, f"{commit}{state} ({subject})")


@contextmanager
def checked_out(root: Path, commit: str, folder: Path) -> Iterator[Checkout]:
    """Another commit of the repository below ``folder``, while the block runs."""
    try:
        number = git(root, "rev-parse", "--verify", "--quiet", "--end-of-options", commit + "^{commit}")
    except subprocess.CalledProcessError as error:
        raise CannotCompare(f"this repository has no commit {commit!r}") from error
    place = folder / "other"
    try:
        try:
            git(root, "-c", "core.hooksPath=/dev/null", "worktree", "add", "--detach", "--quiet", str(place), number)
        except subprocess.CalledProcessError as error:
            raise CannotCompare(f"{commit} cannot be checked out: {_said(error)}") from error
        short, _, subject = git(place, "log", "-1", "--format=%h %s").partition(" ")
        yield Checkout(place, short, f"{short} ({subject})")
    finally:
        shutil.rmtree(place, ignore_errors=True)
        with suppress(subprocess.CalledProcessError):
            git(root, "worktree", "prune")


def piece(checkout: Checkout, section: str, folder: Path, *, quick: bool, number: int) -> Report:
    """Let a process measure a section of a checkout. ``number`` seeds the order of its sets."""
    root, file = checkout.root, folder / "report.json"
    file.unlink(missing_ok=True)
    layers = folder / "layers" / checkout.commit
    env = {
        **os.environ,
        "PYTHONPATH": str(root),  # before what is installed
        "PYTHONSAFEPATH": "1",  # and neither this folder's modules nor those of the working directory
        "PYTHONHASHSEED": str(number),
        "HERALD_LAYERS": str(layers),
        "TMPDIR": str(folder),
    }
    words = [sys.executable, str(PIECE), str(root), section, str(file), *(["quick"] if quick else [])]
    with (folder / "errors").open("w+", encoding="utf-8") as errors:
        process = subprocess.Popen(
            words, cwd=folder, env=env, stdout=errors, stderr=errors, start_new_session=True
        )  # in a session of its own: whatever it has started ends with it
        try:
            process.wait()
        finally:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGKILL)
                process.wait()
        errors.seek(0)
        said = errors.read().strip().splitlines()
    if file.exists():
        report: Report = json.loads(file.read_text(encoding="utf-8"))
        return report
    why = said[-1] if said else f"its process ended with {process.returncode}"
    return {"figures": {}, "missing": {f"all of {section}": why}, "strange": {}}


def compiled(checkout: Checkout) -> None:
    """Compile the modules of a checkout, so that no piece does it while it is measured."""
    for package in bench_piece.PACKAGES:
        compileall.compile_dir(checkout.root / package, quiet=2)


def _spent() -> float:
    """Seconds of processor time of all processes that this one has started and that have ended."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def _interrupt(_number: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt


@contextmanager
def _ended_politely() -> Iterator[None]:
    """SIGTERM is an interrupt as well: what was checked out goes."""
    former = signal.signal(signal.SIGTERM, _interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, former)


def measure(
    commit: str, sections: Sequence[str], *, quick: bool, root: Path, say: Callable[[str], None], pairs: int = 0
) -> Comparison:
    """Measure the checkout below ``root`` and another commit of it in turn; ``say`` hears how far it is.

    An interrupt ends it with what was measured so far. Raises ``CannotCompare``.
    """
    pairs, began, before = pairs or PAIRS[quick], time.monotonic(), _spent()
    with (
        _ended_politely(),
        tempfile.TemporaryDirectory(prefix="herald-bench-", ignore_cleanup_errors=True) as name,
    ):
        folder, this = Path(name), found_here(root)
        with checked_out(root, commit, folder) as other:
            run = Comparison(this, other)
            say(f"this checkout: {this.told}")
            say(f"the other:     {other.told}")
            try:
                for checkout in (this, other):
                    compiled(checkout)
                for number in range(pairs):
                    for section in sections:
                        run.pairs.append(_pair(run, section, folder, quick, number))
                    say(f"pair {number + 1} of {pairs}, {time.monotonic() - began:.0f} s")
            except KeyboardInterrupt:
                run.interrupted = True
            run.seconds, run.processor = time.monotonic() - began, _spent() - before
            return run


def _pair(run: Comparison, section: str, folder: Path, quick: bool, number: int) -> tuple[Report, Report]:
    """A piece of each: this checkout goes first in every other pair."""
    order = (run.this, run.other) if number % 2 == 0 else (run.other, run.this)
    found = []
    for checkout in order:
        found.append(piece(checkout, section, folder, quick=quick, number=number + 1))
        for package, place in found[-1]["strange"].items():
            raise CannotCompare(f"{package} of {checkout.commit} would be imported from {place}")
    return (found[0], found[1]) if number % 2 == 0 else (found[1], found[0])
