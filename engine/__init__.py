"""The rules of every game Herald hosts. Pure: no input or output, no clock, no global luck.

A game is a package of this folder that offers its rules as ``RULES``; nothing else names it. A package without
``RULES`` is no game yet.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from typing import Any

from engine.core import Rules

_SHARED = frozenset({"core", "players"})


def _found() -> dict[str, Rules[Any, Any]]:
    """The rules of every game's package, by slug, in alphabetical order of the packages."""
    names = sorted(m.name for m in pkgutil.iter_modules(__path__) if m.ispkg and m.name not in _SHARED)
    found: dict[str, Rules[Any, Any]] = {}
    for name in names:
        rules: Rules[Any, Any] | None = getattr(importlib.import_module(f"{__name__}.{name}"), "RULES", None)
        if rules is None:
            continue
        if rules.id != name:
            raise ImportError(f"the package engine.{name} offers the rules of {rules.id!r}")
        found[name] = rules
    return found


GAMES: Mapping[str, Rules[Any, Any]] = _found()

__all__ = ["GAMES"]
