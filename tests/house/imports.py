"""Which modules a module imports."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.support.syntax_trees import gist

ROOT = Path(__file__).resolve().parents[2]


def importing(path: Path) -> list[ast.Import | ast.ImportFrom]:
    """Every import of a module, wherever it stands."""
    return gist(path).imports


def imports(path: Path) -> Iterator[str]:
    """Dotted names of modules that a module imports, and of what it takes from them."""
    for node in importing(path):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


HOUSE = ("bot", "cogs", "engine", "render")


def modules(*rooms: str) -> dict[str, Path]:
    """Every module of some rooms by its dotted name."""
    paths = [p for room in rooms for p in ([ROOT / room] if room.endswith(".py") else (ROOT / room).rglob("*.py"))]
    return {".".join(p.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): p for p in sorted(paths)}


def targets(path: Path, found: dict[str, Path]) -> Iterator[str]:
    """The modules among ``found`` that a module imports; a module taken out of a package is that module alone."""
    for node in importing(path):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in found)
        elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                if whole in found or node.module in found:
                    yield whole if whole in found else node.module


def circles(found: dict[str, Path]) -> list[list[str]]:
    """Groups of modules that import each other, wherever the import stands: at the top, in a function, for types."""
    edges = {name: {i for i in targets(path, found) if i != name} for name, path in found.items()}

    def reached(start: str) -> set[str]:
        seen: set[str] = set()
        queue = list(edges[start])
        while queue:
            if (name := queue.pop()) not in seen:
                seen.add(name)
                queue += edges[name]
        return seen

    reach = {name: reached(name) for name in found}
    groups = {tuple(sorted(n for n in found if n in reach[name] and name in reach[n])) for name in found}
    return sorted(list(group) for group in groups if group)
