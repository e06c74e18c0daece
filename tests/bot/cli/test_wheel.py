"""What is installed from the wheel, in a folder that is not Herald's."""

from __future__ import annotations

import os
import resource
import shutil
import sqlite3
import subprocess
import sys
import tomllib
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import FILES, PACKAGES
from tests.support.sandbox import ROOT
from tests.support.smoke import Installed, check

pytestmark = pytest.mark.slow

PIP = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
SMALL = 100_000
"""Bytes that a file may have where a disk is full: fewer than any database of Herald has."""


def installed(source: Path, place: Path) -> Path:
    """Build the wheel of some sources and install it into a folder of its own. Returns the folder."""
    built, site = place / "built", place / "site"
    subprocess.run(
        [*PIP, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(built), str(source)], check=True
    )
    (wheel,) = built.glob("*.whl")
    subprocess.run([*PIP, "install", "--no-deps", "--no-compile", "--target", str(site), str(wheel)], check=True)
    return site


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Herald as its wheel leaves it."""
    return installed(ROOT, tmp_path_factory.mktemp("herald"))


@pytest.fixture(scope="module")
def fair(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A stranger's game as its wheel leaves it."""
    return installed(ROOT / "tests" / "toy", tmp_path_factory.mktemp("fair"))


def herald(folder: Path, *sites: Path) -> Installed:
    """What is installed there, for a folder elsewhere."""
    folder.mkdir(exist_ok=True)
    return Installed([sys.executable, "-m", "bot"], folder, {"PYTHONPATH": os.pathsep.join(map(str, sites))})


def contents(file: Path) -> list[str]:
    """All that a database holds."""
    with closing(sqlite3.connect(file)) as connection:
        return list(connection.iterdump())


def test_it_works_elsewhere(site: Path, tmp_path: Path) -> None:
    """Fonts, words, migrations and tables of all five games are in it, and the sandbox with its page."""
    assert {path.name for path in site.iterdir() if path.is_dir()} >= set(PACKAGES)
    assert not (site / "tests").exists()
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    check(herald(tmp_path / "elsewhere", site), version)


def test_a_package_of_somebody_else_under_one_of_its_names_is_said(site: Path, tmp_path: Path) -> None:
    (tmp_path / "before" / "render").mkdir(parents=True)
    (tmp_path / "before" / "render" / "__init__.py").touch()
    said = herald(tmp_path / "elsewhere", tmp_path / "before", site).refuses("--version")
    assert "Another package named render" in said


def test_a_strangers_game_beside_it(site: Path, fair: Path, tmp_path: Path) -> None:
    """It is offered where it is named, and only there."""
    both = herald(tmp_path / "elsewhere", site, fair)
    assert "fair" in both.works("simulate", "fair", "--games", "1", "--players", "random", HERALD_GAMES="fair,xidit")
    assert "fair" in both.told("simulate", "fair", "--games", "1").stderr
    assert both.told("simulate", "fair", "--games", "1").returncode == 2


@pytest.mark.parametrize("what", FILES)
def test_a_build_that_left_something_out_is_said(what: str, site: Path, tmp_path: Path) -> None:
    """At the start, in one sentence, before anything is made."""
    copied = tmp_path / "site"
    shutil.copytree(site, copied)
    for pattern in FILES[what]:
        for path in copied.glob(pattern):
            path.unlink()
        lacking = herald(tmp_path / "elsewhere", copied)
        assert f"This Herald lacks {what}" in lacking.refuses("run", DISCORD_TOKEN="some-token")
        assert list(lacking.folder.iterdir()) == []


def test_a_newer_database_is_refused_and_stays_as_it_is(site: Path, tmp_path: Path) -> None:
    """An upgrade is undone with the back-up, not by the older version. A former copy does not give way."""
    older = herald(tmp_path / "elsewhere", site)
    older.works("migrate")
    older.works("backup", "copy.db")
    file, copied = older.folder / "data" / "herald.db", (older.folder / "copy.db").read_bytes()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    before = contents(file)
    for words in (("run",), ("migrate",), ("backup", "copy.db", "--force"), ("repair", "xidit", "--apply")):
        said = older.refuses(*words, DISCORD_TOKEN="some-token", DISCORD_API_URL="http://127.0.0.1:9/api/v10")
        assert "was made by a later version of Herald" in said
        assert "Install that version" in said
        assert contents(file) == before
        assert (older.folder / "copy.db").read_bytes() == copied


def test_a_full_disk_leaves_no_half_of_a_copy(site: Path, tmp_path: Path) -> None:
    full = herald(tmp_path / "elsewhere", site)
    full.works("migrate")
    before = sorted(path.name for path in full.folder.rglob("*"))
    said = subprocess.run(
        [*full.command, "backup", "copies/copy.db"], cwd=full.folder, env=full.environment(), capture_output=True,
        text=True, encoding="utf-8",
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (SMALL, SMALL)),
    )  # fmt: skip
    assert (said.returncode, len(said.stderr.strip().splitlines())) == (2, 1), said.stderr
    assert "Cannot copy" in said.stderr
    assert sorted(path.name for path in full.folder.rglob("*")) == before


def test_a_folder_that_takes_no_copies_stops_the_start(site: Path, tmp_path: Path) -> None:
    """Before Discord is asked, and before a database is made there."""
    own = herald(tmp_path / "elsewhere", site)
    (own.folder / "copies").touch()
    said = own.refuses(
        "run", HERALD_BACKUP_FOLDER="copies", DISCORD_TOKEN="some-token", DISCORD_API_URL="http://127.0.0.1:9/api/v10"
    )
    assert "HERALD_BACKUP_FOLDER: back-ups cannot go to" in said
    assert not list((own.folder / "data").glob("*"))
