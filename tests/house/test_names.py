"""Names of modules, commands and files that stand in texts: each is there."""

from __future__ import annotations

import importlib
import pkgutil
import re
from pathlib import Path

import typer.main

from bot.__main__ import FAMILIES, run
from tests.house.imports import ROOT

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
    """Whether nothing has a dotted name."""
    try:
        if name.endswith(OPEN_END):
            package, _, start = name.rpartition(".")
            path = importlib.import_module(package).__path__
            return not any(module.name.startswith(start) for module in pkgutil.iter_modules(path))
        pkgutil.resolve_name(name)
    except (ImportError, AttributeError):
        return True
    return False


def test_dotted_names_can_be_imported() -> None:
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
