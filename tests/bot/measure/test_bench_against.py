"""Two commits measured in turn: what is compared, whose code runs, and what is said of bad input."""

from __future__ import annotations

import json
import os
import secrets
import shutil
import signal
import tempfile
from pathlib import Path
from typing import Any, cast

import pytest
import typer
from typer.testing import CliRunner

import bot.store
import engine
from bot.measure import bench, bench_piece
from bot.measure.bench_against import CannotCompare, Report, compare, git, measure, rows, worse
from tests.support import skips
from tests.support.databases import ready

GIT = shutil.which("git") is not None
needs_git = pytest.mark.skipif(not GIT, reason=skips.GIT)
AUTHOR = ("-c", "user.name=Ana", "-c", "user.email=ana@example.org", "-c", "commit.gpgsign=false")


def report(**values: float) -> Report:
    """What a piece writes that found these milliseconds."""
    return {"figures": {name: {"value": x, "unit": "ms", "work": "same"} for name, x in values.items()}, "missing": {}}


def paired(*ratios: float) -> list[tuple[Report, Report]]:
    """Pairs of one figure with these ratios, taken while the machine became slower and slower."""
    return [(report(act=ratio * slow), report(act=slow)) for slow, ratio in enumerate(ratios, 1)]


@pytest.mark.parametrize(
    ("ratios", "verdict"),
    [
        ((1.2, 1.3, 1.1, 1.2), "slower"),
        ((0.8, 0.7, 0.9, 0.8), "quicker"),
        ((1.02, 1.03, 1.04, 1.03), ""),  # too little to speak of
        ((1.9, 1.8), ""),  # too few
        ((1.4, 1.3, 0.99, 1.2), ""),  # one pair says otherwise
        ((0.7, 0.8, 1.01, 0.6), ""),
    ],
)
def test_only_what_every_pair_shows_is_said(ratios: tuple[float, ...], verdict: str) -> None:
    [figure] = compare(paired(*ratios))
    assert figure.verdict == verdict
    assert figure.ratios == pytest.approx(ratios)
    assert len(list(worse([figure], "abc"))) == (verdict == "slower")


def test_a_slowdown_is_loud_and_names_the_figure() -> None:
    pairs = paired(1.2, 1.22, 1.1)
    for this, other in pairs:
        this["figures"]["act"]["work"] = "else"
        this["figures"]["peak"] = {"value": 30.0, "unit": "MB", "work": ""}
        other["figures"]["peak"] = {"value": 20.0, "unit": "MB", "work": ""}
    found = compare(pairs)
    assert list(worse(found, "abc")) == [
        "MORE than abc: peak, 1.50 times (1.50 to 1.50)",
        "SLOWER than abc: act, 1.20 times (1.10 to 1.22; the two did not do the same work)",
    ]
    table = list(rows(found, "abc"))
    assert table[1] == ("act", "2.44 ms", "2 ms", "1.20", "1.10", "1.22", "SLOWER, not the same work")
    assert table[2] == ("peak", "30 MB", "20 MB", "1.50", "1.50", "1.50", "MORE")


def test_what_the_noise_of_the_run_could_be_is_not_said() -> None:
    """Times of a busy machine: how much they leap elsewhere says how much one that does not leap is worth."""
    quiet = [(report(act=1.08, look=1.01), report(act=1.0, look=1.0)) for _ in range(3)]
    leaps = (0.7, 1.3, 0.75, 1.25)
    busy = [(report(act=1.08, look=leap, board=leap), report(act=1.0, look=1.0, board=1.0)) for leap in leaps]
    assert [figure.verdict for figure in compare(quiet)] == ["slower", ""]
    assert [figure.verdict for figure in compare(busy)] == ["", "", ""]


def test_what_one_side_lacks_is_not_there() -> None:
    found = compare([(report(act=1.0, new=2.0), report(act=1.0, gone=3.0)), (report(act=1.0), report(act=1.0))])
    shown = {row[0]: row[1:4] for row in rows(found, "abc")}
    assert shown["new"] == ("2 ms", "not there", "")
    assert shown["gone"] == ("not there", "3 ms", "")
    assert shown["act"] == ("1 ms", "1 ms", "1.00")
    assert not any(figure.verdict for figure in found)


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A checkout of two commits: the rules of the first cannot be imported, those of the second know no game."""
    root = tmp_path / "checkout"
    root.mkdir()
    git(root, "init", "--quiet")
    for text in ("raise ImportError('of the first commit')\n", "GAMES = {}\n"):
        for package in bench_piece.PACKAGES:
            (root / package).mkdir(exist_ok=True)
            (root / package / "__init__.py").write_text(text if package == "engine" else "", encoding="utf-8")
        git(root, "add", ".")
        git(root, *AUTHOR, "commit", "--quiet", "-m", f"The rules say {text[:5]}")
    return root


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is laid down for a while lies where the test sees it, also in the measuring processes."""
    (tmp_path / "passing").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "passing"))


def left_over(root: Path) -> list[str]:
    """What a measurement has left behind: folders, and checkouts that git knows of beside the first."""
    folders = [path.name for path in Path(tempfile.gettempdir()).iterdir()]
    return folders + git(root, "worktree", "list").splitlines()[1:]


