"""Mutations: a line of a game's rules is changed, one at a time, and the game's own tests must notice.

    python -m tests.mutate fief --count 200 --seed 1

Nothing is written into the tree: a changed module is compiled in memory, in a process of its own. First the tests run
once, to learn which of them reach which line; then each change meets those that reach it, the quickest first, until one
fails. Whatever survives is printed, to be judged by people: a change that means the same, or a test that is missing.
``--thorough`` shows survivors to all tests of the game, those that only reach the line through something cached too.
``--at engine/fief/state/state.py:40`` tries every change of named lines instead, to see that a new test notices.

A survivor that means the same is written into ``tests/judged.toml`` with its reason: its game, the function it stands
in, the text of its line and the change as it is printed. It is tried all the same, counts as judged, wherever its line
moves within a function of this name, and is asked about anew once the line has changed.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import functools
import gc
import hashlib
import importlib
import importlib.machinery
import json
import os
import random
import resource
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import Any

import pytest
from _pytest.config import default_plugins

from tests.changes import ROOT, Known, Mutant, changed, named, sample, spot

UNCOUNTED = {"test_speed.py"}
"""Files of tests that measure, and would fail by themselves on a busy machine."""
SHARED = ("test_all_games.py", "test_corrections.py", "test_golden.py", "test_imagine.py", "test_whatif.py")
"""Files of tests that ask every game the same, or play its recorded games again; a game's own cases of them count."""
ELSEWHERE = ("tests.support.databases", "render.core.keep")
"""What the common set-up of all tests reads. It knows the games too, but no test of a game goes through it."""
FIRST = 12
"""So many tests meet a change before the others."""
EVERY = "*"
"""Stands for all tests among those that reach a line."""
CALLS = 3000
"""So often a function is followed in one test."""
KILLED, SURVIVED, UNREACHED, STUCK, JUDGED = "killed", "survived", "unreached", "stuck", "judged"

Reached = dict[str, Any]
"""What a first run has shown: seconds by test, and tests by file and line."""


# --- which test reaches which line -----------------------------------------------------------------------------------


class Tracer:
    """Notes the lines of a folder that each test runs."""

    def __init__(self, folder: Path) -> None:
        self.folder = f"{folder}{os.sep}"
        self.seconds: dict[str, float] = {}
        self.lines: dict[str, dict[int, list[str]]] = {}
        self._left: dict[CodeType, set[int]] = {}
        self._calls: Counter[CodeType] = Counter()

    @pytest.hookimpl(hookwrapper=True)
    def pytest_collection(self) -> Iterator[None]:
        """What runs when modules are read belongs to every test."""
        sys.settrace(self._enter)
        yield
        sys.settrace(None)
        self._note(EVERY)

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self._left.clear()
        self._calls.clear()
        self._forget()
        began = time.perf_counter()
        sys.settrace(self._enter)
        yield
        sys.settrace(None)
        self.seconds[item.nodeid] = time.perf_counter() - began
        self._note(item.nodeid)

    def _forget(self) -> None:
        """Clear what the game has looked up once for all tests, so that each is seen to go through it."""
        own = os.path.relpath(self.folder, ROOT).replace(os.sep, ".")
        for module in [m for name, m in sys.modules.items() if name == own or name.startswith(f"{own}.")]:
            for looked_up in vars(module).values():
                if isinstance(looked_up, functools._lru_cache_wrapper):
                    looked_up.cache_clear()

    def _note(self, name: str) -> None:
        for code, left in self._left.items():
            lines = self.lines.setdefault(os.path.relpath(code.co_filename, ROOT), {})
            for line in _lines(code) - left:
                lines.setdefault(line, []).append(name)

    def _enter(self, frame: FrameType, event: str, arg: object) -> Callable[..., Any] | None:
        code = frame.f_code
        if not code.co_filename.startswith(self.folder):
            return None
        left = self._left.get(code)
        if left is None:
            left = self._left[code] = _lines(code)
        left.discard(code.co_firstlineno)
        self._calls[code] += 1
        if not left or self._calls[code] > CALLS:
            return None

        def follow(frame: FrameType, event: str, arg: object) -> Callable[..., Any] | None:
            if event == "line":
                left.discard(frame.f_lineno)
            return follow

        return follow


def _lines(code: CodeType) -> set[int]:
    return {line for _, _, line in code.co_lines() if line}


def reach(game: str, again: bool) -> Reached:
    """Run the tests once, unless nothing has changed since they were."""
    digest = hashlib.sha256()
    for folder in (f"engine/{game}", "engine/core", f"tests/engine/{game}"):
        for file in sorted((ROOT / folder).rglob("*.py")):
            digest.update(file.read_bytes())
    for name in SHARED:
        digest.update((ROOT / "tests" / "engine" / name).read_bytes())
    kept = Path(tempfile.gettempdir()) / f"herald-mutate-{game}-{digest.hexdigest()[:12]}.json"
    if again or not kept.exists():
        print("running all tests once, to see which reach what ...", flush=True)
        code, _ = _apart(lambda: _trace(game, kept), 3600)
        if code:
            raise SystemExit("the tests fail before anything is changed")
    found: Reached = json.loads(kept.read_text(encoding="utf-8"))
    return found


