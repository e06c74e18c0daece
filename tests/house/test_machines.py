"""Nothing depends on the machine's language, on who runs it, or on the name of the folder it lies in."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.syntax_trees import tree

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("bot", "cogs", "engine", "render", "tests")
FILES = re.compile(r"open\(|read_text|write_text|TemporaryFile|text=True|universal_newlines")
"""Without one of these a module is not looked into."""
MODES = {"open": 1, "fdopen": 1, "NamedTemporaryFile": 0, "TemporaryFile": 0, "SpooledTemporaryFile": 0}
"""What opens a file, with the place of the mode among its arguments; of ``path.open`` it is the first."""
HOMES = {"Path.home", "os.path.expanduser", "getpass.getuser", "os.getlogin"}


def is_text(call: ast.Call, place: int, default: str) -> bool:
    """Whether a file is opened in a mode for text. ``default``: the mode where the call names none."""
    given = [word.value for word in call.keywords if word.arg == "mode"] or call.args[place : place + 1]
    if not given:
        return "b" not in default
    mode = given[0].value if isinstance(given[0], ast.Constant) else None
    return isinstance(mode, str) and set(mode) <= set("rwaxt+")


def guesses(call: ast.Call) -> bool:
    """Whether text becomes bytes, or bytes text, in whatever encoding the machine prefers."""
    words = {word.arg: word.value for word in call.keywords}
    if words.keys() & {None, "encoding"}:
        return False
    if any(name in words and ast.unparse(words[name]) == "True" for name in ("text", "universal_newlines")):
        return True
    of, _, name = ast.unparse(call.func).rpartition(".")
    if name in ("read_text", "write_text"):
        return len(call.args) == (name == "write_text")
    if name == "open" and of:  # of a path; games open offers and seals by that name, but give no mode
        return bool(call.args or "mode" in words) and is_text(call, 0, "b") and len(call.args) < 2
    return name in MODES and is_text(call, MODES[name], "r" if name in ("open", "fdopen") else "w+b")


def faults(module: ast.AST) -> Iterator[tuple[int, str]]:
    for call in (node for node in ast.walk(module) if isinstance(node, ast.Call)):
        if guesses(call):
            yield call.lineno, 'say encoding="utf-8"'
        if ast.unparse(call.func) in HOMES:
            yield call.lineno, "there may be no home that can be written, and no name of whoever runs this"


def test_no_encoding_is_left_to_the_machine_and_no_home_is_looked_for() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {why}"
        for folder in FOLDERS
        for path in sorted((ROOT / folder).rglob("*.py"))
        if FILES.search(text := path.read_text(encoding="utf-8")) or any(name in text for name in HOMES)
        for line, why in faults(tree(path))
    ]
    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        "open(name)",
        "open(name, 'w')",
        "open(name, mode='a')",
        "path.open('r')",
        "path.open(mode='w')",
        "path.read_text()",
        "path.write_text(text)",
        "os.fdopen(number)",
        "tempfile.NamedTemporaryFile('w')",
        "subprocess.run(command, text=True)",
        "subprocess.Popen(command, universal_newlines=True)",
        "Path.home()",
        "getpass.getuser()",
    ],
)
def test_the_check_finds(line: str) -> None:
    assert list(faults(ast.parse(line)))


@pytest.mark.parametrize(
    "line",
    [
        "open(name, 'rb')",
        "open(name, encoding='utf-8')",
        "path.open('xb')",
        "path.open('r', encoding='utf-8')",
        "path.read_text('utf-8')",
        "path.write_text(text, encoding='utf-8')",
        "tempfile.NamedTemporaryFile()",
        "subprocess.run(command, encoding='utf-8')",
        "subprocess.run(command, **how)",
        "Image.open(file)",
        "self.open(state, frame, seat)",
        "times.open()",
        "row.values(text='a text')",
    ],
)
def test_the_check_spares(line: str) -> None:
    assert not list(faults(ast.parse(line)))
