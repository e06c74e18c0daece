"""Saves of earlier schemas.

Schema 1 (0.2.0) had no side frames: an order book was opened and closed within a step. Its seats keep the orders they
gave; what could not be ordered then is asked. Schema 2 did not tell heirs who come in now from those of the next supply
phase, and a prisoner could lead their house.
"""

from __future__ import annotations

import msgspec

from engine.roses.fate import free_heirs
from engine.roses.setup import RULES_VERSION, SCHEMA_VERSION
from engine.roses.state import Battle, Book, RosesState, Supply


def migrate(data: bytes) -> RosesState | None:
    """The save in the present schema; ``None`` when it is none of an earlier one."""
    try:
        state = msgspec.json.decode(data, type=RosesState)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    if state.schema_version == 1 and not state.sides:
        state.sides = [Book()]
    elif state.schema_version != 2:
        return None
    state.schema_version, state.rules_version = SCHEMA_VERSION, RULES_VERSION
    for frame in state.frames:
        if isinstance(frame, Battle) and frame.opened < 0:  # not kept at first
            frame.opened = frame.attacker
        if isinstance(frame, Supply):
            frame.due = list(state.due)
    for seat, head in enumerate(state.heads):
        if head >= 0 and head == state.prisoner and seat in (0, 1):
            state.heads[seat] = free_heirs(state, seat)[0]
    return state
