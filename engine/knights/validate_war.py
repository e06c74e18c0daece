"""Whether the frames of battles in a save can be played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.knights.state import KnState

CHECKS: dict[type, Callable[[KnState, Any], bool]] = {}
"""By type of frame: whether its numbers are places, seats and cards that exist."""
