"""The page on fair play tells the truth: its program, run as anybody would run it, finds forgeries and nothing else."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.tables.service import Tables
from tests.bot.helpers import ANA, BEN, CAI
from tests.bot.tables.toy_rounds import play_round, started
from tests.support.sandbox import ROOT

PAGES = [ROOT / "docs" / "fair-play.md", ROOT / "docs" / "fair-play.es.md"]
PROGRAM = re.compile(r"```python\n(.*?)```", re.DOTALL)
SHELL = re.compile(r"```sh\n(.*?)```", re.DOTALL)


def program(page: Path) -> str:
    (found,) = PROGRAM.findall(page.read_text(encoding="utf-8"))
    return str(found)


def run(folder: Path, paper: bytes, *more: str) -> tuple[int, str]:
    """What the program says, in a Python that knows nothing of Herald."""
    (folder / "check.py").write_text(program(PAGES[0]), encoding="utf-8")
    (folder / "game.json").write_bytes(paper)
    command = [sys.executable, "-I", "-S", "check.py", "game.json", *more]
    done = subprocess.run(command, cwd=folder, capture_output=True, encoding="utf-8", check=False)
    return done.returncode, done.stdout + done.stderr


async def game(tables: Tables, *words: str) -> tuple[bytes, str]:
    """A finished game as a file, and the hash that was shown in its lobby."""
    table = await started(tables, *words)
    for _ in range(2):
        await play_round(tables, table.id)
    return await tables.exports.export(table.id, ANA.id), table.seed_hash


def test_the_program_is_short_and_stands_alone() -> None:
    code = program(PAGES[0])
    assert program(PAGES[1]) == code
    assert len([line for line in code.splitlines() if line]) <= 40
    imported = {a.name for n in ast.walk(ast.parse(code)) if isinstance(n, ast.Import) for a in n.names}
    assert imported == {"hashlib", "json", "sys"}
    assert not any(isinstance(n, ast.ImportFrom) for n in ast.walk(ast.parse(code)))


@pytest.mark.parametrize("words", [("rosé", "two wolves"), ("", "wolf"), ()])
async def test_the_program_agrees(tables: Tables, tmp_path: Path, words: tuple[str, ...]) -> None:
    paper, shown = await game(tables, *words)
    code, said = run(tmp_path, paper, shown)
    assert code == 0, said
    assert said.startswith("6 draws")
    assert all(word in said for word in words)
    assert ("none" in said) == (not any(words))


def lines(paper: Any, change: Callable[[list[Any]], object]) -> Any:
    copy = json.loads(json.dumps(paper))
    change(copy["actions"])
    return copy


FORGERIES: dict[str, Callable[[Any], Any]] = {
    "another seed": lambda p: p | {"seed": "0" * 64},
    "another word": lambda p: lines(p, lambda a: a[0].update(text="1 rose\n2 bear")),
    "no words": lambda p: lines(p, lambda a: a[0].update(text="")),
    "another result": lambda p: lines(p, lambda a: a[0]["draws"][0].__setitem__(3, 1 - a[0]["draws"][0][3])),
    "other labels": lambda p: lines(p, lambda a: [d.__setitem__(0, "end") for old in a for d in old.get("draws", ())]),
    "a draw left out": lambda p: lines(p, lambda a: a[0]["draws"].pop(0)),
    "a draw made twice": lambda p: lines(p, lambda a: a[0]["draws"].insert(0, a[0]["draws"][0])),
}


async def test_the_program_finds_forgeries(tables: Tables, tmp_path: Path) -> None:
    paper, shown = await game(tables, "rose", "wolf")
    for name, forge in FORGERIES.items():
        code, said = run(tmp_path, json.dumps(forge(json.loads(paper))).encode(), shown)
        assert code == 1, (name, said)
        assert "Traceback" not in said, name
    assert run(tmp_path, paper, "0" * 64)[0] == 1


async def test_the_program_warns_of_imported_games(tables: Tables, tmp_path: Path) -> None:
    paper, shown = await game(tables, "rose", "wolf")
    copy = await tables.exports.import_table(paper, guild_id=1, channel_id=1, organiser=CAI)
    code, said = run(tmp_path, await tables.exports.export(copy.id, BEN.id), shown)
    assert (code, "imported" in said) == (0, True)


def test_the_words_of_the_example_are_those_of_the_program() -> None:
    """The line for a shell, as both pages have it, feeds what the page counts: thirteen bytes."""
    for page in PAGES:
        (shell,) = SHELL.findall(page.read_text(encoding="utf-8"))
        text = re.search(r"printf '(.*?)'", shell)
        assert text is not None
        assert len(text[1].replace("\\n", "\n").encode()) == 13