def _trace(game: str, kept: Path) -> int:
    tracer = Tracer(ROOT / "engine" / game)
    code = pytest.main([*_quiet(), *_files(game)], plugins=[tracer, _Own(game)])
    if not code:
        kept.write_text(json.dumps({"seconds": tracer.seconds, "lines": tracer.lines}), encoding="utf-8")
    return int(code)


def _files(game: str) -> list[str]:
    found = sorted((ROOT / "tests" / "engine" / game).rglob("test_*.py"))
    own = [str(file.relative_to(ROOT)) for file in found if file.name not in UNCOUNTED]
    return own + [f"tests/engine/{name}" for name in SHARED]


def _quiet() -> list[str]:
    return [
        "-q",
        "-x",
        "--seed",
        "1",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:unraisableexception",
        "--tb=no",
        "--no-header",
    ]


# --- a change and the tests ------------------------------------------------------------------------------------------


class _Loader(importlib.machinery.SourceFileLoader):
    def __init__(self, name: str, path: str, code: CodeType) -> None:
        super().__init__(name, path)
        self.changed = code

    def get_code(self, fullname: str) -> CodeType:
        return self.changed


class _Finder:
    """Gives one module changed."""

    def __init__(self, name: str, path: str, code: CodeType) -> None:
        self.name, self.path, self.code = name, path, code

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.name:
            return None
        spec = importlib.machinery.PathFinder.find_spec(fullname, path, target)
        if spec is not None:
            spec.loader = _Loader(self.name, self.path, self.code)
        return spec


class _Own:
    """Runs the tests of one game alone: its own, and its cases of those that are shared."""

    def __init__(self, game: str) -> None:
        self.marks = (f"tests/engine/{game}/", f"[{game}-")

    @pytest.hookimpl(hookwrapper=True, tryfirst=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> Iterator[None]:
        yield
        items[:] = [item for item in items if any(mark in item.nodeid for mark in self.marks)]


class _Chosen:
    """Runs some tests alone, in the order given, and keeps the first that fails."""

    def __init__(self, order: Sequence[str]) -> None:
        self.place = {name: n for n, name in enumerate(order)}
        self.failed = ""

    @pytest.hookimpl(hookwrapper=True, tryfirst=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> Iterator[None]:
        yield
        items[:] = sorted((i for i in items if i.nodeid in self.place), key=lambda i: self.place[i.nodeid])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid


def _apart(work: Callable[[], int], seconds: float) -> tuple[int | None, str]:
    """Do something in a process of its own, silently; its exit code and what it wrote. ``None`` when it has computed
    for so many seconds, or taken ten times as long on a busy machine."""
    sys.stdout.flush()
    reads, writes = os.pipe()
    child = os.fork()
    if not child:
        os.close(reads)
        code = 3
        with contextlib.suppress(BaseException):
            for stream in (1, 2):
                os.dup2(os.open(os.devnull, os.O_WRONLY), stream)
            os.environ["HERALD_LAYERS"] = tempfile.gettempdir()
            os.environ["MUTATE_PIPE"] = str(writes)
            resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 2))
            code = work()
        os._exit(code)
    os.close(writes)
    until = time.monotonic() + 10 * seconds
    while True:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            with os.fdopen(reads, encoding="utf-8") as pipe:
                ended = os.waitstatus_to_exitcode(status)
                return None if ended in (-signal.SIGXCPU, -signal.SIGKILL) else ended, pipe.read()
        if time.monotonic() > until:
            os.kill(child, 9)
            os.waitpid(child, 0)
            os.close(reads)
            return None, ""
        time.sleep(0.02)


def warm(game: str) -> None:
    """Read what no change touches before the processes part: pytest, the core and the other games."""
    for name in (*(f"_pytest.{plugin}" for plugin in default_plugins), *ELSEWHERE, "engine"):
        importlib.import_module(name)
    stale = ("engine", f"engine.{game}", f"engine.players.{game}")
    for name in [n for n in sys.modules if n in stale or n.startswith(tuple(f"{s}." for s in stale[1:]))]:
        del sys.modules[name]
    gc.collect()
    gc.freeze()


def _meet(file: str, code: CodeType, order: Sequence[str], files: Sequence[str]) -> int:
    """Run some tests with the code of one file changed; pytest's exit code."""
    name = file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    sys.meta_path.insert(0, _Finder(name, str(ROOT / file), code))
    engine = importlib.import_module("engine")
    for module in [m for m in sys.modules if m.count(".") == 1 and m.startswith("engine.")]:
        setattr(engine, module.partition(".")[2], sys.modules[module])
    chosen = _Chosen(order)
    ended = int(pytest.main([*_quiet(), *files], plugins=[chosen]))
    os.write(int(os.environ["MUTATE_PIPE"]), chosen.failed.encode())
    return ended


