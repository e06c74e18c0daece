"""Bringing saves of earlier schemas up to date."""

from __future__ import annotations

import msgspec

from engine.xidit.setup import SCHEMA_VERSION
from engine.xidit.state import Census, StandingChoices, XiditState

_DECODER = msgspec.json.Decoder(XiditState)


def migrate(data: bytes) -> XiditState | None:
    """A save of schema 1 (0.1.0 and 0.2.0): no side frames, heroes placed in turn, units of a census sealed one by one.

    Who had sealed one unit's count and not the later ones is asked for those.
    """
    state = _DECODER.decode(data)
    if state.schema_version != 1:
        return None
    state.schema_version = SCHEMA_VERSION
    state.sides = [StandingChoices()]
    state.options = msgspec.structs.replace(state.options, placement="in_turn")
    bottom = state.frames[0] if state.frames else None
    if isinstance(bottom, Census):
        first = bottom.unit + bottom.shown
        for player in state.players:
            player.sealed = (bottom.shown or player.sealed) and -1 not in player.reveals[first:]
    return state
