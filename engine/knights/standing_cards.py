"""Standing orders for neutral cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core import Action, Prompt
from engine.knights.state import KnState

VALUES: dict[str, tuple[str | int, ...]] = {}
"""What may be set with ``order <key> <value>``; every key is a field of ``state.Orders``."""
DECIDERS: dict[type, Callable[[KnState, int, Any, Prompt], Action | None]] = {}
"""By type of frame: what the orders of a seat answer to a question of it; ``None`` asks the seat."""
