"""How long something takes, measured against a fixed piece of work, so that a slow machine is no failure."""

from __future__ import annotations

import time
from collections.abc import Callable

WORK = 0.0021
"""Seconds of its own that the fixed work takes on an idle machine of the kind that limits are written for."""


def work() -> float:
    """Seconds the fixed work takes now."""
    begin = time.thread_time()
    total = 0
    for number in range(40_000):
        total += number & 7
    return time.thread_time() - begin


def quickest(task: Callable[[], object], rounds: int) -> float:
    """Seconds of the quickest of some rounds."""
    found = 1e9
    for _ in range(rounds):
        begin = time.thread_time()
        task()
        found = min(found, time.thread_time() - begin)
    return found
