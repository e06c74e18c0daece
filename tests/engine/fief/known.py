"""What a seat knows of a position of Fief."""

from __future__ import annotations

import msgspec

from engine.fief.rules import FIEF
from engine.fief.state.state import FiefState


def sealed(state: FiefState, seat: int | None) -> tuple[bytes, bytes]:
    """What a seat sees and is asked."""
    prompts = FIEF.prompts(state).get(seat, []) if seat is not None else []
    return msgspec.json.encode(FIEF.view(state, seat)), msgspec.json.encode(prompts)
