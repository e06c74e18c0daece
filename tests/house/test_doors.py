"""Rooms have doors: a package says in ``__all__`` which of its modules outsiders may take, and they take no others."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.house.imports import ROOT, imports
from tests.support.syntax_trees import tree

HOUSE = ("bot", "cogs")
"""The folders that are looked over: those that have rooms."""
MOST = 40
"""Modules that a folder holds at most."""


def doors(package: Path) -> list[str] | None:
    """What the ``__all__`` of a package names; ``None`` where it has none."""
    for node in tree(package / "__init__.py").body:
        match node:
            case ast.Assign(targets=[ast.Name(id="__all__")], value=value):
                return list(ast.literal_eval(value))
            case ast.AnnAssign(target=ast.Name(id="__all__"), value=ast.expr() as value):
                return list(ast.literal_eval(value))
    return None


def rooms(root: Path) -> Iterator[tuple[str, Path, list[str]]]:
    """Packages whose ``__all__`` names nothing but modules of their own, by dotted name."""
    for file in sorted(file for top in root.iterdir() for file in top.rglob("__init__.py") if top.name in HOUSE):
        found = doors(file.parent)
        if found is not None and all((file.parent / f"{name}.py").is_file() for name in found):
            yield ".".join(file.parent.relative_to(root).parts), file.parent, found


def trespasses(root: Path) -> list[str]:
    """Imports by outsiders of modules that a room does not name."""
    shut = [
        (f"{name}.{module.stem}", folder)
        for name, folder, found in rooms(root)
        for module in folder.glob("*.py")
        if module.stem not in (*found, "__init__")
    ]
    by_name = dict(shut)
    return [
        f"{path.relative_to(root)} imports {name}"
        for path in sorted(path for top in root.iterdir() for path in top.rglob("*.py") if top.name in HOUSE)
        for name in sorted(set(imports(path)))
        if name in by_name and by_name[name] not in path.parents
    ]


def test_outsiders_take_what_a_room_names() -> None:
    assert trespasses(ROOT) == []


def test_every_new_folder_has_a_door() -> None:
    """Each room of the tables, and whatever else is taken apart, says what outsiders may take."""
    for folder in ("bot/common", "bot/measure", "bot/serving", "bot/workers/outbox", "cogs/play", "cogs/table"):
        assert doors(ROOT / folder) is not None, folder
    for folder in sorted((ROOT / "bot" / "tables").iterdir()):
        assert folder.suffix or folder.name == "__pycache__" or doors(folder) is not None, folder


def test_a_folder_can_be_looked_over() -> None:
    crowded = [
        str(folder.relative_to(ROOT))
        for top in HOUSE
        for folder in {path.parent for path in (ROOT / top).rglob("*.py")}
        if "migrations" not in folder.parts and len(list(folder.glob("*.py"))) > MOST
    ]
    assert crowded == []


def test_a_trespass_is_seen(tmp_path: Path) -> None:
    room = tmp_path / "bot" / "room"
    room.mkdir(parents=True)
    (room / "__init__.py").write_text('"""A room."""\n\n__all__ = ["door"]\n', encoding="utf-8")
    for name, text in (("door", "from bot.room import inner\n"), ("inner", "")):
        (room / f"{name}.py").write_text(text, encoding="utf-8")
    outside = tmp_path / "cogs" / "outside.py"
    outside.parent.mkdir()
    outside.write_text("from bot.room import door\nfrom bot.room.inner import x\n", encoding="utf-8")
    assert trespasses(tmp_path) == ["cogs/outside.py imports bot.room.inner"]
