"""Where the processor time of a run goes: ``pytest --spent`` prints it by folder, by kind and by test.

What a test spends is what the whole tree of its process has spent meanwhile: bots, browsers and drawing processes too.
A PostgreSQL server is nobody's child and is not counted here; ``.ci/run`` adds it. Read from ``/proc``, so on Linux
alone.
"""

from __future__ import annotations

import contextlib
import os
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path

PROC = Path("/proc")
TICKS = os.sysconf("SC_CLK_TCK")
MOST = 40
"""Tests that are named, those that spend the most."""
KINDS = {
    "tests/web": "browser",
    "tests/e2e": "bots as processes, and games over the sandbox",
    "tests/sandbox": "the stand-in for Discord",
    "tests/cogs": "commands and panels",
    "tests/bot": "tables and storage",
    "tests/engine": "rules",
    "tests/render": "pictures",
}
"""What a folder is about, for the table."""


def of_tree(pid: int) -> float:
    """Seconds of processors that a process, its children and all theirs have spent, ended ones included."""
    try:
        times = (PROC / f"{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[11:15]
    except OSError:
        return 0.0  # it has ended: its parent counts it
    return sum(map(int, times)) / TICKS + sum(map(of_tree, _children(pid)))


def _children(pid: int) -> Iterable[int]:
    """The processes that a process, in any of its threads, has started, and that are still there."""
    for thread in (PROC / f"{pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            yield from map(int, thread.read_text(encoding="utf-8").split())


def of_run() -> float:
    """Seconds of processors that this process and those of its children that have ended have spent."""
    return sum(os.times()[:4])


def folder(test: str) -> str:
    """The folder that a test stands in: two levels, three where a game has one of its own."""
    return "/".join(Path(test.partition("::")[0]).parts[:-1][:3])


def lines(spent: Mapping[str, float], rest: float) -> Iterable[str]:
    """The table: seconds by test, and those that belong to none."""
    whole = sum(spent.values()) + rest
    folders: Counter[str] = Counter()
    tests: Counter[str] = Counter()
    for test, seconds in spent.items():
        folders[folder(test)] += seconds
        tests[folder(test)] += 1
    yield f"processor time: {whole:.0f} s, {len(spent)} tests"
    for name, seconds in folders.most_common():
        kind = KINDS.get("/".join(name.split("/")[:2]), "")
        yield f"{seconds:8.1f} s {100 * seconds / whole:5.1f} %  {tests[name]:5} tests  {name:24} {kind}".rstrip()
    yield f"{rest:8.1f} s {100 * rest / whole:5.1f} %               start, collection, what is shared"
    modules: Counter[str] = Counter()
    for test, seconds in spent.items():
        modules[test.partition("::")[0]] += seconds
    for title, by in (("modules", modules), ("tests", Counter(spent))):
        yield f"the {MOST} {title} that spend the most:"
        for name, seconds in by.most_common(MOST):
            yield f"{seconds:8.1f} s  {name}"
