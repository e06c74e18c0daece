"""Where the processor time of a run goes: ``pytest --spent`` prints it by folder, by kind and by test.

What a test spends is what the whole tree of its process has spent meanwhile: bots, browsers and drawing processes too.
A PostgreSQL server is nobody's child and is not counted here; ``.ci/run`` adds it.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path

import psutil

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


def of_tree(process: psutil.Process) -> float:
    """Seconds of processors that a process, its children and all theirs have spent, ended ones included."""
    spent = 0.0
    for one in (process, *process.children(recursive=True)):
        try:
            times = one.cpu_times()
        except psutil.Error:
            continue  # its parent has just counted it
        spent += times.user + times.system + getattr(times, "children_user", 0) + getattr(times, "children_system", 0)
    return spent


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
        yield f"{seconds:8.1f} s {100 * seconds / whole:5.1f} %  {tests[name]:5} tests  {name}"
    yield f"{rest:8.1f} s {100 * rest / whole:5.1f} %               start, collection, what is shared"
    modules: Counter[str] = Counter()
    for test, seconds in spent.items():
        modules[test.partition("::")[0]] += seconds
    for title, by in (("modules", modules), ("tests", Counter(spent))):
        yield f"the {MOST} {title} that spend the most:"
        for name, seconds in by.most_common(MOST):
            yield f"{seconds:8.1f} s  {name}"
