"""Make a release out of what is committed: ``make release``, or ``python -m tests.release``.

It looks whether everything is there that a release needs, runs the tests, builds the source distribution and, from
that, the wheel, into ``dist``, tries the wheel in an environment that holds nothing but what
``docs/hosting/requirements.lock`` names, and sets the tag ``v<version>`` on what is checked out. It pushes nothing. The
first thing that is wrong ends it with a sentence and exit code 1, and no tag.

``--skip-tests`` leaves the tests out, and says so; ``--dry-run`` does everything but the tag.
"""

from __future__ import annotations

import argparse
import datetime
import hashlib
import lzma
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

from bot.store.migrate import newest
from engine import GAMES
from tests.saves.record_database import FILE
from tests.support.runs import ROOT
from tests.support.smoke import Installed, check

CHECKS = ("tests/house/test_declared.py", "tests/house/test_changelog.py", "tests/saves/test_databases.py")
"""The tests of what a release is made of; they run even where all others are left out."""
LOUD = "!" * 100


class Stopped(Exception):
    """Why there is no release, in a sentence."""


def git(root: Path, *words: str) -> str:
    """What git says. Raises ``Stopped`` with its complaint."""
    done = subprocess.run(["git", "-C", str(root), *words], capture_output=True, encoding="utf-8")
    if done.returncode:
        raise Stopped(f"git {words[0]}: {done.stderr.strip()}")
    return done.stdout.strip()


def version_of(root: Path) -> str:
    """The version that the package has."""
    found: str = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    return found


def lacking(root: Path, today: datetime.date) -> Iterator[str]:
    """What keeps the sources from being released, each in a sentence."""
    version = version_of(root)
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        yield f"pyproject.toml says {version}: give it the version that is released, three numbers."
        return
    if changed := git(root, "status", "--porcelain"):
        yield f"Not everything is committed: {', '.join(line[3:] for line in changed.splitlines())}."
    if git(root, "tag", "--list", f"v{version}"):
        yield f"The tag v{version} is there already: raise the version in pyproject.toml."
    text = (root / "CHANGELOG.md").read_text("utf-8")
    coming, *told = re.split(r"^## ", text, flags=re.MULTILINE)[1:] or [""]
    if coming.splitlines()[1:] and "".join(coming.splitlines()[1:]).strip():
        yield f"CHANGELOG.md still has lines under Unreleased: move them under [{version}]."
    match = re.match(rf"\[{re.escape(version)}\] - (\d{{4}}-\d\d-\d\d)\n", told[0]) if told else None
    if match is None:
        yield f"CHANGELOG.md does not tell of {version} first: add ## [{version}] - {today} below Unreleased."
    elif datetime.date.fromisoformat(match[1]) > today:
        yield f"CHANGELOG.md dates {version} to {match[1]}, which is still to come."
    if not (root / "tests" / "saves" / version / FILE).is_file():
        yield f"tests/saves/{version} has no database: python -m tests.saves.record_database {version}."


def aged(kept: Path) -> Iterator[str]:
    """How the database that is kept of a version differs from what the sources make today, each in a sentence."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "herald.db"
        file.write_bytes(lzma.decompress(kept.read_bytes()))
        with closing(sqlite3.connect(file)) as connection:
            ((at,),) = connection.execute("SELECT version_num FROM alembic_version")
            rules = connection.execute("SELECT game, rules_version FROM tables WHERE status = 'running'").fetchall()
    again = f"delete {kept.name} and record it again, as long as nobody has the version"
    if at != newest():
        yield f"{kept} is at migration {at}, and the newest is {newest()}: {again}."
    for game in GAMES:
        if (game, GAMES[game].rules_version) not in rules:
            yield f"{kept} has no running game of {game} by its rules of today: {again}."


def run(root: Path, *words: str) -> None:
    """Run a command, whose output is seen. Raises ``Stopped`` when it fails."""
    print(f"$ {' '.join(words)}", flush=True)
    code = subprocess.run(words, cwd=root).returncode
    if code:
        raise Stopped(f"{' '.join(words)} ended with exit code {code}.")


def build(root: Path, out: Path) -> tuple[Path, Path]:
    """The source distribution, and the wheel that is made from it: what is missing in one is in neither."""
    shutil.rmtree(out, ignore_errors=True)
    run(root, sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(out))
    (sources,) = out.glob("*.tar.gz")
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    run(root, *pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(out), str(sources))
    (wheel,) = out.glob("*.whl")
    return sources, wheel


def try_out(root: Path, wheel: Path, version: str) -> None:
    """Install a wheel as a host does, with the packages of the lock and no others, and use it elsewhere. Raises
    ``Stopped``."""
    with tempfile.TemporaryDirectory(prefix="herald-release-") as folder:
        place = Path(folder)
        run(place, sys.executable, "-m", "venv", "environment")
        pip = [str(place / "environment" / "bin" / "python"), "-m", "pip", "--quiet", "--disable-pip-version-check"]
        run(place, *pip, "install", "--require-hashes", "-r", str(root / "docs" / "hosting" / "requirements.lock"))
        run(place, *pip, "install", "--no-deps", str(wheel))
        run(place, *pip, "check")
        elsewhere = place / "elsewhere"
        elsewhere.mkdir()
        try:
            check(Installed([str(place / "environment" / "bin" / "herald")], elsewhere), version)
        except AssertionError as error:
            raise Stopped(f"The wheel does not work where it is installed: {error}") from error


def release(root: Path, *, skip_tests: bool, dry_run: bool) -> None:
    """Make the release. Raises ``Stopped``."""
    found = list(lacking(root, datetime.datetime.now(datetime.UTC).date()))
    if found:
        raise Stopped("\n".join(found))
    version, commit = version_of(root), git(root, "rev-parse", "HEAD")
    if old := list(aged(root / "tests" / "saves" / version / FILE)):
        raise Stopped("\n".join(old))
    run(root, sys.executable, "-m", "pytest", "-q", "-m", "slow or not slow", *CHECKS)
    if skip_tests:
        print(f"{LOUD}\nTHE TESTS WERE NOT RUN. What this release does was not tried.\n{LOUD}", flush=True)
    else:
        run(root, "make", "test")
    sources, wheel = build(root, root / "dist")
    try_out(root, wheel, version)
    for file in (sources, wheel):
        print(f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.relative_to(root)}")
    if git(root, "status", "--porcelain") or git(root, "rev-parse", "HEAD") != commit:
        raise Stopped("The sources have changed meanwhile: begin again.")
    if dry_run:
        print(f"Herald {version} can be released; there is no tag yet.")
        return
    git(root, "tag", "--annotate", f"v{version}", "--message", f"Herald {version}", commit)
    print(f"Herald {version} is tagged v{version}. Nothing was pushed: git push origin v{version}")


def main(words: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.release", description="Make a release, and push nothing.")
    parser.add_argument("--skip-tests", action="store_true", help="leave `make test` out")
    parser.add_argument("--dry-run", action="store_true", help="do everything but the tag")
    given = parser.parse_args(words)
    try:
        release(ROOT, skip_tests=given.skip_tests, dry_run=given.dry_run)
    except Stopped as error:
        print(f"No release: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
