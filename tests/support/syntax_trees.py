"""Code as a tree, for tests that read the code."""

from __future__ import annotations

import ast
import gc
from pathlib import Path


def tree(path: Path) -> ast.Module:
    """What a module says. Nothing is collected meanwhile: what other tests left behind may end with code of its own in
    the middle of the parser, which Python 3.11 takes for a tree of another depth."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        return ast.parse(path.read_text(encoding="utf-8"))
    finally:
        if collecting:
            gc.enable()
