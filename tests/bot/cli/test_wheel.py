"""What is installed from the wheel, in a folder that is not Herald's."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import PACKAGES
from tests.support.sandbox import ROOT


def told(site: Path, folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a command of what is installed in ``site`` from another folder."""
    env = {name: value for name, value in os.environ.items() if not name.startswith(("HERALD_", "DATABASE_"))}
    env |= {"PYTHONPATH": str(site), "PYTHONSAFEPATH": "1", "HERALD_DATA": str(folder / "data")}
    return subprocess.run(
        [sys.executable, "-m", "bot", *words], cwd=folder, env=env, capture_output=True, text=True, encoding="utf-8"
    )


@pytest.mark.slow
def test_the_wheel_works_elsewhere(tmp_path: Path) -> None:
    """Fonts, words, migrations and tables of all five games are in it."""
    built, site, folder = tmp_path / "built", tmp_path / "site", tmp_path / "elsewhere"
    folder.mkdir()
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    subprocess.run(
        [*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(built), str(ROOT)], check=True
    )
    (wheel,) = built.glob("herald_bot-*.whl")
    subprocess.run([*pip, "install", "--no-deps", "--no-compile", "--target", str(site), str(wheel)], check=True)
    assert {path.name for path in site.iterdir() if path.is_dir()} >= set(PACKAGES)
    said = told(site, folder, "--version")
    assert (said.returncode, said.stdout.startswith("Herald 0."), said.stderr) == (0, True, "")
    for words in (["migrate"], ["backup", "copy.db"], ["doctor"]):
        said = told(site, folder, *words)
        assert said.returncode == (2 if words == ["doctor"] else 0), said.stderr  # it has no token
        assert "Traceback" not in said.stderr
    for game in ("xidit", "roses", "knights", "fief", "charlemagne"):
        said = told(site, folder, "render", game, "--turn", "1", "--out", f"{game}.webp")
        assert said.returncode == 0, said.stderr
        assert (folder / f"{game}.webp").stat().st_size > 10_000
        said = told(site, folder, "simulate", game, "--games", "1", "--players", "random")
        assert said.returncode == 0, said.stderr
    # and a package of somebody else under one of its names is said at once
    (tmp_path / "before" / "render").mkdir(parents=True)
    (tmp_path / "before" / "render" / "__init__.py").touch()
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path / "before"), str(site)]), "PYTHONSAFEPATH": "1"}
    stopped = subprocess.run(
        [sys.executable, "-m", "bot", "--version"],
        cwd=folder,
        env=env,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert stopped.returncode == 2
    assert "Another package named render" in stopped.stderr
    assert "Traceback" not in stopped.stderr