def verdict(mutant: Mutant, order: Sequence[str], usual: Mapping[str, float], limit: float) -> tuple[str, str]:
    """What becomes of a change before some tests, and which of them noticed. A few meet it first: their files alone
    are quickly read, one of them mostly notices, and what never ends is soon found out. ``usual``: seconds by test;
    ``limit``: seconds of computing that both parts may take at most."""
    if not order:
        return UNREACHED, ""
    result, failed = _verdict(mutant, order[:FIRST], usual, limit)
    return _verdict(mutant, order[FIRST:], usual, limit) if result == SURVIVED and order[FIRST:] else (result, failed)


def _verdict(mutant: Mutant, order: Sequence[str], usual: Mapping[str, float], limit: float) -> tuple[str, str]:
    files = list(dict.fromkeys(name.partition("::")[0] for name in order))
    limit = min(limit, 5 + 3 * sum(usual[name] for name in order))
    code, failed = _apart(lambda: _meet(mutant.file, changed(mutant), order, files), limit)
    if code is None:
        return STUCK, ""
    return (
        (SURVIVED, "")
        if code in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)
        else (KILLED, failed or "import")
    )


def order_for(mutant: Mutant, reached: Reached) -> list[str]:
    """Tests that reach a line, the quickest first; what runs when the module is read, all of them reach."""
    seconds: dict[str, float] = reached["seconds"]
    lines: dict[str, list[str]] = reached["lines"].get(mutant.file, {})
    tests: Collection[str] = lines.get(str(mutant.line), ())
    if EVERY in tests or (not tests and _outside(mutant)):
        tests = seconds
    return sorted(set(tests), key=lambda name: (seconds[name], name))


def _outside(mutant: Mutant) -> bool:
    """Whether a line belongs to no function."""
    tree = ast.parse((ROOT / mutant.file).read_text(encoding="utf-8"))
    functions = [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)]
    return not any(f.lineno < mutant.line <= (f.end_lineno or 0) for f in functions)


def steady(game: str, order: Sequence[str]) -> bool:
    """Whether some tests pass where nothing is changed, in a process like those of the changes."""
    unchanged = ast.parse("")
    file = f"engine/{game}/unchanged.py"
    code = compile(unchanged, file, "exec")
    files = list(dict.fromkeys(name.partition("::")[0] for name in order))
    return _apart(lambda: _meet(file, code, order, files), 600)[0] == 0


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="*", default=[], help="files whose path holds one of these words")
    parser.add_argument("--at", nargs="*", default=[], help="all changes of these lines, given as path:number")
    parser.add_argument("--skip", type=int, default=0, help="go on after so many changes of the same seed")
    parser.add_argument(
        "--most", type=int, default=0, help="a change meets so many tests at most, half of them at random"
    )
    parser.add_argument("--limit", type=float, default=60.0, help="seconds of computing for one change")
    parser.add_argument("--thorough", action="store_true", help="survivors meet all tests of the game")
    parser.add_argument("--trace", action="store_true", help="look anew which tests reach what")
    given = parser.parse_args()
    reached = reach(given.game, given.trace)
    everything = sorted(reached["seconds"], key=lambda name: (reached["seconds"][name], name))
    results: Counter[str] = Counter()
    left: list[tuple[str, Mutant]] = []
    picked = named(given.game, given.at) if given.at else sample(given.game, given.count, given.seed, given.only)
    known = Known.of(given.game).reasons
    warm(given.game)
    if not steady(given.game, everything[:FIRST]):
        raise SystemExit("the tests fail in a process of their own, though nothing is changed")
    for number, mutant in list(enumerate(picked, 1))[given.skip :]:
        order = order_for(mutant, reached)
        if given.most and len(order) > given.most:
            half = given.most // 2
            order = [*order[:half], *random.Random(given.seed).sample(order[half:], given.most - half)]
        result, noticed = verdict(mutant, order, reached["seconds"], given.limit)
        if result in (SURVIVED, UNREACHED) and given.thorough:
            rest = [name for name in everything if name not in set(order)]
            if rest:
                again, noticed = verdict(mutant, rest, reached["seconds"], given.limit)
                result = again if again != SURVIVED else result
        if result in (SURVIVED, UNREACHED) and spot(mutant) in known:
            result = JUDGED
        results[result] += 1
        if result in (SURVIVED, UNREACHED):
            left.append((result, mutant))
        where = f"{mutant.file}:{mutant.line}"
        print(f"{number:4} {result:9} {where}  {mutant.before}  ->  {mutant.after}  {noticed}", flush=True)
    total = sum(results.values())
    killed = results[KILLED] + results[STUCK]
    told = f", {results[JUDGED]} judged" if results[JUDGED] else ""
    print(f"\n{killed} of {total} changes noticed{told} ({100 * (killed + results[JUDGED]) / max(1, total):.1f} %)")
    for result, mutant in sorted(left):
        print(f"  {result:9} {mutant.file}:{mutant.line}  {mutant.before}  ->  {mutant.after}")


if __name__ == "__main__":
    main()
