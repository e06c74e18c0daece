"""Names of modules, commands and files that stand in texts: each is there."""

from __future__ import annotations

import ast
import importlib
import re
from pathlib import Path

import typer.main

from bot.__main__ import FAMILIES, run
from tests.house.imports import ROOT
from tests.support.syntax_trees import tree

TOPS = ("bot", "engine", "render", "cogs", "tests")
NAME = re.compile(rf"(?<![\w./@-])(?:{'|'.join(TOPS)})(?:\.[A-Za-z_]\w*)+")
QUOTED = re.compile(rf"(?:[\"'`]|-m )({NAME.pattern})")
FILE = re.compile(rf"(?<![\w./-])(?:{'|'.join((*TOPS, 'docs'))})/[\w./-]+\.(?:py|md|yaml|service|toml|lock|webp|ftl)\b")
COMMAND = re.compile(r"-m bot ([a-z][\w-]*)")
OPEN_END = "_"
"""Ends the part of a name to which a program adds the rest."""
MADE_UP = (Path(__file__).name, "test_borrowing.py")
"""Modules whose names are made up, for guards to refuse."""
OTHERS = {
    "bot.clock": "of an older commit, which is measured beside this one",
    "bot.log": "a file",
    "bot.rules": "made up, for a guard to refuse",
    "bot.test": "made up",
    "engine.go.rules.GO": "made up, for a game that is not there",
    "render.xidit.PENCIL": "made up, for a renderer that is not there",
}
"""What looks like a name of ours and is none."""


def documents() -> list[Path]:
    """What is written for people, and what hosts and builders run."""
    return [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("engine/*/RULES.md"), *operators()]


def operators() -> list[Path]:
    """What hosts and builders run."""
    hosting = [path for path in (ROOT / "docs" / "hosting").iterdir() if path.is_file()]
    return [ROOT / "Makefile", ROOT / "pyproject.toml", *(ROOT / ".ci").iterdir(), *hosting]


def names() -> dict[str, Path]:
    """Dotted names of this house, each with a file that has it: in documents anywhere, in programs behind a quote."""
    found = {name: path for path in documents() for name in NAME.findall(path.read_text("utf-8"))}
    sources = (path for top in TOPS for path in sorted((ROOT / top).rglob("*.py")) if path.name not in MADE_UP)
    return found | {name: path for path in sources for name in QUOTED.findall(path.read_text("utf-8"))}


def missing(name: str) -> bool:
    """Whether nothing has a dotted name: a folder, a module, or what stands at the top of one. Nothing is imported."""
    place = ROOT
    parts = name.split(".")
    while parts and (place / parts[0]).is_dir():
        place /= parts.pop(0)
    if not parts:
        return False
    if name.endswith(OPEN_END):
        return not any(place.glob(f"{parts[0]}*.py"))
    module = place / f"{parts[0]}.py"
    file, wanted = (module, parts[1:]) if module.is_file() else (place / "__init__.py", parts)
    return bool(wanted) and not (file.is_file() and wanted[0] in at_top(file))


def at_top(file: Path) -> set[str]:
    """The names that a module binds at its top, outside functions and classes."""
    found: set[str] = set()
    left: list[ast.AST] = [*tree(file).body]
    while left:
        match left.pop():
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                found.add(name)
            case ast.Name(id=name, ctx=ast.Store()):
                found.add(name)
            case ast.alias(name=name, asname=other):
                found.add((other or name).partition(".")[0])
            case node:
                left += ast.iter_child_nodes(node)
    return found


def test_dotted_names_are_there() -> None:
    found = names()
    assert len(found) > 100
    lost = {name: path.relative_to(ROOT) for name, path in found.items() if missing(name)}
    assert {name: path for name, path in lost.items() if name not in OTHERS} == {}
    assert set(OTHERS) <= set(lost), "an exception that nothing needs"


def test_the_guard_bites() -> None:
    assert NAME.findall("asks `bot.tables.press`, or render.core.api.") == ["bot.tables.press", "render.core.api"]
    assert missing("bot.tables.press")
    assert missing("bot.measure.bunch_")
    assert not missing("bot.measure.bench_")


def test_commands_are_there() -> None:
    """Those that documents, unit and Makefile give to ``python -m bot``."""
    commands = typer.Typer()
    commands.command("run")(run)
    for family in FAMILIES:
        importlib.import_module(family).register(commands)
    known = set(getattr(typer.main.get_command(commands), "commands", {}))
    said = {word: path for path in documents() for word in COMMAND.findall(" ".join(path.read_text("utf-8").split()))}
    assert {"run", "migrate", "backup", "restore", "bench", "render"} <= set(said)
    assert {name: path for name, path in said.items() if name not in known} == {}


def test_the_operators_files_are_there() -> None:
    guides = (ROOT / "README.md", ROOT / "docs" / "hosting.md", *operators())
    found = {name: path for path in guides for name in FILE.findall(path.read_text("utf-8"))}
    lost = [f"{path.relative_to(ROOT)} names {name}" for name, path in found.items() if not (ROOT / name).exists()]
    assert len(found) > 5
    assert lost == []
