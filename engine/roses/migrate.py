"""Saves of earlier schemas: read as plain JSON, brought to today's shape, and only then held to today's types.

Schema 1 (0.2.0) had no side frames: an order book was opened and closed within a step. Its seats keep the orders they
gave; what could not be ordered then is asked. Schema 2 did not tell heirs who come in now from those of the next supply
phase, and a prisoner could lead their house.
"""

from __future__ import annotations

from typing import Any

import msgspec

from engine.roses.fate import free_heirs
from engine.roses.setup import RULES_VERSION, SCHEMA_VERSION
from engine.roses.state import Battle, RosesState, Supply


def migrate(data: bytes) -> RosesState | None:
    """The save in the present schema; ``None`` when it is none of an earlier one."""
    try:
        save = msgspec.json.decode(data, type=dict[str, Any])
        if save.get("schema_version") == 1 and not save.get("sides"):
            save["sides"] = [["book"]]
        elif save.get("schema_version") != 2:
            return None
        if save.get("rules_version") not in range(1, RULES_VERSION + 1):
            return None
        save |= {"schema_version": SCHEMA_VERSION, "rules_version": RULES_VERSION}
        state = msgspec.convert(save, RosesState)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    for frame in state.frames:
        if isinstance(frame, Battle) and frame.opened < 0:  # not kept at first
            frame.opened = frame.attacker
        if isinstance(frame, Supply):
            frame.due = list(state.due)
    for seat, head in enumerate(state.heads):
        if head >= 0 and head == state.prisoner:
            state.heads[seat] = free_heirs(state, seat)[0]
    return state
