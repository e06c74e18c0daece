"""Saves of earlier schemas."""

from __future__ import annotations

import msgspec

from engine.knights.setup import SCHEMA_VERSION
from engine.knights.state.state import KnState


def migrate(data: bytes) -> KnState | None:
    """A save of schema 1 (0.2.0), which knows no orders about offices and surrendered cities: there the seats are
    asked. ``None`` when it is none."""
    try:
        state = msgspec.json.decode(data, type=KnState)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    if state.schema_version != 1 or any(o.surrender != "ask" or o.holder != "ask" for o in state.orders):
        return None
    state.schema_version = SCHEMA_VERSION
    return state
