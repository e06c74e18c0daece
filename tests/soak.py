"""What takes hours, in pieces of minutes: ``python -m tests.soak``.

Every game under kills, storms over three processes, hundreds of random games of every kind, thousands of damaged files.
Each piece is a run of pytest by itself. How it ended is written to a file of JSON lines as soon as it has, so that a
soak may be broken off at any time and goes on where it was: what has passed is not done again. ``--list`` tells what
there is and what is left, ``--anew`` begins from the beginning, ``--minutes`` begins nothing after so long, words
choose the pieces in whose names they stand.
"""

from __future__ import annotations

import argparse
import contextlib
import dataclasses
import json
import os
import random
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.support import runs
from tests.support.runs import ROOT

RESULTS = ROOT / "soak.jsonl"
ENV = {"HERALD_KILLS": "all", "HERALD_SOAK": "300", "HERALD_MUTATIONS": "400", "HERALD_DAMAGES": "120"}
EACH = (
    "tests/e2e/test_campaign.py", "tests/e2e/test_damage.py",
    "tests/e2e/test_storm.py", "tests/e2e/test_no_leak.py", "tests/e2e/test_act_alone.py",
    "tests/e2e/test_deadlines.py", "tests/e2e/test_stopped.py", "tests/e2e/test_failover.py",
    "tests/month/test_whole.py",
    "tests/engine/test_soak.py", "tests/engine/test_oracles.py", "tests/engine/charlemagne/test_king_at_sea.py",
    "tests/engine/charlemagne/test_rare.py", "tests/engine/roses/test_rare.py", "tests/engine/xidit/test_rare.py",
    "tests/engine/fief/test_rare.py",
)  # fmt: skip
"""Modules of which each test is a piece."""
TOGETHER = (
    "tests/bot/workers/test_kills.py", "tests/bot/workers/test_troubles.py", "tests/bot/workers/test_processes.py",
    "tests/bot/tables/history/test_flips.py", "tests/bot/tables/lobby/test_import.py", "tests/bot/store/test_growth.py",
    "tests/web/test_journey.py", "tests/web/test_fair.py", "tests/web/test_newcomer.py",
    "tests/cogs/play/test_suggested_games.py",
    "tests/saves/test_saves.py", "tests/engine/test_saves.py",
    "tests/engine/xidit/test_saves.py", "tests/engine/roses/test_damaged.py",
    "tests/render/charlemagne/test_labels.py", "tests/render/fief/test_labels.py",
    "tests/render/roses/test_labels.py", "tests/render/xidit/test_map.py",
    "tests/render/charlemagne/test_first_page.py", "tests/render/fief/test_first_page.py",
    "tests/render/knights/test_first_page.py", "tests/render/roses/test_first_page.py",
    "tests/render/xidit/test_first_page.py", "tests/render/roses/test_layout.py",
    "tests/render/roses/test_phone_view.py", "tests/render/roses/test_own_pieces.py", "tests/render/test_labels.py",
    "tests/render/test_legend.py", "tests/render/knights/test_map.py",
    "tests/bot/presenter/games/charlemagne/test_panel.py", "tests/bot/presenter/games/fief/test_panel.py",
    "tests/bot/presenter/games/roses/test_panel.py", "tests/bot/presenter/games/fief/test_lessons.py",
    "tests/cogs/play/test_suggest.py", "tests/cogs/test_suggestions.py", "tests/bot/presenter/test_consequences.py",
    "tests/locale/test_games.py",
)  # fmt: skip
"""Modules whose tests are a piece for each function, and each game that it names."""
KEPT = 60
"""Lines of what a piece that failed has printed that are kept."""


@dataclasses.dataclass(frozen=True, slots=True)
class Piece:
    """Some tests that run together."""

    name: str
    """The module, or a function of it with the game that it is for."""
    tests: tuple[str, ...]
    """Their ids."""


@dataclasses.dataclass(frozen=True, slots=True)
class Result:
    """How a piece ended."""

    piece: str
    """By its name."""
    outcome: str
    """``passed``, ``failed``, ``skipped`` or ``broken``."""
    seed: int
    """Of all luck in it."""
    seconds: float
    """How long it took, by the clock."""
    cpu: float
    """Seconds of processors that it took."""
    at: str
    """When it began, in local time."""
    commit: str
    """What was committed last; empty without git."""
    said: str
    """What it printed, figures mostly."""


def pieces(tests: Iterable[str]) -> list[Piece]:
    """The tests, by the pieces they belong to, in the order of the modules above."""
    found: dict[str, list[str]] = {}
    for test in tests:
        name = test
        if not test.startswith(EACH):
            name, bracket, rest = test.partition("[")
            if bracket and (game := re.match(r"[a-z]+(?=[-\]])", rest)):
                name += f"[{game[0]}]"
        found.setdefault(name, []).append(test)
    modules = [*EACH, *TOGETHER]
    ordered = sorted(found, key=lambda name: modules.index(name.partition("::")[0]))
    return [Piece(name, tuple(found[name])) for name in ordered]


