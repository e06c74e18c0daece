"""What the tests may take: ``python -m tests.support.budget`` holds what ``.ci/run`` has measured against it.

Each line of its input is a target of the Makefile, its processor seconds in user and in system mode, and those of
PostgreSQL before and after. What is above its budget is said loudly and is no failure: the machine may be slow.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping

from bot.measure import bench_piece
from bot.measure.bench import pace

PACE = bench_piece.PACE / 1e6
"""The pace of the machine for which the budgets are said, in millions of additions a second (``make bench``)."""
MINUTES: Mapping[str, float] = {"test": 14.0, "test-all": 30.0}
"""Minutes of processor time that a target of the Makefile may take there."""


def judged(lines: Iterable[str], paced: float) -> Iterator[str]:
    """What the targets took on a machine of this pace, and what that is at :data:`PACE`."""
    for line in lines:
        target, *figures = line.split()
        user, system, before, after = map(float, figures)
        took = (user + system + after - before) / 60
        same = took * paced / PACE
        yield (
            f"make {target}: {took:.1f} min of processor time at a pace of {paced:.1f} M,"
            f" which are {same:.1f} min at {PACE:.0f} M"
        )
        if same > MINUTES[target]:
            yield f"!!! TOO MUCH: make {target} may take {MINUTES[target]:.0f} min; pytest --spent tells where it goes"


if __name__ == "__main__":
    for said in judged(sys.stdin, pace()):
        print(said)
