"""What pytest tells a stranger at the end of a run: how to see a failure again, and why tests were skipped."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace

from tests.support import failing, skips
from tests.support.runs import ROOT

CONFTEST = """
import pytest
@pytest.fixture(scope="session", autouse=True)
def _hurry(): ...
@pytest.fixture(autouse=True)
def _kept_layers(): ...
"""
TESTS = """
import pytest
from tests.support import skips

def test_first(): ...

@pytest.mark.parametrize("n", range(2))
def test_skipped(n): skips.unless(0, skips.POSTGRES)

@pytest.mark.skipif(True, reason=skips.TURN)
def test_other(): ...

def test_red(tmp_path):
    (tmp_path / "one").mkdir()
    (tmp_path / "one" / "bot.log").write_text("line\\n" * 50 + "the bot has died\\n")
    seen = 1
    assert seen == 2
"""
EARLY = ("compiled", "failing", "luck", "order", "patience", "runs", "skips", "spent")
SKIP = re.compile(r"pytest\.skip\(|importorskip|skipif\((?:.|\n)*?reason=(?!skips\.)")


def test_a_run_tells_how_to_see_it_again_and_what_was_skipped(tmp_path: Path) -> None:
    (tmp_path / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    (tmp_path / "conftest.py").write_text(CONFTEST, encoding="utf-8")
    (tmp_path / "test_some.py").write_text(TESTS, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "tests.conftest", "-c", f"{tmp_path}/pytest.ini"]
    env = {"PATH": "", "HERALD_KILLS": "fief, all", "HERALD_TEST_PLACE": "here", "LANG": "C.UTF-8"}
    done = subprocess.run(
        [*command, "--seed", "3", "--order", "shuffled", str(tmp_path)],
        cwd=ROOT, env=env, encoding="utf-8", capture_output=True, check=False,
    )  # fmt: skip
    said = done.stdout
    again = "HERALD_KILLS='fief, all' " + failing.command("test_some.py::test_red", 3, {})
    assert again in said, said + done.stderr
    after = re.search(r"after the tests that ran before it: .* --seed 3 --order given @(\S+)\n", said)
    assert after is not None, said
    assert (ROOT / after[1]).read_text(encoding="utf-8").splitlines()[-1] == "test_some.py::test_red"
    assert "assert 1 == 2" in said
    assert "last lines of one/bot.log" in said
    assert "the bot has died" in said
    assert said.count("line\n") == failing.LINES - 1
    assert f"\n2 skipped: {skips.POSTGRES}\n1 skipped: {skips.TURN}\n" in said


def test_a_command_has_all_that_matters() -> None:
    given = {"HERALD_LAYERS": "/x", "HERALD_TEST_SEED": "3", "HERALD_SOAK": "300", "HOME": "/",
             "DATABASE_URL_TEST": "postgresql://me:secret@host/db"}  # fmt: skip
    said = failing.command("tests/a.py::t[a b]", 7, given, "--order", "given")
    assert said.startswith("DATABASE_URL_TEST='postgresql://me:***@host/db' HERALD_SOAK=300 ")
    assert said.endswith(" --seed 7 --order given 'tests/a.py::t[a b]'")


def test_reasons_are_counted() -> None:
    reports = [SimpleNamespace(longrepr=told) for told in (["a.py", 3, "Skipped: b"], ("c.py", 1, "Skipped: a"), "a")]
    assert list(skips.lines(reports)) == ["2 skipped: a", "1 skipped: b"]


def test_all_helpers_show_values() -> None:
    """An assertion of a helper says what it has seen, as those of tests do; what the common set-up reads before has
    none that a test could meet."""
    for name in ("tests.support.cut_connection", "tests.web.people"):
        spec = importlib.util.find_spec(name)
        assert type(spec and spec.loader).__name__ == "AssertionRewritingHook"
    plain = {n for n, module in sys.modules.items() if re.match(r"tests\.\w+\.", n) and not _rewritten(module)}
    assert plain <= {f"tests.support.{name}" for name in EARLY}
    assert [
        name
        for name in EARLY
        if re.search(r"^ +assert ", (ROOT / f"tests/support/{name}.py").read_text(encoding="utf-8"), re.M)
    ] == []


def _rewritten(module: ModuleType) -> bool:
    return type(module.__loader__).__name__ == "AssertionRewritingHook"


def test_whoever_skips_says_what_to_do() -> None:
    """Reasons stand in one place, :mod:`tests.support.skips`."""
    found = [
        str(path.relative_to(ROOT))
        for path in (ROOT / "tests").rglob("*.py")
        if path.parent.name != "support" and SKIP.search(path.read_text(encoding="utf-8"))
    ]
    assert found == []