def collected() -> list[Piece]:
    """All pieces there are."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "--seed", "0", *EACH, *TOGETHER]
    done = subprocess.run(command, cwd=ROOT, env=_env(0), capture_output=True, encoding="utf-8", check=False)
    if done.returncode:
        raise SystemExit(done.stdout + done.stderr)
    return pieces(line for line in done.stdout.splitlines() if "::" in line)


def read(path: Path) -> list[Result]:
    """What has ended, the oldest first. A line that was not written to its end does not count."""
    results = []
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        with contextlib.suppress(ValueError, TypeError):
            results.append(Result(**json.loads(line)))
    return results


def left(every: Sequence[Piece], results: Iterable[Result], words: Sequence[str] = ()) -> list[Piece]:
    """What has not passed yet, and is meant by the words; what never ran comes before what failed."""
    last = {result.piece: result.outcome for result in results}
    open_ = [p for p in every if last.get(p.name) not in ("passed", "skipped")]
    meant = [p for p in open_ if not words or any(word in p.name for word in words)]
    return sorted(meant, key=lambda piece: piece.name in last)


def run(piece: Piece, seed: int, place: int) -> Result:
    """Run a piece. ``place`` tells it apart from those that run at the same time."""
    at = time.strftime("%Y-%m-%d %H:%M:%S")
    done = runs.run(["--seed", str(seed), *piece.tests], _env(place))
    said = done.said
    if done.outcome in ("failed", "broken"):
        said += "\n" + "\n".join(done.output.splitlines()[-KEPT:])
    return Result(
        piece.name, done.outcome, seed, round(done.seconds, 1), round(done.cpu, 1), at, _commit(), said.strip()
    )


def soak(
    todo: Sequence[Piece],
    path: Path,
    *,
    jobs: int,
    until: float,
    seeds: random.Random,
    runs_one: Callable[[Piece, int, int], Result] = run,
    say: Callable[[str], None] = print,
) -> list[Result]:
    """Run pieces, ``jobs`` at a time, begin none after the moment ``until``, and note each as it ends."""  # fmt: skip
    places, lock = list(range(jobs)), threading.Lock()
    results: list[Result] = []

    def one(piece: Piece, seed: int) -> None:
        if time.monotonic() > until:
            return
        with lock:
            place = places.pop()
        result = runs_one(piece, seed, place)
        with lock:
            places.append(place)
            results.append(result)
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(dataclasses.asdict(result)) + "\n")
            say(f"{len(results)}/{len(todo)} {result.outcome} in {result.seconds:.0f} s: {result.piece}")

    with ThreadPoolExecutor(jobs) as pool:
        for piece in todo:
            pool.submit(one, piece, seeds.randrange(10**6))
    return results


def _env(place: int) -> dict[str, str]:
    return {**os.environ, "HERALD_TEST_PLACE": f"soak{place}", **{k: os.environ.get(k, v) for k, v in ENV.items()}}


def _commit() -> str:
    """What was committed last; empty without git."""
    asked = ["git", "rev-parse", "--short", "HEAD"]
    try:
        return subprocess.run(asked, cwd=ROOT, capture_output=True, encoding="utf-8", check=False).stdout.strip()
    except OSError:
        return ""


def summary(every: Sequence[Piece], results: Iterable[Result]) -> str:
    """How far the soak is."""
    last = {result.piece: result for result in results}
    here = [last[piece.name] for piece in every if piece.name in last]
    count = {kind: sum(r.outcome == kind for r in here) for kind in ("passed", "failed", "broken", "skipped")}
    told = ", ".join(f"{n} {kind}" for kind, n in count.items() if n) or "none run"
    hours = sum(result.seconds for result in here) / 3600
    return f"{len(every)} pieces: {told}, {len(every) - len(here)} left; {hours:.1f} h so far"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("words", nargs="*", help="only pieces in whose names one of these stands")
    parser.add_argument("--list", action="store_true", help="tell what there is and how it ended")
    parser.add_argument("--anew", action="store_true", help="forget what has passed")
    parser.add_argument("--jobs", type=int, default=1, help="how many run at a time")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="begin nothing after so long")
    parser.add_argument("--seed", type=int, help="the luck from which each piece has its own")
    parser.add_argument("--results", type=Path, default=RESULTS, help="the file of how pieces ended")
    asked = parser.parse_args()
    if asked.anew:
        asked.results.unlink(missing_ok=True)
    every, results = collected(), read(asked.results)
    if asked.list:
        last = {result.piece: result for result in results}
        for piece in every:
            result = last.get(piece.name)
            print(f"{result.outcome if result else '-':8}{result.seconds if result else '':>8} {piece.name}")
        print(summary(every, results))
        return 0
    todo = left(every, results, asked.words)
    until = time.monotonic() + 60 * asked.minutes
    done = soak(todo, asked.results, jobs=asked.jobs, until=until, seeds=random.Random(asked.seed))
    print(summary(every, read(asked.results)))
    return int(any(result.outcome in ("failed", "broken") for result in done))


if __name__ == "__main__":
    sys.exit(main())
