"""Sources compiled once for all workers."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest
from _pytest.assertion import rewrite

from tests.support import compiled
from tests.support.runs import ROOT


def test_each_file_falls_to_one_worker() -> None:
    files = [Path(f"{n}.py") for n in range(11)]
    shares = [compiled.share(files, worker, 3) for worker in range(3)]
    assert sorted(path for some in shares for path in some) == sorted(files)
    assert {len(some) for some in shares} == {3, 4}


def test_pytest_takes_what_was_rewritten(pytestconfig: pytest.Config, tmp_path: Path) -> None:
    path = tmp_path / "test_one.py"
    path.write_text("def test() -> None:\n    assert 1 == 1\n", encoding="utf-8")
    compiled.keep_rewritten(path, pytestconfig)
    assert rewrite._read_pyc(path, compiled.kept(path)) is not None
    path.write_text("def test() -> None:\n    assert 2 == 2\n", encoding="utf-8")
    later = time.time() + 10
    os.utime(path, (later, later))
    assert rewrite._read_pyc(path, compiled.kept(path)) is None
    compiled.keep_rewritten(path, pytestconfig)
    assert rewrite._read_pyc(path, compiled.kept(path)) is not None


def test_every_test_that_is_here_is_rewritten() -> None:
    assert compiled.rewritten(Path(__file__))
    assert compiled.rewritten(ROOT / "tests" / "conftest.py")
    assert not compiled.rewritten(Path(compiled.__file__))
