"""The rules of every game Herald hosts. Pure: no input or output, no clock, no global luck.

A game is a package of this folder with its record as ``GAME`` (``engine.core.registry``); nothing else names it. Games
of others join ``RECORDS`` when Herald starts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core import Rules
from engine.core.registry import Parts, Registry, built_in

RECORDS: Registry = built_in(__name__, __path__, ("core", "players"))
"""What each game brings, by its id."""
GAMES: Mapping[str, Rules[Any, Any]] = Parts("rules", RECORDS)
"""The rules of each game by its id, imported when they are asked for."""

__all__ = ["GAMES", "RECORDS"]
