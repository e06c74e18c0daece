"""Code as a tree, for tests that read the code."""

from __future__ import annotations

import ast
import functools
import gc
from pathlib import Path
from typing import NamedTuple


class Gist(NamedTuple):
    """What many tests ask of a module, which is read once for all of them."""

    imports: list[ast.Import | ast.ImportFrom]
    """Every import, wherever it stands."""
    texts: frozenset[str]
    """Every text."""


@functools.cache
def gist(path: Path) -> Gist:
    """What stands in a module."""
    nodes = list(ast.walk(tree(path)))
    texts = frozenset(n.value for n in nodes if isinstance(n, ast.Constant) and isinstance(n.value, str))
    return Gist([n for n in nodes if isinstance(n, ast.Import | ast.ImportFrom)], texts)


def tree(path: Path) -> ast.Module:
    """What a module says."""
    return parsed(path.read_text(encoding="utf-8"))


def parsed(source: str) -> ast.Module:
    """What the text of a module says. Nothing is collected meanwhile: what other tests left behind may end with code of
    its own in the middle of the parser, which Python 3.11 takes for a tree of another depth."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        return ast.parse(source)
    finally:
        if collecting:
            gc.enable()


def texts(node: ast.expr, names: dict[str, list[str]]) -> list[str]:
    """The texts that an expression may be, as far as that can be read. ``names``: what may stand behind names."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return texts(node.body, names) + texts(node.orelse, names)
    return names.get(node.id, []) if isinstance(node, ast.Name) else []
