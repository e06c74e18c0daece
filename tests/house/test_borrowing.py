"""No test module takes anything from another: what several share stands in a module named after its job."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.imports import ROOT, importing
from tests.support.syntax_trees import tree

NAMED = re.compile(r"(?:.*\.)?test_\w+(?:\..*)?")
"""The dotted name of a test module, or of something in it."""
BY_NAME = re.compile(r"tests\.(?:\w+\.)*test_\w+")
"""The same as a text, such as ``importlib.import_module`` takes."""


def borrowed(root: Path) -> list[str]:
    """What modules of the tests take from test modules."""
    return [
        f"{path.relative_to(root).as_posix()} takes {name}"
        for path in sorted((root / "tests").rglob("*.py"))
        for name in taken(path)
        if NAMED.fullmatch(name)
    ]


def taken(path: Path) -> Iterator[str]:
    """Modules and names that a module of the tests takes from the tests, by dotted name."""
    for node in importing(path):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith("tests."))
        elif node.level or (node.module or "").partition(".")[0] == "tests":
            yield from (f"{node.module or ''}.{alias.name}" for alias in node.names)
    for text in ast.walk(tree(path)):
        if isinstance(text, ast.Constant) and isinstance(text.value, str) and BY_NAME.fullmatch(text.value):
            yield text.value


@pytest.mark.slow
def test_no_test_module_takes_from_another() -> None:
    assert borrowed(ROOT) == []


@pytest.mark.parametrize(
    "line",
    [
        "from tests.room.test_one import helper",
        "from tests.room import test_one",
        "import tests.room.test_one",
        "from .test_one import helper",
        "from . import test_one as one",
        "one = importlib.import_module('tests.room.test_one')",
        "def late():\n    from tests.room.test_one import helper",
    ],
)
def test_borrowing_is_seen_however_it_is_written(tmp_path: Path, line: str) -> None:
    room = tmp_path / "tests/room"
    room.mkdir(parents=True)
    (room / "test_two.py").write_text(f"{line}\n", encoding="utf-8")
    (room / "shared.py").write_text("from tests.room.shared_people import testing, tests\n", encoding="utf-8")
    found = borrowed(tmp_path)
    assert len(found) == 1
    assert found[0].startswith("tests/room/test_two.py takes ")
    assert "test_one" in found[0]
