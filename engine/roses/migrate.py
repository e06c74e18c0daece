"""Saves of earlier schemas.

Schema 1 (0.2.0) had no side frames: an order book was opened and closed within a step. Its seats keep the orders they
gave; what could not be ordered then is asked.
"""

from __future__ import annotations

import msgspec

from engine.roses.setup import RULES_VERSION, SCHEMA_VERSION
from engine.roses.state import Battle, Book, RosesState


def migrate(data: bytes) -> RosesState | None:
    """The save in the present schema; ``None`` when it is none of an earlier one."""
    try:
        state = msgspec.json.decode(data, type=RosesState)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    if state.schema_version != 1 or state.sides:
        return None
    state.schema_version, state.rules_version = SCHEMA_VERSION, RULES_VERSION
    state.sides = [Book()]
    for frame in state.frames:
        if isinstance(frame, Battle) and frame.opened < 0:  # not kept at first
            frame.opened = frame.attacker
    return state
