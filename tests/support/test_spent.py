"""Where processor time goes: children count, and what has ended is not lost."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.support import spent

WORKS = "import time\nwhile time.process_time() < 0.3: pass\nprint(flush=True); input()"


def test_children_count_while_they_live_and_afterwards() -> None:
    before = spent.of_tree(os.getpid())
    with subprocess.Popen([sys.executable, "-c", WORKS], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        child.stdout.readline()
        assert spent.of_tree(os.getpid()) - before >= 0.28
        child.stdin.write(b"\n")
    assert spent.of_tree(os.getpid()) - before >= 0.28


def test_the_table_adds_up() -> None:
    said = list(spent.lines({"tests/bot/a.py::t[1]": 3.0, "tests/bot/a.py::t[2]": 1.0, "tests/web/b.py::t": 4.0}, 2.0))
    assert said[0] == "processor time: 10 s, 3 tests"
    assert said[1].split()[:7] == ["4.0", "s", "40.0", "%", "2", "tests", "tests/bot"]
    assert said[3].split()[:4] == ["2.0", "s", "20.0", "%"]
    assert "     4.0 s  tests/bot/a.py" in said
