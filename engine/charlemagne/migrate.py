"""Saves of earlier schemas."""

from __future__ import annotations

import msgspec

from engine.charlemagne.setup import SCHEMA_VERSION
from engine.charlemagne.state import ChState

_DECODER = msgspec.json.Decoder(ChState)


def migrate(data: bytes) -> ChState | None:
    """A save of schema 1 (0.2.0): it says nothing of the points of past game turns and of what was done in them."""
    save = msgspec.json.decode(data)
    if not isinstance(save, dict) or save.get("schema_version") != 1 or save.get("scores") or save.get("deeds"):
        return None
    save["schema_version"] = SCHEMA_VERSION
    save["scored"] = save["turn"]
    save["deeds"] = [[save["turn"], save["phasing"]]]
    return _DECODER.decode(msgspec.json.encode(save))
