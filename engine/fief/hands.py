"""Cards that leave a hand."""

from __future__ import annotations

from engine.fief.game_data import is_character
from engine.fief.state.state import Discarding, FiefState


def part_with(state: FiefState, seat: int, card: int) -> None:
    """A card leaves a hand on another's way; who meant to lay it aside no longer can."""
    state.hands[seat].remove(card)
    for frame in state.frames:
        if isinstance(frame, Discarding) and card in frame.away[seat]:
            frame.away[seat].remove(card)


def discard(state: FiefState, card: int) -> None:
    """A card goes under its deck, face up."""
    (state.character_discards if is_character(card) else state.fortune_discards).append(card)
