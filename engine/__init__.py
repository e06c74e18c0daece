"""The rules of every game Herald hosts. Pure: no input or output, no clock, no global luck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core import Rules
from engine.xidit import XIDIT

GAMES: Mapping[str, Rules[Any, Any]] = {rules.id: rules for rules in (XIDIT,)}

__all__ = ["GAMES"]
