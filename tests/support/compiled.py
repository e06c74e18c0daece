"""Sources compiled once for all workers of a run.

All workers import all tests, in the same order and at the same time. In a fresh checkout each would rewrite the
assertions of every test and compile every module, which takes most of the time until the first test begins. So each
begins with its share of the files, and finds those of the others done.
"""

from __future__ import annotations

import compileall
from collections.abc import Sequence
from pathlib import Path

import pytest
from _pytest.assertion import rewrite

from tests.support.runs import ROOT

PRODUCT = ("engine", "render", "bot", "cogs")


def begin(config: pytest.Config, worker: int, workers: int) -> None:
    """Compile this worker's share of the product, and of the tests in the folders that are asked for."""
    for path in share(_below([ROOT / name for name in PRODUCT]), worker, workers):
        compileall.compile_file(path, quiet=2)
    asked = [config.invocation_params.dir / name for name in config.args]
    for path in share([path for path in _below(asked) if rewritten(path)], worker, workers):
        keep_rewritten(path, config)


def share(files: Sequence[Path], worker: int, workers: int) -> Sequence[Path]:
    """The files that fall to one of the workers, which are counted from 0: each file falls to one."""
    return files[worker::workers]


def rewritten(path: Path) -> bool:
    """Whether pytest rewrites the assertions of a module because of its name."""
    return path.name.startswith("test_") or path.name == "conftest.py"


def kept(path: Path) -> Path:
    """Where pytest looks for a test whose assertions it has rewritten."""
    return rewrite.get_cache_dir(path) / (path.name[:-3] + rewrite.PYC_TAIL)


def keep_rewritten(path: Path, config: pytest.Config) -> None:
    """Rewrite the assertions of a test, unless that has been done since it was changed last."""
    place = kept(path)
    if place.exists() and place.stat().st_mtime >= path.stat().st_mtime:
        return
    if rewrite.try_makedirs(place.parent):
        source, code = rewrite._rewrite_test(path, config)
        rewrite._write_pyc(config.stash[rewrite.assertstate_key], code, source, place)


def _below(folders: Sequence[Path]) -> Sequence[Path]:
    return [path for folder in folders for path in sorted(folder.rglob("*.py"))]
