"""Which modules a module imports."""

from __future__ import annotations

import ast
import functools
from collections.abc import Iterator
from pathlib import Path

from tests.support.syntax_trees import tree

ROOT = Path(__file__).resolve().parents[2]


@functools.cache
def importing(path: Path) -> list[ast.Import | ast.ImportFrom]:
    """Every import of a module, wherever it stands."""
    return [node for node in ast.walk(tree(path)) if isinstance(node, ast.Import | ast.ImportFrom)]


def imports(path: Path) -> Iterator[str]:
    """Dotted names of modules that a module imports, and of what it takes from them."""
    for node in importing(path):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
