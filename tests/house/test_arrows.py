"""The arrows of the house: who may import whom."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import GAMES

ROOT = Path(__file__).resolve().parents[2]

BANNED = {
    "engine": {
        "discord", "PIL", "sqlmodel", "sqlalchemy", "aiosqlite", "aiohttp", "asyncio", "time", "datetime", "random",
        "secrets", "socket", "os", "pathlib", "bot", "cogs", "render",
    },
    "render": {"discord", "sqlmodel", "sqlalchemy", "aiohttp", "asyncio", "bot", "cogs"},
    "bot/tables": {"cogs", "PIL"},
    "bot/workers": {"cogs", "PIL"},
    "bot/store": {"cogs", "PIL", "discord", *(f"engine.{game}" for game in GAMES)},
    "cogs": {"sqlmodel", "sqlalchemy", "bot.store", "PIL"},
}  # fmt: skip
# Reading data files needs a path; nothing else of the engine touches the disk.
EXCEPT = {("engine", "pathlib"), ("engine", "os")}


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def offences(room: str) -> list[str]:
    found = []
    for path in sorted((ROOT / room).rglob("*.py")):
        for name in imports(path):
            for banned in BANNED[room]:
                if (name == banned or name.startswith(banned + ".")) and (room, banned) not in EXCEPT:
                    found.append(f"{path.relative_to(ROOT)} imports {name}")
    return found


@pytest.mark.parametrize("room", sorted(BANNED))
def test_arrows_run_one_way(room: str) -> None:
    assert offences(room) == []


@pytest.mark.parametrize("room", ["render", "cogs"])
def test_no_state_outside_the_engine_and_its_host(room: str) -> None:
    found = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in sorted((ROOT / room).rglob("*.py"))
        for name in imports(path)
        if name.startswith("engine.") and name.split(".")[-1] in {"state", "rules", "phases"} and name.count(".") >= 2
        and not name.startswith("engine.core")
    ]  # fmt: skip
    assert found == []


def test_the_check_sees_an_offence(tmp_path: Path) -> None:
    """The finder itself works: an import inside a function is found too."""
    file = tmp_path / "x.py"
    file.write_text("def f() -> None:\n    import random\n")
    assert list(imports(file)) == ["random"]


def test_render_draws_the_same_every_time() -> None:
    """Jitter comes from generators with a seed of their own, never from the module's shared one."""
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in sorted((ROOT / "render").rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "random"
        and node.attr != "Random"
    ]  # fmt: skip
    assert found == []