@needs_git
def test_each_side_runs_its_own_code(repository: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """In both orders of a pair, by the same measuring code; both commits and the changes are named."""
    (repository / "bot" / "new.py").write_text("", encoding="utf-8")
    first, last = (git(repository, "rev-parse", "--short", name) for name in ("HEAD~1", "HEAD"))
    file = tmp_path / "figures.json"
    assert bench.compared("HEAD~1", "engine", True, file, root=repository, pairs=2) == 0
    out, said = capsys.readouterr()
    assert f"not there in {first}: all of engine (ImportError: of the first commit)" in out
    assert "not there in this" not in out
    assert "rules: memory at most" in out
    assert f"{last} with changes in 1 file that is not committed, measured as they are" in said
    assert f"{first} (The rules say raise)" in said
    assert "pair 2 of 2" in said
    assert "4 pieces" in out
    figures = json.loads(file.read_text(encoding="utf-8"))["figures"]
    assert [(one["name"], one["other"], len(one["ratios"])) for one in figures] == [("rules: memory at most", None, 0)]
    assert left_over(repository) == []


@needs_git
def test_another_code_than_the_checkouts_is_refused(repository: Path) -> None:
    """Where a package is missing, that of the installed Herald would be measured."""
    shutil.rmtree(repository / "cogs")
    git(repository, *AUTHOR, "commit", "--quiet", "-a", "-m", "No commands")
    with pytest.raises(CannotCompare, match=r"^cogs of \w+ would be imported from (?!.*checkout/cogs).+$"):
        measure("HEAD~1", ["engine"], quick=True, root=repository, say=print, pairs=1)
    assert left_over(repository) == []


@needs_git
def test_an_interrupted_run_tells_what_it_has(repository: Path) -> None:
    """And leaves nothing behind. A signal to end is an interrupt too."""

    def end_after_the_first(words: str) -> None:
        if words.startswith("pair 1"):
            os.kill(os.getpid(), signal.SIGTERM)

    before = signal.getsignal(signal.SIGTERM)
    run = measure("HEAD", ["engine"], quick=True, root=repository, say=end_after_the_first, pairs=3)
    assert run.interrupted
    assert [figure.name for figure in run.figures()] == ["rules: memory at most"]
    assert run.ending().startswith("Interrupted: 2 pieces in ")
    assert left_over(repository) == []
    assert signal.getsignal(signal.SIGTERM) == before


@needs_git
@pytest.mark.parametrize("commit", ["nowhere", "HEAD~7", "--all", ""])
def test_a_commit_that_is_not_there(repository: Path, commit: str) -> None:
    with pytest.raises(CannotCompare, match=f"^this repository has no commit '{commit}'$"):
        measure(commit, ["engine"], quick=True, root=repository, say=print)
    assert left_over(repository) == []


@needs_git
def test_a_folder_that_is_no_checkout(repository: Path, tmp_path: Path) -> None:
    with pytest.raises(CannotCompare, match=r"is not a checkout that git can read: not a git repository"):
        measure("HEAD", ["engine"], quick=True, root=tmp_path, say=print)
    with pytest.raises(CannotCompare, match=r"engine is not a checkout by itself, but a part of "):
        measure("HEAD", ["engine"], quick=True, root=repository / "engine", say=print)


def test_a_machine_without_git(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(CannotCompare, match=r"^there is no git on this machine"):
        measure("HEAD", ["engine"], quick=True, root=tmp_path, say=print)


def test_a_section_that_is_not_there() -> None:
    app = typer.Typer()
    bench.register(app)
    done = CliRunner().invoke(app, ["--against", "HEAD", "--only", "page"])
    assert done.exit_code == 2
    assert done.stderr == "bench: --against has no section 'page'; it has engine, render, store, bot\n"


@pytest.mark.parametrize("section", ["engine", "store"])
def test_the_names_are_those_of_this_checkout(section: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is missing here, and the same seed plays the same game."""
    monkeypatch.setattr(engine, "GAMES", {"xidit": engine.GAMES["xidit"]})
    monkeypatch.setattr(bot.store, "upgrade", ready)
    monkeypatch.setattr(secrets, "token_hex", secrets.token_hex)  # the piece puts another one in its place
    monkeypatch.setattr(bench_piece, "LONGEST", {True: 20})
    monkeypatch.setattr(bench_piece, "ACTS", {True: 3})
    root = Path(bench.__file__).resolve().parents[2]
    found: list[dict[str, Any]] = []
    for number in range(2 if section == "engine" else 1):
        file = tmp_path / f"{number}.json"
        bench_piece.main(str(root), section, str(file), "quick")
        found.append(cast("dict[str, Any]", json.loads(file.read_text(encoding="utf-8"))))
    assert all(one["missing"] == {} and one["strange"] == {} for one in found)
    assert all(figure["value"] > 0 for figure in found[0]["figures"].values())
    works = [{name: figure["work"] for name, figure in one["figures"].items()} for one in found]
    assert works[0] == works[-1]
    expected = {"engine": "xidit, 3 seats: unit of work", "store": "xidit: statements of an act"}
    assert expected[section] in works[0]
