"""``make steady``: what fails now and then is named, with the seeds and a whole command; nothing is left behind."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests import steady
from tests.support.patience import USUAL, patience
from tests.support.runs import ROOT, Case, Run, read

STEADY = [sys.executable, "-m", "tests.steady"]
OPTIONS = """
def pytest_addoption(parser):
    parser.addoption("--seed", type=int)
    parser.addoption("--order")
"""
TESTS = """
import os, pathlib, signal
HERE = pathlib.Path(__file__).parent

def test_sound(pytestconfig):
    assert pytestconfig.getoption("--order") == "shuffled"

def test_second_time_red():
    there = (HERE / "there").exists()
    (HERE / "there").touch()
    assert not there

def test_waits():
    if (HERE / "again").exists():
        with open(HERE / "waits", "wb") as told:
            try:  # the interruption may come as soon as this is told
                told.write(b".")
                told.flush()
                signal.pause()
            finally:
                (HERE / "closed").touch()
    (HERE / "again").touch()
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Some tests of their own, of which one fails from the second run on and another one then waits for ever."""
    (tmp_path / "conftest.py").write_text(OPTIONS, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    (tmp_path / "test_some.py").write_text(TESTS, encoding="utf-8")
    return tmp_path


def command(folder: Path, *words: str) -> list[str]:
    quick = [word for name in ("cacheprovider", "xdist", "asyncio", "playwright") for word in ("-p", f"no:{name}")]
    return [*STEADY, "--seed", "7", "-c", f"{folder}/pytest.ini", *quick, *words]


def ready(file: int) -> bool:
    """Wait until there is something to read, or a process has ended."""
    return bool(select.select([file], [], [], patience(USUAL))[0])


def test_an_interrupted_series_tells_what_had_run(folder: Path) -> None:
    os.mkfifo(folder / "waits")
    waits = os.open(folder / "waits", os.O_RDONLY | os.O_NONBLOCK)
    started = subprocess.Popen(
        command(folder, "--runs", "9", str(folder)),
        cwd=ROOT,
        encoding="utf-8",
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    try:
        assert ready(waits), "the second run did not come to its test that waits"
    finally:
        started.send_signal(signal.SIGTERM)
        said, complained = started.communicate()
        os.close(waits)
    assert (started.returncode, complained) == (130, "")
    assert (folder / "closed").exists()
    first, second = (int(line.split("seed ")[1].split(":")[0]) for line in said.splitlines() if " of 9, seed" in line)
    assert f"run 1 of 9, seed {first}: 3 passed in" in said
    assert f"failed in 1 of 2: test_some.py::test_second_time_red\n  seed {second}: assert not True" in said
    assert f"the run with seed {second} was interrupted\n  was running: test_some.py::test_waits\n" in said
    assert "\n1 of 3 tests failed at least once\n2 runs, 1 of them to the end: 5 tests in" in said


def test_a_part_that_does_not_exist_is_one_sentence(folder: Path) -> None:
    done = subprocess.run(
        command(folder, f"{folder}/none"), cwd=ROOT, encoding="utf-8", capture_output=True, check=False
    )
    assert done.returncode == 2
    said = f"steady: nothing to run, exit code 4: file or directory not found: {folder}/none\n"
    assert done.stderr == said


def test_busy_processes_end_with_whoever_started_them() -> None:
    program = (
        "import signal; from tests.steady import busy\nwith busy(1) as ids: print(*ids, flush=True); signal.pause()"
    )
    started = subprocess.Popen([sys.executable, "-c", program], cwd=ROOT, encoding="utf-8", stdout=subprocess.PIPE)
    assert started.stdout is not None
    with started, started.stdout as said:
        process = os.pidfd_open(int(said.readline()))
        started.kill()
    assert ready(process)
    os.close(process)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--burn 8", "--burn needs two processors or more, and only one may be used here: leave it out."),
        ("--burn -1", "--burn must be 0 or more."),
        ("--runs 0", "--runs must be 1 or more."),
        ("--runs often", "argument --runs: invalid int value: 'often'"),
    ],
)
def test_what_cannot_be_is_one_sentence(
    words: str, sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(steady, "processors", lambda: 1)
    with pytest.raises(SystemExit) as ended:
        steady.asked(words.split())
    assert (ended.value.code, capsys.readouterr().err) == (2, f"steady: {sentence}\n")


def test_all_else_is_pytests() -> None:
    options, rest = steady.asked(["-n", "3", "--burn", "0", "-k", "kills or storm", "tests/e2e", "--order=long"])
    assert (options.runs, rest) == (5, ["-n", "3", "-k", "kills or storm", "tests/e2e", "--order=long"])


def one(code: int, *cases: Case, begun: tuple[str, ...] = (), output: str = "") -> Run:
    return Run(code, 90.0, 60.0, cases, begun, output)


def test_the_reddest_first_with_the_seeds_of_each_reason() -> None:
    def red(name: str, why: str) -> Case:
        return Case(name, "failed", why, again=f"pytest --seed 1 '{name}'")

    done = [
        (1, one(1, red("often", "a\nb"), Case("never", "skipped", "set X"), Case("now", "skipped"))),
        (2, one(1, red("often", "c"), red("seldom", "d"))),
        (3, one(1, red("often", "a  b"), Case("seldom", "passed"), Case("now", "passed"))),
        (4, one(2, output="E   ImportError: no\nERROR: x\n!!! Interrupted: 1 error during collection !!!\n")),
        (5, one(-9, Case("often", "passed"), begun=("last",))),
    ]
    assert list(steady.report(done, False)) == [
        "\nfailed in 3 of 4: often", "  seed 1, 3: a b", "  seed 2: c", "  pytest --seed 1 'often'",
        "\nfailed in 1 of 2: seldom", "  seed 2: d", "  pytest --seed 1 'seldom'",
        "\nthe run with seed 4 broke off, exit code 2: x",
        "\nthe run with seed 5 broke off, signal 9: it printed nothing", "  was running: last", "",
        "2 of 3 tests failed at least once", "1 skipped: every time: set X",
        "5 runs, 3 of them to the end: 7 tests in 7.5 min, 5.0 min of processors",
    ]  # fmt: skip
    assert list(steady.report([(1, one(0, Case("now", "passed")))], False)) == [
        "", "no test failed: 1 tests", "1 runs: 1 tests in 90 s, 60 s of processors",
    ]  # fmt: skip


LOG = """
{"nodeid": "a.py", "outcome": "failed", "longrepr": "a.py:1: in x\\nE   ImportError: no b", "$report_type": "CollectReport"}
{"nodeid": "t", "outcome": "passed", "when": "setup", "longrepr": null, "sections": [], "$report_type": "TestReport"}
{"nodeid": "t", "outcome": "failed", "when": "call", "longrepr": {"reprcrash": {"message": "assert 1 == 2"}}, "sections": [["to see it again", "pytest t"]], "$report_type": "TestReport"}
{"nodeid": "t", "outcome": "passed", "when": "teardown", "longrepr": null, "sections": [["Captured stdout call", "50 kills\\n"]], "$report_type": "TestReport"}
{"nodeid": "s", "outcome": "skipped", "when": "setup", "longrepr": ["a", 1, "Skipped: x"], "sections": [], "$report_type": "TestReport"}
{"nodeid": "crashed", "outcome": "failed", "when": "???", "longrepr": "worker 'gw0' crashed", "sections": [], "$report_type": "TestReport"}
{"nodeid": "begun", "outcome": "passed", "when": "setup", "longrepr": null, "sections": [], "$report_type": "TestReport"}
{"nodeid": "begun", "outc"""  # noqa: E501


def test_a_log_that_was_broken_off_tells_what_it_can(tmp_path: Path) -> None:
    (tmp_path / "log").write_text(LOG, encoding="utf-8")
    assert read(tmp_path / "log") == [
        Case("a.py", "failed", "ImportError: no b"),
        Case("t", "failed", "assert 1 == 2", "50 kills", "pytest t"),
        Case("s", "skipped", "x"),
        Case("crashed", "failed", "worker 'gw0' crashed"),
        Case("begun"),
    ]
    assert read(tmp_path / "none") == []
