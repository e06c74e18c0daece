"""``make`` works in a folder of any name, with the Python that is asked for."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.support import skips

ROOT = Path(__file__).resolve().parents[2]
FAKE = """#!/bin/sh
echo "$0 $*" >>calls
[ "$1 $2" = "-m venv" ] || exit 0
for word; do folder=$word; done
mkdir -p "$folder/bin" && cp "$0" "$folder/bin/python"
"""
"""Stands for Python: notes how it was called, and makes an environment in which it stands for Python again."""


class Checkout:
    """A folder with the Makefile alone, and two Pythons elsewhere."""

    def __init__(self, tmp_path: Path) -> None:
        self.folder = tmp_path / "Häuser der Könige"
        self.folder.mkdir()
        for name in ("Makefile", "pyproject.toml"):
            shutil.copy(ROOT / name, self.folder)
        self.pythons = [str(tmp_path / "Größe 1" / name) for name in ("one", "other")]
        Path(self.pythons[0]).parent.mkdir()
        for python in self.pythons:
            Path(python).write_text(FAKE, encoding="utf-8")
            Path(python).chmod(0o755)

    def make(self, *words: str) -> list[str]:
        """What was called; in a process that knows nothing of the ``make`` around this test."""
        env = {"PATH": os.environ["PATH"]}
        calls = self.folder / "calls"
        calls.unlink(missing_ok=True)
        subprocess.run(["make", *words], cwd=self.folder, env=env, check=True, capture_output=True)
        return calls.read_text(encoding="utf-8").splitlines() if calls.exists() else []


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    skips.unless(shutil.which("make"), skips.MAKE)
    return Checkout(tmp_path)


def test_a_folder_and_a_python_of_any_name(checkout: Checkout) -> None:
    one = checkout.pythons[0]
    asked, made, filled = checkout.make(".venv/.installed", f"PYTHON={one}")
    assert asked.startswith(f"{one} -c import sys")
    assert made == f"{one} -m venv --clear .venv"
    assert filled == ".venv/bin/python -m pip install --quiet --disable-pip-version-check --no-compile -e .[dev]"
    assert checkout.make("lint")[0] == ".venv/bin/python -m ruff check ."
    assert checkout.make("tests", "WORKERS=2") == [".venv/bin/python -m pytest -n 2 --dist worksteal -m not slow"]


def test_all_is_made_anew_for_another_python_alone(checkout: Checkout) -> None:
    one, other = checkout.pythons
    checkout.make(".venv/.installed", f"PYTHON={one}")
    assert checkout.make(".venv/.installed") == checkout.make(".venv/.installed", f"PYTHON={one}") == []
    os.utime(checkout.folder / "pyproject.toml", (2**31, 2**31))
    assert checkout.make(".venv/.installed")[1] == f"{one} -m venv .venv"
    assert checkout.make(".venv/.installed", f"PYTHON={other}")[1] == f"{other} -m venv --clear .venv"
    (checkout.folder / ".venv/bin/python").unlink()
    assert checkout.make(".venv/.installed", f"PYTHON={one}")[1] == f"{one} -m venv --clear .venv"
