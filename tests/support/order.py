"""In which order tests run, and which games' kill properties run at all.

Long tests first: each worker begins with a share of them and ends with short ones, of which another may take some.
``tests/durations.txt`` says how long they take; ``pytest --write-durations`` writes it anew. ``--order shuffled`` is
random by the seed of the run, so that one number brings back the luck of the tests and their order; ``--order given``
is that in which they are named.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

import pytest

ORDERS = ("long", "shuffled", "given")
DURATIONS = Path(__file__).parents[1] / "durations.txt"
LONG = 2.0
"""Seconds from which a test is worth a line in the file."""
SEED = "HERALD_TEST_SEED"
"""The variable with the seed of the run, for what is decided before any test has begun."""
T = TypeVar("T")


def read(path: Path = DURATIONS) -> dict[str, float]:
    """Seconds by the name of the test."""
    if not path.exists():
        return {}
    rows = (line.split(maxsplit=1) for line in path.read_text(encoding="utf-8").splitlines() if line.strip())
    return {name: float(seconds) for seconds, name in rows}


def write(taken: Mapping[str, float], path: Path = DURATIONS) -> None:
    """Keep what takes long, the longest first."""
    long = sorted(((s, name) for name, s in taken.items() if s >= LONG), reverse=True)
    path.write_text("".join(f"{seconds:.0f} {name}\n" for seconds, name in long), encoding="utf-8")


def arranged(names: Sequence[str], seconds: Mapping[str, float], workers: int) -> list[int]:
    """The order of the tests, as numbers into ``names``. Workers get equal portions of it, one after the other: each
    portion begins with its share of the long tests, shared out so that all take about as long."""
    long = sorted((n for n, name in enumerate(names) if name in seconds), key=lambda n: (-seconds[names[n]], n))
    rest = [n for n, name in enumerate(names) if name not in seconds]
    if workers < 2:
        return [*long, *rest]
    portions: list[list[int]] = [[] for _ in range(workers)]
    weights = [0.0] * workers
    for number in long:
        least = weights.index(min(weights))
        portions[least].append(number)
        weights[least] += seconds[names[number]]
    order: list[int] = []
    size, taken = len(names) // workers, 0
    for at, portion in enumerate(portions):
        more = max(0, size - len(portion)) if at < workers - 1 else len(rest) - taken
        order += [*portion, *rest[taken : taken + more]]
        taken += more
    return order


def shuffled(names: Sequence[str], seed: int) -> list[int]:
    """A random order, as numbers into ``names``: modules, and the tests of each, which share what takes long to set
    up and are left together."""
    modules: dict[str, list[int]] = {}
    for number in sorted(range(len(names)), key=lambda number: names[number]):
        modules.setdefault(names[number].partition("::")[0], []).append(number)
    rng = random.Random(f"order/{seed}")
    mixed = list(modules.values())
    rng.shuffle(mixed)
    for module in mixed:
        rng.shuffle(module)
    return [number for module in mixed for number in module]


def as_given(names: Sequence[str], words: Sequence[str]) -> list[int]:
    """The order in which a command line names tests; what it does not name stays at the end as it is."""
    place = {word: number for number, word in enumerate(words)}
    return sorted(range(len(names)), key=lambda number: place.get(names[number], len(words)))


def keep_quick(item: pytest.Item) -> None:
    """Let ``make test`` run a case although its function is marked as slow: ``@pytest.mark.slow(but=[...])`` names the
    cases, by their ids, that stand there for all."""
    if _case(item) in _kept(item):
        item.own_markers = [mark for mark in item.own_markers if mark.name != "slow"]


def nothing_kept(items: Iterable[pytest.Item]) -> list[str]:
    """Cases that a mark keeps for ``make test`` and that no test has, as sentences."""
    kept: dict[str, set[str]] = {}
    for item in items:
        name, _, _ = item.nodeid.partition("[")
        kept.setdefault(name, _kept(item)).discard(_case(item))
    return [f"{name} has no case {case!r}" for name, cases in kept.items() for case in sorted(cases)]


def _kept(item: pytest.Item) -> set[str]:
    marks = getattr(getattr(item, "function", None), "pytestmark", ())
    return {case for mark in marks if mark.name == "slow" for case in mark.kwargs.get("but", ())}


def _case(item: pytest.Item) -> str:
    return str(getattr(getattr(item, "callspec", None), "id", ""))


def out_of_turn(items: Sequence[pytest.Item], turn: int) -> set[int]:
    """Tests, as numbers into ``items``, whose turn it is not: of the cases of a test that is marked with ``turns(n)``,
    or of all that are marked with ``turns(n, among="…")`` by the same word, every ``n``-th runs, beginning with another
    one by the seed of the run; in the soak all do. Slow ones take turns among themselves, so that `make test` and
    `make test-all` have their share each."""
    if os.environ.get("HERALD_KILLS") == "all":
        return set()
    alike: dict[tuple[str, int, bool], list[int]] = {}
    for number, item in enumerate(items):
        if (mark := item.get_closest_marker("turns")) is not None:
            slow = item.get_closest_marker("slow") is not None
            among = mark.kwargs.get("among", item.nodeid.partition("[")[0])
            alike.setdefault((among, mark.args[0], slow), []).append(number)
    waiting: set[int] = set()
    for (_, many, _), numbers in alike.items():
        waiting |= {*numbers} - {*numbers[turn % min(many, len(numbers)) :: many]}
    return waiting


def every_or_one(places: Sequence[T]) -> Sequence[T]:
    """All of them in the soak; otherwise the one whose turn it is by the seed of the run."""
    if os.environ.get("HERALD_KILLS") == "all":
        return places
    turn = int(os.environ.get(SEED, "0")) % len(places)
    return places[turn : turn + 1]


def in_turn(games: Mapping[str, T]) -> dict[str, T]:
    """The games whose kill properties run: those that ``HERALD_KILLS`` names, or ``all``; otherwise the one whose turn
    it is by the seed of the run. The fair of the tests is not among them: it always runs."""
    wanted = os.environ.get("HERALD_KILLS", "")
    if wanted == "all":
        return dict(games)
    turn = int(os.environ.get(SEED, "0")) % len(games)
    named = [name.strip() for name in wanted.split(",") if name.strip()] or [list(games)[turn]]
    unknown = set(named) - set(games)
    if unknown:
        raise ValueError(f"HERALD_KILLS names no game: {', '.join(sorted(unknown))}; there are {', '.join(games)}")
    return {name: games[name] for name in named}
