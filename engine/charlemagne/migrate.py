"""Saves of earlier schemas."""

from __future__ import annotations

import msgspec

from engine.charlemagne.deeds import Chronicle
from engine.charlemagne.setup import SCHEMA_VERSION
from engine.charlemagne.state import ChState

_DECODER = msgspec.json.Decoder(ChState)


def migrate(data: bytes) -> ChState | None:
    """A save of schema 1 (0.2.0): it says nothing of the points of past game turns and of what was done in them."""
    state = _DECODER.decode(data)
    if state.schema_version != 1 or state.scores or state.deeds:
        return None
    state.schema_version = SCHEMA_VERSION
    state.scored = state.turn
    state.deeds = [Chronicle(state.turn, state.phasing)]
    return state
