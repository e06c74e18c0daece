"""Does it pass every time? ``python -m tests.steady --runs 30 --burn 8 tests/e2e``

The tests, or any part of them, run so many times, each time with a seed of its own and in a random order that follows
from it, with so many busy processes beside them. Every test that failed at least once is named, with its seeds and how
it can be seen again. All other words and options are pytest's: ``-n 3``, ``-k kills``, ``-m slow``, ``--order long``.
An interrupted run counts as far as it came.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import random
import secrets
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NoReturn

from tests.support import skips
from tests.support.patience import processors
from tests.support.runs import Interruption, Run, run

BUSY = "import os, sys\nwhile os.getppid() == int(sys.argv[1]):\n    for _ in range(100_000):\n        pass"
"""What a busy process does, until whoever started it has ended, in whatever way."""
NOTHING = (4, 5)
"""Exit codes of pytest when what was asked for does not exist."""
WIDE = 300
"""Characters of a failure's message that are shown."""


@contextlib.contextmanager
def busy(count: int) -> Iterator[list[int]]:
    """So many processes that only compute, by their ids."""
    command = [sys.executable, "-S", "-c", BUSY, str(os.getpid())]
    started = [subprocess.Popen(command, stderr=subprocess.DEVNULL, start_new_session=True) for _ in range(count)]
    try:
        yield [process.pid for process in started]
    finally:
        for process in started:
            process.kill()
        for process in started:
            process.wait()


def line(number: int, of: int, seed: int, done: Run) -> str:
    """How a run ended."""
    count = Counter(case.outcome for case in done.cases)
    told = ", ".join(f"{count[kind]} {kind}" for kind in ("passed", "failed", "skipped") if count[kind])
    return f"run {number} of {of}, seed {seed}: {told or 'no test ended'} in {clock(done.seconds)}"


def clock(seconds: float) -> str:
    return f"{seconds:.0f} s" if seconds < 120 else f"{seconds / 60:.1f} min"


def report(done: Sequence[tuple[int, Run]], interrupted: bool) -> Iterator[str]:
    """What all runs came to, each with its seed: tests that failed, runs that broke, and the figures."""
    failed: dict[str, dict[int, str]] = {}
    again: dict[str, str] = {}
    ran: Counter[str] = Counter()
    skipped: dict[str, str] = {}
    for seed, one in done:
        for case in one.cases:
            ran[case.name] += case.outcome != "skipped"
            if case.outcome == "skipped":
                skipped[case.name] = case.why
            if case.outcome == "failed":
                failed.setdefault(case.name, {})[seed] = case.why
                again.setdefault(case.name, case.again)
    for name in sorted(failed, key=lambda name: (-len(failed[name]) / ran[name], name)):
        yield f"\nfailed in {len(failed[name])} of {ran[name]}: {name}"
        yield from _reasons(failed[name])
        yield from (f"  {told}" for told in again[name].splitlines())
    broken = [(seed, one) for seed, one in done if one.broke]
    for number, (seed, one) in enumerate(broken):
        last = interrupted and number == len(broken) - 1
        yield f"\nthe run with seed {seed} {'was interrupted' if last else f'broke off, {one.broke}'}"
        yield from (f"  was running: {name}" for name in one.begun)
    names = sum(count > 0 for count in ran.values())
    yield ""
    yield f"{len(failed)} of {names} tests failed at least once" if failed else f"no test failed: {names} tests"
    yield from skips.counted(f"every time: {why}" for name, why in skipped.items() if not ran[name])
    wall, cpu = sum(one.seconds for _, one in done), sum(one.cpu for _, one in done)
    whole = len(done) - len(broken)
    runs = f"{len(done)} runs" if whole == len(done) else f"{len(done)} runs, {whole} of them to the end"
    yield f"{runs}: {sum(ran.values())} tests in {clock(wall)}, {clock(cpu)} of processors"


def _reasons(why: dict[int, str]) -> Iterator[str]:
    """The messages of a test's failures, each once, with the seeds."""
    by: dict[str, list[int]] = {}
    for seed, message in why.items():
        by.setdefault(" ".join(message.split())[:WIDE], []).append(seed)
    for message, seeds in by.items():
        yield f"  seed {', '.join(map(str, seeds))}: {message}"


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One sentence is enough."""
        self.exit(2, f"steady: {message}\n")


def asked(words: Sequence[str]) -> tuple[argparse.Namespace, list[str]]:
    """The options of this module, and what is pytest's."""
    parser = _Parser(prog="python -m tests.steady", description=__doc__, allow_abbrev=False,
                     formatter_class=argparse.RawDescriptionHelpFormatter)  # fmt: skip
    parser.add_argument("--runs", type=int, default=5, help="how many times, 5 unless given")
    parser.add_argument("--burn", type=int, default=0, help="so many busy processes beside the tests")
    parser.add_argument("--seed", type=int, help="the luck from which each run has its own")
    found, rest = parser.parse_known_args(words)
    if found.runs < 1:
        parser.error("--runs must be 1 or more.")
    if found.burn < 0:
        parser.error("--burn must be 0 or more.")
    if found.burn and processors() < 2:
        parser.error("--burn needs two processors or more, and only one may be used here: leave it out.")
    return found, rest


def main(words: Iterable[str]) -> int:
    """0 when every test passed every time, 1 when not, 2 for what cannot be run, 130 when interrupted."""
    options, rest = asked(list(words))
    first = secrets.randbelow(10**6) if options.seed is None else options.seed
    seeds = random.Random(first)
    order = () if any(word.startswith("--order") for word in rest) else ("--order", "shuffled")
    env = {"HERALD_TEST_PLACE": "steady", **os.environ}
    beside = f", {options.burn} busy processes beside them" if options.burn else ""
    print(f"{options.runs} runs{beside}; the same seeds again: --seed {first}", flush=True)
    interruption = Interruption()
    interruption.listen()
    done: list[tuple[int, Run]] = []
    with busy(options.burn):
        while len(done) < options.runs and not interruption.heard:
            seed = seeds.randrange(10**6)
            one = run(["--seed", str(seed), *order, *rest], env, interruption)
            if one.code in NOTHING and not done:
                print(f"steady: nothing to run, {one.broke}", file=sys.stderr)
                return 2
            done.append((seed, one))
            print(line(len(done), options.runs, seed, one), flush=True)
    for told in report(done, bool(interruption.heard)):
        print(told)
    sys.stdout.flush()
    if interruption.heard:
        return 130
    return int(any(one.code for _, one in done))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
